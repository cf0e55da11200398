#!/usr/bin/env python3
"""Checks that every link of a page to another page leads somewhere.

    check_links.py FOLDER       checks README.md, CHANGELOG.md, CONTRIBUTING.md, all pages below FOLDER/docs and FOLDER/cmake and
                                the forms below FOLDER/.github
    check_links.py --self-test  checks that every kind of fault is found

A link to a file must name a file or folder that is there, and after a # a heading of that page. A form is shown below
`issues/`, and links from there to `tree/main/`. Links into the net are not followed.
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


def links_of(page):
    """The links of a page with the number of the line in which each begins. A link may go on in the next line."""
    lines = dict(text_of(page))
    for number, line in lines.items():
        line = re.sub(r"`[^`]*`", "", line)
        both = line + " " + re.sub(r"`[^`]*`", "", lines.get(number + 1, ""))
        for link in LINK.finditer(both):
            if link.start() < len(line):
                yield number, link[1]


def faults_of(page, form=False):
    for number, target in links_of(page):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        if form:
            if not path.startswith("../tree/main/"):
                yield f"{page}:{number}: {target}: a form does not stand in the folder"
                continue
            path = "../../" + path.removeprefix("../tree/main/")
        file = page.parent / path if path else page
        if not file.exists():
            yield f"{page}:{number}: {target}: there is no such file"
        elif anchor and (file.suffix != ".md" or anchor not in anchors_of(file)):
            yield f"{page}:{number}: {target}: there is no such heading"


def check(folder):
    pages = [page for page in (folder / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")) if page.exists()]
    pages += sorted([*(folder / "docs").rglob("*.md"), *(folder / "cmake").rglob("*.md")])
    forms = sorted((folder / ".github").rglob("*.yml"))
    faults = [fault for page in pages for fault in faults_of(page)]
    faults += [fault for form in forms for fault in faults_of(form, form=True)]
    for fault in faults:
        print(fault)
    print(f"{len(pages)} pages, {len(forms)} forms, {len(faults)} links that lead nowhere")
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
        for link in ["[a](gone.md)", "[a](docs/other.md#gone)", "[a](#gone)", "[a](docs#other)", "x [a](b/c.md 'title')", "[a\nb](gone.md)"]:
            (folder / "README.md").write_text(good + link + "\n")
            if check(folder) != 1:
                wrong.append(link)
        (folder / "README.md").write_text(good)
        (folder / "docs" / "rules" / "deep.md").write_text("[up](other.md)\n")
        if check(folder) != 1:
            wrong.append("a link from a folder below")
        (folder / "docs" / "rules" / "deep.md").write_text("[up](../other.md)\n")
        (folder / ".github" / "ISSUE_TEMPLATE").mkdir(parents=True)
        form = folder / ".github" / "ISSUE_TEMPLATE" / "form.yml"
        for text, faults in [("[a](../tree/main/docs/other.md#twice)", 0), ("[a](../tree/main/docs/gone.md)", 1), ("[a](docs/other.md)", 1)]:
            form.write_text("body: " + text + "\n")
            if check(folder) != faults:
                wrong.append("a form: " + text)
    for what in wrong:
        print(f"NOT SEEN AS IT IS: {what}")
    return len(wrong)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(1 if (self_test() if sys.argv[1] == "--self-test" else check(Path(sys.argv[1]))) else 0)
