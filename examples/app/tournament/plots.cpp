#include "tournament/plots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr double label_width = 190;
constexpr double plot_width = 560;
constexpr double margin = 70;
constexpr double total_width = label_width + plot_width + margin;

/// A colour of a page for light and for dark screens.
struct Colour {
    std::string_view name;
    std::string_view light;
    std::string_view dark;
};
constexpr std::array<Colour, 5> page_colours{{{"ground", "#fff", "#16181c"},
                                              {"ink", "#1a1a1a", "#eee"},
                                              {"soft", "#555", "#b5b5b5"},
                                              {"grid", "#ddd", "#3a3d44"},
                                              {"accent", "#0072b2", "#56b4e9"}}};

/// What stands on an axis and where: values from `low` to `high` over the width of the plot.
class Axis {
public:
    Axis(double low, double high) : low_(low), high_(high > low ? high : low + 1) {}

    double at(double value) const { return label_width + plot_width * (value - low_) / (high_ - low_); }
    double low() const { return low_; }
    double high() const { return high_; }
    /// A round distance between numbers on the axis, so that there are about seven.
    double step() const {
        const double rough = (high_ - low_) / 7;
        const double power = std::pow(10, std::floor(std::log10(rough)));
        for (const double factor : {1.0, 2.0, 5.0}) {
            if (rough <= factor * power) {
                return factor * power;
            }
        }
        return 10 * power;
    }

private:
    double low_;
    double high_;
};

std::string open_svg(std::string_view title, double height) {
    return fmt::format("<svg class=\"plot\" viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}\" "
                       "xmlns=\"http://www.w3.org/2000/svg\">\n<title>{}</title>\n",
                       total_width, height, escaped(title), escaped(title));
}

std::string text_at(double x, double y, std::string_view anchor, std::string_view text, std::string_view kind = "") {
    return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\"{}>{}</text>\n", x, y, anchor,
                       kind.empty() ? "" : fmt::format(" class=\"{}\"", kind), escaped(text));
}

std::string line(double x1, double y1, double x2, double y2, std::string_view kind) {
    return fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\"/>\n", x1, y1, x2, y2,
                       kind);
}

std::string box(double x, double y, double width, double height, std::string_view kind, std::string_view title = "") {
    return fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" class=\"{}\">{}</rect>\n", x,
                       y, width, height, kind, title.empty() ? "" : "<title>" + escaped(title) + "</title>");
}

std::string label_of(double y, const std::string& label) {
    // About as many letters as fit; the whole of a long one shows when somebody points at it.
    constexpr std::size_t fits = 26;
    if (label.size() <= fits) {
        return text_at(label_width - 10, y, "end", label);
    }
    return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"end\"><title>{}</title>{}</text>\n",
                       label_width - 10, y, escaped(label), escaped(label.substr(0, fits - 3) + "..."));
}

/// The lines of an axis from `top` to `bottom` with its numbers and unit below.
std::string axis_text(const Axis& axis, double top, double bottom, std::string_view unit) {
    std::string text;
    const double step = axis.step();
    for (double value = std::ceil(axis.low() / step - 1e-9) * step; value <= axis.high() + 1e-9 * step; value += step) {
        const double shown = std::abs(value) < 1e-9 * step ? 0 : value;
        text += line(axis.at(shown), top, axis.at(shown), bottom, "grid");
        text += text_at(axis.at(shown), bottom + 16, "middle", fmt::format("{:g}", shown), "small");
    }
    return text + text_at(label_width + plot_width, bottom + 32, "end", unit, "small");
}

/// All parts of the rows, that with the largest sum first.
std::vector<std::string> parts_by_size(const std::vector<StackRow>& rows) {
    std::map<std::string, double> totals;
    for (const StackRow& row : rows) {
        for (const auto& [part, value] : row.values) {
            totals[part] += value;
        }
    }
    std::vector<std::string> parts;
    parts.reserve(totals.size());
    for (const auto& [part, total] : totals) {
        parts.push_back(part);
    }
    std::stable_sort(parts.begin(), parts.end(),
                     [&](const std::string& left, const std::string& right) { return totals[left] > totals[right]; });
    return parts;
}

}  // namespace

std::string plot_colours() {
    const auto all_of = [](auto colour) {
        std::string text;
        for (const Colour& one : page_colours) {
            text += fmt::format(" --{}: {};", one.name, one.*colour);
        }
        return text;
    };
    return fmt::format(":root {{ color-scheme: light dark;{} }}\n"
                       "@media (prefers-color-scheme: dark) {{ :root {{{} }} }}\n",
                       all_of(&Colour::light), all_of(&Colour::dark));
}

std::string plot_file(const std::string& plot) {
    std::string style(plot_style());
    for (const Colour& colour : page_colours) {
        const std::string variable = fmt::format("var(--{})", colour.name);
        for (std::size_t at = style.find(variable); at != std::string::npos; at = style.find(variable)) {
            style.replace(at, variable.size(), colour.light);
        }
    }
    const std::size_t head = plot.find('\n') + 1;
    return fmt::format("{}<style>\n{}</style>\n<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n{}",
                       plot.substr(0, head), style, page_colours[0].light, plot.substr(head));
}

std::string_view plot_style() {
    // The eight colours that Okabe and Ito have put together for everybody's eyes; yellow and black are darker or
    // lighter than the ground of the page.
    return R"(.plot { width: 100%; max-width: 52rem; height: auto; display: block; font: 13px system-ui, sans-serif; }
.plot text { fill: var(--ink); }
.plot .small { font-size: 11.5px; fill: var(--soft); }
.plot .in { font-size: 11.5px; fill: #000; }
.plot .grid { stroke: var(--grid); stroke-width: 1; }
.plot .mark { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 5 4; }
.plot .range { stroke: var(--accent); stroke-width: 2.5; }
.plot .dot { fill: var(--accent); stroke: var(--ground); stroke-width: 1.5; }
.plot .bar { fill: var(--accent); }
.plot .wide { fill: var(--accent); fill-opacity: 0.35; }
.plot .tick { stroke: var(--ink); stroke-width: 2.5; }
.plot .mean { fill: none; stroke: var(--ink); stroke-width: 1.8; }
.plot .part { stroke: var(--ground); stroke-width: 1.5; }
.plot .p0 { fill: #56b4e9; } .plot .p1 { fill: #e69f00; } .plot .p2 { fill: #2fb594; } .plot .p3 { fill: #f0e442; }
.plot .p4 { fill: #4c8fd0; } .plot .p5 { fill: #e8803f; } .plot .p6 { fill: #d993bb; } .plot .p7 { fill: #a8a8a8; }
)";
}

std::string range_plot(std::string_view title, const std::vector<RangeRow>& rows, std::string_view unit, int decimals,
                       double mark) {
    constexpr double row_height = 34;
    double low = mark;
    double high = mark;
    for (const RangeRow& row : rows) {
        const bool is_known = std::isfinite(row.estimate.low);
        low = (std::min)(low, is_known ? row.estimate.low : row.estimate.value);
        high = (std::max)(high, is_known ? row.estimate.high : row.estimate.value);
    }
    const double room = (high - low) * 0.08;
    const Axis axis(low - room, high + room);
    const double bottom = 10 + row_height * static_cast<double>(rows.size());
    std::string text = open_svg(title, bottom + 40) + axis_text(axis, 10, bottom, unit);
    text += line(axis.at(mark), 10, axis.at(mark), bottom, "mark");
    double y = 10 + row_height / 2;
    for (const RangeRow& row : rows) {
        text += label_of(y + 4, row.label);
        if (std::isfinite(row.estimate.low)) {
            const double from = axis.at(row.estimate.low);
            const double to = axis.at(row.estimate.high);
            text += line(from, y, to, y, "range");
            text += line(from, y - 5, from, y + 5, "range") + line(to, y - 5, to, y + 5, "range");
        }
        text += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" class=\"dot\"/>\n",
                            axis.at(row.estimate.value), y);
        text += text_at(axis.at(row.estimate.value), y - 8, "middle",
                        fmt::format("{:.{}f}", row.estimate.value + 1e-9, decimals), "small");
        y += row_height;
    }
    return text + "</svg>\n";
}

std::string histogram_plot(std::string_view title, const std::vector<HistogramRow>& rows, std::string_view unit) {
    constexpr double row_height = 84;
    int least = 0;
    int most = 1;
    for (const HistogramRow& row : rows) {
        if (!row.values->empty()) {
            least = (std::min)(least, row.values->front());
            most = (std::max)(most, row.values->back());
        }
    }
    const int width = (std::max)(1, (most - least + 44) / 45);
    const int first = static_cast<int>(std::floor(static_cast<double>(least) / width)) * width;
    const int bin_count = (most - first) / width + 1;
    const auto bins = static_cast<std::size_t>(bin_count);
    const Axis axis(first, first + width * bin_count);
    std::vector<std::vector<double>> heights;
    double highest = 0;
    for (const HistogramRow& row : rows) {
        std::vector<double> parts(bins);
        for (const int value : *row.values) {
            parts[static_cast<std::size_t>((value - first) / width)] += 1 / static_cast<double>(row.values->size());
        }
        highest = (std::max)(highest, *std::max_element(parts.begin(), parts.end()));
        heights.push_back(std::move(parts));
    }
    const double bottom = 10 + row_height * static_cast<double>(rows.size());
    std::string text = open_svg(title, bottom + 40) + axis_text(axis, 10, bottom, unit);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double base = 10 + row_height * static_cast<double>(i + 1) - 4;
        text += label_of(base - 30, rows[i].label);
        text += text_at(label_width - 10, base - 13, "end", fmt::format("mean {:.1f}", rows[i].mean), "small");
        for (std::size_t bin = 0; bin < bins; ++bin) {
            const double height = highest == 0 ? 0 : (row_height - 20) * heights[i][bin] / highest;
            if (height > 0) {
                const int from = first + width * static_cast<int>(bin);
                const std::string said = width == 1 ? fmt::format("{} {}: {:.1f} %", from, unit, 100 * heights[i][bin])
                                                    : fmt::format("{} to {} {}: {:.1f} %", from, from + width - 1, unit,
                                                                  100 * heights[i][bin]);
                text += box(axis.at(from) + 0.5, base - height, axis.at(from + width) - axis.at(from) - 1, height,
                            "bar", said);
            }
        }
        text += line(label_width, base, label_width + plot_width, base, "grid");
        // A value stands for all up to the next one, so that its middle is half a point further.
        const double mean = axis.at(rows[i].mean + 0.5);
        text += line(mean, base - row_height + 16, mean, base, "tick");
    }
    return text + "</svg>\n";
}

std::string stack_plot(std::string_view title, const std::vector<StackRow>& rows, std::string_view unit) {
    constexpr double row_height = 40;
    constexpr std::size_t colours = 8;
    constexpr std::size_t in_line = 3;
    double low = 0;
    double high = 1;
    for (const StackRow& row : rows) {
        double below = 0;
        double above = 0;
        for (const auto& [part, value] : row.values) {
            (value < 0 ? below : above) += value;
        }
        low = (std::min)(low, below);
        high = (std::max)(high, above);
    }
    const Axis axis(low, high);
    const std::vector<std::string> parts = parts_by_size(rows);
    const std::size_t lines = (parts.size() + in_line - 1) / in_line;
    const double legend = 22 * static_cast<double>(lines) + 8;
    const double bottom = legend + row_height * static_cast<double>(rows.size());
    std::string text = open_svg(title, bottom + 40);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double x = label_width + static_cast<double>(i % in_line) * plot_width / in_line;
        const std::size_t line = i / in_line;
        const double y = 4 + 22 * static_cast<double>(line);
        text += box(x, y, 14, 14, fmt::format("part p{}", i % colours));
        text += text_at(x + 20, y + 12, "start", fmt::format("{} {}", i + 1, parts[i]), "small");
    }
    text += axis_text(axis, legend, bottom, unit);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double y = legend + row_height * static_cast<double>(i);
        text += label_of(y + row_height / 2 + 4, rows[i].label);
        double below = 0;
        double above = 0;
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const auto found = rows[i].values.find(parts[part]);
            const double value = found == rows[i].values.end() ? 0 : found->second;
            double& edge = value < 0 ? below : above;
            const double from = axis.at((std::min)(edge, edge + value));
            const double to = axis.at((std::max)(edge, edge + value));
            edge += value;
            if (to - from < 0.3) {
                continue;
            }
            text += box(from, y + 7, to - from, row_height - 14, fmt::format("part p{}", part % colours),
                        fmt::format("{}: {:.1f} {}", parts[part], value, unit));
            const std::string number = fmt::format("{}", part + 1);
            const std::string whole = fmt::format("{}: {:.1f}", number, value);
            if (to - from > 44) {
                text += text_at((from + to) / 2, y + row_height / 2 + 4, "middle", whole, "in");
            } else if (to - from > 12) {
                text += text_at((from + to) / 2, y + row_height / 2 + 4, "middle", number, "in");
            }
        }
    }
    text += line(axis.at(0), legend, axis.at(0), bottom, "tick");
    return text + "</svg>\n";
}

double time_quantile(const std::vector<std::uint64_t>& by_magnitude, double part) {
    double total = 0;
    for (const std::uint64_t count : by_magnitude) {
        total += static_cast<double>(count);
    }
    double before = 0;
    for (std::size_t i = 0; i < by_magnitude.size(); ++i) {
        const double here = static_cast<double>(by_magnitude[i]);
        if (here > 0 && before + here >= part * total) {
            const double low = i == 0 ? 0 : std::exp2(static_cast<double>(i) - 1);
            const double high = std::exp2(static_cast<double>(i));
            return low + (high - low) * (part * total - before) / here;
        }
        before += here;
    }
    return 0;
}

std::string time_text(double nanoseconds) {
    constexpr std::array<std::pair<double, const char*>, 3> units{{{1e9, "s"}, {1e6, "ms"}, {1e3, "µs"}}};
    for (const auto& [size, name] : units) {
        if (nanoseconds >= size) {
            return fmt::format("{:.3g} {}", nanoseconds / size, name);
        }
    }
    return fmt::format("{:.0f} ns", nanoseconds);
}

std::string time_plot(std::string_view title, const std::vector<TimeRow>& rows) {
    constexpr double row_height = 40;
    const auto magnitude = [](double nanoseconds) { return std::log10((std::max)(nanoseconds, 1.0)); };
    double low = 12;
    double high = 0;
    for (const TimeRow& row : rows) {
        low = (std::min)(low, magnitude(time_quantile(row.by_magnitude, 0.05)));
        high = (std::max)(high, magnitude(row.longest));
    }
    low = std::floor((std::min)(low, high));
    const Axis axis(low, std::ceil(high));
    const double bottom = 10 + row_height * static_cast<double>(rows.size());
    std::string text = open_svg(title, bottom + 40);
    for (double power = low; power <= axis.high() + 1e-9; power += 1) {
        text += line(axis.at(power), 10, axis.at(power), bottom, "grid");
        text += text_at(axis.at(power), bottom + 16, "middle", time_text(std::pow(10, power) * 1.0000001), "small");
    }
    text += text_at(
        label_width + plot_width, bottom + 32, "end",
        "a decision; pale bar: nine tenths, full bar: the middle half, line: median, ring: mean, x: longest", "small");
    double y = 10 + row_height / 2;
    for (const TimeRow& row : rows) {
        const auto at = [&](double part) { return axis.at(magnitude(time_quantile(row.by_magnitude, part))); };
        text += label_of(y + 4, row.label);
        text += box(at(0.05), y - 5, at(0.95) - at(0.05), 10, "wide");
        text += box(at(0.25), y - 9, at(0.75) - at(0.25), 18, "bar");
        text += line(at(0.5), y - 12, at(0.5), y + 12, "tick");
        text += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" class=\"mean\"/>\n",
                            axis.at(magnitude(row.mean)), y);
        const double x = axis.at(magnitude(row.longest));
        text += line(x - 4, y - 4, x + 4, y + 4, "tick") + line(x - 4, y + 4, x + 4, y - 4, "tick");
        y += row_height;
    }
    return text + "</svg>\n";
}

}  // namespace app
