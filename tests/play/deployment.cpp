#include "carcassonne/play/deployment.hpp"

#include "carcassonne/support/random.hpp"

#include "catch.hpp"

#include <array>
#include <cstddef>
#include <cstring>
#include <iterator>
#include <map>
#include <set>
#include <type_traits>
#include <vector>

using namespace carcassonne;

namespace {

using Graph = FeatureGraph<120>;

SegmentId segment(std::size_t number) { return SegmentId::at(number); }
PlayerId player(std::size_t number) { return PlayerId::at(number); }

/// Tiles with one city each, with edges enough for all joins.
Graph cities(std::size_t count) {
    Graph graph;
    std::array<FeatureKind, segment_capacity> kinds;
    std::array<FeatureTotals, segment_capacity> totals{};
    kinds[0] = city;
    totals[0] = FeatureTotals::of_segment(15, 0);
    for (std::size_t i = 0; i < count; ++i) {
        graph.add(TileId::at(i), kinds, totals, 1);
    }
    return graph;
}

template <std::size_t Capacity>
std::set<FigureId> ring(const Deployment<Capacity>& figures, const Graph& graph, SegmentId at) {
    std::set<FigureId> found;
    std::size_t visits = 0;
    figures.each_of_ring(graph.first_figure(graph.feature_of(at)), [&](FigureId figure) {
        found.insert(figure);
        ++visits;
    });
    return visits == found.size() ? found : std::set<FigureId>{FigureId::none()};
}

template <std::size_t Capacity>
void join(Deployment<Capacity>& figures, Graph& graph, std::size_t left, std::size_t right) {
    auto join_figures = [&](FigureId kept, FigureId joined) { figures.join(kept, joined); };
    graph.join(segment(left), segment(right), join_figures);
}

/// The figures as a tree: number to segment, owner and kind.
using Model = std::map<FigureId, DeployedFigure>;

template <std::size_t Capacity>
bool agrees(const Deployment<Capacity>& figures, const Graph& graph, const Model& model) {
    std::vector<FigureId> in_order;
    figures.each([&](FigureId figure) { in_order.push_back(figure); });
    if (in_order.size() != model.size()) {
        return false;
    }
    std::map<FeatureId, std::set<FigureId>> rings;
    std::size_t n = 0;
    for (const auto& [figure, known] : model) {
        const DeployedFigure& here = figures[figure];
        if (in_order[n++] != figure || here.segment != known.segment || here.owner != known.owner ||
            here.kind != known.kind) {
            return false;
        }
        rings[graph.feature_of(known.segment)].insert(figure);
    }
    for (std::size_t i = 0; i < graph.segment_count(); ++i) {
        if (ring(figures, graph, segment(i)) != rings[graph.feature_of(segment(i))]) {
            return false;
        }
    }
    return true;
}

/// Puts, removes and joins at random; in the end all figures leave.
template <std::size_t Capacity>
bool random_deployment_agrees(Random& random) {
    constexpr std::uint32_t segments = 40;
    Graph graph = cities(segments);
    Deployment<Capacity> figures;
    Model model;
    std::map<std::size_t, int> edges;
    for (int i = 0; i < 400; ++i) {
        const unsigned what = random.below(10);
        if (what < 5 && model.size() < Capacity && i < 300) {
            const auto at = segment(random.below(segments));
            const FigureKind kind(static_cast<std::uint8_t>(random.below(3)));
            FigureId lowest(0);
            while (model.count(lowest) != 0) {
                ++lowest.value;
            }
            const PlayerId owner = player(random.below(6));
            if (figures.put(graph, owner, kind, at) != lowest) {
                return false;
            }
            model[lowest] = {at, owner, kind, FigureId(0), 0};
        } else if (what < 9) {
            if (!model.empty()) {
                const auto gone = std::next(model.begin(), random.below(static_cast<std::uint32_t>(model.size())));
                figures.remove(graph, gone->first);
                model.erase(gone);
            }
        } else {
            const std::size_t left = random.below(segments);
            const std::size_t right = random.below(segments);
            if (left != right && edges[left] < 15 && edges[right] < 15) {
                ++edges[left];
                ++edges[right];
                join(figures, graph, left, right);
            }
        }
        if (!agrees(figures, graph, model)) {
            return false;
        }
    }
    while (!model.empty()) {
        figures.remove(graph, model.begin()->first);
        model.erase(model.begin());
    }
    const Deployment<Capacity> empty;
    for (std::size_t i = 0; i < segments; ++i) {
        if (graph.occupied(graph.feature_of(segment(i)))) {
            return false;
        }
    }
    return figures == empty;
}

}  // namespace

TEST_CASE("figures stand on segments", "[play][deployment][BAS-06]") {
    Graph graph = cities(2);
    Deployment<42> figures;
    const FigureId figure = figures.put(graph, player(3), FigureKind(1), segment(1));
    CHECK(figure == FigureId(0));
    CHECK(figures[figure].owner == player(3));
    CHECK(figures[figure].kind == FigureKind(1));
    CHECK(figures[figure].segment == segment(1));
    CHECK(graph.occupied(FeatureId(1)));
    CHECK_FALSE(graph.occupied(FeatureId(0)));
    CHECK(ring(figures, graph, segment(1)) == std::set{figure});
    CHECK(ring(figures, graph, segment(0)).empty());
    figures.remove(graph, figure);
    CHECK_FALSE(graph.occupied(FeatureId(1)));
    CHECK(figures == Deployment<42>{});
}

TEST_CASE("the figures of joined features stand in one feature", "[play][deployment][BAS-08]") {
    Graph graph = cities(3);
    Deployment<42> figures;
    const FigureId left = figures.put(graph, player(0), meeple, segment(0));
    const FigureId right = figures.put(graph, player(1), meeple, segment(1));
    join(figures, graph, 0, 2);
    CHECK(ring(figures, graph, segment(2)) == std::set{left});
    join(figures, graph, 1, 2);
    CHECK(ring(figures, graph, segment(2)) == std::set{left, right});
    // A figure that leaves keeps the others together, also the one that led to them.
    figures.remove(graph, graph.first_figure(graph.feature_of(segment(0))));
    CHECK(ring(figures, graph, segment(0)).size() == 1);
    figures.remove(graph, graph.first_figure(graph.feature_of(segment(0))));
    CHECK(ring(figures, graph, segment(0)).empty());
}

TEST_CASE("the number of a figure is free again when it leaves", "[play][deployment]") {
    Graph graph = cities(1);
    Deployment<70> figures;
    for (std::uint8_t i = 0; i < 70; ++i) {
        CHECK(figures.put(graph, player(i % 6u), meeple, segment(0)) == FigureId(i));
    }
    figures.remove(graph, FigureId(66));
    figures.remove(graph, FigureId(3));
    CHECK(figures.put(graph, player(0), meeple, segment(0)) == FigureId(3));
    CHECK(figures.put(graph, player(0), meeple, segment(0)) == FigureId(66));
    std::size_t count = 0;
    figures.each([&](FigureId figure) { count += figure == FigureId::at(count) ? 1u : 1000u; });
    CHECK(count == 70);
}

TEST_CASE("figures agree with a tree when they come, go and are joined", "[play][deployment][BAS-08]") {
    Random random(81);
    for (int i = 0; i < test::scaled(20); ++i) {
        CAPTURE(i);
        CHECK(random_deployment_agrees<42>(random));
        CHECK(random_deployment_agrees<130>(random));
        CHECK(random_deployment_agrees<5>(random));
    }
}

TEST_CASE("figures that stand alike are the same bytes", "[play][deployment]") {
    using Figures = Deployment<42>;
    STATIC_REQUIRE(std::is_trivially_copyable_v<Figures>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<Figures>);
    Graph graph = cities(3);
    Graph other_graph = cities(3);
    Figures left;
    Figures right;
    left.put(graph, player(1), meeple, segment(0));
    left.put(graph, player(2), meeple, segment(1));
    right.put(other_graph, player(1), meeple, segment(0));
    right.put(other_graph, player(4), meeple, segment(2));
    CHECK(left != right);
    right.remove(other_graph, FigureId(1));
    right.put(other_graph, player(2), meeple, segment(1));
    CHECK(left == right);
    CHECK(std::memcmp(&left, &right, sizeof left) == 0);
    CHECK(graph == other_graph);
}

TEST_CASE("two figures change places and keep owner, kind and what stands with them", "[play][deployment][POR-04]") {
    Graph graph = cities(3);
    Deployment<8> figures;
    const FigureId red = figures.put(graph, player(0), FigureKind(1), segment(0));
    const FigureId other_red = figures.put(graph, player(0), meeple, segment(0));
    const FigureId blue = figures.put(graph, player(1), FigureKind(2), segment(2));
    figures.set_attached(blue, 5);
    figures.exchange(red, blue);
    // The numbers stay with the places.
    CHECK(figures[red].segment == segment(0));
    CHECK(figures[red].owner == player(1));
    CHECK(figures[red].kind == FigureKind(2));
    CHECK(figures[red].attached == 5);
    CHECK(figures[blue].segment == segment(2));
    CHECK(figures[blue].owner == player(0));
    CHECK(figures[blue].kind == FigureKind(1));
    CHECK(figures[blue].attached == 0);
    CHECK(ring(figures, graph, segment(0)) == std::set<FigureId>{red, other_red});
    CHECK(ring(figures, graph, segment(2)) == std::set<FigureId>{blue});
    // Within one feature too.
    figures.exchange(red, other_red);
    CHECK(figures[other_red].owner == player(1));
    CHECK(figures[other_red].attached == 5);
    CHECK(ring(figures, graph, segment(0)) == std::set<FigureId>{red, other_red});
}

TEST_CASE("figures are put back under the numbers that they had", "[play][deployment]") {
    using Figures = Deployment<70>;
    Graph graph = cities(3);
    Figures none;
    join(none, graph, 0, 1);
    Graph other_graph = graph;
    Figures figures;
    // The second of three leaves; then a fourth takes its number.
    for (std::size_t i = 0; i < 3; ++i) {
        figures.put(graph, player(i), meeple, segment(i % 2));
    }
    figures.remove(graph, FigureId(1));
    const FigureId last = figures.put(graph, player(3), FigureKind(1), segment(1));
    REQUIRE(last == FigureId(1));
    // Of the ring 0, 1, 2 the first comes first, the others from behind.
    Figures again;
    again.put_as(other_graph, FigureId(0), player(0), meeple, segment(0));
    again.put_as(other_graph, FigureId(2), player(2), meeple, segment(0));
    again.put_as(other_graph, FigureId(1), player(3), FigureKind(1), segment(1));
    CHECK(again == figures);
    CHECK(other_graph == graph);
    CHECK(std::memcmp(&again, &figures, sizeof again) == 0);

    again.put_as(other_graph, FigureId(69), player(1), meeple, segment(2));
    CHECK(again.stands(FigureId(69)));
    CHECK(again[FigureId(69)].owner == player(1));
    CHECK(again.stands(FigureId(2)));
    CHECK_FALSE(again.stands(FigureId(3)));
    CHECK_FALSE(again.stands(FigureId(70)));
    CHECK_FALSE(again.stands(FigureId::none()));
    CHECK(ring(again, other_graph, segment(2)) == std::set<FigureId>{FigureId(69)});
}
