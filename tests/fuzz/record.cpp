#include "carcassonne/text/record.hpp"
#include "carcassonne/games.hpp"

#include "fuzz.hpp"

#include <string>

using namespace carcassonne;

/// A record that is read is written and read again as the same, and can be verified.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto record = parse_record(fuzz::text_of(data, size));
    if (!record) {
        fuzz::promise(record.error().line >= 1 && record.error().column >= 1 && !record.error().expected.empty(),
                      "an error says where and what");
        return 0;
    }
    const std::string text = write_record(*record);
    const auto again = parse_record(text);
    fuzz::promise(again.has_value() && *again == *record, "a record is read as it is written");
    fuzz::promise(write_record(*again) == text, "a record is written as it is read");
    static_cast<void>(verify_record<BaseGame>(*record));
    return 0;
}
