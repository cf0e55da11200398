#include "hot_seat/save_file.hpp"

#include "files.hpp"
#include "input.hpp"

#include <carcassonne/text/record.hpp>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

namespace app {
namespace {

/// Everything that was answered, in one row.
std::vector<std::string> answers_of(const carcassonne::GameRecord& record) {
    std::vector<std::string> all;
    const auto add = [&](const std::vector<carcassonne::RecordedAnswer>& answers) {
        for (const carcassonne::RecordedAnswer& answer : answers) {
            if (answer.player) {
                all.push_back(answer.action);
            }
        }
    };
    for (const carcassonne::RecordedTurn& turn : record.turns) {
        add(turn.answers);
    }
    if (record.end) {
        add(record.end->answers);
    }
    return all;
}

/// Whether nothing is lost when `now` is written over `then`.
bool is_earlier(const carcassonne::GameRecord& then, const carcassonne::GameRecord& now) {
    const std::vector<std::string> before = answers_of(then);
    const std::vector<std::string> after = answers_of(now);
    return then.head == now.head && then.seed == now.seed && then.comments == now.comments &&
           before.size() <= after.size() && std::equal(before.begin(), before.end(), after.begin());
}

bool is_there(const std::string& path) {
    struct stat found {};
    return lstat(path.c_str(), &found) == 0;
}
bool is_plain_file(const std::string& path) {
    struct stat found {};
    return stat(path.c_str(), &found) == 0 && S_ISREG(found.st_mode);
}

/// The file itself, where links lead to it.
std::string without_links(const std::string& path) {
    const std::unique_ptr<char, decltype(&std::free)> found(realpath(path.c_str(), nullptr), std::free);
    return found ? found.get() : path;
}
/// Who may read and write a file: as it is there, or as everybody makes new files.
mode_t mode_of(const std::string& path) {
    struct stat found {};
    if (stat(path.c_str(), &found) == 0) {
        return found.st_mode & 0777;
    }
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/// Writes the whole text into a new file beside the one that it then takes the place of, so that there is never half a
/// file.
void replace_file(const std::string& path, const std::string& text) {
    const auto fail = [&] { throw InputError(path + ": " + std::strerror(errno)); };
    const std::string place = without_links(path);
    std::string part = place + ".XXXXXX";
    const int file = mkstemp(part.data());
    if (file < 0) {
        fail();
    }
    bool written = fchmod(file, mode_of(place)) == 0;
    for (std::size_t begin = 0; written && begin < text.size();) {
        const auto count = ::write(file, text.data() + begin, text.size() - begin);
        written = count > 0 || (count < 0 && errno == EINTR);
        begin += count > 0 ? static_cast<std::size_t>(count) : 0;
    }
    written = written && fsync(file) == 0;
    written = close(file) == 0 && written;
    if (!written || std::rename(part.c_str(), place.c_str()) != 0) {
        const int kept = errno;
        static_cast<void>(unlink(part.c_str()));
        errno = kept;
        fail();
    }
}

}  // namespace

SaveFile::SaveFile(std::string path, std::string text, carcassonne::GameRecord record)
    : path_(std::move(path)), text_(std::move(text)), resumed_(std::move(record)) {}

bool SaveFile::may_write(const std::string& path, const carcassonne::GameRecord& record) const {
    if (!is_there(path)) {
        return true;
    }
    if (!is_plain_file(path)) {
        return false;
    }
    try {
        const std::string text = read_file(path);
        if (path == path_ && text == text_) {
            return !resumed_ || is_earlier(*resumed_, record);
        }
        const auto there = carcassonne::parse_record(text);
        return there && is_earlier(*there, record);
    } catch (const InputError&) {
        return false;
    }
}

void SaveFile::write(const std::string& path, const carcassonne::GameRecord& record) {
    std::string text = carcassonne::write_record(record);
    replace_file(path, text);
    if (path != path_) {
        resumed_.reset();
    }
    path_ = path;
    text_ = std::move(text);
}

std::string SaveFile::save(const carcassonne::GameRecord& record) {
    const std::string wanted = path_.empty() ? save_name : path_;
    const std::size_t dot = (std::min)(wanted.rfind('.'), wanted.size());
    const bool has_ending = wanted.find('/', dot) == std::string::npos;
    std::string path = wanted;
    for (int number = 2; !may_write(path, record); ++number) {
        path = has_ending ? wanted.substr(0, dot) + "-" + std::to_string(number) + wanted.substr(dot)
                          : wanted + "-" + std::to_string(number);
    }
    write(path, record);
    return path;
}

std::string SaveFile::save_as(const std::string& path, const carcassonne::GameRecord& record) {
    if (path == path_) {
        resumed_.reset();
    }
    if (!may_write(path, record)) {
        throw InputError(path + " is there already and is no save of this game: choose another name");
    }
    write(path, record);
    return path;
}

}  // namespace app
