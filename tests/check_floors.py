#!/usr/bin/env python3
"""Checks which header of the library includes which.

    check_floors.py INCLUDE_FOLDER     checks INCLUDE_FOLDER/carcassonne
    check_floors.py --self-test        checks that every kind of fault is found

The headers live on floors. A header may include lower floors and its own folder, nothing else. The floors up to the
engine know no expansion, so that the core never has to be touched for a new one.
"""

import re
import sys
import tempfile
from pathlib import Path

# Folders with the same number may not include each other.
FLOORS = {
    "support": 0,
    "core": 1,
    "tiles": 2,
    "board": 3,
    "play": 4,
    "engine": 5,
    "modules": 6,
    "text": 7,
    "runtime": 8,
    "testing": 9,
    "players": 9,
    "c": 10,
}

# Headers beside the floors. The cellar may be included by all, and the ready-made games stand where modules have just been
# put together. Other headers there, such as the one that includes the whole library, form the roof: they may include all,
# and no floor may include them.
BESIDE_THE_FLOORS = {"config.hpp": -1, "fwd.hpp": -1, "version.hpp": -1, "games.hpp": FLOORS["runtime"]}

# Up to the modules, the standard headers that may be included: cheap to compile, and no invitation to throw or to allocate
# while a game is played. A list that grows is a decision: what is not on it, such as <functional>, <regex>, <ranges>, <format>
# and <iostream>, costs every program that includes the library.
LAST_STRICT_FLOOR = FLOORS["modules"]
ALLOWED = {
    "algorithm", "array", "bit", "cassert", "compare", "concepts", "cstddef", "cstdint", "cstring", "emmintrin.h", "limits", "new",
    "optional", "span", "string", "string_view", "type_traits", "utility", "vector",
}  # fmt: skip

# Headers of other projects, and who may include them.
ADAPTERS = {"fmt": ["text/fmt.hpp", "testing/"], "nlohmann": ["text/json", "text/jcz", "testing/"]}

# Up to the engine. The published tile sets are data and carry the names of what they were published with.
LAST_FLOOR_WITHOUT_NAMES = FLOORS["engine"]
NAMED_DATA = "tiles/sets/"
EXPANSION_WORDS = {
    "abbey", "abbot", "acrobat", "barn", "bathhouse", "bazaar", "builder", "catapult", "cathar", "cathedral", "cemetery",
    "circus", "darmstadt", "dragon", "drawbridge", "fairy", "flea", "ghost", "gingerbread", "halfling", "inn", "leipzig",
    "mage", "mayor", "phantom", "pig", "porxada", "princess", "ringmaster", "robber", "sheep", "shepherd", "surveyor",
    "trader", "vineyard", "volcano", "wagon", "watchtower", "witch",
}  # fmt: skip
# One message is an error message, and may be said.
EXPANSION_PLURALS = {"abbeys", "messages", "fairies", "cemeteries", "witches", "princesses"}
EXPANSION_PAIRS = {("crop", "circle"), ("flying", "machine"), ("gold", "mine"), ("big", "top"), ("little", "building")}

LINE_LIMIT = 500

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include(?:_next)?[ \t]*(?:<([^>\n]*)>|"([^"\n]*)"|(.*))', re.MULTILINE)
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def without_comments(text):
    """The text with its comments blanked out; the lines keep their numbers."""

    def blank(match):
        piece = match.group(0)
        return piece if piece.startswith('"') else re.sub(r"[^\n]", " ", piece)

    return COMMENT_OR_STRING.sub(blank, text)


def floor_of(path):
    """The floor of a header: -1 for the cellar, one above the highest for the roof, None for a folder without a floor."""
    folder, _, rest = path.partition("/")
    if not rest:
        return BESIDE_THE_FLOORS.get(path, max(FLOORS.values()) + 1)
    return FLOORS.get(folder)


def module_of(path):
    """`modules/river.hpp` and all of `modules/river/` are the module `river`."""
    return path.split("/")[1].removesuffix(".hpp")


def singular(word):
    return word[:-1] if word.endswith("s") else word


def expansion_in(line):
    words = [word.lower() for word in WORD.findall(line)]
    for word in words:
        if word in EXPANSION_WORDS or singular(word) in EXPANSION_WORDS or word in EXPANSION_PLURALS:
            return word
    for first, second in zip(words, words[1:]):
        if (first, singular(second)) in EXPANSION_PAIRS:
            return f"{first} {second}"
    return None


def fault_of_own_include(path, target, headers):
    """Why `path` may not include `target`, both of them relative to the folder carcassonne."""
    if target not in headers:
        return f"includes {target}, which is not there"
    floor, target_floor = floor_of(path), floor_of(target)
    if floor is None or target_floor is None:
        return None  # the folder without a floor is a fault of its own
    if target_floor > floor:
        return f"is on floor {floor} and includes {target} of floor {target_floor}"
    same_folder = path.split("/")[0] == target.split("/")[0]
    if target_floor == floor and 0 <= floor <= max(FLOORS.values()) and not same_folder:
        return f"includes {target} of another folder on the same floor"
    if floor == target_floor == FLOORS["modules"] and module_of(path) != module_of(target):
        return f"includes the sibling module {target}"
    return None


def fault_of_foreign_include(path, target):
    """Why `path` may not include `target`, a header of another project or of the compiler."""
    floor = floor_of(path)
    project, slash, _ = target.partition("/")
    if not slash:
        if floor is not None and floor <= LAST_STRICT_FLOOR and target not in ALLOWED:
            return f"includes <{target}>, which is not on the list for headers up to the modules"
        return None
    if any(path == allowed or (not allowed.endswith(".hpp") and path.startswith(allowed)) for allowed in ADAPTERS.get(project, [])):
        return None
    return f"includes <{target}> of another project"


def check(include_folder):
    """All faults of the headers below `include_folder`/carcassonne, as `path:line: what is wrong`."""
    root = include_folder / "carcassonne"
    files = {file.relative_to(root).as_posix(): file for file in sorted(root.rglob("*")) if file.is_file()}
    if not files:
        return [f"{root}: there is no header"]
    faults = []
    for path, file in files.items():
        text = file.read_text(encoding="utf-8")
        lines = text.splitlines()
        floor = floor_of(path)

        if floor is None:
            faults.append(f"{path}:1: is in a folder that has no floor")
        if file.suffix != ".hpp":
            faults.append(f"{path}:1: does not end in .hpp")
        if len(lines) > LINE_LIMIT:
            faults.append(f"{path}:{len(lines)}: has {len(lines)} lines; the limit is {LINE_LIMIT}")

        code = without_comments(text)
        for match in INCLUDE.finditer(code):
            number = code.count("\n", 0, match.start()) + 1
            angled, quoted, other = match.groups()
            target = angled if angled is not None else quoted
            if target is None:
                faults.append(f"{path}:{number}: includes {other.strip()}, which this script cannot read")
                continue
            beside = None
            if quoted is not None and (file.parent / quoted).is_file():
                beside = (file.parent / quoted).resolve()
            if beside is not None and beside.is_relative_to(root.resolve()):
                fault = fault_of_own_include(path, beside.relative_to(root.resolve()).as_posix(), files)
            elif target.startswith("carcassonne/"):
                fault = fault_of_own_include(path, target.removeprefix("carcassonne/"), files)
            elif quoted is not None:
                fault = f'includes "{quoted}", which is not there'
            else:
                fault = fault_of_foreign_include(path, target)
            if fault:
                faults.append(f"{path}:{number}: {fault}")

        if floor is not None and floor <= LAST_FLOOR_WITHOUT_NAMES and not path.startswith(NAMED_DATA):
            for number, line in [(1, path), *enumerate(lines, 1)]:
                name = expansion_in(line)
                if name:
                    faults.append(f"{path}:{number}: names an expansion: {name}")
    return faults


# A tree without a fault. Each case below adds or replaces one file and says which fault has to appear, or None.
SOUND_TREE = {
    "carcassonne.hpp": "#include <carcassonne/modules/river.hpp>\n#include <carcassonne/text/fmt.hpp>\n#include <iostream>\n",
    "config.hpp": "#include <cassert>\n",
    "fwd.hpp": "#include <carcassonne/version.hpp>\n",
    "version.hpp": "#pragma once\n",
    "support/result.hpp": "#include <carcassonne/config.hpp>\n#include <utility>\n",
    "core/side.hpp": "#include <carcassonne/support/result.hpp>\n",
    "core/error.hpp": '#include "side.hpp"\n#include <carcassonne/fwd.hpp>\n// the beginning of an error message, the inner river\n',
    "tiles/tile.hpp": '#include "carcassonne/core/side.hpp"\n',
    "tiles/sets/inns.hpp": "// inns and cathedrals\n#include <carcassonne/tiles/tile.hpp>\n",
    "board/board.hpp": "#include <carcassonne/tiles/tile.hpp>\n#include <emmintrin.h>\n// #include <iostream>\n/*\n#include <ranges>\n*/\n",
    "engine/game.hpp": "#include <carcassonne/board/board.hpp>\n",
    "modules/river.hpp": "#include <carcassonne/engine/game.hpp>\n#include <carcassonne/modules/river/bend.hpp>\n// dragon\n",
    "modules/river/bend.hpp": "#include <carcassonne/core/side.hpp>\n",
    "modules/inns.hpp": "#include <carcassonne/engine/game.hpp>\n",
    "games.hpp": "#include <carcassonne/modules/river.hpp>\n",
    "runtime/switches.hpp": "#include <carcassonne/modules/river.hpp>\n#include <functional>\n",
    "text/fmt.hpp": "#include <fmt/format.h>\n#include <carcassonne/engine/game.hpp>\n",
    "text/json.hpp": "#include <nlohmann/json.hpp>\n",
    "c/functions.hpp": "#include <carcassonne.h>\n#include <carcassonne/runtime/switches.hpp>\n",
    "testing/scenario.hpp": "#include <nlohmann/json.hpp>\n#include <carcassonne/text/fmt.hpp>\n#include <carcassonne/games.hpp>\n",
    "players/random.hpp": "#include <carcassonne/engine/game.hpp>\n",
}  # fmt: skip
CASES = [
    ("core/side.hpp", "#include <carcassonne/engine/game.hpp>\n", "of floor 5"),
    ("core/side.hpp", '#include "../engine/game.hpp"\n', "of floor 5"),
    ("core/side.hpp", '  #  include "carcassonne/board/board.hpp"\n', "of floor 3"),
    ("core/side.hpp", "/* a */ #include <carcassonne/board/board.hpp>\n", "of floor 3"),
    ("core/side.hpp", "\n\n#include <carcassonne/core/nothing.hpp>\n", "core/side.hpp:3: includes core/nothing.hpp, which is not there"),
    ("core/side.hpp", '#include "nothing.hpp"\n', "which is not there"),
    ("core/side.hpp", "#include SOMETHING\n", "cannot read"),
    ("core/side.hpp", "#include <carcassonne/carcassonne.hpp>\n", "of floor 11"),
    ("players/random.hpp", "#include <carcassonne/c/functions.hpp>\n", "of floor 10"),
    ("fwd.hpp", "#include <carcassonne/core/side.hpp>\n", "of floor 1"),
    ("modules/inns.hpp", "#include <carcassonne/games.hpp>\n", "of floor 8"),
    ("games.hpp", "#include <carcassonne/testing/scenario.hpp>\n", "of floor 9"),
    ("players/random.hpp", "#include <carcassonne/testing/scenario.hpp>\n", "of another folder on the same floor"),
    ("text/json.hpp", "#include <carcassonne/runtime/switches.hpp>\n", "of floor 8"),
    ("modules/inns.hpp", "#include <carcassonne/modules/river.hpp>\n", "the sibling module modules/river.hpp"),
    ("modules/inns.hpp", '#include "river/bend.hpp"\n', "the sibling module modules/river/bend.hpp"),
    ("modules/river/bend.hpp", "#include <carcassonne/modules/inns.hpp>\n", "the sibling module modules/inns.hpp"),
    ("modules/river/bend.hpp", "#include <carcassonne/modules/river.hpp>\n", None),
    *[("modules/inns.hpp", f"#include <{name}>\n", None) for name in sorted(ALLOWED)],
    *[
        ("modules/inns.hpp", f"#include <{name}>\n", f"includes <{name}>, which is not on the list")
        for name in ["iostream", "ranges", "regex", "functional", "format", "immintrin.h", "map", "memory", "string.h", "x.hpp"]
    ],
    ("support/result.hpp", "#include <regex>\n", "includes <regex>, which is not on the list"),
    ("config.hpp", "#include <cstdio>\n", "includes <cstdio>, which is not on the list"),
    ("runtime/switches.hpp", "#include <memory>\n", None),
    ("text/picture.hpp", "#include <regex>\n", None),
    ("text/picture.hpp", "#include <fmt/format.h>\n", "includes <fmt/format.h> of another project"),
    ("text/fmt.hpp", "#include <nlohmann/json.hpp>\n", "includes <nlohmann/json.hpp> of another project"),
    ("engine/game.hpp", "#include <nlohmann/json.hpp>\n", "includes <nlohmann/json.hpp> of another project"),
    ("engine/game.hpp", "#include <boost/any.hpp>\n", "includes <boost/any.hpp> of another project"),
    ("engine/game.hpp", "\nint ghost_count;\n", "engine/game.hpp:2: names an expansion: ghost"),
    ("engine/game.hpp", "// The builder takes another turn.\n", "names an expansion: builder"),
    ("engine/game.hpp", "struct HasInn {};\n", "names an expansion: inn"),
    ("engine/game.hpp", "bool inn_at_road;\n", "names an expansion: inn"),
    ("engine/game.hpp", "bool INNS;\n", "names an expansion: inns"),
    ("engine/game.hpp", "// Messages\n", "names an expansion: messages"),
    ("engine/game.hpp", "// ABBOT\n", "names an expansion: abbot"),
    ("engine/game.hpp", "struct CropCircles {};\n", "names an expansion: crop circles"),
    ("engine/game.hpp", "// message, beginning, inner, winning, garden, river, tilesets\n", None),
    ("tiles/sets/dragon.hpp", "// dragon\n", None),
    ("core/porxada.hpp", "\n", "core/porxada.hpp:1: names an expansion: porxada"),
    ("play/cathedral.hpp", "\n", "names an expansion: cathedral"),
    ("support/long.hpp", "\n" * 500, None),
    ("support/long.hpp", "\n" * 501, "has 501 lines"),
    ("attic/box.hpp", "\n", "in a folder that has no floor"),
    ("core/side.h", "\n", "does not end in .hpp"),
]  # fmt: skip


def check_tree(tree):
    with tempfile.TemporaryDirectory() as folder:
        for path, text in tree.items():
            file = Path(folder) / "carcassonne" / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return check(Path(folder))


def self_test():
    wrong = 0
    for path, text, expected in [("config.hpp", SOUND_TREE["config.hpp"], None), *CASES]:
        faults = check_tree({**SOUND_TREE, path: text})
        if expected is None:
            right = faults == []
        else:
            right = len(faults) == 1 and expected in faults[0]
        if not right:
            wrong += 1
            print(f"{path} with {text[:80]!r}: expected {expected!r}, found {faults}")
    if check_tree({}) == []:
        wrong += 1
        print("an empty tree has no fault")
    print(f"{len(CASES) + 2} trees checked, {wrong} wrong")
    return wrong == 0


def main(arguments):
    if arguments == ["--self-test"]:
        return 0 if self_test() else 1
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    faults = check(Path(arguments[0]))
    for fault in faults:
        print(f"include/carcassonne/{fault}")
    print(f"{len(faults)} faults" if faults else "the floors are in order")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
