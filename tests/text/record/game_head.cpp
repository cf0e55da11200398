#include "carcassonne/text/record/game_head.hpp"

#include "carcassonne/engine/make_setup.hpp"
#include "carcassonne/modules/abbot.hpp"
#include "carcassonne/modules/river.hpp"

#include "text/small_game.hpp"

#include "catch.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

using Names = std::vector<std::string>;

Names names_of(std::size_t count, Names names = {}) {
    const auto called = player_names(count, std::move(names));
    REQUIRE(called);
    return *called;
}

struct WithRiver : Ruleset<Base, Optional<Farmers>, Optional<Abbot>, Optional<River>> {};

template <class Rules>
GameHead head_of(const Options<Rules>& options, Names names) {
    const auto setup = make_setup(options);
    REQUIRE(setup);
    return game_head(*setup, std::move(names));
}

}  // namespace

TEST_CASE("the fingerprint of records is the published one", "[text][record]") {
    // The values that its authors publish for testing.
    CHECK(record_checksum<std::uint32_t>("") == 0x811c9dc5u);
    CHECK(record_checksum<std::uint32_t>("a") == 0xe40c292cu);
    CHECK(record_checksum<std::uint32_t>("foobar") == 0xbf9cf968u);
    CHECK(record_checksum<std::uint64_t>("") == 0xcbf29ce484222325u);
    CHECK(record_checksum<std::uint64_t>("a") == 0xaf63dc4c8601ec8cu);
    CHECK(record_checksum<std::uint64_t>("foobar") == 0x85944171f73967e8u);
}

TEST_CASE("the fingerprint of a list does not depend on its order", "[text][record]") {
    CHECK(detail::list_checksum<std::uint32_t>({"b\n", "a\n", "B\n"}) == record_checksum<std::uint32_t>("B\na\nb\n"));
    CHECK(detail::list_checksum<std::uint32_t>({}) == 0x811c9dc5u);
}

TEST_CASE("players have colours unless they have names", "[text][record][BAS-02]") {
    CHECK(names_of(6) == Names{"red", "blue", "yellow", "green", "black", "pink"});
    CHECK(names_of(3, {"Ann"}) == Names{"Ann", "blue", "yellow"});
    CHECK(names_of(3, {"", "Bob", ""}) == Names{"red", "Bob", "yellow"});
    CHECK(names_of(2, {"Ann", "Bob", "Cid"}) == Names{"Ann", "Bob"});
    CHECK(names_of(0).empty());
    // A name that is not used is not looked at.
    CHECK(names_of(2, {"Ann", "Bob", "Ann"}) == Names{"Ann", "Bob"});
}

TEST_CASE("a colour that is somebody's name is nobody else's", "[text][record]") {
    CHECK(names_of(2, {"blue"}) == Names{"blue", "red"});
    CHECK(names_of(3, {"", "", "red"}) == Names{"blue", "yellow", "red"});
    CHECK(names_of(6, {"pink", "", "", "blue", "", ""}) == Names{"pink", "red", "yellow", "blue", "black", "green"});
}

TEST_CASE("a name that cannot be read again is refused", "[text][record][SET-15]") {
    for (const std::string_view name : {"Ann Lee", " Ann", "Ann ", "Ann\t", "Ann\n", "Ann\r", "A:n", "A;n", "A,n",
                                        "A=n", "[Ann", "Ann]", "#1", "Ann#", " "}) {
        INFO("'" << name << "'");
        const auto called = player_names(2, {"Bob", std::string(name)});
        REQUIRE_FALSE(called);
        REQUIRE(called.error().size() == 1);
        CHECK(called.error()[0] == name_is_no_word);
    }
    for (const std::string_view name : {"|", "7.", "-1", "at", "place", "J\xc3\xb6rg", "a.b/c", "x+y", "'"}) {
        INFO("'" << name << "'");
        CHECK(names_of(2, {"Bob", std::string(name)}) == Names{"Bob", std::string(name)});
    }
}

TEST_CASE("all faults of the names are told", "[text][record][SET-16]") {
    const auto called = player_names(5, {"Ann", "a b", "Ann", "c,d", "Ann"});
    REQUIRE_FALSE(called);
    REQUIRE(called.error().size() == 4);
    CHECK(called.error()[0] == name_is_no_word);
    CHECK(called.error()[1] == repeated_name);
    CHECK(called.error()[2] == name_is_no_word);
    CHECK(called.error()[3] == repeated_name);
}

TEST_CASE("a head tells modules, options, tiles and players", "[text][record]") {
    Options<BaseGame> options;
    options.of<Base>().small_city = true;
    options.of<Base>().edition = Edition::c1;
    options.of<Farmers>().scoring = FieldScoring::first_edition;
    const GameHead head = head_of(options, {"ann", "bob"});
    CHECK(head.name.empty());
    CHECK(head.rules == "base+farmers");
    CHECK(head.options.size() == 3);
    const auto has = [&](const NamedChoice& choice) {
        return std::find(head.options.begin(), head.options.end(), choice) != head.options.end();
    };
    CHECK(has({"base", "edition", "c1"}));
    CHECK(has({"base", "small_city", "on"}));
    CHECK(has({"farmers", "scoring", "first_edition"}));
    CHECK(head.tile_set == "base-c1");
    CHECK(head.tile_count == 72);
    CHECK(head.players == Names{"ann", "bob"});
}

TEST_CASE("what is not played is not in a head", "[text][record]") {
    Options<WithRiver> options;
    options.of<River>().tiles = RiverTiles::second;
    options.of<Farmers>().scoring = FieldScoring::first_edition;
    options.enable<Abbot>();
    const GameHead head = head_of(options, {"ann", "bob"});
    CHECK(head.rules == "base+abbot");
    CHECK(head.options.empty());
    CHECK(head.tile_set == "base-c2");
}

TEST_CASE("own tiles are known by what is printed on them", "[text][record]") {
    Options<BaseGame> options;
    options.tiles = test::small_tiles();
    const GameHead head = head_of(options, {"ann", "bob"});
    CHECK("own 4 " + detail::hexadecimal(head.tile_checksum, 16) == test::small_tiles_text());
    CHECK(head.tile_set == "own");
    CHECK(head.tile_count == 4);
    // In another order they are the same tiles.
    std::swap(options.tiles[0], options.tiles[2]);
    CHECK(head_of(options, {"ann", "bob"}) == head);
    options.tiles[1].segments[0].pennants = 1;
    CHECK(head_of(options, {"ann", "bob"}).tile_checksum != head.tile_checksum);
}

TEST_CASE("a head means the options of a game", "[text][record]") {
    GameHead head;
    head.rules = "base+river";
    head.options = {{"river", "tiles", "second"}, {"base", "small_city", "on"}};
    head.players = {"a", "b", "c"};
    const auto options = detail::options_of<WithRiver>(head, {});
    REQUIRE(options);
    CHECK(options->players == 3);
    CHECK(options->has<River>());
    CHECK_FALSE(options->has<Farmers>());
    CHECK(options->of<River>().tiles == RiverTiles::second);
    CHECK(options->of<Base>().small_city);
    CHECK(options->tiles.empty());
    CHECK(detail::options_of<WithRiver>(head, test::small_tiles())->tiles.size() == 3);
}

TEST_CASE("what the rules do not know in a head is told", "[text][record]") {
    GameHead head;
    head.rules = "base+dragon+river";
    head.options = {{"base", "small_city", "on"}, {"base", "small_city", "yes"}, {"dragon", "size", "large"}};
    head.players = {"a", "b"};
    const auto options = detail::options_of<WithRiver>(head, {});
    REQUIRE_FALSE(options);
    const auto& faults = options.error();
    REQUIRE(faults.size() == 3);
    CHECK(faults[0].what == "rules");
    CHECK(faults[0].expected == "base+dragon+river");
    CHECK(faults[0].found == "base+river");
    CHECK(faults[1].what == "option");
    CHECK(faults[1].expected == "base.small_city yes");
    CHECK(faults[1].found == "no such option");
    CHECK(faults[2].expected == "dragon.size large");
}

TEST_CASE("a module that is not played has no options", "[text][record]") {
    GameHead head;
    head.rules = "base";
    head.options = {{"river", "tiles", "second"}};
    head.players = {"a", "b"};
    const auto options = detail::options_of<WithRiver>(head, {});
    REQUIRE_FALSE(options);
    REQUIRE(options.error().size() == 1);
    CHECK(options.error()[0].expected == "river.tiles second");
    head.rules = "base+river";
    CHECK(detail::options_of<WithRiver>(head, {}));
}
