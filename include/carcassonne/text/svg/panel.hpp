#pragma once

#include "carcassonne/play/score_track.hpp"
#include "carcassonne/text/svg/signs.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What is drawn beside the board: the players, the tile at hand, the score track.
namespace carcassonne::drawing {

/// How many there are of something.
struct PanelCount {
    /// What is counted: "meeple", "ghost", "wine".
    std::string_view name;
    /// How many of it a player has, or how many are left for all.
    unsigned count = 0;
};
/// A figure of a player on the score track.
struct PanelTrack {
    /// What the scoring figure is called.
    std::string_view figure;
    /// The points of this figure alone; beyond the last space it has been round.
    int points = 0;
};
/// All that is told of one player.
struct PanelPlayer {
    /// What the player is called.
    std::string name;
    /// The score, all scoring figures together.
    int points = 0;
    /// The figures at hand.
    std::vector<PanelCount> figures;
    /// The figures on the score track.
    std::vector<PanelTrack> track;
    /// What modules count for a player, such as goods.
    std::vector<PanelCount> numbers;
    /// Whether it is for this player to decide.
    bool decides = false;
    /// Whether this player has won, alone or with others.
    bool leads = false;
};
/// All that the panel tells of a game.
struct PanelWords {
    /// The players in the order of play.
    std::vector<PanelPlayer> players;
    /// What can stand with figures and still stands with none.
    std::vector<PanelCount> attachments;
    /// How many tiles are still to be drawn.
    unsigned tiles_left = 0;
    /// Whether the game is over.
    bool finished = false;
};

/// What a player is called: by the name given or, where there is none, "player 1" for seat 0 and so on.
inline std::string name_of(const std::vector<std::string>& names, std::size_t player) {
    return player < names.size() && !names[player].empty() ? names[player] : "player " + std::to_string(player + 1);
}

/// Draws what stands beside the board, from top to bottom.
class Panel {
public:
    /// Draws the players and the tile at hand if there is to be a `legend`, and the score `track` below. `hand` is the
    /// tile in the words of SVG, empty when there is none; the small pictures that are used are noted in the book.
    Panel(const PanelWords& words, bool legend, bool track, std::string_view hand, SignBook& book) : book_(book) {
        if (legend) {
            draw_head(words, hand);
            for (std::size_t i = 0; i < words.players.size(); ++i) {
                draw_player(words.players[i], i);
            }
            draw_key(words);
        }
        if (track) {
            draw_track(words);
        }
    }

    /// How wide the panel is; a tile is 100.
    static constexpr int width() noexcept { return 520; }
    /// How high it has become; 0 when nothing is drawn.
    int height() const noexcept { return height_; }
    /// The panel in the words of SVG.
    const std::string& text() const noexcept { return text_; }

private:
    static constexpr int spaces_in_row = 10;
    static constexpr int spaces = track_spaces;
    static constexpr int space_width = 52;
    /// The room for the number of a space.
    static constexpr int number_height = 16;

    void draw_head(const PanelWords& words, std::string_view hand) {
        const std::string left =
            std::to_string(words.tiles_left) + (words.tiles_left == 1 ? " tile" : " tiles") + " to come";
        text_ += written(words.finished ? "The game is over" : left, {0, 24, 24, "start", true}) + "\n";
        height_ = 40;
        if (!hand.empty()) {
            text_ += written("to be placed:", {250, 24, 20, "start", false});
            text_.append("<g class=\"tile-at-hand\" ").append(moved_to(400, 0)).append(">").append(hand);
            text_ += R"(<path d="M0 0H100V100H0Z" class="frame"/></g>)"
                     "\n";
            height_ = 112;
        }
    }

    void draw_player(const PanelPlayer& player, std::size_t number) {
        int x = 26;
        int y = 62;
        std::string things;
        for (const PanelCount& figure : player.figures) {
            const std::string picture = drawn(FigureSign{figure.name, number, false}, book_);
            const bool large = figure.name.substr(0, 6) == "large ";
            x += large ? 6 : 0;
            add_counted(things, picture, figure.count, x, y);
            x += large ? 6 : 0;
        }
        for (const PanelCount& count : player.numbers) {
            if (book_.use(count.name)) {
                add_counted(things, use_of(count.name), count.count, x, y);
            } else {
                const std::string word = std::string(count.name) + " \xc3\x97" + std::to_string(count.count);
                break_line(10 * static_cast<int>(word.size()), x, y);
                things += written(word, {x - 14, y + 7, 16, "start", false});
                x += 10 * static_cast<int>(word.size());
            }
        }
        const int player_height = y + 24;
        std::string text = "<g class=\"player\" " + moved_to(0, height_) + ">";
        if (player.decides) {
            text += R"(<path d="M-22 14L-8 22L-22 30Z" fill="#111"/>)";
        }
        text += "<rect width=\"" + std::to_string(width()) + "\" height=\"" + std::to_string(player_height);
        text += R"(" rx="8" fill="#fff" stroke=)";
        text += player.decides || player.leads ? R"("#111" stroke-width="3"/>)" : R"("#bbb"/>)";
        text += R"(<rect x="6" y="6" width="34" height="34" rx="6" stroke="#000" fill=")";
        text.append(colour_of(number).body).append("\"/>");
        text.append("<g fill=\"").append(colour_of(number).letter).append("\">");
        text += written(std::to_string(number + 1), {23, 31, 22, "middle", true}) + "</g>";
        text += written(player.name, {52, 31, 22, "start", true});
        if (player.leads) {
            text += written("won", {width() - 100, 31, 20, "end", true});
        }
        text += written(std::to_string(player.points), {width() - 12, 33, 28, "end", true});
        text_ += text + things + "</g>\n";
        height_ += player_height + 8;
    }
    static void break_line(int needed, int& x, int& y) noexcept {
        if (x + needed > width()) {
            x = 26;
            y += 40;
        }
    }
    static std::string use_of(std::string_view name) {
        return std::string("<use href=\"#").append(name).append("\"/>");
    }
    static void add_counted(std::string& text, const std::string& picture, unsigned count, int& x, int& y) {
        break_line(52, x, y);
        text += "<g " + moved_to(x, y) + ">" + picture + "</g>";
        text += written("\xc3\x97" + std::to_string(count), {x + 20, y + 7, 18, "start", false});
        x += 70;
    }

    /// What the figures are called, where there are several kinds, and how many ghosts and the like are left.
    void draw_key(const PanelWords& words) {
        int x = 26;
        int y = 20;
        std::string text;
        const auto add = [&](const std::string& picture, const std::string& word) {
            const int needed = 36 + 10 * static_cast<int>(word.size());
            break_line(needed, x, y);
            text +=
                "<g " + moved_to(x, y) + ">" + picture + "</g>" + written(word, {x + 22, y + 6, 16, "start", false});
            x += needed + 16;
        };
        if (!words.players.empty() && words.players.front().figures.size() > 1) {
            for (const PanelCount& figure : words.players.front().figures) {
                add(drawn(FigureSign{figure.name, 0, false}, book_), std::string(figure.name));
            }
        }
        for (const PanelCount& piece : words.attachments) {
            const std::string word = std::string(piece.name) + ": " + std::to_string(piece.count) + " left";
            add(book_.use(piece.name) ? use_of(piece.name) : std::string(), word);
        }
        if (!text.empty()) {
            text_ += "<g class=\"key\" " + moved_to(0, height_) + ">" + text + "</g>\n";
            height_ += y + 22;
        }
        height_ += 12;
    }

    /// Space 0 lies at the lower left; the rows go to and fro.
    static std::pair<int, int> space_at(int space) noexcept {
        const int row = space / spaces_in_row;
        const int place = space % spaces_in_row;
        const int column = row % 2 == 0 ? place : spaces_in_row - 1 - place;
        return {column * space_width, (spaces / spaces_in_row - 1 - row) * space_width};
    }
    void draw_track(const PanelWords& words) {
        text_ += "<g class=\"score-track\" " + moved_to(0, height_) + ">\n";
        for (int space = 0; space < spaces; ++space) {
            const auto [x, y] = space_at(space);
            text_ += "<rect x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) +
                     R"(" width="52" height="52" class=")";
            text_ += is_dark_space(space) ? "dark\"/>" : "space\"/>";
            text_ += written(std::to_string(space), {x + 3, y + 13, 12, "start", false});
        }
        text_ += "\n";
        std::map<int, Crowd> crowds;
        each_marker(words, [&](std::size_t, std::size_t, const PanelTrack& here) {
            Crowd& crowd = crowds[space_of(here.points)];
            ++crowd.size;
            crowd.letters = (std::max)(crowd.letters, static_cast<int>(rounds_text(here.points).size()));
        });
        each_marker(words, [&](std::size_t player, std::size_t figure, const PanelTrack& here) {
            Crowd& crowd = crowds[space_of(here.points)];
            draw_marker(here, player, figure, grid_for(crowd), crowd.drawn++);
        });
        text_ += "</g>\n";
        height_ += spaces / spaces_in_row * space_width;
    }

    /// The figures that share a space of the track.
    struct Crowd {
        int size = 0;
        /// How many of them are drawn.
        int drawn = 0;
        /// How long the longest word below one of them is; 0 where nobody has been round.
        int letters = 0;
    };
    /// How the figures of a crowd stand: in rows below the number of their space, each in a cell of this size.
    struct Grid {
        int percent = 100;
        int columns = 1;
        int width = 0;
        int height = 0;
    };

    /// "+50" for a figure that has been round once; nothing before.
    static std::string rounds_text(int points) {
        return points < spaces ? "" : "+" + std::to_string(points / spaces * spaces);
    }
    /// Calls `use(player, figure, track)` for each figure on the track.
    template <class Use>
    static void each_marker(const PanelWords& words, Use&& use) {
        for (std::size_t i = 0; i < words.players.size(); ++i) {
            for (std::size_t figure = 0; figure < words.players[i].track.size(); ++figure) {
                use(i, figure, words.players[i].track[figure]);
            }
        }
    }
    /// The largest cells in which all find room.
    static Grid grid_for(const Crowd& crowd) noexcept {
        constexpr int sizes[] = {100, 85, 70, 60, 50, 40};
        Grid grid;
        for (const int percent : sizes) {
            grid.percent = percent;
            grid.width = (std::max)(16, 6 * crowd.letters) * percent / 100;
            grid.height = (crowd.letters == 0 ? 17 : 26) * percent / 100;
            grid.columns = (std::max)(1, (space_width - 4) / grid.width);
            if (grid.columns * ((space_width - number_height) / grid.height) >= crowd.size) {
                break;
            }
        }
        return grid;
    }
    /// A scoring figure: the first of a player is round, others are square. Beyond the last space it bears how often
    /// it has been round.
    void draw_marker(const PanelTrack& here, std::size_t player, std::size_t figure, const Grid& grid, int place) {
        const auto [x, y] = space_at(space_of(here.points));
        const int column = place % grid.columns;
        const int row = place / grid.columns;
        const std::string scale = grid.percent == 100 ? "" : "scale(." + std::to_string(grid.percent) + ")";
        std::string text = "<g class=\"scoring-figure\" " +
                           moved_to(x + 2 + grid.width * column + grid.width / 2,
                                    y + number_height + grid.height * row + 9 * grid.percent / 100, scale) +
                           "><title>" + escaped(here.figure) + " " + std::to_string(here.points) + "</title>";
        text += figure == 0 ? R"(<circle r="8")" : R"(<rect x="-7" y="-7" width="14" height="14")";
        text.append(R"( stroke="#000" fill=")").append(colour_of(player).body).append("\"/><g fill=\"");
        text.append(colour_of(player).letter).append("\">");
        text += written(std::to_string(player + 1), {0, 4, 11, "middle", true}) + "</g>";
        if (const std::string rounds = rounds_text(here.points); !rounds.empty()) {
            text += written(rounds, {0, 17, 9, "middle", true});
        }
        text_ += text + "</g>\n";
    }

    SignBook& book_;
    std::string text_;
    int height_ = 0;
};

}  // namespace carcassonne::drawing
