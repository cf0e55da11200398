// What is offered is accepted, and everything else is refused, for the reason that the rules give.
#include "carcassonne/engine/game.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <algorithm>
#include <vector>

using namespace carcassonne;
using test::at;
using test::player;

namespace {

using Play = Game<BaseGame>;

/// The terrain that a tile shows to a side after the turn, from its print.
Terrain shown(const Tile& tile, Rotation rotation, Side side) {
    return terrain_at(tile, static_cast<Side>((index(side) + 4 - index(rotation)) % 4));
}

/// Why this placement is refused, found with the printed tiles only; an error without a rule when it is legal.
Error reason_against(const Play& game, const PlaceTile& action) {
    const Tile& drawn = game.catalogue().tile(game.part().drawn);
    if (game.tile_at(action.at).exists()) {
        return {square_is_taken, action.at};
    }
    bool apart = true;
    for (const Side side : all_sides) {
        const TileId next = game.tile_at(neighbour(action.at, side));
        if (!next.exists()) {
            continue;
        }
        apart = false;
        const Terrain theirs = shown(game.printed(next), game.placed(next).rotation(), opposite(side));
        if (shown(drawn, action.rotation, side) != theirs) {
            return {edge_does_not_fit, action.at, side};
        }
    }
    return apart ? Error(square_is_apart, action.at) : Error{};
}

/// Why a deployment is refused.
Error reason_against(const Play& game, const DeployFigure& action) {
    const Task& part = game.part();
    const Square where = game.placed(part.placed).at();
    const Tile& tile = game.printed(part.placed);
    if (action.segment >= tile.segments.size()) {
        return {no_such_segment, where};
    }
    if (action.kind != meeple || game.supply(part.player) == 0) {
        return {none_in_supply, where};
    }
    const FeatureKind kind = tile.segments[action.segment].kind;
    if (kind == garden || kind == river) {
        return {figure_not_allowed_there, where};
    }
    // The whole feature, member by member.
    bool holds_figures = false;
    const SegmentId segment = game.placed(part.placed).segment(action.segment);
    game.each_member(game.feature_of(segment), [&](SegmentId member) {
        game.each_figure_on_board(
            [&](FigureId figure) { holds_figures = holds_figures || game.figure(figure).segment == member; });
    });
    return holds_figures ? Error(feature_is_occupied, where) : Error{};
}

Error reason_against(const Play& game, const DrawTile& action) {
    const bool left = action.kind.index() < game.catalogue().size() && game.tiles_left(action.kind) != 0;
    return left ? Error{} : Error(tile_not_left);
}
Error reason_against(const Play&, const Pass&) { return {}; }
Error reason_against(const Play& game, const ChooseFirstPlayer& action) {
    return action.player.index() < game.players() ? Error{} : Error(no_such_player);
}

/// Tries actions of all kinds at one decision and collects the answers that were accepted.
class Prober {
public:
    Prober(Play& game, const Play::Choices& choices) : game_(game), before_(game), choices_(choices) {}

    template <class Action>
    void probe(const Action& action, bool is_its_time, const Refusal& otherwise = not_the_time) {
        const Error expected = game_.finished() ? Error(game_is_over)
                               : is_its_time    ? reason_against(game_, action)
                                                : Error(otherwise);
        const auto token = game_.token(action);
        if (!expected.refusal) {
            good = good && token.has_value() && choices_.contains(*token);
            if (token && std::find(accepted.begin(), accepted.end(), *token) == accepted.end()) {
                accepted.push_back(*token);
                Play tried = before_;
                Play played = before_;
                played.play(*token);
                good = good && tried.try_play(action).has_value() && tried == played;
            }
        } else {
            good = good && !token.has_value() && token.error() == expected;
            const auto played = game_.try_play(action);
            good = good && !played.has_value() && played.error() == expected && game_ == before_;
        }
    }

    bool good = true;
    std::vector<Token> accepted;

private:
    Play& game_;
    const Play before_;
    const Play::Choices& choices_;
};

/// Everything that can be said at a decision, legal or not.
bool offers_are_right(Play& game, const Play::Choices& choices) {
    Prober prober(game, choices);
    int west = 0;
    int east = 0;
    int north = 0;
    int south = 0;
    for (std::uint16_t i = 0; i < game.board().tile_count(); ++i) {
        const Square where = game.board().tile(TileId(i)).at();
        west = (std::min<int>)(west, where.x);
        east = (std::max<int>)(east, where.x);
        north = (std::min<int>)(north, where.y);
        south = (std::max<int>)(south, where.y);
    }
    const bool placing = game.asks<PlaceStep>();
    for (int x = west - 2; x <= east + 2; ++x) {
        for (int y = north - 2; y <= south + 2; ++y) {
            for (const Rotation rotation : all_rotations) {
                // When it is no time to place anything, one square of the frame says as much as all.
                if (placing || y == north - 1) {
                    prober.probe(PlaceTile{at(x, y), rotation}, placing);
                }
            }
        }
    }
    for (std::uint8_t segment = 0; segment < 14; ++segment) {
        for (std::uint8_t figure = 0; figure < 3; ++figure) {
            prober.probe(DeployFigure{FigureKind(figure), segment}, game.asks<FigureStep>());
        }
    }
    prober.probe(DeployFigure{FigureKind::none(), 255}, game.asks<FigureStep>());
    prober.probe(DeployFigure{FigureKind::none(), 0}, game.asks<FigureStep>());
    for (std::uint16_t tile = 0; tile < 40; ++tile) {
        prober.probe(DrawTile{TileKind(tile)}, game.asks<DrawStep>());
    }
    prober.probe(DrawTile{TileKind::none()}, game.asks<DrawStep>());
    for (std::size_t who = 0; who < 8; ++who) {
        prober.probe(ChooseFirstPlayer{player(who)}, game.asks<FirstPlayerStep>());
    }
    prober.probe(ChooseFirstPlayer{nature}, game.asks<FirstPlayerStep>());
    prober.probe(Pass{}, game.asks<FigureStep>(), nothing_to_pass);
    return prober.good && prober.accepted.size() == choices.count();
}

}  // namespace

TEST_CASE("what is offered is accepted and everything else is refused", "[engine][game][BAS-04][BAS-06]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    Random random(161);
    for (int i = 0; i < test::scaled(12); ++i) {
        options.players = 2 + random.below(5);
        options.of<Base>().first_player = i % 2 == 0 ? FirstPlayer::random : FirstPlayer::given;
        options.of<Base>().edition = i % 3 == 0 ? Edition::c1 : Edition::c3;
        const auto setup = test::make(options);
        Play game(setup, 1);
        CAPTURE(i);
        int wrong = 0;
        auto choices = game.choices();
        while (!choices.empty()) {
            wrong += offers_are_right(game, choices) ? 0 : 1;
            game.play(choices.nth(random.below(choices.count())), choices);
        }
        CHECK(wrong == 0);
        CHECK(game.finished());
        CHECK(offers_are_right(game, choices));
    }
}

TEST_CASE("squares far from the table are refused", "[engine][game][BAS-04]") {
    Options<BaseGame> options;
    options.plays_forced = false;
    const auto setup = test::make(options);
    Play game(setup, 2);
    Random random(162);
    auto choices = game.choices();
    for (int i = 0; i < 60; ++i) {
        game.play(choices.nth(random.below(choices.count())), choices);
    }
    while (!game.asks<PlaceStep>()) {
        game.play(choices.nth(0), choices);
    }
    int accepted = 0;
    int wrong_reason = 0;
    for (int x = -400; x <= 400; ++x) {
        for (int y = -400; y <= 400; ++y) {
            if (x * x + y * y > 80 * 80) {
                for (const Rotation rotation : all_rotations) {
                    const auto token = game.token(PlaceTile{at(x, y), rotation});
                    accepted += token ? 1 : 0;
                    wrong_reason += !token && !(token.error() == square_is_apart) ? 1 : 0;
                }
            }
        }
    }
    CHECK(accepted == 0);
    CHECK(wrong_reason == 0);
}
