#pragma once

#include "hot_seat/score_rules.hpp"

#include <carcassonne/core/error.hpp>
#include <carcassonne/engine/action.hpp>
#include <carcassonne/players/player_spec.hpp>
#include <carcassonne/text/picture.hpp>
#include <carcassonne/text/record/game_record.hpp>
#include <carcassonne/tiles/tile.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace app {

/// Who sits at the table: a human, or a program that plays.
struct Seat {
    /// Empty: the colour of the seat.
    std::string name;
    std::optional<carcassonne::players::PlayerSpec> bot{};
};

/// An answer to the open decision, in words and with what can be shown of it.
struct Offered {
    std::string text;
    bool passes = false;
    /// Where it places the tile at hand.
    std::optional<carcassonne::PlaceTile> place{};
    /// On which segment of the tile just placed it deploys a figure.
    std::optional<std::size_t> segment{};
};

/// A tile as it is to be drawn; none without `tile`.
struct ShownTile {
    const carcassonne::Tile* tile = nullptr;
    carcassonne::Rotation rotation = carcassonne::Rotation::none;
    /// The letters for what lies inside it.
    carcassonne::TilePicture::Signs signs = carcassonne::printed_feature_signs;
};

/// Why an answer that was typed is not played.
struct Refused {
    /// No action begins so: it may be no answer at all.
    bool unknown = false;
    /// The rule and its sentence; empty where the words are at fault.
    std::string rule;
    std::string text;
};

/// Points with the rules that gave them.
struct ToldScore {
    carcassonne::RecordedScore score;
    std::vector<ScoreRule> rules;
    /// In which turn they were scored, from 0.
    std::size_t turn = 0;
};

/// What is printed, line by line.
using TextLines = std::vector<std::string>;

/// A game at one table whose every decision can be taken back, whatever its rules, which are known only while the
/// program runs. Humans answer by `play` and `try_answer`, programs by `thought` and `play_thought`.
class HotSeat {
public:
    virtual ~HotSeat() = default;

    virtual const std::vector<Seat>& seats() const = 0;

    // The open decision.

    virtual bool finished() const = 0;
    /// Whose it is.
    virtual std::size_t seat() const = 0;
    /// What it is called: "place".
    virtual std::string step() const = 0;
    virtual std::vector<Offered> offered() const = 0;
    virtual std::uint32_t answers() const = 0;

    /// Plays answer number `answer` of those that are offered.
    virtual void play(std::uint32_t answer) = 0;
    /// Plays what somebody said, in the words of actions.
    virtual std::optional<Refused> try_answer(const std::string& text) = 0;
    /// What the program on this seat has to think through; a copy of the game goes with it, so that it can be done in
    /// another thread.
    virtual std::function<void()> thought() = 0;
    /// Plays what came of it.
    virtual void play_thought() = 0;
    /// The number of the answer that a program would give in place of a human.
    virtual std::uint32_t hint() const = 0;

    // Back and forth, from one decision that a human was asked to another.

    virtual bool undo() = 0;
    virtual bool redo() = 0;

    // What has happened.

    /// What has been told since the last call, line by line.
    virtual TextLines take_news() = 0;
    virtual const std::vector<ToldScore>& scores() const = 0;
    virtual std::size_t turns() const = 0;
    /// The whole game so far.
    virtual carcassonne::GameRecord record() const = 0;

    // The table.

    virtual carcassonne::Area area() const = 0;
    virtual carcassonne::Square last_placed() const = 0;
    virtual std::string picture(carcassonne::Area area, std::string_view signs,
                                std::span<const carcassonne::SquareNote> notes) const = 0;
    virtual unsigned tiles_left() const = 0;
    /// The tile that is to be placed, and the one placed last in this turn.
    virtual ShownTile tile_at_hand() const = 0;
    virtual ShownTile tile_just_placed() const = 0;
    virtual int points(std::size_t seat) const = 0;

    // What a player may ask.

    virtual TextLines tiles() const = 0;
    virtual TextLines points_of_all() const = 0;
    virtual TextLines owners() const = 0;
    virtual TextLines supplies() const = 0;
    virtual TextLines rules() const = 0;

protected:
    HotSeat() = default;
    HotSeat(const HotSeat&) = default;
    HotSeat& operator=(const HotSeat&) = default;
};

/// Begins a game of the rules that a text of modules and options names, as `new_table` does. Throws `InputError` when
/// they are no rules or the names no names.
std::unique_ptr<HotSeat> new_hot_seat(const std::string& rules, const std::vector<Seat>& seats, std::uint64_t seed);
/// Goes on with a game that was saved; the seats have the names of the record. Throws `InputError` when the game cannot
/// go on.
std::unique_ptr<HotSeat> resumed_hot_seat(const carcassonne::GameRecord& record, const std::vector<Seat>& seats);

}  // namespace app
