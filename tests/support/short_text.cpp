#include "carcassonne/support/short_text.hpp"

#include "catch.hpp"

#include <string_view>
#include <type_traits>

using namespace carcassonne;

TEST_CASE("a short text keeps its letters", "[support][short_text]") {
    constexpr ShortText<15> text("BA/RCr");
    STATIC_REQUIRE(text.view() == "BA/RCr");
    STATIC_REQUIRE(text.size == 6);
    STATIC_REQUIRE(std::is_trivially_copyable_v<ShortText<15>>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<ShortText<15>>);
    CHECK(text == std::string_view("BA/RCr"));
    CHECK(text == ShortText<15>("BA/RCr"));
    CHECK(text != std::string_view("BA/RC"));
    CHECK(text != std::string_view("BA/RCr "));
    CHECK(text != ShortText<15>("BA/RCR"));
    CHECK(ShortText<15>().view().empty());
    CHECK(ShortText<15>() == ShortText<15>(""));
    CHECK(ShortText<15>() == std::string_view());
}

TEST_CASE("a short text takes as many letters as fit", "[support][short_text]") {
    CHECK(ShortText<4>("road").view() == "road");
    CHECK(ShortText<4>("roads").view() == "road");
    CHECK(ShortText<4>("roads") == ShortText<4>("road"));
    CHECK(ShortText<4>("roads") != std::string_view("roads"));
}
