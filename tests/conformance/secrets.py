"""Checks of hidden information: twins, the mark oracle, events and numbers of hidden cards."""

from __future__ import annotations

import base64
import json
from itertools import islice

from tests.conformance.choices import mutations
from tests.conformance.plans import Plan
from tests.conformance.walk import (
    Walk,
    expect,
    from_mark,
    frozen,
    is_told_apart,
    plain_refusal,
    play_on,
    refs_in,
    viewers,
)
from tianxia.core.asks import Ask
from tianxia.core.dice import Dice
from tianxia.core.events import Event, Seat
from tianxia.core.match import Match
from tianxia.core.pieces import PieceState

LISTED = 30
ANSWERS = 12
TO_THE_END = 20  # of this many looks, one is at a twin that is played to its end


def twins_cannot_be_told_from_the_truth(plan: Plan, seed: int) -> None:
    """View, question, listed choices and refusals are the same byte for byte; the twin is a sound match."""
    walk = Walk(plan, seed)
    other_worlds = 0
    for match in walk.questions():
        before = match.digest()
        for viewer in viewers(match):
            where = (plan.name, seed, walk.n, viewer, match.asks[0].kind)
            twin = match.twin(viewer, key_of(walk, viewer))
            expect(twin.view_bytes(viewer) == match.view_bytes(viewer), "twin-view", where)
            compare_question(match, twin, viewer, where)
            twin.state.check()
            other_worlds += twin.state.faces != match.state.faces
            expect(twin.clone().digest() == twin.digest(), "twin-clone", where)
            expect(twin.state.dice.key != match.state.dice.key, "twin-dice", where)
            rolls = [[world.state.dice.copy().below(1 << 30) for _ in range(1)] for world in (match, twin)]
            expect(rolls[0] != rolls[1], "twin-dice", where)
            play_twin_on(twin, walk, viewer, where)
        expect(match.digest() == before, "twin-disturbs", (plan.name, seed, walk.n))
    expect(other_worlds > walk.looked // 2, "too-little", (plan.name, seed, other_worlds, walk.looked))


def key_of(walk: Walk, viewer: Seat) -> int:
    return 1_000_003 * (walk.n + 1) + viewer + 5


def compare_question(match: Match, twin: Match, viewer: Seat, where: object) -> None:
    mine, other = match.question(viewer), twin.question(viewer)
    expect((mine is None) == (other is None), "twin-question", where)
    if mine is None or other is None:
        return
    listed = [[choice.plain() for choice in islice(ask.expand(), LISTED)] for ask in (mine, other)]
    expect(listed[0] == listed[1], "twin-choices", where)
    drawn = [ask.sample(Dice(7)).plain() for ask in (mine, other)]
    expect(drawn[0] == drawn[1], "twin-sample", where)
    for mutated in mutations(match, viewer, mine.sample(Dice(9)), 3):
        reasons = [plain_refusal(world.why_not(viewer, mutated)) for world in (match, twin)]
        expect(reasons[0] == reasons[1], "twin-refusal", (where, mutated, reasons))


def play_twin_on(twin: Match, walk: Walk, viewer: Seat, where: object) -> None:
    """Some answers on; now and then the twin of whoever is asked goes to its end."""
    other = twin.clone()
    ends_here = walk.looked % TO_THE_END == 1 and viewer == walk.match.waiting()[0].seat
    n, answers = walk.n, 5000 if ends_here else ANSWERS
    try:
        ends = [play_on(twin, n, answers, checks=True), play_on(other, n, answers)]  # alike, so one check will do
    except Exception as error:
        expect(False, "twin-plays-on", (where, repr(error)))
        raise
    expect(ends[0] == ends[1], "twin-plays-on", where)


def events_are_the_same_in_a_twin(plan: Plan, seed: int) -> None:
    """The stretch told again from the mark, with the twin's faces in it: each viewer hears the same words."""
    walk = Walk(plan, seed)
    for match in walk.questions():
        truth = from_mark(match, listens=True)
        for viewer in viewers(match):
            where = (plan.name, seed, walk.n, viewer, match.asks[0].kind)
            heard = truth.told(viewer)
            told = match.told(viewer)
            expect(told[len(told) - len(heard) :] == heard, "events-again", where)
            if is_told_apart(match, viewer):
                continue
            twin = match.twin(viewer, key_of(walk, viewer))
            try:
                other = from_mark(match, twin.state, listens=True).told(viewer)
            except Exception as error:
                expect(False, "mark-oracle", (where, repr(error)))
                raise
            expect(json.dumps(other) == json.dumps(heard), "twin-events", where)


def the_mark_oracle(plan: Plan, seed: int) -> None:
    """The twin's faces put into the mark and the answers given again: same questions, state and future."""
    walk = Walk(plan, seed)
    for match in walk.questions():
        for viewer in viewers(match):
            if not is_told_apart(match, viewer):
                where = (plan.name, seed, walk.n, viewer, match.asks[0].kind)
                twin = match.twin(viewer, key_of(walk, viewer))
                try:
                    compare_with_mark(match, twin, walk.n, viewer, where)
                except (LookupError, TypeError, ValueError, StopIteration, RuntimeError) as error:
                    expect(False, "mark-oracle", (where, repr(error)))
                    raise


def compare_with_mark(match: Match, twin: Match, n: int, viewer: Seat, where: object) -> None:
    other = from_mark(match, twin.state)
    expect(knowledge(other, viewer) == knowledge(twin, viewer), "mark-oracle", (where, "known pieces"))
    if isinstance(other.state, PieceState) and isinstance(twin.state, PieceState):
        other.state.known = twin.state.known[:]  # what the others know of each other is anybody's guess
    expect(kinds(other.asks) == kinds(twin.asks), "mark-oracle", (where, kinds(other.asks), kinds(twin.asks)))
    other.state.dice = twin.state.dice.copy()
    other.sealed = dict(twin.sealed)
    expect(other.plain() == twin.plain(), "mark-oracle", where)
    questions = [[frozen(ask.plain()) for ask in world.asks] for world in (other, twin)]
    expect(questions[0] == questions[1], "mark-oracle", (where, "options"))
    ends = [play_on(world, n, ANSWERS) for world in (other, twin)]
    expect(ends[0] == ends[1], "mark-oracle", (where, "played on"))


def knowledge(match: Match, viewer: Seat) -> list[int]:
    """What the viewer knows of hidden stocks."""
    state = match.state
    return state.known[viewer % (state.seats + 1) :: state.seats + 1] if isinstance(state, PieceState) else []


def kinds(asks: tuple[Ask, ...]) -> list[tuple[Seat, str]]:
    return [(ask.seat, ask.kind) for ask in asks]


class Listener(list[Event]):
    """Looks at each event in the moment in which it is told."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match

    def append(self, event: Event, /) -> None:
        super().append(event)
        for viewer in viewers(self.match):
            for card in refs_in(event.seen_by(viewer)):
                expect(self.match.state.knows(viewer, card), "hidden-number", (viewer, event.kind, card))


def hidden_cards_have_no_number(plan: Plan, seed: int) -> None:
    """No view, question or event names the sleeve of a card whose face the viewer does not know."""
    walk = Walk(plan, seed)
    walk.match.events = walk.match.state.out = Listener(walk.match)
    for match in walk.questions():
        for viewer in viewers(match):
            for card in refs_in(match.view(viewer)):
                expect(match.state.knows(viewer, card), "hidden-number", (plan.name, seed, walk.n, viewer, card))


def the_dice_key_is_never_told(plan: Plan, seed: int) -> None:
    """Neither the key nor the number of draws stands in a view, an event or a refusal, in any usual writing."""
    walk = Walk(plan, seed)
    key = walk.match.state.dice.key
    raw = key.to_bytes(16, "little")
    forms = [str(key), f"{key:x}", raw.hex(), base64.b64encode(raw).decode(), base64.b64encode(raw[::-1]).decode()]
    heard = 0
    for match in walk.questions():
        for viewer in viewers(match):
            told = json.dumps([match.view(viewer), match.told(viewer, heard)])
            expect(not any(form in told for form in forms), "key-is-secret", (plan.name, seed, walk.n, viewer))
        heard = len(match.events)
