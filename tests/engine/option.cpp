#include "carcassonne/engine/option.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

using namespace carcassonne;

namespace {

enum class Weather : std::uint8_t { sun, rain, snow };

struct Climate : test::EmptyModule {
    Weather weather = Weather::rain;
    bool storms = false;

    template <class Self, class Visit>
    static constexpr void each_option(Self& self, Visit&& visit) {
        constexpr OptionWord<Weather> words[] = {
            {"sun", Weather::sun}, {"rain", Weather::rain}, {"snow", Weather::snow}};
        visit("weather", self.weather, words);
        visit("storms", self.storms, switch_words);
    }
};

/// Sets an option by its words, as a record does.
bool set(Climate& climate, std::string_view option, std::string_view word) {
    bool found = false;
    Climate::each_option(climate, [&](std::string_view name, auto& value, const auto& words) {
        for (const auto& known : words) {
            if (name == option && known.word == word) {
                value = known.value;
                found = true;
            }
        }
    });
    return found;
}

}  // namespace

TEST_CASE("a switch is off or on", "[engine][option]") {
    STATIC_REQUIRE(std::size(switch_words) == 2);
    CHECK(switch_words[0].word == "off");
    CHECK_FALSE(switch_words[0].value);
    CHECK(switch_words[1].word == "on");
    CHECK(switch_words[1].value);
}

TEST_CASE("a module tells its options in order, with their values and words", "[engine][option]") {
    const Climate climate;
    std::vector<std::string> told;
    Climate::each_option(climate, [&](std::string_view name, const auto& value, const auto& words) {
        STATIC_REQUIRE(std::is_const_v<std::remove_reference_t<decltype(value)>>);
        std::string line(name);
        for (const auto& known : words) {
            line += known.value == value ? " [" + std::string(known.word) + "]" : " " + std::string(known.word);
        }
        told.push_back(line);
    });
    CHECK(told == std::vector<std::string>{"weather sun [rain] snow", "storms [off] on"});
}

TEST_CASE("an option is set through its reference", "[engine][option]") {
    Climate climate;
    CHECK(set(climate, "weather", "snow"));
    CHECK(climate.weather == Weather::snow);
    CHECK_FALSE(climate.storms);
    CHECK(set(climate, "storms", "on"));
    CHECK(climate.storms);
    CHECK_FALSE(set(climate, "weather", "on"));
    CHECK_FALSE(set(climate, "storm", "on"));
    CHECK(climate.weather == Weather::snow);
}

TEST_CASE("a module without options tells none", "[engine][option]") {
    test::EmptyModule module;
    std::size_t told = 0;
    test::EmptyModule::each_option(module, [&](std::string_view, auto&, const auto&) { ++told; });
    CHECK(told == 0);
}
