#pragma once

#include "carcassonne/text/svg/plan.hpp"
#include "carcassonne/text/svg/signs.hpp"

#include <string>
#include <string_view>

/// One tile as a drawing of 100 by 100, turned as it lies, with all small pictures upright.
namespace carcassonne::drawing {

/// A line (`Line::text`) as an element of SVG; `paint` are the attributes that give it its look.
inline std::string path(const std::string& line, std::string_view paint) {
    return std::string("<path d=\"").append(line).append("\" ").append(paint).append("/>");
}

/// What covers a tile: translucent, hatched, with a dashed edge.
inline std::string drawn_banks(const TilePlan& plan, Rotation rotation) {
    std::string areas;
    std::string edges;
    for (const Bank& bank : plan.banks()) {
        for (const Line& area : bank.areas) {
            areas += area.text(rotation);
        }
        for (const Line& edge : bank.edges) {
            edges += edge.text(rotation);
        }
    }
    if (areas.empty()) {
        return {};
    }
    return "<g class=\"mist\">" + path(areas, "fill=\"url(#haze)\" opacity=\".82\"") +
           (edges.empty() ? "" : path(edges, R"(class="edge")")) + "</g>";
}

/// A road or river between its edges.
inline std::string drawn(const Way& way, Rotation rotation, std::string_view edge, std::string_view inside) {
    std::string lines;
    for (const Line& line : way.lines) {
        lines += line.text(rotation);
    }
    std::string text;
    for (const std::string_view look : {edge, inside}) {
        text += path(lines, "class=\"" + std::string(look) + "\"");
    }
    return text;
}

/// Everything that is printed on a tile.
inline std::string drawn(const TilePlan& plan, Rotation rotation, SignBook& book) {
    std::string text = R"(<path d="M0 0H100V100H0Z" class="field"/>)";
    for (const Way& way : plan.rivers()) {
        text += drawn(way, rotation, "bank", "river");
    }
    for (const Way& way : plan.roads()) {
        text += drawn(way, rotation, "verge", "road");
    }
    text += drawn_banks(plan, rotation);
    for (const Line& spoke : plan.spokes()) {
        text += path(spoke.text(rotation), R"(class="spoke")");
    }
    for (const Town& town : plan.cities()) {
        text += path(town.area.text(rotation), R"(class="city")");
    }
    for (const Town& town : plan.cities()) {
        for (const Line& wall : town.walls) {
            text += path(wall.text(rotation), R"(class="wall")");
        }
    }
    if (plan.ruin() < side_count) {
        const Line quarter = Line({0, 0}).straight_to({26, 0}).curved_to({26, 14}, {14, 26}, {0, 26}).close();
        text += path(quarter.text(quarters(plan.ruin() + index(rotation))), R"(class="ruin")");
    }
    for (const Sign& sign : plan.signs()) {
        const Point at = turned(sign.at, rotation);
        if (book.use(sign.name)) {
            text += "<use href=\"#" + sign.name + "\" x=\"" + std::to_string(at.x) + "\" y=\"" + std::to_string(at.y) +
                    "\"/>";
        } else {
            text += R"(<g class="tag" )" + moved_to(at.x, at.y) +
                    R"(><rect x="-18" y="-8" width="36" height="15" rx="7"/>)" +
                    written(sign.name, {0, 3, 9, "middle", false}) + "</g>";
        }
    }
    return text;
}

}  // namespace carcassonne::drawing
