/* Every status of the C interface that a caller can cause, and that a call that fails changes nothing. With the
 * argument `short` without texts of millions of letters, for programs that watch every access to memory. */
#include "check.h"

static carcassonne_game* new_game(uint32_t flags, uint32_t draws) {
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    carcassonne_game* game = NULL;
    settings.flags = flags;
    settings.draws = draws;
    settings.seed = 7;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create(&settings, &game, NULL));
    if (game == NULL) {
        exit(1);
    }
    return game;
}

/* Numbers that programs of all languages rely on. A change here is a new version of the interface. */
static void check_numbers(void) {
    CHECK(carcassonne_interface_version() == CARCASSONNE_INTERFACE_VERSION && CARCASSONNE_INTERFACE_VERSION == 1);
    CHECK(strcmp(carcassonne_library_version(), CARCASSONNE_EXPECTED_VERSION) == 0);
    CHECK(CARCASSONNE_OK == 0 && CARCASSONNE_BAD_ARGUMENT == 1 && CARCASSONNE_BAD_TEXT == 2);
    CHECK(CARCASSONNE_REFUSED == 3 && CARCASSONNE_NO_SUCH_ANSWER == 4 && CARCASSONNE_BUFFER_TOO_SMALL == 5);
    CHECK(CARCASSONNE_GAME_OVER == 6 && CARCASSONNE_OUT_OF_MEMORY == 7 && CARCASSONNE_INTERNAL == 8);
    CHECK(CARCASSONNE_DRAWS_FROM_SEED == 0 && CARCASSONNE_DRAWS_FROM_SCRIPT == 1 && CARCASSONNE_DRAWS_BY_CALLER == 2);
    CHECK(CARCASSONNE_ASK_FORCED == 1 && CARCASSONNE_KEEP_DRAWS == 2);
    CHECK(CARCASSONNE_WITHOUT_COORDINATES == 1 && CARCASSONNE_WITHOUT_FIGURES == 2);
    CHECK(CARCASSONNE_WITHOUT_LAST_TILE == 4 && CARCASSONNE_WITHOUT_LEGAL_SQUARES == 8);
    CHECK(CARCASSONNE_WITHOUT_LEGEND == 16 && CARCASSONNE_WITHOUT_SCORE_TRACK == 32);
    CHECK(sizeof(carcassonne_status) == 4);
    CHECK(sizeof(carcassonne_error) == 336 && offsetof(carcassonne_error, rule) == 32);
    CHECK(offsetof(carcassonne_error, subject) == 48 && offsetof(carcassonne_error, text) == 80);
    CHECK(sizeof(carcassonne_decision) == 88 && offsetof(carcassonne_decision, step) == 24);
    CHECK(offsetof(carcassonne_decision, drawn) == 56);
    CHECK(offsetof(carcassonne_settings, seed) == 16 && offsetof(carcassonne_settings, rules) == 24);
    CHECK(offsetof(carcassonne_settings, script) == 24 + 2 * sizeof(void*));
    /* Where pointers have four bytes and numbers of eight lie at multiples of eight, four bytes are left over. */
    CHECK(sizeof(carcassonne_settings) - 24 - 3 * sizeof(void*) < sizeof(uint64_t));
}

static void check_status_texts(void) {
    carcassonne_status status = 0;
    carcassonne_status other = 0;
    for (status = -1; status <= CARCASSONNE_INTERNAL + 1; ++status) {
        CHECK(carcassonne_status_text(status)[0] != '\0');
        for (other = 0; other < status; ++other) {
            const int both_unknown = status > CARCASSONNE_INTERNAL && other < 0;
            CHECK(both_unknown || strcmp(carcassonne_status_text(status), carcassonne_status_text(other)) != 0);
        }
    }
}

/* A begun game that cannot be: what the error tells. */
struct wrong_settings {
    uint32_t players;
    uint32_t draws;
    uint32_t flags;
    const char* rules;
    const char* names;
    const char* script;
    carcassonne_status status;
    uint32_t column;
    const char* rule;
    const char* subject;
    const char* text;
};

static const struct wrong_settings wrong[] = {
    {1, 0, 0, NULL, NULL, NULL, CARCASSONNE_REFUSED, 0, "BAS-02", "", "a game has 2 to 6 players"},
    {7, 0, 0, NULL, NULL, NULL, CARCASSONNE_REFUSED, 0, "BAS-02", "", "a game has 2 to 6 players"},
    {4000000000u, 0, 0, NULL, NULL, NULL, CARCASSONNE_REFUSED, 0, "BAS-02", "", "a game has 2 to 6 players"},
    {0, 0, 0, NULL, "alone", NULL, CARCASSONNE_REFUSED, 0, "BAS-02", "", "a game has 2 to 6 players"},
    {2, 0, 0, NULL, "a b c", NULL, CARCASSONNE_BAD_ARGUMENT, 0, "", "", "more names than players"},
    {2, 0, 0, NULL, "a a", NULL, CARCASSONNE_REFUSED, 0, "SET-16", "a", "the same name"},
    {2, 0, 0, NULL, "a b=c", NULL, CARCASSONNE_REFUSED, 0, "SET-15", "b=c", "one word"},
    {2, 0, 0, NULL, "a=b a", NULL, CARCASSONNE_REFUSED, 0, "SET-15", "a=b", "one word"},
    {0, 0, 0, "", NULL, NULL, CARCASSONNE_BAD_TEXT, 1, "", "", "no module"},
    {0, 0, 0, "base+farmers+dragons", NULL, NULL, CARCASSONNE_BAD_TEXT, 14, "", "dragons", "dragons"},
    {0, 0, 0, "base+river:third", NULL, NULL, CARCASSONNE_BAD_TEXT, 12, "", "third", "third"},
    {0, 0, 0, "base+river:tiles=third", NULL, NULL, CARCASSONNE_BAD_TEXT, 12, "", "tiles=third", "no such value"},
    /* A word that is told is cut between two letters. */
    {0, 0, 0,
     "base+"
     "\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6"
     "\xc3\xb6\xc3\xb6\xc3\xb6",
     NULL, NULL, CARCASSONNE_BAD_TEXT, 6, "",
     "\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6"
     "\xc3\xb6",
     "no module"},
    {2, 0, 0, NULL,
     "a "
     "a="
     "\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6"
     "\xc3\xb6\xc3\xb6\xc3\xb6",
     NULL, CARCASSONNE_REFUSED, 0, "SET-15",
     "a="
     "\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6\xc3\xb6",
     "one word"},
    {0, 0, 0, "base+base", NULL, NULL, CARCASSONNE_BAD_TEXT, 6, "", "base", "twice"},
    {0, 0, 0, "farmers", NULL, NULL, CARCASSONNE_BAD_TEXT, 8, "", "", "always played"},
    {0, 0, 0, "base\n", NULL, NULL, CARCASSONNE_BAD_TEXT, 5, "", "", "control character"},
    {0, 0, 0, "ba\xffse", NULL, NULL, CARCASSONNE_BAD_TEXT, 3, "", "", "UTF-8"},
    {0, 0, 0, NULL, "ann\tbob", NULL, CARCASSONNE_BAD_TEXT, 4, "", "", "control character"},
    {0, 0, 0, NULL, "ann b\xed\xa0\x80", NULL, CARCASSONNE_BAD_TEXT, 6, "", "", "UTF-8"},
    {0, CARCASSONNE_DRAWS_FROM_SCRIPT, 0, NULL, NULL, "BA/L XX", CARCASSONNE_REFUSED, 0, "SET-13", "XX",
     "does not have"},
    {0, CARCASSONNE_DRAWS_FROM_SCRIPT, 0, NULL, NULL, "BA/L BA/L BA/L BA/L BA/L", CARCASSONNE_REFUSED, 0, "SET-14",
     "BA/L", "more often"},
    {0, CARCASSONNE_DRAWS_FROM_SCRIPT, 0, NULL, NULL, "BA/L\x7f", CARCASSONNE_BAD_TEXT, 5, "", "", "control"},
    {0, 3, 0, NULL, NULL, NULL, CARCASSONNE_BAD_ARGUMENT, 0, "", "", "draws"},
    {0, 0, 4, NULL, NULL, NULL, CARCASSONNE_BAD_ARGUMENT, 0, "", "", "flags"},
};

static void check_create(void) {
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    carcassonne_error error = CARCASSONNE_ERROR;
    carcassonne_game* game = NULL;
    size_t i = 0;
    for (i = 0; i < sizeof wrong / sizeof wrong[0]; ++i) {
        game = (carcassonne_game*)&settings;
        settings.players = wrong[i].players;
        settings.draws = wrong[i].draws;
        settings.flags = wrong[i].flags;
        settings.rules = wrong[i].rules;
        settings.names = wrong[i].names;
        settings.script = wrong[i].script;
        CHECK_STATUS(wrong[i].status, carcassonne_create(&settings, &game, &error));
        if (!CHECK(game == NULL) || !CHECK(error.status == wrong[i].status) ||
            !CHECK(error.column == wrong[i].column) || !CHECK(error.line == (uint32_t)(wrong[i].column != 0)) ||
            !CHECK(strcmp(error.rule, wrong[i].rule) == 0) || !CHECK(strcmp(error.subject, wrong[i].subject) == 0) ||
            !CHECK(strstr(error.text, wrong[i].text) != NULL)) {
            printf("settings %d: rule '%s', subject '%s', column %d: %s\n", (int)i, error.rule, error.subject,
                   (int)error.column, error.text);
        }
        CHECK(error.side == -1 && error.x == 0 && error.y == 0 && error.has_square == 0);
        CHECK_STATUS(wrong[i].status, carcassonne_create(&settings, &game, NULL));
    }
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create(NULL, NULL, &error));
    CHECK(error.status == CARCASSONNE_BAD_ARGUMENT && error.text[0] != '\0');
    memset(&settings, 0, sizeof settings);
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create(&settings, &game, &error));
    CHECK(strstr(error.text, "size") != NULL);
    settings.size = (uint32_t)sizeof settings - 1;
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create(&settings, &game, &error));
    /* A program of a later version knows more of the settings than this library. */
    settings.size = (uint32_t)sizeof settings + 8;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create(&settings, &game, &error));
    CHECK(error.status == CARCASSONNE_OK && error.text[0] == '\0' && error.size == sizeof error);
    carcassonne_destroy(game);
    /* An error that was never set is not written to. */
    memset(&error, 'x', sizeof error);
    error.size = 0;
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create(NULL, &game, &error));
    CHECK(game == NULL && error.status == 0x78787878 && error.text[0] == 'x');
    carcassonne_destroy(NULL);
}

/* Texts that are no record and no position. */
static void check_bad_texts(void) {
    static const char* const texts[] = {
        "",
        "\n\n",
        "carcassonne record 1\n",
        "carcassonne record 2\nrules base\n",
        "carcassonne position 1\nrules base\n",
        "carcassonne record 2\nrules   base\ntiles   base-c2 72 0123456789abcdef\nplayers red blue\ndraws   listed\n\n",
        "{",
        "{}",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
        "{\"form\":\"record\",\"version\":1}",
        "carcassonne \xc3",
        "\x01\x02\x03 garbage \x7f",
    };
    carcassonne_error error = CARCASSONNE_ERROR;
    carcassonne_game* game = NULL;
    size_t i = 0;
    for (i = 0; i < sizeof texts / sizeof texts[0]; ++i) {
        game = (carcassonne_game*)&error;
        CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_create_from_record(texts[i], NULL, &game, &error));
        CHECK(game == NULL && error.text[0] != '\0' && (error.line != 0) == (error.column != 0));
        game = (carcassonne_game*)&error;
        CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_create_from_position(texts[i], NULL, &game, &error));
        CHECK(game == NULL && error.text[0] != '\0' && error.line != 0 && error.column != 0);
    }
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_create_from_record("a\nb\nc \xff", NULL, &game, &error));
    CHECK(error.line == 3 && error.column == 3);
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create_from_record(NULL, NULL, &game, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create_from_position(NULL, NULL, &game, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create_from_record("", NULL, NULL, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create_from_position("", NULL, NULL, &error));
    {
        carcassonne_settings settings = CARCASSONNE_SETTINGS;
        settings.size = 3;
        CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create_from_record("", &settings, &game, &error));
        CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create_from_position("", &settings, &game, &error));
    }
}

/* Settings that do not count are not looked at; those that do are. */
static void check_settings_that_count(void) {
    carcassonne_game* game = new_game(0, CARCASSONNE_DRAWS_FROM_SEED);
    carcassonne_game* other = NULL;
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    char* record = NULL;
    char* position = NULL;
#define WRITE(buffer, capacity, needed) carcassonne_record(game, buffer, capacity, needed)
    TEXT_OF(record, WRITE);
#undef WRITE
#define WRITE(buffer, capacity, needed) carcassonne_position(game, buffer, capacity, needed)
    TEXT_OF(position, WRITE);
#undef WRITE
    settings.players = 1;
    settings.rules = "\xff";
    settings.names = "a\n b c d";
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create_from_position(position, &settings, &other, NULL));
    carcassonne_destroy(other);
    settings.script = "\n";
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_create_from_position(position, &settings, &other, NULL));
    settings.draws = 3;
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create_from_position(position, &settings, &other, NULL));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create_from_record(record, &settings, &other, NULL));
    carcassonne_destroy(other);
    settings.flags = 4;
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_create_from_record(record, &settings, &other, NULL));
    free(record);
    free(position);
    carcassonne_destroy(game);
}

/* The longest text is read, a longer one is not. */
static void check_long_texts(void) {
    carcassonne_error error = CARCASSONNE_ERROR;
    carcassonne_game* game = NULL;
    char* huge = (char*)malloc((size_t)CARCASSONNE_LONGEST_TEXT + 2);
    memset(huge, '\n', (size_t)CARCASSONNE_LONGEST_TEXT + 1);
    huge[CARCASSONNE_LONGEST_TEXT + 1] = '\0';
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_create_from_record(huge, NULL, &game, &error));
    CHECK(error.line == 0 && strstr(error.text, "longer") != NULL);
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_create_from_position(huge, NULL, &game, &error));
    CHECK(strstr(error.text, "longer") != NULL);
    huge[CARCASSONNE_LONGEST_TEXT] = '\0';
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_create_from_position(huge, NULL, &game, &error));
    CHECK(error.line == CARCASSONNE_LONGEST_TEXT + 1 && error.column == 1);
    {
        carcassonne_settings settings = CARCASSONNE_SETTINGS;
        size_t i = 0;
        for (i = 0; i + 5 <= CARCASSONNE_LONGEST_TEXT; i += 5) {
            memcpy(huge + i, "BA/L ", 5);
        }
        settings.draws = CARCASSONNE_DRAWS_FROM_SCRIPT;
        settings.script = huge;
        huge[i] = '\0';
        CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_create(&settings, &game, &error));
        CHECK(strcmp(error.rule, "SET-14") == 0);
    }
    free(huge);
}

/* A record that was true until somebody changed a word. */
static void check_false_records(void) {
    carcassonne_game* game = new_game(CARCASSONNE_ASK_FORCED, CARCASSONNE_DRAWS_FROM_SEED);
    carcassonne_error error = CARCASSONNE_ERROR;
    carcassonne_game* other = NULL;
    char* record = NULL;
    char* place = NULL;
    char* position = NULL;
    int i = 0;
    for (i = 0; i < 12; ++i) {
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, 0));
    }
#define RECORD(buffer, capacity, needed) carcassonne_record(game, buffer, capacity, needed)
    TEXT_OF(record, RECORD);
#undef RECORD
    place = strstr(record, "seed 7");
    if (CHECK(place != NULL)) {
        place[5] = '8';
        CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_create_from_record(record, NULL, &other, &error));
        CHECK(other == NULL && strstr(error.text, "turn 1") != NULL);
        place[5] = '7';
    }
    place = strstr(record, "points 0 0");
    if (CHECK(place != NULL)) {
        place[7] = '3';
        CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_create_from_record(record, NULL, &other, &error));
        CHECK(other == NULL && strstr(error.text, "points") != NULL);
        place[7] = '0';
    }
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create_from_record(record, NULL, &other, NULL));
    carcassonne_destroy(other);
    free(record);

#define POSITION(buffer, capacity, needed) carcassonne_position(game, buffer, capacity, needed)
    TEXT_OF(position, POSITION);
#undef POSITION
    place = strstr(position, "agenda");
    if (CHECK(place != NULL)) {
        place[0] = 'A';
        CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_create_from_position(position, NULL, &other, &error));
        CHECK(other == NULL && error.line > 1);
        place[0] = 'a';
    }
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create_from_position(position, NULL, &other, &error));
    carcassonne_destroy(other);
    /* The script of a position has to be of its tiles, too. */
    {
        carcassonne_settings settings = CARCASSONNE_SETTINGS;
        settings.draws = CARCASSONNE_DRAWS_FROM_SCRIPT;
        settings.script = "no/tile";
        CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_create_from_position(position, &settings, &other, &error));
        CHECK(other == NULL && error.line == 0 && strcmp(error.rule, "SET-13") == 0);
        settings.script = "BA/Cccc+ BA/Cccc+";
        CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_create_from_position(position, &settings, &other, &error));
        CHECK(other == NULL && error.line == 0 && strcmp(error.rule, "SET-14") == 0);
    }
    free(position);
    carcassonne_destroy(game);
}

/* A position goes on with its script behind the draws that are past. */
static void check_script_of_a_position(void) {
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    carcassonne_game* game = NULL;
    carcassonne_game* other = NULL;
    char* position = NULL;
    settings.draws = CARCASSONNE_DRAWS_FROM_SCRIPT;
    settings.flags = CARCASSONNE_ASK_FORCED;
    settings.script = "BA/L BA/RFr BA/RRRR";
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create(&settings, &game, NULL));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, 0));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play_words(game, "pass", NULL));
    CHECK(strcmp(decision_of(game).drawn, "BA/RFr") == 0);
#define POSITION(buffer, capacity, needed) carcassonne_position(game, buffer, capacity, needed)
    TEXT_OF(position, POSITION);
#undef POSITION
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create_from_position(position, &settings, &other, NULL));
    CHECK(strcmp(decision_of(other).drawn, "BA/RFr") == 0);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(other, 0));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play_words(other, "pass", NULL));
    CHECK(strcmp(decision_of(other).drawn, "BA/RRRR") == 0);
    free(position);
    carcassonne_destroy(other);
    carcassonne_destroy(game);
}

static void check_words(void) {
    carcassonne_game* game = new_game(0, CARCASSONNE_DRAWS_BY_CALLER);
    carcassonne_error error = CARCASSONNE_ERROR;
    const uint64_t hash = hash_of(game);
    uint32_t answer = 77;
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_find_answer(game, "", &answer, &error));
    CHECK(error.line == 1 && error.column == 1 && strstr(error.text, "expected") != NULL);
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_find_answer(game, "dance", &answer, &error));
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_find_answer(game, "draw NO/TILE", &answer, &error));
    CHECK(error.column == 6 && strstr(error.text, "NO/TILE") != NULL);
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_find_answer(game, "draw BA/L\n", &answer, &error));
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_find_answer(game, "draw BA/\xc0\x80", &answer, &error));
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_play_words(game, "place 1", &error));
    CHECK(error.status == CARCASSONNE_BAD_TEXT && error.column == 8);
    CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_play_words(game, "draw BA/L BA/L", NULL));
    CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_find_answer(game, "pass", &answer, &error));
    CHECK(error.rule[0] != '\0' && error.text[0] != '\0' && error.line == 0);
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_find_answer(game, NULL, &answer, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_find_answer(NULL, "pass", &answer, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_find_answer(game, "draw BA/RFr", NULL, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_play_words(game, NULL, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_play_words(NULL, "pass", &error));
    CHECK(answer == 77 && hash_of(game) == hash);
    error.size = 8;
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_find_answer(game, "draw BA/RFr", &answer, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_play_words(game, "draw BA/RFr", &error));
    CHECK(answer == 77 && hash_of(game) == hash);
    error.size = sizeof error;

    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play_words(game, "draw BA/RFr", &error));
    CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_play_words(game, "place 7 7", &error));
    CHECK(strcmp(error.rule, "BAS-04") == 0 && error.x == 7 && error.y == 7 && error.has_square == 1 &&
          error.side == -1);
    CHECK(strstr(error.text, "no tile is next to this square") != NULL);
    CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_play_words(game, "place 1 0 turned 90", &error));
    CHECK(error.rule[0] != '\0' && error.x == 1 && error.y == 0 && error.side == 3);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play_words(game, "place 1 0", &error));
    CHECK(error.status == CARCASSONNE_OK && error.rule[0] == '\0' && error.side == -1);
    carcassonne_destroy(game);
}

static void check_answers(void) {
    carcassonne_game* game = new_game(0, CARCASSONNE_DRAWS_FROM_SEED);
    carcassonne_decision decision = decision_of(game);
    carcassonne_error error = CARCASSONNE_ERROR;
    const uint64_t hash = hash_of(game);
    uint32_t answer = 5;
    char words[64] = "untouched";
    size_t needed = 99;
    CHECK_STATUS(CARCASSONNE_NO_SUCH_ANSWER, carcassonne_play(game, decision.answers));
    CHECK_STATUS(CARCASSONNE_NO_SUCH_ANSWER, carcassonne_play(game, UINT32_MAX));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_play(NULL, 0));
    CHECK_STATUS(CARCASSONNE_NO_SUCH_ANSWER,
                 carcassonne_answer_text(game, decision.answers, words, sizeof words, &needed));
    CHECK(strcmp(words, "untouched") == 0 && needed == 99 && hash_of(game) == hash);
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_ask(NULL, &decision));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_ask(game, NULL));
    decision.size = 12;
    decision.answers = 4711;
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_ask(game, &decision));
    CHECK(decision.answers == 4711);
    decision.size = sizeof decision + 100;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_ask(game, &decision));
    CHECK(decision.answers != 4711 && decision.size == sizeof decision + 100);

    CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_undo(game, &error));
    CHECK(strcmp(error.rule, "SES-01") == 0);
    CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_redo(game, &error));
    CHECK(strcmp(error.rule, "SES-02") == 0);
    CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_jump(game, 1, &error));
    CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_jump(game, UINT32_MAX, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_undo(NULL, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_redo(NULL, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_jump(NULL, 0, &error));
    error.size = 0;
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_undo(game, &error));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_history(NULL, &answer, &answer, &answer));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_history(game, NULL, NULL, NULL));
    CHECK(answer == 5 && hash_of(game) == hash);

    while (!decision_of(game).finished) {
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, 0));
    }
    error.size = sizeof error;
    CHECK_STATUS(CARCASSONNE_GAME_OVER, carcassonne_play(game, 0));
    CHECK_STATUS(CARCASSONNE_GAME_OVER, carcassonne_play_words(game, "pass", &error));
    CHECK(error.status == CARCASSONNE_GAME_OVER && strcmp(error.text, "the game is over") == 0);
    CHECK_STATUS(CARCASSONNE_GAME_OVER, carcassonne_find_answer(game, "pass", &answer, &error));
    CHECK_STATUS(CARCASSONNE_GAME_OVER, carcassonne_answer_text(game, 0, words, sizeof words, NULL));
    CHECK(decision_of(game).step[0] == '\0' && decision_of(game).drawn[0] == '\0');
    carcassonne_destroy(game);
}

static void check_numbers_of_a_game(void) {
    carcassonne_game* game = new_game(0, CARCASSONNE_DRAWS_FROM_SEED);
    carcassonne_game* clone = (carcassonne_game*)&game;
    uint32_t number = 4711;
    int32_t points = 4711;
    uint64_t hash = 4711;
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_player_count(NULL, &number));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_player_count(game, NULL));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_tiles_left(NULL, &number));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_tiles_left(game, NULL));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_finished(NULL, &number));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_finished(game, NULL));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_score(NULL, 0, &points));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_score(game, 0, NULL));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_score(game, 2, &points));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_score(game, UINT32_MAX, &points));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_hash(NULL, &hash));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_hash(game, NULL));
    CHECK(number == 4711 && points == 4711 && hash == 4711);
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_clone(game, NULL));
    CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_clone(NULL, &clone));
    CHECK(clone == NULL);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_finished(game, &number));
    CHECK(number == 0);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_tiles_left(game, &number));
    CHECK(number == 70);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_score(game, 1, &points));
    CHECK(points == 0);
    carcassonne_destroy(game);
}

/* Every function that writes a text, in one shape. */
typedef carcassonne_status (*writer)(const carcassonne_game* game, char* buffer, size_t capacity, size_t* needed);

static carcassonne_status write_answer(const carcassonne_game* game, char* buffer, size_t capacity, size_t* needed) {
    return carcassonne_answer_text(game, 0, buffer, capacity, needed);
}
static carcassonne_status write_name(const carcassonne_game* game, char* buffer, size_t capacity, size_t* needed) {
    return carcassonne_player_name(game, 0, buffer, capacity, needed);
}
static carcassonne_status write_reasons(const carcassonne_game* game, char* buffer, size_t capacity, size_t* needed) {
    return carcassonne_explain(game, 0, buffer, capacity, needed);
}
static carcassonne_status write_picture(const carcassonne_game* game, char* buffer, size_t capacity, size_t* needed) {
    return carcassonne_picture(game, "RB", buffer, capacity, needed);
}
static carcassonne_status write_svg(const carcassonne_game* game, char* buffer, size_t capacity, size_t* needed) {
    return carcassonne_svg(game, 0, 0, buffer, capacity, needed);
}
static carcassonne_status write_events(const carcassonne_game* game, char* buffer, size_t capacity, size_t* needed) {
    return carcassonne_events_json(game, 0, buffer, capacity, needed);
}

static const writer writers[] = {write_answer,
                                 write_name,
                                 carcassonne_rules,
                                 write_reasons,
                                 write_picture,
                                 write_svg,
                                 carcassonne_record,
                                 carcassonne_position,
                                 carcassonne_rules_json,
                                 carcassonne_position_json,
                                 carcassonne_answers_json,
                                 write_events,
                                 carcassonne_record_json};

static void check_buffers(void) {
    carcassonne_game* game = new_game(0, CARCASSONNE_DRAWS_FROM_SEED);
    uint64_t hash = 0;
    size_t i = 0;
    uint64_t dice = 1;
    for (i = 0; i < 60; ++i) {
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, roll(&dice, decision_of(game).answers)));
    }
    hash = hash_of(game);
    for (i = 0; i < sizeof writers / sizeof writers[0]; ++i) {
        size_t needed = 0;
        size_t again = 0;
        char small[2] = {'x', 'y'};
        char* exact = NULL;
        CHECK_STATUS(CARCASSONNE_BUFFER_TOO_SMALL, writers[i](game, NULL, 0, &needed));
        CHECK(needed > 2);
        CHECK_STATUS(CARCASSONNE_BUFFER_TOO_SMALL, writers[i](game, NULL, 0, NULL));
        CHECK_STATUS(CARCASSONNE_BUFFER_TOO_SMALL, writers[i](game, small, 0, &again));
        CHECK(again == needed && small[0] == 'x');
        CHECK_STATUS(CARCASSONNE_BUFFER_TOO_SMALL, writers[i](game, small, 1, &again));
        CHECK(again == needed && small[0] == '\0' && small[1] == 'y');
        exact = (char*)malloc(needed);
        memset(exact, 'x', needed);
        CHECK_STATUS(CARCASSONNE_BUFFER_TOO_SMALL, writers[i](game, exact, needed - 1, &again));
        CHECK(again == needed && exact[0] == '\0' && exact[needed - 1] == 'x' && exact[needed - 2] == 'x');
        again = 0;
        CHECK_STATUS(CARCASSONNE_OK, writers[i](game, exact, needed, &again));
        CHECK(again == needed && strlen(exact) == needed - 1);
        again = 4711;
        CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, writers[i](game, NULL, 10, &again));
        CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, writers[i](NULL, exact, needed, &again));
        CHECK(again == 4711 && strlen(exact) == needed - 1);
        CHECK(hash_of(game) == hash);
        free(exact);
    }
    {
        char text[16] = "untouched";
        uint32_t decisions = 0;
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_history(game, &decisions, NULL, NULL));
        CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_player_name(game, 2, text, sizeof text, NULL));
        CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_explain(game, decisions + 1, text, sizeof text, NULL));
        CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_events_json(game, decisions + 1, text, sizeof text, NULL));
        CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_picture(game, "R", text, sizeof text, NULL));
        CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_picture(game, "\xc3\xb6", text, sizeof text, NULL));
        CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_picture(game, "R\n", text, sizeof text, NULL));
        CHECK_STATUS(CARCASSONNE_BAD_TEXT, carcassonne_picture(game, "R\xff", text, sizeof text, NULL));
        CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_svg(game, 1001, 0, text, sizeof text, NULL));
        CHECK_STATUS(CARCASSONNE_BAD_ARGUMENT, carcassonne_svg(game, 0, 64, text, sizeof text, NULL));
        CHECK(strcmp(text, "untouched") == 0 && hash_of(game) == hash);
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_explain(game, decisions, text, sizeof text, NULL));
        CHECK(text[0] == '\0');
    }
    carcassonne_destroy(game);
}

/* Whatever is left out of a drawing is not in it. */
static void check_drawings(void) {
    static const struct {
        uint32_t what;
        const char* sign;
    } parts[] = {{CARCASSONNE_WITHOUT_FIGURES, "class=\"figure\""},
                 {CARCASSONNE_WITHOUT_LAST_TILE, "class=\"last-tile\""},
                 {CARCASSONNE_WITHOUT_LEGAL_SQUARES, "class=\"legal-square\""},
                 {CARCASSONNE_WITHOUT_LEGEND | CARCASSONNE_WITHOUT_SCORE_TRACK, "class=\"panel\""}};
    carcassonne_game* game = new_game(0, CARCASSONNE_DRAWS_FROM_SEED);
    size_t i = 0;
    for (i = 0; i < 40 || strcmp(decision_of(game).step, "place") != 0; ++i) {
        const uint32_t answers = decision_of(game).answers;
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, answers - 1));
    }
    for (i = 0; i < sizeof parts / sizeof parts[0]; ++i) {
        char* with = NULL;
        char* without = NULL;
#define DRAW(buffer, capacity, needed) carcassonne_svg(game, 0, 0, buffer, capacity, needed)
        TEXT_OF(with, DRAW);
#undef DRAW
#define DRAW(buffer, capacity, needed) carcassonne_svg(game, 0, parts[i].what, buffer, capacity, needed)
        TEXT_OF(without, DRAW);
#undef DRAW
        CHECK(strstr(with, parts[i].sign) != NULL);
        CHECK(strstr(without, parts[i].sign) == NULL);
        free(with);
        free(without);
    }
    carcassonne_destroy(game);
}

int main(int count, char** arguments) {
    const int is_short = count > 1 && strcmp(arguments[1], "short") == 0;
    check_numbers();
    check_status_texts();
    check_create();
    check_bad_texts();
    check_settings_that_count();
    if (!is_short) {
        check_long_texts();
    }
    check_false_records();
    check_script_of_a_position();
    check_words();
    check_answers();
    check_numbers_of_a_game();
    check_buffers();
    check_drawings();
    return report();
}
