// Runs scenarios under a library of which one rule is broken, and prints the files that fail, a line each.
//
//     run_scenarios MUTANT FILE...
//
// MUTANT is the number of the rule that is broken, 0 for none. The status is 0 when all scenarios hold.

#include <carcassonne/testing/scenario.hpp>

#include <cstdio>
#include <cstdlib>
#include <string>

int main(int count, char** arguments) {
    if (count < 3) {
        std::fputs("usage: run_scenarios MUTANT FILE...\n", stderr);
        return 2;
    }
    carcassonne_mutant::broken = std::atoi(arguments[1]);
    int failed = 0;
    for (int i = 2; i < count; ++i) {
        if (!carcassonne::testing::run_scenario_file(arguments[i]).empty()) {
            std::puts(arguments[i]);
            ++failed;
        }
    }
    return failed == 0 ? 0 : 1;
}
