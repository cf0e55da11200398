#include "carcassonne/play/majority.hpp"

#include "carcassonne/support/random.hpp"

#include "catch.hpp"

#include <algorithm>
#include <array>

using namespace carcassonne;

namespace {

PlayerId player(std::size_t number) { return PlayerId::at(number); }

}  // namespace

TEST_CASE("nobody owns a feature without figures", "[play][majority][BAS-14]") {
    Majority majority;
    CHECK(majority.owners() == 0);
    CHECK(majority.strength(player(0)) == 0);
    // A figure without strength owns nothing.
    majority.add(player(2), 0);
    CHECK(majority.owners() == 0);
}

TEST_CASE("the strongest own a feature, all who are equally strong", "[play][majority][BAS-14]") {
    Majority majority;
    majority.add(player(1), 1);
    CHECK(majority.owners() == mask_of(player(1)));
    majority.add(player(4), 1);
    CHECK(majority.owners() == (mask_of(player(1)) | mask_of(player(4))));
    majority.add(player(4), 1);
    CHECK(majority.owners() == mask_of(player(4)));
    CHECK(majority.strength(player(4)) == 2);
    majority.add(player(0), 2);
    CHECK(majority.owners() == (mask_of(player(0)) | mask_of(player(4))));
    majority.add(player(1), 3);
    CHECK(majority.owners() == mask_of(player(1)));
}

TEST_CASE("a majority agrees with looking for the largest number", "[play][majority][BAS-14]") {
    Random random(71);
    int wrong = 0;
    for (int i = 0; i < test::scaled(2000); ++i) {
        Majority majority;
        std::array<unsigned, player_capacity> strengths{};
        const unsigned figures = random.below(12);
        for (unsigned n = 0; n < figures; ++n) {
            const std::size_t owner = random.below(player_capacity);
            const unsigned strength = random.below(3);
            strengths.at(owner) += strength;
            majority.add(player(owner), strength);
        }
        const unsigned most = *std::max_element(strengths.begin(), strengths.end());
        unsigned owners = 0;
        for (std::size_t n = 0; n < player_capacity; ++n) {
            owners |= static_cast<unsigned>(most != 0 && strengths[n] == most) << n;
        }
        wrong += majority.owners() == owners ? 0 : 1;
    }
    CHECK(wrong == 0);
}
