#include "carcassonne/text/json.hpp"
#include "carcassonne/text/record.hpp"

#include "fuzz.hpp"

#include <string>

using namespace carcassonne;

/// A record that is read from JSON is the same as text and as JSON again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto record = parse_json_record(fuzz::text_of(data, size));
    if (!record) {
        fuzz::promise(!record.error().expected.empty() && !record.error().found.empty(), "a fault says what is wrong");
        return 0;
    }
    const auto again = parse_json_record(json_text(json_of_record(*record)));
    fuzz::promise(again.has_value() && *again == *record, "a record is read from JSON as it is written");
    const auto text = parse_record(write_record(*record));
    fuzz::promise(text.has_value() && *text == *record, "a record of JSON can be written as text");
    return 0;
}
