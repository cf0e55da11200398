#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/engine/refusals.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace carcassonne {

/// A tile that lies on the table of an arranged position.
struct ArrangedTile {
    /// Its kind in the catalogue of the set-up.
    TileKind kind;
    /// The square on which it lies; one of the tiles lies at (0, 0).
    Square at;
    /// By how much it is turned from the way it is printed.
    Rotation rotation = Rotation::none;
};

/// A figure that stands on the table of an arranged position; `segment` is the place of the segment in the tile's list.
struct ArrangedFigure {
    /// Whose figure it is.
    PlayerId player;
    /// Its kind, which must be allowed on such a segment (BAS-06).
    FigureKind kind = meeple;
    /// The square of the tile on which it stands.
    Square at;
    /// The place of its segment in the list of that tile, from 0.
    std::uint8_t segment = 0;
    /// How many attachments of each kind stand with it.
    std::array<std::uint8_t, attachment_kind_capacity> attached{};
};

/// A position as somebody sets it up on a table: whatever could lie there between two turns, reached by play or not.
///
/// Tiles may be listed in any order. They are numbered in this order as far as each touches one before it, so a list in
/// the order of play gives the very game that was played. Rules that ask which of two tiles came first, such as those
/// for a stream that flows from tile to tile, go by these numbers.
template <class Rules>
struct Arrangement {
    /// For each player how many figures of each kind are at hand.
    using Supplies = std::array<std::array<std::uint8_t, RulesOf<Rules>::figure_kind_count>, player_capacity>;

    /// All tiles on the table, the start tile included.
    std::vector<ArrangedTile> tiles;
    /// All figures on the board.
    std::vector<ArrangedFigure> figures;
    /// The points of each player, 0 to 30000.
    std::array<int, player_capacity> scores{};
    /// How many of these points a second scoring figure has, where the rules give each player one.
    std::array<int, player_capacity> second_figure{};
    /// Whose turn begins.
    PlayerId to_move{0};
    /// The figures at hand; without it, all that are not on the table. Fewer are allowed; more are taken from the
    /// reserve of their kind, if there is one.
    std::optional<Supplies> supply;
    /// The tiles to come, each copy named; without it, all that are not on the table. Others have left the game.
    std::optional<std::vector<TileKind>> left;
    /// The seed of the draws to come.
    std::uint64_t seed = 0;
    /// Whether a set-up that draws by itself draws at once, as at the start of a game. Otherwise the first draw is an
    /// answer of the caller, whatever the set-up says.
    bool draws_at_once = false;
};

namespace detail {

/// Lays out an arrangement as far as it can be laid out and collects everything that is wrong with it.
template <class Rules>
class Arranger {
public:
    using Of = RulesOf<Rules>;

    Arranger(const Setup<Rules>& setup, const Arrangement<Rules>& wanted, AnySink<typename RulesOf<Rules>::Events> sink)
        : setup_(setup), wanted_(wanted), sink_(sink), machine_(setup, state_, NoSink{}) {}

    Result<Game<Rules>, std::vector<Error>> arrange() {
        clear_table();
        check_tiles();
        check_edges();
        check_connection();
        lay_tiles();
        stand_figures();
        check_special();
        check_completed();
        set_supply();
        set_bag();
        set_scores();
        if (wanted_.to_move.index() >= setup_.players()) {
            complain(unknown_player);
        }
        if (!faults_.empty()) {
            return Failure{std::move(faults_)};
        }
        state_.agenda.clear();
        state_.agenda.push_back(machine_.turn_of(wanted_.to_move));
        typename Of::Choices choices;
        Machine<Rules, AnySink<typename RulesOf<Rules>::Events>>(setup_, state_, sink_)
            .run(choices, wanted_.draws_at_once ? Stop::at_decisions : Stop::at_nature);
        return Game<Rules>(setup_, state_);
    }

private:
    template <class... Where>
    void complain(const Refusal& refusal, const Where&... where) {
        faults_.emplace_back(refusal, where...);
    }
    bool knows(TileKind kind) const noexcept { return kind.index() < setup_.catalogue().size(); }
    bool knows(const ArrangedTile& tile) const noexcept { return knows(tile.kind) && is_rotation(tile.rotation); }
    std::size_t copies(TileKind kind) const noexcept { return setup_.catalogue().tile(kind).count; }

    /// The first tile that the arrangement lists on a square; the number of tiles when there is none.
    std::size_t first_on(Square at) const noexcept {
        std::size_t i = 0;
        while (i < wanted_.tiles.size() && wanted_.tiles[i].at != at) {
            ++i;
        }
        return i;
    }

    /// Tiles, figures and points leave the table; what else modules laid out stays.
    void clear_table() {
        state_ = setup_.initial();
        state_.board = {};
        state_.figures = {};
        state_.score = {};
        state_.random = Random(wanted_.seed, 1);
        state_.bag = {};
        for (std::size_t i = 0; i < setup_.catalogue().size(); ++i) {
            const auto kind = TileKind::at(i);
            state_.bag.add(kind, setup_.catalogue().tile(kind).count);
        }
        state_.agenda.clear();
        state_.agenda.push_back(machine_.turn_of(PlayerId(0)));
    }

    void check_tiles() {
        std::vector<std::size_t> used(setup_.catalogue().size());
        usable_.assign(wanted_.tiles.size(), true);
        for (std::size_t i = 0; i < wanted_.tiles.size(); ++i) {
            const ArrangedTile& tile = wanted_.tiles[i];
            if (!knows(tile.kind)) {
                usable_[i] = false;
                complain(unknown_tile_kind, tile.at);
            } else if (++used[tile.kind.index()] > copies(tile.kind)) {
                usable_[i] = false;
                complain(too_many_copies, tile.at);
            }
            if (!is_rotation(tile.rotation)) {
                usable_[i] = false;
                complain(no_such_rotation, tile.at);
            }
            if (first_on(tile.at) != i) {
                usable_[i] = false;
                complain(two_tiles_on_a_square, tile.at);
            }
        }
    }
    void check_edges() {
        for (std::size_t i = 0; i < wanted_.tiles.size(); ++i) {
            const ArrangedTile& tile = wanted_.tiles[i];
            if (first_on(tile.at) != i || !knows(tile)) {
                continue;
            }
            // Each pair of neighbours is met once, from its western or northern tile.
            for (const Side side : {Side::east, Side::south}) {
                const std::size_t other = first_on(neighbour(tile.at, side));
                if (other != wanted_.tiles.size() && knows(wanted_.tiles[other]) &&
                    terrain(tile, side) != terrain(wanted_.tiles[other], opposite(side))) {
                    complain(neighbours_do_not_fit, tile.at, side);
                }
            }
        }
    }
    Terrain terrain(const ArrangedTile& tile, Side side) const noexcept {
        return setup_.catalogue().facing(tile.kind, tile.rotation).terrain[index(side)];
    }
    void check_connection() {
        if (first_on({0, 0}) == wanted_.tiles.size()) {
            complain(nothing_at_origin);
            return;
        }
        std::vector<bool> reached(wanted_.tiles.size());
        std::vector<std::size_t> waiting{first_on({0, 0})};
        reached[waiting.back()] = true;
        while (!waiting.empty()) {
            const Square at = wanted_.tiles[waiting.back()].at;
            waiting.pop_back();
            for (const Side side : all_sides) {
                const std::size_t next = first_on(neighbour(at, side));
                if (next != wanted_.tiles.size() && !reached[next]) {
                    reached[next] = true;
                    waiting.push_back(next);
                }
            }
        }
        for (std::size_t i = 0; i < wanted_.tiles.size(); ++i) {
            if (!reached[first_on(wanted_.tiles[i].at)]) {
                complain(tile_is_apart, wanted_.tiles[i].at);
            }
        }
    }

    /// Lays every tile that has a neighbour on the table and fits. What cannot be laid was complained of before.
    void lay_tiles() {
        for (bool laid = true; laid;) {
            laid = false;
            for (std::size_t i = 0; i < wanted_.tiles.size(); ++i) {
                const ArrangedTile& tile = wanted_.tiles[i];
                const SquareId square = state_.board.square_at(tile.at);
                if (!usable_[i] || !square.exists() ||
                    !fits(setup_.catalogue().facing(tile.kind, tile.rotation).code,
                          state_.board.squares().code(square))) {
                    continue;
                }
                usable_[i] = false;
                laid = true;
                state_.bag.take(tile.kind);
                machine_.place_tile(PlayerId::none(), square, tile.kind, tile.rotation);
            }
        }
    }

    /// A figure that joins others stands only where its module lets it.
    void check_special() {
        machine_.each_figure_on_board([&](FigureId id) {
            const DeployedFigure& figure = machine_.figure(id);
            if (!Of::is_follower(figure.kind)) {
                const Refusal veto = machine_.first_veto(JoinQuery{figure.owner, figure.kind, figure.segment});
                if (veto) {
                    complain(veto, machine_.placed(machine_.tile_of(figure.segment)).at());
                }
            }
        });
    }
    void stand_figures() {
        for (const ArrangedFigure& figure : wanted_.figures) {
            if (figure.player.index() >= setup_.players()) {
                complain(unknown_player, figure.at);
                continue;
            }
            if (figure.kind.index() >= Of::figure_kind_count) {
                complain(unknown_figure_kind, figure.at);
                continue;
            }
            ++standing_[figure.player.index()][figure.kind.index()];
            const std::size_t on = first_on(figure.at);
            if (on == wanted_.tiles.size()) {
                complain(no_tile_under_figure, figure.at);
                continue;
            }
            if (!knows(wanted_.tiles[on])) {
                continue;
            }
            const TileKindInfo& info = setup_.catalogue().info(wanted_.tiles[on].kind);
            if (figure.segment >= info.segment_count) {
                complain(no_segment_under_figure, figure.at);
                continue;
            }
            if ((info.deployable[figure.kind.index()] >> figure.segment & 1u) == 0) {
                complain(figure_not_allowed_there, figure.at);
                continue;
            }
            const TileId tile = state_.board.tile_at(figure.at);
            if (tile.exists() && (state_.supply.count(figure.player, figure.kind) != 0 ||
                                  state_.supply.fetch(figure.player, figure.kind))) {
                const FigureId stands =
                    machine_.deploy(figure.player, figure.kind, state_.board.tile(tile).segment(figure.segment));
                attach(figure, stands);
            }
        }
    }
    void attach(const ArrangedFigure& figure, FigureId stands) {
        for (std::size_t i = 0; i < figure.attached.size(); ++i) {
            const auto kind = AttachmentKind::at(i);
            for (std::size_t n = 0; n < figure.attached[i]; ++n) {
                if (i >= Of::attachments.size() || (setup_.enabled() >> Of::attachment_owners[i] & 1u) == 0 ||
                    n >= Of::attachments[i].can_stand() || machine_.attachments_left(kind) == 0) {
                    complain(cannot_be_attached, figure.at);
                    break;
                }
                if (const Refusal veto = machine_.first_veto(AttachQuery{stands, kind})) {
                    complain(veto, figure.at);
                    break;
                }
                machine_.attach(stands, kind);
            }
        }
    }
    /// A feature without an end to grow at was scored when it was completed.
    void check_completed() {
        std::vector<FeatureId> named;
        machine_.each_figure_on_board([&](FigureId figure) {
            const FeatureId feature = machine_.feature_of(machine_.figure(figure).segment);
            if (machine_.completed(feature) && std::find(named.begin(), named.end(), feature) == named.end()) {
                named.push_back(feature);
                complain(figure_on_completed_feature,
                         machine_.placed(machine_.tile_of(machine_.figure(figure).segment)).at());
            }
        });
    }

    void set_supply() {
        Supply<Of::figure_kind_count> supply;
        for (std::size_t seat = 0; seat < player_capacity; ++seat) {
            const auto player = PlayerId::at(seat);
            for (std::size_t i = 0; i < Of::figure_kind_count; ++i) {
                const auto kind = FigureKind::at(i);
                const unsigned at_first = setup_.initial().supply.count(player, kind);
                const unsigned owned = at_first + setup_.initial().supply.reserve(player, kind);
                const unsigned standing = standing_[seat][i];
                const unsigned at_hand = wanted_.supply        ? (*wanted_.supply)[seat][i]
                                         : standing < at_first ? at_first - standing
                                                               : 0;
                if (standing + at_hand > owned) {
                    complain(seat < setup_.players() ? too_many_figures : unknown_player);
                } else {
                    const unsigned used = standing + at_hand;
                    supply.put(player, kind, at_hand);
                    supply.put_in_reserve(player, kind, owned - (used > at_first ? used : at_first));
                }
            }
        }
        state_.supply = supply;
    }
    void set_bag() {
        if (!wanted_.left) {
            return;
        }
        std::vector<std::size_t> used(setup_.catalogue().size());
        for (const ArrangedTile& tile : wanted_.tiles) {
            if (knows(tile.kind)) {
                ++used[tile.kind.index()];
            }
        }
        state_.bag = {};
        for (const TileKind kind : *wanted_.left) {
            if (!knows(kind)) {
                complain(unknown_tile_kind);
            } else if (++used[kind.index()] > copies(kind)) {
                complain(too_many_copies_left);
            } else {
                state_.bag.add(kind, 1);
            }
        }
    }
    /// There is room on the track for what a game can bring.
    static constexpr int most_points = 30000;
    void set_scores() {
        for (std::size_t seat = 0; seat < player_capacity; ++seat) {
            const int points = wanted_.scores[seat];
            const int second = wanted_.second_figure[seat];
            if (points < 0 || points > most_points || second < 0 || second > points ||
                (second != 0 && Of::scoring_figure_count < 2)) {
                complain(score_off_the_track);
            } else if (points != 0 && seat >= setup_.players()) {
                complain(unknown_player);
            } else {
                state_.score.move(PlayerId::at(seat), 0, points - second);
                if constexpr (Of::scoring_figure_count > 1) {
                    state_.score.move(PlayerId::at(seat), 1, second);
                }
            }
        }
    }

    const Setup<Rules>& setup_;
    const Arrangement<Rules>& wanted_;
    AnySink<typename RulesOf<Rules>::Events> sink_;
    State<Rules> state_{};
    Machine<Rules, NoSink> machine_;
    std::vector<Error> faults_;
    /// Which tiles of the arrangement can still be laid.
    std::vector<bool> usable_;
    std::array<std::array<unsigned, Of::figure_kind_count>, player_capacity> standing_{};
};

}  // namespace detail

/// A game that stands where `arrangement` says, before the draw of the player to move; or everything that is wrong with
/// it. When no tile is left to draw the game is scored and over at once. The set-up must live longer than the game.
template <class Rules>
Result<Game<Rules>, std::vector<Error>> arrange(const Setup<Rules>& setup, const Arrangement<Rules>& arrangement) {
    NoSink sink;
    return detail::Arranger<Rules>(setup, arrangement, AnySink<typename RulesOf<Rules>::Events>(sink)).arrange();
}
/// A set-up that dies at the end of the line cannot be played with.
template <class Rules>
Result<Game<Rules>, std::vector<Error>> arrange(const Setup<Rules>&& setup,
                                                const Arrangement<Rules>& arrangement) = delete;
/// The same, telling `sink` what happens once the position is set up.
template <class Rules, class Sink>
Result<Game<Rules>, std::vector<Error>> arrange(const Setup<Rules>& setup, const Arrangement<Rules>& arrangement,
                                                Sink& sink) {
    return detail::Arranger<Rules>(setup, arrangement, AnySink<typename RulesOf<Rules>::Events>(sink)).arrange();
}
template <class Rules, class Sink>
Result<Game<Rules>, std::vector<Error>> arrange(const Setup<Rules>&& setup, const Arrangement<Rules>& arrangement,
                                                Sink& sink) = delete;

}  // namespace carcassonne
