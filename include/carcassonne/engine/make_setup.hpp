#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/engine/machine.hpp"
#include "carcassonne/engine/setup.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne {

/// Puts a set-up together and collects everything that is wrong with it.
template <class Rules>
class SetupMaker {
public:
    using Of = RulesOf<Rules>;
    /// All that is wrong with the options, each with its rule.
    using Faults = std::vector<Error>;

    /// Reads these options, which must live until `make` has been called.
    explicit SetupMaker(const Options<Rules>& options) : options_(options) {}

    /// The set-up, or every fault of the options at once. Call it once: it gives away what it has put together.
    CARCASSONNE_COLD Result<Setup<Rules>, Faults> make() {
        setup_.players_ = options_.players;
        setup_.draws_ = options_.draws;
        setup_.plays_forced_ = options_.plays_forced;
        setup_.own_tiles_ = !options_.tiles.empty();
        setup_.modules_ = options_.modules;
        setup_.enabled_ = options_.enabled;
        setup_.order_ = Of::make_order(options_.enabled, skipped_steps(typename Of::Modules{}));
        setup_.first_figures_ = Of::first_figures(options_.enabled);
        check_modules(typename Of::Modules{});
        if (options_.players < 2 || options_.players > player_capacity) {
            complain(wrong_player_count);
        }
        std::vector<Tile> tiles = options_.tiles;
        if (tiles.empty()) {
            collect_tiles(tiles, typename Of::Modules{});
        }
        bring_features(typename Of::Modules{});
        check_tiles(tiles);
        sort_piles(tiles, typename Of::Modules{});
        check_script(tiles);
        if (!faults_.empty()) {
            return Failure{std::move(faults_)};
        }
        find_restricted(tiles, typename Of::Modules{});
        setup_.catalogue_ = Catalogue(std::move(tiles), setup_.catalogue_rules_);
        for (const std::string_view id : options_.script) {
            setup_.script_.push_back(setup_.catalogue_.find(id));
        }
        lay_out();
        return std::move(setup_);
    }

private:
    void complain(const Refusal& refusal, std::string_view subject = {}) { faults_.emplace_back(refusal, subject); }

    template <class... M>
    CARCASSONNE_COLD void collect_tiles(std::vector<Tile>& tiles, TypeList<M...>) {
        const auto add = [&](const auto& module) {
            for (const Tile& tile : module.tile_set()) {
                tiles.push_back(tile);
            }
        };
        ((setup_.template has<M>() ? add(options_.template of<M>()) : void()), ...);
    }

    /// The steps that modules do without, as their options say.
    template <class... M>
    CARCASSONNE_COLD std::uint64_t skipped_steps(TypeList<M...>) const {
        return (skipped_steps_of<M>(typename M::Steps{}) | ...);
    }
    template <class M, class... S>
    CARCASSONNE_COLD std::uint64_t skipped_steps_of(TypeList<S...>) const {
        std::uint64_t skipped = 0;
        [[maybe_unused]] const auto ask = [&]<class Step>(TypeList<Step>, const auto& module) {
            if constexpr (Of::template may_skip<M, Step>) {
                if (!module.plays(Step{})) {
                    skipped |= std::uint64_t{1} << Of::template step_id<Step>.index();
                }
            }
        };
        (ask(TypeList<S>{}, options_.template of<M>()), ...);
        return skipped;
    }

    /// Modules that are played need others and exclude some, whatever the rule set lists.
    template <class... M>
    CARCASSONNE_COLD void check_modules(TypeList<M...>) {
        if ((Of::fixed_modules & ~options_.enabled) != 0) {
            complain(fixed_module_is_off);
        } else if (!setup_.order_.first[static_cast<std::size_t>(Walk::turn_part)].exists()) {
            complain(no_turn);
        }
        if ((options_.enabled & ~Of::all_modules) != 0) {
            complain(unknown_modules);
        }
        ((setup_.template has<M>() ? check_options<M>() : void()), ...);
        const auto played = [&](std::string_view id) {
            return ((M::info.id == id && setup_.template has<M>()) || ...);
        };
        const auto check = [&](const auto& needs, const auto& excludes, std::string_view id) {
            for (const std::string_view needed : needs) {
                if (!played(needed)) {
                    complain(needed_module_is_off, id);
                }
            }
            for (const std::string_view other : excludes) {
                if (played(other)) {
                    complain(excluded_module_is_on, id);
                }
            }
        };
        ((setup_.template has<M>() ? check(M::needs, M::excludes, M::info.id) : void()), ...);
    }

    /// An option is an enumeration or a switch, into which a program may have cast any number.
    template <class M>
    CARCASSONNE_COLD void check_options() {
        M::each_option(options_.template of<M>(), [&](std::string_view, const auto& value, const auto& words) {
            bool known = false;
            for (const auto& word : words) {
                known = known || word.value == value;
            }
            if (!known) {
                complain(wrong_option_value, M::info.id);
            }
        });
    }

    template <class... M>
    void bring_features(TypeList<M...>) {
        setup_.growth_.fill(Growth::endless);
        auto& rules = setup_.catalogue_rules_;
        const auto bring = [&](const auto& features) {
            for (const FeatureKindSpec& spec : features) {
                const FeatureKindMask kind = mask_of(spec.kind);
                setup_.growth_[spec.kind.index()] = spec.growth;
                setup_.in_play_ = static_cast<FeatureKindMask>(setup_.in_play_ | kind);
                if (spec.growth == Growth::closes) {
                    rules.closable = static_cast<FeatureKindMask>(rules.closable | kind);
                }
                if (spec.growth == Growth::neighbourhood) {
                    rules.neighbourhood = static_cast<FeatureKindMask>(rules.neighbourhood | kind);
                }
            }
        };
        ((setup_.template has<M>() ? bring(M::features) : void()), ...);
        for_marks(rules.marks, typename Of::Marks{});
        for (std::size_t i = 0; i < Of::figures.size(); ++i) {
            rules.deployable[i] = static_cast<FeatureKindMask>(Of::figures[i].stands_on & setup_.in_play_);
        }
        ((setup_.template has<M>() ? open_features(M::features) : void()), ...);
    }
    /// Followers enter kinds of feature that are open to those of others.
    void open_features(const auto& features) {
        for (const FeatureKindSpec& spec : features) {
            for (std::size_t i = 0; i < Of::figures.size(); ++i) {
                auto& kinds = setup_.catalogue_rules_.deployable[i];
                if (Of::figures[i].role == FigureRole::follower &&
                    (Of::figures[i].stands_on & spec.open_to_those_of) != 0) {
                    kinds = static_cast<FeatureKindMask>(kinds | mask_of(spec.kind));
                }
            }
        }
    }

    template <class Words, class... Mark>
    static void for_marks(Words& words, TypeList<Mark...>) {
        std::size_t number = 0;
        static_cast<void>(number);
        ((words[number++] = Mark::word), ...);
    }

    /// Kinds that the game can tell apart; every side and half side in one segment; roads, cities and rivers with
    /// sides, fields with half sides, other kinds with neither; borders to cities of the same tile.
    CARCASSONNE_COLD static bool has_sound_segments(const Tile& tile) {
        unsigned sides = 0;
        unsigned halves = 0;
        bool sound = true;
        for (const TileMark& mark : tile.marks) {
            sound = sound && (halves & mark.covers) == 0;
            halves |= mark.covers;
        }
        for (const Segment& segment : tile.segments) {
            const bool edged = leaves_tile(segment.kind) && segment.kind != field;
            sound = sound && segment.kind.index() < feature_kind_capacity && segment.sides < 16 &&
                    (sides & segment.sides) == 0 && (halves & segment.halves) == 0 && (edged || segment.sides == 0) &&
                    (segment.kind == field || (segment.halves == 0 && segment.borders == 0));
            sides |= segment.sides;
            halves |= segment.halves;
            for (std::size_t i = 0; i < 16; ++i) {
                const bool borders = (unsigned{segment.borders} >> i & 1u) != 0;
                sound = sound && (!borders || (i < tile.segments.size() && tile.segments[i].kind == city));
            }
        }
        return sound;
    }

    CARCASSONNE_COLD void check_tiles(const std::vector<Tile>& tiles) {
        std::size_t count = 0;
        std::size_t segments = 0;
        std::size_t neighbourhoods = 0;
        std::size_t pennants = 0;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const Tile& tile = tiles[i];
            if (tile.count == 0 || tile.count > most_copies || tile.segments.empty()) {
                complain(wrong_copies, tile.id.view());
            }
            for (std::size_t j = 0; j < i; ++j) {
                if (tiles[j].id == tile.id) {
                    complain(repeated_tile, tile.id.view());
                }
            }
            if (!has_sound_segments(tile)) {
                complain(wrong_segment, tile.id.view());
                continue;
            }
            count += tile.count;
            segments += tile.count * tile.segments.size();
            for (const Segment& segment : tile.segments) {
                pennants += std::size_t{tile.count} * segment.pennants;
                neighbourhoods +=
                    (setup_.catalogue_rules_.neighbourhood & mask_of(segment.kind)) != 0 ? tile.count : 0u;
            }
        }
        const BoardCapacity room = Of::board_capacity;
        if (count > room.tiles || segments > room.segments || neighbourhoods > room.neighbourhoods) {
            complain(too_many_tiles);
        }
        if (pennants > FeatureTotals::most_pennants) {
            complain(too_many_pennants);
        }
    }

    /// What modules say of a tile that is a start tile but not the one with which the game begins.
    template <class... M>
    CARCASSONNE_COLD SpareStart spare_of(const Tile& tile, const Tile& start, TypeList<M...>) const {
        SpareStart spare = SpareStart::shuffled_in;
        const auto ask = [&](const auto& module) {
            const SpareStart answer = module.spare_start(tile, start);
            spare = spare == SpareStart::shuffled_in ? answer : spare;
        };
        ((setup_.template has<M>() ? ask(options_.template of<M>()) : void()), ...);
        return spare;
    }

    /// Puts the tiles into the order of their piles. The game begins with the start tile of the first rank; another one
    /// is treated as the modules say.
    template <class... M>
    CARCASSONNE_COLD void sort_piles(std::vector<Tile>& tiles, TypeList<M...>) {
        const auto pile_of = [&](const Tile& tile) {
            unsigned pile = 2u * land_pile;
            const auto find = [&](const auto& module) {
                const unsigned found = 2u * module.pile(tile);
                pile = found < pile ? found : pile;
            };
            ((setup_.template has<M>() ? find(options_.template of<M>()) : void()), ...);
            return pile;
        };
        const auto rank_of = [&](const Tile& tile) {
            unsigned rank = pile_of(tile) / 2 + 1;
            const auto find = [&](const auto& module) {
                const unsigned found = module.start_rank(tile);
                rank = found < rank ? found : rank;
            };
            ((setup_.template has<M>() ? find(options_.template of<M>()) : void()), ...);
            return rank;
        };
        // In the order of the piles, and within one as they are listed.
        std::vector<std::pair<unsigned, Tile>> sorted;
        const auto sort_in = [&sorted](unsigned pile, const Tile& tile) {
            const auto place = std::upper_bound(sorted.begin(), sorted.end(), pile,
                                                [](unsigned wanted, const auto& one) { return wanted < one.first; });
            sorted.emplace(place, pile, tile);
        };
        unsigned first = ~0u;
        Tile start;
        for (const Tile& tile : tiles) {
            const unsigned rank = tile.start ? rank_of(tile) : ~0u;
            if (rank < first) {
                first = rank;
                start = tile;
            }
        }
        std::vector<const Tile*> squares;
        for (const Tile& tile : tiles) {
            if (tile.start && rank_of(tile) == first) {
                squares.push_back(&tile);
            }
        }
        if (!is_start_piece(squares)) {
            complain(no_start_tile);
        }
        for (const Tile& tile : tiles) {
            const unsigned pile = pile_of(tile);
            Tile rest = tile;
            rest.start = tile.start && rank_of(tile) == first;
            const SpareStart spare = tile.start && !rest.start && pile == 2u * land_pile
                                         ? spare_of(tile, start, TypeList<M...>{})
                                         : SpareStart::shuffled_in;
            if (spare != SpareStart::shuffled_in) {
                --rest.count;
                if (spare == SpareStart::on_top) {
                    Tile top = tile;
                    top.count = 1;
                    top.start = false;
                    sort_in(pile - 1, top);
                }
            }
            if (rest.count != 0) {
                sort_in(pile, rest);
            }
        }
        tiles.clear();
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            tiles.push_back(sorted[i].second);
            if (i + 1 == sorted.size() || sorted[i + 1].first != sorted[i].first) {
                setup_.piles_.push_back(i + 1);
            }
        }
    }

    /// The game begins with one tile, or with the squares of one piece, of each of which there is one: the first of
    /// them is that in its north-western corner, and each of the others fits beside one before it.
    CARCASSONNE_COLD static bool is_start_piece(const std::vector<const Tile*>& squares) {
        bool sound = !squares.empty() && (squares.size() == 1 || squares[0]->piece.exists());
        for (std::size_t i = 0; i < squares.size(); ++i) {
            const PieceSquare& here = squares[i]->piece;
            bool beside = i == 0 && here.x == 0 && here.y == 0;
            for (std::size_t j = 0; j < i; ++j) {
                const PieceSquare& there = squares[j]->piece;
                sound = sound && here.name == there.name && !(here == there);
                for (const Side side : all_sides) {
                    if (neighbour({there.x, there.y}, side) == Square{here.x, here.y}) {
                        beside = true;
                        sound = sound && terrain_at(*squares[j], side) == terrain_at(*squares[i], opposite(side));
                    }
                }
            }
            sound = sound && beside && (!here.exists() || squares[i]->count == 1);
        }
        return sound;
    }

    template <class... M>
    CARCASSONNE_COLD void find_restricted(const std::vector<Tile>& tiles, TypeList<M...>) {
        for (const Tile& tile : tiles) {
            setup_.restricted_.push_back(((contains<Forbids<PlacementQuery>, typename M::Hooks> &&
                                           setup_.template has<M>() && options_.template of<M>().restricts(tile)) ||
                                          ...));
        }
    }

    void check_script(const std::vector<Tile>& tiles) {
        std::size_t all = 0;
        for (const Tile& tile : tiles) {
            all += tile.count;
        }
        // Of a script with more words than there are tiles, one of the first words is wrong already.
        const std::size_t looked_at = (std::min)(options_.script.size(), all + 1);
        for (std::size_t i = 0; i < looked_at; ++i) {
            const std::string_view id = options_.script[i];
            std::size_t copies = 0;
            for (const Tile& tile : tiles) {
                copies += tile.id == id ? tile.count - static_cast<std::size_t>(tile.start) : 0u;
            }
            std::size_t drawn = 0;
            for (std::size_t j = 0; j <= i; ++j) {
                drawn += static_cast<std::size_t>(options_.script[j] == id);
            }
            if (drawn > copies) {
                complain(copies == 0 ? unknown_script_tile : script_draws_too_often, id);
            }
        }
    }

    /// Fills bag and supplies, lets the modules lay out what they bring and goes on to nature's first decision.
    CARCASSONNE_COLD void lay_out() {
        State<Rules>& state = setup_.initial_;
        for (std::size_t i = 0; i < setup_.catalogue_.size(); ++i) {
            const auto kind = TileKind::at(i);
            const Tile& tile = setup_.catalogue_.tile(kind);
            state.bag.add(kind, tile.count);
            if (tile.start) {
                setup_.start_.push_back(kind);
            }
        }
        for (std::size_t player = 0; player < setup_.players_; ++player) {
            for (std::size_t i = 0; i < Of::figures.size(); ++i) {
                if ((setup_.enabled_ >> Of::figure_owners[i] & 1u) != 0) {
                    const FigureSpec& figure = Of::figures[i];
                    state.supply.put(PlayerId::at(player), FigureKind::at(i), figure.count - figure.in_reserve);
                    state.supply.put_in_reserve(PlayerId::at(player), FigureKind::at(i), figure.in_reserve);
                }
            }
        }
        Machine<Rules, NoSink> machine(setup_, state, NoSink{});
        state.agenda.push_back(machine.turn_of(PlayerId(0)));
        if (const Task opening = machine.walk_of_player(Walk::opening, PlayerId(0)); opening.step.exists()) {
            state.agenda.push_back(opening);
        }
        machine.emit(GameBegins{});
        typename Of::Choices choices;
        machine.run(choices, Stop::before_turns);
    }

    const Options<Rules>& options_;
    Setup<Rules> setup_;
    Faults faults_;
};

/// Builds a set-up from options, or says everything that is wrong with them.
template <class Rules>
Result<Setup<Rules>, std::vector<Error>> make_setup(const Options<Rules>& options = {}) {
    return SetupMaker<Rules>(options).make();
}

}  // namespace carcassonne
