#include "carcassonne/modules/messages/nouns.hpp"

#include "carcassonne/engine/arrangement.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/runtime/switches.hpp"
#include "carcassonne/text/action.hpp"
#include "carcassonne/text/option_words.hpp"

#include "modules/messages/tables.hpp"

#include <set>
#include <string>
#include <string_view>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::figure;
using test::giving;
using test::Mail;
using test::mailing;
using test::place_next;
using test::player;
using test::refused;
using test::with_figures;

namespace {

struct CountryMail : Ruleset<Base, Farmers, Messages, test::Gifts> {};

/// All options of the module as one text, in their order.
std::string options_of(const Messages& messages) {
    std::string text;
    Messages::each_option(messages, [&](std::string_view name, const auto& value, const auto& words) {
        for (const auto& word : words) {
            if (word.value == value) {
                text.append(name).append("=").append(word.word).append(" ");
            }
        }
    });
    return text;
}

}  // namespace

TEST_CASE("the eight messages have words", "[modules][messages][nouns][MSG-01]") {
    std::set<std::string_view> words;
    for (std::size_t i = 0; i < Message::count; ++i) {
        CHECK(Message(i).exists());
        CHECK(Message(i) == Message(i));
        words.insert(Message(i).word());
    }
    CHECK(words ==
          std::set<std::string_view>{"road", "city", "monastery", "tile", "pennants", "knights", "farmers", "meeple"});
    CHECK(Message(Message::lowest_road).word() == "road");
    CHECK(Message(Message::own_meeple).word() == "meeple");
    CHECK_FALSE(Message().exists());
    CHECK_FALSE(Message(std::size_t{9}).exists());
    CHECK(Message().word() == "none");
    CHECK(Message(std::size_t{99}).word() == "none");
    CHECK(Message(Message::knights) != Message(Message::farmers));
}

TEST_CASE("every option of The Messages has words", "[modules][messages][nouns][MSG-14]") {
    CHECK(options_of({}) ==
          "edition=c3 message_chain=unlimited c31_binds=turn negative_floor=player backward_landing=on "
          "may_decline=off zmg_alone=off zmg_no_majority=off porxada_in_messages=off ");
    for (const std::string_view text :
         {"edition=c1", "edition=c2", "edition=c3_1", "message_chain=one_extra", "message_chain=none", "c31_binds=part",
          "negative_floor=figure", "backward_landing=off", "may_decline=on", "zmg_alone=on", "zmg_no_majority=on"}) {
        Options<Mail> options;
        const std::size_t equals = text.find('=');
        INFO(text);
        CHECK(set_option(options, "messages", text.substr(0, equals), text.substr(equals + 1)));
        CHECK(options_of(options.of<Messages>()).find(std::string(text) + " ") != std::string::npos);
        CHECK(options_of(options.of<Messages>()) != options_of({}));
    }
    const auto switched = switches_of<Mail>("base+messages:edition=c3_1:c31_binds=part:zmg_alone:backward_landing=off"
                                            "+gifts");
    REQUIRE(switched);
    CHECK(options_of(switched->of<Messages>()) ==
          "edition=c3_1 message_chain=unlimited c31_binds=part negative_floor=player backward_landing=off "
          "may_decline=off zmg_alone=on zmg_no_majority=off porxada_in_messages=off ");
}

TEST_CASE("actions of The Messages are values with different verbs", "[modules][messages][nouns]") {
    const std::set<std::string_view> verbs{
        MoveScoringFigure::verb, WantMessage::verb,      DrawMessage::verb, TakeTwoPoints::verb,
        PerformMessage::verb,    PerformMessageOn::verb, Pass::verb,        DrawTile::verb};
    CHECK(verbs.size() == 8);
    CHECK(figure(0) != figure(1));
    CHECK(DrawMessage{Message::knights} != DrawMessage{Message::farmers});
    CHECK(PerformMessageOn{meeple, {at(1, 2), 3}} == PerformMessageOn{meeple, {at(1, 2), 3}});
    CHECK(PerformMessageOn{meeple, {at(1, 2), 3}} != PerformMessageOn{meeple, {at(1, 2), 2}});
    CHECK(PerformMessageOn{meeple, {at(1, 2), 3}} != PerformMessageOn{FigureKind(1), {at(1, 2), 3}});
}

TEST_CASE("a figure does not move without points", "[modules][messages][nouns][MSG-03]") {
    const auto setup = mailing({}, giving({{1, 0, 4}}));
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, 1, 0);
    CHECK(refused(game, figure(0)) == no_figure_to_move);
    place_next(game);
    // There is no third figure.
    CHECK(refused(game, figure(2)) == no_figure_to_move);
    CHECK(refused(game, MoveScoringFigure{ScoringFigure::none()}) == no_figure_to_move);
    test::play(game, figure(0));
    REQUIRE(game.asks<DrawMessageStep>());
    CHECK(refused(game, figure(0)) == no_figure_to_move);
}

TEST_CASE("a figure that is bound or cannot pay stays", "[modules][messages][nouns][MSG-05][MSG-34]") {
    const auto setup = mailing({}, giving({{1, 0, -3}}), false);
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, 2, 9);
    place_next(game);
    CHECK(refused(game, figure(0)) == figure_cannot_pay);
    // Bound is the reason where both would be one.
    const auto binding = mailing(test::of_edition(MessageEdition::c3_1), giving({{1, 0, 1}, {1, 0, -3}}), false);
    Game<Mail> bound = with_figures(Game<Mail>(binding), 0, 7, 2);
    place_next(bound);
    test::play(bound, figure(0));
    CHECK(refused(bound, figure(1)) == figure_is_bound);
}

TEST_CASE("messages are neither drawn nor resolved before their time", "[modules][messages][nouns][MSG-06][MSG-16]") {
    Messages messages;
    messages.may_decline = true;
    const auto setup = mailing(messages, giving({{1, 0, 4}, {3, 0, 3}}), false);
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, 1, 0);
    const auto refuse_all = [&] {
        CHECK(refused(game, TakeTwoPoints{}) == no_message_to_resolve);
        CHECK(refused(game, PerformMessage{}) == no_message_to_resolve);
        CHECK(refused(game, PerformMessageOn{meeple, {at(0, 0), 0}}) == no_message_to_resolve);
    };
    refuse_all();
    CHECK(refused(game, WantMessage{}) == no_message_to_draw);
    CHECK(refused(game, DrawMessage{Message::knights}) == no_message_to_draw);
    place_next(game);
    refuse_all();
    CHECK(refused(game, WantMessage{}) == no_message_to_draw);
    test::play(game, figure(0));
    REQUIRE(game.asks<WantMessageStep>());
    // What is offered says what it is.
    std::set<std::string> offered;
    game.choices().each([&](Token token) { offered.insert(action_text(token, game)); });
    CHECK(offered == std::set<std::string>{"pass", "want message"});
    refuse_all();
    CHECK(refused(game, DrawMessage{Message::knights}) == no_message_to_draw);
    test::play(game, WantMessage{});
    REQUIRE(game.asks<DrawMessageStep>());
    refuse_all();
    CHECK(refused(game, WantMessage{}) == no_message_to_draw);
    CHECK(refused(game, Pass{}) == nothing_to_pass);
    CHECK(refused(game, DrawMessage{}) == other_message_on_top);
    test::play(game, DrawMessage{Message::knights});
    CHECK(refused(game, DrawMessage{Message::farmers}) == no_message_to_draw);
    test::play(game, TakeTwoPoints{}, figure(0));
    refuse_all();
    // 7 and 3 are 10: the one that was drawn lies under all others.
    place_next(game);
    place_next(game);
    test::play(game, figure(0), WantMessage{});
    CHECK(game.choices().count() == 7);
    CHECK(refused(game, DrawMessage{Message::knights}) == other_message_on_top);
    test::play(game, DrawMessage{Message::farmers});
}

TEST_CASE("a message without an object is not performed", "[modules][messages][nouns][MSG-17]") {
    const auto setup = mailing<CountryMail>({}, giving({{1, 0, 5}}), false, "S start count=2: field N.E.S.W\n");
    Game<CountryMail> start(setup);
    test::play(start, DrawTile{TileKind(0)}, PlaceTile{at(1, 0)}, Pass{}, figure(0));
    REQUIRE(start.tiles_left() == 0);
    for (std::size_t i = 0; i < Message::count; ++i) {
        Game<CountryMail> game = start;
        test::play(game, DrawMessage{Message(i)});
        INFO(Message(i).word());
        // Nobody stands anywhere, and no tile is left.
        CHECK(game.choices().count() == 1);
        CHECK(refused(game, PerformMessage{}) == message_has_no_object);
        const Error error = refused(game, PerformMessageOn{meeple, {at(1, 0), 0}});
        CHECK(error == (Message(i) == Message(Message::own_meeple) ? no_own_meeple_there : message_has_no_object));
        CHECK(error.at == at(1, 0));
        test::play(game, TakeTwoPoints{}, figure(1));
        CHECK(game.finished());
        CHECK(game.score(player(0)) == 7);
    }
}

TEST_CASE("the state of The Messages says what is due", "[modules][messages][nouns][MSG-03]") {
    CHECK(MessagePointsDue{4, player(1), 0} == MessagePointsDue{4, player(1), 0});
    CHECK(MessagePointsDue{4, player(1), 0} != MessagePointsDue{4, player(2), 0});
    const MessagesState fresh;
    MessagesState other = fresh;
    CHECK(other == fresh);
    other.due.push_back({-4, player(1), 0});
    CHECK(other != fresh);
}
