"""The class Scenario: any position by hand, answers to it, facts to assert; public as `tianxia.scenario`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.core.asks import Ask, Choice, Option, Refusal
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import BEAT, SPECTATOR, Event, Facts, Seat
from tianxia.core.game import SEATS, Game
from tianxia.core.inputs import a_number, a_text, said, texts, what_fits
from tianxia.core.log import Journal, begin_from
from tianxia.core.match import Match
from tianxia.core.state import Broken, State
from tianxia.errors import BadInput, Phrase
from tianxia.positions.wording import (
    OTHER_KEY,
    SPECTATORS,
    Wording,
    answers,
    asked,
    choice_in_words,
    explained,
    ref_names,
)

SCENARIO_KEY: Final = key_from_seed("scenario")  # so that what is filled is always the same
MOST_SHOWN: Final = 1000  # what a scripted die may show


class Wrong(Exception):  # noqa: N818 - the scenario's word for a step or fact that does not hold
    """A step or a fact of a scenario does not hold: one sentence says which."""


class Scenario:
    """A match that starts from a position set by hand, spoken to in the player's words."""

    def __init__(
        self,
        game: Game,
        position: Facts,
        options: Mapping[str, object],
        strict: bool = False,
        key: int = SCENARIO_KEY,
        watch: EventWatch | None = None,
    ) -> None:
        seats = position.get(SEATS)
        settled = game.settle_options(options, seats if seats in game.seat_counts else None)
        state = game.arrange(position, settled, strict, Dice(key))
        try:
            state.check()
        except Broken as wrong:
            raise BadInput("this position cannot be: {wrong}", wrong=wrong) from None
        self.game: Game = game
        self.key: int = key
        self.match: Match = Match(game, state, settled)
        if watch is not None:
            watch.scenario = self
            self.match.events = watch
        self.match.begin()
        self.journal: Journal = begin_from(self.match, state.dice.key)
        self.names: tuple[str, ...] = game.seat_names(state)
        self._given: tuple[Facts, Mapping[str, object], bool] = (position, options, strict)
        self._acts: list[Callable[[Scenario], object]] = []  # all that was done since, to be done again by `at`

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

    @property
    def outcome(self) -> Facts | None:
        """How the game ended: `winners`, `scores` and `reason`; None while it goes on."""
        outcome = self.match.state.outcome
        return None if outcome is None else outcome.plain()

    @property
    def winner(self) -> list[str] | None:
        """The seats that won; None while the game goes on."""
        outcome = self.match.state.outcome
        return None if outcome is None else [self.names[seat] for seat in outcome.winners]

    def seat(self, name: str) -> Seat:
        """The number of a seat by its name."""
        if name not in self.names:
            raise BadInput(
                "there is no seat {name}; the seats are {names}", name=said(name), names=", ".join(self.names)
            )
        return self.names.index(name)

    def asked(self, name: str) -> Ask:
        """The open question of a seat; NotAsked if it has none."""
        return asked(self.match, self.seat(name))

    # ---- answering in words

    def choice(self, name: str, option: str, picks: Mapping[str, list[str]]) -> Choice:
        """The choice that the seat means by these words; Unknown if one of them means nothing."""
        return choice_in_words(self.match, self.seat(name), option, picks)

    def does(self, name: str, option: str, **picks: list[str]) -> Scenario:
        """A seat answers; the Refusal is raised if it may not."""
        seat, choice = self.seat(name), self.choice(name, option, picks)
        try:
            self._act(lambda scenario: scenario.journal.answer(seat, choice))
        except Refusal as refusal:
            raise explained(self.match, seat, option, picks, refusal) from None
        self.match.state.check()
        return self

    def why_not(self, name: str, option: str, **picks: list[str]) -> str | None:
        """The rule against an answer, None if it is possible; an error if the seat is not asked."""
        refusal = self.match.why_not(self.seat(name), self.choice(name, option, picks))
        return None if refusal is None else refusal.rule

    def answers(self, name: str, option: str | None = None) -> list[Facts]:
        """Every legal answer of a seat, all or those of one option, as a step would name it."""
        return answers(self.match, self.seat(name), option)

    def everyone_passes(self, kind: str | None = None) -> Scenario:
        """Whoever is asked and can do nothing else passes; of a kind of question, everybody who is asked it passes."""
        while passing := [question for question in self.match.waiting() if self._passes(question, kind)]:
            self.does(self.names[passing[0].seat], "pass")
        return self

    def _passes(self, question: Ask, kind: str | None) -> bool:
        return [option.id for option in question.options()] == ["pass"] if kind is None else question.kind == kind

    def undoes(self, name: str) -> Scenario:
        """A seat takes its last answer back."""
        seat = self.seat(name)
        try:
            self._act(lambda scenario: scenario.journal.undo(seat))
        except Refusal as refusal:
            raise Refusal(refusal.rule, refusal.facts, f"{name} is refused an undo by {refusal.rule}") from None
        return self

    # ---- changing the world

    def next_cards(self, *names: object) -> Scenario:
        """From here on the next cards drawn are these."""
        exchanges = self.game.stack(self.match.state, texts(Phrase("the next cards"), list(names)))

        def exchange(world: State) -> None:
            for one, other in exchanges:
                world.faces[one], world.faces[other] = world.faces[other], world.faces[one]

        self._act(lambda scenario: scenario.change(exchange))
        return self

    def dice_show(self, *numbers: object) -> Scenario:
        """From here on the next dice show these, counted from 1: the second of three cards is taken for a 2."""
        shown = [a_number(Phrase("what a die shows"), number, 1, MOST_SHOWN) for number in numbers]

        def script(world: State) -> None:
            world.dice.script += shown

        self._act(lambda scenario: scenario.change(script))
        return self

    def befall(self, what: str, change: Callable[[State], None]) -> Scenario:
        """Something happens between two actions, and the game goes on from there: the state is changed at its rest
        point, so it must say itself what comes next."""
        match, asked = self.match, self.waits_for
        if asked is None or match.mark is None:
            raise BadInput("{what} cannot happen: the game is over", what=what)
        if match.sealed or match.state.plain() != match.mark.plain():
            raise BadInput(
                "{what} cannot happen now: {question} for {asked} comes in the middle of something",
                what=what,
                question=self.kind,
                asked=asked,
            )
        self._act(lambda scenario: scenario.restart(change))
        return self

    def _act(self, act: Callable[[Scenario], object]) -> None:
        act(self)
        self._acts.append(act)

    def change(self, change: Callable[[State], None]) -> None:
        """Change the world and its last rest point alike; no undo leads back over it, and the log starts anew there."""
        match = self.match
        assert match.mark is not None
        match.mark = match.mark.copy()
        match.past = []
        change(match.mark)
        change(match.state)
        again = Match(self.game, match.mark.copy(), match.options).begin(listens=False)
        self.journal = begin_from(again, again.state.dice.key)
        for replies in (*[entry.replies for entry in match.entries], match.sealed):
            for seat, choice in replies.items():
                self.journal.answer(seat, choice)
        self.journal.match = match

    def restart(self, change: Callable[[State], None]) -> None:
        """Change the world at its last rest point and let it go on from there; the log starts anew."""
        assert self.match.mark is not None
        state = self.match.mark.copy()
        change(state)
        again = Match(self.game, state, self.match.options)
        again.events = self.match.events
        self.match = again
        self.match.begin()
        self.journal = begin_from(self.match, state.dice.key)

    # ---- reading

    def truth(self) -> Facts:
        """Everything that a fact may name."""
        parts = {name: build() for name, build in self._parts().items()}
        return {
            **self.picture(),
            **{n: dict(part) if isinstance(part, FactsByName) else part for n, part in parts.items()},
        }

    def picture(self) -> Facts:
        """The whole truth as a position has it."""
        return self.game.picture(self.match.state)

    def _parts(self) -> dict[str, Callable[[], Any]]:
        """What a fact may name apart from the picture; each part is built only when it is looked at."""
        match = self.match
        viewers = (*self.names, SPECTATORS)
        return {
            "waits_for": lambda: self.waits_for,
            "kind": lambda: self.kind,
            "question": lambda: FactsByName([self.names[q.seat] for q in match.waiting()], self._question),
            "view": lambda: FactsByName(viewers, lambda name: match.view(self.viewer(name))),
            "sees": lambda: FactsByName(viewers, lambda name: Wording(match).now(match.view(self.viewer(name)))),
            "told": lambda: FactsByName(viewers, lambda name: match.told(self.viewer(name))),
            "heard": lambda: FactsByName(viewers, lambda name: self.heard(by=name)),
            "happened": lambda: [event.kind for event in match.events if event.kind != BEAT],
            "winner": lambda: self.winner,
            "outcome": lambda: self.outcome,
        }

    def viewer(self, name: str) -> Seat:
        """A seat by its name, or the spectators."""
        return SPECTATOR if name == SPECTATORS else self.seat(name)

    def heard(self, *kinds: str, by: str = SPECTATORS) -> list[Facts]:
        """The events so far, all or those of these kinds, as a viewer was told them: seats and cards by name."""
        words = Wording(self.match)
        told = self.match.told(self.viewer(by))
        return [words.then(event) for event in told if not kinds or event["kind"] in kinds]

    def at(self, n: int) -> Facts:
        """The picture right after event number n of `happened` (-1 is the last one)."""
        count = len([event for event in self.match.events if event.kind != BEAT])
        if not -count <= n < count:
            raise BadInput("there is no event number {n}: {count} events happened so far", n=n, count=count)
        position, options, strict = self._given
        watch = EventWatch(n % count)
        again = Scenario(self.game, position, options, strict, self.key, watch)
        for act in self._acts:
            act(again)
        return watch.seen

    def _question(self, name: str) -> Facts:
        question = self.asked(name)
        return {
            "kind": question.kind,
            "rule": question.rule,
            "about": Wording(self.match).now(question.about()),
            "options": [option.id for option in question.options()],
            "picks": {
                option.id: {
                    pick.slot: sorted([ref_names(self.match, ref)[0] for ref in pick.items]) for pick in option.picks
                }
                for option in question.options()
            },
            "closed": {option: refusal.rule for option, refusal in question.closed().items()},
        }

    def fact(self, path: str) -> Any:
        """One fact by its dotted name; `count` is the length of a list."""
        first, *steps = a_text(Phrase("the name of a fact"), path).split(".")
        part = self._parts().get(first)
        value: Any = self.picture() if part is None else {first: part()}
        walked: list[str] = []
        for step in (first, *steps):
            if isinstance(value, Mapping) and step in value:
                value = value[step]
            elif isinstance(value, list) and step == "count":
                value = len(value)
            elif isinstance(value, list) and step.isdigit() and int(step) < len(value):
                value = value[int(step)]
            else:
                where = ".".join(walked) or Phrase("the picture")
                fits = what_fits(step, [str(key) for key in value]) if isinstance(value, Mapping) else ""
                raise BadInput(
                    "there is no fact {path}: {where} has no {step}{fits}",
                    path=said(path),
                    where=where,
                    step=said(step),
                    fits=fits,
                )
            walked.append(step)
        return dict(value) if isinstance(value, FactsByName) else value

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
        picture = self.picture()
        if name in picture:
            return picture[name]
        raise AttributeError(f"{self.game.id} has neither a seat nor a fact called {name!r}")


class FactsByName(Mapping[str, Any]):
    """Facts by name, each built only when it is looked at."""

    def __init__(self, names: list[str] | tuple[str, ...], build: Callable[[str], Any]) -> None:
        self.names: list[str] | tuple[str, ...] = names
        self.build: Callable[[str], Any] = build

    def __getitem__(self, name: str) -> Any:
        if name not in self.names:
            raise KeyError(name)
        return self.build(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


class EventWatch(list[Event]):
    """The events of a scenario as they come in; at one of them its picture is kept."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: int = n
        self.scenario: Scenario | None = None
        self.seen: Facts = {}

    def append(self, event: Event) -> None:
        """One more event; beats are not counted, as they tell nothing."""
        super().append(event)
        if event.kind != BEAT and self.scenario is not None:
            if self.n == 0:
                self.seen = self.scenario.picture()
            self.n -= 1


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
        """Whether this answer is possible; an error if the seat is not asked or a word means nothing."""
        return self.why_not(option, **picks) is None

    def why_not(self, option: str, **picks: list[str]) -> str | None:
        """The rule against this answer, None if it is possible; an error as for `may`."""
        return self.scenario.why_not(self.name, option, **picks)

    def answers(self, option: str | None = None) -> list[Facts]:
        """Every legal answer, all or those of one option, as a step would name it."""
        return self.scenario.answers(self.name, option)

    def is_asked(self, kind: str | None = None) -> bool:
        """Whether this seat has to answer, or has to answer a question of this kind."""
        question = self.scenario.match.question(self.scenario.seat(self.name))
        return question is not None and kind in (None, question.kind)

    @property
    def options(self) -> list[str]:
        """The options that are open to this seat."""
        return [option.id for option in self.scenario.asked(self.name).options()]

    def offer(self, option: str) -> Option | None:
        """An option that is open to this seat; a second thing of one name ("roar#2") is found by its name alone."""
        question = self.scenario.match.question(self.scenario.seat(self.name))
        open_now = () if question is None else question.options()
        exact = [found for found in open_now if found.id == option]
        alike = [found for found in open_now if OTHER_KEY.sub("", found.id) == option]
        return next(iter(exact or alike), None)

    def offered(self, option: str, slot: str = "cards") -> list[str]:
        """What may be picked for an option, by exact names; empty if it is not open."""
        found = self.offer(option)
        if found is None:
            self.scenario.choice(self.name, option, {slot: []})
        picks = [] if found is None else [pick for pick in found.picks if pick.slot == slot]
        return [ref_names(self.scenario.match, ref)[0] for pick in picks for ref in pick.items]


def answering(option: str, slot: str = "") -> Callable[..., None]:
    """A verb of a seat: it answers with this option, and with what is named for its slot."""

    def answer(seat: ScriptedSeat, *names: str) -> None:
        seat.does(option, **({slot: list(names)} if slot else {}))

    return answer


@contextmanager
def refused(rule: str) -> Iterator[None]:
    """What is done inside must be refused by this rule; a word that means nothing is an error here, too."""
    try:
        yield
    except Refusal as refusal:
        if refusal.rule != rule:
            raise Wrong(f"{refusal}; it should be refused by {rule}") from None
        return
    raise Wrong(f"not refused, although {rule} forbids it")
