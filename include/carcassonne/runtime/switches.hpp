#pragma once

#include "carcassonne/engine/setup.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/support/short_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace carcassonne {

/// What can be wrong with a text of modules.
enum class SwitchFault : std::uint8_t {
    /// No module has this name.
    unknown_module,
    /// The module has no such option, or none that is said without its name.
    unknown_option,
    /// The option has no such value.
    unknown_value,
    /// The module is named twice.
    named_twice,
    /// An option of a module is set twice.
    set_twice,
    /// A module needs another one that is not named.
    needs_module,
    /// Two modules are named that cannot be played together.
    excludes_module,
    /// The rule set always plays a module that is not named.
    always_played
};

/// A fault in a text of modules: where it is, which word it is about, and, for needs and exclusions, the other module.
struct SwitchError {
    SwitchFault fault = SwitchFault::unknown_module;
    /// The place of the word in the text, from 0.
    std::size_t at = 0;
    ShortText<31> word;
    ShortText<31> other;

    friend constexpr bool operator==(const SwitchError&, const SwitchError&) noexcept = default;
};

/// A fault in a text of modules as a sentence.
inline std::string switch_error_text(const SwitchError& error) {
    std::string text;
    const auto say = [&](std::string_view before, const ShortText<31>& word, std::string_view after = {}) {
        text.append(before).append(1, '`').append(word.view()).append(1, '`').append(after);
    };
    switch (error.fault) {
    case SwitchFault::unknown_module:
        say("there is no module ", error.word);
        break;
    case SwitchFault::unknown_option:
        say("the module has no option or value ", error.word);
        break;
    case SwitchFault::unknown_value:
        say("the option has no such value: ", error.word);
        break;
    case SwitchFault::named_twice:
        say("the module ", error.word, " is named twice");
        break;
    case SwitchFault::set_twice:
        say("the option is set twice: ", error.word);
        break;
    case SwitchFault::needs_module:
        say("the module ", error.word);
        say(" needs ", error.other);
        break;
    case SwitchFault::excludes_module:
        say("the module ", error.word);
        say(" cannot be played with ", error.other);
        break;
    case SwitchFault::always_played:
        say("the module ", error.other, " is always played");
        break;
    }
    return text;
}

namespace detail {

/// Reads "base+river:second:edition=c1+abbot": modules parted by `+`, each followed by values of its options.
template <class Rules>
class SwitchReader {
public:
    explicit SwitchReader(std::string_view text) noexcept : text_(text) { options_.enabled = 0; }

    Result<Options<Rules>, SwitchError> read() {
        std::size_t begin = 0;
        while (!failed_ && begin <= text_.size()) {
            const std::size_t end = (std::min)(text_.find('+', begin), text_.size());
            read_module(begin, end);
            begin = end + 1;
        }
        if (!failed_) {
            check(typename Rules::Modules{});
        }
        if (failed_) {
            return Failure{error_};
        }
        return options_;
    }

private:
    using Of = RulesOf<Rules>;

    template <class... M>
    static constexpr bool ids_differ(TypeList<M...>) {
        constexpr std::array<std::string_view, sizeof...(M)> ids{M::info.id...};
        for (std::size_t i = 0; i < ids.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (ids[i] == ids[j]) {
                    return false;
                }
            }
        }
        return ((M::info.id.find_first_of("+:=") == std::string_view::npos) && ...);
    }
    static_assert(ids_differ(typename Rules::Modules{}), "modules need ids of their own, without + : =");

    void fail(SwitchFault fault, std::size_t at, std::string_view word, std::string_view other = {}) noexcept {
        if (!failed_) {
            failed_ = true;
            error_ = {fault, at, ShortText<31>(word.substr(0, 31)), ShortText<31>(other)};
        }
    }
    /// Calls `visit(module)` for the module with this id; whether there is one.
    template <class Visit, class... M>
    bool with_module(std::string_view id, Visit&& visit, TypeList<M...>) {
        return ((M::info.id == id && (visit(options_.template of<M>()), true)) || ...);
    }

    void read_module(std::size_t begin, std::size_t end) {
        std::size_t word_end = (std::min)(text_.find(':', begin), end);
        const std::string_view id = text_.substr(begin, word_end - begin);
        const auto read_values = [&](auto& module) {
            using M = std::remove_cvref_t<decltype(module)>;
            if (options_.template has<M>()) {
                fail(SwitchFault::named_twice, begin, id);
            }
            options_.template enable<M>();
            places_[Of::template module_number<M>] = begin;
            set_.clear();
            while (!failed_ && word_end < end) {
                const std::size_t value = word_end + 1;
                word_end = (std::min)(text_.find(':', value), end);
                read_value(module, value, text_.substr(value, word_end - value));
            }
        };
        if (!with_module(id, read_values, typename Rules::Modules{})) {
            fail(SwitchFault::unknown_module, begin, id);
        }
    }
    /// "edition=c1", or the value alone where only one option of the module has it: "c1". A name alone switches an
    /// option on.
    template <class M>
    void read_value(M& module, std::size_t at, std::string_view word) {
        const std::size_t equals = word.find('=');
        const bool named = equals != std::string_view::npos;
        const std::string_view value = named ? word.substr(equals + 1) : word;
        bool known = false;
        unsigned taken = 0;
        std::string_view option;
        M::each_option(module, [&](std::string_view name, auto& target, const auto& words) {
            const bool meant = named && name == word.substr(0, equals);
            known = known || meant;
            for (const auto& one : words) {
                const bool switched_on = !named && name == word && one.word == "on";
                const bool said = one.word == value && one.word != "on" && one.word != "off";
                if (switched_on || (meant && one.word == value) || (!named && said)) {
                    target = one.value;
                    ++taken;
                    option = name;
                }
            }
        });
        if (taken != 1) {
            fail(known ? SwitchFault::unknown_value : SwitchFault::unknown_option, at, word);
        } else if (std::find(set_.begin(), set_.end(), option) != set_.end()) {
            fail(SwitchFault::set_twice, at, word);
        }
        set_.push_back(option);
    }

    template <class... M>
    void check(TypeList<M...>) noexcept {
        (check_one<M>(), ...);
    }
    template <class M>
    void check_one() noexcept {
        constexpr std::size_t number = Of::template module_number<M>;
        if (!options_.template has<M>()) {
            if ((Of::fixed_modules >> number & 1u) != 0) {
                fail(SwitchFault::always_played, text_.size(), {}, M::info.id);
            }
            return;
        }
        for (const std::string_view needed : M::needs) {
            if (!played(needed, typename Rules::Modules{})) {
                fail(SwitchFault::needs_module, places_[number], M::info.id, needed);
            }
        }
        for (const std::string_view other : M::excludes) {
            if (played(other, typename Rules::Modules{})) {
                fail(SwitchFault::excludes_module, places_[number], M::info.id, other);
            }
        }
    }
    template <class... M>
    bool played(std::string_view id, TypeList<M...>) const noexcept {
        return ((M::info.id == id && options_.template has<M>()) || ...);
    }

    std::string_view text_;
    Options<Rules> options_;
    std::array<std::size_t, Of::module_count> places_{};
    SwitchError error_;
    /// The options of the module that are set already.
    std::vector<std::string_view> set_;
    bool failed_ = false;
};

}  // namespace detail

/// The options of a rule set in which the named modules are played and no others.
///
/// The text names modules by their ids, parted by `+`; values of options follow a module after `:`, with their name or,
/// where that is clear, without it. The order of the modules makes no difference. Example: "base+farmers",
/// "base:small_city+river:second:edition=c1+abbot".
template <class Rules>
Result<Options<Rules>, SwitchError> switches_of(std::string_view text) {
    return detail::SwitchReader<Rules>(text).read();
}

}  // namespace carcassonne
