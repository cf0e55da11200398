#!/usr/bin/env python3
"""Checks that the whole programs on a page are the files that the tests compile and run.

    check_page.py PAGE EXAMPLES     every ```c or ```python piece below `<!-- file: NAME -->` is EXAMPLES/NAME, all of it
    check_page.py --self-test       checks that every kind of fault is found
"""
import pathlib
import re
import sys
import tempfile

PIECE = re.compile(r"^<!-- file: (\S+) -->\n+```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def faults(page, folder):
    pieces = PIECE.findall(page)
    found = [] if pieces else ["the page shows no file"]
    if page.count("<!-- file:") != len(pieces):
        found.append("a file is named without a piece below it")
    for name, text in pieces:
        file = folder / name
        if not file.is_file():
            found.append(f"{name}: there is no such file")
        elif file.read_text(encoding="utf-8") != text:
            found.append(f"{name}: the page shows something else")
    return found


def self_test():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "one.c").write_text("int one;\nint two;\n", encoding="utf-8")
        shown = "# Page\n\n<!-- file: one.c -->\n\n```c\nint one;\nint two;\n```\n\nMore.\n"
        assert faults(shown, folder) == [], faults(shown, folder)
        assert faults(shown.replace("two", "three"), folder) == ["one.c: the page shows something else"]
        assert faults(shown.replace("int one;\n", ""), folder) == ["one.c: the page shows something else"]
        assert faults(shown.replace("one.c", "two.c"), folder) == ["two.c: there is no such file"]
        assert faults("# Page\n", folder) == ["the page shows no file"]
        assert faults(shown + "<!-- file: one.c -->\n", folder) == ["a file is named without a piece below it"]
    print("6 pages checked")
    return 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    page, folder = map(pathlib.Path, arguments)
    found = faults(page.read_text(encoding="utf-8"), folder)
    for fault in found:
        print(f"{page.name}: {fault}")
    print(f"{len(found)} faults" if found else "the page shows what is run")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
