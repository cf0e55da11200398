// Prints the pages that tell who acts where and who listens to what:
//
//     carcassonne_pages order_of_play
//     carcassonne_pages hooks
//
// The test docs.pages compares them with docs/order_of_play.md and docs/hooks.md.

#include "pages.hpp"

#include <cstdio>
#include <string_view>

using namespace carcassonne;

static_assert(test::name_of_type<DrawStep>() == "DrawStep");
static_assert(test::name_of_value<Slot::draw>() == "draw");

int main(int count, char** words) {
    const std::string_view page = count == 2 ? words[1] : "";
    if (page == "order_of_play") {
        pages::print_order_of_play();
    } else if (page == "hooks") {
        pages::print_hooks();
    } else {
        std::fputs("usage: carcassonne_pages order_of_play|hooks\n", stderr);
        return 2;
    }
    return std::fflush(stdout) == 0 ? 0 : 1;
}
