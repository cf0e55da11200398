#!/bin/sh
# Tournaments of the app: however the games are divided, and however often they are broken off, the results are the same.
# Usage: tournament.sh PROGRAM
set -u
. "$(dirname "$0")/checks.sh"

# same FOLDER: the results there are those of the whole tournament, to the byte.
same() {
    checks=$((checks + 1))
    cmp "$folder/whole/results.json" "$folder/$1/results.json" >"$out" 2>&1 || fail "$1 has other results"
}

lines() { cat "$1"/games-*.jsonl | wc -l; }

plan="--players random,random,random --games 30 --rules base --seed 5"

# Whole, and with several threads.
status 0 tournament $plan --out "$folder/whole"
says "3 groups, 30 games each, 90 in all"
says "random (2)"
says "$folder/whole/report.html"
holds [ "$(lines "$folder/whole")" -eq 90 ]
status 0 tournament $plan --threads 3 --out "$folder/threads"
same threads
status 0 tournament --players random,random,random --games 29 --seed 5 --out "$folder/rounded"
same rounded

# The page stands alone: no script, nothing from anywhere else.
holds grep -q '</html>' "$folder/whole/report.html"
holds [ "$(grep -c '<svg' "$folder/whole/report.html")" -eq 6 ]
checks=$((checks + 1))
grep -qE '<script|<link|src=|href=|url\(|@import' "$folder/whole/report.html" && fail "the page needs something else"

# A tournament that is complete is not played again.
status 0 tournament $plan --out "$folder/whole"
says "90 games there already"
holds [ "$(lines "$folder/whole")" -eq 90 ]

# Broken off in the middle of a line, and gone on.
mkdir "$folder/resumed"
cp "$folder/whole/plan.json" "$folder/resumed/plan.json"
head -n 40 "$folder/whole/games-all.jsonl" >"$folder/resumed/games-all.jsonl"
sed -n 41p "$folder/whole/games-all.jsonl" | head -c 50 >>"$folder/resumed/games-all.jsonl"
status 0 tournament $plan --out "$folder/resumed"
says "40 games there already"
holds [ "$(lines "$folder/resumed")" -eq 90 ]
same resumed

# Killed while it plays, as often as it takes: first so that it can end in order, then so that it cannot.
long="--players random,random --games 20000 --seed 6 --out $folder/killed"
for signal in INT TERM KILL; do
    "$program" tournament $long >"$out" 2>&1 </dev/null &
    process=$!
    before=$(lines "$folder/killed" 2>/dev/null)
    tries=0
    while [ "$(lines "$folder/killed" 2>/dev/null || echo 0)" -le "$((${before:-0} + 5))" ] && [ $tries -lt 300 ]; do
        sleep 0.05
        tries=$((tries + 1))
    done
    kill -s $signal $process
    wait $process 2>/dev/null
    found=$?
    case $signal in
    # A shell that starts a program in the background lets it ignore Ctrl-C; the program asks for it again.
    KILL) holds [ "$found" -eq 137 ] ;;
    *)
        holds [ "$found" -eq 130 ]
        says "the same command in the same place goes on"
        ;;
    esac
    holds [ "$(lines "$folder/killed")" -gt "${before:-0}" ]
    holds [ ! -e "$folder/killed/results.json" ]
done
status 1 merge "$folder/killed"
says "games are missing"
status 0 tournament $long
status 0 tournament --players random,random --games 20000 --seed 6 --out "$folder/not_killed"
checks=$((checks + 1))
cmp "$folder/killed/results.json" "$folder/not_killed/results.json" >"$out" || fail "what was killed has other results"
holds [ "$(lines "$folder/killed")" -eq 20000 ]

# In three shards, one after the other in one folder and in folders of their own.
for shard in 1 2 3; do
    status 0 tournament $plan --shard $shard/3 --out "$folder/shards"
    status 0 tournament $plan --shard $shard/3 --threads 2 --out "$folder/shard-$shard"
    holds [ "$(lines "$folder/shard-$shard")" -eq 30 ]
done
same shards
status 1 merge "$folder/shard-1" "$folder/shard-3" --out "$folder/two"
says "30 of 90 games are missing: 1, 4, 7"
holds [ ! -e "$folder/two/results.json" ]
status 0 merge "$folder/shard-1" "$folder/shard-2" "$folder/shard-3" --out "$folder/three"
same three
holds [ "$(lines "$folder/three")" -eq 90 ]
status 0 merge "$folder/shard-1" "$folder/shard-2" "$folder/shard-3" --out "$folder/three"
holds [ "$(lines "$folder/three")" -eq 90 ]
status 0 merge "$folder/shard-1" "$folder/shard-2" "$folder/shard-3"
same shard-1
status 0 merge "$folder/shards"
same shards

# Under MPI.
if command -v mpirun >/dev/null 2>&1 && mpirun --version 2>&1 | grep -q "Open MPI"; then
    # What MPI itself does not give back is not ours to complain of.
    ranks() {
        count=$1
        shift
        ASAN_OPTIONS=detect_leaks=0 OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 \
            mpirun --oversubscribe -n "$count" "$program" "$@" >"$out" 2>&1 </dev/null
    }
    ranks 2 tournament $plan --out "$folder/ranks"
    found=$?
    if grep -q "built without MPI" "$out"; then
        echo "SKIPPED: the program was built without MPI"
    else
        holds [ "$found" -eq 0 ]
        same ranks
        holds [ "$(wc -l <"$folder/ranks/games-rank-0-of-2.jsonl")" -eq 45 ]
        holds [ "$(wc -l <"$folder/ranks/games-rank-1-of-2.jsonl")" -eq 45 ]
        holds ranks 1 tournament $plan --out "$folder/one-rank"
        same one-rank
        # What one process began two go on with.
        mkdir "$folder/handed_over"
        cp "$folder/resumed/plan.json" "$folder/handed_over"
        head -n 25 "$folder/whole/games-all.jsonl" >"$folder/handed_over/games-all.jsonl"
        holds ranks 2 tournament $plan --out "$folder/handed_over"
        same handed_over
        holds [ "$(lines "$folder/handed_over")" -eq 90 ]
        # Ranks within shards.
        holds ranks 2 tournament $plan --shard 1/2 --out "$folder/both"
        holds ranks 2 tournament $plan --shard 2/2 --out "$folder/both"
        same both
        ranks 2 tournament --players random,random --games 30 --seed 5 --out "$folder/ranks"
        found=$?
        checks=$((checks + 1))
        [ "$found" -ne 0 ] || fail "ranks go on with another plan"
    fi
else
    echo "SKIPPED: there is no mpirun of Open MPI to start several ranks"
fi

# Three at a table, and other rules.
status 0 tournament --players random,random,random,random --seats 3 --games 4 --rules mission --out "$folder/mission"
says "4 groups, 6 games each, 24 in all"
status 0 tournament --players random,random --games 2 --rules base+farmers+river+abbot --out "$folder/modules"
# Every point belongs to a module, but those that no scoring told of.
all=base+farmers+abbot+river:second+inns_and_cathedrals+traders_and_builders+phantom+messages+porxada+ghosts
status 0 tournament --players greedy,greedy --games 6 --rules "$all" --out "$folder/all"
checks=$((checks + 1))
python3 - "$folder/all/results.json" >"$out" 2>&1 <<'END' || fail "points belong to no module"
import json, sys
sources = [s for player in json.load(open(sys.argv[1]))["entrants"] for s in player["sources"]]
lost = [s for s in sources if not s["module"] and s["what"] != "other"]
found = {s["module"] for s in sources}
print(lost, found)
sys.exit(1 if lost or not {"base", "farmers", "abbot", "ghosts", "messages", "inns_and_cathedrals"} <= found else 0)
END

# Side by side, with drawings that are XML.
status 0 compare "$folder/modules" "$folder/all/" --out "$folder/drawings"
says "|  | modules | all |"
says "| games | 2 | 6 |"
says "| city, tiles |"
says "| castle, mist |  | "
for drawing in points scores lead_changes; do
    holds python3 -c "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])" "$folder/drawings/$drawing.svg"
done
# The points of the sources of a player add up to the points.
status 0 compare "$folder/all"
checks=$((checks + 1))
python3 - "$out" >>"$out" 2>&1 <<'END' || fail "the sources are not all points"
import sys
rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in open(sys.argv[1])]
names = [row[0] for row in rows]
total = float(rows[names.index("points of a player")][1])
sources = sum(float(row[1]) for row in rows[names.index("shared wins %") + 1:])
print(total, sources)
sys.exit(0 if abs(total - sources) < 0.3 and total > 0 else 1)
END
mkdir "$folder/same"
cp -r "$folder/all" "$folder/same/all"
status 0 compare "$folder/all" "$folder/same/all"
says "|  | $folder/all | $folder/same/all |"
status 2 compare
status 2 compare "$folder/nowhere"
echo >"$folder/file"
status 2 compare "$folder/all" --out "$folder/file/below"
mkdir "$folder/begun"
cp "$folder/all/plan.json" "$folder/begun/"
status 2 compare "$folder/begun"
says "no game is over there"

# One set of rules is one tournament, whatever it is called.
status 0 tournament --players random,random --games 2 --rules farmers+base --out "$folder/order"
status 0 tournament --players random,random --games 2 --rules base --out "$folder/order"
status 0 tournament --players random,random --games 2 --rules ghosts+porxada+messages+farmers+base --out "$folder/named"
status 0 tournament --players random,random --games 2 --rules mission --out "$folder/named"
says "rules mission"
status 2 tournament --players random,random --games 2 --rules mission+river --out "$folder/order"

# Of one draw of the tiles nothing is known about how far results are off.
status 0 tournament --players greedy,random --games 2 --out "$folder/one"
says "(unknown)"
holds grep -q '"low": null' "$folder/one/results.json"
holds grep -q "(unknown)" "$folder/one/report.html"
status 0 compare "$folder/one" --out "$folder/one/drawings"

# Lines that were damaged, one way each.
damaged() {
    rm -rf "$folder/damaged"
    cp -r "$folder/one" "$folder/damaged"
    sed -i "$2" "$folder/damaged/$1-all.jsonl"
    status 2 tournament --players greedy,random --games 2 --out "$folder/damaged"
    says "$1-all.jsonl:1: this is no line of a tournament"
}
damaged games '1s/"turns":[0-9]*/"turns":-1/'
damaged games '1s/"turns":[0-9]*/"turns":1.5/'
damaged games '1s/"lead_changes":[0-9]*/"lead_changes":999999999999/'
damaged games '1s/"game":0/"game":0.7/'
damaged games '1s/"game"/"name"/'
damaged games '1s/^/ /'
damaged times '1s/"nanoseconds":[0-9]*/"nanoseconds":-5/'
damaged times '1s/"from":[0-9]*/"from":44/'

# Refusals.
status 2 tournament --players greedy,,random --games 2 --out "$folder/none"
says "\"\" is no player"
status 2 tournament --players greedy,random, --games 2 --out "$folder/none"
status 2 tournament --players greedy,mcts:2+none+random --games 2 --out "$folder/none"
says "it says the same twice"
status 2 tournament --players random,chess --games 2 --out "$folder/none"
says "\"chess\" is no player"
status 2 tournament --players random --games 2 --out "$folder/none"
status 2 tournament --players random,random --rules chess --games 2 --out "$folder/none"
says "these are no rules"
status 2 tournament --players random,random --games 0 --out "$folder/none"
status 2 tournament --games 2 --out "$folder/none"
for shard in 0/3 4/3 3 a/b 1/ /2 1/2x -1/2 1/0; do
    status 2 tournament $plan --shard "$shard" --out "$folder/none"
done
holds [ ! -e "$folder/none" ]
status 2 tournament --players random,random,random --games 40 --rules base --seed 7 --out "$folder/whole"
says "another tournament is there"
says "games: there 30, now 40"
says "seed: there 5, now 7"
status 2 merge "$folder/whole" "$folder/mission"
says "is another than in"
status 2 merge "$folder/nowhere"
status 2 merge
echo '{"game": 1}' >"$folder/shards/games-zzz.jsonl"
status 2 merge "$folder/shards"
says "games-zzz.jsonl:1: this is no line of a tournament"
sed -n 1p "$folder/whole/games-all.jsonl" | sed 's/"turns":[0-9]*/"turns":1/' >"$folder/shards/games-zzz.jsonl"
status 2 merge "$folder/shards"
says "is there twice and not the same"
echo "{}" >"$folder/shards/plan.json"
status 2 merge "$folder/shards"
says "this is no plan of a tournament"

all_hold
