#!/usr/bin/env python3
"""Compares the pages that are printed from the code, and what pages quote from it, with the code.

Usage: check.py [--write] PROGRAM PROJECT_FOLDER

PROGRAM is carcassonne_pages. With --write the printed pages are written instead of compared. A quote stands in a page
between ```cpp quote FILE and ```; its lines must follow one another in the file, at whatever indentation.
"""
import argparse
import difflib
import pathlib
import re
import subprocess
import sys
import textwrap

PRINTED = ["order_of_play", "hooks"]
AGAIN = "write it again with: cmake --build <build folder> --target pages"
QUOTE = re.compile(r"^```cpp quote (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def compare(name, program, docs, write):
    """Whether the page is as the program prints it."""
    page = docs / f"{name}.md"
    printed = subprocess.run([program, name], capture_output=True, check=True).stdout.decode("utf-8").replace("\r\n", "\n")
    if write:
        page.write_text(printed, encoding="utf-8", newline="\n")
        return True
    written = page.read_text(encoding="utf-8") if page.exists() else ""
    if written == printed:
        return True
    lines = difflib.unified_diff(written.splitlines(), printed.splitlines(), str(page), "printed from the code", lineterm="")
    print("\n".join(lines))
    print(f"{page} is out of date; {AGAIN}")
    return False


def check_quotes(page, folder):
    """How many quotes the page has and how many of them are wrong."""
    count = wrong = 0
    text = page.read_text(encoding="utf-8")
    for match in QUOTE.finditer(text):
        count += 1
        file = folder / match[1]
        lines = match[2].rstrip("\n").splitlines()
        source = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        wanted = textwrap.dedent("\n".join(lines))
        found = any(
            textwrap.dedent("\n".join(source[start : start + len(lines)])) == wanted
            for start in range(len(source) - len(lines) + 1)
        )
        if not found or not lines:
            wrong += 1
            line = text[: match.start()].count("\n") + 1
            print(f"{page}:{line}: this is not what stands in {match[1]}")
    return count, wrong


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--write", action="store_true")
    arguments.add_argument("program")
    arguments.add_argument("folder", type=pathlib.Path)
    options = arguments.parse_args()

    docs = options.folder / "docs"
    good = [compare(name, options.program, docs, options.write) for name in PRINTED]
    quotes = wrong = 0
    for page in sorted(docs.rglob("*.md")):
        count, faults = check_quotes(page, options.folder)
        quotes, wrong = quotes + count, wrong + faults
    done = "written" if options.write else "compared"
    print(f"{len(good)} pages {done}, {good.count(False)} out of date; {quotes} quotes, {wrong} wrong")
    if quotes == 0:
        print("nothing is quoted: that is a mistake of this check")
    return 0 if all(good) and wrong == 0 and quotes != 0 else 1


if __name__ == "__main__":
    sys.exit(main())
