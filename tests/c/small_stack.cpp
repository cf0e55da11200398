// How much of the stack the functions need: each of those that need most goes well in a thread that has 256 KiB, as
// docs/c_interface.md says. Machines and languages that give a thread less are named there.
#include "check.h"

#include <pthread.h>

#include <cstddef>
#include <string>
#include <vector>

namespace {

constexpr std::size_t stack_size = std::size_t{256} * 1024;

std::string text_of(const carcassonne_game* game,
                    carcassonne_status (*write)(const carcassonne_game*, char*, std::size_t, std::size_t*)) {
    std::vector<char> buffer(1 << 20);
    CHECK_STATUS(CARCASSONNE_OK, write(game, buffer.data(), buffer.size(), nullptr));
    return buffer.data();
}

/// Begins games in every way and asks them for what the whole history is played again for.
void* work(void*) {
    carcassonne_settings settings = CARCASSONNE_SETTINGS;
    carcassonne_error error = CARCASSONNE_ERROR;
    carcassonne_game* game = nullptr;
    settings.rules =
        "base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom+messages+porxada+ghosts";
    settings.players = 6;
    settings.seed = 4;
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create(&settings, &game, &error));
    std::uint64_t dice = 4;
    for (int i = 0; i < 120; ++i) {
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_play(game, roll(&dice, decision_of(game).answers)));
    }
    const std::string record = text_of(game, carcassonne_record);
    const std::string document = text_of(game, carcassonne_record_json);
    const std::string position = text_of(game, carcassonne_position);
    CHECK(!text_of(game, carcassonne_position_json).empty());
    CHECK_STATUS(CARCASSONNE_BUFFER_TOO_SMALL, carcassonne_svg(game, 0, 0, nullptr, 0, nullptr));
    CHECK_STATUS(CARCASSONNE_BUFFER_TOO_SMALL, carcassonne_explain(game, 0, nullptr, 0, nullptr));
    CHECK_STATUS(CARCASSONNE_BUFFER_TOO_SMALL, carcassonne_events_json(game, 0, nullptr, 0, nullptr));
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_undo(game, &error));
    carcassonne_destroy(game);
    for (const std::string& text : {record, document}) {
        CHECK_STATUS(CARCASSONNE_OK, carcassonne_create_from_record(text.c_str(), nullptr, &game, &error));
        carcassonne_destroy(game);
    }
    CHECK_STATUS(CARCASSONNE_OK, carcassonne_create_from_position(position.c_str(), nullptr, &game, &error));
    carcassonne_destroy(game);
    return nullptr;
}

}  // namespace

int main() {
    pthread_attr_t small;
    pthread_t thread;
    if (pthread_attr_init(&small) != 0 || pthread_attr_setstacksize(&small, stack_size) != 0 ||
        pthread_create(&thread, &small, work, nullptr) != 0 || pthread_join(thread, nullptr) != 0) {
        std::printf("there is no thread with a small stack\n");
        return 1;
    }
    return report();
}
