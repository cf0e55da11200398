#!/usr/bin/env python3
"""Checks that every link of a page to another page leads somewhere.

    check_links.py FOLDER       checks README.md, CHANGELOG.md, CONTRIBUTING.md and all pages below FOLDER/docs and FOLDER/cmake
    check_links.py --self-test  checks that every kind of fault is found

A link to a file must name a file or folder that is there, and after a # a heading of that page. Links into the net are
not followed.
"""

import re
import sys
import tempfile
from pathlib import Path

LINK = re.compile(r"\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)")
FENCE = re.compile(r"^\s*(```|~~~)")


def text_of(page):
    """The lines of a page with their numbers, without what is shown as code."""
    in_code = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if FENCE.match(line):
            in_code = not in_code
        elif not in_code:
            yield number, line


def anchors_of(page):
    """What the headings of a page are called in links: small letters, without signs, blanks as hyphens."""
    anchors = set()
    for _, line in text_of(page):
        if match := re.match(r"#{1,6} +(.*?) *#*$", line):
            heading = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", match[1]).lower()
            anchor = re.sub(r"[^\w\- ]", "", heading).replace(" ", "-")
            same = anchor
            count = 0
            while same in anchors:
                count += 1
                same = f"{anchor}-{count}"
            anchors.add(same)
    return anchors


def faults_of(page):
    for number, line in text_of(page):
        for target in LINK.findall(re.sub(r"`[^`]*`", "", line)):
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = target.partition("#")
            file = page.parent / path if path else page
            if not file.exists():
                yield f"{page}:{number}: {target}: there is no such file"
            elif anchor and (file.suffix != ".md" or anchor not in anchors_of(file)):
                yield f"{page}:{number}: {target}: there is no such heading"


def check(folder):
    pages = [page for page in (folder / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")) if page.exists()]
    pages += sorted([*(folder / "docs").rglob("*.md"), *(folder / "cmake").rglob("*.md")])
    faults = [fault for page in pages for fault in faults_of(page)]
    for fault in faults:
        print(fault)
    print(f"{len(pages)} pages, {len(faults)} links that lead nowhere")
    return len(faults) + (0 if pages else 1)


def self_test():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "docs" / "rules").mkdir(parents=True)
        (folder / "docs" / "other.md").write_text("# Other\n\n## What it `costs`, now\n\n## Twice\n\n## Twice\n")
        (folder / "docs" / "rules" / "deep.md").write_text("[up](../other.md#twice-1) [top](../../README.md)\n")
        good = (
            "# Here we are\n[a](docs/other.md) [b](docs/other.md#what-it-costs-now) [c](#here-we-are) [d](docs)\n"
            "[net](https://example.org/x.md#y) `[code](nowhere.md)`\n```cpp\nauto f = [](gone.md) {};\n```\n"
        )
        (folder / "README.md").write_text(good)
        wrong = [] if check(folder) == 0 else ["sound links"]
        for link in ["[a](gone.md)", "[a](docs/other.md#gone)", "[a](#gone)", "[a](docs#other)", "x [a](b/c.md 'title')"]:
            (folder / "README.md").write_text(good + link + "\n")
            if check(folder) != 1:
                wrong.append(link)
        (folder / "README.md").write_text(good)
        (folder / "docs" / "rules" / "deep.md").write_text("[up](other.md)\n")
        if check(folder) != 1:
            wrong.append("a link from a folder below")
    for what in wrong:
        print(f"NOT SEEN AS IT IS: {what}")
    return len(wrong)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(1 if (self_test() if sys.argv[1] == "--self-test" else check(Path(sys.argv[1]))) else 0)
