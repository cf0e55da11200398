#!/usr/bin/env python3
"""Runs the recipe for Conan without Conan.

    check_conan.py PROJECT       runs the recipe of this project
    check_conan.py --self-test PROJECT  checks that every kind of fault is found, in copies of it

What the recipe imports of Conan is stood in for, as far as the recipe needs it. The steps run in the order in which
`conan create` runs them, and what is packed is looked at.
"""

import fnmatch
import importlib.util
import shutil
import sys
import tempfile
import types
from pathlib import Path


class CppInfo:
    def __init__(self):
        self.bindirs, self.libdirs, self.properties = ["bin"], ["lib"], {}

    def set_property(self, name, value):
        self.properties[name] = value


class Info:
    cleared = False

    def clear(self):
        self.cleared = True


class ConanFile:
    def __init__(self):
        self.cpp_info, self.info, self.version, self.checked = CppInfo(), Info(), None, []


def copy(recipe, pattern, source, destination):
    """Copies the files below `source` whose path matches, with their folders, as conan.tools.files.copy does."""
    copied = []
    for file in sorted(Path(source).rglob("*")):
        path = file.relative_to(source)
        if file.is_file() and fnmatch.fnmatch(path.as_posix(), pattern):
            (Path(destination) / path).parent.mkdir(parents=True, exist_ok=True)
            copied.append(shutil.copy(file, Path(destination) / path))
    return copied


def load(recipe, path):
    return Path(path).read_text(encoding="utf-8")


def stand_in_for_conan():
    names = {
        "conan": {"ConanFile": ConanFile},
        "conan.errors": {"ConanException": type("ConanException", (Exception,), {})},
        "conan.tools": {},
        "conan.tools.build": {
            "check_min_cppstd": lambda recipe, standard: recipe.checked.append(standard),
            "can_run": lambda recipe: True,
        },
        "conan.tools.cmake": {"CMake": object, "cmake_layout": lambda recipe: None},
        "conan.tools.files": {"copy": copy, "load": load},
        "conan.tools.layout": {"basic_layout": lambda recipe: None},
    }
    for name, contents in names.items():
        module = types.ModuleType(name)
        vars(module).update(contents)
        sys.modules[name] = module


def recipe_in(path, name):
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, ConanFile) and thing is not ConanFile]
    if len(found) != 1:
        sys.exit(f"{path} has {len(found)} recipes")
    recipe = found[0]()
    recipe.recipe_folder = str(path.parent)
    return recipe


def faults_of(project):
    folder = project / "cmake" / "packaging" / "conan"
    recipe = recipe_in(folder / "conanfile.py", "recipe")
    with tempfile.TemporaryDirectory() as name:
        sources, package = Path(name) / "sources", Path(name) / "package"
        recipe.export_sources_folder = recipe.source_folder = str(sources)
        recipe.package_folder = str(package)
        for step in ("set_version", "export_sources", "layout", "package_id", "validate", "package", "package_info"):
            getattr(recipe, step)()
        wanted = {file.relative_to(project).as_posix() for file in (project / "include").rglob("*") if file.is_file()}
        wanted.add("licenses/LICENSE")
        packed = {file.relative_to(package).as_posix() for file in package.rglob("*") if file.is_file()}
    if packed != wanted or len(wanted) < 2:
        yield f"missing: {sorted(wanted - packed)}, too much: {sorted(packed - wanted)}"
    numbers = [line.split()[2] for line in (project / "include/carcassonne/version.hpp").read_text(encoding="utf-8").splitlines()
               if line.startswith("#define CARCASSONNE_VERSION_")]
    if recipe.version != ".".join(numbers):
        yield f"the version is {recipe.version}"
    if not recipe.info.cleared or recipe.checked != [20]:
        yield "the package depends on the compiler, or works with any"
    if recipe.cpp_info.bindirs or recipe.cpp_info.libdirs:
        yield "the package says that it has libraries"
    if recipe.cpp_info.properties.get("cmake_target_name") != "carcassonne::carcassonne":
        yield "the target has another name"

    test = folder / "test_package"
    recipe_in(test / "conanfile.py", "test_recipe")
    if (test / "main.cpp").read_bytes() != (project / "tests/consumer/main.cpp").read_bytes():
        yield "the test package plays another game than tests/consumer/main.cpp"


def self_test(project):
    """How many kinds of fault are not found in a copy of the project that has them."""
    recipe, test = "cmake/packaging/conan/conanfile.py", "cmake/packaging/conan/test_package/main.cpp"
    spoilt = {
        "a header that is not packed": (recipe, 'copy(self, "*", os', 'copy(self, "*.hpp", os'),
        "a header that is not exported": (recipe, 'copy(self, "include/*"', 'copy(self, "include/*.h"'),
        "no licence": (recipe, '"licenses"', '"other"'),
        "an identity for each compiler": (recipe, "self.info.clear()", "pass"),
        "any standard": (recipe, "check_min_cppstd(self, 20)", "check_min_cppstd(self, 17)"),
        "libraries": (recipe, "self.cpp_info.libdirs = []", "pass"),
        "another target": (recipe, '"carcassonne::carcassonne"', '"carcassonne::other"'),
        "another game": (test, "2026", "2027"),
    }
    unseen = []
    for what, (file, before, after) in {"nothing": (recipe, "", ""), **spoilt}.items():
        with tempfile.TemporaryDirectory() as name:
            copied = Path(name)
            for part in ("include", "cmake/packaging", "tests/consumer"):
                shutil.copytree(project / part, copied / part)
            shutil.copy(project / "LICENSE", copied)
            text = (copied / file).read_text(encoding="utf-8")
            if before not in text:
                unseen.append(f"{what}: {before} is not there any more")
            (copied / file).write_text(text.replace(before, after) if before else text, encoding="utf-8")
            if bool(list(faults_of(copied))) != (what != "nothing"):
                unseen.append(what)
    for what in unseen:
        print(f"NOT SEEN AS IT IS: {what}")
    return len(unseen)


def main():
    if len(sys.argv) not in (2, 3) or (len(sys.argv) == 3 and sys.argv[1] != "--self-test"):
        print(__doc__, file=sys.stderr)
        return 2
    sys.dont_write_bytecode = True
    stand_in_for_conan()
    project = Path(sys.argv[-1]).resolve()
    if len(sys.argv) == 3:
        return 1 if self_test(project) else 0
    faults = list(faults_of(project))
    print("\n".join([*faults, f"{len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
