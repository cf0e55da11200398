#!/usr/bin/env python3
"""Checks that the headers behave as guests in a program that has macros of its own.

    check_guest.py --check macros --compiler CXX --include DIR [--flags "..."]
    check_guest.py --check hostile --compiler CXX --include DIR [--flags "..."]
    check_guest.py --self-test --compiler CXX

`macros`: including all headers defines no macro but CARCASSONNE_..., and changes none, beside what the standard headers
define that they include. `hostile`: the headers compile behind the macros that windows.h, old compilers and X11 are known
for. Headers of others are read before those macros, since they are not what is tested.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[ \t]*<([^>]+)>", re.MULTILINE)
DEFINE = re.compile(r"#define (\w+)(.*)")
OURS = "CARCASSONNE_"

HOSTILE = """\
#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define small char
#define near
#define far
#define interface struct
#define ERROR 0
#define DELETE (0x00010000L)
#define IN
#define OUT
#define CONST const
#define VOID void
#define BOOL int
#define TRUE 1
#define FALSE 0
#define None 0L
#define Status int
#define Success 0
#define Always 2
#define major(device) ((device) >> 8)
#define minor(device) ((device) & 255)
#define unix 1
#define linux 1
"""


def foreign_includes(include, headers):
    """Everything that the headers include of others, as a program would write it that can do without some of it."""
    names = set()
    for header in headers:
        names.update(INCLUDE.findall((include / header).read_text(encoding="utf-8")))
    names = sorted(name for name in names if not name.startswith("carcassonne/"))
    return "".join(f"#if __has_include(<{name}>)\n#include <{name}>\n#endif\n" for name in names)


def own_includes(headers):
    return "".join(f"#include <{header}>\n" for header in headers)


class Compiler:
    def __init__(self, options, include):
        self.command = [options.compiler, *options.flags.split(), "-I", str(include), "-x", "c++", "-"]

    def run(self, text, *flags):
        return subprocess.run([*self.command[:1], *flags, *self.command[1:]], input=text, capture_output=True, text=True)

    def macros(self, text):
        ran = self.run(text, "-dM", "-E")
        if ran.returncode != 0:
            sys.exit(f"the headers cannot be read\n{ran.stderr}")
        return dict(DEFINE.findall(ran.stdout))


def leaks(compiler, include, headers):
    """The macros that the headers define, change or take away, and should not."""
    before = compiler.macros(foreign_includes(include, headers))
    after = compiler.macros(foreign_includes(include, headers) + own_includes(headers))
    if not any(name.startswith(OURS) for name in after):
        return ["no macro of the library is defined: its headers were not read"]
    faults = [f"{name} is defined" for name in sorted(after.keys() - before.keys()) if not name.startswith(OURS)]
    faults += [f"{name} is defined no longer" for name in sorted(before.keys() - after.keys())]
    faults += [f"{name} is changed" for name in sorted(before.keys() & after.keys()) if before[name] != after[name]]
    return faults


def collisions(compiler, include, headers):
    """What the compiler says of the headers behind hostile macros."""
    ran = compiler.run(foreign_includes(include, headers) + HOSTILE + own_includes(headers), "-fsyntax-only")
    return [] if ran.returncode == 0 else [ran.stderr]


SOUND = "#pragma once\n#include <limits>\n#define CARCASSONNE_KNOB 1\ninline int highest() { return (std::numeric_limits<int>::max)(); }\n"
CASES = [
    (leaks, "", None),
    (leaks, "#define KNOB 1\n", "KNOB is defined"),
    (leaks, "#define CARCASSONNE_OTHER 1\n", None),
    (leaks, "#undef __cpp_concepts\n", "__cpp_concepts is defined no longer"),
    (leaks, "#undef INT_MAX\n#define INT_MAX 1\n#include <climits>\n", "INT_MAX is changed"),
    (collisions, "", None),
    (collisions, "inline int low() { return std::numeric_limits<int>::min(); }\n", "min"),
    (collisions, "inline int low(int small) { return small; }\n", ""),
    (collisions, "inline int low() { int far = 1; return far; }\n", "="),
    (collisions, "enum class Kind { ERROR };\n", "ERROR"),
    (collisions, "struct Way { int IN = 1; };\n", ""),
]


def self_test(options):
    wrong = 0
    for check, text, expected in CASES:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "carcassonne").mkdir()
            (folder / "carcassonne" / "a.hpp").write_text(SOUND + text, encoding="utf-8")
            faults = check(Compiler(options, folder), folder, ["carcassonne/a.hpp"])
        if (faults != []) if expected is None else (len(faults) != 1 or expected not in faults[0]):
            wrong += 1
            print(f"{check.__name__} of {text!r}: expected {expected!r}, found {faults}")
    print(f"{len(CASES)} headers checked, {wrong} wrong")
    return wrong


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("--compiler", required=True)
    arguments.add_argument("--include", type=Path)
    arguments.add_argument("--flags", default="-std=c++20")
    arguments.add_argument("--check", choices=["macros", "hostile"])
    options = arguments.parse_args()
    if options.self_test:
        return 1 if self_test(options) else 0
    if not options.check or not options.include:
        arguments.error("what is checked, and where?")
    headers = sorted(path.relative_to(options.include).as_posix() for path in options.include.rglob("carcassonne/**/*.hpp"))
    if not headers:
        sys.exit(f"there is no header in {options.include}")
    check = leaks if options.check == "macros" else collisions
    faults = check(Compiler(options, options.include), options.include, headers)
    print("\n".join([*faults, f"{len(headers)} headers, {len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
