#include "tournament/results.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace app {
namespace {

using Json = nlohmann::ordered_json;
namespace players = carcassonne::players;
using players::Measured;

/// The means of the blocks of some games, of which each block is a list of numbers in turn.
class BlockMeans {
public:
    void add(std::uint64_t block, double value) {
        if (means_.empty() || block != block_) {
            end_block();
            block_ = block;
            means_.push_back(0);
        }
        sum_ += value;
        ++count_;
    }
    const std::vector<double>& means() {
        end_block();
        return means_;
    }

private:
    void end_block() {
        if (count_ != 0) {
            means_.back() = sum_ / count_;
        }
        sum_ = 0;
        count_ = 0;
    }

    std::vector<double> means_;
    std::uint64_t block_ = 0;
    double sum_ = 0;
    int count_ = 0;
};

/// Adds the games up, which come in the order of their numbers.
class Adder {
public:
    explicit Adder(const TournamentPlan& plan)
        : seats_(plan.seats), entrants_(plan.players.size()), won_(entrants_), score_(entrants_),
          pair_won_(entrants_ * entrants_), ahead_(entrants_ * entrants_), pair_games_(entrants_ * entrants_),
          ratings_(entrants_) {
        results_.plan = plan;
        results_.entrants.resize(entrants_);
        const std::vector<std::string> labels = plan.labels();
        for (std::size_t i = 0; i < entrants_; ++i) {
            results_.entrants[i].label = labels[i];
            results_.entrants[i].games_at_seat.resize(seats_);
            results_.entrants[i].won_at_seat.resize(seats_);
        }
    }

    void add(const PlayedGame& game) {
        const std::uint64_t block = game.number / seats_;
        if (results_.games == 0 || block != block_) {
            ratings_.begin_block();
            block_ = block;
        }
        ++results_.games;
        ratings_.add_game(game.players, game.scores);
        turns_.add(block, game.turns);
        lead_changes_.add(block, game.lead_changes);
        const std::vector<double> shares = players::shares(game.scores);
        shared_ += std::count(shares.begin(), shares.end(), 1.0) == 0 ? 1 : 0;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            add_seat(game, seat, shares[seat], block);
            for (std::size_t other = 0; other < seats_; ++other) {
                if (game.players[seat] < game.players[other]) {
                    add_pair(game, seat, other, block);
                }
            }
        }
    }

    TournamentResults results() {
        const std::vector<Measured> elo = ratings_.elo();
        for (std::size_t i = 0; i < entrants_; ++i) {
            EntrantResults& entrant = results_.entrants[i];
            entrant.won = players::rate_of(won_[i].means());
            entrant.elo = elo[i];
            entrant.score = players::mean_of(score_[i].means());
            std::sort(entrant.scores.begin(), entrant.scores.end());
            for (std::size_t seat = 0; seat < seats_; ++seat) {
                if (entrant.games_at_seat[seat] != 0) {
                    entrant.won_at_seat[seat] /= static_cast<double>(entrant.games_at_seat[seat]);
                }
            }
            for (std::size_t j = i + 1; j < entrants_; ++j) {
                const std::size_t pair = i * entrants_ + j;
                results_.pairs.push_back({i, j, pair_games_[pair], players::rate_of(pair_won_[pair].means()),
                                          players::mean_of(ahead_[pair].means())});
            }
        }
        results_.turns = players::mean_of(turns_.means());
        results_.lead_changes = players::mean_of(lead_changes_.means());
        results_.shared = results_.games == 0 ? 0 : shared_ / static_cast<double>(results_.games);
        return results_;
    }

private:
    void add_seat(const PlayedGame& game, std::size_t seat, double share, std::uint64_t block) {
        const std::size_t who = game.players[seat];
        EntrantResults& entrant = results_.entrants[who];
        ++entrant.games;
        entrant.scores.push_back(game.scores[seat]);
        entrant.decisions += game.decisions[seat];
        ++entrant.games_at_seat[seat];
        entrant.won_at_seat[seat] += share;
        for (const PlayedSource& source : game.sources) {
            if (source.points[seat] != 0) {
                entrant.sources[{source.feature, source.what}] += source.points[seat];
            }
        }
        won_[who].add(block, share);
        score_[who].add(block, game.scores[seat]);
    }
    void add_pair(const PlayedGame& game, std::size_t seat, std::size_t other, std::uint64_t block) {
        const std::size_t pair = game.players[seat] * entrants_ + game.players[other];
        const int ahead = game.scores[seat] - game.scores[other];
        ++pair_games_[pair];
        pair_won_[pair].add(block, ahead > 0 ? 1 : ahead == 0 ? 0.5 : 0);
        ahead_[pair].add(block, ahead);
    }

    TournamentResults results_;
    std::size_t seats_;
    std::size_t entrants_;
    std::vector<BlockMeans> won_;
    std::vector<BlockMeans> score_;
    std::vector<BlockMeans> pair_won_;
    std::vector<BlockMeans> ahead_;
    std::vector<std::uint64_t> pair_games_;
    BlockMeans turns_;
    BlockMeans lead_changes_;
    players::Ratings ratings_;
    std::uint64_t block_ = 0;
    double shared_ = 0;
};

/// Rounded, so that the last digits of a machine's logarithms do not show.
double rounded(double value) {
    const double steps = std::round(value * 10000) / 10000;
    return steps == 0 ? 0 : steps;
}

/// With one block alone the ends of the range are null.
Json json_of(const Measured& estimate) {
    return {{"value", rounded(estimate.value)}, {"low", rounded(estimate.low)}, {"high", rounded(estimate.high)}};
}

Json json_of_scores(const EntrantResults& entrant) {
    Json json = json_of(entrant.score);
    if (!entrant.scores.empty()) {
        json["least"] = entrant.scores.front();
        json["quarter"] = rounded(quantile(entrant.scores, 0.25));
        json["median"] = rounded(quantile(entrant.scores, 0.5));
        json["three_quarters"] = rounded(quantile(entrant.scores, 0.75));
        json["most"] = entrant.scores.back();
    }
    return json;
}

Json json_of(const EntrantResults& entrant) {
    const double games = entrant.games == 0 ? 1 : static_cast<double>(entrant.games);
    Json sources = Json::array();
    for (const auto& [name, points] : entrant.sources) {
        sources.push_back({{"feature", name.first},
                           {"what", name.second},
                           {"module", module_of(name)},
                           {"points_a_game", rounded(static_cast<double>(points) / games)}});
    }
    Json seats = Json::array();
    for (std::size_t seat = 0; seat < entrant.games_at_seat.size(); ++seat) {
        seats.push_back({{"games", entrant.games_at_seat[seat]}, {"won", rounded(entrant.won_at_seat[seat])}});
    }
    return {{"player", entrant.label},
            {"games", entrant.games},
            {"won", json_of(entrant.won)},
            {"elo", json_of(entrant.elo)},
            {"score", json_of_scores(entrant)},
            {"decisions_a_game", rounded(static_cast<double>(entrant.decisions) / games)},
            {"seats", seats},
            {"sources", sources}};
}

}  // namespace

std::string module_of(const SourceName& source) {
    struct Known {
        std::string_view word;
        std::string_view module;
    };
    static constexpr std::array<Known, 14> by_what{{{"inn", "inns_and_cathedrals"},
                                                    {"cathedral", "inns_and_cathedrals"},
                                                    {"wine", "traders_and_builders"},
                                                    {"grain", "traders_and_builders"},
                                                    {"cloth", "traders_and_builders"},
                                                    {"pig", "traders_and_builders"},
                                                    {"pig herd", "river"},
                                                    {"ghosts", "ghosts"},
                                                    {"mist", "ghosts"},
                                                    {"message", "messages"},
                                                    {"knights", "messages"},
                                                    {"farmers", "messages"},
                                                    // For no feature: those of a feature have its word.
                                                    {"pennants", "messages"},
                                                    {"tiles", ""}}};
    static constexpr std::array<Known, 7> by_feature{{{"road", "base"},
                                                      {"city", "base"},
                                                      {"monastery", "base"},
                                                      {"field", "farmers"},
                                                      {"garden", "abbot"},
                                                      {"castle", "ghosts"},
                                                      {"cemetery", "ghosts"}}};
    const bool is_base = source.second == "tiles" || source.second == "pennants" || source.second == "cities";
    if (source.first.empty() || !is_base) {
        for (const Known& known : by_what) {
            if (known.word == source.second) {
                return std::string(known.module);
            }
        }
    }
    for (const Known& known : by_feature) {
        if (known.word == source.first) {
            return std::string(known.module);
        }
    }
    return {};
}

double quantile(const std::vector<int>& ascending, double part) {
    const double place = part * static_cast<double>(ascending.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = (std::min)(below + 1, ascending.size() - 1);
    const double rest = place - static_cast<double>(below);
    return ascending[below] + rest * (ascending[above] - ascending[below]);
}

TournamentResults results_of(const TournamentPlan& plan, const std::map<std::uint64_t, PlayedGame>& games) {
    Adder adder(plan);
    for (const auto& [number, game] : games) {
        adder.add(game);
    }
    return adder.results();
}

std::string results_text(const TournamentResults& results) {
    Json json = Json::parse(plan_text(results.plan));
    json["kind"] = "carcassonne tournament results 1";
    json["played"] = results.games;
    json["turns"] = json_of(results.turns);
    json["lead_changes"] = json_of(results.lead_changes);
    json["shared_wins"] = rounded(results.shared);
    json["entrants"] = Json::array();
    for (const EntrantResults& entrant : results.entrants) {
        json["entrants"].push_back(json_of(entrant));
    }
    json["pairs"] = Json::array();
    for (const PairResults& pair : results.pairs) {
        json["pairs"].push_back({{"first", results.entrants[pair.first].label},
                                 {"second", results.entrants[pair.second].label},
                                 {"games", pair.games},
                                 {"first_won", json_of(pair.won)},
                                 {"first_ahead", json_of(pair.ahead)}});
    }
    return json.dump(2) + "\n";
}

std::string results_table(const TournamentResults& results) {
    std::size_t width = 6;
    for (const EntrantResults& entrant : results.entrants) {
        width = (std::max)(width, entrant.label.size());
    }
    std::string text =
        fmt::format("{:<{}}  {:>7}  {:>21}  {:>20}  {:>20}\n", "player", width, "games", "won %", "Elo", "points");
    const auto range = [](const Measured& estimate, double factor) {
        if (!std::isfinite(estimate.low)) {
            return fmt::format("{:.1f} (unknown)", factor * estimate.value);
        }
        return fmt::format("{:.1f} ({:.1f} to {:.1f})", factor * estimate.value, factor * estimate.low,
                           factor * estimate.high);
    };
    // Adding 0 makes nothing of what would be written as -0.
    const auto signed_range = [](const Measured& estimate) {
        return fmt::format("{:+.0f} ({:+.0f} to {:+.0f})", std::round(estimate.value) + 0.0,
                           std::round(estimate.low) + 0.0, std::round(estimate.high) + 0.0);
    };
    for (const EntrantResults& entrant : results.entrants) {
        text += fmt::format("{:<{}}  {:>7}  {:>21}  {:>20}  {:>20}\n", entrant.label, width, entrant.games,
                            range(entrant.won, 100), signed_range(entrant.elo), range(entrant.score, 1));
    }
    return text;
}

}  // namespace app
