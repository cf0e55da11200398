#include "carcassonne/core/terrain.hpp"

#include "catch.hpp"

#include <set>

using namespace carcassonne;

TEST_CASE("the terrains are numbered without gaps", "[core][terrain]") {
    std::set<std::size_t> numbers;
    for (const Terrain terrain : {Terrain::field, Terrain::road, Terrain::city, Terrain::river}) {
        numbers.insert(index(terrain));
    }
    CHECK(numbers.size() == 4);
    CHECK(*numbers.begin() == 0);
    CHECK(*numbers.rbegin() == 3);
}
