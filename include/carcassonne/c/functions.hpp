#pragma once

/// The functions of carcassonne.h for the standard rules. One source file of the library `carcassonne_c` defines
/// CARCASSONNE_C_BUILDING and includes this header, which defines them there; elsewhere it defines nothing.
#if defined(CARCASSONNE_C_BUILDING)

#include "carcassonne/c/begin.hpp"
#include "carcassonne/c/caller_text.hpp"
#include "carcassonne/c/fault.hpp"
#include "carcassonne/c/guard.hpp"
#include "carcassonne/c/held_game.hpp"
#include "carcassonne/c/told.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/text/record/game_record.hpp"
#include "carcassonne/version.hpp"

#include <carcassonne.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

/// What a handle points to.
struct carcassonne_game {
    std::unique_ptr<carcassonne::c::HeldGame<carcassonne::StandardRules>> held;
};

namespace carcassonne::c {

using StandardHeldGame = HeldGame<StandardRules>;

inline Fault no_game() { return bad_argument("the game is NULL"); }
inline Fault no_room() { return bad_argument("there is nowhere to write to"); }

/// Makes a handle of what `begin()` returns.
template <class Begin>
carcassonne_status make_handle(carcassonne_game** game, carcassonne_error* error, Begin&& begin) noexcept {
    if (game != nullptr) {
        *game = nullptr;
    }
    return guarded(error, [&]() -> Fault {
        if (game == nullptr) {
            return no_room();
        }
        auto begun = begin();
        if (!begun) {
            return begun.error();
        }
        auto made = std::make_unique<carcassonne_game>();
        made->held = *std::move(begun);
        *game = made.release();
        return {};
    });
}

/// Tells one number of a game: `tell(held)`.
template <class Number, class Tell>
carcassonne_status tell_number(const carcassonne_game* game, Number* number, Tell&& tell) noexcept {
    return guarded([&]() -> Fault {
        if (game == nullptr || number == nullptr) {
            return game == nullptr ? no_game() : no_room();
        }
        *number = tell(std::as_const(*game->held));
        return {};
    });
}

/// Writes a text of a game: `tell(held)` makes it, or says why there is none.
template <class Tell>
carcassonne_status tell_if(const carcassonne_game* game, const CallerBuffer& buffer, Tell&& tell) noexcept {
    return guarded([&]() -> Fault {
        if (game == nullptr || !buffer.exists()) {
            return game == nullptr ? no_game() : no_room();
        }
        const Result<std::string, Fault> text = tell(std::as_const(*game->held));
        return text ? buffer.write(*text) : text.error();
    });
}
/// The same where `look(held)` finds out whether there is one.
template <class Look, class Tell>
carcassonne_status tell_text(const carcassonne_game* game, const CallerBuffer& buffer, Look&& look,
                             Tell&& tell) noexcept {
    return tell_if(game, buffer, [&](const StandardHeldGame& held) -> Result<std::string, Fault> {
        if (Fault fault = look(held)) {
            return Failure{std::move(fault)};
        }
        return std::string(tell(held));
    });
}
/// The same for a text that there always is.
template <class Tell>
carcassonne_status tell_text(const carcassonne_game* game, const CallerBuffer& buffer, Tell&& tell) noexcept {
    return tell_text(
        game, buffer, [](const StandardHeldGame&) { return Fault{}; }, tell);
}
/// The same for the record of a game, as `tell(record)` says it.
template <class Tell>
carcassonne_status tell_record(const carcassonne_game* game, const CallerBuffer& buffer, Tell&& tell) noexcept {
    return tell_if(game, buffer, [&](const StandardHeldGame& held) -> Result<std::string, Fault> {
        const auto record = record_of(held);
        if (!record) {
            return Failure{record.error()};
        }
        return tell(*record);
    });
}

/// Whether so many decisions have been made.
inline Fault look_for_decision(const StandardHeldGame& held, std::uint32_t first) {
    return first > held.session().decisions() ? bad_argument("so many decisions have not been made") : Fault{};
}
inline Fault look_for_player(const StandardHeldGame& held, std::uint32_t player) {
    return player >= held.game().players() ? bad_argument("there is no such player") : Fault{};
}
/// Whether these are letters, one for each player.
inline Fault look_for_signs(const StandardHeldGame& held, const char* signs) {
    if (signs == nullptr) {
        return {};
    }
    const auto letters = line_of_caller(signs);
    if (!letters) {
        return letters.error();
    }
    const bool ascii = std::all_of(letters->begin(), letters->end(), [](char letter) { return letter > ' '; });
    return ascii && letters->size() >= held.game().players() ? Fault{}
                                                             : bad_argument("there is not one letter for each player");
}

/// Goes back or forth in the history of a game.
template <class Move>
carcassonne_status travel(carcassonne_game* game, carcassonne_error* error, Move&& move) noexcept {
    return guarded(error, [&]() -> Fault { return game == nullptr ? no_game() : game->held->travel(move); });
}

/// Finds the answer that is said so, and does something with its token.
template <class Do>
carcassonne_status with_words(const carcassonne_game* game, const char* words, carcassonne_error* error,
                              Do&& act) noexcept {
    return guarded(error, [&]() -> Fault {
        if (game == nullptr) {
            return no_game();
        }
        const auto line = line_of_caller(words);
        if (!line) {
            return line.error();
        }
        const auto token = game->held->find(*line);
        return token ? act(*token) : token.error();
    });
}

}  // namespace carcassonne::c

// One source file includes this header.
// NOLINTBEGIN(misc-definitions-in-headers)
extern "C" {

uint32_t carcassonne_interface_version(void) { return CARCASSONNE_INTERFACE_VERSION; }

#define CARCASSONNE_TEXT_OF(number) #number
#define CARCASSONNE_VERSION_OF(major, minor, patch) \
    CARCASSONNE_TEXT_OF(major) "." CARCASSONNE_TEXT_OF(minor) "." CARCASSONNE_TEXT_OF(patch)
const char* carcassonne_library_version(void) {
    return CARCASSONNE_VERSION_OF(CARCASSONNE_VERSION_MAJOR, CARCASSONNE_VERSION_MINOR, CARCASSONNE_VERSION_PATCH);
}
#undef CARCASSONNE_VERSION_OF
#undef CARCASSONNE_TEXT_OF

const char* carcassonne_status_text(carcassonne_status status) { return carcassonne::c::status_text(status); }

// The life of a game.

carcassonne_status carcassonne_create(const carcassonne_settings* settings, carcassonne_game** game,
                                      carcassonne_error* error) {
    using namespace carcassonne;
    return c::make_handle(game, error, [&] { return c::begin<StandardRules>(settings); });
}
carcassonne_status carcassonne_create_from_record(const char* record, const carcassonne_settings* settings,
                                                  carcassonne_game** game, carcassonne_error* error) {
    using namespace carcassonne;
    return c::make_handle(game, error, [&] { return c::begin_from_record<StandardRules>(record, settings); });
}
carcassonne_status carcassonne_create_from_position(const char* position, const carcassonne_settings* settings,
                                                    carcassonne_game** game, carcassonne_error* error) {
    using namespace carcassonne;
    return c::make_handle(game, error, [&] { return c::begin_from_position<StandardRules>(position, settings); });
}
carcassonne_status carcassonne_clone(const carcassonne_game* game, carcassonne_game** clone) {
    using namespace carcassonne;
    return c::make_handle(clone, nullptr, [&]() -> Result<std::unique_ptr<c::StandardHeldGame>, c::Fault> {
        if (game == nullptr) {
            return Failure{c::no_game()};
        }
        return std::make_unique<c::StandardHeldGame>(*game->held);
    });
}
void carcassonne_destroy(carcassonne_game* game) { delete game; }

// Deciding.

carcassonne_status carcassonne_ask(const carcassonne_game* game, carcassonne_decision* decision) {
    using namespace carcassonne;
    return c::guarded([&]() -> c::Fault {
        if (game == nullptr || decision == nullptr) {
            return game == nullptr ? c::no_game() : c::no_room();
        }
        if (!c::is_sized(decision)) {
            return c::bad_argument("the size of the decision is not set");
        }
        c::write_struct(decision, game->held->decision());
        return {};
    });
}
carcassonne_status carcassonne_answer_text(const carcassonne_game* game, uint32_t answer, char* buffer, size_t capacity,
                                           size_t* needed) {
    using namespace carcassonne;
    return c::tell_text(
        game, {buffer, capacity, needed}, [&](const auto& held) { return held.fault_of_answer(answer); },
        [&](const auto& held) { return held.answer_text(answer); });
}
carcassonne_status carcassonne_find_answer(const carcassonne_game* game, const char* words, uint32_t* answer,
                                           carcassonne_error* error) {
    using namespace carcassonne;
    return c::with_words(game, words, error, [&](Token token) -> c::Fault {
        if (answer == nullptr) {
            return c::no_room();
        }
        *answer = game->held->number_of(token);
        return {};
    });
}
carcassonne_status carcassonne_play(carcassonne_game* game, uint32_t answer) {
    using namespace carcassonne;
    return c::guarded([&]() -> c::Fault {
        if (game == nullptr) {
            return c::no_game();
        }
        if (c::Fault fault = game->held->fault_of_answer(answer)) {
            return fault;
        }
        game->held->play(game->held->choices().nth(answer));
        return {};
    });
}
carcassonne_status carcassonne_play_words(carcassonne_game* game, const char* words, carcassonne_error* error) {
    using namespace carcassonne;
    return c::with_words(game, words, error, [&](Token token) -> c::Fault {
        game->held->play(token);
        return {};
    });
}

// Back and forth.

carcassonne_status carcassonne_history(const carcassonne_game* game, uint32_t* decisions, uint32_t* undone,
                                       uint32_t* earliest) {
    using namespace carcassonne;
    return c::guarded([&]() -> c::Fault {
        if (game == nullptr) {
            return c::no_game();
        }
        const auto tell = [](uint32_t* number, std::size_t told) {
            if (number != nullptr) {
                *number = static_cast<uint32_t>(told);
            }
        };
        tell(decisions, game->held->session().decisions());
        tell(undone, game->held->session().undone());
        tell(earliest, game->held->session().earliest());
        return {};
    });
}
carcassonne_status carcassonne_undo(carcassonne_game* game, carcassonne_error* error) {
    return carcassonne::c::travel(game, error, [](auto& session) { return session.undo(); });
}
carcassonne_status carcassonne_redo(carcassonne_game* game, carcassonne_error* error) {
    return carcassonne::c::travel(game, error, [](auto& session) { return session.redo(); });
}
carcassonne_status carcassonne_jump(carcassonne_game* game, uint32_t decisions, carcassonne_error* error) {
    return carcassonne::c::travel(game, error, [&](auto& session) { return session.jump(decisions); });
}

// Looking.

carcassonne_status carcassonne_player_count(const carcassonne_game* game, uint32_t* players) {
    return carcassonne::c::tell_number(game, players,
                                       [](const auto& held) { return static_cast<uint32_t>(held.game().players()); });
}
carcassonne_status carcassonne_player_name(const carcassonne_game* game, uint32_t player, char* buffer, size_t capacity,
                                           size_t* needed) {
    using namespace carcassonne;
    return c::tell_text(
        game, {buffer, capacity, needed}, [&](const auto& held) { return c::look_for_player(held, player); },
        [&](const auto& held) { return std::string_view(held.names()[player]); });
}
carcassonne_status carcassonne_score(const carcassonne_game* game, uint32_t player, int32_t* points) {
    using namespace carcassonne;
    return c::guarded([&]() -> c::Fault {
        if (game == nullptr || points == nullptr) {
            return game == nullptr ? c::no_game() : c::no_room();
        }
        if (c::Fault fault = c::look_for_player(*game->held, player)) {
            return fault;
        }
        *points = game->held->game().score(PlayerId(static_cast<std::uint8_t>(player)));
        return {};
    });
}
carcassonne_status carcassonne_tiles_left(const carcassonne_game* game, uint32_t* tiles) {
    return carcassonne::c::tell_number(game, tiles, [](const auto& held) { return held.game().tiles_left(); });
}
carcassonne_status carcassonne_finished(const carcassonne_game* game, uint32_t* finished) {
    return carcassonne::c::tell_number(game, finished,
                                       [](const auto& held) { return held.game().finished() ? 1u : 0u; });
}
carcassonne_status carcassonne_hash(const carcassonne_game* game, uint64_t* hash) {
    return carcassonne::c::tell_number(game, hash, [](const auto& held) { return held.game().hash(); });
}

// Texts.

carcassonne_status carcassonne_rules(const carcassonne_game* game, char* buffer, size_t capacity, size_t* needed) {
    using namespace carcassonne;
    return c::tell_text(game, {buffer, capacity, needed}, [](const auto& held) { return switches_text(held.setup()); });
}
carcassonne_status carcassonne_explain(const carcassonne_game* game, uint32_t first, char* buffer, size_t capacity,
                                       size_t* needed) {
    using namespace carcassonne;
    return c::tell_text(
        game, {buffer, capacity, needed}, [&](const auto& held) { return c::look_for_decision(held, first); },
        [&](const auto& held) { return c::explained(held, first); });
}
carcassonne_status carcassonne_picture(const carcassonne_game* game, const char* signs, char* buffer, size_t capacity,
                                       size_t* needed) {
    using namespace carcassonne;
    return c::tell_text(
        game, {buffer, capacity, needed}, [&](const auto& held) { return c::look_for_signs(held, signs); },
        [&](const auto& held) { return signs == nullptr ? picture(held.game()) : picture(held.game(), signs); });
}
carcassonne_status carcassonne_svg(const carcassonne_game* game, uint32_t tile_size, uint32_t without, char* buffer,
                                   size_t capacity, size_t* needed) {
    using namespace carcassonne;
    return c::tell_text(
        game, {buffer, capacity, needed},
        [&](const auto&) {
            constexpr std::uint32_t all = CARCASSONNE_WITHOUT_COORDINATES | CARCASSONNE_WITHOUT_FIGURES |
                                          CARCASSONNE_WITHOUT_LAST_TILE | CARCASSONNE_WITHOUT_LEGAL_SQUARES |
                                          CARCASSONNE_WITHOUT_LEGEND | CARCASSONNE_WITHOUT_SCORE_TRACK;
            return tile_size > 1000 || (without & ~all) != 0 ? c::bad_argument("out of range") : c::Fault{};
        },
        [&](const auto& held) { return c::drawn(held, tile_size, without); });
}
carcassonne_status carcassonne_record(const carcassonne_game* game, char* buffer, size_t capacity, size_t* needed) {
    using namespace carcassonne;
    return c::tell_record(game, {buffer, capacity, needed},
                          [](const GameRecord& record) { return write_record(record); });
}
carcassonne_status carcassonne_position(const carcassonne_game* game, char* buffer, size_t capacity, size_t* needed) {
    using namespace carcassonne;
    return c::tell_text(game, {buffer, capacity, needed},
                        [](const auto& held) { return write_position(held.game(), held.names()); });
}

// JSON.

carcassonne_status carcassonne_rules_json(const carcassonne_game* game, char* buffer, size_t capacity, size_t* needed) {
    using namespace carcassonne;
    return c::tell_text(game, {buffer, capacity, needed},
                        [](const auto& held) { return json_text(json_of_rules(held.setup())); });
}
carcassonne_status carcassonne_position_json(const carcassonne_game* game, char* buffer, size_t capacity,
                                             size_t* needed) {
    using namespace carcassonne;
    return c::tell_text(game, {buffer, capacity, needed},
                        [](const auto& held) { return json_text(json_of_position(held.game(), held.names())); });
}
carcassonne_status carcassonne_answers_json(const carcassonne_game* game, char* buffer, size_t capacity,
                                            size_t* needed) {
    using namespace carcassonne;
    return c::tell_text(game, {buffer, capacity, needed},
                        [](const auto& held) { return json_text(json_of_answers(held.game(), held.names())); });
}
carcassonne_status carcassonne_events_json(const carcassonne_game* game, uint32_t first, char* buffer, size_t capacity,
                                           size_t* needed) {
    using namespace carcassonne;
    return c::tell_text(
        game, {buffer, capacity, needed}, [&](const auto& held) { return c::look_for_decision(held, first); },
        [&](const auto& held) { return c::events_json(held, first); });
}
carcassonne_status carcassonne_record_json(const carcassonne_game* game, char* buffer, size_t capacity,
                                           size_t* needed) {
    using namespace carcassonne;
    return c::tell_record(game, {buffer, capacity, needed},
                          [](const GameRecord& record) { return json_text(json_of_record(record)); });
}

}  // extern "C"
// NOLINTEND(misc-definitions-in-headers)

#endif
