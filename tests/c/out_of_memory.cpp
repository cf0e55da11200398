// Nothing that is thrown inside the library comes out of it: every allocation of every function fails once, in two
// ways.
#include "check.h"

#include <cstdint>
#include <cstdlib>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

enum class Failing { never, without_memory, otherwise };

/// Whether every allocation fails once, or the first twenty and then ever fewer.
bool all_of_them = false;

/// How many allocations still go well before one fails, and how it fails then.
long allocations_left = 0;
Failing failing = Failing::never;

void* allocate(std::size_t size) {
    if (failing != Failing::never && allocations_left-- == 0) {
        const Failing how = failing;
        failing = Failing::never;
        if (how == Failing::without_memory) {
            throw std::bad_alloc();
        }
        throw 4711;
    }
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}

}  // namespace

// The library takes these in place of its own, since the program comes first when symbols are looked for.
void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
// Who asks so can do without: std::stable_sort is slower then.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return std::malloc(size == 0 ? 1 : size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

/// Lets the first allocation of a call fail, then a later one, and so on until the call has all that it needs. A call
/// that fails must return the status that belongs to it and leave the game as it was. Returns how often it failed.
template <class Call>
long fail_everywhere(const char* what, const carcassonne_game* game, carcassonne_status success, Call&& call) {
    long failed = 0;
    for (const Failing how : {Failing::without_memory, Failing::otherwise}) {
        const carcassonne_status expected =
            how == Failing::without_memory ? CARCASSONNE_OUT_OF_MEMORY : CARCASSONNE_INTERNAL;
        for (long allowed = 0;; allowed += all_of_them ? 1 : 1 + allowed / 20) {
            const std::uint64_t before = game != nullptr ? hash_of(game) : 0;
            allocations_left = allowed;
            failing = how;
            const carcassonne_status status = call();
            const bool all_went_well = failing != Failing::never;
            failing = Failing::never;
            if (all_went_well) {
                if (!CHECK(status == success)) {
                    std::printf("%s: status %d\n", what, static_cast<int>(status));
                }
                break;
            }
            ++failed;
            if (!CHECK(status == expected) || !CHECK(game == nullptr || hash_of(game) == before)) {
                std::printf("%s: status %d when allocation %ld failed\n", what, static_cast<int>(status), allowed);
                break;
            }
        }
    }
    std::printf("%s: failed %ld times\n", what, failed);
    return failed;
}

std::string text_of(const carcassonne_game* game,
                    carcassonne_status (*write)(const carcassonne_game*, char*, std::size_t, std::size_t*)) {
    std::vector<char> buffer(1 << 20);
    CHECK_STATUS(CARCASSONNE_OK, write(game, buffer.data(), buffer.size(), nullptr));
    return buffer.data();
}

}  // namespace

int main(int count, char** arguments) {
    all_of_them = count > 1 && std::string(arguments[1]) == "all";
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    carcassonne_error error = CARCASSONNE_ERROR;
    carcassonne_game* game = nullptr;
    settings.rules = "base+farmers+river+messages+ghosts";
    settings.names = "a_name_that_is_longer_than_short_strings another_name_that_is_not_short_either";
    settings.seed = 5;
    // Making games. Those that are made are thrown away again.
    const auto make = [&](const char* what, auto&& begin) {
        CHECK(fail_everywhere(what, nullptr, CARCASSONNE_OK, [&] {
                  carcassonne_game* made = reinterpret_cast<carcassonne_game*>(&settings);
                  const carcassonne_status status = begin(&made);
                  CHECK((made != nullptr) == (status == CARCASSONNE_OK));
                  if (status != CARCASSONNE_OK && error.status != status) {
                      CHECK(std::string(what) == "clone");
                  }
                  const Failing how = failing;
                  failing = Failing::never;
                  carcassonne_destroy(made);
                  failing = how;
                  return status;
              }) > 0);
    };
    make("create", [&](carcassonne_game** made) { return carcassonne_create(&settings, made, &error); });
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create(&settings, &game, &error));
    std::uint64_t dice = 3;
    for (int i = 0; i < 30; ++i) {
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, roll(&dice, decision_of(game).answers)));
    }
    make("clone", [&](carcassonne_game** made) { return carcassonne_clone(game, made); });
    const std::string position = text_of(game, carcassonne_position);
    make("create_from_position", [&](carcassonne_game** made) {
        return carcassonne_create_from_position(position.c_str(), nullptr, made, &error);
    });
    const std::string record = text_of(game, carcassonne_record);
    make("create_from_record", [&](carcassonne_game** made) {
        return carcassonne_create_from_record(record.c_str(), nullptr, made, &error);
    });

    // Going on: a call that failed is made again and goes as if nothing had happened.
    long failed = 0;
    for (int i = 0; i < 70; ++i) {
        const std::uint32_t answer = roll(&dice, decision_of(game).answers);
        failed += fail_everywhere("undo and redo", game, CARCASSONNE_OK, [&] {
            const carcassonne_status undone = carcassonne_undo(game, &error);
            return undone == CARCASSONNE_OK ? carcassonne_redo(game, &error) : undone;
        });
        carcassonne_game* next = nullptr;
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_clone(game, &next));
        char words[128];
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_answer_text(game, answer, words, sizeof words, nullptr));
        for (const bool by_words : {false, true}) {
            carcassonne_game* trial = nullptr;
            std::vector<std::uint64_t> ends;
            for (const Failing how : {Failing::never, Failing::without_memory}) {
                for (long allowed = 0;; ++allowed) {
                    CHECK_STATUS(CARCASSONNE_OK, carcassonne_clone(game, &trial));
                    allocations_left = allowed;
                    failing = how;
                    const carcassonne_status status =
                        by_words ? carcassonne_play_words(trial, words, &error) : carcassonne_play(trial, answer);
                    const bool all_went_well = how == Failing::never || failing != Failing::never;
                    failing = Failing::never;
                    if (!all_went_well) {
                        CHECK_STATUS(CARCASSONNE_OUT_OF_MEMORY, status);
                        CHECK(hash_of(trial) == hash_of(game));
                        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(trial, answer));
                        ++failed;
                    } else {
                        CHECK_STATUS(CARCASSONNE_OK, status);
                    }
                    ends.push_back(hash_of(trial));
                    carcassonne_destroy(trial);
                    if (all_went_well) {
                        break;
                    }
                }
            }
            for (const std::uint64_t end : ends) {
                CHECK(end == ends.front() && end != hash_of(game));
            }
        }
        carcassonne_destroy(game);
        game = next;
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, answer));
    }
    CHECK(failed > 0);

    // Looking. JSON is left out: nlohmann/json ends the program when it cannot allocate where it frees a document.
    std::vector<char> buffer(1 << 20);
    const auto look = [&](const char* what, auto&& write) {
        CHECK(fail_everywhere(what, game, CARCASSONNE_OK, [&] {
                  return write(buffer.data(), buffer.size(), static_cast<std::size_t*>(nullptr));
              }) > 0);
    };
    const auto of_game = [&](auto write) {
        return [write, game](char* to, std::size_t capacity, std::size_t* needed) {
            return write(game, to, capacity, needed);
        };
    };
    look("answer_text", [&](char* to, std::size_t capacity, std::size_t* needed) {
        return carcassonne_answer_text(game, decision_of(game).answers - 1, to, capacity, needed);
    });
    while (!decision_of(game).finished) {
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, roll(&dice, decision_of(game).answers)));
    }
    look("rules", of_game(carcassonne_rules));
    look("record", of_game(carcassonne_record));
    look("position", of_game(carcassonne_position));
    char reasons[8];
    CHECK_STATUS(CARCASSONNE_BUFFER_TOO_SMALL, carcassonne_explain(game, 0, reasons, sizeof reasons, nullptr));
    look("explain", [&](char* to, std::size_t capacity, std::size_t* needed) {
        return carcassonne_explain(game, 0, to, capacity, needed);
    });
    look("picture", [&](char* to, std::size_t capacity, std::size_t* needed) {
        return carcassonne_picture(game, nullptr, to, capacity, needed);
    });
    look("svg", [&](char* to, std::size_t capacity, std::size_t* needed) {
        return carcassonne_svg(game, 0, 0, to, capacity, needed);
    });
    carcassonne_destroy(game);
    return report();
}
