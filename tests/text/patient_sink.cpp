#include "carcassonne/text/patient_sink.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/text/record/recorded_game.hpp"

#include "engine/tables.hpp"

#include <stdexcept>
#include <string>
#include <vector>

using namespace carcassonne;

namespace {

/// Hears answers and tiles, and throws at the tile that it was told.
struct Listener {
    int throws_at = 0;
    std::vector<std::string> heard{};
    int tiles = 0;

    void operator()(const AnswerGiven&) { heard.emplace_back("answer"); }
    void operator()(const TilePlaced&) {
        if (++tiles == throws_at) {
            throw std::runtime_error("no memory left");
        }
        heard.emplace_back("tile");
    }
};

}  // namespace

TEST_CASE("what a listener throws comes up when the answer has been carried out", "[text][patient_sink]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    const auto setup = test::make(options);
    for (const int throws_at : {0, 1, 2}) {
        Game<BaseGame> game(setup);
        Game<BaseGame> silent(setup);
        Listener listener{throws_at};
        PatientSink<Listener> sink(listener);
        Game<BaseGame>::Choices choices = game.choices();
        for (int i = 0; i < 12; ++i) {
            const Token answer = choices.nth(0);
            game.play(answer, choices, sink);
            silent.play(answer);
            // The game went on as if nobody had listened.
            REQUIRE(game == silent);
        }
        CHECK(listener.tiles == (throws_at == 0 ? 4 : throws_at));
        if (throws_at == 0) {
            CHECK_NOTHROW(sink.rethrow());
            CHECK(listener.heard.back() == "answer");
        } else {
            // Nothing is heard after that.
            CHECK(listener.heard.back() == "answer");
            CHECK(listener.heard.size() == static_cast<std::size_t>(throws_at == 1 ? 2 : 6));
            CHECK_THROWS_AS(sink.rethrow(), std::runtime_error);
            // It is thrown once, and then the listener hears again.
            CHECK_NOTHROW(sink.rethrow());
            const std::size_t before = listener.heard.size();
            game.play(choices.nth(0), choices, sink);
            CHECK(listener.heard.size() > before);
        }
    }
}

TEST_CASE("events that a listener has no call for are left out", "[text][patient_sink]") {
    const auto hears = []<class Event>(TypeList<Event>) {
        return std::is_invocable_v<PatientSink<Listener>&, const Event&>;
    };
    CHECK(hears(TypeList<TilePlaced>{}));
    CHECK(hears(TypeList<AnswerGiven>{}));
    CHECK_FALSE(hears(TypeList<PointsScored>{}));
}
