"""The app at a pseudo-terminal: what is typed, and what it says to that."""

import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time

PROMPT = re.compile(r"(?:^|\n)\[([^\]\n]*)\] (?:(\S+), ([^>\n]*)|(over))> $")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
program = os.path.abspath(sys.argv[1])
checks = 0


class Failed(Exception):
    pass


def check(condition, what):
    global checks
    checks += 1
    if not condition:
        raise Failed(what)


class Game:
    """The app at a terminal of its own."""

    def __init__(self, folder, *arguments, rows=60, columns=200, environment=None):
        self.arguments = arguments
        pid, self.master = pty.fork()
        if pid == 0:
            os.chdir(folder)
            variables = {**os.environ, "TERM": "xterm", **(environment or {})}
            if "NO_COLOR" not in (environment or {}):
                variables.pop("NO_COLOR", None)
            settings = termios.tcgetattr(0)
            settings[3] &= ~termios.ECHO
            termios.tcsetattr(0, termios.TCSANOW, settings)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(program, [program, "play", *arguments], variables)
        self.pid = pid
        self.status = None
        self.raw = ""
        self.text = ""
        self.points = self.player = self.step = None
        self.read()

    def read(self):
        """Reads until the app asks, or ends. Returns what it said before the prompt."""
        received = b""
        said = ""
        end = time.monotonic() + 30
        while True:
            if time.monotonic() > end:
                raise Failed(f"{self.arguments} says nothing more after: {said[-500:]}")
            if not select.select([self.master], [], [], 0.5)[0]:
                continue
            try:
                more = os.read(self.master, 65536)
            except OSError:
                more = b""
            if not more:
                _, status = os.waitpid(self.pid, 0)
                self.status = os.WEXITSTATUS(status) if os.WIFEXITED(status) else -os.WTERMSIG(status)
                os.close(self.master)
                self.player = self.step = None
                break
            received += more
            said = received.decode().replace("\r\n", "\n")
            found = PROMPT.search(COLOUR.sub("", said))
            if found:
                self.points, self.player, self.step = found.group(1), found.group(2), found.group(3) or found.group(4)
                break
        self.raw = said
        plain = COLOUR.sub("", said)
        found = PROMPT.search(plain)
        self.text = plain[: found.start() + 1] if found else plain
        return self.text

    def say(self, line):
        os.write(self.master, (line + "\n").encode())
        return self.read()

    def says(self, line, expected):
        """The answer to this line has this text."""
        said = self.say(line)
        check(expected in said, f"the answer to {line!r} is {said[-600:]!r}, without {expected!r}")
        return said

    def close(self):
        """Closes the terminal. Returns the exit status of the app."""
        os.close(self.master)
        end = time.monotonic() + 30
        while True:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid != 0:
                return os.WEXITSTATUS(status) if os.WIFEXITED(status) else -os.WTERMSIG(status)
            if time.monotonic() > end:
                raise Failed(f"{self.arguments} goes on at a closed terminal")
            time.sleep(0.02)

    def resize(self, rows, columns):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def snapshot(self):
        """Everything that the app can be asked about the game as it is."""
        told = [self.points, self.player, self.step]
        for word in ("board", "scores", "owners", "supply", "tiles", "why 99999", "answers"):
            if word != "answers" or self.step != "over":
                told.append(self.say(word))
        return told

    def answers(self):
        """The answers to the open question, short name and words; not for tiles."""
        return re.findall(r"^ +(\S+)  (\S.*)$", self.say("answers").split("has to decide:")[1], re.M)

    def hint(self):
        """What a program would answer, in words."""
        return self.hint_and_name()[1]

    def hint_and_name(self):
        """What a program would answer: what to type for it, and in words."""
        return re.fullmatch(r" *(\S+)  (\S.*)\n", self.say("hint")).groups()

    def squares(self):
        said = self.say("99999")
        return int(re.search(r"the numbers go from 1 to (\d+)", said).group(1))


def play_some(game, decisions, dice):
    """Answers so many questions somehow."""
    for _ in range(decisions):
        if game.step == "place":
            game.say(game.hint())
        elif game.step != "over":
            game.say(dice.choice(game.answers())[0])
