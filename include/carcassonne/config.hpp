#pragma once

/// Every knob of the library. Define one before the first include, or better for the whole program: all translation
/// units of a program must agree, since the headers are compiled into each of them.

/// What to do when a caller breaks the contract of a function, such as playing a token of another game. The standard
/// `assert` unless the program brings its own. The condition never does any work, so that a build that checks nothing
/// plays the same game.
#ifndef CARCASSONNE_ASSERT
#include <cassert>
#define CARCASSONNE_ASSERT(condition) assert(condition)
#endif

/// Whether placements are compared eight at a time with SSE2. Every x86-64 processor has it; elsewhere, or with 0, a
/// portable form of the same search is compiled.
#ifndef CARCASSONNE_USE_SSE2
#if defined(__SSE2__) || defined(_M_X64)
#define CARCASSONNE_USE_SSE2 1
#else
#define CARCASSONNE_USE_SSE2 0
#endif
#endif

/// Marks a small function on the hot path that compilers otherwise leave out of line in large programs.
#ifndef CARCASSONNE_ALWAYS_INLINE
#if defined(__GNUC__)
#define CARCASSONNE_ALWAYS_INLINE inline __attribute__((always_inline))
#elif defined(_MSC_VER)
#define CARCASSONNE_ALWAYS_INLINE __forceinline
#else
#define CARCASSONNE_ALWAYS_INLINE inline
#endif
#endif

/// Marks a large function that is rarely entered, so that it does not bloat the hot path that calls it.
#ifndef CARCASSONNE_NEVER_INLINE
#if defined(__GNUC__)
#define CARCASSONNE_NEVER_INLINE __attribute__((noinline))
#elif defined(_MSC_VER)
#define CARCASSONNE_NEVER_INLINE __declspec(noinline)
#else
#define CARCASSONNE_NEVER_INLINE
#endif
#endif
