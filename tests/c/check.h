/* What the tests of the C interface share: plain C99 that a program of a user could have. */
#ifndef CARCASSONNE_TEST_CHECK_H
#define CARCASSONNE_TEST_CHECK_H

#include <carcassonne.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures = 0;
static int checks = 0;

#define CHECK(condition) check((condition), #condition, __FILE__, __LINE__)
#define CHECK_STATUS(expected, call) check_status((expected), (call), #call, __FILE__, __LINE__)

static inline int check(int holds, const char* what, const char* file, int line) {
    ++checks;
    if (!holds) {
        ++failures;
        printf("%s:%d: does not hold: %s\n", file, line, what);
    }
    return holds;
}

static inline void check_status(carcassonne_status expected, carcassonne_status found, const char* what,
                                const char* file, int line) {
    ++checks;
    if (expected != found) {
        ++failures;
        printf("%s:%d: %s: expected status %d, found %d\n", file, line, what, (int)expected, (int)found);
    }
}

/* The end of a program: 0 when something was checked and everything held. */
static inline int report(void) {
    printf("%d checks, %d failures\n", checks, failures);
    return failures == 0 && checks != 0 ? 0 : 1;
}

/* The same numbers on every machine. */
static inline uint32_t roll(uint64_t* dice, uint32_t sides) {
    *dice = *dice * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((*dice >> 33) % sides);
}

/* Calls `call(buffer, capacity, needed)` twice, as a program does that does not know the size: for the size, then for
 * the text, which the caller of the macro frees. */
#define TEXT_OF(text, call)                                                            \
    do {                                                                               \
        size_t size_ = 0;                                                              \
        char* buffer_ = NULL;                                                          \
        size_t capacity_ = 0;                                                          \
        size_t* needed_ = &size_;                                                      \
        CHECK_STATUS(CARCASSONNE_BUFFER_TOO_SMALL, call(buffer_, capacity_, needed_)); \
        buffer_ = (char*)malloc(size_ + 1);                                            \
        capacity_ = size_;                                                             \
        needed_ = NULL;                                                                \
        memset(buffer_, '!', size_ + 1);                                               \
        CHECK_STATUS(CARCASSONNE_OK, call(buffer_, capacity_, needed_));               \
        CHECK(size_ != 0 && strlen(buffer_) == size_ - 1 && buffer_[size_] == '!');    \
        (text) = buffer_;                                                              \
    } while (0)

static inline uint64_t hash_of(const carcassonne_game* game) {
    uint64_t hash = 0;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_hash(game, &hash));
    return hash;
}

static inline carcassonne_decision decision_of(const carcassonne_game* game) {
    carcassonne_decision decision = CARCASSONNE_DECISION;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_ask(game, &decision));
    return decision;
}

#endif
