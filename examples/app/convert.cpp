#include "commands.hpp"
#include "files.hpp"
#include "games_in.hpp"
#include "input.hpp"
#include "record_of.hpp"

#include <carcassonne/text/json/record.hpp>
#include <carcassonne/text/record/writer.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>
#include <string>

namespace app {
namespace {

/// The file of a game: its name, or that of the file it came from, inside the folder.
std::string file_name(const std::string& game, const std::string& source) {
    std::string name = game;
    if (name.empty()) {
        name = std::filesystem::path(source).stem().string();
    }
    std::replace(name.begin(), name.end(), '/', '_');
    return name;
}

/// Where converted games go.
class Output {
public:
    explicit Output(const ConvertOptions& options) : options_(options) {}

    void write(const carcassonne::GameRecord& record, const std::string& source) {
        const std::string text = options_.as_json ? carcassonne::json_text(carcassonne::json_of_record(record)) + "\n"
                                                  : carcassonne::write_record(record);
        const std::string name = options_.folder.empty() ? "-"
                                                         : options_.folder + "/" + file_name(record.head.name, source) +
                                                               (options_.as_json ? ".json" : ".txt");
        if (!written_.insert(name).second) {
            throw InputError(name == "-" ? source + ": a second game: several need --to, a file for each"
                                         : source + ": another game was written to " + name + " already");
        }
        if (name == "-") {
            fmt::print("{}", text);
        } else {
            write_file(name, text);
        }
    }

private:
    const ConvertOptions& options_;
    std::set<std::string> written_;
};

}  // namespace

int convert(const ConvertOptions& options) {
    std::set<std::string> missing(options.names.begin(), options.names.end());
    Output output(options);
    try {
        for (const std::string& name : options.files) {
            each_game_in(name, [&](GameForm form, const std::string& text) {
                const carcassonne::GameRecord record = record_of(form, text);
                if (!options.names.empty() && missing.erase(record.head.name) == 0) {
                    return;
                }
                output.write(record, name);
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
