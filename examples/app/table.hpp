#pragma once

#include <carcassonne/text/record/game_record.hpp>
#include <carcassonne/text/record/verifier.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace app {

/// A game that is written down, whatever its rules, which are known only while the program runs.
class Table {
public:
    virtual ~Table() = default;

    virtual bool finished() const = 0;
    /// How many answers the open decision has; 0 when the game is over.
    virtual std::uint32_t answers() const = 0;
    virtual std::string answer_text(std::uint32_t answer) const = 0;
    /// "blue has to decide: place"
    virtual std::string decision() const = 0;
    virtual void play(std::uint32_t answer) = 0;

    virtual const carcassonne::GameRecord& record() const = 0;
    virtual carcassonne::GameRecord record_so_far() const = 0;
    /// The table as plain text, as a drawing, and the whole game as it stands.
    virtual std::string picture() const = 0;
    virtual std::string svg() const = 0;
    virtual std::string position() const = 0;

protected:
    Table() = default;
    Table(const Table&) = default;
    Table& operator=(const Table&) = default;
};

/// Begins a game of the rules that a text of modules and options names, or the mission or base game by these names.
/// Throws `InputError` when they are no rules.
std::unique_ptr<Table> new_table(const std::string& rules, std::size_t players, std::uint64_t seed);

/// Plays a record again and calls `visit(table)` before the first answer and after each. Returns what is different.
/// Throws `InputError` when the rules of the record are not known.
std::vector<carcassonne::RecordDifference> replay(const carcassonne::GameRecord& record,
                                                  const std::function<void(const Table&)>& visit);

}  // namespace app
