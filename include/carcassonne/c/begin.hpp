#pragma once

#include "carcassonne/c/caller_text.hpp"
#include "carcassonne/c/fault.hpp"
#include "carcassonne/c/guard.hpp"
#include "carcassonne/c/held_game.hpp"
#include "carcassonne/engine/make_setup.hpp"
#include "carcassonne/runtime/recorded_session.hpp"
#include "carcassonne/runtime/switches.hpp"
#include "carcassonne/text/json/record.hpp"
#include "carcassonne/text/position/parser.hpp"
#include "carcassonne/text/record/parser.hpp"

#include <carcassonne.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The ways in which a game begins: from settings, from a record, from a position.
namespace carcassonne::c {

/// The settings of a caller, read but not yet looked at by the rules.
struct ReadSettings {
    std::string_view rules = "base+farmers";
    std::size_t players = 2;
    std::vector<std::string> names{};
    std::uint64_t seed = 0;
    Draws draws = Draws::from_seed;
    std::vector<std::string_view> script{};
    bool plays_forced = true;
    UndoDraws undo_draws = UndoDraws::allowed;
};

/// Which of the settings count.
enum class Counting : std::uint8_t {
    /// Those that a record does not tell.
    flags,
    /// Those that a position does not tell.
    flags_and_draws,
    /// All, for a new game.
    all
};

/// What the settings say that count; the usual game for NULL. The others are not looked at.
inline Result<ReadSettings, Fault> read_settings(const carcassonne_settings* settings, Counting counting) {
    ReadSettings read;
    if (settings == nullptr) {
        return read;
    }
    if (!is_sized(settings)) {
        return Failure{bad_argument("the size of the settings is not set")};
    }
    if ((settings->flags & ~std::uint32_t{CARCASSONNE_ASK_FORCED | CARCASSONNE_KEEP_DRAWS}) != 0) {
        return Failure{bad_argument("there are flags that this library does not know")};
    }
    read.plays_forced = (settings->flags & CARCASSONNE_ASK_FORCED) == 0;
    read.undo_draws = (settings->flags & CARCASSONNE_KEEP_DRAWS) == 0 ? UndoDraws::allowed : UndoDraws::forbidden;
    if (counting == Counting::flags) {
        return read;
    }
    if (settings->draws > CARCASSONNE_DRAWS_BY_CALLER) {
        return Failure{bad_argument("draws is none of the three ways to draw")};
    }
    read.draws = settings->draws == CARCASSONNE_DRAWS_FROM_SEED     ? Draws::from_seed
                 : settings->draws == CARCASSONNE_DRAWS_FROM_SCRIPT ? Draws::from_script
                                                                    : Draws::by_caller;
    if (settings->script != nullptr) {
        const auto script = line_of_caller(settings->script);
        if (!script) {
            return Failure{script.error()};
        }
        read.script = words_of(*script);
    }
    if (counting == Counting::flags_and_draws) {
        return read;
    }
    // Where nothing is drawn from it, the seed makes no difference, nor does it in the fingerprint of the game.
    read.seed = read.draws == Draws::from_seed ? settings->seed : 0;
    if (settings->rules != nullptr) {
        const auto rules = line_of_caller(settings->rules);
        if (!rules) {
            return Failure{rules.error()};
        }
        read.rules = *rules;
    }
    if (settings->names != nullptr) {
        const auto names = line_of_caller(settings->names);
        if (!names) {
            return Failure{names.error()};
        }
        for (const std::string_view name : words_of(*names)) {
            read.names.emplace_back(name);
        }
    }
    read.players = settings->players != 0 ? settings->players : read.names.empty() ? 2 : read.names.size();
    if (read.names.size() > read.players) {
        return Failure{bad_argument("there are more names than players")};
    }
    return read;
}

/// A new game, or what is wrong with the settings.
template <class Rules>
Result<std::unique_ptr<HeldGame<Rules>>, Fault> begin(const carcassonne_settings* settings) {
    auto read = read_settings(settings, Counting::all);
    if (!read) {
        return Failure{read.error()};
    }
    auto options = switches_of<Rules>(read->rules);
    if (!options) {
        return Failure{fault_of(options.error())};
    }
    options->players = read->players;
    options->draws = read->draws;
    options->script = read->script;
    options->plays_forced = read->plays_forced;
    auto setup = make_setup(*options);
    if (!setup) {
        return Failure{fault_of(setup.error())};
    }
    auto names = player_names(setup->players(), std::move(read->names));
    if (!names) {
        return Failure{fault_of(names.error())};
    }
    return std::make_unique<HeldGame<Rules>>(std::make_shared<const Setup<Rules>>(*std::move(setup)), *std::move(names),
                                             read->seed, read->undo_draws);
}

/// The record that a text tells, as text or as JSON.
inline Result<GameRecord, Fault> read_record(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && text[first] == '{') {
        auto record = parse_json_record(text);
        if (!record) {
            return Failure{fault_of(record.error())};
        }
        return *std::move(record);
    }
    auto record = parse_record(text);
    if (!record) {
        return Failure{fault_of(record.error())};
    }
    return *std::move(record);
}

/// The game of a record that is true, gone on to where the record ends.
template <class Rules>
Result<std::unique_ptr<HeldGame<Rules>>, Fault> begin_from_record(const char* text,
                                                                  const carcassonne_settings* settings) {
    const auto words = text_of_caller(text);
    if (!words) {
        return Failure{words.error()};
    }
    const auto read = read_settings(settings, Counting::flags);
    if (!read) {
        return Failure{read.error()};
    }
    const auto record = read_record(*words);
    if (!record) {
        return Failure{record.error()};
    }
    auto resumed = resume_record<Rules>(*record, {{}, read->plays_forced, read->undo_draws});
    if (!resumed) {
        return Failure{fault_of(resumed.error().front())};
    }
    return std::make_unique<HeldGame<Rules>>(*std::move(resumed));
}

/// A game that goes on from a position.
template <class Rules>
Result<std::unique_ptr<HeldGame<Rules>>, Fault> begin_from_position(const char* text,
                                                                    const carcassonne_settings* settings) {
    const auto words = text_of_caller(text);
    if (!words) {
        return Failure{words.error()};
    }
    const auto read = read_settings(settings, Counting::flags_and_draws);
    if (!read) {
        return Failure{read.error()};
    }
    PositionTable table;
    table.draws = read->draws;
    table.script = read->script;
    table.plays_forced = read->plays_forced;
    auto position = parse_position<Rules>(*words, table);
    if (!position) {
        return Failure{fault_of(position.error())};
    }
    std::shared_ptr<const Setup<Rules>> setup = std::move(position->setup);
    return std::make_unique<HeldGame<Rules>>(std::move(setup), std::move(position->names), position->game,
                                             read->undo_draws);
}

}  // namespace carcassonne::c
