#pragma once

#include "carcassonne/text/json/fault.hpp"
#include "carcassonne/text/json/words.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace carcassonne::detail {

/// A place in a JSON document that is being read. The first thing that is wrong is noted; what is read after it is
/// empty or 0, so that whoever reads asks once, at the end.
class JsonReader {
public:
    JsonReader(const Json& value, std::optional<JsonFault>& fault) noexcept : value_(&value), fault_(&fault) {}

    bool failed() const noexcept { return fault_->has_value(); }
    bool is_null() const noexcept { return value_->is_null(); }

    /// Something else should stand here.
    void miss(std::string expected) const { note(where_, std::move(expected), described(*value_)); }

    /// It must be an object with exactly these members.
    void need_members(std::initializer_list<std::string_view> names) const {
        if (!value_->is_object()) {
            miss("an object");
            return;
        }
        for (auto member = value_->begin(); member != value_->end(); ++member) {
            if (std::find(names.begin(), names.end(), member.key()) == names.end()) {
                note(json_pointer(where_, member.key()), "no member of this name", described(*member));
            }
        }
        for (const std::string_view name : names) {
            if (value_->find(std::string(name)) == value_->end()) {
                note(where_, "the member " + std::string(name), "an object without it");
            }
        }
    }
    JsonReader operator[](std::string_view name) const {
        const auto member = value_->is_object() ? value_->find(std::string(name)) : value_->end();
        return value_->is_object() && member != value_->end() ? JsonReader(*member, *fault_, json_pointer(where_, name))
                                                              : *this;
    }
    /// Calls `visit(element)` for each element of a list.
    template <class Visit>
    void each(std::string_view expected, Visit&& visit) const {
        if (!value_->is_array()) {
            miss(std::string(expected));
            return;
        }
        for (std::size_t i = 0; i < value_->size() && !failed(); ++i) {
            visit(JsonReader((*value_)[i], *fault_, where_ + "/" + std::to_string(i)));
        }
    }
    std::size_t size() const noexcept { return value_->is_array() ? value_->size() : 0; }

    /// A whole number between two, these included.
    template <class Number>
    Number number(std::int64_t least, std::int64_t most) const {
        std::int64_t number = 0;
        bool good = value_->is_number_integer();
        if (value_->is_number_unsigned()) {
            const auto positive = value_->get<std::uint64_t>();
            good = positive <= static_cast<std::uint64_t>(INT64_MAX);
            number = good ? static_cast<std::int64_t>(positive) : 0;
        } else if (good) {
            number = value_->get<std::int64_t>();
        }
        if (!good || number < least || number > most) {
            miss("a whole number from " + std::to_string(least) + " to " + std::to_string(most));
        }
        return failed() ? Number{} : static_cast<Number>(number);
    }
    /// A text for which `is_good` is true.
    template <class IsGood>
    std::string text(std::string_view expected, IsGood&& is_good) const {
        const auto* const text = value_->get_ptr<const Json::string_t*>();
        if (text == nullptr || !is_good(std::string_view(*text))) {
            miss(std::string(expected));
        }
        return failed() ? std::string() : *text;
    }

private:
    JsonReader(const Json& value, std::optional<JsonFault>& fault, std::string where)
        : value_(&value), fault_(&fault), where_(std::move(where)) {}

    void note(std::string where, std::string expected, std::string found) const {
        if (!failed()) {
            *fault_ = JsonFault{std::move(where), std::move(expected), std::move(found)};
        }
    }
    /// What stands there, if it is short.
    static std::string described(const Json& value) {
        constexpr std::size_t most = 40;
        if (value.is_object() || value.is_array()) {
            return value.is_object() ? "an object" : "a list";
        }
        const auto* const text = value.get_ptr<const Json::string_t*>();
        if (text != nullptr && text->size() > most) {
            return "a text of " + std::to_string(text->size()) + " letters";
        }
        return json_text(value);
    }

    const Json* value_;
    std::optional<JsonFault>* fault_;
    std::string where_;
};

}  // namespace carcassonne::detail
