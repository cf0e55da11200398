#pragma once

// What tests of La Porxada need: towns small enough to be laid by hand, and notes of what happens.

#include "carcassonne/engine/arrangement.hpp"
#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/abbot.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/modules/ghosts.hpp"
#include "carcassonne/modules/porxada.hpp"
#include "carcassonne/modules/traders_and_builders.hpp"
#include "carcassonne/text/action.hpp"
#include "carcassonne/text/option_words.hpp"
#include "engine/tables.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace test::porxada {

using namespace carcassonne;

/// Builder, pig and abbot beside the meeples.
struct Town : Ruleset<Base, Farmers, Abbot, TradersAndBuilders, Porxada> {};
struct HauntedTown : Ruleset<Base, Porxada, Ghosts> {};
struct Spare : Ruleset<Base, Optional<Porxada>> {};

/// A module that knows nothing of La Porxada: a completed city is worth 3 more, an unfinished one nothing.
struct Bells : test::PlainModule {
    using Hooks = TypeList<Adjusts<FeatureValue>, Adjusts<Award>>;

    template <class G>
    void adjust(FeatureValue& value, const G&) const noexcept {
        if (value.kind == city && in_full(value.valued)) {
            value.breakdown.add("bell", 1, 3);
        } else if (value.kind == city) {
            value.breakdown.clear();
        }
    }
    /// And 1 to each who receives it so.
    template <class G>
    void adjust(Award& award, const G&) const noexcept {
        if (award.kind == city && in_full(award.valued)) {
            award.breakdown.add("ringer", 1, 1);
        }
    }
};
struct RingingTown : Ruleset<Base, Bells, Porxada> {};

inline constexpr FigureKind abbot = RulesOf<Town>::figure_of<Abbot>;
inline constexpr FigureKind builder = RulesOf<Town>::figure_of<TradersAndBuilders, 0>;
inline constexpr FigureKind pig = RulesOf<Town>::figure_of<TradersAndBuilders, 1>;
inline constexpr FigureKind guard = RulesOf<HauntedTown>::figure_of<Ghosts>;
constexpr FigureKind no_such_kind{40};

/// The tile of La Porxada twice: `P` closes a city, through `Q` it goes on.
inline constexpr std::string_view town_tiles = "S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                               "P [porxada]: city N; field E.S.W by 1\n"
                                               "Q [porxada]: city N.S; field E by 1; field W by 1\n"
                                               "C count=4: city N; field E.S.W by 1\n"
                                               "D count=4: city N.S; field E by 1; field W by 1\n"
                                               "R count=4: road E.W; field N.EL.WR; field ER.S.WL\n"
                                               "L count=4: monastery; field N.E.S.W\n"
                                               "G: garden; field N.E.S.W\n";

/// A table that is laid by hand, with the start tile in the middle.
template <class Rules>
class TownSquare {
public:
    explicit TownSquare(const Porxada& porxada = {}, std::size_t players = 2) : setup(made_for(porxada, players)) {
        tile("S", 0, 0);
    }

    TownSquare& tile(std::string_view id, int x, int y, Rotation rotation = Rotation::none) {
        wanted.tiles.push_back({test::kind(setup, id), at(x, y), rotation});
        return *this;
    }
    TownSquare& figure(std::size_t owner, FigureKind kind, int x, int y, unsigned segment, unsigned ghosts = 0) {
        wanted.figures.push_back({player(owner), kind, at(x, y), static_cast<std::uint8_t>(segment), {}});
        wanted.figures.back().attached[0] = static_cast<std::uint8_t>(ghosts);
        return *this;
    }
    /// The player of the turn draws this tile and places it.
    Game<Rules> placing(std::string_view id, int x, int y, Rotation rotation = Rotation::none) const {
        Game<Rules> game = laid();
        test::play(game, DrawTile{test::kind(setup, id)}, PlaceTile{at(x, y), rotation});
        return game;
    }
    Game<Rules> laid() const {
        const auto game = arrange(setup, wanted);
        for (std::size_t i = 0; !game && i < game.error().size(); ++i) {
            UNSCOPED_INFO(game.error()[i].refusal.text);
        }
        REQUIRE(game.has_value());
        return *game;
    }

    Setup<Rules> setup;
    Arrangement<Rules> wanted;

private:
    static Setup<Rules> made_for(const Porxada& porxada, std::size_t players) {
        Options<Rules> options;
        options.players = players;
        options.tiles = test::tiles_of(town_tiles);
        options.draws = Draws::by_caller;
        options.plays_forced = false;
        options.template of<Porxada>() = porxada;
        return test::make(options);
    }
};

inline Spot spot(int x, int y, unsigned segment) { return {at(x, y), static_cast<std::uint8_t>(segment)}; }
inline Error error_at(const Refusal& refusal, int x, int y) { return {refusal, at(x, y)}; }
inline Porxada refusing(PorxadaRefusal refusal) {
    Porxada porxada;
    porxada.porxada_refusal = refusal;
    return porxada;
}
inline Porxada house_rule() {
    Porxada porxada;
    porxada.porxada_house_rule = true;
    return porxada;
}
template <class Rules>
const Porxada::State& state_of(const Game<Rules>& game) {
    return game.state().template of<Porxada>();
}
template <class Rules>
unsigned tokens(const Game<Rules>& game, std::size_t owner) {
    unsigned tokens = 99;
    Porxada::each_number(state_of(game), player(owner), [&](std::string_view name, unsigned number) {
        CHECK(name == "token");
        tokens = number;
    });
    return tokens;
}
template <class Rules>
SegmentId segment(const Game<Rules>& game, int x, int y, std::size_t index) {
    return game.placed(game.tile_at(at(x, y))).segment(index);
}
template <class Rules>
FeatureId feature(const Game<Rules>& game, int x, int y, std::size_t index) {
    return game.feature_of(segment(game, x, y, index));
}
/// The game made anew from the bytes of its state.
template <class Rules>
Game<Rules> from_bytes(const Game<Rules>& game) {
    std::array<unsigned char, sizeof(State<Rules>)> bytes;
    std::memcpy(bytes.data(), &game.state(), bytes.size());
    State<Rules> state{};
    std::memcpy(static_cast<void*>(&state), bytes.data(), bytes.size());
    return Game<Rules>(game.setup(), state);
}
/// What the answers to the open decision are called.
template <class Rules>
std::vector<std::string> answers(const Game<Rules>& game) {
    std::vector<std::string> texts;
    game.choices().each([&](Token token) { texts.push_back(action_text(token, game)); });
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// What happens to figures and tokens, one line each.
struct Heard {
    std::vector<std::string> lines;

    static std::string number(std::size_t value) { return std::to_string(value); }
    static std::string place(SegmentId segment) { return segment.exists() ? std::to_string(segment.value) : "-"; }
    void operator()(const FigureMoved& moved) {
        const std::string_view why = moved.reason == MoveReason::exchanged         ? " exchanged "
                                     : moved.reason == MoveReason::out_of_the_game ? " out of the game "
                                     : moved.reason == MoveReason::returned        ? " returned "
                                     : moved.reason == MoveReason::removed         ? " removed "
                                     : moved.reason == MoveReason::scored          ? " scored "
                                                                                   : " otherwise ";
        lines.push_back(number(moved.owner.index()) + "'s " + number(moved.kind.index()) + std::string(why) +
                        place(moved.from) + " to " + place(moved.to));
    }
    void operator()(const AttachmentsChanged& changed) {
        lines.push_back(number(changed.owner.index()) + "'s ghosts " + number(changed.from) + " to " +
                        number(changed.to));
    }
    void operator()(const TokenTaken& taken) { lines.push_back(number(taken.player.index()) + " takes a token"); }
    void operator()(const FeatureCompleted&) { lines.emplace_back("completed"); }
    void operator()(const PointsScored& scored) {
        lines.push_back(number(scored.player.index()) + " scores " + std::to_string(scored.points) +
                        (in_full(scored.valued) ? " completed" : " unfinished") +
                        (as_at_the_end(scored.valued) ? " in the end" : ""));
    }
    template <class Event>
    void operator()(const Event&) {}
};
using Lines = std::vector<std::string>;

template <class Rules, class Action>
Lines heard(Game<Rules>& game, const Action& action) {
    Heard sink;
    REQUIRE(game.try_play(action, sink).has_value());
    return sink.lines;
}

/// Red has a thief and blue a knight in the city in the south; red has placed the tile and wants to swap.
template <class Rules = Town>
TownSquare<Rules> thief_and_knight(const Porxada& porxada = {}, std::size_t players = 2) {
    TownSquare<Rules> square(porxada, players);
    square.tile("C", 0, 1, Rotation::half);
    square.figure(0, meeple, 0, 0, 1).figure(1, meeple, 0, 1, 0);
    return square;
}
constexpr SwapFigures thief_for_knight{meeple, Spot{Square{0, 0}, 1}, PlayerId(1), meeple, Spot{Square{0, 1}, 0}};

}  // namespace test::porxada
