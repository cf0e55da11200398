// When a message is drawn, which one, and what lies on the agenda while it is resolved.
#include "carcassonne/modules/messages.hpp"

#include "carcassonne/modules/traders_and_builders.hpp"

#include "modules/messages/tables.hpp"

#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

using namespace carcassonne;
using test::figure;
using test::giving;
using test::Mail;
using test::mailing;
using test::of_edition;
using test::place_next;
using test::player;
using test::stand;
using test::with_figures;

namespace {

struct BuilderMail : Ruleset<Base, TradersAndBuilders, Messages, test::Gifts> {};

constexpr FigureKind builder{1};

/// Keeps the messages that were drawn.
struct Drawn {
    std::vector<Message> messages;
    void operator()(const MessageDrawn& event) { messages.push_back(event.message); }
};
const MessagesState& messages_of(const Game<Mail>& game) { return game.state().of<Messages>(); }

}  // namespace

TEST_CASE("a figure that stops on a dark space brings a message", "[modules][messages][MSG-07]") {
    const auto setup = mailing({}, giving({{1, 0, 4}}));
    const Game<Mail> start(setup);
    for (const int from : {1, 6, 46, 96}) {
        Game<Mail> game = with_figures(start, 0, from, 3);
        place_next(game);
        test::play(game, figure(0));
        REQUIRE(game.asks<DrawMessageStep>());
        CHECK(game.choices().player() == nature);
        CHECK(game.choices().count() == 8);
        CHECK(game.part().player == player(0));
        // It is drawn when everything else of the part is done.
        CHECK(game.state().agenda[0].step == RulesOf<Mail>::step_id<test::EncoreStep>);
    }
    for (const int from : {0, 2, 3, 4, 5}) {
        Game<Mail> game = with_figures(start, 0, from, 30);
        place_next(game);
        test::play(game, figure(0));
        CHECK(game.asks<PlaceStep>());
        CHECK(game.part().player == player(1));
    }
}

TEST_CASE("a figure that does not move brings no message", "[modules][messages][MSG-07]") {
    const auto setup = mailing({}, giving({{1, 0, 0}, {2, 1, 3}}));
    // Player 0 stands on 5 and 10 and gets nothing; player 1 stands on 5 and moves the other one.
    Game<Mail> game = with_figures(with_figures(Game<Mail>(setup), 0, 5, 10), 1, 5, 0);
    place_next(game);
    CHECK(game.part().player == player(1));
    place_next(game);
    test::play(game, figure(1));
    CHECK(stand(game, 1, 5, 3));
    CHECK(game.asks<PlaceStep>());
    CHECK(game.part().player == player(0));
}

TEST_CASE("a figure that landed in an earlier part brings no message in a later one", "[modules][messages][MSG-12]") {
    auto gifts = giving({{1, 0, 4}, {2, 0, 1}});
    gifts.encore = 1;
    const auto setup = mailing({}, gifts, false);
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, 1, 12);
    place_next(game);
    test::play(game, figure(0), DrawMessage{Message::knights}, TakeTwoPoints{}, figure(1));
    CHECK(stand(game, 0, 5, 14));
    REQUIRE(game.part().is(PartFlag::further));
    place_next(game);
    // The second part has a check of its own: 14 and 1 are 15.
    Game<Mail> other = game;
    test::play(game, figure(0));
    CHECK(stand(game, 0, 6, 14));
    CHECK(game.part().player == player(1));
    test::play(other, figure(1));
    CHECK(other.asks<DrawMessageStep>());
}

TEST_CASE("others draw nothing, then or later", "[modules][messages][MSG-06]") {
    const auto setup = mailing({}, giving({{1, 1, 5}, {2, 1, 1}}));
    Game<Mail> game = with_figures(Game<Mail>(setup), 1, 0, 1);
    place_next(game);
    CHECK(game.choices().player() == player(1));
    test::play(game, figure(0));
    CHECK(stand(game, 1, 5, 1));
    REQUIRE(game.asks<PlaceStep>());
    CHECK(game.part().player == player(1));
    place_next(game);
    test::play(game, figure(1));
    CHECK(game.asks<PlaceStep>());
    CHECK(game.part().player == player(0));
}

TEST_CASE("what moved after the last check of a turn counts for nobody", "[modules][messages][MSG-06][MSG-07]") {
    test::Gifts gifts;
    gifts.late = {1, 0, 5};
    const auto setup = mailing({}, gifts, false);
    // The score meeple of player 0 has moved; the one of player 1 stands on a dark space.
    Game<Mail> game = with_figures(Game<Mail>(setup), 1, 10, 3);
    place_next(game);
    test::play(game, figure(0));
    CHECK(stand(game, 0, 5, 0));
    CHECK(game.part().player == player(1));
    place_next(game);
    CHECK(game.part().player == player(0));
    place_next(game);
    CHECK(game.part().player == player(1));
}

TEST_CASE("only where the figures finally stand counts, save in the first edition",
          "[modules][messages][MSG-08][MSG-10]") {
    // 1 and 4 are 5, then it goes on to 6.
    for (const MessageEdition edition : {MessageEdition::c1, MessageEdition::c2, MessageEdition::c3}) {
        const auto setup = mailing(of_edition(edition), giving({{1, 0, 4}, {1, 0, 1}}));
        Game<Mail> game = with_figures(Game<Mail>(setup), 0, 1, 0);
        place_next(game);
        test::play(game, figure(0), figure(0));
        CHECK(game.asks<PlaceStep>());
        CHECK(game.part().player == player(1));
    }
}

TEST_CASE("one message a check, even for two figures", "[modules][messages][MSG-09][MSG-11]") {
    const auto setup = mailing({}, giving({{1, 0, 4}, {1, 0, 3}}), false);
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, 1, 7);
    place_next(game);
    test::play(game, figure(0), figure(1));
    CHECK(stand(game, 0, 5, 10));
    test::play(game, DrawMessage{Message::pennants}, TakeTwoPoints{}, figure(1));
    // The other figure still stands on 5; that was dealt with.
    CHECK(stand(game, 0, 5, 12));
    CHECK(game.part().player == player(1));
}

TEST_CASE("the points of a message may bring another", "[modules][messages][MSG-11]") {
    for (const MessageChain chain : {MessageChain::unlimited, MessageChain::one_extra, MessageChain::none}) {
        Messages messages;
        messages.chain = chain;
        const auto setup = mailing(messages, giving({{1, 0, 4}}), false);
        Game<Mail> game = with_figures(Game<Mail>(setup), 0, 1, 3);
        place_next(game);
        // 5, then the other figure on 5, on 7 and so on: message after message while somebody stops on a dark space.
        test::play(game, figure(0), DrawMessage{Message::lowest_road}, TakeTwoPoints{}, figure(1));
        CHECK(stand(game, 0, 5, 5));
        if (chain == MessageChain::none) {
            CHECK(game.part().player == player(1));
            continue;
        }
        REQUIRE(game.asks<DrawMessageStep>());
        test::play(game, DrawMessage{Message::lowest_city});
        auto state = game.state();
        state.score.move(player(0), 0, 3);
        game = Game<Mail>(setup, state);
        test::play(game, TakeTwoPoints{}, figure(0));
        CHECK(stand(game, 0, 10, 5));
        CHECK(game.asks<DrawMessageStep>() == (chain == MessageChain::unlimited));
    }
}

TEST_CASE("a message may be left undrawn where the option says so", "[modules][messages][MSG-15]") {
    Messages messages;
    messages.may_decline = true;
    const auto setup = mailing(messages, giving({{1, 0, 4}}));
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, 1, 0);
    place_next(game);
    test::play(game, figure(0));
    REQUIRE(game.asks<WantMessageStep>());
    CHECK(game.choices().player() == player(0));
    CHECK(game.choices().count() == 2);
    Game<Mail> other = game;
    test::play(game, Pass{});
    CHECK(game.part().player == player(1));
    CHECK(messages_of(game).never_drawn == 0xff);
    test::play(other, WantMessage{});
    CHECK(other.asks<DrawMessageStep>());
}

TEST_CASE("no message beside a figure of another player where the option says so", "[modules][messages][MSG-14]") {
    Messages messages;
    messages.zmg_alone = true;
    const auto setup = mailing(messages, giving({{1, 0, 4}}));
    const auto draws = [&](int first, int second) {
        // The own figure on the same space is no hindrance.
        Game<Mail> game = with_figures(with_figures(Game<Mail>(setup), 0, 1, 5), 1, first, second);
        place_next(game);
        test::play(game, figure(0));
        return game.asks<DrawMessageStep>();
    };
    CHECK(draws(0, 0));
    CHECK(draws(6, 10));
    CHECK_FALSE(draws(5, 0));
    CHECK_FALSE(draws(0, 5));
    // A lap ahead it is the same space.
    CHECK_FALSE(draws(55, 0));
}

TEST_CASE("the game draws messages from its seed, or the caller says which", "[modules][messages][MSG-16]") {
    std::set<std::uint8_t> kinds;
    Options<Mail> options;
    options.tiles = test::tiles_of("S start count=15: field N.E.S.W\n");
    get<test::Gifts>(options.modules).gifts[0] = {1, 0, 5};
    for (const Draws draws : {Draws::from_seed, Draws::from_script}) {
        options.draws = draws;
        options.script.clear();
        if (draws == Draws::from_script) {
            options.script = {"S", "S"};
        }
        const auto setup = test::make(options);
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Drawn drawn;
            Game<Mail> game(setup, seed);
            Game<Mail> again(setup, seed);
            REQUIRE(game.try_play(PlaceTile{test::at(1, 0)}, drawn));
            place_next(again);
            CHECK(game == again);
            REQUIRE(drawn.messages.size() == 1);
            kinds.insert(drawn.messages[0].kind);
            CHECK(messages_of(game).never_drawn == (0xff & ~(1u << drawn.messages[0].kind)));
        }
    }
    CHECK(kinds.size() == 8);
}

TEST_CASE("after eight messages the order repeats", "[modules][messages][MSG-16]") {
    test::Gifts gifts;
    gifts.every_part = 5;
    Messages messages;
    messages.chain = MessageChain::none;
    const auto setup = mailing(messages, gifts, false, "S start count=15: field N.E.S.W\nL count=15: field N.E.S.W\n");
    Game<Mail> game(setup);
    constexpr Message::Kind order[] = {Message::knights,     Message::extra_tile,      Message::own_meeple,
                                       Message::lowest_road, Message::farmers,         Message::pennants,
                                       Message::lowest_city, Message::lowest_monastery};
    for (std::size_t turn = 0; turn < 20; ++turn) {
        if (game.asks<DrawStep>()) {
            test::play(game, DrawTile{game.tiles_left(TileKind(0)) != 0 ? TileKind(0) : TileKind(1)});
        }
        test::place(game, static_cast<int>(turn) + 1, 0);
        test::play(game, figure(0));
        REQUIRE(game.asks<DrawMessageStep>());
        CHECK(game.choices().count() == (turn < 8 ? 8 - turn : 1u));
        const Message top = order[turn % 8];
        const Message wrong = order[(turn + 7) % 8];
        if (turn != 0) {
            CHECK(test::refused(game, DrawMessage{wrong}) == other_message_on_top);
        }
        test::play(game, DrawMessage{top});
        CHECK(messages_of(game).current == top);
        test::play(game, TakeTwoPoints{}, figure(1));
        CHECK(messages_of(game).below[messages_of(game).below.size() - 1] == top);
        CHECK_FALSE(messages_of(game).current.exists());
    }
}

TEST_CASE("the message that gives a tile lies down after the messages of its part",
          "[modules][messages][MSG-16][MSG-25]") {
    test::Gifts gifts;
    gifts.every_part = 5;
    Messages messages;
    messages.chain = MessageChain::none;
    const auto setup = mailing(messages, gifts, false);
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, 0, 1);
    place_next(game);
    test::play(game, figure(0), DrawMessage{Message::extra_tile}, PerformMessage{});
    CHECK(game.part().is(PartFlag::inner));
    CHECK_FALSE(messages_of(game).current.exists());
    CHECK(messages_of(game).below.empty());
    place_next(game);
    test::play(game, figure(0));
    CHECK(game.part().is(PartFlag::inner));
    // The one that waits is none of those to draw.
    CHECK(game.choices().count() == 7);
    test::play(game, DrawMessage{Message::farmers}, TakeTwoPoints{}, figure(1));
    CHECK(game.part().player == player(1));
    REQUIRE(messages_of(game).below.size() == 2);
    CHECK(messages_of(game).below[0] == Message(Message::farmers));
    CHECK(messages_of(game).below[1] == Message(Message::extra_tile));
}

TEST_CASE("a message tile that fits nowhere ends the part and pays nothing", "[modules][messages][MSG-17]") {
    const auto setup =
        mailing({}, giving({{1, 0, 5}}), true, "S start count=2: field N.E.S.W\nX count=2: city N.E.S.W\n");
    Game<Mail> game(setup);
    test::play(game, DrawTile{test::kind(setup, "S")});
    place_next(game);
    REQUIRE(game.tiles_left() == 2);
    test::play(game, DrawMessage{Message::extra_tile}, PerformMessage{});
    CHECK(game.finished());
    CHECK(game.tiles_left() == 0);
    CHECK(game.score(player(0)) == 5);
    CHECK_FALSE(messages_of(game).current.exists());
    CHECK(messages_of(game).below.size() == 1);
}

TEST_CASE("the part of a message comes before those of the builders", "[modules][messages][MSG-25][TRA-03]") {
    // The builder of player 0 continues with tile 5. A message comes in that part, or in the builder's own.
    for (const std::uint8_t tile : {std::uint8_t{5}, std::uint8_t{6}}) {
        const auto setup = mailing<BuilderMail>({}, giving({{tile, 0, 5}}), true,
                                                "S start: road E.W; field N.EL.WR; field ER.S.WL\n"
                                                "P count=15: road E.W; field N.EL.WR; field ER.S.WL\n");
        Game<BuilderMail> game(setup);
        int x = 0;
        const auto part = [&](bool inner, bool further) {
            REQUIRE(game.asks<PlaceStep>());
            CHECK(game.part().player == player(0));
            CHECK(game.part().is(PartFlag::inner) == inner);
            CHECK(game.part().is(PartFlag::further) == further);
            test::place(game, ++x, 0);
        };
        test::play(game, PlaceTile{test::at(++x, 0)}, test::deploy(0));
        test::place(game, -1, 0);
        test::play(game, PlaceTile{test::at(++x, 0)}, test::deploy(0, builder));
        test::place(game, -2, 0);
        part(false, false);
        if (tile == 6) {
            part(false, true);
        }
        test::play(game, DrawMessage{Message::extra_tile}, PerformMessage{});
        // The part of the message, the one that its tile earned, and at last the one of the first tile.
        part(true, false);
        part(true, true);
        if (tile == 5) {
            part(false, true);
        }
        REQUIRE(game.asks<PlaceStep>());
        CHECK(game.part().player == player(1));
    }
}
