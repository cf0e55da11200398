#!/usr/bin/env python3
"""Runs the recipe for Conan without Conan.

    check_conan.py PROJECT

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
        wanted = {file.relative_to(project).as_posix() for file in (project / "include").rglob("*.hpp")} | {"licenses/LICENSE"}
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


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    sys.dont_write_bytecode = True
    stand_in_for_conan()
    faults = list(faults_of(Path(sys.argv[1]).resolve()))
    print("\n".join([*faults, f"{len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
