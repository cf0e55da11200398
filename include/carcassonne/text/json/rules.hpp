#pragma once

#include "carcassonne/engine/setup.hpp"
#include "carcassonne/text/json/words.hpp"
#include "carcassonne/text/option_words.hpp"
#include "carcassonne/text/record/game_head.hpp"
#include "carcassonne/text/record/writer.hpp"
#include "carcassonne/tiles/tile.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne {

namespace detail {

/// Says the rules of a set-up in JSON, part by part.
template <class Rules>
class JsonRules {
public:
    explicit JsonRules(const Setup<Rules>& setup) : setup_(setup) { note_ids(typename Rules::Modules{}); }

    Json document() const {
        Json document = json_document("rules");
        const GameHead head = game_head(setup_, {});
        document["rules"] = head.rules;
        document["players"] = setup_.players();
        document["draws"] = draws_words[static_cast<std::size_t>(setup_.draws())];
        document["plays_forced"] = setup_.plays_forced();
        document["tile_sets"] = head.tile_set;
        document["tile_count"] = head.tile_count;
        document["tile_checksum"] = hexadecimal(head.tile_checksum, 16);
        document["modules"] = modules(typename Rules::Modules{});
        document["features"] = features();
        document["figures"] = figures();
        document["attachments"] = attachments();
        document["scoring_figures"] = scoring_figures();
        document["tiles"] = tiles();
        return document;
    }

private:
    using Of = RulesOf<Rules>;

    static constexpr std::array<std::string_view, 3> draws_words{"seed", "script", "caller"};
    static constexpr std::array<std::string_view, 3> growth_words{"closes", "endless", "neighbourhood"};

    template <class... M>
    void note_ids(TypeList<M...>) {
        (ids_.push_back(M::info.id), ...);
    }
    bool is_played(std::size_t module) const noexcept { return (setup_.enabled() >> module & 1u) != 0; }

    template <class... M>
    Json modules(TypeList<M...>) const {
        Json told = Json::array();
        (told.push_back(module<M>()), ...);
        return told;
    }
    /// A module, played or not, with all that can be chosen of it.
    template <class M>
    Json module() const {
        Json told = Json::object();
        told["id"] = M::info.id;
        told["title"] = M::info.title;
        told["played"] = setup_.template has<M>();
        told["can_be_left_out"] = (Of::optional_modules >> Of::template module_number<M> & 1u) != 0;
        told["needs"] = list(M::needs);
        told["excludes"] = list(M::excludes);
        Json options = Json::array();
        M::each_option(setup_.template module<M>(), [&](std::string_view name, const auto& value, const auto& words) {
            options.push_back(option(name, value, words));
        });
        told["options"] = std::move(options);
        return told;
    }
    template <class Value, class Words>
    static Json option(std::string_view name, const Value& value, const Words& words) {
        Json told = Json::object();
        told["name"] = name;
        told["value"] = Json();
        Json values = Json::array();
        for (const auto& known : words) {
            values.push_back(known.word);
            if (known.value == value) {
                told["value"] = known.word;
            }
        }
        told["values"] = std::move(values);
        return told;
    }
    template <class Words>
    static Json list(const Words& words) {
        Json told = Json::array();
        for (const auto& word : words) {
            told.push_back(word);
        }
        return told;
    }

    /// The kinds of feature that are printed on the tiles or scored.
    Json features() const {
        Json told = Json::array();
        for (std::size_t i = 0; i < feature_kind_capacity; ++i) {
            const auto kind = FeatureKind::at(i);
            if (!setup_.in_play(kind) && !is_printed(kind)) {
                continue;
            }
            Json feature = Json::object();
            feature["kind"] = JsonNouns<Rules>::of(kind);
            feature["growth"] = growth_words[static_cast<std::size_t>(setup_.growth(kind))];
            feature["scored"] = is_scored(kind);
            told.push_back(std::move(feature));
        }
        return told;
    }
    /// Points come to those who stand on a feature, so what no figure stands on, such as a river, is not scored.
    bool is_scored(FeatureKind feature) const noexcept {
        for (std::size_t i = 0; i < Of::figures.size(); ++i) {
            const auto kind = FigureKind::at(i);
            if (is_played(Of::figure_owners[i]) && (setup_.stands_on(kind) & mask_of(feature)) != 0) {
                return true;
            }
        }
        return false;
    }
    bool is_printed(FeatureKind kind) const noexcept {
        for (std::size_t i = 0; i < setup_.catalogue().size(); ++i) {
            if (shows(setup_.catalogue().tile(TileKind::at(i)), kind)) {
                return true;
            }
        }
        return false;
    }
    /// What every player has when the game begins.
    Json figures() const {
        Json told = Json::array();
        for (std::size_t i = 0; i < Of::figures.size(); ++i) {
            if (!is_played(Of::figure_owners[i])) {
                continue;
            }
            const auto kind = FigureKind::at(i);
            Json figure = Json::object();
            figure["figure"] = Of::figures[i].name;
            figure["module"] = ids_[Of::figure_owners[i]];
            figure["count"] = setup_.initial().supply.count(PlayerId(0), kind);
            figure["in_reserve"] = setup_.initial().supply.reserve(PlayerId(0), kind);
            figure["role"] = Of::is_follower(kind) ? "follower" : "special";
            figure["strength"] = Of::figures[i].strength;
            Json stands_on = Json::array();
            for (std::size_t j = 0; j < feature_kind_capacity; ++j) {
                const auto feature = FeatureKind::at(j);
                if ((setup_.stands_on(kind) & mask_of(feature)) != 0) {
                    stands_on.push_back(JsonNouns<Rules>::of(feature));
                }
            }
            figure["stands_on"] = std::move(stands_on);
            told.push_back(std::move(figure));
        }
        return told;
    }
    Json attachments() const {
        Json told = Json::array();
        for (std::size_t i = 0; i < Of::attachments.size(); ++i) {
            if (is_played(Of::attachment_owners[i])) {
                Json attachment = Json::object();
                attachment["attachment"] = Of::attachments[i].name;
                attachment["module"] = ids_[Of::attachment_owners[i]];
                attachment["count"] = Of::attachments[i].count;
                // The last one does not stay where it sends the figure away, nor does any other.
                const bool sends_away = Of::attachments[i].last_sends_away;
                attachment["most"] = Of::attachments[i].can_stand();
                attachment["sends_away"] = sends_away ? Json(Of::attachments[i].most) : Json();
                told.push_back(std::move(attachment));
            }
        }
        return told;
    }
    Json scoring_figures() const {
        Json told = Json::array();
        for (std::size_t i = 0; i < Of::scoring_figure_count; ++i) {
            if (is_played(Of::scoring_figure_owners[i])) {
                Json figure = Json::object();
                figure["figure"] = Of::scoring_figures[i];
                figure["module"] = ids_[Of::scoring_figure_owners[i]];
                told.push_back(std::move(figure));
            }
        }
        return told;
    }

    /// All tiles as they are printed. Copies of one tile that lie in two piles are one kind here.
    Json tiles() const {
        Json told = Json::array();
        for (std::size_t i = 0; i < setup_.catalogue().size(); ++i) {
            const Tile& tile = setup_.catalogue().tile(TileKind::at(i));
            const auto same = std::find_if(told.begin(), told.end(),
                                           [&](const Json& other) { return other["tile"] == tile.id.view(); });
            if (same != told.end()) {
                (*same)["count"] = (*same)["count"].template get<unsigned>() + tile.count;
                if (tile.start) {
                    (*same)["start"] = true;
                }
            } else {
                told.push_back(printed(tile));
            }
        }
        return told;
    }
    static Json printed(const Tile& tile) {
        Json told = Json::object();
        told["tile"] = tile.id.view();
        told["count"] = tile.count;
        told["start"] = tile.start;
        Json segments = Json::array();
        for (const Segment& segment : tile.segments) {
            segments.push_back(printed(segment));
        }
        told["segments"] = std::move(segments);
        Json marks = Json::array();
        for (const TileMark& mark : tile.marks) {
            Json one = Json::object();
            one["mark"] = mark.name.view();
            one["covers"] = half_sides(mark.covers);
            marks.push_back(std::move(one));
        }
        told["marks"] = std::move(marks);
        return told;
    }
    /// Sides and half sides are those of the printed tile, before it is turned.
    static Json printed(const Segment& segment) {
        Json told = Json::object();
        told["kind"] = JsonNouns<Rules>::of(segment.kind);
        told["sides"] = named_bits(segment.sides, std::array<std::string_view, 4>{"N", "E", "S", "W"});
        told["half_sides"] = half_sides(segment.halves);
        told["pennants"] = segment.pennants;
        Json borders = Json::array();
        for (std::size_t i = 0; i < segment_capacity; ++i) {
            if ((unsigned{segment.borders} >> i & 1u) != 0) {
                borders.push_back(i);
            }
        }
        told["borders"] = std::move(borders);
        Json marks = Json::array();
        for (const MarkName& mark : segment.marks) {
            marks.push_back(mark.view());
        }
        told["marks"] = std::move(marks);
        return told;
    }
    static Json half_sides(HalfSideMask halves) {
        return named_bits(halves, std::array<std::string_view, 8>{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"});
    }
    template <std::size_t Size>
    static Json named_bits(unsigned bits, const std::array<std::string_view, Size>& names) {
        Json told = Json::array();
        for (std::size_t i = 0; i < Size; ++i) {
            if ((bits >> i & 1u) != 0) {
                told.push_back(names[i]);
            }
        }
        return told;
    }

    const Setup<Rules>& setup_;
    std::vector<std::string_view> ids_;
};

}  // namespace detail

/// The rules of a set-up: all modules of the rule set with their options and the values that these can have, and what
/// the modules that are played bring: kinds of feature, figures, tiles.
template <class Rules>
Json json_of_rules(const Setup<Rules>& setup) {
    return detail::JsonRules<Rules>(setup).document();
}

}  // namespace carcassonne
