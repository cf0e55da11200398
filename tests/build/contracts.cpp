// A program's own CARCASSONNE_ASSERT is called wherever a caller can break the contract of a public function.

#include <csetjmp>
#include <cstdio>

namespace {

std::jmp_buf* caught = nullptr;

[[noreturn]] void contract_broken() { std::longjmp(*caught, 1); }

}  // namespace

#define CARCASSONNE_ASSERT(condition) ((condition) ? static_cast<void>(0) : contract_broken())

#include <carcassonne/carcassonne.hpp>

using namespace carcassonne;

namespace {

int missed = 0;

/// Nothing that is called here has anything to tidy up, so that leaving it by a jump loses nothing.
template <class Call>
void breaks(const char* what, const Call& call) {
    std::jmp_buf here;
    caught = &here;
    if (setjmp(here) == 0) {
        call();
        std::printf("not noticed: %s\n", what);
        ++missed;
    }
    caught = nullptr;
}

/// Makes sure that a value is read.
volatile int seen = 0;

void check_lists() {
    static InlineVector<int, 2> list;
    breaks("the last element of an empty list", [] { seen = list.back(); });
    breaks("taking an element out of an empty list", [] { list.pop_back(); });
    list.push_back(1);
    breaks("an element behind the last", [] { seen = list[1]; });
    list.push_back(2);
    breaks("adding to a full list", [] { list.push_back(3); });
    static Breakdown breakdown;
    for (std::size_t i = 0; i < Breakdown::capacity; ++i) {
        breakdown.add("tiles", 1, 1);
    }
    breaks("one reason more than there is room for", [] { breakdown.add("tiles", 1, 1); });
    static Bag<72> bag;
    breaks("a tile that is not in the bag", [] { bag.take(TileKind(0)); });
    static Supply<1> supply;
    breaks("a figure that is not in the supply", [] { supply.take(PlayerId(0), meeple); });
    breaks("the set of nature", [] { seen = mask_of(nature); });
}

void check_results() {
    static const Result<int, Error> value = 1;
    static const Result<int, Error> fault = refuse(not_offered);
    static const Result<void, Error> done;
    breaks("the value of a failure", [] { seen = *fault; });
    breaks("a member of the value of a failure", [] { seen = *fault.operator->(); });
    breaks("the error of a success", [] { seen = value.error().side == Side::north ? 1 : 0; });
    breaks("the error of a success without a value", [] { seen = done.error().side == Side::north ? 1 : 0; });
}

void check_games() {
    static const auto setup = make_setup<BaseGame>();
    static Game<BaseGame> game(*setup, 1);
    static Game<BaseGame>::Choices choices = game.choices();
    breaks("an answer behind the last", [] { game.play(choices.nth(choices.count())); });
    breaks("a token that no game has made", [] { game.play(Token()); });
    breaks("the score of nature", [] { seen = game.score(nature); });
    breaks("the supply of nobody", [] { seen = static_cast<int>(game.supply(PlayerId::none())); });
    static const Token first = choices.nth(0);
    game.play(first, choices);
    breaks("an answer to the decision before", [] { game.play(first); });
    while (!game.finished()) {
        game.play(game.choices().nth(0));
    }
    breaks("the turn part after the game", [] { seen = game.part().walks; });
    breaks("who is asked after the game", [] { seen = game.asked().value; });
    breaks("free segments after the game", [] { seen = game.free_segments(); });
}

}  // namespace

int main() {
    check_lists();
    check_results();
    check_games();
    if (missed == 0) {
        std::puts("every broken contract is noticed");
    }
    return missed == 0 ? 0 : 1;
}
