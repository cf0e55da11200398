#pragma once

#include "carcassonne/core/edition.hpp"
#include "carcassonne/engine/composition.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/query.hpp"
#include "carcassonne/engine/setup.hpp"
#include "carcassonne/tiles/sets/river.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace carcassonne {

/// Which river is laid out: River I, or River II, which branches.
enum class RiverTiles : std::uint8_t { first, second };

/// A herd of pigs on a field of River II.
struct PigHerd {
    static constexpr std::string_view word = "pig-herd";
};

// Why a river tile cannot be placed.
inline constexpr Refusal river_is_not_continued{"RIV-02", "a river tile continues the river"};
inline constexpr Refusal river_turns_back{"RIV-02", "two bends in a row turn the same way"};
inline constexpr Refusal river_flows_back{"RIV-02", "the river flows back towards its spring"};

/// The River: before the land tiles a river is laid out from its spring to its lake. Nobody stands on a river; it parts
/// the fields on its banks. River II branches once and ends twice.
struct River : Module {
    static constexpr ModuleInfo info{"river", "The River"};
    static constexpr std::array<std::string_view, 1> needs{"base"};
    /// A herd of pigs adds to what fields are worth.
    static constexpr std::array<std::string_view, 1> follows{"farmers"};

    static constexpr BoardCapacity room =
        room_for(sets::river_1_c1, sets::river_1_c2, sets::river_2_c1, sets::river_2_c2);
    static constexpr std::array features{FeatureKindSpec{river, "river", Growth::endless}};

    /// By default River I.
    RiverTiles tiles = RiverTiles::first;
    /// Whose pictures the tiles have: C1 without gardens, C2 and C3 with one.
    Edition edition = Edition::c3;
    /// What happens to the start tile of the base game: it is drawn as a land tile like the others, it stays in the
    /// box, or it is the first land tile (RIV-04).
    SpareStart base_start_tile = SpareStart::shuffled_in;
    /// Whether the river may never flow against the direction in which it leaves the spring (RIV-02).
    bool river_strict = false;
    /// Whether a herd of pigs counts (RIV-06).
    bool pig_herd = true;

    template <class Self, class Visit>
    static constexpr void each_option(Self& self, Visit&& visit) {
        constexpr OptionWord<RiverTiles> rivers[] = {{"first", RiverTiles::first}, {"second", RiverTiles::second}};
        constexpr OptionWord<SpareStart> starts[] = {{"shuffled_in", SpareStart::shuffled_in},
                                                     {"set_aside", SpareStart::set_aside},
                                                     {"after_river", SpareStart::on_top}};
        visit("tiles", self.tiles, rivers);
        visit("edition", self.edition, edition_words);
        visit("base_start_tile", self.base_start_tile, starts);
        visit("river_strict", self.river_strict, switch_words);
        visit("pig_herd", self.pig_herd, switch_words);
    }

    TileSet tile_set() const noexcept {
        if (tiles == RiverTiles::first) {
            return edition == Edition::c1 ? sets::river_1_c1 : sets::river_1_c2;
        }
        return edition == Edition::c1 ? sets::river_2_c1 : sets::river_2_c2;
    }
    /// The spring lies there first, then come the fork, the others in any order and the lake, before all land (RIV-01).
    static std::uint8_t pile(const Tile& tile) noexcept {
        constexpr std::array<std::string_view, 4> words{"spring", "fork", "river", "lake"};
        for (const TileMark& mark : tile.marks) {
            for (std::size_t i = 0; i < words.size(); ++i) {
                if (mark.name == words[i]) {
                    return static_cast<std::uint8_t>(i);
                }
            }
        }
        return land_pile;
    }
    /// Only a tile that shows a river has to continue it (RIV-02).
    static bool restricts(const Tile& tile) noexcept {
        for (const Segment& segment : tile.segments) {
            if (segment.kind == river) {
                return true;
            }
        }
        return false;
    }
    /// What the option says, where the spring lies there first (RIV-04).
    SpareStart spare_start(const Tile&, const Tile& start) const noexcept {
        return is_spring(start) ? base_start_tile : SpareStart::shuffled_in;
    }

    using Marks = TypeList<PigHerd>;
    using Hooks = TypeList<Forbids<PlacementQuery>, Adjusts<FeatureValue>, Adjusts<Award>>;

    /// A river tile continues the river and does not turn it straight back (RIV-02).
    template <class G>
    Refusal forbids(const PlacementQuery& query, const G& game) const noexcept {
        const SideMask mine = banks(query.kind, query.rotation, game);
        if (mine == 0) {
            return {};
        }
        const Square at = game.board().squares().square(query.square);
        SideMask entered = 0;
        bool turns_back = false;
        for (const Side side : all_sides) {
            const TileId upstream = (mine & mask_of(side)) != 0 ? game.tile_at(neighbour(at, side)) : TileId::none();
            if (upstream.exists()) {
                entered = static_cast<SideMask>(entered | mask_of(side));
                // Two bends the same way lead back to the side of the table from which the river came.
                turns_back = turns_back || (mine & ~mask_of(side) & bend_from(upstream, opposite(side), game)) != 0;
            }
        }
        if (entered == 0) {
            return is_spring(game.catalogue().tile(query.kind)) ? Refusal{} : river_is_not_continued;
        }
        if (turns_back) {
            return river_turns_back;
        }
        if (river_strict && ((mine & ~entered) & upstream_of_spring(game)) != 0) {
            return river_flows_back;
        }
        return {};
    }
    /// A herd of pigs makes each completed city at its field worth one more to everybody (RIV-06).
    template <class G>
    void adjust(FeatureValue& value, const G& game) const noexcept {
        add_herd(value, game);
    }
    /// The older rules for fields (BAS-18) pay cities without asking what the field is worth.
    template <class G>
    void adjust(Award& award, const G& game) const noexcept {
        add_herd(award, game);
    }

private:
    template <class Points, class G>
    void add_herd(Points& points, const G& game) const noexcept {
        constexpr std::string_view herd = "pig herd";
        if (pig_herd && points.kind == field && as_at_the_end(points.valued) && points.breakdown.count(herd) == 0) {
            if (const int cities = points.breakdown.count("cities");
                cities != 0 && game.template mark_count<PigHerd>(points.feature) != 0) {
                points.breakdown.add(herd, cities, 1);
            }
        }
    }
    /// The sides through which the river of a tile flows.
    template <class G>
    static SideMask banks(TileKind kind, Rotation rotation, const G& game) noexcept {
        const Facing& facing = game.catalogue().facing(kind, rotation);
        unsigned sides = 0;
        for (const Side side : all_sides) {
            sides |= facing.terrain[index(side)] == Terrain::river ? mask_of(side) : 0u;
        }
        return static_cast<SideMask>(sides);
    }
    /// The side from which the river enters a tile that it leaves to `outlet`, if it bends between them; otherwise
    /// none.
    template <class G>
    static SideMask bend_from(TileId tile, Side outlet, const G& game) noexcept {
        const PlacedTile& placed = game.placed(tile);
        const unsigned sides = banks(placed.kind(), placed.rotation(), game) & ~unsigned{mask_of(outlet)} &
                               ~unsigned{mask_of(opposite(outlet))};
        for (const Side side : all_sides) {
            const TileId before =
                (sides & mask_of(side)) != 0 ? game.tile_at(neighbour(placed.at(), side)) : TileId::none();
            // Further down the stream lie later tiles.
            if (before.exists() && before < tile) {
                return mask_of(side);
            }
        }
        return 0;
    }
    /// The spring lies there first, or is laid first where the game begins with another tile.
    static bool is_spring(const Tile& tile) noexcept { return pile(tile) == 0; }
    /// The side behind the spring.
    template <class G>
    static SideMask upstream_of_spring(const G& game) noexcept {
        for (std::size_t i = 0; i < game.board().tile_count(); ++i) {
            const auto tile = TileId::at(i);
            if (is_spring(game.printed(tile))) {
                const PlacedTile& spring = game.placed(tile);
                return rotated_sides(banks(spring.kind(), spring.rotation(), game), Rotation::half);
            }
        }
        return 0;
    }
};

static_assert(is_module<River>);

}  // namespace carcassonne
