// Plays the standard rules and the reference side by side, with any of their modules, and compares all that can be seen
// of both at every decision.
#pragma once

#include "comparison.hpp"
#include "expansion_words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace test {

/// What a row of games has shown, so that nobody takes a comparison for one that never met what it compares.
using Seen = std::map<std::string, int>;

/// One game of both: plays it at random and requires that they agree.
class ExpansionComparison {
public:
    using Engine = Game<StandardRules>;

    ExpansionComparison(const Setup<StandardRules>& setup, std::uint64_t seed, const reference::Options& options,
                        Seen& seen)
        : options_(options), seen_(seen), expected_(static_cast<int>(setup.players()), options),
          game_(start(setup, seed)) {
        std::map<std::string, int> tiles;
        for (std::size_t i = 0; i < setup.catalogue().size(); ++i) {
            const TileKind kind(static_cast<std::uint16_t>(i));
            if (const unsigned copies = setup.initial().bag.count(kind); copies != 0) {
                tiles[tile_id(kind)] += static_cast<int>(copies);
            }
        }
        REQUIRE(tiles == expected_.remaining());
        follow(0, {});
    }

    /// `pass_one_in` tells how often the players keep their figures without looking at what they could do.
    void play_to_the_end(testing::RandomPolicy policy, std::uint32_t pass_one_in, Random& random) {
        while (!choices_.empty()) {
            INFO("tile " << game_.board().tile_count());
            compare_turn();
            if (game_.asks<DrawStep>()) {
                draw(random);
            } else if (game_.asks<PlaceStep>()) {
                place(policy, random);
            } else {
                REQUIRE((game_.asks<FigureStep>() || game_.asks<PhantomStep>()));
                act(pass_one_in, random);
            }
        }
        REQUIRE(game_.finished());
        REQUIRE(expected_.drawable().empty());
    }

private:
    Engine start(const Setup<StandardRules>& setup, std::uint64_t seed) {
        listener_.catalogue = &setup.catalogue();
        return Engine(setup, seed, choices_, listener_);
    }
    std::string tile_id(TileKind kind) const { return std::string(listener_.catalogue->tile(kind).id.view()); }
    void saw(const std::string& what, bool really = true) { seen_[what] += really ? 1 : 0; }

    // Decisions.

    void compare_turn() const {
        REQUIRE(static_cast<int>(game_.part().player.index()) == expected_.turn_player());
        REQUIRE(game_.part().is(PartFlag::further) == expected_.is_builder_part());
        REQUIRE(choices_.player() == (game_.asks<DrawStep>() ? nature : game_.part().player));
    }

    void draw(Random& random) {
        std::vector<std::string> offered;
        const auto kind = [&](Token token) {
            TileKind drawn;
            game_.describe(token, [&](const auto& action) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, DrawTile>) {
                    drawn = action.kind;
                }
            });
            return tile_id(drawn);
        };
        choices_.each([&](Token token) { offered.push_back(kind(token)); });
        std::sort(offered.begin(), offered.end());
        REQUIRE(offered == expected_.drawable());
        game_.play(choices_.nth(random.below(choices_.count())), choices_, listener_);
        follow(0, {});
    }

    /// Every other time rather a place that sets a builder to work, which chance alone seldom finds.
    Token random_place(testing::RandomPolicy policy, Random& random) const {
        Token placing = testing::random_answer(game_, choices_, policy, random);
        const bool builder_is_out =
            options_.traders && expected_.supply(expected_.turn_player(), reference::FigureKind::builder) == 0;
        for (auto tries = random.below(2) * 8; tries > 0 && builder_is_out; --tries) {
            Engine ahead = game_;
            ahead.play(placing);
            if (ahead.part().is(PartFlag::earned)) {
                break;
            }
            placing = testing::random_answer(game_, choices_, policy, random);
        }
        return placing;
    }

    void place(testing::RandomPolicy policy, Random& random) {
        const std::string tile = tile_id(game_.part().drawn);
        const std::vector<std::string> drawable = expected_.drawable();
        REQUIRE(std::count(drawable.begin(), drawable.end(), tile) == 1);
        std::vector<reference::Placement> offered;
        const auto placement = [&](Token token) {
            reference::Placement found;
            game_.describe(token, [&](const auto& action) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, PlaceTile>) {
                    found = {action.at.x, action.at.y, degrees(action.rotation)};
                }
            });
            return found;
        };
        choices_.each([&](Token token) { offered.push_back(placement(token)); });
        std::sort(offered.begin(), offered.end());
        INFO("place " << tile);
        REQUIRE(offered == expected_.legal_placements(tile));

        const Token placing = random_place(policy, random);
        last_ = placement(placing);
        expected_.place(tile, last_.x, last_.y, last_.rotation);
        game_.play(placing, choices_, listener_);
        learn_spots();
        // The next tile can be of these kinds, whoever draws it.
        std::vector<std::string> next;
        const auto pile = game_.pile();
        for (std::size_t i = pile.begin; i < pile.end; ++i) {
            const TileKind kind(static_cast<std::uint16_t>(i));
            if (game_.tiles_left(kind) != 0) {
                next.push_back(tile_id(kind));
            }
        }
        std::sort(next.begin(), next.end());
        REQUIRE(next == expected_.drawable());
        REQUIRE(game_.part().is(PartFlag::earned) == expected_.builder_part_due());
        saw("builder's part", expected_.builder_part_due());
        compare_table(expected_.builder_part_due() ? "at work" : "placed");
        follow(0, {});
    }

    /// The answer in the words of the reference; false for doing without.
    bool named(Token token, reference::FigureChoice& choice) const {
        bool acts = false;
        game_.describe(token, [&](const auto& action) {
            using Action = std::remove_cvref_t<decltype(action)>;
            if constexpr (std::is_same_v<Action, DeployFigure>) {
                choice = {reference_figure(action.kind), spots_[game_.part().placed.index()].at(action.segment), false};
                acts = true;
            } else if constexpr (std::is_same_v<Action, ReturnAbbot>) {
                const TileId tile = game_.tile_at(action.at);
                const auto home = [&](const reference::Spot& spot) {
                    return game_.printed(tile).segments[segment_at(tile, spot)].kind == monastery ||
                           game_.printed(tile).segments[segment_at(tile, spot)].kind == garden;
                };
                const auto& spots = spots_[tile.index()];
                choice = {reference::FigureKind::abbot, *std::find_if(spots.begin(), spots.end(), home), true};
                acts = true;
            }
        });
        return acts;
    }
    std::size_t segment_at(TileId tile, const reference::Spot& spot) const {
        const auto& spots = spots_[tile.index()];
        return static_cast<std::size_t>(std::find(spots.begin(), spots.end(), spot) - spots.begin());
    }

    /// Every other time rather something else than a meeple, so that the seldom figures come into play.
    Token random_act(std::uint32_t pass_one_in, Random& random) const {
        if (pass_one_in != 0 && random.below(pass_one_in) == 0) {
            return choices_.nth(0);
        }
        const auto is_usual = [&](Token token) {
            reference::FigureChoice choice;
            return !named(token, choice) || choice.kind == reference::FigureKind::normal;
        };
        Token answer = choices_.nth(random.below(choices_.count()));
        for (auto tries = random.below(2) * 8; tries > 0 && is_usual(answer); --tries) {
            answer = choices_.nth(random.below(choices_.count()));
        }
        return answer;
    }

    void act(std::uint32_t pass_one_in, Random& random) {
        const bool second = game_.asks<PhantomStep>();
        REQUIRE(second == expected_.asks_for_phantom());
        std::vector<reference::FigureChoice> offered;
        std::uint32_t passes = 0;
        choices_.each([&](Token token) {
            if (reference::FigureChoice choice; named(token, choice)) {
                offered.push_back(choice);
            } else {
                ++passes;
            }
        });
        std::sort(offered.begin(), offered.end());
        REQUIRE(offered == (second ? expected_.phantom_choices() : expected_.figure_choices()));
        REQUIRE(passes == 1);

        const Token answer = random_act(pass_one_in, random);
        std::vector<reference::ScoreEvent> events;
        if (reference::FigureChoice choice; named(answer, choice)) {
            events = expected_.choose(choice);
            saw(second ? "phantom as the second figure" : "figure " + std::to_string(static_cast<int>(choice.kind)));
            saw("abbot taken back", choice.takes_back);
        } else {
            expected_.skip();
        }
        const std::size_t at_once = events.size();
        const bool scores = !expected_.asks_for_phantom();
        if (scores) {
            const auto more = expected_.score();
            events.insert(events.end(), more.begin(), more.end());
        }
        game_.play(answer, choices_, listener_);
        follow(at_once, events);
        if (scores) {
            compare_table("scored");
        }
    }

    // What has happened.

    /// After an answer: tiles that fit nowhere, points, figures. `at_once` of the expected events come before all
    /// others.
    void follow(std::size_t at_once, std::vector<reference::ScoreEvent> events) {
        for (const std::string& tile : listener_.discarded) {
            INFO("discard " << tile);
            REQUIRE(expected_.legal_placements(tile).empty());
            expected_.discard(tile);
            saw("discarded tile");
        }
        listener_.discarded.clear();
        if (choices_.empty()) {
            // After the last turn the engine goes through the final scoring without asking anybody.
            for (const auto& event : expected_.finish()) {
                events.push_back(event);
            }
        }
        std::vector<PaidLine> wanted;
        for (const auto& event : events) {
            wanted.push_back(line_of(event));
        }
        for (std::size_t i = 0; i < at_once; ++i) {
            REQUIRE(!listener_.paid.empty());
            REQUIRE(listener_.paid[i].text() == wanted[i].text());
        }
        const std::vector<std::string> paid = in_order(listener_.paid);
        REQUIRE(paid == in_order(wanted));
        listener_.paid.clear();
        compare_players();
        compare_figures();
    }

    PaidLine line_of(const reference::ScoreEvent& event) {
        const std::string::size_type dot = event.name.find('.');
        const bool unfinished = event.name.find(".incomplete") != std::string::npos;
        PaidLine line{event.player, event.name.substr(0, dot), !unfinished};
        line.finished = line.finished && line.feature != "field" && line.feature != "trade-goods";
        for (const auto& item : event.items) {
            if (line.feature == "trade-goods") {
                const std::string::size_type word = item.what.find('.') + 1;
                std::string good = item.what.substr(word);
                std::transform(good.begin(), good.end(), good.begin(),
                               [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
                // The engine tells one majority, the reference how many tokens made it.
                line.add(good, 1, item.points);
            } else {
                line.add(item.what == "pigs" ? "pig" : item.what, item.count, item.points);
            }
            saw("points for " + item.what + (item.points == 0 ? " in vain" : ""));
        }
        saw("points for a small city", event.name == "city.tiny");
        return line;
    }

    /// As text, sorted. Under the older rules for fields the two tell the same points in different portions: there the
    /// points for fields are added up for each player.
    std::vector<std::string> in_order(const std::vector<PaidLine>& lines) const {
        std::vector<std::string> texts;
        std::map<int, PaidLine> fields;
        for (const PaidLine& line : lines) {
            if (line.feature != "field" || options_.field_rules == reference::FieldRules::third) {
                texts.push_back(line.text());
                continue;
            }
            PaidLine& sum = fields.try_emplace(line.player, PaidLine{line.player, "all fields"}).first->second;
            for (const auto& [what, item] : line.items) {
                sum.add(what, item.first, item.second);
            }
        }
        for (const auto& [player, sum] : fields) {
            if (!sum.items.empty()) {
                texts.push_back(sum.text());
            }
        }
        std::sort(texts.begin(), texts.end());
        return texts;
    }

    void compare_players() {
        constexpr std::array goods{std::pair{Good::wine, reference::Goods::wine},
                                   std::pair{Good::grain, reference::Goods::grain},
                                   std::pair{Good::cloth, reference::Goods::cloth}};
        for (std::size_t i = 0; i < game_.players(); ++i) {
            const PlayerId player(static_cast<std::uint8_t>(i));
            const int number = static_cast<int>(i);
            REQUIRE(game_.score(player) == expected_.scores()[i]);
            for (std::size_t j = 0; j < RulesOf<StandardRules>::figures.size(); ++j) {
                const FigureKind kind(static_cast<std::uint8_t>(j));
                if ((game_.setup().enabled() >> RulesOf<StandardRules>::figure_owners[j] & 1u) == 0) {
                    REQUIRE(game_.supply(player, kind) == 0);
                    continue;
                }
                REQUIRE(static_cast<int>(game_.supply(player, kind)) ==
                        expected_.supply(number, reference_figure(kind)));
            }
            for (const auto& [good, same] : goods) {
                const unsigned count = game_.state().of<TradersAndBuilders>().count(player, good);
                REQUIRE(static_cast<int>(count) == expected_.goods(number, same));
                REQUIRE(listener_.goods[std::pair{i, good}] == count);
            }
        }
    }

    void compare_figures() const {
        std::vector<reference::Meeple> figures;
        game_.each_figure_on_board([&](FigureId id) {
            const DeployedFigure& figure = game_.figure(id);
            const std::size_t tile = game_.tile_of(figure.segment).index();
            figures.push_back({static_cast<int>(figure.owner.index()),
                               spots_[tile].at(game_.index_on_tile(figure.segment)), reference_figure(figure.kind)});
        });
        std::sort(figures.begin(), figures.end());
        std::vector<reference::Meeple> wanted = expected_.meeples();
        std::sort(wanted.begin(), wanted.end());
        REQUIRE((figures == wanted));
    }

    // The table.

    /// Finds the segments of the tiles that are new on the table in the reference. Rivers are none of them: at a fork
    /// the engine sees one river where the reference sees three arms, and nothing ever happens on a river.
    void learn_spots() {
        for (std::size_t i = spots_.size(); i < game_.board().tile_count(); ++i) {
            const TileId tile(static_cast<std::uint16_t>(i));
            const PlacedTile placed = game_.placed(tile);
            std::vector<reference::Spot> spots;
            for (std::size_t j = 0; j < game_.segment_count(tile); ++j) {
                const bool is_river = game_.printed(tile).segments[j].kind == river;
                spots.push_back(is_river ? reference::Spot{placed.at().x, placed.at().y, -1}
                                         : expected_.spot(placed.at().x, placed.at().y,
                                                          reference_name(game_.printed(tile), placed.rotation(), j)));
            }
            spots_.push_back(spots);
        }
    }

    /// What an app may ask about every feature of the tile just placed.
    void compare_table(const char* when) const {
        const TileId tile = game_.tile_at({static_cast<std::int16_t>(last_.x), static_cast<std::int16_t>(last_.y)});
        for (std::size_t i = 0; i < game_.segment_count(tile); ++i) {
            const FeatureId feature = game_.feature_of(game_.placed(tile).segment(i));
            if (game_.kind(feature) == river) {
                continue;
            }
            const reference::Spot spot = spots_[tile.index()][i];
            INFO(expected_.text(spot) << ", " << when);
            compare_feature(feature, spot);
        }
    }

    void compare_feature(FeatureId feature, const reference::Spot& spot) const {
        const auto report = expected_.report(spot);
        const bool in_play = game_.setup().in_play(game_.kind(feature));
        if (in_play) {
            REQUIRE(game_.completed(feature) == report.completed);
            REQUIRE(game_.value_now(feature).total() == report.value_now);
            REQUIRE(game_.value_if_ended(feature).total() == report.value_at_end);
        }
        REQUIRE(static_cast<int>(game_.pennants(feature)) == report.pennants);
        REQUIRE((options_.inns && game_.mark_count<Inn>(feature) != 0) == report.has_inn);
        REQUIRE((options_.inns && game_.mark_count<Cathedral>(feature) != 0) == report.has_cathedral);
        REQUIRE((options_.pig_herds ? static_cast<int>(game_.mark_count<PigHerd>(feature)) : 0) == report.pig_herds);
        if (options_.traders) {
            REQUIRE(game_.mark_count<Wine>(feature) == tokens(report, reference::Goods::wine));
            REQUIRE(game_.mark_count<Grain>(feature) == tokens(report, reference::Goods::grain));
            REQUIRE(game_.mark_count<Cloth>(feature) == tokens(report, reference::Goods::cloth));
        }
        const Majority majority = game_.majority(feature);
        for (std::size_t i = 0; i < game_.players(); ++i) {
            const PlayerId player(static_cast<std::uint8_t>(i));
            const bool owns =
                std::find(report.owners.begin(), report.owners.end(), static_cast<int>(i)) != report.owners.end();
            REQUIRE(((majority.owners() & mask_of(player)) != 0) == owns);
            REQUIRE(static_cast<int>(majority.strength(player)) == report.strengths[i]);
            if (in_play && owns) {
                Award award{player, feature, game_.kind(feature), game_.valued_if_ended(feature),
                            game_.value_if_ended(feature)};
                game_.adjust_all(award);
                REQUIRE(award.breakdown.total() == report.paid_at_end[i]);
            }
        }
        std::vector<reference::Spot> members;
        game_.each_member(feature, [&](SegmentId member) {
            members.push_back(spots_[game_.tile_of(member).index()].at(game_.index_on_tile(member)));
        });
        std::sort(members.begin(), members.end());
        REQUIRE((members == expected_.feature_of(spot)));
    }
    static unsigned tokens(const reference::FeatureReport& report, reference::Goods good) {
        const auto found = report.goods.find(good);
        return found == report.goods.end() ? 0 : static_cast<unsigned>(found->second);
    }

    reference::Options options_;
    Seen& seen_;
    reference::Game expected_;
    ExpansionListener listener_;
    Engine::Choices choices_;
    Engine game_;
    reference::Placement last_;
    std::vector<std::vector<reference::Spot>> spots_;  // by tile, then by segment
};

}  // namespace test
