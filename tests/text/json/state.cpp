// What modules remember, as JSON tells it.
#include "carcassonne/text/json/state.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/modules/messages.hpp"
#include "carcassonne/modules/porxada.hpp"
#include "carcassonne/modules/traders_and_builders.hpp"
#include "carcassonne/text/json/position.hpp"
#include "carcassonne/text/position.hpp"

#include "engine/tables.hpp"
#include "text/position/positions.hpp"

#include "catch.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

using namespace carcassonne;
using test::player;

namespace {

struct Swaps : Ruleset<Base, Farmers, Porxada> {};
struct Mail : Ruleset<Base, Messages> {};
struct Trade : Ruleset<Base, Farmers, TradersAndBuilders> {};
struct Choice : Ruleset<Base, Optional<Porxada>, Optional<Messages>> {};

Json parsed(std::string_view text) { return Json::parse(text.begin(), text.end()); }

/// What is told of a game that is laid out by the lines of a position after its head.
template <class Rules>
Json state_of(const std::string& lines) {
    const auto setup = test::make(Options<Rules>{});
    const std::string fresh = write_position(Game<Rules>(setup));
    const auto game = parse_position(fresh.substr(0, fresh.find("board ")) + lines, setup);
    if (!game) {
        UNSCOPED_INFO(test::text_of(game.error()));
    }
    REQUIRE(game.has_value());
    return json_of_position(*game)["state"];
}

const std::string chance = "chance  0000000000000001\n";

enum class Plain : std::int8_t { less = -3 };

/// Parts of all kinds.
struct Notes {
    PlayerId player{1};
    PlayerId nobody;
    TileId tile{0};
    SegmentId segment{1};
    FigureKind figure{0};
    FigureId gone{200};
    Message message = Message::knights;
    Message no_message;
    PorxadaChoice choice = PorxadaChoice::bonus;
    Plain plain = Plain::less;
    bool flag = true;
    std::int16_t number = -7;
    std::uint8_t who = 3;
    std::uint8_t words = 5;
    InlineVector<MessagePointsDue, 3> due;
    std::array<std::array<std::uint8_t, 2>, 2> pairs{{{1, 0}, {0, 2}}};

    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit("player", self.player);
        visit("nobody", self.nobody);
        visit("tile", self.tile);
        visit("segment", self.segment);
        visit("figure", self.figure);
        visit("gone", self.gone);
        visit("message", self.message);
        visit("no_message", self.no_message);
        visit("choice", self.choice);
        visit("plain", self.plain);
        visit("flag", self.flag);
        visit("number", self.number);
        visit("who", players_in(self.who));
        visit("words", words_in<Message>(self.words));
        visit("due", self.due);
        visit("pairs", self.pairs);
    }
};

}  // namespace

TEST_CASE("whatever a module remembers has a form in JSON", "[text][json]") {
    const auto setup = test::make(Options<BaseGame>{});
    const Game<BaseGame> game(setup, 1);
    const detail::JsonNouns<BaseGame> nouns(game);
    Notes notes;
    notes.due.push_back({5, player(0), 0});
    // The start tile has a city in the north, and then a road from east to west.
    CHECK(detail::JsonParts<BaseGame>(nouns).parts_of(notes) == parsed(R"({
        "player": 1, "nobody": null, "tile": {"tile": "BA/RCr", "x": 0, "y": 0, "degrees": 0},
        "segment": {"x": 0, "y": 0, "segment": 1, "place": "road E.W"}, "figure": "meeple", "gone": null,
        "message": "knights", "no_message": null, "choice": "bonus", "plain": -3, "flag": true, "number": -7,
        "who": [0, 1], "words": ["road", "monastery"], "due": [{"player": 0, "points": 5}], "pairs": [[1, 0], [0, 2]]})"));
}

TEST_CASE("who is asked for a swap is told for which one", "[text][json][POR-02]") {
    CHECK(state_of<Swaps>("board   BA/RCr 0 0; BA/L 0 1; BA/RFr 1 0; PX/CCCC+ 0 -1\n"
                          "figures red meeple on monastery at 0 1; blue meeple on road E.W at 1 0\n"
                          "hand    meeple 6 6\n"
                          "score   red 0, blue 0\n"
                          "state   porxada choice swap; own 0; other 1\n"
                          "agenda  red figure, placed 0 -1; blue answer to swap\n" +
                          chance) == parsed(R"({"porxada": {"tile": null, "choice": "swap", "tokens": [],
        "own": {"player": 0, "figure": "meeple", "on": {"x": 0, "y": 1, "segment": 0, "place": "monastery"}},
        "other": {"player": 1, "figure": "meeple", "on": {"x": 1, "y": 0, "segment": 0, "place": "road E.W"}}}})"));
}

TEST_CASE("who resolves a message is told which one", "[text][json][MSG-16]") {
    const Json told = state_of<Mail>(
        "board   BA/RCr 0 0; BA/RFr 1 0\n"
        "hand    meeple 7 7\n"
        "score   red 5 0, blue 0 0\n"
        "state   messages below road; never_drawn city monastery tile pennants farmers meeple; current knights\n"
        "agenda  red turn end, placed 1 0; red message done; red message\n" +
        chance)["messages"];
    CHECK(told["current"] == "knights");
    CHECK(told["below"] == parsed(R"(["road"])"));
    CHECK(told["never_drawn"] == parsed(R"(["city", "monastery", "tile", "pennants", "farmers", "meeple"])"));
    CHECK(told["due"] == Json::array());
    CHECK(told["links"] == 0);
}

TEST_CASE("modules that remember nothing, or are not played, tell nothing", "[text][json]") {
    const auto base = test::make(Options<BaseGame>{});
    CHECK(json_of_position(Game<BaseGame>(base, 1))["state"] == Json::object());
    Options<Choice> options;
    options.enable<Porxada>();
    const auto setup = test::make(options);
    const Json told = json_of_position(Game<Choice>(setup, 1))["state"];
    CHECK(told.size() == 1);
    CHECK(told["porxada"]["choice"] == "none");
    const auto trade = test::make(Options<Trade>{});
    CHECK(json_of_position(Game<Trade>(trade, 1))["state"]["traders_and_builders"]["goods"].size() == 6);
}
