#include "carcassonne/support/utf8.hpp"

#include "catch.hpp"

#include <string_view>

using namespace carcassonne;
using namespace std::string_view_literals;

TEST_CASE("characters of one to four bytes are UTF-8") {
    CHECK(find_no_utf8("") == 0);
    CHECK(find_no_utf8("Ann"sv) == 3);
    CHECK(find_no_utf8("\x7f\0"sv) == 2);
    CHECK(find_no_utf8("\xc2\x80\xdf\xbf"sv) == 4);
    CHECK(find_no_utf8("\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xef\xbf\xbf"sv) == 12);
    CHECK(find_no_utf8("\xf0\x90\x80\x80\xf4\x8f\xbf\xbf"sv) == 8);
}

TEST_CASE("whatever else is found where it begins") {
    const std::string_view wrong[] = {"\x80"sv,
                                      "\xbf"sv,  // the rest of a character without its beginning
                                      "\xc3"sv,
                                      "\xe2\x82"sv,
                                      "\xf0\x9f\x98"sv,  // cut short at the end
                                      "\xc3z"sv,
                                      "\xe2\x82z"sv,  // cut short by another
                                      "\xc0\xaf"sv,
                                      "\xc1\xbf"sv,
                                      "\xe0\x9f\xbf"sv,
                                      "\xf0\x8f\xbf\xbf"sv,  // longer than need be
                                      "\xed\xa0\x80"sv,
                                      "\xed\xbf\xbf"sv,  // halves of pairs
                                      "\xf4\x90\x80\x80"sv,
                                      "\xf5\x80\x80\x80"sv,
                                      "\xff"sv,
                                      "\xfe"sv};
    for (const std::string_view text : wrong) {
        CAPTURE(text.size(), static_cast<unsigned char>(text[0]));
        CHECK(utf8_size(text, 0) == 0);
        CHECK(find_no_utf8(text) == 0);
    }
    CHECK(find_no_utf8("J\xc3\xb6rg \xff"sv) == 6);
}
