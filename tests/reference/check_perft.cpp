// Recomputes the lines of data/perft.txt with the reference and compares.
//
//   check_perft perft.txt                             compare every line
//   check_perft --count PLAYERS TILE [TILE ...]       print the line for a bag
#include "perft.hpp"

#include <chrono>
#include <cstdio>
#include <exception>

namespace {

std::string counts_text(const std::vector<reference::PerftCount>& counts) {
    std::string text;
    for (const reference::PerftCount& count : counts) {
        text += " " + std::to_string(count.placements) + " " + std::to_string(count.meeples);
    }
    return text;
}

std::string bag_text(const std::vector<std::string>& bag) {
    std::string text;
    for (const std::string& tile : bag)
        text += " " + tile;
    return text;
}

void print_line(int players, const std::vector<std::string>& bag) {
    const auto counts = reference::perft(bag, players, static_cast<int>(bag.size()));
    std::printf("players %d; tiles%s; counts%s\n", players, bag_text(bag).c_str(), counts_text(counts).c_str());
}

int compare(const std::string& path) {
    const std::vector<reference::PerftLine> lines = reference::read_perft_lines(path);
    int differences = lines.empty() ? 1 : 0;
    for (const reference::PerftLine& line : lines) {
        const auto begin = std::chrono::steady_clock::now();
        const auto counts = reference::perft(line.bag, line.players, static_cast<int>(line.counts.size()));
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        const bool same = counts == line.counts;
        if (!same)
            ++differences;
        std::printf("%s %.2f s:%s;%s\n", same ? "same" : "DIFFERENT", seconds.count(), bag_text(line.bag).c_str(),
                    counts_text(counts).c_str());
    }
    std::printf("%zu bags, %d differences\n", lines.size(), differences);
    return differences == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    try {
        if (words.size() >= 3 && words.front() == "--count") {
            print_line(std::stoi(words[1]), {words.begin() + 2, words.end()});
            return 0;
        }
        if (words.size() == 1)
            return compare(words.front());
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
    std::fprintf(stderr, "usage: check_perft perft.txt | check_perft --count PLAYERS TILE [TILE ...]\n");
    return 2;
}
