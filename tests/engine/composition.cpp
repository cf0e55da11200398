// What composes; tests/compile_fail has what does not.
#include "carcassonne/engine/composition.hpp"

#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/support/result.hpp"

#include "engine/tables.hpp"

#include <array>
#include <string_view>
#include <type_traits>

using namespace carcassonne;

namespace {

struct TollStep {};
struct PayToll {};
struct TollPaid {};
struct TollQuery {};
struct TollValue {
    int coins = 0;
};

/// Brings a noun of every sort and says something with each of the five verbs.
struct Toll : test::EmptyModule {
    static constexpr ModuleInfo info{"toll", "Toll"};
    using Steps = TypeList<TollStep>;
    using Actions = TypeList<PayToll>;
    using Events = TypeList<TollPaid>;
    using Queries = TypeList<TollQuery>;
    using Quantities = TypeList<TollValue>;
    using Hooks = TypeList<On<GameBegins>, On<TilePlaced>, On<NoAnswer<TollStep>>, Forbids<DeployQuery>, Adjusts<Award>,
                           Offers<TollStep>, Samples<TollStep>>;

    template <class G>
    void on(GameBegins, G&) const noexcept {}
    template <class G>
    void on(const TilePlaced&, G&) const noexcept {}
    template <class G>
    void on(NoAnswer<TollStep>, G&) const noexcept {}
    template <class G>
    Refusal forbids(const DeployQuery&, const G&) const noexcept {
        return {};
    }
    template <class G>
    void adjust(Award&, const G&) const noexcept {}
    template <class G, class O>
    void offer(TollStep, const G&, O&) const noexcept {}
    template <class G>
    Sampled<PayToll> sample(TollStep, G&) const noexcept {
        return {};
    }
    template <class G>
    void apply(Picked<PayToll>, G&) const noexcept {}
    template <class G>
    PayToll name(Picked<PayToll>, const G&) const noexcept {
        return {};
    }
    template <class G>
    Result<Picked<PayToll>, Error> find(PayToll, const G&) const noexcept {
        return Picked<PayToll>{};
    }
};
/// Needs the toll and speaks of what it brings.
struct Gate : test::EmptyModule {
    static constexpr ModuleInfo info{"gate", "Gate"};
    static constexpr std::array<std::string_view, 1> needs{"toll"};
    using Hooks = TypeList<On<TollPaid>, Forbids<TollQuery>, Adjusts<TollValue>, Offers<TollStep>>;

    template <class G>
    void on(TollPaid, G&) const noexcept {}
    template <class G>
    Refusal forbids(TollQuery, const G&) const noexcept {
        return {};
    }
    template <class G>
    void adjust(TollValue&, const G&) const noexcept {}
    template <class G, class O>
    void offer(TollStep, const G&, O&) const noexcept {}
};
/// Works the step that another module brings.
struct Bailiff : test::EmptyModule {
    static constexpr ModuleInfo info{"bailiff", "Bailiff"};
    using Hooks = TypeList<On<TollStep>>;

    template <class G>
    void on(TollStep, G&) const noexcept {}
};
/// Brings a step and leaves it to others.
struct Bridge : test::EmptyModule {
    static constexpr ModuleInfo info{"bridge", "Bridge"};
    static constexpr std::array<std::string_view, 2> follows{"gate", "toll"};
    static constexpr std::array<std::string_view, 1> excludes{"ferry"};
    using Steps = TypeList<TollStep>;
};
struct Ferry : test::EmptyModule {
    static constexpr ModuleInfo info{"ferry", "Ferry"};
};

/// Functions that look like those of hooks and are not.
struct Careless : test::EmptyModule {
    template <class G>
    void on(const TilePlaced&, G&) noexcept {}
    template <class G>
    bool forbids(const DeployQuery&, const G&) const noexcept {
        return false;
    }
    template <class G>
    void adjust(Award, const G&) const noexcept {}
    template <class G>
    void adjust(const Strength&, const G&) const noexcept {}
    template <class G>
    void offer(TollStep, const G&) const noexcept {}
    template <class G>
    bool sample(TollStep, G&) const noexcept {
        return false;
    }

private:
    template <class G>
    void on(const TileDrawn&, G&) const noexcept {}
};

template <class... Hook>
constexpr bool defines_all(TypeList<Hook...>) {
    return (composition::Defines<Toll, Hook>::value && ...);
}

}  // namespace

TEST_CASE("lists and functions of a module agree", "[engine][composition]") {
    STATIC_REQUIRE(is_module<test::EmptyModule>);
    STATIC_REQUIRE(is_module<Toll>);
    STATIC_REQUIRE(is_module<Gate>);
    STATIC_REQUIRE(is_module<Bridge>);
    CHECK(is_module<Bailiff>);
}

TEST_CASE("a function is found whether it takes its noun by value or by reference", "[engine][composition]") {
    STATIC_REQUIRE(Toll::Hooks::size == 7);
    CHECK(defines_all(Toll::Hooks{}));
    STATIC_REQUIRE_FALSE(composition::Defines<Toll, On<TileDrawn>>::value);
    STATIC_REQUIRE_FALSE(composition::Defines<Toll, Forbids<PlacementQuery>>::value);
    STATIC_REQUIRE_FALSE(composition::Defines<Toll, Adjusts<FeatureValue>>::value);
    STATIC_REQUIRE_FALSE(composition::Defines<Toll, Offers<FigureStep>>::value);
    STATIC_REQUIRE_FALSE(composition::Defines<Gate, Samples<TollStep>>::value);
}

TEST_CASE("what only looks like the function of a hook is none", "[engine][composition]") {
    // It changes its module, says yes or no, changes a copy, has nowhere to put its answers, is private.
    CHECK_FALSE(composition::Defines<Careless, On<TilePlaced>>::value);
    CHECK_FALSE(composition::Defines<Careless, Forbids<DeployQuery>>::value);
    CHECK_FALSE(composition::Defines<Careless, Adjusts<Award>>::value);
    CHECK_FALSE(composition::Defines<Careless, Adjusts<Strength>>::value);
    CHECK_FALSE(composition::Defines<Careless, Offers<TollStep>>::value);
    CHECK_FALSE(composition::Defines<Careless, Samples<TollStep>>::value);
    CHECK_FALSE(composition::Defines<Careless, On<TileDrawn>>::value);
}

TEST_CASE("modules speak of the nouns of others", "[engine][composition]") {
    STATIC_REQUIRE(is_composed<TypeList<Toll>>);
    STATIC_REQUIRE(is_composed<TypeList<Toll, Gate>>);
    using Both = composition::NounsOf<TypeList<>, Toll, Gate>;
    using Alone = composition::NounsOf<TypeList<>, Gate>;
    CHECK(composition::Known<On<TollPaid>, Both>::value);
    CHECK(composition::Known<On<NoAnswer<TollStep>>, Both>::value);
    CHECK(composition::Known<Forbids<TollQuery>, Both>::value);
    CHECK(composition::Known<Adjusts<TollValue>, Both>::value);
    CHECK(composition::Known<Offers<TollStep>, Both>::value);
    CHECK(composition::Known<Samples<TollStep>, Both>::value);
    CHECK_FALSE(composition::Known<On<TollPaid>, Alone>::value);
    CHECK_FALSE(composition::Known<On<TollStep>, Alone>::value);
    CHECK_FALSE(composition::Known<Forbids<TollQuery>, Alone>::value);
    CHECK_FALSE(composition::Known<Adjusts<TollValue>, Alone>::value);
    CHECK_FALSE(composition::Known<Offers<TollStep>, Alone>::value);
    // Events, queries and quantities of the engine are always there, its steps only when a module brings them.
    CHECK(composition::Known<On<FigureMoved>, Alone>::value);
    CHECK(composition::Known<Forbids<CompletionQuery>, Alone>::value);
    CHECK(composition::Known<Adjusts<Strength>, Alone>::value);
    CHECK_FALSE(composition::Known<Offers<FigureStep>, Alone>::value);
}

TEST_CASE("a step is worked by whoever says so", "[engine][composition]") {
    STATIC_REQUIRE(is_composed<TypeList<Bridge, Bailiff>>);
    CHECK(is_composed<TypeList<Bailiff, Bridge>>);
}

TEST_CASE("what is not listed is neither followed nor excluded", "[engine][composition]") {
    STATIC_REQUIRE(is_composed<TypeList<Toll, Gate, Bridge>>);
    STATIC_REQUIRE(is_composed<TypeList<Toll, Bridge>>);
    CHECK(is_composed<TypeList<Ferry, Toll, Gate>>);
}

TEST_CASE("modules that exclude each other are listed together where one can be left out", "[engine][composition]") {
    STATIC_REQUIRE(is_composed<TypeList<Optional<Bridge>, Bailiff, Optional<Ferry>>>);
    STATIC_REQUIRE(is_composed<TypeList<Bridge, Bailiff, Optional<Ferry>>>);
    CHECK(is_composed<TypeList<Ferry, Optional<Bridge>, Bailiff>>);
}

TEST_CASE("the modules of the library compose", "[engine][composition]") {
    STATIC_REQUIRE(is_composed<TypeList<Base>>);
    STATIC_REQUIRE(is_composed<TypeList<Base, TradersAndBuilders, River>>);
    STATIC_REQUIRE(is_composed<TypeList<Base, Phantom, Abbot, Farmers>>);
    STATIC_REQUIRE(is_composed<StandardRules::Modules>);
    CHECK(is_composed<StandardRules::Listed>);
}

TEST_CASE("the place of a module is found by its id", "[engine][composition]") {
    using List = TypeList<Toll, Gate, Ferry>;
    CHECK(composition::place_of("toll", List{}) == 0);
    CHECK(composition::place_of("ferry", List{}) == 2);
    CHECK(composition::place_of("bridge", List{}) == 3);
    // A missing module is spelt out in the error.
    using Spelt = decltype(composition::needed_id<Gate, 0>(std::make_index_sequence<4>{}));
    STATIC_REQUIRE(std::is_same_v<Spelt, composition::ModuleOfId<'t', 'o', 'l', 'l'>>);
}
