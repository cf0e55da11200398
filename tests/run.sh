#!/bin/sh
# Installs what is missing, builds everything and runs all tests. Arguments go on to ctest: `sh tests/run.sh -R board`.
# CARCASSONNE_PRESET chooses another preset than `release`.
set -eu
cd "$(dirname "$0")/.."
. cmake/need_packages.sh

preset=${CARCASSONNE_PRESET:-release}
need_packages c++:g++ cmake:cmake ninja:ninja-build python3:python3 python3-jsonschema catch2 libfmt-dev libcli11-dev nlohmann-json3-dev pkg-config:pkg-config
cmake --preset "$preset"
cmake --build --preset "$preset"
ctest --preset "$preset" --parallel "$(getconf _NPROCESSORS_ONLN)" "$@"
