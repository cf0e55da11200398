#!/bin/sh
# Measures how much processor time translation units take to compile without optimization, the best of three runs each.
#
#   compile_time.sh COMPILER FILE.cpp...
set -eu

if [ $# -lt 2 ]; then
    echo "usage: compile_time.sh COMPILER FILE.cpp..." >&2
    exit 2
fi
compiler=$1
shift
include=$(cd "$(dirname "$0")/../../include" && pwd)

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

for file in "$@"; do
    : >"$scratch/runs"
    for _ in 1 2 3; do
        children_seconds
        before=$seconds
        "$compiler" -std=c++20 -O0 -I "$include" -c "$file" -o "$scratch/unit.o"
        children_seconds
        awk -v before="$before" -v after="$seconds" 'BEGIN { printf "%.2f\n", after - before }' >>"$scratch/runs"
    done
    echo "$(basename "$file") compiles in $(sort -n "$scratch/runs" | head -n 1) s"
done
