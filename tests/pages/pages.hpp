#pragma once

#include "carcassonne/runtime/standard_rules.hpp"

#include "names.hpp"

#include <string>
#include <string_view>

/// Pages of the documentation that are printed from the code of all modules of the library.
namespace pages {

using carcassonne::TypeList;
using Of = carcassonne::RulesOf<carcassonne::StandardRules>;
using Modules = carcassonne::StandardRules::Modules;

inline constexpr std::string_view note =
    "<!-- Printed from the code by carcassonne_pages. Do not edit this page: build "
    "the target `pages` to write it again. -->\n\n";

void print_order_of_play();
void print_hooks();

/// Calls `visit(TypeList<T>{})` for every type of a list.
template <class... T, class Visit>
void each(TypeList<T...>, Visit&& visit) {
    (visit(TypeList<T>{}), ...);
}

inline std::string quoted(std::string_view word) {
    std::string text(word);
    constexpr std::string_view own = "carcassonne::";
    for (std::size_t at = text.find(own); at != std::string::npos; at = text.find(own)) {
        text.erase(at, own.size());
    }
    return "`" + text + "`";
}

/// Adds to a list: "a, b, c".
inline void enumerate(std::string& list, std::string_view item) {
    list += list.empty() ? "" : ", ";
    list += item;
}

}  // namespace pages
