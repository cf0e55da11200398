#pragma once

#include "carcassonne/c/fault.hpp"
#include "carcassonne/support/utf8.hpp"

#include <carcassonne.h>

#include <algorithm>
#include <cstddef>
#include <new>
#include <string_view>
#include <utility>

namespace carcassonne::c {

/// A status in words, which live as long as the program.
inline const char* status_text(carcassonne_status status) noexcept {
    switch (status) {
    case CARCASSONNE_OK:
        return "all went well";
    case CARCASSONNE_BAD_ARGUMENT:
        return "an argument is missing or out of its range";
    case CARCASSONNE_BAD_TEXT:
        return "a text does not say what it should";
    case CARCASSONNE_REFUSED:
        return "refused by the rules";
    case CARCASSONNE_NO_SUCH_ANSWER:
        return "the open decision has no such answer";
    case CARCASSONNE_BUFFER_TOO_SMALL:
        return "the buffer is too small";
    case CARCASSONNE_GAME_OVER:
        return "the game is over";
    case CARCASSONNE_OUT_OF_MEMORY:
        return "there is not enough memory";
    case CARCASSONNE_INTERNAL:
        return "a fault of the library";
    default:
        return "no status of this library";
    }
}

/// Copies as much of a text as there is room for, letters of several bytes whole, and fills the rest with 0. What is no
/// UTF-8, such as half a letter at the end of a word that was cut, is left out.
template <std::size_t Size>
void copy_text(char (&room)[Size], std::string_view text) noexcept {
    std::size_t end = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = utf8_size(text, at);
        if (end + size >= Size) {
            break;
        }
        std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(at), size, room + end);
        end += size;
        at += size == 0 ? 1 : size;
    }
    std::fill(room + end, room + Size, '\0');
}

/// Whether a struct of the caller says how large it is. A smaller one than that of the first version was never set; one
/// of a later version is larger, and what this library does not know of it stays as it is.
template <class Struct>
bool is_sized(const Struct* given) noexcept {
    return given->size >= sizeof(Struct);
}
/// Writes a struct of the caller, all but its size.
template <class Struct>
void write_struct(Struct* given, Struct told) noexcept {
    told.size = given->size;
    *given = told;
}

inline void write_error(carcassonne_error* error, const Fault& fault) noexcept {
    if (error == nullptr) {
        return;
    }
    carcassonne_error told{};
    told.status = fault.status;
    told.line = fault.line;
    told.column = fault.column;
    told.x = fault.at.x;
    told.y = fault.at.y;
    told.has_square = fault.has_square ? 1 : 0;
    told.side = fault.side;
    copy_text(told.rule, fault.rule);
    copy_text(told.subject, fault.subject.view());
    copy_text(told.text, fault.text.empty() && fault ? std::string_view(status_text(fault.status)) : fault.text);
    write_struct(error, told);
}

/// Does the work of a function of the interface: `work()` returns a `Fault`. Whatever it throws becomes a status.
template <class Work>
carcassonne_status guarded(carcassonne_error* error, Work&& work) noexcept {
    if (error != nullptr && !is_sized(error)) {
        return CARCASSONNE_BAD_ARGUMENT;
    }
    Fault thrown;
    try {
        const Fault fault = std::forward<Work>(work)();
        write_error(error, fault);
        return fault.status;
    } catch (const std::bad_alloc&) {
        thrown.status = CARCASSONNE_OUT_OF_MEMORY;
    } catch (...) {
        thrown.status = CARCASSONNE_INTERNAL;
    }
    write_error(error, thrown);
    return thrown.status;
}
template <class Work>
carcassonne_status guarded(Work&& work) noexcept {
    return guarded(nullptr, std::forward<Work>(work));
}

}  // namespace carcassonne::c
