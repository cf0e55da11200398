// What the reference says about a game: placements, figures, points, features.
#pragma once

#include "reference_tiles.hpp"

#include <compare>
#include <map>
#include <string>
#include <vector>

namespace reference {

struct Placement {
    int x = 0;
    int y = 0;
    int rotation = 0;

    auto operator<=>(const Placement&) const = default;
};

struct PlacedTile {
    int rotation = 0;
    Tile tile;  // already turned
};

// A segment on the board: the square, and the segment's place in Tile::segments.
struct Spot {
    int x = 0;
    int y = 0;
    int segment = 0;

    auto operator<=>(const Spot&) const = default;
};

enum class FigureKind { normal, large, abbot, phantom, builder, pig };

// Builder and pig are no followers: they never count for a majority.
bool is_follower(FigureKind kind);

// A figure on the board.
struct Meeple {
    int player = 0;
    Spot spot;
    FigureKind kind = FigureKind::normal;

    auto operator<=>(const Meeple&) const = default;
};

// An answer to a decision about figures: a figure of that kind goes there, or the abbot who stands there comes home.
struct FigureChoice {
    FigureKind kind = FigureKind::normal;
    Spot spot;
    bool takes_back = false;

    auto operator<=>(const FigureChoice&) const = default;
};

// "5 tiles: 10 points". What is counted is "tiles", "pennants" or "cities"; the tiles of a road that earn more by an
// "inn"; the tiles and pennants of a city that earn more by a "cathedral"; the cities that earn more by an own pig
// ("pigs") or by a "pig herd"; the tokens of one of the goods ("trade-goods.WINE").
struct ScoreItem {
    std::string what;
    int count = 0;
    int points = 0;

    auto operator<=>(const ScoreItem&) const = default;
};

// Points of one player for one feature or good. An item with a count of 0 is left out, apart from the inn or cathedral
// that makes an unfinished feature worthless. The names are road, city, city.tiny, monastery, garden, these four with
// .incomplete at the end or when an abbot goes home before (no city.tiny.incomplete), field, and trade-goods.
struct ScoreEvent {
    int player = 0;
    int points = 0;  // the sum of the items; 0 for a field without a completed city
    std::string name;
    std::vector<ScoreItem> items;
    std::vector<std::string> meeples;  // where the player's followers of this feature stand: "City NW 3 -1"

    int count(const std::string& what) const;
};

// What may be said about the whole feature a segment belongs to.
struct FeatureReport {
    Feature feature = Feature::field;
    int tiles = 0;     // a tile counts once; of a monastery or garden: itself and its neighbours
    int pennants = 0;  // cities only
    int cities = 0;    // fields only: completed cities they border

    // Pig herds, inns, cathedrals and goods are told only where the options let them count.
    int pig_herds = 0;
    bool has_inn = false;
    bool has_cathedral = false;
    std::map<Goods, int> goods;  // symbols; a good that is not there is absent

    bool completed = false;  // never for a field or a river

    std::vector<int> meeples;     // followers, a number per player
    std::vector<int> strengths;   // the same with a large meeple as two
    std::vector<int> owners;      // the players with most strength, none when it is empty
    std::vector<Meeple> figures;  // all that stand in it, sorted

    int value_now = 0;  // what the scoring of a turn pays each owner: 0 until it is completed
    // What the final scoring would pay an owner without a pig if the game ended here. With the older field rules a
    // city pays a player only once (or all its fields together), so that this is the most a field can bring.
    int value_at_end = 0;
    std::vector<int> paid_at_end;  // the same for each player with his own pig; 0 for those who own nothing here
};

}  // namespace reference
