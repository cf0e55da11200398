#include "carcassonne/engine/task.hpp"

#include "catch.hpp"

#include <type_traits>

using namespace carcassonne;

TEST_CASE("a task is a few bytes with a meaning each", "[engine][task]") {
    STATIC_REQUIRE(std::is_trivially_copyable_v<Task>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<Task>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<Agenda>);
    const Task task{StepId(3), PlayerId(1), 1, 0, TileKind(4), TileId(5)};
    CHECK(task == Task{StepId(3), PlayerId(1), 1, 0, TileKind(4), TileId(5)});
    CHECK(task != Task{StepId(4), PlayerId(1), 1, 0, TileKind(4), TileId(5)});
    CHECK(task != Task{StepId(3), PlayerId(2), 1, 0, TileKind(4), TileId(5)});
    CHECK(task != Task{StepId(3), PlayerId(1), 0, 0, TileKind(4), TileId(5)});
    CHECK(task != Task{StepId(3), PlayerId(1), 1, 1, TileKind(4), TileId(5)});
    CHECK(task != Task{StepId(3), PlayerId(1), 1, 0, TileKind(5), TileId(5)});
    CHECK(task != Task{StepId(3), PlayerId(1), 1, 0, TileKind(4), TileId(6)});
}

TEST_CASE("a new task has no step, no tile and is done after its step", "[engine][task]") {
    const Task task;
    CHECK_FALSE(task.step.exists());
    CHECK_FALSE(task.drawn.exists());
    CHECK_FALSE(task.placed.exists());
    CHECK(task.walks == 0);
}

TEST_CASE("a task remembers what kind of turn part it is", "[engine][task]") {
    constexpr PartFlag all[] = {PartFlag::earned, PartFlag::further, PartFlag::inner, PartFlag::acted};
    for (const PartFlag flag : all) {
        Task task;
        CHECK_FALSE(task.is(flag));
        task.mark(flag);
        for (const PartFlag other : all) {
            CHECK(task.is(other) == (other == flag));
        }
        CHECK(task != Task{});
        const Task once = task;
        task.mark(flag);
        CHECK(task == once);
    }
    Task task;
    task.mark(PartFlag::inner);
    task.mark(PartFlag::earned);
    CHECK(task.is(PartFlag::inner));
    CHECK(task.is(PartFlag::earned));
    CHECK_FALSE(task.is(PartFlag::further));
    CHECK_FALSE(task.is(PartFlag::acted));
}

TEST_CASE("the agenda is a stack with a fixed room", "[engine][task]") {
    Agenda agenda;
    for (std::uint8_t i = 0; i < agenda_capacity; ++i) {
        CHECK(agenda.try_push_back({StepId(i), PlayerId(0), 0, 0, TileKind::none(), TileId::none()}));
    }
    CHECK_FALSE(agenda.try_push_back(Task{}));
    CHECK(agenda.back().step == StepId(agenda_capacity - 1));
}
