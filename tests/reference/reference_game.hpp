// A game of Carcassonne as the rules tell it, for comparing the engine with: the base game and, each switched on in
// the options, the abbot with the gardens, the River, Inns & Cathedrals, Traders & Builders and the phantom.
//
// Nothing is kept up to date between moves: features are found afresh by flood fill whenever somebody asks,
// placements by trying every square next to a tile. Slow, and meant to be: each function can be held against its
// rule by eye. x grows to the east, y to the south. Players are numbered from 0; player 0 begins. Misuse throws
// std::logic_error.
#pragma once

#include "reference_options.hpp"
#include "reference_tiles.hpp"
#include "reference_words.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace reference {

class Game {
public:
    using Square = std::pair<int, int>;

    explicit Game(int players, Options options = {});

    // --- a turn part: place, then a figure or skip, perhaps the same for the phantom, then score ---

    // The kinds the next tile can be of, sorted: a river comes before all land.
    std::vector<std::string> drawable() const;

    // Where the tile may go, sorted. Rotations in which the tile looks the same count once, as the smallest.
    std::vector<Placement> legal_placements(const std::string& tile_id) const;

    // Any fitting rotation may be given, also one of several equal ones.
    void place(const std::string& tile_id, int x, int y, int rotation);

    // Takes a tile that fits nowhere out of the game. The player draws another.
    void discard(const std::string& tile_id);

    // The same for a tile that somebody with stricter rules did not place though it fits.
    void leave_out(const std::string& tile_id);

    // The answers to the first decision about figures besides doing without, sorted.
    std::vector<FigureChoice> figure_choices() const;

    // The same for the second decision: where the phantom may go. It is asked for when asks_for_phantom() says so,
    // which it never does when there is nowhere to go.
    bool asks_for_phantom() const { return step_ == Step::phantom; }
    std::vector<FigureChoice> phantom_choices() const;

    // Answers either decision. An abbot who comes home scores at once, the only event there can be.
    std::vector<ScoreEvent> choose(const FigureChoice& choice);
    void skip();

    // The names of the segments of the tile just placed that an ordinary meeple may occupy ("Road EW"), sorted.
    std::vector<std::string> meeple_choices() const;

    // An ordinary meeple goes there.
    void deploy(const std::string& segment_name);

    // Scores what is completed, returns its figures and passes the turn on, or begins the builder's part.
    std::vector<ScoreEvent> score();

    // The final scoring; between two turn parts only. The figures stay where they are.
    std::vector<ScoreEvent> finish();

    // --- what can be seen ---

    int players() const { return static_cast<int>(scores_.size()); }
    int turn_player() const { return turn_player_; }
    bool is_builder_part() const { return is_builder_part_; }    // the second part of a double turn
    bool builder_part_due() const { return builder_part_due_; }  // a second part will follow this one
    const std::vector<int>& scores() const { return scores_; }
    std::vector<int> supplies() const { return supplies(FigureKind::normal); }
    std::vector<int> supplies(FigureKind kind) const;
    int supply(int player, FigureKind kind) const;
    int goods(int player, Goods kind) const;
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
    enum class Step { place, occupy, phantom, score, over };

    void expect(Step step) const;
    void take_from_remaining(const std::string& tile_id);
    void draw(const std::string& tile_id);
    bool has_tile(int x, int y) const { return board_.count({x, y}) == 1; }
    bool fits(const Tile& turned, int x, int y) const;
    void find_builder_at_work();

    std::map<Square, int> river_inlets() const;
    bool river_allows(const Tile& turned, int x, int y) const;

    bool may_occupy(FigureKind kind, const Spot& spot) const;
    void add_places(FigureKind kind, std::vector<FigureChoice>& choices) const;
    void take_home(const Meeple& meeple);
    void end_decision();

    const Segment& segment(const Spot& spot) const;
    std::vector<Spot> connected(const Spot& spot) const;
    bool completed(const std::vector<Spot>& feature) const;
    int tile_count(const std::vector<Spot>& feature) const;
    int pennant_count(const std::vector<Spot>& feature) const;
    int pig_herd_count(const std::vector<Spot>& feature) const;
    bool has_inn(const std::vector<Spot>& feature) const;
    bool has_cathedral(const std::vector<Spot>& feature) const;
    std::map<Goods, int> goods_on(const std::vector<Spot>& feature) const;
    std::vector<std::vector<Spot>> completed_cities(const std::vector<Spot>& field) const;

    std::vector<int> meeple_counts(const std::vector<Spot>& feature) const;
    std::vector<int> strengths(const std::vector<Spot>& feature) const;
    bool has_figure(const std::vector<Spot>& feature, int player, FigureKind kind) const;

    std::string score_name(const std::vector<Spot>& feature) const;
    std::vector<ScoreItem> road_items(const std::vector<Spot>& feature) const;
    std::vector<ScoreItem> city_items(const std::vector<Spot>& feature) const;
    std::vector<ScoreItem> field_items(const std::vector<Spot>& feature, bool with_pig) const;
    std::vector<ScoreItem> score_items(const std::vector<Spot>& feature, int player) const;
    ScoreEvent event(int player, const std::string& name, const std::vector<ScoreItem>& items,
                     const std::vector<Spot>& feature) const;
    void award(const ScoreEvent& event, std::vector<ScoreEvent>& events);
    void score_feature(const std::vector<Spot>& feature, std::vector<ScoreEvent>& events);
    void score_fields_by_city(std::vector<ScoreEvent>& events);
    void score_goods(std::vector<ScoreEvent>& events);
    void hand_out_goods(const std::vector<Spot>& city);
    void return_lonely_pieces();

    Options options_;
    std::map<std::string, int> remaining_;
    std::vector<std::string> discarded_;
    std::map<Square, PlacedTile> board_;
    std::vector<Meeple> meeples_;
    std::vector<int> scores_;
    std::vector<std::map<FigureKind, int>> supplies_;
    std::vector<std::map<Goods, int>> goods_;
    int turn_player_ = 0;
    bool has_drawn_land_ = false;
    bool is_builder_part_ = false;
    bool builder_part_due_ = false;
    Step step_ = Step::place;
    Square last_square_{0, 0};
};

}  // namespace reference
