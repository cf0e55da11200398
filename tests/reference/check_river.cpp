// Rivers worked out by hand: the order of the tiles, the bends, the pig herd.
#include "check_helpers.hpp"

namespace {

using reference::Game;
using reference::Options;
using reference::Placement;
using reference::ScoreEvent;
using namespace reference::check;

void check_bends() {
    Options options;
    options.river = reference::River::first;
    Game game(2, options);
    expect(is_refused([&game] { game.place("BA/L", 0, 1, 0); }), "the river comes before the land");
    expect(is_refused([&game] { game.place("RI.1/I.e", 1, 0, 0); }), "the lake comes last");
    expect(game.legal_placements("RI.1/II") == std::vector<Placement>{{1, 0, 0}, {1, 0, 90}},
           "a river tile continues the river");
    game.place("RI.1/II", 1, 0, 0);
    for (const std::string& choice : game.meeple_choices())
        expect(choice.substr(0, 5) == "Field", "nobody swims");
    const auto field = game.feature_of(game.spot(1, 0, "Field SR.WL"));
    expect(std::count(field.begin(), field.end(), game.spot(1, 0, "Field NL.NR.EL.ER.SL.WR")) == 1,
           "a field runs round the spring");
    game.skip();
    game.score();
    expect(game.legal_placements("RI.1/II") == std::vector<Placement>{{1, 1, 180}}, "not two bends to the right");

    for (const bool strict : {false, true}) {
        options.river_strict = strict;
        Game straight(2, options);
        pass(straight, "RI.1/II", 1, 0, 0);
        pass(straight, "RI.1/IFI", 1, 1, 90);
        const std::vector<Placement> east{{1, 2, 180}};
        const std::vector<Placement> both{{1, 2, 90}, {1, 2, 180}};
        expect(straight.legal_placements("RI.1/II") == (strict ? east : both),
               "strictly the river never flows west when its spring flows east");
    }
}

void check_order_of_river() {
    for (const auto kept :
         {reference::StartTile::shuffled_in, reference::StartTile::set_aside, reference::StartTile::after_river}) {
        Options options;
        options.river = reference::River::first;
        options.start_tile = kept;
        Game game(2, options);
        expect(game.remaining().at("BA/RCr") == (kept == reference::StartTile::set_aside ? 3 : 4),
               "the start tile stays in the pack unless it is set aside");
        std::string last;
        int river_tiles = 0;
        while (game.drawable().front().substr(0, 2) == "RI") {
            last = game.drawable().front();
            ++river_tiles;
            const std::vector<Placement> placements = game.legal_placements(last);
            if (placements.empty()) {
                game.discard(last);
            } else {
                pass(game, last, placements.front().x, placements.front().y, placements.front().rotation);
            }
        }
        expect(river_tiles == 11 && last == "RI.1/I.e", "eleven tiles follow the spring, the last is the lake");
        const bool start_tile_first = game.drawable() == std::vector<std::string>{"BA/RCr"};
        expect(start_tile_first == (kept == reference::StartTile::after_river),
               "the start tile follows the river if it is to");
    }
}

// River II, all its tiles, a farmer on the field with the pig herd and a city of two tiles beside it.
void check_second_river(bool pig_herds) {
    Options options;
    options.river = reference::River::second;
    options.pig_herds = pig_herds;
    Game game(2, options);
    expect(game.drawable() == std::vector<std::string>{"RI.2/III"}, "the fork follows the spring");
    pass(game, "RI.2/III", 1, 0, 0);
    expect(game.legal_placements("RI.2/II") == std::vector<Placement>{{1, -1, 270}, {2, 0, 0}, {2, 0, 90}},
           "the fork turns left to the north and goes straight on to the east");
    deploy(game, "RI.2/II+", 2, 0, 0, "Field NR.EL.ER.SL.SR.WL");
    pass(game, "RI.2/IFC", 1, -1, 270);
    pass(game, "RI.2/LIFI", 2, -1, 90);
    pass(game, "RI.2/RIrI", 2, -2, 0);
    const auto road = game.report(game.spot(2, -2, "Road EW"));
    expect(!road.has_inn && road.value_at_end == 1, "an inn by the river needs Inns & Cathedrals");
    pass(game, "RI.2/CIcI", 2, -3, 0);
    pass(game, "RI.2/CIRI", 2, -4, 90);
    pass(game, "RI.2/RrII", 2, -5, 0);
    pass(game, "RI.2/II", 1, -5, 180);
    expect(is_refused([&game] { game.place("RI.2/CcII+", 1, -6, 0); }), "not two bends to the right");
    pass(game, "RI.2/CcII+", 1, -6, 90);
    pass(game, "RI.2/I.v", 0, -6, 180);
    pass(game, "BA/C", 2, 1, 90);
    pass(game, "BA/C", 3, 1, 270);
    expect(game.report(game.spot(2, 0, "Field NR.EL.ER.SL.SR.WL")).pig_herds == (pig_herds ? 1 : 0),
           "the pig herd counts where it is switched on");
    const std::vector<ScoreEvent> events = game.finish();
    expect(events.size() == 1 && events.front().player == 1 && events.front().points == (pig_herds ? 4 : 3),
           "a city is worth 4 points beside a pig herd");
}

}  // namespace

int main() {
    check_bends();
    check_order_of_river();
    check_second_river(true);
    check_second_river(false);
    return report_failures();
}
