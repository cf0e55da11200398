#pragma once

#include "carcassonne/core/feature_kind.hpp"
#include "carcassonne/core/side.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/text/jcz/file.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// What saved games of JCloisterZone call the things of the game.

namespace carcassonne::detail {

/// What a kind of figure is called: here, as one figure of a player ("0.small.3"), and in sentences.
struct JczFigureWord {
    std::string_view name;
    std::string_view one;
    std::string_view kind;
};
inline constexpr std::array<JczFigureWord, 6> jcz_figure_words{{{"meeple", "small", "SmallFollower"},
                                                                {"large meeple", "big", "BigFollower"},
                                                                {"abbot", "abbot", "Abbot"},
                                                                {"phantom", "phantom", "Phantom"},
                                                                {"builder", "builder", "Builder"},
                                                                {"pig", "pig", "Pig"}}};

/// The kind of figure that is called so by one of the members of the words above, if the rules have it.
template <class Of>
std::optional<FigureKind> jcz_figure(std::string_view word, std::string_view JczFigureWord::*called) {
    for (const JczFigureWord& words : jcz_figure_words) {
        for (std::size_t i = 0; i < Of::figures.size(); ++i) {
            if (words.*called == word && Of::figures[i].name == words.name) {
                return FigureKind::at(i);
            }
        }
    }
    return std::nullopt;
}

/// One figure of a player: "0.small.3".
struct JczFigure {
    std::size_t player = 0;
    std::string_view kind;
};
inline std::optional<JczFigure> jcz_one_figure(std::string_view text) {
    const std::size_t first = text.find('.');
    const std::size_t last = text.rfind('.');
    if (first != 1 || last <= first + 1 || last + 1 >= text.size() || text[0] < '0' || text[0] > '9') {
        return std::nullopt;
    }
    return JczFigure{static_cast<std::size_t>(text[0] - '0'), text.substr(first + 1, last - first - 1)};
}

/// The sides or half sides of the table to which a segment leads. Neither for what lies inside its tile.
struct JczLocation {
    unsigned sides = 0;
    unsigned halves = 0;
};

/// The half sides "NL.NR.EL" of a field.
inline std::optional<unsigned> jcz_halves(std::string_view text) {
    constexpr std::array<std::string_view, half_side_count> names{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
    unsigned halves = 0;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = (std::min)(text.find('.', begin), text.size());
        const auto name = std::find(names.begin(), names.end(), text.substr(begin, end - begin));
        const unsigned half = name == names.end() ? 0 : 1u << static_cast<unsigned>(name - names.begin());
        if (half == 0 || (halves & half) != 0) {
            return std::nullopt;
        }
        halves |= half;
        begin = end + 1;
    }
    return halves;
}
/// The sides "NW" in any order, or with a line before them, "_S", all but these.
inline std::optional<unsigned> jcz_sides(std::string_view text) {
    const bool others = !text.empty() && text[0] == '_';
    text.remove_prefix(others ? 1 : 0);
    unsigned sides = 0;
    for (const char letter : text) {
        const std::size_t side = std::string_view("NESW").find(letter);
        if (side == std::string_view::npos || (sides >> side & 1u) != 0) {
            return std::nullopt;
        }
        sides |= 1u << side;
    }
    if (sides == 0) {
        return std::nullopt;
    }
    return others ? ~sides & 15u : sides;
}
inline std::optional<JczLocation> jcz_location(bool on_field, std::string_view text) {
    if (text == "I") {
        return JczLocation{};
    }
    const auto mask = on_field ? jcz_halves(text) : jcz_sides(text);
    if (!mask) {
        return std::nullopt;
    }
    return on_field ? JczLocation{0, *mask} : JczLocation{*mask, 0};
}

/// The kinds of feature on which figures stand in both engines. Modules have others, of which a saved game cannot tell.
struct JczFeatureWord {
    std::string_view place;
    std::string_view score;
    FeatureKind kind;
};
inline constexpr std::array<JczFeatureWord, 5> jcz_feature_words{{{"Road", "road", road},
                                                                  {"City", "city", city},
                                                                  {"Field", "field", field},
                                                                  {"Monastery", "monastery", monastery},
                                                                  {"Garden", "garden", garden}}};

/// The kind of feature that is called so where a figure stands, "City", or where it is scored, "city".
inline std::optional<FeatureKind> jcz_feature(std::string_view word, std::string_view JczFeatureWord::*called) {
    for (const JczFeatureWord& words : jcz_feature_words) {
        if (words.*called == word) {
            return words.kind;
        }
    }
    return std::nullopt;
}

/// The place of a segment in the list of the tile that lies at its square, or why there is no such segment.
template <class Rules>
Result<std::uint8_t, std::string> jcz_segment(const Game<Rules>& game, const JczPlace& place) {
    const auto kind = jcz_feature(place.feature, &JczFeatureWord::place);
    if (!kind) {
        return Failure{std::string("these rules have no feature \"" + place.feature + "\"")};
    }
    const auto location = jcz_location(*kind == field, place.location);
    if (!location) {
        return Failure{std::string("\"" + place.location + "\" is no location of a " + place.feature)};
    }
    const TileId tile = game.tile_at(place.at);
    if (!tile.exists()) {
        return Failure{std::string("no tile lies there")};
    }
    const auto& segments = game.printed(tile).segments;
    const Rotation rotation = game.placed(tile).rotation();
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (segments[i].kind == *kind && rotated_sides(segments[i].sides, rotation) == location->sides &&
            rotated_halves(segments[i].halves, rotation) == location->halves) {
            return static_cast<std::uint8_t>(i);
        }
    }
    return Failure{std::string("the tile " + std::string(game.printed(tile).id.view()) + " shows no " + place.feature +
                               " " + place.location + " there")};
}

}  // namespace carcassonne::detail
