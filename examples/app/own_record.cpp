#include "own_record.hpp"

#include "input.hpp"
#include "rules.hpp"

#include <carcassonne/text/record.hpp>
#include <fmt/format.h>

namespace app {

carcassonne::GameRecord record_in(const std::string& text) {
    auto record = carcassonne::parse_record(text);
    if (!record) {
        const carcassonne::NotationError& error = record.error();
        throw InputError(
            fmt::format("{}:{}: expected {}, found {}", error.line, error.column, error.expected, error.found.view()));
    }
    return *std::move(record);
}

void verify_own_record(const carcassonne::GameRecord& record, Report& report) {
    const bool known = with_rules(record.rules, [&]<class Rules>(RulesTag<Rules>) {
        ++report.games;
        report.steps += record.turns.size();
        for (const carcassonne::RecordDifference& difference : carcassonne::verify_record<Rules>(record)) {
            report.differences.push_back({record.name.empty() ? "game" : record.name, difference.where, difference.what,
                                          difference.expected, difference.found});
        }
    });
    if (!known) {
        throw InputError("1: the rules are not known: " + record.rules);
    }
}

}  // namespace app
