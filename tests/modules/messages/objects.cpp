#include "carcassonne/modules/messages/objects.hpp"

#include "carcassonne/engine/arrangement.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/text/action.hpp"

#include "modules/messages/tables.hpp"

#include <cstddef>
#include <string>
#include <vector>

using namespace carcassonne;
using test::at;
using test::figure;
using test::giving;
using test::mailing;
using test::player;
using test::refused;

namespace {

struct CountryMail : Ruleset<Base, Farmers, Messages, test::Gifts> {};

/// Three roads of player 0, of three tiles and of one each, a city of two tiles with a pennant, a monastery with two
/// tiles around it, and a meadow with a farmer. Player 1 has a road of one tile.
///
///       C        y = -1
///       S P V    y = 0
///       L        y = 1
///       P        y = 2, player 0
///       L        y = 3
///       P        y = 4, player 0
///       L        y = 5
///       P        y = 6, player 1
const std::string_view tiles = "S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                               "C: city N.S pennant; field E by 1; field W by 1\n"
                               "P count=5: road E.W; field N.EL.WR; field ER.S.WL\n"
                               "V: monastery; road W; field N.E.S.W\n"
                               "L count=6: field N.E.S.W\n";

Setup<CountryMail> country(const Messages& messages = {}) {
    return mailing<CountryMail>(messages, giving({{10, 0, 5}}), false, tiles);
}
/// Player 0 stands before this message, with one figure on 5 and the other on 0.
Game<CountryMail> before(const Setup<CountryMail>& setup, Message message, bool with_meeples = true) {
    const auto id = [&](std::string_view text) { return test::kind(setup, text); };
    Arrangement<CountryMail> wanted;
    wanted.tiles = {{id("S"), at(0, 0)}, {id("C"), at(0, -1)}, {id("P"), at(1, 0)}, {id("V"), at(2, 0)},
                    {id("L"), at(0, 1)}, {id("P"), at(0, 2)},  {id("L"), at(0, 3)}, {id("P"), at(0, 4)},
                    {id("L"), at(0, 5)}, {id("P"), at(0, 6)}};
    if (with_meeples) {
        wanted.figures = {{player(0), meeple, at(1, 0), 0}, {player(0), meeple, at(0, 2), 0},
                          {player(0), meeple, at(0, 4), 0}, {player(0), meeple, at(0, -1), 0},
                          {player(0), meeple, at(2, 0), 0}, {player(0), meeple, at(0, 5), 0},
                          {player(1), meeple, at(0, 6), 0}};
    }
    auto arranged = arrange(setup, wanted);
    for (std::size_t i = 0; !arranged && i < arranged.error().size(); ++i) {
        UNSCOPED_INFO(arranged.error()[i].refusal.text);
    }
    REQUIRE(arranged);
    Game<CountryMail> game = *arranged;
    test::play(game, DrawTile{id("L")}, PlaceTile{at(0, 7)}, Pass{}, figure(0), DrawMessage{message});
    return game;
}
/// The answers to the open decision in words.
std::vector<std::string> answers(const Game<CountryMail>& game) {
    std::vector<std::string> texts;
    game.choices().each([&](Token token) { texts.push_back(action_text(token, game)); });
    return texts;
}
using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("the lowest own road is valued, of equals the one that is chosen", "[modules][messages][MSG-20]") {
    const auto setup = country();
    Game<CountryMail> game = before(setup, Message::lowest_road);
    // The road of three tiles is worth more, and the one of player 1 is no own road.
    CHECK(answers(game) == Texts{"take 2 points", "perform message with meeple on road E.W at 0 2",
                                 "perform message with meeple on road E.W at 0 4"});
    const Error error = refused(game, PerformMessageOn{meeple, {at(1, 0), 0}});
    CHECK(error == not_the_lowest_value);
    CHECK(error.at == at(1, 0));
    CHECK(refused(game, PerformMessageOn{meeple, {at(0, 6), 0}}) == message_has_no_object);
    CHECK(refused(game, PerformMessageOn{meeple, {at(0, -1), 0}}) == message_has_no_object);
    CHECK(refused(game, PerformMessage{}) == message_has_no_object);
    test::play(game, PerformMessageOn{meeple, {at(0, 4), 0}});
    CHECK(game.choices().player() == player(0));
    test::play(game, figure(0));
    CHECK(game.score(player(0)) == 6);
    // The meeple stays.
    CHECK(game.supply(player(0)) == 1);
}

TEST_CASE("the lowest city and monastery are valued", "[modules][messages][MSG-21][MSG-22]") {
    const auto setup = country();
    Game<CountryMail> game = before(setup, Message::lowest_city);
    // The city has two tiles and a pennant.
    CHECK(answers(game) == Texts{"take 2 points", "perform message with meeple on city N.S at 0 -1"});
    test::play(game, PerformMessageOn{meeple, {at(0, -1), 0}}, figure(0));
    CHECK(game.score(player(0)) == 5 + 3);
    Game<CountryMail> other = before(setup, Message::lowest_monastery);
    CHECK(answers(other) == Texts{"take 2 points", "perform message with meeple on monastery at 2 0"});
    test::play(other, PerformMessageOn{meeple, {at(2, 0), 0}}, figure(0));
    // The monastery and the tile west of it.
    CHECK(other.score(player(0)) == 5 + 2);
    CHECK(other.supply(player(0)) == 1);
}

TEST_CASE("pennants, knights and farmers pay two each", "[modules][messages][MSG-27][MSG-28][MSG-29]") {
    const auto setup = country();
    for (const Message::Kind kind : {Message::pennants, Message::knights, Message::farmers}) {
        Game<CountryMail> game = before(setup, kind);
        CHECK(answers(game) == Texts{"take 2 points", "perform message"});
        CHECK(messages::has_object(Message(kind), game));
        test::play(game, PerformMessage{}, figure(1));
        CHECK(test::stand(game, 0, 5, 2));
        CHECK(game.supply(player(0)) == 1);
    }
    const Game<CountryMail> game = before(setup, Message::knights);
    CHECK(messages::pennants(game) == 1);
    CHECK(messages::own_followers(city, game) == 1);
    CHECK(messages::own_followers(road, game) == 3);
    CHECK(messages::own_followers(field, game) == 1);
    CHECK(messages::own_followers(garden, game) == 0);
}

TEST_CASE("any own meeple may be valued, and returns", "[modules][messages][MSG-30]") {
    const auto setup = country();
    Game<CountryMail> game = before(setup, Message::own_meeple);
    // All six of player 0.
    CHECK(answers(game).size() == 7);
    CHECK(refused(game, PerformMessageOn{meeple, {at(0, 6), 0}}) == no_own_meeple_there);
    CHECK(refused(game, PerformMessageOn{meeple, {at(0, 0), 1}}) == no_own_meeple_there);
    CHECK(refused(game, PerformMessageOn{FigureKind(1), {at(0, 2), 0}}) == no_own_meeple_there);
    // The road of three tiles.
    test::play(game, PerformMessageOn{meeple, {at(1, 0), 0}}, figure(1));
    CHECK(test::stand(game, 0, 5, 3));
    CHECK(game.supply(player(0)) == 2);
    CHECK_FALSE(game.occupied(game.feature_of(game.placed(game.tile_at(at(1, 0))).segment(0))));
    // A farmer on a field without a completed city brings nothing, and returns.
    Game<CountryMail> farmer = before(setup, Message::own_meeple);
    test::play(farmer, PerformMessageOn{meeple, {at(0, 5), 0}});
    CHECK(farmer.score(player(0)) == 5);
    CHECK(farmer.supply(player(0)) == 2);
    CHECK(farmer.part().player == player(1));
}

TEST_CASE("without the majority the meeple alone comes back, save by an option", "[modules][messages][MSG-30]") {
    for (const bool no_majority : {false, true}) {
        Messages messages;
        messages.zmg_no_majority = no_majority;
        const auto setup = country(messages);
        Game<CountryMail> game = before(setup, Message::own_meeple);
        // A second and a third meeple, of player 1, on the road of three tiles.
        auto state = game.state();
        auto& features = state.board;
        for (int i = 0; i < 2; ++i) {
            const SegmentId segment = game.placed(game.tile_at(at(0, 0))).segment(1);
            state.figures.put(features.features(), player(1), meeple, segment);
            state.supply.take(player(1), meeple);
        }
        game = Game<CountryMail>(setup, state);
        test::play(game, PerformMessageOn{meeple, {at(1, 0), 0}});
        if (no_majority) {
            test::play(game, figure(1));
        }
        CHECK(game.score(player(0)) == (no_majority ? 8 : 5));
        CHECK(game.supply(player(0)) == 2);
        CHECK(game.supply(player(1)) == 4);
        CHECK(game.score(player(1)) == 0);
    }
}

TEST_CASE("the first meeple of a feature stands for all", "[modules][messages][MSG-20]") {
    const auto setup = country();
    Game<CountryMail> game = before(setup, Message::lowest_city);
    auto state = game.state();
    const SegmentId segment = game.placed(game.tile_at(at(0, 0))).segment(0);
    state.figures.put(state.board.features(), player(0), meeple, segment);
    state.supply.take(player(0), meeple);
    game = Game<CountryMail>(setup, state);
    // One city, one answer; naming the other knight is the same answer.
    CHECK(answers(game).size() == 2);
    const auto one = game.token(PerformMessageOn{meeple, {at(0, -1), 0}});
    const auto other = game.token(PerformMessageOn{meeple, {at(0, 0), 0}});
    REQUIRE(one);
    REQUIRE(other);
    CHECK(*one == *other);
    CHECK(messages::own_followers(city, game) == 2);
    CHECK(messages::pennants(game) == 1);
    const FeatureId walls = game.feature_of(segment);
    CHECK(messages::first_follower(walls, game).exists());
    CHECK_FALSE(
        messages::first_follower(game.feature_of(game.placed(game.tile_at(at(0, 6))).segment(0)), game).exists());
}
