#pragma once

#include "carcassonne/testing/expectation_parser.hpp"
#include "carcassonne/testing/scenario_failure.hpp"

#include "carcassonne/support/result.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne::testing {

namespace detail {

/// Reads a scenario line by line and collects everything that is no sentence of the language.
class ScenarioParser {
public:
    ScenarioParser(std::string file, std::vector<std::string> kinds) {
        scenario_.file = std::move(file);
        scenario_.kinds = std::move(kinds);
    }

    Result<Scenario, ScenarioFailures> parse(std::string_view text) {
        std::size_t begin = 0;
        while (begin < text.size()) {
            const std::size_t end = (std::min)(text.find('\n', begin), text.size());
            ++line_;
            read_line(text.substr(begin, end - begin));
            begin = end + 1;
        }
        check_whole();
        for (ScenarioFailure& failure : failures_) {
            failure.rule = heading(scenario_);
        }
        if (!failures_.empty()) {
            return Failure{std::move(failures_)};
        }
        return std::move(scenario_);
    }

    /// "BAS-10 BAS-14 The title".
    static std::string heading(const Scenario& scenario) {
        std::string text;
        for (const std::string& rule : scenario.rules) {
            text += rule + " ";
        }
        return text + scenario.title;
    }

private:
    void complain(std::string expected, std::string found) {
        ScenarioFailure failure;
        failure.file = scenario_.file;
        failure.line = line_;
        failure.statement = statement_;
        failure.expected = std::move(expected);
        failure.got = std::move(found);
        failures_.push_back(std::move(failure));
    }
    void close(const ScenarioWords& words) {
        if (words.failed()) {
            complain(words.expected(), words.found());
        }
    }

    void read_line(std::string_view line) {
        ScenarioWords words(line);
        if (words.at_end()) {
            return;
        }
        statement_ = ScenarioWords(line).take_rest();
        std::string_view first = words.peek();
        first.remove_suffix(first.size() > 1 && first.back() == ';' ? 1 : 0);
        if (first.back() == ':' && first.size() > 1) {
            read_turn(line);
        } else if (in_board_ && read_board_line(words)) {
            return;
        } else if (first == "expect") {
            in_board_ = false;
            read_expectation(words);
        } else if (is_one_of(first,
                             {"begin", "draw", "place", "deploy", "return", "pass", "answer", "finish", "copy"})) {
            read_turn(line);
        } else {
            in_board_ = false;
            read_head(words, line);
        }
        close(words);
    }

    static bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
        return std::find(words.begin(), words.end(), word) != words.end();
    }

    void read_head(ScenarioWords& words, std::string_view line) {
        const std::string word = words.take("a statement");
        if (!is_one_of(word, {"rule", "source", "edition", "modules", "option", "players", "tile", "board", "score",
                              "supply", "left", "turn"})) {
            words.fail_before(
                "`rule`, `source`, `edition`, `modules`, `option`, `players`, `tile`, `board`, `score`, `supply`, "
                "`left`, `turn`, `begin`, `draw`, `place`, `deploy`, `return`, `pass`, `answer`, `finish`, `copy`, "
                "`expect` or the name of a player and `:`");
            return;
        }
        if (!scenario_.story.empty()) {
            words.fail_before("something that happens, since the story has begun");
            return;
        }
        if (word == "rule") {
            read_rule(words);
        } else if (word == "source") {
            scenario_.sources.push_back(words.take("where it is published"));
            const std::string rest = words.take_rest();
            scenario_.sources.back() += rest.empty() ? rest : " " + rest;
        } else if (word == "edition" || word == "modules") {
            LinedText& text = word == "edition" ? scenario_.edition : scenario_.modules;
            if (!text.text.empty()) {
                words.fail_before("a word that is not said before");
                return;
            }
            text = {line_, words.take(word == "edition" ? "`C1`, `C2`, `C3` or `C3.1`" : "the names of the modules")};
            const std::string rest = words.take_rest();
            text.text += rest.empty() ? rest : " " + rest;
        } else if (word == "option") {
            NamedOption option{line_, words.take("the name of an option"), {}};
            option.value = words.take("the value of the option");
            words.need_end();
            scenario_.options.push_back(std::move(option));
        } else if (word == "players") {
            read_players(words);
        } else if (word == "tile") {
            // The notation of tiles has its own signs, so it is kept as it is written.
            const std::size_t from = line.find("tile") + 4;
            scenario_.own_tiles.push_back({line_, std::string(line.substr(from))});
            words.take_rest();
        } else {
            read_position(word, words);
        }
    }

    void read_rule(ScenarioWords& words) {
        const std::size_t before = scenario_.rules.size();
        while (!words.at_end() && is_rule_id(words.peek())) {
            scenario_.rules.push_back(words.take(""));
        }
        if (scenario_.rules.size() == before) {
            words.fail("the id of a rule, as in `BAS-10`");
        }
        const std::string title = words.take_rest();
        scenario_.title += scenario_.title.empty() ? title : " " + title;
    }
    void read_players(ScenarioWords& words) {
        if (!scenario_.players.empty()) {
            words.fail_before("a word that is not said before");
        }
        while (!words.at_end()) {
            std::string name = words.take("");
            if (knows_player(name)) {
                words.fail_before("a name that is not said before");
            }
            scenario_.players.push_back(std::move(name));
        }
        if (scenario_.players.empty()) {
            words.fail("the names of the players in the order of play");
        }
    }
    bool knows_player(std::string_view name) const {
        return std::find(scenario_.players.begin(), scenario_.players.end(), name) != scenario_.players.end();
    }

    // The position.

    void read_position(const std::string& word, ScenarioWords& words) {
        NamedPosition& position = scenario_.position;
        position.line = position.line == 0 ? line_ : position.line;
        if (word == "board") {
            in_board_ = true;
            words.need_end();
        } else if (word == "turn") {
            position.turn = take_player(words, scenario_);
            words.need_end();
        } else if (word == "left") {
            position.left.emplace();
            if (!words.take_if("nothing")) {
                do {
                    position.left->push_back({line_, words.take("the name of a tile, or `nothing`")});
                } while (!words.at_end());
            }
            words.need_end();
        } else if (word == "score") {
            do {
                NamedScore score;
                score.line = line_;
                score.player = take_player(words, scenario_);
                score.points = words.take_number();
                if (!words.at_end() && !knows_player(words.peek())) {
                    score.figure = words.take("a scoring figure");
                    score.of_figure = words.take_number();
                }
                position.scores.push_back(std::move(score));
            } while (!words.at_end());
        } else {
            do {
                NamedSupply supply;
                supply.line = line_;
                supply.player = take_player(words, scenario_);
                supply.figure = take_figure(words);
                supply.count = words.take_number();
                position.supplies.push_back(std::move(supply));
            } while (!words.at_end());
        }
    }
    /// A tile or a figure of the board; false for a line that is neither, with which the board ends.
    bool read_board_line(ScenarioWords& words) {
        if (knows_player(words.peek())) {
            NamedFigure figure;
            figure.line = line_;
            figure.player = words.take("");
            figure.figure = words.take("a figure");
            words.need("on");
            figure.place = take_feature(words, scenario_);
            if (words.take_if("with")) {
                figure.attached = words.take_number();
                figure.attachment = words.take("what stands with the figure, as in `with 2 ghosts`");
            }
            words.need_end();
            scenario_.position.figures.push_back(std::move(figure));
        } else if (words.peek().front() >= 'a' && words.peek().front() <= 'z') {
            in_board_ = false;
            return false;
        } else {
            NamedTile tile;
            tile.line = line_;
            tile.tile = words.take("");
            tile.at = take_position(words);
            tile.rotation = take_turned(words);
            words.need_end();
            scenario_.position.tiles.push_back(std::move(tile));
        }
        close(words);
        return true;
    }

    // The story.

    void read_expectation(ScenarioWords& words) {
        std::vector<Statement> statements = ExpectationParser(scenario_, words, line_).parse();
        for (Statement& statement : statements) {
            statement.text = statement_;
            scenario_.story.push_back(std::move(statement));
        }
    }
    /// `red: place V at 1 0 turned 90; deploy meeple on road S`: one answer or several.
    void read_turn(std::string_view line) {
        in_board_ = false;
        std::string player;
        const std::size_t comment = line.find(" #");
        std::string_view rest = line.substr(0, comment);
        ScenarioWords start(rest);
        if (start.peek().back() == ':') {
            player = start.peek().substr(0, start.peek().size() - 1);
            if (!knows_player(player)) {
                start.fail(players_text(scenario_));
                close(start);
                return;
            }
            rest.remove_prefix(rest.find(':') + 1);
        }
        while (true) {
            const std::size_t end = (std::min)(rest.find(';'), rest.size());
            ScenarioWords words(rest.substr(0, end));
            Statement statement;
            statement.line = line_;
            statement.text = statement_;
            statement.player = player;
            if (words.take_if("finish")) {
                statement.what = Finish{};
            } else if (words.take_if("copy")) {
                statement.what = GoOnAsCopy{};
            } else {
                statement.what = take_action(words, scenario_);
            }
            words.need_end();
            close(words);
            scenario_.story.push_back(std::move(statement));
            if (end == rest.size()) {
                return;
            }
            rest.remove_prefix(end + 1);
        }
    }

    void check_whole() {
        statement_.clear();
        if (scenario_.rules.empty()) {
            complain("`rule` and the id of the rule that the scenario proves", "none");
        }
        if (scenario_.players.empty()) {
            complain("`players` and their names", "none");
        }
        const bool expects = std::any_of(scenario_.story.begin(), scenario_.story.end(),
                                         [](const Statement& statement) { return statement.is_expectation(); });
        if (!expects) {
            complain("at least one line that begins with `expect`", "none: the scenario could not fail");
        } else if (scenario_.story.back().is_turn()) {
            complain("an expectation or `finish` at the end", "`" + scenario_.story.back().text + "`");
        }
    }

    Scenario scenario_;
    ScenarioFailures failures_;
    std::uint32_t line_ = 0;
    std::string statement_;
    bool in_board_ = false;
};

}  // namespace detail

/// "BAS-10 BAS-14 The title".
inline std::string heading(const Scenario& scenario) { return detail::ScenarioParser::heading(scenario); }

/// Reads a scenario, or says everything that is no sentence of the language. `file` is for the messages, `kinds` are
/// the words for the kinds of feature that it may name.
inline Result<Scenario, ScenarioFailures> parse_scenario(std::string_view text, std::string file,
                                                         std::vector<std::string> kinds) {
    return detail::ScenarioParser(std::move(file), std::move(kinds)).parse(text);
}

}  // namespace carcassonne::testing
