#!/usr/bin/env python3
"""Checks that docs/adopt.md shows the programs of this folder as they are.

    check_page.py PAGE FOLDER     FOLDER is the one with the programs
    check_page.py --self-test

Each main.cpp, CMakeLists.txt and build.sh, without the comment at its head, is a block of the page. Each block of C++ or
CMake is one of these files, and so is each command that compiles a program.
"""

import re
import sys
import tempfile
from pathlib import Path

LANGUAGES = {"main.cpp": "cpp", "CMakeLists.txt": "cmake", "build.sh": "sh"}
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEAD = re.compile(r"\A(?:(?:#(?!include)|//).*\n)+\n")


def faults_of(page, folder):
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    shown = set()
    files = sorted(file for file in folder.rglob("*") if file.name in LANGUAGES)
    for file in files:
        text = file.read_text(encoding="utf-8")
        if not HEAD.match(text):
            yield f"{file.name} does not say what it is"
        block = (LANGUAGES[file.name], HEAD.sub("", text))
        shown.add(block)
        if block not in blocks:
            yield f"{file.relative_to(folder)} is not shown as it is"
    if not files:
        yield "there are no programs"
    for language, text in blocks:
        compiles = language in ("cpp", "cmake") or (language == "sh" and "CXX" in text)
        if compiles and (language, text) not in shown:
            yield f"this is not what is tried:\n{text}"


def self_test():
    files = {"main.cpp": "// A game.\n\n#include <a>\n", "plain/build.sh": "# By hand,\n# alone.\n\n${CXX} main.cpp\n",
             "found/CMakeLists.txt": "# Found.\n\nproject(a)\n\n# here\nfind(b)\n"}
    page = "# Page\n\n```cpp\n#include <a>\n```\n```sh\ninstall\n```\n```sh\n${CXX} main.cpp\n```\n```cmake\nproject(a)\n\n# here\nfind(b)\n```\n"
    cases = [
        (files, page, None),
        (files, page.replace("<a>", "<b>"), "main.cpp is not shown"),
        (files, page.replace("# here", "# there"), "found/CMakeLists.txt is not shown"),
        (files, page.replace("```cmake", "```"), "found/CMakeLists.txt is not shown"),
        (files, page + "```cmake\nfind(c)\n```\n", "not what is tried"),
        (files, page + "```sh\n${CXX} other.cpp\n```\n", "not what is tried"),
        (files, page + "```sh\nls\n```\n", None),
        ({**files, "more/build.sh": "# More.\n\n${CXX} more.cpp\n"}, page, "more/build.sh is not shown"),
        ({**files, "main.cpp": "#include <a>\n"}, page, "main.cpp does not say"),
        ({}, "", "no programs"),
    ]  # fmt: skip
    wrong = 0
    for number, (tree, text, expected) in enumerate(cases):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name) / "consumer"
            folder.mkdir()
            for path, content in tree.items():
                (folder / path).parent.mkdir(exist_ok=True)
                (folder / path).write_text(content, encoding="utf-8")
            (Path(name) / "page.md").write_text(text, encoding="utf-8")
            faults = list(faults_of(Path(name) / "page.md", folder))
        if (faults != []) if expected is None else (not faults or expected not in faults[0]):
            wrong += 1
            print(f"case {number}: expected {expected!r}, found {faults}")
    print(f"{len(cases)} pages checked, {wrong} wrong")
    return 1 if wrong else 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    faults = list(faults_of(Path(arguments[0]), Path(arguments[1])))
    print("\n".join([*faults, f"{len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
