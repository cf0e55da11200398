#pragma once

#include "tournament/book.hpp"
#include "tournament/plan.hpp"

#include <carcassonne/players/rating.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace app {

/// What points were given for: the kind of feature, and what of it.
using SourceName = std::pair<std::string, std::string>;

/// The module that points of a source come from; empty when it is not known. Points for a feature that a module pays
/// once more are those of the feature.
std::string module_of(const SourceName& source);

/// How an entrant has done.
struct EntrantResults {
    std::string label;
    std::uint64_t games = 0;
    /// The part of its games that it won, and its rating.
    carcassonne::players::Measured won;
    carcassonne::players::Measured elo;
    /// Its scores in ascending order, and their mean.
    std::vector<int> scores;
    carcassonne::players::Measured score;
    /// Points in all games.
    std::map<SourceName, std::int64_t> sources;
    std::uint64_t decisions = 0;
    /// For each seat how many games, and what part of them it won.
    std::vector<std::uint64_t> games_at_seat;
    std::vector<double> won_at_seat;
};

/// How one entrant has done against another, in all games in which both sat at the table.
struct PairResults {
    std::size_t first = 0;
    std::size_t second = 0;
    std::uint64_t games = 0;
    /// The part of its meetings that the first won, ties as half, and how many points it was ahead.
    carcassonne::players::Measured won;
    carcassonne::players::Measured ahead;
};

struct TournamentResults {
    TournamentPlan plan;
    std::uint64_t games = 0;
    std::vector<EntrantResults> entrants;
    std::vector<PairResults> pairs;
    carcassonne::players::Measured turns;
    carcassonne::players::Measured lead_changes;
    /// The part of the games that was shared by several winners.
    double shared = 0;
};

/// What follows from all games of a plan.
TournamentResults results_of(const TournamentPlan& plan, const std::map<std::uint64_t, PlayedGame>& games);

/// As the text of results.json.
std::string results_text(const TournamentResults& results);
/// A table for the screen.
std::string results_table(const TournamentResults& results);

/// The value below which `part` of some ascending numbers lie.
double quantile(const std::vector<int>& ascending, double part);

}  // namespace app
