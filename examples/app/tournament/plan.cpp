#include "tournament/plan.hpp"

#include "files.hpp"
#include "input.hpp"
#include "rules_named.hpp"

#include <carcassonne/players/player_spec.hpp>
#include <carcassonne/version.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>

namespace app {
namespace {

using Json = nlohmann::ordered_json;
namespace players = carcassonne::players;

constexpr std::size_t most_entrants = 16;
constexpr std::uint64_t most_games = 100'000'000;

/// The parts of a plan by name, for those who write, read and compare.
template <class Plan, class Visit>
void each_part(Plan& plan, Visit&& visit) {
    visit("players", plan.players);
    visit("rules", plan.rules);
    visit("seats", plan.seats);
    visit("games", plan.games);
    visit("seed", plan.seed);
    visit("version", plan.version);
}

Json json_of(const TournamentPlan& plan) {
    Json json;
    json["kind"] = "carcassonne tournament 1";
    each_part(plan, [&](const char* name, const auto& part) { json[name] = part; });
    return json;
}

/// The parts of a text between commas.
std::vector<std::string> parts_of(const std::string& text) {
    std::vector<std::string> parts(1);
    for (const char letter : text) {
        if (letter == ',') {
            parts.emplace_back();
        } else {
            parts.back() += letter;
        }
    }
    return parts;
}

}  // namespace

bool TournamentPlan::repeatable() const {
    return std::all_of(players.begin(), players.end(),
                       [](const std::string& text) { return players::parse_player(text)->repeatable(); });
}

std::vector<std::string> TournamentPlan::labels() const {
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto before = std::count(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(i), players[i]);
        labels.push_back(before == 0 ? players[i] : fmt::format("{} ({})", players[i], before + 1));
    }
    return labels;
}

TournamentPlan plan_of(const TournamentOptions& options) {
    TournamentPlan plan;
    for (const std::string& text : parts_of(options.players)) {
        const auto spec = players::parse_player(text);
        if (!spec) {
            throw InputError(spec.error());
        }
        plan.players.push_back(players::player_text(*spec));
    }
    if (plan.players.size() < options.seats || plan.players.size() > most_entrants) {
        throw InputError(fmt::format("{} players for {} seats: there must be one for each seat, and at most {}",
                                     plan.players.size(), options.seats, most_entrants));
    }
    if (options.games > most_games) {
        throw InputError(fmt::format("{} games are too many: at most {} are played", options.games, most_games));
    }
    plan.rules = rules_in_order(options.rules);
    plan.seats = options.seats;
    plan.games = options.games;
    plan.seed = options.seed;
    plan.games = plan.schedule().games_of_group();
    plan.version = fmt::format("{}.{}.{}", carcassonne::version.major_number, carcassonne::version.minor_number,
                               carcassonne::version.patch_number);
    return plan;
}

std::string plan_text(const TournamentPlan& plan) { return json_of(plan).dump(2) + "\n"; }

TournamentPlan read_plan(const std::string& path) {
    TournamentPlan plan;
    try {
        const Json json = Json::parse(read_file(path));
        each_part(plan, [&](const char* name, auto& part) { json.at(name).get_to(part); });
        const bool players_known = std::all_of(plan.players.begin(), plan.players.end(), [](const std::string& text) {
            return players::parse_player(text).has_value();
        });
        if (!players_known || plan.seats < 2 || plan.players.size() < plan.seats ||
            plan.players.size() > most_entrants || plan.games > most_games + plan.seats ||
            plan.games % plan.seats != 0 || plan_text(plan) != json.dump(2) + "\n") {
            throw InputError(path + ": this is no plan of a tournament");
        }
    } catch (const nlohmann::json::exception& error) {
        throw InputError(fmt::format("{}: this is no plan of a tournament: {}", path, error.what()));
    }
    return plan;
}

std::vector<std::string> differences(const TournamentPlan& there, const TournamentPlan& asked) {
    const Json one = json_of(there);
    const Json other = json_of(asked);
    std::vector<std::string> lines;
    for (const auto& [name, part] : one.items()) {
        if (part != other[name]) {
            lines.push_back(fmt::format("{}: there {}, now {}", name, part.dump(), other[name].dump()));
        }
    }
    return lines;
}

players::Share parse_shard(const std::string& text) {
    players::Share share;
    if (text.empty()) {
        return share;
    }
    const char* const end = text.data() + text.size();
    const auto [slash, first] = std::from_chars(text.data(), end, share.index);
    const bool has_slash = first == std::errc{} && slash != end && *slash == '/';
    const auto [stop, second] = std::from_chars(has_slash ? slash + 1 : end, end, share.count);
    if (!has_slash || second != std::errc{} || stop != end || share.index < 1 || share.index > share.count ||
        share.count > 1'000'000) {
        throw InputError(fmt::format("\"{}\" is no shard: the second of three is 2/3", text));
    }
    --share.index;
    return share;
}

}  // namespace app
