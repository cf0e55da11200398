#pragma once

// What tests of Ghosts, Castles & Cemeteries need: tiles with mist, tables laid by hand, and notes of what happens.

#include "carcassonne/engine/arrangement.hpp"
#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/abbot.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/modules/ghosts.hpp"
#include "carcassonne/modules/traders_and_builders.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace test {

struct Haunted : carcassonne::Ruleset<carcassonne::Base, carcassonne::Ghosts> {};
struct Countryside : carcassonne::Ruleset<carcassonne::Base, carcassonne::Farmers, carcassonne::Abbot,
                                          carcassonne::TradersAndBuilders, carcassonne::Ghosts> {};

/// The guard and the ghost of the smallest game.
inline constexpr carcassonne::FigureKind guard{1};
inline constexpr carcassonne::AttachmentKind ghost{0};

/// Roads that run into mist in the east, or in east and west, or not at all; monasteries; a castle and a cemetery.
inline constexpr std::string_view ghost_tiles = "S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                                "R count=4 [mist E]: road E.W; field N.WR; field S.WL\n"
                                                "B count=2 [mist E] [mist W]: road E.W; field N; field S\n"
                                                "P count=8: road E.W; field N.EL.WR; field ER.S.WL\n"
                                                "V count=2: monastery; road E; field N.E.S.W\n"
                                                "L count=9: field N.E.S.W\n"
                                                "C count=2: city N; field E.S.W by 1\n"
                                                "G: garden; field N.E.S.W\n"
                                                "H [mist]: castle; field N.E.S.W\n"
                                                "K: cemetery; field N.E.S.W\n";

inline std::vector<carcassonne::Tile> tiles() {
    const auto set =
        carcassonne::parse_tile_set("set test\n" + std::string(ghost_tiles), carcassonne::sets::ghosts_feature_words);
    REQUIRE(set.has_value());
    return set->tiles;
}
template <class Rules>
carcassonne::Options<Rules> options_with(const carcassonne::Ghosts& ghosts) {
    carcassonne::Options<Rules> options;
    options.tiles = tiles();
    options.draws = carcassonne::Draws::by_caller;
    options.plays_forced = false;
    get<carcassonne::Ghosts>(options.modules) = ghosts;
    return options;
}

/// A table that is laid by hand.
template <class Rules = Haunted>
class Table {
public:
    explicit Table(const carcassonne::Ghosts& ghosts = {}) : setup(test::make(options_with<Rules>(ghosts))) {}

    Table& tile(std::string_view id, int x, int y, carcassonne::Rotation rotation = carcassonne::Rotation::none) {
        wanted.tiles.push_back({test::kind(setup, id), at(x, y), rotation});
        return *this;
    }
    Table& figure(std::size_t owner, carcassonne::FigureKind kind, int x, int y, unsigned segment,
                  unsigned ghosts = 0) {
        wanted.figures.push_back({player(owner), kind, at(x, y), static_cast<std::uint8_t>(segment), {}});
        wanted.figures.back().attached[0] = static_cast<std::uint8_t>(ghosts);
        return *this;
    }
    carcassonne::Game<Rules> game() const {
        const auto made = carcassonne::arrange(setup, wanted);
        for (std::size_t i = 0; !made && i < made.error().size(); ++i) {
            UNSCOPED_INFO(made.error()[i].refusal.text);
        }
        REQUIRE(made.has_value());
        return *made;
    }
    std::vector<carcassonne::Error> faults() const {
        const auto made = carcassonne::arrange(setup, wanted);
        return made ? std::vector<carcassonne::Error>{} : made.error();
    }
    carcassonne::DrawTile draw(std::string_view id) const { return {test::kind(setup, id)}; }

    carcassonne::Setup<Rules> setup;
    carcassonne::Arrangement<Rules> wanted;
};
inline carcassonne::Error error_at(const carcassonne::Refusal& refusal, int x, int y) { return {refusal, at(x, y)}; }

inline carcassonne::Haunt haunt(std::size_t owner, carcassonne::FigureKind kind, int x, int y, unsigned segment) {
    return {player(owner), kind, {at(x, y), static_cast<std::uint8_t>(segment)}};
}

/// What happens to ghosts, guards and meeples, and what is scored, in the order in which it is told.
struct Notes {
    std::vector<std::string> lines;

    void operator()(const carcassonne::AttachmentsChanged& event) {
        lines.push_back("ghosts of " + std::to_string(event.owner.index()) + " " + std::to_string(event.from) + " to " +
                        std::to_string(event.to));
        CHECK(event.kind == carcassonne::AttachmentKind(0));
        CHECK(event.segment.exists());
        figures.insert(event.figure.index());
    }
    void operator()(const carcassonne::GuardFetched& event) {
        lines.push_back(std::to_string(event.player.index()) + " fetches a guard");
    }
    void operator()(const carcassonne::FeatureCompleted&) { lines.emplace_back("completed"); }
    void operator()(const carcassonne::FigureMoved& event) {
        lines.push_back(std::to_string(event.owner.index()) +
                        (event.to.exists()                                   ? " deploys"
                         : event.reason == carcassonne::MoveReason::scored   ? " scored"
                         : event.reason == carcassonne::MoveReason::returned ? " returned"
                                                                             : " removed"));
    }
    void operator()(const carcassonne::PointsScored& event) {
        std::string line = std::to_string(event.player.index()) + " gets " + std::to_string(event.points) + ":";
        for (const carcassonne::Term& term : event.breakdown) {
            line += " " + std::string(term.what) + " " + std::to_string(term.count) + "x" + std::to_string(term.each);
        }
        lines.push_back(line);
        kinds.push_back(event.kind);
    }
    void operator()(const carcassonne::ScoringFigureMoved& event) {
        lines.push_back(std::to_string(event.player.index()) + " moves " + std::to_string(event.from) + " to " +
                        std::to_string(event.to));
    }

    std::set<std::size_t> figures;
    std::vector<carcassonne::FeatureKind> kinds;
};
using Lines = std::vector<std::string>;

/// The scores when no tile is left.
template <class Rules, class Sink>
std::vector<int> finish(Table<Rules>& table, Sink& sink) {
    table.wanted.left.emplace();
    const auto made = carcassonne::arrange(table.setup, table.wanted, sink);
    REQUIRE(made.has_value());
    REQUIRE(made->finished());
    std::vector<int> scores;
    for (std::size_t i = 0; i < made->players(); ++i) {
        scores.push_back(made->score(player(i)));
    }
    return scores;
}

}  // namespace test
