#!/usr/bin/env python3
"""Plays a game with random answers through the C interface, and tells the scores and the reasons for the last points.

    play_a_game.py [LIBRARY]     LIBRARY is the shared library carcassonne_c, if the system does not find it by itself
"""
import ctypes
import ctypes.util
import json
import random
import sys

OK, REFUSED, BUFFER_TOO_SMALL = 0, 3, 5
INTERFACE_VERSION = 1


class Settings(ctypes.Structure):
    _fields_ = [("size", ctypes.c_uint32), ("players", ctypes.c_uint32), ("draws", ctypes.c_uint32),
                ("flags", ctypes.c_uint32), ("seed", ctypes.c_uint64), ("rules", ctypes.c_char_p),
                ("names", ctypes.c_char_p), ("script", ctypes.c_char_p)]


class Decision(ctypes.Structure):
    _fields_ = [("size", ctypes.c_uint32), ("answers", ctypes.c_uint32), ("player", ctypes.c_int32),
                ("turn_of", ctypes.c_int32), ("by_nature", ctypes.c_uint32), ("finished", ctypes.c_uint32),
                ("step", ctypes.c_char * 32), ("drawn", ctypes.c_char * 32)]


class Error(ctypes.Structure):
    _fields_ = [("size", ctypes.c_uint32), ("status", ctypes.c_int32), ("line", ctypes.c_uint32),
                ("column", ctypes.c_uint32), ("x", ctypes.c_int32), ("y", ctypes.c_int32), ("has_square", ctypes.c_uint32),
                ("side", ctypes.c_int32), ("rule", ctypes.c_char * 16), ("subject", ctypes.c_char * 32), ("text", ctypes.c_char * 256)]


class GameError(Exception):
    """A call that did not go well: its status, and the rule that refused, if one did."""

    def __init__(self, status, error):
        super().__init__(error.text.decode() or f"status {status}")
        self.status, self.rule = status, error.rule.decode()


def sized(kind):
    made = kind()
    made.size = ctypes.sizeof(kind)
    return made


class Game:
    """A game; the handle dies with it."""

    def __init__(self, library, rules=None, names=None, seed=0, record=None):
        self.library, self.handle = library, ctypes.c_void_p()
        if record is not None:
            self._call("create_from_record", record.encode(), None, ctypes.byref(self.handle), error=True)
            return
        settings = sized(Settings)
        settings.seed = seed
        settings.rules = rules and rules.encode()
        settings.names = names and " ".join(names).encode()
        self._call("create", ctypes.byref(settings), ctypes.byref(self.handle), error=True)

    def __del__(self):
        destroy = self.library.carcassonne_destroy
        destroy.argtypes, destroy.restype = [ctypes.c_void_p], None
        destroy(self.handle)

    def _call(self, name, *arguments, error=False):
        """Calls a function of the library; whatever it does not do is an exception here."""
        told = sized(Error)
        if error:
            arguments = (*arguments, ctypes.byref(told))
        status = getattr(self.library, "carcassonne_" + name)(*arguments)
        if status != OK:
            raise GameError(status, told)

    def text(self, name, *arguments):
        """What a function writes: once for the size, once for the text."""
        function = getattr(self.library, "carcassonne_" + name)
        needed = ctypes.c_size_t()
        status = function(self.handle, *arguments, None, ctypes.c_size_t(0), ctypes.byref(needed))
        if status != BUFFER_TOO_SMALL:
            raise GameError(status, sized(Error))
        buffer = ctypes.create_string_buffer(needed.value)
        self._call(name, self.handle, *arguments, buffer, needed, None)
        return buffer.value.decode()

    def number(self, name, kind, *arguments):
        number = kind()
        self._call(name, self.handle, *arguments, ctypes.byref(number))
        return number.value

    def decision(self):
        open_decision = sized(Decision)
        self._call("ask", self.handle, ctypes.byref(open_decision))
        return open_decision

    def play(self, answer):
        if isinstance(answer, str):
            self._call("play_words", self.handle, answer.encode(), error=True)
        else:
            self._call("play", self.handle, ctypes.c_uint32(answer))

    def score(self, player):
        return self.number("score", ctypes.c_int32, ctypes.c_uint32(player))


def main(arguments):
    path = arguments[0] if arguments else ctypes.util.find_library("carcassonne_c")
    if path is None:
        sys.exit("the library carcassonne_c is not found; name it: play_a_game.py LIBRARY")
    library = ctypes.CDLL(path)
    if library.carcassonne_interface_version() != INTERFACE_VERSION:
        sys.exit("the library has another interface than this program")

    game = Game(library, rules="base+farmers+messages", names=["ann", "bob", "carl"], seed=2026)
    try:
        game.play("place 7 7")
        sys.exit("the rules allowed what they forbid")
    except GameError as error:
        print(f"place 7 7: {error} ({error.rule})")
        if error.status != REFUSED or not error.rule:
            sys.exit("refused without a rule")

    dice = random.Random(1)
    decisions = 0
    while not game.decision().finished:
        game.play(dice.randrange(game.decision().answers))
        decisions += 1

    print("the end:")
    print(game.text("explain", ctypes.c_uint32(decisions - 1)), end="")
    position = json.loads(game.text("position_json"))
    for seat, player in enumerate(position["players"]):
        track = ", ".join(f"{figure['figure']} {figure['points']}" for figure in player["track"])
        print(f"{player['name']}: {game.score(seat)} points ({track})")
        if player["points"] != game.score(seat):
            sys.exit("the score is not the score")

    again = Game(library, record=game.text("record"))
    if again.number("hash", ctypes.c_uint64) != game.number("hash", ctypes.c_uint64):
        sys.exit("the record tells another game")
    print(f"{decisions} decisions, and the same game again from its record")


if __name__ == "__main__":
    main(sys.argv[1:])
