#!/usr/bin/env python3
"""Checks that every link of a site made of HTML files leads somewhere within it.

    check_site.py FOLDER       checks all pages below a folder
    check_site.py --self-test  checks that every kind of fault is found

A link to a file must name a file that is there, and after a # something on that page with this id or name. Style sheets,
scripts and pictures count as links. Links into the net are not followed. Markdown that was not understood and stands in a page
as it was written is a fault, too.
"""

import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit
import re

LINKS = {"a": "href", "area": "href", "link": "href", "script": "src", "img": "src", "iframe": "src", "object": "data"}
LEFTOVER = re.compile(r"\]\([\w./#-]+\)|\[TOC\]|^```|\{#\w+\}|@(?:subpage|ref|tableofcontents|(?:end)?code|(?:sub)*section)\b", re.MULTILINE)


class Page(HTMLParser):
    """The links of a page, what can be linked to, and text that looks like Markdown outside of code."""

    def __init__(self, text):
        super().__init__()
        self.links, self.names, self.leftovers, self.code = [], set(), [], 0
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        known = dict(attributes)
        if LINKS.get(tag) in known:
            self.links.append((self.getpos()[0], known[LINKS[tag]] or ""))
        self.names.update(known[name] for name in ("id", "name") if known.get(name))
        if self.is_code(tag, known):
            self.code += 1
            self.stack = getattr(self, "stack", []) + [tag]
        elif self.code and tag == self.stack[-1]:
            self.stack.append(tag + " within")

    def handle_endtag(self, tag):
        stack = getattr(self, "stack", [])
        if stack and stack[-1] == tag:
            stack.pop()
            self.code -= 1
        elif stack and stack[-1] == tag + " within":
            stack.pop()

    def handle_data(self, text):
        if not self.code:
            self.leftovers += [(self.getpos()[0], found) for found in LEFTOVER.findall(text)]

    @staticmethod
    def is_code(tag, known):
        return tag in {"code", "pre", "script", "style"} or (tag == "div" and "fragment" in (known.get("class") or "").split())


def faults_of(folder):
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    links = 0
    faults = []
    for path, page in pages.items():
        for line, target in page.links:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            links += 1
            file = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not file.is_file():
                faults.append(f"{path}:{line}: {target}: there is no such file")
            elif parts.fragment and file in pages and unquote(parts.fragment) not in pages[file].names:
                faults.append(f"{path}:{line}: {target}: nothing there has this name")
        faults += [f"{path}:{line}: not understood: {text}" for line, text in page.leftovers]
    return len(pages), links, faults


def check(folder):
    pages, links, faults = faults_of(folder)
    for fault in faults[:50]:
        print(fault)
    print(f"{pages} pages, {links} links, {len(faults)} faults")
    return len(faults) + (0 if links else 1)


def self_test():
    good = (
        '<p id="here">x</p><a name="there"></a><a href="#here">a</a><a href="deep/b%20c.html#in">b</a><img src="p.svg"/>'
        '<a href="https://example.org/x#y">c</a><code>[a](b.md)</code><div class="line fragment"><div>[a](b.md)</div></div>\n'
    )
    wrong = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "deep").mkdir()
        (folder / "p.svg").write_text("<svg/>")
        (folder / "deep" / "b c.html").write_text('<h1 id="in">x</h1><a href="../a.html#there">y</a>')
        for text, faults in [
            ("", 0),
            ('<a href="gone.html">x</a>', 1),
            ('<a href="deep">x</a>', 1),
            ('<a href="#gone">x</a>', 1),
            ('<a href="deep/b%20c.html#gone">x</a>', 1),
            ('<img src="gone.svg">', 1),
            ("<p>[a](b.md)</p>", 1),
            ("<code>x</code>[a](b.md#c)", 1),
            ("<h2>Heading {#name}</h2>", 1),
            ("<p>@section</p>", 1),
        ]:
            (folder / "a.html").write_text(good + text)
            _, _, found = faults_of(folder)
            if len(found) != faults:
                wrong.append(f"{text}: {found}")
    with tempfile.TemporaryDirectory() as name:
        if check(Path(name)) == 0:
            wrong.append("an empty folder")
    for what in wrong:
        print(f"NOT SEEN AS IT IS: {what}")
    return len(wrong)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(1 if (self_test() if sys.argv[1] == "--self-test" else check(Path(sys.argv[1]))) else 0)
