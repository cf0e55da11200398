// Compiled into the target instead of linked, so that the fuzzer sees which ways its inputs take.
#define CARCASSONNE_C_STATIC
#define CARCASSONNE_C_BUILDING
#include "carcassonne/c/functions.hpp"

#include "fuzz.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <vector>

namespace {

/// Hands out what an input says, number by number and text by text; zeros and empty texts when it is used up.
class Script {
public:
    Script(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

    bool empty() const { return size_ == 0; }
    std::uint32_t byte() {
        if (size_ == 0) {
            return 0;
        }
        --size_;
        return *data_++;
    }
    /// Small numbers mostly, and sometimes any.
    std::uint32_t number() {
        const std::uint32_t first = byte();
        return first < 240 ? first : first << 24 | byte() << 16 | byte() << 8 | byte();
    }
    /// Everything up to a byte of 0.
    std::string text() {
        const auto* const end = static_cast<const std::uint8_t*>(size_ == 0 ? nullptr : std::memchr(data_, 0, size_));
        const std::size_t length = end == nullptr ? size_ : static_cast<std::size_t>(end - data_);
        const std::string text(fuzz::text_of(data_, length));
        data_ += end == nullptr ? length : length + 1;
        size_ -= end == nullptr ? length : length + 1;
        return text;
    }

private:
    const std::uint8_t* data_;
    std::size_t size_;
};

/// A few handles, most of them none, and whatever an input does with them.
class Caller {
public:
    explicit Caller(Script script) : script_(script) {}
    ~Caller() {
        for (carcassonne_game* game : games_) {
            carcassonne_destroy(game);
        }
    }
    Caller(const Caller&) = delete;
    Caller& operator=(const Caller&) = delete;

    void run() {
        for (int calls = 0; calls < 60 && !script_.empty(); ++calls) {
            const std::uint32_t what = script_.byte();
            now_ = script_.byte() % games_.size();
            call(what % 31);
        }
    }

private:
    using Settings = carcassonne_settings;

    carcassonne_game*& game() { return games_[now_]; }
    std::uint64_t hash() {
        std::uint64_t hash = 0;
        carcassonne_hash(game(), &hash);
        return hash;
    }
    /// A pointer that is NULL now and then.
    template <class T>
    T* maybe(T* pointer) {
        return script_.byte() % 8 == 7 ? nullptr : pointer;
    }

    /// Makes a game where there is none.
    template <class Make>
    void make(Make&& make) {
        carcassonne_destroy(game());
        game() = nullptr;
        carcassonne_error error = CARCASSONNE_ERROR;
        check(make(&game(), &error), &error);
    }
    void check(carcassonne_status status, const carcassonne_error* error) {
        fuzz::promise(status >= CARCASSONNE_OK && status < CARCASSONNE_OUT_OF_MEMORY,
                      "a call has a status of a caller");
        fuzz::promise(error->status == status, "an error tells the status");
        fuzz::promise((status == CARCASSONNE_OK) == (error->text[0] == '\0'), "an error says what is wrong");
        for (const char* const text : {error->rule, error->subject, error->text}) {
            const std::string_view words(text);
            fuzz::promise(carcassonne::find_no_utf8(words) == words.size(), "an error is UTF-8");
        }
    }
    /// A call that may change the game, and does not when it fails.
    template <class Change>
    void change(Change&& change) {
        const std::uint64_t before = hash();
        carcassonne_error error = CARCASSONNE_ERROR;
        const carcassonne_status status = change(&error);
        fuzz::promise(status >= CARCASSONNE_OK && status < CARCASSONNE_OUT_OF_MEMORY,
                      "a call has a status of a caller");
        fuzz::promise(status == CARCASSONNE_OK || hash() == before, "what fails changes nothing");
        carcassonne_decision open = CARCASSONNE_DECISION;
        if (carcassonne_ask(game(), &open) == CARCASSONNE_OK) {
            fuzz::promise((open.finished != 0) == (open.answers == 0), "a game that goes on asks for something");
        }
    }
    /// A call that writes a text to a buffer of any size.
    template <class Write>
    void write(Write&& write) {
        const std::uint64_t before = hash();
        std::size_t needed = 0;
        carcassonne_status status = write(nullptr, 0, &needed);
        fuzz::promise((status == CARCASSONNE_BUFFER_TOO_SMALL) == (needed != 0), "a text has a size");
        if (status == CARCASSONNE_BUFFER_TOO_SMALL) {
            const std::size_t capacity = script_.byte() % 2 == 0 ? needed : script_.number() % (needed + 2);
            std::vector<char> buffer(capacity + 1, '!');
            status = write(buffer.data(), capacity, script_.byte() % 2 == 0 ? &needed : nullptr);
            fuzz::promise((status == CARCASSONNE_OK) == (capacity >= needed), "a text fits or does not");
            fuzz::promise(buffer[capacity] == '!', "nothing is written behind a buffer");
            if (status == CARCASSONNE_OK) {
                fuzz::promise(std::strlen(buffer.data()) + 1 == needed, "a text is as long as it says");
            }
            last_ = status == CARCASSONNE_OK ? buffer.data() : "";
        }
        fuzz::promise(hash() == before, "looking changes nothing");
    }
    template <class Number, class Tell>
    void tell(Tell&& tell) {
        Number number{};
        const carcassonne_status status = tell(maybe(&number));
        fuzz::promise(status == CARCASSONNE_OK || status == CARCASSONNE_BAD_ARGUMENT, "a number is told");
    }

    void call(std::uint32_t what) {
        switch (what) {
        case 0: {
            const std::string rules = script_.text();
            const std::string names = script_.text();
            const std::string script = script_.text();
            Settings settings = CARCASSONNE_SETTINGS;
            settings.players = script_.number() % 9;
            settings.draws = script_.byte() % 4;
            settings.flags = script_.byte() % 5;
            settings.seed = script_.number();
            settings.rules = maybe(rules.c_str());
            settings.names = maybe(names.c_str());
            settings.script = maybe(script.c_str());
            return make([&](auto** made, auto* error) { return carcassonne_create(maybe(&settings), made, error); });
        }
        case 1:
        case 2: {
            const std::string text = script_.byte() % 2 == 0 ? script_.text() : last_;
            Settings settings = CARCASSONNE_SETTINGS;
            settings.flags = script_.byte() % 4;
            settings.draws = script_.byte() % 3;
            const auto create = what == 1 ? carcassonne_create_from_record : carcassonne_create_from_position;
            return make([&](auto** made, auto* error) { return create(maybe(text.c_str()), &settings, made, error); });
        }
        case 3: {
            carcassonne_game*& other = games_[(now_ + 1) % games_.size()];
            carcassonne_destroy(other);
            other = nullptr;
            const carcassonne_status status = carcassonne_clone(game(), &other);
            fuzz::promise((status == CARCASSONNE_OK) == (game() != nullptr), "every game has clones");
            return;
        }
        case 4:
            carcassonne_destroy(game());
            game() = nullptr;
            return;
        case 5: {
            carcassonne_decision open = CARCASSONNE_DECISION;
            open.size = script_.number();
            const carcassonne_status status = carcassonne_ask(game(), maybe(&open));
            fuzz::promise(status == CARCASSONNE_OK || status == CARCASSONNE_BAD_ARGUMENT, "a decision is told");
            return;
        }
        case 6:
            return write([number = script_.number(), this](char* to, std::size_t capacity, std::size_t* needed) {
                return carcassonne_answer_text(game(), number, to, capacity, needed);
            });
        case 7: {
            const std::string words = script_.text();
            std::uint32_t answer = 0;
            carcassonne_error error = CARCASSONNE_ERROR;
            return check(carcassonne_find_answer(game(), maybe(words.c_str()), maybe(&answer), &error), &error);
        }
        case 8:
        case 9:
        case 10: {
            // The answer of this number, if there are so many.
            carcassonne_decision open = CARCASSONNE_DECISION;
            carcassonne_ask(game(), &open);
            const std::uint32_t number = script_.number();
            const std::uint32_t answer = what == 8 || open.answers == 0 ? number : number % open.answers;
            return change([&](auto*) { return carcassonne_play(game(), answer); });
        }
        case 11: {
            const std::string words = script_.byte() % 2 == 0 ? script_.text() : last_;
            return change([&](auto* error) { return carcassonne_play_words(game(), words.c_str(), error); });
        }
        case 12:
            return change([&](auto* error) { return carcassonne_undo(game(), error); });
        case 13:
            return change([&](auto* error) { return carcassonne_redo(game(), error); });
        case 14:
            return change([&](auto* error) { return carcassonne_jump(game(), script_.number(), error); });
        case 15:
            return tell<std::uint32_t>(
                [&](auto* number) { return carcassonne_history(game(), number, number, number); });
        case 16:
            return tell<std::uint32_t>([&](auto* number) { return carcassonne_player_count(game(), number); });
        case 17:
            return tell<std::int32_t>(
                [&](auto* number) { return carcassonne_score(game(), script_.number(), number); });
        case 18:
            return tell<std::uint32_t>([&](auto* number) { return carcassonne_tiles_left(game(), number); });
        case 19: {
            const std::string signs = script_.text();
            return write([&](char* to, std::size_t capacity, std::size_t* needed) {
                return carcassonne_picture(game(), signs.empty() ? nullptr : signs.c_str(), to, capacity, needed);
            });
        }
        case 20:
            return write([size = script_.number(), without = script_.number(), this](char* to, std::size_t capacity,
                                                                                     std::size_t* needed) {
                return carcassonne_svg(game(), size, without, to, capacity, needed);
            });
        case 21:
        case 22: {
            const auto since = what == 21 ? carcassonne_explain : carcassonne_events_json;
            return write([since, first = script_.number(), this](char* to, std::size_t capacity, std::size_t* needed) {
                return since(game(), first, to, capacity, needed);
            });
        }
        case 30:
            return tell<std::uint32_t>([&](auto* number) { return carcassonne_finished(game(), number); });
        default: {
            constexpr std::array writers{carcassonne_record,        carcassonne_position,     carcassonne_rules,
                                         carcassonne_position_json, carcassonne_answers_json, carcassonne_record_json,
                                         carcassonne_rules_json};
            return write([writer = writers[what - 23], this](char* to, std::size_t capacity, std::size_t* needed) {
                return writer(game(), to, capacity, needed);
            });
        }
        }
    }

    Script script_;
    std::array<carcassonne_game*, 3> games_{};
    std::size_t now_ = 0;
    /// The last text that was written, to be read again.
    std::string last_{};
};

}  // namespace

/// Whatever a program calls, in whatever order: every call has a status, what fails changes nothing, and nothing is
/// written where it should not be.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Caller(Script(data, size)).run();
    return 0;
}
