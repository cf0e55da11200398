// Ghosts, Castles & Cemeteries in random games: a witness with a table of its own (ghosts_witness.hpp) says which
// ghosts are due, what becomes of them, which points everybody gets, and what may be answered.

#include "catch.hpp"
#include "ghosts_witness.hpp"

#include <carcassonne/testing/invariants.hpp>
#include <carcassonne/testing/random_play.hpp>

#include <sstream>
#include <type_traits>

namespace {

using namespace test;

using Engine = Game<StandardRules>;

/// Hears what is told and what players say, and follows it on the own table. Of the game it asks where tiles lie.
class Witness : public GhostReckoning {
public:
    Witness(const Setup<StandardRules>& of_game, Engine& game, Seen& seen_before)
        : GhostReckoning(of_game, seen_before), game_(game) {
        for (std::size_t i = 0; i < setup.catalogue().size(); ++i) {
            const Tile& tile = setup.catalogue().tile(TileKind::at(i));
            const Square at{tile.piece.x, tile.piece.y};
            expect(!tile.start || table.lay(table.lying(tile, at, Rotation::none)), "the start tile does not fit");
        }
        const bool has_piece =
            rules.start_tile && (!setup.has<River>() || rules.start_with_river == StartWithRiver::ghosts_2x2);
        expect(table.tiles.size() == (has_piece ? 4u : 1u), "the game begins with another tile");
    }

    std::size_t discarded = 0;

    void operator()(const TileDrawn& event) {
        calm();
        active = event.player.index();
    }
    void operator()(const TileDiscarded&) { ++discarded; }
    void operator()(const TilePlaced& event) {
        calm();
        const PlacedTile& placed = game_.placed(event.tile);
        const auto here = table.lying(setup.catalogue().tile(placed.kind()), placed.at(), placed.rotation());
        expect(placed.segment(0).value == here.first, "segments are numbered in another order");
        expect(table.lay(here), "a tile does not fit");
        const GhostTable::MistEdges edges = table.mist_edges(here);
        const bool german = rules.limit_rule == LimitRule::german;
        const unsigned ends = edges.end_here + (german ? edges.end_there : 0u);
        const unsigned most = !rules.ghosts ? 0u : rules.ghosts_per == GhostsPer::edge ? 4u : 1u;
        due_ = {(std::min)(edges.grow, most), (std::min)(ends, most)};
        freed_.clear();
        saw(german ? "clear-limits" : "clear-spared", edges.end_there > edges.end_here);
        saw("several-ghosts", due_[0] > 1 || due_[1] > 1);
    }
    void operator()(const AttachmentsChanged& event) {
        const std::size_t found = find(event.owner.index(), event.figure, event.segment.index());
        if (found == figures.size() || figures[found].ghosts != event.from || leaving_ ||
            event.kind != AttachmentKind(0) || (scared_ != Stander{} && event.to != 0)) {
            return expect(false, "ghosts move that cannot");
        }
        last_ = figures[found];
        leaving_ = event.to == 0;
        if (!leaving_) {
            haunt(last_, event.to);
        }
        figures[found].ghosts = event.to;
        scared_ = event.to == 3 ? figures[found] : scared_;
    }
    void operator()(const FigureMoved& event) {
        const std::size_t owner = event.owner.index();
        if (event.reason == MoveReason::deployed) {
            calm();
            figures.push_back({owner, event.kind, event.to.index()});
            --supply[owner][event.kind.index()];
            saw("freed-feature", freed_.count(feature_of(figures.back())) != 0);
            return;
        }
        const std::size_t found = find(owner, event.kind, event.from.index());
        if (found == figures.size() || event.to.exists() || figures[found].ghosts != 0) {
            return expect(false, "a figure leaves that cannot");
        }
        Stander gone = figures[found];
        figures.erase(figures.begin() + static_cast<std::ptrdiff_t>(found));
        ++supply[owner][event.kind.index()];
        gone.ghosts = leaving_ ? last_.ghosts : 0;
        expect(!std::exchange(leaving_, false) || gone == last_, "ghosts leave a figure that stays");
        if (event.reason == MoveReason::scored) {
            expect(awards_.empty() && feature_of(gone) == scored_, "a figure goes home that is not scored");
        } else if (event.reason == MoveReason::returned) {
            expect(awards_.empty() && gone == std::exchange(returning_, {}), "a figure goes home that was not named");
        } else if (is_special(gone.kind)) {
            expect(!holds(feature_of(gone), owner), "a builder or a pig leaves its own meeple");
            saw("builder-runs", freed_.count(feature_of(gone)) != 0);
        } else {
            expect(gone == std::exchange(scared_, {}), "a figure goes home without a third ghost");
            freed_.insert(feature_of(gone));
        }
    }
    void operator()(const FeatureCompleted& event) {
        calm();
        scored_ = table.feature_of[event.feature.index()];
        expect(table.is_complete(scored_) && announced.insert(scored_).second, "a feature is completed that is not");
        const std::set<std::size_t> most = owners({scored_});
        for (std::size_t i = 0; i < setup.players(); ++i) {
            const std::size_t player = (active + i) % setup.players();
            const int ghosts = ghosts_with(scored_, player);
            if (most.count(player) != 0) {
                awards_.push_back({player, scored_, worth(scored_, true), ghosts, -2 * ghosts, true, false});
                saw("completed-" + std::to_string(event.kind.value), ghosts != 0);
            }
            saw("tied-owner", ghosts != 0 && most.count(player) != 0 && most.size() > 1);
            saw("minority", ghosts != 0 && most.count(player) == 0);
        }
        for (const std::size_t player : event.kind == cemetery ? most : std::set<std::size_t>{}) {
            saw(reserve[player] == 0 ? "no-guard-left" : "guard-fetched");
            fetching_.insert(reserve[player] == 0 ? nothing : player);
        }
        fetching_.erase(nothing);
    }
    void operator()(const GuardFetched& event) {
        const std::size_t player = event.player.index();
        expect(fetching_.erase(player) == 1, "a guard is fetched that is not due");
        --reserve[player];
        ++supply[player][guard.index()];
    }
    void operator()(const PointsScored& event) {
        calm();
        DueAward heard{event.player.index(),
                       nothing,
                       0,
                       0,
                       0,
                       carcassonne::in_full(event.valued),
                       carcassonne::as_at_the_end(event.valued)};
        heard.feature = event.feature.exists() ? table.feature_of[event.feature.index()] : nothing;
        for (const Term& term : event.breakdown) {
            heard.ghosts += term.what == "ghosts" ? term.count : 0;
            heard.lost += term.what == "ghosts" ? term.points() : 0;
        }
        heard.value = event.breakdown.total() - heard.lost;
        expect(event.points == event.breakdown.total(), "other points than the reasons give");
        if (awards_.empty() && message_.exists() && event.breakdown.count("message") == 1) {
            says(TakeTwoPoints{});  // The game itself does so where the message can do nothing else.
        }
        message_ = {};
        if (std::exchange(counted_, false)) {
            expect(heard.ghosts == 0 && heard.feature == nothing, "ghosts cost something for a message");
        } else if (awards_.empty()) {
            begin_final();
            hear_final(heard, event.breakdown.count("cities") != 0);
        } else {
            expect(awards_.front() == heard && !is_final, "other points than are due");
            awards_.pop_front();
        }
        pay(heard.player, event.points);
    }
    void operator()(const ScoringFigureMoved& event) { hear(event); }
    void operator()(const MessageDrawn& event) { message_ = event.message; }
    void operator()(const GameEnded&) {
        calm();
        begin_final();
        expect(final_.empty(), "points are not paid at the end");
        for (int& mine : score) {
            saw("below-0-at-end", mine < 0);
            mine = (std::max)(mine, 0);
        }
    }

    using GhostReckoning::says;
    void says(const ReturnAbbot& action) {
        for (const Stander& figure : figures) {
            if (figure.owner == active && figure.kind == abbot && table.tile_under(figure.segment).at == action.at) {
                const auto ghosts = static_cast<int>(figure.ghosts);
                const std::size_t home = feature_of(figure);
                expect(!table.is_complete(home), "an abbot is taken back from where he scores anyway");
                awards_.push_back({active, home, worth(home, false), ghosts, -2 * ghosts, false, false});
                returning_ = figure;
                saw("abbot-back", ghosts != 0);
            }
        }
    }
    void says(const TakeTwoPoints&) { awards_.push_back({active, nothing, 2}); }
    /// Pennants, knights and farmers, whose number is not looked at here; ghosts take nothing off (MSG-36).
    void says(const PerformMessage&) { counted_ = message_ != Message::extra_tile; }
    /// Messages 1 to 3 take no ghosts off (MSG-20). Message 8 takes off those of the one meeple that is scored, if it
    /// is scored (MSG-31), which no caretaker is (MSG-38).
    void says(const PerformMessageOn& action) {
        const Stander figure = figures.at(find(active, action.kind, table.segment_at(action.spot)));
        const std::size_t feature = feature_of(figure);
        const FeatureKind kind = table.kind(feature);
        DueAward award{active, feature, worth(feature, false), 0, 0, false, true};
        if (message_ == Message::own_meeple) {
            const bool counts = owns(active, feature) || messages.zmg_no_majority;
            award.value = counts ? worth_to(active, feature, false) : 0;
            award.ghosts = counts && kind != cemetery ? static_cast<int>(figure.ghosts) : 0;
            award.lost = -2 * award.ghosts;
            returning_ = figure;
            saw("message-8", award.ghosts != 0);
            saw("message-8-caretaker", figure.ghosts != 0 && kind == cemetery);
            saw("message-8-minority", figure.ghosts != 0 && !owns(active, feature));
        }
        expect(message_ == Message::own_meeple || kind == road || kind == city || kind == monastery, "no monastery");
        saw("message-leaves", award.ghosts != 0 && ghosts_with(feature, active) > award.ghosts);
        awards_.push_back(award);
    }
    template <class Action>
    void says(const Action&) {}

    /// Which ghosts are due; those for others no more when the own are asked about.
    unsigned due(bool own) {
        if (own) {
            skip(false);
        }
        return due_[own ? 1 : 0];
    }
    /// All ghosts that were due have been put or could not be, and nothing else is left undone.
    void calm() {
        skip(false);
        skip(true);
        expect(scared_ == Stander{} && !leaving_ && fetching_.empty() && !leaves_alone(), "something is left undone");
    }
    bool is_settled() const { return awards_.empty() && !counted_ && returning_ == Stander{}; }

private:
    /// What is left of one kind of ghosts stays in the supply, because that is empty or nobody is there (GCC-16).
    void skip(bool own) {
        if (std::exchange(due_[own ? 1 : 0], 0u) != 0) {
            saw(ghosts_left() == 0 ? "no-ghost-left" : "nobody-there");
            expect(ghosts_left() == 0 || timid(own).empty(), "a ghost that is due is not put");
        }
    }
    void haunt(const Stander& figure, unsigned ghosts) {
        const bool own = figure.owner == active;
        const bool is_safe = figure.kind == guard || is_special(figure.kind);
        expect(due(own) != 0 && ghosts_left() != 0 && !is_safe, "a ghost is put that is not due");
        expect(ghosts == figure.ghosts + 1 && ghosts <= 3, "several ghosts at once");
        due_[own ? 1 : 0] -= (std::min)(due_[own ? 1 : 0], 1u);
        saw(own ? "own-third" : "their-third", ghosts == 3);
        saw("freed-serve", !own && due_[1] != 0 && ghosts == 3 && ghosts_left() == 1);
        saw("own-part-skipped", !own && due_[1] != 0 && ghosts != 3 && ghosts_left() == 1);
    }
    void begin_final() {
        if (turn_ < 0) {
            turn_ = 0;
            is_final = true;
            final_ = final_awards();
        }
    }
    /// Roads first, fields last (GCC-24). What the cities of the older rules and goods pay, no ghost changes.
    void hear_final(const DueAward& heard, bool for_cities) {
        expect(heard.at_end, "points that nobody has earned");
        if (heard.feature == nothing || (for_cities && fields_by_city())) {
            const int more = heard.value - (heard.feature == nothing ? 10 : for_city());
            return expect(heard.ghosts == 0 && more >= 0 && more <= 2, "odd points at the end");
        }
        const auto found = std::find(final_.begin(), final_.end(), heard);
        expect(found != final_.end(), "other points at the end than are due");
        constexpr std::array order{road, city, monastery, garden, haunted_castle, field};
        const auto turn = std::find(order.begin(), order.end(), table.kind(heard.feature)) - order.begin();
        expect(turn >= std::exchange(turn_, turn), "the features are scored in another order");
        final_.erase(found, found == final_.end() ? found : found + 1);
    }

    const Engine& game_;
    Message message_;
    bool counted_ = false;
    /// How many ghosts the tile of the part still brings to others and to its player.
    std::array<unsigned, 2> due_{};
    /// The features that third ghosts have left without a meeple in this part.
    std::set<std::size_t> freed_;
    /// Who has the third ghost; who has just lost all ghosts and has to go; whom the player has named.
    Stander scared_;
    Stander last_;
    bool leaving_ = false;
    Stander returning_;
    std::size_t scored_ = nothing;
    std::deque<DueAward> awards_;
    std::set<std::size_t> fetching_;
    std::vector<DueAward> final_;
    std::ptrdiff_t turn_ = -1;
};

/// One game with its witness, who looks at it while it is played.
struct Play {
    Play(const Setup<StandardRules>& setup, std::uint64_t seed, Seen& seen)
        : witness(setup, game, seen), game(setup, seed, choices, witness) {}

    Witness witness;
    Engine::Choices choices;
    Engine game;
};

void check_table(const Engine& game, const GhostTable& table) {
    bool agrees = game.board().features().segment_count() == table.feature_of.size();
    std::set<FeatureId> features;
    for (std::size_t i = 0; i < table.feature_of.size(); ++i) {
        const FeatureId feature = game.feature_of(SegmentId::at(i));
        const std::size_t mine = table.feature_of[i];
        features.insert(feature);
        const bool completed = table.is_complete(mine) && game.setup().in_play(table.kind(mine));
        agrees = agrees && mine == table.feature_of[feature.index()] && game.kind(feature) == table.kind(mine) &&
                 game.open_edges(feature) == table.features.at(mine).open && game.completed(feature) == completed;
    }
    REQUIRE((agrees && features.size() == table.features.size()));
}

void check_figures(const Engine& game, const Witness& witness) {
    constexpr AttachmentKind ghost = Witness::Of::attachment_of<Ghosts>;
    std::set<Stander> figures;
    game.each_figure_on_board([&](FigureId id) {
        const DeployedFigure& figure = game.figure(id);
        figures.insert({figure.owner.index(), figure.kind, figure.segment.index(), game.attached(id, ghost)});
        const bool is_safe = figure.kind == Witness::guard || Witness::is_special(figure.kind);
        REQUIRE(game.attached(id, ghost) <= (is_safe ? 0u : 2u));
    });
    REQUIRE((figures == std::set<Stander>(witness.figures.begin(), witness.figures.end())));
    REQUIRE(game.attachments_left(ghost) == witness.ghosts_left());
    for (std::size_t i = 0; i < game.players(); ++i) {
        const PlayerId player(static_cast<std::uint8_t>(i));
        REQUIRE(game.score(player) == witness.score[i]);
        REQUIRE(game.reserve(player, Witness::guard) == witness.reserve[i]);
        for (std::size_t kind = 0; kind < Witness::Of::figure_kind_count; ++kind) {
            REQUIRE(game.supply(player, FigureKind::at(kind)) == witness.supply[i][kind]);
        }
    }
}

/// Ghosts are asked about exactly when they are due, figures may be deployed exactly where the rules allow it.
void check_answers(const Engine& game, const Engine::Choices& choices, Witness& witness) {
    const bool own = game.asks<HauntOwnStep>();
    const GhostTable::Lying& here = witness.table.tiles.back();
    std::set<Stander> offered;
    std::set<Stander> wanted;
    choices.each([&](Token token) {
        game.describe(token, [&](const auto& action) {
            using Action = std::remove_cvref_t<decltype(action)>;
            if constexpr (std::is_same_v<Action, Haunt>) {
                offered.insert({action.owner.index(), action.kind, witness.table.segment_at(action.spot)});
            } else if constexpr (std::is_same_v<Action, DeployFigure>) {
                offered.insert({witness.active, action.kind, here.first + action.segment});
            }
        });
    });
    if (own || game.asks<HauntOthersStep>()) {
        REQUIRE((witness.due(own) != 0 && witness.ghosts_left() != 0 && choices.player().index() == witness.active));
        wanted = witness.timid(own);
    } else {
        witness.calm();
        REQUIRE((witness.is_settled() && (witness.waits_for() != nothing) == game.asks<ChooseFigureStep>()));
        REQUIRE_FALSE((game.asks<PlaceStep>() && !game.part().is(PartFlag::inner) && witness.forgets()));
    }
    for (std::size_t i = 0; i < Witness::Of::figure_kind_count && game.deploys() != FigureTurn::none; ++i) {
        const FigureKind kind(static_cast<std::uint8_t>(i));
        const bool at_hand = witness.supply[witness.active][i] != 0;
        for (std::size_t segment = here.first; segment < here.first + here.tile->segments.size(); ++segment) {
            if (at_hand && (game.asks<FigureStep>() || kind == Witness::phantom) &&
                witness.may_stand(kind, witness.table.feature_of[segment])) {
                wanted.insert({witness.active, kind, segment});
            }
        }
    }
    REQUIRE((offered == wanted));
}

/// A random answer of a player who likes mist, buildings and messages. `spread` says whether ghosts go to those that
/// have none rather than to those that will soon run.
Token eager_answer(const Play& play, bool spread, Random& random) {
    const Witness& witness = play.witness;
    const auto oddness_of = [&](std::size_t owner, const auto& action) {
        const Stander& figure =
            witness.figures[witness.find(owner, action.kind, witness.table.segment_at(action.spot))];
        const std::size_t feature = witness.feature_of(figure);
        const auto ghosts = static_cast<int>(figure.ghosts);
        const bool is_odd = witness.table.kind(feature) == cemetery || !witness.owns(owner, feature) ||
                            witness.ghosts_with(feature, owner) > ghosts;
        return is_odd ? 3 * ghosts + 1 : ghosts;
    };
    Token best;
    int most = -1;
    for (std::uint32_t tries = random.below(8); most < 0 || tries-- != 0;) {
        const Token token = testing::random_answer(play.game, play.choices, testing::RandomPolicy::dense, random);
        int liking = 0;
        play.game.describe(token, [&](const auto& action) {
            using Action = std::remove_cvref_t<decltype(action)>;
            if constexpr (std::is_same_v<Action, PlaceTile>) {
                const Tile& tile = witness.setup.catalogue().tile(play.game.part().drawn);
                const auto edges = witness.table.mist_edges(witness.table.lying(tile, action.at, action.rotation));
                const unsigned both = edges.grow != 0 && edges.end_here + edges.end_there != 0 ? 6 : 0;
                liking = static_cast<int>(4 * edges.grow + both + play.game.board().tiles_around(action.at));
            } else if constexpr (std::is_same_v<Action, Haunt>) {
                liking = 8 + oddness_of(action.owner.index(), action) * (spread && witness.ghosts_left() > 1 ? -1 : 1);
            } else if constexpr (std::is_same_v<Action, PerformMessageOn>) {
                liking = 1 + oddness_of(witness.active, action);
            } else {
                liking = !std::is_same_v<Action, Pass> && !std::is_same_v<Action, TakeTwoPoints>;
            }
        });
        best = liking > most ? token : best;
        most = (std::max)(most, liking);
    }
    return best;
}

void play_and_check(const Setup<StandardRules>& setup, std::uint64_t seed, Random& random, Seen& seen) {
    Play play(setup, seed, seen);
    Witness& witness = play.witness;
    Engine& game = play.game;
    if (random.below(2) == 0) {
        // All reserves are used up, there is no message but the eighth, and everybody has a point or two.
        State<StandardRules> state = game.state();
        state.of<Messages>().never_drawn = 0;
        state.of<Messages>().below.push_back(Message::own_meeple);
        for (std::size_t i = 0; i < setup.players(); ++i) {
            const PlayerId player(static_cast<std::uint8_t>(i));
            witness.position[i] = {1, setup.has<Messages>() ? 1 : 0};
            for (std::size_t figure = 0; figure < 2; ++figure) {
                state.score.move(player, figure, witness.position[i][figure]);
                witness.score[i] += witness.position[i][figure];
            }
            for (; witness.reserve[i] != 0; --witness.reserve[i]) {
                state.supply.fetch(player, Witness::guard);
                ++witness.supply[i][Witness::guard.index()];
            }
        }
        game = Engine(setup, state);
    }
    const bool spread = random.below(3) == 0;
    while (!play.choices.empty()) {
        REQUIRE(testing::check_invariants(game, witness.discarded) == testing::Faults{});
        REQUIRE(testing::check_offers(game, play.choices) == testing::Faults{});
        check_table(game, witness.table);
        check_answers(game, play.choices, witness);
        check_figures(game, witness);
        const Token token = eager_answer(play, spread, random);
        game.describe(token, [&](const auto& action) { witness.says(action); });
        game.play(token, play.choices, witness);
        REQUIRE(witness.faults == testing::Faults{});
    }
    check_figures(game, witness);
}

/// The module with any options, and other modules that are played or not.
std::string random_modules(Random& random) {
    std::istringstream choices(
        "- +farmers +farmers:first_edition +farmers:second_edition ; - +abbot ; - - +river +river:second ; - "
        "+inns_and_cathedrals ; - +traders_and_builders ; - +phantom ; - - +messages:c1 +messages:c2 +messages:c3 "
        "+messages:c3_1 +messages:zmg_no_majority +messages:negative_floor=figure "
        "+messages:c3_1:negative_floor=figure ; +ghosts ; - :all_meeples ; - :english ; - :ghosts_per=edge ; - "
        ":scored_any :all ; - :each ; - :ghosts_2x2 ; - - - - :land_tiles=off :start_tile=off :ghosts=off :guards=off "
        ";");
    std::string text = "base";
    std::vector<std::string> words;
    for (std::string word; choices >> word;) {
        if (word != ";") {
            words.push_back(word == "-" ? "" : word);
        } else {
            text += words[random.below(static_cast<std::uint32_t>(words.size()))];
            words.clear();
        }
    }
    return text;
}

}  // namespace

TEST_CASE("ghosts, castles and cemeteries keep to the rules in random games",
          "[GCC-02][GCC-03][GCC-04][GCC-05][GCC-06][GCC-07][GCC-10][GCC-11][GCC-12][GCC-13][GCC-14][GCC-15][GCC-16]"
          "[GCC-17][GCC-18][GCC-20][GCC-21][GCC-23][GCC-24][GCC-25][GCC-26][GCC-27][GCC-29][GCC-30][GCC-31][GCC-32]"
          "[GCC-33][GCC-34][GCC-35][GCC-36][GCC-37][GCC-38][GCC-39][GCC-40][GCC-41][GCC-42][GCC-58][GCC-59][GCC-60]"
          "[GCC-61][GCC-62][MSG-31][MSG-34][MSG-36][MSG-38]") {
    Random random(2022, 11);
    Seen seen;
    for (int i = 0; i < test::scaled(1200); ++i) {
        const std::string modules = random_modules(random);
        auto options = switches(modules);
        REQUIRE(options);
        options->players = 2 + random.below(5);
        options->plays_forced = random.below(2) == 0 && modules.find("=figure") == std::string::npos;
        options->draws = random.below(4) == 0 ? Draws::by_caller : Draws::from_seed;
        auto setup = make_setup(*options);
        REQUIRE(setup);
        // In a short game everybody stays poor.
        for (std::size_t kind = 0; i % 3 == 0 && kind < setup->catalogue().size(); ++kind) {
            const Tile& tile = setup->catalogue().tile(TileKind::at(kind));
            if (tile.start || random.below(tile.marks.empty() ? 30 : 2) == 0) {
                options->tiles.push_back(tile);
            }
        }
        setup = make_setup(*options);
        REQUIRE(setup);
        INFO(modules << ", " << options->players << " players, forced " << options->plays_forced << ", game " << i);
        play_and_check(*setup, static_cast<std::uint64_t>(i), random, seen);
    }
    // Short runs may miss what happens seldom.
    std::istringstream things(
        "clear-limits clear-spared several-ghosts no-ghost-left nobody-there own-third their-third freed-serve "
        "own-part-skipped freed-feature builder-runs tied-owner minority guard-fetched no-guard-left abbot-back "
        "message-8 message-8-caretaker message-8-minority message-leaves figure-back nothing-to-lose two-figures-pay "
        "figure-on-0 stops-at-0 stops-at-0-at-end below-0-at-end minority-at-end completed-0 completed-1 completed-3 "
        "completed-4 completed-6 completed-7 end-0 end-1 end-2 end-3 end-6 end-7");
    for (std::string what; things >> what;) {
        INFO("the games have never shown: " << what);
        CHECK((seen[what] > 0 || test::scaled(100) < 100));
    }
}
