#pragma once

#include "carcassonne/testing/scenario_place.hpp"

#include "carcassonne/engine/game.hpp"
#include "carcassonne/support/type_list.hpp"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

namespace carcassonne::testing::detail {

/// Reads the parts of an action from the words in which `action_text` writes them. A place may be named by any of its
/// edges, as everywhere in a scenario.
template <class Rules>
class ActionReader {
public:
    using Of = RulesOf<Rules>;

    /// `players` are the names that may stand for the numbers of the players.
    ActionReader(const Game<Rules>& game, std::string_view words, std::span<const std::string> players)
        : game_(game), rest_(words), players_(players) {}

    /// Takes words off the front; false, and nothing is taken, when others stand there.
    bool take(std::string_view words) noexcept {
        if (words.empty() || rest_.substr(0, words.size()) != words ||
            (rest_.size() > words.size() && rest_[words.size()] != ' ')) {
            return false;
        }
        rest_.remove_prefix(rest_.size() > words.size() ? words.size() + 1 : words.size());
        return true;
    }
    bool understood() const noexcept { return understood_ && rest_.empty(); }

    void operator()(Position& at) noexcept {
        at.x = static_cast<std::int16_t>(number());
        at.y = static_cast<std::int16_t>(number());
    }
    void operator()(Rotation& rotation) noexcept {
        need("turned");
        const int by = number();
        bool found = false;
        for (const Rotation each : all_rotations) {
            rotation = degrees(each) == by ? each : rotation;
            found = found || degrees(each) == by;
        }
        understood_ = understood_ && found;
    }
    void operator()(TileKind& kind) noexcept {
        for (std::size_t i = 0; i < game_.catalogue().size() && !kind.exists(); ++i) {
            const TileKind each(static_cast<std::uint16_t>(i));
            kind = take(game_.catalogue().tile(each).id.view()) ? each : kind;
        }
        understood_ = understood_ && kind.exists();
    }
    void operator()(FigureKind& kind) noexcept { take_one_of(Of::figures.size(), kind, &figure_name); }
    void operator()(ScoringFigure& figure) noexcept {
        take_one_of(Of::scoring_figures.size(), figure, [](std::size_t i) { return Of::scoring_figures[i]; });
    }
    /// Anything else that is one of several words.
    template <class Word>
        requires requires(const Word& word) { word.word(); }
    void operator()(Word& word) noexcept {
        bool found = false;
        for (std::size_t i = 0; i < Word::count && !found; ++i) {
            word = Word(i);
            found = take(word.word());
        }
        understood_ = understood_ && found;
    }
    void operator()(Spot& spot) {
        need("on");
        const std::size_t end = rest_.find(" at ");
        const std::string_view place = rest_.substr(0, end);
        rest_.remove_prefix(end == rest_.npos ? rest_.size() : end + 1);
        need("at");
        (*this)(spot.at);
        read_place(game_.tile_at(spot.at), place, spot.segment);
    }
    void operator()(PlayerId& player) noexcept {
        for (std::size_t i = 0; i < players_.size(); ++i) {
            if (take(players_[i])) {
                player = PlayerId(static_cast<std::uint8_t>(i));
                return;
            }
        }
        player = PlayerId(static_cast<std::uint8_t>(number()));
    }
    void operator()(std::uint8_t& segment) {
        need("on");
        read_place(game_.finished() ? TileId::none() : game_.part().placed, rest_, segment);
        rest_ = {};
    }

private:
    static std::string_view figure_name(std::size_t i) noexcept { return Of::figures[i].name; }

    void need(std::string_view word) noexcept { understood_ = take(word) && understood_; }
    int number() noexcept {
        int number = 0;
        const auto read = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
        const std::string_view word = rest_.substr(0, static_cast<std::size_t>(read.ptr - rest_.data()));
        understood_ = read.ec == std::errc() && take(word) && understood_;
        return number;
    }
    template <class Id, class Name>
    void take_one_of(std::size_t count, Id& id, const Name& name) noexcept {
        bool found = false;
        for (std::size_t i = 0; i < count && !found; ++i) {
            found = take(name(i));
            id = Id(static_cast<std::uint8_t>(i));
        }
        understood_ = understood_ && found;
    }
    void read_place(TileId tile, std::string_view words, std::uint8_t& segment) {
        const std::size_t found = tile.exists() ? find_named_segment(game_.printed(tile), game_.placed(tile).rotation(),
                                                                     words, Of::feature_words)
                                                : 0;
        understood_ = understood_ && tile.exists() && found < game_.segment_count(tile);
        segment = static_cast<std::uint8_t>(found);
    }

    const Game<Rules>& game_;
    std::string_view rest_;
    std::span<const std::string> players_;
    bool understood_ = true;
};

/// Hands the action of the game that is said so, legal or not, to `visit`; false when there is none.
template <class Rules, class Visit, class... Action>
bool visit_action(std::string_view words, const Game<Rules>& game, std::span<const std::string> players, Visit& visit,
                  TypeList<Action...>) {
    const auto try_one = [&]<class One>(TypeList<One>) {
        ActionReader<Rules> reader(game, words, players);
        One action{};
        if (!reader.take(One::verb)) {
            return false;
        }
        if constexpr (requires { One::each_part(action, reader); }) {
            One::each_part(action, reader);
        }
        if (!reader.understood()) {
            return false;
        }
        visit(action);
        return true;
    };
    return (try_one(TypeList<Action>{}) || ...);
}

}  // namespace carcassonne::testing::detail
