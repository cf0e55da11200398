#pragma once

#include "setup_of.hpp"
#include "tournament/arena.hpp"

#include <carcassonne/players/make_player.hpp>
#include <carcassonne/players/match.hpp>

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace app {

template <class Rules>
class MatchTableOf final : public MatchTable {
public:
    using Player = carcassonne::players::Player<Rules>;

    MatchTableOf(const carcassonne::Setup<Rules>& setup, const std::vector<std::string>& players) : setup_(&setup) {
        for (const std::string& text : players) {
            entrants_.push_back(carcassonne::players::make_player<Rules>(*carcassonne::players::parse_player(text)));
        }
    }

    std::optional<carcassonne::players::MatchResult> play(const carcassonne::players::ScheduledGame& game,
                                                          const std::function<bool()>& goes_on) override {
        std::vector<Player*> seats;
        for (const std::size_t entrant : game.seats) {
            seats.push_back(entrants_[entrant].get());
        }
        carcassonne::NoSink sink;
        return carcassonne::players::play_match<Rules>(*setup_, game.seeds, std::span<Player* const>(seats), sink,
                                                       goes_on);
    }

private:
    const carcassonne::Setup<Rules>* setup_;
    std::vector<std::unique_ptr<Player>> entrants_;
};

template <class Rules>
class ArenaOf final : public Arena {
public:
    ArenaOf(carcassonne::Setup<Rules> setup, std::vector<std::string> players)
        : setup_(std::move(setup)), players_(std::move(players)) {}

    std::unique_ptr<MatchTable> new_table() const override {
        return std::make_unique<MatchTableOf<Rules>>(setup_, players_);
    }

private:
    carcassonne::Setup<Rules> setup_;
    std::vector<std::string> players_;
};

template <class Rules>
std::unique_ptr<Arena> make_arena_of(carcassonne::Options<Rules> options, const TournamentPlan& plan) {
    options.players = plan.seats;
    return std::make_unique<ArenaOf<Rules>>(setup_of(options), plan.players);
}

}  // namespace app
