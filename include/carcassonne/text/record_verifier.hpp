#pragma once

#include "carcassonne/text/place.hpp"
#include "carcassonne/text/record_writer.hpp"
#include "carcassonne/text/recorded_game.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne {

/// Something in a record that the rules see otherwise.
struct RecordDifference {
    /// "tags", "turn 12" or "end".
    std::string where;
    std::string what;
    std::string expected;
    std::string found;
};

namespace detail {

/// Plays a record again and compares all that it says.
template <class Rules>
class RecordVerifier {
public:
    RecordVerifier(const GameRecord& record, const std::vector<Tile>& tiles) : record_(record) {
        options_.tiles = tiles;
    }

    std::vector<RecordDifference> verify() {
        if (!set_options()) {
            return std::move(differences_);
        }
        auto begun = RecordedGame<Rules>::begin(options_, record_.seed.value_or(0), record_.players);
        if (!begun) {
            for (const Error& error : begun.error()) {
                differ("set-up", "a game", refusal_text(error.refusal));
            }
            return std::move(differences_);
        }
        RecordedGame<Rules> game = *std::move(begun);
        compare_tags(game.record());
        if (differences_.empty() && begin(game)) {
            for (const RecordedTurn& turn : record_.turns) {
                where_ = "turn " + std::to_string(++number_);
                if (!play(turn, game)) {
                    return std::move(differences_);
                }
            }
            end(game);
        }
        return std::move(differences_);
    }

private:
    void differ(std::string what, std::string expected, std::string found) {
        differences_.push_back({where_, std::move(what), std::move(expected), std::move(found)});
    }
    void compare(std::string_view what, const std::string& expected, const std::string& found) {
        if (expected != found) {
            differ(std::string(what), expected, found);
        }
    }
    static std::string refusal_text(const Refusal& refusal) {
        return std::string(refusal.rule) + ": " + std::string(refusal.text);
    }

    // Set-up.

    bool set_options() {
        enable_modules(options_, record_.rules);
        compare("rules", record_.rules, rules_text(options_));
        options_.players = record_.players.size();
        options_.draws = record_.seed ? Draws::from_seed : Draws::by_caller;
        for (const RecordedOption& option : record_.options) {
            if (!set_option(options_, option.module, option.name, option.value)) {
                differ("option", option.module + "." + option.name + " " + option.value, "no such option");
            }
        }
        return differences_.empty();
    }
    void compare_tags(const GameRecord& found) {
        compare("tiles", tiles_text(record_), tiles_text(found));
        std::string names;
        for (const std::string& name : found.players) {
            names += name + " ";
        }
        std::string expected;
        for (const std::string& name : record_.players) {
            expected += name + " ";
        }
        compare("players", expected, names);
    }
    static std::string tiles_text(const GameRecord& record) {
        return record.tile_set + " " + std::to_string(record.tile_count) + " " + hexadecimal(record.tile_checksum, 16);
    }
    /// Lets the player begin who is said to.
    bool begin(RecordedGame<Rules>& game) {
        if (game.game().template asks<FirstPlayerStep>()) {
            const PlayerId first(static_cast<std::uint8_t>(record_.first_player));
            return accept("first player", game.try_play(ChooseFirstPlayer{first}));
        }
        // A game without a tile to draw is over before anybody has a turn.
        const std::size_t first =
            game.game().finished() ? game.record().first_player : game.game().part().player.index();
        compare("first player", record_.players[record_.first_player], record_.players[first]);
        return differences_.empty();
    }
    bool accept(std::string_view what, const Result<void, Error>& played) {
        if (!played) {
            differ(std::string(what), "is legal", refusal_text(played.error().refusal));
        }
        return played.has_value();
    }

    // One turn: false when the game cannot go on.

    bool play(const RecordedTurn& turn, RecordedGame<Rules>& game) {
        for (const std::string& tile : turn.discarded) {
            if (!draw(tile, game)) {
                return false;
            }
        }
        if (!draw(turn.tile, game)) {
            return false;
        }
        if (!game.game().template asks<PlaceStep>()) {
            differ("tile " + turn.tile, "is placed", "fits nowhere");
            return false;
        }
        if (const Tile& drawn = game.game().catalogue().tile(game.game().part().drawn); !(drawn.id == turn.tile)) {
            differ("tile", turn.tile, std::string(drawn.id.view()));
            return false;
        }
        if (!accept("placement " + move_text(turn), game.try_play(PlaceTile{turn.at, turn.rotation})) ||
            !deploy(turn, game)) {
            return false;
        }
        compare_turn(turn, game.record().turns.back());
        return true;
    }
    /// Draws from a seed come by themselves.
    bool draw(const std::string& id, RecordedGame<Rules>& game) {
        if (record_.seed) {
            return true;
        }
        const TileKind kind = game.game().catalogue().find(id);
        if (!kind.exists()) {
            differ("draw of " + id, "a tile of the game", "no such tile");
            return false;
        }
        return accept("draw of " + id, game.try_play(DrawTile{kind}));
    }
    bool deploy(const RecordedTurn& turn, RecordedGame<Rules>& game) {
        if (turn.figure.empty()) {
            return accept("no figure", game.try_play(Pass{}));
        }
        const auto& figures = RulesOf<Rules>::figures;
        std::size_t kind = 0;
        while (kind < figures.size() && figures[kind].name != turn.figure) {
            ++kind;
        }
        const TileId tile = game.game().part().placed;
        const std::size_t segment =
            find_place(game.game().printed(tile), game.game().placed(tile).rotation(), turn.place);
        return accept(turn.figure + " on " + turn.place,
                      game.try_play(DeployFigure{FigureKind(static_cast<std::uint8_t>(kind)),
                                                 static_cast<std::uint8_t>(segment)}));
    }

    void compare_turn(const RecordedTurn& expected, const RecordedTurn& found) {
        compare("player", record_.players[expected.player], record_.players[found.player]);
        compare_lists("discarded tile", expected.discarded, found.discarded);
        compare("legal placements", check_text(expected.placements, "places"), check_text(found.placements, "places"));
        compare("ways to deploy", check_text(expected.deployments, "choices"),
                check_text(found.deployments, "choices"));
        compare_lists("score", texts_of(expected.scores), texts_of(found.scores));
        compare("supply", supplies_text(expected.supplies), supplies_text(found.supplies));
        compare("points", numbers_text(expected.points), numbers_text(found.points));
    }
    std::vector<std::string> texts_of(const std::vector<RecordedScore>& scores) const {
        std::vector<std::string> texts;
        texts.reserve(scores.size());
        for (const RecordedScore& score : scores) {
            texts.push_back(score_text(score, record_.players));
        }
        return texts;
    }
    /// The order in a list says nothing.
    void compare_lists(std::string_view what, std::vector<std::string> expected, std::vector<std::string> found) {
        for (auto entry = expected.begin(); entry != expected.end();) {
            const auto same = std::find(found.begin(), found.end(), *entry);
            if (same == found.end()) {
                ++entry;
            } else {
                found.erase(same);
                entry = expected.erase(entry);
            }
        }
        for (std::size_t i = 0; i < expected.size() || i < found.size(); ++i) {
            differ(std::string(what), i < expected.size() ? expected[i] : "nothing",
                   i < found.size() ? found[i] : "nothing");
        }
    }

    void end(RecordedGame<Rules>& game) {
        where_ = "end";
        for (const std::string& tile : record_.discarded) {
            if (!draw(tile, game)) {
                return;
            }
        }
        if (!game.game().finished()) {
            differ("end", "the game is over", std::to_string(game.game().tiles_left()) + " tiles are left");
            return;
        }
        const GameRecord& found = game.record();
        compare_lists("discarded tile", record_.discarded, found.discarded);
        compare_lists("final score", texts_of(record_.final_scores), texts_of(found.final_scores));
        compare("result", numbers_text(record_.points), numbers_text(found.points));
        compare("winner", names_of(record_.winners), names_of(found.winners));
    }
    std::string names_of(const std::vector<std::size_t>& players) const {
        std::string names;
        for (const std::size_t player : players) {
            names += (names.empty() ? "" : " ") + record_.players[player];
        }
        return names;
    }

    const GameRecord& record_;
    Options<Rules> options_;
    std::vector<RecordDifference> differences_;
    std::string where_ = "tags";
    std::size_t number_ = 0;
};

}  // namespace detail

/// Plays a record, as `parse_record` or `RecordedGame` made it, again under the rules `Rules` and returns everything
/// that is different, in the order of the game; after a move that is not legal the rest is not looked at. `tiles` are
/// those of a game with tiles of its own.
template <class Rules>
std::vector<RecordDifference> verify_record(const GameRecord& record, const std::vector<Tile>& tiles = {}) {
    return detail::RecordVerifier<Rules>(record, tiles).verify();
}

}  // namespace carcassonne
