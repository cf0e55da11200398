#include "carcassonne/engine/step.hpp"

#include "catch.hpp"

using namespace carcassonne;

TEST_CASE("every slot belongs to one of three walks", "[engine][step]") {
    STATIC_REQUIRE(walk_of(Slot::game_begins) == Walk::opening);
    STATIC_REQUIRE(walk_of(Slot::part_begins) == Walk::turn_part);
    STATIC_REQUIRE(walk_of(Slot::draw) == Walk::turn_part);
    STATIC_REQUIRE(walk_of(Slot::turn_ends) == Walk::turn_part);
    STATIC_REQUIRE(walk_of(Slot::final_begins) == Walk::final_scoring);
    STATIC_REQUIRE(walk_of(Slot::final_ends) == Walk::final_scoring);
    // The walks follow one another as the slots do.
    Walk before = Walk::opening;
    for (int slot = 0; slot <= static_cast<int>(Slot::final_ends); ++slot) {
        const Walk walk = walk_of(static_cast<Slot>(slot));
        CHECK(walk >= before);
        CHECK(static_cast<std::size_t>(walk) < walk_count);
        before = walk;
    }
}

TEST_CASE("a turn goes from the tile over the figures to the scoring", "[engine][step][BAS-04][BAS-06][BAS-07]") {
    STATIC_REQUIRE(FirstPlayerStep::slot < DrawStep::slot);
    STATIC_REQUIRE(DrawStep::slot < PlaceStep::slot);
    STATIC_REQUIRE(PlaceStep::slot < FigureStep::slot);
    STATIC_REQUIRE(FigureStep::slot < ScoreStep::slot);
    STATIC_REQUIRE(ScoreStep::slot < TurnEndStep::slot);
    STATIC_REQUIRE(TurnEndStep::slot < FinalFeaturesStep::slot);
    STATIC_REQUIRE(FinalFeaturesStep::slot < FinalFieldsStep::slot);
    // Chance is asked who begins and what is drawn, nothing else.
    CHECK(is_natures<FirstPlayerStep>());
    CHECK(is_natures<DrawStep>());
    CHECK_FALSE(is_natures<PlaceStep>());
    CHECK_FALSE(is_natures<FigureStep>());
}

TEST_CASE("a figure is deployed in a step of its moment", "[engine][step][BAS-06]") {
    constexpr FigureTurn none = FigureTurn::none;
    constexpr FigureTurn first = FigureTurn::first;
    constexpr FigureTurn second = FigureTurn::second;
    constexpr FigureTurn either = FigureTurn::either;
    STATIC_REQUIRE(FigureStep::deploys == first);
    CHECK(overlap(first, first));
    CHECK(overlap(second, second));
    CHECK(overlap(either, first));
    CHECK(overlap(second, either));
    CHECK_FALSE(overlap(first, second));
    CHECK_FALSE(overlap(second, first));
    for (const FigureTurn turn : {none, first, second, either}) {
        CHECK_FALSE(overlap(none, turn));
        CHECK_FALSE(overlap(turn, none));
    }
}
