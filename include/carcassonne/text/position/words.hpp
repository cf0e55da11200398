#pragma once

#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/engine/step.hpp"
#include "carcassonne/engine/task.hpp"
#include "carcassonne/text/table_place.hpp"
#include "carcassonne/text/text_line.hpp"
#include "carcassonne/tiles/catalogue.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What things of a position are called, for its writer and its parser alike.
namespace carcassonne::detail {

/// The kinds of turn part in words.
inline constexpr std::array<std::pair<std::string_view, PartFlag>, 5> part_flag_words{{{"earned", PartFlag::earned},
                                                                                       {"further", PartFlag::further},
                                                                                       {"inner", PartFlag::inner},
                                                                                       {"acted", PartFlag::acted},
                                                                                       {"ordered", PartFlag::ordered}}};

/// What steps are called. Of several steps with one name each has a number after it, in the order of the rules.
template <class Rules>
std::vector<std::string> numbered_step_names() {
    using Of = RulesOf<Rules>;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < Of::step_count; ++i) {
        std::size_t number = 1;
        std::size_t same = 0;
        for (std::size_t j = 0; j < Of::step_count; ++j) {
            same += static_cast<std::size_t>(Of::step_names[j] == Of::step_names[i]);
            number += static_cast<std::size_t>(j < i && Of::step_names[j] == Of::step_names[i]);
        }
        names.push_back(std::string(Of::step_names[i]) + (same > 1 ? " " + std::to_string(number) : ""));
    }
    return names;
}

/// Whether another kind with the same id comes before this one: a start tile and its copies may lie in two piles.
inline bool is_second_of_its_id(const Catalogue& catalogue, TileKind kind) {
    for (std::size_t i = 0; i < kind.index(); ++i) {
        if (catalogue.tile(TileKind::at(i)).id == catalogue.tile(kind).id) {
            return true;
        }
    }
    return false;
}
/// A kind of tile: its id, and `second` for the other kind with this id.
inline std::string tile_kind_text(const Catalogue& catalogue, TileKind kind) {
    std::string text(catalogue.tile(kind).id.view());
    return is_second_of_its_id(catalogue, kind) ? text + " second" : text;
}

/// Whether figures of a kind belong to a module that is played.
template <class Rules>
bool is_played(const Setup<Rules>& setup, FigureKind kind) noexcept {
    return (setup.enabled() >> RulesOf<Rules>::figure_owners[kind.index()] & 1u) != 0;
}
/// How many figures on the score track a player has, of the modules that are played.
template <class Rules>
std::vector<ScoringFigure> scoring_figures_of(const Setup<Rules>& setup) {
    std::vector<ScoringFigure> figures;
    for (std::size_t i = 0; i < RulesOf<Rules>::scoring_figure_count; ++i) {
        if ((setup.enabled() >> RulesOf<Rules>::scoring_figure_owners[i] & 1u) != 0) {
            figures.emplace_back(static_cast<std::uint8_t>(i));
        }
    }
    return figures;
}
/// How many figures of a kind a player owns: those that the player has when the game begins.
template <class Rules>
unsigned figures_owned(const Setup<Rules>& setup, PlayerId player, FigureKind kind) noexcept {
    const auto& supply = setup.initial().supply;
    unsigned figures = supply.count(player, kind) + supply.reserve(player, kind);
    setup.initial().figures.each([&](FigureId id) {
        const DeployedFigure& figure = setup.initial().figures[id];
        figures += static_cast<unsigned>(figure.owner == player && figure.kind == kind);
    });
    return figures;
}
/// The tile that is drawn in a task and not yet on the table.
inline TileKind tile_in_hand(const Task& task) noexcept { return task.placed.exists() ? TileKind::none() : task.drawn; }

inline bool looks_at_sign(TextLine line, char sign) noexcept { return line.take_sign(sign); }

inline TileKind read_tile_kind(const Catalogue& catalogue, TextLine& line) {
    const std::size_t begin = line.here();
    const std::string id = line.read_text("the id of a tile");
    const bool second = line.take_word("second");
    for (std::size_t i = 0; i < catalogue.size() && !line.failed(); ++i) {
        const auto kind = TileKind::at(i);
        if (catalogue.tile(kind).id == std::string_view(id) && is_second_of_its_id(catalogue, kind) == second) {
            return kind;
        }
    }
    line.miss(begin, "the id of a tile of the game");
    return TileKind::none();
}

}  // namespace carcassonne::detail
