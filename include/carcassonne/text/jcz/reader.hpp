#pragma once

#include "carcassonne/support/result.hpp"
#include "carcassonne/text/jcz/file.hpp"
#include "carcassonne/text/json/fault.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne {

namespace detail {

/// A value of the file and where it stands. A value that is not there is a null pointer.
struct JczValue {
    const nlohmann::json* json;
    std::string where;

    explicit operator bool() const noexcept { return json != nullptr && !json->is_null(); }
    JczValue operator[](const char* name) const {
        const auto found = json == nullptr || !json->is_object() ? nullptr : find(name);
        return {found, where + "/" + name};
    }
    /// In a pointer `~` and `/` of a name are written as `~0` and `~1`.
    static std::string pointer_word(std::string_view name) {
        std::string word;
        for (const char letter : name) {
            word += letter == '~' ? "~0" : letter == '/' ? "~1" : std::string(1, letter);
        }
        return word;
    }

private:
    const nlohmann::json* find(const char* name) const {
        const auto found = json->find(name);
        return found == json->end() ? nullptr : &*found;
    }
};

/// Takes a saved game out of its JSON. Everything is looked at before it is read, so nothing throws, and whatever is
/// wrong is noted with its place.
class JczReader {
public:
    static Result<JczFile, JczFaults> read(std::string_view text) {
        if (const auto fault = JsonScan::fault_in(text)) {
            return Failure{JczFaults{{fault->where, "expected " + fault->expected + ", found " + fault->found}}};
        }
        const nlohmann::json json = nlohmann::json::parse(text.begin(), text.end(), nullptr, false);
        JczReader reader;
        reader.read_file({&json, ""});
        if (!reader.faults_.empty()) {
            return Failure{std::move(reader.faults_)};
        }
        return std::move(reader.file_);
    }

private:
    /// A file that is no saved game at all need not be told more often.
    static constexpr std::size_t most_faults = 20;
    static constexpr std::size_t most_players = 6;
    static constexpr int farthest = 1000;

    void complain(std::string where, std::string text) {
        if (faults_.size() < most_faults) {
            faults_.push_back({std::move(where), std::move(text)});
        }
    }

    // Values of one type; what has another type is told and empty.

    bool is_object(const JczValue& value, const char* what) {
        return check(value, value && value.json->is_object(), what, "an object");
    }
    bool is_list(const JczValue& value, const char* what) {
        return check(value, value && value.json->is_array(), what, "a list");
    }
    bool check(const JczValue& value, bool right, const char* what, const char* type) {
        if (!right) {
            complain(value.where, std::string(what) + (value ? " must be " : " is missing; it must be ") + type);
        }
        return right;
    }
    std::string read_text(const JczValue& value, const char* what) {
        const bool right = check(value, value && value.json->is_string(), what, "a text");
        return right ? *value.json->get_ptr<const std::string*>() : std::string();
    }
    /// A whole number from `least` to `most`; `least` when it is none.
    int read_number(const JczValue& value, const char* what, int least, int most) {
        std::int64_t number = std::int64_t{most} + 1;
        if (value && value.json->is_number_unsigned()) {
            number = (std::min)(number, saturated(value.json->get<std::uint64_t>()));
        } else if (value && value.json->is_number_integer()) {
            number = value.json->get<std::int64_t>();
        }
        const std::string type = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
        const bool right = number >= least && number <= most;
        check(value, right, what, type.c_str());
        return right ? static_cast<int>(number) : least;
    }
    static std::int64_t saturated(std::uint64_t number) {
        return static_cast<std::int64_t>((std::min)(number, std::uint64_t{INT64_MAX}));
    }
    /// Calls `visit(value, name)` for each member of an object.
    template <class Visit>
    void each_member(const JczValue& object, const char* what, Visit&& visit) {
        if (is_object(object, what)) {
            for (auto member = object.json->begin(); member != object.json->end(); ++member) {
                visit(JczValue{&*member, object.where + "/" + JczValue::pointer_word(member.key())}, member.key());
            }
        }
    }
    /// Calls `visit(value)` for each entry of a list.
    template <class Visit>
    void each_entry(const JczValue& list, const char* what, Visit&& visit) {
        if (is_list(list, what)) {
            for (std::size_t i = 0; i < list.json->size(); ++i) {
                visit(JczValue{&(*list.json)[i], list.where + "/" + std::to_string(i)});
            }
        }
    }

    // The parts of the file.

    void read_file(const JczValue& file) {
        if (!file || !file.json->is_object()) {
            complain("", "a saved game is a JSON object");
            return;
        }
        read_setup(file["setup"]);
        read_players(file["players"]);
        each_entry(file["replay"], "the list of moves", [&](const JczValue& move) { read_move(move); });
        if (const JczValue annotations = file["gameAnnotations"]; annotations) {
            is_object(annotations, "what was noted of the game");
            if (const JczValue end = annotations["endTurn"]; end) {
                constexpr int most_turns = 10000;
                file_.end_turn = static_cast<std::size_t>(read_number(end, "the last turn", 1, most_turns));
            }
        }
        if (const JczValue test = file["test"]; test) {
            is_object(test, "the test");
            if (const JczValue description = test["description"]; description) {
                file_.description = read_text(description, "what is tested");
            }
            if (const JczValue assertions = test["assertions"]; assertions) {
                each_entry(assertions, "the list of assertions", [&](const JczValue& sentence) {
                    file_.assertions.push_back(read_text(sentence, "an assertion"));
                });
            }
        }
    }
    void read_setup(const JczValue& setup) {
        if (!is_object(setup, "the set-up")) {
            return;
        }
        each_member(setup["sets"], "the sets of tiles", [&](const JczValue& value, const std::string& name) {
            file_.sets.push_back({value.where, name, read_count(value, "how often the set is there")});
        });
        each_member(setup["elements"], "the elements of the rules",
                    [&](const JczValue& value, const std::string& name) {
                        file_.elements.push_back({value.where, name, read_count(value, "an element")});
                    });
        if (const JczValue rules = setup["rules"]; rules) {
            each_member(rules, "the rules", [&](const JczValue& value, const std::string& name) {
                file_.rules.push_back({value.where, name, rule_word(value)});
            });
        }
        each_entry(setup["start"], "the list of tiles at the start", [&](const JczValue& tile) {
            if (is_object(tile, "a tile at the start")) {
                file_.start.push_back({tile.where,
                                       read_text(tile["tile"], "the tile"),
                                       {read_coordinate(tile["x"]), read_coordinate(tile["y"])},
                                       read_degrees(tile["rotation"])});
            }
        });
    }
    /// A number, or whether it is there.
    int read_count(const JczValue& value, const char* what) {
        constexpr int most = 100;
        return value && value.json->is_boolean() ? static_cast<int>(value.json->get<bool>())
                                                 : read_number(value, what, 0, most);
    }
    /// Most rules are words, some are switches.
    std::string rule_word(const JczValue& value) {
        if (value && value.json->is_boolean()) {
            return value.json->get<bool>() ? "true" : "false";
        }
        return read_text(value, "a rule");
    }
    void read_players(const JczValue& players) {
        each_entry(players, "the list of players", [&](const JczValue& player) {
            if (file_.players.size() > most_players || !is_object(player, "a player")) {
                return;
            }
            const std::string name = read_text(player["name"], "the name of a player");
            if (std::find(file_.players.begin(), file_.players.end(), name) != file_.players.end()) {
                complain(player["name"].where, "two players have the same name");
            }
            file_.players.push_back(name);
        });
        if (players && players.json->is_array() && (file_.players.empty() || file_.players.size() > most_players)) {
            complain(players.where, "a game has 1 to " + std::to_string(most_players) + " players");
        }
    }

    // The moves.

    void read_move(const JczValue& move) {
        if (!is_object(move, "a move")) {
            return;
        }
        const std::string type = read_text(move["type"], "the type of a move");
        const JczValue payload = move["payload"];
        JczMove read{move.where};
        if (type == "PLACE_TILE") {
            read.kind = JczMoveKind::place_tile;
            read_placement(payload, read);
        } else if (type == "DEPLOY_MEEPLE") {
            read.kind = JczMoveKind::deploy;
            if (is_object(payload, "what is deployed")) {
                read.figure = read_text(payload["meepleId"], "the figure");
                read.place = read_place(payload["pointer"]);
            }
        } else if (type == "RETURN_MEEPLE") {
            read.kind = JczMoveKind::return_abbot;
            if (!read_return(payload, read)) {
                return;
            }
        } else if (type == "PASS" || type == "COMMIT" || type == "UNDO") {
            read.kind = type == "PASS" ? JczMoveKind::pass : type == "COMMIT" ? JczMoveKind::commit : JczMoveKind::undo;
        } else if (!type.empty()) {
            note_unknown(move["type"].where, type);
            return;
        } else if (move["type"] && move["type"].json->is_string()) {
            complain(move["type"].where, "a move has a type");
        }
        file_.moves.push_back(std::move(read));
    }
    /// Each of them once.
    void note_unknown(std::string where, const std::string& move) {
        const auto known = [&](const JczFault& fault) { return fault.missing == "move " + move; };
        if (std::none_of(file_.unknown_moves.begin(), file_.unknown_moves.end(), known)) {
            file_.unknown_moves.push_back({std::move(where), "no module here has the move " + move, "move " + move});
        }
    }
    void read_placement(const JczValue& payload, JczMove& move) {
        if (is_object(payload, "the placement")) {
            move.tile = read_text(payload["tileId"], "the tile");
            move.rotation = read_turn(payload["rotation"]);
            move.at = read_position(payload["position"]);
        }
    }
    /// False for figures that are returned for a reason that only other modules have.
    bool read_return(const JczValue& payload, JczMove& move) {
        if (!is_object(payload, "what is returned")) {
            return true;
        }
        const std::string source = read_text(payload["source"], "the reason of the return");
        if (!source.empty() && source != "ABBOT_RETURN") {
            note_unknown(payload["source"].where, "RETURN_MEEPLE " + source);
            return false;
        }
        if (const JczValue pointer = payload["pointer"]; is_object(pointer, "the figure that is returned")) {
            move.figure = read_text(pointer["meepleId"], "the figure");
            move.place = read_place(pointer["featurePointer"]);
        }
        return true;
    }
    JczPlace read_place(const JczValue& pointer) {
        if (!is_object(pointer, "the place")) {
            return {};
        }
        return {read_position(pointer["position"]), read_text(pointer["feature"], "the feature"),
                read_text(pointer["location"], "the location")};
    }
    Square read_position(const JczValue& position) {
        if (!is_list(position, "the square") || position.json->size() != 2) {
            if (position && position.json->is_array()) {
                complain(position.where, "the square must have two numbers");
            }
            return {};
        }
        return {read_coordinate({&(*position.json)[0], position.where + "/0"}),
                read_coordinate({&(*position.json)[1], position.where + "/1"})};
    }
    std::int16_t read_coordinate(const JczValue& value) {
        const std::size_t before = faults_.size();
        const int coordinate = read_number(value, "a coordinate", -farthest, farthest);
        return static_cast<std::int16_t>(faults_.size() == before ? coordinate : 0);
    }
    /// Degrees as a number.
    Rotation read_degrees(const JczValue& value) {
        constexpr int most = 270;
        const int turned = read_number(value, "the rotation", 0, most);
        if (turned % 90 != 0) {
            complain(value.where, "the rotation must be 0, 90, 180 or 270");
        }
        return static_cast<Rotation>(turned / 90);
    }
    /// Degrees as a word: "R90".
    Rotation read_turn(const JczValue& value) {
        const std::string word = read_text(value, "the rotation");
        for (const Rotation rotation : all_rotations) {
            if (word == "R" + std::to_string(degrees(rotation))) {
                return rotation;
            }
        }
        if (value && value.json->is_string()) {
            complain(value.where, "the rotation must be R0, R90, R180 or R270");
        }
        return Rotation::none;
    }

    JczFile file_;
    JczFaults faults_;
};

}  // namespace detail

/// Reads a saved game, or says everything that is wrong with its text. Whether its rules are known here and its moves
/// are legal is another question. Nothing is thrown, whatever the text.
inline Result<JczFile, JczFaults> read_jcz(std::string_view text) { return detail::JczReader::read(text); }

}  // namespace carcassonne
