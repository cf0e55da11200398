#pragma once

#include <carcassonne/text/record.hpp>
#include <fmt/format.h>

namespace app {

// A record as people read it on the screen, turn by turn.

inline void print_scores(const std::vector<carcassonne::RecordedScore>& scores,
                         const std::vector<std::string>& players) {
    for (const carcassonne::RecordedScore& score : scores) {
        fmt::print("       + {}\n", carcassonne::spoken_score_text(score, players));
    }
}

/// `number` counts from 1.
inline void print_turn(const carcassonne::GameRecord& record, std::size_t number) {
    const carcassonne::RecordedTurn& turn = record.turns[number - 1];
    const std::vector<std::string>& players = record.head.players;
    fmt::print("{:3}. {:<6} {}\n", number, players[turn.player],
               carcassonne::detail::answers_text(turn.answers, turn.player, players));
    if (turn.outcome) {
        print_scores(turn.outcome->scores, players);
    }
}

/// The final scoring and who wins.
inline void print_end(const carcassonne::GameRecord& record) {
    const std::vector<std::string>& players = record.head.players;
    const carcassonne::RecordedEnd& end = *record.end;
    if (!end.answers.empty()) {
        fmt::print("     {}\n", carcassonne::detail::answers_text(end.answers, std::nullopt, players));
    }
    fmt::print("Final scoring\n");
    print_scores(end.scores, players);
    fmt::print("\nResult\n");
    for (std::size_t player = 0; player < players.size(); ++player) {
        fmt::print("       {:<6} {:>4}\n", players[player], end.points[player]);
    }
    std::string winners;
    for (const std::size_t player : end.winners) {
        winners += (winners.empty() ? "" : " and ") + players[player];
    }
    fmt::print("       {} {}\n", winners, end.winners.size() == 1 ? "wins" : "tie");
}

}  // namespace app
