#!/usr/bin/env python3
"""Prints a header as Doxygen is to read it.

    headers.py FILE             prints the header
    headers.py --shared FILE... lists the members that share the comment of the one above
    headers.py --self-test      checks all that is changed

Headers do not say again what a member is that many types have, such as `verb`; here it is said everywhere. A refusal says
itself what it is. Members in a row share the comment above the first one: each on a line of its own, no empty line between
them, and all of them variables, or all functions, or all types. What Doxygen misreads is written otherwise: ids, so that
functions for two kinds of id are two functions; friends, which it takes for members; and comments above the namespace, which
are about the header. Lines keep their numbers. Of a header in C (`.h`) all comments are taken for those of what stands below.
"""
import html
import pathlib
import re
import sys

# The page with a heading for each rule, as site.py calls it.
RULES = "page_rules_by_module"
# The page of what the engine refuses by itself, for which the rules have no ids, and how those begin.
ENGINE = "page_rules_engine"
OF_THE_ENGINE = ("ANS-", "SES-", "SET-")

# What members are that many types have under the same name: how the line begins that declares them, and what they are.
SAID_ONCE = [
    (r"friend constexpr .*operator==\(.*= default;", "Equal when all parts are."),
    (r"friend .*operator==\(.*= default;", "Equal when all parts are."),
    (r"friend constexpr .*operator<=>\(.*= default;", "Ordered by the parts, the first one that differs."),
    (r"(explicit )?(constexpr )?(\w+)\(\)( noexcept)? = default;", "As all parts begin."),
    (r"(constexpr )?(\w+)\(const \2&\)( noexcept)? = default;", "A copy."),
    (r"\w+& operator=\(const \w+&\)( noexcept)? = default;", "Becomes a copy."),
    (r"virtual ~\w+\(\) = default;", "Ends it, whatever it is."),
    # Nouns: steps, actions, events, marks, and whatever has a word in texts.
    (r'static constexpr std::string_view name = "', "What it is called in texts."),
    (r'static constexpr std::string_view word = "', "What it is called in texts."),
    (r'static constexpr std::string_view verb = "', "The word with which it begins in texts."),
    (r"static constexpr Slot slot = ", "Its place in the order of play."),
    (r"static constexpr bool by_nature = ", "Whether nature is asked and not a player."),
    (r"static constexpr FigureTurn deploys = ", "Which figure of the turn part it deploys."),
    (r"static constexpr void each_part\(", "Calls `visit` with every part, in the order in which they are said."),
    # Sets, numbers and words.
    (r"constexpr \w+Mask mask_of\(\w+ \w+\)", "The set with this one alone."),
    (r"constexpr std::size_t index\(\w+ \w+\)", "Its number, from 0."),
    (r"inline constexpr OptionWord<\w+> \w+_words\[\]", "The words for its values in texts."),
    (r'inline constexpr std::string_view \w+_text = R"', "The tiles of the set as text."),
    (r"inline constexpr (auto|TileTable<\d+>) \w+_table =", "The tiles of the set as they were read when compiling."),
    # Rule sets.
    (r"static (constexpr )?[\w:<>, ]+ \w+\(TypeList<\w+\.\.\.>\)", "Goes through a list for what follows from it."),
    (r"using Of = RulesOf<\w+>;", "What follows from the list of modules."),
    (r"using Of = typename .*::Of;", "What follows from the list of modules."),
    (r"using Game = carcassonne::Game<Rules>;", "A game of this rule set."),
    (r"using typename Player<Rules>::Game;", "A game of this rule set."),
    (r"using typename Player<Rules>::Choices;", "The answers to a decision of such a game."),
    (r"using Choices = typename (Game|Of)::Choices;", "The answers to a decision of such a game."),
]
# The same for what modules bring, in the headers of modules and of what a module is.
SAID_ONCE_OF_MODULES = [
    (r"static constexpr ModuleInfo info", "Its id in texts and its title for people."),
    (r"static constexpr std::array<std::string_view, \d+> needs", "Modules without which it cannot be played."),
    (r"static constexpr std::array<std::string_view, \d+> follows", "Modules that are listed before it, if at all."),
    (r"static constexpr std::array<std::string_view, \d+> excludes", "Modules with which it cannot be played."),
    (r"static constexpr BoardCapacity room", "The room that its tiles need on the table."),
    (r"static constexpr std::array.* features\b", "The kinds of feature that it brings into play."),
    (r"static constexpr std::array.* figures\b", "The kinds of figure that it brings."),
    (r"static constexpr std::array.* attachments\b", "The kinds of small pieces that it brings to stand with figures."),
    (r"static constexpr std::array.* scoring_figures\b", "The figures that it brings to the score track."),
    (r"using State =", "What it remembers while a game is played."),
    (r"using Steps =", "The steps that it hangs into the order of play."),
    (r"using Actions =", "The actions that it carries out."),
    (r"using Hooks =", "What it does: each entry promises a function."),
    (r"using Marks =", "The words on tiles that mean something to it."),
    (r"using Events =", "Events of its own."),
    (r"using Queries =", "Queries of its own."),
    (r"using Quantities =", "Quantities of its own."),
    (r"(static )?(constexpr )?TileSet tile_set\(", "The tiles that it adds to the game."),
    (r"(static )?(constexpr )?std::uint8_t pile\(", "From which pile a tile is drawn."),
    (r"(static )?(constexpr )?bool restricts\(", "Whether it may have something against a place of this tile."),
    (r"(static )?(constexpr )?std::uint8_t start_rank\(", "Which of several start tiles lies there first."),
    (r"(static )?(constexpr )?SpareStart spare_start\(", "What becomes of a start tile that is not used."),
    (r"static constexpr void each_option\(", "Calls `visit` with the name, the member and the words of every option."),
    (r"static constexpr void each_number\(", "Calls `visit` with the name and the number of what a player has."),
    (r"(static )?(constexpr )?bool can_be\(", "Whether such a state makes sense at this table."),
    (r"void on\(", "What it does when this has happened, or when it is the turn of this step."),
    (r"Refusal forbids\(", "What it has against this; nothing is an empty refusal."),
    (r"(constexpr )?void adjust\(", "What it changes about this number."),
    (r"void offer\(", "The answers that it offers in this step."),
    (r"void apply\(", "Carries the answer out."),
    (r"\w+ name\(Picked<", "The answer in the words of the game."),
    (r"Result<Picked<\w+>, Error> find\(", "The answer that these words mean, or why it is not legal now."),
    (r"Sampled<\w+> sample\(", "What nature answers where the game itself draws."),
    (r"bool plays\(", "Whether the step has anything to do under these options."),
]
STRONG_ID = re.compile(r"^using (\w+) = StrongId<struct (\w+), ([\w:]+)>;$")
FRIEND_TYPE = re.compile(r"^\s*friend (class|struct) [^()]*;$")
LITERAL = r'"((?:[^"\\]|\\.)*)"'
REFUSAL = re.compile(rf'^inline constexpr Refusal \w+\{{\s*"([A-Z]{{3}}-\d+)",\s*((?:{LITERAL}\s*)+)\}};')
SPECIALISATION = re.compile(r"^(struct|class) \w+<.*>.*[{;]")
PRIVATE = re.compile(r"^[^({=]*\w_(;|\{| =)")
NO_DECLARATION = re.compile(
    r"$|[#/*}]|template\b|(public|private|protected):|(friend )?(struct|class|enum|namespace)\b|static_assert\b"
)


def documented(lines, number):
    return number > 0 and re.match(r"\s*(///|\*/|.*\*/$)", lines[number - 1]) is not None


def first_line(lines, number):
    """The line with which a declaration begins: `template` and `requires` may stand above its name."""
    while number > 0 and re.match(r"\s*(template <|requires )", lines[number - 1]):
        number -= 1
    return number


def kind_of_member(line):
    """What the line declares from its begin to its end: a type, a function or a variable; nothing if it is none of them."""
    code = re.sub(r"\s*//.*", "", line).strip()
    whole = all(code.count(begin) == code.count(end) for begin, end in ("()", "{}", "[]"))
    if NO_DECLARATION.match(code) or not whole or not code.endswith((";", "}")):
        return None
    if code.startswith("using "):
        return "type"
    if re.search(r"\boperator\b", code) or re.match(r"[^={]*\(", code):
        return "function"
    return "variable" if code.endswith(";") else None


def comment_above(lines, number):
    """The comment of `///` that ends directly above this line, as one line."""
    words = []
    while number > 0 and (match := re.match(r"\s*///(?!<)\s*(.*)", lines[number - 1])):
        words.insert(0, match[1])
        number -= 1
    return " ".join(words)


def said_once(line, of_modules):
    """What is said of such a member everywhere, if it is one of those that many types have."""
    for pattern, what in SAID_ONCE + (SAID_ONCE_OF_MODULES if of_modules else []):
        if re.match(pattern, line.strip()):
            return what
    return None


def shared_comments(lines, of_modules):
    """The comments that lines share with the one above, by the numbers of the lines."""
    shared = {}
    for number in range(1, len(lines)):
        kind = kind_of_member(lines[number])
        if kind is None or kind != kind_of_member(lines[number - 1]):
            continue
        if re.match(r"\s*", lines[number])[0] != re.match(r"\s*", lines[number - 1])[0]:
            continue
        comment = shared.get(number - 1) or comment_above(lines, number - 1)
        says_itself = lines[number].startswith("inline constexpr Refusal ") or said_once(lines[number], of_modules)
        if comment and "```" not in comment and not says_itself:
            shared[number] = comment
    return shared


def mark_file_comment(lines, result):
    """What stands above all code, or above the namespace, is about the header and not about the namespace."""
    for number in range(1, len(lines)):
        if not lines[number].startswith("///") or lines[number - 1]:
            continue
        after = number
        while after < len(lines) and lines[after].startswith("///"):
            after += 1
        while after < len(lines) and not lines[after]:
            after += 1
        if after == len(lines) or re.match(r"#include|namespace carcassonne", lines[after]):
            result[number - 1] = "/// @file"


def converted_header(text, of_modules=True):
    """A header for Doxygen: what is said once is said everywhere, and what it would misread is not there."""
    lines = text.splitlines()
    result = list(lines)
    mark_file_comment(lines, result)
    shared = shared_comments(lines, of_modules)
    for number, line in enumerate(lines):
        begin = first_line(lines, number)
        if match := STRONG_ID.match(line):
            # Functions that differ only in the kind of an id would be one and the same.
            result[number] = f"struct {match[1]} : StrongId<{match[2]}, {match[3]}> {{}};"
        elif FRIEND_TYPE.match(line):
            # They are listed as if they were public names.
            for i in range(begin, number + 1):
                result[i] = ""
        elif SPECIALISATION.match(line) and not documented(lines, begin):
            # What is said of a template holds for its special cases, and more than that is not said of them.
            indent = re.match(r"\s*", lines[begin])[0]
            result[begin] = f"{indent}/** A special case. */ {lines[begin].strip()}"
        elif line.startswith("inline constexpr Refusal ") and not documented(lines, number):
            # A refusal says itself what it is.
            if match := REFUSAL.match("\n".join(lines[number : number + 5])):
                is_engines = match[1].startswith(OF_THE_ENGINE)
                where = f"{ENGINE}.html" if is_engines else f"{RULES}.html#{RULES}__{match[1].lower()}"
                why = html.escape("".join(re.findall(LITERAL, match[2])))
                result[number] = f'/** Refused by <a href="{where}">{match[1]}</a>: {why}. */ {line}'
        elif not documented(lines, begin):
            if what := said_once(line, of_modules) or shared.get(number):
                indent = re.match(r"\s*", lines[begin])[0]
                result[begin] = f"{indent}/** {what} */ {lines[begin].strip()}"
    return "\n".join(result) + "\n"


def converted_c_header(text, name):
    """A header in C: the first comment is about all of it, those like `/* ---- Games ---- */` are headings."""
    text = re.sub(r"^( *)/\* (?!----)", r"\1/** ", text, flags=re.MULTILINE)
    return re.sub(r"\A/\*\* ", f"/** @file {name} ", text)


def self_test():
    header = """#pragma once

/// About the header.
namespace carcassonne {

/// Said.
using FigureId = StrongId<struct FigureTag, std::uint8_t>;
inline constexpr Refusal no_way{"BAS-04",
                                "no <way>"};
inline constexpr Refusal no_set{"SET-02", "none"};
struct Step {
    static constexpr std::string_view verb = "step";
    /// Said.
    static constexpr std::string_view word = "step";
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
    template <class>
    friend class Other;
    using Hooks = TypeList<>;
    int steps = 0;
    /// Said of
    /// both.
    std::size_t size() const noexcept { return size_(0); }
    bool operator==(Step other) const;
    int not_a_function = f();

    /// Said.
    int column = 0;  // from 1
    int line{f()};
    int far;

    int further;
    /// Said.
    int longer() {
    int inside = 0;
};
template <>
struct List<int> {
"""
    wanted = """#pragma once
/// @file
/// About the header.
namespace carcassonne {

/// Said.
struct FigureId : StrongId<FigureTag, std::uint8_t> {};
/** Refused by <a href="page_rules_by_module.html#page_rules_by_module__bas-04">BAS-04</a>: no &lt;way&gt;. */ \
inline constexpr Refusal no_way{"BAS-04",
                                "no <way>"};
/** Refused by <a href="page_rules_engine.html">SET-02</a>: none. */ inline constexpr Refusal no_set{"SET-02", "none"};
struct Step {
    /** The word with which it begins in texts. */ static constexpr std::string_view verb = "step";
    /// Said.
    static constexpr std::string_view word = "step";
    /** Calls `visit` with every part, in the order in which they are said. */ template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {


    /** What it does: each entry promises a function. */ using Hooks = TypeList<>;
    int steps = 0;
    /// Said of
    /// both.
    std::size_t size() const noexcept { return size_(0); }
    /** Said of both. */ bool operator==(Step other) const;
    int not_a_function = f();

    /// Said.
    int column = 0;  // from 1
    /** Said. */ int line{f()};
    /** Said. */ int far;

    int further;
    /// Said.
    int longer() {
    int inside = 0;
};
/** A special case. */ template <>
struct List<int> {
"""
    found = converted_header(header)
    if found != wanted:
        print(f"NOT AS IT SHOULD BE:\n{found}\ninstead of\n{wanted}")
    plain = "struct Some {\n    using Steps = List;\n};\n"
    if converted_header(plain, of_modules=False) != plain:
        print("NOT AS IT SHOULD BE: what is said of modules is said of others")
        return 1
    in_c = "/* All of it. */\n/* ---- Games ---- */\nstruct one {\n    /* A. */\n    int a; /* b */\n};\n"
    found_in_c = converted_c_header(in_c, "c.h")
    if found_in_c != "/** @file c.h All of it. */\n/* ---- Games ---- */\nstruct one {\n    /** A. */\n    int a; /* b */\n};\n":
        print(f"NOT AS IT SHOULD BE:\n{found_in_c}")
        return 1
    return 0 if found == wanted else 1


def is_of_modules(path):
    return "modules" in path.parts or path.name == "module.hpp"


def list_shared(paths):
    """Prints each member that shares a comment and the comment, for somebody who reads whether it is true of it."""
    for path in paths:
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, comment in shared_comments(lines, is_of_modules(path)).items():
            if not PRIVATE.search(lines[number]):
                print(f"{path}:{number + 1}: {lines[number].strip()}\n    {comment}")
    return 0


def main():
    if len(sys.argv) > 2 and sys.argv[1] == "--shared":
        return list_shared([pathlib.Path(path) for path in sys.argv[2:]])
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if sys.argv[1] == "--self-test":
        return self_test()
    path = pathlib.Path(sys.argv[1])
    text = path.read_text(encoding="utf-8")
    sys.stdout.write(converted_c_header(text, path.name) if path.suffix == ".h" else converted_header(text, is_of_modules(path)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
