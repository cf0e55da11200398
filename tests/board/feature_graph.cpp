#include "carcassonne/board/feature_graph.hpp"

#include "carcassonne/support/random.hpp"

#include "catch.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

using Kinds = std::array<FeatureKind, segment_capacity>;
using Totals = std::array<FeatureTotals, segment_capacity>;

SegmentId segment(std::size_t number) { return SegmentId::at(number); }

/// The same features found afresh by flood fill whenever somebody asks.
struct Model {
    struct Segment {
        std::size_t tile;
        FeatureKind kind;
        unsigned open_edges;
        unsigned pennants;
        std::set<std::size_t> neighbours;
        std::set<unsigned> figures;
    };
    std::vector<Segment> segments;

    std::set<std::size_t> feature(std::size_t start) const {
        std::set<std::size_t> found{start};
        std::vector<std::size_t> rest{start};
        while (!rest.empty()) {
            const std::size_t here = rest.back();
            rest.pop_back();
            for (const std::size_t next : segments[here].neighbours) {
                if (found.insert(next).second) {
                    rest.push_back(next);
                }
            }
        }
        return found;
    }
    std::set<unsigned> figures(const std::set<std::size_t>& feature) const {
        std::set<unsigned> all;
        for (const std::size_t member : feature) {
            all.insert(segments[member].figures.begin(), segments[member].figures.end());
        }
        return all;
    }
};

template <std::size_t Capacity>
struct Graph {
    FeatureGraph<Capacity> graph;
    Model model;
    /// How often the figures of two features were joined, and whether each time rightly.
    int joins = 0;
    bool joined_right = true;

    void add_tile(std::size_t tile, Random& random) {
        const std::size_t count = 1 + random.below(segment_capacity);
        Kinds kinds;
        Totals totals{};
        for (std::size_t i = 0; i < count; ++i) {
            kinds[i] = FeatureKind::at(random.below(6));
            const unsigned edges = random.below(4);
            const unsigned pennants = random.below(3) / 2;
            totals[i] = FeatureTotals::of_segment(edges, pennants);
            model.segments.push_back({tile, kinds[i], edges, pennants, {}, {}});
        }
        graph.add(TileId::at(tile), kinds, totals, count);
    }
    void put_figure(std::size_t at, unsigned figure) {
        const FeatureId feature = graph.feature_of(segment(at));
        model.segments[at].figures.insert(figure);
        if (!graph.occupied(feature)) {
            graph.set_first_figure(feature, FigureId::at(figure));
        }
    }
    void join(std::size_t left, std::size_t right, unsigned closed) {
        const auto before = std::array{model.figures(model.feature(left)), model.figures(model.feature(right))};
        const bool apart = model.feature(left).count(right) == 0;
        int calls = 0;
        auto join_figures = [&](FigureId kept, FigureId joined) {
            ++calls;
            const bool straight = before[0].count(kept.value) != 0 && before[1].count(joined.value) != 0;
            const bool crossed = before[1].count(kept.value) != 0 && before[0].count(joined.value) != 0;
            joined_right = joined_right && (straight || crossed);
        };
        graph.join(segment(left), segment(right), join_figures, closed);
        joined_right = joined_right && calls == (apart && !before[0].empty() && !before[1].empty() ? 1 : 0);
        joins += calls;
        model.segments[left].open_edges -= closed / 2;
        model.segments[right].open_edges -= closed / 2;
        model.segments[left].neighbours.insert(right);
        model.segments[right].neighbours.insert(left);
    }

    bool agrees_about(const std::set<std::size_t>& members) const {
        const FeatureId feature = graph.feature_of(segment(*members.begin()));
        unsigned edges = 0;
        unsigned pennants = 0;
        for (const std::size_t member : members) {
            if (graph.feature_of(segment(member)) != feature) {
                return false;
            }
            edges += model.segments[member].open_edges;
            pennants += model.segments[member].pennants;
        }
        std::set<std::size_t> ring;
        SegmentId member = graph.any_member(feature);
        do {
            ring.insert(member.index());
            member = graph.next_member(member);
        } while (member != graph.any_member(feature) && ring.size() <= members.size());
        const std::set<unsigned> figures = model.figures(members);
        const bool figures_agree =
            figures.empty() ? !graph.occupied(feature) && graph.first_figure(feature) == FigureId::none()
                            : graph.occupied(feature) && figures.count(graph.first_figure(feature).value) != 0;
        return ring == members && figures_agree && graph.totals(feature).open_edges() == edges &&
               graph.totals(feature).pennants() == pennants && graph.totals(feature).segments() == members.size();
    }
    bool agrees() const {
        std::set<std::size_t> seen;
        std::set<FeatureId> ids;
        std::size_t features = 0;
        for (std::size_t i = 0; i < model.segments.size(); ++i) {
            if (graph.tile_of(segment(i)).index() != model.segments[i].tile ||
                graph.kind_of(segment(i)) != model.segments[i].kind) {
                return false;
            }
            ids.insert(graph.feature_of(segment(i)));
            if (seen.count(i) == 0) {
                const auto members = model.feature(i);
                seen.insert(members.begin(), members.end());
                ++features;
                if (!agrees_about(members)) {
                    return false;
                }
            }
        }
        return graph.segment_count() == model.segments.size() && ids.size() == features && masks_agree();
    }
    /// The words of bits over the segments of each tile.
    bool masks_agree() const {
        for (std::size_t first = 0, end = 0; first < model.segments.size(); first = end) {
            unsigned occupied = 0;
            unsigned closed = 0;
            for (end = first; end < model.segments.size() && model.segments[end].tile == model.segments[first].tile;
                 ++end) {
                const FeatureId feature = graph.feature_of(segment(end));
                occupied |= static_cast<unsigned>(graph.occupied(feature)) << (end - first);
                closed |= static_cast<unsigned>(graph.totals(feature).open_edges() == 0) << (end - first);
            }
            if (graph.occupied_segments(segment(first), end - first) != occupied ||
                graph.closed_segments(segment(first), end - first) != closed) {
                return false;
            }
        }
        return true;
    }
};

/// Joins segments of one kind, wherever two have edges left, until the segments are used up.
template <std::size_t Capacity>
bool random_joins_agree(Random& random, int& figure_joins) {
    Graph<Capacity> graph;
    unsigned figure = 0;
    for (std::size_t tile = 0; graph.model.segments.size() + segment_capacity <= Capacity; ++tile) {
        graph.add_tile(tile, random);
        const auto count = static_cast<std::uint32_t>(graph.model.segments.size());
        if (random.below(3) == 0 && figure < 250) {
            graph.put_figure(random.below(count), figure++);
        }
        for (int i = 0; i < 12; ++i) {
            const std::size_t left = random.below(count);
            const std::size_t right = random.below(count);
            const unsigned edges = random.below(4) == 0 ? 2 : 1;
            const auto& segments = graph.model.segments;
            if (left != right && segments[left].kind == segments[right].kind && segments[left].open_edges >= edges &&
                segments[right].open_edges >= edges) {
                graph.join(left, right, 2 * edges);
            }
        }
        if (!graph.agrees()) {
            return false;
        }
    }
    figure_joins += graph.joins;
    return graph.joined_right;
}

}  // namespace

TEST_CASE("the segments of a new tile are features of their own", "[board][feature_graph]") {
    FeatureGraph<252> graph;
    CHECK(graph.segment_count() == 0);
    Kinds kinds;
    Totals totals{};
    kinds[0] = city;
    kinds[1] = field;
    totals[0] = FeatureTotals::of_segment(1, 1);
    totals[1] = FeatureTotals::of_segment(6, 0);
    graph.add(TileId(0), kinds, totals, 2);
    graph.add(TileId(1), kinds, totals, 2);
    CHECK(graph.segment_count() == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(graph.feature_of(segment(i)) == FeatureId::at(i));
        CHECK(graph.next_member(segment(i)) == segment(i));
        CHECK(graph.tile_of(segment(i)) == TileId::at(i / 2));
        CHECK(graph.kind_of(segment(i)) == (i % 2 == 0 ? city : field));
    }
    CHECK(graph.kind(FeatureId(1)) == field);
    CHECK(graph.totals(FeatureId(2)).pennants() == 1);
    CHECK_FALSE(graph.occupied(FeatureId(0)));
}

TEST_CASE("joining two segments makes one feature of them", "[board][feature_graph][BAS-08]") {
    FeatureGraph<252> graph;
    Kinds kinds;
    Totals totals{};
    kinds[0] = city;
    totals[0] = FeatureTotals::of_segment(2, 1);
    for (std::uint16_t tile = 0; tile < 3; ++tile) {
        graph.add(TileId(tile), kinds, totals, 1);
        graph.set_first_figure(FeatureId(tile), FigureId::at(10 + tile));
    }
    std::vector<std::pair<FigureId, FigureId>> joined;
    auto join_figures = [&](FigureId kept, FigureId gone) { joined.emplace_back(kept, gone); };
    graph.join(segment(0), segment(1), join_figures);
    const FeatureId both = graph.feature_of(segment(0));
    CHECK(graph.feature_of(segment(1)) == both);
    CHECK(graph.feature_of(segment(2)) != both);
    CHECK(graph.totals(both).open_edges() == 2);
    CHECK(graph.totals(both).pennants() == 2);
    REQUIRE(joined.size() == 1);
    CHECK(joined[0].first != joined[0].second);
    CHECK(graph.first_figure(both) == joined[0].first);
    // A single segment joins the larger feature: its figure is the one that is joined to the others.
    graph.join(segment(2), segment(1), join_figures);
    REQUIRE(joined.size() == 2);
    CHECK(joined[1] == std::pair{joined[0].first, FigureId(12)});
    // A loop closes inside of one feature and joins nothing.
    graph.join(segment(0), segment(2), join_figures);
    CHECK(joined.size() == 2);
    const FeatureId all = graph.feature_of(segment(0));
    CHECK(graph.totals(all).open_edges() == 0);
    CHECK(graph.closed_segments(segment(0), 1) == 1);
    CHECK(graph.occupied_segments(segment(2), 1) == 1);
}

TEST_CASE("features agree with a flood fill after random joins", "[board][feature_graph][BAS-08]") {
    Random random(51);
    int figure_joins = 0;
    for (int i = 0; i < test::scaled(25); ++i) {
        CAPTURE(i);
        // Numbers of eight bits, of sixteen, and the largest of eight.
        CHECK(random_joins_agree<252>(random, figure_joins));
        CHECK(random_joins_agree<255>(random, figure_joins));
        CHECK(random_joins_agree<256>(random, figure_joins));
    }
    CHECK(random_joins_agree<700>(random, figure_joins));
    // Otherwise nothing would have been tried; fewer rounds may be unlucky.
    CHECK((test::scaled(25) < 25 || figure_joins > 0));
}
