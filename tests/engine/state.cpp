#include "carcassonne/engine/state.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

using namespace carcassonne;

// A copy is a copy of bytes, games that are the same are the same bytes, and a clone stays cheap.
static_assert(std::is_trivially_copyable_v<State<BaseGame>>);
static_assert(std::has_unique_object_representations_v<State<BaseGame>>);
static_assert(sizeof(State<BaseGame>) <= 6656);

namespace {

/// A module that remembers some bytes.
template <std::size_t Bytes>
struct Remembers : test::PlainModule {
    struct State {
        std::array<std::uint8_t, Bytes> bytes{};
        friend constexpr bool operator==(const State&, const State&) noexcept = default;
    };
};
struct RemembersNumbers : test::PlainModule {
    struct State {
        std::int32_t number = 0;
        std::uint16_t small = 0;
        std::uint16_t other = 0;
        std::uint32_t last = 0;
        friend constexpr bool operator==(const State&, const State&) noexcept = default;
    };
};

template <class... M>
constexpr bool is_bytes = std::is_trivially_copyable_v<State<Ruleset<Base, M...>>>&&
    std::has_unique_object_representations_v<State<Ruleset<Base, M...>>>;

}  // namespace

TEST_CASE("a module without a state costs no room", "[engine][state]") {
    CHECK(sizeof(State<Ruleset<Base>>) == sizeof(State<BaseGame>));
}

TEST_CASE("whatever modules remember, in whatever order, every byte means something", "[engine][state]") {
    CHECK(is_bytes<>);
    CHECK(is_bytes<Remembers<1>>);
    CHECK(is_bytes<Remembers<2>>);
    CHECK(is_bytes<Remembers<7>>);
    CHECK(is_bytes<Remembers<8>>);
    CHECK(is_bytes<RemembersNumbers>);
    CHECK(is_bytes<Farmers, Remembers<3>, RemembersNumbers, Remembers<5>>);
    CHECK(is_bytes<RemembersNumbers, Remembers<1>, Remembers<4>, Farmers>);
    CHECK(is_bytes<Remembers<4>, Farmers, Remembers<1>>);
}

TEST_CASE("each module has a state of its own", "[engine][state]") {
    using Rules = Ruleset<Remembers<3>, Base, RemembersNumbers, Remembers<5>>;
    State<Rules> state;
    state.of<Remembers<3>>().bytes[2] = 9;
    state.of<RemembersNumbers>().number = -5;
    const State<Rules> copy = state;
    CHECK(copy == state);
    CHECK(std::memcmp(&copy, &state, sizeof state) == 0);
    state.of<Remembers<5>>().bytes[2] = 1;
    CHECK(copy != state);
    CHECK(std::memcmp(&copy, &state, sizeof state) != 0);
    CHECK(state.of<Remembers<3>>().bytes[2] == 9);
    CHECK(copy.of<RemembersNumbers>().number == -5);
    CHECK(copy.of<Remembers<5>>().bytes[2] == 0);
}

TEST_CASE("the same game played twice is the same bytes", "[engine][state]") {
    const auto setup = test::make<BaseGame>({});
    Random random(101);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Game<BaseGame> left(setup, seed);
        Game<BaseGame> right(setup, seed);
        int different = 0;
        auto choices = left.choices();
        while (!choices.empty()) {
            const Token token = choices.nth(random.below(choices.count()));
            left.play(token, choices);
            right.play(token);
            different += std::memcmp(&left.state(), &right.state(), sizeof left.state()) == 0 ? 0 : 1;
        }
        CHECK(different == 0);
    }
}
