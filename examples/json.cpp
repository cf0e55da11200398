// A game for a window in another language: what lies on the table, what may be answered and what happened, as JSON. An
// answer comes back as its number, and the game as a record.
#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/mission_rules.hpp>
#include <carcassonne/text/json.hpp>
#include <carcassonne/text/record/recorded_game.hpp>

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

using namespace carcassonne;

namespace {

/// Hands what happens on to the window and to the recorder.
struct Listeners {
    JsonEvents<MissionRules>& window;
    Recorder<MissionRules>& recorder;
    template <class Event>
    void operator()(const Event& event) {
        window(event);
        recorder(event);
    }
};

void send(const char* what, const Json& document) { std::printf("%s: %s\n", what, json_text(document).c_str()); }

/// What the window on the other side answers: the number of the first answer with this verb, or of the very first.
std::uint32_t number_chosen(const Json& answers, const char* verb) {
    for (const Json& answer : answers["answers"]) {
        if (answer["verb"] == verb) {
            return answer["number"].get<std::uint32_t>();
        }
    }
    return 0;
}

}  // namespace

int main() {
    const auto setup = make_setup<MissionRules>();
    if (!setup) {
        return 1;
    }
    const std::vector<std::string> names{"Ann", "Bob"};
    const std::uint64_t seed = 5;
    Game<MissionRules> game(*setup, seed);
    JsonEvents<MissionRules> events(game, names);
    Recorder<MissionRules> recorder(game, names, seed);
    Listeners listeners{events, recorder};
    Game<MissionRules>::Choices choices;
    game.restart(seed, choices, listeners);

    send("rules", json_of_rules(*setup));
    int turns = 0;
    for (int decision = 0; decision < 6 && !choices.empty(); ++decision) {
        const Json answers = json_of_answers(game, names);
        send("position", json_of_position(game, names));
        send("answers", answers);
        const std::uint32_t number = number_chosen(answers, "deploy");
        if (number >= choices.count()) {  // from outside, anything may come
            return 1;
        }
        game.play(choices.nth(number), choices, listeners);
        const Json heard = events.take();
        send("events", heard);
        for (const Json& event : heard["events"]) {
            turns += event["event"] == "turn ended" ? 1 : 0;
        }
    }

    // The record goes to a file and comes back.
    const GameRecord record = recorder.record();
    const std::string text = json_text(json_of_record(record), 2);
    const auto read = parse_json_record(text);
    if (!read) {
        std::printf("%s\n", text_of(read.error()).c_str());
        return 1;
    }
    return *read == record && turns == 3 && record.turns.size() == 3 ? 0 : 1;
}
