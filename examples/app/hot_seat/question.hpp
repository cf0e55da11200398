#pragma once

#include "hot_seat/hot_seat.hpp"

#include <carcassonne/core/square.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// A square on which the tile at hand fits, and the answer for each way in which it may be turned there.
struct FittingSquare {
    carcassonne::Square at;
    std::array<std::optional<std::uint32_t>, 4> turned{};

    /// "ac": the letters of the turns that fit; a is not turned, b is turned by 90 degrees, and so on.
    std::string letters() const;
};

/// What is asked, in a form that can be answered with a few letters.
enum class QuestionKind { place, figure, other };

/// The open decision with short names for its answers: squares have numbers and turns letters, figures letters, other
/// answers numbers, and who passes says -.
class Question {
public:
    Question() = default;
    explicit Question(const HotSeat& game);

    QuestionKind kind() const noexcept { return kind_; }
    const std::vector<FittingSquare>& squares() const noexcept { return squares_; }
    const std::vector<Offered>& answers() const noexcept { return answers_; }
    bool can_pass() const noexcept { return pass_.has_value(); }
    /// The short name of an answer: "8b", "3", "b", "-".
    std::string name_of(std::size_t answer) const;

    /// What somebody typed, understood as a short name.
    struct Meant {
        /// Whether it looks like one at all.
        bool is_name = false;
        std::optional<std::uint32_t> answer{};
        /// The words of the action, where it is one that may not be legal.
        std::string action{};
        /// What is wrong, where it means nothing.
        std::string fault{};
    };
    Meant meaning_of(std::string_view typed) const;

private:
    Meant square_meant(std::string_view typed) const;
    Meant name_meant(std::string_view typed) const;

    QuestionKind kind_ = QuestionKind::other;
    std::vector<Offered> answers_{};
    std::vector<FittingSquare> squares_{};
    std::optional<std::uint32_t> pass_{};
    /// The answers that have a letter or a number, in its order.
    std::vector<std::uint32_t> named_{};
};

}  // namespace app
