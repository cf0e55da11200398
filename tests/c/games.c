/* Whole games through the C interface: played by numbers and by words, taken back, saved and gone on with, explained.
 * With the argument `short` only one of them, for programs that watch every access to memory. */
#include "check.h"

struct plan {
    const char* rules;
    const char* names;
    uint32_t players;
    uint32_t flags;
    uint32_t draws;
};

static const struct plan plans[] = {
    {"base+farmers+messages+porxada+ghosts", "ann bob", 0, 0, CARCASSONNE_DRAWS_FROM_SEED},
    {"base:edition=c1+river:second", NULL, 4, CARCASSONNE_ASK_FORCED, CARCASSONNE_DRAWS_BY_CALLER},
    {"base", NULL, 0, 0, CARCASSONNE_DRAWS_FROM_SEED},
    {NULL, "x y z", 0, CARCASSONNE_ASK_FORCED, CARCASSONNE_DRAWS_FROM_SEED},
    {"base+river+messages", "eins zwei drei", 3, CARCASSONNE_KEEP_DRAWS, CARCASSONNE_DRAWS_FROM_SEED},
    {"base+farmers+abbot+inns_and_cathedrals+traders_and_builders", NULL, 6, 0, CARCASSONNE_DRAWS_BY_CALLER},
    {"base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom+messages+porxada+ghosts", "a b c d e f",
     0, 0, CARCASSONNE_DRAWS_FROM_SEED},
};

static carcassonne_game* begin(const struct plan* plan, uint64_t seed) {
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    carcassonne_error error = CARCASSONNE_ERROR;
    carcassonne_game* game = NULL;
    settings.rules = plan->rules;
    settings.names = plan->names;
    settings.players = plan->players;
    settings.flags = plan->flags;
    settings.draws = plan->draws;
    settings.seed = seed;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create(&settings, &game, &error));
    if (!CHECK(game != NULL)) {
        printf("%s\n", error.text);
        exit(1);
    }
    return game;
}

/* The lines of an explanation have to make up what the players have more than before. A score does not fall below 0, so
 * who lost points may have more than the lines say. */
static void check_reasons(const carcassonne_game* game, uint32_t first, const int32_t* before) {
    int32_t sums[6] = {0};
    int lost[6] = {0};
    uint32_t players = 0;
    char* reasons = NULL;
    char* line = NULL;
#define EXPLAIN(buffer, capacity, needed) carcassonne_explain(game, first, buffer, capacity, needed)
    TEXT_OF(reasons, EXPLAIN);
#undef EXPLAIN
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_player_count(game, &players));
    for (line = reasons; *line != '\0'; line = strchr(line, '\n') + 1) {
        char who[64];
        int points = 0;
        int known = 0;
        uint32_t i = 0;
        if (!CHECK(sscanf(line, "%63s %d for", who, &points) == 2)) {
            break;
        }
        for (i = 0; i < players; ++i) {
            char name[64];
            CHECK_STATUS(CARCASSONNE_OK, carcassonne_player_name(game, i, name, sizeof name, NULL));
            if (strcmp(name, who) == 0) {
                sums[i] += points;
                lost[i] = lost[i] || points < 0;
                known = 1;
            }
        }
        CHECK(known);
    }
    {
        uint32_t i = 0;
        for (i = 0; i < players; ++i) {
            int32_t now = 0;
            CHECK_STATUS(CARCASSONNE_OK, carcassonne_score(game, i, &now));
            CHECK(lost[i] ? now >= before[i] + sums[i] : now == before[i] + sums[i]);
        }
    }
    free(reasons);
}

/* Two games are at the same decision with the same past. */
static void check_same(const carcassonne_game* one, const carcassonne_game* other) {
    const carcassonne_decision here = decision_of(one);
    const carcassonne_decision there = decision_of(other);
    CHECK(hash_of(one) == hash_of(other));
    CHECK(here.answers == there.answers && here.player == there.player && here.turn_of == there.turn_of);
    CHECK(here.by_nature == there.by_nature && here.finished == there.finished);
    CHECK(strcmp(here.step, there.step) == 0 && strcmp(here.drawn, there.drawn) == 0);
}

static void check_record(const carcassonne_game* game, const struct plan* plan) {
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    carcassonne_error error = CARCASSONNE_ERROR;
    carcassonne_game* again = NULL;
    char* record = NULL;
    char* second = NULL;
    uint32_t decisions[2] = {0, 1};
    settings.flags = plan->flags;
#define RECORD(buffer, capacity, needed) carcassonne_record(game, buffer, capacity, needed)
    TEXT_OF(record, RECORD);
#undef RECORD
    CHECK(strncmp(record, "carcassonne record 2\n", 21) == 0);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create_from_record(record, &settings, &again, &error));
    CHECK(error.status == CARCASSONNE_OK && error.text[0] == '\0');
    if (CHECK(again != NULL)) {
        check_same(game, again);
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_history(game, &decisions[0], NULL, NULL));
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_history(again, &decisions[1], NULL, NULL));
        CHECK(decisions[0] == decisions[1]);
#define RECORD(buffer, capacity, needed) carcassonne_record(again, buffer, capacity, needed)
        TEXT_OF(second, RECORD);
#undef RECORD
        CHECK(strcmp(record, second) == 0);
        free(second);
    } else {
        printf("%s\n", error.text);
    }
    free(record);
    carcassonne_destroy(again);

    again = NULL;
#define RECORD(buffer, capacity, needed) carcassonne_record_json(game, buffer, capacity, needed)
    TEXT_OF(record, RECORD);
#undef RECORD
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create_from_record(record, &settings, &again, NULL));
    if (CHECK(again != NULL)) {
        check_same(game, again);
    }
    free(record);
    carcassonne_destroy(again);
}

static void check_position(const carcassonne_game* game, const struct plan* plan) {
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    carcassonne_error error = CARCASSONNE_ERROR;
    carcassonne_game* again = NULL;
    char* position = NULL;
    settings.flags = plan->flags;
    settings.draws = plan->draws;
#define POSITION(buffer, capacity, needed) carcassonne_position(game, buffer, capacity, needed)
    TEXT_OF(position, POSITION);
#undef POSITION
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create_from_position(position, &settings, &again, &error));
    if (CHECK(again != NULL)) {
        check_same(game, again);
        CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_record(again, NULL, 0, NULL));
        CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_record_json(again, NULL, 0, NULL));
        CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_undo(again, &error));
        CHECK(strcmp(error.rule, "SES-01") == 0);
    } else {
        printf("%s\n", error.text);
    }
    free(position);
    carcassonne_destroy(again);
}

/* Documents are what they say, and drawings are drawings. */
static void check_views(const carcassonne_game* game) {
    uint32_t decisions = 0;
    char* text = NULL;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_history(game, &decisions, NULL, NULL));
#define VIEW(buffer, capacity, needed) carcassonne_rules_json(game, buffer, capacity, needed)
    TEXT_OF(text, VIEW);
    CHECK(strncmp(text, "{\"form\":\"rules\"", 15) == 0 && text[strlen(text) - 1] == '}');
    free(text);
#undef VIEW
#define VIEW(buffer, capacity, needed) carcassonne_position_json(game, buffer, capacity, needed)
    TEXT_OF(text, VIEW);
    CHECK(strncmp(text, "{\"form\":\"position\"", 18) == 0 && text[strlen(text) - 1] == '}');
    free(text);
#undef VIEW
#define VIEW(buffer, capacity, needed) carcassonne_answers_json(game, buffer, capacity, needed)
    TEXT_OF(text, VIEW);
    CHECK(strncmp(text, "{\"form\":\"answers\"", 17) == 0 && text[strlen(text) - 1] == '}');
    free(text);
#undef VIEW
#define VIEW(buffer, capacity, needed) carcassonne_events_json(game, decisions - 1, buffer, capacity, needed)
    TEXT_OF(text, VIEW);
    CHECK(strncmp(text, "{\"form\":\"events\"", 16) == 0 && strstr(text, "\"answer given\"") != NULL);
    free(text);
#undef VIEW
#define VIEW(buffer, capacity, needed) carcassonne_svg(game, 40, CARCASSONNE_WITHOUT_LEGEND, buffer, capacity, needed)
    TEXT_OF(text, VIEW);
    CHECK(strncmp(text, "<svg ", 5) == 0 && strcmp(text + strlen(text) - 7, "</svg>\n") == 0);
    free(text);
#undef VIEW
#define VIEW(buffer, capacity, needed) carcassonne_picture(game, NULL, buffer, capacity, needed)
    TEXT_OF(text, VIEW);
    CHECK(strchr(text, '\n') != NULL);
    free(text);
#undef VIEW
}

/* Plays a game by numbers and beside it the same game by words. */
static void play(const struct plan* plan, uint64_t seed) {
    carcassonne_game* game = begin(plan, seed);
    carcassonne_game* spoken = NULL;
    carcassonne_game* first = NULL;
    carcassonne_error error = CARCASSONNE_ERROR;
    const int32_t nothing[6] = {0};
    int32_t before[6] = {0};
    uint32_t explained = 0;
    uint32_t made = 0;
    uint32_t tiles = 0;
    uint64_t dice = seed + 1;
    uint64_t end = 0;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_clone(game, &first));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_clone(game, &spoken));
    for (;;) {
        const carcassonne_decision decision = decision_of(game);
        char words[128];
        uint32_t answer = 0;
        uint32_t found = 0;
        size_t needed = 0;
        if (decision.finished) {
            break;
        }
        CHECK(decision.answers != 0 && decision.step[0] != '\0' && decision.turn_of >= 0);
        CHECK(decision.by_nature == (uint32_t)(decision.player == -1));
        CHECK(!decision.by_nature || plan->draws == CARCASSONNE_DRAWS_BY_CALLER);
        CHECK(decision.answers > 1 || (plan->flags & CARCASSONNE_ASK_FORCED) != 0);
        CHECK((strcmp(decision.step, "place") == 0) == (decision.drawn[0] != '\0'));
        answer = roll(&dice, decision.answers);
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_answer_text(game, answer, words, sizeof words, &needed));
        CHECK(needed == strlen(words) + 1);
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_find_answer(game, words, &found, NULL));
        CHECK(found == answer);
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, answer));
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play_words(spoken, words, &error));
        CHECK(hash_of(game) == hash_of(spoken));
        ++made;
        if (made - explained == 40) {
            uint32_t i = 0;
            uint32_t players = 0;
            check_reasons(game, explained, before);
            explained = made;
            CHECK_STATUS(CARCASSONNE_OK, carcassonne_player_count(game, &players));
            for (i = 0; i < players; ++i) {
                CHECK_STATUS(CARCASSONNE_OK, carcassonne_score(game, i, &before[i]));
            }
        }
        if (made == 40) {
            check_record(game, plan);
            check_position(game, plan);
            check_views(game);
        }
    }
    check_reasons(game, explained, before);
    check_reasons(game, 0, nothing);
    check_record(game, plan);
    check_position(game, plan);
    check_views(game);
    CHECK(decision_of(game).answers == 0 && decision_of(game).player == -1 && decision_of(game).turn_of == -1);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_tiles_left(game, &tiles));
    CHECK(tiles == 0);

    /* All the way back, and forth again. */
    end = hash_of(game);
    {
        uint32_t decisions = 0;
        uint32_t undone = 1;
        uint32_t earliest = 1;
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_history(game, &decisions, &undone, &earliest));
        CHECK(decisions == made && undone == 0);
        if ((plan->flags & CARCASSONNE_KEEP_DRAWS) != 0) {
            CHECK(earliest > 0);
            CHECK_STATUS(CARCASSONNE_REFUSED, carcassonne_jump(game, earliest - 1, &error));
            CHECK(strcmp(error.rule, "BAS-04") == 0);
        } else {
            CHECK(earliest == 0);
            CHECK_STATUS(CARCASSONNE_OK, carcassonne_undo(game, NULL));
            CHECK(!decision_of(game).finished && hash_of(game) != end);
            CHECK_STATUS(CARCASSONNE_OK, carcassonne_redo(game, NULL));
            CHECK(hash_of(game) == end);
            CHECK_STATUS(CARCASSONNE_OK, carcassonne_jump(game, 0, NULL));
            check_same(game, first);
            CHECK_STATUS(CARCASSONNE_OK, carcassonne_history(game, &decisions, &undone, NULL));
            CHECK(decisions == 0 && undone == made);
            CHECK_STATUS(CARCASSONNE_OK, carcassonne_jump(game, made, NULL));
            CHECK(hash_of(game) == end);
        }
    }
    /* The games by the side went their own ways. */
    check_same(game, spoken);
    CHECK(hash_of(first) != end);
    carcassonne_destroy(game);
    carcassonne_destroy(first);
    check_same(spoken, spoken);
    carcassonne_destroy(spoken);
}

/* The tiles come as a list says, then the caller is asked. */
static void play_a_script(void) {
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    carcassonne_game* game = NULL;
    carcassonne_decision decision;
    settings.draws = CARCASSONNE_DRAWS_FROM_SCRIPT;
    settings.flags = CARCASSONNE_ASK_FORCED;
    settings.script = "BA/L  BA/RFr ";
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create(&settings, &game, NULL));
    CHECK(strcmp(decision_of(game).drawn, "BA/L") == 0);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play_words(game, "place 0 1", NULL));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play_words(game, "pass", NULL));
    CHECK(strcmp(decision_of(game).drawn, "BA/RFr") == 0);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, 0));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play_words(game, "pass", NULL));
    decision = decision_of(game);
    CHECK(decision.by_nature == 1 && decision.player == -1 && decision.turn_of == 0);
    CHECK(strcmp(decision.step, "draw") == 0);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play_words(game, "draw BA/L", NULL));
    CHECK(strcmp(decision_of(game).drawn, "BA/L") == 0);
    carcassonne_destroy(game);
}

/* What is chosen is played, and said again. */
static void check_settings(void) {
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    carcassonne_game* game = NULL;
    char text[128];
    uint32_t players = 0;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create(NULL, &game, NULL));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_rules(game, text, sizeof text, NULL));
    CHECK(strcmp(text, "base+farmers") == 0);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_player_name(game, 1, text, sizeof text, NULL));
    CHECK(strcmp(text, "blue") == 0);
    carcassonne_destroy(game);

    settings.rules = "river:second+base:small_city:edition=c1";
    settings.names = "J\xc3\xb6rg";
    settings.players = 3;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create(&settings, &game, NULL));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_rules(game, text, sizeof text, NULL));
    CHECK(strstr(text, "base:") == text && strstr(text, "edition=c1") != NULL && strstr(text, "small_city=on") != NULL);
    CHECK(strstr(text, "+river:tiles=second") != NULL);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_player_count(game, &players));
    CHECK(players == 3);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_player_name(game, 0, text, sizeof text, NULL));
    CHECK(strcmp(text, "J\xc3\xb6rg") == 0);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_player_name(game, 2, text, sizeof text, NULL));
    CHECK(strcmp(text, "yellow") == 0);
    carcassonne_destroy(game);
}

/* A game that has a name keeps it, in clones too. */
static void check_name(void) {
    carcassonne_game* game = NULL;
    carcassonne_game* named = NULL;
    carcassonne_game* clone = NULL;
    char* record = NULL;
    char* text = NULL;
    const char* rest = NULL;
    size_t size = 0;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create(NULL, &game, NULL));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, 0));
#define RECORD(buffer, capacity, needed) carcassonne_record(game, buffer, capacity, needed)
    TEXT_OF(record, RECORD);
#undef RECORD
    CHECK(strstr(record, "game ") == NULL);
    rest = strchr(record, '\n') + 1;
    size = strlen(record) + 32;
    text = (char*)malloc(size);
    snprintf(text, size, "%.*sgame    final\n%s", (int)(rest - record), record, rest);
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create_from_record(text, NULL, &named, NULL));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_clone(named, &clone));
    free(record);
#define RECORD(buffer, capacity, needed) carcassonne_record(clone, buffer, capacity, needed)
    TEXT_OF(record, RECORD);
#undef RECORD
    CHECK(strcmp(record, text) == 0);
    free(record);
    free(text);
    carcassonne_destroy(clone);
    carcassonne_destroy(named);
    carcassonne_destroy(game);
}

int main(int count, char** arguments) {
    const int is_short = count > 1 && strcmp(arguments[1], "short") == 0;
    const size_t plan_count = is_short ? 1 : sizeof plans / sizeof plans[0];
    const uint64_t seeds = is_short ? 1 : 3;
    size_t i = 0;
    check_settings();
    play_a_script();
    check_name();
    for (i = 0; i < plan_count; ++i) {
        uint64_t seed = 0;
        for (seed = 0; seed < seeds; ++seed) {
            play(&plans[i], 2026 + seed);
        }
    }
    return report();
}
