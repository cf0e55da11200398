#include "oracle_words.hpp"

#include "reference_helpers.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace reference::oracle {

using nlohmann::json;

std::string recorded_kind(FigureKind kind) {
    switch (kind) {
    case FigureKind::normal:
        return "SmallFollower";
    case FigureKind::large:
        return "BigFollower";
    case FigureKind::abbot:
        return "Abbot";
    case FigureKind::phantom:
        return "Phantom";
    case FigureKind::builder:
        return "Builder";
    case FigureKind::pig:
        return "Pig";
    }
    throw std::logic_error("no such figure");
}

std::string recorded_id(FigureKind kind) {
    switch (kind) {
    case FigureKind::normal:
        return "small";
    case FigureKind::large:
        return "big";
    case FigureKind::abbot:
        return "abbot";
    case FigureKind::phantom:
        return "phantom";
    case FigureKind::builder:
        return "builder";
    case FigureKind::pig:
        return "pig";
    }
    throw std::logic_error("no such figure");
}

std::string recorded_choice(const FigureChoice& choice, const Game& game) {
    const std::string place = game.text(choice.spot);
    if (choice.takes_back)
        return "return ABBOT_RETURN " + std::to_string(game.turn_player()) + ".abbot.1 @ " + place;
    return "meeple " + recorded_kind(choice.kind) + " " + place;
}

std::string recorded_goods(Goods kind) {
    switch (kind) {
    case Goods::wine:
        return "WINE";
    case Goods::grain:
        return "GRAIN";
    case Goods::cloth:
        return "CLOTH";
    case Goods::none:
        break;
    }
    throw std::logic_error("no such good");
}

Options options_of(const json& recorded) {
    Options options;
    for (const auto& [set, count] : recorded.at("sets").items()) {
        if (set == "basic:1" || set == "basic:2") {
            options.set = set == "basic:1" ? TileSet::first : TileSet::garden;
        } else if (set == "inns-and-cathedrals:1") {
            options.inns = true;
        } else if (set == "traders-and-builders:1") {
            options.traders = true;
        } else if (set == "river/1:1") {
            options.river = River::first;
        } else if (set == "river/2:1") {
            options.river = River::second;
        } else {
            throw std::runtime_error("the reference does not know the tiles of " + set);
        }
    }
    const json& elements = recorded.at("elements");
    static const std::set<std::string> known{"small-follower", "farmers", "abbot", "garden",  "big-follower", "inn",
                                             "cathedral",      "builder", "pig",   "traders", "river",        "phantom",
                                             "pig-herd"};
    for (const auto& [element, value] : elements.items()) {
        if (known.count(element) == 0)
            throw std::runtime_error("the reference does not know " + element);
    }
    options.small_city = recorded.at("rules").at("tiny-city-scoring") == "2";
    options.farmers = elements.at("farmers");
    options.abbot = elements.contains("abbot");
    options.phantom = elements.contains("phantom");
    options.pig_herds = elements.contains("pig-herd");
    return options;
}

int quarters_until_same(const std::string& tile) {
    static const std::set<std::string> same_after_one{"BA/L",    "BA/Cccc+", "BA/RRRR", "IC/Cccc.c",
                                                      "IC/CCCC", "IC/CCCCG", "TB/RRrr"};
    static const std::set<std::string> same_after_two{"BA/CFc.1",  "BA/CFc+",  "BA/CFC.2",  "BA/CFCG",   "BA/RFr",
                                                      "BA/RFrG",   "IC/LRFR",  "IC/CRCR",   "IC/CRcR+",  "IC/RFr.i",
                                                      "IC/RFr.iG", "IC/RrRr",  "TB/CFc.w",  "TB/CRcR.w", "RI.1/CICI",
                                                      "RI.1/RIrI", "RI.1/IFI", "RI.2/CIcI", "RI.2/LIFI", "RI.2/RIrI"};
    if (same_after_one.count(tile) == 1)
        return 1;
    return same_after_two.count(tile) == 1 ? 2 : 4;
}

bool same_event(const ScoreEvent& ours, const json& theirs) {
    json items = json::array();
    for (const ScoreItem& item : ours.items) {
        // Where the other engine tells only the points, the number is of no interest.
        const std::size_t index = items.size();
        const bool is_counted = index >= theirs.at("items").size() || !theirs.at("items").at(index).at(1).is_null();
        items.push_back({item.what, is_counted ? json(item.count) : json(), item.points});
    }
    const std::string place = theirs.at("src");
    const bool same_place =
        place == "-" ? ours.meeples.empty() : std::count(ours.meeples.begin(), ours.meeples.end(), place) == 1;
    return ours.player == theirs.at("pl") && ours.points == theirs.at("pts") && ours.name == theirs.at("name") &&
           items == theirs.at("items") && same_place;
}

bool leads_into_the_open(const std::string& tile, const Placement& placement, const Game& game) {
    using Square = Game::Square;
    const auto& board = game.board();
    std::set<Square> closed;
    for (const auto& [square, placed] : board) {
        closed.insert(square);
        for (const int side : river_sides(placed.tile))
            closed.insert({beside_x(square.first, side), beside_y(square.second, side)});
    }
    closed.erase({placement.x, placement.y});
    for (const int side : river_sides(rotated(tile_named(tile), placement.rotation))) {
        Square ahead{beside_x(placement.x, side), beside_y(placement.y, side)};
        if (board.count(ahead) == 1)
            continue;
        for (std::size_t step = 0; step <= board.size(); ++step) {
            for (const Square& across :
                 std::vector<Square>{ahead,
                                     {beside_x(ahead.first, (side + 1) % 4), beside_y(ahead.second, (side + 1) % 4)},
                                     {beside_x(ahead.first, (side + 3) % 4), beside_y(ahead.second, (side + 3) % 4)}}) {
                if (closed.count(across) == 1)
                    return false;
            }
            ahead = {beside_x(ahead.first, side), beside_y(ahead.second, side)};
        }
    }
    return true;
}

}  // namespace reference::oracle
