#pragma once

// What tests of The Messages need: points out of nothing, and figures that stand somewhere on the score track.

#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/messages.hpp"

#include "engine/tables.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace test {

/// With the features of a part other things may be scored.
struct GiftStep {
    static constexpr std::string_view name = "gift";
    static constexpr carcassonne::Slot slot = carcassonne::Slot::scoring;
};
/// Some things pay as soon as a tile lies on the table.
struct EarlyGiftStep {
    static constexpr std::string_view name = "early gift";
    static constexpr carcassonne::Slot slot = carcassonne::Slot::tile_placed;
};
/// A part may be followed by another one of the same turn.
struct EncoreStep {
    static constexpr std::string_view name = "encore";
    static constexpr carcassonne::Slot slot = carcassonne::Slot::part_ends;
};
/// Points that a player receives, or pays, when the tile with this number on the table is scored.
struct Gift {
    std::uint8_t tile = 0;
    std::uint8_t player = 0;
    std::int16_t points = 0;
};
/// Gifts, and further parts, at certain tiles.
struct Gifts : EmptyModule {
    static constexpr carcassonne::ModuleInfo info{"gifts", "Gifts"};
    using Steps = carcassonne::TypeList<EarlyGiftStep, GiftStep, EncoreStep>;
    using Hooks =
        carcassonne::TypeList<carcassonne::On<EarlyGiftStep>, carcassonne::On<GiftStep>, carcassonne::On<EncoreStep>>;

    std::array<Gift, 6> gifts{};
    Gift early{};
    /// Points after the last check of a part.
    Gift late{};
    /// What the player of every part receives.
    int every_part = 0;
    /// The tile after which the same player has another part.
    std::uint8_t encore = 0;

    template <class G>
    static void give(carcassonne::PlayerId player, int points, G& game) noexcept {
        carcassonne::Award award = carcassonne::Award::for_no_feature(player, {});
        award.breakdown.add("gift", 1, points);
        game.award(award);
    }
    template <class G>
    void on(EarlyGiftStep, G& game) const noexcept {
        if (early.tile != 0 && early.tile == game.part().placed.index()) {
            give(carcassonne::PlayerId(early.player), early.points, game);
        }
    }
    template <class G>
    void on(GiftStep, G& game) const noexcept {
        for (const Gift& gift : gifts) {
            if (gift.tile != 0 && gift.tile == game.part().placed.index()) {
                give(carcassonne::PlayerId(gift.player), gift.points, game);
            }
        }
        if (every_part != 0) {
            give(game.part().player, every_part, game);
        }
    }
    template <class G>
    void on(EncoreStep, G& game) const noexcept {
        if (late.tile != 0 && late.tile == game.part().placed.index()) {
            give(carcassonne::PlayerId(late.player), late.points, game);
        }
        if (encore != 0 && encore == game.part().placed.index()) {
            game.begin_further_part();
        }
    }
};

/// A game on meadows, where nobody has anything to do but to place a tile.
struct Mail : carcassonne::Ruleset<carcassonne::Base, carcassonne::Messages, Gifts> {};

/// A set-up whose messages are drawn by the test.
template <class Rules = Mail>
carcassonne::Setup<Rules> mailing(const carcassonne::Messages& messages, const Gifts& gifts, bool plays_forced = true,
                                  std::string_view tiles = "S start count=15: field N.E.S.W\n") {
    carcassonne::Options<Rules> options;
    options.tiles = tiles_of(tiles);
    options.draws = carcassonne::Draws::by_caller;
    options.plays_forced = plays_forced;
    get<carcassonne::Messages>(options.modules) = messages;
    options.template of<Gifts>() = gifts;
    return make(options);
}
inline carcassonne::Messages of_edition(carcassonne::MessageEdition edition) {
    carcassonne::Messages messages;
    messages.edition = edition;
    return messages;
}
inline Gifts giving(std::initializer_list<Gift> list) {
    Gifts gifts;
    std::size_t n = 0;
    for (const Gift& gift : list) {
        gifts.gifts[n++] = gift;
    }
    return gifts;
}

/// The same game with the figures of a player on these numbers of points.
template <class Rules>
carcassonne::Game<Rules> with_figures(const carcassonne::Game<Rules>& game, std::size_t who, int first, int second) {
    auto state = game.state();
    state.score.move(player(who), 0, first - state.score.points(player(who), 0));
    state.score.move(player(who), 1, second - state.score.points(player(who), 1));
    return carcassonne::Game<Rules>(game.setup(), state);
}
/// Whether the figures of a player stand there.
template <class Rules>
bool stand(const carcassonne::Game<Rules>& game, std::size_t who, int first, int second) {
    UNSCOPED_INFO("figures on " << game.score(player(who), carcassonne::ScoringFigure(0)) << " and "
                                << game.score(player(who), carcassonne::ScoringFigure(1)));
    return game.score(player(who), carcassonne::ScoringFigure(0)) == first &&
           game.score(player(who), carcassonne::ScoringFigure(1)) == second;
}
/// Draws and places a tile east of all others, in a row, and passes.
template <class Rules>
void place_next(carcassonne::Game<Rules>& game) {
    if (game.template asks<carcassonne::DrawStep>()) {
        play(game, carcassonne::DrawTile{carcassonne::TileKind(0)});
    }
    place(game, static_cast<int>(game.board().tile_count()), 0);
}
inline carcassonne::MoveScoringFigure figure(unsigned number) { return {carcassonne::ScoringFigure::at(number)}; }

}  // namespace test
