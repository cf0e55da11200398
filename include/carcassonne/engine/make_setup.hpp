#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/engine/machine.hpp"
#include "carcassonne/engine/setup.hpp"

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne {

/// Puts a set-up together and collects everything that is wrong with it.
template <class Rules>
class SetupMaker {
public:
    using Of = RulesOf<Rules>;
    using Faults = std::vector<Error>;

    explicit SetupMaker(const Options<Rules>& options) : options_(options) {}

    CARCASSONNE_COLD Result<Setup<Rules>, Faults> make() {
        setup_.players_ = options_.players;
        setup_.draws_ = options_.draws;
        setup_.plays_forced_ = options_.plays_forced;
        setup_.modules_ = options_.modules;
        if (options_.players < 2 || options_.players > player_capacity) {
            complain(wrong_player_count);
        }
        std::vector<Tile> tiles = options_.tiles;
        if (tiles.empty()) {
            collect_tiles(tiles, typename Of::Modules{});
        }
        bring_features(typename Of::Modules{});
        check_tiles(tiles);
        check_script(tiles);
        if (!faults_.empty()) {
            return Failure{std::move(faults_)};
        }
        setup_.catalogue_ = Catalogue(std::move(tiles), setup_.catalogue_rules_);
        for (const std::string_view id : options_.script) {
            setup_.script_.push_back(setup_.catalogue_.find(id));
        }
        lay_out();
        return std::move(setup_);
    }

private:
    void complain(const Refusal& refusal, std::string_view tile = {}) {
        faults_.push_back(Error{refusal, {}, Side::north, false, ShortText<15>(tile)});
    }

    template <class... M>
    CARCASSONNE_COLD void collect_tiles(std::vector<Tile>& tiles, TypeList<M...>) {
        const auto add = [&](const auto& module) {
            for (const Tile& tile : module.tiles()) {
                tiles.push_back(tile);
            }
        };
        (add(get<M>(options_.modules)), ...);
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
        (bring(M::features), ...);
        for (std::size_t i = 0; i < Of::figures.size(); ++i) {
            rules.deployable[i] = static_cast<FeatureKindMask>(Of::figures[i].stands_on & setup_.in_play_);
        }
    }

    CARCASSONNE_COLD void check_tiles(const std::vector<Tile>& tiles) {
        std::size_t count = 0;
        std::size_t segments = 0;
        std::size_t neighbourhoods = 0;
        std::size_t starts = 0;
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
            count += tile.count;
            segments += tile.count * tile.segments.size();
            starts += static_cast<std::size_t>(tile.start);
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
        if (starts != 1) {
            complain(no_start_tile);
        }
    }

    void check_script(const std::vector<Tile>& tiles) {
        for (std::size_t i = 0; i < options_.script.size(); ++i) {
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
            const TileKind kind(static_cast<std::uint16_t>(i));
            const Tile& tile = setup_.catalogue_.tile(kind);
            state.bag.add(kind, tile.count);
            if (tile.start) {
                setup_.start_tile_ = kind;
            }
        }
        for (std::size_t player = 0; player < setup_.players_; ++player) {
            for (std::size_t i = 0; i < Of::figures.size(); ++i) {
                state.supply.put(PlayerId(static_cast<std::uint8_t>(player)), FigureKind(static_cast<std::uint8_t>(i)),
                                 Of::figures[i].count);
            }
        }
        Machine<Rules, NoSink> machine(setup_, state, NoSink{});
        state.agenda.push_back(machine.turn_of(PlayerId(0)));
        if (const StepId first = Of::order.first[static_cast<std::size_t>(Walk::opening)]; first.exists()) {
            state.agenda.push_back({first, PlayerId(0), 1, 0, TileKind::none(), TileId::none()});
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
