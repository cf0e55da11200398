/* The game of Carcassonne for programs in C, and in every language that can call C: the library `carcassonne_c`.
 *
 *     carcassonne_settings settings = CARCASSONNE_SETTINGS;
 *     carcassonne_game* game = NULL;
 *     settings.rules = "base+farmers+river";
 *     settings.seed = 2026;
 *     if (carcassonne_create(&settings, &game, NULL) == CARCASSONNE_OK) {
 *         carcassonne_play(game, 0);
 *         carcassonne_destroy(game);
 *     }
 *
 * A game is a handle. Whatever goes in or out is a number of a fixed width, a text, or one of three plain structs; no
 * memory but that of the handle changes its owner. docs/c_interface.md leads through it.
 *
 * Texts are UTF-8 and end with a 0. Those that go in may have CARCASSONNE_LONGEST_TEXT bytes and are not kept. Those
 * that come out are written to the buffer of the caller: `capacity` is its size in bytes, and `*needed`, unless
 * `needed` is NULL, becomes the size that the text needs, its 0 included. A buffer that is too small gets the empty
 * text and CARCASSONNE_BUFFER_TOO_SMALL; a buffer of size 0 may be NULL, which asks for the size alone.
 *
 * Every function that can fail returns a status. A call that fails changes nothing in the game, and what it would have
 * told is not touched, save that `*game` of a game that was not made becomes NULL, `*needed` may be set and a buffer
 * that is too small gets the empty text. No C++ exception leaves the library.
 *
 * A handle is used by one thread at a time. Different handles are independent of one another, clones too, and functions
 * that take a `const carcassonne_game*` may run side by side in several threads as long as nobody plays. There is no
 * state beside the handles.
 */
#ifndef CARCASSONNE_H
#define CARCASSONNE_H

#include <stddef.h>
#include <stdint.h>

/* Says that a function is one of the library; programs need not care. */
#if defined(CARCASSONNE_C_STATIC)
#define CARCASSONNE_API
#elif defined(_WIN32) && defined(CARCASSONNE_C_BUILDING)
#define CARCASSONNE_API __declspec(dllexport)
#elif defined(_WIN32)
#define CARCASSONNE_API __declspec(dllimport)
#elif defined(__GNUC__)
#define CARCASSONNE_API __attribute__((visibility("default")))
#else
#define CARCASSONNE_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Versions ---- */

/* The version of this interface. Within one version functions and constants are only added and structs only grow at
 * their ends; what a program was compiled for keeps its meaning. The shared library has it as its SOVERSION. */
#define CARCASSONNE_INTERFACE_VERSION 1

/* The interface version of the library that runs. A program that was compiled for another one must not go on. */
CARCASSONNE_API uint32_t carcassonne_interface_version(void);

/* The version of the library that runs: "0.1.0". The text lives as long as the library is loaded. */
CARCASSONNE_API const char* carcassonne_library_version(void);

/* ---- Statuses and errors ---- */

/* How a call went. The numbers never change. */
typedef int32_t carcassonne_status;
enum {
    /* All went well. */
    CARCASSONNE_OK = 0,
    /* A pointer is NULL that must not be, a number is out of its range, or the `size` of a struct is not set. */
    CARCASSONNE_BAD_ARGUMENT = 1,
    /* A text does not say what it should: `line`, `column` and `text` of the error tell where, what was expected and
     * what was found. */
    CARCASSONNE_BAD_TEXT = 2,
    /* The rules do not allow it: `rule` and `text` of the error tell why. */
    CARCASSONNE_REFUSED = 3,
    /* The open decision has no answer of this number. */
    CARCASSONNE_NO_SUCH_ANSWER = 4,
    /* The buffer is too small: `*needed` tells how large it has to be. */
    CARCASSONNE_BUFFER_TOO_SMALL = 5,
    /* Nothing is asked any more. */
    CARCASSONNE_GAME_OVER = 6,
    /* There is no memory left. */
    CARCASSONNE_OUT_OF_MEMORY = 7,
    /* A fault of the library. */
    CARCASSONNE_INTERNAL = 8
};

/* A status in words: "refused by the rules". Any number is allowed. The text lives as long as the library is loaded. */
CARCASSONNE_API const char* carcassonne_status_text(carcassonne_status status);

/* What went wrong. Functions that have something to tell take a pointer to one as their last argument, which may be
 * NULL; `size` must be set before (CARCASSONNE_ERROR does it), and all else is written, also when the call goes well.
 * Texts that are too long are cut. */
typedef struct carcassonne_error {
    /* sizeof(carcassonne_error), set by the caller. */
    uint32_t size;
    /* What the function returned. */
    int32_t status;
    /* The line of a text in which the fault is, counted from 1; 0 when it is in none or the place is told by `text`. */
    uint32_t line;
    /* The byte of that line with which the fault begins, counted from 1; 0 where `line` is. */
    uint32_t column;
    /* How far east of the first tile the square lies that it is about; 0 when it is about none. */
    int32_t x;
    /* How far south of the first tile that square lies; 0 when it is about none. */
    int32_t y;
    /* 1 when it is about a square, otherwise 0. */
    uint32_t has_square;
    /* The edge of that square: 0 north, 1 east, 2 south, 3 west; -1 when it is about none. */
    int32_t side;
    /* The id of the rule that refused, as in docs/rules: "BAS-04"; empty when none did. */
    char rule[16];
    /* The tile or the module that it is about; empty when it is about none. */
    char subject[32];
    /* One sentence. */
    char text[256];
} carcassonne_error;

/* With what a carcassonne_error begins: `carcassonne_error error = CARCASSONNE_ERROR;`. */
#define CARCASSONNE_ERROR \
    { sizeof(carcassonne_error), 0, 0u, 0u, 0, 0, 0u, -1, "", "", "" }

/* ---- The life of a game ---- */

/* The bytes that a text may have that goes in, without its 0. */
#define CARCASSONNE_LONGEST_TEXT 16777216

/* A game, with its set-up and its history. */
typedef struct carcassonne_game carcassonne_game;

/* Who draws the tiles, and answers whatever else is left to chance: `draws` of the settings. */
enum {
    /* The game itself, from its seed. */
    CARCASSONNE_DRAWS_FROM_SEED = 0,
    /* A list of tiles. When it is used up the caller is asked. */
    CARCASSONNE_DRAWS_FROM_SCRIPT = 1,
    /* The caller: every draw is a decision that is answered like any other. */
    CARCASSONNE_DRAWS_BY_CALLER = 2
};

/* `flags` of the settings, to be added. */
enum {
    /* Decisions with one answer are asked, too; otherwise the game answers them itself. */
    CARCASSONNE_ASK_FORCED = 1,
    /* What was drawn has been seen by everybody and is not taken back: carcassonne_undo stops there. */
    CARCASSONNE_KEEP_DRAWS = 2
};

/* What is chosen before a game begins. Begin with CARCASSONNE_SETTINGS and change what matters; 0 and NULL are the
 * usual game. */
typedef struct carcassonne_settings {
    /* sizeof(carcassonne_settings), set by the caller. */
    uint32_t size;
    /* 2 to 6; 0 for as many as there are names, or 2 without names. */
    uint32_t players;
    /* Who draws: CARCASSONNE_DRAWS_FROM_SEED or another of the three. */
    uint32_t draws;
    /* CARCASSONNE_ASK_FORCED, CARCASSONNE_KEEP_DRAWS, both added, or 0. */
    uint32_t flags;
    /* For CARCASSONNE_DRAWS_FROM_SEED: the same seed is the same game on every machine. */
    uint64_t seed;
    /* The modules that are played and their options, in the words of docs/choose_modules.md:
     * "base+farmers+river:second:edition=c1". NULL for "base+farmers". */
    const char* rules;
    /* What the players are called, words parted by blanks: "ann bob"; more names than players are a bad argument. A
     * player without a name is called by the colour of the seat: red, blue, yellow, green, black, pink. NULL for no
     * names. */
    const char* names;
    /* For CARCASSONNE_DRAWS_FROM_SCRIPT the ids of the tiles to come, parted by blanks: "BA/L BA/RFr". For a game that
     * goes on from a position it is the whole script from the beginning; the position knows how many of its draws are
     * past. NULL for none. */
    const char* script;
} carcassonne_settings;

/* With what the settings begin: those of the usual game. */
#define CARCASSONNE_SETTINGS \
    { sizeof(carcassonne_settings), 0u, 0u, 0u, 0u, NULL, NULL, NULL }

/* Begins a game and goes on to its first decision. NULL for `settings` is the usual game. Refused are numbers of
 * players, names and scripts that cannot be; rules that are not known are a bad text. */
CARCASSONNE_API carcassonne_status carcassonne_create(const carcassonne_settings* settings, carcassonne_game** game,
                                                      carcassonne_error* error);

/* Plays a recorded game again, from its text (docs/notation.md) or its JSON (docs/json.md), and stands where the record
 * ends, with the whole history. Everything that the record tells is compared; a record that is not true is refused.
 * Rules, names and seed are those of the record, and tiles that were not drawn from a seed are drawn by the caller from
 * there on. Of the settings, which may be NULL, only `flags` count. */
CARCASSONNE_API carcassonne_status carcassonne_create_from_record(const char* record,
                                                                  const carcassonne_settings* settings,
                                                                  carcassonne_game** game, carcassonne_error* error);

/* Goes on from a position (docs/notation.md). What came before it is not known: the game can be taken back to there and
 * has no record. Rules, names and where chance stands are those of the position; of the settings, which may be NULL,
 * `draws`, `script` and `flags` count. A script that cannot be is refused. */
CARCASSONNE_API carcassonne_status carcassonne_create_from_position(const char* position,
                                                                    const carcassonne_settings* settings,
                                                                    carcassonne_game** game, carcassonne_error* error);

/* Another game that stands where this one does, with the same history, and goes its own way. */
CARCASSONNE_API carcassonne_status carcassonne_clone(const carcassonne_game* game, carcassonne_game** clone);

/* Ends the life of a game; NULL is allowed. Each handle is destroyed once and not used any more afterwards: that is not
 * checked. */
CARCASSONNE_API void carcassonne_destroy(carcassonne_game* game);

/* ---- Deciding ---- */

/* What is asked. */
typedef struct carcassonne_decision {
    /* sizeof(carcassonne_decision), set by the caller. */
    uint32_t size;
    /* How many legal answers there are, numbered from 0; 0 when the game is over. */
    uint32_t answers;
    /* Who decides, counted from 0 in the order of play; -1 when it is chance, or nobody since the game is over. */
    int32_t player;
    /* Whose turn it is; -1 when the game is over. */
    int32_t turn_of;
    /* 1 when chance decides, which the caller then answers; otherwise 0. */
    uint32_t by_nature;
    /* 1 when the game is over; otherwise 0. */
    uint32_t finished;
    /* What the decision is about: "place", "figure"; empty when the game is over. docs/order_of_play.md has all. */
    char step[32];
    /* The id of the tile that is to be placed; empty when none is. */
    char drawn[32];
} carcassonne_decision;

/* With what a carcassonne_decision begins. */
#define CARCASSONNE_DECISION \
    { sizeof(carcassonne_decision), 0u, -1, -1, 0u, 0u, "", "" }

/* The open decision. */
CARCASSONNE_API carcassonne_status carcassonne_ask(const carcassonne_game* game, carcassonne_decision* decision);

/* An answer in the words of docs/notation.md: "place 1 0 turned 90", "deploy meeple on road E.W", "pass". */
CARCASSONNE_API carcassonne_status carcassonne_answer_text(const carcassonne_game* game, uint32_t answer, char* buffer,
                                                           size_t capacity, size_t* needed);

/* The number of the answer that is said so. Words that are no action are a bad text; an action that is not legal is
 * refused, with its rule. */
CARCASSONNE_API carcassonne_status carcassonne_find_answer(const carcassonne_game* game, const char* words,
                                                           uint32_t* answer, carcassonne_error* error);

/* Plays an answer by its number. What had been taken back is forgotten. */
CARCASSONNE_API carcassonne_status carcassonne_play(carcassonne_game* game, uint32_t answer);

/* Plays an answer by its words, with the errors of carcassonne_find_answer. */
CARCASSONNE_API carcassonne_status carcassonne_play_words(carcassonne_game* game, const char* words,
                                                          carcassonne_error* error);

/* ---- Back and forth ---- */

/* How many decisions led to where the game is, how many carcassonne_redo can bring again, and to how many it can go
 * back at most (0, or more with CARCASSONNE_KEEP_DRAWS). What the game answered itself does not count. Each pointer may
 * be NULL. */
CARCASSONNE_API carcassonne_status carcassonne_history(const carcassonne_game* game, uint32_t* decisions,
                                                       uint32_t* undone, uint32_t* earliest);

/* Takes the last decision back, with all that followed from it. */
CARCASSONNE_API carcassonne_status carcassonne_undo(carcassonne_game* game, carcassonne_error* error);

/* Makes the decision again that was taken back last. */
CARCASSONNE_API carcassonne_status carcassonne_redo(carcassonne_game* game, carcassonne_error* error);

/* Goes back or forth to the moment when so many decisions had been made. */
CARCASSONNE_API carcassonne_status carcassonne_jump(carcassonne_game* game, uint32_t decisions,
                                                    carcassonne_error* error);

/* ---- Looking ---- */

/* How many play. */
CARCASSONNE_API carcassonne_status carcassonne_player_count(const carcassonne_game* game, uint32_t* players);

/* What a player is called. Players are counted from 0 in the order of play, here as everywhere. */
CARCASSONNE_API carcassonne_status carcassonne_player_name(const carcassonne_game* game, uint32_t player, char* buffer,
                                                           size_t capacity, size_t* needed);

/* The points of a player, which may be below 0. */
CARCASSONNE_API carcassonne_status carcassonne_score(const carcassonne_game* game, uint32_t player, int32_t* points);

/* How many tiles are still to be drawn. */
CARCASSONNE_API carcassonne_status carcassonne_tiles_left(const carcassonne_game* game, uint32_t* tiles);

/* 1 when the game is over; otherwise 0. */
CARCASSONNE_API carcassonne_status carcassonne_finished(const carcassonne_game* game, uint32_t* finished);

/* A fingerprint of everything that can make a difference, what chance will bring included. Compare it with those of the
 * same build of the library alone. */
CARCASSONNE_API carcassonne_status carcassonne_hash(const carcassonne_game* game, uint64_t* hash);

/* ---- Texts ---- */

/* The modules that are played and their options, as `rules` of the settings takes them. */
CARCASSONNE_API carcassonne_status carcassonne_rules(const carcassonne_game* game, char* buffer, size_t capacity,
                                                     size_t* needed);

/* The points that were scored from the moment when `first` decisions had been made until now, one line each:
 * "red 12 for city N.W at 3 -2: 5 tiles x 2 + 1 pennant x 2". With one less than carcassonne_history tells, what the
 * last decision brought; with 0, all of the game. The text is empty when nothing was scored. A score does not fall
 * below 0: who loses points has lost less than the line says when there were not so many. */
CARCASSONNE_API carcassonne_status carcassonne_explain(const carcassonne_game* game, uint32_t first, char* buffer,
                                                       size_t capacity, size_t* needed);

/* The table, drawn with letters. `signs` has a letter for the figures of each player; NULL for those of
 * docs/playing.md. */
CARCASSONNE_API carcassonne_status carcassonne_picture(const carcassonne_game* game, const char* signs, char* buffer,
                                                       size_t capacity, size_t* needed);

/* What carcassonne_svg leaves out, to be added. */
enum {
    CARCASSONNE_WITHOUT_COORDINATES = 1,
    CARCASSONNE_WITHOUT_FIGURES = 2,
    CARCASSONNE_WITHOUT_LAST_TILE = 4,
    CARCASSONNE_WITHOUT_LEGAL_SQUARES = 8,
    CARCASSONNE_WITHOUT_LEGEND = 16,
    CARCASSONNE_WITHOUT_SCORE_TRACK = 32
};

/* The table as a drawing in SVG (docs/pictures.md). A tile is `tile_size` pixels wide, 1 to 1000; 0 for 100. */
CARCASSONNE_API carcassonne_status carcassonne_svg(const carcassonne_game* game, uint32_t tile_size, uint32_t without,
                                                   char* buffer, size_t capacity, size_t* needed);

/* The game so far as a record, which carcassonne_create_from_record plays again: to save a game with its history. What
 * was taken back is not in it. Refused for a game that goes on from a position. */
CARCASSONNE_API carcassonne_status carcassonne_record(const carcassonne_game* game, char* buffer, size_t capacity,
                                                      size_t* needed);

/* How the game stands as a position, which carcassonne_create_from_position goes on from: to save a game without its
 * history. */
CARCASSONNE_API carcassonne_status carcassonne_position(const carcassonne_game* game, char* buffer, size_t capacity,
                                                        size_t* needed);

/* ---- JSON ----
 * The documents of docs/json.md, on one line each. docs/json.schema.json has their form. nlohmann/json allocates where
 * it frees a document: when memory runs out just there, it ends the program. The functions above do not.
 */

/* All modules with their options and the values that these can have, played or not; tiles and figures of those that are
 * played. */
CARCASSONNE_API carcassonne_status carcassonne_rules_json(const carcassonne_game* game, char* buffer, size_t capacity,
                                                          size_t* needed);

/* How the game stands: players with points, score track and figures at hand, tiles, open squares, features, figures on
 * the board, tiles to come, the open decision. */
CARCASSONNE_API carcassonne_status carcassonne_position_json(const carcassonne_game* game, char* buffer,
                                                             size_t capacity, size_t* needed);

/* All answers to the open decision, with their parts, for buttons and squares. */
CARCASSONNE_API carcassonne_status carcassonne_answers_json(const carcassonne_game* game, char* buffer, size_t capacity,
                                                            size_t* needed);

/* What happened from the moment when `first` decisions had been made until now; 0 begins with what happened before the
 * first decision. */
CARCASSONNE_API carcassonne_status carcassonne_events_json(const carcassonne_game* game, uint32_t first, char* buffer,
                                                           size_t capacity, size_t* needed);

/* The record of carcassonne_record. */
CARCASSONNE_API carcassonne_status carcassonne_record_json(const carcassonne_game* game, char* buffer, size_t capacity,
                                                           size_t* needed);

#ifdef __cplusplus
}
#endif

#endif
