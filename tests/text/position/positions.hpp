#pragma once

// What the tests of positions need again and again: writing and reading in a circle, and texts that are spoilt.

#include "carcassonne/text/position.hpp"

#include "carcassonne/engine/game.hpp"
#include "carcassonne/support/random.hpp"

#include "catch.hpp"

#include <cstddef>
#include <cstring>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace test {

/// An error as "line:column expected | found".
inline std::string text_of(const carcassonne::NotationError& error) {
    return std::to_string(error.line) + ":" + std::to_string(error.column) + " " + std::string(error.expected) + " | " +
           std::string(error.found.view());
}

/// The game that the text of a game says: it must be the same, byte by byte, and say the same text.
template <class Rules>
carcassonne::Game<Rules> reread(const carcassonne::Game<Rules>& game) {
    const std::string text = write_position(game);
    const auto read = carcassonne::parse_position(text, game.setup());
    if (!read) {
        UNSCOPED_INFO(text_of(read.error()) + "\n" + text);
    }
    REQUIRE(read.has_value());
    if (!(*read == game) || write_position(*read) != text) {
        UNSCOPED_INFO(text + "\n" + write_position(*read));
        REQUIRE(*read == game);
        REQUIRE(write_position(*read) == text);
    }
    REQUIRE(std::memcmp(&read->state(), &game.state(), sizeof game.state()) == 0);
    return *read;
}

/// The steps of all tasks that are open, and what kinds of part they are.
template <class Rules>
void see_tasks(const carcassonne::Game<Rules>& game, std::set<std::string>& seen) {
    for (const carcassonne::Task& task : game.state().agenda) {
        seen.insert(std::string(carcassonne::RulesOf<Rules>::step_names[task.step.index()]));
        for (const auto& [word, flag] : carcassonne::detail::part_flag_words) {
            if (task.is(flag)) {
                seen.insert(std::string(word));
            }
        }
    }
}

/// Plays a random game, writing and reading every position. From one of them on, the game that was read goes on beside
/// the first one with the same answers, and both stay the same.
template <class Rules>
void play_and_reread(const carcassonne::Setup<Rules>& setup, std::uint64_t seed, std::set<std::string>& seen) {
    carcassonne::Random random(seed, 5);
    carcassonne::Game<Rules> game(setup, seed);
    carcassonne::Game<Rules> again = reread(game);
    std::size_t decision = 0;
    const std::size_t branches_off = random.below(200);
    for (auto choices = game.choices(); !choices.empty(); choices = game.choices()) {
        see_tasks(game, seen);
        const carcassonne::Token token = choices.nth(random.below(choices.count()));
        game.play(token);
        again.play(token);
        REQUIRE(again == game);
        const carcassonne::Game<Rules> read = reread(game);
        if (++decision == branches_off) {
            again = read;
        }
    }
}

/// A text with something wrong in it: a word or a number is left out, doubled, exchanged or changed, or an item of a
/// list or a line goes or comes twice.
class Spoiler {
public:
    /// `words` are some that may stand in such texts.
    Spoiler(std::string text, const std::vector<std::string>& words, carcassonne::Random& random)
        : text_(std::move(text)), words_(words), random_(random) {}

    std::string spoilt() {
        switch (random_.below(12)) {
        case 0:
            return with_pieces(pieces(" ;,\n"), "leave out");
        case 1:
            return with_pieces(pieces(" ;,\n"), "double");
        case 2:
        case 3:
            return with_pieces(pieces(" ;,\n"), "exchange");
        case 4:
            return with_pieces(pieces(";\n"), "leave out");
        case 5:
            return with_pieces(pieces(";\n"), "double");
        case 6:
            return with_pieces(pieces(";\n"), "exchange");
        case 7:
            return with_pieces(pieces(" ;,\n"), "copy");
        case 8:
            return with_word(pieces(" ;,\n"));
        case 9:
            return with_task();
        default:
            return with_number();
        }
    }

private:
    struct Piece {
        std::size_t begin;
        std::size_t end;
    };
    /// The pieces between signs, behind the head.
    std::vector<Piece> pieces(std::string_view signs) const {
        std::vector<Piece> found;
        for (std::size_t begin = text_.find("board"); begin < text_.size();) {
            std::size_t end = text_.find_first_of(signs, begin);
            end = end == std::string::npos ? text_.size() : end;
            if (end != begin) {
                found.push_back({begin, end});
            }
            begin = end + 1;
        }
        return found;
    }
    std::string_view view(Piece piece) const {
        return std::string_view(text_).substr(piece.begin, piece.end - piece.begin);
    }
    /// Changes seldom hit the few last lines by chance, which are the most delicate, so half of them are meant to.
    Piece any(const std::vector<Piece>& of) {
        if (of.empty()) {
            return {text_.size(), text_.size()};
        }
        const std::size_t late = of.size() / 4 + 1;
        const std::size_t from = random_.below(2) == 0 ? of.size() - late : 0;
        return of[from + random_.below(static_cast<std::uint32_t>(of.size() - from))];
    }
    std::string with_pieces(const std::vector<Piece>& all, std::string_view how) {
        Piece first = any(all);
        Piece second = any(all);
        if (second.begin < first.begin) {
            std::swap(first, second);
        }
        std::string text = text_;
        if (how == "leave out") {
            text.erase(first.begin, first.end - first.begin);
        } else if (how == "double") {
            text.insert(first.end, text.substr(first.begin - 1, first.end - first.begin + 1));
        } else if (how == "copy") {
            text.replace(first.begin, first.end - first.begin, view(second));
        } else if (first.begin != second.begin) {
            text.replace(second.begin, second.end - second.begin, view(first));
            text.replace(first.begin, first.end - first.begin, view(second));
        }
        return text;
    }
    const std::string& any_word() { return words_[random_.below(static_cast<std::uint32_t>(words_.size()))]; }
    /// With some word in place of another.
    std::string with_word(const std::vector<Piece>& all) {
        const Piece piece = any(all);
        std::string text = text_;
        return text.replace(piece.begin, piece.end - piece.begin, any_word());
    }
    /// With one more task that is asked next.
    std::string with_task() {
        std::string text = text_;
        const std::size_t end = text.find("\nchance");
        return end == std::string::npos
                   ? text
                   : text.insert(end, std::string("; ") + (random_.below(2) == 0 ? "red " : "blue ") + any_word());
    }
    std::string with_number() {
        std::vector<Piece> numbers;
        for (const Piece piece : pieces(" ;,\n")) {
            if (view(piece).find_first_not_of("-0123456789") == std::string_view::npos) {
                numbers.push_back(piece);
            }
        }
        const Piece number = any(numbers);
        const int by = static_cast<int>(random_.below(5)) - 2;
        std::string text = text_;
        const std::string old(view(number));
        const int value = old.size() < 6 && old != "-" ? std::atoi(old.c_str()) : 0;
        text.replace(number.begin, old.size(), std::to_string(random_.below(8) == 0 ? value * 100 + by : value + by));
        return text;
    }

    std::string text_;
    const std::vector<std::string>& words_;
    carcassonne::Random& random_;
};

}  // namespace test
