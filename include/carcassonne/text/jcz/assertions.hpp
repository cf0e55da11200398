#pragma once

#include "carcassonne/text/jcz/file.hpp"
#include "carcassonne/text/jcz/replay.hpp"
#include "carcassonne/text/jcz/sentence.hpp"
#include "carcassonne/text/jcz/words.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace carcassonne {

enum class JczVerdict { holds, fails, not_understood };

/// A sentence of a saved game about itself, and whether it is true of the game here.
struct JczAssertion {
    std::string sentence;
    JczVerdict verdict = JczVerdict::not_understood;
    /// What the game here has in its place; empty for what is not understood.
    std::string found{};
};

namespace detail {

/// Holds the sentences of a saved game against the game as it stands after the last move.
template <class Rules>
class JczAssertions {
public:
    using Of = RulesOf<Rules>;

    JczAssertions(const JczFile& file, const std::vector<JczMoment<Rules>>& moments)
        : file_(file), moments_(moments), now_(moments.back()) {}

    std::vector<JczAssertion> check() const {
        std::vector<JczAssertion> checked;
        for (const std::string& sentence : file_.assertions) {
            checked.push_back(check_one(sentence));
        }
        return checked;
    }

private:
    static JczAssertion judge(bool holds, std::string found) {
        return {{}, holds ? JczVerdict::holds : JczVerdict::fails, std::move(found)};
    }
    static JczAssertion not_understood() { return {}; }

    JczAssertion check_one(const std::string& text) const {
        JczAssertion checked = understand(JczSentence(text));
        checked.sentence = text;
        return checked;
    }
    JczAssertion understand(JczSentence sentence) const {
        if (sentence.take("Phase is ") || sentence.take("phase is ")) {
            return judge(sentence.rest() == phase(), std::string(phase()));
        }
        if (sentence.take("Player can")) {
            return check_two_words(sentence, " pass", "'t pass", can_pass());
        }
        if (sentence.take("Undo is ")) {
            return check_two_words(sentence, "allowed", "not allowed", moments_.size() > 1);
        }
        if (sentence.take("Available action Meeple for ")) {
            return check_figure(sentence.rest());
        }
        if (sentence.take("Available action TilePlacement for ")) {
            return check_tile(sentence.rest());
        }
        if (sentence.take("Meeple ")) {
            return check_figure_places(sentence);
        }
        if (sentence.take("TilePlacement ")) {
            return check_tile_places(sentence);
        }
        return check_points(sentence);
    }
    static JczAssertion check_two_words(const JczSentence& sentence, std::string_view yes, std::string_view no,
                                        bool is_so) {
        if (sentence.rest() != yes && sentence.rest() != no) {
            return not_understood();
        }
        return judge((sentence.rest() == yes) == is_so, is_so ? "yes" : "no");
    }

    // The course of the game.

    std::string_view phase() const {
        if (now_.waits_for_commit) {
            return "CommitActionPhase";
        }
        if (now_.game.finished()) {
            return "GameOverPhase";
        }
        if (now_.game.deploys() == FigureTurn::none) {
            return "TilePhase";
        }
        // The other engine does not ask where nothing can be done.
        return now_.game.choices().count() == 1            ? "CommitActionPhase"
               : now_.game.deploys() == FigureTurn::second ? "PhantomPhase"
                                                           : "ActionPhase";
    }
    bool asks_for_figure() const { return !now_.waits_for_commit && now_.game.deploys() != FigureTurn::none; }
    bool can_pass() const { return asks_for_figure() && now_.game.choices().count() > 1; }

    // Points. While the turn waits for its end, those that it brings are still to come.

    const JczMoment<Rules>& scored() const {
        return now_.waits_for_commit && moments_.size() > 1 ? moments_[moments_.size() - 2] : now_;
    }
    /// The player whose name the sentence begins with; of several the one with the longest.
    std::size_t take_player(JczSentence& sentence) const {
        std::size_t player = file_.players.size();
        for (std::size_t i = 0; i < file_.players.size(); ++i) {
            const bool longer =
                player == file_.players.size() || file_.players[i].size() > file_.players[player].size();
            JczSentence rest = sentence;
            player = longer && rest.take(file_.players[i] + " ") ? i : player;
        }
        if (player != file_.players.size()) {
            sentence.take(file_.players[player] + " ");
        }
        return player;
    }
    static bool take_points(JczSentence& sentence) {
        return (sentence.take(" points") || sentence.take(" point")) && sentence.at_end();
    }
    JczAssertion check_points(JczSentence sentence) const {
        const std::size_t player = take_player(sentence);
        if (player == file_.players.size()) {
            return not_understood();
        }
        if (sentence.take("has ")) {
            const auto points = sentence.take_number();
            if (!points || !take_points(sentence)) {
                return not_understood();
            }
            const int found = scored().game.score(PlayerId::at(player));
            return judge(found == *points, std::to_string(found) + " points");
        }
        return sentence.take("scored ") ? check_scored(player, sentence) : not_understood();
    }
    JczAssertion check_scored(std::size_t player, JczSentence sentence) const {
        const std::string_view what = sentence.take_until(" for ");
        const auto points = sentence.take_number();
        const bool known = what == "trade-goods" || jcz_feature(what, &JczFeatureWord::score);
        if (!known || !points || !take_points(sentence)) {
            return not_understood();
        }
        bool holds = false;
        std::string found;
        for (const JczScore& score : scored().scores) {
            if (score.player == player && score.what == what) {
                holds = holds || score.points == *points;
                found += (found.empty() ? "" : ", ") + std::to_string(score.points);
            }
        }
        return judge(holds, found.empty() ? "nothing" : std::move(found));
    }

    // Figures that can be deployed.

    using Place = std::tuple<int, int, std::size_t>;

    std::vector<Place> places_for(FigureKind kind) const {
        std::vector<Place> places;
        if (!asks_for_figure()) {
            return places;
        }
        const Square at = now_.game.placed(now_.game.part().placed).at();
        now_.game.choices().each([&](Token token) {
            now_.game.describe(token, [&](const auto& action) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, DeployFigure>) {
                    if (action.kind == kind) {
                        places.emplace_back(at.x, at.y, action.segment);
                    }
                }
            });
        });
        std::sort(places.begin(), places.end());
        return places;
    }
    JczAssertion check_figure(std::string_view name) const {
        const auto kind = jcz_figure<Of>(name, &JczFigureWord::kind);
        if (!kind) {
            return not_understood();
        }
        const std::size_t count = places_for(*kind).size();
        return judge(count != 0, std::to_string(count) + " places");
    }
    /// "SmallFollower options: {City,S,[0,-1]}; {Road,WE,[0,-1]}"
    JczAssertion check_figure_places(JczSentence sentence) const {
        const auto kind = jcz_figure<Of>(sentence.take_until(" options: "), &JczFigureWord::kind);
        if (!kind || sentence.at_end()) {
            return not_understood();
        }
        const std::vector<Place> places = places_for(*kind);
        std::vector<Place> named;
        bool unknown = false;
        while (!sentence.at_end()) {
            const auto place = take_place(sentence);
            if (!place || !(sentence.at_end() || sentence.take("; "))) {
                return not_understood();
            }
            const auto segment = jcz_segment(now_.game, *place);
            unknown = unknown || !segment;
            if (segment) {
                named.emplace_back(place->at.x, place->at.y, *segment);
            }
        }
        std::sort(named.begin(), named.end());
        return judge(!unknown && named == places, std::to_string(places.size()) + " places");
    }
    /// "{City,S,[0,-1]}"
    static std::optional<JczPlace> take_place(JczSentence& sentence) {
        if (!sentence.take("{")) {
            return std::nullopt;
        }
        JczPlace place;
        place.feature = sentence.take_until(",");
        place.location = sentence.take_until(",");
        const auto at = sentence.take_square();
        if (!at || !sentence.take("}")) {
            return std::nullopt;
        }
        place.at = *at;
        return place;
    }

    // Squares where a tile can be placed. What is drawn next only the sentence itself says.

    using Placement = std::tuple<int, int, int>;

    /// The placements of a tile as x, y and degrees, if it can be drawn now. Turns that look the same are all there.
    std::optional<std::vector<Placement>> placements_of(std::string_view id) const {
        Game<Rules> game = now_.game;
        const TileKind kind = game.catalogue().find(id);
        if (now_.waits_for_commit || !kind.exists() || !game.try_play(DrawTile{kind})) {
            return std::nullopt;
        }
        std::vector<Placement> placements;
        game.choices().each([&](Token token) {
            game.describe(token, [&](const auto& action) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, PlaceTile>) {
                    add_turns(action, game.catalogue().info(kind), placements);
                }
            });
        });
        std::sort(placements.begin(), placements.end());
        return placements;
    }
    static void add_turns(const PlaceTile& action, const TileKindInfo& kind, std::vector<Placement>& placements) {
        for (const Rotation rotation : all_rotations) {
            if (kind.equal_rotation[index(rotation)] == action.rotation) {
                placements.emplace_back(action.at.x, action.at.y, degrees(rotation));
            }
        }
    }
    static std::string text_of(const std::vector<Placement>& placements) {
        std::string text;
        for (const auto& [x, y, turned] : placements) {
            text += (text.empty() ? "" : ", ") + std::to_string(x) + " " + std::to_string(y) + " turned " +
                    std::to_string(turned);
        }
        return text.empty() ? "no place" : text;
    }
    JczAssertion check_tile(std::string_view id) const {
        const auto placements = placements_of(id);
        return placements ? judge(!placements->empty(), text_of(*placements))
                          : judge(false, "the tile cannot be drawn");
    }
    /// "RI.2/RrII options: [2,0] - [90]; [1,1] - [90,180]"
    JczAssertion check_tile_places(JczSentence sentence) const {
        const std::string_view id = sentence.take_until(" options: ");
        if (sentence.at_end()) {
            return not_understood();
        }
        std::vector<Placement> named;
        while (!sentence.at_end()) {
            if (!take_placements(sentence, named) || !(sentence.at_end() || sentence.take("; "))) {
                return not_understood();
            }
        }
        std::sort(named.begin(), named.end());
        const auto placements = placements_of(id);
        return placements ? judge(named == *placements, text_of(*placements))
                          : judge(false, "the tile cannot be drawn");
    }
    /// "[1,1] - [90,180]"
    static bool take_placements(JczSentence& sentence, std::vector<Placement>& named) {
        const auto at = sentence.take_square();
        if (!at || !sentence.take(" - [")) {
            return false;
        }
        do {
            const auto turned = sentence.take_number();
            if (!turned) {
                return false;
            }
            named.emplace_back(at->x, at->y, *turned);
        } while (sentence.take(","));
        return sentence.take("]");
    }

    const JczFile& file_;
    const std::vector<JczMoment<Rules>>& moments_;
    const JczMoment<Rules>& now_;
};

}  // namespace detail
}  // namespace carcassonne
