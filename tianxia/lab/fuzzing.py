"""Random games to the end with every invariant checked after each answer; a failure comes with its seed and its log."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from itertools import islice
from typing import Any, Final

from tianxia.core.asks import PASS, Ask, Choice
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import Event, Facts, Seat
from tianxia.core.game import DATA, Game, Options, SilentRule
from tianxia.core.log import Journal, begin, begin_from
from tianxia.core.match import Match
from tianxia.core.state import Broken
from tianxia.core.views import Glimpse
from tianxia.errors import BadInput, UserError

MOST_ANSWERS: Final = 20_000  # in a game; a longer one counts as endless
MOST_STEPS: Final = 10_000  # changes told between two questions
MOST_DEPTH: Final = 64  # rules inside rules
LISTED: Final = 200  # choices that are listed before one is drawn
RARE: Final = 6  # one game in this many begins where rarities come up, if the game knows such a place
SPARE: Final = 8  # one game in this many may leave components out, if a setting says from what is dealt
TRIES: Final = 12  # draws before a wanted option is given up


class Stuck(Broken):
    """A game that does not get on: too many answers, too many steps, rules too deep inside each other."""


class Steps(list[Event]):
    """Where the events of a fuzzed match go: a rule that loops is stopped by their number."""

    __slots__ = ("limit",)

    def __init__(self) -> None:
        super().__init__()
        self.limit: int = MOST_STEPS

    def append(self, event: Event, /) -> None:
        """Take an event, unless there were too many since the last question."""
        if len(self) >= self.limit:
            raise Stuck(f"more than {MOST_STEPS} steps after one answer")
        super().append(event)


# ---- policies: how a seat chooses; the same dice choose the same

Policy = Callable[[Match, Ask, Dice, Counter[str]], Choice]


def by_sample(match: Match, question: Ask, dice: Dice, taken: Counter[str]) -> Choice:
    """What the question itself draws."""
    return question.sample(dice)


def by_option(match: Match, question: Ask, dice: Dice, taken: Counter[str]) -> Choice:
    """Every option is as likely as any other."""
    options = question.options()
    return _with_option(question, options[dice.below(len(options))].id, dice)


def by_choice(match: Match, question: Ask, dice: Dice, taken: Counter[str]) -> Choice:
    """Every choice is as likely as any other, as far as they are listed."""
    listed = list(islice(question.expand(), LISTED))
    return listed[dice.below(len(listed))]


def contrary(match: Match, question: Ask, dice: Dice, taken: Counter[str]) -> Choice:
    """What was done least often in this game comes first."""
    rarest = min(question.options(), key=lambda option: taken[f"{question.kind}/{option.id}"])
    return _with_option(question, rarest.id, dice)


def eager(match: Match, question: Ask, dice: Dice, taken: Counter[str]) -> Choice:
    """Passes only if there is nothing else to do."""
    options = [option.id for option in question.options() if option.id != PASS.option]
    return _with_option(question, options[dice.below(len(options))], dice) if options else question.sample(dice)


def _with_option(question: Ask, wanted: str, dice: Dice) -> Choice:
    choice = Choice(wanted)
    if question.check(choice) is None:
        return choice
    for _ in range(TRIES):
        choice = question.sample(dice)
        if choice.option == wanted:
            return choice
    listed = [other for other in islice(question.expand(), LISTED) if other.option == wanted]
    return listed[dice.below(len(listed))] if listed else choice


def greedy(match: Match, question: Ask, dice: Dice, taken: Counter[str]) -> Choice:
    """The greedy bot of the game; where there is none, what the question draws."""
    bot = _greedy_bot(match.game.id, dice)
    if bot is None:
        return question.sample(dice)
    chosen = bot.choose(Glimpse(match, question.seat))
    assert isinstance(chosen, Choice)
    return chosen


def _greedy_bot(game_id: str, dice: Dice) -> Any:
    """The bots stand above this module, so that they are looked for only when one is wanted."""
    try:
        return import_module("tianxia.bots").make_bot("greedy", game_id, dice.fresh_key())
    except UserError:  # this game has none
        return None


POLICIES: Final[tuple[tuple[str, Policy], ...]] = (
    ("sample", by_sample),
    ("option", by_option),
    ("choice", by_choice),
    ("contrary", contrary),
    ("eager", eager),
    ("greedy", greedy),
)


# ---- what took effect


class RuleWatch:
    """Counts the silent rules of a game whenever they change something, while the truth is played on: what bots imagine
    does not count."""

    def __init__(self, game: Game, seen: Counter[str]) -> None:
        self.looks: bool = False
        self.seen: Counter[str] = seen
        self.rules: list[tuple[SilentRule, Callable[..., Any]]] = [(rule, rule.run) for rule in game.silent_rules()]
        for rule, run in self.rules:
            rule.run = self._counted(rule, run)

    def _counted(self, rule: SilentRule, run: Callable[..., Any]) -> Callable[..., Any]:
        name = rule.id.rpartition("/")[2]

        def counted(*asked: Any) -> Any:
            answer = run(*asked)
            if self.looks and rule.acts(asked, answer):
                self.seen[name] += 1
            return answer

        return counted

    def end(self) -> None:
        """The rules are as they were."""
        for rule, run in self.rules:
            rule.run = run


# ---- one game


class FuzzFailure:
    """What broke, and all that is needed to see it again."""

    __slots__ = ("answer", "error", "given", "log", "options", "seats", "seed")

    def __init__(self, table: FuzzTable, given: str, answer: int, error: str, log: str) -> None:
        self.seed: int = table.seed
        self.seats: int = table.seats
        self.options: Options = table.options
        self.answer: int = answer  # the number of the answer that broke it, from 1; 0 = the set-up
        self.given: str = given
        self.error: str = error
        self.log: str = log  # the answers before it, as a log file; empty if not even that can be written

    def plain(self) -> Facts:
        """The failure as plain data, for programs."""
        return {name: getattr(self, name) for name in self.__slots__}


class FuzzTable:
    """The table of one fuzzed game: all of it follows from the game, the seed and what was fixed by hand."""

    __slots__ = ("dice", "game", "key", "options", "policies", "position", "seats", "seed")

    def __init__(self, game: Game, seed: int, seats: int | None = None, fixed: Mapping[str, str] | None = None) -> None:
        given = fixed or {}
        dice = Dice(key_from_seed("fuzz", game.id, seed))
        counts = sizes_with(game, given)
        drawn_seats = counts[dice.below(len(counts))]
        as_printed = dice.below(3) == 0  # the table as most people play it
        drawn = {s.name: s.default if as_printed else s.tried()[dice.below(len(s.tried()))] for s in game.settings}
        whole = [s for s in game.settings if s.deals and s.name not in given and dice.below(SPARE)]
        drawn |= {s.name: s.deals for s in whole}
        self.game: Game = game
        self.seed: int = seed
        self.seats: int = drawn_seats if seats is None else game.check_seats(seats)
        self.options: Options = _settled(game, {**drawn, **given}, given, self.seats)
        self.policies: list[tuple[str, Policy]] = [POLICIES[dice.below(len(POLICIES))] for _ in range(self.seats)]
        self.key: int = dice.fresh_key()
        rare = dice.below(RARE) == 0
        self.position: Facts | None = game.rare_position(self.seats, self.options, dice) if rare else None
        self.dice: Dice = Dice(dice.fresh_key())

    def begin(self) -> Journal:
        """The match at its first question, from the set-up of the rules or from a position."""
        if self.position is None:
            return begin(self.game, self.seats, self.options, self.key)
        options = dict(self.options)
        state = self.game.arrange(self.position, options, strict=False, dice=Dice(self.key))
        return begin_from(Match(self.game, state, options).begin(), self.key)


def sizes_with(game: Game, given: Mapping[str, str]) -> list[int]:
    """The numbers of seats at which a table can have what was fixed by hand; BadInput if there is none."""
    found = [seats for seats in game.seat_counts if _may_be(game, given, seats)]
    if not found:
        game.settle_options(given)
    return found


def _settled(game: Game, drawn: Mapping[str, str], given: Mapping[str, str], seats: int) -> Options:
    """The settings that were drawn, without those that the others do not bring; what is against the rules together
    is played as printed, but for what was fixed by hand."""
    kept: Options = {DATA: given[DATA]} if DATA in given else {}
    for setting in game.settings:
        if setting.exists(seats, kept) or setting.name in given:
            kept[setting.name] = drawn[setting.name]
    return game.settle_options(kept if _may_be(game, kept, seats) else given, seats)


def _may_be(game: Game, options: Mapping[str, str], seats: int) -> bool:
    try:
        game.settle_options(options, seats)
    except BadInput:
        return False
    return True


class Told:
    """What one game or many games showed."""

    __slots__ = ("answers", "counts", "deepest", "digest", "failures", "games", "longest")

    def __init__(self) -> None:
        self.games: int = 0
        self.answers: int = 0
        self.longest: int = 0
        self.deepest: int = 0
        self.counts: dict[str, Counter[str]] = {
            name: Counter()
            for name in ("questions", "options", "events", "outcomes", "seats", "settings", "policies", "effects")
        }
        self.failures: list[FuzzFailure] = []
        self.digest: str = ""

    def add(self, other: Told) -> None:
        """Take in what a later game showed; the digest is a chain."""
        self.games += other.games
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.deepest = max(self.deepest, other.deepest)
        for name, count in other.counts.items():
            self.counts[name].update(count)
        self.failures += other.failures
        self.digest = hashlib.blake2b((self.digest + other.digest).encode(), digest_size=16).hexdigest()

    def plain(self) -> Facts:
        """The report as plain data, for programs."""
        return {
            "games": self.games,
            "answers": self.answers,
            "longest": self.longest,
            "deepest": self.deepest,
            **{name: dict(sorted(count.items())) for name, count in self.counts.items()},
            "digest": self.digest,
            "failures": [failure.plain() for failure in self.failures],
        }


def one_game(game: Game, seed: int, seats: int | None = None, fixed: Mapping[str, str] | None = None) -> Told:
    """Play one random game to its end; whatever goes wrong is told, not raised."""
    told = Told()
    told.games = 1
    table = FuzzTable(game, seed, seats, fixed)
    told.counts["seats"][str(table.seats)] += 1
    told.counts["settings"].update([f"{name}={value}" for name, value in table.options.items() if name != DATA])
    told.counts["policies"].update([name for name, _ in table.policies])
    given = ""
    journal: Journal | None = None
    watch = RuleWatch(game, told.counts["effects"])
    try:
        journal = table.begin()
        journal.match.state.check()
        listen(journal.match)
        for seat, choice in choices(table, journal.match, told):
            given = f"seat {seat}: {choice!r}"
            watch.looks = True
            journal.answer(seat, choice)
            watch.looks = False
            examine(journal.match, told)
        finish(journal, told)
    except Exception as error:  # whatever it is, it is what we look for
        log = journal.text() if journal is not None else ""
        text = f"{type(error).__name__}: {error}"
        told.failures.append(FuzzFailure(table, given, told.answers, text, log))
    finally:
        watch.end()
    return told


def listen(match: Match) -> None:
    """Count the steps of this match from now on."""
    match.events = Steps()
    match.state.out = match.events


def choices(table: FuzzTable, match: Match, told: Told) -> Iterator[tuple[Seat, Choice]]:
    """Who answers next, and what, until the game is over."""
    while not match.is_over:
        if told.answers >= MOST_ANSWERS:
            raise Stuck(f"no end after {MOST_ANSWERS} answers")
        waiting = match.waiting()
        if not waiting:
            raise Stuck("the game is not over, and nobody is asked")
        question = waiting[table.dice.below(len(waiting))]
        _, policy = table.policies[question.seat]
        choice = policy(match, question, table.dice, told.counts["options"])
        told.answers += 1
        told.counts["questions"][question.kind] += 1
        told.counts["options"][f"{question.kind}/{choice.option}"] += 1
        yield question.seat, choice


def examine(match: Match, told: Told) -> None:
    """All invariants, how deep the rules are in each other, and what took effect."""
    match.state.check()
    deep = depth(match)
    told.deepest = max(told.deepest, deep)
    if deep > MOST_DEPTH:
        raise Stuck(f"{deep} rules inside each other")
    told.counts["events"].update([event.kind for event in match.events])
    told.counts["effects"].update([id for event in match.events for id in match.game.took_effect(event)])
    match.events.clear()


def depth(match: Match) -> int:
    """How many rules are suspended inside each other at this question."""
    deep = 0
    rule: Any = match._run
    while rule is not None:
        deep += 1
        rule = getattr(rule, "gi_yieldfrom", None)
    return deep


def finish(journal: Journal, told: Told) -> None:
    """How it ended, and one digest of the last state and every byte of the log."""
    outcome = journal.match.state.outcome
    assert outcome is not None
    told.counts["outcomes"][outcome.reason] += 1
    told.longest = told.answers
    text = journal.match.digest() + journal.text()
    told.digest = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def many_games(game: Game, seeds: Iterable[int], seats: int | None = None, fixed: Options | None = None) -> Told:
    """One game for each seed, one after the other."""
    told = Told()
    for seed in seeds:
        told.add(one_game(game, seed, seats, fixed))
    return told
