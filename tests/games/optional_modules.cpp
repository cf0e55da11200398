// A module that is left out is not there: games of the standard rules go like those of a rule set that lists only the
// modules that are played.

#include "catch.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/standard_rules.hpp>
#include <carcassonne/text/action.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace carcassonne;

struct WithoutFarmers : Ruleset<Base> {};
struct AbbotAndRiver : Ruleset<Base, Farmers, Abbot, River> {};
struct InnsAndTraders : Ruleset<Base, Farmers, InnsAndCathedrals, TradersAndBuilders> {};
struct Ghostly : Ruleset<Base, Farmers, River, TradersAndBuilders, Phantom> {};

/// Numbers and words of everything that can be seen on a table, one after the other.
class Sight {
public:
    void see(std::int64_t number) { hash_ = hash_value_bytes(number, hash_); }
    void see(std::string_view word) { hash_ = hash_bytes(word.data(), word.size(), hash_); }
    std::uint64_t hash() const noexcept { return hash_; }

private:
    std::uint64_t hash_ = 0;
};

/// A fingerprint of what is visible of a game, whatever numbers the rule set gives to kinds of tile and figure.
template <class Rules>
std::uint64_t visible(const Game<Rules>& game) {
    using Of = RulesOf<Rules>;
    Sight sight;
    for (std::size_t i = 0; i < game.board().tile_count(); ++i) {
        const TileId tile(static_cast<std::uint16_t>(i));
        const PlacedTile& placed = game.placed(tile);
        sight.see(game.printed(tile).id.view());
        sight.see(placed.at().x);
        sight.see(placed.at().y);
        sight.see(degrees(placed.rotation()));
        for (std::size_t j = 0; j < game.segment_count(tile); ++j) {
            const FeatureId feature = game.feature_of(placed.segment(j));
            sight.see(game.open_edges(feature));
            sight.see(game.owners(feature));
            sight.see(game.value_if_ended(feature).total());
        }
    }
    game.each_figure_on_board([&](FigureId id) {
        sight.see(Of::figures[game.figure(id).kind.index()].name);
        sight.see(game.figure(id).owner.value);
        sight.see(game.figure(id).segment.value);
    });
    for (std::size_t i = 0; i < game.players(); ++i) {
        const PlayerId player(static_cast<std::uint8_t>(i));
        sight.see(game.score(player));
        for (std::size_t j = 0; j < Of::figures.size(); ++j) {
            if (const unsigned count = game.supply(player, FigureKind::at(j)); count != 0) {
                sight.see(Of::figures[j].name);
                sight.see(count);
            }
        }
    }
    for (std::size_t i = 0; i < game.catalogue().size(); ++i) {
        const TileKind kind(static_cast<std::uint16_t>(i));
        sight.see(game.catalogue().tile(kind).id.view());
        sight.see(game.tiles_left(kind));
    }
    if (!game.finished()) {
        sight.see(game.part().player.value);
        sight.see(game.part().drawn.value);
        sight.see(game.part().flags);
    }
    return sight.hash();
}

/// The open decision: whose it is, which step asks, and every answer in words.
template <class Rules>
std::uint64_t decision(const Game<Rules>& game, const typename Game<Rules>::Choices& choices) {
    Sight sight;
    sight.see(choices.count());
    if (!choices.empty()) {
        sight.see(choices.player().value);
        sight.see(RulesOf<Rules>::step_names[choices.step().index()]);
        choices.each([&](Token token) { sight.see(action_text(token, game)); });
    }
    return sight.hash();
}

/// Plays the same random game under both rule sets; the number of the first decision at which they differ, or -1.
template <class Listed>
int first_difference(const Setup<Listed>& listed, const Setup<StandardRules>& optional, std::uint64_t seed) {
    Random random(seed, 3);
    Game<Listed> left(listed, seed);
    Game<StandardRules> right(optional, seed);
    auto left_choices = left.choices();
    auto right_choices = right.choices();
    for (int number = 0;; ++number) {
        if (visible(left) != visible(right) || decision(left, left_choices) != decision(right, right_choices)) {
            return number;
        }
        if (left_choices.empty()) {
            return -1;
        }
        const std::uint32_t rank = random.below(left_choices.count());
        left.play(left_choices.nth(rank), left_choices);
        right.play(right_choices.nth(rank), right_choices);
    }
}

template <class Listed>
void compare(std::string_view modules, bool plays_forced) {
    auto optional = switches(modules);
    REQUIRE(optional.has_value());
    Options<Listed> listed;
    listed.players = optional->players = 3;
    listed.plays_forced = optional->plays_forced = plays_forced;
    const auto listed_setup = make_setup(listed);
    const auto optional_setup = make_setup(*optional);
    REQUIRE(listed_setup.has_value());
    REQUIRE(optional_setup.has_value());
    const auto games = static_cast<std::uint64_t>(test::scaled(200));
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        INFO(modules << ", seed " << seed);
        REQUIRE(first_difference(*listed_setup, *optional_setup, seed) == -1);
    }
}

}  // namespace

TEST_CASE("modules that are left out cannot be told from modules that are not listed", "[games][optional]") {
    SECTION("base") { compare<WithoutFarmers>("base", true); }
    SECTION("base and farmers") { compare<BaseGame>("base+farmers", true); }
    SECTION("abbot and river") { compare<AbbotAndRiver>("base+farmers+abbot+river", false); }
    SECTION("inns and traders") {
        compare<InnsAndTraders>("base+farmers+inns_and_cathedrals+traders_and_builders", true);
    }
    SECTION("river, traders and phantom") { compare<Ghostly>("base+farmers+river+traders_and_builders+phantom", true); }
}

TEST_CASE("the comparison sees a module that is on", "[games][optional]") {
    const auto listed = make_setup<BaseGame>();
    const auto other = switches("base+farmers+abbot");
    REQUIRE(listed.has_value());
    REQUIRE(other.has_value());
    const auto optional = make_setup(*other);
    REQUIRE(optional.has_value());
    CHECK(first_difference(*listed, *optional, 1) == 0);
}
