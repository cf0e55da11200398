// The words in which the tables of tiles are written, and the tables.
//
// A city or road is named by its sides ("NW"), a field by its half sides ("EL ER SL SR") and by the cities it borders,
// each of which is named by one of its sides. A field in the middle of a tile has no half sides.
#pragma once

#include "reference_tiles.hpp"

#include <string>
#include <vector>

namespace reference {

namespace written {

Segment road(const std::string& sides);
Segment road_with_inn(const std::string& sides);
Segment city(const std::string& sides, int pennants = 0);
Segment city_with(Goods goods, const std::string& sides);
Segment cathedral(const std::string& sides);
Segment river(const std::string& sides);
Segment field(const std::string& halves, const std::string& cities = "");
Segment field_with_pig_herd(const std::string& halves);
Segment monastery();
Segment garden();

// The counts are those with the pictures of the first edition and with the later ones. Throws std::logic_error when a
// field borders a city that is not there.
Tile tile(const std::string& id, int first_count, int garden_count, std::vector<Segment> segments);

}  // namespace written

std::vector<Tile> base_tiles();
std::vector<Tile> inns_tiles();
std::vector<Tile> traders_tiles();
std::vector<Tile> river_tiles();

}  // namespace reference
