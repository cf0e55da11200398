#!/usr/bin/env python3
"""Does what docs/start.md tells a newcomer to do, in an empty folder.

    check_start.py PROJECT_FOLDER  writes the files, runs the commands, compares the output
    check_start.py --self-test     checks that every kind of fault is found

A block of a page belongs to the lines before it: one whose last line ends with "the file `name`:" is the content of that
file. Blocks of `sh` are commands and run one after the other; those of `sh root` are for the administrator of the machine
and are not run. A block of `text` shows lines of the output of the last commands in their order; `...` stands for any others.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"(?P<before>[^\n]*)\n\n```(?P<language>[^\n]+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"the file `([^`]+)`:$")


def missing_line(shown, output):
    """The first of the lines shown that the output does not have in this order; nothing when all are there."""
    rest = iter(output.splitlines())
    for line in shown.splitlines():
        if line != "..." and line not in rest:
            return line
    return None


def check(page, folder, environment):
    """What is wrong with the page, or nothing. What it tells to do is done in `folder`."""
    output = None
    ran = 0
    for block in BLOCK.finditer(page.read_text(encoding="utf-8")):
        text = block["text"]
        if name := FILE.search(block["before"]):
            (folder / name[1]).write_text(text, encoding="utf-8")
        elif block["language"] == "sh":
            done = subprocess.run(["sh", "-eu"], input=text, cwd=folder, env=environment, capture_output=True, text=True)
            if done.returncode != 0:
                return f"these commands fail:\n{text}{done.stdout}{done.stderr}"
            output = done.stdout
            ran += 1
        elif block["language"] == "text":
            if output is None:
                return "output is shown before anything is run"
            if (line := missing_line(text, output)) is not None:
                return f"the output has no line, or not in this place: {line}\n{output}"
        elif block["language"] != "sh root":
            return f"a block that belongs to no file: {block['language']}"
    return None if ran and output else "nothing was run, or it said nothing"


def self_test():
    good = "Into the file `a.txt`:\n\n```c\nhi\nyou\n```\n\nRun.\n\n```sh\ncat a.txt; echo end\n```\n\nIt says:\n\n```text\nhi\n...\nend\n```\n"
    pages = {
        good: True,
        "As root:\n\n```sh root\nexit 1\n```\n\n" + good: True,
        good.replace("cat", "cat none"): False,
        good.replace("...\nend\n", "...\nEND\n"): False,
        good.replace("hi\n...\nend", "end\nhi"): False,
        good.replace("Into the file `a.txt`:", "So:"): False,
        good.replace("```sh\n", "```sh root\n"): False,
        "Nothing.\n": False,
    }
    wrong = 0
    for text, right in pages.items():
        with tempfile.TemporaryDirectory() as name:
            page = pathlib.Path(name) / "page.md"
            page.write_text(text)
            if (check(page, pathlib.Path(name), None) is None) != right:
                wrong += 1
                print(f"NOT SEEN AS IT IS: {text}")
    return wrong


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if sys.argv[1] == "--self-test":
        return 1 if self_test() else 0
    project = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "carcassonne").symlink_to(project)
        # As on a machine where nobody has set anything up.
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("CMAKE_", "CXXFLAGS"))}
        if not shutil.which("make"):
            environment["CMAKE_GENERATOR"] = "Ninja"
        fault = check(project / "docs" / "start.md", folder, environment)
    if fault:
        print(fault)
    return 1 if fault else 0


if __name__ == "__main__":
    sys.exit(main())
