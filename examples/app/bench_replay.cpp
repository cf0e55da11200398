#include "bench_replay.hpp"

#include "games_in.hpp"
#include "input.hpp"
#include "measure.hpp"
#include "progress.hpp"
#include "record_of.hpp"
#include "rules.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/text/error_text.hpp>
#include <carcassonne/text/record.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace app {
namespace {

using Rules = carcassonne::BaseGame;
using Game = carcassonne::Game<Rules>;
using Choices = Game::Choices;
using Setup = carcassonne::Setup<Rules>;

/// A game as the tokens that play it. Games with the same options share their set-up.
struct PreparedGame {
    const Setup* setup = nullptr;
    std::vector<carcassonne::Token> tokens;
    std::vector<int> points;
};

class Preparation {
public:
    void add(const carcassonne::GameRecord& record) {
        if (record.head.rules != carcassonne::rules_text<Rules>()) {
            throw InputError("1: only records of " + carcassonne::rules_text<Rules>() + " are measured");
        }
        if (!record.end) {
            throw InputError("1: only games that are over are measured");
        }
        PreparedGame prepared;
        prepared.setup = setup_for(record);
        prepared.points = record.end->points;
        Game game(*prepared.setup);
        const auto play = [&](const std::vector<carcassonne::RecordedAnswer>& answers) {
            for (const carcassonne::RecordedAnswer& answer : answers) {
                const auto token = carcassonne::parse_answer(answer.action, game, record.head.players);
                if (!token) {
                    throw InputError("1: " + answer.action +
                                     " is not legal: " + carcassonne::answer_fault_text(token.error()));
                }
                prepared.tokens.push_back(*token);
                game.play(*token);
            }
        };
        for (const carcassonne::RecordedTurn& turn : record.turns) {
            play(turn.answers);
            ++turns_;
        }
        play(record.end->answers);
        decisions_ += prepared.tokens.size();
        games_.push_back(std::move(prepared));
    }

    const std::vector<PreparedGame>& games() const { return games_; }
    std::size_t turns() const { return turns_; }
    std::size_t decisions() const { return decisions_; }

private:
    const Setup* setup_for(const carcassonne::GameRecord& record) {
        carcassonne::Options<Rules> options;
        options.players = record.head.players.size();
        options.draws = carcassonne::Draws::by_caller;
        options.plays_forced = false;
        std::string key = std::to_string(options.players);
        for (const carcassonne::NamedChoice& option : record.head.options) {
            if (!carcassonne::set_option(options, option.module, option.name, option.value)) {
                throw InputError("1: there is no option " + option.module + "." + option.name + " " + option.value);
            }
            key += " " + option.module + "." + option.name + " " + option.value;
        }
        auto& setup = setups_[key];
        if (setup == nullptr) {
            auto made = carcassonne::make_setup<Rules>(options);
            if (!made) {
                throw InputError("1: " + carcassonne::error_text(made.error().front()));
            }
            setup = std::make_unique<Setup>(*std::move(made));
        }
        return setup.get();
    }

    std::map<std::string, std::unique_ptr<Setup>> setups_;
    std::vector<PreparedGame> games_;
    std::size_t turns_ = 0;
    std::size_t decisions_ = 0;
};

/// Every play hands back the choices of the next decision, as a program needs them that decides by itself.
void replay(const PreparedGame& prepared, Choices& choices) {
    carcassonne::NoSink sink;
    Game game(*prepared.setup, 0, choices, sink);
    for (const carcassonne::Token token : prepared.tokens) {
        game.play(token, choices);
    }
    keep(&game);
    for (std::size_t player = 0; player < prepared.points.size(); ++player) {
        if (game.score(carcassonne::PlayerId::at(player)) != prepared.points[player]) {
            throw InputError("1: a game ends with other points than recorded");
        }
    }
}

}  // namespace

void bench_replay(const std::string& file, std::size_t repeats) {
    Preparation preparation;
    each_game_in(file, [&](GameForm form, const std::string& text) { preparation.add(record_of(form, text)); });
    Choices choices;
    std::vector<double> times;
    const std::size_t allocations_before = allocations();
    times.reserve(repeats);
    Progress progress("repeats", repeats);
    for (std::size_t i = 0; i < repeats; ++i) {
        const Stopwatch watch;
        for (const PreparedGame& game : preparation.games()) {
            replay(game, choices);
        }
        times.push_back(watch.seconds());
        progress.show(i + 1);
    }
    const std::size_t allocated = allocations() - allocations_before - 1;
    const double time = median(times);
    const auto games = static_cast<double>(preparation.games().size());
    fmt::print("replay       {} games, {} turns, {} decisions, {} times\n", preparation.games().size(),
               preparation.turns(), preparation.decisions(), repeats);
    fmt::print("speed        {:.0f} games/s (median), {:.0f} at best\n", games / time,
               games / *std::min_element(times.begin(), times.end()));
    fmt::print("turn         {:.1f} ns with its draw (median), {:.1f} ns a decision\n",
               time * 1e9 / static_cast<double>(preparation.turns()),
               time * 1e9 / static_cast<double>(preparation.decisions()));
    fmt::print("allocations  {} in all\n", allocated);
}

}  // namespace app
