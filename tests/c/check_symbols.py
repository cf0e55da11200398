#!/usr/bin/env python3
"""Checks what the shared library exports.

    check_symbols.py --nm NM LIBRARY HEADER    exactly the functions that HEADER declares
    check_symbols.py --self-test               checks that every kind of fault is found

Returns 77 when there is no `nm` that reads the library.
"""
import re
import subprocess
import sys

DECLARATION = re.compile(r"^CARCASSONNE_API\s+[^;(]*?(\w+)\(", re.MULTILINE)


def declared(header):
    return set(DECLARATION.findall(header))


def exported(listing):
    """The names in what `nm -D --defined-only` prints, without versions and without the mark of a version itself."""
    names = set()
    for line in listing.splitlines():
        words = line.split()
        if len(words) >= 2 and words[-2] != "A":
            names.add(words[-1].split("@")[0])
    return names


def faults(names, wanted):
    found = [f"exported, but not declared: {name}" for name in sorted(names - wanted)]
    found += [f"declared, but not exported: {name}" for name in sorted(wanted - names)]
    found += [f"does not begin with carcassonne_: {name}" for name in sorted(wanted) if not name.startswith("carcassonne_")]
    if not wanted:
        found.append("the header declares nothing")
    return found


def self_test():
    header = ("CARCASSONNE_API uint32_t carcassonne_one(void);\n/* CARCASSONNE_API says nothing here */\n"
              "CARCASSONNE_API const char* carcassonne_two(int, char (*)[2]);\nint none(void);\n"
              "CARCASSONNE_API carcassonne_status\ncarcassonne_three(const char* text,\n    int number);\n")
    names = {"carcassonne_one", "carcassonne_two", "carcassonne_three"}
    listing = "".join(f"00000000000011a9 T {name}\n" for name in sorted(names))
    assert declared(header) == names, declared(header)
    assert exported(listing + "0000000000000000 A VERSION_1\n") == names
    assert exported("0000 T carcassonne_one@@V1\n") == {"carcassonne_one"}
    assert faults(names, names) == []
    assert faults(names | exported("0000 W _ZNSt6vectorIiE4sizeEv\n"), names) == [
        "exported, but not declared: _ZNSt6vectorIiE4sizeEv"]
    assert faults(names - {"carcassonne_two"}, names) == ["declared, but not exported: carcassonne_two"]
    assert faults({"other"}, {"other"}) == ["does not begin with carcassonne_: other"]
    assert faults(set(), set()) == ["the header declares nothing"]
    print("8 kinds of list checked")
    return 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if len(arguments) != 4 or arguments[0] != "--nm":
        print(__doc__, file=sys.stderr)
        return 2
    _, nm, library, header = arguments
    try:
        listing = subprocess.run([nm, "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"SKIPPED: what the library exports is NOT checked: {error}")
        return 77
    with open(header, encoding="utf-8") as file:
        wanted = declared(file.read())
    found = faults(exported(listing), wanted)
    for fault in found:
        print(fault)
    print(f"{len(wanted)} functions declared, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
