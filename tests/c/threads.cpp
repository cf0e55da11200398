// Handles in several threads: different games side by side, and several that look at one game. Built with
// -fsanitize=thread it also finds what only looks as if it went well.
#include "check.h"

#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace {

/// A whole game; its fingerprint at the end.
std::uint64_t play(std::uint64_t seed) {
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    settings.rules = "base+farmers+river+messages+porxada+ghosts";
    settings.seed = seed;
    carcassonne_game* game = nullptr;
    if (carcassonne_create(&settings, &game, nullptr) != CARCASSONNE_OK) {
        return 0;
    }
    std::uint64_t dice = seed;
    std::vector<char> buffer(1 << 18);
    carcassonne_decision open = CARCASSONNE_DECISION;
    for (int i = 0; carcassonne_ask(game, &open) == CARCASSONNE_OK && open.finished == 0; ++i) {
        if (carcassonne_play(game, roll(&dice, open.answers)) != CARCASSONNE_OK) {
            return 0;
        }
        if (i % 50 == 0 && carcassonne_position_json(game, buffer.data(), buffer.size(), nullptr) != CARCASSONNE_OK) {
            return 0;
        }
    }
    std::uint64_t hash = 0;
    const carcassonne_status told = carcassonne_hash(game, &hash);
    carcassonne_destroy(game);
    return told == CARCASSONNE_OK ? hash : 0;
}

/// Everything that can be looked at in a game, as one text.
std::string look(const carcassonne_game* game) {
    std::string all;
    std::vector<char> buffer(1 << 20);
    const auto add = [&](carcassonne_status status) { all += status == CARCASSONNE_OK ? buffer.data() : "failed"; };
    add(carcassonne_record(game, buffer.data(), buffer.size(), nullptr));
    add(carcassonne_position(game, buffer.data(), buffer.size(), nullptr));
    add(carcassonne_explain(game, 0, buffer.data(), buffer.size(), nullptr));
    add(carcassonne_picture(game, nullptr, buffer.data(), buffer.size(), nullptr));
    add(carcassonne_svg(game, 0, 0, buffer.data(), buffer.size(), nullptr));
    add(carcassonne_answers_json(game, buffer.data(), buffer.size(), nullptr));
    add(carcassonne_events_json(game, 0, buffer.data(), buffer.size(), nullptr));
    std::uint32_t answer = 0;
    carcassonne_error error = CARCASSONNE_ERROR;
    all += std::to_string(carcassonne_find_answer(game, "place 9 9", &answer, &error)) + error.text;
    carcassonne_game* clone = nullptr;
    all += std::to_string(carcassonne_clone(game, &clone));
    carcassonne_destroy(clone);
    return all;
}

}  // namespace

int main() {
    constexpr std::size_t games = 4;
    std::vector<std::uint64_t> alone(games);
    std::vector<std::uint64_t> together(games);
    for (std::size_t i = 0; i < games; ++i) {
        alone[i] = play(i + 1);
    }
    std::vector<std::thread> threads;
    for (std::size_t first = 0; first < 2; ++first) {
        threads.emplace_back([&, first] {
            for (std::size_t i = first; i < games; i += 2) {
                together[i] = play(i + 1);
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    for (std::size_t i = 0; i < games; ++i) {
        CHECK(alone[i] != 0 && alone[i] == together[i]);
    }

    carcassonne_game* game = nullptr;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create(nullptr, &game, nullptr));
    for (int i = 0; i < 81; ++i) {
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, 0));
    }
    std::vector<std::string> seen(2);
    threads.clear();
    for (std::string& all : seen) {
        threads.emplace_back([&all, game] { all = look(game); });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    CHECK(seen[0] == look(game) && seen[1] == seen[0] && seen[0].find("failed") == std::string::npos);
    carcassonne_destroy(game);
    return report();
}
