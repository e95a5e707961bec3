"""Two hundred things that people type wrongly, and files that are not what they should be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

GAME, SAVED = "toy", "match.jsonl"
STARTS = ("play", "arena", "fuzz", "bench")


def header(**other: object) -> bytes:
    """A log without answers whose first line says something else."""
    first = {"tianxia": 1, "game": GAME, "rules": "1", "seats": 2, "options": {}, "key": "1", **other}
    return f'{json.dumps(first)}\n{{"end": 0}}\n'.encode()


WRONG_TEXTS = {
    "empty.jsonl": b"",
    "spaces.jsonl": b"  \n \n",
    "words.jsonl": b"hello\nworld\n",
    "binary.jsonl": bytes(range(256)),
    "half.jsonl": b'{"tianxia": 1, "game": "to',
    "list.jsonl": b"[1, 2]\n[3]\n",
    "deep.jsonl": b"[" * 50_000 + b"\n",
    "nan.jsonl": b'{"tianxia": NaN}\n{}\n',
    "surrogate.jsonl": b'{"tianxia": 1, "game": "\\ud800"}\n{}\n',
    "newer.jsonl": header(tianxia=99),
    "stranger.jsonl": header(game="chess"),
    "seats.jsonl": header(seats=99),
    "key.jsonl": header(key="zz"),
    "header.jsonl": b'{"tianxia": 1}\n{"end": 0}\n',
    "mark.jsonl": header(**{"from": 5}),
}
WRONG_SCENARIOS = {
    "empty.toml": b"",
    "words.toml": b"hello world",
    "binary.toml": bytes(range(256)),
    "stranger.toml": b'game = "chess"\n',
    "nothing.toml": b'title = "no game"\n',
    "key.toml": b'game = "toy"\nnonsense = 1\n',
    "step.toml": b'game = "toy"\n[[step]]\nnonsense = 1\n',
    "number.toml": b"game = 5\n",
    "position.toml": b'game = "toy"\n[position]\nnonsense = 5\n',
    "options.toml": b'game = "toy"\n[options]\nnonsense = "5"\n',
    "seed.toml": b'game = "toy"\nseed = -1\n',
    "both.toml": b'game = "toy"\n[[step]]\noption = "a"\nundo = "b"\n',
    "refused.toml": b'game = "toy"\n[[step]]\nrefused = "TOY-1"\n',
}
BOTS = (
    "", ",", "greedy,", ",random", "greedy,,random", "chess", "search:", "search:0", "search:-1", "search:many",
    "search:99999999999", "greedy:5", "random:x", "none.py:Bot", "no.such.module:Bot", "broken.py:Bot",
    "number.py:Nobody", "number.py:", ":Bot", "run:", "run:no-such-program", "run:'half", "os:path", "json:loads",
    "number.py:NUMBER", "天下", "greedy random", "../../etc/passwd:Bot", "a" * 500,
    "exits.py:Bot", "odd.py:Silent", "odd.py:Needy",
)  # fmt: skip
ODD_BOTS = """
import tianxia

class Leaves(tianxia.Bot):
    def choose(self, glimpse):
        raise SystemExit(7)

class Silent(tianxia.Bot):
    pass

class Needy(tianxia.Bot):
    def __init__(self, one, two):
        pass

    def think(self, glimpse):
        return next(glimpse.choices())

class Nothing(tianxia.Bot):
    def choose(self, glimpse):
        return None
"""
NUMBERS = ("", "-1", "x", "1.5", "1e3", "99999999999999999999999", "0x10", "1 2", "--")
OPTION_PAIRS = ("x", "=", "x=", "=x", "nonsense=1", "data=x", "seats=2", "天=下", "a=b=c")
WORDS = (
    ("dance",),
    ("playy", GAME),
    ("--nonsense",),
    ("-x",),
    ("play",),
    ("play", "chess"),
    ("play", ""),
    ("play", "天下"),
    ("play", GAME, GAME),
    ("play", "../toy"),
    ("play", "toy.rules"),
    ("arena",),
    ("fuzz",),
    ("rules",),
    ("options",),
    ("options", "chess"),
    ("games", GAME),
    ("learn",),
    ("learn", "chess"),
    ("learn", GAME),
    ("learn", GAME, "0"),
    ("learn", GAME, "x"),
    ("learn", GAME, "1", "2"),
    ("learn", GAME, "--lang", "de"),
    ("ledger", "chess"),
    ("bench", "chess"),
    ("exploit", GAME),
    ("exploit", "chess"),
    ("scenario",),
    ("scenario", "--from"),
    ("replay",),
    ("rules", GAME, "TOY-99999"),
    ("rules", GAME, "x", "--search", "y"),
    ("rules", GAME, "--search", "qqqqq"),
    ("rules", GAME, "--nonsense"),
    ("rules", "chess", "1"),
    ("serve", GAME),
    ("serve", "--port", "70000"),
    ("serve", "--port", "x"),
    ("serve", "--bots", "greedy"),
    ("serve", "--bots", "none.py:X"),
    ("serve", "--database", "nonsense"),
    ("ledger", GAME, "--tests", "nowhere"),
    ("rules", GAME, "--content", "--tests", "x"),
    ("play", GAME, "--full"),
    ("play", GAME, "--full", "--json"),
    ("play", GAME, "--lang", "de"),
    ("play", GAME, "--lang"),
    ("play", GAME, "--as", "nobody"),
    ("play", GAME, "--seat", "99"),
    ("play", GAME, "--save"),
    ("bench", "--seats", "2"),
    ("bench", GAME, "--seconds", "0"),
    ("bench", GAME, "--seconds", "x"),
    ("play", GAME, "--save", "."),
    ("play", GAME, "--save", "no/where.jsonl"),
    ("play", GAME, "--resume", SAVED, "--seed", "1"),
    ("play", "levee", "--resume", SAVED),
    ("play", GAME, "--resume", SAVED, "--seats", "2"),
    ("play", GAME, "--save", SAVED),
    ("arena", GAME, "--picture", SAVED),
    ("scenario", "--from", SAVED, SAVED),
    ("scenario", "--from", SAVED, "a", "b"),
    ("scenario", "--from", "nowhere"),
    ("replay", SAVED, "--viewer", "9"),
    ("replay", SAVED, "--viewer", "x"),
    ("replay", SAVED, "--viewer", "-1"),
    ("replay", SAVED, "--viewer", "all"),
    ("replay", SAVED, SAVED),
    ("arena", GAME, "--bots"),
    ("arena", GAME, "--data", "nowhere"),
    ("arena", GAME, "--data", "."),
    ("play", GAME, "--data", "number.py"),
    ("fuzz", GAME, "--games"),
    ("play", GAME, "--resume", "."),
    ("arena", GAME, "--bots", "greedy"),
    ("arena", GAME, "--bots", "a,b,c,d,e,f,g,h,i"),
    ("options", GAME, "x"),
    ("games", "--json=5"),
    ("games", "--lang", "xx"),
    ("exploit", GAME, "--jobs", "0"),
    ("exploit", GAME, "--turns", "0"),
    ("exploit", GAME, "--games", "0"),
    ("arena", GAME, "--report", "--beliefs"),
    ("arena", GAME, "--beliefs"),
    ("arena", GAME, "--single-side"),
    ("arena", GAME, "--alone", "2"),
    ("arena", GAME, "--single-side", "--alone", "0"),
    ("arena", GAME, "--report", "--at-least", "x"),
    ("arena", GAME, "--data", "empty.toml"),
    ("fuzz", GAME, "--seats", "9"),
    ("fuzz", GAME, "--option", "rounds=99"),
    ("fuzz", GAME, "--option", "rounds=1", "--option", "rounds=1"),
    ("bench", GAME, "--seats", "9"),
    ("play", GAME, "--save", "a" * 300),
    ("serve", "--data", SAVED),
    ("serve", "--database", "sqlite:////no/such/folder/x.db"),
    ("serve", "--host", ""),
    ("serve", "--host", "a..b"),
    ("serve", "--host", "a" * 300),
    ("serve", "--origin", ""),
    ("serve", "--origin", "not an address"),
    ("serve", "--origin", "https://host/with/path"),
    ("serve", "--database", "sqlite://"),
    ("serve", "--database", "sqlite:///"),
    ("serve", "--database", "sqlite:///:memory:"),
    ("serve", "--database", "mysql://host/x"),
    ("serve", "--contact", "me"),
    ("serve", "--bots", "exits.py:Bot"),
    ("serve", "--bots", "odd.py:Silent"),
    ("serve", "--bots", "odd.py:Needy"),
    ("bench", "", "--seconds", "0.1"),
    ("bench", GAME, "--seconds", "inf"),
    ("bench", GAME, "--seconds", "1e999"),
    ("bench", GAME, "--seconds", "nan"),
    ("ledger", ""),
    ("rules", GAME, ""),
    ("rules", GAME, "--search", " "),
    ("arena", GAME, "--report", "--at-least", "nan"),
    ("arena", GAME, "--report", "--at-least", "-1"),
    ("arena", GAME, "--data", "/dev/zero"),
    ("replay", "/dev/zero"),
    ("scenario", "/dev/zero"),
    ("scenario", "--from", "/dev/zero"),
    ("play", GAME, "--resume", "/dev/zero"),
    ("replay", SAVED, "--viewer", "99999999999999999999"),
    ("play", GAME, "--as", " "),
    ("arena", GAME, "--bots", "odd.py:Leaves,random"),
    ("arena", GAME, "--bots", "odd.py:Leaves,random", "--jobs", "2"),
    ("arena", GAME, "--bots", "odd.py:Nothing,random"),
    ("options", "--", GAME, "-x"),
    ("serve", "--host", "no.such.host.invalid", "--port", "1", "--data", "/dev/null/x"),
)


def files(folder: Path) -> None:
    """Everything that the bad commands name, in this folder."""
    for name, content in {**WRONG_TEXTS, **WRONG_SCENARIOS}.items():
        (folder / name).write_bytes(content)
    (folder / "number.py").write_text("NUMBER = 3\n", encoding="utf-8")
    (folder / "exits.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    (folder / "odd.py").write_text(ODD_BOTS, encoding="utf-8")
    (folder / "broken.py").write_text("class Bot(:\n", encoding="utf-8")


def commands() -> Iterator[tuple[str, ...]]:
    """All of them."""
    yield from WORDS
    for bots in BOTS:
        yield "arena", GAME, "--bots", bots, "--games", "1"
        yield "play", GAME, "--bot", bots
    for number in NUMBERS:
        for flag in ("--games", "--seed", "--seats", "--jobs"):
            yield "arena", GAME, flag, number
        yield "fuzz", GAME, "--games", number
        yield "play", GAME, "--seats", number
    for pair in OPTION_PAIRS:
        for start in STARTS:
            yield start, GAME, "--option", pair
    for name in WRONG_TEXTS:
        yield "replay", name
        yield "play", GAME, "--resume", name
        yield "scenario", "--from", name
    for name in (*WRONG_SCENARIOS, "nowhere.toml", "."):
        yield "scenario", name
