#!/usr/bin/env python3
"""Breaks the rules one at a time, and sees to it that a scenario fails for each.

    check.py --compiler CXX --project FOLDER --build FOLDER [--only ID_OR_NUMBER]... [--self-test]

mutants.py lists what is broken. All of it is compiled into one program, in which a number chooses the rule that is broken:
a copy of the headers asks at each such place. With no rule broken all scenarios must hold, and with each of them at least
one must fail; best one that names the rule, and where none does, that is told.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

from mutants import MUTANTS

# What every header of the copy can ask, in whatever order they are included.
QUESTION = """#pragma once

#include <type_traits>

namespace carcassonne_mutant {

/// The rule that is broken; none at first. What is computed while the program is compiled is never broken.
inline int broken = 0;
inline bool is_broken(int number) noexcept { return broken == number; }
constexpr bool is(int number) noexcept { return !std::is_constant_evaluated() && is_broken(number); }

}  // namespace carcassonne_mutant

"""


def place_of(text, piece):
    """Where the marked part of a piece of text lies; blanks and line ends count as one."""
    before, marked, after = re.fullmatch(r"(.*)«(.*)»(.*)", piece, re.DOTALL).groups()

    def loose(part):
        return r"\s+".join(map(re.escape, part.split()))

    def gap(left, right):
        return r"\s+" if left[-1:].isspace() or right[:1].isspace() else ""

    pattern = loose(before) + gap(before, marked) + "(" + loose(marked) + ")" + gap(marked, after) + loose(after)
    found = list(re.finditer(pattern, text))
    if len(found) != 1:
        return None
    return found[0].span(1)


def broken_text(text, mutants):
    """The text of a header in which each of the mutants (number, begin, end, instead) can be switched on."""

    def render(begin, end, inside):
        out, at = "", begin
        rest = sorted(inside, key=lambda mutant: (mutant[1], -mutant[2]))
        while rest:
            number, first, last, instead = rest.pop(0)
            within = [mutant for mutant in rest if mutant[2] <= last]
            rest = [mutant for mutant in rest if mutant[2] > last]
            original = render(first, last, within)
            asked = f"::carcassonne_mutant::is({number})"
            if text[first:last].rstrip().endswith(";"):
                wrapped = f"if ({asked}) {{ {instead} }} else {{ {original} }}"
            else:
                wrapped = f"({asked} ? ({instead}) : ({original}))"
            out += text[at:first] + wrapped
            at = last
        return out + text[at:end]

    return render(0, len(text), mutants)


def write_headers(project, folder):
    """A copy of the headers with all mutants; the number of those whose place was not found."""
    target = folder / "include"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(project / "include", target)
    (target / "carcassonne" / "mutant.hpp").write_text(QUESTION, encoding="utf-8")
    places, missing = {}, 0
    for number, (rule, header, piece, instead) in enumerate(MUTANTS, 1):
        text = (project / "include/carcassonne" / header).read_text(encoding="utf-8")
        place = place_of(text, piece)
        if place is None:
            print(f"{number} {rule}: {header} does not have exactly one place like: {piece}")
            missing += 1
        else:
            places.setdefault(header, []).append((number, *place, instead))
    for header, mutants in places.items():
        path = target / "carcassonne" / header
        text = broken_text(path.read_text(encoding="utf-8"), mutants)
        path.write_text(text.replace("#pragma once\n", '#pragma once\n#include "carcassonne/mutant.hpp"\n', 1), encoding="utf-8")
    return missing


def rules_of(path):
    """The ids that a scenario says it proves."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {word for line in lines if line.startswith("rule ") for word in line.split() if re.fullmatch(r"[A-Z]{3}-\d\d", word)}


def self_test():
    """What is found, what is not, and how it is written; nothing is compiled."""
    text = "#pragma once\nint f() {\n    g();\n    return a +\n           b ? 2 : 1;\n}\n"
    wrong = []

    def expect(what, found, wanted):
        if found != wanted:
            wrong.append(f"{what}: {found!r} instead of {wanted!r}")

    first = place_of(text, "return «a + b» ? 2")
    expect("an expression over two lines", first and text[slice(*first)], "a +\n           b")
    expect("a statement", text[slice(*place_of(text, "«g();»"))], "g();")
    expect("a place that is not there", place_of(text, "return «c»"), None)
    expect("a place that is there twice", place_of(text + text, "«g();»"), None)
    whole = place_of(text, "return «a + b ? 2 : 1»;")
    broken = broken_text("return x + y;", [(1, 7, 12, "z"), (2, 7, 8, "w"), (3, 7, 12, "v")])
    expect("one within another", broken.count("::carcassonne_mutant::is("), 3)
    expect("the inner one stays inside", "(::carcassonne_mutant::is(2) ? (w) : (x)) + y" in broken, True)
    expect("the whole", whole and text[slice(*whole)].endswith("2 : 1"), True)
    statement = broken_text("g();", [(7, 0, 4, ";")])
    expect("a statement that is left out", statement, "if (::carcassonne_mutant::is(7)) { ; } else { g(); }")
    print("\n".join(wrong) or "places are found as they should be")
    return 1 if wrong else 0


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--compiler", default=os.environ.get("CXX", "c++"))
    arguments.add_argument("--project", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2])
    arguments.add_argument("--build", type=pathlib.Path)
    arguments.add_argument("--only", action="append", default=[], help="the id of a rule or the number of a mutant")
    arguments.add_argument("--self-test", action="store_true")
    options = arguments.parse_args()
    if options.self_test:
        return self_test()

    folder = options.build or options.project / "build" / "mutants"
    folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    missing = write_headers(options.project, folder)
    program = folder / "run_scenarios"
    source = options.project / "tests/mutants/run_scenarios.cpp"
    command = [*options.compiler.split(), "-std=c++20", "-O1", "-DNDEBUG", "-I", str(folder / "include"), str(source), "-o", str(program)]
    compiled = subprocess.run(command, capture_output=True, text=True)
    if compiled.returncode != 0:
        print(compiled.stderr[-6000:])
        return 1
    compiled_after = time.monotonic() - began

    scenarios = sorted((options.project / "tests/rules").glob("*.scn"))
    named = {str(path): rules_of(path) for path in scenarios}

    def failures(number):
        try:
            run = subprocess.run(
                [str(program), str(number), *map(str, scenarios)], capture_output=True, text=True, errors="replace", timeout=600
            )
        except subprocess.TimeoutExpired:
            return ["(does not end)"]
        if run.returncode not in (0, 1):
            return [f"(ended with status {run.returncode})"]
        return run.stdout.split()

    whole = failures(0)
    if whole:
        print("scenarios fail with no rule broken:", *whole[:10])
        return 1

    chosen = [
        (number, mutant[0])
        for number, mutant in enumerate(MUTANTS, 1)
        if not options.only or mutant[0] in options.only or str(number) in options.only
    ]
    if not chosen:
        print("no rule is broken so: nothing was checked")
        return 1
    survivors = 0
    unnamed = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (number, rule), failed in zip(chosen, pool.map(lambda one: failures(one[0]), chosen)):
            by_rule = [path for path in failed if rule in named.get(path, ())]
            if not failed:
                survivors += 1
                print(f"{number:3} {rule} SURVIVES: no scenario fails")
            else:
                first = pathlib.Path((by_rule or failed)[0]).name
                print(f"{number:3} {rule} killed by {len(failed)}, {len(by_rule)} of them name it: {first}")
                if not by_rule:
                    unnamed.append(f"{number} {rule}")
    if unnamed:
        print("killed only by scenarios that do not name the rule:", ", ".join(unnamed))
    seconds = time.monotonic() - began
    rules = len({rule for _, rule in chosen})
    print(f"{rules} rules broken in {len(chosen)} ways, {len(chosen) - survivors} noticed, {survivors} not; {len(scenarios)} scenarios")
    print(f"compiled in {compiled_after:.0f} s, all in {seconds:.0f} s", file=sys.stderr)
    return 0 if survivors == 0 and missing == 0 and not unnamed else 1


if __name__ == "__main__":
    sys.exit(main())
