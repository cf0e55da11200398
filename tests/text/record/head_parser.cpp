#include "carcassonne/text/record/head_parser.hpp"

#include "text/marked.hpp"

#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;
using detail::HeadParser;
using detail::TextLines;

namespace {

using Comments = std::vector<std::string_view>;

/// Reads a text that has tags alone, as a record or a position would.
Result<GameHead, NotationError> read_head(std::string_view text) {
    TextLines lines(text);
    HeadParser parser;
    GameHead head;
    while (lines.has_line()) {
        if (!parser.read_tag(lines, head)) {
            lines.miss("a tag");
        }
    }
    parser.check(lines);
    if (lines.failed()) {
        return Failure{lines.error()};
    }
    return head;
}
void check_fails(std::string_view marked, std::string_view expected, std::string_view found) {
    INFO(marked);
    const test::Marked place = test::unmark(marked);
    const auto head = read_head(place.text);
    REQUIRE_FALSE(head);
    test::check_error(head.error(), place, expected, found);
}

}  // namespace

TEST_CASE("lines that say something come one by one", "[text][head]") {
    TextLines lines("\n  # one\n\nfirst # two\r\n\t\nsecond\n#three\r\n");
    REQUIRE(lines.has_line());
    CHECK(lines.at("first"));
    CHECK(lines.take_comments() == Comments{" one"});
    CHECK(lines.take_comments().empty());
    CHECK(lines.line().take_word("first"));
    lines.end_line();
    REQUIRE(lines.has_line());
    CHECK(lines.at("second"));
    CHECK_FALSE(lines.at("secon"));
    // What follows a word on its line is no line of comment.
    CHECK(lines.take_comments().empty());
    CHECK(lines.line().take_word("second"));
    lines.end_line();
    CHECK_FALSE(lines.has_line());
    CHECK_FALSE(lines.at("second"));
    CHECK(lines.take_comments() == Comments{"three"});
    CHECK_FALSE(lines.failed());
    lines.end_line();
    CHECK_FALSE(lines.failed());
    CHECK_FALSE(lines.need_line("a line"));
    CHECK(lines.error() == NotationError{8, 1, "a line", ShortText<31>("end of the text")});
}

TEST_CASE("after the first failure there are no lines", "[text][head]") {
    TextLines lines("one two\nthree\n");
    CHECK(lines.line().take_word("one"));
    lines.end_line();
    CHECK(lines.failed());
    CHECK_FALSE(lines.has_line());
    CHECK_FALSE(lines.at("three"));
    CHECK_FALSE(lines.need_line("a line"));
    lines.miss("something else");
    lines.end_line();
    CHECK(lines.error() == NotationError{1, 5, "the end of the line", ShortText<31>("two")});
}

TEST_CASE("a text without lines has none", "[text][head]") {
    for (const char* const text : {"", "\n", " \t\r\n\n", "# only a comment", "#\n#\n"}) {
        INFO(text);
        TextLines lines(text);
        CHECK_FALSE(lines.has_line());
        CHECK_FALSE(lines.failed());
    }
    TextLines lines("");
    lines.miss("a line");
    CHECK(lines.error() == NotationError{1, 1, "a line", ShortText<31>("end of the text")});
}

TEST_CASE("the first line names the form", "[text][head]") {
    const auto read = [](std::string_view text) {
        TextLines lines(text);
        lines.read_form("cookbook", "3", "`carcassonne cookbook 3`");
        return lines.failed() ? lines.error() : NotationError{0, 0, "", {}};
    };
    const auto wrong = [](std::uint32_t line, std::uint32_t column, std::string_view found) {
        return NotationError{line, column, "`carcassonne cookbook 3`", ShortText<31>(found)};
    };
    CHECK(read("# hello\n  carcassonne \t cookbook 3 # here\n").line == 0);
    CHECK(read("") == wrong(1, 1, "end of the text"));
    CHECK(read("\nCarcassonne cookbook 3") == wrong(2, 1, "Carcassonne"));
    CHECK(read("carcassonne record 3") == wrong(1, 13, "record"));
    CHECK(read("carcassonne cookbook 30") == wrong(1, 22, "30"));
    CHECK(read("carcassonne cookbook") == wrong(1, 21, "end of the line"));
    CHECK(read("carcassonne cookbook 3 4") == NotationError{1, 24, "the end of the line", ShortText<31>("4")});
}

TEST_CASE("tags are read in any order", "[text][head]") {
    const auto head = read_head("players b a\n\noption x.y z\ntiles own 100000 fedcba9876543210\n# remark\n"
                                "rules base\ngame g\noption x.z w\n");
    REQUIRE(head);
    CHECK(head->name == "g");
    CHECK(head->rules == "base");
    CHECK(head->options == std::vector<NamedChoice>{{"x", "y", "z"}, {"x", "z", "w"}});
    CHECK(head->tile_set == "own");
    CHECK(head->tile_count == 100000);
    CHECK(head->tile_checksum == 0xfedcba9876543210u);
    CHECK(head->players == std::vector<std::string>{"b", "a"});
}

TEST_CASE("a name of an option may have several dots", "[text][head]") {
    const auto head = read_head("rules a\ntiles own 1 0000000000000000\nplayers a\noption a.b.c d.e\n");
    REQUIRE(head);
    CHECK(head->options == std::vector<NamedChoice>{{"a", "b.c", "d.e"}});
}

TEST_CASE("a tag that is missing is asked for where the tags end", "[text][head]") {
    check_fails("^", "the tag `rules`", test::end_of_text);
    check_fails("rules base\nplayers a b\n^", "the tag `tiles`", test::end_of_text);
    check_fails("rules base\ntiles own 1 0000000000000000\n\n# players a b\n^", "the tag `players`", test::end_of_text);
    check_fails("rules base\n^colour red\n", "a tag", "colour");
}

TEST_CASE("a tag is said once, and so is each option", "[text][head]") {
    check_fails("rules base\n^rules base\n", "a tag that is not said before", "rules");
    check_fails("option a.b c\noption a.c c\noption ^a.b d\n", "an option that is not said before", "a.b");
    check_fails("game a\nrules base\n ^game b\n", "a tag that is not said before", "game");
    check_fails("players a b\n^players\n", "a tag that is not said before", "players");
    check_fails("tiles own 1 0000000000000000\n^tiles own 1 0000000000000000", "a tag that is not said before",
                "tiles");
}
