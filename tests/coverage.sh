#!/bin/sh
# Builds the tests so that they note which lines they run, runs them, and tells how many lines of include/ that were; less
# than 95 % is a failure. CARCASSONNE_TEST_SCALE says how many random games are played, in percent; 5 by default.
set -eu
cd "$(dirname "$0")/.."
. cmake/need_packages.sh

need_packages c++:g++ cmake:cmake ninja:ninja-build python3:python3 catch2 libfmt-dev libcli11-dev nlohmann-json3-dev gcovr:gcovr
cmake -S . -B build/coverage -G Ninja -D CMAKE_BUILD_TYPE=Debug -D CARCASSONNE_BUILD_EXAMPLES=OFF \
    -D CMAKE_CXX_COMPILER=g++ -D CMAKE_CXX_FLAGS="--coverage -fprofile-abs-path -fprofile-update=atomic" -D CMAKE_CXX_FLAGS_DEBUG=-O0
cmake --build build/coverage
find build/coverage -name '*.gcda' -delete
CARCASSONNE_TEST_SCALE=${CARCASSONNE_TEST_SCALE:-5} \
    ctest --test-dir build/coverage --output-on-failure --no-tests=error --parallel "$(getconf _NPROCESSORS_ONLN)" \
    -L '^(unit|games|fuzz|c)$'
gcovr --root . --filter 'include/carcassonne/' --print-summary --fail-under-line 95 --sort-percentage \
    --txt build/coverage/lines.txt build/coverage
