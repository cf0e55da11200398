#include "carcassonne/text/option_words.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/runtime/standard_rules.hpp"

#include "catch.hpp"

#include <string>
#include <vector>

using namespace carcassonne;

namespace {

std::vector<std::string> changed(const Options<BaseGame>& options) {
    std::vector<std::string> texts;
    each_changed_option(options, [&](std::string_view module, std::string_view name, std::string_view word) {
        texts.push_back(std::string(module) + "." + std::string(name) + " " + std::string(word));
    });
    return texts;
}

struct BaseAlone : Ruleset<Base> {};

}  // namespace

TEST_CASE("options are told by words where they are not the default", "[text][options]") {
    Options<BaseGame> options;
    CHECK(changed(options).empty());
    options.of<Base>().small_city = true;
    options.of<Farmers>().scoring = FieldScoring::second_edition;
    CHECK(changed(options) == std::vector<std::string>{"base.small_city on", "farmers.scoring second_edition"});
}

TEST_CASE("an edition is set for all modules that have several", "[text][options]") {
    Options<StandardRules> options;
    REQUIRE(set_edition(options, "C1"));
    CHECK(options.of<Base>().edition == Edition::c1);
    CHECK(options.of<River>().edition == Edition::c1);
    CHECK(options.of<InnsAndCathedrals>().edition == Edition::c1);
    CHECK(options.of<TradersAndBuilders>().edition == Edition::c1);
    CHECK(options.of<Messages>().edition == MessageEdition::c1);
    // The print of 2025 has new rules for the messages and the pictures of the third edition.
    REQUIRE(set_edition(options, "C3.1"));
    CHECK(options.of<Base>().edition == Edition::c3);
    CHECK(options.of<Messages>().edition == MessageEdition::c3_1);
    REQUIRE(set_edition(options, "C2"));
    CHECK(options.of<River>().edition == Edition::c2);
    CHECK(options.of<Messages>().edition == MessageEdition::c2);
    for (const char* word : {"", "C", "C0", "C4", "c2", "2", "C3.2", "C2 "}) {
        INFO(word);
        CHECK_FALSE(set_edition(options, word));
        CHECK(options.of<River>().edition == Edition::c2);
    }
}

TEST_CASE("every value of every option can be set by its words", "[text][options]") {
    const std::vector<std::string> texts{"base.edition c1",
                                         "base.edition c2",
                                         "base.small_city on",
                                         "base.first_player random",
                                         "farmers.scoring first_edition",
                                         "farmers.scoring second_edition"};
    for (const std::string& text : texts) {
        const std::size_t dot = text.find('.');
        const std::size_t blank = text.find(' ');
        Options<BaseGame> options;
        CHECK(set_option(options, text.substr(0, dot), text.substr(dot + 1, blank - dot - 1), text.substr(blank + 1)));
        CHECK(changed(options) == std::vector<std::string>{text});
    }
    Options<BaseGame> options;
    options.of<Base>().edition = Edition::c1;
    CHECK(set_option(options, "base", "edition", "c3"));
    CHECK(changed(options).empty());
}

TEST_CASE("unknown options and values are refused and change nothing", "[text][options]") {
    Options<BaseGame> options;
    CHECK_FALSE(set_option(options, "base", "edition", "c4"));
    CHECK_FALSE(set_option(options, "base", "small_village", "on"));
    CHECK_FALSE(set_option(options, "farmers", "small_city", "on"));
    CHECK_FALSE(set_option(options, "", "", ""));
    CHECK(changed(options).empty());
}

TEST_CASE("rules and tiles have names", "[text][options]") {
    CHECK(rules_text<BaseGame>() == "base+farmers");
    CHECK(rules_text<BaseAlone>() == "base");
    Options<BaseGame> options;
    CHECK(tile_sets_text(options) == "base-c2");
    options.of<Base>().edition = Edition::c1;
    CHECK(tile_sets_text(options) == "base-c1");
    options.tiles.push_back(sets::base_c1.tiles[0]);
    CHECK(tile_sets_text(options) == "own");
}

TEST_CASE("modules and options are written as they are read", "[text][options]") {
    for (const std::string text : {"base", "base+farmers", "base+farmers+abbot+river:tiles=second:edition=c1",
                                   "base:small_city=on+farmers+inns_and_cathedrals"}) {
        const auto options = switches(text);
        INFO(text << ": " << (options ? std::string() : switch_error_text(options.error())));
        REQUIRE(options.has_value());
        CHECK(switches_text(*options) == text);
        const auto setup = make_setup(*options);
        REQUIRE(setup.has_value());
        CHECK(switches_text(*setup) == text);
    }
}

TEST_CASE("every option of every module is written as it is read", "[text][options]") {
    Options<StandardRules> all;
    all.enabled = ~decltype(all.enabled){0};
    int values = 0;
    const auto check = [&](const auto& module) {
        using M = std::remove_cvref_t<decltype(module)>;
        M::each_option(module, [&](std::string_view option, const auto&, const auto& words) {
            for (const auto& known : words) {
                Options<StandardRules> options = all;
                INFO(M::info.id << ":" << option << "=" << known.word);
                REQUIRE(set_option(options, M::info.id, option, known.word));
                const std::string text = switches_text(options);
                const auto again = switches(text);
                REQUIRE(again.has_value());
                std::vector<std::string> changed_before;
                std::vector<std::string> changed_after;
                each_changed_option(options, [&](std::string_view id, std::string_view name, std::string_view word) {
                    changed_before.push_back(std::string(id) + std::string(name) + std::string(word));
                });
                each_changed_option(*again, [&](std::string_view id, std::string_view name, std::string_view word) {
                    changed_after.push_back(std::string(id) + std::string(name) + std::string(word));
                });
                CHECK(changed_after == changed_before);
                CHECK(rules_text(*again) == rules_text(options));
                ++values;
            }
        });
    };
    detail::each_module(all, check);
    CHECK(values > 40);
}

TEST_CASE("rules have one text, in whatever order they were said", "[text][options]") {
    const auto options = switches("ghosts+river:second+farmers+base");
    REQUIRE(options.has_value());
    CHECK(switches_text(*options) == "base+farmers+river:tiles=second+ghosts");
}
