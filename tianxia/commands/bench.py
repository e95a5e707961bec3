"""`tianxia bench`: how fast games are played, cloned and shown, beside a reference measured in the same run."""

import gc
import json
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from time import perf_counter, process_time
from typing import Any

from tianxia.commands.flags import as_given
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.game import Game, Options
from tianxia.core.match import Match
from tianxia.errors import UserError
from tianxia.games import built_in, manifest_of
from tianxia.games import game as game_by_id
from tianxia.lab.workers import INTERRUPTED
from tianxia.terminal.progress import Progress

STARTS = 5
PARTS = 6  # figures of one game


@dataclass
class Measured:
    """The game, seats and options that are measured."""

    game: Game
    seats: int
    options: Options


@dataclass
class RandomPlay:
    """Random play, by the time of the processor: other programs on the machine matter less."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float


@dataclass
class Reference:
    """Random play of another engine."""

    name: str
    documented: RandomPlay  # as its examples do
    shortcut: RandomPlay | None = (
        None  # chance drawn as if all outcomes were alike, which they are in OpenSpiel's deals
    )


@dataclass
class Cost:
    """What one call costs."""

    mean_us: float
    p95_us: float


@dataclass
class Figures:
    """All that is measured of one game."""

    game: str
    seats: int
    reference: Reference | None
    bare: RandomPlay
    full: RandomPlay
    clone: Cost
    twin: Cost
    view: Cost
    view_bytes: float


def run(game: str | None, *, seconds: float, seats: int | None, options: dict[str, str], as_json: bool) -> int:
    """Measures, then prints the ratios first and the absolute figures beside them."""
    if game is None and (seats is not None or options):
        raise UserError("--seats, --option and --data are for one game: name it")
    tables = [table_of(game_by_id(name), seats, options) for name in ([game] if game else built_in())]
    figures: list[Figures] = []
    with Progress(len(tables) * PARTS, "figures") as shown:
        try:
            for table in tables:
                figures.append(measure(table, seconds, shown))  # noqa: PERF401 - what is measured is kept at Ctrl-C
        except KeyboardInterrupt:
            if not figures:
                raise
        start = cold_start()
    if as_json:
        print(json.dumps(facts(figures, start, seconds), indent=2))
    else:
        told = [game or "", f"--seconds {seconds:g}", f"--seats {seats}" if seats else ""]
        told += as_given(options)
        print_figures(figures, start, " ".join(["tianxia bench", *[part for part in told if part]]))
    return 0 if len(figures) == len(tables) else INTERRUPTED


# ---- measuring, in processor time: other work on the machine should not count


def table_of(game: Game, seats: int | None, options: dict[str, str]) -> Measured:
    """The table that is measured."""
    return Measured(game, game.check_seats(seats), game.settle_options(options, seats))


def measure(table: Measured, seconds: float, shown: Progress | None = None) -> Figures:
    """Each figure takes the given time."""

    def done() -> None:
        if shown is not None:
            shown(shown.done + 1)

    reference = play_reference(table.game.id, seconds)
    done()
    gc.collect()
    gc.freeze()  # what the reference has loaded shall not cost us time
    bare = play_randomly(table, seconds, keeps_marks=False)
    done()
    full = play_randomly(table, seconds, keeps_marks=True)
    done()
    clone = cost(table, seconds, lambda match, seat, turn: match.clone())
    done()
    twin = cost(table, seconds, lambda match, seat, turn: match.twin(seat, turn + 1))
    done()
    sizes: list[int] = []
    view = cost(table, seconds, lambda match, seat, turn: sizes.append(len(match.view_bytes(seat))))
    done()
    return Figures(table.game.id, table.seats, reference, bare, full, clone, twin, view, sum(sizes) / len(sizes))


def new_match(table: Measured, number: int, keeps_marks: bool) -> Match:
    """The match of this number: the same ones in every run."""
    game = table.game
    state = game.setup(table.seats, table.options, Dice(key_from_seed("bench", game.id, number)))
    return Match(game, state, table.options, keeps_marks)


def play_randomly(table: Measured, seconds: float, keeps_marks: bool) -> RandomPlay:
    """Random games one after the other, without marks and events as playouts are, or with both as tables are."""
    games = decisions = 0
    dice = Dice(key_from_seed("bench answers", table.game.id))
    began = process_time()
    passed = 0.0
    while passed < seconds:
        match = new_match(table, games, keeps_marks).begin(listens=keeps_marks)
        while match.asks:
            question = match.waiting()[0]
            match.apply(question.seat, question.sample(dice))
            decisions += 1
        games += 1
        passed = process_time() - began
    return RandomPlay(decisions / passed, games / passed, decisions / games)


def cost(table: Measured, seconds: float, call: Callable[[Match, int, int], object]) -> Cost:
    """The call at every question of random games."""
    dice = Dice(key_from_seed("bench answers", table.game.id))
    times: list[float] = []
    ends = process_time() + seconds
    games = 0
    while not times or process_time() < ends:
        match = new_match(table, games, keeps_marks=True).begin(listens=False)
        games += 1
        while match.asks and (not times or process_time() < ends):
            question = match.waiting()[0]
            began = process_time()
            call(match, question.seat, len(times))
            times.append(process_time() - began)
            match.apply(question.seat, question.sample(dice))
    times.sort()
    return Cost(1e6 * sum(times) / len(times), 1e6 * times[int(0.95 * len(times))])


def play_reference(game_id: str, seconds: float) -> Reference | None:
    """Random play of the like game in another engine's Python module; None if there is none or it is not installed."""
    yardstick = manifest_of(game_id).yardstick
    if yardstick is None:
        return None
    engine, name = yardstick.engine, yardstick.game
    try:
        if engine == "OpenSpiel":
            import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: PLC0415

            game: Any = pyspiel.load_game(name)
            return Reference(f"{engine} {name}", *[play_openspiel(game, seconds, way) for way in (False, True)])
        if engine == "catanatron":
            import catanatron  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: PLC0415

            return Reference(f"{engine}, {name}", play_catanatron(catanatron, seconds))
    except ImportError:
        pass
    return None


def play_catanatron(module: Any, seconds: float) -> RandomPlay:
    """Its four-player game with its random players; a decision is what a player is asked for."""
    colours = [module.Color.RED, module.Color.BLUE, module.Color.WHITE, module.Color.ORANGE]
    asked = 0

    class Counted(module.RandomPlayer):  # type: ignore[misc]
        """A random player who counts."""

        def decide(self, *about: Any) -> Any:
            """One of the playable actions."""
            nonlocal asked
            asked += 1
            return super().decide(*about)

    games = 0
    began = process_time()
    passed = 0.0
    while passed < seconds:
        module.Game([Counted(colour) for colour in colours]).play()
        games += 1
        passed = process_time() - began
    return RandomPlay(asked / passed, games / passed, asked / games)


def play_openspiel(game: Any, seconds: float, shortcut: bool) -> RandomPlay:
    """Chance is drawn as OpenSpiel's examples draw it; the shortcut knows that all outcomes are alike, as they are in
    the deals of these games. Deals cost time and are no decisions; where seats choose at once, each decides."""
    chance = random.Random(1)
    games = decisions = 0
    began = process_time()
    passed = 0.0
    while passed < seconds:
        state: Any = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node() and not shortcut:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            if state.is_simultaneous_node():
                choices = [state.legal_actions(player) for player in range(game.num_players())]
                decisions += len(choices)
                state.apply_actions([actions[int(chance.random() * len(actions))] for actions in choices])
                continue
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
        games += 1
        passed = process_time() - began
    return RandomPlay(decisions / passed, games / passed, decisions / games)


def cold_start() -> float:
    """Seconds from nothing to the help of the command line, the median of a few starts."""
    times: list[float] = []
    command = [sys.executable, "-c", "from tianxia.cli import main; main(['--help'])"]
    for _ in range(STARTS):
        began = perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(perf_counter() - began)
    return median(times)


# ---- telling


def ratios(figures: Figures) -> dict[str, float] | None:
    """Decisions per second against the reference."""
    reference = figures.reference
    if reference is None:
        return None
    ours = figures.bare.decisions_per_s
    plays = {"documented": reference.documented, "shortcut": reference.shortcut}
    return {way: ours / play.decisions_per_s for way, play in plays.items() if play is not None}


def facts(figures: list[Figures], start: float, seconds: float) -> dict[str, object]:
    """The report for a program."""
    return {
        "seconds": seconds,
        "python": sys.version.partition(" ")[0],
        "note": " ".join(missing(figures)) or None,
        "games": [{**asdict(entry), "ratio": ratios(entry)} for entry in figures],
        "cold_start_s": start,
    }


def missing(figures: list[Figures]) -> list[str]:
    """A sentence for each engine that is not installed, with the games that have no ratio for want of it."""
    wanting: dict[str, list[str]] = {}
    for entry in figures:
        yardstick = manifest_of(entry.game).yardstick
        if entry.reference is None and yardstick is not None:
            wanting.setdefault(yardstick.engine, []).append(entry.game)
    return [
        f"{engine} is not installed, so there is no ratio for {' and '.join(games)};"
        " pip install 'tianxia[reference]' adds it."
        for engine, games in wanting.items()
    ]


def print_figures(figures: list[Figures], start: float, command: str) -> None:
    """The ratios first: the absolute figures differ from machine to machine."""
    print(f"$ {command}   (Python {sys.version.partition(' ')[0]}, one process)")
    for sentence in missing(figures):
        print(sentence)
    for entry in figures:
        print()
        print(f"{entry.game}, {entry.seats} seats")
        print_game(entry)
    print()
    print(f"cold start of tianxia --help  {start:.2f} s (median of {STARTS})")


def print_game(entry: Figures) -> None:
    """The lines of one game."""
    found, reference = ratios(entry), entry.reference
    if found is not None and reference is not None:
        ours = entry.bare.decisions_per_s
        for way, play in (("documented", reference.documented), ("shortcut", reference.shortcut)):
            if play is None:
                continue
            told = f"{ours:,.0f} against {play.decisions_per_s:,.0f} decisions/s"
            chance = f"; chance drawn the {way} way" if reference.shortcut is not None else ""
            print(f"  {f'against {reference.name}':<32} {found[way]:.2f}x  ({told}{chance})")
        games, theirs = entry.bare.games_per_s, reference.documented.games_per_s
        print(f"  {'the same, by whole games':<32} {games / theirs:.2f}x  ({games:,.1f} against {theirs:,.1f} games/s)")
    print(f"  marks and events / none          {entry.full.decisions_per_s / entry.bare.decisions_per_s:.2f}x")
    print(f"  random play, no marks or events  {described(entry.bare)}")
    print(f"  random play, marks and events    {described(entry.full)}")
    print(f"  clone                            {entry.clone.mean_us:.1f} us mean, {entry.clone.p95_us:.1f} us p95")
    print(f"  twin                             {entry.twin.mean_us:.1f} us mean, {entry.twin.p95_us:.1f} us p95")
    size = f"{entry.view_bytes:,.0f} bytes"
    print(
        f"  view and question as JSON        {entry.view.mean_us:.1f} us mean, {entry.view.p95_us:.1f} us p95, {size}"
    )


def described(play: RandomPlay) -> str:
    """Random play in a line."""
    per_game = f"{play.decisions_per_game:.0f} decisions each"
    return f"{play.decisions_per_s:,.0f} decisions/s, {play.games_per_s:,.0f} games/s of {per_game}"
