#!/bin/sh
# Measures how much processor time translation units take to compile without optimization, the best of three runs each,
# beside the budget that a file names in a line `// Budget: 3 s`, or `// Budget: 1 s more than an empty file`. Machines
# differ and are busy, so nothing fails; with --strict it does where a file takes more than twice its budget.
#
#   compile_time.sh [--strict] COMPILER FILE.cpp...
#   compile_time.sh --self-test COMPILER
set -eu

usage() {
    echo "usage: compile_time.sh [--strict] COMPILER FILE.cpp... | --self-test COMPILER" >&2
    exit 2
}

strict=
self_test=
case ${1-} in
--strict) strict=yes && shift ;;
--self-test) self_test=yes && shift ;;
esac
if [ $# -lt 1 ] || { [ -z "$self_test" ] && [ $# -lt 2 ]; }; then
    usage
fi
compiler=$1
shift
here=$(cd "$(dirname "$0")" && pwd)
include=$(cd "$here/../../include" && pwd)

# A cached object would measure the cache.
CCACHE_DISABLE=1
export CCACHE_DISABLE

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

if [ -n "$self_test" ]; then
    # A file that no compiler reads in a ten-thousandth of a second, and two that any reads in 1,000 s.
    printf '// Budget: 0.0001 s\n#include <algorithm>\n' >"$scratch/dear.cpp"
    printf '// Budget: 1000 s\n' >"$scratch/cheap.cpp"
    printf '// Budget: 1000 s more than an empty file\n#include <algorithm>\n' >"$scratch/beside.cpp"
    sh "$0" --strict "$compiler" "$scratch/cheap.cpp" "$scratch/beside.cpp"
    sh "$0" "$compiler" "$scratch/dear.cpp"
    if sh "$0" --strict "$compiler" "$scratch/dear.cpp"; then
        echo "a file that is much too dear is not complained of" >&2
        exit 1
    fi
    if sh "$0" "$compiler" "$scratch/nothing.cpp" 2>/dev/null; then
        echo "a file that is not there is not complained of" >&2
        exit 1
    fi
    exit 0
fi

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

# Writes to $scratch/best what a file takes.
measure() {
    : >"$scratch/runs"
    for _ in 1 2 3; do
        children_seconds
        before=$seconds
        "$compiler" -std=c++20 -O0 -I "$include" -c "$1" -o "$scratch/unit.o"
        children_seconds
        awk -v before="$before" -v after="$seconds" 'BEGIN { printf "%.2f\n", after - before }' >>"$scratch/runs"
    done
    sort -n "$scratch/runs" | head -n 1 >"$scratch/best"
}

measure "$here/empty.cpp"
read -r empty <"$scratch/best"
status=0
for file in "$@"; do
    measure "$file"
    read -r best <"$scratch/best"
    name=$(basename "$file")
    budget=$(sed -n 's|^// Budget: \([0-9.]*\) s.*|\1|p' "$file")
    more=
    if grep -q '^// Budget: .* more than an empty file' "$file"; then
        best=$(awk -v best="$best" -v empty="$empty" 'BEGIN { printf "%.2f", best - empty }')
        more=" more than an empty file"
    fi
    if [ -z "$budget" ]; then
        echo "$name compiles in $best s$more"
        continue
    fi
    echo "$name compiles in $best s$more; its budget is $budget s"
    if [ -n "$strict" ] && awk -v best="$best" -v budget="$budget" 'BEGIN { exit !(best > 2 * budget) }'; then
        echo "$name takes more than twice its budget" >&2
        status=1
    fi
done
exit $status
