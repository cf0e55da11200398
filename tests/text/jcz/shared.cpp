#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/jcz.hpp"

#include "beside.hpp"
#include "catch.hpp"
#include "text/jcz/texts.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;

namespace {

/// What the modules here bring, in the words of the files.
constexpr std::array<std::string_view, 5> known_sets{"basic", "river/1", "river/2", "inns-and-cathedrals",
                                                     "traders-and-builders"};
constexpr std::array<std::string_view, 13> known_elements{"small-follower", "farmers",  "abbot", "garden", "phantom",
                                                          "big-follower",   "builder",  "pig",   "inn",    "cathedral",
                                                          "traders",        "pig-herd", "river"};

/// A sentence that is not true here, and why.
struct Exception {
    std::string_view file;
    std::string_view sentence;
    std::string_view why;
};
constexpr std::array<Exception, 1> exceptions{
    {{"river_river-II-curve-placement.jcz", "TilePlacement RI.2/RrII options: [2,0] - [90]",
      "RIV-02: a river tile continues the open end of the river, and two bends in a row may not turn the same way. The "
      "other engine also wants the way ahead free; no rule says so."}}};

/// Files that name nothing unknown and still cannot be played here, and what they miss.
struct Refused {
    std::string_view file;
    std::string_view missing;
};
constexpr std::array<Refused, 1> refused_files{
    // Two pigs for each player, and no builder; the box has one of each (TRA-02).
    {{"traders-and-builders_pigs-no-stack.jcz", "element pig 2"}}};

std::string contents(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}
template <std::size_t Count>
bool is_one_of(const std::array<std::string_view, Count>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}
bool has_name(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The sets and elements of a file that no module here has.
std::vector<std::string> unknown_in(const nlohmann::json& json) {
    std::vector<std::string> unknown;
    for (const auto& [name, count] : json.at("setup").at("sets").items()) {
        if (!is_one_of(known_sets, name.substr(0, name.rfind(':')))) {
            unknown.push_back("set " + name);
        }
    }
    for (const auto& [name, count] : json.at("setup").at("elements").items()) {
        if (!is_one_of(known_elements, name)) {
            unknown.push_back("element " + name);
        }
    }
    return unknown;
}

void check_assertions(const std::string& name, const std::string& text, const nlohmann::json& json) {
    const auto game = import_jcz<StandardRules>(text);
    if (!game) {
        FAIL_CHECK(text_of(game.error().front()));
        return;
    }
    CHECK(game->assertions.size() == json.at("test").at("assertions").size());
    for (const JczAssertion& assertion : game->assertions) {
        INFO(assertion.sentence << ", but here: " << assertion.found);
        const bool excepted = std::any_of(exceptions.begin(), exceptions.end(), [&](const Exception& exception) {
            return exception.file == name && exception.sentence == assertion.sentence;
        });
        CHECK(assertion.verdict == (excepted ? JczVerdict::fails : JczVerdict::holds));
    }
}

}  // namespace

TEST_CASE("the saved games beside the project are played as they say, or what they miss is named",
          "[beside][text][jcz]") {
    const std::string folder = test::beside_the_project("jcz");
    std::error_code error;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        if (entry.path().extension() == ".jcz") {
            files.push_back(entry.path());
        }
    }
    if (files.empty()) {
        WARN("not compared, there is no saved game in " << folder);
        SUCCEED();
        return;
    }
    std::sort(files.begin(), files.end());
    std::size_t played = 0;
    for (const std::filesystem::path& path : files) {
        const std::string name = path.filename().string();
        INFO(name);
        const std::string text = contents(path);
        const nlohmann::json json = nlohmann::json::parse(text);
        std::vector<std::string> unknown = unknown_in(json);
        for (const Refused& refused : refused_files) {
            if (refused.file == name) {
                unknown.emplace_back(refused.missing);
            }
        }
        if (unknown.empty()) {
            ++played;
            check_assertions(name, text, json);
            continue;
        }
        const auto game = import_jcz<StandardRules>(text);
        if (game) {
            FAIL_CHECK("played without " << unknown.front());
            continue;
        }
        for (const std::string& one : unknown) {
            INFO(one);
            CHECK(has_name(missing_in(game.error()), one));
        }
    }
    CHECK(played != 0);
}
