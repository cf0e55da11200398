// Piles: tiles that are drawn before others, and what becomes of a second start tile.
#include "carcassonne/engine/make_setup.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;
using test::at;
using test::player;

namespace {

bool bears(const Tile& tile, std::string_view word) {
    for (const TileMark& mark : tile.marks) {
        if (mark.name == word) {
            return true;
        }
    }
    return false;
}

/// Tiles with the mark [first] lie in pile 0, those with [second] in pile 3, all others are land.
struct Layers : test::EmptyModule {
    static constexpr ModuleInfo info{"layers", "Layers"};
    SpareStart spare = SpareStart::shuffled_in;

    static std::uint8_t pile(const Tile& tile) noexcept {
        return bears(tile, "first") ? std::uint8_t{0} : bears(tile, "second") ? std::uint8_t{3} : land_pile;
    }
    SpareStart spare_start(const Tile&, const Tile&) const noexcept { return spare; }
};
/// Wants tiles with the mark [second] in pile 1 and those with [late] in pile 9.
struct Deeper : test::EmptyModule {
    static constexpr ModuleInfo info{"deeper", "Deeper"};

    static std::uint8_t pile(const Tile& tile) noexcept {
        return bears(tile, "second") ? std::uint8_t{1} : bears(tile, "late") ? std::uint8_t{9} : land_pile;
    }
};

struct Piled : Ruleset<Base, Optional<Layers>, Optional<Deeper>> {};

/// A meadow on all sides fits everywhere.
std::string meadow(std::string_view head) { return std::string(head) + ": field N.E.S.W\n"; }

Options<Piled> options(const std::string& tiles, SpareStart spare = SpareStart::shuffled_in) {
    Options<Piled> wanted;
    wanted.tiles = test::tiles_of(tiles);
    wanted.draws = Draws::by_caller;
    wanted.plays_forced = false;
    wanted.enable<Layers>();
    wanted.of<Layers>().spare = spare;
    return wanted;
}
std::vector<Refusal> faults(const Options<Piled>& wanted) {
    const auto setup = make_setup(wanted);
    std::vector<Refusal> refusals;
    for (std::size_t i = 0; !setup && i < setup.error().size(); ++i) {
        refusals.push_back(setup.error()[i].refusal);
    }
    return refusals;
}
/// The ids of all kinds with their copies in the bag: "A 2 B 1".
std::string kinds(const Setup<Piled>& setup) {
    std::string text;
    for (std::size_t i = 0; i < setup.catalogue().size(); ++i) {
        const TileKind kind(static_cast<std::uint16_t>(i));
        text += text.empty() ? "" : " ";
        text +=
            std::string(setup.catalogue().tile(kind).id.view()) + " " + std::to_string(setup.initial().bag.count(kind));
    }
    return text;
}

using Piles = std::vector<std::size_t>;
using Layer = Queries<Game<Piled>, Piled>::Pile;

bool same(const Layer& pile, std::size_t begin, std::size_t end, unsigned tiles) {
    return pile.begin == begin && pile.end == end && pile.tiles == tiles;
}

const std::string five = meadow("A start count=2") + meadow("M count=2 [second]") + meadow("T [first]") + meadow("B");

}  // namespace

TEST_CASE("kinds are sorted by their piles", "[engine][piles][BAS-01]") {
    const auto setup = test::make(options(five));
    // The start tile lies on the table.
    CHECK(kinds(setup) == "T 1 M 2 A 1 B 1");
    CHECK(setup.piles() == Piles{1, 2, 4});
    CHECK(setup.start_tile() == TileKind(2));
    CHECK(setup.catalogue().tile(TileKind(2)).start);
    // Without a module that knows piles there is one, in the order of the tiles.
    const auto land = test::make([] {
        auto wanted = options(five);
        wanted.enable<Layers>(false);
        return wanted;
    }());
    CHECK(kinds(land) == "A 1 M 2 T 1 B 1");
    CHECK(land.piles() == Piles{4});
}

TEST_CASE("of all answers of modules the smallest counts", "[engine][piles]") {
    auto wanted = options(meadow("A start") + meadow("L [late]") + meadow("M [second]") + meadow("T [first]"));
    wanted.enable<Deeper>();
    const auto both = test::make(wanted);
    CHECK(kinds(both) == "T 1 M 1 L 1 A 0");
    CHECK(both.piles() == Piles{1, 2, 3, 4});
    wanted.enable<Layers>(false);
    const auto deeper = test::make(wanted);
    CHECK(kinds(deeper) == "M 1 L 1 A 0 T 1");
    CHECK(deeper.piles() == Piles{1, 2, 4});
}

TEST_CASE("tiles are drawn pile after pile", "[engine][piles][BAS-04]") {
    const auto setup = test::make(options(five));
    const TileKind top = test::kind(setup, "T");
    const TileKind middle = test::kind(setup, "M");
    const TileKind land = test::kind(setup, "A");
    const TileKind other = test::kind(setup, "B");
    Game<Piled> game(setup);
    REQUIRE(game.asks<DrawStep>());
    CHECK(same(game.pile(), 0, 1, 1));
    CHECK(game.choices().count() == 1);
    CHECK(test::refused(game, DrawTile{middle}) == other_pile_first);
    CHECK(test::refused(game, DrawTile{land}) == other_pile_first);
    test::play(game, DrawTile{top});
    test::place(game, 1, 0);
    CHECK(same(game.pile(), 1, 2, 2));
    CHECK(test::refused(game, DrawTile{top}) == tile_not_left);
    CHECK(test::refused(game, DrawTile{other}) == other_pile_first);
    test::play(game, DrawTile{middle});
    test::place(game, 2, 0);
    CHECK(same(game.pile(), 1, 2, 1));
    test::play(game, DrawTile{middle});
    test::place(game, 3, 0);
    CHECK(same(game.pile(), 2, 4, 2));
    CHECK(game.choices().count() == 2);
    test::play(game, DrawTile{other});
    test::place(game, 4, 0);
    CHECK(same(game.pile(), 2, 4, 1));
    CHECK(test::refused(game, DrawTile{other}) == tile_not_left);
    test::play(game, DrawTile{land});
    CHECK(same(game.pile(), 2, 4, 0));
    test::place(game, 5, 0);
    CHECK(game.finished());
}

TEST_CASE("kinds with the same id in two piles are one tile for who draws", "[engine][piles][BAS-04]") {
    // Of three start tiles one is the first land tile after the spring, two are shuffled in below it.
    const auto setup =
        test::make(options(meadow("S start [first]") + meadow("D start count=3") + meadow("B"), SpareStart::on_top));
    REQUIRE(kinds(setup) == "S 0 D 1 D 2 B 1");
    const TileKind top(1);
    const TileKind below(2);
    const TileKind other(3);
    Game<Piled> game(setup);
    CHECK(game.tiles_left(below) == 2);
    CHECK(game.copies_left(top) == 3);
    CHECK(game.copies_left(below) == 3);
    CHECK(game.copies_left(other) == 1);
    CHECK(game.drawable(top) == top);
    CHECK(game.drawable(below) == top);
    CHECK_FALSE(game.drawable(other).exists());
    test::play(game, DrawTile{below});
    test::place(game, 1, 0);
    CHECK(game.copies_left(top) == 2);
    CHECK(game.drawable(top) == below);
    CHECK(game.drawable(other) == other);
    for (std::int16_t x = 2; x < 4; ++x) {
        test::play(game, DrawTile{top});
        test::place(game, x, 0);
    }
    CHECK(game.copies_left(below) == 0);
    CHECK_FALSE(game.drawable(top).exists());
    CHECK(game.drawable(other) == other);
}

TEST_CASE("a game draws pile after pile from its seed", "[engine][piles][BAS-04]") {
    auto wanted = options(meadow("A start count=3") + meadow("M count=2 [second]") + meadow("N count=2 [second]") +
                          meadow("T count=2 [first]"));
    wanted.draws = Draws::from_seed;
    const auto setup = test::make(wanted);
    bool in_order = true;
    bool mixed = false;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Game<Piled> game(setup, seed);
        std::string drawn;
        for (int x = 1; !game.finished(); ++x) {
            drawn += setup.catalogue().tile(game.part().drawn).id.view();
            test::place(game, x, 0);
        }
        REQUIRE(drawn.size() == 8);
        in_order =
            in_order && drawn.substr(0, 2) == "TT" && drawn.substr(6) == "AA" && drawn.find_first_of("TA", 2) == 6;
        mixed = mixed || drawn.substr(2, 4) == "MNMN";
    }
    CHECK(in_order);
    CHECK(mixed);
}

TEST_CASE("a tile that fits nowhere leaves its pile and the next of it is drawn", "[engine][piles][BAS-05]") {
    auto wanted =
        options(meadow("A start") + "X [first]: city N.E.S.W\nY [first]: city N.E.S.W\n" + meadow("M [second]"));
    wanted.plays_forced = true;
    const auto setup = test::make(wanted);
    Game<Piled> game(setup);
    REQUIRE(game.asks<DrawStep>());
    CHECK(game.choices().count() == 2);
    // The second one is the only one left and leaves too; then the only tile of the other pile is drawn.
    test::play(game, DrawTile{test::kind(setup, "X")});
    CHECK(game.asks<PlaceStep>());
    CHECK(game.part().drawn == test::kind(setup, "M"));
    CHECK(game.part().player == player(0));
    CHECK(game.tiles_left() == 0);
}

TEST_CASE("the start tile is that of the first pile", "[engine][piles][BAS-01][RIV-04]") {
    const std::string tiles = meadow("S start count=3") + meadow("P start [first]") + meadow("L");
    const auto shuffled = test::make(options(tiles));
    CHECK(kinds(shuffled) == "P 0 S 3 L 1");
    CHECK(shuffled.piles() == Piles{1, 3});
    CHECK(shuffled.start_tile() == TileKind(0));
    CHECK_FALSE(shuffled.catalogue().tile(TileKind(1)).start);
    CHECK(Game<Piled>(shuffled).placed(TileId(0)).kind() == TileKind(0));

    const auto aside = test::make(options(tiles, SpareStart::set_aside));
    CHECK(kinds(aside) == "P 0 S 2 L 1");
    CHECK(aside.piles() == Piles{1, 3});
    CHECK_FALSE(aside.catalogue().tile(TileKind(1)).start);

    // One copy lies on the land tiles: a pile of its own.
    const auto top = test::make(options(tiles, SpareStart::on_top));
    CHECK(kinds(top) == "P 0 S 1 S 2 L 1");
    CHECK(top.piles() == Piles{1, 2, 4});
    Game<Piled> game(top);
    CHECK(same(game.pile(), 1, 2, 1));
    CHECK(test::refused(game, DrawTile{TileKind(3)}) == other_pile_first);
    // Who says the id means the copy that lies on top.
    const auto below = game.token(DrawTile{TileKind(2)});
    REQUIRE(below);
    CHECK(*below == *game.token(DrawTile{TileKind(1)}));
    test::play(game, DrawTile{TileKind(1)});
    test::place(game, 1, 0);
    CHECK(same(game.pile(), 2, 4, 3));
}

TEST_CASE("a script says ids, whatever pile the copies lie in", "[engine][piles][RIV-04]") {
    auto wanted = options(meadow("S start count=3") + meadow("P start [first]") + meadow("L"), SpareStart::on_top);
    wanted.draws = Draws::from_script;
    wanted.script = {"S", "S", "L"};
    const auto setup = test::make(wanted);
    Game<Piled> game(setup);
    CHECK(game.part().drawn == TileKind(1));
    test::place(game, 1, 0);
    CHECK(game.part().drawn == TileKind(2));
    test::place(game, 2, 0);
    CHECK(game.part().drawn == TileKind(3));
    // A script cannot draw past a pile that comes first: the caller is asked instead.
    wanted.script = {"L"};
    const auto early = test::make(wanted);
    CHECK(Game<Piled>(early).asks<DrawStep>());
}

TEST_CASE("a spare start tile of which there is one copy", "[engine][piles][RIV-04]") {
    const std::string tiles = meadow("S start") + meadow("P start count=2 [first]") + meadow("L");
    CHECK(kinds(test::make(options(tiles))) == "P 1 S 1 L 1");
    CHECK(kinds(test::make(options(tiles, SpareStart::set_aside))) == "P 1 L 1");
    const auto top = test::make(options(tiles, SpareStart::on_top));
    CHECK(kinds(top) == "P 1 S 1 L 1");
    CHECK(top.piles() == Piles{1, 2, 3});
}

TEST_CASE("a start tile below another pile stays the start tile", "[engine][piles][BAS-01]") {
    // Nothing is spare: the only start tile is land, though another pile is drawn before it.
    for (const SpareStart spare : {SpareStart::shuffled_in, SpareStart::set_aside, SpareStart::on_top}) {
        const auto setup = test::make(options(meadow("S start count=2") + meadow("T [first]"), spare));
        CHECK(kinds(setup) == "T 1 S 1");
        CHECK(setup.start_tile() == TileKind(1));
    }
}

TEST_CASE("exactly one tile of the first pile with a start tile is it", "[engine][piles][BAS-01]") {
    CHECK(faults(options(meadow("S start") + meadow("P start [first]"))).empty());
    CHECK(faults(options(meadow("S start") + meadow("R start") + meadow("P start [first]"))).empty());
    CHECK(faults(options(meadow("S start") + meadow("P start [first]") + meadow("Q start [first]"))) ==
          std::vector{no_start_tile});
    CHECK(faults(options(meadow("S start") + meadow("R start"))) == std::vector{no_start_tile});
    CHECK(faults(options(meadow("S") + meadow("P [first]"))) == std::vector{no_start_tile});
    // Where nobody knows the pile, both are land.
    auto wanted = options(meadow("S start") + meadow("P start [first]"));
    wanted.enable<Layers>(false);
    CHECK(faults(wanted) == std::vector{no_start_tile});
}
