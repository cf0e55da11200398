#pragma once

#include "hot_seat/board_view.hpp"
#include "hot_seat/hot_seat.hpp"
#include "hot_seat/line_input.hpp"
#include "hot_seat/question.hpp"
#include "hot_seat/save_file.hpp"
#include "hot_seat/terminal.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace app {

/// A game at one terminal: it is told what happens, asks the humans, lets the programs answer, and ends with the game
/// saved, however it ends.
class Conversation {
public:
    Conversation(HotSeat& game, const Terminal& terminal, SaveFile save)
        : game_(game), terminal_(terminal), view_(game, terminal), save_(std::move(save)) {}

    /// Plays until somebody leaves. Returns the exit status.
    int run();

private:
    // The course of the game.

    int talk();
    void greet() const;
    bool asks_human() const;
    /// Lets a program answer; false when a signal came meanwhile.
    bool let_think();
    void tell_news();
    void ask();
    void show_question(bool with_board);
    void tell_end();

    // What somebody typed.

    void answer_line(const std::string& line);
    void answer(std::string_view words);
    void refuse(const Refused& refused);
    bool command(std::string_view word, std::string_view rest);

    void say_help() const;
    void say_why(std::string_view number) const;
    void explain(std::size_t number) const;
    void say_board(std::string_view rest);
    void go_back();
    void go_on();
    void save_as(std::string_view path);

    /// Saves and says where; false when it cannot be saved.
    bool save();
    /// Saves and leaves. Who cannot save stays, unless that is said again.
    void quit();
    /// Saves at an end that nobody at the terminal has chosen. Returns the exit status, `status` when it is saved.
    int leave(int status);
    /// An answer has been played, or taken back: another question is open.
    void turn_to_question();

    HotSeat& game_;
    const Terminal& terminal_;
    BoardView view_;
    SaveFile save_;
    LineInput input_{};
    Question question_{};
    /// Whether the open question has been shown, and the end.
    bool is_shown_ = false;
    bool is_end_told_ = false;
    bool is_left_ = false;
    /// Whether the game as it is has been saved, and whether somebody knows that it cannot be.
    bool is_saved_ = false;
    bool is_warned_ = false;
    /// What was refused last, unless something was answered since.
    Refused refused_{};
    bool was_refused_ = false;
};

}  // namespace app
