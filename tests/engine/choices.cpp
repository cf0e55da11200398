#include "carcassonne/engine/choices.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/support/random.hpp"

#include "engine/tables.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>
#include <tuple>
#include <vector>

using namespace carcassonne;

namespace {

template <std::size_t Runs>
using List = Choices<BaseGame, Runs>;

template <class C>
std::vector<Token> all_of(const C& choices) {
    std::vector<Token> tokens;
    choices.each([&](Token token) { tokens.push_back(token); });
    return tokens;
}

/// The one answer of this kind.
Token token(std::uint8_t action, std::uint8_t subject, std::uint16_t index) {
    List<1> one;
    one.begin(StepId(0), PlayerId(0));
    one.add(action, subject, index, 1);
    return one.nth(0);
}

template <class C>
bool agrees_with(const C& choices, const std::vector<Token>& expected) {
    bool agrees =
        all_of(choices) == expected && choices.count() == expected.size() && choices.empty() == expected.empty();
    for (std::uint32_t rank = 0; agrees && rank < expected.size(); ++rank) {
        agrees = choices.nth(rank) == expected[rank] && choices.contains(expected[rank]);
    }
    return agrees;
}

}  // namespace

TEST_CASE("new choices have no answer", "[engine][choices]") {
    List<4> choices;
    CHECK(choices.empty());
    CHECK(choices.count() == 0);
    CHECK_FALSE(choices.player().exists());
    CHECK_FALSE(choices.step().exists());
    CHECK(all_of(choices).empty());
    CHECK_FALSE(choices.contains(Token{}));
}

TEST_CASE("answers come in the order in which they are added", "[engine][choices]") {
    List<4> choices;
    choices.begin(StepId(3), PlayerId(1));
    choices.add(2, 0, 0, 0b1);
    choices.add(1, 2, 64, 0b1010);
    choices.add(1, 3, 0, 0);
    choices.add(1, 0, 0, std::uint64_t{1} << 63);
    CHECK(choices.player() == PlayerId(1));
    CHECK(choices.step() == StepId(3));
    CHECK(agrees_with(choices, {token(2, 0, 0), token(1, 2, 65), token(1, 2, 67), token(1, 0, 63)}));
    CHECK_FALSE(choices.contains(token(1, 2, 66)));
    CHECK_FALSE(choices.contains(token(1, 2, 129)));
    CHECK_FALSE(choices.contains(token(1, 3, 65)));
    CHECK_FALSE(choices.contains(token(2, 2, 65)));
    CHECK_FALSE(choices.contains(token(1, 2, 1)));
    choices.begin(StepId(4), PlayerId(0));
    CHECK(agrees_with(choices, {}));
}

TEST_CASE("full choices take no more", "[engine][choices]") {
    List<2> choices;
    choices.begin(StepId(0), PlayerId(0));
    choices.add(0, 0, 0, 0b11);
    choices.add(0, 1, 0, 0b1);
#ifdef NDEBUG
    // Builds with assertions stop here.
    choices.add(0, 2, 0, 0b111);
#endif
    CHECK(agrees_with(choices, {token(0, 0, 0), token(0, 0, 1), token(0, 1, 0)}));
}

TEST_CASE("count, nth, each and contains agree on random answers", "[engine][choices]") {
    Random random(91);
    int wrong = 0;
    for (int i = 0; i < test::scaled(500); ++i) {
        List<30> choices;
        choices.begin(StepId(0), PlayerId(0));
        std::vector<Token> expected;
        std::set<std::tuple<unsigned, unsigned, unsigned>> used;
        for (std::uint32_t run = random.below(31); run > 0; --run) {
            const auto action = static_cast<std::uint8_t>(random.below(3));
            const auto subject = static_cast<std::uint8_t>(random.below(3));
            const auto first = static_cast<std::uint16_t>(64 * random.below(5));
            if (!used.insert({action, subject, first}).second) {
                continue;
            }
            const std::uint64_t mask = random.below(4) == 0 ? 0 : random.next() & random.next();
            choices.add(action, subject, first, mask);
            for (std::uint16_t bit = 0; bit < 64; ++bit) {
                if ((mask >> bit & 1u) != 0) {
                    expected.push_back(token(action, subject, static_cast<std::uint16_t>(first + bit)));
                }
            }
        }
        wrong += agrees_with(choices, expected) ? 0 : 1;
        for (int n = 0; n < 50; ++n) {
            const Token tried =
                token(static_cast<std::uint8_t>(random.below(4)), static_cast<std::uint8_t>(random.below(4)),
                      static_cast<std::uint16_t>(random.below(400)));
            const bool known = std::find(expected.begin(), expected.end(), tried) != expected.end();
            wrong += choices.contains(tried) == known ? 0 : 1;
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("the choices of games agree with themselves", "[engine][choices]") {
    const auto setup = test::make<BaseGame>({});
    Random random(92);
    int wrong = 0;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Game<BaseGame> game(setup, seed);
        test::play_randomly(game, random, [&](const Game<BaseGame>& here, const Game<BaseGame>::Choices& choices) {
            std::vector<Token> tokens;
            here.legal_actions(std::back_inserter(tokens));
            wrong += agrees_with(choices, tokens) && agrees_with(here.choices(), tokens) ? 0 : 1;
            // No answer comes twice.
            for (std::size_t i = 0; i < tokens.size(); ++i) {
                wrong += std::find(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1, tokens.end(), tokens[i]) ==
                                 tokens.end()
                             ? 0
                             : 1;
            }
        });
    }
    CHECK(wrong == 0);
}
