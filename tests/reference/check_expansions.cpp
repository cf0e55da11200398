// Small positions worked out by hand for the expansions: what no recorded game shows, and one of each kind besides.
#include "check_helpers.hpp"

#include <map>

namespace {

using reference::FieldRules;
using reference::FigureChoice;
using reference::FigureKind;
using reference::Game;
using reference::Goods;
using reference::Options;
using reference::ScoreEvent;
using namespace reference::check;

// ---- abbot ----

void check_abbot() {
    Options options;
    options.set = reference::TileSet::garden;
    options.abbot = true;
    Game game(2, options);
    game.place("BA/CG", 0, 1, 90);
    const FigureChoice garden = to(game, FigureKind::abbot, 0, 1, "Garden I");
    std::vector<FigureChoice> choices = game.figure_choices();
    expect(choices.size() == 3 && offers(choices, garden),
           "a meeple goes to the city and the field, the abbot to the garden");
    game.choose(garden);
    game.score();
    expect(game.supply(0, FigureKind::abbot) == 0 && game.supply(1, FigureKind::abbot) == 1, "one abbot each");
    game.place("BA/RFr", 1, 0, 0);
    expect(!offers_any(game.figure_choices(), FigureKind::abbot), "nobody takes back the abbot of another");
    game.skip();
    game.score();
    game.place("BA/RFr", -1, 0, 0);
    const FigureChoice home{FigureKind::abbot, garden.spot, true};
    expect(offers(game.figure_choices(), home), "the abbot may come home from an unfinished garden");
    const std::vector<ScoreEvent> events = game.choose(home);
    expect(events.size() == 1 && events.front().points == 4 && events.front().name == "garden.incomplete",
           "the garden and three neighbours: 4 points");
    expect(game.supply(0, FigureKind::abbot) == 1 && game.score().empty() && game.scores().front() == 4,
           "they are scored once");
    expect(is_refused([&game] { game.choose({}); }), "nobody places a figure before a tile");
}

// A monastery in the middle of nine tiles, the last of which its owner places.
void check_surrounded_abbot() {
    Options options;
    options.abbot = true;
    Game game(2, options);
    game.place("BA/L", 0, 1, 0);
    const FigureChoice abbot = to(game, FigureKind::abbot, 0, 1, "Monastery I");
    expect(offers(game.figure_choices(), abbot), "an abbot goes to a monastery");
    game.choose(abbot);
    game.score();
    pass(game, "BA/RFr", -1, 0, 0);
    pass(game, "BA/RFr", 1, 0, 0);
    pass(game, "BA/L", -1, 1, 0);
    pass(game, "BA/L", 1, 1, 0);
    pass(game, "BA/L", 0, 2, 0);
    pass(game, "BA/LR", -1, 2, 0);
    pass(game, "BA/RFr", 2, 0, 0);
    game.place("BA/LR", 1, 2, 0);
    expect(!offers(game.figure_choices(), {FigureKind::abbot, abbot.spot, true}),
           "nobody takes back an abbot who is surrounded");
    game.skip();
    const std::vector<ScoreEvent> events = game.score();
    expect(events.size() == 1 && events.front().points == 9 && events.front().name == "monastery",
           "he scores 9 points");
}

// ---- inns and cathedrals ----

void check_inns() {
    Options options;
    options.inns = true;
    Game game(2, options);
    game.place("IC/RRR.i", -1, 0, 0);
    const FigureChoice large = to(game, FigureKind::large, -1, 0, "Road E");
    expect(offers(game.figure_choices(), large), "a large meeple goes to a road");
    game.choose(large);
    game.score();
    const auto open = game.report(large.spot);
    expect(open.has_inn && open.value_at_end == 0 && open.strengths == std::vector<int>{2, 0} &&
               open.meeples == std::vector<int>{1, 0},
           "an open road with an inn is worth nothing; a large meeple is one meeple as strong as two");
    Game ended = game;
    const std::vector<ScoreEvent> nothing = ended.finish();
    expect(nothing.size() == 1 && nothing.front().points == 0 && nothing.front().name == "road.incomplete",
           "at the end it scores 0 points");
    const std::vector<ScoreEvent> events = pass(game, "BA/CRRR", 1, 0, 0);
    expect(events.size() == 1 && events.front().points == 6 && has_item(events.front(), {"inn", 3, 3}),
           "three tiles with an inn: 6 points");
    expect(game.supply(0, FigureKind::large) == 1, "the large meeple comes home");
    const auto other = game.report(game.spot(-1, 0, "Road W"));
    expect(!other.has_inn && other.value_at_end == 1, "the inn belongs to one road of its crossing");
}

void check_cathedral() {
    Options options;
    options.inns = true;
    Game game(2, options);
    deploy(game, "IC/Cccc.c", 0, -1, 0, "City NESW");
    pass(game, "BA/C", -1, -1, 90);
    pass(game, "BA/C", 1, -1, 270);
    expect(game.report(game.spot(0, 0, "City N")).value_at_end == 0, "an open cathedral city is worth nothing");
    const std::vector<ScoreEvent> events = pass(game, "BA/C", 0, -2, 180);
    expect(events.size() == 1 && events.front().points == 15, "five tiles with a cathedral: 15 points");
}

// Two roads with a meeple each are joined; the large one is stronger.
void check_large_meeple() {
    Options options;
    options.inns = true;
    Game game(2, options);
    game.place("BA/RFr", 1, 0, 0);
    game.choose(to(game, FigureKind::large, 1, 0, "Road EW"));
    game.score();
    pass(game, "BA/L", 1, 1, 0);
    pass(game, "BA/L", 2, 1, 0);
    deploy(game, "BA/Rr", 3, 1, 180, "Road NE");
    pass(game, "BA/Rr", 3, 0, 0);
    pass(game, "BA/RFr", 2, 0, 0);
    const auto road = game.report(game.spot(0, 0, "Road EW"));
    expect(road.meeples == std::vector<int>{1, 1} && road.owners == std::vector<int>{0},
           "a large meeple beats an ordinary one");
    expect(road.tiles == 5 && road.paid_at_end == std::vector<int>{5, 0}, "only its owner is paid for the five tiles");
}

// ---- traders and builders ----

void check_goods() {
    Options options;
    options.traders = true;
    Game game(2, options);
    pass(game, "TB/CFc.w", 0, -1, 90);
    expect(game.report(game.spot(0, 0, "City N")).goods == std::map<Goods, int>{{Goods::wine, 1}}, "the city has wine");
    expect(pass(game, "BA/C", 0, -2, 180).empty(), "nobody lives in the city");
    expect(game.goods(1, Goods::wine) == 1 && game.goods(0, Goods::wine) == 0,
           "who completes a city takes its goods, also from an empty one");
    pass(game, "BA/L", 0, 1, 0);
    expect(game.goods(0, Goods::wine) == 0, "goods are taken once");
    const std::vector<ScoreEvent> events = game.finish();
    expect(events.size() == 1 && events.front().player == 1 && events.front().points == 10 &&
               events.front().name == "trade-goods" && has_item(events.front(), {"trade-goods.WINE", 1, 10}),
           "most wine: 10 points; nobody has grain or cloth");
}

// A road that grows from the start tile to the east, and is completed by the builder's owner.
void check_builder() {
    Options options;
    options.traders = true;
    Game game(2, options);
    game.place("BA/RFr", 1, 0, 0);
    expect(!offers_any(game.figure_choices(), FigureKind::builder), "no builder without a follower");
    game.deploy("Road EW");
    game.score();
    game.place("BA/L", 0, 1, 0);
    expect(!offers_any(game.figure_choices(), FigureKind::builder), "a monastery has no builder");
    game.skip();
    game.score();

    game.place("BA/RFr", 2, 0, 0);
    const FigureChoice builder = to(game, FigureKind::builder, 2, 0, "Road EW");
    expect(offers(game.figure_choices(), builder), "a builder joins an own follower");
    game.choose(builder);
    expect(!game.builder_part_due(), "the tile on which the builder is put earns nothing");
    game.score();
    expect(game.turn_player() == 1, "the other player's turn");
    game.place("BA/RFr", 3, 0, 0);
    expect(!game.builder_part_due() && !offers_any(game.figure_choices(), FigureKind::builder),
           "a builder does not work for another player, who has no follower here");
    game.skip();
    game.score();

    game.place("BA/RFr", 4, 0, 0);
    expect(game.builder_part_due(), "the builder's road grows");
    game.skip();
    game.score();
    expect(game.turn_player() == 0 && game.is_builder_part(), "the same player has a second part");
    game.place("BA/RFr", 5, 0, 0);
    expect(!game.builder_part_due(), "a second part earns no third");
    game.skip();
    game.score();
    expect(game.turn_player() == 1 && !game.is_builder_part(), "then the turn passes on");

    pass(game, "BA/RRR", 6, 0, 0);
    const std::vector<ScoreEvent> events = pass(game, "BA/RRR", -1, 0, 0);
    expect(events.size() == 1 && events.front().points == 8 && events.front().meeples.size() == 1,
           "one follower and eight tiles: 8 points");
    expect(game.is_builder_part() && game.supply(0, FigureKind::builder) == 1,
           "the completing tile earns a second part, though the builder goes home");
    expect(game.finish().empty() && game.scores() == std::vector<int>{8, 0}, "a second part still due may be dropped");
}

// A farmer north of the start tile's road, where the start tile's city is completed, and his pig.
int points_with_a_pig(FieldRules rules) {
    Options options;
    options.traders = true;
    options.field_rules = rules;
    Game game(2, options);
    deploy(game, "BA/RFr", 1, 0, 0, "Field NL.NR.EL.WR");
    pass(game, "BA/C", 0, -1, 180);
    game.place("BA/RFr", 2, 0, 0);
    const std::vector<FigureChoice> choices = game.figure_choices();
    const FigureChoice pig = to(game, FigureKind::pig, 2, 0, "Field NL.NR.EL.WR");
    expect(offers(choices, pig) && !offers(choices, to(game, FigureKind::pig, 2, 0, "Field ER.SL.SR.WL")),
           "a pig goes where an own farmer is");
    game.choose(pig);
    game.score();
    const auto field = game.report(pig.spot);
    expect(field.meeples == std::vector<int>{1, 0} && field.figures.size() == 2, "the pig is no farmer");
    expect(field.paid_at_end.front() == field.value_at_end + 1, "the pig adds a point for the one city");
    game.finish();
    return game.scores().front();
}

void check_pig() {
    expect(points_with_a_pig(FieldRules::third) == 4, "third edition: 4 points for a city with the pig");
    expect(points_with_a_pig(FieldRules::second) == 4, "second edition: 4 points for a city with the pig");
    expect(points_with_a_pig(FieldRules::first) == 5, "first edition: 5 points for a city with the pig");
}

// ---- phantom ----

void check_phantom() {
    Options options;
    options.phantom = true;
    Game game(2, options);
    game.place("BA/RFr", 1, 0, 0);
    expect(game.figure_choices().size() == 6, "the first decision offers the phantom as well");
    Game phantom_first = game;
    phantom_first.choose(to(game, FigureKind::phantom, 1, 0, "Road EW"));
    expect(!phantom_first.asks_for_phantom(), "there is one phantom");
    Game passed = game;
    passed.skip();
    expect(!passed.asks_for_phantom(), "who passes has passed the phantom too");

    game.deploy("Road EW");
    expect(game.asks_for_phantom() && game.phantom_choices().size() == 2, "the phantom may go to the two fields");
    expect(is_refused([&game] { game.score(); }), "the phantom's decision comes before scoring");
    expect(is_refused([&game] {
               game.choose({FigureKind::phantom, game.spot(1, 0, "Road EW")});
           }),
           "not to the meeple's road");
    game.choose(to(game, FigureKind::phantom, 1, 0, "Field NL.NR.EL.WR"));
    game.score();
    expect(game.supply(0, FigureKind::phantom) == 0 && game.supplies() == std::vector<int>{6, 7},
           "a meeple and the phantom are on the board");
}

}  // namespace

int main() {
    check_abbot();
    check_surrounded_abbot();
    check_inns();
    check_cathedral();
    check_large_meeple();
    check_goods();
    check_builder();
    check_pig();
    check_phantom();
    return report_failures();
}
