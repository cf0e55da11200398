#pragma once

#include "carcassonne/engine/setup.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/support/type_list.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// The options of the modules as words, as records and command lines name them: "base.small_city" is "on" or "off".
namespace carcassonne {

/// A word for a value of an option.
template <class Value>
struct OptionWord {
    std::string_view word;
    Value value;
};

inline constexpr OptionWord<bool> switch_words[] = {{"off", false}, {"on", true}};

/// Calls `visit(name, value, words)` for every option of a module. A module with options has such an overload.
template <class Module, class Visit>
    requires std::is_same_v<std::remove_const_t<Module>, Base>
void each_option(Module& module, Visit&& visit) {
    static constexpr OptionWord<Edition> editions[] = {{"c1", Edition::c1}, {"c2", Edition::c2}, {"c3", Edition::c3}};
    static constexpr OptionWord<FirstPlayer> first_players[] = {{"given", FirstPlayer::given},
                                                                {"random", FirstPlayer::random}};
    visit("edition", module.edition, editions);
    visit("small_city", module.small_city, switch_words);
    visit("first_player", module.first_player, first_players);
}
template <class Module, class Visit>
    requires std::is_same_v<std::remove_const_t<Module>, Farmers>
void each_option(Module& module, Visit&& visit) {
    static constexpr OptionWord<FieldScoring> scorings[] = {{"first_edition", FieldScoring::first_edition},
                                                            {"second_edition", FieldScoring::second_edition},
                                                            {"third_edition", FieldScoring::third_edition}};
    visit("scoring", module.scoring, scorings);
}

/// The name of the set of tiles that a module brings. A module with tiles has such an overload.
inline std::string_view tile_set_name(const Base& base) noexcept {
    return base.edition == Edition::c1 ? sets::base_c1.name : sets::base_c2.name;
}

namespace detail {

template <class AnyOptions, class Visit, class... M>
void visit_modules(AnyOptions& options, Visit&& visit, TypeList<M...>) {
    (visit(get<M>(options.modules)), ...);
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

}  // namespace detail

/// Calls `visit(module_id, option, word)` for every option that is not what it is by default.
template <class Rules, class Visit>
void each_changed_option(const Options<Rules>& options, Visit&& visit) {
    const Options<Rules> defaults;
    detail::each_module(options, [&](const auto& module) {
        using Module = std::remove_cvref_t<decltype(module)>;
        if constexpr (!std::is_empty_v<Module>) {
            each_option(module, [&](std::string_view name, const auto& value, const auto& words) {
                each_option(get<Module>(defaults.modules),
                            [&](std::string_view default_name, const auto& default_value, const auto&) {
                                using Value = std::remove_cvref_t<decltype(value)>;
                                if constexpr (std::is_same_v<Value, std::remove_cvref_t<decltype(default_value)>>) {
                                    if (name != default_name || value == default_value) {
                                        return;
                                    }
                                    for (const auto& known : words) {
                                        if (known.value == value) {
                                            visit(Module::info.id, name, known.word);
                                        }
                                    }
                                }
                            });
            });
        }
    });
}

/// Sets an option by its words; false when the game has no such option or the option no such value.
template <class Rules>
bool set_option(Options<Rules>& options, std::string_view module_id, std::string_view option, std::string_view word) {
    bool found = false;
    detail::each_module(options, [&](auto& module) {
        using Module = std::remove_cvref_t<decltype(module)>;
        if constexpr (!std::is_empty_v<Module>) {
            each_option(module, [&](std::string_view name, auto& value, const auto& words) {
                for (const auto& known : words) {
                    if (Module::info.id == module_id && name == option && known.word == word) {
                        value = known.value;
                        found = true;
                    }
                }
            });
        }
    });
    return found;
}

/// The modules of a rule set: "base+farmers".
template <class Rules>
std::string rules_text() {
    std::string text;
    const Options<Rules> options;
    detail::each_module(options, [&](const auto& module) {
        text += text.empty() ? "" : "+";
        text += std::remove_cvref_t<decltype(module)>::info.id;
    });
    return text;
}

/// The sets of tiles that the modules bring: "base-c2"; "own" for tiles that the options bring.
template <class Rules>
std::string tile_sets_text(const Options<Rules>& options) {
    if (!options.tiles.empty()) {
        return "own";
    }
    std::string text;
    detail::each_module(options, [&](const auto& module) {
        if constexpr (requires { tile_set_name(module); }) {
            text += text.empty() ? "" : "+";
            text += tile_set_name(module);
        }
    });
    return text;
}

}  // namespace carcassonne
