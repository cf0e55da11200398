#include "carcassonne/text/text_line.hpp"

#include "marked.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;
using detail::TextLine;

namespace {

constexpr std::string_view number = "a number";

TextLine line_of(std::string_view text) { return {text, 7}; }

/// What is read from `marked` fails at the mark.
template <class Read>
void check_fails(std::string_view marked, std::string_view expected, std::string_view found, Read&& read) {
    INFO(marked);
    const test::Marked place = test::unmark(marked);
    TextLine line(place.text, 1);
    read(line);
    REQUIRE(line.failed());
    test::check_error(line.error(), place, expected, found);
}

}  // namespace

TEST_CASE("words are looked at before they are read", "[text][line]") {
    TextLine line = line_of("  place 1:");
    CHECK(line.looks_at("place"));
    CHECK_FALSE(line.looks_at("pla"));
    CHECK_FALSE(line.take_word("places"));
    CHECK_FALSE(line.looks_at_digit());
    CHECK(line.take_word("place"));
    CHECK(line.looks_at_digit());
    CHECK(line.looks_at_number());
    CHECK(line.take_word("1"));
    // A sign is an empty word.
    CHECK(line.looks_at(""));
    CHECK(line.take_sign(':'));
    CHECK(line.at_end());
    CHECK_FALSE(line.failed());
    CHECK(line_of("-1").looks_at_number());
    CHECK_FALSE(line_of("x1").looks_at_number());
    CHECK_FALSE(line_of("").looks_at_number());
}

TEST_CASE("a phrase is read whole or not at all", "[text][line]") {
    TextLine line = line_of("large \t meeple on");
    CHECK_FALSE(line.take_phrase("large meeples"));
    CHECK_FALSE(line.take_phrase("large meeple off"));
    CHECK_FALSE(line.take_phrase(""));
    CHECK(line.looks_at("large"));
    CHECK(line.take_phrase("large meeple"));
    CHECK(line.take_phrase("on"));
    CHECK(line.at_end());
    CHECK_FALSE(line.take_phrase("on"));
}

TEST_CASE("of several phrases the longest is read", "[text][line]") {
    const std::vector<std::string_view> phrases{"meeple", "large", "large meeple", "large meeple house"};
    const auto read = [&](std::string_view text, std::string_view rest) {
        TextLine line = line_of(text);
        const std::size_t found = line.read_one_of(
            phrases.size(), [&](std::size_t i) { return phrases[i]; }, "a figure");
        CHECK(line.looks_at(rest));
        return found;
    };
    CHECK(read("meeple on", "on") == 0);
    CHECK(read("large on", "on") == 1);
    CHECK(read("large meeple on", "on") == 2);
    CHECK(read("large  meeple  hous", "hous") == 2);
    CHECK(read("large meeple house on", "on") == 3);
    check_fails("^larger meeple", "a figure", "larger", [&](TextLine& line) {
        CHECK(line.read_one_of(
                  phrases.size(), [&](std::size_t i) { return phrases[i]; }, "a figure") == phrases.size());
    });
}

TEST_CASE("a word before a sign is read with the sign, or nothing is", "[text][line]") {
    TextLine line = line_of("red : blue; :");
    CHECK(line.take_word_before(':') == "red");
    CHECK(line.take_word_before(':') == "");
    CHECK(line.take_word_before(';') == "blue");
    CHECK(line.take_word_before(':') == "");
    CHECK(line.take_sign(':'));
    CHECK(line.at_end());
}

TEST_CASE("there is one way to write a number", "[text][line]") {
    const auto read = [](std::string_view text) { return line_of(text).read_integer<int>(-50, 1'000'000'000, number); };
    CHECK(read("0") == 0);
    CHECK(read("-50") == -50);
    CHECK(read("1000000000") == 1'000'000'000);
    for (const char* const wrong : {"^-0", "^00", "^01", "^-01", "^+1", "^--1", "^-", "^1.", "^1x", "^x", "^-51",
                                    "^1000000001", "^18446744073709551617"}) {
        check_fails(wrong, number, std::string_view(wrong).substr(1),
                    [](TextLine& line) { CHECK(line.read_integer<int>(-50, 1'000'000'000, number) == 0); });
    }
    check_fails("^,1", number, ",", [](TextLine& line) { line.read_integer<int>(0, 9, number); });
    check_fails("^", number, test::end_of_line, [](TextLine& line) { line.read_integer<int>(0, 9, number); });
    check_fails("  ^# 1", number, test::end_of_line, [](TextLine& line) { line.read_integer<int>(0, 9, number); });
}

TEST_CASE("a seed is any number of 64 bits", "[text][line]") {
    CHECK(line_of("18446744073709551615").read_seed() == (std::numeric_limits<std::uint64_t>::max)());
    CHECK(line_of("0").read_seed() == 0);
    for (const char* const wrong :
         {"^18446744073709551616", "^18446744073709551620", "^99999999999999999999", "^-1", "^007", "^0x1"}) {
        check_fails(wrong, "a number from 0 to 18446744073709551615", std::string_view(wrong).substr(1),
                    [](TextLine& line) { line.read_seed(); });
    }
}

TEST_CASE("a checksum has all its digits, all of them small", "[text][line]") {
    CHECK(line_of("0123abcd").read_checksum<std::uint32_t>("a sum") == 0x0123abcdu);
    CHECK(line_of("fedcba9876543210").read_checksum<std::uint64_t>("a sum") == 0xfedcba9876543210u);
    for (const char* const wrong : {"^0123abc", "^0123abcde", "^0123abcD", "^0123abcg", "^-123abcd", "^0x23abcd"}) {
        check_fails(wrong, "a sum", std::string_view(wrong).substr(1),
                    [](TextLine& line) { CHECK(line.read_checksum<std::uint32_t>("a sum") == 0); });
    }
    check_fails("^ab:cdef01", "a sum", "ab", [](TextLine& line) { line.read_checksum<std::uint32_t>("a sum"); });
}

TEST_CASE("a player is known by the name alone", "[text][line]") {
    const std::vector<std::string> players{"ann", "bob"};
    TextLine line = line_of("bob ann");
    CHECK(line.read_player(players) == 1);
    CHECK(line.read_player(players) == 0);
    for (const char* const wrong : {"^Ann", "^an", "^anne", "^0"}) {
        check_fails(wrong, "the name of a player", std::string_view(wrong).substr(1),
                    [&](TextLine& other) { CHECK(other.read_player(players) == 0); });
    }
}

TEST_CASE("a square is a column and a row", "[text][line]") {
    CHECK(line_of("-32768 32767").read_square() == Square{-32768, 32767});
    const auto read = [](TextLine& line) { line.read_square(); };
    check_fails("^-32769 0", "the number of a column", "-32769", read);
    check_fails("0 ^32768", "the number of a row", "32768", read);
    check_fails("0^, 0", "the number of a row", ",", read);
    check_fails("0^", "the number of a row", test::end_of_line, read);
}

TEST_CASE("a segment is all words up to `at` or a sign", "[text][line]") {
    CHECK(line_of("road  E.S at 1 0").read_segment() == "road E.S");
    CHECK(line_of("field NL.WR 2, road").read_segment() == "field NL.WR 2");
    CHECK(line_of("monastery").read_segment() == "monastery");
    CHECK(line_of("city atlas # at").read_segment() == "city atlas");
    check_fails("^at 0 0", "the name of a segment", "at", [](TextLine& line) { line.read_segment(); });
    check_fails("^; x", "the name of a segment", ";", [](TextLine& line) { line.read_segment(); });
}

TEST_CASE("words up to a sign are read without the blanks around them", "[text][line]") {
    TextLine line = line_of("  place  1 0 ; pass] x [y # z ;");
    CHECK(line.read_up_to(';', ']') == "place  1 0");
    CHECK(line.take_sign(';'));
    CHECK(line.read_up_to(';', ']') == "pass");
    CHECK(line.read_up_to(';', ']') == "");
    CHECK(line.take_sign(']'));
    CHECK(line.read_up_to('[', ';') == "x");
    CHECK(line.take_sign('['));
    CHECK(line.read_up_to(';', ']') == "y");
    CHECK(line.at_end());
    CHECK(line.read_up_to(';', ']') == "");
}

TEST_CASE("the first fault of a line is told, whatever is read after it", "[text][line]") {
    check_fails("one ^two three", "`2`", "two", [](TextLine& line) {
        CHECK(line.read_text("a word") == "one");
        line.read_fixed("2", "`2`");
        line.read_fixed("one", "`one`");
        line.read_sign(':', "`:`");
        line.read_end();
        CHECK(line.read_text("a word").empty());
        CHECK(line.read_segment().empty());
        CHECK(line.read_seed() == 0);
        CHECK(line.read_up_to(';', ']').empty());
        CHECK_FALSE(line.take_word("three"));
        CHECK_FALSE(line.take_phrase("three"));
        CHECK(line.take_word_before(':').empty());
        CHECK_FALSE(line.take_sign(':'));
    });
    // A fault may be told at a place that was read already.
    check_fails("one ^two three", "a sum", "two", [](TextLine& line) {
        line.read_text("a word");
        const std::size_t begin = line.here();
        line.read_text("a word");
        line.miss(begin, "a sum");
    });
}

TEST_CASE("a fault tells the number of its line and what stands there", "[text][line]") {
    TextLine line = line_of("one\r\n");
    line.read_text("a word");
    line.read_fixed("two", "`two`");
    CHECK(line.error() == NotationError{7, 4, "`two`", ShortText<31>("end of the line")});
    check_fails("^[one", "`one`", "[", [](TextLine& other) { other.read_fixed("one", "`one`"); });
    check_fails("one ^two", "the end of the line", "two", [](TextLine& other) {
        other.read_text("a word");
        other.read_end();
    });
    // Of a long word the beginning is shown.
    check_fails("^abcdefghijklmnopqrstuvwxyzabcdefghij", "`one`", "abcdefghijklmnopqrstuvwxyzabcde",
                [](TextLine& other) { other.read_fixed("one", "`one`"); });
}
