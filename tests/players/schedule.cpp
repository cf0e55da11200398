#include "carcassonne/players/schedule.hpp"

#include "catch.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

using namespace carcassonne::players;

namespace {

using Seats = std::vector<std::size_t>;

}  // namespace

TEST_CASE("Every group of entrants that fills a table meets") {
    CHECK(Schedule(3, 2, 2, 0).groups() == std::vector<Seats>{{0, 1}, {0, 2}, {1, 2}});
    CHECK(Schedule(4, 3, 3, 0).groups() == std::vector<Seats>{{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}});
    CHECK(Schedule(2, 2, 1, 0).groups() == std::vector<Seats>{{0, 1}});
    CHECK(Schedule(6, 3, 1, 0).groups().size() == 20);
}

TEST_CASE("Games are rounded up to whole rotations") {
    CHECK(Schedule(2, 2, 5, 0).games() == 6);
    CHECK(Schedule(2, 2, 6, 0).games() == 6);
    CHECK(Schedule(3, 2, 5, 0).games() == 18);
    CHECK(Schedule(3, 2, 5, 0).games_of_group() == 6);
    CHECK(Schedule(4, 3, 4, 0).games() == 24);
    CHECK(Schedule(4, 3, 4, 0).blocks() == 8);
}

TEST_CASE("Two sit both ways round with the same tiles, and the groups take turns") {
    const Schedule schedule(3, 2, 4, 9);
    std::vector<Seats> seats;
    for (std::uint64_t number = 0; number < schedule.games(); ++number) {
        seats.push_back(schedule.game(number).seats);
    }
    const std::vector<Seats> round{{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 2}, {2, 1}};
    REQUIRE(seats.size() == 12);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        CHECK(seats[i] == round[i % 6]);
    }
}

TEST_CASE("Three sit in each rotation") {
    const Schedule schedule(4, 3, 3, 9);
    CHECK(schedule.game(3).seats == Seats{0, 1, 3});
    CHECK(schedule.game(4).seats == Seats{1, 3, 0});
    CHECK(schedule.game(5).seats == Seats{3, 0, 1});
    CHECK(schedule.game(5).block == 1);
}

TEST_CASE("The games of a block share their tiles and nothing else") {
    const Schedule schedule(3, 2, 100, 9);
    std::map<std::uint64_t, std::set<std::uint64_t>> tiles;
    std::set<std::uint64_t> dice;
    for (std::uint64_t number = 0; number < schedule.games(); ++number) {
        const ScheduledGame game = schedule.game(number);
        CHECK(game.number == number);
        CHECK(game.block == number / 2);
        tiles[game.block].insert(game.seeds.game);
        dice.insert(game.seeds.players);
        dice.insert(game.seeds.game);
    }
    std::set<std::uint64_t> all;
    for (const auto& [block, seeds] : tiles) {
        CHECK(seeds.size() == 1);
        all.insert(seeds.begin(), seeds.end());
    }
    CHECK(all.size() == 150);
    CHECK(dice.size() == 450);
}

TEST_CASE("A schedule follows from its plan alone") {
    const Schedule one(3, 2, 10, 9);
    const Schedule same(3, 2, 10, 9);
    const Schedule longer(3, 2, 1000, 9);
    const Schedule other(3, 2, 10, 10);
    for (std::uint64_t number = 0; number < one.games(); ++number) {
        CHECK(one.game(number) == same.game(number));
        // More games of the same plan begin with the same games.
        CHECK(one.game(number) == longer.game(number));
        CHECK_FALSE(one.game(number).seeds.game == other.game(number).seeds.game);
        CHECK_FALSE(one.game(number).seeds.players == other.game(number).seeds.players);
    }
}

TEST_CASE("Shares of shares take each game once") {
    const Share second_of_three{1, 3};
    CHECK(second_of_three.has(1));
    CHECK(second_of_three.has(4));
    CHECK_FALSE(second_of_three.has(3));
    CHECK(Share{0, 2}.of(second_of_three) == Share{1, 6});
    CHECK(Share{1, 2}.of(second_of_three) == Share{4, 6});
    for (std::uint64_t number = 0; number < 30; ++number) {
        int takers = 0;
        for (std::uint64_t shard = 0; shard < 3; ++shard) {
            for (std::uint64_t rank = 0; rank < 2; ++rank) {
                takers += Share{rank, 2}.of({shard, 3}).has(number) ? 1 : 0;
            }
        }
        CHECK(takers == 1);
    }
}
