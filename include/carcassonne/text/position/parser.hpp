#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/engine/make_setup.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/text/position/reader.hpp"
#include "carcassonne/text/record/game_head.hpp"
#include "carcassonne/text/record/head_parser.hpp"
#include "carcassonne/text/text_line.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace carcassonne {

/// A position that was read, with all that its game needs.
template <class Rules>
struct PositionOf {
    /// The game points to it, so it stays where it is.
    std::unique_ptr<const carcassonne::Setup<Rules>> setup;
    /// What the players are called, in the order of play.
    std::vector<std::string> names;
    /// The game at the decision at which the text was written.
    carcassonne::Game<Rules> game;
};

/// What is wrong with a position: something in its text, or something in the table that was handed over with it, in the
/// words of `make_setup`.
using PositionFault = std::variant<NotationError, Error>;

/// What a position does not say of its game: where tiles of its own are to be had, and how tiles are drawn from now on.
struct PositionTable {
    /// All tiles of a game that has tiles of its own; empty for a game with those of its modules.
    std::vector<Tile> tiles{};
    /// Who draws from now on.
    Draws draws = Draws::from_seed;
    /// The whole script by ids, for `Draws::from_script`; the text says how many of its draws are past.
    std::vector<std::string_view> script{};
    /// Whether the game itself plays decisions with one answer.
    bool plays_forced = true;
};

namespace detail {

/// Reads the head of a position and finds the set-up that it means.
class PositionHead {
public:
    explicit PositionHead(TextLines& lines) {
        lines.read_form("position", "1", "`carcassonne position 1`");
        HeadParser parser;
        while (lines.has_line() && !lines.at("board")) {
            TextLine line = lines.line();
            const std::string tag = TextLine(line).read_text("");
            if (tag == "game" || !parser.read_tag(lines, head_)) {
                lines.miss("a tag of a position, or `board`");
                return;
            }
            lines_.emplace_back(tag, line);
        }
        parser.check(lines);
    }

    const std::vector<std::string>& players() const noexcept { return head_.players; }

    /// The set-up that the head means under these rules.
    template <class Rules>
    Result<Setup<Rules>, PositionFault> make(const PositionTable& table) const {
        auto options = options_of_head<Rules>(table.tiles);
        if (!options) {
            return Failure{PositionFault(options.error())};
        }
        options->draws = table.draws;
        options->script = table.script;
        options->plays_forced = table.plays_forced;
        auto setup = make_setup(*options);
        if (!setup) {
            return Failure{fault_of(*std::move(options), setup.error()[0])};
        }
        if (const NotationError error = wrong_with_tiles(game_head(*setup, head_.players)); error.column != 0) {
            return Failure{PositionFault(error)};
        }
        return std::move(*setup);
    }
    /// What in the head is not said of this set-up; an error without a column when all is.
    template <class Rules>
    NotationError wrong_with(const Setup<Rules>& setup) const {
        const auto options = options_of_head<Rules>({});
        if (!options) {
            return options.error();
        }
        std::vector<NamedChoice> chosen;
        each_changed_option(*options, [&](std::string_view module, std::string_view name, std::string_view word) {
            chosen.push_back({std::string(module), std::string(name), std::string(word)});
        });
        const GameHead own = game_head(setup, head_.players);
        if (own.rules != head_.rules) {
            return wrong("rules", "the modules of this game");
        }
        if (own.options != chosen) {
            return wrong("option", "the options of this game");
        }
        if (setup.players() != head_.players.size()) {
            return wrong("players", "as many players as this game has");
        }
        return wrong_with_tiles(own);
    }

private:
    /// Where the fault of options that are refused lies. What can be played with the usual tiles and draws is not to be
    /// mended in the text.
    template <class Rules>
    PositionFault fault_of(Options<Rules> options, const Error& refused) const {
        options.tiles.clear();
        options.script.clear();
        options.draws = Draws::from_seed;
        const auto usual = make_setup(options);
        if (usual) {
            return refused;
        }
        const Error& of_text = usual.error()[0];
        return of_text == wrong_player_count ? wrong("players", "2 to 6 players")
                                             : wrong("rules", "modules and options that can be played together");
    }
    /// An error in the line of a tag, or in that of the rules if there is no such tag.
    NotationError wrong(std::string_view tag, std::string_view expected, std::size_t number = 0) const {
        const std::pair<std::string, TextLine>* found = nullptr;
        std::size_t before = 0;
        for (const auto& line : lines_) {
            if (line.first == tag ? before++ == number : found == nullptr && line.first == "rules") {
                found = &line;
            }
        }
        TextLine line = found->second;
        static_cast<void>(line.read_text(""));
        line.miss(expected);
        return line.error();
    }
    template <class Rules>
    Result<Options<Rules>, NotationError> options_of_head(const std::vector<Tile>& tiles) const {
        for (std::size_t i = 0; i < head_.options.size(); ++i) {
            const NamedChoice& option = head_.options[i];
            Options<Rules> known;
            if (!is_played(head_, option.module) || !set_option(known, option.module, option.name, option.value)) {
                return Failure{wrong("option", "an option of the modules, with one of its values", i)};
            }
        }
        auto options = options_of<Rules>(head_, tiles);
        if (!options) {
            return Failure{wrong("rules", "modules of these rules, in their order")};
        }
        return std::move(*options);
    }
    NotationError wrong_with_tiles(const GameHead& own) const {
        if (own.tile_set != head_.tile_set || own.tile_count != head_.tile_count ||
            own.tile_checksum != head_.tile_checksum) {
            return wrong("tiles", "the tiles of the game, with their number and checksum");
        }
        NotationError none;
        none.column = 0;
        return none;
    }

    GameHead head_;
    /// The tags with their lines.
    std::vector<std::pair<std::string, TextLine>> lines_;
};

}  // namespace detail

/// The position that a text says (docs/notation.md), or the first thing that is wrong with it: line, column, what
/// should stand there and what does; or what is wrong with the table. What is accepted can be played on to the end.
template <class Rules>
Result<PositionOf<Rules>, PositionFault> parse_position(std::string_view text, const PositionTable& table) {
    detail::TextLines lines(text);
    const detail::PositionHead head(lines);
    if (lines.failed()) {
        return Failure{PositionFault(lines.error())};
    }
    auto made = head.make<Rules>(table);
    if (!made) {
        return Failure{made.error()};
    }
    auto setup = std::make_unique<const Setup<Rules>>(std::move(*made));
    const auto state = detail::PositionReader<Rules>(*setup, head.players(), lines).read();
    if (!state) {
        return Failure{PositionFault(state.error())};
    }
    const Setup<Rules>& stays = *setup;
    return PositionOf<Rules>{std::move(setup), head.players(), Game<Rules>(stays, *state)};
}

/// The same for a game with the usual tiles, which are drawn from the seed: then only the text can be wrong.
template <class Rules>
Result<PositionOf<Rules>, NotationError> parse_position(std::string_view text) {
    auto position = parse_position<Rules>(text, PositionTable{});
    if (!position) {
        return Failure{std::get<NotationError>(position.error())};
    }
    return *std::move(position);
}

/// The same for a game of a set-up that is there already: a text about another one is refused.
template <class Rules>
Result<Game<Rules>, NotationError> parse_position(std::string_view text, const Setup<Rules>& setup) {
    detail::TextLines lines(text);
    const detail::PositionHead head(lines);
    if (lines.failed()) {
        return Failure{lines.error()};
    }
    if (const NotationError error = head.wrong_with(setup); error.column != 0) {
        return Failure{error};
    }
    const auto state = detail::PositionReader<Rules>(setup, head.players(), lines).read();
    if (!state) {
        return Failure{state.error()};
    }
    return Game<Rules>(setup, *state);
}
/// A set-up that dies at the end of the line cannot be played with.
template <class Rules>
void parse_position(std::string_view text, const Setup<Rules>&& setup) = delete;

}  // namespace carcassonne
