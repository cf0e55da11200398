#include "carcassonne/text/svg.hpp"

#include "carcassonne/carcassonne.hpp"
#include "carcassonne/engine/arrangement.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/support/utf8.hpp"
#include "carcassonne/testing/random_play.hpp"

#include "catch.hpp"
#include "test_paths.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

using Standard = Game<StandardRules>;

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) {
        ++found;
    }
    return found;
}
bool has(std::string_view text, std::string_view part) { return count(text, part) != 0; }

bool is_known_entity(std::string_view rest) {
    for (const std::string_view entity : {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"}) {
        if (rest.substr(0, entity.size()) == entity) {
            return true;
        }
    }
    return false;
}

/// What is wrong with a text as XML, as far as the drawings use it: tags that do not match, attributes without quotes
/// or named twice, letters that must be escaped, more than one outermost element. Empty when nothing is.
std::string xml_fault(std::string_view text) {
    std::vector<std::string> open;
    std::size_t outermost = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == '&' && !is_known_entity(text.substr(i))) {
            return "a bare & at " + std::to_string(i);
        }
        if (text[i] == '>') {
            return "a bare > at " + std::to_string(i);
        }
        if (text[i] != '<') {
            if (open.empty() && text[i] != '\n') {
                return "text outside of everything at " + std::to_string(i);
            }
            ++i;
            continue;
        }
        const bool closes = i + 1 < text.size() && text[i + 1] == '/';
        i += closes ? 2 : 1;
        const std::size_t end = text.find_first_of(" \n/>", i);
        if (end == std::string_view::npos || end == i) {
            return "a tag without name or end at " + std::to_string(i);
        }
        const std::string name(text.substr(i, end - i));
        i = end;
        std::set<std::string> attributes;
        while (i < text.size() && text[i] == ' ') {
            const std::size_t equals = text.find("=\"", i);
            const std::size_t quote = equals == std::string_view::npos ? equals : text.find('"', equals + 2);
            if (closes || quote == std::string_view::npos ||
                !attributes.insert(std::string(text.substr(i + 1, equals - i - 1))).second) {
                return "a wrong attribute of " + name + " at " + std::to_string(i);
            }
            const std::string_view value = text.substr(equals + 2, quote - equals - 2);
            for (std::size_t letter = 0; letter < value.size(); ++letter) {
                if (value[letter] == '<' || (value[letter] == '&' && !is_known_entity(value.substr(letter)))) {
                    return "a bare sign in an attribute of " + name + " at " + std::to_string(i);
                }
            }
            i = quote + 1;
        }
        const bool is_empty = !closes && i < text.size() && text[i] == '/';
        i += is_empty ? 1 : 0;
        if (i >= text.size() || text[i] != '>') {
            return "a tag without end: " + name;
        }
        ++i;
        if (closes) {
            if (open.empty() || open.back() != name) {
                return "</" + name + "> closes nothing at " + std::to_string(i);
            }
            open.pop_back();
        } else {
            outermost += open.empty() ? 1u : 0u;
            if (!is_empty) {
                open.push_back(name);
            }
        }
    }
    return !open.empty() ? open.back() + " stays open" : outermost != 1 ? "not one outermost element" : "";
}

/// Pictures that are used but not there.
std::set<std::string> missing_pictures(std::string_view text) {
    std::set<std::string> missing;
    for (const std::string_view begin : {"href=\"#", "url(#"}) {
        for (std::size_t at = text.find(begin); at != std::string_view::npos; at = text.find(begin, at + 1)) {
            const std::size_t from = at + begin.size();
            const std::string name(text.substr(from, text.find_first_of("\")", from) - from));
            if (!has(text, "id=\"" + name + "\"")) {
                missing.insert(name);
            }
        }
    }
    return missing;
}

/// The places of all elements of a class.
std::vector<std::pair<int, int>> places_of(std::string_view text, std::string_view name) {
    std::vector<std::pair<int, int>> places;
    const std::string begin = "<g class=\"" + std::string(name) + "\" transform=\"translate(";
    for (std::size_t at = text.find(begin); at != std::string_view::npos; at = text.find(begin, at + 1)) {
        const std::string numbers(text.substr(at + begin.size(), 24));
        char* rest = nullptr;
        const auto x = static_cast<int>(std::strtol(numbers.c_str(), &rest, 10));
        places.emplace_back(x, static_cast<int>(std::strtol(rest, nullptr, 10)));
    }
    return places;
}

Setup<StandardRules> setup_for(std::string_view modules, std::size_t players, Draws draws = Draws::by_caller) {
    auto options = switches(modules);
    REQUIRE(options);
    options->players = players;
    options->draws = draws;
    options->plays_forced = draws != Draws::by_caller;
    auto setup = make_setup(*options);
    REQUIRE(setup);
    return *std::move(setup);
}

/// A table that is laid by hand.
class Table {
public:
    explicit Table(std::string_view modules, std::size_t players = 2) : setup_(setup_for(modules, players)) {}

    Table& tile(std::string_view id, int x, int y, Rotation rotation = Rotation::none) {
        const TileKind kind = setup_.catalogue().find(id);
        INFO(id);
        REQUIRE(kind.exists());
        wanted_.tiles.push_back({kind, at(x, y), rotation});
        return *this;
    }
    Table& figure(unsigned player, std::string_view name, int x, int y, unsigned segment, unsigned ghosts = 0) {
        ArrangedFigure figure{
            PlayerId::at(player), FigureKind::none(), at(x, y), static_cast<std::uint8_t>(segment), {}};
        for (std::size_t kind = 0; kind < Standard::Of::figures.size(); ++kind) {
            if (Standard::Of::figures[kind].name == name) {
                figure.kind = FigureKind::at(kind);
            }
        }
        figure.attached[0] = static_cast<std::uint8_t>(ghosts);
        wanted_.figures.push_back(figure);
        return *this;
    }
    Table& scores(std::array<int, player_capacity> points, std::array<int, player_capacity> second = {}) {
        wanted_.scores = points;
        wanted_.second_figure = second;
        return *this;
    }
    /// No tile is to come.
    Table& nothing_left() {
        wanted_.left.emplace();
        return *this;
    }
    Standard game() const {
        const auto made = arrange(setup_, wanted_);
        for (std::size_t i = 0; !made && i < made.error().size(); ++i) {
            UNSCOPED_INFO(made.error()[i].refusal.text);
        }
        REQUIRE(made.has_value());
        return *made;
    }
    /// The game after this tile was drawn.
    Standard draws(std::string_view id) const {
        Standard drawn = game();
        REQUIRE(drawn.try_play(DrawTile{setup_.catalogue().find(id)}));
        return drawn;
    }

private:
    static Square at(int x, int y) { return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}; }

    Setup<StandardRules> setup_;
    Arrangement<StandardRules> wanted_;
};

/// Four tiles around the start tile: red on a road and in a monastery, blue in a city and on a field.
Table village(std::size_t players = 2) {
    Table table("base+farmers", players);
    table.tile("BA/RCr", 0, 0).tile("BA/RFr", -1, 0).tile("BA/CFC.2", 0, -1).tile("BA/RRR", 1, 0).tile("BA/L", -1, 1);
    table.figure(0, "meeple", -1, 0, 0).figure(0, "meeple", -1, 1, 0);
    table.figure(1, "meeple", 0, -1, 0).figure(1, "meeple", 1, 0, 3);
    return table;
}
/// The start piece with a castle, a cemetery, a guard, and three ghosts that stand with two meeples.
Table haunted() {
    Table table("base+farmers+messages+ghosts", 3);
    table.tile("GS/nw", 0, 0).tile("GS/ne", 1, 0).tile("GS/sw", 0, 1).tile("GS/se", 1, 1);
    table.tile("GS/castle-r", -1, 0, Rotation::three_quarters).tile("GS/cemetery", 0, -1);
    table.figure(0, "meeple", 0, 1, 0, 2).figure(1, "meeple", 0, -1, 0).figure(2, "meeple", 1, 1, 1, 1);
    return table.figure(1, "guard", 1, 0, 0).scores({12, 57, 104, 0, 0, 0}, {2, 7, 0, 0, 0, 0});
}

Standard random_game(const Setup<StandardRules>& setup, std::uint64_t seed, std::size_t tiles) {
    Standard game(setup, seed);
    Random random(seed);
    auto choices = game.choices();
    while (!choices.empty() && game.board().tile_count() < tiles) {
        game.play(testing::random_answer(game, choices, testing::RandomPolicy::dense, random), choices);
    }
    return game;
}

// Drawings that are kept as files.

struct Golden {
    std::string_view file;
    std::string text;
};

std::vector<Golden> golden_drawings() {
    std::vector<Golden> drawings;
    const auto add = [&](std::string_view file, const Standard& game, const SvgOptions& options = {}) {
        drawings.push_back({file, svg(game, options)});
    };
    SvgOptions board_only;
    board_only.legend = false;
    board_only.score_track = false;
    SvgOptions named;
    named.players = {"Ada", "Grace & Co."};

    const Table start = Table("base+farmers").tile("BA/RCr", 0, 0);
    add("start", start.game());
    const Table four_turns = village();
    add("four_turns", four_turns.game(), named);
    add("to_place", start.draws("BA/C"), named);
    SvgOptions corner = board_only;
    corner.area = Area{{-1, 0}, {0, 1}};
    corner.coordinates = false;
    add("area", four_turns.game(), corner);
    Table over = village();
    over.scores({3, 12, 0, 0, 0, 0}).nothing_left();
    add("over", over.game());

    Table inns("base+farmers+inns_and_cathedrals");
    inns.tile("BA/RCr", 0, 0).tile("IC/Cccc.c", 0, -1).tile("IC/RFr.iG", 1, 0);
    inns.figure(0, "large meeple", 0, -1, 0).figure(1, "meeple", 1, 0, 0);
    add("inns", inns.game(), board_only);
    Table traders("base+farmers+traders_and_builders");
    traders.tile("BA/RCr", 0, 0).tile("TB/CFc.w", 0, -1, Rotation::quarter).tile("TB/Ccc.g", 0, -2, Rotation::half);
    traders.figure(0, "meeple", 0, 0, 0).figure(0, "builder", 0, -1, 0);
    add("traders", traders.game(), board_only);
    Table stream("base+farmers+river:first+abbot");
    stream.tile("RI/s", 0, 0).tile("RI.1/IIG", 1, 0).tile("RI.1/I.e", 1, 1, Rotation::quarter);
    stream.figure(0, "abbot", 1, 0, 3).figure(1, "meeple", 0, 0, 1);
    add("river", stream.game(), board_only);
    const Table ghosts = haunted();
    add("haunted", ghosts.game());
    Table bridge("base+farmers+porxada");
    bridge.tile("BA/RCr", 0, 0).tile("PX/CCCC+", 0, -1);
    add("porxada", bridge.game(), board_only);
    return drawings;
}
std::string path_of(std::string_view file) {
    return std::string(test::data_folder) + "/svg/" + std::string(file) + ".svg";
}

}  // namespace

TEST_CASE("drawings are those that were kept", "[text][svg]") {
    const auto drawings = golden_drawings();
    CHECK(drawings.size() == 10);
    for (const Golden& drawing : drawings) {
        INFO(drawing.file << ": if it is meant to be so, run this program with [write-svg] and look at the files");
        std::ifstream file(path_of(drawing.file), std::ios::binary);
        REQUIRE(file);
        const std::string kept{std::istreambuf_iterator<char>(file), {}};
        CHECK((kept == drawing.text));
        CHECK(xml_fault(drawing.text) == "");
        CHECK(missing_pictures(drawing.text).empty());
    }
}

// Not run unless it is asked for by its tag: carcassonne_test_text "[write-svg]"
TEST_CASE("drawings are written to be kept", "[.][write-svg]") {
    for (const Golden& drawing : golden_drawings()) {
        std::ofstream file(path_of(drawing.file), std::ios::binary);
        file << drawing.text;
        REQUIRE(file.flush());
    }
}

TEST_CASE("every tile and every figure is drawn once, where it lies", "[text][svg]") {
    const Table table = village();
    const std::string drawn = svg(table.game());
    CHECK(count(drawn, R"(<g class="tile" )") == 5);
    for (const std::string_view tile :
         {"BA/RCr at 0 0 turned 0", "BA/RFr at -1 0 turned 0", "BA/CFC.2 at 0 -1 turned 0", "BA/RRR at 1 0 turned 0",
          "BA/L at -1 1 turned 0"}) {
        CHECK(count(drawn, "<title>" + std::string(tile) + "</title>") == 1);
    }
    CHECK(count(drawn, R"(<g class="figure" )") == 4);
    for (const std::string_view figure : {"player 1: meeple on road E.W", "player 1: meeple on monastery",
                                          "player 2: meeple on city N", "player 2: meeple on field NL.NR.EL.WR"}) {
        CHECK(count(drawn, "<title>" + std::string(figure) + "</title>") == 1);
    }
    // The westernmost tiles lie at the left, the northernmost at the top.
    using Places = std::vector<std::pair<int, int>>;
    CHECK(places_of(drawn, "tile") == Places{{100, 100}, {0, 100}, {100, 0}, {200, 100}, {0, 200}});
}

TEST_CASE("games of all rules are drawn whole, well-formed, and the same again", "[text][svg]") {
    const char* const everything =
        "base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom+messages+porxada+ghosts";
    for (const std::string_view modules :
         {std::string_view("base+farmers"), std::string_view("base+farmers+messages+porxada+ghosts"),
          std::string_view(everything)}) {
        const auto setup = setup_for(modules, 6, Draws::from_seed);
        for (const std::size_t tiles : {std::size_t{20}, std::size_t{60}, std::size_t{1000}}) {
            const Standard game = random_game(setup, tiles, tiles);
            INFO(modules << " with " << game.board().tile_count() << " tiles");
            const std::string drawn = svg(game);
            CHECK(xml_fault(drawn) == "");
            CHECK(missing_pictures(drawn).empty());
            CHECK_FALSE(has(drawn, "<script"));
            CHECK((svg(Standard(game)) == drawn));

            CHECK(count(drawn, R"(<g class="tile" )") == game.board().tile_count());
            std::size_t figures = 0;
            std::size_t attached = 0;
            std::size_t alone = 0;
            const auto at = places_of(drawn, "figure");
            const auto lies = places_of(drawn, "tile");
            game.each_figure_on_board([&](FigureId id) {
                const TileId tile = game.tile_of(game.figure(id).segment);
                REQUIRE(figures < at.size());
                const int x = at[figures].first - lies[tile.index()].first;
                const int y = at[figures].second - lies[tile.index()].second;
                CHECK((x > 0 && x < 100 && y > 0 && y < 100));
                ++figures;
                for (std::size_t kind = 0; kind < Standard::Of::attachments.size(); ++kind) {
                    attached += game.attached(id, AttachmentKind::at(kind));
                }
            });
            CHECK(count(drawn, R"(<g class="figure" )") == figures);
            CHECK(count(drawn, R"(<g class="attachment" )") == attached);
            // Nobody stands upon another.
            for (std::size_t i = 0; i < at.size(); ++i) {
                alone += std::count(at.begin(), at.end(), at[i]) == 1 ? 1u : 0u;
            }
            CHECK(alone == figures);
        }
    }
}

TEST_CASE("ghosts stand beside their meeples, and those left are counted", "[text][svg]") {
    const Table table = haunted();
    const std::string drawn = svg(table.game());
    CHECK(count(drawn, R"(<g class="attachment" )") == 3);
    CHECK(has(drawn, ">ghost: 12 left<"));
    CHECK(count(drawn, R"(class="ruin")") == 4);
    // All four squares of the start piece but one show mist, and the castle.
    CHECK(count(drawn, R"(<g class="mist">)") == 4);
}

TEST_CASE("every scoring figure stands on the track", "[text][svg]") {
    const Table table = haunted();
    const std::string drawn = svg(table.game());
    CHECK(count(drawn, R"(<g class="scoring-figure" )") == 6);
    for (const std::string_view figure :
         {"score meeple 10", "messenger 2", "score meeple 50", "messenger 7", "score meeple 104", "messenger 0"}) {
        CHECK(count(drawn, "<title>" + std::string(figure) + "</title>") == 1);
    }
    // Round the track once, and twice.
    CHECK(count(drawn, ">+50<") == 1);
    CHECK(count(drawn, ">+100<") == 1);
}

TEST_CASE("however many scoring figures share a space, all can be read", "[text][svg]") {
    // Six players with two figures each, all on the same space: when the game begins, and far round.
    for (const int points : {0, 9, 30, 149}) {
        Table table("base+farmers+messages+ghosts", 6);
        table.tile("GS/nw", 0, 0).tile("GS/ne", 1, 0).tile("GS/sw", 0, 1).tile("GS/se", 1, 1);
        std::array<int, player_capacity> both{};
        std::array<int, player_capacity> second{};
        both.fill(2 * points);
        second.fill(points);
        const std::string drawn = svg(table.scores(both, second).game());
        INFO(points);
        const auto places = places_of(drawn, "scoring-figure");
        REQUIRE(places.size() == 12);
        // Spaces are 52 wide, ten in a row; the number above the figures needs 14. The smallest figures are 6 wide.
        for (std::size_t i = 0; i < places.size(); ++i) {
            const int row = 4 - points % 50 / 10;
            CHECK(places[i].second - 3 >= 52 * row + 14);
            CHECK(places[i].second + 3 <= 52 * row + 52);
            for (std::size_t j = 0; j < i; ++j) {
                const int x = places[i].first - places[j].first;
                const int y = places[i].second - places[j].second;
                CHECK(x * x + y * y >= 6 * 6);
            }
        }
    }
}

TEST_CASE("the tile at hand and the squares for it are shown while that is asked", "[text][svg]") {
    const Table table = Table("base+farmers").tile("BA/RCr", 0, 0);
    const std::string before = svg(table.game());
    CHECK_FALSE(has(before, "tile-at-hand"));
    CHECK_FALSE(has(before, "legal-square"));
    // Against the city, or below the start tile with any side but the one of the city.
    const std::string drawn = svg(table.draws("BA/C"));
    CHECK(count(drawn, R"(<g class="tile-at-hand")") == 1);
    using Places = std::vector<std::pair<int, int>>;
    CHECK(places_of(drawn, "legal-square") == Places{{0, 0}, {0, 200}});
    CHECK(count(drawn, ">180\xc2\xb0<") == 2);
    CHECK(count(drawn, ">90\xc2\xb0<") == 1);
    CHECK(count(drawn, ">270\xc2\xb0<") == 1);
    CHECK(count(drawn, ">0\xc2\xb0<") == 0);
}

TEST_CASE("the tile placed last is marked, the start tile is not", "[text][svg]") {
    const Table start = Table("base+farmers").tile("BA/RCr", 0, 0);
    CHECK_FALSE(has(svg(start.game()), R"(class="last-tile")"));
    const Table table = village();
    CHECK(places_of(svg(table.game()), "last-tile") == std::vector<std::pair<int, int>>{{0, 200}});
}

TEST_CASE("the winner is named when the game is over", "[text][svg]") {
    CHECK_FALSE(has(svg(village().game()), ">won<"));
    Table table = village();
    table.scores({3, 12, 0, 0, 0, 0}).nothing_left();
    const std::string drawn = svg(table.game());
    CHECK(has(drawn, ">The game is over<"));
    CHECK(count(drawn, ">won<") == 1);
}

TEST_CASE("parts of the drawing can be left out", "[text][svg]") {
    const Table table = village();
    const Standard game = table.game();
    SvgOptions options;
    options.coordinates = false;
    CHECK(has(svg(game), R"(class="coordinates")"));
    CHECK_FALSE(has(svg(game, options), R"(class="coordinates")"));
    options = {};
    options.figures = false;
    CHECK_FALSE(has(svg(game, options), R"(class="figure")"));
    options = {};
    options.last_tile = false;
    CHECK_FALSE(has(svg(game, options), R"(class="last-tile")"));
    options = {};
    options.legend = false;
    CHECK_FALSE(has(svg(game, options), R"(class="player")"));
    CHECK(has(svg(game, options), R"(class="score-track")"));
    options.score_track = false;
    CHECK_FALSE(has(svg(game, options), R"(class="panel")"));
    options = {};
    options.legal_squares = false;
    CHECK_FALSE(has(svg(table.draws("BA/C"), options), R"(class="legal-square")"));
}

TEST_CASE("a part of the table is drawn alone, at the size that is wished", "[text][svg]") {
    const Table table = village();
    SvgOptions options;
    options.area = Area{{0, -1}, {1, 0}};
    options.legend = false;
    options.score_track = false;
    options.tile_size = 50;
    const std::string drawn = svg(table.game(), options);
    CHECK(count(drawn, R"(<g class="tile" )") == 3);
    CHECK(count(drawn, R"(<g class="figure" )") == 2);
    CHECK_FALSE(has(drawn, R"(class="last-tile")"));
    // Two tiles of 100 and a margin of 46 on both sides.
    CHECK(has(drawn, R"(width="146" height="146" viewBox="0 0 292 292")"));
    options.area = Area{{5, 5}, {4, 4}};
    CHECK(count(svg(table.game(), options), R"(<g class="tile" )") == 0);
}

TEST_CASE("names are escaped, and missing ones are numbers", "[text][svg]") {
    const Table table = village(3);
    SvgOptions options;
    options.players = {"<b>\"A\" & 'B'", "", "\x01\xc3\xa9"};
    const std::string drawn = svg(table.game(), options);
    CHECK(xml_fault(drawn) == "");
    CHECK(has(drawn, ">&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;<"));
    CHECK(has(drawn, ">player 2<"));
    CHECK(has(drawn, ">?\xc3\xa9<"));
}

TEST_CASE("a drawing is UTF-8 that XML can hold, whatever a name is", "[text][svg]") {
    struct Case {
        std::string_view name;
        std::string_view shown;
    };
    const Case cases[] = {
        {"\x7f \xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80", "\x7f \xc3\xa9 \xe2\x82\xac \xf0\x9f\x98\x80"},
        // Bytes that can stand nowhere, and the rest of a character without its beginning.
        {"a\xff\xfe", "a??"},
        {"\x80z\xbf", "?z?"},
        // Cut short, at the end or by another.
        {"\xc3", "?"},
        {"\xe2\x82", "??"},
        {"\xf0\x9f\x98&", "???&amp;"},
        {"\xc3<", "?&lt;"},
        // Longer than need be: a slash, and the last before those of two and of three bytes.
        {"\xc0\xaf", "??"},
        {"\xc1\xbf", "??"},
        {"\xe0\x9f\xbf", "???"},
        {"\xf0\x8f\xbf\xbf", "????"},
        // Halves of pairs, and what is beyond the last character.
        {"\xed\xa0\x80", "???"},
        {"\xed\xbf\xbf", "???"},
        {"\xf4\x90\x80\x80", "????"},
        // Characters that XML does not know.
        {"\xef\xbf\xbe\xef\xbf\xbf", "??"},
        {"\x1b[0m", "?[0m"},
    };
    for (const Case& one : cases) {
        INFO(one.name.size() << " bytes shown as " << one.shown);
        CHECK(drawing::escaped(one.name) == one.shown);
    }
    SvgOptions options;
    options.players = {"\xed\xa0\x80", "\xe2\x82"};
    const std::string drawn = svg(village().game(), options);
    CHECK(find_no_utf8(drawn) == drawn.size());
    CHECK(has(drawn, ">\?\?\?<"));
}

TEST_CASE("the checker of this test finds what is wrong", "[text][svg]") {
    CHECK(xml_fault("<a b=\"1\"><c/>text</a>\n") == "");
    for (const std::string_view wrong : {"<a><b></a></b>", "<a>", "</a>", "<a/><a/>", "<a b=1/>",
                                         "<a b=\"1\" b=\"2\"/>", "<a>&</a>", "<a b=\"<\"/>", "<a>></a>", "text", ""}) {
        INFO(wrong);
        CHECK(xml_fault(wrong) != "");
    }
    CHECK(missing_pictures("<g id=\"a\"/><use href=\"#a\"/><use href=\"#b\"/>") == std::set<std::string>{"b"});
}
