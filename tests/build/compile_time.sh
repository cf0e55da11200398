#!/bin/sh
# Checks that one translation unit compiles without optimization within a limit.
#
#   compile_time.sh FILE.cpp [SECONDS [COMPILER]]
#
# What counts is processor time, and up to five runs have the chance to keep within the limit, so that a busy machine does
# not fail the test.
set -eu

if [ $# -lt 1 ]; then
    echo "usage: compile_time.sh FILE.cpp [SECONDS [COMPILER]]" >&2
    exit 2
fi
file=$1
limit=${2:-2}
compiler=${3:-${CXX:-c++}}
include=$(cd "$(dirname "$0")/../../include" && pwd)

if [ ! -r "$file" ]; then
    echo "$file: no such file" >&2
    exit 2
fi

# A cached object would measure the cache.
CCACHE_DISABLE=1
export CCACHE_DISABLE

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

# The second line of `times` is the processor time of all children so far. It has to be run in this very shell: a
# subshell has no children to tell of.
children_seconds() {
    times >"$scratch/times"
    awk 'NR == 2 {
        for (i = 1; i <= 2; ++i) { split($i, part, /[ms]/); sum += 60 * part[1] + part[2] }
        printf "%.3f\n", sum
    }' "$scratch/times" >"$scratch/seconds"
    read -r seconds <"$scratch/seconds"
}

for run in 1 2 3 4 5; do
    children_seconds
    before=$seconds
    "$compiler" -std=c++20 -O0 -I "$include" -c "$file" -o "$scratch/unit.o"
    children_seconds
    took=$(awk -v before="$before" -v after="$seconds" 'BEGIN { printf "%.2f", after - before }')
    echo "run $run: $(basename "$file") compiles in $took s; the limit is $limit s"
    if awk -v took="$took" -v limit="$limit" 'BEGIN { exit !(took < limit) }'; then
        exit 0
    fi
done
echo "too slow in every run" >&2
exit 1
