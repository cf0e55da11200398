#include "commands.hpp"
#include "files.hpp"
#include "games_in.hpp"
#include "input.hpp"
#include "record_of.hpp"

#include <carcassonne/text/json_record.hpp>
#include <carcassonne/text/record_writer.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <set>

namespace app {
namespace {

/// A name that stays inside the folder.
std::string file_name(const std::string& game) {
    std::string name = game.empty() ? "game" : game;
    std::replace(name.begin(), name.end(), '/', '_');
    return name;
}

}  // namespace

int convert(const ConvertOptions& options) {
    std::set<std::string> missing(options.names.begin(), options.names.end());
    try {
        for (const std::string& name : options.files) {
            each_game_in(name, [&](GameForm form, const std::string& text) {
                const carcassonne::GameRecord record = record_of(form, text);
                if (!options.names.empty() && missing.erase(record.head.name) == 0) {
                    return;
                }
                const std::string written = options.as_json
                                                ? carcassonne::json_text(carcassonne::json_of_record(record)) + "\n"
                                                : carcassonne::write_record(record);
                if (options.folder.empty()) {
                    fmt::print("{}", written);
                } else {
                    const std::string ending = options.as_json ? ".json" : ".txt";
                    write_file(options.folder + "/" + file_name(record.head.name) + ending, written);
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
