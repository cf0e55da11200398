#include "files.hpp"

#include "input.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace app {

void write_file(const std::string& path, const std::string& text) {
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    if (file == nullptr) {
        throw InputError(path + ": " + std::strerror(errno));
    }
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (std::fclose(file) != 0 || !written) {
        throw InputError(path + ": cannot be written");
    }
}

std::string read_file(const std::string& name) {
    Lines lines(name);
    std::string text;
    std::string line;
    while (lines.next(line)) {
        text += line + "\n";
    }
    return text;
}

}  // namespace app
