#include "hot_seat/conversation.hpp"

#include "commands.hpp"
#include "input.hpp"
#include "turn_words.hpp"

#include <carcassonne/players/player_spec.hpp>
#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <future>
#include <system_error>

namespace app {
namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\v\f\r";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) {
        return {};
    }
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// What a terminal would not show as it is, is not shown.
std::string harmless(std::string_view text, std::size_t longest) {
    std::string shown;
    for (const char letter : text.substr(0, longest)) {
        shown += static_cast<unsigned char>(letter) < ' ' || letter == '\x7f' ? '?' : letter;
    }
    return text.size() > longest ? shown + "..." : shown;
}

/// Prints a line even where nobody hears it any more: nothing is thrown, and the stream notes that it has failed.
void tell(std::FILE* stream, const std::string& line) { static_cast<void>(std::fputs((line + "\n").c_str(), stream)); }

}  // namespace

void Conversation::greet() const {
    std::string players;
    for (std::size_t i = 0; i < game_.seats().size(); ++i) {
        const Seat& seat = game_.seats()[i];
        players += (i == 0 ? "" : ", ") + view_.name_of(i);
        players += seat.bot ? " (" + carcassonne::players::player_text(*seat.bot) + ")" : "";
    }
    fmt::print("A game of {}\n", players);
    for (const std::string& line : game_.rules()) {
        fmt::print("{}\n", line);
    }
    fmt::print("help tells what can be said.\n\n");
}

bool Conversation::asks_human() const { return !game_.finished() && !game_.seats()[game_.seat()].bot; }

bool Conversation::let_think() {
    // In another thread, so that a signal need not wait for the end of a long thought.
    auto thought = std::async(std::launch::async, game_.thought());
    while (thought.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready) {
        if (noted_signal() != 0) {
            // The thread cannot be stopped: the game is saved and the program ended around it.
            const int status = leave(ended_by_signal + noted_signal());
            std::fflush(stdout);
            std::fflush(stderr);
            std::_Exit(status);
        }
    }
    thought.get();
    game_.play_thought();
    return noted_signal() == 0;
}

void Conversation::tell_news() {
    for (const std::string& line : game_.take_news()) {
        const std::size_t name = line.find(':');
        std::string told = line;
        for (std::size_t i = 0; i < game_.seats().size(); ++i) {
            if (line.substr(0, name) == game_.seats()[i].name) {
                told = view_.name_of(i) + line.substr(name);
            }
        }
        fmt::print("{}\n", told);
    }
    std::fflush(stdout);
}

void Conversation::tell_end() {
    fmt::print("\n{}\n", view_.whole_board(question_));
    print_end(game_.record());
    fmt::print("The game is over: undo, why, save, or Enter to leave.\n");
}

void Conversation::show_question(bool with_board) {
    const std::string name = view_.name_of(game_.seat());
    if (question_.kind() == QuestionKind::place) {
        if (with_board) {
            fmt::print("\n{}", view_.board(question_));
        }
        const unsigned left = game_.tiles_left();
        fmt::print("\n{} places {}, {} {} to come: a number and a letter, as 1{}\n{}", name,
                   game_.tile_at_hand().tile->id.view(), left, left == 1 ? "tile is" : "tiles are",
                   question_.squares().front().letters().front(), view_.tile_at_hand());
    } else {
        fmt::print("\n{}", question_.kind() == QuestionKind::figure ? view_.tile_with_letters(question_) : "");
        fmt::print("{} has to decide: {}\n", name, game_.step());
        for (const bool passes : {false, true}) {
            for (std::size_t i = 0; i < question_.answers().size(); ++i) {
                if (question_.answers()[i].passes == passes) {
                    fmt::print("  {:>3}  {}\n", question_.name_of(i), question_.answers()[i].text);
                }
            }
        }
    }
}

void Conversation::ask() {
    std::string points;
    for (std::size_t i = 0; i < game_.seats().size(); ++i) {
        points += fmt::format("{}{} {}", i == 0 ? "" : ", ", game_.seats()[i].name, game_.points(i));
    }
    if (game_.finished()) {
        fmt::print("[{}] over> ", points);
    } else {
        fmt::print("[{}] {}, {}> ", points, view_.name_of(game_.seat()), game_.step());
    }
    std::fflush(stdout);
}

int Conversation::run() {
    try {
        return talk();
    } catch (const std::system_error& error) {
        // Mostly the terminal is gone, and printing fails: the game is saved nevertheless.
        tell(stderr, std::string("carcassonne: ") + error.what());
        return leave(noted_signal() != 0 ? ended_by_signal + noted_signal() : unusable);
    }
}

int Conversation::talk() {
    note_signals();
    greet();
    while (!is_left_) {
        if (noted_signal() != 0) {
            return leave(ended_by_signal + noted_signal());
        }
        if (std::ferror(stdout) != 0) {
            return leave(unusable);
        }
        if (!game_.finished() && !asks_human()) {
            let_think();
            continue;
        }
        question_ = Question(game_);
        if (!game_.finished() && game_.answers() == 1 && question_.kind() != QuestionKind::place) {
            game_.play(0);
            continue;
        }
        tell_news();
        if (game_.finished() && !is_end_told_) {
            tell_end();
            is_end_told_ = true;
        } else if (!game_.finished() && !is_shown_) {
            show_question(true);
            is_shown_ = true;
        }
        ask();
        std::string line;
        switch (input_.next(line)) {
        case Heard::line:
            answer_line(line);
            break;
        case Heard::end:
            fmt::print("\n");
            return leave(all_well);
        case Heard::signal:
            fmt::print("\n");
            break;
        }
    }
    return is_saved_ ? all_well : unusable;
}

int Conversation::leave(int status) { return save() ? status : unusable; }

void Conversation::quit() {
    is_left_ = save() || is_warned_;
    if (!is_left_) {
        fmt::print("The game goes on: save FILE saves it elsewhere, and quit once more leaves without saving it.\n");
        is_warned_ = true;
    }
}

void Conversation::turn_to_question() {
    was_refused_ = false;
    is_shown_ = false;
    is_warned_ = false;
    view_.come_back();
}

void Conversation::answer_line(const std::string& line) {
    const std::string_view text = trimmed(line);
    if (game_.finished() && text.empty()) {
        quit();
        return;
    }
    if (!game_.finished()) {
        const Question::Meant meant = question_.meaning_of(text);
        if (meant.is_name) {
            if (meant.answer) {
                turn_to_question();
                game_.play(*meant.answer);
            } else if (!meant.action.empty()) {
                answer(meant.action);
            } else {
                refuse({false, "", meant.fault});
            }
            return;
        }
    }
    const std::size_t blank = (std::min)(text.find(' '), text.size());
    if (!command(text.substr(0, blank), trimmed(text.substr(blank)))) {
        answer(text);
    }
}

void Conversation::answer(std::string_view words) {
    if (const auto refused = game_.try_answer(std::string(words))) {
        if (refused->unknown) {
            refuse({false, "", "nobody understands \"" + harmless(words, 60) + "\": help tells what can be said"});
        } else {
            refuse({false, refused->rule, harmless(refused->text, 400)});
        }
        return;
    }
    turn_to_question();
}

void Conversation::refuse(const Refused& refused) {
    refused_ = refused;
    was_refused_ = true;
    fmt::print("No: {}{}{}\n", refused.rule, refused.rule.empty() ? "" : ": ", refused.text);
}

bool Conversation::save() {
    is_saved_ = false;
    try {
        tell(stdout, "The game is saved: " + save_.save(game_.record()));
        is_saved_ = true;
    } catch (const InputError& error) {
        tell(stderr, std::string("carcassonne: the game cannot be saved: ") + error.what());
    }
    return is_saved_;
}

}  // namespace app
