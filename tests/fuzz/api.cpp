// Bytes as calls of the interface: any actions with any values in them, any questions, whatever game they meet.

#include "carcassonne/runtime/standard_game.hpp"
#include "carcassonne/text/error_text.hpp"

#include "fuzz.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

using namespace carcassonne;

namespace {

using Play = Game<StandardRules>;
using Of = RulesOf<StandardRules>;

/// Set-ups of several combinations of modules, drawing from the seed and by the caller.
struct Setups {
    Setups() {
        for (const char* const modules :
             {"base+farmers", "base:random+farmers+abbot+river:second+phantom",
              "base+farmers+inns_and_cathedrals+traders_and_builders+messages:may_decline=on+porxada+ghosts"}) {
            for (const Draws draws : {Draws::from_seed, Draws::by_caller}) {
                auto options = switches(modules);
                options->players = 3;
                options->draws = draws;
                options->plays_forced = draws == Draws::from_seed;
                auto made = make_setup(*options);
                all.push_back(*std::move(made));
            }
        }
    }

    std::vector<Setup<StandardRules>> all;
};

/// The bytes that are still to be read; zeros when there are none.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : at_(data), left_(size) {}

    bool empty() const noexcept { return left_ == 0; }
    std::uint8_t take() noexcept {
        if (left_ == 0) {
            return 0;
        }
        --left_;
        return *at_++;
    }
    /// Any value that the type can have, numbers that mean nothing included.
    template <class T>
    void fill(T& value) noexcept {
        static_assert(std::is_trivially_copyable_v<T>);
        std::array<std::uint8_t, sizeof(T)> bytes{};
        std::generate(bytes.begin(), bytes.end(), [&] { return take(); });
        std::memcpy(static_cast<void*>(&value), bytes.data(), bytes.size());
    }

private:
    const std::uint8_t* at_;
    std::size_t left_;
};

/// A legal action is one of the choices and can be played, another is refused with a rule and changes nothing.
template <class Action>
void try_action(Play& game, const Action& action) {
    const Play before = game;
    const auto token = game.token(action);
    fuzz::promise(!token || game.choices().contains(*token), "a legal action is one of the choices");
    const auto played = game.try_play(action);
    fuzz::promise(played.has_value() == token.has_value(), "what has a token is played");
    if (!played) {
        fuzz::promise(played.error() == token.error(), "the reason is the same twice");
        fuzz::promise(bool(played.error().refusal) && error_text(played.error()).size() > 6,
                      "a refusal names its rule");
        fuzz::promise(game == before, "what is refused changes nothing");
    }
}
template <class... Action>
void try_any(Play& game, Bytes& bytes, TypeList<Action...>) {
    const std::size_t chosen = bytes.take() % sizeof...(Action);
    std::size_t number = 0;
    const auto one = [&]<class A>(TypeList<A>) {
        if (number++ == chosen) {
            A action{};
            if constexpr (!std::is_empty_v<A>) {
                A::each_part(action, [&](auto& part) { bytes.fill(part); });
            }
            try_action(game, action);
        }
    };
    (one(TypeList<Action>{}), ...);
}
/// Questions that take any square.
void ask(const Play& game, Bytes& bytes) {
    Square square;
    bytes.fill(square);
    const TileId tile = game.tile_at(square);
    fuzz::promise(!tile.exists() || game.placed(tile).at() == square, "a tile lies where it is found");
    fuzz::promise(!(tile.exists() && game.board().square_at(square).exists()), "a square with a tile is not open");
    static_cast<void>(game.can_be_filled(square));
    Spot spot;
    bytes.fill(spot);
    static_cast<void>(game.figure_on(PlayerId(bytes.take()), FigureKind(bytes.take()), spot));
}
/// Numbers that are no answers are refused by the game without templates.
void ask_any_game(AnyGame& game, Bytes& bytes) {
    const std::size_t answers = game.decision().answers;
    const std::uint64_t hash = game.hash();
    const std::size_t beyond = answers + bytes.take();
    fuzz::promise(!game.play(beyond) && game.hash() == hash, "a number that is no answer changes nothing");
    fuzz::promise(game.answer_text(beyond).empty(), "a number that is no answer has no text");
    if (answers != 0) {
        const std::size_t answer = bytes.take() % answers;
        fuzz::promise(game.find_answer(game.answer_text(answer)) == answer, "an answer is found by its text");
        fuzz::promise(game.play(answer), "an answer can be played");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Setups setups;
    Bytes bytes(data, size);
    const Setup<StandardRules>& setup = setups.all[bytes.take() % setups.all.size()];
    Play game(setup, bytes.take());
    static const auto any = any_game(*switches("base+farmers+messages"), 1);
    const auto other = (*any)->clone();
    while (!bytes.empty()) {
        const std::uint8_t what = bytes.take();
        if (what < 96 && !game.finished()) {
            const auto choices = game.choices();
            game.play(choices.nth((what * 257u + bytes.take()) % choices.count()));
        } else if (what < 224) {
            try_any(game, bytes, Of::Actions{});
        } else if (what < 240) {
            ask(game, bytes);
        } else {
            ask_any_game(*other, bytes);
        }
    }
    return 0;
}
