#!/usr/bin/env python3
"""Plays whole games in the terminal app through a pseudo-terminal.

Usage: terminal.py PROGRAM

Random legal answers with a fixed seed go on until every kind of decision of the messages, La Porxada and the ghosts has
been answered by a human; each kind is taken back and made again when it comes for the first time, and between the
answers there are inputs that are refused. Then the small things: saving and resuming, signals, the size of the window,
colours, pipes, the end of the input.
"""

import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import terminal_game
from terminal_ends import ends
from terminal_game import Failed, Game, check, play_some, program
from terminal_saves import saves
from terminal_tables import Tables


def whole_games(folder):
    """Every kind of decision. Games go on until all have been met."""
    tables = Tables(folder)
    rules = ["mission", "base+farmers+messages:may_decline+porxada:porxada_house_rule+ghosts"]
    begin = time.monotonic()
    games = 0
    while games < 2 or not tables.WANTED <= tables.met.keys():
        if time.monotonic() - begin > time_limit:
            break
        tables.play(games + 1, rules[games % 2], [["red", "blue"], ["green", "pink", "red"]][games % 2])
        games += 1
    print(f"{games} games in {time.monotonic() - begin:.1f} s")
    for kind in sorted(tables.WANTED):
        print(f"  {tables.met.get(kind, 0):5} {kind}")
    check(tables.WANTED <= tables.met.keys(), f"not met: {sorted(tables.WANTED - tables.met.keys())}")
    check(tables.undone >= tables.WANTED, f"not taken back: {sorted(tables.WANTED - tables.undone)}")
    check(tables.wrong >= len(tables.WRONG), "not every wrong input was tried")


def refusals(folder):
    """What is refused, and why."""
    game = Game(folder, "--human", "ann", "--human", "bob", "--seed", "4")
    check("A game of ann, bob\n" in game.text, game.text)
    game.says("why", "Nothing has been scored or refused yet.")
    game.says("undo", "No: there is no earlier decision of a human")
    game.says("redo", "No: nothing was taken back")
    game.says("", "No: BAS-06: ")
    game.says("-", "No: BAS-06: ")
    game.says("why", "by BAS-06, see docs/rules/base.md")
    game.says("place 0 0", "No: BAS-04: ")
    told = "".join(game.say(f"place 0 -1 turned {turned}") + ("" if game.step == "place" else game.say("undo"))
                   for turned in (0, 90, 180, 270))
    check("(the southern edge at 0 -1)\n" in told, f"no edge is named: {told}")
    game.says("place 40 40", "No: BAS-04: ")
    game.says("why", "by BAS-04, see docs/rules/base.md")
    game.says("0", "No: there is no such square: the numbers go from 1 to")
    game.says("18446744073709551617", "No: there is no such square")
    game.says("1e", "No: behind the number of a square stands how the tile is turned")
    game.says("1 turned 45", "No: behind the number of a square stands how the tile is turned")
    game.says("move messenger", "No: ANS-02: the module of this action is not played")
    game.says("move castle", "No: at letter 6: expected a scoring figure of the game, found castle")
    game.says("castle keep", 'No: nobody understands "castle keep"')
    game.says("why", "nobody understands")
    game.says("deploy meeple on city N", "No: ")
    game.says("save /no/such/folder/game", "No: /no/such/folder/game")
    game.says("help", "why 3 for score [3]")
    check(game.step == "place" and game.player == "ann", "a refusal has changed the game")
    # Only where a figure may stand is asked, and a letter that no figure has is none.
    typed, words = game.hint_and_name()
    check(re.fullmatch(r"\d+[abcd]", typed), f"hint says to type {typed}")
    game.says(typed, f"ann: {words}\n")
    check(game.step == "figure", game.text)
    check(game.hint_and_name() in game.answers(), f"hint is no answer to {game.say('answers')}")
    game.says("z", "No: there is no such answer: they go from a to")
    game.says("deploy meeple on river", "No: at letter")
    game.says("", "ann: pass")
    check(game.player == "bob", game.text)
    game.says("quit", "The game is saved: carcassonne-game.txt")


def information(folder):
    """What is told of points to come fits together: those of the features of a player are what the end would bring."""
    dice = random.Random(2)
    game = Game(folder, "--human", "red", "--human", "blue", "--seed", "11")
    compared = 0
    monasteries = 0
    for _ in range(60):
        play_some(game, 1, dice)
        if game.step != "place":
            continue
        told = dict(re.findall(r"^(\S+) +\d+, +(\d+) if the game ended now", game.say("scores"), re.M))
        now = dict(word.split() for word in game.points.split(", "))
        for player in ("red", "blue"):
            more = 0
            for owners, value in re.findall(r"; ([a-z ]+) owns? it.*?(\d+) if the game ended now$",
                                            game.say("owners").replace(" own it", " owns it"), re.M):
                more += int(value) if player in owners.split() else 0
            check(int(told[player]) == int(now[player]) + more, f"{player}: {told} now {now}, and {more}")
            compared += more > 0
        for feature in game.say("owners").splitlines():
            # A monastery brings 1 for each tile; what it would bring with those to come nobody knows.
            around = re.match(r"monastery .*, (\d) of 9 tiles: .* owns it; (\d) if the game ended now$", feature)
            check(around if feature.startswith("monastery") else " of 9 tiles" not in feature, feature)
            check(not around or around.group(1) == around.group(2), feature)
            check((" if completed, " in feature) == feature.startswith(("road", "city")), feature)
            monasteries += around is not None
    check(compared > 10, "no points to come were compared")
    check(monasteries > 0, "nobody stands in a monastery")
    left = int(re.search(r"^(\d+) tiles are left", game.say("tiles"), re.M).group(1))
    counted = sum(int(count) for count in re.findall(r"^  (\d+) ", game.say("tiles"), re.M))
    check(left == counted, f"{left} tiles are left, and {counted} are listed")
    game.say("quit")


def programs(folder):
    """Programs answer between humans, and going back goes over their answers."""
    game = Game(folder, "--human", "red", "--bot", "random", "--human", "blue", "--bot", "greedy", "--rules", "mission",
                "--seed", "8")
    check("A game of red, yellow (random), blue, green (greedy)\n" in game.text, game.text)
    before = game.snapshot()
    dice = random.Random(1)
    humans = set()
    for _ in range(30):
        humans.add(game.player)
        play_some(game, 1, dice)
    check(humans == {"red", "blue"}, f"asked were {humans}")
    after = game.snapshot()
    steps = 0
    while "No: there is no earlier" not in game.say("undo"):
        check(game.player in ("red", "blue"), f"{game.player} is asked")
        steps += 1
    check(game.snapshot() == before, "going back to the beginning leads elsewhere")
    while "No: nothing was taken back" not in game.say("redo"):
        check(game.player in ("red", "blue"), f"{game.player} is asked")
        steps -= 1
    check(steps == 0, f"there are {steps} more steps back than forth")
    check(game.snapshot() == after, "going forth again leads elsewhere")
    game.say("quit")
    os.remove(os.path.join(folder, "carcassonne-game.txt"))


def signals(folder):
    """However a game ends it is saved, and goes on from there."""
    dice = random.Random(3)
    saved = os.path.join(folder, "carcassonne-game.txt")
    game = Game(folder, "--human", "red", "--human", "blue", "--rules", "mission", "--seed", "21")
    for number, status in ((signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)):
        play_some(game, 25, dice)
        before = game.snapshot()
        if number == signal.SIGINT:
            os.write(game.master, b"half a line\x03")
        else:
            os.kill(game.pid, number)
        said = game.read()
        check("The game is saved: carcassonne-game.txt" in said, said)
        check(game.status == status, f"the status is {game.status}, not {status}")
        game = Game(folder, "--resume", "carcassonne-game.txt")
        check(game.snapshot() == before, "the game goes on elsewhere")
    os.write(game.master, b"\x04")
    check("The game is saved" in game.read() and game.status == 0, "the end of the input is no clean end")
    os.remove(saved)
    # Nobody waits for the end of a long thought.
    game = Game(folder, "--human", "red", "--bot", "mcts:600s", "--seed", "2")
    game.say(game.hint())
    begin = time.monotonic()
    os.write(game.master, b"-\n")
    time.sleep(0.3)
    os.write(game.master, b"\x03")
    said = game.read()
    check("The game is saved" in said and game.status == 130, f"{said} {game.status}")
    check(time.monotonic() - begin < 10, "a program that thinks holds up the end")
    os.remove(saved)


def windows(folder):
    """The board keeps to the window, whose size may change."""
    dice = random.Random(6)
    game = Game(folder, "--human", "red", "--human", "blue", "--seed", "5", rows=24, columns=44)
    play_some(game, 40, dice)
    while game.step != "place":
        play_some(game, 1, dice)
    part = game.say("board here")
    check("there is more" in part, f"all of the board is shown: {part}")
    lines = [line for line in part.split("\n") if not line.startswith("(")]
    check(max(len(line) for line in lines) <= 44, f"a line is too long: {part}")
    check(len(lines) <= 24, f"{len(lines)} lines are shown")
    moved = 0
    for side in ("north", "east", "south", "west"):
        moved += game.say(f"board {side}") != part
        check(game.say("board here") == part, "the view does not come back")
    check(moved > 0, "the view does not move")
    game.resize(200, 400)
    whole = game.say("board here")
    check("there is more" not in whole and whole == game.say("board"), "the larger window does not show all")
    game.resize(24, 44)
    check(game.say("board here") == part, "the smaller window does not show the same part")
    game.resize(1, 1)
    check("places" in game.say("answers") and game.say("board here"), "a very small window")
    game.say("quit")
    os.remove(os.path.join(folder, "carcassonne-game.txt"))


def colours(folder):
    red = "\x1b[1;31m"
    for arguments, environment, painted in (((), {}, True), ((), {"TERM": "dumb"}, False), ((), {"NO_COLOR": "1"}, False),
                                            (("--color", "never"), {}, False), (("--color", "always"), {"NO_COLOR": "1"}, True)):
        game = Game(folder, "--human", "red", "--seed", "1", *arguments, environment=environment)
        check((red in game.raw) == painted, f"{arguments} {environment}: {game.raw!r}")
        check(("\x1b" in game.raw) == painted, f"{arguments} {environment}: {game.raw!r}")
        game.say("quit")
        os.remove(os.path.join(folder, "carcassonne-game.txt"))


def pipes(folder):
    """Without a terminal the same lines are read and written."""
    def run(*arguments, lines=""):
        return subprocess.run([program, "play", *arguments], input=lines, capture_output=True, text=True, cwd=folder)

    def fails(said, *arguments):
        done = run(*arguments)
        check(done.returncode == 2 and said in done.stderr, f"{arguments}: {done.returncode} {done.stderr}")

    done = run("--human", "red", "--seed", "1")
    check(done.returncode == 0 and "The game is saved: carcassonne-game.txt" in done.stdout, done.stdout + done.stderr)
    check("\x1b" not in done.stdout, "a pipe is painted")
    check("\x1b[1;31m" in run("--human", "red", "--color", "always").stdout, "a pipe is not painted")
    whole = run("--human", "red", "--seed", "1", lines="1a\n1b\n1c\r\n1d\n-\n" * 40 + "save whole.txt\nquit")
    check(whole.returncode == 0 and "Final scoring" in whole.stdout, whole.stdout[-1000:])
    verified = subprocess.run([program, "verify", os.path.join(folder, "whole.txt")], capture_output=True, text=True)
    check(verified.returncode == 0 and " 0 differences" in verified.stdout, verified.stdout)
    check("The game is over" in run("--resume", "whole.txt").stdout, "a game that is over is not shown")

    closed = subprocess.Popen([program, "play", "--human", "red", "--seed", "3"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder, text=True)
    closed.stdout.close()
    closed.stdin.write("board\n" * 2000)
    closed.stdin.close()
    check(closed.wait(30) == 2, f"with a closed output the status is {closed.returncode}")
    check(os.path.exists(os.path.join(folder, "carcassonne-game-2.txt")), "with a closed output nothing is saved")
    closed.stderr.close()

    fails("two players have the same name", "--human", "red", "--human", "red")
    fails("one word", "--human", "red hair")
    fails("no player", "--human", "red", "--bot", "chess")
    fails("do not go with humans", "--human", "red", "--players", "3")
    fails("2 to 6 play, not 7", *(word for name in "abcdefg" for word in ("--human", name)))
    fails("the name is empty", "--human", "")
    fails("do not go with humans", "--human", "red", "--board-every", "5")
    fails("2 to 6 play, not 1", "--bot", "random")
    fails("each of 3 players needs a --bot", "--bot", "random", "--bot", "random", "--players", "3")
    fails("these are no rules", "--human", "red", "--rules", "chess")
    fails("no-such-file", "--resume", "no-such-file")
    fails("nobody in whole.txt is called green", "--resume", "whole.txt", "--human", "green")
    fails("--human red is said twice", "--resume", "whole.txt", "--human", "red", "--human", "red")
    fails("2 play in whole.txt, not 3", "--resume", "whole.txt", "--human", "red", "--bot", "random", "--bot", "greedy")
    fails("2 play in whole.txt, not 3", "--resume", "whole.txt", *(["--bot", "random"] * 3))
    for settled in (["--seed", "1"], ["--rules", "base"], ["--players", "2"], ["--games", "1"], ["--record"],
                    ["--board-every", "5"]):
        fails(f"{settled[0]} excludes --resume", "--resume", "whole.txt", *settled)
    with open(os.path.join(folder, "whole.txt")) as file:
        text = file.read()
    for name, old, new, said in (("other.txt", "[draw", "[drew", "other.txt"),
                                 ("cheat.txt", "place ", "place 9", "cheat.txt: turn 1"),
                                 ("listed.txt", re.search(r"draws .*", text).group(0), "draws   listed", "has no seed")):
        with open(os.path.join(folder, name), "w") as file:
            file.write(text.replace(old, new, 1))
        fails(said, "--resume", name)
    watched = run("--bot", "random", "--bot", "greedy", "--rules", "mission", "--seed", "2")
    check(watched.returncode == 0 and "A game of red (random), blue (greedy), base+" in watched.stdout, watched.stdout[:300])
    check("Final scoring" in watched.stdout, watched.stdout[-300:])
    points = {who: int(number) for who, number in re.findall(r"^ {7}(\S+) +(-?\d+)$", watched.stdout, re.M)}
    check(points["blue"] > points["red"] + 30, f"greedy plays as badly as random: {points}")
    with open(os.path.join(folder, "watched.txt"), "w") as file:
        file.write(run("--bot", "random", "--bot", "greedy", "--rules", "mission", "--seed", "2", "--record").stdout)
    verified = subprocess.run([program, "verify", os.path.join(folder, "watched.txt")], capture_output=True, text=True)
    check(verified.returncode == 0 and " 0 differences" in verified.stdout, verified.stdout)


# Programs that answer otherwise lead to other games: mostly three to ten are enough.
time_limit = 120

if __name__ == "__main__":
    folder = tempfile.mkdtemp()
    try:
        for test in (refusals, information, programs, signals, *ends, *saves, windows, colours, pipes, whole_games):
            own_folder = os.path.join(folder, test.__name__)
            os.mkdir(own_folder)
            begin = time.monotonic()
            test(own_folder)
            print(f"{test.__name__}: {time.monotonic() - begin:.1f} s")
        print(f"{terminal_game.checks} checks")
    except Failed as failure:
        sys.stdout.flush()
        print(f"FAILED: {failure}", file=sys.stderr)
        sys.exit(1)
    finally:
        shutil.rmtree(folder)
