#pragma once

#include "carcassonne/core/player.hpp"
#include "carcassonne/core/points.hpp"
#include "carcassonne/engine/quantity.hpp"

#include <cstddef>

namespace carcassonne {

/// What can be asked about points: who has how many, and what features are worth to whom.
///
/// A part of `Queries`; `Self` is the game or the machine that is asked.
template <class Self, class Rules>
class PointQueries {
public:
    /// How many players there are, 2 to 6 (BAS-02).
    std::size_t players() const noexcept { return self().setup().players(); }
    /// The points of a player: those of all scoring figures together.
    int score(PlayerId player) const noexcept { return self().state().score.points(player); }
    /// The points of one figure of a player on the score track.
    int score(PlayerId player, ScoringFigure figure) const noexcept {
        return self().state().score.points(player, figure.index());
    }
    /// The players with the highest score, one or several: ties stay ties (BAS-20). After the game, who has won.
    PlayerMask leaders() const noexcept {
        PlayerMask leaders = 0;
        int most = 0;
        for (std::size_t i = 0; i < players(); ++i) {
            const auto player = PlayerId::at(i);
            if (leaders == 0 || score(player) > most) {
                most = score(player);
                leaders = 0;
            }
            if (score(player) == most) {
                leaders = static_cast<PlayerMask>(leaders | mask_of(player));
            }
        }
        return leaders;
    }
    /// What an owner gets for the feature when it is scored as completed as it stands.
    Breakdown value_if_completed(FeatureId feature) const noexcept { return value(feature, Valued::completed); }
    /// What an owner gets for the feature if the game ends now: a completed one its full value, an unfinished one what
    /// the final scoring gives. Under the older rules for fields (BAS-18), where a city pays a player only once, it is
    /// the most that the field can bring.
    Breakdown value_if_ended(FeatureId feature) const noexcept { return value(feature, valued_if_ended(feature)); }
    /// As what it is valued then.
    Valued valued_if_ended(FeatureId feature) const noexcept {
        return self().completed(feature) ? Valued::completed : Valued::as_it_is;
    }
    /// What an owner gets when the features of a turn are scored with the table as it is: nothing unless it is
    /// completed. It says nothing of whether anybody stands there.
    Breakdown value_now(FeatureId feature) const noexcept {
        return self().completed(feature) ? value_if_completed(feature) : Breakdown{};
    }
    /// Who receives something when the feature is scored: its owners, and whom modules add.
    Receivers receivers(FeatureId feature, Valued valued) const noexcept {
        Receivers who{feature, self().kind(feature), valued, self().owners(feature)};
        self().adjust_all(who);
        return who;
    }
    /// What a feature is worth to its owners, and to those who are paid as if it were completed.
    struct FeatureWorth {
        /// Asks the modules once, and again where somebody is paid as if the feature were completed.
        FeatureWorth(const Receivers& who, const PointQueries& game) noexcept
            : value(game.value(who.feature, who.valued)),
              full(who.as_completed_for != 0 ? game.value(who.feature, Valued::as_if_completed) : Breakdown{}) {}

        /// What it is worth as what it is scored.
        Breakdown value;
        /// What it would be worth if it were completed; nothing where nobody is paid that.
        Breakdown full;
    };
    /// What a player is given for a feature before modules change it for this player: an owner what it is worth, who
    /// receives something without owning it nothing yet.
    static Award award_of(PlayerId player, const Receivers& who, const FeatureWorth& worth) noexcept {
        const bool owns = (who.owners & mask_of(player)) != 0;
        const bool in_full = (who.as_completed_for & mask_of(player)) != 0;
        return {player, who.feature, who.kind, in_full ? Valued::as_if_completed : who.valued,
                !owns     ? Breakdown{}
                : in_full ? worth.full
                          : worth.value};
    }
    /// What a player receives of that in the end; nothing for who is none of the receivers.
    int points_of(PlayerId player, const Receivers& who, const FeatureWorth& worth) const noexcept {
        if (((who.owners | who.others) & mask_of(player)) == 0) {
            return 0;
        }
        Award award = award_of(player, who, worth);
        self().adjust_all(award);
        return award.breakdown.total();
    }
    /// What a player, owner or not, would receive if the feature were scored now as completed.
    int points_if_completed(PlayerId player, FeatureId feature) const noexcept {
        return points(player, receivers(feature, Valued::completed));
    }
    /// What a player, owner or not, would receive for the feature if the game ended now (see `value_if_ended`). Modules
    /// may take off less in the final scoring than in play: for the very number ask a game that stands there.
    int points_if_ended(PlayerId player, FeatureId feature) const noexcept {
        return points(player, receivers(feature, valued_if_ended(feature)));
    }
    /// The value of a feature with its reasons, before anything that concerns one player alone. The modules that are
    /// asked may walk round the whole feature.
    Breakdown value(FeatureId feature, Valued valued) const noexcept {
        FeatureValue value{feature, self().kind(feature), valued, {}};
        self().adjust_all(value);
        return value.breakdown;
    }

private:
    int points(PlayerId player, const Receivers& who) const noexcept {
        return points_of(player, who, FeatureWorth(who, *this));
    }
    const Self& self() const noexcept { return static_cast<const Self&>(*this); }
};

}  // namespace carcassonne
