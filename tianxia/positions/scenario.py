"""Scenarios: any position by hand, a script of answers, facts to assert; public as `tianxia.scenario`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.core.asks import Ask, Choice, Option, Ref, Refusal, number
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR, Facts, Seat
from tianxia.core.game import BadInput, Game
from tianxia.core.log import Journal, begin_from
from tianxia.core.match import Match
from tianxia.core.state import Broken, State
from tianxia.positions.inputs import a_number, a_text, said, texts

SCENARIO_KEY: Final = key_from_seed("scenario")  # so that what is filled is always the same
MOST_SHOWN: Final = 1000  # what a scripted die may show


class Wrong(Exception):  # noqa: N818 - the scenario's word for a step or fact that does not hold
    """A step or a fact of a scenario does not hold: one sentence says which."""


class Scenario:
    """A match that starts from a position set by hand, spoken to in the player's words."""

    def __init__(
        self, game: Game, position: Facts, options: Mapping[str, object], strict: bool = False, key: int = SCENARIO_KEY
    ) -> None:
        settled = game.settle_options(options)
        state = game.arrange(position, settled, strict, Dice(key))
        try:
            state.check()
        except Broken as wrong:
            raise BadInput(f"this position cannot be: {wrong}") from None
        self.game: Game = game
        self.key: int = key
        self.match: Match = Match(game, state, settled).begin()
        self.journal: Journal = begin_from(self.match, key)
        self.names: tuple[str, ...] = game.seat_names(state)

    # ---- who is asked what

    @property
    def waits_for(self) -> str | list[str] | None:
        """The seat that is asked (a list if several are); None when the game is over."""
        waiting = [self.names[question.seat] for question in self.match.waiting()]
        return None if not waiting else waiting[0] if len(waiting) == 1 else waiting

    @property
    def kind(self) -> str | None:
        """The kind of the open question."""
        waiting = self.match.waiting()
        return waiting[0].kind if waiting else None

    def seat(self, name: str) -> Seat:
        """The number of a seat by its name."""
        if name not in self.names:
            raise BadInput(f"there is no seat {said(name)}; the seats are {', '.join(self.names)}")
        return self.names.index(name)

    def asked(self, name: str) -> Ask:
        """The open question of a seat."""
        question = self.match.question(self.seat(name))
        if question is None:
            raise Wrong(f"{name} is not asked anything; the game waits for {self.waits_for}")
        return question

    # ---- answering in words

    def choice(self, name: str, option: str, picks: Mapping[str, list[str]]) -> Choice:
        """The choice that the seat means by these words; names that fit nothing are kept, to be refused."""
        return choice_in_words(self.match, self.seat(name), option, picks)

    def does(self, name: str, option: str, **picks: list[str]) -> Scenario:
        """A seat answers; the Refusal is raised if it may not."""
        self.journal.answer(self.seat(name), self.choice(name, option, picks))
        self.match.state.check()
        return self

    def why_not(self, name: str, option: str, **picks: list[str]) -> str | None:
        """The rule against an answer, None if it is possible."""
        refusal = self.match.why_not(self.seat(name), self.choice(name, option, picks))
        return None if refusal is None else refusal.rule

    def everyone_passes(self, kind: str | None = None) -> Scenario:
        """Who is asked and can do nothing else passes; of a kind of question, all who are asked it pass."""
        while passing := [question for question in self.match.waiting() if self._passes(question, kind)]:
            self.does(self.names[passing[0].seat], "pass")
        return self

    def _passes(self, question: Ask, kind: str | None) -> bool:
        return [option.id for option in question.options()] == ["pass"] if kind is None else question.kind == kind

    def undoes(self, name: str) -> Scenario:
        """A seat takes its last answer back."""
        self.journal.undo(self.seat(name))
        return self

    def next_cards(self, *names: object) -> Scenario:
        """From here on the next cards drawn are these."""
        exchanges = self.game.stack(self.match.state, texts("the next cards", list(names)))

        def exchange(world: State) -> None:
            for one, other in exchanges:
                world.faces[one], world.faces[other] = world.faces[other], world.faces[one]

        return self._change(exchange)

    def dice_show(self, *numbers: object) -> Scenario:
        """From here on the next dice show these."""
        shown = [a_number("what a die shows", number, 0, MOST_SHOWN) for number in numbers]

        def script(world: State) -> None:
            world.dice.script += shown

        return self._change(script)

    def _change(self, change: Callable[[State], None]) -> Scenario:
        """Change the world and its last rest point alike; no undo leads back over it, and the log starts anew there."""
        match = self.match
        assert match.mark is not None
        match.mark = match.mark.copy()
        match.past = []
        change(match.mark)
        change(match.state)
        again = Match(self.game, match.mark.copy(), match.options).begin(listens=False)
        self.journal = begin_from(again, self.key)
        for replies in (*[entry.replies for entry in match.entries], match.sealed):
            for seat, choice in replies.items():
                self.journal.answer(seat, choice)
        self.journal.match = match
        return self

    # ---- reading

    def truth(self) -> Facts:
        """Everything that a fact may name."""
        match = self.match
        viewers = dict(zip((*self.names, "spectator"), (*range(match.state.seats), SPECTATOR), strict=True))
        outcome = match.state.outcome
        return {
            **self.game.picture(match.state),
            "waits_for": self.waits_for,
            "kind": self.kind,
            "question": {self.names[q.seat]: self._question(q) for q in match.waiting()},
            "view": {name: match.view(viewer) for name, viewer in viewers.items()},
            "told": {name: match.told(viewer) for name, viewer in viewers.items()},
            "happened": [event.kind for event in match.events],
            "winner": None if outcome is None else [self.names[seat] for seat in outcome.winners],
            "outcome": None if outcome is None else outcome.plain(),
        }

    def _question(self, question: Ask) -> Facts:
        def named(ref: Ref) -> str:
            return self.game.ref_names(self.match.state, ref)[0]

        return {
            "kind": question.kind,
            "rule": question.rule,
            "about": with_names(question.about(), named),
            "options": [option.id for option in question.options()],
            "picks": {
                option.id: {pick.slot: sorted([named(ref) for ref in pick.items]) for pick in option.picks}
                for option in question.options()
            },
            "closed": {option: refusal.rule for option, refusal in question.closed().items()},
        }

    def fact(self, path: str) -> Any:
        """One fact by its dotted name; `count` is the length of a list."""
        value: Any = self.truth()
        a_text("the name of a fact", path)
        walked: list[str] = []
        for step in path.split("."):
            if isinstance(value, dict) and step in value:
                value = value[step]
            elif isinstance(value, list) and step == "count":
                value = len(value)
            elif isinstance(value, list) and step.isdigit() and int(step) < len(value):
                value = value[int(step)]
            else:
                raise BadInput(
                    f"there is no fact {said(path)}: {'.'.join(walked) or 'the picture'} has no {said(step)}"
                )
            walked.append(step)
        return value

    def plain_seat(self, name: str) -> ScriptedSeat:
        """A seat without verbs of its own."""
        return ScriptedSeat(self, name)

    def __getattr__(self, name: str) -> Any:
        """A seat to speak for (`battle.chu.plays(...)`; `table.liu_bei` is the seat liu-bei), a verb of the table, or a
        fact of the picture (`battle.score`)."""
        if name.startswith("_") or name in ("names", "match", "game"):
            raise AttributeError(name)
        for seat in (name, name.replace("_", "-")):
            if seat in self.names:
                return self.game.scripted_seat(self, seat)
        verb = self.game.table_verb(self, name)
        if verb is not None:
            return verb
        picture = self.game.picture(self.match.state)
        if name in picture:
            return picture[name]
        raise AttributeError(f"{self.game.id} has neither a seat nor a fact called {name!r}")


def with_names(value: Any, named: Callable[[Ref], str]) -> Any:
    """The facts of a question with its cards called by their names."""
    if isinstance(value, dict):
        return {key: with_names(item, named) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [with_names(item, named) for item in value]
    return named(value) if isinstance(value, str) and value.startswith("card/") else value


def choice_in_words(match: Match, seat: Seat, option: str, picks: Mapping[str, list[str]]) -> Choice:
    """The choice that a seat means by these words; names that fit nothing are kept, to be refused."""
    a_text("an option", option)
    words = {slot: texts(f"the picks of {slot}", names) for slot, names in picks.items()}
    question = match.question(seat)
    offered = [] if question is None else [o for o in question.options() if o.id == option]
    if not offered:
        return Choice(option, {slot: tuple(names) for slot, names in words.items()})
    return Choice(option, {slot: _refs(match, seat, offered[0], slot, names) for slot, names in words.items()})


def _refs(match: Match, seat: Seat, option: Option, slot: str, names: list[str]) -> tuple[Ref, ...]:
    """What is named exactly is found first, so that "6", "han-xin" are two cards and not Han Xin twice; then what is
    offered, and of the rest what the seat knows; where seats are offered only a seat can be meant."""
    items = next((pick.items for pick in option.picks if pick.slot == slot), ())
    if any(ref.startswith("seat/") for ref in items):
        everything = [f"seat/{other}" for other in range(match.state.seats)]
    else:
        lying = [card for zone in match.state.zones for card in zone]
        everything = [f"card/{card}" for card in sorted(lying, key=lambda card: not match.state.knows(seat, card))]
    found: dict[int, Ref] = {}
    for exactly in (True, False):
        for place, name in enumerate(names):
            if place not in found:
                ref = _find(match, name, [*items, *everything], list(found.values()), exactly)
                if ref is not None:
                    found[place] = ref
    return tuple([found.get(place, name) for place, name in enumerate(names)])


def _find(match: Match, name: str, items: list[Ref], taken: list[Ref], exactly: bool) -> Ref | None:
    """The first free thing of this name; "7@han" is a 7 that only Han knows, "7#2" the second 7 that is offered."""
    rest, _, place = name.partition("#")
    plain, at, knowing = rest.partition("@")
    skip = int(place) - 1 if place.isdecimal() else 0
    for ref in items:
        names = match.game.ref_names(match.state, ref)
        if not (plain == names[0] if exactly else plain in names):
            continue
        if at and "+".join(known_by(match.game, match.state, ref)) != knowing:
            continue
        if skip > 0:
            skip -= 1
        elif ref not in taken:
            return ref
    return None


def known_by(game: Game, state: State, ref: Ref) -> list[str]:
    """Who knows the face of a card: seats by name, then the spectators. Other things have no face."""
    if not ref.startswith("card/"):
        return []
    viewers = (*range(state.seats), SPECTATOR)
    names = (*game.seat_names(state), "spectator")
    return [name for viewer, name in zip(viewers, names, strict=True) if state.knows(viewer, number(ref))]


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptedSeat:
    """One seat of a scenario; a game derives its own with the verbs of its rulebook."""

    def __init__(self, scenario: Scenario, name: str) -> None:
        self.scenario: Scenario = scenario
        self.name: str = name

    def does(self, option: str, **picks: list[str]) -> None:
        """Answer the open question."""
        self.scenario.does(self.name, option, **picks)

    def passes(self) -> None:
        """Answer with a pass."""
        self.does("pass")

    def undoes(self) -> None:
        """Take the last answer back."""
        self.scenario.undoes(self.name)

    def may(self, option: str, **picks: list[str]) -> bool:
        """Whether this answer is possible."""
        return self.why_not(option, **picks) is None

    def why_not(self, option: str, **picks: list[str]) -> str | None:
        """The rule against this answer."""
        return self.scenario.why_not(self.name, option, **picks)

    @property
    def options(self) -> list[str]:
        """The options that are open to this seat."""
        return [option.id for option in self.scenario.asked(self.name).options()]


@contextmanager
def refused(rule: str) -> Iterator[None]:
    """What is done inside must be refused by this rule."""
    try:
        yield
    except Refusal as refusal:
        if refusal.rule != rule:
            raise Wrong(f"refused by {refusal.rule}, not by {rule}") from None
        return
    raise Wrong(f"not refused, although {rule} forbids it")
