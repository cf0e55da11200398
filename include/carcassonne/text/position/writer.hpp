#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/position/state.hpp"
#include "carcassonne/text/position/words.hpp"
#include "carcassonne/text/record/game_head.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace carcassonne {

namespace detail {

/// Writes a position line by line.
template <class Rules>
class PositionWriter {
public:
    using Of = RulesOf<Rules>;

    PositionWriter(const Game<Rules>& game, std::vector<std::string> players)
        : game_(game), state_(game.state()), players_(std::move(players)) {}

    std::string write() {
        text_ = "carcassonne position 1\n" + head_text(game_head(game_.setup(), players_));
        add_list("board", "; ", placed_tiles());
        add_list("figures", "; ", figures());
        add_supply();
        add_score();
        add_list("gone", ", ", tiles_gone());
        each_module(game_.setup(), [&]<class M>(const M&) {
            if constexpr (!std::is_empty_v<typename M::State>) {
                add_state<M>();
            }
        });
        add_agenda();
        add_chance();
        return std::move(text_);
    }

private:
    using Items = std::vector<std::string>;

    /// Lists longer than this go on in a further line.
    static constexpr std::size_t line_width = 110;

    void add_line(std::string_view tag, std::string_view rest) {
        text_ += tag;
        text_.append(tag.size() < 8 ? 8 - tag.size() : 1, ' ');
        text_ += rest;
        text_ += '\n';
    }
    void add_list(std::string_view tag, std::string_view separator, const Items& items) {
        std::string line;
        for (const std::string& item : items) {
            if (!line.empty() && line.size() + item.size() > line_width) {
                add_line(tag, line);
                line.clear();
            }
            line += (line.empty() ? std::string_view{} : separator);
            line += item;
        }
        if (!line.empty()) {
            add_line(tag, line);
        }
    }

    Items placed_tiles() const {
        Items tiles;
        for (std::size_t i = 0; i < game_.board().tile_count(); ++i) {
            const PlacedTile& tile = game_.placed(TileId::at(i));
            std::string text = tile_kind_text(game_.catalogue(), tile.kind()) + " " + square_text(tile.at());
            if (tile.rotation() != Rotation::none) {
                text += " turned " + std::to_string(degrees(tile.rotation()));
            }
            tiles.push_back(std::move(text));
        }
        return tiles;
    }

    /// Feature by feature. Of one feature the first figure comes first; each of the others is put right behind it, so
    /// the rest of the ring comes from behind.
    Items figures() const {
        Items texts;
        std::size_t expected = 0;
        game_.each_occupied([&](FeatureId feature) {
            std::vector<FigureId> ring;
            game_.each_figure(feature, [&](FigureId figure) { ring.push_back(figure); });
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const FigureId figure = ring[i == 0 ? 0 : ring.size() - i];
                texts.push_back(figure_text(figure, figure.index() != expected));
                expected = figure.index() + 1;
            }
        });
        return texts;
    }
    /// A figure says its number when it is not one more than that of the figure before.
    std::string figure_text(FigureId id, bool says_number) const {
        const DeployedFigure& figure = game_.figure(id);
        std::string text = players_[figure.owner.index()];
        text.append(" ").append(Of::figures[figure.kind.index()].name);
        text += " on " + segment_text(figure.segment, game_);
        bool first = true;
        for (std::size_t i = 0; i < Of::attachments.size(); ++i) {
            const unsigned count = game_.attached(id, AttachmentKind::at(i));
            if (count != 0) {
                text += first ? " with " : " and ";
                text.append(Of::attachments[i].name).append(" ").append(std::to_string(count));
                first = false;
            }
        }
        return says_number ? text + " number " + std::to_string(id.index()) : text;
    }

    void add_supply() {
        Items hand;
        Items reserve;
        for (std::size_t i = 0; i < Of::figures.size(); ++i) {
            const auto kind = FigureKind::at(i);
            std::string in_hand(Of::figures[i].name);
            std::string in_reserve = in_hand;
            bool any = false;
            for (std::size_t j = 0; j < game_.players(); ++j) {
                const auto player = PlayerId::at(j);
                in_hand += " " + std::to_string(game_.supply(player, kind));
                in_reserve += " " + std::to_string(game_.reserve(player, kind));
                any = any || game_.reserve(player, kind) != 0;
            }
            if (is_played(game_.setup(), kind)) {
                hand.push_back(in_hand);
            }
            if (any) {
                reserve.push_back(in_reserve);
            }
        }
        add_list("hand", ", ", hand);
        add_list("reserve", ", ", reserve);
    }
    void add_score() {
        Items scores;
        const std::vector<ScoringFigure> figures = scoring_figures_of(game_.setup());
        for (std::size_t i = 0; i < game_.players(); ++i) {
            std::string text = players_[i];
            for (const ScoringFigure figure : figures) {
                text += " " + std::to_string(game_.score(PlayerId::at(i), figure));
            }
            scores.push_back(std::move(text));
        }
        add_list("score", ", ", scores);
    }
    /// The copies that are nowhere any more.
    Items tiles_gone() const {
        std::vector<unsigned> known(game_.catalogue().size());
        for (std::size_t i = 0; i < game_.board().tile_count(); ++i) {
            ++known[game_.placed(TileId::at(i)).kind().index()];
        }
        for (const Task& task : state_.agenda) {
            if (const TileKind kind = tile_in_hand(task); kind.exists()) {
                ++known[kind.index()];
            }
        }
        Items gone;
        for (std::size_t i = 0; i < known.size(); ++i) {
            const auto kind = TileKind::at(i);
            known[i] += game_.tiles_left(kind);
            if (known[i] < game_.catalogue().tile(kind).count) {
                gone.push_back(tile_kind_text(game_.catalogue(), kind) + " " +
                               std::to_string(game_.catalogue().tile(kind).count - known[i]));
            }
        }
        return gone;
    }

    /// What is not as in a new game.
    template <class M>
    void add_state() {
        static_assert(
            requires { M::State::each_part(state_.template of<M>(), [](std::string_view, auto&&) {}); },
            "the state of a module shows its parts: each_part");
        const auto texts = [&](const typename M::State& state) {
            std::vector<std::pair<std::string_view, std::string>> parts;
            const PartWriter<Rules> writer(game_, players_);
            M::State::each_part(
                state, [&](std::string_view name, const auto& part) { parts.emplace_back(name, writer.whole(part)); });
            return parts;
        };
        const auto initial = texts(game_.setup().initial().template of<M>());
        const auto now = texts(state_.template of<M>());
        std::string line;
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (now[i] != initial[i]) {
                line += line.empty() ? " " : "; ";
                line.append(now[i].first).append(now[i].second);
            }
        }
        if (!line.empty()) {
            add_line("state", std::string(M::info.id) + line);
        }
    }

    void add_agenda() {
        if (state_.agenda.empty()) {
            text_ += "over\n";
            return;
        }
        const std::vector<std::string> names = numbered_step_names<Rules>();
        Items tasks;
        for (const Task& task : state_.agenda) {
            std::string text = players_[task.player.index()] + " " + names[task.step.index()];
            for (const auto& [word, flag] : part_flag_words) {
                text += task.is(flag) ? ", " + std::string(word) : "";
            }
            if (task.placed.exists()) {
                text += ", placed " + square_text(game_.placed(task.placed).at());
            } else if (task.drawn.exists()) {
                text += ", drawn " + tile_kind_text(game_.catalogue(), task.drawn);
            }
            tasks.push_back(std::move(text));
        }
        add_list("agenda", "; ", tasks);
    }
    void add_chance() {
        const std::string draws = state_.draws == 0 ? "" : " draws " + std::to_string(state_.draws);
        add_line("chance", hexadecimal(state_.random.state(), 16) + draws);
    }

    const Game<Rules>& game_;
    const State<Rules>& state_;
    std::vector<std::string> players_;
    std::string text_;
};

}  // namespace detail

/// A game as it stands at this decision, as text (docs/notation.md). `names` are those of the players; where they are
/// missing, or are no names, players are called by their colours.
template <class Rules>
std::string write_position(const Game<Rules>& game, std::vector<std::string> names = {}) {
    auto players = player_names(game.players(), std::move(names));
    if (!players) {
        players = player_names(game.players());
    }
    return detail::PositionWriter<Rules>(game, *players).write();
}

}  // namespace carcassonne
