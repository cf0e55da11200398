#pragma once

#include <carcassonne/text/record/game_record.hpp>

#include <optional>
#include <string>

namespace app {

inline constexpr const char* save_name = "carcassonne-game.txt";

/// Where a game is saved. A file that holds anything else than an earlier moment of this very game, or what was saved
/// here, is never written over.
class SaveFile {
public:
    /// A new game, saved under the usual name.
    SaveFile() = default;
    /// A game that was read from this file, in which this text stands. As long as nobody says to save under this very
    /// name, nothing of that record is lost.
    SaveFile(std::string path, std::string text, carcassonne::GameRecord record);

    /// Saves under the name used last; where something would be lost by that, under one with a number. Returns the
    /// path. Throws `InputError`.
    std::string save(const carcassonne::GameRecord& record);
    /// Saves under this name from now on. Throws `InputError`, too when the file is there and is another one.
    std::string save_as(const std::string& path, const carcassonne::GameRecord& record);

private:
    bool may_write(const std::string& path, const carcassonne::GameRecord& record) const;
    void write(const std::string& path, const carcassonne::GameRecord& record);

    std::string path_{};
    /// What stands in it, as far as this program knows.
    std::string text_{};
    /// The record that has been read from it.
    std::optional<carcassonne::GameRecord> resumed_{};
};

}  // namespace app
