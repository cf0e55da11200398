#pragma once

#include <carcassonne/text/game_record.hpp>

#include <string>

namespace app {

inline constexpr const char* save_name = "carcassonne-game.txt";

/// Where a game is saved. A file that holds anything else than an earlier moment of this very game is never written
/// over.
class SaveFile {
public:
    /// A new game, saved under the usual name.
    SaveFile() = default;
    /// A game that was read from this file.
    SaveFile(std::string path, std::string text);

    /// Saves under the name used last; when somebody else's file has the usual name, under one with a number. Returns
    /// the path. Throws `InputError`.
    std::string save(const carcassonne::GameRecord& record);
    /// Saves under this name from now on. Throws `InputError`, too when the file is there and is another one.
    std::string save_as(const std::string& path, const carcassonne::GameRecord& record);

private:
    bool may_write(const std::string& path, const carcassonne::GameRecord& record) const;
    void write(const std::string& path, const carcassonne::GameRecord& record);

    std::string path_{};
    /// What stands in it, as far as this program knows.
    std::string text_{};
};

}  // namespace app
