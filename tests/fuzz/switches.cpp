#include "carcassonne/players/player_spec.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/option_words.hpp"

#include "fuzz.hpp"

#include <string>

using namespace carcassonne;

namespace {

/// Modules and options that are read are written and read again as the same.
void read_modules(std::string_view text) {
    const auto options = switches(text);
    if (!options) {
        fuzz::promise(options.error().at <= text.size(), "an error lies within the text");
        fuzz::promise(!switch_error_text(options.error()).empty(), "an error says what is wrong");
        return;
    }
    const std::string written = switches_text(*options);
    const auto again = switches(written);
    fuzz::promise(again.has_value() && switches_text(*again) == written && again->enabled == options->enabled,
                  "modules and options are read as they are written");
}

void read_player(std::string_view text) {
    const auto spec = players::parse_player(text);
    if (!spec) {
        fuzz::promise(!spec.error().empty(), "an error says what is wrong");
        return;
    }
    const std::string written = players::player_text(*spec);
    const auto again = players::parse_player(written);
    fuzz::promise(again.has_value() && players::player_text(*again) == written, "a player is read as it is written");
}

/// An option, a value and an edition by their words: what is not taken changes nothing.
void set_by_words(std::string_view text) {
    Options<StandardRules> options;
    const std::string before = switches_text(options);
    const std::size_t dot = text.find('.');
    const std::size_t blank = text.find(' ');
    if (dot != text.npos && blank != text.npos && dot < blank) {
        const bool taken =
            set_option(options, text.substr(0, dot), text.substr(dot + 1, blank - dot - 1), text.substr(blank + 1));
        fuzz::promise(taken || switches_text(options) == before, "an option that is not taken changes nothing");
    }
    const std::string so_far = switches_text(options);
    fuzz::promise(set_edition(options, text) || switches_text(options) == so_far,
                  "an edition that is none changes nothing");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    read_modules(text);
    read_player(text);
    set_by_words(text);
    return 0;
}
