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

/// Whether the program links the library `carcassonne::standard`, in which the standard rules are compiled already. Its
/// CMake target defines it.
#ifndef CARCASSONNE_STANDARD_LIBRARY
#define CARCASSONNE_STANDARD_LIBRARY 0
#endif

/// Marks a function that stays out of those that call it, so that what is done always is not slowed down by what is
/// done sometimes.
#ifndef CARCASSONNE_APART
#if defined(__GNUC__)
#define CARCASSONNE_APART __attribute__((noinline))
#elif defined(_MSC_VER)
#define CARCASSONNE_APART __declspec(noinline)
#else
#define CARCASSONNE_APART
#endif
#endif

/// Marks a function that runs seldom, such as those that put a set-up together: it stays out of the hot path and is
/// compiled for size, which takes a fraction of the time.
#ifndef CARCASSONNE_COLD
#if defined(__GNUC__)
#define CARCASSONNE_COLD __attribute__((noinline, cold))
#elif defined(_MSC_VER)
#define CARCASSONNE_COLD __declspec(noinline)
#else
#define CARCASSONNE_COLD
#endif
#endif
