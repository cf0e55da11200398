/* A game through the C interface: random answers, why the last points were given, saved and gone on with. */
#include <carcassonne.h>

#include <stdio.h>
#include <stdlib.h>

/* What went wrong, on the way out. */
static int fail(const char* what, carcassonne_status status, const carcassonne_error* error) {
    fprintf(stderr, "%s: %s", what, carcassonne_status_text(status));
    if (error != NULL && error->text[0] != '\0') {
        fprintf(stderr, ": %s %s", error->rule, error->text);
    }
    fprintf(stderr, "\n");
    return 1;
}

int main(void) {
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    carcassonne_error error = CARCASSONNE_ERROR;
    carcassonne_decision open = CARCASSONNE_DECISION;
    carcassonne_status status = CARCASSONNE_OK;
    carcassonne_game* game = NULL;
    carcassonne_game* again = NULL;
    unsigned dice = 1;
    uint32_t player = 0;
    uint32_t decisions = 0;
    uint64_t hashes[2] = {0, 1};
    char reasons[4096];
    char* record = NULL;
    size_t size = 0;

    if (carcassonne_interface_version() != CARCASSONNE_INTERFACE_VERSION) {
        return fail("the library is another one", CARCASSONNE_INTERNAL, NULL);
    }
    settings.rules = "base+farmers+abbot";
    settings.names = "ann bob";
    settings.seed = 2026;
    status = carcassonne_create(&settings, &game, &error);
    if (status != CARCASSONNE_OK) {
        return fail("no game", status, &error);
    }

    /* What comes from people goes in as words; the rules say what is wrong with it. */
    status = carcassonne_play_words(game, "place 7 7", &error);
    printf("place 7 7: %s (%s)\n", error.text, error.rule);

    while (carcassonne_ask(game, &open) == CARCASSONNE_OK && !open.finished) {
        char words[128];
        dice = (dice * 1103515245u + 12345u) & 0x7fffffffu;
        if (carcassonne_answer_text(game, (dice >> 8) % open.answers, words, sizeof words, NULL) == CARCASSONNE_OK) {
            status = carcassonne_play_words(game, words, &error);
        }
        if (status != CARCASSONNE_OK) {
            return fail(words, status, &error);
        }
    }

    /* Points are never told without their reasons. */
    carcassonne_history(game, &decisions, NULL, NULL);
    if (carcassonne_explain(game, decisions - 1, reasons, sizeof reasons, NULL) == CARCASSONNE_OK) {
        printf("the end:\n%s", reasons);
    }
    for (player = 0; player < 2; ++player) {
        char name[32];
        int32_t points = 0;
        carcassonne_player_name(game, player, name, sizeof name, NULL);
        carcassonne_score(game, player, &points);
        printf("%s: %d points\n", name, (int)points);
    }

    /* A text of any size: ask for the size first, then for the text. */
    carcassonne_record(game, NULL, 0, &size);
    record = malloc(size);
    if (record == NULL || carcassonne_record(game, record, size, NULL) != CARCASSONNE_OK) {
        return fail("no record", CARCASSONNE_OUT_OF_MEMORY, NULL);
    }
    status = carcassonne_create_from_record(record, NULL, &again, &error);
    if (status != CARCASSONNE_OK) {
        return fail("the record", status, &error);
    }
    carcassonne_hash(game, &hashes[0]);
    carcassonne_hash(again, &hashes[1]);
    printf("played again from %d bytes: %s\n", (int)size - 1,
           hashes[0] == hashes[1] ? "the same game" : "another game");

    free(record);
    carcassonne_destroy(again);
    carcassonne_destroy(game);
    return hashes[0] == hashes[1] ? 0 : 1;
}
