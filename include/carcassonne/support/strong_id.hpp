#pragma once

#include <compare>
#include <cstddef>

namespace carcassonne {

/// A number that names one thing of one kind and cannot be mixed up with the number of another kind of thing.
///
/// `Tag` is the noun, `Number` an unsigned type wide enough for all of them. The default value is `none()`.
template <class Tag, class Number>
struct StrongId {
    using number_type = Number;

    Number value = static_cast<Number>(~Number{0});

    constexpr StrongId() noexcept = default;
    explicit constexpr StrongId(Number number) noexcept : value(number) {}

    /// The id of the thing with this place in a list of all of them.
    template <class Place>
    static constexpr StrongId at(Place place) noexcept {
        return StrongId(static_cast<Number>(place));
    }
    /// The id of nothing.
    static constexpr StrongId none() noexcept { return StrongId{}; }
    constexpr bool exists() const noexcept { return value != static_cast<Number>(~Number{0}); }
    constexpr std::size_t index() const noexcept { return value; }

    friend constexpr auto operator<=>(const StrongId&, const StrongId&) noexcept = default;
};

}  // namespace carcassonne
