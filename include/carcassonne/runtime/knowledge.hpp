#pragma once

#include "carcassonne/engine/game.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

/// What players know of a game, and what they do not. Everything that has happened lies open on the table, and the bag
/// is known too, as a number of copies of each kind of tile. Only what chance will bring is hidden: it is in the source
/// of random numbers of the state or, where draws are scripted, in the script of the set-up.
namespace carcassonne {

/// A game that looks the same to every player and has another future, for programs that think ahead and must not
/// look at what chance will bring. The same seed always gives the same future; the seed with which the game began gives
/// another than its own.
///
/// Whoever answers nature's decisions goes on to do so: the game itself where draws come from its seed, the caller with
/// `Draws::by_caller`. A script is not looked at any more, as if it were used up, so that with `Draws::from_script` the
/// caller of this function is asked for the tiles to come; a kind of tile is then as likely as it has copies left.
template <class Rules>
Game<Rules> determinise(const Game<Rules>& game, std::uint64_t seed) noexcept {
    // Games begin with another stream, so that nobody hits their own chance with their seed.
    constexpr std::uint64_t imagined = 2;
    State<Rules> state = game.state();
    state.random = Random(seed, imagined);
    if (game.setup().draws() == Draws::from_script) {
        state.draws = static_cast<std::uint16_t>((std::max)(std::size_t{state.draws}, game.setup().script().size()));
    }
    return Game<Rules>(game.setup(), state);
}

/// What a player knows of a game: all that lies open, and nothing of what chance will bring. Views of games that no
/// player can tell apart are equal.
///
/// ```cpp
/// const auto setup = make_setup<BaseGame>();
/// const Game<BaseGame> game(*setup, 1);
/// const PlayerView<BaseGame> seen = view(game, PlayerId(1));
/// const Game<BaseGame> possible = seen.determinise(7);
/// return view(possible, PlayerId(1)) == seen ? 0 : 1;
/// ```
template <class Rules>
class PlayerView {
public:
    /// What `player` knows of the game now. It copies the game, but not its set-up, which must live longer.
    PlayerView(const Game<Rules>& game, PlayerId player) noexcept
        : player_(player), table_(carcassonne::determinise(game, 0)) {
        State<Rules> state = table_.state();
        // A script is used up: how much of it is past follows from the tiles that are not in the bag any more.
        state.draws = static_cast<std::uint16_t>(game.setup().script().size());
        table_ = Game<Rules>(game.setup(), state);
    }

    /// Whose knowledge it is.
    PlayerId player() const noexcept { return player_; }
    /// The table, to be asked everything that lies open on it. Played on, it goes another way than the real game.
    const Game<Rules>& table() const noexcept { return table_; }
    /// A game that agrees with the view and has some future: the same seed always gives the same.
    Game<Rules> determinise(std::uint64_t seed) const noexcept { return carcassonne::determinise(table_, seed); }

    /// Equal when they are views of the same player and of games that nobody can tell apart.
    friend bool operator==(const PlayerView& left, const PlayerView& right) noexcept {
        return left.player_ == right.player_ && left.table_ == right.table_;
    }

private:
    PlayerId player_;
    Game<Rules> table_;
};

/// What a player knows of a game.
template <class Rules>
PlayerView<Rules> view(const Game<Rules>& game, PlayerId player) noexcept {
    return PlayerView<Rules>(game, player);
}

/// Whether no player can tell two games of one set-up apart: all is the same but what chance will bring.
template <class Rules>
bool same_to_players(const Game<Rules>& left, const Game<Rules>& right) noexcept {
    State<Rules> seen = left.state();
    seen.random = right.state().random;
    // How much of a script is past follows from the tiles that are not in the bag any more.
    seen.draws = right.state().draws;
    return &left.setup() == &right.setup() && seen == right.state();
}

}  // namespace carcassonne
