#!/bin/sh
# What the app answers to right and to wrong input: its exit status and what it prints.
# Usage: app.sh PROGRAM DATA_FOLDER
set -u
. "$(dirname "$0")/checks.sh"
data=$2

# Arguments.
status 0 --help
says "verify"
status 0 --version
says "carcassonne "
for command in play verify convert show replay check bench perft; do
    status 0 "$command" --help
done
status 2
status 2 win
status 2 play --players 1
status 2 play --players 7
status 2 play --players two
status 2 play --rules chess
for number in 0 00 -1 1.5 two ""; do
    status 2 play --games "$number"
    says "--games: must be a whole number from 1 on, not $number"
done
status 2 play --seed -1
says "-1 is not a number from 0 to 18446744073709551615"
status 2 play --seed 99999999999999999999999
status 2 play --seed 18446744073709551616
status 2 play --seed 1.5
status 2 play --seed ""
status 2 play --board-every -1
status 0 play --seed 18446744073709551615
status 2 verify --show -1 "$data/games/base-2p-3.txt"
status 2 bench --games 0
says "--games: must be a whole number from 1 on, not 0"
status 2 bench --games -1
status 2 bench --seed -1
status 2 bench --repeats 0
says "--repeats: must be a whole number from 1 on, not 0"
status 2 bench --repeats -1
status 2 bench --player chess
says "\"chess\" is no player"
status 2 bench --player greedy --positions 0
status 2 bench --player greedy --rules chess
status 2 bench --player greedy --replay "$data/games/base-2p-3.txt"
status 2 verify
status 2 bench --policy greedy
status 2 perft
status 2 perft --bag "BA/L" "$data/perft.txt"
status 2 perft --bag ""
status 2 tournament --players random,greedy --games 0
says "--games: must be a whole number from 1 on, not 0"

# Games on the screen.
status 0 play --seed 7 --players 3
says "Final scoring"
says "3. yellow"
cp "$out" "$folder/seven"
status 0 play --seed 7 --players 3
cmp -s "$out" "$folder/seven" || fail "the same seed gives another game"
status 0 play --seed 8 --players 3
cmp -s "$out" "$folder/seven" && fail "another seed gives the same game"
status 0 play --seed 7 --games 2 --board-every 30
says "seed 8"

# One thing is said in the singular.
status 0 play --seed 1 --games 20
says " 1 tile x 1"
says " 1 pennant x 1"
says " 1 city x 3"
checks=$((checks + 1))
grep -qE '[:+] 1 (tiles|pennants|cities) ' "$out" && fail "one thing is said in the plural"

# Records of this program.
game=$data/games/base-2p-3.txt
status 0 verify "$data"/games/*
says "base-2p-3.txt: 1 games, 70 steps, 0 differences"
status 0 verify --show 0 "$game"
"$program" play --seed 5 --players 4 --record >"$folder/five.txt"
status 0 verify "$folder/five.txt"
says "0 differences"
status 0 play --seed 5 --games 1 --record
status 2 play --seed 5 --games 3 --record
says "--record does not go with --games 3"
checks=$((checks + 1))
grep -q '^carcassonne record' "$out" && fail "a record is printed although the command is refused"
checks=$((checks + 1))
"$program" verify - <"$game" >"$out" 2>&1 || fail "a record on the standard input is refused"
status 0 convert "$game"
cmp -s "$out" "$game" || fail "convert changes a record"

# Several games: a file for each, and none is lost.
"$program" play --seed 6 --record >"$folder/six.txt"
status 2 convert "$folder/five.txt" "$folder/six.txt"
says "six.txt: a second game: several need --to"
mkdir "$folder/converted"
status 0 convert --to "$folder/converted" "$folder/five.txt" "$folder/six.txt"
cmp -s "$folder/converted/five.txt" "$folder/five.txt" || fail "the first of two games is lost"
cmp -s "$folder/converted/six.txt" "$folder/six.txt" || fail "the second of two games is lost"
status 2 convert --to "$folder/converted" "$game" "$game"
says "another game was written to"

# Wrong records: found out, with their place.
sed 's/legal  6 /legal  7 /' "$game" >"$folder/places.txt"
status 1 verify "$folder/places.txt"
says "legal answers"
says "turn 1"
sed 's/^winner blue/winner red/' "$game" >"$folder/winner.txt"
status 1 verify "$game" "$folder/winner.txt"
says "winner.txt: 1 games, 70 steps, 1 differences"
sed 's/turned 270/turned 280/' "$game" >"$folder/turned.txt"
status 1 verify "$folder/turned.txt"
says "expected 0, 90, 180 or 270"
says "found    280"
grep -v '^winner' "$game" >"$folder/half.txt"
status 2 verify "$folder/half.txt"
says "expected \`winner\`, found end of the text"
sed 's/base+farmers/base+lizards/' "$game" >"$folder/rules.txt"
status 2 verify "$folder/rules.txt"
says "rules.txt: the rules are not known: base+lizards; there are base+farmers+"
sed 's/base+farmers/farmers+base/' "$game" >"$folder/order.txt"
status 2 verify "$folder/order.txt"
says "farmers+base; there are base+farmers+"
sed 's/^carcassonne record 2/ carcassonne  record	2/' "$game" >"$folder/blanks.txt"
status 0 verify "$folder/blanks.txt"
status 0 check "$folder/blanks.txt"
says "a record, 0 faults"
sed '/^end\|^final\|^result\|^winner/d' "$game" >"$folder/goes_on.txt"
echo unfinished >>"$folder/goes_on.txt"
status 1 verify "$folder/goes_on.txt"
says "the game is over"
# One file that cannot be read does not hide the others.
status 2 verify "$folder/half.txt" "$game"
says "0 differences"

# Records of every rule set.
"$program" play --rules mission --seed 5 --players 4 --record >"$folder/mission.txt"
status 0 verify "$folder/mission.txt"
says "0 differences"
"$program" play --rules base+farmers+river+abbot+traders_and_builders --record >"$folder/modules.txt"
status 0 verify "$folder/modules.txt"
says "0 differences"
sed 's/^carcassonne record 2/carcassonne record 1/' "$game" >"$folder/old.txt"
status 2 verify "$folder/old.txt"
says "old.txt:1:20: expected version 2: records of version 1 are not read any more, found 1"

# The same as JSON.
"$program" convert --json "$folder/mission.txt" >"$folder/mission.json"
status 0 verify "$folder/mission.json"
says "0 differences"
status 0 check "$folder/mission.json"
status 0 convert "$folder/mission.json"
cmp -s "$out" "$folder/mission.txt" || fail "a record is another one after it was JSON"
sed 's/"players":/"player":/' "$folder/mission.json" >"$folder/broken.json"
status 2 verify "$folder/broken.json"
says "/player: expected no member of this name"

# Looking at them.
status 0 show "$game"
says "Final scoring"
says "the game is over"
status 0 show "$game" --at 0
says "chance has to decide: draw"
status 0 show "$game" --at 3 --svg "$folder/three.svg"
says "  3. red"
checks=$((checks + 1))
grep -q '^<svg ' "$folder/three.svg" || fail "show writes no drawing"
status 0 show "$game" --at 71
status 2 show "$game" --at 72
says "has no turn 72"
status 2 show "$game" --at -1
status 2 show "$game" --game other
says "there is no game other"
status 2 show "$game" --svg "$folder/nowhere/x.svg"
status 2 show "$folder/half.txt"
status 2 show "$folder/missing.txt"
status 1 show "$folder/turned.txt"
status 0 show "$folder/mission.txt" --at 5
"$program" show "$folder/mission.txt" --at 5 --position >"$folder/position.txt"
status 0 check "$folder/position.txt"
says "position.txt: a position, 0 faults"
status 0 show "$folder/position.txt" --svg "$folder/position.svg"
says " has to decide: "
status 0 show "$folder/position.txt" --position
cmp -s "$out" "$folder/position.txt" || fail "a position is another one when it is written again"
status 2 show "$folder/position.txt" --at 3
says "a position has neither turns nor games"
sed 's/^board .*/board   BA\/XX 0 0/' "$folder/position.txt" >"$folder/spoilt.txt"
status 1 check "$folder/spoilt.txt"
says "spoilt.txt:5:9: expected"
status 2 show "$folder/spoilt.txt"
status 0 replay "$game"
says " 70. "
says "Final scoring"
checks=$((checks + 1))
printf '\n\nb\n5\nx\n999\nq\n' | "$program" replay --step "$game" >"$out" 2>&1 || fail "replay does not step"
says "  5. red"
says "that is none of these: x"
says "that is none of these: 999"
checks=$((checks + 1))
grep -q '^  6\. ' "$out" && fail "replay goes on although it was ended"
status 0 replay --step "$game"
status 1 replay "$folder/turned.txt"
status 2 replay "$folder/half.txt"

# Checking whatever it is.
scenarios=$data/../rules
status 0 check "$game" "$scenarios"/bas_10_*.scn
says "base-2p-3.txt: a record, 0 faults"
says ".scn: a scenario, 0 faults"
status 1 check "$folder/turned.txt" "$folder/winner.txt"
says "turned.txt:turn 1: place 0 1 turned 280: expected 0, 90, 180 or 270, found 280"
says "winner.txt:end: winner: expected red, found blue"
status 1 check "$folder/half.txt"
says "half.txt:"
says "1 fault"
status 1 check "$folder/rules.txt"
printf 'rule BAS-10 A\nplayers red blue\nexpect left 70\nexpect left 69\n' >"$folder/wrong.scn"
status 1 check "$folder/wrong.scn"
says "wrong.scn:3: expect left 70: expected 70, found 71"
says "wrong.scn:4: expect left 69"
says "2 faults"
printf 'set mine\nA: city N; field E.S.W\nB: town N\nC x0: road N.S\n' >"$folder/tiles.txt"
status 1 check "$folder/tiles.txt"
says "tiles.txt:3:"
says "tiles.txt:4:"
printf 'set mine\nA: city N; field ER.SL.SR.WL by 1\n' >"$folder/tiles.txt"
"$program" check "$folder/tiles.txt" >"$out" 2>&1
says "tiles.txt: a set of tiles"
status 2 check "$folder/missing.txt"

# Files that are no recorded games.
status 2 verify "$folder/missing.txt"
says "missing.txt"
status 2 verify "$folder"
: >"$folder/empty"
status 2 verify "$folder/empty"
says "there is no game in it"
echo "hello" >"$folder/hello"
status 1 check "$folder/hello" "$folder/empty"
says "neither a record, a position, a set of tiles, a scenario nor a saved game"
says "there is nothing in it"
status 2 verify "$folder/hello"
says "hello:1: neither a record nor a game"
echo '{"id": "x"}' >"$folder/short.jsonl"
status 2 verify "$folder/short.jsonl"
says "short.jsonl:1: not a recorded game: the member players is missing"
echo '{}' >"$folder/nothing.jsonl"
status 2 verify "$folder/nothing.jsonl"
says "nothing.jsonl:1: not a recorded game: the member id is missing"
echo '{"id": ' >"$folder/cut.jsonl"
status 2 verify "$folder/cut.jsonl"
says "cut.jsonl:1: not a recorded game: it is no JSON from byte 8 on"
printf '\037\213broken' >"$folder/it's broken.gz"
status 2 verify "$folder/it's broken.gz"
says "gzip cannot unpack it"
if command -v gzip >/dev/null; then
    gzip -c "$game" >"$folder/it's packed.gz"
    status 0 verify "$folder/it's packed.gz"
    says "0 differences"
fi

# Counting.
status 0 perft "$data/perft.txt"
says "0 differences"
status 0 perft --bag "BA/L"
says "players 2; tiles BA/L; counts 1 3"
echo "players 2; tiles BA/L; counts 1 4" >"$folder/wrong.txt"
status 1 perft "$folder/wrong.txt"
says "wrong.txt:1: BA/L"
echo "players 2; tiles BA/L; counts 1" >"$folder/odd.txt"
status 2 perft "$folder/odd.txt"
says "odd.txt:1: expected two counts a turn"
echo "players 2; tiles BA/X; counts 1 1" >"$folder/unknown.txt"
status 2 perft "$folder/unknown.txt"
status 2 perft "$folder/missing.txt"

# Measuring, only whether it runs.
status 0 bench --games 50
says "allocations  0 a game"
status 0 bench --replay "$game" --repeats 2
says "replay       1 games, 70 turns"
status 2 bench --replay "$folder/half.txt"
status 0 bench --player greedy --positions 1 --rules base+farmers+river
says "decision "
status 0 bench --player mcts:2+2threads --positions 1 --players 3
says "iteration "
says " with 2 threads: "
says " times as many"

# An output that takes nothing.
unwritten() {
    checks=$((checks + 2))
    "$program" "$@" 2>"$out" >&- </dev/null
    found=$?
    [ "$found" -eq 2 ] || fail "carcassonne $* with a closed output ended with status $found, not 2"
    grep -q '^carcassonne: ' "$out" || fail "carcassonne $* says nothing about a closed output"
    [ -c /dev/full ] || return
    checks=$((checks + 2))
    "$program" "$@" 2>"$out" >/dev/full </dev/null
    found=$?
    [ "$found" -eq 2 ] || fail "carcassonne $* with a full output ended with status $found, not 2"
    grep -q '^carcassonne: ' "$out" || fail "carcassonne $* says nothing about a full output"
}
unwritten --help
unwritten --version
unwritten play
unwritten play --record
unwritten verify "$game"
unwritten verify "$folder/winner.txt"
unwritten convert "$game"
unwritten show "$game"
unwritten replay "$game"
unwritten check "$game"
unwritten perft --bag "BA/L"
unwritten perft "$data/perft.txt"
unwritten bench --games 50
unwritten bench --replay "$game" --repeats 1
# A complaint that nobody takes changes no status.
unheard() {
    checks=$((checks + 1))
    "$program" "$@" >"$out" 2>&- </dev/null
    found=$?
    [ "$found" -eq 2 ] || fail "carcassonne $* with a closed error output ended with status $found, not 2"
    [ -c /dev/full ] || return
    checks=$((checks + 1))
    "$program" "$@" >"$out" 2>/dev/full </dev/null
    found=$?
    [ "$found" -eq 2 ] || fail "carcassonne $* with a full error output ended with status $found, not 2"
}
unheard play --human a --rules nope
unheard play --games 0
unheard show "$folder/missing.txt"
unheard verify "$folder/missing.txt"
unheard check "$folder/missing.txt"
# Who prints nothing misses nothing.
checks=$((checks + 1))
"$program" convert --to "$folder" "$game" >&- 2>"$out" || fail "convert to a folder needs an output"
cmp -s "$folder/base-2p-3.txt" "$game" || fail "convert to a folder with a closed output writes something else"

all_hold
