"""Whole games with random answers, in which every kind of decision is met."""

import os
import random
import re
import subprocess

from terminal_game import Game, check, program


class Tables:
    """Games with random answers, and which kinds of decision have been met."""

    WANTED = {
        "place", "figure: deploy", "figure: pass",
        "scoring figure: move", "want message: want message", "want message: pass",
        "message: take 2 points", "message: perform message", "message: perform message with",
        "porxada: choose bonus", "porxada: choose swap", "porxada: pass", "swap: swap", "swap: pass",
        "answer to swap: accept swap", "answer to swap: refuse and give up",
        "answer to swap: refuse and give up from supply", "take back: take back", "take back: pass",
        "ghost for another player: haunt", "ghost for oneself: haunt",
    }
    VERBS = sorted({kind.split(": ")[1] for kind in WANTED if ": " in kind}, reverse=True)
    # Inputs that no decision takes, with what the app says to them.
    WRONG = [
        ("castle", 'nobody understands "castle"'),
        ("place", "expected"),
        ("place 1 x", "expected"),
        ("place 0 0 turned 90", "BAS-04"),
        ("place 0 0 turned 45", "expected 0, 90, 180 or 270, found 45"),
        ("draw BA/L", "No: BAS-"),
        ("why 100000", "There is no such score"),
        ("board up", "No: board alone"),
        ("help me", 'nobody understands "help me"'),
        ("\x01\x02" + "long " * 40, "..."),
        ("haunt nobody meeple", "expected"),
        ("return 0 0", "No: "),
    ]

    def __init__(self, folder):
        self.folder = folder
        self.dice = random.Random(1)
        self.met = {}
        self.undone = set()
        self.wrong = 0

    def kind_of(self, step, words):
        if step == "place":
            return step
        verb = next((verb for verb in self.VERBS if (words + " ").startswith(verb + " ")), words.split()[0])
        return f"{step}: {verb}"

    def choose(self, game):
        """An answer: what to type, its words, its kind."""
        if game.step == "scoring figure" or (game.step in self.hinted and self.dice.random() < 0.6):
            # Who plays well finishes cities and gets points, without which many questions are never asked.
            words = game.hint()
            return words, words, self.kind_of(game.step, words)
        if game.step == "place":
            number = self.dice.randint(1, game.squares())
            return f"{number}{self.dice.choice('abcd')}", None, "place"
        answers = [(name, words, self.kind_of(game.step, words)) for name, words in game.answers()]
        deploys = [answer for answer in answers if answer[2] == "figure: deploy"]
        if "choose bonus" in self.leading and self.log[-1] == "choose bonus" and deploys:
            return deploys[0]
        passes = [answer for answer in answers if answer[2] == "figure: pass"]
        often = 0.8 if "choose bonus" in self.leading else 0.2
        return self.dice.choice(deploys if deploys and self.dice.random() < often else passes or answers)

    def answer(self, game, typed, kind):
        """Types it, and where the tile does not fit that way, tries another one."""
        told = game.say(typed)
        if kind == "place" and not typed.startswith("place"):
            number = typed[:-1]
            for letter in "abcd":
                if "No: BAS-04" not in told and "No: GCC" not in told:
                    break
                told = game.say(f"{number}{letter}")
        check("No: " not in told, f"{typed!r} is refused: {told[-300:]!r}")
        self.met[kind] = self.met.get(kind, 0) + 1
        return told

    def answer_all_kinds(self, game):
        """Gives an answer of every kind that has not been met yet, taking it back and making it again; the last one
        stays. False when there was none."""
        if game.step == "place":
            missing = [self.choose(game)] if "place" not in self.met else []
        else:
            kinds = {}
            for name, words in game.answers():
                kinds.setdefault(self.kind_of(game.step, words), (name, words))
            missing = [(name, words, kind) for kind, (name, words) in kinds.items() if kind not in self.met]
        # What leads on to other questions stays.
        missing.sort(key=lambda answer: any(word in answer[2] for word in self.leading))
        told = ""
        for i, (typed, words, kind) in enumerate(missing):
            before = game.snapshot()
            told = self.answer(game, typed, kind)
            after = game.snapshot()
            game.says("undo", "Taken back.")
            check(game.snapshot() == before, f"after undo of {kind} the game is another one")
            told = game.say("redo")
            check(game.snapshot() == after, f"after redo of {kind} the game is another one")
            self.undone.add(kind)
            if i + 1 < len(missing):
                game.says("undo", "Taken back.")
        if missing:
            self.log_answer(missing[-1][1], told)
        return bool(missing)

    def log_answer(self, words, told):
        if words is None:
            words = re.search(r"place -?\d+ -?\d+ turned \d+", told).group(0)
        self.log.append(words)

    def place_porxada(self, game):
        """Places the tile of La Porxada where most of its four sides meet tiles. Where that is shows when it is
        placed, which is then taken back."""
        taken = {(0, 0), (1, 0), (0, 1), (1, 1)}
        taken |= {tuple(int(number) for number in words.split()[1:3]) for words in self.log if words.startswith("place")}
        found = []
        for number in range(1, game.squares() + 1):
            words = re.search(r"place (-?\d+) (-?\d+) turned 0", game.say(f"{number}a"))
            x, y = int(words.group(1)), int(words.group(2))
            met = len({(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)} & taken)
            found.append((met, words.group(0)))
            game.says("undo", "Taken back.")
        words = max(found)[1]
        self.log_answer(words, game.say(words))

    def cap_porxada(self, game):
        """By the house rule followers are taken back when the city of La Porxada closes: tiles that close one of its
        four sides are placed there. False when the tile at hand does not."""
        x, y = self.porxada
        for square in (f"{x} {y - 1}", f"{x + 1} {y}", f"{x} {y + 1}", f"{x - 1} {y}"):
            for turned in (0, 90, 180, 270):
                words = f"place {square} turned {turned}"
                told = game.say(words)
                if "No: " not in told:
                    self.log_answer(None, told)
                    return True
        return False

    def learn_tiles(self, game):
        """Which tiles close a city: those whose cities reach one side each."""
        self.caps = {}
        for tile, places in re.findall(r"^ +\d+ (\S+) +(.*)$", game.say("tiles"), re.M):
            cities = [place.split() for place in places.split(", ") if place.startswith("city")]
            self.caps[tile] = bool(cities) and all(len(city[1]) == 1 for city in cities)

    def step(self, game):
        if self.dice.random() < 0.15:
            typed, expected = self.WRONG[self.wrong % len(self.WRONG)]
            self.wrong += 1
            before = (game.points, game.player, game.step)
            game.says(typed, expected)
            check(before == (game.points, game.player, game.step), f"{typed!r} has changed the game")
        if game.step == "porxada" and "choose bonus" in self.leading:
            # The tile lies where the last answer put it.
            self.porxada = tuple(int(number) for number in self.log[-1].split()[1:3])
        if self.answer_all_kinds(game):
            return
        if game.step == "place" and "choose bonus" in self.leading:
            hand = re.search(r" places (\S+),", game.say("answers")).group(1)
            if hand.startswith("PX/"):
                self.place_porxada(game)
                return
            if self.porxada and self.caps.get(hand) and self.cap_porxada(game):
                return
        typed, words, kind = self.choose(game)
        if game.step == "porxada" and self.leading[0] in (words for _, words in game.answers()):
            typed = words = self.leading[0]
        in_full = words is not None and self.dice.random() < 0.2
        self.log_answer(words, self.answer(game, words if in_full else typed, kind))

    def play(self, seed, rules, players):
        """A whole game."""
        name = f"{seed}.txt"
        arguments = [word for player in players for word in ("--human", player)]
        game = Game(self.folder, "--rules", rules, "--seed", str(seed), *arguments)
        game.says("save " + name, f"The game is saved: {name}")
        # Answers that lead on to other questions. For a swap that is refused somebody needs figures at hand.
        with_bonus = "house_rule" in rules
        self.leading = ["choose bonus", "want message: want"] if with_bonus else ["choose swap", "swap: swap"]
        self.hinted = ["place", "figure"] if with_bonus else ["place"]
        log = self.log = []
        self.porxada = None
        self.learn_tiles(game)
        resume_at = self.dice.randint(40, 120)
        while game.step != "over":
            self.step(game)
            if len(log) == resume_at and game.step != "over":
                before = game.snapshot()
                game.says("quit", f"The game is saved: {name}")
                check(game.status == 0, f"quit ends with {game.status}")
                game = Game(self.folder, "--resume", name)
                check(game.snapshot() == before, "the resumed game is another one")
        end = game.text
        check("Final scoring" in end and re.search(r"(wins|tie)$", end, re.M), "the end is not told")
        # Back from the end and there again.
        before = game.snapshot()
        game.says("undo", "Taken back.")
        check(game.step != "over", "undo does not lead back into the game")
        game.say("redo")
        check(game.snapshot() == before, "after redo the game has ended otherwise")
        game.says("place 0 0", "No: ")
        self.check_reasons(game)
        game.says("", f"The game is saved: {name}")
        check(game.status == 0, f"the end has status {game.status}")
        self.check_record(name, log, end)
        return log

    # Which rules tell what a feature brings.
    RULES = {"road": "BAS-1[07]|MSG-36", "city": "BAS-1[17]|POR-09|MSG-36", "monastery": "BAS-1[37]|MSG-36",
             "field": "BAS-18|MSG-36", "castle": "GCC-3[78]|MSG-36", "cemetery": "GCC-33|MSG-36", "nothing": "MSG-"}

    def check_reasons(self, game):
        """Every score is the sum of its reasons, and a rule tells why."""
        number = 1
        while True:
            told = game.say(f"why {number}")
            if "There is no such score" in told:
                break
            head = re.match(rf"\[{number}\] \S+ (-?\d+) for (\S+).*? at -?\d+ -?\d+(?:: (.*))?$", told, re.M)
            check(head, f"no score in {told!r}")
            total = sum(int(count) * int(each) for count, each in re.findall(r"(-?\d+) [a-z ]+ x (-?\d+)", head.group(3) or ""))
            check(total == int(head.group(1)), f"the sum of {told!r}")
            check(re.search(rf"^  ({self.RULES[head.group(2)]})", told, re.M), f"no rule in {told!r}")
            number += 1
        check(number > 8, f"only {number} scores in a whole game")

    def check_record(self, name, log, end):
        """Another part of the app plays the saved game again; its answers are those that were typed."""
        path = os.path.join(self.folder, name)
        verified = subprocess.run([program, "verify", path], capture_output=True, text=True)
        check(verified.returncode == 0 and " 0 differences" in verified.stdout, verified.stdout + verified.stderr)
        with open(path) as file:
            record = file.read()
        said = re.findall(r"^ *\d+\. \S+ +(.*)$|^end +(.*)$", record, re.M)
        words = [re.sub(r"^\S+: ", "", words) for line in said for words in (line[0] or line[1]).split("; ")]
        words = iter(words)
        for answer in log:
            check(answer in words, f"the record lacks the answer {answer!r}")
        result = re.search(r"^result (.*)$", record, re.M).group(1)
        told = ", ".join(f"{who} {points}" for who, points in re.findall(r"^ {7}(\S+) +(-?\d+)$", end, re.M))
        check(result == told, f"the record says {result}, the screen {told}")
