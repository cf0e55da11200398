#!/usr/bin/env python3
"""What Doxygen needs to make a site of the pages and headers as they are.

    site.py page FILE             prints a page as Doxygen is to read it
    site.py header FILE           prints a header as Doxygen is to read it
    site.py files PROJECT HTML    writes into the site what its pages link to and Doxygen does not make, and checks that no
                                  word of them is lost
    site.py places PROJECT        checks that every page has one place in docs/index.md
    site.py --self-test           checks all of these

Pages are written for people who read them in the repository. So here their headings get the names that links to them use,
their links lead to the pages of the site, and those to any other file of the project lead to a copy of it in `files/`. The
lists of docs/index.md are the chapters of the site, in this order.

Headers say only once what a member is that many types have, such as `verb`; here it is said everywhere. In code that
Doxygen misreads something is left out. Lines keep their numbers.
"""
import collections
import html
import os
import pathlib
import re
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve()
FENCE = re.compile(r"^\s*(```|~~~)")
LINK = re.compile(r"(?P<code>`+(?:(?!\n\n)[^`])*`+)|(?P<image>!?)\[(?P<text>(?:(?!\n\n)[^\[\]`]|`[^`]*`)*)\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^(#{1,6}) +(.*?) *#*$")
START = pathlib.PurePosixPath("docs/index.md")
README = pathlib.PurePosixPath("README.md")
RULES = pathlib.PurePosixPath("docs/rules_by_module.md")


# Pages.


def anchor(heading, taken):
    """What links call a heading: small letters, without signs, blanks as hyphens; a number follows where it is there twice."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    first = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
    name, count = first, 0
    while name in taken:
        count += 1
        name = f"{first}-{count}"
    taken.add(name)
    return name


def page_name(path):
    """What a page is called in the site; `path` is the one in the project."""
    if path == START:
        return "index"
    parts = path.with_suffix("").parts
    return "page_" + "_".join(parts[1:] if parts[0] == "docs" else parts).lower()


def is_page(project, path):
    return path.suffix == ".md" and (path.parts[0] == "docs" or len(path.parts) == 1) and (project / path).exists()


def path_of(project, page, target):
    """The path in the project to which a link of a page leads; nothing for one into the net or within the page."""
    if re.match(r"[a-z]+:", target) or target.startswith("#"):
        return None
    whole = os.path.normpath((project / page).parent / target.partition("#")[0])
    return pathlib.PurePosixPath(pathlib.Path(whole).relative_to(project).as_posix())


def address(project, page, target):
    """Where a link of a page leads in the site."""
    if re.match(r"[a-z]+:", target):
        return target
    _, _, part = target.partition("#")
    path = path_of(project, page, target) or page
    if is_page(project, path):
        return f"{page_name(path)}.html" + (f"#{page_name(path)}__{part}" if part else "")
    if (project / path).is_dir():
        return f"files/{path}/index.html"
    return f"files/{path}" if path.suffix in {".svg", ".png"} else f"files/{path}.html"


def converted_text(project, page, text):
    """Some lines with their links as they are in the site."""

    def link(match):
        if match["code"]:
            # In a table a bar within code is written with a backslash.
            inner = html.escape(match[0].strip("`"))
            return "<code>" + inner.replace("\\|", "&#124;") + "</code>" if "\\|" in inner else match[0]
        where = html.escape(address(project, page, match["target"]))
        if match["image"]:
            return f'<img src="{where}" alt="{html.escape(match["text"])}"/>'
        return f'<a href="{where}">{match["text"]}</a>'

    return LINK.sub(link, text)


def converted_page(project, page):
    """The text of a page for Doxygen."""
    lines, taken, in_code = [], set(), False
    source = (project / page).read_text(encoding="utf-8").splitlines()
    headings = [line for line in source if HEADING.match(line)]
    has_contents = sum(line.startswith("## ") for line in headings) > 3 and page != START
    contents = f"@tableofcontents{{HTML:{1 if len(headings) > 60 else 2}}}"
    text = []  # lines that stand together, since a link may begin on one and end on the next

    def end_text():
        if text:
            lines.append(converted_text(project, page, "\n".join(text)))
            text.clear()

    for number, line in enumerate(source):
        if not in_code and not FENCE.match(line) and line and not HEADING.match(line):
            if page == START and (chapter := re.match(r"- \[([^\]]*)\]\(([^)]*)\)(.*)$", line)):
                name = page_name(path_of(project, page, chapter[2]))
                line = f'- @subpage {name} "{chapter[1]}"{chapter[3]}'
            text.append(line)
            continue
        end_text()
        if FENCE.match(line):
            in_code = not in_code
            # ```cpp quote FILE is C++ for Doxygen as well.
            lines.append(re.sub(r"^(\s*```\w+) .*", r"\1", line))
        elif not in_code and (match := HEADING.match(line)):
            name = anchor(match[2], taken)
            title = match[2] if page == START else converted_text(project, page, match[2])
            if number == 0 and page == README:
                title = "Readme"
            if page == START and number != 0:
                # No heading, since it would stand among the pages where the site lists them.
                lines.append(f'<h2><a id="{page_name(page)}__{name}"></a>{title}</h2>')
            elif number == 0:
                lines.append(f"{match[1]} {title}" + ("" if page == START else f" {{#{page_name(page)}}}"))
            else:
                lines.append(f"{match[1]} {title} {{#{page_name(page)}__{name}}}")
        else:
            lines.append(contents if number == 1 and not line and has_contents else line)
    end_text()
    return "\n".join(lines) + "\n"


def links_of(project, page):
    """The paths in the project to which the links of a page lead."""
    prose, in_code = [], False
    for line in (project / page).read_text(encoding="utf-8").splitlines():
        is_fence = bool(FENCE.match(line))
        in_code = in_code != is_fence
        prose.append("" if in_code or is_fence else line)
    for match in LINK.finditer("\n".join(prose)):
        if not match["code"] and (path := path_of(project, page, match["target"])):
            yield path


def pages_of(project):
    pages = [pathlib.PurePosixPath(name) for name in ("README.md", "CHANGELOG.md") if (project / name).exists()]
    return pages + [pathlib.PurePosixPath(page.relative_to(project).as_posix()) for page in sorted((project / "docs").rglob("*.md"))]


def faults_of_places(project):
    """Pages that docs/index.md does not list, or more than once, so that they would have no place in the site."""
    text = (project / START).read_text(encoding="utf-8")
    listed = [path_of(project, START, target) for target in re.findall(r"^- \[[^\]]*\]\(([^)]*)\)", text, re.MULTILINE)]
    for page in pages_of(project):
        if page != START and listed.count(page) != 1:
            yield f"{START}: {page} is listed {listed.count(page)} times"


def words(text):
    return collections.Counter(re.findall(r"[A-Za-z]{2,}", text))


def lost_words(project, site, page):
    """Words of a page that the site does not have as often: what Doxygen swallowed because it took it for a command."""
    lines, in_code = [], False
    for line in (project / page).read_text(encoding="utf-8").splitlines():
        if FENCE.match(line):
            in_code = not in_code
        elif in_code:
            lines.append(line)
        else:
            shown = LINK.sub(lambda match: match[0] if match["code"] else match["text"] if not match["image"] else "", line)
            lines.append(re.sub(r"</?[a-z]+>", "", shown))
    text = re.sub(r"<!--.*?-->", "", "\n".join(lines), flags=re.DOTALL)
    # A link that begins on one line and ends on the next.
    text = re.sub(r"\]\([^)\s]*\)", "", text)
    made = (site / f"{page_name(page)}.html").read_text(encoding="utf-8")
    made = re.sub(r"<(script|style).*?</\1>", "", made, flags=re.DOTALL)
    shown = html.unescape(re.sub(r"<[^>]*>", " ", made))
    return words(text) - words(shown)


# Files that pages link to.

FILE_PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<link href="{up}doxygen.css" rel="stylesheet" type="text/css"></head>
<body style="margin: 1em"><p><a href="{up}index.html">carcassonne</a> / {title}</p>
{content}
</body></html>
"""


def write_file_page(site, path, name, content):
    target = site / "files" / name
    target.parent.mkdir(parents=True, exist_ok=True)
    up = "../" * (len(target.relative_to(site).parts) - 1)
    target.write_text(FILE_PAGE.format(title=html.escape(str(path)), up=up, content=content), encoding="utf-8")


def write_file(project, site, path, written):
    """Writes the copy of one file or folder of the project, and of what is in the folder."""
    if path in written or is_page(project, path):
        return
    written.add(path)
    file = project / path
    if file.is_dir():
        lines = []
        for part in sorted(file.iterdir()):
            inner = path / part.name
            if part.name.startswith((".", "__")):
                continue
            write_file(project, site, inner, written)
            up = "../" * (len(path.parts) + 1)
            lines.append(f'<li><a href="{up}{address(project, START, "../" + str(inner))}">{html.escape(part.name)}</a></li>')
        write_file_page(site, path, f"{path}/index.html", "<ul>\n" + "\n".join(lines) + "\n</ul>")
    elif path.suffix in {".svg", ".png"}:
        target = site / "files" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
    else:
        text = html.escape(file.read_text(encoding="utf-8", errors="replace"))
        write_file_page(site, path, f"{path}.html", f"<pre>{text}</pre>")


def repair(site):
    """Takes out links to the list of inner types where it is empty, since all of them are private."""
    for page in site.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        if 'href="#nested-classes"' in text and 'name="nested-classes"' not in text:
            text = re.sub(r'<a href="#nested-classes">[^<]*</a>( &#124;)?\s*', "", text)
            page.write_text(text, encoding="utf-8")


def write_files(project, site):
    repair(site)
    written = set()
    for page in pages_of(project):
        for path in links_of(project, page):
            if (project / path).exists():
                write_file(project, site, path, written)
    return len(written)


# Headers.

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
    (r"using Of = RulesOf<\w+>;", "What follows from the list of modules."),
    (r"using Of = typename .*::Of;", "What follows from the list of modules."),
    (r"using Game = carcassonne::Game<Rules>;", "A game of this rule set."),
    (r"using typename Player<Rules>::Game;", "A game of this rule set."),
    (r"using (typename Player<Rules>::Choices|Choices = typename (Game|Of)::Choices);", "The answers to a decision of such a game."),
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
REFUSAL = re.compile(r'^inline constexpr Refusal \w+\{\s*"([A-Z]{3}-\d+)",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\};', re.MULTILINE)
SPECIALISATION = re.compile(r"^(struct|class) \w+<.*>.*[{;]")


def documented(lines, number):
    return number > 0 and re.match(r"\s*(///|\*/|.*\*/$)", lines[number - 1]) is not None


def first_line(lines, number):
    """The line with which a declaration begins: `template` and `requires` may stand above its name."""
    while number > 0 and re.match(r"\s*(template <|requires )", lines[number - 1]):
        number -= 1
    return number


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
    rules = SAID_ONCE + (SAID_ONCE_OF_MODULES if of_modules else [])
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
                where = f"{page_name(RULES)}.html#{page_name(RULES)}__{match[1].lower()}"
                why = html.escape("".join(re.findall(r'"((?:[^"\\]|\\.)*)"', match[2])))
                result[number] = f'/** Refused by <a href="{where}">{match[1]}</a>: {why}. */ {line}'
        elif not documented(lines, begin):
            for pattern, what in rules:
                if re.match(pattern, line.strip()):
                    indent = re.match(r"\s*", lines[begin])[0]
                    result[begin] = f"{indent}/** {what} */ {lines[begin].strip()}"
                    break
    return "\n".join(result) + "\n"


# Everything.


def self_test():
    wrong = []

    def expect(what, found, wanted):
        if found != wanted:
            wrong.append(f"{what}:\n{found}\ninstead of\n{wanted}")

    with tempfile.TemporaryDirectory() as name:
        project = pathlib.Path(name).resolve()
        for folder in ("docs/deep", "tests/rules", "site"):
            (project / folder).mkdir(parents=True)
        (project / "README.md").write_text("# Top\n")
        (project / "tests" / "rules" / "a.scn").write_text("rule <b>\n")
        (project / "docs" / "a.svg").write_text("<svg/>")
        (project / "docs" / "index.md").write_text("# Start [x](a.md)\n\n## Some\n\n- [A page](a.md): see [deep](deep/b.md#two)\n- [B](deep/b.md)\n")
        (project / "docs" / "a.md").write_text(
            "# A\n## One\n### `Two` words, and more\n## One\n[c](#one-1) `[d](e.md)` [`f`](deep/b.md) [g](../tests/rules/a.scn)\n"
            "[h](../tests/rules) ![i](a.svg) [j](https://k.org/l.md) [m\nn](../README.md)\n`\\|`\n```cpp quote n.cpp\n[o](p) # q\n```\n"
            "an odd ` sign\n\n[q](deep) `r`\n"
        )
        (project / "docs" / "deep" / "b.md").write_text("# B\n")
        page = pathlib.PurePosixPath("docs/a.md")
        expect(
            "a page",
            converted_page(project, page),
            "# A {#page_a}\n## One {#page_a__one}\n### `Two` words, and more {#page_a__two-words-and-more}\n"
            '## One {#page_a__one-1}\n<a href="page_a.html#page_a__one-1">c</a> `[d](e.md)` <a href="page_deep_b.html">`f`</a> '
            '<a href="files/tests/rules/a.scn.html">g</a>\n<a href="files/tests/rules/index.html">h</a> '
            '<img src="files/docs/a.svg" alt="i"/> <a href="https://k.org/l.md">j</a> <a href="page_readme.html">m\nn</a>\n<code>&#124;</code>\n'
            "```cpp\n[o](p) # q\n```\nan odd ` sign\n\n"
            '<a href="files/docs/deep/index.html">q</a> `r`\n',
        )
        expect(
            "the start page",
            converted_page(project, START).splitlines()[4],
            '- @subpage page_a "A page": see <a href="page_deep_b.html#page_deep_b__two">deep</a>',
        )
        expect("places", list(faults_of_places(project)), ["docs/index.md: README.md is listed 0 times"])
        inner = project / "site" / "inner.html"
        inner.write_text('<a href="#nested-classes">Classes</a> &#124;\n<a href="#pub">Public</a>')
        expect("files", write_files(project, project / "site"), 4)
        expect("an empty list", inner.read_text(), '<a href="#pub">Public</a>')
        copy = project / "site" / "files" / "tests" / "rules" / "a.scn.html"
        expect("a copied file", "<pre>rule &lt;b&gt;\n</pre>" in copy.read_text(), True)
        listing = project / "site" / "files" / "tests" / "rules" / "index.html"
        expect("a folder", '<a href="../../../files/tests/rules/a.scn.html">a.scn</a>' in listing.read_text(), True)
        expect("a picture", (project / "site" / "files" / "docs" / "a.svg").read_text(), "<svg/>")
        (project / "site" / "page_deep_b.html").write_text("<h1>B</h1><p>of &lt;code&gt; and <b>more</b></p>")
        deep = pathlib.PurePosixPath("docs/deep/b.md")
        (project / deep).write_text("# B\nof `<code>` and [more\nand](../a.md) <!-- not this -->\n```cpp x\nint main\n```\n")
        expect("lost words", sorted(lost_words(project, project / "site", deep)), ["and", "int", "main"])
    header = """#pragma once

/// About the header.
namespace carcassonne {

/// Said.
using FigureId = StrongId<struct FigureTag, std::uint8_t>;
inline constexpr Refusal no_way{"BAS-04",
                                "no <way>"};
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
struct Step {
    /** The word with which it begins in texts. */ static constexpr std::string_view verb = "step";
    /// Said.
    static constexpr std::string_view word = "step";
    /** Calls `visit` with every part, in the order in which they are said. */ template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {


    /** What it does: each entry promises a function. */ using Hooks = TypeList<>;
    int steps = 0;
};
/** A special case. */ template <>
struct List<int> {
"""
    expect("a header", converted_header(header), wanted)
    for what in wrong:
        print(f"NOT AS IT SHOULD BE: {what}")
    return 1 if wrong else 0


def main():
    what, *where = sys.argv[1:] or [""]
    if what == "--self-test" and not where:
        return self_test()
    if what == "page" and len(where) == 1:
        project = HERE.parents[2]
        page = pathlib.PurePosixPath(pathlib.Path(where[0]).resolve().relative_to(project).as_posix())
        sys.stdout.write(converted_page(project, page))
        return 0
    if what == "header" and len(where) == 1:
        path = pathlib.Path(where[0])
        of_modules = "modules" in path.parts or path.name == "module.hpp"
        sys.stdout.write(converted_header(path.read_text(encoding="utf-8"), of_modules))
        return 0
    if what == "files" and len(where) == 2:
        project, site = pathlib.Path(where[0]).resolve(), pathlib.Path(where[1])
        print(f"{write_files(project, site)} files and folders that pages link to")
        faults = 0
        for page in pages_of(project):
            if lost := lost_words(project, site, page):
                faults += 1
                print(f"{page}: these words are not in the site: {', '.join(sorted(lost))}")
        return 1 if faults else 0
    if what == "places" and len(where) == 1:
        faults = list(faults_of_places(pathlib.Path(where[0]).resolve()))
        for fault in faults:
            print(fault)
        return 1 if faults else 0
    sys.exit(__doc__)


if __name__ == "__main__":
    sys.exit(main())
