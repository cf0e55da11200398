#include "hot_seat/question.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>

namespace app {
namespace {

constexpr std::size_t letter_count = 26;

/// Takes a number from the front of a text; 0 when there is none that counts anything.
std::size_t take_number(std::string_view& text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number > 100'000) {
        return 0;
    }
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    while (!text.empty() && text.front() == ' ') {
        text.remove_prefix(1);
    }
    return number;
}

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// "c" and "turned 180" are turns; 4 is none.
std::size_t turn_meant(std::string_view text) {
    if (text.size() == 1 && text[0] >= 'a' && text[0] <= 'd') {
        return static_cast<std::size_t>(text[0] - 'a');
    }
    for (std::size_t turn = 0; turn < 4; ++turn) {
        if (text == "turned " + std::to_string(90 * turn)) {
            return turn;
        }
    }
    return 4;
}

}  // namespace

std::string FittingSquare::letters() const {
    std::string letters;
    for (std::size_t turn = 0; turn < turned.size(); ++turn) {
        if (turned[turn]) {
            letters += static_cast<char>('a' + turn);
        }
    }
    return letters;
}

Question::Question(const HotSeat& game) : answers_(game.offered()) {
    for (std::uint32_t i = 0; i < answers_.size(); ++i) {
        const Offered& answer = answers_[i];
        if (answer.place) {
            kind_ = QuestionKind::place;
            auto square = std::find_if(squares_.begin(), squares_.end(),
                                       [&](const FittingSquare& some) { return some.at == answer.place->at; });
            if (square == squares_.end()) {
                square = squares_.insert(square, FittingSquare{answer.place->at});
            }
            square->turned[static_cast<std::size_t>(answer.place->rotation)] = i;
        } else if (answer.passes) {
            pass_ = i;
        } else {
            kind_ = answer.segment ? QuestionKind::figure : kind_;
            named_.push_back(i);
        }
    }
    if (named_.size() > letter_count) {
        kind_ = QuestionKind::other;
    }
    std::sort(squares_.begin(), squares_.end(), [](const FittingSquare& left, const FittingSquare& right) {
        return std::pair(left.at.y, left.at.x) < std::pair(right.at.y, right.at.x);
    });
}

std::string Question::name_of(std::size_t answer) const {
    if (pass_ == answer) {
        return "-";
    }
    for (std::size_t i = 0; i < squares_.size(); ++i) {
        const auto turn = std::find(squares_[i].turned.begin(), squares_[i].turned.end(), answer);
        if (turn != squares_[i].turned.end()) {
            return std::to_string(i + 1) + static_cast<char>('a' + (turn - squares_[i].turned.begin()));
        }
    }
    const auto place = std::find(named_.begin(), named_.end(), answer) - named_.begin();
    return kind_ == QuestionKind::figure ? std::string(1, static_cast<char>('a' + place)) : std::to_string(place + 1);
}

Question::Meant Question::meaning_of(std::string_view typed) const {
    if (typed.empty() || typed == "-") {
        return {true, pass_, "pass"};
    }
    return kind_ == QuestionKind::place ? square_meant(typed) : name_meant(typed);
}

Question::Meant Question::square_meant(std::string_view typed) const {
    if (!is_digit(typed.front())) {
        return {};
    }
    const std::size_t number = take_number(typed);
    if (number == 0 || number > squares_.size()) {
        return {true, {}, {}, fmt::format("there is no such square: the numbers go from 1 to {}", squares_.size())};
    }
    const FittingSquare& square = squares_[number - 1];
    const std::string letters = square.letters();
    if (typed.empty()) {
        if (letters.size() == 1) {
            return {true, square.turned[static_cast<std::size_t>(letters[0] - 'a')]};
        }
        std::string choice;
        for (const char letter : letters) {
            choice += fmt::format("{}{}{}", choice.empty() ? "" : " or ", number, letter);
        }
        return {true, {}, {}, "the tile fits there in more than one way: say " + choice};
    }
    const std::size_t turn = turn_meant(typed);
    if (turn == 4) {
        return {true, {}, {}, "behind the number of a square stands how the tile is turned: a, b, c or d"};
    }
    return {true, square.turned[turn], fmt::format("place {} {} turned {}", square.at.x, square.at.y, 90 * turn)};
}

Question::Meant Question::name_meant(std::string_view typed) const {
    std::size_t number = 0;
    if (kind_ == QuestionKind::figure) {
        if (typed.size() != 1 || typed[0] < 'a' || typed[0] > 'z') {
            return {};
        }
        number = static_cast<std::size_t>(typed[0] - 'a') + 1;
    } else {
        if (!is_digit(typed.front())) {
            return {};
        }
        number = take_number(typed);
        if (!typed.empty()) {
            return {};
        }
    }
    if (number == 0 || number > named_.size()) {
        if (named_.empty()) {
            return {true, {}, {}, "there is nothing to choose here but -"};
        }
        return {true,
                {},
                {},
                fmt::format("there is no such answer: they go from {} to {}", name_of(named_.front()),
                            name_of(named_.back()))};
    }
    return {true, named_[number - 1]};
}

}  // namespace app
