#include "oracle_checker.hpp"

#include "oracle_words.hpp"

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace reference {

using nlohmann::json;
using namespace oracle;

namespace {

const char* const volcano_lake = "RI.2/I.v";

std::string figure_text(const Meeple& meeple, const Game& game) {
    return std::to_string(meeple.player) + " " + recorded_id(meeple.kind) + " " + game.text(meeple.spot);
}

std::vector<std::string> figures_missing(const std::vector<Meeple>& before, const Game& game) {
    std::vector<std::string> missing;
    const std::vector<Meeple>& staying = game.meeples();
    for (const Meeple& meeple : before) {
        if (std::count(staying.begin(), staying.end(), meeple) == 0)
            missing.push_back(figure_text(meeple, game));
    }
    return missing;
}

std::vector<std::map<Goods, int>> goods_of_all(const Game& game) {
    std::vector<std::map<Goods, int>> all;
    for (int player = 0; player < game.players(); ++player) {
        std::map<Goods, int> goods;
        for (const Goods kind : {Goods::wine, Goods::grain, Goods::cloth})
            goods[kind] = game.goods(player, kind);
        all.push_back(goods);
    }
    return all;
}

// The placements the other engine would allow of these.
std::vector<Placement> without_closed_river(const std::string& tile, std::vector<Placement> placements,
                                            const Game& game) {
    if (!river_sides(tile_named(tile)).empty()) {
        std::erase_if(placements,
                      [&](const Placement& placement) { return !leads_into_the_open(tile, placement, game); });
    }
    return placements;
}

int tiles_left(const Game& game) {
    int left = 0;
    for (const auto& [tile, count] : game.remaining())
        left += count;
    return left;
}

}  // namespace

void OracleChecker::expect(bool same, const std::string& what, const std::string& detail) {
    constexpr std::size_t shown_of_each = 3;
    ++compared_[what];
    if (same)
        return;
    if (++differences_[what] <= shown_of_each) {
        std::printf("%s: %s differ: %s\n", where_.c_str(), what.c_str(), detail.c_str());
    }
}

// The other engine plays the second river with two lakes with a volcano, though there is but one in the box. The second
// never fits. Until it has been discarded its pack holds one tile more.
int OracleChecker::lakes_too_many() const { return has_second_river_ && !lake_was_discarded_ ? 1 : 0; }

void OracleChecker::check_start(const json& recorded, const Game& game) {
    json pack = game.remaining();
    if (has_second_river_)
        pack[volcano_lake] = 2;
    expect(pack == recorded.at("pack"), "packs", recorded.at("pack").dump());
    json start = json::array();
    for (const auto& [square, placed] : game.board()) {
        start.push_back({placed.tile.id, square.first, square.second, placed.rotation});
    }
    expect(start == recorded.at("start"), "start tiles", recorded.at("start").dump());
}

void OracleChecker::check_placements(const json& step, const Game& game) {
    const std::string tile = step.at("tile");
    std::vector<Placement> theirs;
    for (const json& entry : step.at("pl")) {
        theirs.push_back({entry.at(0), entry.at(1), entry.at(2).get<int>() % (90 * quarters_until_same(tile))});
    }
    std::sort(theirs.begin(), theirs.end());
    theirs.erase(std::unique(theirs.begin(), theirs.end()), theirs.end());
    const std::vector<Placement> printed = game.legal_placements(tile);
    const std::vector<Placement> ours = without_closed_river(tile, printed, game);
    if (ours.size() < printed.size())
        ++explained_["river tiles with a place in print that is not open enough for the other engine"];
    expect(ours == theirs, "placements", tile + " " + step.at("pl").dump());
}

void OracleChecker::answer(const json& decision, const std::vector<FigureChoice>& choices, const std::string& what,
                           Game& game, std::vector<ScoreEvent>& events, Returned& returned) {
    std::map<std::string, FigureChoice> ours;
    for (const FigureChoice& choice : choices)
        ours[recorded_choice(choice, game)] = choice;
    std::vector<std::string> names;
    for (const auto& [text, choice] : ours)
        names.push_back(text);
    std::vector<std::string> theirs = decision.value("opts", std::vector<std::string>{});
    std::sort(theirs.begin(), theirs.end());
    expect(names == theirs, what, json(names).dump() + " against " + json(theirs).dump());

    const std::string chosen = decision.value("ch", "pass");
    if (chosen == "pass") {
        game.skip();
        return;
    }
    const FigureChoice choice = ours.at(chosen);
    const std::vector<Meeple> before = game.meeples();
    for (const ScoreEvent& event : game.choose(choice))
        events.push_back(event);
    for (const std::string& figure : figures_missing(before, game))
        returned.push_back(figure + " forced ABBOT_RETURN");
}

void OracleChecker::answer_decisions(const json& step, Game& game, std::vector<ScoreEvent>& events,
                                     Returned& returned) {
    json first = json::object();
    json second = json::object();
    for (const json& decision : step.at("dec")) {
        if (decision.is_object() && decision.at("ph") == "ActionPhase") {
            first = decision;
        } else if (decision.is_object() && decision.at("ph") == "PhantomPhase") {
            second = decision;
        } else {
            throw std::runtime_error("the reference does not know this decision: " + decision.dump());
        }
    }
    answer(first, game.figure_choices(), "figure options", game, events, returned);
    expect(game.asks_for_phantom() == !second.empty(), "phantom decisions", second.dump());
    if (game.asks_for_phantom())
        answer(second, game.phantom_choices(), "phantom options", game, events, returned);
}

// Both are without order. Each recorded event must find one of ours that no other has found: same player, points,
// name and items, and the recorded place that of a meeple of the player in that feature.
void OracleChecker::check_events(const json& recorded, const std::vector<ScoreEvent>& events) {
    std::vector<ScoreEvent> unmatched = events;
    for (const json& theirs : recorded.value("score", json::array())) {
        const auto found = std::find_if(unmatched.begin(), unmatched.end(),
                                        [&theirs](const ScoreEvent& ours) { return same_event(ours, theirs); });
        expect(found != unmatched.end(), "score events", theirs.dump());
        if (found != unmatched.end())
            unmatched.erase(found);
    }
    for (const ScoreEvent& ours : unmatched) {
        expect(false, "score events", "not recorded: " + ours.name + " player " + std::to_string(ours.player));
    }
}

void OracleChecker::check_returned(const json& recorded, Returned returned) {
    std::vector<std::string> theirs;
    for (const std::string entry : recorded.value("ret", json::array())) {
        // "0.small.2 Road S 2 2": the number of the figure is of no interest.
        const std::size_t player_end = entry.find('.');
        const std::size_t kind_end = entry.find('.', player_end + 1);
        theirs.push_back(entry.substr(0, player_end) + " " + entry.substr(player_end + 1, kind_end - player_end - 1) +
                         entry.substr(entry.find(' ')));
    }
    std::sort(returned.begin(), returned.end());
    std::sort(theirs.begin(), theirs.end());
    expect(returned == theirs, "figures returned", json(returned).dump() + " against " + json(theirs).dump());
}

void OracleChecker::check_supplies(const json& recorded, const Game& game) {
    json ours = json::array();
    for (int player = 0; player < game.players(); ++player) {
        json supply = json::object();
        for (const FigureKind kind : {FigureKind::normal, FigureKind::large, FigureKind::abbot, FigureKind::phantom,
                                      FigureKind::builder, FigureKind::pig}) {
            if (game.supply(player, kind) > 0)
                supply[recorded_kind(kind)] = game.supply(player, kind);
        }
        ours.push_back(supply);
    }
    expect(ours == recorded, "supplies", ours.dump() + " against " + recorded.dump());
}

// What each player has received in this step. The other engine tells it city by city: "token-received 0 WINE 2".
void OracleChecker::check_goods(const json& recorded, const std::vector<std::map<Goods, int>>& before,
                                const Game& game) {
    std::map<std::string, int> theirs;
    for (const std::string entry : recorded.value("ev", json::array())) {
        const std::size_t number = entry.rfind(' ');
        if (entry.rfind("token-received", 0) == 0)
            theirs[entry.substr(0, number)] += std::stoi(entry.substr(number));
    }
    std::map<std::string, int> ours;
    const std::vector<std::map<Goods, int>> after = goods_of_all(game);
    for (std::size_t player = 0; player < after.size(); ++player) {
        for (const auto& [kind, count] : after[player]) {
            if (count > before[player].at(kind))
                ours["token-received " + std::to_string(player) + " " + recorded_goods(kind)] =
                    count - before[player].at(kind);
        }
    }
    expect(ours == theirs, "goods received", json(ours).dump() + " against " + json(theirs).dump());
}

void OracleChecker::discard_all(const json& recorded, Game& game) {
    const json pre = recorded.value("pre", json::object());
    for (const std::string tile : pre.value("discarded", json::array())) {
        if (tile == volcano_lake && game.remaining().count(tile) == 0) {
            lake_was_discarded_ = true;
            continue;
        }
        const std::vector<Placement> printed = game.legal_placements(tile);
        expect(without_closed_river(tile, printed, game).empty(), "discarded tiles", tile);
        if (!printed.empty())
            ++explained_["river tiles discarded that have a place in print"];
        game.leave_out(tile);
    }
}

void OracleChecker::replay_step(const json& step, Game& game) {
    ++steps_;
    discard_all(step, game);
    const std::string tile = step.at("tile");
    expect(game.turn_player() == step.at("p"), "turn players", step.at("p").dump());
    const int left = tiles_left(game) - 1 + lakes_too_many();
    expect(left == step.at("left"), "tiles left", step.at("left").dump());
    check_placements(step, game);

    const json& at = step.at("at");
    game.place(tile, at.at(0), at.at(1), at.at(2));
    std::vector<ScoreEvent> events;
    Returned returned;
    answer_decisions(step, game, events, returned);
    const std::vector<Meeple> before = game.meeples();
    const std::vector<std::map<Goods, int>> goods_before = goods_of_all(game);
    for (const ScoreEvent& event : game.score())
        events.push_back(event);
    for (const std::string& figure : figures_missing(before, game))
        returned.push_back(figure);
    check_events(step, events);
    check_returned(step, returned);
    check_goods(step, goods_before, game);
    expect(json(game.scores()) == step.at("sc"), "points", step.at("sc").dump());
    if (step.contains("sup"))
        check_supplies(step.at("sup"), game);
}

void OracleChecker::replay(const json& recorded) {
    ++games_;
    where_ = recorded.at("id");
    const Options options = options_of(recorded);
    has_second_river_ = options.river == River::second;
    lake_was_discarded_ = false;
    Game game(recorded.at("players"), options);
    check_start(recorded, game);
    check_supplies(recorded.at("supply"), game);
    for (const json& step : recorded.at("steps")) {
        where_ = recorded.at("id").get<std::string>() + " with " + step.at("left").dump() + " tiles left";
        replay_step(step, game);
    }
    where_ = recorded.at("id").get<std::string>() + " at the end";
    const json& final = recorded.at("final");
    discard_all(final, game);
    check_events(final, game.finish());
    expect(json(game.scores()) == final.at("sc"), "final points", final.at("sc").dump());
    std::vector<std::string> discarded = game.discarded();
    if (lake_was_discarded_)
        discarded.push_back(volcano_lake);
    std::vector<std::string> theirs = recorded.at("discarded");
    std::sort(discarded.begin(), discarded.end());
    std::sort(theirs.begin(), theirs.end());
    expect(discarded == theirs, "discarded tiles", recorded.at("discarded").dump());
    expect(game.remaining().empty(), "tiles left", "at the end");
}

bool OracleChecker::print_report() const {
    std::size_t all = 0;
    std::printf("%zu games, %zu turns\n", games_, steps_);
    for (const auto& [what, compared] : compared_) {
        const auto found = differences_.find(what);
        const std::size_t differences = found == differences_.end() ? 0 : found->second;
        all += differences;
        std::printf("  %-18s %7zu compared, %zu differences\n", what.c_str(), compared, differences);
    }
    for (const auto& [what, found] : explained_)
        std::printf("  explained: %zu %s\n", found, what.c_str());
    std::printf("%zu differences\n", all);
    return games_ > 0 && all == 0;
}

}  // namespace reference
