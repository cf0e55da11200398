// Replays recorded games of another engine with the reference and counts what differs: placements, meeple options,
// score events, meeples returned, supplies, points.
//
//   check_oracle base-2p.jsonl.gz ...        files, unpacked with zcat when they end in .gz
//   zcat base-2p.jsonl.gz | check_oracle     or games on standard input, one JSON object a line
//
// Ends with status 0 only when at least one game was replayed and nothing differs.
#include "reference_game.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>

namespace {

using nlohmann::json;
using reference::Game;
using reference::Meeple;
using reference::Placement;
using reference::ScoreEvent;

const char* const meeple_prefix = "meeple SmallFollower ";

class Checker {
public:
    void replay(const json& recorded);
    bool print_report() const;

private:
    void expect(bool same, const std::string& what, const std::string& detail);
    void check_start(const json& recorded, const Game& game);
    void replay_step(const json& step, Game& game);
    void check_placements(const json& step, const Game& game);
    std::string checked_choice(const json& step, const Game& game);
    void check_events(const json& recorded, const std::vector<ScoreEvent>& events);
    void check_returned(const json& recorded, const std::vector<Meeple>& before, const Game& game);
    void check_supplies(const json& recorded, const Game& game);
    void discard_all(const json& recorded, Game& game);

    std::string where_;
    std::size_t games_ = 0;
    std::size_t steps_ = 0;
    std::map<std::string, std::size_t> compared_;
    std::map<std::string, std::size_t> differences_;
};

void Checker::expect(bool same, const std::string& what, const std::string& detail) {
    constexpr std::size_t shown_of_each = 3;
    ++compared_[what];
    if (same)
        return;
    if (++differences_[what] <= shown_of_each) {
        std::printf("%s: %s differ: %s\n", where_.c_str(), what.c_str(), detail.c_str());
    }
}

int tiles_left(const Game& game) {
    int left = 0;
    for (const auto& [tile, count] : game.remaining())
        left += count;
    return left;
}

void Checker::check_start(const json& recorded, const Game& game) {
    expect(json(game.remaining()) == recorded.at("pack"), "packs", recorded.at("pack").dump());
    json start = json::array();
    for (const auto& [square, placed] : game.board()) {
        start.push_back({placed.tile.id, square.first, square.second, placed.rotation});
    }
    expect(start == recorded.at("start"), "start tiles", recorded.at("start").dump());
}

// The recording lists every rotation of a symmetric tile. They are told apart here without the help of the
// reference, by the number of quarter turns after which a kind looks the same again.
int quarters_until_same(const std::string& tile) {
    for (const char* const kind : {"BA/L", "BA/Cccc+", "BA/RRRR"}) {
        if (tile == kind)
            return 1;
    }
    for (const char* const kind : {"BA/CFc.1", "BA/CFc+", "BA/CFC.2", "BA/RFr"}) {
        if (tile == kind)
            return 2;
    }
    return 4;
}

void Checker::check_placements(const json& step, const Game& game) {
    const std::string tile = step.at("tile");
    std::vector<Placement> theirs;
    for (const json& entry : step.at("pl")) {
        theirs.push_back({entry.at(0), entry.at(1), entry.at(2).get<int>() % (90 * quarters_until_same(tile))});
    }
    std::sort(theirs.begin(), theirs.end());
    theirs.erase(std::unique(theirs.begin(), theirs.end()), theirs.end());
    expect(game.legal_placements(tile) == theirs, "placements", tile + " " + step.at("pl").dump());
}

// The chosen segment; empty for a pass.
std::string Checker::checked_choice(const json& step, const Game& game) {
    const json& at = step.at("at");
    const std::string square = " " + std::to_string(at.at(0).get<int>()) + " " + std::to_string(at.at(1).get<int>());
    std::vector<std::string> ours;
    for (const std::string& choice : game.meeple_choices())
        ours.push_back(meeple_prefix + choice + square);

    std::vector<std::string> theirs;
    std::string chosen = "pass";
    for (const json& decision : step.at("dec")) {
        if (!decision.is_object() || decision.at("ph") != "ActionPhase")
            throw std::runtime_error("not a base game");
        theirs = decision.at("opts").get<std::vector<std::string>>();
        chosen = decision.at("ch");
    }
    std::sort(theirs.begin(), theirs.end());
    expect(ours == theirs, "meeple options", json(ours).dump() + " against " + json(theirs).dump());
    if (chosen == "pass")
        return "";
    const std::size_t prefix = std::string(meeple_prefix).size();
    return chosen.substr(prefix, chosen.size() - prefix - square.size());
}

bool same_event(const ScoreEvent& ours, const json& theirs) {
    json items = json::array();
    for (const reference::ScoreItem& item : ours.items)
        items.push_back({item.what, item.count, item.points});
    return ours.player == theirs.at("pl") && ours.points == theirs.at("pts") && ours.name == theirs.at("name") &&
           items == theirs.at("items") && std::count(ours.meeples.begin(), ours.meeples.end(), theirs.at("src")) == 1;
}

// Both are without order. Each recorded event must find one of ours that no other has found: same player, points,
// name and items, and the recorded place that of a meeple of the player in that feature.
void Checker::check_events(const json& recorded, const std::vector<ScoreEvent>& events) {
    std::vector<ScoreEvent> unmatched = events;
    for (const json& theirs : recorded.value("score", json::array())) {
        const auto found = std::find_if(unmatched.begin(), unmatched.end(),
                                        [&theirs](const ScoreEvent& ours) { return same_event(ours, theirs); });
        expect(found != unmatched.end(), "score events", theirs.dump());
        if (found != unmatched.end())
            unmatched.erase(found);
    }
    for (const ScoreEvent& ours : unmatched) {
        expect(false, "score events", "not recorded: " + ours.name + " player " + std::to_string(ours.player));
    }
}

void Checker::check_returned(const json& recorded, const std::vector<Meeple>& before, const Game& game) {
    std::vector<std::string> ours;
    for (const Meeple& meeple : before) {
        const auto& staying = game.meeples();
        if (std::count(staying.begin(), staying.end(), meeple) > 0)
            continue;
        ours.push_back(std::to_string(meeple.player) + " " + game.text(meeple.spot));
    }
    std::vector<std::string> theirs;
    for (const std::string entry : recorded.value("ret", json::array())) {
        // "0.small.2 Road S 2 2": the number of the meeple is of no interest.
        theirs.push_back(entry.substr(0, entry.find('.')) + entry.substr(entry.find(' ')));
    }
    std::sort(ours.begin(), ours.end());
    std::sort(theirs.begin(), theirs.end());
    expect(ours == theirs, "meeples returned", json(ours).dump() + " against " + json(theirs).dump());
}

void Checker::check_supplies(const json& recorded, const Game& game) {
    std::vector<int> theirs;
    for (const json& supply : recorded)
        theirs.push_back(supply.value("SmallFollower", 0));
    expect(game.supplies() == theirs, "supplies", recorded.dump());
}

void Checker::discard_all(const json& recorded, Game& game) {
    const json pre = recorded.value("pre", json::object());
    for (const std::string tile : pre.value("discarded", json::array())) {
        expect(game.legal_placements(tile).empty(), "discarded tiles", tile);
        game.discard(tile);
    }
}

void Checker::replay_step(const json& step, Game& game) {
    ++steps_;
    discard_all(step, game);
    const std::string tile = step.at("tile");
    expect(game.turn_player() == step.at("p"), "turn players", step.at("p").dump());
    expect(tiles_left(game) - 1 == step.at("left"), "tiles left", step.at("left").dump());
    check_placements(step, game);

    const json& at = step.at("at");
    game.place(tile, at.at(0), at.at(1), at.at(2));
    const std::string choice = checked_choice(step, game);
    if (choice.empty()) {
        game.skip();
    } else {
        game.deploy(choice);
    }
    const std::vector<Meeple> before = game.meeples();
    check_events(step, game.score());
    check_returned(step, before, game);
    expect(json(game.scores()) == step.at("sc"), "points", step.at("sc").dump());
    if (step.contains("sup"))
        check_supplies(step.at("sup"), game);
}

void Checker::replay(const json& recorded) {
    ++games_;
    where_ = recorded.at("id");
    if (recorded.at("sets") != json{{"basic:1", 1}})
        throw std::runtime_error("not a base game");
    reference::Options options;
    options.small_city = recorded.at("rules").at("tiny-city-scoring") == "2";
    options.farmers = recorded.at("elements").at("farmers");
    Game game(recorded.at("players"), options);
    check_start(recorded, game);
    check_supplies(recorded.at("supply"), game);
    for (const json& step : recorded.at("steps")) {
        where_ = recorded.at("id").get<std::string>() + " with " + step.at("left").dump() + " tiles left";
        replay_step(step, game);
    }
    where_ = recorded.at("id").get<std::string>() + " at the end";
    const json& final = recorded.at("final");
    discard_all(final, game);
    check_events(final, game.finish());
    expect(json(game.scores()) == final.at("sc"), "final points", final.at("sc").dump());
    expect(json(game.discarded()) == recorded.at("discarded"), "discarded tiles", recorded.at("discarded").dump());
    expect(game.remaining().empty(), "tiles left", "at the end");
}

bool Checker::print_report() const {
    std::size_t all = 0;
    std::printf("%zu games, %zu turns\n", games_, steps_);
    for (const auto& [what, compared] : compared_) {
        const auto found = differences_.find(what);
        const std::size_t differences = found == differences_.end() ? 0 : found->second;
        all += differences;
        std::printf("  %-17s %7zu compared, %zu differences\n", what.c_str(), compared, differences);
    }
    std::printf("%zu differences\n", all);
    return games_ > 0 && all == 0;
}

class Pipe {
public:
    explicit Pipe(const std::string& command) : file_(popen(command.c_str(), "r")) {
        if (file_ == nullptr)
            throw std::runtime_error("cannot run " + command);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        if (file_ != nullptr)
            pclose(file_);
    }

    bool next_line(std::string& line) {
        line.clear();
        for (int character = std::fgetc(file_); character != EOF; character = std::fgetc(file_)) {
            if (character == '\n')
                return true;
            line.push_back(static_cast<char>(character));
        }
        return !line.empty();
    }

    bool close() {
        const int status = pclose(file_);
        file_ = nullptr;
        return status == 0;
    }

private:
    std::FILE* file_;
};

void replay_file(const std::string& path, Checker& checker) {
    std::string line;
    if (path.size() > 3 && path.substr(path.size() - 3) == ".gz") {
        Pipe pipe("zcat '" + path + "'");
        while (pipe.next_line(line))
            checker.replay(json::parse(line));
        if (!pipe.close())
            throw std::runtime_error("zcat failed on " + path);
        return;
    }
    std::ifstream file(path);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    while (std::getline(file, line))
        checker.replay(json::parse(line));
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> paths(argv + 1, argv + argc);
    Checker checker;
    try {
        for (const std::string& path : paths)
            replay_file(path, checker);
        std::string line;
        while (paths.empty() && std::getline(std::cin, line))
            checker.replay(json::parse(line));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
    return checker.print_report() ? 0 : 1;
}
