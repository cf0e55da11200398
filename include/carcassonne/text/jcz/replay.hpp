#pragma once

#include "carcassonne/engine/arrangement.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/text/action.hpp"
#include "carcassonne/text/action_parser.hpp"
#include "carcassonne/text/jcz/file.hpp"
#include "carcassonne/text/jcz/words.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace carcassonne::detail {

/// Points that a player received, and for what: "city", "field", "trade-goods".
struct JczScore {
    std::size_t player = 0;
    std::string what;
    int points = 0;
};

/// The game after one of the moves of the file.
template <class Rules>
struct JczMoment {
    Game<Rules> game;
    std::vector<JczScore> scores{};
    /// Everything that was played so far, as texts.
    std::vector<std::string> actions{};
    /// Everything of the turn is said but that it is over. The other engine scores after that; the game here has gone
    /// on already.
    bool waits_for_commit = false;
};

/// Plays the moves of a saved game.
template <class Rules>
class JczReplay {
public:
    using Of = RulesOf<Rules>;
    using Moment = JczMoment<Rules>;

    JczReplay(const JczFile& file, const Setup<Rules>& setup) : file_(file), setup_(setup) {}

    /// The moments of the turn that is played last, at least one; or the first thing that is wrong.
    Result<std::vector<Moment>, JczFaults> run() {
        if (!lay_out()) {
            return Failure{std::move(faults_)};
        }
        for (const JczMove& move : file_.moves) {
            if (!play_move(move)) {
                return Failure{std::move(faults_)};
            }
        }
        return std::move(moments_);
    }

private:
    bool complain(const std::string& where, std::string text) {
        faults_.push_back({where, std::move(text)});
        return false;
    }
    static std::string reason(const Error& error) {
        return std::string(error.refusal.text) + " (" + std::string(error.refusal.rule) + ")";
    }
    Moment& now() { return moments_.back(); }
    const Game<Rules>& game() const { return moments_.back().game; }

    // The beginning.

    bool lay_out() {
        Arrangement<Rules> table;
        for (const JczTile& tile : file_.start) {
            const TileKind kind = setup_.catalogue().find(tile.id);
            if (!kind.exists()) {
                complain(tile.where + "/tile", "the game has no tile \"" + tile.id + "\"");
            }
            table.tiles.push_back({kind, tile.at, tile.rotation});
        }
        if (!faults_.empty()) {
            return false;
        }
        if (file_.end_turn) {
            limit(table);
        }
        auto game = arrange(setup_, table);
        if (!game) {
            for (const Error& error : game.error()) {
                complain("/setup/start", reason(error));
            }
            return false;
        }
        moments_.push_back(Moment{*game});
        return true;
    }
    /// When the last turn of the game is in the file, there are no tiles but those that are placed. A tile that the
    /// game does not have is a fault of its move.
    void limit(Arrangement<Rules>& table) const {
        std::vector<TileKind> kinds;
        std::vector<std::size_t> used(setup_.catalogue().size());
        bool sound = true;
        const auto use = [&](TileKind kind) {
            sound = sound && kind.exists() && ++used[kind.index()] <= setup_.catalogue().tile(kind).count;
        };
        for (const ArrangedTile& tile : table.tiles) {
            use(tile.kind);
        }
        for (const JczMove* const move : moves_that_count()) {
            if (move->kind == JczMoveKind::place_tile && kinds.size() < *file_.end_turn) {
                kinds.push_back(setup_.catalogue().find(move->tile));
                use(kinds.back());
            }
        }
        if (sound && kinds.size() == *file_.end_turn) {
            table.left = std::move(kinds);
        }
    }
    /// Without those that were taken back.
    std::vector<const JczMove*> moves_that_count() const {
        std::vector<const JczMove*> moves;
        for (const JczMove& move : file_.moves) {
            if (move.kind != JczMoveKind::undo) {
                moves.push_back(&move);
            } else if (!moves.empty()) {
                moves.pop_back();
            }
        }
        return moves;
    }

    // The moves.

    bool play_move(const JczMove& move) {
        if (move.kind == JczMoveKind::undo) {
            return take_back(move);
        }
        moments_.push_back(moments_.back());
        switch (move.kind) {
        case JczMoveKind::place_tile:
            return place(move);
        case JczMoveKind::deploy:
            return deploy(move);
        case JczMoveKind::return_abbot:
            return return_abbot(move);
        case JczMoveKind::pass:
            return pass(move);
        default:
            return commit(move);
        }
    }
    bool take_back(const JczMove& move) {
        if (moments_.size() < 2) {
            return complain(move.where, "UNDO: this turn has no move that could be taken back");
        }
        moments_.pop_back();
        return true;
    }

    /// Hears what the assertions ask for.
    struct Listener {
        std::vector<JczScore>& scores;

        void operator()(const PointsScored& event) const {
            const bool known = event.feature.exists() && event.kind.index() < Of::feature_words.size();
            scores.push_back({event.player.index(),
                              known ? std::string(Of::feature_words[event.kind.index()]) : std::string("trade-goods"),
                              event.breakdown.total()});
        }
    };
    void play(Token token) {
        now().actions.push_back(action_text(token, game()));
        Listener listener{now().scores};
        typename Of::Choices next;
        now().game.play(token, next, listener);
    }
    /// Plays an action of the move, or says why it is not legal.
    template <class Action>
    bool try_play(const Action& action, const std::string& where) {
        const auto token = game().token(action);
        if (!token) {
            return complain(where, reason(token.error()));
        }
        play(*token);
        return true;
    }
    /// Nothing more can be said in a turn but that it is over.
    void note_end() { now().waits_for_commit = game().deploys() == FigureTurn::none; }

    bool place(const JczMove& move) {
        if (game().finished()) {
            return complain(move.where, "PLACE_TILE: the game is over");
        }
        if (now().waits_for_commit || game().deploys() != FigureTurn::none) {
            return complain(move.where, "PLACE_TILE: the turn before has no COMMIT");
        }
        if (game().part().player.index() >= file_.players.size()) {
            return complain(move.where,
                            "a game of one player can be followed in its first turn only; the rules have two "
                            "to six players (BAS-02)");
        }
        const TileKind kind = setup_.catalogue().find(move.tile);
        if (!kind.exists()) {
            return complain(move.where + "/payload/tileId", "the game has no tile \"" + move.tile + "\"");
        }
        if (!try_play(DrawTile{kind}, move.where + "/payload/tileId")) {
            return false;
        }
        if (!offers_places()) {
            return complain(move.where, "this tile fits nowhere (BAS-05)");
        }
        return try_play(PlaceTile{move.at, move.rotation}, move.where + "/payload");
    }
    /// Not when the drawn tile has left the game.
    bool offers_places() const {
        bool offers = false;
        game().choices().each([&](Token token) {
            game().describe(token, [&](const auto& action) {
                offers = offers || std::is_same_v<std::remove_cvref_t<decltype(action)>, PlaceTile>;
            });
        });
        return offers;
    }
    /// Whether a figure can be deployed now or something done in its place.
    bool asks_for_figure(const JczMove& move, std::string_view type) {
        if (now().waits_for_commit || game().deploys() == FigureTurn::none) {
            return complain(move.where, std::string(type) + ": this is not the time for it (BAS-06)");
        }
        return true;
    }
    /// The figure that the move names, one of the player whose turn it is.
    std::optional<FigureKind> figure_of(const JczMove& move, const std::string& where) {
        const auto figure = jcz_one_figure(move.figure);
        const auto kind = figure ? jcz_figure<Of>(figure->kind, &JczFigureWord::one) : std::nullopt;
        if (!kind) {
            complain(where, "these rules have no figure \"" + move.figure + "\"");
            return std::nullopt;
        }
        if (figure->player != game().asked().index()) {
            complain(where, "the figure \"" + move.figure + "\" is not one of player " +
                                std::to_string(game().asked().index()) + ", whose turn it is");
            return std::nullopt;
        }
        return kind;
    }
    bool deploy(const JczMove& move) {
        if (!asks_for_figure(move, "DEPLOY_MEEPLE")) {
            return false;
        }
        const std::string payload = move.where + "/payload";
        const auto kind = figure_of(move, payload + "/meepleId");
        if (!kind) {
            return false;
        }
        const auto segment = jcz_segment(game(), move.place);
        if (!segment) {
            return complain(payload + "/pointer", segment.error());
        }
        if (game().placed(game().part().placed).at() != move.place.at) {
            return complain(payload + "/pointer", "a figure is deployed on the tile just placed (BAS-06)");
        }
        if (!try_play(DeployFigure{*kind, *segment}, payload)) {
            return false;
        }
        note_end();
        return true;
    }
    bool return_abbot(const JczMove& move) {
        if (!asks_for_figure(move, "RETURN_MEEPLE")) {
            return false;
        }
        const std::string pointer = move.where + "/payload/pointer";
        if (!figure_of(move, pointer + "/meepleId")) {
            return false;
        }
        const std::string words = "return " + std::to_string(move.place.at.x) + " " + std::to_string(move.place.at.y);
        const auto token = parse_answer(words, game());
        if (!token) {
            return complain(pointer, "no abbot can be taken back from there (ABB-03)");
        }
        play(*token);
        note_end();
        return true;
    }
    bool pass(const JczMove& move) {
        if (!asks_for_figure(move, "PASS") || !try_play(Pass{}, move.where)) {
            return false;
        }
        note_end();
        return true;
    }
    /// The other engine passes for a player who could do nothing else.
    bool commit(const JczMove& move) {
        if (!now().waits_for_commit) {
            if (game().finished() || game().deploys() == FigureTurn::none) {
                return complain(move.where, "COMMIT: no tile has been placed in this turn");
            }
            if (game().choices().count() > 1) {
                return complain(move.where, "COMMIT: the player has neither deployed a figure nor passed");
            }
            if (!try_play(Pass{}, move.where)) {
                return false;
            }
        }
        now().waits_for_commit = false;
        moments_.erase(moments_.begin(), moments_.end() - 1);
        return true;
    }

    const JczFile& file_;
    const Setup<Rules>& setup_;
    std::vector<Moment> moments_;
    JczFaults faults_;
};

}  // namespace carcassonne::detail
