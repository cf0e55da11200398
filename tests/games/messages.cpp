// The Messages in random games: a listener that hears nothing but events says when a message must be drawn, by whom and
// which one, and where every scoring figure stands.

#include "catch.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/standard_rules.hpp>
#include <carcassonne/testing/invariants.hpp>
#include <carcassonne/testing/random_play.hpp>

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

namespace {

using namespace carcassonne;
using testing::RandomPolicy;

/// How often the games have shown what is worth testing.
using Seen = std::map<std::string, int>;

/// Reads the events of a game as a player beside the table would, who knows the rules and keeps a track of its own.
class Witness {
public:
    Witness(const Messages& rules, std::size_t players, bool follows_ring, Seen& seen)
        : rules_(rules), players_(players), follows_ring_(follows_ring), seen_(seen) {}

    std::size_t discarded = 0;
    std::vector<std::string> faults;

    int received(std::size_t player) const { return received_[player]; }
    int position(std::size_t player, std::size_t figure) const { return position_[player][figure]; }
    int due(std::size_t player) const { return received_[player] - position_[player][0] - position_[player][1]; }
    /// Whether it makes a difference which figure of the player moves.
    bool differ(std::size_t player) const {
        return position_[player][0] != position_[player][1] || (player == turn_ && moved_[0] != moved_[1]);
    }
    /// Whether a figure of the player has moved in this turn, or in this part where that is what counts.
    bool is_bound(std::size_t player) const { return bound_[player] != 0; }

    void operator()(const TileDiscarded&) { ++discarded; }
    /// A part begins: the one before it, or the first half of the one around it, has had its check.
    void operator()(const TileDrawn& event) {
        end_round();
        if (drawn_ && current_ == Message(Message::extra_tile)) {
            held_ = true;
            current_ = {};
            ++seen_["tile message performed"];
        }
        drawn_ = false;
        chain_ = 0;
        turn_ = event.player.index();
        if (rules_.figure_binds == FigureBinds::part) {
            bound_.fill(0);
        }
    }
    void operator()(const TurnEnded&) {
        end_round();
        drawn_ = false;
        chain_ = 0;
        bound_.fill(0);
    }
    void operator()(const PointsScored& event) {
        const std::size_t player = event.player.index();
        int points = 0;
        for (const Term& term : event.breakdown) {
            points += term.points();
        }
        received_[player] += points;
        check_seat(event);
        if (!final_ && as_at_the_end(event.valued) && !drawn_) {
            begin_final();
        }
        if (final_) {
            return;
        }
        if (points != 0) {
            waiting_.emplace_back(player, points);
        }
        if (drawn_ && !paid_) {
            paid_ = true;
            expect(player == turn_ && !in_full(event.valued), "somebody is paid between a message and its points");
        } else if (drawn_ || moved_since_points_) {
            // Another round of scoring. The first edition has looked at the figures in between.
            if (rules_.edition == MessageEdition::c1) {
                end_round();
                drawn_ = false;
                chain_ = 0;
            } else {
                expect(!drawn_, "a message is drawn before all awards of the part are made");
            }
        }
        moved_since_points_ = false;
    }
    void operator()(const ScoringFigureMoved& event) {
        const std::size_t player = event.player.index();
        const std::size_t figure = event.figure.index();
        expect(event.from == position_[player][figure], "a figure moves from where it does not stand");
        if (!final_ && waiting_.empty()) {
            begin_final();
        }
        position_[player][figure] = event.to;
        if (final_) {
            return;
        }
        expect(waiting_.front().first == player && waiting_.front().second == event.to - event.from,
               "a figure moves for another award than the one that waits");
        waiting_.pop_front();
        moved_since_points_ = true;
        if (player == turn_ && may_follow()) {
            moved_[figure] = true;
        }
        const std::size_t other = 2 - figure;
        expect(rules_.edition != MessageEdition::c3_1 || bound_[player] != other, "both figures move in one turn");
        bound_[player] = figure + 1;
    }
    void operator()(const MessageDrawn& event) {
        expect(!final_, "a message is drawn in the final scoring");
        expect(event.player.index() == turn_, "a player draws a message in the turn of another one");
        expect(waiting_.empty(), "a message is drawn while points wait");
        expect(lands(), "a message is drawn though no figure has landed");
        expect(may_follow(), "too many messages follow one another");
        if (follows_ring_) {
            take_from_ring(event.message);
        }
        ++chain_;
        ++seen_[chain_ == 1 ? "message" : chain_ == 2 ? "second message" : "third message"];
        moved_ = {};
        drawn_ = true;
        paid_ = false;
        current_ = event.message;
        moved_since_points_ = false;
        ++seen_["message " + std::string(event.message.word())];
    }
    void operator()(const FeatureCompleted& event) {
        expect(completed_.insert(event.feature.value).second, "a feature is completed twice");
    }
    void operator()(const GameEnded&) {
        if (!final_) {
            begin_final();
        }
    }
    template <class Event>
    void operator()(const Event&) {}

    /// All messages have been drawn before and lie in this order.
    void knows_ring(const std::vector<Message>& ring) {
        never_drawn_.clear();
        ring_.assign(ring.begin(), ring.end());
    }
    /// The game asks whether a message is wanted.
    void is_asked(std::size_t player) {
        expect(player == turn_ && lands() && may_follow() && !final_, "a message is offered that is not due");
    }
    void declines() {
        moved_ = {};
        ++seen_["declined"];
    }
    /// The game stands at a decision in a part that stands within no other one.
    void is_in_outer_part() {
        if (held_) {
            held_ = false;
            if (current_.exists()) {
                ring_.push_back(current_);
                current_ = {};
            }
            ring_.push_back(Message(Message::extra_tile));
        }
    }

private:
    void expect(bool good, const char* fault) {
        if (!good) {
            faults.push_back(fault);
        }
    }
    /// Of several owners of a feature the player of the turn is paid first, then clockwise.
    void check_seat(const PointsScored& event) {
        const std::size_t seat = (event.player.index() + players_ - turn_) % players_;
        const bool same = event.feature.exists() && event.feature == paid_feature_ && in_full(event.valued);
        expect(!same || seat > paid_seat_, "the owners of a feature are paid in another order");
        paid_feature_ = in_full(event.valued) ? event.feature : FeatureId::none();
        paid_seat_ = seat;
        seen_["two owners"] += same ? 1 : 0;
    }
    void begin_final() {
        end_round();
        final_ = true;
    }
    /// Whether another message may follow those that were drawn since the check of the part.
    bool may_follow() const {
        return chain_ == 0 || rules_.chain == MessageChain::unlimited ||
               (rules_.chain == MessageChain::one_extra && chain_ == 1);
    }
    bool lands() {
        bool lands = false;
        for (std::size_t i = 0; i < 2; ++i) {
            const int here = position_[turn_][i];
            const bool dark = moved_[i] && here % 50 % 5 == 0;
            bool alone = true;
            for (std::size_t player = 0; player < players_; ++player) {
                for (const int there : position_[player]) {
                    alone = alone && (player == turn_ || there % 50 != here % 50);
                }
            }
            seen_["not alone"] += dark && !alone && rules_.zmg_alone ? 1 : 0;
            lands = lands || (dark && (alone || !rules_.zmg_alone));
        }
        return lands;
    }
    /// A check is over: no figure may be left that has landed on a dark space and has brought no message.
    void end_round() {
        expect(final_ || !lands(), "no message is drawn though a figure has landed");
        moved_ = {};
    }
    /// What was drawn before lies below, save a message that gives a tile and waits.
    void take_from_ring(Message message) {
        if (current_.exists()) {
            ring_.push_back(current_);
        }
        const auto found = std::find(never_drawn_.begin(), never_drawn_.end(), message);
        if (!never_drawn_.empty()) {
            expect(found != never_drawn_.end(), "a message comes again before all were drawn");
            if (found != never_drawn_.end()) {
                never_drawn_.erase(found);
            }
        } else if (ring_.empty() || ring_.front() != message) {
            expect(false, "the messages come round in another order");
        } else {
            ring_.pop_front();
            ++seen_["message drawn again"];
            seen_["held back for a round"] += held_ ? 1 : 0;
        }
    }

    const Messages& rules_;
    std::size_t players_;
    bool follows_ring_;
    Seen& seen_;
    std::array<std::array<int, 2>, player_capacity> position_{};
    std::array<int, player_capacity> received_{};
    /// The awards for which no figure has moved yet.
    std::deque<std::pair<std::size_t, int>> waiting_;
    /// The figures of the player of the turn that have moved since the last check.
    std::array<bool, 2> moved_{};
    /// One more than the figure that has moved last in this turn, for each player.
    std::array<std::size_t, player_capacity> bound_{};
    std::size_t turn_ = 0;
    /// Whether the last message of this part has been drawn and has not led to another part, and whether it was paid.
    bool drawn_ = false;
    bool paid_ = false;
    bool moved_since_points_ = false;
    int chain_ = 0;
    bool final_ = false;
    std::set<std::uint16_t> completed_;
    /// Who was paid last, counted from the player of the turn, and for what.
    FeatureId paid_feature_;
    std::size_t paid_seat_ = 0;
    Message current_;
    bool held_ = false;
    std::vector<Message> never_drawn_{Message::lowest_road, Message::lowest_city, Message::lowest_monastery,
                                      Message::extra_tile,  Message::pennants,    Message::knights,
                                      Message::farmers,     Message::own_meeple};
    std::deque<Message> ring_;
};

std::string joined(const std::vector<std::string>& faults) {
    std::string text;
    for (const std::string& fault : faults) {
        text += fault + '\n';
    }
    return text;
}

/// The figures on the score track are where the witness has seen them go, and what they have not got yet is due.
void check_track(const Game<StandardRules>& game, Witness& witness) {
    std::array<int, player_capacity> due{};
    for (const MessagePointsDue& points : game.state().of<Messages>().due) {
        due[points.player.index()] += points.points;
    }
    for (std::size_t i = 0; i < game.players(); ++i) {
        const PlayerId player(static_cast<std::uint8_t>(i));
        REQUIRE(game.score(player, ScoringFigure(0)) == witness.position(i, 0));
        REQUIRE(game.score(player, ScoringFigure(1)) == witness.position(i, 1));
        REQUIRE(game.score(player) == witness.received(i) - due[i]);
    }
}
/// Whether somebody stands on something that is complete. When a turn begins nobody does: what a part has completed it
/// has scored, whatever stood within it.
bool is_forgotten(const Game<StandardRules>& game) {
    bool forgotten = false;
    game.each_figure_on_board([&](FigureId figure) {
        forgotten = forgotten || game.completed(game.feature_of(game.figure(figure).segment));
    });
    return forgotten;
}
/// What a player may be asked at a decision about messages.
void check_question(const Game<StandardRules>& game, const Game<StandardRules>::Choices& choices, Witness& witness) {
    const std::size_t asked = choices.player().exists() ? choices.player().index() : 0;
    if (game.asks<ChooseFigureStep>()) {
        REQUIRE(witness.due(asked) > 0);
        // A choice that makes no difference is none.
        if (witness.differ(asked)) {
            // Under the rules of 2025 a figure that has moved binds.
            const bool bound =
                game.setup().module<Messages>().edition == MessageEdition::c3_1 && witness.is_bound(asked);
            REQUIRE(choices.count() == (bound ? 1u : 2u));
        }
    }
    if (game.asks<WantMessageStep>()) {
        witness.is_asked(asked);
    }
    if (!game.part().is(PartFlag::inner)) {
        witness.is_in_outer_part();
    }
}
/// A random answer of a player who likes messages: a figure that lands on a dark space is mostly the one to move, a
/// meeple is seldom left at home, and a message seldom left unused.
Token eager_answer(const Game<StandardRules>& game, const Game<StandardRules>::Choices& choices, RandomPolicy policy,
                   Random& random) {
    Token token = testing::random_answer(game, choices, policy, random);
    if (game.asks<ChooseFigureStep>() && random.below(4) != 0) {
        const MessagePointsDue due = game.state().of<Messages>().due[0];
        choices.each([&](Token each) {
            game.describe(each, [&](const auto& action) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, MoveScoringFigure>) {
                    token = (game.score(due.player, action.figure) + due.points) % 5 == 0 ? each : token;
                }
            });
        });
    }
    if ((game.asks<FigureStep>() || game.asks<MessageStep>()) && random.below(4) != 0) {
        token = choices.nth(choices.count() - 1 - random.below(choices.count() > 1 ? choices.count() - 1 : 1));
    }
    return token;
}
bool is_pass(const Game<StandardRules>& game, Token token) {
    bool is_pass = false;
    game.describe(token,
                  [&](const auto& action) { is_pass = std::is_same_v<std::remove_cvref_t<decltype(action)>, Pass>; });
    return is_pass;
}

/// The same game after the messages have come round once, in any order.
Game<StandardRules> with_ring(const Game<StandardRules>& game, const std::vector<Message>& ring) {
    State<StandardRules> state = game.state();
    MessagesState& messages = state.of<Messages>();
    messages.never_drawn = 0;
    for (const Message message : ring) {
        messages.below.push_back(message);
    }
    return Game<StandardRules>(game.setup(), state);
}
std::vector<Message> random_ring(Random& random) {
    std::vector<Message> ring;
    for (std::size_t i = 0; i < Message::count; ++i) {
        ring.insert(ring.begin() + random.below(static_cast<std::uint32_t>(i + 1)), Message(i));
    }
    return ring;
}

void play_and_check(const Setup<StandardRules>& setup, std::uint64_t seed, RandomPolicy policy, Random& random,
                    Seen& seen) {
    const Messages& rules = setup.module<Messages>();
    Witness witness(rules, setup.players(), !setup.plays_forced(), seen);
    Game<StandardRules>::Choices choices;
    Game<StandardRules> game(setup, seed, choices, witness);
    const bool has_ring = random.below(2) == 0;
    const std::vector<Message> ring = random_ring(random);
    if (has_ring) {
        game = with_ring(game, ring);
        witness.knows_ring(ring);
    }
    std::vector<Token> played;
    while (choices.count() != 0) {
        REQUIRE(joined(testing::check_invariants(game, witness.discarded)) == "");
        REQUIRE(joined(testing::check_offers(game, choices)) == "");
        check_track(game, witness);
        const bool in_outer_part = !game.part().is(PartFlag::inner);
        REQUIRE_FALSE((game.asks<PlaceStep>() && in_outer_part && is_forgotten(game)));
        check_question(game, choices, witness);
        const Token token = eager_answer(game, choices, policy, random);
        if (game.asks<WantMessageStep>() && is_pass(game, token)) {
            witness.declines();
        }
        seen["figure of another player"] += game.asks<ChooseFigureStep>() && choices.player() != game.part().player;
        seen["message before the scoring"] += game.asks<MessageStep>() && rules.edition == MessageEdition::c1 &&
                                              game.state().agenda[0].step == RulesOf<StandardRules>::step_id<ScoreStep>;
        seen["builder within the tile message"] +=
            game.asks<PlaceStep>() && game.part().is(PartFlag::inner) && game.part().is(PartFlag::further);
        played.push_back(token);
        Game<StandardRules> clone = game;
        game.play(token, choices, witness);
        clone.play(token);
        REQUIRE(clone == game);
        REQUIRE(joined(witness.faults) == "");
    }
    check_track(game, witness);
    REQUIRE(game.tiles_left() == 0);
    for (std::size_t i = 0; i < setup.players(); ++i) {
        const PlayerId player(static_cast<std::uint8_t>(i));
        REQUIRE(game.score(player) == witness.received(i));
        REQUIRE(game.score(player, ScoringFigure(1)) == 0);
    }
    Game<StandardRules> again(setup, seed);
    if (has_ring) {
        again = with_ring(again, ring);
    }
    for (const Token token : played) {
        again.play(token);
    }
    REQUIRE(again == game);
    REQUIRE(again.hash() == game.hash());
}

/// One of the texts, each as likely as the others.
std::string any(const std::vector<std::string>& texts, Random& random) {
    return texts[random.below(static_cast<std::uint32_t>(texts.size()))];
}
/// The Messages with any options, and other modules that are played or not.
std::string random_modules(const std::string& edition, Random& random) {
    std::string text = "base";
    text += any({"", "+farmers", "+farmers"}, random);
    text += any({"", "+abbot", "+abbot"}, random);
    text += any({"", "+river", "+river:second"}, random);
    text += any({"", "+inns_and_cathedrals"}, random);
    text += any({"", "+traders_and_builders"}, random);
    text += any({"", "+phantom"}, random);
    text += "+messages:edition=" + edition;
    text += any({"", "", ":message_chain=one_extra", ":message_chain=none"}, random);
    text += any({"", ":c31_binds=part"}, random);
    text += any({"", ":negative_floor=figure"}, random);
    text += any({"", ":backward_landing=off"}, random);
    text += any({"", "", ":may_decline"}, random);
    text += any({"", "", ":zmg_alone"}, random);
    text += any({"", ":zmg_no_majority"}, random);
    return text;
}

}  // namespace

TEST_CASE("messages are drawn when the rules say so, in random games",
          "[MSG-03][MSG-05][MSG-06][MSG-07][MSG-08][MSG-09][MSG-10][MSG-11][MSG-12][MSG-13][MSG-14][MSG-15][MSG-16]"
          "[MSG-25][MSG-33][MSG-35]") {
    Random random(2026, 31);
    Seen seen;
    std::uint64_t seed = 0;
    const int rounds = test::scaled(800);
    for (int round = 0; round < rounds; ++round) {
        for (const char* const edition : {"c1", "c2", "c3", "c3_1"}) {
            const std::string modules = random_modules(edition, random);
            auto options = switches(modules);
            REQUIRE(options);
            options->players = 2 + random.below(5);
            options->plays_forced = random.below(4) == 0;
            options->draws = random.below(4) == 0 ? Draws::by_caller : Draws::from_seed;
            const auto setup = make_setup(*options);
            REQUIRE(setup);
            for (int i = 0; i < 2; ++i) {
                const RandomPolicy policy = random.below(4) == 0 ? RandomPolicy::uniform : RandomPolicy::dense;
                INFO(modules << ", " << options->players << " players, forced " << options->plays_forced << ", seed "
                             << seed);
                play_and_check(*setup, seed++, policy, random, seen);
            }
        }
    }
    // Short runs may miss what happens seldom.
    if (test::scaled(100) < 100) {
        return;
    }
    for (const char* const thing :
         {"message", "second message", "third message", "declined", "not alone", "tile message performed",
          "message drawn again", "held back for a round", "figure of another player", "message before the scoring",
          "builder within the tile message", "two owners"}) {
        INFO("the games have never shown: " << thing);
        CHECK(seen[thing] > 0);
    }
    for (std::size_t i = 0; i < Message::count; ++i) {
        CHECK(seen["message " + std::string(Message(i).word())] > 0);
    }
}
