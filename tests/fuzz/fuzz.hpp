#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

// What libFuzzer calls with every input that it makes up. Built without it, run_corpus.cpp calls it with the files of
// the corpus. An input that is accepted must keep a promise; one that breaks it stops the program.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) noexcept {
    return {reinterpret_cast<const char*>(data), size};
}

inline void promise(bool kept, const char* what) {
    if (!kept) {
        std::fprintf(stderr, "a promise is broken: %s\n", what);
        std::abort();
    }
}

}  // namespace fuzz
