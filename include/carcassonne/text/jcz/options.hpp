#pragma once

#include "carcassonne/engine/setup.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/text/jcz/file.hpp"
#include "carcassonne/text/jcz/names.hpp"
#include "carcassonne/text/option_words.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace carcassonne {

namespace detail {

/// Puts together the options of a saved game and collects all that is missing for it.
template <class Rules>
class JczOptions {
public:
    explicit JczOptions(const JczFile& file) : file_(file) {}

    Result<Options<Rules>, JczFaults> make() {
        options_.players = (std::max)(file_.players.size(), std::size_t{2});
        options_.draws = Draws::by_caller;
        options_.plays_forced = false;
        read_sets();
        read_elements();
        read_rules();
        faults_.insert(faults_.end(), file_.unknown_moves.begin(), file_.unknown_moves.end());
        check_fixed_modules();
        if (!faults_.empty()) {
            return Failure{std::move(faults_)};
        }
        choose_tiles();
        return std::move(options_);
    }

private:
    void miss(const std::string& where, std::string name, std::string why = {}) {
        faults_.push_back({where, why.empty() ? "no module here has the " + name : std::move(why), std::move(name)});
    }

    // The modules of the rule set, by name.

    static bool has_module(std::string_view id) {
        bool found = false;
        each_id(typename Rules::Modules{}, [&](std::string_view other) { found = found || other == id; });
        return found;
    }
    /// Switches on what the file plays; tells when the rule set does not have it.
    void enable(const JczEntry& entry, const std::string& name, std::string_view module_id) {
        if (!has_module(module_id)) {
            miss(entry.where, name,
                 "the " + name + " needs the module " + std::string(module_id) + ", which these rules do not have");
        }
        enable_modules(options_, module_id);
        enabled_.push_back(module_id);
    }
    bool is_enabled(std::string_view id) const {
        return std::find(enabled_.begin(), enabled_.end(), id) != enabled_.end();
    }
    /// A rule set may play modules always that the file does not have.
    void check_fixed_modules() {
        std::size_t number = 0;
        each_id(typename Rules::Modules{}, [&](std::string_view id) {
            const bool fixed = (RulesOf<Rules>::fixed_modules >> number++ & 1u) != 0;
            if (fixed && !is_enabled(id)) {
                const std::string name(id);
                miss("/setup", "game without " + name,
                     "these rules always play " + name + ", and the saved game does not");
            }
        });
    }

    // The sets.

    void read_sets() {
        std::vector<std::string_view> modules;
        for (const JczEntry& set : file_.sets) {
            if (set.count != 0) {
                read_set(set, modules);
            }
        }
        if (!has_set("basic")) {
            faults_.push_back({"/setup/sets", "a game needs the tiles of the base game"});
        }
    }
    void read_set(const JczEntry& set, std::vector<std::string_view>& modules) {
        const std::string_view name = name_of(set);
        const std::string_view pictures = std::string_view(set.name).substr(name.size());
        const auto word = std::find_if(jcz_set_words.begin(), jcz_set_words.end(),
                                       [&](const JczSetWord& known) { return known.name == name; });
        if (word == jcz_set_words.end() || (pictures != ":1" && pictures != ":2")) {
            miss(set.where, "set " + set.name);
            return;
        }
        if (set.count != 1) {
            miss(set.where, "set " + set.name + " " + std::to_string(set.count),
                 "here each set of tiles is played once");
            return;
        }
        const std::string_view id = word->module_id;
        if (std::find(modules.begin(), modules.end(), id) != modules.end()) {
            miss(set.where, "set " + set.name,
                 "here it cannot be mixed with the other tiles of the module " + std::string(id));
            return;
        }
        modules.push_back(id);
        sets_.push_back(name);
        if (id == "base" || id == "river") {
            enable(set, "set " + set.name, id);
        } else if (!has_module(id)) {
            miss(set.where, "set " + set.name,
                 "the set " + set.name + " needs the module " + std::string(id) + ", which these rules do not have");
        }
        set_option(options_, id, "edition", pictures == ":1" ? "c1" : "c3");
        if (id == "river") {
            set_option(options_, id, "tiles", name == "river/1" ? "first" : "second");
        }
        has_gardens_ = has_gardens_ || pictures == ":2";
    }
    /// "river/1:2" is the first river in the second pictures.
    static std::string_view name_of(const JczEntry& set) {
        return std::string_view(set.name).substr(0, (std::min)(set.name.rfind(':'), set.name.size()));
    }
    bool has_set(std::string_view name) const { return std::find(sets_.begin(), sets_.end(), name) != sets_.end(); }

    // The elements.

    const JczEntry* element(std::string_view name) const {
        for (const JczEntry& entry : file_.elements) {
            if (entry.name == name && entry.count != 0) {
                return &entry;
            }
        }
        return nullptr;
    }
    void read_elements() {
        for (const JczEntry& entry : file_.elements) {
            if (entry.count != 0) {
                read_element(entry);
            }
        }
        if (element("small-follower") == nullptr) {
            miss_count("/setup/elements", jcz_element_words[0], 0);
        }
        for (const JczPair& pair : jcz_pairs) {
            const JczEntry* const entry = element(pair.element);
            if (entry != nullptr && element(pair.needed) == nullptr) {
                const std::string name = std::string(pair.element) + " without " + std::string(pair.needed);
                miss(entry->where, "element " + name, "here there is no " + name);
            }
        }
        if (const JczEntry* const abbot = element("abbot"); abbot != nullptr && has_gardens_ && !element("garden")) {
            miss(abbot->where, "element abbot without garden",
                 "here an abbot may always enter the gardens of the tiles");
        }
        set_option(options_, "river", "pig_herd", element("pig-herd") != nullptr ? "on" : "off");
    }
    void miss_count(const std::string& where, const JczElementWord& word, int count) {
        const std::string name(word.name);
        miss(where, "element " + name + " " + std::to_string(count),
             "the element " + name + " is played with " + std::to_string(word.count) + " here, not with " +
                 std::to_string(count));
    }
    void read_element(const JczEntry& entry) {
        const auto word = std::find_if(jcz_element_words.begin(), jcz_element_words.end(),
                                       [&](const JczElementWord& known) { return known.name == entry.name; });
        const std::string name = "element " + entry.name;
        if (word == jcz_element_words.end()) {
            miss(entry.where, name);
        } else if (entry.count != word->count) {
            miss_count(entry.where, *word, entry.count);
        } else if (!word->module_id.empty()) {
            enable(entry, name, word->module_id);
        }
    }

    // The rules.

    void read_rules() {
        for (const JczRule& rule : file_.rules) {
            const std::string name = "rule " + rule.name;
            const bool of_others = std::find(jcz_rules_of_others.begin(), jcz_rules_of_others.end(), rule.name) !=
                                   jcz_rules_of_others.end();
            if (rule.name == "tiny-city-scoring") {
                choose(rule, "base", "small_city", "2", "4");
            } else if (rule.name == "inn-and-cathedral-final-scoring") {
                choose(rule, "inns_and_cathedrals", "unfinished_is_lost", "zero", "ignore");
            } else if (!of_others) {
                miss(rule.where, name);
            }
        }
    }
    /// Sets an option that the other engine calls by two words of its own.
    void choose(const JczRule& rule, std::string_view module_id, std::string_view option, std::string_view on,
                std::string_view off) {
        if (rule.word != on && rule.word != off) {
            miss(rule.where, "rule " + rule.name + " " + rule.word);
        } else {
            set_option(options_, module_id, option, rule.word == on ? "on" : "off");
        }
    }

    // The tiles.

    /// The tiles of the sets in the file. Those of the modules are taken as they are if they are the same.
    void choose_tiles() {
        std::vector<Tile> usual;
        std::vector<Tile> wanted;
        each_module(options_, [&](const auto& module) {
            using M = std::remove_cvref_t<decltype(module)>;
            const bool listed = std::any_of(jcz_set_words.begin(), jcz_set_words.end(), [&](const JczSetWord& word) {
                return word.module_id == M::info.id && has_set(word.name);
            });
            for (const Tile& tile : module.tile_set()) {
                if (options_.template has<M>()) {
                    usual.push_back(tile);
                }
                if (listed) {
                    wanted.push_back(as_played(tile));
                }
            }
        });
        if (usual != wanted) {
            options_.tiles = std::move(wanted);
        }
    }
    /// A tile without the marks that say nothing in this game. The second river of the other engine ends in two lakes
    /// of one kind, where the box has one.
    Tile as_played(const Tile& printed) const {
        Tile tile = printed;
        for (Segment& segment : tile.segments) {
            for (std::size_t i = segment.marks.size(); i-- > 0;) {
                if (means_nothing(segment.marks[i].view())) {
                    segment.marks.erase(i);
                }
            }
        }
        const bool lake =
            std::any_of(tile.marks.begin(), tile.marks.end(), [](const TileMark& mark) { return mark.name == "lake"; });
        if (lake && has_set("river/2")) {
            tile.count = 2;
        }
        return tile;
    }
    bool means_nothing(std::string_view mark) const {
        return std::any_of(jcz_mark_words.begin(), jcz_mark_words.end(), [&](const JczMarkWord& word) {
            return word.mark == mark && element(word.element) == nullptr;
        });
    }

    const JczFile& file_;
    Options<Rules> options_;
    JczFaults faults_;
    std::vector<std::string_view> sets_;
    std::vector<std::string_view> enabled_;
    bool has_gardens_ = false;
};

}  // namespace detail

/// The options with which a saved game is played here, or everything that is missing for it.
template <class Rules>
Result<Options<Rules>, JczFaults> jcz_options(const JczFile& file) {
    return detail::JczOptions<Rules>(file).make();
}

}  // namespace carcassonne
