#include "carcassonne/support/strong_id.hpp"

#include "catch.hpp"

#include <cstdint>
#include <type_traits>

using namespace carcassonne;

namespace {

using HouseId = StrongId<struct HouseTag, std::uint8_t>;
using StreetId = StrongId<struct StreetTag, std::uint16_t>;

}  // namespace

TEST_CASE("an id is a number of its own kind", "[support][strong_id]") {
    STATIC_REQUIRE_FALSE(std::is_convertible_v<int, HouseId>);
    STATIC_REQUIRE_FALSE(std::is_convertible_v<HouseId, int>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<HouseId, StreetId>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<StreetId, HouseId>);
    STATIC_REQUIRE(sizeof(HouseId) == 1);
    STATIC_REQUIRE(sizeof(StreetId) == 2);
    STATIC_REQUIRE(std::is_trivially_copyable_v<StreetId>);
    STATIC_REQUIRE(HouseId(7).index() == 7);
    STATIC_REQUIRE(HouseId(7).value == 7);
}

TEST_CASE("no number at first, and the largest one, name nothing", "[support][strong_id]") {
    CHECK_FALSE(HouseId().exists());
    CHECK_FALSE(HouseId::none().exists());
    CHECK(HouseId() == HouseId::none());
    CHECK_FALSE(HouseId(255).exists());
    CHECK(HouseId(254).exists());
    CHECK(HouseId(0).exists());
    CHECK(StreetId(255).exists());
    CHECK_FALSE(StreetId(65535).exists());
}

TEST_CASE("an id is made from a place in a list", "[support][strong_id]") {
    using Seat = StrongId<struct SeatTag, std::uint8_t>;
    STATIC_REQUIRE(Seat::at(std::size_t{3}) == Seat(3));
    STATIC_REQUIRE(Seat::at(2) == Seat(2));
    STATIC_REQUIRE(Seat::at(3).index() == 3);
}

TEST_CASE("ids have the order of their numbers", "[support][strong_id]") {
    CHECK(HouseId(3) == HouseId(3));
    CHECK(HouseId(3) != HouseId(4));
    CHECK(HouseId(3) < HouseId(4));
    CHECK(HouseId(254) < HouseId::none());
    CHECK(StreetId(256) > StreetId(255));
}
