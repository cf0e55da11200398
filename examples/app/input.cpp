#include "input.hpp"

#include <cerrno>
#include <cstring>

namespace app {
namespace {

/// The name as one word of a shell command: nothing in it means anything to the shell.
std::string quoted(const std::string& name) {
    std::string text = "'";
    for (const char letter : name) {
        if (letter == '\'') {
            text += "'\\''";
        } else {
            text += letter;
        }
    }
    return text + "'";
}

int keep_open(std::FILE*) { return 0; }

}  // namespace

Lines::Lines(const std::string& name)
    : name_(name == "-" ? "standard input" : name),
      file_(name == "-" ? stdin : std::fopen(name.c_str(), "rb"), name == "-" ? keep_open : std::fclose) {
    if (file_ == nullptr) {
        throw InputError(name_ + ": " + std::strerror(errno));
    }
    if (name == "-") {
        return;
    }
    fill();
    if (buffer_.size() < 2 || buffer_[0] != '\x1f' || buffer_[1] != '\x8b') {
        return;
    }
    buffer_.clear();
    is_pipe_ = true;
    file_ = {popen(("gzip -dc -- " + quoted(name)).c_str(), "r"), pclose};
    if (file_ == nullptr) {
        throw InputError(name_ + ": gzip cannot be started");
    }
}

bool Lines::fill() {
    if (file_ == nullptr) {
        return false;
    }
    buffer_.erase(0, at_);
    at_ = 0;
    const std::size_t kept = buffer_.size();
    constexpr std::size_t step = std::size_t{1} << 16;
    buffer_.resize(kept + step);
    const std::size_t read = std::fread(buffer_.data() + kept, 1, step, file_.get());
    buffer_.resize(kept + read);
    if (read == 0 && std::ferror(file_.get()) != 0) {
        throw InputError(name_ + ": " + std::strerror(errno));
    }
    return read != 0;
}

bool Lines::next(std::string& line) {
    std::size_t end = buffer_.find('\n', at_);
    while (end == std::string::npos) {
        const std::size_t seen = buffer_.size() - at_;
        if (!fill()) {
            break;
        }
        end = buffer_.find('\n', at_ + seen);
    }
    if (end == std::string::npos && at_ == buffer_.size()) {
        if (is_pipe_ && file_ != nullptr && pclose(file_.release()) != 0) {
            throw InputError(name_ + ": gzip cannot unpack it");
        }
        return false;
    }
    const std::size_t stop = end == std::string::npos ? buffer_.size() : end;
    line.assign(buffer_, at_, stop - at_);
    at_ = end == std::string::npos ? stop : end + 1;
    if (!line.empty() && line.back() == '\r') {
        line.pop_back();
    }
    ++number_;
    return true;
}

}  // namespace app
