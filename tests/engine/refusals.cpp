#include "carcassonne/engine/refusals.hpp"
#include "carcassonne/runtime/session.hpp"

#include "test_paths.hpp"

#include "catch.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace carcassonne;

TEST_CASE("the page of the engine's own refusals has each of them", "[engine][refusals]") {
    const std::vector<Refusal> own{not_offered,
                                   module_is_off,
                                   too_many_tiles,
                                   no_start_tile,
                                   needed_module_is_off,
                                   excluded_module_is_on,
                                   no_turn,
                                   wrong_segment,
                                   wrong_option_value,
                                   unknown_modules,
                                   fixed_module_is_off,
                                   repeated_tile,
                                   wrong_copies,
                                   too_many_pennants,
                                   unknown_script_tile,
                                   script_draws_too_often,
                                   name_is_no_word,
                                   repeated_name,
                                   unknown_tile_kind,
                                   too_many_copies,
                                   too_many_copies_left,
                                   nothing_at_origin,
                                   unknown_player,
                                   unknown_figure_kind,
                                   no_tile_under_figure,
                                   no_segment_under_figure,
                                   cannot_be_attached,
                                   score_off_the_track,
                                   nothing_to_undo,
                                   nothing_to_redo,
                                   not_so_far,
                                   beginning_is_not_known};
    std::ifstream file(std::string(test::source_folder) + "/docs/rules/engine.md");
    std::stringstream page;
    page << file.rdbuf();
    std::vector<std::string> ids;
    for (const Refusal& refusal : own) {
        INFO(refusal.rule << ": " << refusal.text);
        CHECK(page.str().find("| " + std::string(refusal.rule) + " | `") != std::string::npos);
        CHECK(page.str().find("` | " + std::string(refusal.text) + " |") != std::string::npos);
        CHECK(std::find(ids.begin(), ids.end(), refusal.rule) == ids.end());
        ids.emplace_back(refusal.rule);
    }
}
