#pragma once

#include "carcassonne/support/result.hpp"

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

namespace carcassonne::players {

/// The players that there are: one who gives any answer, one who takes what looks best now, one who thinks ahead.
enum class PlayerKind : std::uint8_t { random, greedy, mcts };

/// How an imagined game is played on from where the search tree ends.
enum class Playout : std::uint8_t {
    /// Not at all: what stands there is estimated.
    none,
    /// To the end, every answer equally likely.
    random,
    /// For some turns as the greedy player would, then what stands there is estimated.
    greedy
};

/// Which player, and how much it may think, apart from any rule set.
///
/// As text: `random`, `greedy`, `mcts:1s` or `mcts:500ms` a decision, `mcts:2000` iterations a decision, with
/// `+random` or `+none` for other playouts and `+2threads`.
struct PlayerSpec {
    /// Who plays. Everything else is about `mcts` alone.
    PlayerKind kind = PlayerKind::random;
    /// How its imagined games are played on.
    Playout playout = Playout::greedy;
    /// For how many trees at once, each in a thread of its own.
    std::uint32_t threads = 1;
    /// How many iterations a decision each tree gets, or how long: one of the two is 0.
    std::uint32_t iterations = 0;
    std::uint32_t milliseconds = 0;

    /// Whether the same seed gives the same answers.
    constexpr bool repeatable() const noexcept { return milliseconds == 0; }

    friend constexpr bool operator==(const PlayerSpec&, const PlayerSpec&) noexcept = default;
};

/// The most that the text of a player may ask for: iterations and milliseconds a decision, and threads.
inline constexpr std::uint32_t max_iterations = 100'000'000;
inline constexpr std::uint32_t max_milliseconds = 3'600'000;
inline constexpr std::uint32_t max_threads = 64;

namespace detail {

/// Takes a number from the front of a text; 0 when there is none or it is larger than `most`.
inline std::uint32_t take_number(std::string_view& text, std::uint32_t most) noexcept {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number > most) {
        return 0;
    }
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

inline bool read_budget(PlayerSpec& spec, std::string_view text) noexcept {
    const std::uint32_t number = take_number(text, max_iterations);
    if (text == "s" && number <= max_milliseconds / 1000) {
        spec.milliseconds = 1000 * number;
    } else if (text == "ms" && number <= max_milliseconds) {
        spec.milliseconds = number;
    } else if (text.empty()) {
        spec.iterations = number;
    }
    return spec.milliseconds != 0 || spec.iterations != 0;
}

inline bool read_manner(PlayerSpec& spec, std::string_view text) noexcept {
    if (text == "random" || text == "greedy" || text == "none") {
        spec.playout = text == "random" ? Playout::random : text == "greedy" ? Playout::greedy : Playout::none;
        return true;
    }
    const std::uint32_t threads = take_number(text, max_threads);
    spec.threads = threads;
    return threads != 0 && (text == "threads" || text == "thread");
}

}  // namespace detail

/// Reads the text of a player, or says what is wrong with it.
inline Result<PlayerSpec, std::string> parse_player(std::string_view text) {
    PlayerSpec spec;
    const auto wrong = [&](std::string_view why) {
        return Failure{"\"" + std::string(text) + "\" is no player: " + std::string(why)};
    };
    if (text == "random" || text == "greedy") {
        spec.kind = text == "greedy" ? PlayerKind::greedy : PlayerKind::random;
        return spec;
    }
    constexpr std::string_view mcts = "mcts:";
    if (!text.starts_with(mcts)) {
        return wrong("there are random, greedy and mcts:1s");
    }
    spec.kind = PlayerKind::mcts;
    std::string_view rest = text.substr(mcts.size());
    std::size_t plus = rest.find('+');
    if (!detail::read_budget(spec, rest.substr(0, plus))) {
        return wrong("behind mcts: stands how much it may think: 1s or 500ms, at most an hour, or 2000 iterations, at "
                     "most a hundred million");
    }
    bool has_playout = false;
    bool has_threads = false;
    while (plus != std::string_view::npos) {
        rest.remove_prefix(plus + 1);
        plus = rest.find('+');
        const std::string_view manner = rest.substr(0, plus);
        if (!detail::read_manner(spec, manner)) {
            return wrong("behind + stands random, greedy or none, or the number of threads, as 2threads, at most 64");
        }
        bool& is_said = manner.find("thread") != std::string_view::npos ? has_threads : has_playout;
        if (is_said) {
            return wrong("it says the same twice");
        }
        is_said = true;
    }
    return spec;
}

/// The text of a player, which is read again as the same.
inline std::string player_text(const PlayerSpec& spec) {
    if (spec.kind != PlayerKind::mcts) {
        return spec.kind == PlayerKind::greedy ? "greedy" : "random";
    }
    std::string text = "mcts:";
    if (spec.iterations != 0) {
        text += std::to_string(spec.iterations);
    } else if (spec.milliseconds % 1000 == 0) {
        text += std::to_string(spec.milliseconds / 1000) + "s";
    } else {
        text += std::to_string(spec.milliseconds) + "ms";
    }
    if (spec.playout != Playout::greedy) {
        text += spec.playout == Playout::random ? "+random" : "+none";
    }
    if (spec.threads != 1) {
        text += "+" + std::to_string(spec.threads) + "threads";
    }
    return text;
}

}  // namespace carcassonne::players
