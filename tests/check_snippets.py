#!/usr/bin/env python3
"""Compiles and runs every piece of C++ in the README, the docs and the comments of the headers.

Usage: check_snippets.py --compiler CXX --include DIR [--flags "..."] FILE_OR_FOLDER...

A piece is what stands between ```cpp and ``` on lines of their own; in a header, in comment lines that begin with ///.
A piece with `int main` is a program. One with a line that begins with `inline` or `struct` stands in `namespace carcassonne`.
Any other is the body of a function there; those of one file are compiled together. #include lines go to the top. Each must
compile without a warning and return 0.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

OPEN, CLOSE = "```cpp", "```"


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


def programs(path, found):
    """The programs that the pieces of one file become: (number of pieces, text). Bodies of functions share one."""
    header = f'#include "{path}"\n' if path.suffix == ".hpp" else ""
    header += "#include <carcassonne/carcassonne.hpp>\n#include <cstdio>\n"
    includes, bodies, calls = [], [], []
    for start, lines in found:
        place = f'#line {start} "{path}"\n'
        if is_program(lines):
            yield 1, place + "\n".join(lines) + "\n"
            continue
        own = [line for line in lines if line.startswith("#include")]
        body = place + "\n".join("" if line.startswith("#include") else line for line in lines)
        if is_scope(lines):
            yield 1, header + "\n".join(own) + "\nnamespace carcassonne {\n" + body + "\n}\nint main() {}\n"
            continue
        includes += own
        bodies.append(f"int piece_{start}() {{\n{body}\nreturn 0;\n}}\n")
        calls.append(f'    if (const int result = carcassonne::piece_{start}(); result != 0) {{\n'
                     f'        std::printf("{path}:{start}: returned %d\\n", result);\n        failed = 1;\n    }}\n')
    if bodies:
        yield len(bodies), (header + "\n".join(dict.fromkeys(includes)) + "\nnamespace carcassonne {\n" + "".join(bodies) +
                            "}\nint main() {\n    int failed = 0;\n" + "".join(calls) + "    return failed;\n}\n")


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--compiler", required=True)
    arguments.add_argument("--include", required=True)
    arguments.add_argument("--flags", default="-std=c++20 -O0 -Wall -Wextra -Werror")
    arguments.add_argument("places", nargs="+", type=pathlib.Path)
    options = arguments.parse_args()

    files = []
    for place in options.places:
        files += sorted(p for p in place.rglob("*") if p.suffix in {".md", ".hpp"}) if place.is_dir() else [place]
    count = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for path in files:
            for number, text in programs(path.resolve(), pieces(path.resolve())):
                count += number
                source = pathlib.Path(folder) / f"piece{count}.cpp"
                binary = source.with_suffix("")
                source.write_text(text, encoding="utf-8")
                command = [options.compiler, *options.flags.split(), "-I", options.include, str(source), "-o", str(binary)]
                built = subprocess.run(command, capture_output=True, text=True)
                if built.returncode != 0:
                    failed += 1
                    print(f"{path}: a piece does not compile\n{built.stderr}")
                    continue
                ran = subprocess.run([str(binary)], capture_output=True, text=True, timeout=60)
                if ran.returncode != 0:
                    failed += 1
                    print(f"{path}: a piece returned {ran.returncode}\n{ran.stdout}{ran.stderr}")
    print(f"{count} pieces of C++ in {len(files)} files, {failed} failed")
    if count == 0:
        print("nothing was compiled: that is a mistake of this check")
    return 1 if failed or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
