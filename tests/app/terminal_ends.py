"""Ends at which nobody hears or types anything any more: the exit status still tells what has happened."""

import os
import signal
import subprocess

from terminal_game import Game, check, program


def closed_terminals(folder):
    """A terminal that is closed ends the game like any other signal."""
    saved = os.path.join(folder, "carcassonne-game.txt")
    for seats in (("--human", "red", "--bot", "mcts:60"), ("--human", "red", "--human", "blue")):
        game = Game(folder, *seats, "--seed", "2")
        game.say(game.hint())
        status = game.close()
        check(status == 128 + signal.SIGHUP, f"{seats}: the status at a closed terminal is {status}")
        check(os.path.exists(saved), f"{seats}: at a closed terminal nothing is saved")
        os.remove(saved)
    # Also while a program thinks.
    game = Game(folder, "--human", "red", "--bot", "mcts:600s", "--seed", "2")
    game.say(game.hint())
    os.write(game.master, b"-\n")
    status = game.close()
    check(status == 128 + signal.SIGHUP and os.path.exists(saved), f"while a program thinks the status is {status}")
    os.remove(saved)


def closed_streams(folder):
    """Standard streams that are closed or broken from the beginning, or become so."""
    def run(*arguments, **streams):
        process = subprocess.Popen([program, *arguments], cwd=folder, **streams)
        try:
            return process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            return "none: it hangs"

    def status_is(expected, found, what):
        check(found == expected, f"{what}: the status is {found}, not {expected}")

    saved = os.path.join(folder, "carcassonne-game.txt")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    for closed in ((0,), (0, 2), (0, 1, 2)):
        found = run("play", "--human", "red", **quiet, preexec_fn=lambda: [os.close(stream) for stream in closed])
        status_is(2 if 1 in closed else 0, found, f"without the streams {closed}")
        check(os.path.exists(saved), f"without the streams {closed} nothing is saved")
        with open(saved) as file:
            check(file.read().startswith("carcassonne record"), f"without the streams {closed} something else is saved")
        os.remove(saved)

    # Both outputs lead to somebody who has gone.
    reading, writing = os.pipe()
    with subprocess.Popen(["printf", "1a\\n"], stdout=subprocess.PIPE) as typed:
        os.close(reading)
        found = run("play", "--human", "red", stdin=typed.stdout, stdout=writing, stderr=writing)
        status_is(2, found, "with outputs that nobody reads")
        check(os.path.exists(saved), "with outputs that nobody reads nothing is saved")
    os.close(writing)

    if os.path.exists("/dev/full"):
        with open("/dev/full", "w") as full:
            found = run("play", "--human", "red", stdin=subprocess.DEVNULL, stdout=full, stderr=full)
            status_is(2, found, "without any output")


ends = (closed_terminals, closed_streams)
