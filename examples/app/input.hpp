#pragma once

#include <cstddef>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>

namespace app {

/// Input that cannot be used. The message names the file and, where it is known, the line.
struct InputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The lines of a text file, of a file packed by gzip (recognised by its first bytes) or, for the name `-`, of the
/// standard input.
class Lines {
public:
    explicit Lines(const std::string& name);

    /// Reads the next line without its end; false after the last. Throws `InputError` when reading fails.
    bool next(std::string& line);
    const std::string& name() const { return name_; }
    /// The number of the line read last, from 1.
    std::size_t number() const { return number_; }
    /// "games.jsonl:12"
    std::string place() const { return name_ + ":" + std::to_string(number_); }

private:
    bool fill();

    std::string name_;
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
    bool is_pipe_ = false;
    std::string buffer_;
    std::size_t at_ = 0;
    std::size_t number_ = 0;
};

}  // namespace app
