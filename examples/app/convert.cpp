#include "commands.hpp"
#include "games_in.hpp"
#include "input.hpp"
#include "json_game.hpp"
#include "own_record.hpp"

#include <carcassonne/text/record_writer.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <set>

namespace app {
namespace {

/// A name that stays inside the folder.
std::string file_name(const std::string& game) {
    std::string name = game.empty() ? "game" : game;
    std::replace(name.begin(), name.end(), '/', '_');
    return name + ".txt";
}

void write_file(const std::string& path, const std::string& text) {
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    if (file == nullptr) {
        throw InputError(path + ": " + std::strerror(errno));
    }
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (std::fclose(file) != 0 || !written) {
        throw InputError(path + ": cannot be written");
    }
}

}  // namespace

int convert(const ConvertOptions& options) {
    std::set<std::string> missing(options.names.begin(), options.names.end());
    try {
        for (const std::string& name : options.files) {
            each_game_in(name, [&](GameForm form, const std::string& text) {
                const carcassonne::GameRecord record =
                    form == GameForm::json ? record_of_json_game(text) : record_in(text);
                if (!options.names.empty() && missing.erase(record.name) == 0) {
                    return;
                }
                const std::string written = carcassonne::write_record(record);
                if (options.folder.empty()) {
                    fmt::print("{}", written);
                } else {
                    write_file(options.folder + "/" + file_name(record.name), written);
                }
            });
        }
    } catch (const InputError& error) {
        fmt::print(stderr, "{}\n", error.what());
        return unusable;
    }
    for (const std::string& name : missing) {
        fmt::print(stderr, "there is no game {}\n", name);
    }
    return missing.empty() ? all_well : unusable;
}

}  // namespace app
