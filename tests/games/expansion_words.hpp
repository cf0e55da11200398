// What the engine and the reference each call the same things of the expansions: options, figures, points.
#pragma once

#include "reference_game.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/standard_rules.hpp>
#include <carcassonne/text/place.hpp>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace test {

using namespace carcassonne;

/// The options of the reference that mean the same as those of the engine. All modules have tiles of the same time.
inline reference::Options reference_options(const Options<StandardRules>& options) {
    reference::Options same;
    const Base& base = options.of<Base>();
    same.set = base.edition == Edition::c1 ? reference::TileSet::first : reference::TileSet::garden;
    same.small_city = base.small_city;
    same.farmers = options.has<Farmers>();
    const FieldScoring fields = options.of<Farmers>().scoring;
    same.field_rules = fields == FieldScoring::first_edition    ? reference::FieldRules::first
                       : fields == FieldScoring::second_edition ? reference::FieldRules::second
                                                                : reference::FieldRules::third;
    same.abbot = options.has<Abbot>();
    same.inns = options.has<InnsAndCathedrals>();
    same.traders = options.has<TradersAndBuilders>();
    same.phantom = options.has<Phantom>();
    if (options.has<River>()) {
        const River& water = options.of<River>();
        same.river = water.tiles == RiverTiles::first ? reference::River::first : reference::River::second;
        same.river_strict = water.river_strict;
        same.pig_herds = water.pig_herd;
        same.start_tile = water.base_start_tile == SpareStart::shuffled_in ? reference::StartTile::shuffled_in
                          : water.base_start_tile == SpareStart::set_aside ? reference::StartTile::set_aside
                                                                           : reference::StartTile::after_river;
    }
    return same;
}

inline reference::FigureKind reference_figure(FigureKind kind) {
    static const std::map<std::string_view, reference::FigureKind> kinds{
        {"meeple", reference::FigureKind::normal},   {"large meeple", reference::FigureKind::large},
        {"abbot", reference::FigureKind::abbot},     {"phantom", reference::FigureKind::phantom},
        {"builder", reference::FigureKind::builder}, {"pig", reference::FigureKind::pig}};
    return kinds.at(RulesOf<StandardRules>::figures[kind.index()].name);
}

/// What a player was paid for: "0 road finished: inn 3 = 3; tiles 3 = 3".
struct PaidLine {
    int player = 0;
    std::string feature;
    bool finished = false;
    std::map<std::string, std::pair<int, int>> items{};  // how many and their points

    void add(const std::string& what, int count, int points) {
        auto& item = items[what];
        item.first += count;
        item.second += points;
    }
    std::string text() const {
        std::string text = std::to_string(player) + ' ' + feature + (finished ? " finished:" : ":");
        for (const auto& [what, item] : items) {
            text += ' ' + what + ' ' + std::to_string(item.first) + " = " + std::to_string(item.second) + ';';
        }
        return text;
    }
};

/// Keeps what the engine tells until somebody looks.
struct ExpansionListener {
    const Catalogue* catalogue = nullptr;
    std::vector<PaidLine> paid{};
    std::vector<std::string> discarded{};
    std::map<std::pair<std::size_t, Good>, unsigned> goods{};

    void operator()(const PointsScored& event) {
        PaidLine line{static_cast<int>(event.player.index()), "trade-goods", in_full(event.valued)};
        if (event.kind.exists()) {
            line.feature = feature_word(event.kind);
        }
        for (const Term& term : event.breakdown) {
            // An inn or cathedral that makes a feature worthless pays nothing for nothing.
            line.add(std::string(term.what), term.points() == 0 ? 0 : term.count, term.points());
        }
        paid.push_back(line);
    }
    void operator()(const TileDiscarded& event) { discarded.emplace_back(catalogue->tile(event.kind).id.view()); }
    void operator()(const GoodsTaken& event) { goods[{event.player.index(), event.good}] += event.count; }
    template <class Event>
    void operator()(const Event&) {}
};

}  // namespace test
