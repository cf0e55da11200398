#include "tournament/report.hpp"

#include "tournament/plots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

namespace app {
namespace {

using carcassonne::players::Measured;

constexpr std::string_view page_style =
    R"(body { background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 54rem;
    margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
p { max-width: 44rem; } .note { color: var(--soft); font-size: 0.9rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9rem; margin: 0.8rem 0; }
th, td { padding: 0.25rem 0.7rem; text-align: right; border-bottom: 1px solid var(--grid); white-space: nowrap; }
th:first-child, td:first-child, th.word, td.word { text-align: left; }
)";

/// A table of texts; the first `words` columns stand at the left.
class HtmlTable {
public:
    explicit HtmlTable(std::size_t words = 1) : words_(words) {}

    void row(const std::vector<std::string>& cells) {
        const char* const tag = text_.empty() ? "th" : "td";
        text_ += "<tr>";
        for (std::size_t i = 0; i < cells.size(); ++i) {
            text_ += fmt::format("<{}{}>{}</{}>", tag, i < words_ ? " class=\"word\"" : "", escaped(cells[i]), tag);
        }
        text_ += "</tr>\n";
    }
    std::string text() const { return "<div class=\"wide\"><table>\n" + text_ + "</table></div>\n"; }

private:
    std::size_t words_;
    std::string text_;
};

std::string range_text(const Measured& estimate, double factor, int decimals) {
    const double steps = std::pow(10, decimals);
    // Adding 0 makes nothing of what would be written as -0.
    const auto number = [&](double value) { return std::round(factor * value * steps) / steps + 0.0; };
    if (!std::isfinite(estimate.low)) {
        return fmt::format("{:.{}f} (unknown)", number(estimate.value), decimals);
    }
    return fmt::format("{:.{}f} ({:.{}f} to {:.{}f})", number(estimate.value), decimals, number(estimate.low), decimals,
                       number(estimate.high), decimals);
}

double a_game(std::int64_t points, const EntrantResults& entrant) {
    return entrant.games == 0 ? 0 : static_cast<double>(points) / static_cast<double>(entrant.games);
}

/// Writes the page, part by part.
class Report {
public:
    Report(const TournamentResults& results, const std::map<std::uint64_t, PlayedTimes>& times)
        : results_(&results), times_(&times) {}

    std::string text() {
        begin();
        strength();
        pairs();
        scores();
        sources();
        seats();
        times();
        games();
        return text_ + "</body>\n</html>\n";
    }

private:
    void begin() {
        const TournamentPlan& plan = results_->plan;
        std::string names;
        for (const EntrantResults& entrant : results_->entrants) {
            names += (names.empty() ? "" : ", ") + entrant.label;
        }
        text_ += fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                             "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                             "<title>Carcassonne tournament: {}</title>\n<style>\n{}{}{}</style>\n</head>\n<body>\n"
                             "<h1>Carcassonne tournament</h1>\n",
                             escaped(names), plot_colours(), page_style, plot_style());
        text_ += fmt::format(
            "<p>{}: {} games of {} with the rules {}, seed {}, version {}. Every draw of the tiles was "
            "played in each rotation of the seats. Ranges hold the true value in 95 of 100 "
            "tournaments.</p>\n",
            escaped(names), results_->games, plan.seats, escaped(plan.rules), plan.seed, escaped(plan.version));
    }
    void heading(std::string_view title) { text_ += fmt::format("<h2>{}</h2>\n", title); }
    void note(std::string_view words) { text_ += fmt::format("<p class=\"note\">{}</p>\n", words); }

    void strength() {
        heading("Who wins");
        const double even = 100 / static_cast<double>(results_->plan.seats);
        HtmlTable table;
        table.row({"player", "games", "won %", "Elo"});
        std::vector<RangeRow> won;
        std::vector<RangeRow> elo;
        for (const EntrantResults& entrant : results_->entrants) {
            table.row({entrant.label, fmt::format("{}", entrant.games), range_text(entrant.won, 100, 1),
                       range_text(entrant.elo, 1, 0)});
            won.push_back({entrant.label, {100 * entrant.won.value, 100 * entrant.won.low, 100 * entrant.won.high}});
            elo.push_back({entrant.label, entrant.elo});
        }
        text_ += table.text();
        text_ += range_plot("Games won by each player, in percent", won, "% of the games won", 1, even);
        note("A shared win is divided among those who share it. The broken line is what equal players win.");
        text_ += range_plot("Rating of each player", elo, "Elo, 0 is the mean of all", 0, 0);
        note("400 points ahead means ten points out of eleven. Each two who met are counted one imagined tie besides.");
    }

    void pairs() {
        if (results_->pairs.size() < 2) {
            return;
        }
        heading("Each against each");
        HtmlTable table(2);
        table.row({"player", "against", "games", "won %, ties half", "points ahead"});
        for (const PairResults& pair : results_->pairs) {
            table.row({results_->entrants[pair.first].label, results_->entrants[pair.second].label,
                       fmt::format("{}", pair.games), range_text(pair.won, 100, 1), range_text(pair.ahead, 1, 1)});
        }
        text_ += table.text();
    }

    void scores() {
        heading("Scores");
        HtmlTable table;
        table.row({"player", "mean", "least", "quarter", "median", "three quarters", "most"});
        std::vector<HistogramRow> rows;
        for (const EntrantResults& entrant : results_->entrants) {
            if (entrant.scores.empty()) {
                continue;
            }
            const auto part = [&](double of) { return fmt::format("{:.1f}", quantile(entrant.scores, of)); };
            table.row(
                {entrant.label, range_text(entrant.score, 1, 1), part(0), part(0.25), part(0.5), part(0.75), part(1)});
            rows.push_back({entrant.label, &entrant.scores, entrant.score.value});
        }
        text_ += histogram_plot("How often each score was reached", rows, "points") + table.text();
    }

    /// Draws the points of all entrants by parts, of which `name(source)` says which a source belongs to.
    template <class Name>
    void stack(std::string_view title, Name&& name) {
        std::vector<StackRow> rows;
        for (const EntrantResults& entrant : results_->entrants) {
            rows.push_back({entrant.label});
            for (const auto& [source, points] : entrant.sources) {
                rows.back().values[name(source)] += a_game(points, entrant);
            }
        }
        text_ += stack_plot(title, rows, "points a game");
    }

    void sources() {
        heading("Where the points came from");
        stack("Points a game by feature",
              [](const SourceName& source) { return source.first.empty() ? "no feature" : source.first; });
        note("By feature.");
        stack("Points a game by module", [](const SourceName& source) {
            const std::string module = module_of(source);
            return module.empty() ? "other" : module;
        });
        note("By module. What a module adds to a feature of another one is its own; what it pays a second time is the "
             "feature's.");
        std::map<SourceName, bool> names;
        std::vector<std::string> head{"feature", "what", "module"};
        for (const EntrantResults& entrant : results_->entrants) {
            head.push_back(entrant.label);
            for (const auto& [source, points] : entrant.sources) {
                names[source] = true;
            }
        }
        HtmlTable table(3);
        table.row(head);
        for (const auto& [source, is_there] : names) {
            std::vector<std::string> cells{source.first, source.second, module_of(source)};
            for (const EntrantResults& entrant : results_->entrants) {
                const auto found = entrant.sources.find(source);
                const std::int64_t points = found == entrant.sources.end() ? 0 : found->second;
                cells.push_back(fmt::format("{:.2f}", a_game(points, entrant)));
            }
            table.row(cells);
        }
        text_ += table.text();
        const bool has_other =
            std::any_of(names.begin(), names.end(), [](const auto& name) { return name.first.second == "other"; });
        note(has_other ? "Points a game. &ldquo;other&rdquo; are points that no scoring told of: losses that could not "
                         "be paid, since there were no points to lose."
                       : "Points a game.");
    }

    void seats() {
        heading("By seat");
        HtmlTable table;
        std::vector<std::string> head{"won % at seat"};
        for (std::size_t seat = 0; seat < results_->plan.seats; ++seat) {
            head.push_back(fmt::format("{}", seat + 1));
        }
        table.row(head);
        for (const EntrantResults& entrant : results_->entrants) {
            std::vector<std::string> cells{entrant.label};
            for (const double won : entrant.won_at_seat) {
                cells.push_back(fmt::format("{:.1f}", 100 * won));
            }
            table.row(cells);
        }
        text_ += table.text();
    }

    void times() {
        std::vector<TimeRow> rows;
        for (const EntrantResults& entrant : results_->entrants) {
            rows.push_back({entrant.label, std::vector<std::uint64_t>(44), 0, 0});
        }
        std::vector<double> total(rows.size());
        std::vector<double> decisions(rows.size());
        const carcassonne::players::Schedule schedule = results_->plan.schedule();
        for (const auto& [number, game] : *times_) {
            if (number >= schedule.games()) {
                continue;
            }
            const std::vector<std::size_t> who = schedule.game(number).seats;
            for (std::size_t seat = 0; seat < who.size(); ++seat) {
                TimeRow& row = rows[who[seat]];
                for (std::size_t i = 0; i < row.by_magnitude.size(); ++i) {
                    row.by_magnitude[i] += game.seats[seat].by_magnitude[i];
                    decisions[who[seat]] += game.seats[seat].by_magnitude[i];
                }
                total[who[seat]] += static_cast<double>(game.seats[seat].nanoseconds);
                row.longest = (std::max)(row.longest, static_cast<double>(game.seats[seat].longest));
            }
        }
        heading("Time for a decision");
        HtmlTable table;
        table.row({"player", "decisions", "mean", "median", "95 of 100 below", "longest"});
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i].mean = decisions[i] == 0 ? 0 : total[i] / decisions[i];
            table.row({rows[i].label, fmt::format("{:.0f}", decisions[i]), time_text(rows[i].mean),
                       time_text(time_quantile(rows[i].by_magnitude, 0.5)),
                       time_text(time_quantile(rows[i].by_magnitude, 0.95)), time_text(rows[i].longest)});
        }
        text_ += time_plot("Time for a decision", rows) + table.text();
        note(
            "Decisions with one answer are not asked. Times are measured while the games are played and differ from "
            "run to run. They are counted in classes of which each is twice as wide as the one before, so that medians "
            "and the like are near the truth and no more.");
    }

    void games() {
        heading("The games");
        HtmlTable table;
        table.row({"", "mean"});
        table.row({"turns", range_text(results_->turns, 1, 2)});
        table.row({"changes of the lead", range_text(results_->lead_changes, 1, 2)});
        table.row({"shared wins", fmt::format("{:.2f} %", 100 * results_->shared)});
        text_ += table.text();
    }

    const TournamentResults* results_;
    const std::map<std::uint64_t, PlayedTimes>* times_;
    std::string text_;
};

}  // namespace

std::string report_text(const TournamentResults& results, const std::map<std::uint64_t, PlayedTimes>& times) {
    return Report(results, times).text();
}

}  // namespace app
