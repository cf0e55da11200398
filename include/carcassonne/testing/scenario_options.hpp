#pragma once

#include "carcassonne/engine/setup.hpp"
#include "carcassonne/text/option_words.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace carcassonne::testing {

/// What became of a line `option name value`.
enum class OptionAnswer : std::uint8_t { unknown_name, unknown_value, taken };

namespace detail {

/// Whether a word stands for an option value: its name, or the part of it before an underline, as `first` for
/// `first_edition`.
inline bool means_value(std::string_view word, std::string_view value) noexcept {
    return word == value ||
           (word.size() < value.size() && value.substr(0, word.size()) == word && value[word.size()] == '_');
}

/// Sets `target` to the value that a word stands for; `allowed` then holds the words that there are.
template <class Value, class Words>
OptionAnswer set_option_value(Value& target, std::string_view word, const Words& words, std::string& allowed) {
    allowed.clear();
    OptionAnswer answer = OptionAnswer::unknown_value;
    bool whole = false;
    for (const auto& known : words) {
        allowed += (allowed.empty() ? "`" : ", `") + std::string(known.word) + "`";
        // A whole name counts more than a part of one: `c3` does not mean `c3_1`.
        if (!whole && means_value(word, known.word)) {
            target = known.value;
            answer = OptionAnswer::taken;
            whole = word == known.word;
        }
    }
    return answer;
}

/// Whether a scenario's name for an option means this one: "small_city" or "base.small_city". How fields score has a
/// name that says so without its module.
inline bool means_option(std::string_view name, std::string_view module, std::string_view option) noexcept {
    if (name == "field_scoring") {
        return module == "farmers" && option == "scoring";
    }
    return name == option ||
           (name.size() == module.size() + 1 + option.size() && name.substr(0, module.size()) == module &&
            name[module.size()] == '.' && name.substr(module.size() + 1) == option);
}

}  // namespace detail

/// Sets an option of one of the modules, or the option `plays_forced` of the game.
template <class Rules>
OptionAnswer set_scenario_option(Options<Rules>& options, std::string_view name, std::string_view value,
                                 std::string& allowed) {
    if (name == "plays_forced") {
        return detail::set_option_value(options.plays_forced, value, switch_words, allowed);
    }
    OptionAnswer answer = OptionAnswer::unknown_name;
    const auto ask = [&](auto& module) {
        using M = std::remove_cvref_t<decltype(module)>;
        M::each_option(module, [&](std::string_view option, auto& target, const auto& words) {
            if (answer == OptionAnswer::unknown_name && options.template has<M>() &&
                detail::means_option(name, M::info.id, option)) {
                answer = detail::set_option_value(target, value, words, allowed);
            }
        });
    };
    each_module(options.modules, ask);
    return answer;
}

}  // namespace carcassonne::testing
