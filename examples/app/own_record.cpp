#include "own_record.hpp"

#include "input.hpp"
#include "table.hpp"

#include <carcassonne/text/json/record.hpp>
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

carcassonne::GameRecord json_record_in(const std::string& text) {
    auto record = carcassonne::parse_json_record(text);
    if (!record) {
        throw InputError(" " + carcassonne::text_of(record.error()));
    }
    return *std::move(record);
}

void verify_own_record(const carcassonne::GameRecord& record, Report& report) {
    const std::string& name = record.head.name;
    const std::vector<carcassonne::RecordDifference> differences = replay(record, [](const Table&) {});
    ++report.games;
    report.steps += record.turns.size();
    for (const carcassonne::RecordDifference& difference : differences) {
        report.differences.push_back(
            {name.empty() ? "game" : name, difference.where, difference.what, difference.expected, difference.found});
    }
}

}  // namespace app
