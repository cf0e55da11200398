#include "carcassonne/players/rating.hpp"

#include "catch.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <random>
#include <vector>

using namespace carcassonne::players;

namespace {

/// Elo points for odds: 400 times their decimal logarithm.
double elo_of_odds(double odds) { return 400 * std::log10(odds); }

}  // namespace

TEST_CASE("A shared win is divided") {
    CHECK(shares(std::vector<int>{10, 4}) == std::vector<double>{1, 0});
    CHECK(shares(std::vector<int>{4, 4}) == std::vector<double>{0.5, 0.5});
    CHECK(shares(std::vector<int>{4, 7, 7, 1}) == std::vector<double>{0, 0.5, 0.5, 0});
    CHECK(shares(std::vector<int>{7, 4, 8}) == std::vector<double>{0, 0, 1});
    CHECK(shares(std::vector<int>{-2, -3}) == std::vector<double>{1, 0});
    CHECK(shares(std::vector<int>{}).empty());
}

TEST_CASE("A mean has a range") {
    // Mean 3, squares of the differences 4 + 0 + 4, variance 4, standard error 2 / sqrt 3, factor 4.3027 for two
    // degrees.
    const Measured three = mean_of(std::vector<double>{1, 3, 5});
    CHECK(three.value == Approx(3));
    CHECK(three.low == Approx(3 - 4.3027 * 2 / std::sqrt(3.0)));
    CHECK(three.high == Approx(3 + 4.3027 * 2 / std::sqrt(3.0)));
    CHECK(mean_of(std::vector<double>{7}).value == 7);
    CHECK(std::isinf(mean_of(std::vector<double>{7}).low));
    CHECK(std::isinf(mean_of(std::vector<double>{7}).high));
    CHECK(mean_of(std::vector<double>{}).value == 0);
}

TEST_CASE("The factor of the range is Student's") {
    // From printed tables.
    CHECK(carcassonne::players::detail::student_factor(1) == Approx(12.706).epsilon(1e-3));
    CHECK(carcassonne::players::detail::student_factor(10) == Approx(2.228).epsilon(1e-3));
    CHECK(carcassonne::players::detail::student_factor(11) == Approx(2.201).epsilon(1e-3));
    CHECK(carcassonne::players::detail::student_factor(30) == Approx(2.042).epsilon(1e-3));
    CHECK(carcassonne::players::detail::student_factor(120) == Approx(1.980).epsilon(1e-3));
    CHECK(carcassonne::players::detail::student_factor(100000) == Approx(1.960).epsilon(1e-3));
}

TEST_CASE("The range of a rate stays between nothing and everything") {
    const Measured won = rate_of(std::vector<double>(20, 1.0));
    CHECK(won.value == 1);
    CHECK(won.low == Approx(20 / 23.841459));
    CHECK(won.high == 1);
    const Measured lost = rate_of(std::vector<double>(20, 0.0));
    CHECK(lost.value == 0);
    CHECK(lost.low == 0);
    CHECK(lost.high == Approx(3.841459 / 23.841459));
    // Mean 0.75, variance 0.125, standard error 0.25, factor 12.7062: wider than what there is.
    const Measured two = rate_of(std::vector<double>{0.5, 1});
    CHECK(two.value == 0.75);
    CHECK(two.low == 0);
    CHECK(two.high == 1);
    const Measured one = rate_of(std::vector<double>{1});
    CHECK(one.value == 1);
    CHECK(one.low == 0);
    CHECK(one.high == 1);
}

TEST_CASE("Every pair split has no range: what the seats decide is taken out") {
    const Measured split = rate_of(std::vector<double>(10, 0.5));
    CHECK(split.value == 0.5);
    CHECK(split.low == 0.5);
    CHECK(split.high == 0.5);
}

TEST_CASE("The rating of two follows from their odds") {
    Ratings ratings(2);
    for (int game = 0; game < 100; ++game) {
        ratings.begin_block();
        ratings.add(0, 1, game < 75 ? 1 : 0);
    }
    // With the imagined tie 75.5 points against 25.5.
    const auto elo = ratings.elo();
    CHECK(elo[0].value - elo[1].value == Approx(elo_of_odds(75.5 / 25.5)));
    CHECK(elo[0].value + elo[1].value == Approx(0).margin(1e-9));
    CHECK(Ratings::expected(elo[0].value - elo[1].value) == Approx(75.5 / 101));
    CHECK(Ratings::expected(400) == Approx(10.0 / 11));
}

TEST_CASE("Who won everything has a rating") {
    Ratings ratings(2);
    for (int game = 0; game < 10; ++game) {
        ratings.begin_block();
        ratings.add(1, 0, 1);
    }
    // 10.5 points against 0.5.
    const auto elo = ratings.elo();
    CHECK(elo[1].value - elo[0].value == Approx(elo_of_odds(21)));
    CHECK(std::isfinite(elo[1].low));
    CHECK(std::isfinite(elo[1].high));
    CHECK(elo[1].high > elo[1].value);
}

TEST_CASE("The range of a rating comes from the blocks") {
    // Four blocks of two games in which the first makes 2, 1, 1 and 0: with the imagined tie half of all, so equal. The
    // slopes of the blocks are 1, 0, 0 and -1, the curvature 9 games x 1/4: the difference has the variance 2 / 2.25^2.
    Ratings ratings(2);
    const std::array<std::array<double, 2>, 4> blocks{{{1, 1}, {1, 0}, {0, 1}, {0, 0}}};
    for (const auto& block : blocks) {
        ratings.begin_block();
        ratings.add(0, 1, block[0]);
        ratings.add(0, 1, block[1]);
    }
    const auto elo = ratings.elo();
    CHECK(elo[0].value == Approx(0).margin(1e-9));
    const double error = 400 / std::log(10.0) * std::sqrt(2.0) / 2.25;
    CHECK(elo[0].high == Approx(1.959964 * error / 2));
    CHECK(elo[0].low == Approx(-1.959964 * error / 2));
    CHECK(elo[1].high == Approx(1.959964 * error / 2));
}

TEST_CASE("Ties count half, and a table of several counts each two") {
    // First, second and third: 3 beats nobody, 1 and 2 tie.
    Ratings ratings(3);
    const std::array<std::size_t, 3> seats{2, 0, 1};
    const std::array<int, 3> scores{10, 30, 30};
    ratings.add_game(seats, scores);
    ratings.add_game(seats, scores);
    const auto elo = ratings.elo();
    CHECK(elo[0].value == Approx(elo[1].value));
    // Each of the two: 2.5 of 3 against the third.
    CHECK(elo[0].value - elo[2].value == Approx(elo_of_odds(2.5 / 0.5)));
    CHECK(elo[0].value + elo[1].value + elo[2].value == Approx(0).margin(1e-9));
}

TEST_CASE("The most likely ratings of three who met in a circle") {
    // Each beats the next by 3 : 1, so nobody is stronger.
    Ratings ratings(3);
    for (std::size_t i = 0; i < 3; ++i) {
        for (const double points : {1.0, 1.0, 1.0, 0.0}) {
            ratings.begin_block();
            ratings.add(i, (i + 1) % 3, points);
        }
    }
    for (const Measured& rating : ratings.elo()) {
        CHECK(rating.value == Approx(0).margin(1e-9));
    }
}

TEST_CASE("At the most likely ratings everybody has made as many points as expected") {
    Ratings ratings(3);
    std::array<double, 3> made{};
    std::array<std::array<double, 3>, 3> met{};
    std::mt19937 dice(1);
    for (int game = 0; game < 300; ++game) {
        const std::size_t first = dice() % 3;
        const std::size_t second = (first + 1 + dice() % 2) % 3;
        const double points = dice() % 10 < 3 + 2 * second ? 1 : 0;
        ratings.begin_block();
        ratings.add(first, second, points);
        made[first] += points;
        made[second] += 1 - points;
        met[first][second] += 1;
        met[second][first] += 1;
    }
    const auto elo = ratings.elo();
    for (std::size_t i = 0; i < 3; ++i) {
        double expected = 0;
        double points = made[i];
        for (std::size_t j = 0; j < 3; ++j) {
            if (j != i) {
                points += 0.5;
                expected += (met[i][j] + 1) * Ratings::expected(elo[i].value - elo[j].value);
            }
        }
        CHECK(points == Approx(expected));
    }
}

TEST_CASE("Ranges hold the truth as often as they say") {
    // Pairs of games in which the first wins with a chance of 0.64, the two games of a pair mostly alike.
    std::mt19937 dice(7);
    std::uniform_real_distribution<double> chance;
    int rate_holds = 0;
    int elo_holds = 0;
    constexpr int tournaments = 400;
    for (int i = 0; i < tournaments; ++i) {
        Ratings ratings(2);
        std::vector<double> blocks;
        for (int block = 0; block < 60; ++block) {
            const double one = chance(dice) < 0.64 ? 1 : 0;
            const double other = chance(dice) < 0.5 ? one : chance(dice) < 0.64 ? 1 : 0;
            ratings.begin_block();
            ratings.add(0, 1, one);
            ratings.add(0, 1, other);
            blocks.push_back((one + other) / 2);
        }
        const Measured rate = rate_of(blocks);
        const Measured elo = ratings.elo()[0];
        const double truth = elo_of_odds(0.64 / 0.36) / 2;
        rate_holds += rate.low <= 0.64 && 0.64 <= rate.high ? 1 : 0;
        elo_holds += elo.low <= truth && truth <= elo.high ? 1 : 0;
    }
    CHECK(rate_holds > 0.92 * tournaments);
    CHECK(elo_holds > 0.92 * tournaments);
    CHECK(rate_holds < 0.98 * tournaments);
    CHECK(elo_holds < 0.98 * tournaments);
}
