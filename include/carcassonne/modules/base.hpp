#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/core/edition.hpp"
#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/open_tasks.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/query.hpp"
#include "carcassonne/engine/refusals.hpp"
#include "carcassonne/engine/setup.hpp"
#include "carcassonne/modules/base/completion.hpp"
#include "carcassonne/support/bits.hpp"
#include "carcassonne/tiles/sets/base.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

// Why an action of the base game is refused.
inline constexpr Refusal not_the_time{"BAS-04", "the open decision asks for something else"};
inline constexpr Refusal no_such_player{"BAS-21", "there is no such player"};
inline constexpr Refusal tile_not_left{"BAS-04", "no tile of this kind is left to draw"};
inline constexpr Refusal other_pile_first{"BAS-04", "tiles of another pile are drawn first"};
inline constexpr Refusal square_is_taken{"BAS-04", "a tile lies there already"};
inline constexpr Refusal square_is_apart{"BAS-04", "no tile is next to this square"};
inline constexpr Refusal edge_does_not_fit{"BAS-04", "an edge shows other terrain than the neighbour"};
inline constexpr Refusal no_such_segment{"BAS-06", "the tile just placed has no such segment"};
inline constexpr Refusal feature_is_occupied{"BAS-06", "the feature holds a meeple already"};
inline constexpr Refusal figure_not_now{"BAS-06", "this kind of figure is deployed at another moment"};
inline constexpr Refusal none_in_supply{"BAS-06", "there is no such figure in the supply"};
inline constexpr Refusal not_to_be_scored{"BAS-15", "this is none of the features that are still to be scored"};
inline constexpr Refusal nothing_to_pass{"BAS-06", "this decision cannot be left unused"};

/// Who begins: player 0, or whom nature names (BAS-21).
enum class FirstPlayer : std::uint8_t { given, random };

/// The base game: a tile is drawn and placed, the player may set a meeple on it, completed roads, cities and
/// monasteries are scored and give their meeples back. When the tiles are used up, what is unfinished scores for its
/// owners.
struct Base : Module {
    static constexpr ModuleInfo info{"base", "Base game"};

    // What it brings.
    static constexpr BoardCapacity room = room_for(sets::base_c1, sets::base_c2);
    static constexpr std::array features{FeatureKindSpec{road, "road", Growth::closes},
                                         FeatureKindSpec{city, "city", Growth::closes},
                                         FeatureKindSpec{monastery, "monastery", Growth::neighbourhood, true}};
    static constexpr std::array figures{FigureSpec{"meeple", 7, 1, where_meeples_stand}};
    static constexpr std::array<std::string_view, 1> scoring_figures{"score meeple"};

    // Options.
    /// Whose pictures the tiles have: C1 without gardens, C2 and C3 with eight of them (BAS-03).
    Edition edition = Edition::c3;
    /// A completed city of two tiles scores 1 a tile and 1 a pennant, as in the oldest rules (BAS-12).
    bool small_city = false;
    /// By default nobody is asked and player 0 begins (BAS-21).
    FirstPlayer first_player = FirstPlayer::given;

    template <class Self, class Visit>
    static constexpr void each_option(Self& self, Visit&& visit) {
        constexpr OptionWord<FirstPlayer> first_players[] = {{"given", FirstPlayer::given},
                                                             {"random", FirstPlayer::random}};
        visit("edition", self.edition, edition_words);
        visit("small_city", self.small_city, switch_words);
        visit("first_player", self.first_player, first_players);
    }

    /// Who begins is asked before anything else, in which order features are scored when a part scores them.
    template <class G>
    bool can_be(const NoState&, const G& game) const noexcept {
        const Agenda& agenda = game.state().agenda;
        bool sound = true;
        each_open<FirstPlayerStep>(game, [&](std::size_t) { sound = sound && first_player == FirstPlayer::random; });
        each_open<OrderStep>(game, [&](std::size_t task) {
            const Task& part = agenda[part_of(task, game)];
            sound = sound && part.step == G::Of::template step_id<ScoreStep> && part.is(PartFlag::ordered) &&
                    part.player == agenda[task].player;
        });
        return sound;
    }

    TileSet tile_set() const noexcept { return edition == Edition::c1 ? sets::base_c1 : sets::base_c2; }

    using Steps = TypeList<FirstPlayerStep, DrawStep, PlaceStep, FigureStep, ScoreStep, TurnEndStep, FinalFeaturesStep,
                           OrderStep>;
    using Actions = TypeList<DrawTile, PlaceTile, DeployFigure, Pass, ChooseFirstPlayer, ScoreNext>;
    using Hooks =
        TypeList<On<GameBegins>, Offers<FirstPlayerStep>, Samples<FirstPlayerStep>, Offers<DrawStep>, Samples<DrawStep>,
                 On<NoAnswer<DrawStep>>, Offers<PlaceStep>, On<NoAnswer<PlaceStep>>, Offers<FigureStep>, On<ScoreStep>,
                 On<TurnEndStep>, On<FinalFeaturesStep>, Adjusts<FeatureValue>, Offers<OrderStep>>;

    // What happens, in order of play.

    /// The start tile lies on the table before the first turn, square by square if it has several (BAS-01).
    template <class G>
    void on(GameBegins, G& game) const noexcept {
        for (const TileKind start : game.setup().start_piece()) {
            const PieceSquare& square = game.catalogue().tile(start).piece;
            game.state().bag.take(start);
            game.place_tile(PlayerId::none(), game.board().square_at({square.x, square.y}), start, Rotation::none);
        }
    }
    /// Without a tile to draw the game is over (BAS-09), save for a part within which this one was to stand: it goes
    /// on.
    template <class G>
    void on(NoAnswer<DrawStep>, G& game) const noexcept {
        if (game.part().is(PartFlag::inner)) {
            game.end_task();
            return;
        }
        if (game.part().is(PartFlag::further)) {
            game.emit(TurnEnded{game.part().player});
        }
        game.end_turns();
    }
    /// The tile fits nowhere: it leaves the game and another is drawn (BAS-05).
    template <class G>
    void on(NoAnswer<PlaceStep>, G& game) const noexcept {
        Task& part = game.part();
        const TileKind kind = part.drawn;
        part.drawn = TileKind::none();
        game.template go_to<DrawStep>();
        game.emit(TileDiscarded{part.player, kind});
    }
    /// All roads, cities and monasteries that the tile completed are scored, each by itself, and their meeples go home
    /// (BAS-07). The player decides in which order, where it makes a difference (BAS-15).
    template <class G>
    void on(ScoreStep, G& game) const noexcept {
        // Where no module changes awards nobody loses points, so that no order is better than another.
        if (!game.template anyone<Adjusts<Award>>()) {
            base_game::each_completed(game, [&](FeatureId feature) { base_game::complete(feature, game); });
            return;
        }
        const auto completed = base_game::completed_features(game);
        if (completed.size() > 1 && base_game::asks_for_order(game)) {
            return;
        }
        for (const FeatureId feature : completed) {
            base_game::complete(feature, game);
        }
    }
    /// It is the next player's turn (BAS-02), or the turn part goes on within which this one stood.
    template <class G>
    void on(TurnEndStep, G& game) const noexcept {
        if (game.part().is(PartFlag::inner)) {
            game.end_task();
            return;
        }
        const PlayerId player = game.part().player;
        const std::size_t next = player.index() + 1;
        game.begin_turn(PlayerId::at(next * static_cast<std::size_t>(next != game.players())));
        game.emit(TurnEnded{player});
    }
    /// What is unfinished scores for its owners: roads, then cities, then monasteries (BAS-17).
    template <class G>
    void on(FinalFeaturesStep, G& game) const noexcept {
        for (const FeatureKind kind : {road, city, monastery}) {
            game.score_at_end(kind);
        }
    }

    // Numbers.

    /// What roads, cities and monasteries are worth (BAS-10 to BAS-13, BAS-17).
    template <class G>
    void adjust(FeatureValue& value, const G& game) const noexcept {
        if (value.kind == road) {
            value.breakdown.add("tiles", static_cast<int>(game.tile_count(value.feature)), 1);
        } else if (value.kind == city) {
            const auto tiles = static_cast<int>(game.tile_count(value.feature));
            const int each = in_full(value.valued) && !(small_city && tiles == 2) ? 2 : 1;
            value.breakdown.add("tiles", tiles, each);
            if (const auto pennants = static_cast<int>(game.pennants(value.feature)); pennants != 0) {
                value.breakdown.add("pennants", pennants, each);
            }
        } else if (value.kind == monastery) {
            value.breakdown.add("tiles", static_cast<int>(game.tiles_of_neighbourhood(value.feature)), 1);
        }
    }

    // Answers.

    /// Every player, where nature is to say who begins (BAS-21).
    template <class G, class O>
    void offer(FirstPlayerStep, const G& game, O& out) const noexcept {
        if (first_player == FirstPlayer::random) {
            out.add(answer<ChooseFirstPlayer>, 0, 0, (std::uint64_t{1} << game.players()) - 1);
        }
    }
    /// Every kind of which the pile has a tile left (BAS-04); it looks at all kinds of the pile.
    template <class G, class O>
    void offer(DrawStep, const G& game, O& out) const noexcept {
        const auto pile = game.pile();
        for (std::size_t first = pile.begin; first < pile.end; first += 64) {
            std::uint64_t mask = 0;
            for (std::size_t i = first; i < pile.end && i < first + 64; ++i) {
                mask |= std::uint64_t{game.tiles_left(TileKind::at(i)) != 0} << (i - first);
            }
            out.add(answer<DrawTile>, 0, first, mask);
        }
    }
    /// Every square and rotation in which the tile fits (BAS-04); it compares all open squares.
    template <class G, class O>
    void offer(PlaceStep, const G& game, O& out) const noexcept {
        const auto& codes = game.catalogue().info(game.part().drawn).codes;
        const auto& squares = game.board().squares();
        for (std::size_t word = 0; word < squares.words_in_use(); ++word) {
            const auto fitting = squares.fitting(codes, word);
            for (std::size_t rotation = 0; rotation < rotation_count; ++rotation) {
                out.add(answer<PlaceTile>, rotation, 64 * word,
                        allowed_placements(fitting[rotation], 64 * word, static_cast<Rotation>(rotation), game));
            }
        }
    }
    /// One figure on a segment of the tile just placed whose feature holds none, or none at all (BAS-06).
    template <class G, class O>
    void offer(FigureStep, const G& game, O& out) const noexcept {
        out.add(answer<Pass>, 0, 0, 1);
        const PlayerId player = game.part().player;
        const PlacedTile& placed = game.placed(game.part().placed);
        const SegmentMask free = game.free_segments(placed);
        for (unsigned rest = game.setup().first_figures(); rest != 0; rest &= rest - 1) {
            const auto figure = FigureKind::at(lowest_bit(rest));
            if (game.supply(player, figure) != 0) {
                out.add(answer<DeployFigure>, figure.index(), 0, game.deployable(figure, free, placed));
            }
        }
    }

    /// The completed features that are still to be scored for somebody (BAS-15).
    template <class G, class O>
    void offer(OrderStep, const G& game, O& out) const noexcept {
        for (const FeatureId feature : base_game::features_to_score(game)) {
            out.add(answer<ScoreNext>, 0, feature.index(), 1);
        }
    }

    /// A draw from the game's own chance, or from the script.
    template <class G>
    Sampled<DrawTile> sample(DrawStep, G& game) const noexcept {
        auto& state = game.state();
        TileKind kind;
        if (game.setup().draws() == Draws::from_script) {
            if (state.draws >= game.setup().script().size()) {
                return {};
            }
            kind = game.drawable(game.setup().script()[state.draws]);
            if (!kind.exists()) {
                return {};
            }
        } else {
            const unsigned tiles = game.pile().tiles;
            if (tiles == 0) {
                return {};
            }
            kind = state.bag.kind_of_copy(state.random.below(tiles), game.catalogue().size());
        }
        return {true, {0, kind.value}};
    }
    /// Each player is as likely; where the game draws from no seed the caller is asked (BAS-21).
    template <class G>
    Sampled<ChooseFirstPlayer> sample(FirstPlayerStep, G& game) const noexcept {
        if (first_player != FirstPlayer::random || game.setup().draws() != Draws::from_seed) {
            return {};
        }
        const std::uint32_t first = game.state().random.below(static_cast<std::uint32_t>(game.players()));
        return {true, {0, static_cast<std::uint16_t>(first)}};
    }

    // Carrying out.

    /// The first turn is this player's (BAS-21).
    template <class G>
    void apply(Picked<ChooseFirstPlayer> picked, G& game) const noexcept {
        begin_with(picked.index, game);
    }
    /// The tile leaves the bag for the player's hand (BAS-04).
    template <class G>
    void apply(Picked<DrawTile> picked, G& game) const noexcept {
        draw(TileKind(picked.index), game);
    }
    /// The tile lies on the table for good (BAS-04).
    template <class G>
    void apply(Picked<PlaceTile> picked, G& game) const noexcept {
        Task& part = game.part();
        part.placed = TileId::at(game.board().tile_count());
        game.place_tile(part.player, SquareId(picked.index), part.drawn, static_cast<Rotation>(picked.subject));
    }
    /// The figure goes from the supply onto the tile just placed (BAS-06).
    template <class G>
    void apply(Picked<DeployFigure> picked, G& game) const noexcept {
        Task& part = game.part();
        part.mark(PartFlag::acted);
        game.deploy(part.player, FigureKind(picked.subject), game.placed(part.placed).segment(picked.index));
    }
    /// Nothing happens; the part goes on.
    template <class G>
    void apply(Picked<Pass>, G&) const noexcept {}
    /// The feature is scored, and its figures go home (BAS-07, BAS-15).
    template <class G>
    void apply(Picked<ScoreNext> picked, G& game) const noexcept {
        base_game::complete(FeatureId(picked.index), game);
    }

    // Actions in the words of the game: what a token says, and the token of what a player says.

    template <class G>
    ChooseFirstPlayer name(Picked<ChooseFirstPlayer> picked, const G&) const noexcept {
        return {PlayerId::at(picked.index)};
    }
    template <class G>
    DrawTile name(Picked<DrawTile> picked, const G&) const noexcept {
        return {TileKind(picked.index)};
    }
    template <class G>
    PlaceTile name(Picked<PlaceTile> picked, const G& game) const noexcept {
        return {game.board().squares().square(SquareId(picked.index)), static_cast<Rotation>(picked.subject)};
    }
    template <class G>
    DeployFigure name(Picked<DeployFigure> picked, const G&) const noexcept {
        return {FigureKind(picked.subject), static_cast<std::uint8_t>(picked.index)};
    }
    template <class G>
    Pass name(Picked<Pass>, const G&) const noexcept {
        return {};
    }

    template <class G>
    ScoreNext name(Picked<ScoreNext> picked, const G& game) const noexcept {
        return {game.spot_of(game.board().features().any_member(FeatureId(picked.index)))};
    }

    template <class G>
    Result<Picked<ChooseFirstPlayer>, Error> find(ChooseFirstPlayer action, const G& game) const noexcept {
        if (!game.template asks<FirstPlayerStep>()) {
            return refuse(not_the_time);
        }
        if (action.player.index() >= game.players()) {
            return refuse(no_such_player);
        }
        return Picked<ChooseFirstPlayer>{0, action.player.value};
    }
    template <class G>
    Result<Picked<DrawTile>, Error> find(DrawTile action, const G& game) const noexcept {
        if (!game.template asks<DrawStep>()) {
            return refuse(not_the_time);
        }
        if (action.kind.index() >= game.catalogue().size() ||
            (game.tiles_left(action.kind) == 0 && game.copies_left(action.kind) == 0)) {
            return refuse(tile_not_left);
        }
        const TileKind kind = game.drawable(action.kind);
        if (!kind.exists()) {
            return refuse(other_pile_first);
        }
        return Picked<DrawTile>{0, kind.value};
    }
    /// Turns of a symmetric tile that look the same are the same action (BAS-04).
    template <class G>
    Result<Picked<PlaceTile>, Error> find(PlaceTile action, const G& game) const noexcept {
        if (!game.template asks<PlaceStep>()) {
            return refuse(not_the_time);
        }
        if (!is_rotation(action.rotation)) {
            return refuse(no_such_rotation, action.at);
        }
        if (game.tile_at(action.at).exists()) {
            return refuse(square_is_taken, action.at);
        }
        const SquareId square = game.board().square_at(action.at);
        if (!square.exists()) {
            return refuse(square_is_apart, action.at);
        }
        const TileKind kind = game.part().drawn;
        const Rotation rotation = action.rotation;
        const unsigned clash =
            clashes(game.catalogue().facing(kind, rotation).code, game.board().squares().code(square));
        for (const Side side : all_sides) {
            if ((clash >> (4 * index(side)) & 15u) != 0) {
                return refuse(edge_does_not_fit, action.at, side);
            }
        }
        const Rotation equal = game.catalogue().info(kind).equal_rotation[index(rotation)];
        if (const Refusal veto = game.first_veto(PlacementQuery{kind, equal, square})) {
            return refuse(veto, action.at);
        }
        return Picked<PlaceTile>{static_cast<std::uint8_t>(equal), square.value};
    }
    /// What could be against it is asked in this order: segment, supply, step, kind of feature, who is there, modules
    /// (BAS-06).
    template <class G>
    Result<Picked<DeployFigure>, Error> find(DeployFigure action, const G& game) const noexcept {
        if (game.deploys() == FigureTurn::none) {
            return refuse(not_the_time);
        }
        const Task& part = game.part();
        const PlacedTile& placed = game.placed(part.placed);
        const TileKindInfo& kind = game.catalogue().info(placed.kind());
        if (action.segment >= kind.segment_count) {
            return refuse(no_such_segment, placed.at());
        }
        if (action.kind.index() >= G::Of::figure_kind_count || game.supply(part.player, action.kind) == 0) {
            return refuse(none_in_supply, placed.at());
        }
        const FigureSpec& figure = G::Of::figures[action.kind.index()];
        if (!overlap(figure.turn, game.deploys())) {
            return refuse(figure_not_now, placed.at());
        }
        if ((unsigned{kind.deployable[action.kind.index()]} >> action.segment & 1u) == 0) {
            return refuse(figure_not_allowed_there, placed.at());
        }
        if (figure.role == FigureRole::follower && game.occupied(game.feature_of(placed.segment(action.segment)))) {
            return refuse(feature_is_occupied, placed.at());
        }
        if (figure.role == FigureRole::special) {
            const JoinQuery joining{part.player, action.kind, placed.segment(action.segment)};
            if (const Refusal veto = game.first_veto(joining)) {
                return refuse(veto, placed.at());
            }
        }
        const DeployQuery query{part.player, action.kind, placed.segment(action.segment)};
        if (const Refusal veto = game.first_veto(query)) {
            return refuse(veto, placed.at());
        }
        return Picked<DeployFigure>{action.kind.value, action.segment};
    }
    template <class G>
    Result<Picked<Pass>, Error> find(Pass, const G& game) const noexcept {
        if (!game.offers(Picked<Pass>{})) {
            return refuse(nothing_to_pass);
        }
        return Picked<Pass>{};
    }

    template <class G>
    Result<Picked<ScoreNext>, Error> find(ScoreNext action, const G& game) const noexcept {
        if (!game.template asks<OrderStep>()) {
            return refuse(not_the_time, action.spot.at);
        }
        const TileId tile = game.tile_at(action.spot.at);
        if (!tile.exists() || action.spot.segment >= game.segment_count(tile)) {
            return refuse(not_to_be_scored, action.spot.at);
        }
        const Picked<ScoreNext> picked{0, game.feature_of(game.placed(tile).segment(action.spot.segment)).value};
        if (!game.offers(picked)) {
            return refuse(not_to_be_scored, action.spot.at);
        }
        return picked;
    }

private:
    template <class G>
    static void draw(TileKind kind, G& game) noexcept {
        if (game.setup().draws() == Draws::from_script) {
            ++game.state().draws;
        }
        game.state().bag.take(kind);
        Task& part = game.part();
        part.drawn = kind;
        game.emit(TileDrawn{part.player, kind});
    }
    /// The turn that waits below the opening becomes that player's.
    template <class G>
    static void begin_with(std::size_t player, G& game) noexcept {
        game.state().agenda[0].player = PlayerId::at(player);
    }
    /// Takes out of a run of placements what a module forbids.
    template <class G>
    static std::uint64_t allowed_placements(std::uint64_t mask, std::size_t first, Rotation rotation,
                                            const G& game) noexcept {
        if (game.template anyone<Forbids<PlacementQuery>>() && game.setup().restricted(game.part().drawn)) {
            for (std::uint64_t rest = mask; rest != 0; rest &= rest - 1) {
                const auto square = SquareId::at(first + lowest_bit(rest));
                if (game.first_veto(PlacementQuery{game.part().drawn, rotation, square})) {
                    mask &= ~(rest & (0 - rest));
                }
            }
        }
        return mask;
    }
};

static_assert(is_module<Base>);

}  // namespace carcassonne
