#pragma once

#include "hot_seat/hot_seat.hpp"

#include <carcassonne/engine/game.hpp>
#include <carcassonne/text/place.hpp>
#include <carcassonne/text/svg.hpp>
#include <carcassonne/text/table_place.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace app {

// What a player may ask of a game, in words.

/// The state of a game in which all turns are over and nothing of the final scoring is done.
template <class Rules>
carcassonne::State<Rules> before_final_scoring(const carcassonne::Game<Rules>& game) {
    using namespace carcassonne;
    State<Rules> state = game.state();
    const PlayerId player = game.part().player;
    const Machine<Rules, NoSink> machine(game.setup(), state, NoSink{});
    state.agenda.clear();
    if (const Task walk = machine.walk_of_player(Walk::final_scoring, player); walk.step.exists()) {
        static_cast<void>(state.agenda.push_back(walk));
    }
    return state;
}

/// The game as it would end now: nothing is drawn any more, and the final scoring is done. What somebody is asked in it
/// is answered with the first answer.
template <class Rules>
carcassonne::Game<Rules> ended_now(const carcassonne::Game<Rules>& game) {
    using namespace carcassonne;
    if (game.finished()) {
        return game;
    }
    State<Rules> state = before_final_scoring(game);
    for (std::size_t i = 0; i < game.catalogue().size(); ++i) {
        const TileKind kind(static_cast<std::uint16_t>(i));
        while (state.bag.count(kind) != 0) {
            state.bag.take(kind);
        }
    }
    typename Game<Rules>::Choices choices;
    Machine<Rules, NoSink>(game.setup(), state, NoSink{}).run(choices);
    Game<Rules> ended(game.setup(), state);
    while (!ended.finished()) {
        ended.play(ended.choices().nth(0));
    }
    return ended;
}

/// The tiles to come: how many of each kind, and what is on it.
template <class Rules>
TextLines tile_lines(const carcassonne::Game<Rules>& game) {
    using namespace carcassonne;
    TextLines lines{fmt::format("{} {} left", game.tiles_left(), game.tiles_left() == 1 ? "tile is" : "tiles are")};
    for (std::size_t i = 0; i < game.catalogue().size(); ++i) {
        const TileKind kind(static_cast<std::uint16_t>(i));
        if (const unsigned left = game.tiles_left(kind); left != 0) {
            const Tile& tile = game.catalogue().tile(kind);
            lines.push_back(fmt::format("  {} {:<10} {}", left, tile.id.view(),
                                        places_text(tile, Rotation::none, RulesOf<Rules>::feature_words)));
        }
    }
    return lines;
}

/// The words that a drawing of the game would have beside the table.
template <class Rules>
carcassonne::drawing::PanelWords panel_of(const carcassonne::Game<Rules>& game,
                                          const std::vector<std::string>& players) {
    carcassonne::SvgOptions options;
    options.players = players;
    return carcassonne::drawing::panel_words(game, options);
}

/// The points of everybody, now and if the game ended now.
template <class Rules>
TextLines point_lines(const carcassonne::Game<Rules>& game, const std::vector<std::string>& players) {
    using namespace carcassonne;
    const Game<Rules> ended = ended_now(game);
    TextLines lines;
    const drawing::PanelWords panel = panel_of(game, players);
    for (std::size_t i = 0; i < players.size(); ++i) {
        std::string line = fmt::format("{:<8} {:>4}, {:>4} if the game ended now", players[i], panel.players[i].points,
                                       ended.score(PlayerId::at(i)));
        for (const drawing::PanelTrack& track : panel.players[i].track) {
            line += panel.players[i].track.size() > 1 ? fmt::format(", {} {}", track.figure, track.points) : "";
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

/// What everybody has at hand, and what is left for all.
template <class Rules>
TextLines supply_lines(const carcassonne::Game<Rules>& game, const std::vector<std::string>& players) {
    using namespace carcassonne;
    const drawing::PanelWords panel = panel_of(game, players);
    TextLines lines;
    for (std::size_t i = 0; i < players.size(); ++i) {
        std::string line = fmt::format("{:<8}", players[i]);
        const char* before = " ";
        const auto add = [&](std::string_view name, auto count) {
            line += fmt::format("{}{} {}", before, name, count);
            before = ", ";
        };
        for (const drawing::PanelCount& figure : panel.players[i].figures) {
            add(figure.name, figure.count);
        }
        for (std::size_t kind = 0; kind < RulesOf<Rules>::figures.size(); ++kind) {
            const FigureKind figure(static_cast<std::uint8_t>(kind));
            const unsigned waiting = game.reserve(PlayerId::at(i), figure);
            if (waiting != 0) {
                add(std::string(RulesOf<Rules>::figures[kind].name) + " in the reserve", waiting);
            }
        }
        for (const drawing::PanelCount& number : panel.players[i].numbers) {
            add(number.name, number.count);
        }
        lines.push_back(std::move(line));
    }
    for (const drawing::PanelCount& piece : panel.attachments) {
        lines.push_back(fmt::format("{} left for all: {}", piece.name, piece.count));
    }
    return lines;
}

/// "red meeple, blue guard with 2 ghost"
template <class Rules>
std::string figures_of(const carcassonne::Game<Rules>& game, carcassonne::FeatureId feature,
                       const std::vector<std::string>& players) {
    using namespace carcassonne;
    using Of = RulesOf<Rules>;
    std::string text;
    game.each_figure(feature, [&](FigureId id) {
        const DeployedFigure& figure = game.figure(id);
        text += text.empty() ? "" : ", ";
        text += players[figure.owner.index()] + " " + std::string(Of::figures[figure.kind.index()].name);
        for (std::size_t i = 0; i < Of::attachments.size(); ++i) {
            if (const unsigned count = game.attached(id, AttachmentKind::at(i)); count != 0) {
                text += fmt::format(" with {} {}{}", count, Of::attachments[i].name, count == 1 ? "" : "s");
            }
        }
    });
    return text;
}

/// What players receive for a feature: "4" where it is the same for all owners and nobody else receives anything,
/// otherwise "red 4 and blue 2".
template <class Points>
std::string shares_text(const std::vector<std::string>& players, carcassonne::PlayerMask owners, const Points& points) {
    using namespace carcassonne;
    std::string text;
    bool same = true;
    int common = 0;
    PlayerMask first_owner = 0;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const PlayerId player(static_cast<std::uint8_t>(i));
        const int received = points(player);
        const bool owns = (owners & mask_of(player)) != 0;
        if (owns && first_owner == 0) {
            first_owner = mask_of(player);
            common = received;
        }
        same = same && received == (owns ? common : 0);
        if (owns || received != 0) {
            text += fmt::format("{}{} {}", text.empty() ? "" : " and ", players[i], received);
        }
    }
    return same ? std::to_string(common) : text;
}

/// A feature with its figures: what it is worth and whose it is.
template <class Rules>
std::string owner_line(const carcassonne::Game<Rules>& game, const carcassonne::Game<Rules>& at_end,
                       carcassonne::FeatureId feature, const std::vector<std::string>& players) {
    using namespace carcassonne;
    SegmentId first = game.board().features().any_member(feature);
    game.each_member(feature, [&](SegmentId member) { first = (std::min)(first, member); });
    const Growth growth = game.setup().growth(game.kind(feature));
    const unsigned tiles = game.tile_count(feature);
    const std::string size = growth == Growth::neighbourhood
                                 ? fmt::format("{} of 9 tiles", game.tiles_of_neighbourhood(feature))
                                 : fmt::format("{} {}", tiles, tiles == 1 ? "tile" : "tiles");
    std::string owners;
    std::size_t count = 0;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if ((game.owners(feature) & mask_of(PlayerId::at(i))) != 0) {
            owners += (owners.empty() ? "" : " and ") + players[i];
            ++count;
        }
    }
    std::string worth;
    // The tiles that complete a monastery count for it, too: what it would bring with those that are there means
    // nothing.
    if (growth == Growth::closes) {
        worth = shares_text(players, game.owners(feature),
                            [&](PlayerId player) { return game.points_if_completed(player, feature); }) +
                " if completed, ";
    }
    worth += shares_text(players, game.owners(feature),
                         [&](PlayerId player) { return at_end.points_if_ended(player, feature); });
    return fmt::format("{}, {}: {}; {}; {} if the game ended now", detail::segment_text(first, game), size,
                       figures_of(game, feature, players),
                       count == 0 ? "nobody owns it" : owners + (count == 1 ? " owns it" : " own it"), worth);
}

/// All features with figures, in the order of their kinds.
template <class Rules>
TextLines owner_lines(const carcassonne::Game<Rules>& game, const std::vector<std::string>& players) {
    using namespace carcassonne;
    std::vector<std::pair<std::size_t, std::string>> found;
    const Game<Rules> at_end = game.finished() ? game : Game<Rules>(game.setup(), before_final_scoring(game));
    game.each_figure_on_board([&](FigureId figure) {
        const FeatureId feature = game.feature_of(game.figure(figure).segment);
        if (game.board().features().first_figure(feature) == figure) {
            found.emplace_back(game.kind(feature).index(), owner_line(game, at_end, feature, players));
        }
    });
    std::sort(found.begin(), found.end());
    TextLines lines;
    for (auto& [kind, line] : found) {
        lines.push_back(std::move(line));
    }
    if (lines.empty()) {
        lines.emplace_back("no figure stands on the table");
    }
    return lines;
}

}  // namespace app
