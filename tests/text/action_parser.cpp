#include "carcassonne/text/action_parser.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/text/action.hpp"

#include "words_table.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

using namespace carcassonne;

namespace {

using Of = RulesOf<StandardRules>;

FigureKind figure(std::string_view name) {
    for (std::size_t i = 0; i < Of::figures.size(); ++i) {
        if (Of::figures[i].name == name) {
            return FigureKind::at(i);
        }
    }
    FAIL("no figure is called " << name);
    return {};
}
Spot spot(int x, int y, std::uint8_t segment) { return {test::at(x, y), segment}; }

/// The action that the words say, if it is one of this type.
template <class Action, class Rules>
std::optional<Action> read(std::string_view words, const Game<Rules>& game,
                           std::span<const std::string> players = test::ann_and_bob) {
    INFO(words);
    std::optional<Action> found;
    int visits = 0;
    const auto parsed = parse_action(
        words, game,
        [&](const auto& action) {
            ++visits;
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, Action>) {
                found = action;
            }
        },
        players);
    CHECK(static_cast<bool>(parsed));
    CHECK(visits == 1);
    return found;
}
template <class Action>
std::optional<Action> read(std::string_view words) {
    return read<Action>(words, test::words_table());
}

template <class Rules>
Refusal refusal_of(std::string_view words, const Game<Rules>& game) {
    INFO(words);
    const auto answer = parse_answer(words, game, test::ann_and_bob);
    REQUIRE_FALSE(answer);
    REQUIRE(std::holds_alternative<Error>(answer.error()));
    return std::get<Error>(answer.error()).refusal;
}

}  // namespace

TEST_CASE("words of the base game are read", "[text][action]") {
    CHECK(read<ChooseFirstPlayer>("begin bob") == ChooseFirstPlayer{test::player(1)});
    CHECK(read<DrawTile>("draw BA/RRRR") == DrawTile{test::kind(test::words_setup(), "BA/RRRR")});
    CHECK(read<PlaceTile>("place -1 2 turned 270") == PlaceTile{test::at(-1, 2), Rotation::three_quarters});
    CHECK(read<DeployFigure>("deploy meeple on road S") == test::deploy(2));
    CHECK(read<DeployFigure>("deploy large meeple on field NR.EL") == test::deploy(5, figure("large meeple")));
    CHECK(read<ScoreNext>("score on city N at 0 0") == ScoreNext{spot(0, 0, 0)});
    CHECK(read<Pass>("pass").has_value());
}

TEST_CASE("words of the expansions are read", "[text][action]") {
    CHECK(read<ReturnAbbot>("return 0 -2") == ReturnAbbot{test::at(0, -2)});
    CHECK(read<Haunt>("haunt bob abbot on city N at 0 0") == Haunt{test::player(1), figure("abbot"), spot(0, 0, 0)});
    CHECK(read<ChooseBonus>("choose bonus").has_value());
    CHECK(read<ChooseSwap>("choose swap").has_value());
    CHECK(read<SwapFigures>("swap meeple on road E.W at 0 0 bob large meeple on road N at 1 0") ==
          SwapFigures{meeple, spot(0, 0, 1), test::player(1), figure("large meeple"), spot(1, 0, 0)});
    CHECK(read<AcceptSwap>("accept swap").has_value());
    CHECK(read<GiveUpFigure>("refuse and give up phantom on field NL.WR at 1 0") ==
          GiveUpFigure{figure("phantom"), spot(1, 0, 4)});
    CHECK(read<GiveUpFromSupply>("refuse and give up from supply meeple") == GiveUpFromSupply{meeple});
    CHECK(read<TakeBack>("take back meeple on city N at 0 0") == TakeBack{meeple, spot(0, 0, 0)});
    CHECK(read<MoveScoringFigure>("move score meeple") == MoveScoringFigure{ScoringFigure(0)});
    CHECK(read<MoveScoringFigure>("move messenger") == MoveScoringFigure{ScoringFigure(1)});
    CHECK(read<WantMessage>("want message").has_value());
    CHECK(read<DrawMessage>("draw message knights") == DrawMessage{Message::knights});
    CHECK(read<TakeTwoPoints>("take 2 points").has_value());
    CHECK(read<PerformMessage>("perform message").has_value());
    CHECK(read<PerformMessageOn>("perform message with meeple on road N at 1 0") ==
          PerformMessageOn{meeple, spot(1, 0, 0)});
}

TEST_CASE("blanks and comments say nothing, and what is not turned need not say so", "[text][action]") {
    const PlaceTile placed{test::at(1, -1), Rotation::none};
    CHECK(read<PlaceTile>("place 1 -1") == placed);
    CHECK(read<PlaceTile>("place 1 -1 turned 0") == placed);
    CHECK(read<PlaceTile>("\t place  1\t-1   turned 0  # why not?\r\n") == placed);
    CHECK(read<PlaceTile>("place 1 -1# turned 90") == placed);
    CHECK(read<DeployFigure>("deploy  large \t meeple  on  road  S ") == test::deploy(2, figure("large meeple")));
    CHECK(read<TakeTwoPoints>("take  2\tpoints").has_value());
    CHECK(read<PlaceTile>("place -32768 32767") == PlaceTile{{-32768, 32767}, Rotation::none});
}

TEST_CASE("a place may be named by some of its edges if no other has them", "[text][action]") {
    // The start tile: a city in the north, a road from east to west, and fields on both sides of the road.
    const auto on_start = [](const std::string& place) {
        const auto next = read<ScoreNext>("score on " + place + " at 0 0");
        REQUIRE(next);
        return next->spot;
    };
    CHECK(on_start("city") == spot(0, 0, 0));
    CHECK(on_start("city N") == spot(0, 0, 0));
    CHECK(on_start("road") == spot(0, 0, 1));
    CHECK(on_start("road E") == spot(0, 0, 1));
    CHECK(on_start("road W") == spot(0, 0, 1));
    CHECK(on_start("road W.E") == spot(0, 0, 1));
    CHECK(on_start("field EL.WR") == spot(0, 0, 2));
    CHECK(on_start("field WR") == spot(0, 0, 2));
    CHECK(on_start("field ER.SL.SR.WL") == spot(0, 0, 3));
    CHECK(on_start("field S") == spot(0, 0, 3));
    CHECK(on_start("field SL") == spot(0, 0, 3));
    CHECK(on_start("field WL.S") == spot(0, 0, 3));
    CHECK(read<DeployFigure>("deploy meeple on field SR") == test::deploy(7));
    CHECK(read<DeployFigure>("deploy meeple on field EL.NR") == test::deploy(5));
}

TEST_CASE("the edges of a place are those of the table", "[text][action]") {
    auto game = test::words_table();
    test::play(game, Pass{}, DrawTile{test::kind(test::words_setup(), "BA/C")},
               PlaceTile{test::at(0, -1), Rotation::half});
    CHECK(read<DeployFigure>("deploy meeple on city S", game) == test::deploy(0));
    CHECK(read<DeployFigure>("deploy meeple on field N", game) == test::deploy(1));
    CHECK_FALSE(parse_answer("deploy meeple on city N", game));
}

TEST_CASE("players are called by their names or their seats", "[text][action]") {
    const auto game = test::words_table();
    CHECK(read<ChooseFirstPlayer>("begin 0", game) == ChooseFirstPlayer{test::player(0)});
    CHECK(read<ChooseFirstPlayer>("begin 1", game, {}) == ChooseFirstPlayer{test::player(1)});
    CHECK(read<Haunt>("haunt 1 meeple on city N at 0 0", game)->owner == test::player(1));
    // Whose name is a number is called by it.
    const std::vector<std::string> odd{"1", "meeple"};
    CHECK(read<ChooseFirstPlayer>("begin 1", game, odd) == ChooseFirstPlayer{test::player(0)});
    CHECK(read<ChooseFirstPlayer>("begin 0", game, odd) == ChooseFirstPlayer{test::player(0)});
    CHECK(read<Haunt>("haunt meeple meeple on city N at 0 0", game, odd)->owner == test::player(1));
    CHECK(read<SwapFigures>("swap meeple on city N at 0 0 meeple meeple on road N at 1 0", game, odd)->other ==
          test::player(1));
}

TEST_CASE("a tile is called by its id or by its letter", "[text][action]") {
    auto game = test::words_table();
    const auto drawn = [&](std::string_view words) {
        return game.catalogue().tile(read<DrawTile>(words, game)->kind).id.view();
    };
    CHECK(drawn("draw BA/CG") == "BA/CG");
    CHECK(drawn("draw B") == "BA/L");
    // The one with a garden has the same letter and comes second.
    CHECK(drawn("draw E") == "BA/C");
    test::play(game, Pass{}, DrawTile{test::kind(test::words_setup(), "BA/C")},
               PlaceTile{test::at(0, -1), Rotation::half}, Pass{});
    CHECK(drawn("draw E") == "BA/CG");
    test::play(game, DrawTile{test::kind(test::words_setup(), "BA/CG")}, PlaceTile{test::at(0, 1), Rotation::half},
               Pass{});
    // When none is left it is still known what is meant.
    CHECK(drawn("draw E") == "BA/C");
    CHECK(refusal_of("draw E", game) == tile_not_left);
}

TEST_CASE("an answer is a token of the open decision", "[text][action]") {
    const auto game = test::words_table();
    std::uint32_t answers = 0;
    game.choices().each([&](Token token) {
        const std::string words = action_text(token, game, test::ann_and_bob);
        INFO(words);
        const auto answer = parse_answer(words, game, test::ann_and_bob);
        REQUIRE(answer);
        CHECK(*answer == token);
        ++answers;
    });
    CHECK(answers == game.choices().count());
    // The road to the west joins that of the start tile, where nobody is: any follower may be deployed on each road
    // and each field.
    CHECK(answers > 16);
    const auto token = game.token(test::deploy(3));
    REQUIRE(token);
    const auto answer = parse_answer("deploy meeple on road W", game);
    REQUIRE(answer);
    CHECK(*answer == *token);
}

TEST_CASE("what is understood but not legal is refused as the action would be", "[text][action]") {
    auto game = test::words_table();
    CHECK(refusal_of("begin ann", game) == not_the_time);
    CHECK(refusal_of("draw BA/L", game) == not_the_time);
    CHECK(refusal_of("place 0 1", game) == not_the_time);
    CHECK(refusal_of("deploy builder on field NL.WR", game) == figure_not_allowed_there);
    CHECK(refusal_of("score on city N at 0 0", game) == not_the_time);
    CHECK(refusal_of("return 1 0", game) == no_abbot_there);
    CHECK(refusal_of("choose swap", game) == porxada_not_now);
    test::play(game, Pass{}, DrawTile{test::kind(test::words_setup(), "BA/C")});
    CHECK(refusal_of("place 0 -1", game) == edge_does_not_fit);
    CHECK(refusal_of("place 0 0", game) == square_is_taken);
    CHECK(refusal_of("place 9 9", game) == square_is_apart);
    CHECK(refusal_of("place -32768 32767 turned 270", game) == square_is_apart);
    CHECK(refusal_of("pass", game) == nothing_to_pass);
}

TEST_CASE("before a tile is placed there is no place to name", "[text][action]") {
    Game<StandardRules> game(test::words_setup());
    CHECK(refusal_of("deploy meeple on road E", game) == not_the_time);
    CHECK(refusal_of("deploy meeple on the moon", game) == not_the_time);
}

TEST_CASE("after the game nothing is an answer", "[text][action]") {
    Game<StandardRules> game(test::words_setup());
    Random random(1);
    test::play_randomly(game, random);
    REQUIRE(game.finished());
    CHECK(refusal_of("pass", game) == game_is_over);
    CHECK(refusal_of("deploy meeple on road E", game) == game_is_over);
    CHECK(refusal_of("place 5 5", game) == game_is_over);
    CHECK(refusal_of("draw BA/L", game) == game_is_over);
}

TEST_CASE("a module that is not played has words and no answers", "[text][action]") {
    const auto setup = test::make(*switches("base"));
    const Game<StandardRules> game(setup, 1);
    CHECK(refusal_of("choose swap", game) == module_is_off);
    CHECK(refusal_of("return 0 0", game) == module_is_off);
    CHECK(refusal_of("draw message road", game) == module_is_off);
    // A rule set without the module does not know the words.
    const auto base = test::make(Options<BaseGame>{});
    const auto answer = parse_answer("choose swap", Game<BaseGame>(base, 1));
    REQUIRE_FALSE(answer);
    REQUIRE(std::holds_alternative<NotationError>(answer.error()));
    CHECK(std::get<NotationError>(answer.error()) ==
          NotationError{1, 1, "an action of the game", ShortText<31>("choose")});
}

TEST_CASE("kinds of tile are found by their words", "[text][action]") {
    const Catalogue& catalogue = test::words_setup().catalogue();
    const auto find = [&](std::string_view word, std::string_view without) {
        const TileKind kind = find_tile_kind(
            catalogue, word, [&](TileKind some) { return catalogue.tile(some).id == without ? 0u : 1u; });
        return kind.exists() ? catalogue.tile(kind).id.view() : "none";
    };
    CHECK(find("E", "") == "BA/C");
    CHECK(find("E", "BA/C") == "BA/CG");
    CHECK(find("BA/C", "BA/C") == "BA/C");
    CHECK(find("X", "") == "BA/RRRR");
    CHECK(find("e", "") == "none");
    CHECK(find("EE", "") == "none");
    CHECK(find("", "") == "none");
    CHECK(find("BA/", "") == "none");
    const auto no_letter = parse_tile("S start: field N.E.S.W");
    REQUIRE(no_letter);
    CHECK(is_called(*no_letter, "S"));
    CHECK_FALSE(is_called(*no_letter, std::string_view("\0", 1)));
}
