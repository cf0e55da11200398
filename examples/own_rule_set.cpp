// A rule set of one's own: a list of modules. Everything else follows from it while the program is compiled.
#include <carcassonne/carcassonne.hpp>
#include <carcassonne/modules/abbot.hpp>
#include <carcassonne/modules/inns_and_cathedrals.hpp>

#include <cstdio>

using namespace carcassonne;

struct Mine : Ruleset<Base, Farmers, Abbot, InnsAndCathedrals> {};

using MyRules = RulesOf<Mine>;
constexpr FigureKind abbot = MyRules::figure_of<Abbot>;
constexpr FigureKind large_meeple = MyRules::figure_of<InnsAndCathedrals>;
static_assert(abbot != large_meeple && MyRules::figures[large_meeple.index()].strength == 2);

namespace {

/// Whether every figure of a player is at hand or on the table.
bool has_all_figures(PlayerId player, const Game<Mine>& game) {
    std::array<unsigned, MyRules::figure_kind_count> owned{};
    for (std::size_t kind = 0; kind < owned.size(); ++kind) {
        owned[kind] = game.supply(player, FigureKind::at(kind));
    }
    game.each_figure_on_board([&](FigureId id) {
        const DeployedFigure& figure = game.figure(id);
        owned[figure.kind.index()] += figure.owner == player ? 1u : 0u;
    });
    return owned[meeple.index()] == 7 && owned[abbot.index()] == 1 && owned[large_meeple.index()] == 1;
}

}  // namespace

int main() {
    Options<Mine> options;
    options.players = 4;
    options.of<Base>().small_city = true;  // options of a module are members of the module
    options.of<InnsAndCathedrals>().unfinished_is_lost = false;
    const auto setup = make_setup(options);
    if (!setup) {
        return 1;
    }

    Game<Mine> game(*setup, 2026);
    // 72 tiles of the base game and 18 of the expansion; the start tile lies there, and one is drawn.
    if (game.tiles_left() != 72 + 18 - 2) {
        return 1;
    }
    Random dice(7);
    unsigned abbots_taken_back = 0;
    while (!game.finished()) {
        const auto choices = game.choices();
        const Token token = choices.nth(dice.below(choices.count()));
        game.describe(token, [&](const auto& action) {  // actions of all modules, each with its own type
            abbots_taken_back += std::is_same_v<std::remove_cvref_t<decltype(action)>, ReturnAbbot> ? 1u : 0u;
        });
        game.play(token);
    }
    for (std::size_t i = 0; i < game.players(); ++i) {
        const PlayerId player(static_cast<std::uint8_t>(i));
        std::printf("player %zu: %d points\n", i, game.score(player));
        if (!has_all_figures(player, game)) {
            return 1;
        }
    }
    std::printf("abbots taken back: %u\n", abbots_taken_back);
    return abbots_taken_back != 0 ? 0 : 1;
}
