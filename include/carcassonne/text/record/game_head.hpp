#pragma once

#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/refusals.hpp"
#include "carcassonne/engine/setup.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/text/option_words.hpp"
#include "carcassonne/text/place.hpp"
#include "carcassonne/text/text_line.hpp"
#include "carcassonne/tiles/print.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What records and positions say first: which game is played, with which tiles, by whom.
namespace carcassonne {

/// An option of a module that is not what it is by default: `base.small_city on`.
struct NamedChoice {
    /// The id of the module: "base".
    std::string module;
    /// What the module calls the option: "small_city".
    std::string name;
    /// The word for its value: "on".
    std::string value;

    friend bool operator==(const NamedChoice&, const NamedChoice&) = default;
};

/// Which game a text is about.
struct GameHead {
    /// What the game is called, in one word; may be empty.
    std::string name;
    /// The modules of the rule set: "base+farmers".
    std::string rules;
    /// All options that are not what they are by default, in the order of the modules.
    std::vector<NamedChoice> options;
    /// The sets of tiles, "base-c1+river-2-c1"; "own" for a game with tiles of its own.
    std::string tile_set;
    /// How many tiles there are, every copy counted.
    unsigned tile_count = 0;
    /// A fingerprint of all kinds of tile as they are printed, whatever their order.
    std::uint64_t tile_checksum = 0;
    /// The names in the order of play: words that differ.
    std::vector<std::string> players;

    friend bool operator==(const GameHead&, const GameHead&) = default;
};

/// The fingerprint of records (Fowler, Noll, Vo: "FNV-1a"), in 32 or 64 bits.
template <class Number>
constexpr Number record_checksum(std::string_view text) noexcept {
    static_assert(sizeof(Number) == 4 || sizeof(Number) == 8);
    constexpr bool is_short = sizeof(Number) == 4;
    Number hash = static_cast<Number>(is_short ? 0x811c9dc5u : 0xcbf29ce484222325u);
    for (const char letter : text) {
        hash = static_cast<Number>((hash ^ static_cast<unsigned char>(letter)) *
                                   static_cast<Number>(is_short ? 0x01000193u : 0x00000100000001b3u));
    }
    return hash;
}

/// The names of `count` players: those given, and for one that is missing or empty the colour of the seat: red, blue,
/// yellow, green, black, pink; when another player is called so, the first of these colours that nobody has. Names
/// beyond the last player are not used. Or what is wrong with the names: `name_is_no_word`, `repeated_name`.
inline Result<std::vector<std::string>, std::vector<Error>> player_names(std::size_t count,
                                                                         std::vector<std::string> names = {}) {
    static constexpr std::array<std::string_view, player_capacity> colours{"red",   "blue",  "yellow",
                                                                           "green", "black", "pink"};
    names.resize((std::min)(count, player_capacity));
    std::vector<Error> errors;
    for (auto name = names.begin(); name != names.end(); ++name) {
        if (name->empty()) {
            continue;
        }
        if (detail::TextLine(*name, 1).read_text("a name") != *name) {
            errors.emplace_back(name_is_no_word, *name);
        } else if (std::find(names.begin(), name, *name) != name) {
            errors.emplace_back(repeated_name, *name);
        }
    }
    if (!errors.empty()) {
        return Failure{std::move(errors)};
    }
    const auto is_free = [&](std::string_view colour) {
        return std::find(names.begin(), names.end(), colour) == names.end();
    };
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].empty()) {
            names[i] = is_free(colours[i]) ? colours[i] : *std::find_if(colours.begin(), colours.end(), is_free);
        }
    }
    return names;
}

namespace detail {

inline std::string hexadecimal(std::uint64_t number, std::size_t digits) {
    std::string text(digits, '0');
    for (std::size_t i = digits; i-- > 0; number >>= 4) {
        text[i] = "0123456789abcdef"[number & 15u];
    }
    return text;
}

inline std::string padded(std::string text, std::size_t size) {
    text.resize((std::max)(size, text.size()), ' ');
    return text;
}

/// The fingerprint of lines in the order of their bytes.
template <class Number>
Number list_checksum(std::vector<std::string> lines) {
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) {
        text += line;
    }
    return record_checksum<Number>(text);
}

/// A fault in a head that only the rules can see.
struct HeadFault {
    std::string what;
    std::string expected;
    std::string found;
};

}  // namespace detail

/// What a text says first about the games of a set-up. `names` are those of all players, as `player_names` returns
/// them.
template <class Rules>
GameHead game_head(const Setup<Rules>& setup, std::vector<std::string> names) {
    GameHead head;
    head.rules = modules_text<Rules>(setup.enabled());
    each_changed_option(setup, [&](std::string_view module, std::string_view name, std::string_view word) {
        head.options.push_back({std::string(module), std::string(name), std::string(word)});
    });
    head.tile_set = tile_sets_text(setup);
    const std::vector<FeatureWord> words = module_feature_words<Rules>();
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < setup.catalogue().size(); ++i) {
        const Tile& tile = setup.catalogue().tile(TileKind::at(i));
        head.tile_count += tile.count;
        lines.push_back(print_tile(tile, words) + "\n");
    }
    head.tile_checksum = detail::list_checksum<std::uint64_t>(std::move(lines));
    head.players = std::move(names);
    return head;
}

namespace detail {

/// The first lines of a record or a position, without the very first.
inline std::string head_text(const GameHead& head) {
    std::string text;
    const auto tag = [&](std::string_view name, const std::string& value) {
        text += padded(std::string(name), 8) + value + "\n";
    };
    if (!head.name.empty()) {
        tag("game", head.name);
    }
    tag("rules", head.rules);
    for (const NamedChoice& option : head.options) {
        tag("option", option.module + "." + option.name + " " + option.value);
    }
    tag("tiles", head.tile_set + " " + std::to_string(head.tile_count) + " " + hexadecimal(head.tile_checksum, 16));
    std::string names;
    for (const std::string& name : head.players) {
        names += (names.empty() ? "" : " ") + name;
    }
    tag("players", names);
    return text;
}

/// Whether a head names a module in its rules.
inline bool is_played(const GameHead& head, const std::string& module) {
    return ("+" + head.rules + "+").find("+" + module + "+") != std::string::npos;
}

/// The options that a head means under the rules `Rules`, or what the rules do not know.
template <class Rules>
Result<Options<Rules>, std::vector<HeadFault>> options_of(const GameHead& head, const std::vector<Tile>& tiles) {
    Options<Rules> options;
    std::vector<HeadFault> faults;
    options.enabled = 0;
    enable_modules(options, head.rules);
    options.players = head.players.size();
    options.tiles = tiles;
    if (const std::string rules = rules_text(options); rules != head.rules) {
        faults.push_back({"rules", head.rules, rules});
    }
    for (const NamedChoice& option : head.options) {
        if (!is_played(head, option.module) || !set_option(options, option.module, option.name, option.value)) {
            faults.push_back({"option", option.module + "." + option.name + " " + option.value, "no such option"});
        }
    }
    if (!faults.empty()) {
        return Failure{std::move(faults)};
    }
    return options;
}

}  // namespace detail

}  // namespace carcassonne
