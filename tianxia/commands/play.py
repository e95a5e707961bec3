"""`tianxia play`: a person against bots, in plain lines, as JSON lines or on a full screen."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tianxia.commands.files import check_target
from tianxia.commands.flags import names_in
from tianxia.core.dice import KEY_BITS, key_from_seed
from tianxia.core.events import SPECTATOR, Seat
from tianxia.core.log import Journal, begin
from tianxia.errors import UserError
from tianxia.games import game as game_of
from tianxia.telling.language import Language, Texts, level_name, texts
from tianxia.telling.presenter import Presenter, presenter
from tianxia.terminal import saves
from tianxia.terminal.sitting import Sitting

PERSON: Final = "person"
DEFAULT_BOT: Final = "greedy"
ADVISER: Final = "greedy"


@dataclass(frozen=True, slots=True)
class Wish:
    """Where the person wants to sit, and against whom."""

    seat: Seat | None
    as_name: str | None
    bot: str  # or several, separated by commas, which take turns in the other seats


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for on the command line; `seed`, `seats` and `options` are those of a new match."""

    game: str
    wish: Wish
    seed: int | None
    seats: int | None
    options: Mapping[str, str]
    resume: Path | None
    save: Path | None
    lang: Language
    full: bool
    as_json: bool
    force: bool = False


def run(wanted: Wanted) -> int:
    """Plays one match and returns the exit code."""
    if wanted.full:
        check_full(wanted.as_json)
    if wanted.save is not None and wanted.save != wanted.resume:
        check_target(wanted.save, wanted.force)
    table, spec = seated_as(wanted)
    shown = presenter(wanted.game, texts(wanted.lang, wanted.game), table.view())
    return face(table, shown, spec, full=wanted.full, as_json=wanted.as_json)


def check_full(as_json: bool) -> None:
    """A full screen needs Textual and a terminal of its own."""
    if as_json:
        raise UserError("--full and --json do not go together")
    if find_spec("textual") is None:
        raise UserError("the full screen needs Textual: pip install 'tianxia[tui]'")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UserError("the full screen needs a terminal; without --full a pipe will do")


def seated_as(wanted: Wanted) -> tuple[Sitting, str]:
    """The person at a new table or at a saved one, and the bot in the other seats."""
    if wanted.resume is not None:
        if wanted.seed is not None or wanted.options or wanted.seats is not None:
            raise UserError("--resume goes on with a match as it was dealt: --seed, --seats and --option do not apply")
        return resumed(wanted.game, wanted.resume, wanted.save, wanted.wish)
    key = secrets.randbits(KEY_BITS) if wanted.seed is None else key_from_seed("play", wanted.seed)
    return fresh(wanted.game, key, wanted.seats, wanted.options, wanted.save, wanted.wish)


def face(table: Sitting, shown: Presenter, spec: str, *, full: bool, as_json: bool) -> int:
    """The face that was asked for; each is loaded only then."""
    if full:
        from tianxia.terminal.full.app import run_full  # noqa: PLC0415 - Textual is an extra

        return run_full(table, shown, spec)
    from tianxia.terminal.output import keyboard, piped, screen  # noqa: PLC0415

    if as_json:
        from tianxia.terminal.json_lines import JsonLines  # noqa: PLC0415

        return JsonLines(table, shown, screen().stream, piped).run()
    from tianxia.terminal.plain import PlainLines  # noqa: PLC0415

    names = level_names(spec, table.game, shown.say)
    read = keyboard(f"{shown.say('ui-prompt')} ")
    return PlainLines(table, shown, screen(), read, names, lingers=sys.stdin.isatty()).run()


def level_names(specs: str, game: str, say: Texts) -> str:
    """The bots of a table as a person knows them: by their levels, one's own by the name of its file."""
    from tianxia.bots.make import names_of  # noqa: PLC0415 - bots are loaded when they play

    known = names_of(game)
    return ", ".join([level_name(say, each) if each.partition(":")[0] in known else each for each in specs.split(", ")])


def fresh(
    game: str, key: int, seats: int | None, options: Mapping[str, str], save: Path | None, wish: Wish
) -> tuple[Sitting, str]:
    """A new match; its header remembers who sits where, so that it can be resumed."""
    started = begin(game_of(game), seats, options, key)
    seat = choose_seat(game, started, wish, 0)
    bots = wanted_bots(wish.bot, game, seat, started.match.state.seats)
    players = [bots.get(each, PERSON) for each in range(started.match.state.seats)]
    journal = Journal(started.match, {**started.header, "players": players})
    return seated(journal, seat, bots, key, save), called(bots)


def resumed(game: str, file: Path, save: Path | None, wish: Wish) -> tuple[Sitting, str]:
    """A saved match, with the same person in the same seat unless another one is asked for."""
    log = saves.load(file)
    if log.header["game"] != game:
        raise UserError("{file} is a match of {other}, not of {game}", file=file, other=log.header["game"], game=game)
    journal = saves.journal_of(file, log)
    players = log.header.get("players")
    known = isinstance(players, list) and PERSON in players
    seat = choose_seat(game, journal, wish, players.index(PERSON) if known and players else 0)
    bots = wanted_bots(wish.bot, game, seat, journal.match.state.seats)
    if known and players and wish.bot == DEFAULT_BOT:
        saved = dict(enumerate(players))
        bots = {each: known_bot(file, saved.get(each), game) for each in bots}
    return seated(journal, seat, bots, int(log.header["key"], 16), save or file), called(bots)


def wanted_bots(text: str, game: str, seat: Seat, seats: int) -> dict[Seat, str]:
    """Who plays the other seats: the bots that were asked for, in turn."""
    named = [usual_bot(spec, game) for spec in names_in("--bot", text)]
    others = [each for each in range(seats) if each != seat]
    return {each: named[n % len(named)] for n, each in enumerate(others)}


def known_bot(file: Path, spec: object, game: str) -> str:
    """The bot that a saved match names. A file, a module or a command is never run because a log says so."""
    from tianxia.bots.make import is_own  # noqa: PLC0415 - bots are loaded when they play

    if not isinstance(spec, str) or spec == PERSON:
        return usual_bot(DEFAULT_BOT, game)
    if is_own(spec, game):
        raise UserError("{file} was played against {spec}: name the bot again with --bot", file=file, spec=spec)
    return spec


def called(bots: Mapping[Seat, str]) -> str:
    """The bots of a table in words."""
    from tianxia.bots.own import is_own, label_of  # noqa: PLC0415 - bots are loaded when they play

    named = [label_of(spec) if is_own(spec) else spec for spec in bots.values()]
    return ", ".join(dict.fromkeys(named)) or DEFAULT_BOT


def usual_bot(spec: str, game: str) -> str:
    """The bot that was asked for; a game that has no greedy bot is played by one that knows nothing of it."""
    from tianxia.bots.make import names_of  # noqa: PLC0415 - bots are loaded when they play

    return "random" if spec == DEFAULT_BOT and DEFAULT_BOT not in names_of(game) else spec


def seated(journal: Journal, seat: Seat, bots: Mapping[Seat, str], key: int, save: Path | None) -> Sitting:
    """The table with its bots; their chance comes from the key but tells nothing about the deal."""
    from tianxia.bots import make_bot  # noqa: PLC0415 - bots are loaded when they play

    match = journal.match
    game = match.game.id
    made = {each: make_bot(spec, game, key_from_seed("bot", each, key)) for each, spec in bots.items()}
    adviser = make_bot(usual_bot(ADVISER, game), game, key_from_seed("adviser", key))
    return Sitting(journal, seat, made, adviser, save, match.game.windows)


def choose_seat(game: str, journal: Journal, wish: Wish, default: Seat) -> Seat:
    """The seat by number or by the name of its side."""
    count = journal.match.state.seats
    if wish.seat is not None and wish.seat >= count:
        raise UserError("this table has seats 0 to {last}, not {seat}", last=count - 1, seat=wish.seat)
    if wish.as_name is None:
        return default if wish.seat is None else wish.seat
    names = presenter(game, texts("en", game), journal.match.view(SPECTATOR)).seat_names()
    name = wish.as_name.strip().lower()
    if name not in names:
        raise UserError(
            "there is no side called {side!r}; the sides are {sides}",
            side=wish.as_name,
            sides=" and ".join(sorted(names)),
        )
    if wish.seat is not None and names[wish.seat] != name:
        raise UserError(
            "seat {seat} plays {side}, not {name}; give --seat or --as, not both",
            seat=wish.seat,
            side=names[wish.seat],
            name=name,
        )
    return names.index(name)
