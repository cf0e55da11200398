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
    const bool is_true = verify_record<MissionRules>(*record).empty();
    const auto resumed = resume_record<MissionRules>(*record);
    fuzz::promise(resumed.has_value() == is_true, "whoever has a true record can go on with it");
    if (resumed) {
        fuzz::promise(record_of(resumed->session, resumed->names).has_value(), "what goes on can be written down");
    }
    return 0;
}
