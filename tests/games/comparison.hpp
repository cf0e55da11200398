// Plays the engine and the reference side by side and compares all that can be seen of both.
#pragma once

#include "catch.hpp"
#include "reference_game.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/testing/random_play.hpp>
#include <carcassonne/text/place.hpp>

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

namespace test {

using namespace carcassonne;

/// "city N.W" as the reference calls it: "City NW".
inline std::string reference_name(const Tile& tile, Rotation rotation, std::size_t segment) {
    std::string text = place_text(tile, rotation, segment);
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    const FeatureKind kind = tile.segments[segment].kind;
    if (kind != field) {
        text.erase(std::remove(text.begin(), text.end(), '.'), text.end());
    }
    if (text.find(' ') == std::string::npos) {
        text += " I";
    }
    return text;
}

struct Scored {
    int player;
    int points;
    int tiles;
    int pennants;
    int cities;
    auto operator<=>(const Scored&) const = default;
};

/// Keeps what the engine tells until somebody looks.
struct Listener {
    std::vector<Scored> scored;
    std::vector<std::string> discarded;
    const Catalogue* catalogue = nullptr;
    int points = 0;

    void operator()(const PointsScored& event) {
        Scored line{static_cast<int>(event.player.index()), event.breakdown.total(), 0, 0, 0};
        int sum = 0;
        for (const Term& term : event.breakdown) {
            sum += term.points();
            (term.what == "tiles" ? line.tiles : term.what == "pennants" ? line.pennants : line.cities) += term.count;
        }
        REQUIRE(sum == event.breakdown.total());
        points += sum;
        scored.push_back(line);
    }
    void operator()(const TileDiscarded& event) { discarded.emplace_back(catalogue->tile(event.kind).id.view()); }
    template <class Event>
    void operator()(const Event&) {}
};

template <class Rules>
class Comparison {
public:
    Comparison(const Setup<Rules>& setup, std::uint64_t seed, const reference::Options& options)
        : by_city_(options.field_rules != reference::FieldRules::third),
          expected_(static_cast<int>(setup.players()), options), game_(start(setup, seed)) {
        follow_discards();
    }

    void play_to_the_end(testing::RandomPolicy policy, Random& random) {
        while (choices_.count() != 0) {
            play_turn(policy, random);
        }
        REQUIRE(game_.finished());
    }

    int sum_of_reasons() const { return listener_.points; }
    const Game<Rules>& game() const { return game_; }

private:
    Game<Rules> start(const Setup<Rules>& setup, std::uint64_t seed) {
        listener_.catalogue = &setup.catalogue();
        return Game<Rules>(setup, seed, choices_, listener_);
    }

    void follow_discards() {
        for (const std::string& tile : listener_.discarded) {
            REQUIRE(expected_.legal_placements(tile).empty());
            expected_.discard(tile);
        }
        listener_.discarded.clear();
    }

    void play_turn(testing::RandomPolicy policy, Random& random) {
        REQUIRE(game_.template asks<PlaceStep>());
        REQUIRE(choices_.player() == PlayerId::at(expected_.turn_player()));
        const std::string tile(game_.catalogue().tile(game_.part().drawn).id.view());
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
        REQUIRE(offered == expected_.legal_placements(tile));

        const Token placing = testing::random_answer(game_, choices_, policy, random);
        const reference::Placement at = placement(placing);
        expected_.place(tile, at.x, at.y, at.rotation);
        game_.play(placing, choices_, listener_);
        deploy(at, random);
        auto events = expected_.score();
        follow_discards();
        if (choices_.count() == 0) {
            // After the last turn the engine goes through the final scoring without asking anybody.
            for (const auto& event : expected_.finish()) {
                events.push_back(event);
            }
        }
        compare_scores(events);
        compare_table(at);
    }

    void deploy(const reference::Placement& at, Random& random) {
        REQUIRE(game_.template asks<FigureStep>());
        const TileId id = game_.tile_at({static_cast<std::int16_t>(at.x), static_cast<std::int16_t>(at.y)});
        const PlacedTile placed = game_.placed(id);
        const auto place = [&](Token token) {
            std::string name;
            game_.describe(token, [&](const auto& action) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, DeployFigure>) {
                    name = reference_name(game_.printed(id), placed.rotation(), action.segment);
                }
            });
            return name;
        };
        std::vector<std::string> offered;
        choices_.each([&](Token token) {
            if (!place(token).empty()) {
                offered.push_back(place(token));
            }
        });
        std::sort(offered.begin(), offered.end());
        REQUIRE(offered == expected_.meeple_choices());
        REQUIRE(choices_.count() == offered.size() + 1);
        const Token answer = choices_.nth(random.below(choices_.count()));
        if (const std::string name = place(answer); name.empty()) {
            expected_.skip();
        } else {
            expected_.deploy(name);
        }
        game_.play(answer, choices_, listener_);
    }

    /// Sorted. Under the older rules for fields the two tell the same points in different portions: there the points
    /// for cities are added up for each player.
    std::vector<Scored> in_order(std::vector<Scored> lines) const {
        if (by_city_) {
            std::vector<Scored> sums;
            for (std::size_t i = 0; i < game_.players(); ++i) {
                sums.push_back({static_cast<int>(i), 0, 0, 0, 0});
            }
            std::vector<Scored> rest;
            for (const Scored& line : lines) {
                if (line.tiles != 0) {
                    rest.push_back(line);
                } else {
                    sums[static_cast<std::size_t>(line.player)].points += line.points;
                    sums[static_cast<std::size_t>(line.player)].cities += line.cities;
                }
            }
            rest.insert(rest.end(), sums.begin(), sums.end());
            lines = rest;
        }
        std::sort(lines.begin(), lines.end());
        return lines;
    }

    void compare_scores(const std::vector<reference::ScoreEvent>& events) {
        std::vector<Scored> wanted;
        for (const auto& event : events) {
            wanted.push_back(
                {event.player, event.points, event.count("tiles"), event.count("pennants"), event.count("cities")});
        }
        REQUIRE(in_order(listener_.scored) == in_order(wanted));
        listener_.scored.clear();
        for (std::size_t i = 0; i < game_.players(); ++i) {
            const PlayerId player(static_cast<std::uint8_t>(i));
            REQUIRE(game_.score(player) == expected_.scores()[i]);
            REQUIRE(static_cast<int>(game_.supply(player)) == expected_.supplies()[i]);
        }
    }

    /// What an app may ask about every feature of the tile just placed.
    void compare_table(const reference::Placement& at) {
        const Square position{static_cast<std::int16_t>(at.x), static_cast<std::int16_t>(at.y)};
        const TileId id = game_.tile_at(position);
        for (std::size_t i = 0; i < game_.segment_count(id); ++i) {
            const FeatureId feature = game_.feature_of(game_.placed(id).segment(i));
            const std::string name = reference_name(game_.printed(id), game_.placed(id).rotation(), i);
            const auto spot = expected_.spot(at.x, at.y, name);
            const auto report = expected_.report(spot);
            INFO(name << " at " << at.x << ' ' << at.y);
            if (game_.setup().in_play(game_.kind(feature))) {
                REQUIRE(game_.completed(feature) == report.completed);
                REQUIRE(game_.value_now(feature).total() == report.value_now);
                REQUIRE(game_.value_if_ended(feature).total() == report.value_at_end);
            }
            REQUIRE(static_cast<int>(game_.pennants(feature)) == report.pennants);
            const PlayerMask owners = game_.owners(feature);
            for (std::size_t player = 0; player < game_.players(); ++player) {
                const bool owns = std::find(report.owners.begin(), report.owners.end(), static_cast<int>(player)) !=
                                  report.owners.end();
                REQUIRE(((owners >> player & 1u) != 0) == owns);
            }
            std::vector<std::string> members;
            game_.each_member(feature, [&](SegmentId member) {
                const TileId tile = game_.tile_of(member);
                const PlacedTile placed = game_.placed(tile);
                members.push_back(reference_name(game_.printed(tile), placed.rotation(), game_.index_on_tile(member)) +
                                  ' ' + std::to_string(placed.at().x) + ' ' + std::to_string(placed.at().y));
            });
            std::sort(members.begin(), members.end());
            std::vector<std::string> wanted;
            for (const auto& other : expected_.feature_of(spot)) {
                wanted.push_back(expected_.text(other));
            }
            std::sort(wanted.begin(), wanted.end());
            REQUIRE(members == wanted);
        }
    }

    bool by_city_;
    reference::Game expected_;
    Listener listener_;
    typename Game<Rules>::Choices choices_;
    Game<Rules> game_;
};

}  // namespace test
