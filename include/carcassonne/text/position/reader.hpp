#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/text/position/check.hpp"
#include "carcassonne/text/position/state.hpp"
#include "carcassonne/text/position/words.hpp"
#include "carcassonne/text/record/head_parser.hpp"
#include "carcassonne/text/text_line.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne::detail {

/// Reads what a position says after its head: the state of a game of a set-up.
template <class Rules>
class PositionReader {
public:
    using Of = RulesOf<Rules>;

    PositionReader(const Setup<Rules>& setup, const std::vector<std::string>& players, TextLines& lines)
        : setup_(setup), players_(players), lines_(lines), state_(setup.initial()), used_(setup.catalogue().size()) {}

    Result<State<Rules>, NotationError> read() {
        read_board();
        read_figures();
        read_supply("hand", hand_);
        read_supply("reserve", reserve_);
        read_score();
        read_list("gone", ',', [&](TextLine& line) { read_gone(line); });
        while (lines_.at("state")) {
            read_state();
        }
        read_agenda();
        read_chance();
        if (lines_.has_line()) {
            lines_.miss("the end of the text");
        }
        if (lines_.failed()) {
            return Failure{lines_.error()};
        }
        fill_bag();
        return checked();
    }

private:
    /// A place in the text to which something may turn out to be wrong later.
    using Mark = TextLine;
    /// A number for each kind of figure.
    using KindNumbers = std::array<unsigned, Of::figure_kind_count>;

    /// Reads the lines that begin with a tag as one list.
    template <class Item>
    void read_list(std::string_view tag, char sign, const Item& read_item) {
        while (lines_.at(tag)) {
            TextLine& line = lines_.line();
            line.take_word(tag);
            do {
                read_item(line);
            } while (!line.failed() && line.take_sign(sign));
            lines_.end_line();
        }
    }
    PlayerId player_number(std::size_t i) const noexcept { return PlayerId::at(i); }

    // The table.

    void read_board() {
        std::size_t tiles = 0;
        read_list("board", ';', [&](TextLine& line) { read_tile(line, tiles++); });
        if (tiles < setup_.initial().board.tile_count()) {
            lines_.miss("the tiles with which the game begins");
        }
    }
    void read_tile(TextLine& line, std::size_t number) {
        const std::size_t begin = line.here();
        const TileKind kind = read_tile_kind(setup_.catalogue(), line);
        const std::size_t square = line.here();
        const Square at = line.read_square();
        const Rotation rotation = read_rotation(line);
        if (line.failed()) {
            return;
        }
        if (number < setup_.initial().board.tile_count()) {
            const PlacedTile& first = state_.board.tile(TileId::at(number));
            if (first.kind() != kind || first.at() != at || first.rotation() != rotation) {
                line.miss(begin, "a tile with which the game begins");
            }
        } else {
            lay(line, begin, square, kind, at, rotation);
        }
        ++used_[kind.index()];
    }
    void lay(TextLine& line, std::size_t begin, std::size_t square, TileKind kind, Square at, Rotation rotation) {
        const SquareId open = state_.board.square_at(at);
        const Catalogue& catalogue = setup_.catalogue();
        if (used_[kind.index()] == catalogue.tile(kind).count) {
            line.miss(begin, "no more copies than the game has");
        } else if (!open.exists()) {
            line.miss(square, "an open square beside a tile");
        } else if (catalogue.info(kind).equal_rotation[index(rotation)] != rotation) {
            line.miss(begin, "a tile in the smallest of the turns that look the same");
        } else if (!fits(catalogue.facing(kind, rotation).code, state_.board.squares().code(open))) {
            line.miss(begin, "a tile whose edges fit");
        } else {
            state_.board.place(catalogue, open, kind, rotation, [](FigureId, FigureId) {});
        }
    }
    static Rotation read_rotation(TextLine& line) noexcept {
        if (!line.take_word("turned")) {
            return Rotation::none;
        }
        constexpr std::string_view expected = "90, 180 or 270";
        const std::size_t begin = line.here();
        const auto turned = line.template read_integer<unsigned>(90, 270, expected);
        if (turned % 90 != 0) {
            line.miss(begin, expected);
        }
        return line.failed() ? Rotation::none : static_cast<Rotation>(turned / 90);
    }

    // Figures.

    void read_figures() {
        state_.figures = {};
        if (!lines_.failed()) {
            const Game<Rules> table(setup_, state_);
            read_list("figures", ';', [&](TextLine& line) { read_figure(line, table); });
        }
    }
    void read_figure(TextLine& line, const Game<Rules>& table) {
        const std::size_t begin = line.here();
        const PlayerId owner = player_number(line.read_player(players_));
        const FigureKind kind = read_figure_kind(line);
        line.read_fixed("on", "`on`");
        const std::size_t place = line.here();
        const SegmentId segment = read_segment_on(table, line);
        const std::uint8_t attached = read_attached(line);
        const FigureId number = read_figure_number(line);
        if (line.failed()) {
            return;
        }
        unsigned& standing = standing_[owner.index()][kind.index()];
        if (standing == figures_owned(setup_, owner, kind)) {
            line.miss(begin, "no more figures than the player owns");
        } else if (!table.can_stand(kind, segment)) {
            line.miss(place, "a segment on which the figure can stand");
        } else {
            ++standing;
            state_.figures.put_as(state_.board.features(), number, owner, kind, segment);
            state_.figures.set_attached(number, attached);
        }
    }
    FigureKind read_figure_kind(TextLine& line) {
        const auto name = [&](std::size_t i) {
            return is_played(setup_, FigureKind::at(i)) ? Of::figures[i].name : std::string_view{};
        };
        const std::size_t found = line.read_one_of(Of::figures.size(), name, "a figure of the game");
        return FigureKind::at(line.failed() ? 0 : found);
    }
    /// "with ghost 2"
    std::uint8_t read_attached(TextLine& line) {
        unsigned attached = 0;
        if (!line.take_word("with")) {
            return 0;
        }
        if constexpr (Of::attachments.size() == 0) {
            line.miss("`;`, `number` or the end of the line");
        } else {
            do {
                const std::size_t begin = line.here();
                const std::size_t kind = read_attachment_kind(line);
                const AttachmentSpec& spec = Of::attachments[kind];
                const auto count =
                    line.template read_integer<unsigned>(1, spec.can_stand(), "a number that a figure can have");
                if (Of::attached_in(static_cast<std::uint8_t>(attached), attachment(kind)) != 0 ||
                    attached_[kind] + count > spec.count) {
                    line.miss(begin, "no more of them than there are");
                }
                attached_[kind] += count;
                attached |= count << Of::attachment_shift(kind);
            } while (!line.failed() && line.take_word("and"));
        }
        return static_cast<std::uint8_t>(attached);
    }
    static AttachmentKind attachment(std::size_t kind) noexcept { return AttachmentKind::at(kind); }
    std::size_t read_attachment_kind(TextLine& line) {
        const auto name = [&](std::size_t i) {
            return (setup_.enabled() >> Of::attachment_owners[i] & 1u) != 0 ? Of::attachments[i].name
                                                                            : std::string_view{};
        };
        const std::size_t found = line.read_one_of(Of::attachments.size(), name, "what can stand with a figure");
        return line.failed() ? 0 : found;
    }
    /// One more than the number of the figure before, if none is said.
    FigureId read_figure_number(TextLine& line) {
        const std::size_t begin = line.here();
        if (line.take_word("number")) {
            next_figure_ = line.template read_integer<std::size_t>(0, 254, "a number that figures can have");
        }
        const auto number = FigureId::at(next_figure_++);
        if (number.index() >= Of::figure_capacity) {
            line.miss(begin, "a number that figures can have");
        } else if (state_.figures.stands(number)) {
            line.miss(begin, "a number that no other figure has");
        }
        return number;
    }

    /// "meeple 5 6, abbot 1 0"
    void read_supply(std::string_view tag, std::array<KindNumbers, player_capacity>& numbers) {
        std::array<bool, Of::figure_kind_count> said{};
        read_list(tag, ',', [&](TextLine& line) {
            const std::size_t begin = line.here();
            const FigureKind kind = read_figure_kind(line);
            if (said[kind.index()]) {
                line.miss(begin, "a figure that is not said before");
            }
            said[kind.index()] = true;
            for (std::size_t i = 0; i < setup_.players(); ++i) {
                unsigned& placed = standing_[i][kind.index()];
                if (line.at_end()) {
                    line.miss("a number of figures for each player");
                }
                const auto count = line.template read_integer<unsigned>(
                    0, std::int64_t{figures_owned(setup_, player_number(i), kind)} - placed,
                    "no more figures than the player owns");
                placed += count;
                numbers[i][kind.index()] = count;
            }
        });
        for (std::size_t i = 0; i < said.size(); ++i) {
            if (tag == "hand" && !said[i] && is_played(setup_, FigureKind::at(i))) {
                lines_.miss("all figures in the line `hand`");
                return;
            }
        }
    }

    // Points.

    void read_score() {
        const std::vector<ScoringFigure> figures = scoring_figures_of(setup_);
        std::vector<bool> said(players_.size());
        read_list("score", ',', [&](TextLine& line) {
            const std::size_t begin = line.here();
            const std::size_t player = line.read_player(players_);
            if (said[player]) {
                line.miss(begin, "a player who is not said before");
            }
            said[player] = true;
            for (const ScoringFigure figure : figures) {
                const int points = line.template read_integer<int>(-9999, 9999, "a number of points");
                scores_[player][figure.index()] = points;
            }
        });
        if (std::find(said.begin(), said.end(), false) != said.end()) {
            lines_.miss("the points of all players in the line `score`");
        }
    }

    // Tiles that are not on the table.

    void read_gone(TextLine& line) {
        const std::size_t begin = line.here();
        const TileKind kind = read_tile_kind(setup_.catalogue(), line);
        const auto copies = line.template read_integer<unsigned>(1, 255, "a number of tiles");
        use_up(line, begin, kind, copies);
    }
    void use_up(TextLine& line, std::size_t begin, TileKind kind, unsigned copies) {
        if (!line.failed()) {
            used_[kind.index()] += copies;
            if (used_[kind.index()] > setup_.catalogue().tile(kind).count) {
                line.miss(begin, "no more copies than the game has");
            }
        }
    }
    void fill_bag() {
        state_.bag = {};
        for (std::size_t i = 0; i < used_.size(); ++i) {
            const auto kind = TileKind::at(i);
            state_.bag.add(kind, setup_.catalogue().tile(kind).count - used_[i]);
        }
    }

    // What the modules remember.

    void read_state() {
        TextLine& line = lines_.line();
        line.take_word("state");
        const Mark mark = line;
        const std::string id = line.read_text("a module of the game that has a state");
        bool known = false;
        each_module(setup_, [&]<class M>(const M&) {
            if constexpr (!std::is_empty_v<typename M::State>) {
                if (M::info.id == std::string_view(id) && !is_marked(id)) {
                    known = true;
                    read_parts<M>(line);
                }
            }
        });
        if (!known) {
            line = mark;
            line.miss(is_marked(id) ? "a module that is not said before" : "a module of the game that has a state");
        }
        marks_.emplace_back(id, mark);
        lines_.end_line();
    }
    bool is_marked(std::string_view id) const noexcept {
        return std::any_of(marks_.begin(), marks_.end(), [&](const auto& mark) { return mark.first == id; });
    }
    template <class M>
    void read_parts(TextLine& line) {
        const Game<Rules> table(setup_, state_);
        std::vector<std::string> said;
        do {
            const std::size_t begin = line.here();
            const std::string name = line.read_text("a part of what the module remembers");
            bool known = false;
            M::State::each_part(state_.template of<M>(), [&](std::string_view part_name, auto&& part) {
                if (!line.failed() && part_name == name) {
                    known = true;
                    PartReader<Rules>(table, players_, line).whole(part);
                }
            });
            if (!known || std::find(said.begin(), said.end(), name) != said.end()) {
                line.miss(begin, known ? "a part that is not said before" : "a part of what the module remembers");
            }
            said.push_back(name);
        } while (!line.failed() && line.take_sign(';'));
    }

    // What is to be done.

    void read_agenda() {
        state_.agenda.clear();
        if (lines_.at("over")) {
            tasks_.push_back(lines_.line());
            lines_.line().take_word("over");
            lines_.end_line();
            return;
        }
        if (!lines_.at("agenda")) {
            lines_.miss("the line `agenda`, or `over`");
            return;
        }
        const std::vector<std::string> names = numbered_step_names<Rules>();
        const Game<Rules> table(setup_, state_);
        read_list("agenda", ';', [&](TextLine& line) { read_task(line, names, table); });
    }
    void read_task(TextLine& line, const std::vector<std::string>& names, const Game<Rules>& table) {
        tasks_.push_back(line);
        const std::size_t begin = line.here();
        Task task{StepId(0), PlayerId(0), 0, 0, TileKind::none(), TileId::none()};
        task.player = player_number(line.read_player(players_));
        const std::size_t step = line.read_one_of(
            names.size(), [&](std::size_t i) { return std::string_view(names[i]); }, "a step of the game");
        if (line.failed()) {
            return;
        }
        task.step = StepId::at(step);
        task.walks = Of::slots[step] == Slot::questions ? 0 : 1;
        while (!line.failed() && line.take_sign(',')) {
            read_about_task(line, task, table);
        }
        if (!line.failed() && !state_.agenda.try_push_back(task)) {
            line.miss(begin, "no more tasks than can be open");
        }
    }
    void read_about_task(TextLine& line, Task& task, const Game<Rules>& table) {
        const std::size_t begin = line.here();
        const std::string word = line.read_text("a word about the task");
        for (const auto& [name, flag] : part_flag_words) {
            if (name == word && !task.is(flag)) {
                task.mark(flag);
                return;
            }
        }
        if (word == "drawn" && !task.drawn.exists()) {
            const std::size_t place = line.here();
            task.drawn = read_tile_kind(setup_.catalogue(), line);
            use_up(line, place, task.drawn, 1);
        } else if (word == "placed" && !task.drawn.exists()) {
            const std::size_t place = line.here();
            task.placed = table.tile_at(line.read_square());
            if (!line.failed() && !task.placed.exists()) {
                line.miss(place, "the square of a tile on the table");
            }
            task.drawn = line.failed() ? TileKind::none() : table.placed(task.placed).kind();
        } else {
            line.miss(begin, "a word about the task");
        }
    }

    void read_chance() {
        if (!lines_.at("chance")) {
            lines_.miss("the line `chance`");
            return;
        }
        TextLine& line = lines_.line();
        line.take_word("chance");
        state_.random =
            Random::from_state(line.template read_checksum<std::uint64_t>("the state of chance in 16 digits"));
        state_.draws = 0;
        if (line.take_word("draws")) {
            state_.draws = line.template read_integer<std::uint16_t>(1, 65535, "a number of draws");
        }
        lines_.end_line();
    }

    // Whether all of it together can be.

    Result<State<Rules>, NotationError> checked() {
        put_numbers();
        const Game<Rules> game(setup_, state_);
        const AgendaCheck<Rules> check(game);
        for (std::size_t i = 0; i < state_.agenda.size(); ++i) {
            if (const std::string_view expected = check.wrong_with(i); !expected.empty()) {
                return wrong(tasks_[i], expected);
            }
        }
        if (const auto* mark = find_unsound(game, typename Rules::Modules{}); mark != nullptr) {
            return wrong(*mark, "what the modules can remember and ask in this position");
        }
        if (!state_.agenda.empty() && game.choices().count() == 0) {
            return wrong(tasks_.back(), "a task that waits for an answer");
        }
        return state_;
    }
    void put_numbers() {
        state_.supply = {};
        state_.score = {};
        for (std::size_t i = 0; i < setup_.players(); ++i) {
            for (std::size_t j = 0; j < Of::figure_kind_count; ++j) {
                const auto kind = FigureKind::at(j);
                state_.supply.put(player_number(i), kind, hand_[i][j]);
                state_.supply.put_in_reserve(player_number(i), kind, reserve_[i][j]);
            }
            for (std::size_t j = 0; j < Of::scoring_figure_count; ++j) {
                state_.score.move(player_number(i), j, scores_[i][j]);
            }
        }
    }
    static Failure<NotationError> wrong(Mark mark, std::string_view expected) {
        mark.miss(expected);
        return Failure{mark.error()};
    }
    /// Where the first module is spoken of that has something against the position.
    template <class... M>
    const Mark* find_unsound(const Game<Rules>& game, TypeList<M...>) const {
        const Mark* found = nullptr;
        const auto ask = [&]<class Module>(TypeList<Module>) {
            if (found == nullptr && setup_.template has<Module>() && !is_sound<Module>(game)) {
                found = &tasks_.back();
                for (const auto& [id, mark] : marks_) {
                    found = id == Module::info.id ? &mark : found;
                }
            }
        };
        (ask(TypeList<M>{}), ...);
        return found;
    }
    template <class M>
    bool is_sound(const Game<Rules>& game) const {
        if constexpr (std::is_empty_v<typename M::State>) {
            return setup_.template module<M>().can_be(NoState{}, game);
        } else {
            return setup_.template module<M>().can_be(state_.template of<M>(), game);
        }
    }

    const Setup<Rules>& setup_;
    const std::vector<std::string>& players_;
    TextLines& lines_;
    State<Rules> state_;
    /// For each kind of tile how many copies have been spoken of.
    std::vector<unsigned> used_;
    /// Of each player and kind: figures spoken of, at hand, in the reserve.
    std::array<KindNumbers, player_capacity> standing_{};
    std::array<KindNumbers, player_capacity> hand_{};
    std::array<KindNumbers, player_capacity> reserve_{};
    std::array<std::array<int, Of::scoring_figure_count>, player_capacity> scores_{};
    std::array<unsigned, attachment_kind_capacity> attached_{};
    std::size_t next_figure_ = 0;
    /// Where tasks and the states of modules stand in the text.
    std::vector<Mark> tasks_;
    std::vector<std::pair<std::string, Mark>> marks_;
};

}  // namespace carcassonne::detail
