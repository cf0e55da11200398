#include "moments.hpp"

namespace app {
namespace {

/// Calls `visit(number, table)` at the beginning, when a turn is over and at the end.
template <class Visit>
std::vector<carcassonne::RecordDifference> each_moment(const carcassonne::GameRecord& record, Visit&& visit) {
    std::size_t next = 0;
    return replay(record, [&](const Table& table) {
        // Turns may end one after the other without a decision in between.
        for (; next <= table.record().turns.size(); ++next) {
            visit(next, table);
        }
        if (table.finished() && next == table.record().turns.size() + 1) {
            visit(next++, table);
        }
    });
}

}  // namespace

Moments::Moments(const carcassonne::GameRecord& recorded) {
    differences = each_moment(recorded, [&](std::size_t, const Table& table) {
        all.push_back({table.picture(), table.decision()});
        record = table.record_so_far();
    });
}

void visit_moment(const carcassonne::GameRecord& record, std::size_t moment,
                  const std::function<void(const Table&)>& visit) {
    each_moment(record, [&](std::size_t number, const Table& table) {
        if (number == moment) {
            visit(table);
        }
    });
}

}  // namespace app
