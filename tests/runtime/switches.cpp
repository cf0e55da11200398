#include "carcassonne/runtime/switches.hpp"

#include "carcassonne/runtime/standard_rules.hpp"

#include "engine/tables.hpp"

#include <array>
#include <string_view>

using namespace carcassonne;

namespace {

SwitchError fault_of(std::string_view text) {
    const auto read = switches(text);
    INFO(text);
    REQUIRE_FALSE(read.has_value());
    return read.error();
}
SwitchError fault(SwitchFault fault, std::size_t at, std::string_view word, std::string_view other = {}) {
    return {fault, at, ShortText<31>(word), ShortText<31>(other)};
}

/// Two modules that cannot be played together.
struct Fire : test::EmptyModule {
    static constexpr ModuleInfo info{"fire", "Fire"};
};
struct Water : test::EmptyModule {
    static constexpr ModuleInfo info{"water", "Water"};
    static constexpr std::array<std::string_view, 1> excludes{"fire"};
};
/// Both are there for the choosing.
struct Elements : Ruleset<Base, Optional<Fire>, Optional<Water>> {};
/// It needs fire.
struct Steam : test::EmptyModule {
    static constexpr ModuleInfo info{"steam", "Steam"};
    static constexpr std::array<std::string_view, 1> needs{"fire"};
};
struct Kettle : Ruleset<Base, Optional<Fire>, Optional<Steam>> {};

}  // namespace

TEST_CASE("a text names the modules that are played", "[runtime][switches]") {
    const auto alone = switches("base");
    REQUIRE(alone.has_value());
    CHECK(alone->has<Base>());
    CHECK_FALSE(alone->has<Farmers>());
    CHECK_FALSE(alone->has<River>());
    // In any order.
    const auto some = switches("river+traders_and_builders+base+farmers");
    REQUIRE(some.has_value());
    CHECK(some->has<Farmers>());
    CHECK(some->has<River>());
    CHECK(some->has<TradersAndBuilders>());
    CHECK_FALSE(some->has<Abbot>());
    CHECK_FALSE(some->has<InnsAndCathedrals>());
    CHECK_FALSE(some->has<Phantom>());
}

TEST_CASE("options follow their module", "[runtime][switches]") {
    const auto named = switches("base:edition=c1:small_city=on+farmers:scoring=first_edition+river:tiles=second");
    REQUIRE(named.has_value());
    CHECK(named->of<Base>().edition == Edition::c1);
    CHECK(named->of<Base>().small_city);
    CHECK(named->of<Farmers>().scoring == FieldScoring::first_edition);
    CHECK(named->of<River>().tiles == RiverTiles::second);
    CHECK(named->of<River>().edition == Edition::c3);
    // A value that only one option has, and the name of a switch, need no more words.
    const auto bare = switches("base:c2:random:small_city+river:set_aside:second+inns_and_cathedrals:c1");
    REQUIRE(bare.has_value());
    CHECK(bare->of<Base>().edition == Edition::c2);
    CHECK(bare->of<Base>().first_player == FirstPlayer::random);
    CHECK(bare->of<Base>().small_city);
    CHECK(bare->of<River>().base_start_tile == SpareStart::set_aside);
    CHECK(bare->of<InnsAndCathedrals>().edition == Edition::c1);
    const auto off = switches("base+inns_and_cathedrals:unfinished_is_lost=off");
    REQUIRE(off.has_value());
    CHECK_FALSE(off->of<InnsAndCathedrals>().unfinished_is_lost);
}

TEST_CASE("a text of modules is refused with the word that is wrong", "[runtime][switches]") {
    CHECK(fault_of("base+rivr") == fault(SwitchFault::unknown_module, 5, "rivr"));
    CHECK(fault_of("") == fault(SwitchFault::unknown_module, 0, ""));
    CHECK(fault_of("base+") == fault(SwitchFault::unknown_module, 5, ""));
    CHECK(fault_of("Base") == fault(SwitchFault::unknown_module, 0, "Base"));
    CHECK(fault_of("base + river") == fault(SwitchFault::unknown_module, 0, "base "));
    CHECK(fault_of("base:shiny") == fault(SwitchFault::unknown_option, 5, "shiny"));
    CHECK(fault_of("base:") == fault(SwitchFault::unknown_option, 5, ""));
    CHECK(fault_of("base:on") == fault(SwitchFault::unknown_option, 5, "on"));
    CHECK(fault_of("abbot:c1+base") == fault(SwitchFault::unknown_option, 6, "c1"));
    CHECK(fault_of("base:colour=red") == fault(SwitchFault::unknown_option, 5, "colour=red"));
    CHECK(fault_of("base+river:edition=c4") == fault(SwitchFault::unknown_value, 11, "edition=c4"));
    CHECK(fault_of("base+river+base") == fault(SwitchFault::named_twice, 11, "base"));
    CHECK(fault_of("river+river") == fault(SwitchFault::named_twice, 6, "river"));
    CHECK(fault_of("base:c1:c2") == fault(SwitchFault::set_twice, 8, "c2"));
    CHECK(fault_of("base:small_city:small_city=off") == fault(SwitchFault::set_twice, 16, "small_city=off"));
    CHECK(fault_of("farmers") == fault(SwitchFault::always_played, 7, "", "base"));
}

TEST_CASE("a text of modules is refused for needs and exclusions", "[runtime][switches]") {
    CHECK(switches_of<Kettle>("steam+fire+base").has_value());
    const auto cold = switches_of<Kettle>("base+steam");
    REQUIRE_FALSE(cold.has_value());
    CHECK(cold.error() == fault(SwitchFault::needs_module, 5, "steam", "fire"));

    CHECK(switches_of<Elements>("base+fire").has_value());
    CHECK(switches_of<Elements>("base+water").has_value());
    const auto both = switches_of<Elements>("base+fire+water");
    REQUIRE_FALSE(both.has_value());
    CHECK(both.error() == fault(SwitchFault::excludes_module, 10, "water", "fire"));
}

TEST_CASE("every fault is a sentence", "[runtime][switches]") {
    CHECK(switch_error_text(fault_of("rivr")) == "there is no module `rivr`");
    CHECK(switch_error_text(fault_of("base:shiny")) == "the module has no option or value `shiny`");
    CHECK(switch_error_text(fault_of("base:edition=c4")) == "the option has no such value: `edition=c4`");
    CHECK(switch_error_text(fault_of("base+base")) == "the module `base` is named twice");
    CHECK(switch_error_text(fault_of("base:c1:c2")) == "the option is set twice: `c2`");
    CHECK(switch_error_text(fault_of("farmers")) == "the module `base` is always played");
    CHECK(switch_error_text(fault(SwitchFault::needs_module, 0, "steam", "fire")) == "the module `steam` needs `fire`");
    CHECK(switch_error_text(fault(SwitchFault::excludes_module, 0, "water", "fire")) ==
          "the module `water` cannot be played with `fire`");
}
