#include "commands.hpp"
#include "files.hpp"
#include "input.hpp"
#include "tournament/book.hpp"
#include "tournament/plots.hpp"
#include "tournament/results.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace app {
namespace {

using carcassonne::players::Measured;

/// A tournament beside others.
struct Compared {
    std::string label;
    TournamentResults results;
    /// The scores of everybody, in ascending order.
    std::vector<int> scores;
    /// By how many points the best of a game is ahead of the next.
    Measured ahead;
};

Compared compared(const std::string& folder) {
    const std::filesystem::path path = std::filesystem::path(folder) / "";
    const TournamentPlan plan = read_plan((path / "plan.json").string());
    const auto games = read_games(path.string(), plan);
    if (games.empty()) {
        throw InputError(fmt::format("{}: no game is over there", folder));
    }
    Compared one{path.parent_path().filename().string(), results_of(plan, games), {}, {}};
    std::vector<double> ahead;
    for (const auto& [number, game] : games) {
        std::vector<int> scores = game.scores;
        one.scores.insert(one.scores.end(), scores.begin(), scores.end());
        std::sort(scores.begin(), scores.end(), std::greater<>());
        ahead.push_back(scores.size() < 2 ? 0 : scores[0] - scores[1]);
    }
    std::sort(one.scores.begin(), one.scores.end());
    one.ahead = carcassonne::players::mean_of(ahead);
    return one;
}

/// Tournaments go by the last name of their folder, or by all of it where two have the same.
void name_apart(std::vector<Compared>& all, const std::vector<std::string>& folders) {
    std::map<std::string, int> times;
    for (const Compared& one : all) {
        ++times[one.label];
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (times[all[i].label] > 1) {
            all[i].label = folders[i];
        }
    }
}

double mean(const std::vector<int>& values) {
    double sum = 0;
    for (const int value : values) {
        sum += value;
    }
    return sum / static_cast<double>(values.size());
}

/// Points a game and player of each source.
std::map<SourceName, double> sources_of(const TournamentResults& results) {
    std::map<SourceName, double> points;
    double seats = 0;
    for (const EntrantResults& entrant : results.entrants) {
        seats += static_cast<double>(entrant.games);
        for (const auto& [source, sum] : entrant.sources) {
            points[source] += static_cast<double>(sum);
        }
    }
    for (auto& [source, sum] : points) {
        sum /= seats;
    }
    return points;
}

/// What the drawing says of a source: the kind of feature in the base game, the module of all else, what is lost apart.
std::string part_of(const SourceName& source, double points) {
    const std::string module = module_of(source);
    const bool is_base = module == "base" || module == "farmers";
    return (is_base ? source.first : module.empty() ? "other" : module) + (points < 0 ? ", lost" : "");
}

std::string points_plot(const std::vector<Compared>& all) {
    std::vector<StackRow> rows;
    rows.reserve(all.size());
    for (const Compared& one : all) {
        rows.push_back({one.label});
        for (const auto& [source, points] : sources_of(one.results)) {
            rows.back().values[part_of(source, points)] += points;
        }
    }
    return stack_plot("Where the points of a player come from", rows, "points a game");
}

std::string scores_plot(const std::vector<Compared>& all) {
    std::vector<HistogramRow> rows;
    rows.reserve(all.size());
    for (const Compared& one : all) {
        rows.push_back({one.label, &one.scores, mean(one.scores)});
    }
    return histogram_plot("How often each score is reached", rows, "points");
}

std::string lead_plot(const std::vector<Compared>& all) {
    std::vector<RangeRow> rows;
    rows.reserve(all.size());
    for (const Compared& one : all) {
        rows.push_back({one.label, one.results.lead_changes});
    }
    return range_plot("Changes of the lead", rows, "changes of the lead a game, with the range of 95 %", 2, 0);
}

std::string range_text(const Measured& measured, int decimals) {
    if (!std::isfinite(measured.low)) {
        return fmt::format("{:.{}f}", measured.value, decimals);
    }
    return fmt::format("{:.{}f} ± {:.{}f}", measured.value, decimals, (measured.high - measured.low) / 2, decimals);
}

/// The table, in Markdown.
class SideBySide {
public:
    explicit SideBySide(const std::vector<Compared>& all) : all_(all) {
        row("", [](const Compared& one) { return one.label; });
        row("---", [](const Compared&) { return std::string("---:"); });
    }
    template <class Cell>
    void row(const std::string& label, Cell&& cell) {
        text_ += "| " + label + " |";
        for (const Compared& one : all_) {
            text_ += " " + cell(one) + " |";
        }
        text_ += "\n";
    }
    const std::string& text() const { return text_; }

private:
    const std::vector<Compared>& all_;
    std::string text_;
};

double decisions_of(const TournamentResults& results) {
    double decisions = 0;
    for (const EntrantResults& entrant : results.entrants) {
        decisions += static_cast<double>(entrant.decisions);
    }
    return decisions / static_cast<double>(results.games);
}

double first_won(const TournamentResults& results) {
    double won = 0;
    double games = 0;
    for (const EntrantResults& entrant : results.entrants) {
        won += entrant.won_at_seat[0] * static_cast<double>(entrant.games_at_seat[0]);
        games += static_cast<double>(entrant.games_at_seat[0]);
    }
    return won / games;
}

std::string table_text(const std::vector<Compared>& all) {
    SideBySide table(all);
    table.row("games", [](const Compared& one) { return fmt::format("{}", one.results.games); });
    table.row("turns", [](const Compared& one) { return fmt::format("{:.1f}", one.results.turns.value); });
    table.row("decisions", [](const Compared& one) { return fmt::format("{:.1f}", decisions_of(one.results)); });
    table.row("points of a player", [](const Compared& one) { return fmt::format("{:.1f}", mean(one.scores)); });
    table.row("half of them between", [](const Compared& one) {
        return fmt::format("{:.0f} and {:.0f}", quantile(one.scores, 0.25), quantile(one.scores, 0.75));
    });
    table.row("winner ahead by", [](const Compared& one) { return range_text(one.ahead, 1); });
    table.row("changes of the lead", [](const Compared& one) { return range_text(one.results.lead_changes, 2); });
    table.row("first seat won %",
              [](const Compared& one) { return fmt::format("{:.1f}", 100 * first_won(one.results)); });
    table.row("shared wins %", [](const Compared& one) { return fmt::format("{:.1f}", 100 * one.results.shared); });
    std::map<SourceName, bool> names;
    for (const Compared& one : all) {
        for (const auto& [source, points] : sources_of(one.results)) {
            names[source] = true;
        }
    }
    for (const auto& name : names) {
        const SourceName& source = name.first;
        const std::string label = source.first.empty() ? source.second : source.first + ", " + source.second;
        table.row(label, [&source](const Compared& one) {
            const auto points = sources_of(one.results);
            const auto found = points.find(source);
            return found == points.end() ? std::string() : fmt::format("{:.2f}", found->second);
        });
    }
    return table.text();
}

}  // namespace

int compare(const CompareOptions& options) {
    try {
        std::vector<Compared> all;
        all.reserve(options.folders.size());
        for (const std::string& folder : options.folders) {
            all.push_back(compared(folder));
        }
        name_apart(all, options.folders);
        fmt::print("{}", table_text(all));
        if (!options.folder.empty()) {
            std::error_code error;
            std::filesystem::create_directories(options.folder, error);
            write_file(options.folder + "/points.svg", plot_file(points_plot(all)));
            write_file(options.folder + "/scores.svg", plot_file(scores_plot(all)));
            write_file(options.folder + "/lead_changes.svg", plot_file(lead_plot(all)));
        }
    } catch (const InputError& error) {
        fmt::print(stderr, "carcassonne: {}\n", error.what());
        return unusable;
    }
    return all_well;
}

}  // namespace app
