#pragma once

#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/support/inline_vector.hpp"
#include "carcassonne/support/strong_id.hpp"
#include "carcassonne/text/position/words.hpp"
#include "carcassonne/text/text_line.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// The states of modules as words, part by part, as their `each_part` shows them.
namespace carcassonne::detail {

template <class T>
inline constexpr bool is_list = false;
template <class T, std::size_t Size>
inline constexpr bool is_list<InlineVector<T, Size>> = true;
template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t Size>
inline constexpr bool is_array<std::array<T, Size>> = true;
template <class T>
inline constexpr bool is_strong_id = false;
template <class Tag, class Number>
inline constexpr bool is_strong_id<StrongId<Tag, Number>> = true;
template <class T>
inline constexpr bool has_bits = requires(const T& value) {
    value.bits;
};
template <class T>
concept HasWord = requires(const T& value) {
    value.word();
    T(std::size_t{});
};
template <class T>
concept HasWords = requires(const T& value) {
    words_of(value);
};
template <class T>
concept HasParts = requires(T& value) {
    T::each_part(value, [](std::string_view, auto&&) {});
};
template <class T>
inline constexpr bool is_unknown = false;

/// Writes a value that is part of the state of a module.
template <class Rules>
class PartWriter {
public:
    PartWriter(const Game<Rules>& game, const std::vector<std::string>& players) noexcept
        : game_(game), players_(players) {}

    /// A part as a whole: the elements of a list with commas between them, without the last ones of an array that are
    /// nothing; a set word by word.
    template <class T>
    std::string whole(const T& part) const {
        if constexpr (is_list<T> || is_array<T>) {
            std::size_t size = part.size();
            if constexpr (is_array<T>) {
                while (size > 0 && part[size - 1] == typename T::value_type{}) {
                    --size;
                }
            }
            std::string text;
            for (std::size_t i = 0; i < size; ++i) {
                text += i == 0 ? " " : ", ";
                text += one(part[i]);
            }
            return text;
        } else if constexpr (has_bits<T>) {
            return words_in_set(part);
        } else {
            return " " + one(part);
        }
    }

private:
    template <class Number>
    std::string words_in_set(const PlayersIn<Number>& set) const {
        std::string text;
        for (std::size_t i = 0; i < players_.size(); ++i) {
            text += (set.bits >> i & 1u) != 0 ? " " + players_[i] : "";
        }
        return text;
    }
    template <class Word, class Number>
    std::string words_in_set(const WordsIn<Word, Number>& set) const {
        std::string text;
        for (std::size_t i = 0; i < Word::count; ++i) {
            text += (set.bits >> i & 1u) != 0 ? " " + std::string(Word(i).word()) : "";
        }
        return text;
    }

    template <class T>
    std::string one(const T& value) const {
        if constexpr (is_strong_id<T>) {
            return id(value);
        } else if constexpr (HasWord<T>) {
            return std::string(value.word());
        } else if constexpr (HasWords<T>) {
            for (const auto& word : words_of(value)) {
                if (word.value == value) {
                    return std::string(word.word);
                }
            }
            return "?";
        } else if constexpr (std::is_enum_v<T>) {
            return one(static_cast<std::underlying_type_t<T>>(value));
        } else if constexpr (std::is_integral_v<T>) {
            return std::to_string(value);
        } else if constexpr (is_array<T> || is_list<T>) {
            std::string text = is_list<T> ? std::to_string(value.size()) : "";
            for (const auto& element : value) {
                text += (text.empty() ? "" : " ") + one(element);
            }
            return text;
        } else if constexpr (HasParts<const T>) {
            std::string text;
            T::each_part(value,
                         [&](std::string_view, const auto& part) { text += (text.empty() ? "" : " ") + one(part); });
            return text;
        } else {
            static_assert(is_unknown<T>, "a part of a module's state has a type that cannot be written down");
        }
    }
    /// A player by name, nobody as `[]`; a tile by its square, a segment by its name, a kind by its name; any other
    /// thing by its number.
    template <class Id>
    std::string id(Id value) const {
        if (!value.exists()) {
            return std::is_same_v<Id, PlayerId> ? "[]" : "none";
        }
        if constexpr (std::is_same_v<Id, PlayerId>) {
            return value.index() < players_.size() ? players_[value.index()] : "[]";
        } else if constexpr (std::is_same_v<Id, TileId>) {
            return square_text(game_.placed(value).at());
        } else if constexpr (std::is_same_v<Id, SegmentId>) {
            return segment_text(value, game_);
        } else if constexpr (std::is_same_v<Id, TileKind>) {
            return tile_kind_text(game_.catalogue(), value);
        } else {
            return std::to_string(value.index());
        }
    }

    const Game<Rules>& game_;
    const std::vector<std::string>& players_;
};

/// Reads such a value back. What is wrong is told by the line.
template <class Rules>
class PartReader {
public:
    using Of = RulesOf<Rules>;

    PartReader(const Game<Rules>& game, const std::vector<std::string>& players, TextLine& line) noexcept
        : game_(game), players_(players), line_(line) {}

    template <class T>
    void whole(T&& part) {
        using Part = std::remove_cvref_t<T>;
        if constexpr (is_list<Part>) {
            part.clear();
            while (more(part.size())) {
                typename Part::value_type element{};
                const std::size_t begin = line_.here();
                one(element);
                if (!part.try_push_back(element)) {
                    line_.miss(begin, "no more than there is room for");
                }
            }
        } else if constexpr (is_array<Part>) {
            part = {};
            for (std::size_t i = 0; more(i); ++i) {
                if (i == part.size()) {
                    line_.miss("no more than there is room for");
                    return;
                }
                one(part[i]);
            }
        } else if constexpr (has_bits<Part>) {
            part.bits = 0;
            while (!at_end_of_part()) {
                read_into_set(part);
            }
        } else {
            one(part);
        }
    }

private:
    bool at_end_of_part() noexcept { return line_.failed() || line_.at_end() || looks_at_sign(line_, ';'); }
    /// Whether another element of a list stands here.
    bool more(std::size_t number) noexcept {
        if (at_end_of_part()) {
            return false;
        }
        if (number != 0) {
            line_.read_sign(',', "`,`, `;` or the end of the line");
        }
        return !line_.failed();
    }
    template <class Number>
    static void set_bit(Number& bits, std::size_t bit) noexcept {
        bits = static_cast<Number>(bits | Number{1} << bit);
    }
    template <class Number>
    void read_into_set(const PlayersIn<Number>& set) {
        set_bit(set.bits, line_.read_player(players_));
    }
    template <class Word, class Number>
    void read_into_set(const WordsIn<Word, Number>& set) {
        const std::size_t found = line_.read_one_of(
            Word::count, [](std::size_t i) { return Word(i).word(); }, "a word for this part");
        if (!line_.failed()) {
            set_bit(set.bits, found);
        }
    }

    template <class T>
    void one(T& value) {
        if constexpr (is_strong_id<T>) {
            id(value);
        } else if constexpr (HasWord<T>) {
            // The last of them is that of nothing.
            const std::size_t found = line_.read_one_of(
                T::count + 1, [](std::size_t i) { return i < T::count ? T(i).word() : T{}.word(); },
                "a word for this part");
            value = found < T::count ? T(found) : T{};
        } else if constexpr (HasWords<T>) {
            const auto words = words_of(value);
            const std::size_t found = line_.read_one_of(
                words.size(), [&](std::size_t i) { return words[i].word; }, "a word for this part");
            value = found < words.size() ? words[found].value : T{};
        } else if constexpr (std::is_enum_v<T>) {
            std::underlying_type_t<T> number{};
            one(number);
            value = static_cast<T>(number);
        } else if constexpr (std::is_same_v<T, bool>) {
            value = line_.template read_integer<unsigned>(0, 1, "0 or 1") != 0;
        } else if constexpr (sizeof(T) <= 2 && std::is_integral_v<T>) {
            value = line_.template read_integer<T>((std::numeric_limits<T>::min)(), (std::numeric_limits<T>::max)(),
                                                   "a number that this part can have");
        } else if constexpr (std::is_integral_v<T>) {
            read_long(value);
        } else if constexpr (is_array<T>) {
            for (auto& element : value) {
                one(element);
            }
        } else if constexpr (is_list<T>) {
            const auto size = line_.template read_integer<std::size_t>(0, T::capacity(), "how many there are");
            for (std::size_t i = 0; i < size; ++i) {
                typename T::value_type element{};
                one(element);
                value.push_back(element);
            }
        } else {
            T::each_part(value, [&](std::string_view, auto& part) { one(part); });
        }
    }
    /// A number of more than 16 bits: a sign, and digits.
    template <class Number>
    void read_long(Number& value) {
        const std::size_t begin = line_.here();
        const std::string word = line_.read_text("a number that this part can have");
        const bool negative = word[0] == '-';
        TextLine digits(std::string_view(word).substr(negative ? 1 : 0), 1);
        const std::uint64_t number = digits.read_seed();
        value = static_cast<Number>(negative ? 0 - number : number);
        if (digits.failed() || one_text(value) != word) {
            line_.miss(begin, "a number that this part can have");
        }
    }
    template <class Number>
    static std::string one_text(Number value) {
        return std::to_string(value);
    }

    template <class Id>
    void id(Id& value) {
        using Number = typename Id::number_type;
        value = Id::none();
        if constexpr (std::is_same_v<Id, PlayerId>) {
            if (line_.take_sign('[')) {
                line_.read_sign(']', "`]`");
            } else {
                value = PlayerId::at(line_.read_player(players_));
            }
        } else if (!line_.take_word("none")) {
            const std::size_t begin = line_.here();
            if constexpr (std::is_same_v<Id, TileId>) {
                value = game_.tile_at(line_.read_square());
                require(begin, value.exists(), "the square of a tile on the table");
            } else if constexpr (std::is_same_v<Id, SegmentId>) {
                value = read_segment_on(game_, line_);
            } else if constexpr (std::is_same_v<Id, TileKind>) {
                value = read_tile_kind(game_.catalogue(), line_);
            } else {
                value = Id(line_.template read_integer<Number>(0, (std::numeric_limits<Number>::max)() - 1,
                                                               "a number or `none`"));
            }
        }
    }
    void require(std::size_t begin, bool sound, std::string_view expected) noexcept {
        if (!sound) {
            line_.miss(begin, expected);
        }
    }

    const Game<Rules>& game_;
    const std::vector<std::string>& players_;
    TextLine& line_;
};

}  // namespace carcassonne::detail
