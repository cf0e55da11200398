#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne {

/// What is wrong with a JSON document and where.
struct JsonFault {
    /// The place as a JSON pointer, "/turns/3/player"; empty when it is the whole document.
    std::string where;
    /// What should stand there: "a whole number from 0 to 1".
    std::string expected;
    /// What stands there instead: "7".
    std::string found;

    friend bool operator==(const JsonFault&, const JsonFault&) = default;
};

/// A fault in one line: "/turns/3/player: expected a whole number from 0 to 1, found 7".
inline std::string text_of(const JsonFault& fault) {
    return (fault.where.empty() ? "the document" : fault.where) + ": expected " + fault.expected + ", found " +
           fault.found;
}

namespace detail {

/// A JSON pointer with one more step.
inline std::string json_pointer(std::string pointer, std::string_view name) {
    pointer += '/';
    for (const char letter : name) {
        if (letter == '~' || letter == '/') {
            pointer += letter == '~' ? "~0" : "~1";
        } else {
            pointer += letter;
        }
    }
    return pointer;
}

/// Hears what the JSON parser reads before anything is made of it: where the text is no JSON, whether lists and objects
/// lie too deep in one another, whether a member is said twice.
class JsonScan {
public:
    using Value = nlohmann::ordered_json;

    /// Lists within lists; a document needs a handful.
    static constexpr std::size_t most_depth = 32;

    static std::optional<JsonFault> fault_in(std::string_view text) {
        JsonScan scan;
        if (Value::sax_parse(text.begin(), text.end(), &scan) || scan.fault_) {
            return scan.fault_;
        }
        return JsonFault{"", "JSON", found_at(text, scan.byte_)};
    }

    bool null() { return value(); }
    bool boolean(bool) { return value(); }
    bool number_integer(Value::number_integer_t) { return value(); }
    bool number_unsigned(Value::number_unsigned_t) { return value(); }
    bool number_float(Value::number_float_t, const Value::string_t&) { return value(); }
    bool string(Value::string_t&) { return value(); }
    bool binary(Value::binary_t&) { return value(); }
    bool key(Value::string_t& name) {
        Level& level = levels_.back();
        level.name = name;
        if (!level.names.insert(name).second) {
            fault_ = JsonFault{pointer(), "each member once", "it again"};
        }
        return !fault_;
    }
    bool start_object(std::size_t) { return enter(true); }
    bool start_array(std::size_t) { return enter(false); }
    bool end_object() { return leave(); }
    bool end_array() { return leave(); }
    bool parse_error(std::size_t byte, const std::string&, const Value::exception&) {
        byte_ = byte;
        return false;
    }

private:
    /// An object or a list that is being read.
    struct Level {
        bool is_object = false;
        std::size_t number = 0;
        std::string name{};
        std::set<std::string> names{};
    };

    bool value() {
        if (!levels_.empty()) {
            ++levels_.back().number;
        }
        return true;
    }
    bool enter(bool is_object) {
        if (levels_.size() == most_depth) {
            fault_ = JsonFault{"", "lists and objects at most " + std::to_string(most_depth) + " deep", "deeper ones"};
            return false;
        }
        levels_.push_back({is_object});
        return true;
    }
    bool leave() {
        levels_.pop_back();
        return value();
    }
    std::string pointer() const {
        std::string text;
        for (const Level& level : levels_) {
            text = json_pointer(std::move(text), level.is_object ? level.name : std::to_string(level.number));
        }
        return text;
    }
    /// The parser counts the bytes that it has read, the wrong one included.
    static std::string found_at(std::string_view text, std::size_t byte) {
        const std::size_t end = byte == 0 ? 0 : (std::min)(byte - 1, text.size());
        std::size_t line = 1;
        std::size_t column = 1;
        for (const char letter : text.substr(0, end)) {
            column = letter == '\n' ? 1 : column + 1;
            line += static_cast<std::size_t>(letter == '\n');
        }
        return std::string(end == text.size() ? "the end" : "something else") + " in line " + std::to_string(line) +
               ", column " + std::to_string(column);
    }

    std::vector<Level> levels_;
    std::optional<JsonFault> fault_;
    std::size_t byte_ = 0;
};

}  // namespace detail

}  // namespace carcassonne
