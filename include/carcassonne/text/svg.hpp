#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/picture.hpp"
#include "carcassonne/text/place.hpp"
#include "carcassonne/text/svg/panel.hpp"
#include "carcassonne/text/svg/tile.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// A game as a drawing in SVG: the board, the score track, the players. It needs no other file and holds no script; the
/// same game gives the same bytes.
namespace carcassonne {

/// What of a game is drawn.
struct SvgOptions {
    /// What the players are called; "player 1" and so on where there is no name.
    std::vector<std::string> players{};
    /// A part of the table instead of all tiles.
    std::optional<Area> area{};
    /// How wide a tile is, in pixels, where the drawing is not scaled.
    unsigned tile_size = 100;
    /// The numbers of columns and rows, above the board and to its left.
    bool coordinates = true;
    /// The figures on the board, with what stands with them.
    bool figures = true;
    /// A frame around the tile that was placed last, where more than the start piece lies there.
    bool last_tile = true;
    /// Where the tile at hand may be placed, while that is asked.
    bool legal_squares = true;
    /// The players with their points and what they have at hand.
    bool legend = true;
    /// The score track with the figures of all players on it.
    bool score_track = true;
};

namespace drawing {

/// What gives lines and areas their look; one class for each kind of thing.
inline constexpr std::string_view look = R"(<style>
text{font-family:sans-serif}
.field{fill:#c5dd94}
.river{fill:none;stroke:#6fb1dc;stroke-width:14}
.bank{fill:none;stroke:#24577d;stroke-width:18}
.road{fill:none;stroke:#fffdf5;stroke-width:8}
.verge{fill:none;stroke:#6b5b45;stroke-width:12}
.city{fill:#d9a25f}
.wall{fill:none;stroke:#6a3b16;stroke-width:3.5;stroke-linecap:round}
.spoke{fill:none;stroke:#6a3b16;stroke-width:6}
.ruin{fill:#a8a29a;stroke:#3c3833;stroke-width:3;stroke-dasharray:7 3}
.edge{fill:none;stroke:#4f5b66;stroke-width:1.5;stroke-dasharray:4 2}
.tag rect{fill:#fff;stroke:#333}
.frame{fill:none;stroke:#5c6b3c;stroke-opacity:.45}
.last{fill:none;stroke:#000;stroke-width:5}
.last-inner{fill:none;stroke:#fff;stroke-width:2}
.legal{fill:#fff;fill-opacity:.7;stroke:#111;stroke-width:2.5;stroke-dasharray:8 5}
.space{fill:#fbf7ea;stroke:#777}
.dark{fill:#c9c2ad;stroke:#777}
</style>
)";
/// The pattern with which mist is filled: pale, with slanting lines.
inline constexpr std::string_view haze =
    R"(<pattern id="haze" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0H10V10H0Z" fill="#eef1f4"/>)"
    R"(<path d="M-2 2L2 -2M0 10L10 0M8 12L12 8" stroke="#8e9aa5" stroke-width="1.2"/></pattern>
)";

/// Draws the board of one game.
template <class Rules>
class BoardDrawing {
public:
    /// A game of this rule set.
    using G = Game<Rules>;
    using Of = RulesOf<Rules>;

    /// Gets ready to draw; game, options and book must live longer. While a tile is to be placed, the board is large
    /// enough for all squares where it may lie, unless the options say which part of the table is drawn.
    BoardDrawing(const G& game, const SvgOptions& options, SignBook& book)
        : game_(game), options_(options), book_(book), area_(options.area ? *options.area : area_of(game)) {
        if (game.template asks<PlaceStep>() && options.legal_squares) {
            find_legal_squares();
        }
    }

    /// How wide and how high the board is; a tile is 100.
    int width() const noexcept { return tile_width * (std::max)(0, area_.south_east.x - area_.north_west.x + 1); }
    int height() const noexcept { return tile_width * (std::max)(0, area_.south_east.y - area_.north_west.y + 1); }

    /// The board in the words of SVG; the small pictures that it uses are noted in the book. To be asked once, since
    /// the figures take their places meanwhile.
    std::string text() {
        std::string text;
        for (std::size_t i = 0; i < game_.board().tile_count(); ++i) {
            const auto id = TileId::at(i);
            if (is_shown(game_.placed(id).at())) {
                text += tile_text(id);
            }
        }
        for (const auto& [at, turns] : legal_) {
            text += legal_text(at, turns);
        }
        if (options_.last_tile && game_.board().tile_count() > game_.setup().start_piece().size()) {
            const auto last = TileId::at(game_.board().tile_count() - 1);
            if (is_shown(game_.placed(last).at())) {
                text += R"(<g class="last-tile" )" + place_of(game_.placed(last).at()) +
                        R"(><path d="M2 2H98V98H2Z" class="last"/><path d="M2 2H98V98H2Z" class="last-inner"/></g>)"
                        "\n";
            }
        }
        if (options_.figures) {
            game_.each_figure_on_board([&](FigureId id) { text += figure_text(id); });
        }
        return text + (options_.coordinates ? coordinates() : "");
    }
    /// A tile that is not on the board, as it is printed.
    std::string printed(TileKind kind) { return drawn(plan_of(kind), Rotation::none, book_); }

private:
    bool is_shown(Square at) const noexcept {
        return at.x >= area_.north_west.x && at.x <= area_.south_east.x && at.y >= area_.north_west.y &&
               at.y <= area_.south_east.y;
    }
    int column(Square at) const noexcept { return tile_width * (at.x - area_.north_west.x); }
    int row(Square at) const noexcept { return tile_width * (at.y - area_.north_west.y); }
    std::string place_of(Square at) const { return moved_to(column(at), row(at)); }

    const TilePlan& plan_of(TileKind kind) {
        const auto found = plans_.find(kind.value);
        return found != plans_.end()
                   ? found->second
                   : plans_.emplace(kind.value, TilePlan(game_.catalogue().tile(kind), Of::feature_words))
                         .first->second;
    }

    void find_legal_squares() {
        game_.choices().each([&](Token token) {
            game_.describe(token, [&](const auto& action) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, PlaceTile>) {
                    legal_[action.at].push_back(action.rotation);
                }
            });
        });
        for (const auto& [at, turns] : legal_) {
            if (!options_.area) {
                area_.north_west = {(std::min)(area_.north_west.x, at.x), (std::min)(area_.north_west.y, at.y)};
                area_.south_east = {(std::max)(area_.south_east.x, at.x), (std::max)(area_.south_east.y, at.y)};
            }
        }
    }
    std::string legal_text(Square at, const std::vector<Rotation>& turns) const {
        if (!is_shown(at)) {
            return {};
        }
        std::string text = R"(<g class="legal-square" )" + place_of(at) + R"(><path d="M8 8H92V92H8Z" class="legal"/>)";
        int line = 55 - 11 * (static_cast<int>(turns.size()) - 1);
        for (const Rotation turn : turns) {
            text += written(std::to_string(degrees(turn)) + "\xc2\xb0", {50, line, 20, "middle", false});
            line += 22;
        }
        return text + "</g>\n";
    }

    std::string tile_text(TileId id) {
        const PlacedTile& tile = game_.placed(id);
        const std::string where = std::to_string(tile.at().x) + " " + std::to_string(tile.at().y);
        return R"(<g class="tile" )" + place_of(tile.at()) + "><title>" + escaped(game_.printed(id).id.view()) +
               " at " + where + " turned " + std::to_string(degrees(tile.rotation())) + "</title>" +
               drawn(plan_of(tile.kind()), tile.rotation(), book_) +
               R"(<path d="M0 0H100V100H0Z" class="frame"/></g>)"
               "\n";
    }

    std::string figure_text(FigureId id) {
        const DeployedFigure& figure = game_.figure(id);
        const TileId tile = game_.tile_of(figure.segment);
        const PlacedTile& lies = game_.placed(tile);
        if (!is_shown(lies.at())) {
            return {};
        }
        // Every tile with figures has a plan of its own, in which they take their places one after the other.
        const auto mine = taken_.try_emplace(tile.value, plan_of(lies.kind())).first;
        const std::string_view kind = Of::figures[figure.kind.index()].name;
        const std::size_t segment = game_.index_on_tile(figure.segment);
        const Segment& here = game_.printed(tile).segments[segment];
        const Point at = turned(mine->second.stand(segment, kind.substr(0, 6) == "large " ? 18 : 14), lies.rotation());
        const bool lying = here.kind == field && Of::is_follower(figure.kind);
        std::string text = R"(<g class="figure" )" + moved_to(column(lies.at()) + at.x, row(lies.at()) + at.y) +
                           "><title>" + escaped(name_of(options_.players, figure.owner.index())) + ": " +
                           escaped(kind) + " on " +
                           place_text(game_.printed(tile), lies.rotation(), segment, Of::feature_words) + "</title>" +
                           drawn(FigureSign{kind, figure.owner.index(), lying}, book_);
        int number = 0;
        for (std::size_t i = 0; i < Of::attachments.size(); ++i) {
            const unsigned count = game_.attached(id, AttachmentKind::at(i));
            for (unsigned n = 0; n < count; ++n, ++number) {
                const bool to_the_right = at.x < 60;
                const int across = (to_the_right ? 15 : -15) + (number / 3) * (to_the_right ? 11 : -11);
                text += attachment_text(Of::attachments[i].name, across, 13 * (number % 3) - 12);
            }
        }
        return text + "</g>\n";
    }
    std::string attachment_text(std::string_view name, int x, int y) {
        std::string text = R"(<g class="attachment" )" + moved_to(x, y) + ">";
        if (book_.use(name)) {
            return text.append("<use href=\"#").append(name) + "\"/></g>";
        }
        return text + R"(<circle r="6" fill="#fff" stroke="#222"/>)" +
               written(name.substr(0, 1), {0, 3, 9, "middle", true}) + "</g>";
    }

    std::string coordinates() const {
        std::string text = R"(<g class="coordinates" fill="#333">)";
        for (int x = 0; x * tile_width < width(); ++x) {
            text += written(std::to_string(area_.north_west.x + x), {x * tile_width + 50, -10, 18, "middle", false});
        }
        for (int y = 0; y * tile_width < height(); ++y) {
            text += written(std::to_string(area_.north_west.y + y), {-10, y * tile_width + 56, 18, "end", false});
        }
        return text + "</g>\n";
    }

    const G& game_;
    const SvgOptions& options_;
    SignBook& book_;
    Area area_;
    std::map<Square, std::vector<Rotation>> legal_;
    std::map<std::uint16_t, TilePlan> plans_;
    std::map<std::uint16_t, TilePlan> taken_;
};

/// What the panel tells of a game.
template <class Rules>
PanelWords panel_words(const Game<Rules>& game, const SvgOptions& options) {
    using Of = RulesOf<Rules>;
    PanelWords words;
    const auto played = [&](std::size_t owner) { return (game.setup().enabled() >> owner & 1u) != 0; };
    for (std::size_t i = 0; i < game.players(); ++i) {
        const auto player = PlayerId::at(i);
        PanelPlayer one{name_of(options.players, i), game.score(player), {}, {}, {}, false, false};
        for (std::size_t kind = 0; kind < Of::figures.size(); ++kind) {
            const auto figure = FigureKind::at(kind);
            if (played(Of::figure_owners[kind])) {
                one.figures.push_back({Of::figures[kind].name, game.supply(player, figure)});
            }
        }
        for (std::size_t figure = 0; figure < Of::scoring_figures.size(); ++figure) {
            if (played(Of::scoring_figure_owners[figure])) {
                one.track.push_back({Of::scoring_figures[figure], game.score(player, ScoringFigure::at(figure))});
            }
        }
        const auto count = [&]<class M>(TypeList<M>) {
            if constexpr (!std::is_empty_v<typename M::State>) {
                if (game.setup().template has<M>()) {
                    M::each_number(game.state().template of<M>(), player, [&](std::string_view name, unsigned number) {
                        one.numbers.push_back({name, number});
                    });
                }
            }
        };
        const auto count_all = [&]<class... M>(TypeList<M...>) { (count(TypeList<M>{}), ...); };
        count_all(typename Rules::Modules{});
        one.decides = !game.finished() && game.asked() == player;
        one.leads = game.finished() && (game.leaders() & mask_of(player)) != 0;
        words.players.push_back(std::move(one));
    }
    for (std::size_t kind = 0; kind < Of::attachments.size(); ++kind) {
        if (played(Of::attachment_owners[kind])) {
            words.attachments.push_back({Of::attachments[kind].name, game.attachments_left(AttachmentKind::at(kind))});
        }
    }
    words.tiles_left = game.tiles_left();
    words.finished = game.finished();
    return words;
}

}  // namespace drawing

/// The game as it lies on the table, as SVG.
template <class Rules>
std::string svg(const Game<Rules>& game, const SvgOptions& options = {}) {
    constexpr int margin = 46;
    drawing::SignBook book;
    drawing::BoardDrawing<Rules> board(game, options, book);
    const std::string table = board.text();
    std::string hand;
    if (!game.finished() && options.legend && game.part().drawn.exists() && !game.part().placed.exists()) {
        hand = board.printed(game.part().drawn);
    }
    drawing::Panel panel(drawing::panel_words(game, options), options.legend, options.score_track, hand, book);
    const std::string side = panel.text();
    // Beside a large board the panel grows, by a half at most.
    const int percent = panel.height() == 0 ? 100 : (std::clamp)(100 * board.height() / panel.height(), 100, 150);
    const int panel_width = panel.height() == 0 ? 0 : panel.width() * percent / 100 + margin;
    const int width = board.width() + 2 * margin + panel_width;
    const int height = (std::max)(board.height(), panel.height() * percent / 100) + 2 * margin;
    const auto pixels = [&](int length) {
        return std::to_string(static_cast<unsigned>(length) * options.tile_size / 100);
    };

    std::string text = R"(<svg xmlns="http://www.w3.org/2000/svg" width=")" + pixels(width) + "\" height=\"" +
                       pixels(height) + "\" viewBox=\"0 0 " + std::to_string(width) + " " + std::to_string(height) +
                       "\">\n";
    text.append(drawing::look).append("<defs>\n").append(drawing::haze).append(book.definitions()).append("</defs>\n");
    text += R"(<rect width="100%" height="100%" fill="#f7f7f4"/>)"
            "\n";
    text += "<g class=\"board\" " + drawing::moved_to(margin, margin) + ">\n" + table + "</g>\n";
    if (!side.empty()) {
        const std::string scale = percent == 100 ? "" : " scale(1." + std::to_string(percent).substr(1) + ")";
        text += "<g class=\"panel\" " + drawing::moved_to(board.width() + 2 * margin, margin, scale) + ">\n" + side +
                "</g>\n";
    }
    return text + "</svg>\n";
}

}  // namespace carcassonne
