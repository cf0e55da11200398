// An expansion of one's own: orchards on new tiles and a gardener for every player. docs/write_a_module.md explains it.
#include <carcassonne/carcassonne.hpp>
#include <cstdio>

using namespace carcassonne;
inline constexpr FeatureKind orchard = first_own_feature_kind;
inline constexpr FeatureWord orchard_words[] = {{"orchard", orchard}};
inline constexpr std::string_view orchard_text = R"(
set orchards total=6
OR/F   count=3: orchard; field N.E.S.W
OR/C   count=1: orchard [hive]; city N; field E.S.W by 2
OR/RFr count=2: orchard [hive]; road E.W; field N.EL.WR; field ER.S.WL
)";
inline constexpr auto orchard_tiles = tile_table<count_tile_lines(orchard_text)>(orchard_text, orchard_words);

struct Hive {
    static constexpr std::string_view word = "hive";
};

/// Orchards lie inside a tile, as monasteries do, and only gardeners enter them. An orchard is worth 1 for each tile on
/// and around its square, and 3 more where bees live in it.
struct Orchards : Module {
    static constexpr ModuleInfo info{"orchards", "Orchards"};
    static constexpr std::array<std::string_view, 1> needs{"base"};
    static constexpr BoardCapacity room = room_for(orchard_tiles.view());
    static constexpr std::array features{FeatureKindSpec{orchard, "orchard", Growth::neighbourhood}};
    static constexpr std::array figures{FigureSpec{"gardener", 1, 1, mask_of(orchard)}};
    static TileSet tile_set() noexcept { return orchard_tiles.view(); }

    bool bees = true;
    template <class Self, class Visit>
    static constexpr void each_option(Self& self, Visit&& visit) {
        visit("bees", self.bees, switch_words);
    }

    using Marks = TypeList<Hive>;
    using Hooks = TypeList<Adjusts<FeatureValue>, On<FinalFeaturesStep>>;

    template <class G>
    void adjust(FeatureValue& value, const G& game) const noexcept {
        if (value.kind == orchard) {
            value.breakdown.add("tiles", static_cast<int>(game.tiles_of_neighbourhood(value.feature)), 1);
            if (bees && game.template mark_count<Hive>(value.feature) != 0) {
                value.breakdown.add("hives", 1, 3);
            }
        }
    }
    template <class G>
    void on(FinalFeaturesStep, G& game) const noexcept {
        game.score_at_end(orchard);
    }
};
static_assert(is_module<Orchards>);

struct FruitGame : Ruleset<Base, Farmers, Orchards> {};

int main() {
    const auto setup = make_setup<FruitGame>();
    bool right = setup.has_value();
    int harvests = 0;
    for (std::uint64_t seed = 0; right && seed < 20; ++seed) {
        int paid = 0;
        const auto listener = [&](const PointsScored& scored) {
            paid += scored.breakdown.total();
            if (scored.kind == orchard) {
                right = right && in_full(scored.valued) == (scored.breakdown.count("tiles") == 9);
                ++harvests;
            }
        };
        Game<FruitGame>::Choices choices;
        Game<FruitGame> game(*setup, seed, choices, listener);
        for (Random dice(seed); !choices.empty();) {
            game.play(choices.nth(dice.below(choices.count())), choices, listener);
        }
        right = right && paid == game.score(PlayerId(0)) + game.score(PlayerId(1));
    }
    std::printf("%d orchards were harvested in 20 games\n", harvests);
    return right && harvests != 0 ? 0 : 1;
}
