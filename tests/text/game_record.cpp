#include "carcassonne/text/game_record.hpp"

#include "catch.hpp"

using namespace carcassonne;

TEST_CASE("the fingerprint of records is the published one", "[text][record]") {
    // The values that its authors publish for testing.
    CHECK(record_checksum<std::uint32_t>("") == 0x811c9dc5u);
    CHECK(record_checksum<std::uint32_t>("a") == 0xe40c292cu);
    CHECK(record_checksum<std::uint32_t>("foobar") == 0xbf9cf968u);
    CHECK(record_checksum<std::uint64_t>("") == 0xcbf29ce484222325u);
    CHECK(record_checksum<std::uint64_t>("a") == 0xaf63dc4c8601ec8cu);
    CHECK(record_checksum<std::uint64_t>("foobar") == 0x85944171f73967e8u);
}
