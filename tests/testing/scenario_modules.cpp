#include "carcassonne/testing/scenario.hpp"

#include "catch.hpp"

#include <string>

using namespace carcassonne;
using namespace carcassonne::testing;

namespace {

ScenarioFailures run(const std::string& text) { return run_scenario(text, "story.scn"); }
void holds(const std::string& text) {
    const ScenarioFailures failures = run(text);
    INFO(text);
    INFO(text_of(failures));
    CHECK(failures.empty());
}
/// The text has one failure only, which is this one.
void fails(const std::string& text, const std::string& expected, const std::string& got) {
    const ScenarioFailures failures = run(text);
    INFO(text);
    INFO(text_of(failures));
    REQUIRE(failures.size() == 1);
    CHECK(failures[0].expected == expected);
    CHECK(failures[0].got == got);
}
std::string with(const std::string& modules) {
    return "rule BAS-99 A story\nmodules " + modules + "\nplayers red blue\n";
}

/// Red's abbot on a monastery, the large meeple and the builder on the road of the start tile.
const std::string table = with("base farmers abbot inns_and_cathedrals traders_and_builders") + R"(board
    D 0 0
    B 0 1
    red builder on road at 0 0
    red large-meeple on road at 0 0
    red abbot on monastery at 0 1
)";

}  // namespace

TEST_CASE("A scenario names any modules of the library, in any order", "[scenarios]") {
    // 72 land tiles with one on the table; 18 and 24 more; 12 of the river, with the spring on the table.
    holds(with("base") + "expect left 71\n");
    holds(with("farmers base") + "expect left 71\n");
    holds(with("base phantom") + "expect left 71\nexpect supply red phantom 1\n");
    holds(with("base inns_and_cathedrals") + "expect left 89\nexpect supply red phantom 0\n");
    holds(with("traders_and_builders base farmers inns_and_cathedrals") + "expect left 113\n");
    holds(with("base river") + "expect left 83\nexpect tile RI/s at 0 0\n");
    // Farmers are there only when they are named.
    holds(with("base river") + "red: place RI.1/IFI at 1 0\nexpect deployments 0\n");
    holds(with("base river farmers") + "red: place RI.1/IFI at 1 0\nexpect deployments 2\n");
}

TEST_CASE("Modules that the library does not have, or that stand there twice, are reported", "[scenarios]") {
    const std::string known = "`base farmers`, `base`, `base` with any of `farmers abbot river inns_and_cathedrals "
                              "traders_and_builders phantom messages porxada ghosts`";
    fails(with("base dragons") + "expect left 71\n", known, "`base dragons`");
    fails(with("base abbot abbot") + "expect left 71\n", known, "`base abbot abbot`");
    // The base game is always played.
    fails(with("abbot") + "expect left 71\n", known, "`abbot`");
}

TEST_CASE("A rule set of one's own is asked for by its modules", "[scenarios]") {
    using Own = TypeList<Ruleset<Base, Optional<Phantom>>>;
    const std::string text = with("base phantom") + "expect supply red phantom 1\n";
    CHECK(run_scenario<Own>(text, "story.scn").empty());
    CHECK(run_scenario<Own>(with("base") + "expect supply red phantom 0\n", "story.scn").empty());
    const ScenarioFailures failures = run_scenario<Own>(with("base river") + "expect left 71\n", "story.scn");
    REQUIRE(failures.size() == 1);
    CHECK(failures[0].expected == "`base` with any of `phantom`");
}

TEST_CASE("The edition is that of all modules, an option that of one", "[scenarios]") {
    const std::string game = "modules base river inns_and_cathedrals\nplayers red blue\n";
    const std::string rule = "rule BAS-99 A story\n";
    // Kinds with and without a garden are one kind in the oldest pictures.
    holds(rule + "edition C1\n" + game + "expect copies RI.1/II 2\nexpect copies IC/RFr.i 1\nexpect copies BA/C 5\n");
    holds(rule + "edition C2\n" + game + "expect copies RI.1/II 1\nexpect copies IC/RFr.iG 1\nexpect copies BA/C 4\n");
    holds(rule + "option river.edition c1\n" + game + "expect copies RI.1/II 2\nexpect copies BA/C 4\n");
    holds(rule + "option river.tiles second\n" + game + "expect copies RI.2/III 1\n");
    fails(rule + "option phantom.tiles second\n" + game + "expect left 1\n", "an option of these modules",
          "`phantom.tiles`");
    // A module that is not played has no options.
    fails(rule + "option river.tiles second\nmodules base abbot\nplayers red blue\nexpect left 1\n",
          "an option of these modules", "`river.tiles`");
}

TEST_CASE("Figures of all kinds stand on the table, in any order, and are at hand", "[scenarios]") {
    holds(table + "expect figure builder of red on road at 0 0\nexpect figure large-meeple of red on road at 0 0\n");
    holds(table +
          "expect supply red 7 red builder 0 red large-meeple 0 blue large-meeple 1\nexpect supply red pig 1\n");
    fails(table + "expect supply red builder 1\n", "1", "0");
    fails(table + "expect figure meeple of red on road at 0 0\n", "meeple of red",
          "builder of red on road E.W at 0 0, large-meeple of red on road E.W at 0 0");
    holds(table + "supply red pig 0 blue 3 blue builder 0\nexpect supply red pig 0 blue 3 blue builder 0\n"
                  "expect supply red 7 blue pig 1\n");
    fails(table + "supply red wizard 0\nexpect left 1\n", "a figure of the game", "`wizard`");
    fails(table + "supply red builder 1\nexpect left 1\n", "a position that can be",
          "BAS-02: a player has fewer figures of this kind");
    // The builder works as one that was deployed there by play.
    holds(table + "red: place U at 1 0; pass\nred: place U at 2 0; pass\nblue: draw V\nexpect decision blue place\n");
}

TEST_CASE("A figure returns from a square", "[scenarios]") {
    holds(table + "red: place U at 1 0; return from 0 1\nexpect score red 3\nexpect supply red abbot 1\n");
    holds(table + "red: place U at 1 0\nexpect legal return from 0 1\nexpect refused ABB-03 return from 0 0\n");
    fails(table + "red: place U at 1 0\nexpect legal return from 0 0\n", "legal",
          "refused by ABB-03: no abbot of the player stands on a tile at this square (at 0 0)");
    fails(table + "return 0 1\nexpect left 1\n", "`from`", "`0`");
    // The base game alone has no such action, and a module that is off has none now.
    fails(with("base") + "expect legal return from 0 0\n", "words that mean something here",
          "`return 0 0`: expected an action of the game, found return; nature has to decide: draw (32 answers)");
    holds(with("base river") + "expect refused ANS-02 return from 0 0 because the module of this action is not "
                               "played\n");
}

TEST_CASE("What players gather is counted by name", "[scenarios]") {
    const std::string game = with("base traders_and_builders") + R"(board
    TB/CFc.w 0 0
    E -1 0 turned 90
left E
)";
    const std::string scored = game + "red: place E at 1 0 turned 270; pass\n";
    holds(scored + "expect count red wine 1 red grain 0 blue wine 0\n");
    fails(scored + "expect count red wine 2\n", "2", "1");
    fails(scored + "expect count red sheep 1\n", "words that mean something here", "the game has no `sheep` to count");
    fails(with("base phantom") + "expect count red wine 0\n", "words that mean something here",
          "the game has no `wine` to count");
    fails(scored + "expect count red 1\n", "a number", "the end of the line");
    // The last tile, so the game is scored: points for no feature.
    holds(scored + "expect reason red 1 wine x 10 = 10\n");
    fails(scored + "expect reason red 1 cloth x 10 = 10\n", "red 1 cloth x 10 = 10", "red 1 wine x 10 = 10");
    fails(scored + "expect reason red city 1 wine x 10 = 10\n", "red city 1 wine x 10 = 10", "red 1 wine x 10 = 10");
}

TEST_CASE("A river lies on the table from its spring", "[scenarios]") {
    const std::string banks = with("base farmers river") + R"(board
    RI/s 0 0
    RI.1/IFI 1 0
)";
    holds(banks + "expect tiles 2 of river at 0 0\nexpect left 82\nexpect refused BAS-04 draw V\n");
    holds(banks + "left RI.1/I.e V\nred: place RI.1/I.e at 2 0; pass\nblue: draw V\nexpect decision blue place\n");
}

namespace {

/// A mill inside a tile, which is worth as much as it has sails.
struct Mills : Module {
    static constexpr ModuleInfo info{"mills", "Mills"};
    static constexpr std::array features{FeatureKindSpec{FeatureKind(9), "mill", Growth::neighbourhood}};
    using Hooks = TypeList<Adjusts<FeatureValue>>;
    template <class G>
    void adjust(FeatureValue& value, const G&) const noexcept {
        if (value.kind == FeatureKind(9)) {
            value.breakdown.add("sails", 4, 1);
        }
    }
};
struct MillGame : Ruleset<Base, Mills> {};

}  // namespace

TEST_CASE("A scenario names kinds of feature that a module of one's own brings", "[scenarios]") {
    const std::string text = "rule BAS-99 A story\nmodules base mills\nplayers red blue\n"
                             "tile Q1 start: mill; field N.E.S.W\ntile Q2: mill; field N.E.S.W\n";
    CHECK(text_of(run_scenario<TypeList<MillGame>>(text + "expect value mill at 0 0 completed 4\n", "story.scn")) ==
          "");
    // Where nobody knows mills there are none.
    const auto failures = run_scenario(text + "expect value mill at 0 0 completed 4\n", "story.scn");
    REQUIRE(failures.size() == 1);
    CHECK(failures[0].got == "`mill`");
}
