#!/usr/bin/env python3
"""Checks that the library as one file is the library.

    check_single_header.py FILE INCLUDE_FOLDER HEADER...    HEADER... are those that have to be in it
    check_single_header.py --self-test

What a header says, without its #pragma once and its #include lines, is in the file once and as a whole. What is in none of
the named headers is not in the file, and nothing is included that the project has.
"""

import re
import sys
import tempfile
from pathlib import Path

INCLUDE = re.compile(r"\s*#\s*include\b")
OWN_INCLUDE = re.compile(r'\s*#\s*include\s*(?:[<"]\s*carcassonne|")')
ONCE = re.compile(r"\s*#\s*pragma\s+once\b")


def saying(text):
    """The lines of a header that have to be in the file. An #include within #if is one of them."""
    depth, kept = 0, []
    for line in text.splitlines():
        depth += bool(re.match(r"\s*#\s*if", line)) - bool(re.match(r"\s*#\s*endif", line))
        if not ONCE.match(line) and not (depth == 0 and INCLUDE.match(line)):
            kept.append(line)
    return "\n".join(kept).strip()


def check(file, include, headers):
    """Everything that is wrong with the file."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    faults = [f"line {number} includes what is in the project: {line}" for number, line in enumerate(lines, 1)
              if OWN_INCLUDE.match(line)]
    if sum(bool(ONCE.match(line)) for line in lines) != 1:
        faults.append("#pragma once is not there once")
    if not lines or not re.match(r"// carcassonne \d+\.\d+\.\d+,", lines[0]):
        faults.append("the first line does not tell the version")
    if "Copyright" not in text:
        faults.append("the licence is missing")
    said = 0
    for header in headers:
        body = saying((include / header).read_text(encoding="utf-8"))
        count = text.count(f"\n{body}\n")
        said += len(body.splitlines())
        if count != 1:
            faults.append(f"{header} is in it {count} times")
    if not headers:
        faults.append("no header was named")
    wanted = {path for path in headers}
    for path in sorted(include.rglob("carcassonne/**/*.hpp")):
        header = path.relative_to(include).as_posix()
        if header not in wanted and f"// ==== {header}\n" in text:
            faults.append(f"{header} is in it and should not be")
    # A head, a line and two blank ones for each header, and one for each standard header: no room for anything else.
    room = said + 4 * len(headers) + 100
    if len(lines) > room:
        faults.append(f"it has {len(lines)} lines, and {room} are enough for its headers")
    return faults


def self_test():
    sides, all_of_it = "#pragma once\n#include <array>\n\nint side();\n", '#pragma once\n#include "carcassonne/side.hpp"\nint all();\n'
    tree = {"carcassonne/side.hpp": sides, "carcassonne/all.hpp": all_of_it, "carcassonne/json.hpp": "#pragma once\nint json();\n"}
    good = "// carcassonne 1.2.3, Copyright\n#pragma once\n#include <array>\n\n// ==== carcassonne/side.hpp\n\nint side();\n\nint all();\n"
    cases = [
        ("good", good, None),
        ("missing", good.replace("int side();\n", ""), "side.hpp is in it 0 times"),
        ("twice", good + "\nint all();\n", "all.hpp is in it 2 times"),
        ("changed", good.replace("int all()", "int all(int)"), "all.hpp is in it 0 times"),
        ("includes", good + '#include "carcassonne/json.hpp"\n', "includes what is in the project"),
        ("includes in angles", good + " # include <carcassonne/json.hpp>\n", "includes what is in the project"),
        ("once twice", good + "#pragma once\n", "#pragma once is not there once"),
        ("no version", good.replace("1.2.3", ""), "version"),
        ("no licence", good.replace("Copyright", ""), "licence"),
        ("too much", good + "// ==== carcassonne/json.hpp\nint json();\n", "json.hpp is in it and should not be"),
        ("much too much", good + "// more\n" * 200, "are enough"),
    ]
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "carcassonne").mkdir()
        for path, text in tree.items():
            (folder / path).write_text(text, encoding="utf-8")
        for what, text, expected in cases:
            (folder / "one.hpp").write_text(text, encoding="utf-8")
            faults = check(folder / "one.hpp", folder, ["carcassonne/side.hpp", "carcassonne/all.hpp"])
            if (faults != []) if expected is None else (len(faults) != 1 or expected not in faults[0]):
                wrong += 1
                print(f"{what}: expected {expected!r}, found {faults}")
        (folder / "one.hpp").write_text(good, encoding="utf-8")
        if not check(folder / "one.hpp", folder, []):
            wrong += 1
            print("no header at all has no fault")
    print(f"{len(cases) + 1} files checked, {wrong} wrong")
    return 1 if wrong else 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if len(arguments) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    faults = check(Path(arguments[0]), Path(arguments[1]), arguments[2:])
    print("\n".join([*faults, f"{len(arguments) - 2} headers, {len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
