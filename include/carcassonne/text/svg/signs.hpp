#pragma once

#include "carcassonne/support/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// The small pictures of a drawing: buildings and marks, figures, and what stands with them.
namespace carcassonne::drawing {

/// How many bytes from `at` on are one character that XML can hold; 0 when they are none.
constexpr std::size_t xml_character_size(std::string_view text, std::size_t at) noexcept {
    const std::size_t size = utf8_size(text, at);
    const std::string_view character = text.substr(at, size);
    const bool is_control = size == 1 && static_cast<unsigned char>(text[at]) < 0x20;
    return is_control || character == "\xef\xbf\xbe" || character == "\xef\xbf\xbf" ? 0 : size;
}

/// Text as it may stand in XML, inside an element or an attribute. Each byte that is no UTF-8, and what XML cannot
/// hold, becomes a question mark.
inline std::string escaped(std::string_view text) {
    std::string safe;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = xml_character_size(text, at);
        switch (size == 0 ? '?' : text[at]) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        case '\'':
            safe += "&#39;";
            break;
        default:
            safe += size == 0 ? std::string_view("?") : text.substr(at, size);
        }
        // A character of UTF-8 that XML cannot hold is one question mark.
        at += (std::max)(utf8_size(text, at), std::size_t{1});
    }
    return safe;
}

/// A picture with its middle at 0 0. Those of figures leave their fill to the one who draws them.
struct SignPicture {
    /// The word of what it shows: "monastery", "ghost".
    std::string_view name;
    /// The picture in the words of SVG.
    std::string_view drawing;
};

/// All small pictures that there are.
inline constexpr std::array sign_pictures{
    // Buildings.
    SignPicture{"monastery",
                R"(<path d="M-13 14V-1L0 -12L13 -1V14Z" fill="#fff6e0" stroke="#4a3426" stroke-width="2"/>)"
                R"(<path d="M-16 1L0 -13L16 1" fill="none" stroke="#a3341f" stroke-width="4"/>)"
                R"(<path d="M0 -23V-12M-4 -19H4" stroke="#4a3426" stroke-width="2.5"/>)"
                R"(<path d="M-4 14V7A4 4 0 0 1 4 7V14Z" fill="#4a3426"/>)"},
    SignPicture{
        "garden",
        R"(<rect x="-11" y="-9" width="22" height="18" rx="4" fill="#7fb25c" stroke="#33551f" stroke-width="1.5"/>)"
        R"(<g fill="#fff" stroke="#8a2d5d" stroke-width="1.5"><circle cx="-5" cy="-3" r="2.5"/>)"
        R"(<circle cx="5" cy="-3" r="2.5"/><circle cx="-5" cy="4" r="2.5"/><circle cx="5" cy="4" r="2.5"/></g>)"},
    SignPicture{"castle",
                R"(<path d="M-15 14V-12H-11V-8H-8V-12H-4V-3H4V-12H8V-8H11V-12H15V14Z" fill="#9a93a6" stroke="#2f2b36" )"
                R"(stroke-width="2"/><path d="M-4 14V6A4 4 0 0 1 4 6V14Z" fill="#2f2b36"/>)"
                R"(<path d="M-10 -2V3M10 -2V3" stroke="#2f2b36" stroke-width="2.5"/>)"},
    SignPicture{"cemetery",
                R"(<rect x="-16" y="-12" width="32" height="25" rx="3" fill="#a9b38d" stroke="#4a4f3d" )"
                R"(stroke-width="2" stroke-dasharray="4 2"/><g fill="#d9d9d4" stroke="#3c3c3c" stroke-width="1.5">)"
                R"(<path d="M-12 3V-4A3.5 3.5 0 0 1 -5 -4V3Z"/><path d="M5 3V-4A3.5 3.5 0 0 1 12 -4V3Z"/>)"
                R"(<path d="M-4 10V1A4 4 0 0 1 4 1V10Z"/></g>)"},
    SignPicture{"village", R"(<circle r="8" fill="#f3ead2" stroke="#6b5b45" stroke-width="2"/>)"
                           R"(<path d="M-5 4V-1L0 -5L5 -1V4Z" fill="#b5653a" stroke="#4a3426"/>)"},
    SignPicture{"cathedral",
                R"(<path d="M-15 15V-13L-11 -20L-7 -13V-2L0 -9L7 -2V-13L11 -20L15 -13V15Z" fill="#efe6ff" )"
                R"(stroke="#3d2a66" stroke-width="2"/><circle cy="3" r="4" fill="#3d2a66"/>)"
                R"(<path d="M-3 15V10H3V15Z" fill="#3d2a66"/>)"},
    SignPicture{"porxada",
                R"(<path d="M-17 14V-5L0 -15L17 -5V14Z" fill="#f7d9a0" stroke="#5a3413" stroke-width="2"/>)"
                R"(<path d="M-14 14V4A4 4 0 0 1 -6 4V14ZM-4 14V4A4 4 0 0 1 4 4V14ZM6 14V4A4 4 0 0 1 14 4V14Z" )"
                R"(fill="#5a3413"/>)"},
    SignPicture{"inn", R"(<ellipse cx="4" cy="4" rx="9" ry="6" fill="#6fb1dc" stroke="#24577d" stroke-width="1.5"/>)"
                       R"(<path d="M-10 5V-4L-4 -10L2 -4V5Z" fill="#c98b4b" stroke="#4a2e12" stroke-width="1.5"/>)"},
    // Other marks.
    SignPicture{"pennant",
                R"(<path d="M-7 -8H7V1C7 6 3 9 0 10C-3 9 -7 6 -7 1Z" fill="#fff" stroke="#1b2a5c" stroke-width="2"/>)"
                R"(<path d="M0 -7V9M-6 -1H6" stroke="#1b2a5c" stroke-width="3"/>)"},
    SignPicture{"wine", R"(<ellipse rx="7" ry="9" fill="#7b1e3a" stroke="#fff"/>)"
                        R"(<text y="4" font-size="11" fill="#fff" text-anchor="middle" font-weight="bold">W</text>)"},
    SignPicture{"grain", R"(<path d="M0 -10L10 0L0 10L-10 0Z" fill="#f2d541" stroke="#4d3e00"/>)"
                         R"(<text y="4" font-size="11" text-anchor="middle" font-weight="bold">G</text>)"},
    SignPicture{"cloth", R"(<rect x="-8" y="-8" width="16" height="16" fill="#274b9f" stroke="#fff"/>)"
                         R"(<text y="4" font-size="11" fill="#fff" text-anchor="middle" font-weight="bold">C</text>)"},
    SignPicture{"pig-herd",
                R"(<g fill="#f0a9a0" stroke="#70302a" stroke-width="1.5"><ellipse cx="-3" cy="-3" rx="6" ry="4"/>)"
                R"(<ellipse cx="4" cy="3" rx="6" ry="4"/></g>)"},
    SignPicture{"spring", R"(<circle r="9" fill="#6fb1dc" stroke="#24577d" stroke-width="2"/>)"
                          R"(<circle r="4" fill="#e8f4fc"/>)"},
    SignPicture{"lake", R"(<ellipse rx="25" ry="18" fill="#6fb1dc" stroke="#24577d" stroke-width="2"/>)"
                        R"(<path d="M-13 -3Q-9 -7 -5 -3T3 -3M-3 6Q1 2 5 6T13 6" fill="none" stroke="#e8f4fc" )"
                        R"(stroke-width="2"/>)"},
    SignPicture{"volcano", R"(<path d="M-14 11L-4 -10H4L14 11Z" fill="#5d5048" stroke="#221c18" stroke-width="1.5"/>)"
                           R"(<path d="M-4 -10L0 -3L4 -10Z" fill="#e8590c"/>)"},
    SignPicture{"mist",
                R"svg(<path d="M-12 9C-19 9 -19 -1 -12 -2C-12 -10 -2 -12 1 -7C7 -11 14 -6 12 -1C19 0 19 9 12 9Z" )svg"
                R"svg(fill="url(#haze)" stroke="#4f5b66" stroke-width="1.5" stroke-dasharray="4 2" opacity=".9"/>)svg"},
    // Figures.
    SignPicture{"meeple", R"(<path d="M0 -14C4 -14 6 -10 4.5 -6C11 -5 14 -1 13 2C11 4 8 3 6 2C7 6 10 9 11 13H3L0 9L-3 )"
                          R"(13H-11C-10 9 -7 6 -6 2C-8 3 -11 4 -13 2C-14 -1 -11 -5 -4.5 -6C-6 -10 -4 -14 0 -14Z"/>)"},
    SignPicture{"abbot", R"(<path d="M0 -17L5 -11L4 -5C9 -3 11 5 12 13H-12C-11 5 -9 -3 -4 -5L-5 -11Z"/>)"},
    SignPicture{"builder", R"(<path d="M-9 -5V-8H-6C-6 -16 6 -16 6 -8H9V-5H6L11 13H-11L-6 -5Z"/>)"},
    SignPicture{"pig",
                R"(<path d="M-14 -1C-14 -10 -2 -9 4 -7L9 -11L10 -6C14 -4 14 2 10 3L7 5V10H3V6H-6V10H-10V5C-13 3 )"
                R"(-14 2 -14 -1Z"/>)"},
    SignPicture{"phantom",
                R"(<path fill-opacity=".6" stroke-dasharray="4 2" d="M-10 13V-4C-10 -18 10 -18 10 -4V13L5 9L0 )"
                R"(13L-5 9Z"/>)"},
    SignPicture{"guard", R"(<path d="M-10 -12H10V0C10 7 5 12 0 14C-5 12 -10 7 -10 0Z"/>)"},
    SignPicture{"figure", R"(<rect x="-11" y="-11" width="22" height="24" rx="5"/>)"},
    // What stands with them.
    SignPicture{"ghost", R"(<path d="M-5 7V-2A5 5 0 0 1 5 -2V7L2.5 5L0 7L-2.5 5Z" fill="#fff" stroke="#222" )"
                         R"(stroke-width="1.2"/><circle cx="-2" cy="-2" r="1.2"/><circle cx="2" cy="-2" r="1.2"/>)"},
};

/// Tells which pictures a drawing uses, and writes these alone.
class SignBook {
public:
    /// Whether there is a picture of this name, which is then known to be used.
    bool use(std::string_view name) {
        for (std::size_t i = 0; i < sign_pictures.size(); ++i) {
            if (sign_pictures[i].name == name) {
                used_[i] = true;
                return true;
            }
        }
        return false;
    }
    /// The pictures that are used, in the words of SVG, as the definitions of a drawing.
    std::string definitions() const {
        std::string text;
        for (std::size_t i = 0; i < sign_pictures.size(); ++i) {
            if (used_[i]) {
                text.append("<g id=\"").append(sign_pictures[i].name).append("\">");
                text.append(sign_pictures[i].drawing).append("</g>\n");
            }
        }
        return text;
    }

private:
    std::array<bool, sign_pictures.size()> used_{};
};

/// The colours of the players, told apart with every kind of eyesight (after Okabe and Ito), and the colour of what
/// is written on them.
struct PlayerColour {
    /// The colour of the figures, as SVG writes it.
    std::string_view body;
    /// The colour of the number on them.
    std::string_view letter;
};
/// Red, blue, yellow, green, black and pink, in the order of the seats.
inline constexpr std::array player_colours{PlayerColour{"#d55e00", "#fff"}, PlayerColour{"#0072b2", "#fff"},
                                           PlayerColour{"#f0e442", "#000"}, PlayerColour{"#009e73", "#fff"},
                                           PlayerColour{"#1a1a1a", "#fff"}, PlayerColour{"#cc79a7", "#000"}};

/// The colours of the player at a seat, from 0.
constexpr const PlayerColour& colour_of(std::size_t player) noexcept {
    return player_colours[player % player_colours.size()];
}

/// Where something of the drawing stands.
inline std::string moved_to(int x, int y, std::string_view more = {}) {
    std::string text = "transform=\"translate(" + std::to_string(x) + " " + std::to_string(y) + ")";
    return text.append(more) + "\"";
}

/// Where and how a word stands in the picture.
struct Word {
    /// Where the line stands on which it is written: its beginning, its middle or its end, as `anchor` says.
    int x = 0;
    int y = 0;
    /// How high its letters are; a tile is 100.
    int size = 16;
    /// "start", "middle" or "end".
    std::string_view anchor = "start";
    /// Whether it is written in heavy letters.
    bool bold = false;
};
/// Any text in the words of SVG, at the place and in the size of `word`.
inline std::string written(std::string_view text, const Word& word) {
    std::string element = "<text x=\"" + std::to_string(word.x) + "\" y=\"" + std::to_string(word.y) +
                          "\" font-size=\"" + std::to_string(word.size) + "\"";
    if (word.anchor != "start") {
        element.append(" text-anchor=\"").append(word.anchor).append("\"");
    }
    element += word.bold ? " font-weight=\"bold\">" : ">";
    return element + escaped(text) + "</text>";
}

/// A figure around 0 0: its body by its kind, its colour and its number by its player. A kind without a picture of
/// its own bears its first letter too.
struct FigureSign {
    /// What its kind is called; a "large meeple" is a meeple drawn larger.
    std::string_view kind;
    /// The seat of its owner, from 0.
    std::size_t player = 0;
    /// Farmers lie on their fields.
    bool lies = false;
};
/// A figure in the words of SVG; its picture is noted in the book.
inline std::string drawn(const FigureSign& figure, SignBook& book) {
    const bool large = figure.kind.substr(0, 6) == "large ";
    const std::string_view plain = large ? figure.kind.substr(6) : figure.kind;
    const bool known = book.use(plain);
    if (!known) {
        book.use("figure");
    }
    const PlayerColour& colour = colour_of(figure.player);
    std::string text = "<use href=\"#";
    text.append(known ? plain : "figure").append("\" fill=\"").append(colour.body);
    text += R"(" stroke="#fff" stroke-width="5" paint-order="stroke")";
    const std::string turn = std::string(figure.lies ? "rotate(-90)" : "") + (large ? "scale(1.4)" : "");
    text += turn.empty() ? "/>" : " transform=\"" + turn + "\"/>";
    text.append("<use href=\"#").append(known ? plain : "figure");
    text += R"(" fill="none" stroke="#000" stroke-width="1.5")";
    text += turn.empty() ? "/>" : " transform=\"" + turn + "\"/>";
    std::string label = std::to_string(figure.player + 1);
    label += known ? "" : std::string(figure.kind.substr(0, 1));
    text += R"(<text y="5" font-size="12" text-anchor="middle" font-weight="bold" fill=")";
    text.append(colour.letter).append("\">");
    return text + escaped(label) + "</text>";
}

}  // namespace carcassonne::drawing
