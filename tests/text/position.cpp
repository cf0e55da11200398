#include "carcassonne/text/position.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/modules/ghosts.hpp"
#include "carcassonne/modules/river.hpp"
#include "carcassonne/text/action_parser.hpp"

#include "engine/tables.hpp"
#include "text/position/positions.hpp"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;

namespace {

struct Haunted : Ruleset<Base, Ghosts> {};
struct Riverside : Ruleset<Base, River> {};

/// The lines of a text from the one with this tag on.
std::string from(std::string_view tag, const std::string& text) {
    const std::size_t begin = text.find("\n" + std::string(tag));
    REQUIRE(begin != std::string::npos);
    return text.substr(begin + 1);
}
template <class Rules>
void say(Game<Rules>& game, std::initializer_list<std::string_view> words) {
    for (const std::string_view word : words) {
        INFO(word);
        const auto token = parse_answer(word, game);
        REQUIRE(token.has_value());
        game.play(*token);
    }
}
/// A game of a set-up, from what its position says after the head.
template <class Rules>
Game<Rules> laid_out(const Setup<Rules>& setup, const std::string& lines) {
    const std::string fresh = write_position(Game<Rules>(setup));
    const auto game = parse_position(fresh.substr(0, fresh.find("board ")) + lines, setup);
    if (!game) {
        UNSCOPED_INFO(test::text_of(game.error()));
    }
    REQUIRE(game.has_value());
    return *game;
}

}  // namespace

TEST_CASE("a position is written line by line", "[text][position]") {
    const auto setup = test::scripted<BaseGame>({"BA/L", "BA/C", "BA/RFr"});
    Game<BaseGame> game(setup, 7);
    say(game, {"place 0 1", "deploy meeple on monastery"});
    CHECK(from("players", write_position(game)) == "players red blue\n"
                                                   "board   BA/RCr 0 0; BA/L 0 1\n"
                                                   "figures red meeple on monastery at 0 1\n"
                                                   "hand    meeple 6 7\n"
                                                   "score   red 0, blue 0\n"
                                                   "agenda  blue place, drawn BA/C\n"
                                                   // Of the script's draws two are past; none came from chance.
                                                   "chance  " +
                                                       from("chance", write_position(game)).substr(8, 16) +
                                                       " draws 2\n");
    // Bob completes the city of the start tile with a meeple in it: 2 tiles x 2.
    say(game, {"place 0 -1 turned 180", "deploy meeple on city S"});
    const std::string text = write_position(game, {"Ann", "Bob"});
    CHECK(text.substr(0, text.find("tiles")) == "carcassonne position 1\n"
                                                "rules   base+farmers\n");
    CHECK(from("players", text).substr(0, from("players", text).find("chance")) ==
          "players Ann Bob\n"
          "board   BA/RCr 0 0; BA/L 0 1; BA/C 0 -1 turned 180\n"
          "figures Ann meeple on monastery at 0 1\n"
          "hand    meeple 6 7\n"
          "score   Ann 0, Bob 4\n"
          "agenda  Ann place, drawn BA/RFr\n");
    test::reread(game);
}

TEST_CASE("a tile that fits nowhere is gone", "[text][position]") {
    // The crossing finds no edge with a road.
    Options<BaseGame> options;
    options.tiles = test::tiles_of("S start: field N.E.S.W\nX: road N.E.S.W; field NL.WR; field NR.EL; field ER.SL; "
                                   "field SR.WL\nF count=2: field N.E.S.W\n");
    options.draws = Draws::from_script;
    options.script = {"X", "F"};
    options.plays_forced = false;
    const auto setup = test::make(options);
    const Game<BaseGame> game(setup);
    const std::string text = write_position(game);
    CHECK(text.find("gone    X 1\n") != std::string::npos);
    CHECK(text.find("agenda  red place, drawn F\n") != std::string::npos);
    CHECK(test::reread(game).tiles_left(test::kind(setup, "X")) == 0);
    CHECK(test::reread(game).tiles_left(test::kind(setup, "F")) == 1);
}

TEST_CASE("a position brings its own set-up", "[text][position]") {
    Options<BaseGame> options;
    options.players = 3;
    options.of<Farmers>().scoring = FieldScoring::second_edition;
    const auto setup = test::make(options);
    const Game<BaseGame> game(setup, 99);
    auto position = parse_position<BaseGame>(write_position(game, {"Ann", "Bob", "Cid"}));
    REQUIRE(position.has_value());
    CHECK(position->names == std::vector<std::string>{"Ann", "Bob", "Cid"});
    CHECK(position->setup->module<Farmers>().scoring == FieldScoring::second_edition);
    CHECK(position->game.state() == game.state());
    // It can be moved about: the set-up stays where it is.
    PositionOf<BaseGame> moved = *std::move(position);
    CHECK(&moved.game.setup() == moved.setup.get());
    Random random(4);
    test::play_randomly(moved.game, random);
    CHECK(moved.game.finished());
    CHECK(test::reread(moved.game).finished());
    CHECK(write_position(moved.game).find("\nover\nchance ") != std::string::npos);
}

TEST_CASE("names that are none are not used", "[text][position]") {
    const auto setup = test::make(Options<BaseGame>{});
    const Game<BaseGame> game(setup);
    CHECK(write_position(game, {"Ann", "Ann"}).find("players red blue\n") != std::string::npos);
    CHECK(write_position(game, {"Ann B", ""}).find("players red blue\n") != std::string::npos);
    CHECK(write_position(game, {"", "Ann"}).find("players red Ann\n") != std::string::npos);
}

TEST_CASE("blanks, comments and empty lines say nothing", "[text][position]") {
    const auto setup = test::make(Options<BaseGame>{});
    const Game<BaseGame> game(setup, 5);
    std::string text = "# a game\n\n" + write_position(game);
    text.replace(text.find("hand    "), 8, "\t hand \t ");
    text.insert(text.find("\nscore"), "   # all of them\r");
    const auto read = parse_position(text, setup);
    REQUIRE(read.has_value());
    CHECK(*read == game);
}

TEST_CASE("figures of one feature keep their order and their numbers", "[text][position]") {
    const auto setup = test::make(Options<BaseGame>{});
    // Three on one road: the first one stays the first, and each one after it comes right behind it.
    const std::string lines =
        "board   BA/RCr 0 0; BA/RFr 1 0; BA/RFr 2 0; BA/RFr 3 0\n"
        "figures red meeple on road E.W at 3 0 number 4; blue meeple on road E.W at 0 0 number 2; "
        "red meeple on road E.W at 1 0\n"
        "hand    meeple 5 6\n"
        "score   red 0, blue 0\n"
        "agenda  blue place, drawn BA/L\n"
        "chance  00000000000000ff\n";
    const Game<BaseGame> game = laid_out(setup, lines);
    std::vector<std::size_t> ring;
    game.each_figure(game.feature_of(game.placed(TileId(0)).segment(1)),
                     [&](FigureId figure) { ring.push_back(figure.index()); });
    CHECK(ring == std::vector<std::size_t>{4, 3, 2});
    CHECK(game.figure(FigureId(2)).owner == test::player(1));
    CHECK(game.figure(FigureId(3)).segment == game.placed(TileId(1)).segment(0));
    CHECK(from("board", write_position(game)) == lines);
    CHECK(game.state().random == Random::from_state(0xff));
}

TEST_CASE("a kind of tile that lies in two piles is told apart", "[text][position]") {
    Options<Riverside> options;
    options.draws = Draws::by_caller;
    options.of<River>().base_start_tile = SpareStart::on_top;
    const auto setup = test::make(options);
    // One copy is drawn before all other land, three with it.
    std::vector<TileKind> kinds;
    for (std::size_t i = 0; i < setup.catalogue().size(); ++i) {
        const TileKind kind(static_cast<std::uint16_t>(i));
        if (setup.catalogue().tile(kind).id == "BA/RCr") {
            kinds.push_back(kind);
        }
    }
    REQUIRE(kinds.size() == 2);
    std::string text = write_position(Game<Riverside>(setup));
    text.insert(text.find("agenda"), "gone    BA/RCr second 2\n");
    const auto game = parse_position(text, setup);
    REQUIRE(game.has_value());
    CHECK(game->tiles_left(kinds[0]) == 1);
    CHECK(game->tiles_left(kinds[1]) == 1);
    CHECK(write_position(*game) == text);
}

TEST_CASE("guards in the reserve and ghosts are written", "[text][position]") {
    const auto setup = test::make(Options<Haunted>{});
    const std::string lines = "board   GS/nw 0 0; GS/ne 1 0; GS/sw 0 1; GS/se 1 1; BA/L 0 -1\n"
                              "figures red meeple on monastery at 0 -1 with ghost 2\n"
                              "hand    meeple 4 5, guard 2 3\n"
                              "reserve guard 3 2\n"
                              "score   red 0, blue 0\n"
                              "agenda  blue place, drawn BA/C\n"
                              "chance  0000000000000000\n";
    const Game<Haunted> game = laid_out(setup, lines);
    CHECK(game.attached(FigureId(0), AttachmentKind(0)) == 2);
    CHECK(game.attachments_left(AttachmentKind(0)) == 13);
    CHECK(game.supply(test::player(1), FigureKind(1)) == 3);
    CHECK(game.reserve(test::player(1), FigureKind(1)) == 2);
    CHECK(from("board", write_position(game)) == lines);
}

TEST_CASE("long lists go on in a further line with the same tag", "[text][position]") {
    const auto setup = test::make(Options<BaseGame>{});
    Game<BaseGame> game(setup, 8);
    Random random(8);
    for (int i = 0; i < 60; ++i) {
        const auto choices = game.choices();
        game.play(choices.nth(random.below(choices.count())));
    }
    const std::string text = write_position(game);
    std::size_t boards = 0;
    std::size_t longest = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        longest = end - begin > longest ? end - begin : longest;
        boards += text.compare(begin, 8, "board   ") == 0 ? 1u : 0u;
        begin = end + 1;
    }
    CHECK(boards > 1);
    CHECK(longest <= 120);
    test::reread(game);
}
