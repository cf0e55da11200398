#!/usr/bin/env python3
"""Sees to it that a wrong module or rule set does not compile and that the compiler says what is wrong and where.

Usage: check.py --compiler CXX --include DIR [--flags "..."] FILE_OR_FOLDER...

Each file has one mistake. Its comments say with which words the compiler must complain, in lines `// error: WORDS`, and the
line that the complaint must name ends with `// <- here`. The file is compiled twice: with -DCORRECT it must compile, so that
nothing else is wrong with it, and without it must not.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

WORDS, PLACE = "// error: ", "// <- here"


def plain(text):
    """Compilers quote and space differently: 'a<b<c> >' and a<b<c>> are the same."""
    return re.sub(r"\s+|[‘’'\"`]", "", text)


def expectations(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    words = [line[len(WORDS):] for line in lines if line.startswith(WORDS)]
    places = [number for number, line in enumerate(lines, 1) if line.endswith(PLACE)]
    return words, places


def complaints(path, options):
    """What is wrong with the file, one line each."""
    words, places = expectations(path)
    if not words or len(places) != 1:
        return [f"needs lines '{WORDS}...' and one line that ends with '{PLACE}'"]
    if "CORRECT" not in path.read_text(encoding="utf-8"):
        return ["has no correct twin"]

    def run(*defines):
        command = [options.compiler, *options.flags.split(), *defines, "-I", options.include, str(path)]
        return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")

    found = []
    twin = run("-DCORRECT")
    if twin.returncode != 0:
        found.append(f"the correct twin does not compile\n{twin.stderr}")
    wrong = run()
    if wrong.returncode == 0:
        return found + ["compiles, though it is wrong"]
    said = plain(wrong.stderr)
    found += [f"the compiler does not say {text}\n{wrong.stderr}" for text in words if plain(text) not in said]
    if f"{path.name}:{places[0]}:" not in wrong.stderr:
        found.append(f"the compiler does not point to line {places[0]}\n{wrong.stderr}")
    return found


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--compiler", required=True)
    arguments.add_argument("--include", required=True)
    arguments.add_argument("--flags", default="-std=c++20 -fsyntax-only -Wall -Wextra")
    arguments.add_argument("places", nargs="+", type=pathlib.Path)
    options = arguments.parse_args()

    files = []
    for place in options.places:
        files += sorted(place.glob("*.cpp")) if place.is_dir() else [place]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: complaints(path, options), files))
    for path, found in zip(files, results):
        for complaint in found:
            print(f"{path}: {complaint}")
    failed = sum(1 for found in results if found)
    print(f"{len(files)} wrong files, {failed} failed")
    if not files:
        print("nothing was compiled: that is a mistake of this check")
    return 1 if failed or not files else 0


if __name__ == "__main__":
    sys.exit(main())
