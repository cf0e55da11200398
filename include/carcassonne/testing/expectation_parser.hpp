#pragma once

#include "carcassonne/testing/scenario_statement.hpp"
#include "carcassonne/testing/scenario_words.hpp"

#include "carcassonne/text/place.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne::testing {

/// Three letters, a dash, two digits.
inline bool is_rule_id(std::string_view word) noexcept {
    const auto letter = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    return word.size() == 6 && letter(word[0]) && letter(word[1]) && letter(word[2]) && word[3] == '-' &&
           digit(word[4]) && digit(word[5]);
}

namespace detail {

inline std::string players_text(const Scenario& scenario) {
    std::string text = "a player:";
    for (const std::string& player : scenario.players) {
        text += " " + player;
    }
    return scenario.players.empty() ? "a player, whom no line `players` named yet" : text;
}
inline std::string take_player(ScenarioWords& words, const Scenario& scenario) {
    std::string name = words.take(players_text(scenario));
    if (!words.failed() &&
        std::find(scenario.players.begin(), scenario.players.end(), name) == scenario.players.end()) {
        words.fail_before(players_text(scenario));
    }
    return name;
}
inline Square take_position(ScenarioWords& words) {
    const auto coordinate = [&](std::string_view expected) {
        const int number = words.take_number(expected);
        if (number < (std::numeric_limits<std::int16_t>::min)() ||
            number > (std::numeric_limits<std::int16_t>::max)()) {
            words.fail_before(std::string(expected));
        }
        return static_cast<std::int16_t>(number);
    };
    const std::int16_t x = coordinate("a square, as in `1 0`: how far to the east");
    const std::int16_t y = coordinate("a square, as in `1 0`: how far to the south");
    return {x, y};
}
/// `turned 90`, clockwise; nothing where the tile lies as it is printed.
inline Rotation take_turned(ScenarioWords& words) {
    if (!words.take_if("turned")) {
        return Rotation::none;
    }
    const int by = words.take_number("0, 90, 180 or 270");
    for (const Rotation rotation : all_rotations) {
        if (degrees(rotation) == by) {
            return rotation;
        }
    }
    words.fail_before("0, 90, 180 or 270");
    return Rotation::none;
}
/// The words of a place, up to `at`, `because` or the end.
inline std::string take_place(ScenarioWords& words, const Scenario& scenario) {
    if (std::find(scenario.kinds.begin(), scenario.kinds.end(), words.peek()) != scenario.kinds.end()) {
        return words.take_until("at", "because");
    }
    std::string expected = "a place:";
    for (const std::string& kind : scenario.kinds) {
        expected.append(" `").append(kind).append("`");
    }
    words.fail(expected + " and an edge");
    return {};
}
/// `road E.W at 1 0`.
inline NamedPlace take_feature(ScenarioWords& words, const Scenario& scenario) {
    std::string place = take_place(words, scenario);
    words.need("at");
    return {std::move(place), take_position(words)};
}

/// A figure before a number: `builder 1`, or `1` alone for meeples.
inline std::string take_figure(ScenarioWords& words) {
    return words.next_is_number() ? "meeple" : words.take("a figure or a number");
}

inline NamedAction take_action(ScenarioWords& words, const Scenario& scenario) {
    NamedAction action;
    constexpr const char* expected =
        "`begin`, `draw`, `place`, `deploy`, `return`, `pass`, `answer`, `finish` or `copy`";
    const std::string verb = words.take(expected);
    action.words = verb;
    const auto say = [&](const std::string& part) { action.words += " " + part; };
    const auto say_square = [&](Square at) { say(std::to_string(at.x) + " " + std::to_string(at.y)); };
    if (verb == "begin") {
        say(take_player(words, scenario));
    } else if (verb == "draw") {
        action.tile = words.take("the id or the letter of a tile");
        say(action.tile);
    } else if (verb == "place") {
        action.places = true;
        if (!words.next_is_number()) {
            action.tile = words.take("a square, or a tile, `at` and a square");
            words.need("at");
        }
        say_square(take_position(words));
        say("turned " + std::to_string(degrees(take_turned(words))));
    } else if (verb == "deploy") {
        // The two words of a name are joined in scenarios.
        std::string figure = words.take("a figure");
        std::replace(figure.begin(), figure.end(), '-', ' ');
        words.need("on");
        say(figure + " on " + take_place(words, scenario));
    } else if (verb == "return") {
        words.need("from");
        say_square(take_position(words));
    } else if (verb == "answer") {
        action.words = words.take_until("because");
        if (action.words.empty()) {
            words.fail("the words of an answer");
        }
    } else if (verb != "pass" && !words.failed()) {
        words.fail_before(expected);
    }
    return action;
}

/// Reads what comes after `expect`. A line with several players is several statements.
class ExpectationParser {
public:
    ExpectationParser(const Scenario& scenario, ScenarioWords& words, std::uint32_t line)
        : scenario_(scenario), words_(words), line_(line) {}

    std::vector<Statement> parse() {
        words_.need("expect");
        const std::string what = words_.take(sentences);
        if (!read_number(what) && !read_sentence(what) && !words_.failed()) {
            words_.fail_before(sentences);
        }
        words_.need_end();
        return std::move(statements_);
    }

private:
    using Number = ExpectNumber::Of;
    struct NumberWord {
        std::string_view word;
        Number of;
    };

    static constexpr const char* sentences =
        "`score`, `lap`, `space`, `track`, `supply`, `reserve`, `count`, `left`, `copies`, `kinds`, `tiles`, "
        "`pennants`, "
        "`placements`, `deployments`, `answers`, `awards`, `value`, `reason`, `legal`, `illegal`, `refused`, `owner`, "
        "`complete`, `incomplete`, `figure`, `attached`, `unattached`, `no`, `tile`, `discarded`, `decision` or "
        "`finished`";

    template <class What>
    void add(What what) {
        Statement statement;
        statement.line = line_;
        statement.what = std::move(what);
        statements_.push_back(std::move(statement));
    }

    bool read_number(std::string_view what) {
        static constexpr NumberWord known[] = {{"score", Number::score},
                                               {"lap", Number::lap},
                                               {"space", Number::space},
                                               {"track", Number::track},
                                               {"supply", Number::supply},
                                               {"reserve", Number::reserve},
                                               {"unattached", Number::unattached},
                                               {"count", Number::count},
                                               {"left", Number::left},
                                               {"copies", Number::copies},
                                               {"kinds", Number::kinds},
                                               {"tiles", Number::tiles},
                                               {"awards", Number::awards},
                                               {"pennants", Number::pennants},
                                               {"placements", Number::placements},
                                               {"deployments", Number::deployments},
                                               {"answers", Number::answers}};
        const auto* found =
            std::find_if(std::begin(known), std::end(known), [&](const NumberWord& word) { return word.word == what; });
        if (found == std::end(known)) {
            return false;
        }
        ExpectNumber number;
        number.of = found->of;
        switch (number.of) {
        case Number::score:
        case Number::lap:
        case Number::space:
        case Number::supply:
        case Number::reserve:
        case Number::count:
        case Number::track:
            do {
                number.name = take_player(words_, scenario_);
                number.figure = number.of == Number::count   ? words_.take("what is counted")
                                : number.of == Number::track ? words_.take("a scoring figure")
                                : number.of == Number::supply || number.of == Number::reserve ? take_figure(words_)
                                                                                              : std::string();
                number.number = words_.take_number();
                add(number);
            } while (!words_.at_end());
            return true;
        case Number::left:
        case Number::copies:
            if (number.of == Number::copies || !words_.next_is_number()) {
                number.name = words_.take("the id or the letter of a tile");
            }
            break;
        default:
            break;
        }
        number.number = words_.take_number();
        if (number.of == Number::unattached) {
            number.name = words_.take("what stands with figures, as in `ghosts`");
        }
        if (number.of == Number::tiles || (number.of == Number::pennants && !words_.at_end())) {
            words_.need("of");
            number.feature = take_feature(words_, scenario_);
        }
        if (number.of == Number::placements && words_.take_if("at")) {
            number.at = take_position(words_);
        }
        add(number);
        return true;
    }

    bool read_sentence(std::string_view what) {
        if (what == "value") {
            read_value();
        } else if (what == "reason") {
            read_reason();
        } else if (what == "legal" || what == "illegal" || what == "refused") {
            read_legal(what);
        } else if (what == "owner") {
            read_owner();
        } else if (what == "complete" || what == "incomplete") {
            add(ExpectComplete{take_feature(words_, scenario_), what == "complete"});
        } else if (what == "figure") {
            add(take_standing());
        } else if (what == "attached") {
            ExpectAttached attached;
            attached.number = words_.take_number();
            attached.attachment = words_.take("what stands with a figure, as in `ghosts`");
            words_.need("to");
            attached.figure = take_standing();
            add(attached);
        } else if (what == "no") {
            read_no();
        } else if (what == "tile") {
            ExpectTile tile;
            tile.tile = words_.take("the id or the letter of a tile");
            words_.need("at");
            tile.at = take_position(words_);
            if (!words_.at_end()) {
                words_.peek() == "turned" ? static_cast<void>(tile.rotation = take_turned(words_))
                                          : words_.need("turned");
            }
            add(tile);
        } else if (what == "discarded") {
            ExpectDiscarded discarded;
            if (!words_.take_if("nothing")) {
                do {
                    discarded.tiles.push_back(words_.take("the id or the letter of a tile, or `nothing`"));
                } while (!words_.at_end());
            }
            add(discarded);
        } else if (what == "decision") {
            ExpectDecision decision;
            decision.player = words_.peek() == "nature" ? words_.take("") : take_player(words_, scenario_);
            if (words_.at_end()) {
                words_.fail("what is to be decided, as in `place`");
            }
            decision.step = words_.take_rest();
            add(decision);
        } else if (what == "finished") {
            add(ExpectDecision{});
        } else {
            return false;
        }
        return true;
    }

    /// `meeple of red on road E at 1 0`.
    ExpectFigure take_standing() {
        ExpectFigure figure;
        figure.figure = words_.take("a figure");
        words_.need("of");
        figure.player = take_player(words_, scenario_);
        words_.need("on");
        figure.place = take_feature(words_, scenario_);
        return figure;
    }
    void read_value() {
        ExpectNumber value;
        value.feature = take_feature(words_, scenario_);
        const std::string when = words_.take("`completed`, `ended` or `now`");
        if (when == "completed" || when == "ended" || when == "now") {
            value.of = when == "completed" ? Number::completed : when == "ended" ? Number::ended : Number::now;
        } else {
            words_.fail_before("`completed`, `ended` or `now`");
        }
        value.number = words_.take_number();
        add(value);
    }
    /// `reason red city 4 tiles x 2 = 8; 1 pennant x 2 = 2`, or `reason red field nothing`; without a kind of feature
    /// where the points are for none.
    void read_reason() {
        ExpectReason reason;
        reason.player = take_player(words_, scenario_);
        reason.feature = words_.next_is_number() ? " " + words_.take_rest() : take_place(words_, scenario_);
        // The kind is one word; what follows it are the lines.
        const std::size_t end = (std::min)(reason.feature.find(' '), reason.feature.size());
        ScenarioWords lines(end == reason.feature.size() ? std::string_view()
                                                         : std::string_view(reason.feature).substr(end + 1));
        const bool nothing = lines.take_if("nothing");
        while (!nothing && !lines.failed()) {
            NamedTerm term;
            term.count = lines.take_number("a line as in `4 tiles x 1 = 4`");
            term.what = lines.take_until("x");
            lines.need("x");
            term.each = lines.take_number();
            lines.need("=");
            std::string points = lines.take("a number");
            const bool more = !points.empty() && points.back() == ';';
            points.erase(more ? points.size() - 1 : points.size());
            if (!lines.failed() && points != std::to_string(term.count * term.each)) {
                lines.fail_before(std::to_string(term.count * term.each) + ", which is the product");
            }
            reason.terms.push_back(std::move(term));
            if (!more) {
                break;
            }
        }
        lines.need_end();
        reason.feature.resize(end);
        if (lines.failed()) {
            words_.fail(lines.expected() + " (in the reason, where " + lines.found() + " stands)");
        }
        add(reason);
    }
    void read_legal(std::string_view what) {
        ExpectLegal expected;
        expected.legal = what == "legal";
        if (what == "refused") {
            expected.rule = words_.take("the id of a rule, as in `BAS-06`");
            if (!words_.failed() && !is_rule_id(expected.rule)) {
                words_.fail_before("the id of a rule, as in `BAS-06`");
            }
        }
        expected.action = take_action(words_, scenario_);
        if (what == "refused" && words_.take_if("because")) {
            expected.because = words_.take_rest();
        }
        add(expected);
    }
    void read_owner() {
        ExpectOwner owner;
        owner.feature = take_feature(words_, scenario_);
        if (!words_.take_if("nobody")) {
            do {
                owner.players.push_back(take_player(words_, scenario_));
            } while (!words_.at_end());
        }
        add(owner);
    }
    /// `no figure`, `no figure of red`, `no figure on road E at 1 0`, `no tile at 1 0`.
    void read_no() {
        if (words_.take_if("tile")) {
            words_.need("at");
            add(ExpectTile{{}, take_position(words_), {}});
            return;
        }
        if (!words_.take_if("figure")) {
            words_.fail("`figure` or `tile`");
            return;
        }
        ExpectNoFigure none;
        if (words_.take_if("of")) {
            none.player = take_player(words_, scenario_);
        }
        if (words_.take_if("on")) {
            none.feature = take_feature(words_, scenario_);
        }
        add(none);
    }

    const Scenario& scenario_;
    ScenarioWords& words_;
    std::uint32_t line_;
    std::vector<Statement> statements_;
};

}  // namespace detail
}  // namespace carcassonne::testing
