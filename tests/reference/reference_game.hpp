// A game of base Carcassonne as the rules tell it, for comparing the engine with.
//
// Nothing is kept up to date between moves: features are found afresh by flood fill whenever somebody asks,
// placements by trying every square next to a tile. Slow, and meant to be: each function can be held against its
// rule by eye. x grows to the east, y to the south. Players are numbered from 0; player 0 begins. Misuse throws
// std::logic_error.
#pragma once

#include "reference_tiles.hpp"

#include <compare>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace reference {

enum class TileSet { first, garden };
enum class FieldRules { third, second, first };

struct Options {
    TileSet set = TileSet::first;
    bool small_city = false;  // a completed city of two tiles scores 2, and 1 a pennant
    FieldRules field_rules = FieldRules::third;
    bool farmers = true;
};

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

struct Meeple {
    int player = 0;
    Spot spot;

    auto operator<=>(const Meeple&) const = default;
};

// "5 tiles: 10 points". What is counted is "tiles", "pennants" or "cities".
struct ScoreItem {
    std::string what;
    int count = 0;
    int points = 0;

    auto operator<=>(const ScoreItem&) const = default;
};

// Points of one player for one feature; an item with a count of 0 is left out. The names are road, city, city.tiny,
// monastery, and at the end road.incomplete, city.incomplete, monastery.incomplete, field.
struct ScoreEvent {
    int player = 0;
    int points = 0;  // the sum of the items; 0 for a field without a completed city
    std::string name;
    std::vector<ScoreItem> items;
    std::vector<std::string> meeples;  // where the player's meeples of this feature stand: "City NW 3 -1"

    int count(const std::string& what) const;
};

// What may be said about the whole feature a segment belongs to.
struct FeatureReport {
    Feature feature = Feature::field;
    int tiles = 0;             // a tile counts once; of a monastery or garden: itself and its neighbours
    int pennants = 0;          // cities only
    int cities = 0;            // fields only: completed cities they border
    bool completed = false;    // never for a field
    std::vector<int> meeples;  // a number per player
    std::vector<int> owners;   // the players with most meeples, none when it is empty
    int value_now = 0;         // what the scoring of a turn pays each owner: 0 until it is completed
    // What the final scoring would pay each owner if the game ended here. With the older field rules a city pays a
    // player only once (or all its fields together), so that this is the most a field can bring.
    int value_at_end = 0;
};

class Game {
public:
    using Square = std::pair<int, int>;

    explicit Game(int players, Options options = {});

    // --- a turn: place, then deploy or skip, then score ---

    // Where the tile may go, sorted. Rotations in which the tile looks the same count once, as the smallest.
    std::vector<Placement> legal_placements(const std::string& tile_id) const;

    // Any fitting rotation may be given, also one of several equal ones.
    void place(const std::string& tile_id, int x, int y, int rotation);

    // Takes a tile that fits nowhere out of the game. The player draws another.
    void discard(const std::string& tile_id);

    // The names of the segments of the tile just placed that the turn player may occupy ("Road EW"), sorted.
    std::vector<std::string> meeple_choices() const;

    void deploy(const std::string& choice);
    void skip();

    // Scores what is completed, returns its meeples and passes the turn on.
    std::vector<ScoreEvent> score();

    // The final scoring; between two turns only. The meeples stay where they are.
    std::vector<ScoreEvent> finish();

    // --- what can be seen ---

    int turn_player() const { return turn_player_; }
    const std::vector<int>& scores() const { return scores_; }
    const std::vector<int>& supplies() const { return supplies_; }
    const std::map<std::string, int>& remaining() const { return remaining_; }  // kinds with no tile left are absent
    const std::vector<std::string>& discarded() const { return discarded_; }
    const std::map<Square, PlacedTile>& board() const { return board_; }
    const std::vector<Meeple>& meeples() const { return meeples_; }

    // --- features ---

    // "City NW 3 -1".
    std::string text(const Spot& spot) const;

    // The segment with that name ("City NW") on that square.
    Spot spot(int x, int y, const std::string& segment_name) const;

    // All segments that belong to one feature with this one, sorted.
    std::vector<Spot> feature_of(const Spot& spot) const;

    // The features of the whole board, sorted.
    std::vector<std::vector<Spot>> features() const;

    // The same as text, for comparing with another program: each feature a sorted list, and the list of them
    // sorted.
    std::vector<std::vector<std::string>> feature_partition() const;

    FeatureReport report(const Spot& spot) const;

private:
    enum class Step { place, occupy, score, over };

    void expect(Step step) const;
    void take_from_remaining(const std::string& tile_id);
    bool has_tile(int x, int y) const { return board_.count({x, y}) == 1; }
    bool fits(const Tile& turned, int x, int y) const;
    const Segment& segment(const Spot& spot) const;
    std::vector<Spot> connected(const Spot& spot) const;
    bool completed(const std::vector<Spot>& feature) const;
    int tile_count(const std::vector<Spot>& feature) const;
    int pennant_count(const std::vector<Spot>& feature) const;
    std::vector<std::vector<Spot>> completed_cities(const std::vector<Spot>& field) const;
    std::vector<int> meeple_counts(const std::vector<Spot>& feature) const;
    std::string score_name(const std::vector<Spot>& feature) const;
    std::vector<ScoreItem> score_items(const std::vector<Spot>& feature) const;
    ScoreEvent event(int player, const std::string& name, const std::vector<ScoreItem>& items,
                     const std::vector<Spot>& feature) const;
    void award(const ScoreEvent& event, std::vector<ScoreEvent>& events);
    void score_feature(const std::vector<Spot>& feature, std::vector<ScoreEvent>& events);
    void score_fields_by_city(std::vector<ScoreEvent>& events);

    Options options_;
    std::map<std::string, int> remaining_;
    std::vector<std::string> discarded_;
    std::map<Square, PlacedTile> board_;
    std::vector<Meeple> meeples_;
    std::vector<int> scores_;
    std::vector<int> supplies_;
    int turn_player_ = 0;
    Step step_ = Step::place;
    Square last_square_{0, 0};
};

}  // namespace reference
