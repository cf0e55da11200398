#!/usr/bin/env python3
"""Compiles and runs every piece of C++ in the README, the docs and the comments of the headers.

Usage: check_snippets.py --compiler CXX --include DIR [--flags "..."] FILE_OR_FOLDER...
       check_snippets.py --compiler CXX --include DIR --self-test

A piece is what stands between ```cpp and ``` on lines of their own; in a header, in comment lines that begin with ///.
A piece with `int main` is a program. One with a line that begins with `inline` or `struct` stands in `namespace carcassonne`;
each `inline bool f()` in it is called and must return true. Any other is the body of a function there. Pieces that are no
programs are compiled together, each in a namespace of its own with its #include lines at the top. Each must compile without
a warning and return 0.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

OPEN, CLOSE = "```cpp", "```"
TRUTH = re.compile(r"inline bool (\w+)\(\) ")
PIECES_TOGETHER = 24


def pieces(path):
    """All pieces of a file with the number of their first line."""
    found, piece, start = [], None, 0
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if path.suffix == ".hpp":
            comment = re.match(r"\s*/// ?(.*)", line)
            if not comment:
                if piece is not None:
                    sys.exit(f"{path}:{start}: the piece of C++ has no end")
                continue
            line = comment[1]
        if piece is None:
            if line.strip() == OPEN:
                piece, start = [], number + 1
        elif line.strip() == CLOSE:
            found.append((start, piece))
            piece = None
        else:
            piece.append(line)
    if piece is not None:
        sys.exit(f"{path}:{start}: the piece of C++ has no end")
    return found


def is_program(lines):
    return any("int main" in line for line in lines)


def is_scope(lines):
    return any(line.startswith(("inline ", "struct ")) for line in lines)


def unit(path, start, lines):
    """What one piece is inside a program: a namespace of its own, with its lines as they are in the file."""
    name = re.sub(r"\W", "_", f"{path.parent.name}_{path.name}_{start}")
    text = "\n".join("" if line.startswith("#include") else line for line in lines)
    call = ""
    if is_scope(lines):
        for line in lines:
            if truth := TRUTH.match(line):
                call += (f'    if (!carcassonne::{name}::{truth[1]}()) {{\n'
                         f'        std::printf("{path}:{start}: {truth[1]} is false\\n");\n        failed = 1;\n    }}\n')
    else:
        text = f"inline int piece() {{\n{text}\nreturn 0;\n}}"
        call = (f'    if (const int result = carcassonne::{name}::piece(); result != 0) {{\n'
                f'        std::printf("{path}:{start}: returned %d\\n", result);\n        failed = 1;\n    }}\n')
        start -= 1
    return f'namespace carcassonne {{\nnamespace {name} {{\n#line {start} "{path}"\n{text}\n}}\n}}\n', call


def programs(files):
    """The programs that the pieces become: (what it is made of, number of pieces, text). What is no program of its own
    shares one with its neighbours, since most of the time goes into reading the headers."""
    shared = []
    for path in files:
        for start, lines in pieces(path):
            if is_program(lines):
                yield str(path), 1, f'#line {start} "{path}"\n' + "\n".join(lines) + "\n"
            else:
                shared.append((path, start, lines))
    for first in range(0, len(shared), PIECES_TOGETHER):
        together = shared[first:first + PIECES_TOGETHER]
        includes = ["#include <carcassonne/carcassonne.hpp>", "#include <cstdio>"]
        includes += [f'#include "{path}"' for path, _, _ in together if path.suffix == ".hpp"]
        includes += [line for _, _, lines in together for line in lines if line.startswith("#include")]
        units = [unit(*piece) for piece in together]
        yield (", ".join(dict.fromkeys(str(path) for path, _, _ in together)), len(together),
               "\n".join(dict.fromkeys(includes)) + "\n" + "".join(text for text, _ in units) +
               "int main() {\n    int failed = 0;\n" + "".join(call for _, call in units) + "    return failed;\n}\n")


def fault(command, folder, number, text):
    """Compiles and runs one program; what went wrong, or nothing."""
    source = pathlib.Path(folder) / f"program{number}.cpp"
    binary = source.with_suffix("")
    source.write_text(text, encoding="utf-8")
    built = subprocess.run([*command, str(source), "-o", str(binary)], capture_output=True, text=True)
    if built.returncode != 0:
        return f"a piece does not compile\n{built.stderr}"
    ran = subprocess.run([str(binary)], capture_output=True, text=True, timeout=60)
    return "" if ran.returncode == 0 else f"a piece returned {ran.returncode}\n{ran.stdout}{ran.stderr}"


def check(places, options):
    """How many programs failed, and one more if there was none."""
    files = []
    for place in places:
        files += sorted(p for p in place.rglob("*") if p.suffix in {".md", ".hpp"}) if place.is_dir() else [place]
    command = [options.compiler, *options.flags.split(), "-I", options.include]
    count = failed = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        running = []
        for number, (made_of, pieces_in_it, text) in enumerate(programs([path.resolve() for path in files])):
            count += pieces_in_it
            running.append((made_of, workers.submit(fault, command, folder, number, text)))
        for made_of, work in running:
            if found := work.result():
                failed += 1
                print(f"{made_of}: {found}")
    print(f"{count} pieces of C++ in {len(files)} files, {failed} programs failed")
    if count == 0:
        print("nothing was compiled: that is a mistake of this check")
    return failed if count else 1


def self_test(options):
    """Each kind of fault is found, and a page without one is not."""
    fenced = "text\n\n```cpp\n{}\n```\n"
    sound = {
        "a body": "return PlayerId(1).index() == 1 ? 0 : 1;",
        "a program": "#include <carcassonne/carcassonne.hpp>\nint main() { return 0; }",
        "a scope": "struct Pair { int one = 1; };\ninline bool is_one() { return Pair{}.one == 1; }",
    }
    wrong = {
        "a body that fails": "return 1;",
        "a program that fails": "int main() { return 3; }",
        "a scope that is not true": "inline bool is_true() { return false; }",
        "what does not compile": "return no_such_name;",
        "a warning": "int unused = 1;\nreturn 0;",
    }
    faults = []
    with tempfile.TemporaryDirectory() as name:
        page = pathlib.Path(name) / "page.md"
        for pieces_of, failing in [(sound, 0), (wrong, 1)]:
            for what, piece in pieces_of.items():
                page.write_text(fenced.format(piece), encoding="utf-8")
                if check([page], options) != failing:
                    faults.append(what)
        page.write_text("nothing\n", encoding="utf-8")
        if check([page], options) != 1:
            faults.append("a page without a piece")
        header = pathlib.Path(name) / "header.hpp"
        header.write_text("#pragma once\n/// ```cpp\n/// return 1;\n/// ```\n", encoding="utf-8")
        if check([header], options) != 1:
            faults.append("a comment of a header")
    for what in faults:
        print(f"NOT SEEN AS IT IS: {what}")
    return len(faults)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("--compiler", required=True)
    arguments.add_argument("--include", required=True)
    arguments.add_argument("--flags", default="-std=c++20 -O0 -Wall -Wextra -Werror")
    arguments.add_argument("places", nargs="*", type=pathlib.Path)
    options = arguments.parse_args()
    return 1 if (self_test(options) if options.self_test else check(options.places, options)) else 0


if __name__ == "__main__":
    sys.exit(main())
