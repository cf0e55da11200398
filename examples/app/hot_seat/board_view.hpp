#pragma once

#include "hot_seat/hot_seat.hpp"
#include "hot_seat/question.hpp"
#include "hot_seat/terminal.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace app {

/// How players look: each has a letter for the board and a paint.
struct Looks {
    /// Who is called by a colour has that colour, others one that is left.
    explicit Looks(const std::vector<Seat>& seats);

    std::string signs;
    std::vector<Paint> paints;
};

/// The board on the screen: as much of it as there is room for, with the squares numbered on which the tile at hand
/// fits.
class BoardView {
public:
    BoardView(const HotSeat& game, const Terminal& terminal)
        : game_(&game), terminal_(&terminal), looks_(game.seats()) {}

    const Looks& looks() const noexcept { return looks_; }
    std::string name_of(std::size_t seat) const;

    /// The board around the tile that was placed last, or where somebody has gone from there.
    std::string board(const Question& question);
    /// All of it, however large.
    std::string whole_board(const Question& question) const;
    /// Looks further to a side: "north" and so on; false when that is no side.
    bool go(std::string_view side);
    /// Looks at the tile placed last again.
    void come_back() noexcept { moved_ = {}; }

    /// The tile at hand in the ways in which it can be turned.
    std::string tile_at_hand() const;
    /// The tile just placed with the letters of the figures that may stand on it.
    std::string tile_with_letters(const Question& question) const;

private:
    carcassonne::Area whole(const Question& question) const;
    std::string drawn(carcassonne::Area area, const Question& question) const;

    const HotSeat* game_;
    const Terminal* terminal_;
    Looks looks_;
    /// How far somebody has gone from the tile placed last.
    carcassonne::Square moved_{};
};

}  // namespace app
