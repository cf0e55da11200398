# What the tests of the app share: it is read by them, with PROGRAM as the first argument.
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
out=$folder/out
failures=0
checks=0

fail() {
    echo "FAILED: $1" >&2
    sed 's/^/    /' "$out" | head -n 20 >&2
    failures=$((failures + 1))
}

# status STATUS ARGUMENT...: the app ends with this status.
status() {
    expected=$1
    shift
    "$program" "$@" >"$out" 2>&1 </dev/null
    found=$?
    checks=$((checks + 1))
    [ "$found" -eq "$expected" ] || fail "carcassonne $* ended with status $found, not $expected"
}

# says TEXT: the last output has a line with this text.
says() {
    checks=$((checks + 1))
    grep -qF -- "$1" "$out" || fail "the output does not say: $1"
}

# holds CONDITION...: what is said is true.
holds() {
    checks=$((checks + 1))
    "$@" || fail "not true: $*"
}

# Says how many checks there were; false when one failed.
all_hold() {
    echo "$checks checks, $failures failures"
    [ "$failures" -eq 0 ]
}
