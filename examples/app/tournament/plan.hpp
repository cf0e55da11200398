#pragma once

#include "commands.hpp"

#include <carcassonne/players/schedule.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace app {

/// What is played in a tournament: everything on which the games depend.
struct TournamentPlan {
    /// The entrants as `player_text` writes them.
    std::vector<std::string> players;
    std::string rules;
    std::size_t seats = 2;
    /// For each group of entrants that meets, rounded up to whole blocks.
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    /// Of the program, since another one may play otherwise.
    std::string version;

    carcassonne::players::Schedule schedule() const { return {players.size(), seats, games, seed}; }
    /// Whether the same plan gives the same games whenever it is played.
    bool repeatable() const;
    /// What the entrants are called: as their text, and those that are there twice with a number.
    std::vector<std::string> labels() const;
};

/// The plan that the options ask for. Throws `InputError`.
TournamentPlan plan_of(const TournamentOptions& options);

/// A plan as the text of a file, and read from one again. Throws `InputError`.
std::string plan_text(const TournamentPlan& plan);
TournamentPlan read_plan(const std::string& path);
/// What differs between a plan that is there and one that is asked for, a line each.
std::vector<std::string> differences(const TournamentPlan& there, const TournamentPlan& asked);

/// Reads "2/3", the second of three shares; an empty text is the whole. Throws `InputError`.
carcassonne::players::Share parse_shard(const std::string& text);

}  // namespace app
