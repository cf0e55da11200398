#pragma once

#include "input.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/text/jcz/words.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace app {

/// A segment on the table as the JSON recordings name it: "City NW 3 -1", "Field NL.SR.WL.WR -1 5", "Monastery I 0 2".
/// Sides and half sides are those of the table, after the tile was turned.
template <class Game>
std::string place_words(const Game& game, carcassonne::SegmentId segment) {
    static constexpr const char* kinds[] = {"Road", "City", "Field", "Monastery", "Garden", "River"};
    static constexpr const char* halves[] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
    const carcassonne::TileId tile = game.tile_of(segment);
    const carcassonne::PlacedTile& placed = game.placed(tile);
    const carcassonne::Segment& printed = game.printed(tile).segments[game.index_on_tile(segment)];
    std::string place;
    const unsigned sides = carcassonne::rotated_sides(printed.sides, placed.rotation());
    for (std::size_t i = 0; i < 4; ++i) {
        if ((sides >> i & 1u) != 0) {
            place += "NESW"[i];
        }
    }
    const unsigned turned = carcassonne::rotated_halves(printed.halves, placed.rotation());
    for (std::size_t i = 0; i < 8; ++i) {
        if ((turned >> i & 1u) != 0) {
            place += std::string(place.empty() ? "" : ".") + halves[i];
        }
    }
    return std::string(kinds[printed.kind.index()]) + " " + (place.empty() ? "I" : place) + " " +
           std::to_string(placed.at().x) + " " + std::to_string(placed.at().y);
}

/// What the recordings call a kind of figure, as saved games of the same engine do: in lists of what is at hand and as
/// part of the name of one figure.
using FigureWords = carcassonne::detail::JczFigureWord;
template <class Of>
const FigureWords& figure_words(carcassonne::FigureKind kind) {
    constexpr auto& all = carcassonne::detail::jcz_figure_words;
    const std::string_view name = Of::figures[kind.index()].name;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const FigureWords& words) { return words.name == name; });
    if (found == all.end()) {
        throw InputError("the recordings have no word for the figure " + std::string(name));
    }
    return *found;
}

/// A placement is `[x, y, degrees]`.
inline carcassonne::PlaceTile placement_in(const nlohmann::json& placement) {
    const int x = placement.at(0).get<int>();
    const int y = placement.at(1).get<int>();
    const int turned = placement.at(2).get<int>();
    constexpr int far = 1000;
    if (x < -far || x > far || y < -far || y > far || turned % 90 != 0 || turned < 0 || turned >= 360) {
        throw InputError("no tile can be placed at " + placement.dump());
    }
    return {{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)},
            static_cast<carcassonne::Rotation>(turned / 90)};
}

/// Points of one player for one feature, in the words of the recordings.
struct ScoreWords {
    std::size_t player = 0;
    int points = 0;
    std::string name;
    /// What was counted, how often, and the points for it.
    nlohmann::json items = nlohmann::json::array();
    /// Where the meeples of the player stand in the feature.
    std::vector<std::string> sources;

    bool matches(const nlohmann::json& recorded) const {
        return recorded.at("pl") == player && recorded.at("pts") == points && recorded.at("name") == name &&
               recorded.at("items") == items &&
               std::find(sources.begin(), sources.end(), recorded.at("src").get<std::string>()) != sources.end();
    }
    std::string text() const {
        return nlohmann::json{{"pl", player}, {"pts", points}, {"name", name}, {"items", items}, {"src", sources}}
            .dump();
    }
};

/// A line of a reason. The recordings do not say how many things an inn, a cathedral or pigs count.
inline nlohmann::json item_words(const carcassonne::Term& term) {
    const std::string what(term.what);
    if (what == "tiles" || what == "pennants" || what == "cities") {
        return {what, term.count, term.points()};
    }
    if (what == "wine" || what == "grain" || what == "cloth") {
        std::string good = "trade-goods.";
        for (const char letter : what) {
            good += static_cast<char>(letter - 'a' + 'A');
        }
        return {good, nullptr, term.points()};
    }
    return {what == "pig" ? "pigs" : what, nullptr, term.points()};
}

template <class Game>
ScoreWords score_words(const Game& game, const carcassonne::PointsScored& event) {
    static constexpr const char* names[] = {"road", "city", "field", "monastery", "garden"};
    ScoreWords words;
    words.player = event.player.index();
    words.points = event.breakdown.total();
    for (const carcassonne::Term& term : event.breakdown) {
        words.items.push_back(item_words(term));
    }
    if (!event.feature.exists()) {
        words.name = "trade-goods";
        words.sources.emplace_back("-");
        return words;
    }
    words.name = event.kind.index() < std::size(names) ? names[event.kind.index()] : "?";
    if (!carcassonne::in_full(event.valued) && event.kind != carcassonne::field) {
        words.name += ".incomplete";
    }
    if (carcassonne::in_full(event.valued) && event.kind == carcassonne::city && game.tile_count(event.feature) == 2 &&
        game.setup().template module<carcassonne::Base>().small_city) {
        words.name += ".tiny";
    }
    game.each_figure(event.feature, [&](carcassonne::FigureId figure) {
        if (game.figure(figure).owner == event.player) {
            words.sources.push_back(place_words(game, game.figure(figure).segment));
        }
    });
    return words;
}

template <class Game>
std::vector<int> points_of(const Game& game) {
    std::vector<int> points;
    for (std::size_t i = 0; i < game.players(); ++i) {
        points.push_back(game.score(carcassonne::PlayerId::at(i)));
    }
    return points;
}

/// The recordings leave out a kind of figure of which a player has none.
template <class Game>
nlohmann::json supplies_of(const Game& game) {
    nlohmann::json supplies = nlohmann::json::array();
    for (std::size_t i = 0; i < game.players(); ++i) {
        nlohmann::json mine = nlohmann::json::object();
        for (std::size_t j = 0; j < Game::Of::figure_kind_count; ++j) {
            const carcassonne::FigureKind kind(static_cast<std::uint8_t>(j));
            const unsigned count = game.supply(carcassonne::PlayerId::at(i), kind);
            if (count != 0) {
                mine[std::string(figure_words<typename Game::Of>(kind).kind)] = count;
            }
        }
        supplies.push_back(std::move(mine));
    }
    return supplies;
}

}  // namespace app
