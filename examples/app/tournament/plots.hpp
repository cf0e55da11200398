#pragma once

#include <carcassonne/players/rating.hpp>
#include <carcassonne/text/svg/signs.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Drawings for a page, as SVG that stands in it. Their colours are classes of the page's style (`plot_style`), which
// has some for light and some for dark grounds. Nothing is told by colour alone: every mark has its name or number
// beside it.

namespace app {

using carcassonne::drawing::escaped;

/// The rules for all drawings, to stand in a <style> of the page after those for its colours.
std::string_view plot_style();
/// The colours of a page for light and dark screens.
std::string plot_colours();
/// A drawing that stands alone in a file, with its style, in light colours: not all programs that show SVG know those
/// that depend on the screen.
std::string plot_file(const std::string& plot);

/// A row of a drawing with its name at the left.
struct RangeRow {
    std::string label;
    carcassonne::players::Measured estimate;
};
/// A dot with its range in each row, over an axis. `decimals` are those of the numbers; `mark` is drawn as a line.
std::string range_plot(std::string_view title, const std::vector<RangeRow>& rows, std::string_view unit, int decimals,
                       double mark);

struct HistogramRow {
    std::string label;
    /// In ascending order.
    const std::vector<int>* values;
    double mean;
};
/// How often each value occurs, for each row over one axis.
std::string histogram_plot(std::string_view title, const std::vector<HistogramRow>& rows, std::string_view unit);

struct StackRow {
    std::string label;
    /// By the names of the parts.
    std::map<std::string, double> values{};
};
/// Parts laid end to end in each row, the largest first, what is below 0 to the left.
std::string stack_plot(std::string_view title, const std::vector<StackRow>& rows, std::string_view unit);

struct TimeRow {
    std::string label;
    /// How many decisions took from 2^(i-1) to 2^i - 1 nanoseconds.
    std::vector<std::uint64_t> by_magnitude;
    double mean;
    double longest;
};
/// Where the middle half and nine tenths of the times lie, with median, mean and the longest.
std::string time_plot(std::string_view title, const std::vector<TimeRow>& rows);

/// The time below which `part` of all lie, in nanoseconds; within a magnitude they are taken to be spread evenly.
double time_quantile(const std::vector<std::uint64_t>& by_magnitude, double part);
/// "12 ns", "3.4 µs", "1.2 s"
std::string time_text(double nanoseconds);

}  // namespace app
