#!/usr/bin/env python3
"""What Doxygen needs to make a site of the pages as they are.

    site.py page FILE             prints a page as Doxygen is to read it
    site.py files PROJECT HTML    writes into the site what its pages link to and Doxygen does not make, and checks that no
                                  word of them is lost
    site.py places PROJECT        checks that every page has one place in docs/index.md
    site.py --self-test           checks all of these

Pages are written for people who read them in the repository. So here their headings get the names that links to them use,
their links lead to the pages of the site, and those to any other file of the project lead to a copy of it in `files/`. The
lists of docs/index.md are the chapters of the site, in this order. Lines keep their numbers. headers.py does the same for
headers.
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
LINK = re.compile(
    r"(?P<code>`+(?:(?!\n\n)[^`])*`+)|"
    r"(?P<image>!?)\[(?P<text>(?:(?!\n\n)[^\[\]`]|`[^`]*`)*)\]\((?P<target>[^)\s]+)\)"
)
HEADING = re.compile(r"^(#{1,6}) +(.*?) *#*$")
START = pathlib.PurePosixPath("docs/index.md")
README = pathlib.PurePosixPath("README.md")


# Pages.


def anchor(heading, taken):
    """What links call a heading: small letters, without signs, blanks as hyphens, a number where it is there twice."""
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
    top = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")
    pages = [pathlib.PurePosixPath(name) for name in top if (project / name).exists()]
    below = sorted((project / "docs").rglob("*.md"))
    return pages + [pathlib.PurePosixPath(page.relative_to(project).as_posix()) for page in below]


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
            where = "../" * (len(path.parts) + 1) + address(project, START, f"../{inner}")
            lines.append(f'<li><a href="{where}">{html.escape(part.name)}</a></li>')
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
