#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/core/edition.hpp"
#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/query.hpp"
#include "carcassonne/engine/setup.hpp"
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
inline constexpr Refusal no_such_rotation{"BAS-04", "a tile has four rotations"};
inline constexpr Refusal square_is_taken{"BAS-04", "a tile lies there already"};
inline constexpr Refusal square_is_apart{"BAS-04", "no tile is next to this square"};
inline constexpr Refusal edge_does_not_fit{"BAS-04", "an edge shows other terrain than the neighbour"};
inline constexpr Refusal no_such_segment{"BAS-06", "the tile just placed has no such segment"};
inline constexpr Refusal figure_not_allowed_there{"BAS-06", "this kind of figure cannot stand on this kind of feature"};
inline constexpr Refusal feature_is_occupied{"BAS-06", "the feature holds a meeple already"};
inline constexpr Refusal figure_not_now{"BAS-06", "this kind of figure is deployed at another moment"};
inline constexpr Refusal none_in_supply{"BAS-06", "there is no such figure in the supply"};
inline constexpr Refusal nothing_to_pass{"BAS-06", "this decision cannot be left unused"};

/// Who begins (BAS-21).
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
    static constexpr std::array figures{
        FigureSpec{"meeple", 7, 1,
                   static_cast<FeatureKindMask>(mask_of(road) | mask_of(city) | mask_of(monastery) | mask_of(field))}};
    static constexpr std::array<std::string_view, 1> scoring_figures{"score meeple"};

    // Options.
    /// Whose pictures the tiles have: C1 without gardens, C2 and C3 with eight of them (BAS-03).
    Edition edition = Edition::c3;
    /// A completed city of two tiles scores 1 a tile and 1 a pennant, as in the oldest rules (BAS-12).
    bool small_city = false;
    FirstPlayer first_player = FirstPlayer::given;

    template <class Self, class Visit>
    static constexpr void each_option(Self& self, Visit&& visit) {
        constexpr OptionWord<FirstPlayer> first_players[] = {{"given", FirstPlayer::given},
                                                             {"random", FirstPlayer::random}};
        visit("edition", self.edition, edition_words);
        visit("small_city", self.small_city, switch_words);
        visit("first_player", self.first_player, first_players);
    }

    TileSet tile_set() const noexcept { return edition == Edition::c1 ? sets::base_c1 : sets::base_c2; }

    using Steps = TypeList<FirstPlayerStep, DrawStep, PlaceStep, FigureStep, ScoreStep, TurnEndStep, FinalFeaturesStep>;
    using Actions = TypeList<DrawTile, PlaceTile, DeployFigure, Pass, ChooseFirstPlayer>;
    using Hooks =
        TypeList<On<GameBegins>, Offers<FirstPlayerStep>, Samples<FirstPlayerStep>, Offers<DrawStep>, Samples<DrawStep>,
                 On<NoAnswer<DrawStep>>, Offers<PlaceStep>, On<NoAnswer<PlaceStep>>, Offers<FigureStep>, On<ScoreStep>,
                 On<TurnEndStep>, On<FinalFeaturesStep>, Adjusts<FeatureValue>>;

    // What happens, in order of play.

    /// The start tile lies on the table before the first turn (BAS-01).
    template <class G>
    void on(GameBegins, G& game) const noexcept {
        const TileKind start = game.setup().start_tile();
        game.state().bag.take(start);
        game.place_tile(PlayerId::none(), game.board().square_at({0, 0}), start, Rotation::none);
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
    /// (BAS-07, BAS-15).
    template <class G>
    void on(ScoreStep, G& game) const noexcept {
        const PlacedTile placed = game.placed(game.part().placed);
        const TileKindInfo& kind = game.catalogue().info(placed.kind());
        const auto& graph = game.board().features();
        unsigned rest = kind.closable;
        rest &= graph.closed_segments(placed.segment(0), kind.segment_count);
        if (!game.template hears<FeatureCompleted>()) {
            if (rest != 0) {
                rest &= graph.occupied_segments(placed.segment(0), kind.segment_count);
            }
        }
        for (; rest != 0; rest &= rest - 1) {
            const std::size_t segment = lowest_bit(rest);
            if (is_first_of_its_feature(placed, segment, game)) {
                complete(game.feature_of(placed.segment(segment)), game);
            }
        }
        if (alone(game)) [[likely]] {
            game.board().neighbourhoods().each_completed_by(
                placed.at(), [&](SegmentId segment) { complete(game.feature_of(segment), game); });
        } else {
            complete_beside(placed.at(), game);
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
        game.begin_turn(PlayerId(static_cast<std::uint8_t>(next * static_cast<std::size_t>(next != game.players()))));
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
            const int each = value.as_completed && !(small_city && tiles == 2) ? 2 : 1;
            value.breakdown.add("tiles", tiles, each);
            if (const auto pennants = static_cast<int>(game.pennants(value.feature)); pennants != 0) {
                value.breakdown.add("pennants", pennants, each);
            }
        } else if (value.kind == monastery) {
            value.breakdown.add("tiles", static_cast<int>(game.tiles_of_neighbourhood(value.feature)), 1);
        }
    }

    // Answers.

    template <class G, class O>
    void offer(FirstPlayerStep, const G& game, O& out) const noexcept {
        if (first_player == FirstPlayer::random) {
            out.add(answer<ChooseFirstPlayer>, 0, 0, (std::uint64_t{1} << game.players()) - 1);
        }
    }
    template <class G, class O>
    void offer(DrawStep, const G& game, O& out) const noexcept {
        const auto pile = game.pile();
        for (std::size_t first = pile.begin; first < pile.end; first += 64) {
            std::uint64_t mask = 0;
            for (std::size_t i = first; i < pile.end && i < first + 64; ++i) {
                mask |= std::uint64_t{game.tiles_left(TileKind(static_cast<std::uint16_t>(i))) != 0} << (i - first);
            }
            out.add(answer<DrawTile>, 0, first, mask);
        }
    }
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
            const FigureKind figure(static_cast<std::uint8_t>(lowest_bit(rest)));
            if (game.supply(player, figure) != 0) {
                out.add(answer<DeployFigure>, figure.index(), 0, game.deployable(figure, free, placed));
            }
        }
    }

    /// A draw from the game's own chance, or from the script.
    template <class G>
    bool sample(DrawStep, G& game) const noexcept {
        auto& state = game.state();
        TileKind kind;
        if (game.setup().draws() == Draws::from_script) {
            if (state.draws >= game.setup().script().size()) {
                return false;
            }
            kind = game.drawable(game.setup().script()[state.draws]);
            if (!kind.exists()) {
                return false;
            }
        } else {
            const unsigned tiles = game.pile().tiles;
            if (tiles == 0) {
                return false;
            }
            kind = state.bag.kind_of_copy(state.random.below(tiles), game.catalogue().size());
        }
        draw(kind, game);
        return true;
    }
    template <class G>
    bool sample(FirstPlayerStep, G& game) const noexcept {
        if (first_player != FirstPlayer::random || game.setup().draws() != Draws::from_seed) {
            return false;
        }
        begin_with(game.state().random.below(static_cast<std::uint32_t>(game.players())), game);
        return true;
    }

    // Carrying out.

    template <class G>
    void apply(Picked<ChooseFirstPlayer> picked, G& game) const noexcept {
        begin_with(picked.index, game);
    }
    template <class G>
    void apply(Picked<DrawTile> picked, G& game) const noexcept {
        draw(TileKind(picked.index), game);
    }
    template <class G>
    void apply(Picked<PlaceTile> picked, G& game) const noexcept {
        Task& part = game.part();
        part.placed = TileId(static_cast<std::uint16_t>(game.board().tile_count()));
        game.place_tile(part.player, SquareId(picked.index), part.drawn, static_cast<Rotation>(picked.subject));
    }
    template <class G>
    void apply(Picked<DeployFigure> picked, G& game) const noexcept {
        Task& part = game.part();
        part.mark(PartFlag::acted);
        game.deploy(part.player, FigureKind(picked.subject), game.placed(part.placed).segment(picked.index));
    }
    template <class G>
    void apply(Picked<Pass>, G&) const noexcept {}

    // Actions in the words of the game: what a token says, and the token of what a player says.

    template <class G>
    ChooseFirstPlayer name(Picked<ChooseFirstPlayer> picked, const G&) const noexcept {
        return {PlayerId(static_cast<std::uint8_t>(picked.index))};
    }
    template <class G>
    DrawTile name(Picked<DrawTile> picked, const G&) const noexcept {
        return {TileKind(picked.index)};
    }
    template <class G>
    PlaceTile name(Picked<PlaceTile> picked, const G& game) const noexcept {
        return {game.board().squares().position(SquareId(picked.index)), static_cast<Rotation>(picked.subject)};
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
    /// Turns of a symmetric tile that look the same are the same action.
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
        const unsigned clash = game.catalogue().facing(kind, rotation).code & game.board().squares().code(square);
        for (const Side side : all_sides) {
            if ((clash >> (4 * index(side)) & 15u) != 0) {
                return Failure{Error{edge_does_not_fit, action.at, side, true, {}}};
            }
        }
        const Rotation equal = game.catalogue().info(kind).equal_rotation[index(rotation)];
        if (const Refusal veto = game.first_veto(PlacementQuery{kind, equal, square}); !veto.rule.empty()) {
            return refuse(veto, action.at);
        }
        return Picked<PlaceTile>{static_cast<std::uint8_t>(equal), square.value};
    }
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
        if ((kind.deployable[action.kind.index()] >> action.segment & 1u) == 0) {
            return refuse(figure_not_allowed_there, placed.at());
        }
        if (figure.role == FigureRole::follower && game.occupied(game.feature_of(placed.segment(action.segment)))) {
            return refuse(feature_is_occupied, placed.at());
        }
        if (figure.role == FigureRole::special) {
            const JoinQuery joining{part.player, action.kind, placed.segment(action.segment)};
            if (const Refusal veto = game.first_veto(joining); !veto.rule.empty()) {
                return refuse(veto, placed.at());
            }
        }
        const DeployQuery query{part.player, action.kind, placed.segment(action.segment)};
        if (const Refusal veto = game.first_veto(query); !veto.rule.empty()) {
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

private:
    static Failure<Error> refuse(const Refusal& refusal, Position at = {}) noexcept {
        return Failure{Error{refusal, at, Side::north, false, {}}};
    }
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
        game.state().agenda[0].player = PlayerId(static_cast<std::uint8_t>(player));
    }
    /// Two segments of a tile may belong to one feature, which is completed once.
    template <class G>
    static bool is_first_of_its_feature(const PlacedTile& placed, std::size_t segment, const G& game) noexcept {
        for (std::size_t i = 0; i < segment; ++i) {
            if (game.feature_of(placed.segment(i)) == game.feature_of(placed.segment(segment))) {
                return false;
            }
        }
        return true;
    }
    /// Whether the tile of the part is the last one that was placed: no inner part has come in between.
    template <class G>
    static bool alone(const G& game) noexcept {
        return game.board().tile_count() == game.part().placed.index() + 1;
    }
    template <class G>
    static void complete(FeatureId feature, G& game) noexcept {
        if (game.completion_vetoed(feature) || (!alone(game) && completed_in_an_inner_part(feature, game))) {
            return;
        }
        game.emit(FeatureCompleted{feature, game.kind(feature)});
        if (game.occupied(feature)) {
            game.score_feature(feature, true, false);
            game.clear_feature(feature);
        }
    }
    template <class G>
    CARCASSONNE_COLD static void complete_beside(Position at, G& game) noexcept {
        game.board().neighbourhoods().each_complete_beside(
            at, [&](SegmentId segment) { complete(game.feature_of(segment), game); });
    }
    /// Whether a tile placed after that of the part has completed the feature: then the inner part has scored it.
    template <class G>
    CARCASSONNE_COLD static bool completed_in_an_inner_part(FeatureId feature, const G& game) noexcept {
        const TileId own = game.part().placed;
        bool later = false;
        if (game.setup().growth(game.kind(feature)) == Growth::neighbourhood) {
            const Position at = game.placed(game.tile_of(game.board().features().any_member(feature))).at();
            for (int i = 0; i < 9; ++i) {
                const TileId tile = game.tile_at(
                    {static_cast<std::int16_t>(at.x + i % 3 - 1), static_cast<std::int16_t>(at.y + i / 3 - 1)});
                later = later || tile.value > own.value;
            }
            return later;
        }
        game.each_member(feature, [&](SegmentId member) { later = later || game.tile_of(member).value > own.value; });
        return later;
    }
    /// Takes out of a run of placements what a module forbids.
    template <class G>
    static std::uint64_t allowed_placements(std::uint64_t mask, std::size_t first, Rotation rotation,
                                            const G& game) noexcept {
        if (game.template anyone<Forbids<PlacementQuery>>() && game.setup().restricted(game.part().drawn)) {
            for (std::uint64_t rest = mask; rest != 0; rest &= rest - 1) {
                const SquareId square(static_cast<std::uint16_t>(first + lowest_bit(rest)));
                if (!game.first_veto(PlacementQuery{game.part().drawn, rotation, square}).rule.empty()) {
                    mask &= ~(rest & (0 - rest));
                }
            }
        }
        return mask;
    }
};

static_assert(is_module<Base>);

}  // namespace carcassonne
