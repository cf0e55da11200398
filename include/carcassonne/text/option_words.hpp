#pragma once

#include "carcassonne/engine/setup.hpp"
#include "carcassonne/support/type_list.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// The options of the modules as words, as records and command lines name them: "base.small_city" is "on" or "off".
namespace carcassonne {

namespace detail {

template <class AnyOptions, class Visit, class... M>
void visit_modules(AnyOptions& options, Visit&& visit, TypeList<M...>) {
    (visit(options.template of<M>()), ...);
}
template <class... M, class Visit>
void each_id(TypeList<M...>, Visit&& visit) {
    (visit(M::info.id), ...);
}
/// Calls `visit(module)` for every module with its options.
template <class Rules, class Visit>
void each_module(Options<Rules>& options, Visit&& visit) {
    visit_modules(options, visit, typename Rules::Modules{});
}
template <class Rules, class Visit>
void each_module(const Options<Rules>& options, Visit&& visit) {
    visit_modules(options, visit, typename Rules::Modules{});
}

template <class M, class Visit>
void each_changed_option_of(const M& module, Visit& visit) {
    M::each_option(module, [&](std::string_view name, const auto& value, const auto& words) {
        using Value = std::remove_cvref_t<decltype(value)>;
        const M initial{};
        M::each_option(initial, [&](std::string_view other, const auto& initial_value, const auto&) {
            if constexpr (std::is_same_v<Value, std::remove_cvref_t<decltype(initial_value)>>) {
                if (name != other || value == initial_value) {
                    return;
                }
                for (const auto& known : words) {
                    if (known.value == value) {
                        visit(M::info.id, name, known.word);
                    }
                }
            }
        });
    });
}
template <class Rules, class Visit, class... M>
void each_module(const Setup<Rules>& setup, Visit&& visit, TypeList<M...>) {
    ((setup.template has<M>() ? visit(setup.template module<M>()) : void()), ...);
}
/// Calls `visit(module)` for every module that is played.
template <class Rules, class Visit>
void each_module(const Setup<Rules>& setup, Visit&& visit) {
    each_module(setup, visit, typename Rules::Modules{});
}

}  // namespace detail

/// Calls `visit(module_id, option, word)` for every option that is not what it is by default.
template <class Rules, class Visit>
void each_changed_option(const Options<Rules>& options, Visit&& visit) {
    detail::each_module(options, [&](const auto& module) { detail::each_changed_option_of(module, visit); });
}
/// The same for the modules that are played.
template <class Rules, class Visit>
void each_changed_option(const Setup<Rules>& setup, Visit&& visit) {
    detail::each_module(setup, [&](const auto& module) { detail::each_changed_option_of(module, visit); });
}

/// Sets an option by its words; false when the game has no such option or the option no such value.
template <class Rules>
bool set_option(Options<Rules>& options, std::string_view module_id, std::string_view option, std::string_view word) {
    bool found = false;
    detail::each_module(options, [&](auto& module) {
        using M = std::remove_cvref_t<decltype(module)>;
        M::each_option(module, [&](std::string_view name, auto& value, const auto& words) {
            for (const auto& known : words) {
                if (M::info.id == module_id && name == option && known.word == word) {
                    value = known.value;
                    found = true;
                }
            }
        });
    });
    return found;
}

/// Gives every module that has rules or pictures of several editions those of one: "C1" (2000), "C2" (2014), "C3"
/// (2021) or "C3.1" (2025), which changed the rules of some modules only; for the others it is the third edition.
/// False, and nothing is changed, for any other word.
///
/// How fields score is an option of its own (`Farmers::scoring`), since boxes of one edition came with different rules.
template <class Rules>
bool set_edition(Options<Rules>& options, std::string_view edition) {
    const std::string_view number = edition.substr(edition.substr(0, 1) == "C" ? 1 : edition.size());
    const bool latest = number == "3.1";
    if (!latest && number != "1" && number != "2" && number != "3") {
        return false;
    }
    const std::string word = "c" + std::string(number.substr(0, 1));
    detail::each_module(options, [&](const auto& module) {
        const std::string_view id = std::remove_cvref_t<decltype(module)>::info.id;
        if (!latest || !set_option(options, id, "edition", "c3_1")) {
            static_cast<void>(set_option(options, id, "edition", word));
        }
    });
    return true;
}

/// The names of a set of modules of a rule set: "base+farmers".
template <class Rules>
std::string modules_text(ModuleMask modules) {
    std::string text;
    std::size_t number = 0;
    detail::each_id(typename Rules::Modules{}, [&](std::string_view id) {
        if ((modules >> number++ & 1u) != 0) {
            text += text.empty() ? "" : "+";
            text += id;
        }
    });
    return text;
}
/// Switches on the modules that a text names, as far as the rule set lists them and they can be left out.
template <class Rules>
void enable_modules(Options<Rules>& options, std::string_view text) {
    std::size_t number = 0;
    detail::each_id(typename Rules::Modules{}, [&](std::string_view id) {
        for (std::size_t begin = 0; begin <= text.size();) {
            std::size_t end = text.find('+', begin);
            end = end == std::string_view::npos ? text.size() : end;
            if (text.substr(begin, end - begin) == id) {
                options.enabled |= ModuleMask{1} << number;
            }
            begin = end + 1;
        }
        ++number;
    });
}
/// The modules that are played: "base+farmers".
template <class Rules>
std::string rules_text(const Options<Rules>& options = {}) {
    return modules_text<Rules>(options.enabled);
}

namespace detail {

/// Adds "river:edition=c1" to the text of modules.
template <class M>
void add_switch(std::string& text, const M& module) {
    text += text.empty() ? "" : "+";
    text += M::info.id;
    const auto add_option = [&](std::string_view, std::string_view option, std::string_view word) {
        text += ':';
        text += option;
        text += '=';
        text += word;
    };
    each_changed_option_of(module, add_option);
}

}  // namespace detail

/// The modules that are played and their options, as `switches_of` reads them: "base+farmers+river:edition=c1".
template <class Rules>
std::string switches_text(const Options<Rules>& options) {
    std::string text;
    detail::each_module(options, [&](const auto& module) {
        if (options.template has<std::remove_cvref_t<decltype(module)>>()) {
            detail::add_switch(text, module);
        }
    });
    return text;
}
/// The same for a set-up.
template <class Rules>
std::string switches_text(const Setup<Rules>& setup) {
    std::string text;
    detail::each_module(setup, [&](const auto& module) { detail::add_switch(text, module); });
    return text;
}

namespace detail {

inline void add_tile_set(std::string& text, std::string_view name) {
    if (!name.empty()) {
        text += text.empty() ? "" : "+";
        text += name;
    }
}

}  // namespace detail

/// The sets of tiles that the modules bring: "base-c2"; "own" for tiles that the options bring.
template <class Rules>
std::string tile_sets_text(const Options<Rules>& options) {
    if (!options.tiles.empty()) {
        return "own";
    }
    std::string text;
    detail::each_module(options, [&](const auto& module) {
        using M = std::remove_cvref_t<decltype(module)>;
        if (options.template has<M>()) {
            detail::add_tile_set(text, module.tile_set().name);
        }
    });
    return text;
}
/// The same for a game that is set up.
template <class Rules>
std::string tile_sets_text(const Setup<Rules>& setup) {
    if (setup.own_tiles()) {
        return "own";
    }
    std::string text;
    detail::each_module(setup, [&](const auto& module) { detail::add_tile_set(text, module.tile_set().name); });
    return text;
}

}  // namespace carcassonne
