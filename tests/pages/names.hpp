#pragma once

#include <cstddef>
#include <string_view>

/// The names of types and of enumerators as the source has them, known while the program is compiled and the same with
/// every compiler. A compiler tells them only in the middle of the name of a function; what stands around them there is
/// learnt from a name that is known beforehand.
namespace test {

namespace detail {

template <class T>
constexpr std::string_view function_of_type() noexcept {
#if defined(_MSC_VER) && !defined(__clang__)
    return __FUNCSIG__;
#else
    return __PRETTY_FUNCTION__;
#endif
}
template <auto Value>
constexpr std::string_view function_of_value() noexcept {
#if defined(_MSC_VER) && !defined(__clang__)
    return __FUNCSIG__;
#else
    return __PRETTY_FUNCTION__;
#endif
}

/// The part of `function` where `example` has the `known` name.
constexpr std::string_view part_like(std::string_view function, std::string_view example, std::string_view known) {
    const std::size_t before = example.rfind(known);
    const std::size_t after = example.size() - before - known.size();
    return function.substr(before, function.size() - before - after);
}
/// What stands behind the last `::` before the arguments of a template, and without the `struct` that one compiler puts
/// before.
constexpr std::string_view last_word(std::string_view name) noexcept {
    const std::string_view before = name.substr(0, name.find('<'));
    return name.substr(before.find_last_of(": ") + 1);
}

}  // namespace detail

/// "DrawStep" for `carcassonne::DrawStep`; arguments of templates stay as the compiler writes them.
template <class T>
constexpr std::string_view name_of_type() noexcept {
    return detail::last_word(
        detail::part_like(detail::function_of_type<T>(), detail::function_of_type<double>(), "double"));
}
/// "draw" for `Slot::draw`; for enumerators.
template <auto Value>
constexpr std::string_view name_of_value() noexcept {
    return detail::last_word(
        detail::part_like(detail::function_of_value<Value>(), detail::function_of_value<true>(), "true"));
}

}  // namespace test
