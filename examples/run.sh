#!/bin/sh
# Installs what is missing, builds the app, plays a game with it and verifies the recorded games.
set -eu
cd "$(dirname "$0")/.."
. cmake/need_packages.sh

need_packages c++:g++ cmake:cmake ninja:ninja-build libfmt-dev libcli11-dev nlohmann-json3-dev
cmake --preset examples
cmake --build --preset examples --target carcassonne_app
build/examples/bin/carcassonne play --rules mission --seed 1 --players 2
build/examples/bin/carcassonne verify tests/data/games/*
