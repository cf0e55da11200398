#!/usr/bin/env python3
"""Writes docs/rules_by_module.md, the list of the scenarios and tests of each rule, or compares it with what is there.

    rules_by_module.py PROJECT_FOLDER          compares the page with the scenarios and tests
    rules_by_module.py --write PROJECT_FOLDER  writes it again
    rules_by_module.py --self-test             checks that every kind of fault is found

The ids come from the lines `rule` of tests/rules/*.scn and from the tags of test cases. docs/rules/*.md, one page a module,
tells to which module an id belongs and what the rule says. A fault is an id that no page of docs/rules names, a scenario
without a rule, and a page that is not what would be written.
"""
import argparse
import contextlib
import difflib
import io
import pathlib
import re
import sys
import tempfile

ID = r"[A-Z]{3}-\d+"
ROW = re.compile(rf"^\| ({ID}) \| (.*) \|$", re.MULTILINE)
RULE_LINE = re.compile(rf"^rule ((?:{ID} +)+)(.*)$", re.MULTILINE)
TEST_CASE = re.compile(r'TEST_CASE\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+),\s*((?:"[^"]*"\s*)+)\)')
AGAIN = "write it again with: cmake --build <build folder> --target pages"
HEAD = """# Rules by module

<!-- Printed from the scenarios and tests by tests/pages/rules_by_module.py. Do not edit this page: build the target `pages`
to write it again. -->

Where each rule is proved. The ids are those of refusals, scenarios and tests. The words are the beginning of what the page
of the module says. Below them stand first the scenarios ([what they are](scenarios.md)), then the files of tests in C++
with the titles of the tests that name the rule.
"""


def in_one_line(literals):
    """The text of string literals that follow one another in C++."""
    return "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', literals)).replace('\\"', '"')


def plain(text):
    """A title as Markdown that shows it as it is."""
    return re.sub(r"([\\*_<>\[\]`|])", r"\\\1", text)


def first_sentence(text):
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.split(r"(?<=[.:]) (?=[A-Z])", text)[0].rstrip(":") if text else ""


class Collection:
    """What the project says of its rules."""

    def __init__(self, folder):
        self.modules = []  # (page, title, {id: words})
        self.proofs = {}  # id: ([(scenario, title)], {test file: [title]})
        self.faults = []
        for page in sorted((folder / "docs" / "rules").glob("*.md"), key=lambda page: (page.stem != "base", page.stem)):
            text = page.read_text(encoding="utf-8")
            words = {match[1]: first_sentence(match[2]) for match in ROW.finditer(text)}
            own = {rule[:3] for rule in words}
            rows = {rule: words.get(rule, "") for rule in sorted(set(re.findall(ID, text))) if rule[:3] in own}
            self.modules.append((page, re.match(r"# (.*)", text)[1].replace(" by number", ""), rows))
        for file in sorted((folder / "tests" / "rules").glob("*.scn")):
            match = RULE_LINE.search(file.read_text(encoding="utf-8"))
            if not match or not match[2].strip():
                self.faults.append(f"{file}: it names no rule, or has no title")
                continue
            for rule in match[1].split():
                self.of(rule)[0].append((file, match[2].strip()))
        for file in sorted((folder / "tests").rglob("*.cpp")):
            for match in TEST_CASE.finditer(file.read_text(encoding="utf-8")):
                for rule in re.findall(rf"\[({ID})\]", in_one_line(match[2])):
                    titles = self.of(rule)[1].setdefault(file, [])
                    titles.append(in_one_line(match[1]))
        told = {rule for _, _, rows in self.modules for rule in rows}
        for rule in sorted(set(self.proofs) - told):
            scenarios, tests = self.proofs[rule]
            where = [file for file, _ in scenarios] + list(tests)
            self.faults.append(f"{where[0]}: no page of docs/rules names {rule}")

    def of(self, rule):
        return self.proofs.setdefault(rule, ([], {}))

    def page(self, folder):
        def link(file):
            return f"../{file.relative_to(folder).as_posix()}"

        lines = [HEAD]
        for page, title, rows in self.modules:
            lines.append(f"## {title}\n")
            lines.append(f"[What the rules say](rules/{page.name}).\n")
            unproved = [rule for rule in rows if rule not in self.proofs]
            for rule, words in rows.items():
                if rule not in self.proofs:
                    continue
                lines.append(f"### {rule}\n")
                if words:
                    lines.append(words + "\n")
                scenarios, tests = self.proofs[rule]
                for file, what in scenarios:
                    lines.append(f"- [{plain(file.stem)}]({link(file)}): {plain(what)}")
                for file, titles in tests.items():
                    name = file.relative_to(folder / "tests").as_posix()
                    lines.append(f"- [{plain(name)}]({link(file)}): " + "; ".join(map(plain, titles)))
                lines.append("")
            if unproved:
                lines.append("No scenario and no test names " + ", ".join(unproved) + ".\n")
        return "\n".join(lines).rstrip("\n") + "\n"


def run(folder, write):
    found = Collection(folder)
    page = folder / "docs" / "rules_by_module.md"
    for fault in found.faults:
        print(fault)
    if not found.proofs:
        print("no rule is named anywhere: that is a mistake of this check")
        return 1
    text = found.page(folder)
    if write:
        page.write_text(text, encoding="utf-8", newline="\n")
    written = page.read_text(encoding="utf-8") if page.exists() else ""
    if written != text:
        print("\n".join(difflib.unified_diff(written.splitlines(), text.splitlines(), str(page), "as it is", lineterm="")))
        print(f"{page} is out of date; {AGAIN}")
    scenarios = {file for named, _ in found.proofs.values() for file, _ in named}
    print(f"{len(found.proofs)} rules, {len(scenarios)} scenarios, {len(found.faults)} faults")
    return 1 if found.faults or written != text else 0


def self_test():
    wrong = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "docs" / "rules").mkdir(parents=True)
        (folder / "tests" / "rules").mkdir(parents=True)
        rules = folder / "docs" / "rules" / "base.md"
        rules.write_text("# The base game by number\n\n| BAS-01 | Tiles. Many. |\n| BAS-02 | Players: 2 |\n")
        scenario = folder / "tests" / "rules" / "a.scn"
        scenario.write_text("rule BAS-01 A *fine* set\nplayers red\n")
        test = folder / "tests" / "a.cpp"
        test.write_text('TEST_CASE("one "\n    "title", "[x][BAS-01]") {}\nTEST_CASE("two", "[BAS-01]") {}\n')

        def expect(what, status):
            with contextlib.redirect_stdout(io.StringIO()):
                if run(folder, False) != status:
                    wrong.append(what)

        expect("no page", 1)
        with contextlib.redirect_stdout(io.StringIO()):
            run(folder, True)
        expect("a page as it is", 0)
        text = (folder / "docs" / "rules_by_module.md").read_text()
        for piece in ["### BAS-01\n\nTiles.\n", "- [a](../tests/rules/a.scn): A \\*fine\\* set\n",
                      "- [a.cpp](../tests/a.cpp): one title; two\n", "No scenario and no test names BAS-02.\n"]:
            if piece not in text:
                wrong.append(piece)
        for file, other in [(scenario, "rule BAS-01 Another title\n"), (scenario, "players red\n"),
                            (scenario, "rule BAS-01\n"), (test, 'TEST_CASE("two", "[BAS-77]") {}\n'),
                            (rules, "# The base game by number\n\n| BAS-02 | Players: 2 |\n")]:
            before = file.read_text()
            file.write_text(other)
            expect(other, 1)
            file.write_text(before)
        expect("all as before", 0)
    for what in wrong:
        print(f"NOT SEEN AS IT IS: {what}")
    return len(wrong)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--write", action="store_true")
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("folder", type=pathlib.Path, nargs="?")
    options = arguments.parse_args()
    if options.self_test:
        return 1 if self_test() else 0
    if not options.folder:
        arguments.error("which folder?")
    return run(options.folder.resolve(), options.write)


if __name__ == "__main__":
    sys.exit(main())
