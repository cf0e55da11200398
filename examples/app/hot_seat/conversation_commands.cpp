#include "hot_seat/conversation.hpp"
#include "input.hpp"

#include <carcassonne/text/score_text.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <system_error>

namespace app {
namespace {

void print_lines(const TextLines& lines) {
    for (const std::string& line : lines) {
        fmt::print("{}\n", line);
    }
}

/// What a command is called and what it does.
constexpr std::array<std::array<const char*, 2>, 15> words{
    {{"help", "this"},
     {"answers", "shows the open question again"},
     {"why", "the last scores with their rules, or the rule of the last refusal; why 3 for score [3]"},
     {"hint", "what a program would answer here, and what to type for it"},
     {"undo", "goes back to the last decision of a human, whatever was done since"},
     {"redo", "makes again what was taken back"},
     {"board", "the whole board; board north, east, south, west to look further that way; board here"},
     {"tiles", "the tiles to come"},
     {"scores", "the points now, and if the game ended now"},
     {"owners", "the features with figures: what they are worth and whose they are"},
     {"supply", "what everybody has at hand"},
     {"rules", "the modules and options of this game"},
     {"save", "saves the game; save FILE under another name"},
     {"quit", "saves the game and leaves, as does exit"},
     {"place ...", "any answer in full, as place 1 0 turned 90 or deploy meeple on road E.W"}}};

}  // namespace

bool Conversation::command(std::string_view word, std::string_view rest) {
    if (word == "why") {
        say_why(rest);
    } else if (word == "board") {
        say_board(rest);
    } else if (word == "save" && !rest.empty()) {
        save_as(rest);
    } else if (!rest.empty()) {
        return false;
    } else if (word == "help" || word == "?") {
        say_help();
    } else if (word == "answers" && !game_.finished()) {
        show_question(false);
    } else if (word == "hint" && !game_.finished()) {
        const std::uint32_t hint = game_.hint();
        fmt::print("  {:>3}  {}\n", question_.name_of(hint), question_.answers()[hint].text);
    } else if (word == "undo") {
        go_back();
    } else if (word == "redo") {
        go_on();
    } else if (word == "tiles") {
        print_lines(game_.tiles());
    } else if (word == "scores") {
        print_lines(game_.points_of_all());
    } else if (word == "owners") {
        print_lines(game_.owners());
    } else if (word == "supply") {
        print_lines(game_.supplies());
    } else if (word == "rules") {
        print_lines(game_.rules());
    } else if (word == "save") {
        static_cast<void>(save());
    } else if (word == "quit" || word == "exit") {
        quit();
    } else {
        return false;
    }
    return true;
}

void Conversation::say_help() const {
    fmt::print("A number and a letter place the tile: the square, and how it is turned. A letter chooses a figure, a\n"
               "number any other answer; - or Enter alone pass where that is allowed.\n\n");
    for (const auto& [word, meaning] : words) {
        fmt::print("  {:<10} {}\n", word, meaning);
    }
}

void Conversation::say_why(std::string_view number) const {
    const std::vector<ToldScore>& scores = game_.scores();
    if (!number.empty()) {
        std::size_t wanted = 0;
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), wanted);
        if (error != std::errc{} || end != number.data() + number.size() || wanted == 0 || wanted > scores.size()) {
            fmt::print("There is no such score: {} have been told.\n", scores.size());
        } else {
            explain(wanted - 1);
        }
        return;
    }
    if (was_refused_) {
        fmt::print("{}\n", refused_.text);
        if (!refused_.rule.empty()) {
            fmt::print("  by {}, see {}\n", refused_.rule, page_of_rule(refused_.rule));
        }
        return;
    }
    if (scores.empty()) {
        fmt::print("Nothing has been scored or refused yet.\n");
        return;
    }
    std::size_t first = scores.size();
    while (first > 0 && scores[first - 1].turn == scores.back().turn) {
        --first;
    }
    for (; first < scores.size(); ++first) {
        explain(first);
    }
}

void Conversation::explain(std::size_t number) const {
    const ToldScore& told = game_.scores()[number];
    std::vector<std::string> players;
    for (const Seat& seat : game_.seats()) {
        players.push_back(seat.name);
    }
    fmt::print("[{}] {}\n", number + 1, carcassonne::spoken_score_text(told.score, players));
    for (const ScoreRule& rule : told.rules) {
        fmt::print("  {}: {} ({})\n", rule.id, rule.text, page_of_rule(rule.id));
    }
}

void Conversation::say_board(std::string_view rest) {
    if (rest.empty()) {
        fmt::print("\n{}\n", view_.whole_board(question_));
        return;
    }
    if (rest == "here") {
        view_.come_back();
    } else if (!view_.go(rest)) {
        fmt::print("No: board alone, or with north, east, south, west or here\n");
        return;
    }
    fmt::print("\n{}\n", view_.board(question_));
}

void Conversation::go_back() {
    if (!game_.undo()) {
        fmt::print("No: there is no earlier decision of a human\n");
        return;
    }
    fmt::print("Taken back.\n");
    is_end_told_ = false;
    turn_to_question();
}

void Conversation::go_on() {
    if (!game_.redo()) {
        fmt::print("No: nothing was taken back\n");
        return;
    }
    turn_to_question();
}

void Conversation::save_as(std::string_view path) {
    try {
        fmt::print("The game is saved: {}\n", save_.save_as(std::string(path), game_.record()));
    } catch (const InputError& error) {
        fmt::print("No: {}\n", error.what());
    }
}

}  // namespace app
