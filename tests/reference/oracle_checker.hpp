// Replays games recorded from another engine with the reference and counts what differs.
#pragma once

#include "reference_game.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace reference {

class OracleChecker {
public:
    // One recorded game. Throws std::runtime_error when it has an expansion the reference does not know.
    void replay(const nlohmann::json& recorded);

    // Prints what was compared. True when at least one game was replayed and nothing differs.
    bool print_report() const;

private:
    using Json = nlohmann::json;
    // Figures that went home, as "0 small City NW 3 -1", sorted.
    using Returned = std::vector<std::string>;

    void expect(bool same, const std::string& what, const std::string& detail);
    void check_start(const Json& recorded, const Game& game);
    void replay_step(const Json& step, Game& game);
    void check_placements(const Json& step, const Game& game);
    void answer_decisions(const Json& step, Game& game, std::vector<ScoreEvent>& events, Returned& returned);
    void answer(const Json& decision, const std::vector<FigureChoice>& choices, const std::string& what, Game& game,
                std::vector<ScoreEvent>& events, Returned& returned);
    void check_events(const Json& recorded, const std::vector<ScoreEvent>& events);
    void check_returned(const Json& recorded, Returned returned);
    void check_supplies(const Json& recorded, const Game& game);
    void check_goods(const Json& recorded, const std::vector<std::map<Goods, int>>& before, const Game& game);
    void discard_all(const Json& recorded, Game& game);
    int lakes_too_many() const;

    std::string where_;
    bool has_second_river_ = false;
    bool lake_was_discarded_ = false;
    std::size_t games_ = 0;
    std::size_t steps_ = 0;
    std::map<std::string, std::size_t> compared_;
    std::map<std::string, std::size_t> differences_;
    std::map<std::string, std::size_t> explained_;
};

}  // namespace reference
