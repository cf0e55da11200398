#include "carcassonne/engine/ruleset.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

using namespace carcassonne;

namespace {

/// Steps in slots before, among and after those of the base game.
struct EarlyStep {
    static constexpr std::string_view name = "early";
    static constexpr Slot slot = Slot::part_begins;
};
struct SecondScoreStep {
    static constexpr std::string_view name = "second score";
    static constexpr Slot slot = Slot::scoring;
};
struct LastStep {
    static constexpr std::string_view name = "last";
    static constexpr Slot slot = Slot::final_ends;
};
struct Wave {};

struct Waves : test::PlainModule {
    static constexpr BoardCapacity room{2, 10, 1};
    static constexpr std::array features{FeatureKindSpec{garden, "chapel", Growth::neighbourhood, true},
                                         FeatureKindSpec{river, "surf", Growth::endless}};
    static constexpr std::array figures{FigureSpec{"pig", 1, 0, mask_of(field)},
                                        FigureSpec{"tall", 2, 2, mask_of(city)}};
    static constexpr std::array<std::string_view, 1> scoring_figures{"wave"};
    using Steps = TypeList<LastStep, SecondScoreStep, EarlyStep>;
    using Actions = TypeList<Wave>;
    using Hooks = TypeList<On<EarlyStep>, On<SecondScoreStep>, On<LastStep>>;

    template <class G>
    void on(EarlyStep, G&) const noexcept {}
    template <class G>
    void on(SecondScoreStep, G&) const noexcept {}
    template <class G>
    void on(LastStep, G&) const noexcept {}
    template <class G>
    void apply(Picked<Wave>, G&) const noexcept {}
    template <class G>
    Wave name(Picked<Wave>, const G&) const noexcept {
        return {};
    }
    template <class G>
    Result<Picked<Wave>, Error> find(Wave, const G&) const noexcept {
        return Picked<Wave>{};
    }
};

using Bases = RulesOf<BaseGame>;
using Before = RulesOf<Ruleset<Waves, Base, Farmers>>;
using Chosen = RulesOf<Ruleset<Base, Optional<Waves>, Optional<Farmers>>>;
using After = RulesOf<Ruleset<Base, Waves>>;

/// The steps of one walk in their order.
template <class Of>
std::vector<StepId> walk(Walk which) {
    std::vector<StepId> steps;
    for (StepId step = Of::order.first[static_cast<std::size_t>(which)]; step.exists();
         step = Of::order.next[step.index()]) {
        steps.push_back(step);
    }
    return steps;
}
template <class Of, class... Step>
std::vector<StepId> ids() {
    return {Of::template step_id<Step>...};
}

}  // namespace

TEST_CASE("the order of play of the base game", "[engine][ruleset][BAS-04]") {
    CHECK(walk<Bases>(Walk::opening) == ids<Bases, FirstPlayerStep>());
    CHECK(walk<Bases>(Walk::turn_part) == ids<Bases, DrawStep, PlaceStep, FigureStep, ScoreStep, TurnEndStep>());
    CHECK(walk<Bases>(Walk::final_scoring) == ids<Bases, FinalFeaturesStep, FinalFieldsStep>());
}

TEST_CASE("steps of a module come in the order of the slots, whatever the order of the modules", "[engine][ruleset]") {
    CHECK(walk<Before>(Walk::turn_part) ==
          ids<Before, EarlyStep, DrawStep, PlaceStep, FigureStep, SecondScoreStep, ScoreStep, TurnEndStep>());
    CHECK(walk<Before>(Walk::final_scoring) == ids<Before, FinalFeaturesStep, FinalFieldsStep, LastStep>());
    // In one slot the modules' order counts.
    CHECK(walk<After>(Walk::turn_part) ==
          ids<After, EarlyStep, DrawStep, PlaceStep, FigureStep, ScoreStep, SecondScoreStep, TurnEndStep>());
    CHECK(walk<After>(Walk::final_scoring) == ids<After, FinalFeaturesStep, LastStep>());
    // A walk without steps begins with none.
    using Empty = RulesOf<Ruleset<Waves>>;
    CHECK(walk<Empty>(Walk::opening).empty());
    CHECK(walk<Empty>(Walk::turn_part) == ids<Empty, EarlyStep, SecondScoreStep>());
}

TEST_CASE("the steps of a module that is left out are left out", "[engine][ruleset]") {
    const auto steps = [](ModuleMask modules, Walk which) {
        const auto order = Chosen::make_order(modules);
        std::vector<StepId> found;
        for (StepId step = order.first[static_cast<std::size_t>(which)]; step.exists();
             step = order.next[step.index()]) {
            found.push_back(step);
        }
        return found;
    };
    STATIC_REQUIRE(Chosen::module_count == 3);
    STATIC_REQUIRE(Chosen::fixed_modules == 1);
    STATIC_REQUIRE(Chosen::optional_modules == 6);
    STATIC_REQUIRE_FALSE(Chosen::all_fixed);
    STATIC_REQUIRE(Bases::all_fixed);
    CHECK(steps(1, Walk::final_scoring) == ids<Chosen, FinalFeaturesStep>());
    CHECK(steps(3, Walk::final_scoring) == ids<Chosen, FinalFeaturesStep, LastStep>());
    CHECK(steps(5, Walk::final_scoring) == ids<Chosen, FinalFeaturesStep, FinalFieldsStep>());
    CHECK(steps(7, Walk::turn_part) ==
          ids<Chosen, EarlyStep, DrawStep, PlaceStep, FigureStep, ScoreStep, SecondScoreStep, TurnEndStep>());
    CHECK(steps(5, Walk::turn_part) == walk<Bases>(Walk::turn_part));
}

TEST_CASE("a kind of figure is known by its module", "[engine][ruleset]") {
    STATIC_REQUIRE(After::figure_of<Base> == meeple);
    STATIC_REQUIRE(After::figure_of<Waves> == FigureKind(1));
    STATIC_REQUIRE(After::figure_of<Waves, 1> == FigureKind(2));
    STATIC_REQUIRE(Before::figure_of<Waves, 1> == FigureKind(1));
    CHECK(After::figure_owners == std::array<std::uint8_t, 3>{0, 1, 1});
    CHECK(After::deploys[After::step_id<FigureStep>.index()] == FigureTurn::first);
    CHECK(After::deploys[After::step_id<DrawStep>.index()] == FigureTurn::none);
}

TEST_CASE("steps and actions are numbered through all modules", "[engine][ruleset]") {
    STATIC_REQUIRE(Before::step_count == 12);
    STATIC_REQUIRE(Before::step_id<LastStep> == StepId(0));
    STATIC_REQUIRE(Before::step_id<FirstPlayerStep> == StepId(3));
    STATIC_REQUIRE(Before::action_id<Wave> == 0);
    STATIC_REQUIRE(Before::action_id<DrawTile> == 1);
    STATIC_REQUIRE(After::action_id<Wave> == 6);
    STATIC_REQUIRE(std::is_same_v<After::OwnerOf<Wave>, Waves>);
    STATIC_REQUIRE(std::is_same_v<After::OwnerOf<Pass>, Base>);
    STATIC_REQUIRE(std::is_same_v<Before::OwnerOf<Pass>, Base>);
    CHECK(Bases::step_count == 9);
}

TEST_CASE("hooks of any module count", "[engine][ruleset]") {
    STATIC_REQUIRE(Before::has<On<EarlyStep>>);
    STATIC_REQUIRE_FALSE(Bases::has<On<EarlyStep>>);
    STATIC_REQUIRE(Bases::has<On<FinalFieldsStep>>);
    STATIC_REQUIRE_FALSE(After::has<On<FinalFieldsStep>>);
    CHECK_FALSE(Bases::has<Forbids<PlacementQuery>>);
}

TEST_CASE("room and figures of all modules add up", "[engine][ruleset]") {
    STATIC_REQUIRE(After::board_capacity.tiles == 74);
    STATIC_REQUIRE(After::board_capacity.segments == 251 + 10);
    STATIC_REQUIRE(After::board_capacity.neighbourhoods == 15);
    STATIC_REQUIRE(Bases::figure_kind_count == 1);
    STATIC_REQUIRE(Bases::figure_capacity == 42);
    STATIC_REQUIRE(After::figure_kind_count == 3);
    STATIC_REQUIRE(After::figure_capacity == 60);
    CHECK(After::figures[0].name == "meeple");
    CHECK(After::figures[1].name == "pig");
    CHECK(After::figures[2].strength == 2);
    CHECK(Before::figures[0].name == "pig");
    CHECK(Bases::scoring_figure_count == 1);
    CHECK(After::scoring_figure_count == 2);
}

TEST_CASE("scoring figures have names in the order of the modules", "[engine][ruleset]") {
    CHECK(Bases::scoring_figures == std::array<std::string_view, 1>{"score meeple"});
    CHECK(After::scoring_figures == std::array<std::string_view, 2>{"score meeple", "wave"});
    CHECK(Before::scoring_figures == std::array<std::string_view, 2>{"wave", "score meeple"});
    STATIC_REQUIRE(After::scoring_figure_of<Base> == ScoringFigure(0));
    STATIC_REQUIRE(After::scoring_figure_of<Waves> == ScoringFigure(1));
    STATIC_REQUIRE(Before::scoring_figure_of<Waves> == ScoringFigure(0));
    STATIC_REQUIRE(Before::scoring_figure_of<Base> == ScoringFigure(1));
}

TEST_CASE("modules say which buildings are like monasteries", "[engine][ruleset]") {
    STATIC_REQUIRE(Bases::monastic == mask_of(monastery));
    STATIC_REQUIRE(After::monastic == (mask_of(monastery) | mask_of(garden)));
    STATIC_REQUIRE(RulesOf<Ruleset<Waves>>::monastic == mask_of(garden));
}

TEST_CASE("all runs of one decision have room", "[engine][ruleset]") {
    // Four rotations of 146 squares are 12 words; a figure of each kind and passing.
    CHECK(Bases::run_capacity >= 4 * 3);
    CHECK(After::run_capacity >= 3 + 1);
}
