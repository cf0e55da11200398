// Replays recorded games of another engine with the reference and counts what differs: placements, options for
// figures, score events, figures returned, goods, supplies, points.
//
//   check_oracle base-2p.jsonl.gz ...        files, unpacked with zcat when they end in .gz
//   zcat base-2p.jsonl.gz | check_oracle     or games on standard input, one JSON object a line
//
// Ends with status 0 only when at least one game was replayed and nothing differs.
#include "oracle_checker.hpp"

#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <stdexcept>

namespace {

using nlohmann::json;
using Checker = reference::OracleChecker;

class Pipe {
public:
    explicit Pipe(const std::string& command) : file_(popen(command.c_str(), "r")) {
        if (file_ == nullptr)
            throw std::runtime_error("cannot run " + command);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        if (file_ != nullptr)
            pclose(file_);
    }

    bool next_line(std::string& line) {
        line.clear();
        for (int character = std::fgetc(file_); character != EOF; character = std::fgetc(file_)) {
            if (character == '\n')
                return true;
            line.push_back(static_cast<char>(character));
        }
        return !line.empty();
    }

    bool close() {
        const int status = pclose(file_);
        file_ = nullptr;
        return status == 0;
    }

private:
    std::FILE* file_;
};

void replay_file(const std::string& path, Checker& checker) {
    std::string line;
    if (path.size() > 3 && path.substr(path.size() - 3) == ".gz") {
        Pipe pipe("zcat '" + path + "'");
        while (pipe.next_line(line))
            checker.replay(json::parse(line));
        if (!pipe.close())
            throw std::runtime_error("zcat failed on " + path);
        return;
    }
    std::ifstream file(path);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    while (std::getline(file, line))
        checker.replay(json::parse(line));
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> paths(argv + 1, argv + argc);
    Checker checker;
    try {
        for (const std::string& path : paths)
            replay_file(path, checker);
        std::string line;
        while (paths.empty() && std::getline(std::cin, line))
            checker.replay(json::parse(line));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
    return checker.print_report() ? 0 : 1;
}
