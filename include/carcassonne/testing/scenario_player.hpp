#pragma once

#include "carcassonne/testing/scenario_checks.hpp"
#include "carcassonne/testing/scenario_failure.hpp"
#include "carcassonne/testing/scenario_options.hpp"
#include "carcassonne/testing/scenario_parser.hpp"

#include "carcassonne/engine/arrangement.hpp"
#include "carcassonne/text/error_text.hpp"
#include "carcassonne/tiles/notation.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace carcassonne::testing {

/// Plays one scenario under the rules `Rules` and collects what does not go as it says. A wrong expectation is noted
/// and the story goes on; an answer that cannot be given ends it.
template <class Rules>
class ScenarioPlayer {
public:
    ScenarioPlayer(const Scenario& scenario, ModuleMask enabled) : scenario_(scenario) { options_.enabled = enabled; }

    ScenarioFailures play() {
        if (!read_options() || !read_own_tiles()) {
            return std::move(failures_);
        }
        auto setup = make_setup(options_);
        if (!setup) {
            for (const Error& error : setup.error()) {
                complain(scenario_.modules.line, {}, "a set-up without faults", error_text(error));
            }
            return std::move(failures_);
        }
        setup_.emplace(std::move(*setup));
        if (begin()) {
            tell();
        }
        return std::move(failures_);
    }

private:
    void complain(std::uint32_t line, std::string statement, std::string expected, std::string got) {
        ScenarioFailure failure;
        failure.file = scenario_.file;
        failure.line = line;
        failure.rule = heading(scenario_);
        failure.statement = std::move(statement);
        failure.expected = std::move(expected);
        failure.got = std::move(got);
        failure.board = table_ ? table_->board_text() : std::string();
        failures_.push_back(std::move(failure));
    }
    bool complain(const Statement& statement, Mismatch mismatch) {
        complain(statement.line, statement.text, std::move(mismatch.expected), std::move(mismatch.got));
        return false;
    }

    // Before the game.

    bool read_options() {
        options_.players = scenario_.players.size();
        options_.draws = Draws::by_caller;
        // Every decision is asked for, so that a scenario sees also those with one answer.
        options_.plays_forced = false;
        if (!scenario_.edition.text.empty() && !set_edition(options_, scenario_.edition.text)) {
            complain(scenario_.edition.line, {}, "`C1`, `C2`, `C3` or `C3.1`", "`" + scenario_.edition.text + "`");
        }
        for (const NamedOption& option : scenario_.options) {
            std::string allowed;
            const OptionAnswer answer = set_scenario_option(options_, option.name, option.value, allowed);
            if (answer == OptionAnswer::unknown_name) {
                complain(option.line, {}, "an option of these modules", "`" + option.name + "`");
            } else if (answer == OptionAnswer::unknown_value) {
                complain(option.line, {}, allowed, "`" + option.value + "`");
            }
        }
        return failures_.empty();
    }
    template <class Visit>
    void each_module(const Visit& visit) {
        carcassonne::detail::each_module(options_.modules, visit);
    }

    /// Own tiles stand for those of the box that the scenario does not name, so that there is room for them on the
    /// table.
    bool read_own_tiles() {
        if (scenario_.own_tiles.empty()) {
            return true;
        }
        bool own_start = false;
        for (const LinedText& line : scenario_.own_tiles) {
            const auto tile = parse_tile(line.text, module_feature_words<Rules>());
            if (!tile) {
                complain(line.line, "tile" + line.text, std::string(tile.error().expected),
                         "`" + std::string(tile.error().found.view()) + "`");
                continue;
            }
            own_start = own_start || tile->start;
            options_.tiles.push_back(*tile);
        }
        each_module([&](auto& module) {
            if (!options_.template has<std::remove_cvref_t<decltype(module)>>()) {
                return;
            }
            for (const Tile& tile : module.tile_set()) {
                if (tile.start ? !own_start : is_named(tile)) {
                    options_.tiles.push_back(tile);
                }
            }
        });
        return failures_.empty();
    }
    bool is_named(const Tile& tile) const {
        const auto means = [&](std::string_view word) { return is_called(tile, word); };
        const NamedPosition& position = scenario_.position;
        bool named = std::any_of(position.tiles.begin(), position.tiles.end(),
                                 [&](const NamedTile& lies) { return means(lies.tile); });
        if (position.left) {
            named = named || std::any_of(position.left->begin(), position.left->end(),
                                         [&](const LinedText& left) { return means(left.text); });
        }
        for (const Statement& statement : scenario_.story) {
            const auto* action = std::get_if<NamedAction>(&statement.what);
            named = named || (action != nullptr && means(action->tile));
        }
        return named;
    }

    // The position.

    bool begin() {
        if (scenario_.position.line == 0) {
            table_.emplace(scenario_, *setup_, Game<Rules>(*setup_));
            return true;
        }
        Arrangement<Rules> wanted;
        read_tiles(wanted);
        read_figures(wanted);
        read_numbers(wanted);
        if (!failures_.empty()) {
            return false;
        }
        ScenarioLog log;
        const auto game = arrange(*setup_, wanted, log);
        if (!game) {
            for (const Error& error : game.error()) {
                complain(line_of(error.at), {}, "a position that can be", error_text(error));
            }
            return false;
        }
        table_.emplace(scenario_, *setup_, *game);
        table_->log() = std::move(log);
        return true;
    }
    /// The line that lays a tile there, since that is where most faults of a position come from.
    std::uint32_t line_of(Square at) const {
        for (const NamedTile& tile : scenario_.position.tiles) {
            if (tile.at == at) {
                return tile.line;
            }
        }
        return scenario_.position.line;
    }
    /// The kind that a word means and of which a copy is not used yet.
    TileKind take_copy(std::uint32_t line, std::string_view word) {
        const Catalogue& catalogue = setup_->catalogue();
        used_.resize(catalogue.size());
        const TileKind kind = find_tile_kind(
            catalogue, word, [&](TileKind some) { return catalogue.tile(some).count - used_[some.index()]; });
        if (kind.exists()) {
            used_[kind.index()] += used_[kind.index()] < catalogue.tile(kind).count ? 1 : 0;
        } else {
            complain(line, {}, "the id or the letter of a tile of the game", "`" + std::string(word) + "`");
        }
        return kind;
    }
    void read_tiles(Arrangement<Rules>& wanted) {
        const NamedPosition& position = scenario_.position;
        if (position.tiles.empty()) {
            used_.resize(setup_->catalogue().size());
            for (const TileKind start : setup_->start_piece()) {
                const PieceSquare& square = setup_->catalogue().tile(start).piece;
                wanted.tiles.push_back({start, {square.x, square.y}, Rotation::none});
                ++used_[start.index()];
            }
        }
        for (const NamedTile& tile : position.tiles) {
            if (const TileKind kind = take_copy(tile.line, tile.tile); kind.exists()) {
                wanted.tiles.push_back({kind, tile.at, tile.rotation});
            }
        }
        if (position.left) {
            wanted.left.emplace();
            for (const LinedText& tile : *position.left) {
                if (const TileKind kind = take_copy(tile.line, tile.text); kind.exists()) {
                    wanted.left->push_back(kind);
                }
            }
        }
    }
    void read_figures(Arrangement<Rules>& wanted) {
        for (const NamedFigure& figure : scenario_.position.figures) {
            const FigureKind kind = ScenarioTable<Rules>::find_figure(figure.figure);
            if (!kind.exists()) {
                complain(figure.line, {}, "a figure of the game", "`" + figure.figure + "`");
                continue;
            }
            const auto under = std::find_if(wanted.tiles.begin(), wanted.tiles.end(),
                                            [&](const ArrangedTile& tile) { return tile.at == figure.place.at; });
            // A figure beside the table is left to `arrange`, which says so.
            std::size_t segment = 0;
            if (under != wanted.tiles.end()) {
                const Tile& tile = setup_->catalogue().tile(under->kind);
                segment = find_named_segment(tile, under->rotation, figure.place.place, RulesOf<Rules>::feature_words);
                if (segment == tile.segments.size()) {
                    complain(figure.line, {},
                             "one of " + places_text(tile, under->rotation, RulesOf<Rules>::feature_words),
                             "`" + figure.place.place + "`");
                    continue;
                }
            }
            wanted.figures.push_back(
                {player(figure.player), kind, figure.place.at, static_cast<std::uint8_t>(segment), {}});
            if (figure.attachment.empty()) {
                continue;
            }
            const AttachmentKind attachment = ScenarioTable<Rules>::find_attachment(figure.attachment);
            if (attachment.exists()) {
                wanted.figures.back().attached[attachment.index()] = static_cast<std::uint8_t>(figure.attached);
            } else {
                complain(figure.line, {}, "what can stand with a figure of the game", "`" + figure.attachment + "`");
            }
        }
    }
    void read_numbers(Arrangement<Rules>& wanted) {
        const NamedPosition& position = scenario_.position;
        for (const NamedScore& score : position.scores) {
            wanted.scores[player(score.player).index()] = score.points;
            if (score.figure.empty()) {
                continue;
            }
            if (ScenarioTable<Rules>::find_scoring_figure(score.figure) == ScoringFigure(1)) {
                wanted.second_figure[player(score.player).index()] = score.of_figure;
            } else {
                complain(score.line, {}, "the second scoring figure of the game", "`" + score.figure + "`");
            }
        }
        if (!position.turn.empty()) {
            wanted.to_move = player(position.turn);
        }
        if (position.supplies.empty()) {
            return;
        }
        // Figures of which nothing is said are at hand when they do not stand on the table.
        auto& supply = wanted.supply.emplace();
        for (std::size_t seat = 0; seat < scenario_.players.size(); ++seat) {
            for (std::size_t kind = 0; kind < supply[seat].size(); ++kind) {
                const auto owned = setup_->initial().supply.count(PlayerId::at(seat), FigureKind::at(kind));
                supply[seat][kind] = static_cast<std::uint8_t>(owned);
            }
        }
        for (const ArrangedFigure& figure : wanted.figures) {
            --supply[figure.player.index()][figure.kind.index()];
        }
        for (const NamedSupply& named : position.supplies) {
            if (const FigureKind kind = ScenarioTable<Rules>::find_figure(named.figure); kind.exists()) {
                supply[player(named.player).index()][kind.index()] = static_cast<std::uint8_t>(named.count);
            } else {
                complain(named.line, {}, "a figure of the game", "`" + named.figure + "`");
            }
        }
    }
    PlayerId player(std::string_view name) const {
        const auto found = std::find(scenario_.players.begin(), scenario_.players.end(), name);
        return PlayerId::at(found - scenario_.players.begin());
    }

    // The story.

    void tell() {
        ScenarioChecks<Rules> checks(*table_);
        std::uint32_t line = 0;
        for (const Statement& statement : scenario_.story) {
            if (!statement.is_expectation() && statement.line != line) {
                table_->log() = {};
                line = statement.line;
            }
            table_->forget_problem();
            if (!std::visit([&](const auto& what) { return tell_one(statement, what, checks); }, statement.what)) {
                return;
            }
        }
    }
    /// An expectation; the story goes on whether it is met or not.
    template <class What>
    bool tell_one(const Statement& statement, const What& what, ScenarioChecks<Rules>& checks) {
        if (std::optional<Mismatch> mismatch = checks.check(what)) {
            complain(statement, std::move(*mismatch));
        }
        return true;
    }
    bool tell_one(const Statement& statement, const NamedAction& action, ScenarioChecks<Rules>&) {
        const Game<Rules>& game = table_->game();
        if (!statement.player.empty() && (game.finished() || !acts(statement.player))) {
            return complain(statement,
                            {"the turn of " + statement.player,
                             game.finished() ? "the game is over" : "the turn of " + table_->name(game.part().player)});
        }
        if (action.places && !action.tile.empty() && game.template asks<DrawStep>() &&
            !tell_action(statement, {"draw " + action.tile, action.tile, false})) {
            return false;
        }
        return tell_action(statement, action);
    }
    /// Whether the open decision is that player's to answer, or chance answers it in the turn of that player.
    bool acts(std::string_view name) {
        const Game<Rules>& game = table_->game();
        const PlayerId decides = game.choices().player();
        return (decides != nature ? decides : game.part().player) == player(name);
    }
    bool tell_action(const Statement& statement, const NamedAction& action) {
        bool played = false;
        table_->with_action(action, [&](const auto& words) { played = answer(statement, words); });
        if (!table_->problem().empty()) {
            return complain(statement, {"words that mean something here", table_->problem()});
        }
        return played;
    }
    template <class Action>
    bool answer(const Statement& statement, const Action& action) {
        Game<Rules>& game = table_->game();
        const auto token = game.token(action);
        const auto choices = game.choices();
        if (!token) {
            return complain(statement, {"an answer to the open decision",
                                        "refused by " + error_text(token.error()) + "; " + table_->open_decision()});
        }
        if (!choices.contains(*token)) {
            return complain(statement, {"an action that is legal is among the choices", "it is not"});
        }
        // A copy made of the bytes of the state must be this game and go the same way (a game is a value).
        Game<Rules> copy = table_->copy_of_bytes();
        const bool same_before = copy == game && copy.hash() == game.hash() && same_choices(copy.choices(), choices);
        typename Game<Rules>::Choices next;
        game.play(*token, next, table_->log());
        copy.play(*token);
        if (!same_before || !(copy == game) || !same_choices(next, game.choices())) {
            return complain(statement, {"a copy that is the same game and goes the same way", "another game"});
        }
        return true;
    }
    bool tell_one(const Statement&, const GoOnAsCopy&, ScenarioChecks<Rules>&) {
        table_->game() = table_->copy_of_bytes();
        return true;
    }
    /// All tiles that are left leave the game, which is then scored.
    bool tell_one(const Statement& statement, const Finish&, ScenarioChecks<Rules>&) {
        Game<Rules>& game = table_->game();
        if (!game.template asks<DrawStep>()) {
            return complain(statement, {"the end of a turn", table_->open_decision()});
        }
        State<Rules> state = game.state();
        state.bag = {};
        typename Game<Rules>::Choices choices;
        Machine<Rules, AnySink<typename RulesOf<Rules>::Events>>(
            *setup_, state, AnySink<typename RulesOf<Rules>::Events>(table_->log()))
            .run(choices);
        game = Game<Rules>(*setup_, state);
        return true;
    }

    static bool same_choices(const typename Game<Rules>::Choices& left, const typename Game<Rules>::Choices& right) {
        bool same = left.count() == right.count() && left.player() == right.player() && left.step() == right.step();
        left.each([&](Token token) { same = same && right.contains(token); });
        return same;
    }

    const Scenario& scenario_;
    Options<Rules> options_;
    std::optional<Setup<Rules>> setup_;
    std::optional<ScenarioTable<Rules>> table_;
    /// How many copies of each kind the position uses.
    std::vector<int> used_;
    ScenarioFailures failures_;
};

}  // namespace carcassonne::testing
