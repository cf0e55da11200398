#pragma once

#include "hot_seat/hot_seat.hpp"
#include "hot_seat/hot_seat_news.hpp"
#include "hot_seat/hot_seat_views.hpp"
#include "input.hpp"
#include "setup_of.hpp"

#include <carcassonne/players/make_player.hpp>
#include <carcassonne/runtime/recorded_session.hpp>
#include <carcassonne/runtime/session.hpp>
#include <carcassonne/text/action_parser.hpp>
#include <carcassonne/text/error_text.hpp>
#include <carcassonne/text/record.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace app {

/// A game of one rule set: a session whose every decision is asked, and what is told of it.
template <class Rules>
class HotSeatOf final : public HotSeat {
public:
    using Game = carcassonne::Game<Rules>;
    using Choices = typename Game::Choices;

    HotSeatOf(std::unique_ptr<const carcassonne::Setup<Rules>> setup, carcassonne::Session<Rules> session,
              std::vector<Seat> seats, std::string name = {})
        : setup_(std::move(setup)), name_(std::move(name)), seats_(std::move(seats)), session_(std::move(session)),
          news_(session_.game(), names()) {
        for (std::size_t i = 0; i < seats_.size(); ++i) {
            programs_.push_back(seats_[i].bot ? carcassonne::players::make_player<Rules>(*seats_[i].bot) : nullptr);
            if (programs_.back()) {
                programs_.back()->begin(session_.seed() + i + 1);
            }
        }
        session_.replay(news_);
    }

    const std::vector<Seat>& seats() const override { return seats_; }

    bool finished() const override { return game().finished(); }
    std::size_t seat() const override { return session_.player().index(); }
    std::string step() const override {
        return std::string(carcassonne::RulesOf<Rules>::step_names[session_.choices().step().index()]);
    }
    std::uint32_t answers() const override { return session_.choices().count(); }
    std::vector<Offered> offered() const override {
        std::vector<Offered> all;
        const std::vector<std::string> players = names();
        session_.choices().each([&](carcassonne::Token token) {
            Offered one;
            game().describe(token, [&]<class Action>(const Action& action) {
                one.text = carcassonne::action_text(action, game(), players);
                if constexpr (std::is_same_v<Action, carcassonne::Pass>) {
                    one.passes = true;
                } else if constexpr (std::is_same_v<Action, carcassonne::PlaceTile>) {
                    one.place = action;
                } else if constexpr (std::is_same_v<Action, carcassonne::DeployFigure>) {
                    one.segment = action.segment;
                }
            });
            all.push_back(std::move(one));
        });
        return all;
    }

    void play(std::uint32_t answer) override { play(session_.choices().nth(answer)); }
    std::optional<Refused> try_answer(const std::string& text) override {
        const auto answer = carcassonne::parse_answer(text, game(), names());
        if (answer) {
            play(*answer);
            return std::nullopt;
        }
        return refused(answer.error());
    }
    std::function<void()> thought() override {
        carcassonne::players::Player<Rules>* const program = programs_[seat()].get();
        return [this, program, copy = game()] { thought_ = program->answer(copy, copy.choices()); };
    }
    void play_thought() override { play(thought_); }
    std::uint32_t hint() const override {
        const auto program = carcassonne::players::make_player<Rules>({carcassonne::players::PlayerKind::greedy});
        program->begin(session_.seed());
        const carcassonne::Token hinted = program->answer(game(), session_.choices());
        std::uint32_t number = 0;
        while (session_.choices().nth(number) != hinted) {
            ++number;
        }
        return number;
    }

    bool undo() override {
        std::optional<std::size_t> last;
        session_.each_decision([&](const carcassonne::PastDecision<Rules>& past) {
            last = !past.undone && is_asked(past.player, past.game.choices()) ? past.number : last;
        });
        if (!last || !session_.undo_to(*last)) {
            return false;
        }
        hear_again();
        return true;
    }
    bool redo() override {
        if (session_.undone() == 0) {
            return false;
        }
        do {
            static_cast<void>(session_.redo(news_));
        } while (session_.undone() != 0 && !is_asked(session_.player(), session_.choices()));
        return true;
    }

    TextLines take_news() override { return news_.take_lines(); }
    const std::vector<ToldScore>& scores() const override { return news_.scores(); }
    std::size_t turns() const override { return news_.turns(); }
    carcassonne::GameRecord record() const override {
        carcassonne::GameRecord record = *carcassonne::record_of(session_, names());
        record.head.name = name_;
        return record;
    }

    carcassonne::Area area() const override { return carcassonne::area_of(game()); }
    carcassonne::Square last_placed() const override {
        const std::size_t tiles = game().board().tile_count();
        return game().placed(carcassonne::TileId::at(tiles - 1)).at();
    }
    std::string picture(carcassonne::Area area, std::string_view signs,
                        std::span<const carcassonne::SquareNote> notes) const override {
        return carcassonne::picture(game(), area, signs, notes);
    }
    unsigned tiles_left() const override { return game().tiles_left(); }
    static constexpr auto tile_signs = carcassonne::RulesOf<Rules>::feature_signs;
    ShownTile tile_at_hand() const override {
        if (finished() || !game().part().drawn.exists() || game().part().placed.exists()) {
            return {};
        }
        return {&game().catalogue().tile(game().part().drawn), carcassonne::Rotation::none, tile_signs};
    }
    ShownTile tile_just_placed() const override {
        if (finished() || !game().part().placed.exists()) {
            return {};
        }
        const carcassonne::TileId placed = game().part().placed;
        return {&game().printed(placed), game().placed(placed).rotation(), tile_signs};
    }
    int points(std::size_t seat) const override { return game().score(carcassonne::PlayerId::at(seat)); }

    TextLines tiles() const override { return tile_lines(game()); }
    TextLines points_of_all() const override { return point_lines(game(), names()); }
    TextLines owners() const override { return owner_lines(game(), names()); }
    TextLines supplies() const override { return supply_lines(game(), names()); }
    TextLines rules() const override {
        const carcassonne::GameHead head = carcassonne::game_head(*setup_, names());
        TextLines lines{head.rules};
        for (const carcassonne::NamedChoice& option : head.options) {
            lines.push_back("  " + option.module + "." + option.name + " " + option.value);
        }
        lines.push_back(fmt::format("{} tiles, seed {}", head.tile_count, session_.seed()));
        return lines;
    }

private:
    const Game& game() const noexcept { return session_.game(); }
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const Seat& seat : seats_) {
            names.push_back(seat.name);
        }
        return names;
    }
    void play(carcassonne::Token token) { session_.play(token, news_); }
    /// Whether a human is asked: not where there is only one answer, but for a tile that only fits at one place.
    bool is_asked(carcassonne::PlayerId player, const Choices& choices) const {
        return player.index() < seats_.size() && !seats_[player.index()].bot &&
               (choices.count() > 1 ||
                choices.step() == carcassonne::RulesOf<Rules>::template step_id<carcassonne::PlaceStep>);
    }
    static Refused refused(const carcassonne::AnswerFault& fault) {
        if (const auto* const wrong = std::get_if<carcassonne::NotationError>(&fault)) {
            return {wrong->column <= 1, "",
                    fmt::format("at letter {}: {}", wrong->column, carcassonne::answer_fault_text(fault))};
        }
        const carcassonne::Error& error = std::get<carcassonne::Error>(fault);
        std::string text(error.refusal.text);
        if (error.has_side) {
            constexpr const char* sides[] = {"northern", "eastern", "southern", "western"};
            text +=
                fmt::format(" (the {} edge at {} {})", sides[carcassonne::index(error.side)], error.at.x, error.at.y);
        }
        return {false, std::string(error.refusal.rule), text};
    }
    /// The scores so far, without telling them again.
    void hear_again() {
        news_.forget();
        session_.replay(news_);
        static_cast<void>(news_.take_lines());
    }

    std::unique_ptr<const carcassonne::Setup<Rules>> setup_;
    /// What the game is called in its record.
    std::string name_;
    std::vector<Seat> seats_;
    carcassonne::Session<Rules> session_;
    HotSeatNews<Rules> news_;
    std::vector<std::unique_ptr<carcassonne::players::Player<Rules>>> programs_{};
    carcassonne::Token thought_{};
};

/// The seats with the names that a game gives them.
inline std::vector<Seat> named_seats(std::vector<Seat> seats) {
    std::vector<std::string> names;
    names.reserve(seats.size());
    for (const Seat& seat : seats) {
        names.push_back(seat.name);
    }
    const auto called = carcassonne::player_names(seats.size(), std::move(names));
    if (!called) {
        throw InputError(carcassonne::error_text(called.error().front()));
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].name = (*called)[i];
    }
    return seats;
}

template <class Rules>
std::unique_ptr<HotSeat> hot_seat_of(carcassonne::Options<Rules> options, std::vector<Seat> seats, std::uint64_t seed) {
    options.players = seats.size();
    options.plays_forced = false;
    auto setup = std::make_unique<const carcassonne::Setup<Rules>>(setup_of(options));
    carcassonne::Session<Rules> session(*setup, seed);
    return std::make_unique<HotSeatOf<Rules>>(std::move(setup), std::move(session), named_seats(std::move(seats)));
}

template <class Rules>
std::unique_ptr<HotSeat> resumed_hot_seat_of(const carcassonne::GameRecord& record, std::vector<Seat> seats) {
    auto resumed = carcassonne::resume_record<Rules>(record, {{}, false, carcassonne::UndoDraws::allowed});
    if (!resumed) {
        const carcassonne::RecordDifference& difference = resumed.error().front();
        throw InputError(fmt::format("{}: {}: expected {}, found {}", difference.where, difference.what,
                                     difference.expected, difference.found));
    }
    auto game = std::make_unique<HotSeatOf<Rules>>(std::move(resumed->setup), std::move(resumed->session),
                                                   named_seats(std::move(seats)), resumed->name);
    static_cast<void>(game->take_news());
    return game;
}

}  // namespace app
