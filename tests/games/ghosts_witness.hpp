// A second reckoning of Ghosts, Castles & Cemeteries. It sees the printed tiles and where they are laid, hears what is
// told and what players say, and knows the rules; it never asks the engine what follows.
#pragma once

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/standard_rules.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace test {

using namespace carcassonne;

/// How often the games have shown what is worth testing.
using Seen = std::map<std::string, int>;

inline constexpr std::size_t nothing = ~std::size_t{0};

/// The table as everybody sees it. What belongs together is found anew with every tile, from side to side and from half
/// side to half side.
struct GhostTable {
    struct Lying {
        const Tile* tile;
        Square at;
        /// The number of its first segment.
        std::size_t first;
        /// For each side, as it lies, the segments at its left half, its middle and its right half.
        std::array<std::size_t, 12> ports;
        std::array<bool, 4> misty;
        std::array<std::size_t, 4> beside;
    };
    struct Feature {
        FeatureKind kind;
        unsigned open = 0;
        std::vector<std::size_t> segments{};
    };
    /// How many edges of a tile lengthen a bank of mist, and how many limit one: mist of its own, or that of others.
    struct MistEdges {
        unsigned grow = 0;
        unsigned end_here = 0;
        unsigned end_there = 0;
    };

    std::vector<Lying> tiles;
    std::map<Square, std::size_t> squares;
    /// For each segment the number of its tile and of its feature, which is that of the first segment there.
    std::vector<std::size_t> tile_of;
    std::vector<std::size_t> feature_of;
    std::map<std::size_t, Feature> features;

    FeatureKind kind(std::size_t feature) const { return features.at(feature).kind; }
    const Lying& tile_under(std::size_t segment) const { return tiles[tile_of[segment]]; }
    std::size_t segment_at(Spot spot) const { return tiles[tile_at(spot.at)].first + spot.segment; }

    /// How a tile would lie there.
    Lying lying(const Tile& tile, Square at, Rotation rotation) const {
        Lying here{&tile, at, feature_of.size(), {}, {}, {}};
        here.ports.fill(nothing);
        unsigned mist = 0;
        for (const TileMark& mark : tile.marks) {
            mist |= mark.name.view() == "mist" ? mark.covers : 0u;
        }
        for (std::size_t side = 0; side < 4; ++side) {
            here.beside[side] = tile_at(neighbour(at, static_cast<Side>(side)));
            const std::size_t printed = (side + 4 - index(rotation)) % 4;
            here.misty[side] = (mist >> 2 * printed & 3u) != 0;
            for (std::size_t i = 0; i < tile.segments.size(); ++i) {
                // What the mist covers belongs to no field (GCC-40).
                const unsigned halves = (tile.segments[i].halves & ~mist) >> 2 * printed;
                const std::array there{(halves & 1u) != 0, (tile.segments[i].sides >> printed & 1u) != 0,
                                       (halves & 2u) != 0};
                for (std::size_t port = 0; port < 3; ++port) {
                    here.ports[3 * side + port] = there[port] ? here.first + i : here.ports[3 * side + port];
                }
            }
        }
        return here;
    }
    /// Lays a tile; whether it shows the same as its neighbours, whatever the mist covers (GCC-10, GCC-11).
    bool lay(const Lying& here) {
        const std::size_t number = tiles.size();
        tiles.push_back(here);
        squares[here.at] = number;
        tile_of.insert(tile_of.end(), here.tile->segments.size(), number);
        bool fits = true;
        for (std::size_t side = 0; side < 4; ++side) {
            if (here.beside[side] != nothing) {
                tiles[here.beside[side]].beside[opposite(side)] = number;
                const std::size_t theirs = tiles[here.beside[side]].ports[3 * opposite(side) + 1];
                fits = fits && shows(here.ports[3 * side + 1]) == shows(theirs);
            }
        }
        feature_of.assign(tile_of.size(), nothing);
        features.clear();
        for (std::size_t segment = 0; segment < feature_of.size(); ++segment) {
            if (feature_of[segment] == nothing) {
                flood(segment);
            }
        }
        return fits;
    }
    MistEdges mist_edges(const Lying& here) const {
        MistEdges edges;
        for (std::size_t side = 0; side < 4; ++side) {
            if (here.beside[side] != nothing) {
                const bool theirs = tiles[here.beside[side]].misty[opposite(side)];
                edges.grow += here.misty[side] && theirs ? 1u : 0u;
                edges.end_here += here.misty[side] && !theirs ? 1u : 0u;
                edges.end_there += !here.misty[side] && theirs ? 1u : 0u;
            }
        }
        return edges;
    }

    // What can be counted.

    /// Tiles, each once, and pennants.
    int tiles_and_pennants(std::size_t feature) const {
        std::set<std::size_t> counted;
        int pennants = 0;
        for (const std::size_t segment : features.at(feature).segments) {
            counted.insert(tile_of[segment]);
            pennants += printed(segment).pennants;
        }
        return pennants + static_cast<int>(counted.size());
    }
    bool bears(std::size_t feature, std::string_view word) const {
        const auto& segments = features.at(feature).segments;
        return std::any_of(segments.begin(), segments.end(), [&](std::size_t segment) {
            const auto& marks = printed(segment).marks;
            return std::any_of(marks.begin(), marks.end(), [&](const MarkName& mark) { return mark.view() == word; });
        });
    }
    /// How many of the nine squares around a building, its own included, have a tile, or one with mist on it.
    int nine_squares(std::size_t feature, bool with_mist) const {
        const Square at = tile_under(feature).at;
        int found = 0;
        for (int i = 0; i < 9; ++i) {
            const std::size_t number =
                tile_at({static_cast<std::int16_t>(at.x + i % 3 - 1), static_cast<std::int16_t>(at.y + i / 3 - 1)});
            bool counts = number != nothing && !with_mist;
            for (std::size_t mark = 0; number != nothing && mark < tiles[number].tile->marks.size(); ++mark) {
                counts = counts || tiles[number].tile->marks[mark].name.view() == "mist";
            }
            found += counts ? 1 : 0;
        }
        return found;
    }
    bool is_complete(std::size_t feature) const {
        const FeatureKind what = kind(feature);
        return what == road || what == city ? features.at(feature).open == 0
                                            : what != field && what != river && nine_squares(feature, false) == 9;
    }
    int cities(std::size_t touched) const { return static_cast<int>(across_border(touched).size()); }
    /// The completed cities that a field touches, or all fields that touch a city.
    std::set<std::size_t> across_border(std::size_t feature) const {
        std::set<std::size_t> found;
        for (std::size_t segment = 0; segment < feature_of.size(); ++segment) {
            for (std::size_t i = 0; printed(segment).borders >> i != 0; ++i) {
                if ((printed(segment).borders >> i & 1u) != 0) {
                    const std::size_t bordered = feature_of[tile_under(segment).first + i];
                    if (feature_of[segment] == feature && is_complete(bordered)) {
                        found.insert(bordered);
                    } else if (bordered == feature) {
                        found.insert(feature_of[segment]);
                    }
                }
            }
        }
        return found;
    }

    static std::size_t opposite(std::size_t side) { return (side + 2) % 4; }
    std::size_t tile_at(Square at) const {
        const auto found = squares.find(at);
        return found == squares.end() ? nothing : found->second;
    }
    const Segment& printed(std::size_t segment) const {
        return tile_under(segment).tile->segments[segment - tile_under(segment).first];
    }
    FeatureKind shows(std::size_t segment) const { return segment == nothing ? field : printed(segment).kind; }
    void flood(std::size_t first) {
        Feature& found = features[first];
        found.kind = printed(first).kind;
        std::vector<std::size_t> rest{first};
        feature_of[first] = first;
        while (!rest.empty()) {
            const std::size_t segment = rest.back();
            rest.pop_back();
            found.segments.push_back(segment);
            const Lying& here = tile_under(segment);
            for (std::size_t port = 0; port < here.ports.size(); ++port) {
                const std::size_t beside = here.beside[port / 3];
                if (here.ports[port] != segment) {
                    continue;
                }
                found.open += beside == nothing ? 1u : 0u;
                // What is left here is right for the neighbour, who looks the other way.
                const std::size_t other =
                    beside == nothing ? nothing : tiles[beside].ports[3 * opposite(port / 3) + 2 - port % 3];
                if (other != nothing && feature_of[other] == nothing) {
                    feature_of[other] = first;
                    rest.push_back(other);
                }
            }
        }
    }
};

/// The score track: which points everybody has, and with messages what the figures that move make of them.
struct GhostTrack {
    GhostTrack(const Setup<StandardRules>& of_game, Seen& seen_before)
        : setup(of_game), rules(of_game.module<Ghosts>()), messages(of_game.module<Messages>()), seen(seen_before) {}

    const Setup<StandardRules>& setup;
    const Ghosts& rules;
    const Messages& messages;
    Seen& seen;
    std::vector<std::string> faults;
    std::array<int, player_capacity> score{};
    std::array<std::array<int, 2>, player_capacity> position{};
    /// The awards for which no figure has moved yet, or not far enough.
    std::deque<std::pair<std::size_t, int>> unpaid;
    bool is_final = false;

    void expect(bool good, const char* fault) {
        if (!good) {
            faults.push_back(fault);
        }
    }
    void saw(const std::string& what, bool really = true) { seen[what] += really ? 1 : 0; }

    /// Whose figure is to move for an award, if anybody's is.
    std::size_t waits_for() {
        while (!unpaid.empty() && unpaid.front().second < 0 && score[unpaid.front().first] == 0) {
            unpaid.pop_front();
            saw("nothing-to-lose");
        }
        return unpaid.empty() ? nothing : unpaid.front().first;
    }
    /// A figure that stands on 0 may be sent back from there, where the rules are so kind.
    void says(const MoveScoringFigure& action) {
        const bool kind = messages.negative_floor == NegativeFloor::figure;
        if (waits_for() != nothing && kind && unpaid.front().second < 0 &&
            position[unpaid.front().first][action.figure.index()] == 0) {
            unpaid.pop_front();
            saw("figure-on-0");
        }
    }
    /// No score stays below 0, save while the points of the end are added up (GCC-24).
    void pay(std::size_t player, int points) {
        if (setup.has<Messages>() && !is_final) {
            if (points != 0) {
                unpaid.emplace_back(player, points);
            }
            return;
        }
        int& here = score[player];
        here += points;
        if (here < 0 && !(is_final && rules.final_floor == FinalFloor::once)) {
            here = 0;
            saw(is_final ? "stops-at-0-at-end" : "stops-at-0");
        }
    }
    void hear(const ScoringFigureMoved& event) {
        const std::size_t player = event.player.index();
        auto& mine = position[player];
        expect(event.from == mine[event.figure.index()], "a figure moves from where it does not stand");
        if (setup.has<Messages>() && !is_final && waits_for() == nothing) {
            is_final = true;  // Two figures become one (MSG-33).
        }
        const int other = mine[1 - event.figure.index()];
        mine[event.figure.index()] = event.to;
        if (!setup.has<Messages>() || is_final) {
            return;
        }
        // Points below 0 are paid by a figure that can pay in full; if none can, by both (MSG-34).
        auto& [owner, points] = unpaid.front();
        const int step = event.to - event.from;
        const bool in_full = step == points;
        const bool may_fail =
            messages.negative_floor == NegativeFloor::figure || messages.edition == MessageEdition::c3_1;
        expect(owner == player && (in_full || (points < step && step < 0 && event.to == 0)),
               "a figure moves another way");
        expect(in_full || may_fail || other + points < 0, "a figure moves that cannot pay in full");
        saw("figure-back", step < 0);
        saw("two-figures-pay", !in_full && other != 0 && messages.negative_floor == NegativeFloor::player);
        score[player] += step;
        points -= step;
        if (in_full || score[player] == 0 || messages.negative_floor == NegativeFloor::figure) {
            unpaid.pop_front();
        }
    }
};

/// A figure on the board and the ghosts with it.
struct Stander {
    std::size_t owner = 0;
    FigureKind kind;
    std::size_t segment = 0;
    unsigned ghosts = 0;
    friend auto operator<=>(const Stander&, const Stander&) = default;
};

/// Points that somebody is to get, and when in the final scoring.
struct DueAward {
    std::size_t player = 0;
    std::size_t feature = nothing;
    int value = 0;
    int ghosts = 0;
    int lost = 0;
    bool completed = false;
    bool at_end = false;
    friend bool operator==(const DueAward&, const DueAward&) = default;
};

/// Whose figures are where, and what everything is worth.
struct GhostReckoning : GhostTrack {
    using Of = RulesOf<StandardRules>;
    static constexpr FigureKind large = Of::figure_of<InnsAndCathedrals>;
    static constexpr FigureKind abbot = Of::figure_of<Abbot>;
    static constexpr FigureKind builder = Of::figure_of<TradersAndBuilders, 0>;
    static constexpr FigureKind pig = Of::figure_of<TradersAndBuilders, 1>;
    static constexpr FigureKind phantom = Of::figure_of<Phantom>;
    static constexpr FigureKind guard = Of::figure_of<Ghosts>;

    GhostReckoning(const Setup<StandardRules>& of_game, Seen& seen_before) : GhostTrack(of_game, seen_before) {
        for (auto& mine : supply) {
            mine[meeple.index()] = rules.ghosts_setup == GhostsSetup::published ? 5 : 7;
            mine[large.index()] = setup.has<InnsAndCathedrals>() ? 1 : 0;
            mine[abbot.index()] = setup.has<Abbot>() ? 1 : 0;
            mine[builder.index()] = mine[pig.index()] = setup.has<TradersAndBuilders>() ? 1 : 0;
            mine[phantom.index()] = setup.has<Phantom>() ? 1 : 0;
            mine[guard.index()] = rules.guards ? 2 : 0;
        }
        reserve.fill(rules.guards ? 3 : 0);
    }

    GhostTable table;
    std::vector<Stander> figures;
    std::array<std::array<unsigned, Of::figure_kind_count>, player_capacity> supply{};
    std::array<unsigned, player_capacity> reserve{};
    /// The features that were said to be completed.
    std::set<std::size_t> announced;
    /// Whose turn part it is.
    std::size_t active = 0;

    unsigned ghosts_left() const {
        unsigned left = 15;
        for (const Stander& figure : figures) {
            left -= figure.ghosts;
        }
        return left;
    }
    static bool is_special(FigureKind kind) { return kind == builder || kind == pig; }

    // Features and who is there.

    std::size_t feature_of(const Stander& figure) const { return table.feature_of[figure.segment]; }
    bool is_occupied(std::size_t feature) const {
        return std::any_of(figures.begin(), figures.end(),
                           [&](const Stander& figure) { return feature_of(figure) == feature; });
    }
    /// Whether the player has a figure there: of this kind, or any follower.
    bool holds(std::size_t feature, std::size_t player, FigureKind kind = FigureKind::none()) const {
        return std::any_of(figures.begin(), figures.end(), [&](const Stander& figure) {
            return feature_of(figure) == feature && figure.owner == player &&
                   (kind.exists() ? figure.kind == kind : !is_special(figure.kind));
        });
    }
    /// Whether a builder or a pig stands somewhere without a follower of its player (TRA-04).
    bool leaves_alone() const {
        return std::any_of(figures.begin(), figures.end(), [&](const Stander& figure) {
            return is_special(figure.kind) && !holds(feature_of(figure), figure.owner);
        });
    }
    int ghosts_with(std::size_t feature, std::size_t player) const {
        int ghosts = 0;
        for (const Stander& figure : figures) {
            ghosts += feature_of(figure) == feature && figure.owner == player ? static_cast<int>(figure.ghosts) : 0;
        }
        return ghosts;
    }
    /// The players with the most figures there, in several fields together.
    std::set<std::size_t> owners(const std::set<std::size_t>& features) const {
        std::map<std::size_t, int> strengths;
        int most = 1;
        for (const Stander& figure : figures) {
            if (features.count(feature_of(figure)) != 0 && !is_special(figure.kind)) {
                int& strength = strengths[figure.owner];
                strength += figure.kind == large ? 2 : 1;
                most = (std::max)(most, strength);
            }
        }
        std::set<std::size_t> owners;
        for (const auto& [player, strength] : strengths) {
            if (strength == most) {
                owners.insert(player);
            }
        }
        return owners;
    }
    bool owns(std::size_t player, std::size_t feature) const { return owners({feature}).count(player) != 0; }
    /// The figures that mist may frighten: meeples of the player or of others (GCC-20, GCC-21).
    std::set<Stander> timid(bool own) const {
        std::set<Stander> found;
        for (const Stander& figure : figures) {
            if ((figure.owner == active) == own && figure.kind != guard && !is_special(figure.kind)) {
                found.insert({figure.owner, figure.kind, figure.segment});
            }
        }
        return found;
    }
    /// Whether a figure of the player may be deployed there. Followers go where nobody is; who goes on roads also looks
    /// after castles and cemeteries (GCC-32, GCC-36). Builder and pig join an own follower (TRA-02).
    bool may_stand(FigureKind figure, std::size_t feature) const {
        const FeatureKind kind = table.kind(feature);
        const bool path = kind == road || kind == city;
        if (is_special(figure)) {
            return holds(feature, active) && (figure == pig ? kind == field : path && !table.is_complete(feature));
        }
        const bool fits = figure == abbot ? kind == monastery || kind == garden : kind != garden && kind != river;
        return fits && (kind != field || setup.has<Farmers>()) && !is_occupied(feature);
    }

    /// Its place in the list; behind the end when there is none.
    std::size_t find(std::size_t owner, FigureKind kind, std::size_t segment) const {
        const auto found = std::find_if(figures.begin(), figures.end(), [&](const Stander& figure) {
            return figure.owner == owner && figure.kind == kind && figure.segment == segment;
        });
        return static_cast<std::size_t>(found - figures.begin());
    }
    /// Whether somebody stands on what is complete, or nobody has said that it is.
    bool forgets() const {
        return std::any_of(table.features.begin(), table.features.end(), [&](const auto& each) {
            const bool counts = each.second.kind != garden || setup.has<Abbot>();
            return counts && (is_occupied(each.first) || announced.count(each.first) == 0) &&
                   table.is_complete(each.first);
        });
    }

    // What it is worth.

    int worth(std::size_t feature, bool completed) const {
        const FeatureKind kind = table.kind(feature);
        const bool raised = setup.has<InnsAndCathedrals>() && table.bears(feature, kind == road ? "inn" : "cathedral");
        if (kind == road || kind == city) {
            return table.tiles_and_pennants(feature) * (completed ? (kind == city ? 2 : 1) + (raised ? 1 : 0)
                                                        : raised  ? 0
                                                                  : 1);
        }
        if (kind == field) {
            return table.cities(feature) * (for_city() + (table.bears(feature, "pig-herd") ? 1 : 0));
        }
        return kind == cemetery         ? 0
               : kind == haunted_castle ? table.nine_squares(feature, true) * (completed ? 2 : 1)
                                        : table.nine_squares(feature, false);
    }
    int worth_to(std::size_t player, std::size_t feature, bool completed) const {
        const bool has_pig = table.kind(feature) == field && holds(feature, player, pig);
        return worth(feature, completed) + (has_pig ? table.cities(feature) : 0);
    }
    /// What everything unfinished brings and costs: only owners are paid, and cemeteries are left out (GCC-29, GCC-30).
    std::vector<DueAward> final_awards() {
        std::vector<DueAward> awards;
        for (const auto& [feature, what] : table.features) {
            const bool by_city = what.kind == field && fields_by_city();
            for (std::size_t player = 0; player < setup.players(); ++player) {
                const int ghosts = ghosts_with(feature, player);
                const bool pays_anyway = ghosts != 0 && rules.final_ghosts != FinalGhosts::scored;
                const bool owner = owns(player, feature);
                saw("end-" + std::to_string(what.kind.value), ghosts != 0);
                if (what.kind != cemetery && (pays_anyway || (owner && (!by_city || ghosts != 0)))) {
                    const int value = owner && !by_city ? worth_to(player, feature, false) : 0;
                    awards.push_back({player, feature, value, ghosts, -ghosts, false, true});
                    saw("minority-at-end", !owner);
                }
            }
        }
        return awards;
    }
    bool fields_by_city() const { return setup.module<Farmers>().scoring != FieldScoring::third_edition; }
    int for_city() const { return setup.module<Farmers>().scoring == FieldScoring::first_edition ? 4 : 3; }
};

}  // namespace test
