#pragma once

#include "carcassonne/core/feature_kind.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/tiles/catalogue.hpp"

#include <cstdint>
#include <string_view>

namespace carcassonne {

// What a module says about itself. A module is a plain value type: its data members are its options; it lists its
// `Steps`, `Actions` and `Hooks` as `TypeList`s and defines the functions that the hooks name.

/// The name of a module in text ("base") and for people ("Base game").
struct ModuleInfo {
    std::string_view id;
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

/// A kind of feature that a module brings into play: it scores it, so figures may stand on it.
struct FeatureKindSpec {
    FeatureKind kind;
    std::string_view name;
    Growth growth;
};

/// A kind of figure that a module brings: how many each player has, how strong one is, and on which kinds of feature it
/// may stand, if these are in play.
struct FigureSpec {
    std::string_view name;
    std::uint8_t count;
    std::uint8_t strength;
    FeatureKindMask stands_on;
};

// The five verbs, as entries of a module's `Hooks`. An entry without the function it promises is a compile error.

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
/// `bool sample(Step, Game&) const`: answers a step of nature from the game's own chance; false when nothing is left.
template <class Step>
struct Samples {};

/// The state of a module that has none.
struct NoState {
    friend constexpr bool operator==(const NoState&, const NoState&) noexcept = default;
};

}  // namespace carcassonne
