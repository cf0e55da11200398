#include "hot_seat/hot_seat.hpp"

#include "hot_seat/hot_seat_of.hpp"
#include "input.hpp"
#include "rules_named.hpp"

namespace app {

// All games are played by the standard rules, in which whatever is not played is switched off: one rule set is compiled
// instead of three, and nobody at a terminal notices the difference.

std::unique_ptr<HotSeat> new_hot_seat(const std::string& rules, const std::vector<Seat>& seats, std::uint64_t seed) {
    return hot_seat_of<carcassonne::StandardRules>(rules_named(rules), seats, seed);
}

std::unique_ptr<HotSeat> resumed_hot_seat(const carcassonne::GameRecord& record, const std::vector<Seat>& seats) {
    if (!record.seed) {
        throw InputError("the record lists its draws and has no seed: nobody could draw the tiles to come");
    }
    return resumed_hot_seat_of<carcassonne::StandardRules>(record, seats);
}

}  // namespace app
