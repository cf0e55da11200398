#pragma once

#include "carcassonne/support/result.hpp"
#include "carcassonne/text/json/fault.hpp"
#include "carcassonne/text/json/record_reader.hpp"
#include "carcassonne/text/json/words.hpp"
#include "carcassonne/text/record/game_record.hpp"
#include "carcassonne/text/record/writer.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne {

namespace detail {

/// A list, element by element.
template <class List, class Tell>
Json json_list(const List& list, const Tell& tell) {
    Json told = Json::array();
    for (const auto& element : list) {
        told.push_back(tell(element));
    }
    return told;
}

/// Says a record in JSON, part by part; `JsonRecordReader` reads the same parts.
class JsonRecordWriter {
public:
    static Json record(const GameRecord& record) {
        const GameHead& head = record.head;
        Json told = json_document("record");
        told["game"] = head.name.empty() ? Json() : Json(head.name);
        told["rules"] = head.rules;
        told["options"] = json_list(head.options, option);
        told["tiles"] = tiles(head);
        told["players"] = head.players;
        told["seed"] = record.seed ? Json(std::to_string(*record.seed)) : Json();
        told["turns"] = json_list(record.turns, turn);
        told["comments"] = json_list(record.comments, comment);
        told["end"] = record.end ? end(*record.end) : Json();
        return told;
    }

private:
    static Json option(const NamedChoice& option) {
        Json told = Json::object();
        told["module"] = option.module;
        told["name"] = option.name;
        told["value"] = option.value;
        return told;
    }
    static Json tiles(const GameHead& head) {
        Json told = Json::object();
        told["sets"] = head.tile_set;
        told["count"] = head.tile_count;
        told["checksum"] = hexadecimal(head.tile_checksum, 16);
        return told;
    }
    static Json turn(const RecordedTurn& turn) {
        Json told = Json::object();
        told["player"] = turn.player;
        told["answers"] = json_list(turn.answers, answer);
        told["outcome"] = turn.outcome ? outcome(*turn.outcome) : Json();
        return told;
    }
    static Json answer(const RecordedAnswer& answer) {
        Json told = Json::object();
        told["player"] = answer.player ? Json(*answer.player) : Json();
        told["action"] = answer.action;
        told["legal"] = Json();
        if (answer.legal) {
            Json legal = Json::object();
            legal["count"] = answer.legal->count;
            legal["checksum"] = hexadecimal(answer.legal->checksum, 8);
            told["legal"] = std::move(legal);
        }
        return told;
    }
    static Json outcome(const RecordedOutcome& outcome) {
        Json told = Json::object();
        told["scores"] = json_list(outcome.scores, score);
        told["supplies"] = json_list(outcome.supplies, [](const RecordedSupply& supply) {
            Json one = Json::object();
            one["figure"] = supply.figure;
            one["counts"] = supply.counts;
            return one;
        });
        told["points"] = outcome.points;
        return told;
    }
    static Json score(const RecordedScore& score) {
        Json told = Json::object();
        told["player"] = score.player;
        told["points"] = score.points;
        told["place"] = score.place;
        add_square(told, score.at);
        told["terms"] = json_list(score.terms, [](const RecordedTerm& term) {
            Json one = Json::object();
            one["count"] = term.count;
            one["what"] = term.what;
            one["each"] = term.each;
            return one;
        });
        return told;
    }
    static Json comment(const RecordedComment& comment) {
        Json told = Json::object();
        told["turn"] = comment.turn;
        told["text"] = comment.text;
        return told;
    }
    static Json end(const RecordedEnd& end) {
        Json told = Json::object();
        told["answers"] = json_list(end.answers, answer);
        told["scores"] = json_list(end.scores, score);
        told["points"] = end.points;
        told["winners"] = end.winners;
        return told;
    }
};

}  // namespace detail

/// A record as a document.
inline Json json_of_record(const GameRecord& record) { return detail::JsonRecordWriter::record(record); }

/// The record that a document says, or the first thing in it that is wrong. Nothing is left to guess: every member must
/// be there and no other, and what is read can be written as text and read again. Whether it is true is for
/// `verify_record` to say.
inline Result<GameRecord, JsonFault> record_of_json(const Json& document) {
    std::optional<JsonFault> fault;
    GameRecord record = detail::JsonRecordReader().read(detail::JsonReader(document, fault));
    if (fault) {
        return Failure{*std::move(fault)};
    }
    return record;
}
/// The same for the text of a document.
inline Result<GameRecord, JsonFault> parse_json_record(std::string_view text) {
    if (auto fault = detail::JsonScan::fault_in(text)) {
        return Failure{*std::move(fault)};
    }
    return record_of_json(Json::parse(text.begin(), text.end(), nullptr, false));
}

}  // namespace carcassonne
