#include "carcassonne/text/record.hpp"
#include "carcassonne/runtime/mission_rules.hpp"
#include "carcassonne/runtime/recorded_session.hpp"

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
    const auto resumed = resume_record<MissionRules>(*record);
    if (resumed) {
        const auto told = record_of(resumed->session, resumed->names);
        fuzz::promise(told.has_value() && verify_record<MissionRules>(*told).empty(),
                      "what goes on from a record is written down truly");
    }
    return 0;
}
