#include "commands.hpp"
#include "games_in.hpp"
#include "input.hpp"
#include "json_game.hpp"
#include "own_record.hpp"
#include "progress.hpp"
#include "record_of.hpp"
#include "saved_game.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace app {
namespace {

Report verify_file(const std::string& name) {
    Report report;
    each_game_in(name, [&](GameForm form, const std::string& text) {
        if (form == GameForm::json) {
            verify_json_game(text, report);
        } else if (form == GameForm::saved) {
            verify_saved_game(text, report);
        } else {
            verify_own_record(record_of(form, text), report);
        }
    });
    return report;
}

void print(const std::string& name, const Report& report, std::size_t shown) {
    fmt::print("{}: {} games, {} steps, {} differences\n", name, report.games, report.steps, report.differences.size());
    for (const auto& [rule, number] : report.explained) {
        fmt::print("  explained {} times by {}\n", number, rule);
    }
    const std::size_t count = (std::min)(shown, report.differences.size());
    for (std::size_t i = 0; i < count; ++i) {
        const Difference& difference = report.differences[i];
        fmt::print("  {}, {}: {}\n    expected {}\n    found    {}\n", difference.game, difference.where,
                   difference.what, difference.expected, difference.found);
    }
}

}  // namespace

int verify(const VerifyOptions& options) {
    int status = all_well;
    std::size_t done = 0;
    Progress progress("files", options.files.size());
    for (const std::string& name : options.files) {
        try {
            const Report report = verify_file(name);
            print(name, report, options.shown);
            if (!report.differences.empty() && status == all_well) {
                status = found_wrong;
            }
        } catch (const InputError& error) {
            fmt::print(stderr, "{}\n", error.what());
            status = unusable;
        }
        progress.show(++done);
    }
    return status;
}

}  // namespace app
