#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace carcassonne::players {

/// A number found by trying, with the range that holds the true one in 95 of 100 tournaments.
struct Measured {
    /// What was found, and the two ends of the range.
    double value = 0;
    double low = 0;
    double high = 0;
};

/// What each seat of a game has won: a shared win is divided by those who share it.
inline std::vector<double> shares(std::span<const int> scores) {
    int most = scores.empty() ? 0 : scores[0];
    double winners = 0;
    for (const int score : scores) {
        winners = score > most ? 1 : winners + static_cast<double>(score == most);
        most = (std::max)(most, score);
    }
    std::vector<double> shares;
    for (const int score : scores) {
        shares.push_back(score == most ? 1 / winners : 0);
    }
    return shares;
}

namespace detail {

/// The half of a 95 % range in standard errors, after `degrees` + 1 trials (Student's distribution).
inline double student_factor(std::size_t degrees) {
    constexpr std::array<double, 10> first{12.7062, 4.3027, 3.1824, 2.7764, 2.5706,
                                           2.4469,  2.3646, 2.3060, 2.2622, 2.2281};
    constexpr double z = 1.959964;
    if (degrees <= first.size()) {
        return first[degrees - 1];
    }
    const double n = static_cast<double>(degrees);
    return z + (z * z * z + z) / (4 * n) + (5 * std::pow(z, 5) + 16 * z * z * z + 3 * z) / (96 * n * n);
}

}  // namespace detail

/// The mean of independent numbers. Of fewer than two nothing is known about the range: it is infinite.
inline Measured mean_of(std::span<const double> values) {
    if (values.empty()) {
        return {};
    }
    const double n = static_cast<double>(values.size());
    double sum = 0;
    for (const double value : values) {
        sum += value;
    }
    const double mean = sum / n;
    if (values.size() == 1) {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        return {mean, -infinity, infinity};
    }
    double squares = 0;
    for (const double value : values) {
        squares += (value - mean) * (value - mean);
    }
    const double half = detail::student_factor(values.size() - 1) * std::sqrt(squares / (n - 1) / n);
    return {mean, mean - half, mean + half};
}

/// The mean of independent numbers from 0 to 1, such as what an entrant won in each block of a schedule. The range
/// stays within 0 to 1. When everything was won, or nothing, its other end is that of Wilson's range: n / (n + 3.84)
/// after n blocks won. Of fewer than two nothing is known, and the range is all from 0 to 1.
inline Measured rate_of(std::span<const double> values) {
    Measured rate = mean_of(values);
    if (values.size() < 2) {
        return {rate.value, 0, 1};
    }
    constexpr double z = 1.959964;
    const double n = static_cast<double>(values.size());
    const double bound = n / (n + z * z);
    const auto all_are = [&](double what) {
        return std::all_of(values.begin(), values.end(), [&](double value) { return value == what; });
    };
    rate.low = all_are(1) ? bound : (std::max)(rate.low, 0.0);
    rate.high = all_are(0) ? 1 - bound : (std::min)(rate.high, 1.0);
    return rate;
}

/// Finds how strong the entrants of a tournament are, in Elo: one who is 400 points ahead of another is expected to win
/// ten points out of eleven, a tie being half a point.
///
/// The ratings are those under which the results are most likely (Bradley and Terry's model, by maximum likelihood),
/// with 0 for the mean of all entrants. Each two who met are counted one imagined tie besides, so that who won or lost
/// everything has a rating, too. The ranges follow from how much the results differ from block to block, the imagined
/// ties each being a block (the sandwich estimate): the games of one block need not be independent.
class Ratings {
public:
    /// So many entrants, with the numbers from 0, who have not met yet. It has a place for each two of them.
    explicit Ratings(std::size_t entrants) : entrants_(entrants), met_(entrants * entrants) {}

    /// From here on results are of another block.
    void begin_block() { begins_block_ = true; }
    /// Two entrants have met, and the first made so many points: 1, 0.5 or 0.
    void add(std::size_t first, std::size_t second, double points) {
        bool& met = met_[(std::min)(first, second) * entrants_ + (std::max)(first, second)].met;
        if (!met) {
            met = true;
            imagined_.push_back({first, second, 1, 0.5, true});
        }
        const bool same = !begins_block_ && !meetings_.empty() && meetings_.back().first == first &&
                          meetings_.back().second == second;
        if (same) {
            meetings_.back().games += 1;
            meetings_.back().points += points;
        } else {
            meetings_.push_back({first, second, 1, points, begins_block_});
            begins_block_ = false;
        }
    }
    /// A game of several: each two at the table have met.
    void add_game(std::span<const std::size_t> seats, std::span<const int> scores) {
        for (std::size_t i = 0; i < seats.size(); ++i) {
            for (std::size_t j = i + 1; j < seats.size(); ++j) {
                const double points = scores[i] == scores[j] ? 0.5 : scores[i] > scores[j] ? 1 : 0;
                // In one order, so that the games of a block are found to be of the same two.
                if (seats[i] < seats[j]) {
                    add(seats[i], seats[j], points);
                } else {
                    add(seats[j], seats[i], 1 - points);
                }
            }
        }
    }

    /// The rating of each entrant.
    std::vector<Measured> elo() const {
        std::vector<double> strength(entrants_, 0.0);
        for (int step = 0; step < 200 && climb(strength); ++step) {}
        const std::vector<double> inverse = inverse_curvature(strength);
        const std::vector<double> spread = spread_of(strength);
        std::vector<Measured> ratings;
        for (std::size_t i = 0; i < entrants_; ++i) {
            double variance = 0;
            for (std::size_t j = 0; j < entrants_; ++j) {
                for (std::size_t k = 0; k < entrants_; ++k) {
                    variance += inverse[i * entrants_ + j] * spread[j * entrants_ + k] * inverse[k * entrants_ + i];
                }
            }
            const double half = 1.959964 * scale * std::sqrt((std::max)(variance, 0.0));
            const double value = scale * strength[i];
            ratings.push_back({value, value - half, value + half});
        }
        return ratings;
    }

    /// The part of the points that one who is `elo` points ahead is expected to make.
    static double expected(double elo) { return 1 / (1 + std::exp(-elo / scale)); }

private:
    /// Elo points for one unit of the natural logarithm of the odds: 400 / ln 10.
    static constexpr double scale = 173.71779276130073;

    /// What two have against one another in one block, or a part of it.
    struct Meeting {
        std::size_t first;
        std::size_t second;
        double games;
        double points;
        bool begins_block;
    };
    struct Met {
        bool met = false;
    };

    template <class Visit>
    void each_meeting(Visit&& visit) const {
        std::for_each(meetings_.begin(), meetings_.end(), visit);
        std::for_each(imagined_.begin(), imagined_.end(), visit);
    }
    static double chance(const Meeting& meeting, const std::vector<double>& strength) {
        return 1 / (1 + std::exp(strength[meeting.second] - strength[meeting.first]));
    }

    /// One step of Newton's method, never a wide one; whether it moved anything.
    bool climb(std::vector<double>& strength) const {
        std::vector<double> slope(entrants_, 0.0);
        each_meeting([&](const Meeting& meeting) {
            const double more = meeting.points - meeting.games * chance(meeting, strength);
            slope[meeting.first] += more;
            slope[meeting.second] -= more;
        });
        const std::vector<double> inverse = inverse_curvature(strength);
        std::vector<double> step(entrants_, 0.0);
        double widest = 0;
        for (std::size_t i = 0; i < entrants_; ++i) {
            for (std::size_t j = 0; j < entrants_; ++j) {
                step[i] += inverse[i * entrants_ + j] * slope[j];
            }
            widest = (std::max)(widest, std::abs(step[i]));
        }
        const double part = widest > 1 ? 1 / widest : 1;
        for (std::size_t i = 0; i < entrants_; ++i) {
            strength[i] += part * step[i];
        }
        return widest > 1e-12;
    }

    /// The inverse of the curvature of the likelihood, for changes of the ratings whose sum is 0.
    std::vector<double> inverse_curvature(const std::vector<double>& strength) const {
        const std::size_t n = entrants_;
        const double even = 1 / static_cast<double>(n);
        std::vector<double> matrix(n * n, even);
        each_meeting([&](const Meeting& meeting) {
            const double p = chance(meeting, strength);
            const double curvature = meeting.games * p * (1 - p);
            matrix[meeting.first * n + meeting.first] += curvature;
            matrix[meeting.second * n + meeting.second] += curvature;
            matrix[meeting.first * n + meeting.second] -= curvature;
            matrix[meeting.second * n + meeting.first] -= curvature;
        });
        std::vector<double> inverse = inverted(matrix, n);
        for (double& entry : inverse) {
            entry -= even;
        }
        return inverse;
    }

    /// Gauss and Jordan's method; the matrix is positive definite as far as entrants met, and the rest is left alone.
    static std::vector<double> inverted(std::vector<double> matrix, std::size_t n) {
        std::vector<double> inverse(n * n, 0.0);
        for (std::size_t i = 0; i < n; ++i) {
            inverse[i * n + i] = 1;
        }
        for (std::size_t i = 0; i < n; ++i) {
            const double pivot = matrix[i * n + i];
            if (!(pivot > 1e-300)) {
                continue;
            }
            for (std::size_t k = 0; k < n; ++k) {
                matrix[i * n + k] /= pivot;
                inverse[i * n + k] /= pivot;
            }
            for (std::size_t j = 0; j < n; ++j) {
                const double factor = j == i ? 0 : matrix[j * n + i];
                for (std::size_t k = 0; k < n; ++k) {
                    matrix[j * n + k] -= factor * matrix[i * n + k];
                    inverse[j * n + k] -= factor * inverse[i * n + k];
                }
            }
        }
        return inverse;
    }

    /// How much the slopes of the likelihood differ from block to block: the sum of their squares.
    std::vector<double> spread_of(const std::vector<double>& strength) const {
        const std::size_t n = entrants_;
        std::vector<double> spread(n * n, 0.0);
        std::vector<double> slope(n, 0.0);
        const auto end_block = [&] {
            for (std::size_t i = 0; i < n; ++i) {
                for (std::size_t j = 0; j < n; ++j) {
                    spread[i * n + j] += slope[i] * slope[j];
                }
            }
            std::fill(slope.begin(), slope.end(), 0.0);
        };
        each_meeting([&](const Meeting& meeting) {
            if (meeting.begins_block) {
                end_block();
            }
            const double more = meeting.points - meeting.games * chance(meeting, strength);
            slope[meeting.first] += more;
            slope[meeting.second] -= more;
        });
        end_block();
        return spread;
    }

    std::size_t entrants_;
    std::vector<Met> met_;
    std::vector<Meeting> meetings_;
    std::vector<Meeting> imagined_;
    bool begins_block_ = true;
};

}  // namespace carcassonne::players
