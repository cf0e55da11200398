#pragma once

#include "carcassonne/board/board.hpp"
#include "carcassonne/core/feature_kind.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/option.hpp"
#include "carcassonne/engine/step.hpp"
#include "carcassonne/support/type_list.hpp"
#include "carcassonne/tiles/catalogue.hpp"
#include "carcassonne/tiles/tile_set.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace carcassonne {

// What a module says about itself. A module is a plain value type that derives from `Module`: its data members are its
// options; it says what it brings, lists its `Steps`, `Actions` and `Hooks` and defines the functions that the hooks
// name. docs/write_a_module.md leads through it.

/// The name of a module in text ("base") and for people ("Base game").
struct ModuleInfo {
    /// The word for it in texts and on command lines: "base".
    std::string_view id;
    /// What people call it: "Base game".
    std::string_view title;
};

/// How features of a kind grow and when they are complete.
enum class Growth : std::uint8_t {
    /// Over edges; complete when no edge is open: roads, cities.
    closes,
    /// Over edges; never complete: fields, rivers.
    endless,
    /// Inside one tile; complete when the eight squares around it have tiles: monasteries, gardens.
    neighbourhood
};

/// A kind of feature that a module knows: how it grows, and what it is called.
struct FeatureKindSpec {
    /// The kind that segments of such features bear: one of feature_kind.hpp or one of the module's own.
    FeatureKind kind;
    /// What it is called in texts: "road".
    std::string_view name;
    /// How such features grow, and so when they are complete.
    Growth growth;
    /// Whether it is a monastery or a building like one where rules ask for all of them.
    bool monastic = false;
    /// Followers of any module that may stand on one of these kinds may stand on it too.
    FeatureKindMask open_to_those_of = 0;
    /// The letter that plain pictures show where it lies inside its tile; the first of its name unless it has another.
    char sign = 0;
};

/// Whether a figure counts as a meeple: a follower claims a feature that holds nobody; a special figure goes where its
/// own module lets it and never counts for a majority.
enum class FigureRole : std::uint8_t { follower, special };

/// A kind of figure that a module brings: how many each player has, how strong one is, on which kinds of feature it may
/// stand, if these are in play, which figure of a turn part it may be, and how many of them wait in the reserve until a
/// rule brings them to hand.
struct FigureSpec {
    /// What it is called in texts: "meeple".
    std::string_view name;
    /// How many each player has, those in the reserve included.
    std::uint8_t count;
    /// How much one counts for a majority (BAS-14); a special figure counts nothing, whatever this says.
    std::uint8_t strength;
    /// The kinds of feature on which it may stand, as far as they are in play.
    FeatureKindMask stands_on;
    /// Whether it is a follower or a special figure.
    FigureRole role = FigureRole::follower;
    /// Which figure of a turn part it may be.
    FigureTurn turn = FigureTurn::first;
    /// How many of each player's wait in the reserve when the game begins.
    std::uint8_t in_reserve = 0;
};

/// A kind of small piece that stands with figures: how many there are, in one supply for all, how many a figure can
/// have at a time, and whether the last of these sends it away at once.
struct AttachmentSpec {
    /// What it is called in texts.
    std::string_view name;
    /// How many there are, in one supply for all.
    std::uint8_t count;
    /// How many a figure can have at a time; at least one.
    std::uint8_t most;
    /// Whether the last of these sends the figure away at once.
    bool last_sends_away = false;

    /// How many can stand with a figure that stays where it is.
    constexpr unsigned can_stand() const noexcept { return most - (last_sends_away ? 1u : 0u); }
};

/// What becomes of a start tile among the land tiles when the game begins with another one.
enum class SpareStart : std::uint8_t { shuffled_in, set_aside, on_top };

/// The pile of the land tiles. Tiles of piles with smaller numbers are drawn before.
inline constexpr std::uint8_t land_pile = 15;

/// The room that the largest of some sets of tiles needs on the table: of a module that brings one of them, as its
/// options say.
template <class... Set>
constexpr BoardCapacity room_for(const Set&... sets) {
    BoardCapacity room;
    const auto add = [&](const TileSet& set) {
        BoardCapacity needed;
        for (const Tile& tile : set) {
            needed.tiles += tile.count;
            needed.segments += tile.count * tile.segments.size();
            for (const Segment& segment : tile.segments) {
                // What lies inside the tile looks at the squares around it.
                needed.neighbourhoods += leaves_tile(segment.kind) ? 0u : std::size_t{tile.count};
            }
        }
        room.tiles = needed.tiles > room.tiles ? needed.tiles : room.tiles;
        room.segments = needed.segments > room.segments ? needed.segments : room.segments;
        room.neighbourhoods = needed.neighbourhoods > room.neighbourhoods ? needed.neighbourhoods : room.neighbourhoods;
    };
    (add(sets), ...);
    return room;
}

// The five verbs, as entries of a module's `Hooks`, and what it says of its own steps. An entry without the function it
// promises is a compile error, and so is such a function without an entry.

/// `void on(const Event&, Game&) const`: something has happened.
template <class Event>
struct On {};
/// `Refusal forbids(const Query&, const Game&) const`: a veto, or a refusal without a rule when there is none.
template <class Query>
struct Forbids {};
/// `void adjust(Quantity&, const Game&) const`: a number is on its way.
template <class Quantity>
struct Adjusts {};
/// `void offer(Step, const Game&, Offer&) const`: legal answers to a step.
template <class Step>
struct Offers {};
/// `Sampled<Action> sample(Step, Game&) const`: what the game's own chance answers to a step of nature, if anything is
/// left; the machine carries it out.
template <class Step>
struct Samples {};

/// `bool plays(Step) const`: whether a step of its own is in the order of play, as its options say. Without such an
/// entry it is.
template <class Step>
struct Plays {};

// A state shows itself what it remembers, so that positions can be written down and read: its `each_part(state, visit)`
// calls `visit(name, member)` for each member. Members are numbers, enumerations (with `words_of` for their words),
// ids, words, lists and arrays of these, and structs with an `each_part` of their own; sets kept as bits are shown by
// `players_in` and `words_in`.

/// The state of a module that has none.
struct NoState {
    friend constexpr bool operator==(const NoState&, const NoState&) noexcept = default;
};

/// Some players, kept as bits of a number in the state of a module: for `each_part`.
template <class Number>
struct PlayersIn {
    /// The number in the state: bit `player.index()`.
    Number& bits;
};
/// Shows a number as players: `visit("tokens", players_in(self.tokens));`.
template <class Number>
constexpr PlayersIn<Number> players_in(Number& bits) noexcept {
    return {bits};
}
/// Some of the things that a type has words for, kept as bits: for `each_part`.
template <class Word, class Number>
struct WordsIn {
    /// The number in the state: bit `i` is the thing `Word(i)`.
    Number& bits;
};
/// Shows a number as things with words: `visit("left", words_in<Word>(self.left));`.
template <class Word, class Number>
constexpr WordsIn<Word, Number> words_in(Number& bits) noexcept {
    return {bits};
}

/// What a module brings unless it says otherwise: nothing. Modules derive from it and define again what is theirs.
struct Module {
    /// Ids of modules without which this one cannot be played; they are listed before it.
    static constexpr std::array<std::string_view, 0> needs{};
    /// Ids of modules that are listed before this one if they are listed at all.
    static constexpr std::array<std::string_view, 0> follows{};
    /// Ids of modules with which this one cannot be played.
    static constexpr std::array<std::string_view, 0> excludes{};

    /// The room that its tiles need on the table, whatever the options.
    static constexpr BoardCapacity room{};
    static constexpr std::array<FeatureKindSpec, 0> features{};
    static constexpr std::array<FigureSpec, 0> figures{};
    static constexpr std::array<AttachmentSpec, 0> attachments{};
    /// Figures of each player on the score track, by their names.
    static constexpr std::array<std::string_view, 0> scoring_figures{};

    using State = NoState;
    using Steps = TypeList<>;
    using Actions = TypeList<>;
    using Hooks = TypeList<>;
    /// Words beside segments that mean something to it: types with the `word`.
    using Marks = TypeList<>;
    /// Nouns of its own, for sinks and for other modules.
    using Events = TypeList<>;
    using Queries = TypeList<>;
    using Quantities = TypeList<>;

    /// The tiles that it adds to the game.
    static TileSet tile_set() noexcept { return {}; }
    /// From which pile a tile is drawn: of all answers of the modules the smallest counts.
    static std::uint8_t pile(const Tile&) noexcept { return land_pile; }
    /// Whether the module may have something against a place of this tile; it is asked about each place of such tiles
    /// only.
    static bool restricts(const Tile&) noexcept { return true; }
    /// Of several start tiles the one with the smallest rank lies there when the game begins: one more than the number
    /// of its pile, unless a module answers with a smaller one.
    static std::uint8_t start_rank(const Tile&) noexcept { return land_pile + 1; }
    /// What becomes of a start tile among the land tiles when the game begins with `start`. One of another pile comes
    /// with its pile.
    static SpareStart spare_start(const Tile& /*spare*/, const Tile& /*start*/) noexcept {
        return SpareStart::shuffled_in;
    }

    /// Calls `visit(name, number)` for everything of its state that a player can count as the own, such as tokens, so
    /// that it can be shown and tested by name.
    template <class AnyState, class Visit>
    static constexpr void each_number(const AnyState&, PlayerId, Visit&&) {}

    /// Whether its state and what it has asked make sense at this table. A position that somebody has written is looked
    /// at so, when all numbers in it mean something, before it is played.
    template <class AnyState, class G>
    static bool can_be(const AnyState&, const G&) noexcept {
        return true;
    }

    /// Calls `visit(name, value, words)` for every option: its name, a reference to the member, its words.
    template <class Self, class Visit>
    static constexpr void each_option(Self&, Visit&&) {}
};

}  // namespace carcassonne
