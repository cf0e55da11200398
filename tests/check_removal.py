#!/usr/bin/env python3
"""Checks that every module but the base game can be taken out of the library by deleting its headers.

    check_removal.py --compiler g++ --project FOLDER [--module NAME]

For each module a copy of the headers loses the module, its tiles and its lines in the list of all modules,
runtime/standard_rules.hpp, and in the one other rule set that names it. What is left must compile, play random games with all modules on, and play every scenario that
does not name the module.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

LIST = "runtime/standard_rules.hpp"
# A rule set that is named for what it lists: without one of its modules it goes on with the others.
NAMED = "runtime/mission_rules.hpp"

PROGRAM = """
#include <carcassonne/runtime/standard_game.hpp>
#include <carcassonne/testing/scenario.hpp>

#include <cstdio>

using namespace carcassonne;

int main(int count, char** files) {
    Options<StandardRules> options;
    options.enabled = RulesOf<StandardRules>::all_modules;
    const auto setup = make_setup(options);
    if (!setup) {
        std::puts("no set-up");
        return 1;
    }
    Random random(1);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Game<StandardRules> game(*setup, seed);
        auto choices = game.choices();
        while (!choices.empty()) {
            game.play(choices.nth(random.below(choices.count())), choices);
        }
        if (game.tiles_left() != 0) {
            std::puts("a game ended too soon");
            return 1;
        }
    }
    int failed = 0;
    for (int i = 1; i < count; ++i) {
        for (const auto& failure : testing::run_scenario_file(files[i])) {
            std::printf("%s:%u: expected %s, got %s\\n", files[i], failure.line, failure.expected.c_str(),
                        failure.got.c_str());
            ++failed;
        }
    }
    std::printf("5 games, %d scenarios\\n", count - 1);
    return failed == 0 ? 0 : 1;
}
"""


def class_name(module):
    return "".join(word.capitalize() for word in module.split("_"))


def remove(module, include):
    """Takes a module out of a copy of the headers; the number of lines that the list of modules loses."""
    folder = include / "carcassonne"
    (folder / "modules" / f"{module}.hpp").unlink()
    shutil.rmtree(folder / "modules" / module, ignore_errors=True)
    (folder / "tiles" / "sets" / f"{module}.hpp").unlink(missing_ok=True)
    lines = (folder / LIST).read_text().splitlines(keepends=True)
    name = class_name(module)
    kept = [
        line
        for line in lines
        if f"modules/{module}.hpp" not in line and not re.search(rf"^\s*Optional<{name}>,?\s*(//.*)?$", line)
    ]
    text = "".join(kept)
    # The last of the list loses its end with its line.
    if f"Optional<{name}>> {{}};" in text:
        text = re.sub(rf",(\s*//[^\n]*)?\s*Optional<{name}>> {{}};", "> {};", text)
    (folder / LIST).write_text(text)
    named = (folder / NAMED).read_text()
    named = re.sub(rf'#include "carcassonne/modules/{module}\.hpp"\n', "", named)
    (folder / NAMED).write_text(re.sub(rf", {name}\b", "", named))
    return len(lines) - text.count("\n")


def names_module(scenario, module):
    return re.search(rf"^\s*(modules\b.*\b{module}\b|option\s+{module}\.)", scenario.read_text(), re.MULTILINE) is not None


def check(module, project, compiler):
    with tempfile.TemporaryDirectory() as scratch:
        include = Path(scratch) / "include"
        shutil.copytree(project / "include", include)
        if remove(module, include) == 0:
            return f"{module}: {LIST} does not list it"
        headers = sorted(
            str(header.relative_to(include))
            for header in (include / "carcassonne").rglob("*.hpp")
            if header.parent.name != "testing" and header.name not in ("fmt.hpp", "json.hpp")
        )
        source = Path(scratch) / "program.cpp"
        source.write_text("".join(f"#include <{header}>\n" for header in headers) + PROGRAM)
        program = Path(scratch) / "program"
        built = subprocess.run(
            [compiler, "-std=c++20", "-O0", "-I", str(include), str(source), "-o", str(program)], capture_output=True, text=True
        )
        if built.returncode != 0:
            return f"{module}: without it the library does not compile:\n{built.stderr[:2000]}"
        scenarios = [file for file in sorted((project / "tests/rules").glob("*.scn")) if not names_module(file, module)]
        played = subprocess.run([str(program), *map(str, scenarios)], capture_output=True, text=True)
        if played.returncode != 0 or f"{len(scenarios)} scenarios" not in played.stdout:
            return f"{module}: without it\n{played.stdout[:2000]}{played.stderr[:500]}"
        print(f"{module}: without it {played.stdout.strip()}")
        return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--project", required=True, type=Path)
    parser.add_argument("--module")
    arguments = parser.parse_args()
    modules = sorted(header.stem for header in (arguments.project / "include/carcassonne/modules").glob("*.hpp"))
    modules = [arguments.module] if arguments.module else [module for module in modules if module not in ("base", "farmers")]
    faults = [fault for fault in (check(module, arguments.project, arguments.compiler) for module in modules) if fault]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(modules)} modules, {len(faults)} faults")
    return 1 if faults or not modules else 0


if __name__ == "__main__":
    sys.exit(main())
