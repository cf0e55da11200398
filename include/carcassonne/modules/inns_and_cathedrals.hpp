#pragma once

#include "carcassonne/core/edition.hpp"
#include "carcassonne/engine/composition.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/setup.hpp"
#include "carcassonne/tiles/sets/inns_and_cathedrals.hpp"

#include <array>
#include <string_view>

namespace carcassonne {

/// An inn on a lake beside a road; it belongs to that one road of its tile (INN-05).
struct Inn {
    static constexpr std::string_view word = "inn";
};
/// A cathedral in a city.
struct Cathedral {
    static constexpr std::string_view word = "cathedral";
};

/// Inns & Cathedrals: a road with an inn and a city with a cathedral are worth more when they are finished and nothing
/// when they are not, whoever put it there. Every player has a large meeple, which counts as two where the majority is
/// asked for (INN-06).
struct InnsAndCathedrals : Module {
    static constexpr ModuleInfo info{"inns_and_cathedrals", "Inns & Cathedrals"};
    static constexpr std::array<std::string_view, 1> needs{"base"};

    static constexpr BoardCapacity room = room_for(sets::inns_and_cathedrals_c1, sets::inns_and_cathedrals_c2);
    static constexpr std::array figures{FigureSpec{"large meeple", 1, 2, where_meeples_stand}};

    /// Whose pictures the tiles have: C1 without gardens, C2 and C3 with two of them.
    Edition edition = Edition::c3;
    /// What is unfinished in the end scores nothing (INN-02, INN-04). Off, it scores as if inn and cathedral were not
    /// there, a house rule.
    bool unfinished_is_lost = true;

    template <class Self, class Visit>
    static constexpr void each_option(Self& self, Visit&& visit) {
        visit("edition", self.edition, edition_words);
        visit("unfinished_is_lost", self.unfinished_is_lost, switch_words);
    }

    TileSet tile_set() const noexcept {
        return edition == Edition::c1 ? sets::inns_and_cathedrals_c1 : sets::inns_and_cathedrals_c2;
    }

    using Marks = TypeList<Inn, Cathedral>;
    using Hooks = TypeList<Adjusts<FeatureValue>>;

    /// One inn makes a finished road worth 2 a tile, one cathedral a finished city 3 a tile and pennant; more of them
    /// change nothing (INN-01, INN-03).
    template <class G>
    void adjust(FeatureValue& value, const G& game) const noexcept {
        if (value.kind == road && game.template mark_count<Inn>(value.feature) != 0) {
            raise(value, Inn::word, value.breakdown.count("tiles"));
        }
        if (value.kind == city && game.template mark_count<Cathedral>(value.feature) != 0) {
            raise(value, Cathedral::word, value.breakdown.count("tiles") + value.breakdown.count("pennants"));
        }
    }

private:
    void raise(FeatureValue& value, std::string_view why, int things) const noexcept {
        if (in_full(value.valued)) {
            value.breakdown.add(why, things, 1);
        } else if (unfinished_is_lost) {
            value.breakdown.clear();
            value.breakdown.add(why, 1, 0);
        }
    }
};

static_assert(is_module<InnsAndCathedrals>);

}  // namespace carcassonne
