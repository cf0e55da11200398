#include "carcassonne/play/score_track.hpp"

#include "catch.hpp"

using namespace carcassonne;

namespace {

constexpr PlayerId first{0};
constexpr PlayerId last{5};

}  // namespace

TEST_CASE("figures move along the score track", "[play][score_track][BAS-20]") {
    ScoreTrack<1> track;
    CHECK(track.points(first) == 0);
    track.move(first, 0, 9);
    track.move(last, 0, 4);
    track.move(first, 0, 3);
    CHECK(track.points(first) == 12);
    CHECK(track.points(last) == 4);
    CHECK(track.points(PlayerId(1)) == 0);
    track.move(first, 0, -5);
    CHECK(track.points(first) == 7);
}

TEST_CASE("a figure that comes round again goes on counting", "[play][score_track][BAS-20]") {
    ScoreTrack<1> track;
    STATIC_REQUIRE(track_spaces == 50);
    track.move(first, 0, 49);
    CHECK(track.space(first) == 49);
    CHECK(track.laps(first) == 0);
    track.move(first, 0, 1);
    CHECK(track.space(first) == 0);
    CHECK(track.laps(first) == 1);
    track.move(first, 0, 88);
    CHECK(track.points(first) == 138);
    CHECK(track.space(first) == 38);
    CHECK(track.laps(first) == 2);
    CHECK(track.space(last) == 0);
}

TEST_CASE("a figure below 0 has gone backwards from the start", "[play][score_track][GCC-24]") {
    STATIC_REQUIRE(space_of(-3) == 47);
    STATIC_REQUIRE(laps_of(-3) == -1);
    STATIC_REQUIRE(space_of(-50) == 0);
    STATIC_REQUIRE(space_of(103) == 3);
    STATIC_REQUIRE(laps_of(103) == 2);
    STATIC_REQUIRE(is_dark_space(space_of(55)));
    STATIC_REQUIRE_FALSE(is_dark_space(space_of(-3)));
}

TEST_CASE("a player's points are those of all scoring figures", "[play][score_track]") {
    ScoreTrack<2> track;
    STATIC_REQUIRE(ScoreTrack<2>::figures_per_player == 2);
    track.move(first, 0, 30);
    track.move(first, 1, 55);
    track.move(last, 1, 1);
    CHECK(track.points(first) == 85);
    CHECK(track.points(first, 0) == 30);
    CHECK(track.points(first, 1) == 55);
    CHECK(track.space(first, 1) == 5);
    CHECK(track.laps(first, 1) == 1);
    CHECK(track.laps(first) == 0);
    CHECK(track.points(last) == 1);
    ScoreTrack<2> other;
    CHECK(track != other);
    other.move(last, 1, 1);
    other.move(first, 1, 55);
    other.move(first, 0, 30);
    CHECK(track == other);
}
