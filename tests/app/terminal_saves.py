"""How games are saved, and what is never written over."""

import os
import random
import shutil
import stat

from terminal_game import Game, check, play_some


def files(folder):
    """Nothing but an earlier moment of this game is written over."""
    def text_of(name):
        with open(os.path.join(folder, name)) as file:
            return file.read()

    for name in ("notes.txt", "carcassonne-game.txt"):
        with open(os.path.join(folder, name), "w") as file:
            file.write("not a game\n")
    dice = random.Random(4)
    game = Game(folder, "--human", "red", "--seed", "31")
    game.says("save notes.txt", "No: notes.txt is there already and is no save of this game")
    game.says("save", "The game is saved: carcassonne-game-2.txt")
    play_some(game, 9, dice)
    game.says("save", "The game is saved: carcassonne-game-2.txt")
    longer = text_of("carcassonne-game-2.txt")
    game.says("save mine.txt", "The game is saved: mine.txt")
    # What was taken back is not in the file any more, which is still that of this game.
    for _ in range(3):
        game.say("undo")
    game.says("save", "The game is saved: mine.txt")
    check(len(text_of("mine.txt")) < len(longer), "what was taken back is saved")
    # In the other file there is more than in the game as it is.
    game.says("save carcassonne-game-2.txt", "No: carcassonne-game-2.txt is there already")
    game.say("quit")
    # A game that begins alike and then goes another way is another one.
    other = Game(folder, "--human", "red", "--seed", "31")
    while len(text_of("mine.txt").split(";")) >= len(other.say("save other.txt") and text_of("other.txt").split(";")):
        other.say(other.answers()[-1][0] if other.step != "place" else "1")
        if other.step == "place":
            for letter in "dcba":
                other.say(f"1{letter}")
    other.says("save mine.txt", "No: mine.txt is there already")
    other.say("quit")
    os.remove(os.path.join(folder, "other.txt"))
    check(text_of("notes.txt") == text_of("carcassonne-game.txt") == "not a game\n", "another file is written over")
    check(text_of("carcassonne-game-2.txt") == longer, "a game that went on longer is written over")
    check(sorted(os.listdir(folder)) == ["carcassonne-game-2.txt", "carcassonne-game.txt", "mine.txt", "notes.txt"],
          f"left are {os.listdir(folder)}")
    for name in os.listdir(folder):
        os.remove(os.path.join(folder, name))


def resumed(folder):
    """A file that is resumed loses nothing, unless the player says its name."""
    path = os.path.join(folder, "f.txt")

    def text():
        with open(path) as file:
            return file.read()

    def left():
        return sorted(os.listdir(folder))

    dice = random.Random(5)
    game = Game(folder, "--human", "red", "--human", "blue", "--seed", "41")
    play_some(game, 20, dice)
    game.says("save f.txt", "The game is saved: f.txt")
    game.says("quit", "The game is saved: f.txt")
    first = text()
    # Who goes on stays in the file, and what was taken back of that is not kept.
    game = Game(folder, "--resume", "f.txt")
    play_some(game, 4, dice)
    game.says("save", "The game is saved: f.txt")
    game.say("undo")
    game.says("quit", "The game is saved: f.txt")
    longer = text()
    check(len(longer) > len(first) and left() == ["f.txt"], f"who goes on does not stay in the file: {left()}")
    # Who takes back more than that gets another file, also when something has been saved meanwhile.
    game = Game(folder, "--resume", "f.txt")
    game.say("undo")
    game.says("quit", "The game is saved: f-2.txt")
    check(text() == longer, "what was taken back is lost")
    game = Game(folder, "--resume", "f.txt")
    play_some(game, 1, dice)
    game.says("save", "The game is saved: f.txt")
    for _ in range(6):
        game.say("undo")
    game.says("save", "The game is saved: f-3.txt")
    game.say("quit")
    check(len(text()) >= len(longer) and left() == ["f-2.txt", "f-3.txt", "f.txt"], f"left are {left()}")
    # Who says its name means it.
    game = Game(folder, "--resume", "f.txt")
    game.say("undo")
    game.say("undo")
    game.says("save f.txt", "The game is saved: f.txt")
    game.say("undo")
    game.says("quit", "The game is saved: f.txt")
    check(len(text()) < len(longer), "the file that was named is not written")
    # Comments are nothing that this program writes.
    noted = text().replace("\n  1. ", "\n# a fine beginning\n  1. ", 1)
    check("# a fine beginning" in noted, f"there is no turn to comment on: {noted}")
    with open(path, "w") as file:
        file.write(noted)
    for name in ("f-2.txt", "f-3.txt"):
        os.remove(os.path.join(folder, name))
    game = Game(folder, "--resume", "f.txt")
    play_some(game, 2, dice)
    game.says("quit", "The game is saved: f-2.txt")
    check(text() == noted, "comments are lost")
    # The name of a game stays in its file.
    os.remove(os.path.join(folder, "f-2.txt"))
    with open(path, "w") as file:
        file.write(noted.replace("# a fine beginning\n", "").replace("\nrules ", "\ngame    final\nrules ", 1))
    game = Game(folder, "--resume", "f.txt")
    play_some(game, 2, dice)
    game.says("quit", "The game is saved: f.txt")
    check("\ngame    final\n" in text() and left() == ["f.txt"], f"the name of the game is lost: {left()}")


def links(folder):
    """A link stays one, and who may read a file stays the same."""
    os.mkdir(os.path.join(folder, "games"))
    link, place = (os.path.join(folder, name) for name in ("link.txt", "games/real.txt"))
    game = Game(folder, "--human", "red", "--seed", "6")
    game.says("save games/real.txt", "The game is saved: games/real.txt")
    check(stat.S_IMODE(os.stat(place).st_mode) & 0o600 == 0o600, "nobody may read and write a new file")
    game.say("quit")
    os.symlink("games/real.txt", link)
    for mode in (0o600, 0o640):
        os.chmod(place, mode)
        game = Game(folder, "--resume", "link.txt")
        play_some(game, 2, random.Random(1))
        before = game.snapshot()
        game.says("quit", "The game is saved: link.txt")
        check(os.path.islink(link), "a file has taken the place of a link")
        game = Game(folder, "--resume", "games/real.txt")
        check(game.snapshot() == before, "behind the link is another game")
        game.says("quit", "The game is saved: games/real.txt")
        check(stat.S_IMODE(os.stat(place).st_mode) == mode, f"the mode is {os.stat(place).st_mode:o}, not {mode:o}")
    check(sorted(os.listdir(os.path.join(folder, "games"))) == ["real.txt"], "something is left beside the file")


def unwritable(folder):
    """Who cannot save is not thrown out."""
    kept = os.path.join(folder, "kept.txt")

    def begin(*arguments):
        gone = os.path.join(folder, "gone")
        os.mkdir(gone)
        game = Game(gone, *(arguments or ("--human", "red", "--human", "blue", "--seed", "7")))
        shutil.rmtree(gone)
        return game

    def stays(game, typed):
        said = game.says(typed, "carcassonne: the game cannot be saved: ")
        check("save FILE saves it elsewhere, and quit once more leaves" in said and game.status is None, said)

    game = begin()
    stays(game, "quit")
    # After an answer there is more to lose.
    game.say(game.hint())
    stays(game, "exit")
    game.says("quit", "the game cannot be saved")
    check(game.status == 2, f"who leaves without saving leaves with {game.status}")
    game = begin()
    stays(game, "quit")
    game.says(f"save {kept}", f"The game is saved: {kept}")
    game.says("quit", f"The game is saved: {kept}")
    check(game.status == 0, f"who has saved elsewhere leaves with {game.status}")
    game = begin()
    os.write(game.master, b"\x04")
    check("the game cannot be saved" in game.read() and game.status == 2, f"the end of the input: {game.status}")
    game = begin()
    os.write(game.master, b"\x03")
    check("the game cannot be saved" in game.read() and game.status == 2, f"an interrupt: {game.status}")
    # Enter leaves a game that is over, if it is saved.
    whole = begin("--human", "red", "--human", "blue", "--seed", "7")
    play_some(whole, 300, random.Random(2))
    check(whole.step == "over", f"the game goes on: {whole.text[-300:]}")
    stays(whole, "")
    whole.says("", "the game cannot be saved")
    check(whole.status == 2, f"who leaves the end without saving leaves with {whole.status}")


saves = (files, resumed, links, unwritable)
