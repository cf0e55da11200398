#include "perft.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace reference {
namespace {

void count_from(const Game& before, const std::vector<std::string>& bag, std::size_t drawn, std::size_t turn,
                std::vector<PerftCount>& counts) {
    if (turn == counts.size())
        return;
    Game game = before;
    while (drawn < bag.size() && game.legal_placements(bag[drawn]).empty())
        game.discard(bag[drawn++]);
    if (drawn == bag.size())
        return;
    for (const Placement& placement : game.legal_placements(bag[drawn])) {
        Game placed = game;
        placed.place(bag[drawn], placement.x, placement.y, placement.rotation);
        const std::vector<std::string> choices = placed.meeple_choices();
        ++counts[turn].placements;
        counts[turn].meeples += 1 + choices.size();
        const bool is_last_turn = turn + 1 == counts.size();
        if (is_last_turn)
            continue;

        Game skipped = placed;
        skipped.skip();
        skipped.score();
        count_from(skipped, bag, drawn + 1, turn + 1, counts);
        for (const std::string& choice : choices) {
            Game deployed = placed;
            deployed.deploy(choice);
            deployed.score();
            count_from(deployed, bag, drawn + 1, turn + 1, counts);
        }
    }
}

// The words of one part of a line, which must begin with the keyword.
std::vector<std::string> words_after(const std::string& keyword, const std::string& part) {
    std::istringstream stream(part);
    std::string word;
    if (!(stream >> word) || word != keyword)
        throw std::runtime_error("expected: " + keyword);
    std::vector<std::string> words;
    while (stream >> word)
        words.push_back(word);
    return words;
}

// "players 2; tiles BA/L BA/C; counts 1 3 4 9"
PerftLine parsed(const std::string& line) {
    std::istringstream stream(line);
    std::string players;
    std::string tiles;
    std::string counts;
    std::getline(stream, players, ';');
    std::getline(stream, tiles, ';');
    std::getline(stream, counts);

    PerftLine result;
    const std::vector<std::string> player_words = words_after("players", players);
    if (player_words.size() != 1)
        throw std::runtime_error("expected one number of players");
    result.players = std::stoi(player_words.front());
    result.bag = words_after("tiles", tiles);
    const std::vector<std::string> numbers = words_after("counts", counts);
    if (numbers.empty() || numbers.size() % 2 != 0)
        throw std::runtime_error("expected two counts a turn");
    for (std::size_t index = 0; index < numbers.size(); index += 2) {
        result.counts.push_back({std::stoull(numbers[index]), std::stoull(numbers[index + 1])});
    }
    return result;
}

}  // namespace

std::vector<PerftCount> perft(const std::vector<std::string>& bag, int players, int turns, Options options) {
    if (turns < 0)
        throw std::logic_error("a negative number of turns");
    std::vector<PerftCount> counts(static_cast<std::size_t>(turns));
    count_from(Game(players, options), bag, 0, 0, counts);
    return counts;
}

std::vector<PerftLine> read_perft_lines(const std::string& path) {
    std::ifstream file(path);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    std::vector<PerftLine> lines;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        try {
            lines.push_back(parsed(line));
        } catch (const std::exception& error) {
            throw std::runtime_error(line + ": " + error.what());
        }
    }
    return lines;
}

}  // namespace reference
