#pragma once

#include <cstddef>
#include <type_traits>

namespace carcassonne {

/// A list of types, used to say which modules a game has and which steps and actions a module brings.
template <class... T>
struct TypeList {
    /// How many types are in the list.
    static constexpr std::size_t size = sizeof...(T);
};

namespace detail {

template <class T, class... U>
constexpr std::size_t index_among() {
    std::size_t index = 0;
    const bool found = ((std::is_same_v<T, U> || (++index, false)) || ...);
    return found ? index : sizeof...(U);
}

template <class... Lists>
struct Concatenated {
    using Type = TypeList<>;
};
template <class... T>
struct Concatenated<TypeList<T...>> {
    using Type = TypeList<T...>;
};
template <class... T, class... U, class... Rest>
struct Concatenated<TypeList<T...>, TypeList<U...>, Rest...> {
    using Type = typename Concatenated<TypeList<T..., U...>, Rest...>::Type;
};

}  // namespace detail

/// Where `T` stands in the list; the size of the list when it is not in it.
template <class T, class List>
struct IndexOf;
template <class T, class... U>
struct IndexOf<T, TypeList<U...>> : std::integral_constant<std::size_t, detail::index_among<T, U...>()> {};

/// Where `T` stands in the list, from 0; the size of the list when it is not in it.
template <class T, class List>
inline constexpr std::size_t index_of = IndexOf<T, List>::value;

/// Whether `T` is in the list.
template <class T, class List>
inline constexpr bool contains = index_of<T, List> < List::size;

/// All lists one after the other.
template <class... Lists>
using Concatenate = typename detail::Concatenated<Lists...>::Type;

/// The type at a place of a list.
template <std::size_t Index, class List>
struct TypeAt;
template <std::size_t Index, class First, class... Rest>
struct TypeAt<Index, TypeList<First, Rest...>> : TypeAt<Index - 1, TypeList<Rest...>> {};
template <class First, class... Rest>
struct TypeAt<0, TypeList<First, Rest...>> {
    /// The type that was sought.
    using Type = First;
};

/// The type at a place of a list, from 0; a compile error where the list is shorter.
template <std::size_t Index, class List>
using At = typename TypeAt<Index, List>::Type;

}  // namespace carcassonne
