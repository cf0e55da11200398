"""Packs the headers for Conan 2: `conan create cmake/packaging/conan --build=missing`, started in the project."""

import os
import re

from conan import ConanFile
from conan.errors import ConanException
from conan.tools.build import check_min_cppstd
from conan.tools.files import copy, load
from conan.tools.layout import basic_layout

required_conan_version = ">=2.0"


class CarcassonneConan(ConanFile):
    name = "carcassonne"
    description = "A header-only rules engine for the board game Carcassonne"
    license = "MIT"
    topics = ("carcassonne", "board-game", "rules-engine", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    no_copy_source = True

    def _project(self):
        return os.path.normpath(os.path.join(self.recipe_folder, "..", "..", ".."))

    def set_version(self):
        header = load(self, os.path.join(self._project(), "include", "carcassonne", "version.hpp"))
        numbers = re.findall(r"#define CARCASSONNE_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header)
        if len(numbers) != 3:
            raise ConanException("version.hpp does not tell the version")
        self.version = ".".join(numbers)

    def export_sources(self):
        copy(self, "LICENSE", self._project(), self.export_sources_folder)
        copy(self, "include/*", self._project(), self.export_sources_folder)

    def layout(self):
        basic_layout(self)

    def package_id(self):
        # Headers are the same for every compiler and processor.
        self.info.clear()

    def validate(self):
        check_min_cppstd(self, 20)

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        copy(self, "*", os.path.join(self.source_folder, "include"), os.path.join(self.package_folder, "include"))

    def package_info(self):
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.set_property("cmake_file_name", "carcassonne")
        self.cpp_info.set_property("cmake_target_name", "carcassonne::carcassonne")
        self.cpp_info.set_property("pkg_config_name", "carcassonne")
