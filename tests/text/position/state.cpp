// States of modules of one's own: whatever kinds of members they have, a position writes and reads them.
#include "carcassonne/text/position/state.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/text/position.hpp"

#include "engine/tables.hpp"
#include "text/position/positions.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>

using namespace carcassonne;
using test::player;

namespace {

enum class Weather : std::uint8_t { sunny, wet, very_cold };
inline constexpr OptionWord<Weather> weather_words[] = {
    {"sunny", Weather::sunny}, {"wet", Weather::wet}, {"very cold", Weather::very_cold}};
constexpr std::span<const OptionWord<Weather>> words_of(Weather) noexcept { return weather_words; }

enum class Plain : std::int8_t { less = -3, none = 0, more = 4 };

/// A beast that can be seen.
struct Beast {
    std::uint8_t kind = count;
    constexpr Beast() noexcept = default;
    explicit constexpr Beast(std::size_t number) noexcept : kind(static_cast<std::uint8_t>(number)) {}
    constexpr std::string_view word() const noexcept {
        constexpr std::array<std::string_view, 3> words{"hare", "roe deer", "nothing"};
        return words[kind];
    }
    friend constexpr bool operator==(const Beast&, const Beast&) noexcept = default;
    static constexpr std::size_t count = 2;
};
/// Who has seen what.
struct Sighting {
    PlayerId player{0};
    Beast beast;
    friend constexpr bool operator==(const Sighting&, const Sighting&) noexcept = default;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit("player", self.player);
        visit("beast", self.beast);
    }
};

/// Asked before the final scoring.
struct FarewellStep {
    static constexpr std::string_view name = "farewell";
    static constexpr Slot slot = Slot::final_begins;
};
/// Asked now and then when a tile was placed.
struct NoteStep {
    static constexpr std::string_view name = "note";
    static constexpr Slot slot = Slot::questions;
};

/// Writes into all parts of its state whenever a tile is placed.
struct Notebook : test::EmptyModule {
    static constexpr ModuleInfo info{"notebook", "Notebook"};
    struct State {
        std::uint64_t large = 0;
        std::int64_t deep = 0;
        std::uint32_t wide = 0;
        std::int16_t small = 0;
        TileId tile;
        SegmentId segment;
        TileKind kind;
        PlayerId last;
        FigureId figure;
        FigureKind figure_kind;
        Weather weather = Weather::sunny;
        Plain plain = Plain::none;
        Beast beast;
        bool flag = false;
        std::uint8_t who = 0;
        std::uint8_t beasts = 0;
        std::array<std::uint8_t, 3> unused{};
        InlineVector<Sighting, 6> sightings;
        std::array<std::array<std::uint8_t, 2>, 4> pairs{};
        std::array<PlayerId, 4> queue{};
        InlineVector<TileId, 4> tiles;

        template <class Self, class Visit>
        static constexpr void each_part(Self& state, Visit&& visit) {
            visit("large", state.large);
            visit("deep", state.deep);
            visit("wide", state.wide);
            visit("small", state.small);
            visit("tile", state.tile);
            visit("segment", state.segment);
            visit("kind", state.kind);
            visit("last", state.last);
            visit("figure", state.figure);
            visit("figure_kind", state.figure_kind);
            visit("weather", state.weather);
            visit("plain", state.plain);
            visit("beast", state.beast);
            visit("flag", state.flag);
            visit("who", players_in(state.who));
            visit("beasts", words_in<Beast>(state.beasts));
            visit("sightings", state.sightings);
            visit("pairs", state.pairs);
            visit("queue", state.queue);
            visit("tiles", state.tiles);
        }
        friend constexpr bool operator==(const State&, const State&) noexcept = default;
    };
    using Steps = TypeList<FarewellStep, NoteStep>;
    using Hooks = TypeList<On<TilePlaced>, Offers<FarewellStep>, Offers<NoteStep>>;

    template <class G>
    void on(const TilePlaced& placed, G& game) const noexcept {
        if (!placed.player.exists()) {
            return;
        }
        State& state = game.state().template of<Notebook>();
        Random random(placed.tile.value, 3);
        const auto number = [&](std::uint32_t n) { return static_cast<std::uint8_t>(random.below(n)); };
        state.large = random.next() >> random.below(64);
        state.deep = static_cast<std::int64_t>(random.next()) >> random.below(63);
        state.wide = static_cast<std::uint32_t>(random.next());
        state.small = static_cast<std::int16_t>(random.next());
        state.tile = number(3) == 0 ? TileId::none() : placed.tile;
        state.segment = number(3) == 0 ? SegmentId::none() : game.placed(placed.tile).segment(0);
        state.kind = number(3) == 0 ? TileKind::none() : game.placed(placed.tile).kind();
        state.last = number(3) == 0 ? PlayerId::none() : placed.player;
        state.figure = FigureId(number(250));
        state.figure_kind = number(2) == 0 ? FigureKind::none() : meeple;
        state.weather = weather_words[number(3)].value;
        state.plain = number(2) == 0 ? Plain::less : Plain::more;
        state.beast = Beast(number(3));
        state.flag = number(2) == 0;
        state.who = number(4);
        state.beasts = number(4);
        state.sightings.clear();
        state.tiles.clear();
        for (std::uint8_t i = number(4); i > 0; --i) {
            state.sightings.push_back({PlayerId(number(2)), Beast(number(3))});
            state.tiles.push_back(number(3) == 0 ? TileId::none() : placed.tile);
        }
        state.pairs = {};
        state.pairs[number(4)][number(2)] = number(100);
        state.queue = {};
        state.queue[number(4)] = placed.player;
        if (number(3) == 0) {
            game.template ask<NoteStep>(player(1));
        }
    }
    template <class G, class O>
    void offer(FarewellStep, const G&, O& out) const noexcept {
        out.add(carcassonne::answer<Pass>, 0, 0, 1);
    }
    template <class G, class O>
    void offer(NoteStep, const G&, O& out) const noexcept {
        out.add(carcassonne::answer<Pass>, 0, 0, 1);
    }
    /// Nobody is queued who is no player.
    template <class G>
    static bool can_be(const State& state, const G& game) noexcept {
        for (const PlayerId queued : state.queue) {
            if (queued.exists() && queued.index() >= game.players()) {
                return false;
            }
        }
        return state.small != 13;
    }
};
struct NotedGame : Ruleset<Base, Farmers, Notebook> {};

Setup<NotedGame> noted() {
    Options<NotedGame> options;
    options.plays_forced = false;
    return test::make(options);
}
/// The line about the module after its state was changed.
template <class Change>
std::string line_after(const Change& change) {
    const auto setup = noted();
    State<NotedGame> state = Game<NotedGame>(setup).state();
    change(state.of<Notebook>());
    const Game<NotedGame> game(setup, state);
    const std::string text = write_position(test::reread(game));
    const std::size_t begin = text.find("state   notebook ");
    return begin == std::string::npos ? "" : text.substr(begin + 17, text.find('\n', begin) - begin - 17);
}
using Remembered = Notebook::State;

}  // namespace

TEST_CASE("parts of the state of a module are written as words", "[text][position]") {
    CHECK(line_after([](Remembered&) {}).empty());
    CHECK(line_after([](Remembered& state) { state.large = ~std::uint64_t{0}; }) == "large 18446744073709551615");
    CHECK(line_after([](Remembered& state) { state.deep = -9223372036854775807 - 1; }) == "deep -9223372036854775808");
    CHECK(line_after([](Remembered& state) { state.wide = 4000000000u; }) == "wide 4000000000");
    CHECK(line_after([](Remembered& state) { state.small = -32768; }) == "small -32768");
    CHECK(line_after([](Remembered& state) { state.tile = TileId(0); }) == "tile 0 0");
    CHECK(line_after([](Remembered& state) { state.segment = SegmentId(1); }) == "segment road E.W at 0 0");
    CHECK(line_after([](Remembered& state) { state.last = player(1); }) == "last blue");
    CHECK(line_after([](Remembered& state) { state.figure = FigureId(7); }) == "figure 7");
    CHECK(line_after([](Remembered& state) { state.weather = Weather::very_cold; }) == "weather very cold");
    CHECK(line_after([](Remembered& state) { state.plain = Plain::less; }) == "plain -3");
    CHECK(line_after([](Remembered& state) { state.beast = Beast(1); }) == "beast roe deer");
    CHECK(line_after([](Remembered& state) { state.flag = true; }) == "flag 1");
    CHECK(line_after([](Remembered& state) { state.who = 3; }) == "who red blue");
    CHECK(line_after([](Remembered& state) { state.beasts = 3; }) == "beasts hare roe deer");
    CHECK(line_after([](Remembered& state) {
              state.sightings.push_back({player(1), Beast(0)});
              state.sightings.push_back({player(0), Beast{}});
          }) == "sightings blue hare, red nothing");
    CHECK(line_after([](Remembered& state) { state.pairs[1][0] = 5; }) == "pairs 0 0, 5 0");
    CHECK(line_after([](Remembered& state) { state.queue[1] = player(0); }) == "queue [], red");
    CHECK(line_after([](Remembered& state) {
              state.tiles.push_back(TileId::none());
              state.tiles.push_back(TileId(0));
          }) == "tiles none, 0 0");
    CHECK(line_after([](Remembered& state) {
              state.wide = 2;
              state.flag = true;
          }) == "wide 2; flag 1");
}

TEST_CASE("what cannot be read into a part is refused", "[text][position]") {
    const auto setup = noted();
    const std::string fresh = write_position(Game<NotedGame>(setup));
    const auto error_for = [&](const std::string& parts) {
        std::string text = fresh;
        text.insert(text.find("agenda"), "state   notebook " + parts + "\n");
        const auto read = parse_position(text, setup);
        return read ? std::string("accepted") : test::text_of(read.error());
    };
    const std::string number = " a number that this part can have | ";
    CHECK(error_for("large 18446744073709551615") == "accepted");
    CHECK(error_for("large 18446744073709551616") == "8:24" + number + "18446744073709551616");
    CHECK(error_for("large -1") == "8:24" + number + "-1");
    CHECK(error_for("large 01") == "8:24" + number + "01");
    CHECK(error_for("large") == "8:23" + number + "end of the line");
    CHECK(error_for("deep -9223372036854775808") == "accepted");
    CHECK(error_for("deep 9223372036854775808") == "8:23" + number + "9223372036854775808");
    CHECK(error_for("deep -") == "8:23" + number + "-");
    CHECK(error_for("wide 4294967296") == "8:23" + number + "4294967296");
    CHECK(error_for("small 32768") == "8:24" + number + "32768");
    CHECK(error_for("plain 128") == "8:24" + number + "128");
    CHECK(error_for("flag 2") == "8:23 0 or 1 | 2");
    CHECK(error_for("segment road N at 0 0") == "8:26 a segment of the tile that lies there | road");
    CHECK(error_for("kind BA/X") == "8:23 the id of a tile of the game | BA/X");
    CHECK(error_for("weather very") == "8:26 a word for this part | very");
    CHECK(error_for("beast roe") == "8:24 a word for this part | roe");
    CHECK(error_for("last [") == "8:24 `]` | end of the line");
    CHECK(error_for("last green") == "8:23 the name of a player | green");
    CHECK(error_for("pairs 1") == "8:25" + number + "end of the line");
    CHECK(error_for("pairs 1 2, 3 4, 5 6, 7 8, 9 0") == "8:44 no more than there is room for | 9");
    CHECK(error_for("tiles none, none, none, none, none") == "8:48 no more than there is room for | none");
    CHECK(error_for("small 13") == "8:9 what the modules can remember and ask in this position | notebook");
}

TEST_CASE("a position says the whole game of a rule set of one's own", "[text][position]") {
    const auto setup = noted();
    std::set<std::string> seen;
    for (int i = 0; i < test::scaled(20); ++i) {
        test::play_and_reread(setup, static_cast<std::uint64_t>(i), seen);
    }
    CHECK(seen.count("note") == 1);
    CHECK(seen.count("farewell") == 1);
}
