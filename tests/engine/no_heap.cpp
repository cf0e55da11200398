// No heap while games are played: every allocation of this program is counted.

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <vector>

using namespace carcassonne;

namespace {

std::size_t allocations = 0;

void* allocate(std::size_t size) {
    ++allocations;
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) {
        std::abort();
    }
    return memory;
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

TEST_CASE("allocations are counted", "[engine][no_heap]") {
    const std::size_t before = allocations;
    const std::vector<int> numbers(100);
    CHECK(allocations > before);
    CHECK(numbers.size() == 100);
}

TEST_CASE("nothing is allocated while games are played", "[engine][no_heap]") {
    Options<BaseGame> options;
    options.players = 4;
    const auto setup = test::make(options);
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    const auto slow_setup = test::make(options);
    Random random(111);
    std::uint64_t sum = 0;
    std::size_t refused = 0;
    const std::size_t before = allocations;
    for (int i = 0; i < 100; ++i) {
        Game<BaseGame> game(i % 2 == 0 ? setup : slow_setup, static_cast<std::uint64_t>(i));
        Game<BaseGame> clone = game;
        test::play_randomly(game, random, [&](const Game<BaseGame>& here, const Game<BaseGame>::Choices& choices) {
            clone = here;
            sum += here.hash() + choices.count();
            refused += clone.try_play(PlaceTile{{30, 30}}) ? 0u : 1u;
            refused += clone.try_play(DeployFigure{meeple, 11}) ? 0u : 1u;
            choices.each([&](Token token) {
                here.describe(token, [&](const auto& action) { sum += here.token(action) ? 1u : 0u; });
            });
            sum += clone == here ? 1u : 0u;
        });
        sum += static_cast<std::uint64_t>(game.score(test::player(0)));
    }
    const std::size_t after = allocations;
    CHECK(after - before == 0);
    CHECK(sum != 0);
    CHECK(refused > 100);
}
