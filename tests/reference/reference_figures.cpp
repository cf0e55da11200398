// The decisions about figures.
#include "reference_game.hpp"

#include "reference_helpers.hpp"

#include <stdexcept>

namespace reference {

bool is_follower(FigureKind kind) { return kind != FigureKind::builder && kind != FigureKind::pig; }

std::vector<int> Game::supplies(FigureKind kind) const {
    std::vector<int> result;
    for (int player = 0; player < players(); ++player)
        result.push_back(supply(player, kind));
    return result;
}

int Game::supply(int player, FigureKind kind) const {
    const std::map<FigureKind, int>& figures = supplies_.at(static_cast<std::size_t>(player));
    const auto found = figures.find(kind);
    return found == figures.end() ? 0 : found->second;
}

bool Game::may_occupy(FigureKind kind, const Spot& spot) const {
    const Feature place = segment(spot).feature;
    const std::vector<Spot> feature = feature_of(spot);
    const auto is_here = [&feature](const Meeple& meeple) { return contains(feature, meeple.spot); };
    const bool is_free = std::none_of(meeples_.begin(), meeples_.end(), is_here);
    const bool has_own_follower = std::any_of(meeples_.begin(), meeples_.end(), [&](const Meeple& meeple) {
        return is_here(meeple) && meeple.player == turn_player_ && is_follower(meeple.kind);
    });
    switch (kind) {
    case FigureKind::normal:
    case FigureKind::large:
    case FigureKind::phantom:
        if (place == Feature::garden || place == Feature::river)
            return false;
        if (place == Feature::field && !options_.farmers)
            return false;
        return is_free;
    case FigureKind::abbot:
        return (place == Feature::monastery || place == Feature::garden) && is_free;
    case FigureKind::builder:
        return (place == Feature::road || place == Feature::city) && has_own_follower && !completed(feature);
    case FigureKind::pig:
        return place == Feature::field && has_own_follower;
    }
    throw std::logic_error("no such figure");
}

// All places for the figure on the tile just placed, if the turn player has one in his supply.
void Game::add_places(FigureKind kind, std::vector<FigureChoice>& choices) const {
    if (supply(turn_player_, kind) == 0)
        return;
    const auto& [x, y] = last_square_;
    const std::vector<Segment>& segments = board_.at(last_square_).tile.segments;
    for (std::size_t index = 0; index < segments.size(); ++index) {
        const Spot spot{x, y, static_cast<int>(index)};
        if (may_occupy(kind, spot))
            choices.push_back({kind, spot});
    }
}

std::vector<FigureChoice> Game::figure_choices() const {
    expect(Step::occupy);
    std::vector<FigureChoice> choices;
    for (const FigureKind kind : {FigureKind::normal, FigureKind::large, FigureKind::abbot, FigureKind::phantom,
                                  FigureKind::builder, FigureKind::pig}) {
        add_places(kind, choices);
    }
    // The own abbot may come home instead, but not from a place that is about to be scored.
    for (const Meeple& meeple : meeples_) {
        if (meeple.player == turn_player_ && meeple.kind == FigureKind::abbot && !completed(feature_of(meeple.spot)))
            choices.push_back({FigureKind::abbot, meeple.spot, true});
    }
    std::sort(choices.begin(), choices.end());
    return choices;
}

std::vector<FigureChoice> Game::phantom_choices() const {
    expect(Step::phantom);
    std::vector<FigureChoice> choices;
    add_places(FigureKind::phantom, choices);
    std::sort(choices.begin(), choices.end());
    return choices;
}

std::vector<std::string> Game::meeple_choices() const {
    expect(Step::occupy);
    std::vector<FigureChoice> choices;
    add_places(FigureKind::normal, choices);
    std::vector<std::string> names;
    for (const FigureChoice& choice : choices)
        names.push_back(name(segment(choice.spot)));
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<ScoreEvent> Game::choose(const FigureChoice& choice) {
    const bool is_first = step_ != Step::phantom;
    const std::vector<FigureChoice> choices = is_first ? figure_choices() : phantom_choices();
    if (std::count(choices.begin(), choices.end(), choice) == 0)
        throw std::logic_error("nobody may go to " + text(choice.spot));
    std::vector<ScoreEvent> events;
    const Meeple figure{turn_player_, choice.spot, choice.kind};
    if (choice.takes_back) {
        const std::vector<Spot> feature = feature_of(choice.spot);
        award(event(turn_player_, score_name(feature), score_items(feature, turn_player_), feature), events);
        take_home(figure);
    } else {
        meeples_.push_back(figure);
        --supplies_.at(static_cast<std::size_t>(turn_player_)).at(choice.kind);
    }
    end_decision();
    return events;
}

void Game::skip() {
    if (step_ != Step::phantom)
        expect(Step::occupy);
    // Who could have placed the phantom in the first decision has passed it as well.
    step_ = Step::score;
}

// The second decision follows the first where the phantom can go somewhere.
void Game::end_decision() {
    const bool was_first = step_ == Step::occupy;
    step_ = Step::phantom;
    if (!was_first || phantom_choices().empty())
        step_ = Step::score;
}

void Game::deploy(const std::string& segment_name) {
    expect(Step::occupy);
    choose({FigureKind::normal, spot(last_square_.first, last_square_.second, segment_name)});
}

void Game::take_home(const Meeple& meeple) {
    const auto found = std::find(meeples_.begin(), meeples_.end(), meeple);
    if (found == meeples_.end())
        throw std::logic_error("no such figure on the board");
    ++supplies_.at(static_cast<std::size_t>(meeple.player))[meeple.kind];
    meeples_.erase(found);
}

// The followers of each player.
std::vector<int> Game::meeple_counts(const std::vector<Spot>& feature) const {
    std::vector<int> counts(scores_.size(), 0);
    for (const Meeple& meeple : meeples_) {
        if (is_follower(meeple.kind) && contains(feature, meeple.spot))
            ++counts.at(static_cast<std::size_t>(meeple.player));
    }
    return counts;
}

// What counts for the majority: a large meeple is as strong as two others.
std::vector<int> Game::strengths(const std::vector<Spot>& feature) const {
    std::vector<int> counts = meeple_counts(feature);
    for (const Meeple& meeple : meeples_) {
        if (meeple.kind == FigureKind::large && contains(feature, meeple.spot))
            ++counts.at(static_cast<std::size_t>(meeple.player));
    }
    return counts;
}

bool Game::has_figure(const std::vector<Spot>& feature, int player, FigureKind kind) const {
    return std::any_of(meeples_.begin(), meeples_.end(), [&](const Meeple& meeple) {
        return meeple.player == player && meeple.kind == kind && contains(feature, meeple.spot);
    });
}

}  // namespace reference
