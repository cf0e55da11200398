#pragma once

#include "carcassonne/support/result.hpp"
#include "carcassonne/tiles/line_scanner.hpp"
#include "carcassonne/tiles/tile.hpp"
#include "carcassonne/tiles/tile_set.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

/// Tiles as text, one line a tile (docs/tile_notation.md has the grammar):
///
///     BA/RCr letter=D count=4 start: city N; road E.W; field EL.WR by 1; field S.ER.WL
///
/// The same code reads the published sets while the program is compiled and files while it runs.
namespace carcassonne {

/// A word of the notation that stands for a kind of feature.
struct FeatureWord {
    std::string_view word;
    FeatureKind kind;
};

/// The words that every reader and printer knows. A module with kinds of its own hands in more.
inline constexpr FeatureWord feature_words[] = {{"road", road},           {"city", city},     {"field", field},
                                                {"monastery", monastery}, {"garden", garden}, {"river", river}};

namespace detail {

/// Reads one line. After a failure `error()` tells the first thing that is wrong and the rest is not looked at.
class TileReader : public LineScanner {
public:
    static constexpr std::string_view set_line_expected = "`set` and the name of the set";

    constexpr TileReader(std::string_view line, std::uint32_t number, std::span<const FeatureWord> more_words) noexcept
        : LineScanner(line, number), more_words_(more_words) {}

    constexpr bool read_tile(Tile& tile) noexcept {
        read_head(tile);
        while (!failed()) {
            read_segment(tile);
            if (failed() || at_end()) {
                break;
            }
            take(';');
        }
        return check_borders(tile);
    }

    /// The line that opens a set: `set base-c2 total=72`.
    constexpr bool read_set_line(TileSetName& name, unsigned& total) noexcept {
        const std::size_t begin = place();
        if (read_word() != "set") {
            return fail(begin, set_line_expected);
        }
        name = TileSetName(read_name(31, "the name of the set", "a name of at most 31 characters"));
        if (!failed() && !at_end()) {
            const std::size_t word = place();
            if (read_word() != "total" || !take('=')) {
                return fail(word, "`total=` or the end of the line");
            }
            total = read_number(65535, "a number from 1 to 65535");
        }
        return failed() || at_end() ? !failed() : fail(place(), "the end of the line");
    }

private:
    static constexpr std::string_view not_said_before = "a word that is not said before";
    static constexpr std::string_view not_named_before = "a mark that is not named before";
    static constexpr std::size_t no_place = static_cast<std::size_t>(-1);

    constexpr bool read_mark_name(MarkName& name, std::size_t& begin) noexcept {
        take('[');
        begin = place();
        const std::string_view word = read_longer_word();
        if (word.empty() || word.size() > MarkName{}.letters.size()) {
            return fail(begin, word.empty() ? "the name of a mark" : "a mark of at most 15 characters");
        }
        name = MarkName(word);
        return true;
    }
    constexpr bool read_mark(InlineVector<MarkName, 3>& marks) noexcept {
        const std::size_t bracket = place();
        std::size_t begin = 0;
        MarkName name;
        if (!read_mark_name(name, begin)) {
            return false;
        }
        if (!take(']')) {
            return fail(place(), "`]`");
        }
        for (const MarkName& mark : marks) {
            if (mark == name) {
                return fail(begin, not_named_before);
            }
        }
        return marks.try_push_back(name) ? true : fail(bracket, "at most 3 marks");
    }
    /// A mark of the whole tile, which may cover half sides: `[mist N.EL]`. Two banks of mist are two marks.
    constexpr bool read_tile_mark(Tile& tile) noexcept {
        const std::size_t bracket = place();
        std::size_t begin = 0;
        TileMark mark;
        if (!read_mark_name(mark.name, begin)) {
            return false;
        }
        if (peek() != ']') {
            Segment covered;
            covered.kind = field;
            if (!read_edges(covered)) {
                return false;
            }
            mark.covers = covered.halves;
        }
        if (!take(']')) {
            return fail(place(), "`]`");
        }
        for (const TileMark& other : tile.marks) {
            if (other.name == mark.name && (other.covers == 0 || mark.covers == 0)) {
                return fail(begin, not_named_before);
            }
        }
        return tile.marks.try_push_back(mark) ? true : fail(bracket, "at most 5 marks of a tile");
    }
    /// `piece=ruin,2,1`: the tile is the square in the second column and the first row of a piece.
    constexpr bool read_piece(PieceSquare& piece) noexcept {
        constexpr std::string_view number = "a column and a row from 1 to 9, as in `piece=name,2,1`";
        piece.name = ShortText<7>(read_name(7, "the name of the piece", "a name of at most 7 characters"));
        for (std::uint8_t* place_in_piece : {&piece.x, &piece.y}) {
            if (!failed() && !take(',')) {
                return fail(place(), number);
            }
            *place_in_piece = failed() ? std::uint8_t{0} : static_cast<std::uint8_t>(read_number(9, number) - 1u);
        }
        return !failed();
    }

    constexpr bool read_head(Tile& tile) noexcept {
        tile.id = ShortText<15>(read_name(15, "the id of a tile", "an id of at most 15 characters"));
        while (!failed() && !take(':')) {
            if (peek() == '[') {
                read_tile_mark(tile);
            } else {
                read_head_word(tile);
            }
        }
        tile.count = tile.count == 0 ? std::uint8_t{1} : tile.count;
        return !failed();
    }
    constexpr bool read_head_word(Tile& tile) noexcept {
        const std::size_t begin = place();
        const std::string_view word = read_word();
        if (word == "start") {
            if (tile.start) {
                return fail(begin, not_said_before);
            }
            return tile.start = true;
        }
        if ((word == "letter" || word == "count" || word == "piece") && take('=')) {
            if (word == "letter" ? tile.letter != 0 : word == "count" ? tile.count != 0 : tile.piece.exists()) {
                return fail(begin, not_said_before);
            }
            if (word == "piece") {
                return read_piece(tile.piece);
            }
            if (word == "letter") {
                const std::size_t value = place();
                const std::string_view letter = read_word();
                if (letter.size() != 1 || letter[0] < 'A' || letter[0] > 'Z') {
                    return fail(value, "a letter from A to Z");
                }
                tile.letter = letter[0];
                return true;
            }
            tile.count = static_cast<std::uint8_t>(read_number(255, "a number from 1 to 255"));
            return !failed();
        }
        return fail(begin, "`letter=`, `count=`, `start`, `piece=`, a mark in brackets or `:`");
    }

    constexpr FeatureKind kind_of(std::string_view word) const noexcept {
        for (const FeatureWord& known : feature_words) {
            if (known.word == word) {
                return known.kind;
            }
        }
        for (const FeatureWord& known : more_words_) {
            if (known.word == word) {
                return known.kind;
            }
        }
        return FeatureKind::none();
    }

    constexpr bool read_segment(Tile& tile) noexcept {
        const std::size_t begin = place();
        Segment segment;
        segment.kind = kind_of(read_word());
        if (!segment.kind.exists()) {
            return fail(begin, more_words_.empty() ? "`road`, `city`, `field`, `monastery`, `garden` or `river`"
                                                   : "a word for a kind of feature");
        }
        if (tile.segments.size() == tile.segments.capacity()) {
            return fail(begin, "at most 12 segments");
        }
        if (leaves_tile(segment.kind)) {
            read_edges(segment);
        }
        bool said_by = false;
        while (!failed() && !at_end() && peek() != ';') {
            read_attribute(segment, said_by);
        }
        if (!failed()) {
            tile.segments.push_back(segment);
        }
        return !failed();
    }

    constexpr bool read_attribute(Segment& segment, bool& said_by) noexcept {
        if (peek() == '[') {
            return read_mark(segment.marks);
        }
        const std::size_t begin = place();
        const std::string_view word = read_word();
        if (segment.kind == city && (word == "pennant" || (word == "pennants" && take('=')))) {
            if (segment.pennants != 0) {
                return fail(begin, not_said_before);
            }
            segment.pennants = word == "pennant"
                                   ? std::uint8_t{1}
                                   : static_cast<std::uint8_t>(read_number(255, "a number from 1 to 255"));
            return !failed();
        }
        if (segment.kind == field && word == "by") {
            if (said_by) {
                return fail(begin, not_said_before);
            }
            said_by = true;
            return read_borders(segment);
        }
        if (segment.kind == city) {
            return fail(begin, "`pennant`, `pennants=`, a mark in brackets, `;` or the end of the line");
        }
        return fail(begin, segment.kind == field ? "`by`, a mark in brackets, `;` or the end of the line"
                                                 : "a mark in brackets, `;` or the end of the line");
    }

    /// `by 1,3`: this field borders the first and the third segment. Whether they are cities is known at the end.
    constexpr bool read_borders(Segment& segment) noexcept {
        do {
            const std::size_t begin = place();
            const unsigned number = read_number(segment_capacity, "the number of a city of this tile");
            if (failed()) {
                return false;
            }
            const SegmentMask bit = static_cast<SegmentMask>(1u << (number - 1));
            if ((segment.borders & bit) != 0) {
                return fail(begin, "a city that is not named before");
            }
            segment.borders = static_cast<SegmentMask>(segment.borders | bit);
            if (border_at_[number - 1] == 0) {
                border_at_[number - 1] = begin;
            }
        } while (take(','));
        return true;
    }
    constexpr bool check_borders(const Tile& tile) noexcept {
        std::size_t first = no_place;
        for (std::size_t i = 0; i < segment_capacity && !failed(); ++i) {
            const bool is_city = i < tile.segments.size() && tile.segments[i].kind == city;
            if (border_at_[i] != 0 && !is_city && border_at_[i] < first) {
                first = border_at_[i];
            }
        }
        return first == no_place ? !failed() : fail(first, "the number of a city of this tile");
    }

    /// The sides or half sides of a segment, joined by dots. A segment inside the tile has none.
    constexpr bool read_edges(Segment& segment) noexcept {
        const std::size_t begin = place();
        const std::string_view word = read_word();
        if (word.empty() || word == "by" || word == "pennant" || word == "pennants") {
            go_back(begin);
            return true;
        }
        for (std::size_t part = 0; part <= word.size();) {
            std::size_t end = part;
            while (end < word.size() && word[end] != '.') {
                ++end;
            }
            if (!read_edge(segment, word.substr(part, end - part), begin + part)) {
                return false;
            }
            part = end + 1;
        }
        return true;
    }
    constexpr bool read_edge(Segment& segment, std::string_view part, std::size_t at) noexcept {
        constexpr std::string_view names = "NESW";
        const bool in_field = segment.kind == field;
        const std::size_t side = part.empty() ? names.npos : names.find(part[0]);
        const bool is_half = in_field && part.size() == 2 && (part[1] == 'L' || part[1] == 'R');
        if (side == names.npos || (part.size() != 1 && !is_half)) {
            return fail(at, in_field ? "a half side (NL, NR, EL, ER, SL, SR, WL, WR) or a side (N, E, S, W)"
                                     : "a side (N, E, S, W)");
        }
        if (in_field) {
            const unsigned pair = is_half ? (part[1] == 'L' ? 1u : 2u) : 3u;
            const auto halves = static_cast<HalfSideMask>(pair << (2 * side));
            if ((used_halves_ & halves) != 0) {
                return fail(at, "a half side that is not named before");
            }
            used_halves_ = static_cast<HalfSideMask>(used_halves_ | halves);
            segment.halves = static_cast<HalfSideMask>(segment.halves | halves);
        } else {
            const auto sides = static_cast<SideMask>(1u << side);
            if ((used_sides_ & sides) != 0) {
                return fail(at, "a side that is not named before");
            }
            used_sides_ = static_cast<SideMask>(used_sides_ | sides);
            segment.sides = static_cast<SideMask>(segment.sides | sides);
        }
        return true;
    }

    std::span<const FeatureWord> more_words_;
    SideMask used_sides_ = 0;
    HalfSideMask used_halves_ = 0;
    /// Where `by` first names each segment; 0 where it does not, no `by` being at the beginning of a line.
    std::array<std::size_t, segment_capacity> border_at_{};
};

/// A faulty table does not compile: what follows is allowed only at run time. The number of the missing element tells
/// the place: 3011 is line 3, column 11. `expected` is there to be shown too, by compilers that show arguments.
constexpr void require_good_tile_text(bool good, std::uint32_t line, std::uint32_t column,
                                      [[maybe_unused]] std::string_view expected) {
    constexpr char faulty_tile_text[1] = {};
    if (!good && std::is_constant_evaluated()) {
        [[maybe_unused]] const char place = faulty_tile_text[line * 1000 + column];
    }
}

}  // namespace detail

/// Reads one tile from one line. `more_words` are the words for the kinds of feature that modules add.
inline Result<Tile, NotationError> parse_tile(std::string_view line,
                                              std::span<const FeatureWord> more_words = {}) noexcept {
    Tile tile;
    detail::TileReader reader(line, 1, more_words);
    if (!reader.read_tile(tile)) {
        return Failure{reader.error()};
    }
    return tile;
}

/// How many kinds of tile a text of a set has: its lines that say something, without the one that names the set.
constexpr std::size_t count_tile_lines(std::string_view text) noexcept {
    detail::LineReader lines{text};
    std::string_view line;
    std::size_t count = 0;
    while (lines.next(line)) {
        count += detail::TileReader(line, lines.number, {}).at_end() ? 0u : 1u;
    }
    return count == 0 ? 0 : count - 1;
}

/// A published set, read while the program is compiled; a mistake in the text is a mistake of the program. `Kinds` is
/// `count_tile_lines(text)`.
template <std::size_t Kinds>
constexpr TileTable<Kinds> tile_table(std::string_view text, std::span<const FeatureWord> more_words = {}) {
    TileTable<Kinds> table;
    detail::LineReader lines{text};
    std::string_view line;
    std::size_t next = 0;
    bool named = false;
    while (lines.next(line)) {
        detail::TileReader reader(line, lines.number, more_words);
        if (reader.at_end()) {
            continue;
        }
        if (named) {
            reader.read_tile(table.tiles[next++]);
        } else {
            named = reader.read_set_line(table.name, table.total);
        }
        detail::require_good_tile_text(!reader.failed(), reader.error().line, reader.error().column,
                                       reader.error().expected);
    }
    table.total = table.total != 0 ? table.total : table.view().tile_count();
    return table;
}

}  // namespace carcassonne
