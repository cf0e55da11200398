#include "table.hpp"

#include "input.hpp"
#include "rules.hpp"
#include "rules_named.hpp"
#include "table_words.hpp"

#include <carcassonne/text/error_text.hpp>
#include <carcassonne/text/position.hpp>
#include <carcassonne/text/record.hpp>

#include <utility>

namespace app {
namespace {

/// All modules, in the order in which a rule set names them.
std::string known_modules() {
    carcassonne::Options<carcassonne::StandardRules> options;
    options.enabled = ~decltype(options.enabled){0};
    return carcassonne::rules_text(options);
}

/// Looks at a recorded game of one rule set.
template <class Rules>
class View : public Table {
public:
    explicit View(const carcassonne::RecordedGame<Rules>& game) : game_(&game) {}

    bool finished() const override { return game_->game().finished(); }
    std::uint32_t answers() const override { return game_->choices().count(); }
    std::string answer_text(std::uint32_t answer) const override {
        return carcassonne::action_text(game_->choices().nth(answer), game_->game(), game_->record().head.players);
    }
    std::string decision() const override { return decision_of(game_->game(), game_->record().head.players); }
    void play(std::uint32_t) override {}
    const carcassonne::GameRecord& record() const override { return game_->record(); }
    carcassonne::GameRecord record_so_far() const override { return game_->record_so_far(); }
    std::string picture() const override { return picture_of(game_->game()); }
    std::string svg() const override { return svg_of(game_->game(), game_->record().head.players); }
    std::string position() const override {
        return carcassonne::write_position(game_->game(), game_->record().head.players);
    }

protected:
    const carcassonne::RecordedGame<Rules>* game_;
};

/// Plays one.
template <class Rules>
class Played final : public View<Rules> {
public:
    explicit Played(std::unique_ptr<carcassonne::RecordedGame<Rules>> game)
        : View<Rules>(*game), own_(std::move(game)) {}

    void play(std::uint32_t answer) override { own_->play(own_->choices().nth(answer)); }

private:
    std::unique_ptr<carcassonne::RecordedGame<Rules>> own_;
};

template <class Rules>
std::unique_ptr<Table> begin(const carcassonne::Options<Rules>& options, std::uint64_t seed) {
    auto begun = carcassonne::RecordedGame<Rules>::begin(options, seed);
    if (!begun) {
        throw InputError(carcassonne::error_text(begun.error().front()));
    }
    return std::make_unique<Played<Rules>>(std::make_unique<carcassonne::RecordedGame<Rules>>(*std::move(begun)));
}

}  // namespace

std::unique_ptr<Table> new_table(const std::string& rules, std::size_t players, std::uint64_t seed) {
    if (rules == "base") {
        carcassonne::Options<carcassonne::BaseGame> options;
        options.players = players;
        return begin(options, seed);
    }
    auto options = rules_named(rules);
    options.players = players;
    return begin(options, seed);
}

std::vector<carcassonne::RecordDifference> replay(const carcassonne::GameRecord& record,
                                                  const std::function<void(const Table&)>& visit) {
    std::vector<carcassonne::RecordDifference> differences;
    const bool known = with_rules(record.head.rules, [&]<class Rules>(RulesTag<Rules>) {
        differences = carcassonne::replay_record<Rules>(
            record, [&](const carcassonne::RecordedGame<Rules>& game) { visit(View<Rules>(game)); });
    });
    if (!known) {
        throw InputError(" the rules are not known: " + record.head.rules + "; there are " + known_modules() +
                         ", in this order");
    }
    return differences;
}

}  // namespace app
