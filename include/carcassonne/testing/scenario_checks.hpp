#pragma once

#include "carcassonne/testing/scenario_table.hpp"
#include "carcassonne/text/error_text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace carcassonne::testing {

/// What a statement wants and what the table shows instead.
struct Mismatch {
    /// Both in words, for a person to read.
    std::string expected;
    std::string got;
};

/// Holds the expectations of a scenario against the table. Each `check` answers with a mismatch, or with nothing when
/// the game is as expected. Words that mean nothing on this table are a mismatch, too. No check changes the game.
template <class Rules>
class ScenarioChecks {
public:
    /// Asks this table, which has to live longer.
    explicit ScenarioChecks(ScenarioTable<Rules>& table) : table_(table) {}

    /// Compares a number for which the game is asked.
    std::optional<Mismatch> check(const ExpectNumber& expected) {
        const std::optional<int> number = number_of(expected);
        if (!number) {
            return not_understood();
        }
        return compare(std::to_string(expected.number), std::to_string(*number));
    }

    /// Looks among the awards of the last turn line for one with exactly these lines, in their order.
    std::optional<Mismatch> check(const ExpectReason& expected) {
        std::string got;
        for (const ScenarioLog::Award& award : table_.log().awards) {
            if (same_reason(expected, award)) {
                return std::nullopt;
            }
            const std::string kind = kind_word(award);
            got += (got.empty() ? "" : " | ") + table_.name(award.player) + " " + kind + (kind.empty() ? "" : " ") +
                   reasons_text(award.reasons);
        }
        std::string wanted = expected.player + (expected.feature.empty() ? "" : " ") + expected.feature;
        for (const NamedTerm& term : expected.terms) {
            wanted += (&term == expected.terms.data() ? " " : "; ") + term_text(term.count, term.what, term.each);
        }
        return Mismatch{wanted + (expected.terms.empty() ? " nothing" : ""),
                        got.empty() ? "no points for anybody" : got};
    }

    /// Asks whether the action is legal, and tries an illegal one in a copy: which rule refuses it, in which words.
    std::optional<Mismatch> check(const ExpectLegal& expected) {
        std::optional<Mismatch> mismatch;
        table_.with_action(expected.action, [&](const auto& action) { mismatch = check_action(expected, action); });
        return table_.problem().empty() ? mismatch : not_understood();
    }

    /// Compares all owners of a feature.
    std::optional<Mismatch> check(const ExpectOwner& expected) {
        const FeatureId feature = table_.feature(expected.feature);
        if (!feature.exists()) {
            return not_understood();
        }
        PlayerMask owners = 0;
        for (const std::string& name : expected.players) {
            owners = static_cast<PlayerMask>(owners | mask_of(table_.player(name)));
        }
        return compare(table_.names(owners), table_.names(table_.game().owners(feature)));
    }

    /// Compares whether a feature is complete.
    std::optional<Mismatch> check(const ExpectComplete& expected) {
        const FeatureId feature = table_.feature(expected.feature);
        if (!feature.exists()) {
            return not_understood();
        }
        const auto text = [](bool complete) { return std::string(complete ? "complete" : "incomplete"); };
        return compare(text(expected.complete), text(table_.game().completed(feature)));
    }

    /// Looks for the figure among those that stand on the very segment.
    std::optional<Mismatch> check(const ExpectFigure& expected) {
        const SegmentId segment = table_.segment(expected.place);
        const FigureKind kind = table_.figure_kind(expected.figure);
        if (!segment.exists() || !kind.exists()) {
            return not_understood();
        }
        std::string got;
        bool found = false;
        table_.game().each_figure_on_board([&](FigureId id) {
            const DeployedFigure& figure = table_.game().figure(id);
            if (figure.segment == segment) {
                found = found || (figure.kind == kind && figure.owner == table_.player(expected.player));
                got += (got.empty() ? "" : ", ") + figure_text(figure);
            }
        });
        if (found) {
            return std::nullopt;
        }
        return Mismatch{expected.figure + " of " + expected.player, got.empty() ? "no figure there" : got};
    }

    /// Compares how many things of a kind stand with the figure.
    std::optional<Mismatch> check(const ExpectAttached& expected) {
        const SegmentId segment = table_.segment(expected.figure.place);
        const FigureKind kind = table_.figure_kind(expected.figure.figure);
        const AttachmentKind attachment = table_.attachment(expected.attachment);
        if (!segment.exists() || !kind.exists() || !attachment.exists()) {
            return not_understood();
        }
        std::string got = "no such figure there";
        table_.game().each_figure_on_board([&](FigureId id) {
            const DeployedFigure& figure = table_.game().figure(id);
            if (figure.segment == segment && figure.kind == kind &&
                figure.owner == table_.player(expected.figure.player)) {
                got = std::to_string(table_.game().attached(id, attachment));
            }
        });
        return compare(std::to_string(expected.number), got);
    }

    /// Looks at all figures on the board for one that should not be there.
    std::optional<Mismatch> check(const ExpectNoFigure& expected) {
        const FeatureId feature = expected.feature ? table_.feature(*expected.feature) : FeatureId::none();
        if (expected.feature && !feature.exists()) {
            return not_understood();
        }
        std::string got;
        table_.game().each_figure_on_board([&](FigureId id) {
            const DeployedFigure& figure = table_.game().figure(id);
            if ((expected.player.empty() || figure.owner == table_.player(expected.player)) &&
                (!expected.feature || table_.game().feature_of(figure.segment) == feature)) {
                got += (got.empty() ? "" : ", ") + figure_text(figure);
            }
        });
        if (got.empty()) {
            return std::nullopt;
        }
        return Mismatch{"no figure" + (expected.player.empty() ? std::string() : " of " + expected.player), got};
    }

    /// Compares what lies on a square, and which way it is turned where that is said.
    std::optional<Mismatch> check(const ExpectTile& expected) {
        const Game<Rules>& game = table_.game();
        const TileId tile = game.tile_at(expected.at);
        const std::string got = tile.exists() ? std::string(game.printed(tile).id.view()) + " turned " +
                                                    std::to_string(degrees(game.placed(tile).rotation()))
                                              : "no tile";
        if (expected.tile.empty()) {
            return compare("no tile", got);
        }
        const bool same = tile.exists() && is_called(game.printed(tile), expected.tile) &&
                          (!expected.rotation || *expected.rotation == game.placed(tile).rotation());
        const std::string turned = expected.rotation ? " turned " + std::to_string(degrees(*expected.rotation)) : "";
        return same ? std::nullopt : std::optional(Mismatch{expected.tile + turned, got});
    }

    /// Compares the tiles that were discarded in the last turn line, one by one.
    std::optional<Mismatch> check(const ExpectDiscarded& expected) {
        const std::vector<TileKind>& discarded = table_.log().discarded;
        std::string wanted;
        std::string got;
        bool same = discarded.size() == expected.tiles.size();
        for (std::size_t i = 0; i < discarded.size(); ++i) {
            const Tile& tile = table_.game().catalogue().tile(discarded[i]);
            same = same && is_called(tile, expected.tiles[i]);
            got += (got.empty() ? "" : " ") + std::string(tile.id.view());
        }
        for (const std::string& tile : expected.tiles) {
            wanted += (wanted.empty() ? "" : " ") + tile;
        }
        return same ? std::nullopt
                    : std::optional(Mismatch{wanted.empty() ? "nothing" : wanted, got.empty() ? "nothing" : got});
    }

    /// Compares who is asked what.
    std::optional<Mismatch> check(const ExpectDecision& expected) {
        const auto choices = table_.game().choices();
        if (expected.step.empty()) {
            return choices.empty() && table_.game().finished()
                       ? std::nullopt
                       : std::optional(Mismatch{"the game is over", table_.open_decision()});
        }
        const bool same = !choices.empty() && table_.name(choices.player()) == expected.player &&
                          table_.step_name(choices.step()) == expected.step;
        return same ? std::nullopt
                    : std::optional(
                          Mismatch{expected.player + " has to decide: " + expected.step, table_.open_decision()});
    }

private:
    using Number = ExpectNumber::Of;

    static std::optional<Mismatch> compare(std::string expected, std::string got) {
        if (expected == got) {
            return std::nullopt;
        }
        return Mismatch{std::move(expected), std::move(got)};
    }
    std::optional<Mismatch> not_understood() const {
        return Mismatch{"words that mean something here", table_.problem()};
    }

    // Numbers.

    std::optional<int> number_of(const ExpectNumber& expected) {
        const Game<Rules>& game = table_.game();
        const PlayerId player = table_.player(expected.name);
        switch (expected.of) {
        case Number::score:
            return game.score(player);
        case Number::lap:
            return game.state().score.laps(player);
        case Number::space:
            return game.state().score.space(player);
        case Number::supply: {
            const FigureKind kind = table_.figure_kind(expected.figure);
            return kind.exists() ? std::optional(static_cast<int>(game.supply(player, kind))) : std::nullopt;
        }
        case Number::reserve: {
            const FigureKind kind = table_.figure_kind(expected.figure);
            return kind.exists() ? std::optional(static_cast<int>(game.reserve(player, kind))) : std::nullopt;
        }
        case Number::unattached: {
            const AttachmentKind kind = table_.attachment(expected.name);
            return kind.exists() ? std::optional(static_cast<int>(game.attachments_left(kind))) : std::nullopt;
        }
        case Number::count: {
            const int count = table_.count(player, expected.figure);
            return table_.problem().empty() ? std::optional(count) : std::nullopt;
        }
        case Number::track: {
            const ScoringFigure figure = table_.scoring_figure(expected.figure);
            return figure.exists() ? std::optional(game.score(player, figure)) : std::nullopt;
        }
        case Number::left:
            if (expected.name.empty()) {
                return static_cast<int>(game.tiles_left());
            }
            return count_tiles(expected.name, [&](TileKind kind) { return game.tiles_left(kind); });
        case Number::copies:
            return count_tiles(expected.name,
                               [&](TileKind kind) { return unsigned{game.catalogue().tile(kind).count}; });
        case Number::kinds:
            return static_cast<int>(game.catalogue().size());
        case Number::pennants:
            if (expected.feature.place.empty()) {
                return count_pennants();
            }
            return of_feature(expected, [&](FeatureId feature) { return static_cast<int>(game.pennants(feature)); });
        case Number::tiles:
            return of_feature(expected, [&](FeatureId feature) { return static_cast<int>(game.tile_count(feature)); });
        case Number::placements:
        case Number::deployments:
            return count_answers(expected);
        case Number::answers:
            return static_cast<int>(game.choices().count());
        case Number::awards:
            return static_cast<int>(table_.log().awards.size());
        case Number::completed:
            return of_feature(expected, [&](FeatureId feature) { return game.value_if_completed(feature).total(); });
        case Number::ended:
            return of_feature(expected, [&](FeatureId feature) { return game.value_if_ended(feature).total(); });
        case Number::now:
            return of_feature(expected, [&](FeatureId feature) { return game.value_now(feature).total(); });
        }
        return std::nullopt;
    }
    template <class Ask>
    std::optional<int> of_feature(const ExpectNumber& expected, const Ask& ask) {
        const FeatureId feature = table_.feature(expected.feature);
        return feature.exists() ? std::optional<int>(ask(feature)) : std::nullopt;
    }
    template <class Count>
    std::optional<int> count_tiles(std::string_view name, const Count& count) {
        if (!table_.tile_kind(name).exists()) {
            return std::nullopt;
        }
        int copies = 0;
        for (std::size_t i = 0; i < table_.game().catalogue().size(); ++i) {
            const auto kind = TileKind::at(i);
            copies += is_called(table_.game().catalogue().tile(kind), name) ? static_cast<int>(count(kind)) : 0;
        }
        return copies;
    }
    int count_pennants() const {
        int pennants = 0;
        for (std::size_t i = 0; i < table_.game().catalogue().size(); ++i) {
            const Tile& tile = table_.game().catalogue().tile(TileKind::at(i));
            for (const Segment& segment : tile.segments) {
                pennants += segment.pennants * tile.count;
            }
        }
        return pennants;
    }
    int count_answers(const ExpectNumber& expected) const {
        int count = 0;
        const auto choices = table_.game().choices();
        choices.each([&](Token token) {
            table_.game().describe(token, [&](const auto& action) {
                using Action = std::remove_cvref_t<decltype(action)>;
                if constexpr (std::is_same_v<Action, PlaceTile>) {
                    count += expected.of == Number::placements && (!expected.at || *expected.at == action.at) ? 1 : 0;
                } else if constexpr (std::is_same_v<Action, DeployFigure>) {
                    count += expected.of == Number::deployments ? 1 : 0;
                }
            });
        });
        return count;
    }

    // Reasons.

    static std::string term_text(int count, std::string_view what, int each) {
        return std::to_string(count) + " " + std::string(what) + " x " + std::to_string(each) + " = " +
               std::to_string(count * each);
    }
    static std::string reasons_text(const Breakdown& reasons) {
        std::string text;
        for (const Term& term : reasons) {
            text += (text.empty() ? "" : "; ") + term_text(term.count, term.what, term.each);
        }
        return text.empty() ? "nothing" : text;
    }
    /// The kind of feature that brought points; empty when none did.
    static std::string kind_word(const ScenarioLog::Award& award) {
        return award.kind.exists() ? std::string(feature_word(award.kind, RulesOf<Rules>::feature_words))
                                   : std::string();
    }
    bool same_reason(const ExpectReason& expected, const ScenarioLog::Award& award) const {
        bool same = table_.player(expected.player) == award.player && kind_word(award) == expected.feature &&
                    award.reasons.size() == expected.terms.size();
        for (std::size_t i = 0; same && i < expected.terms.size(); ++i) {
            const Term& term = award.reasons[i];
            const NamedTerm& wanted = expected.terms[i];
            same = term.count == wanted.count && term.each == wanted.each &&
                   (term.what == wanted.what || (wanted.count == 1 && is_one_of(wanted.what, term.what)));
        }
        return same;
    }
    /// "tile" for "tiles", "city" for "cities".
    static bool is_one_of(std::string_view one, std::string_view many) {
        if (many.size() > 3 && many.substr(many.size() - 3) == "ies") {
            return std::string(many.substr(0, many.size() - 3)) + "y" == one;
        }
        return many.size() > 1 && many.back() == 's' && many.substr(0, many.size() - 1) == one;
    }

    // Actions.

    template <class Action>
    std::optional<Mismatch> check_action(const ExpectLegal& expected, const Action& action) {
        const Game<Rules>& game = table_.game();
        const auto token = game.token(action);
        const bool offered = token.has_value() && game.choices().contains(*token);
        if (token.has_value() != offered) {
            return Mismatch{"an action that is legal is among the choices", "it is not"};
        }
        if (expected.legal) {
            return offered ? std::nullopt : std::optional(Mismatch{"legal", "refused by " + error_text(token.error())});
        }
        Game<Rules> tried = game;
        const auto played = tried.try_play(action);
        const std::string wanted =
            expected.rule.empty()
                ? "illegal"
                : "refused by " + expected.rule + (expected.because.empty() ? "" : ": " + expected.because);
        if (played.has_value()) {
            return Mismatch{wanted, "legal"};
        }
        if (!(tried == game)) {
            return Mismatch{"a game that a refused action leaves as it is", "another state"};
        }
        const Refusal& refusal = played.error().refusal;
        if ((!expected.rule.empty() && refusal.rule != expected.rule) ||
            (!expected.because.empty() && refusal.text != expected.because)) {
            return Mismatch{wanted, "refused by " + error_text(played.error())};
        }
        return std::nullopt;
    }

    std::string figure_text(const DeployedFigure& figure) const {
        const TileId tile = table_.game().tile_of(figure.segment);
        const PlacedTile& placed = table_.game().placed(tile);
        return detail::figure_word(RulesOf<Rules>::figures[figure.kind.index()].name) + " of " +
               table_.name(figure.owner) + " on " +
               place_text(table_.game().printed(tile), placed.rotation(), table_.game().index_on_tile(figure.segment),
                          RulesOf<Rules>::feature_words) +
               " at " + std::to_string(placed.at().x) + " " + std::to_string(placed.at().y);
    }

    ScenarioTable<Rules>& table_;
};

}  // namespace carcassonne::testing
