"""Checks of questions: what is listed is accepted, what is listed is all, what is not legal is refused with a rule."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, permutations, product
from math import comb, perm, prod

from tests.conformance.plans import NIGHTLY, Plan
from tests.conformance.walk import Walk, expect, plain_refusal, same_but_for_copies
from tianxia.core.asks import Ask, Choice, Option, Refusal
from tianxia.core.dice import Dice
from tianxia.core.events import SPECTATOR, Seat
from tianxia.core.match import Match

LISTED = 2000 if NIGHTLY else 25
BRUTE = 20_000 if NIGHTLY else 600
STRANGE = ("card/999", "card/-1", "card/x", "seat/0", "seat/9", "", "card", "天下")


def listed_choices_are_accepted(plan: Plan, seed: int) -> None:
    """Every listed choice is taken by a clone, and the invariants hold after it; a draw is always legal."""
    walk = Walk(plan, seed)
    dice = Dice(seed)
    for match in walk.questions():
        for question in match.waiting():
            where = (plan.name, seed, walk.n, question.kind)
            for _ in range(3):
                drawn = question.sample(dice)
                expect(question.check(drawn) is None, "sample-is-legal", (where, drawn))
            every = NIGHTLY or walk.n % 3 == 0
            for choice in islice(question.expand(), LISTED if every else 2):
                clone = match.clone()
                try:
                    clone.answer(question.seat, choice)
                except Refusal as refusal:
                    expect(False, "listed-is-accepted", (where, choice, refusal.rule))
                clone.state.check()


def listing_is_complete(plan: Plan, seed: int) -> None:
    """Listed and legal are the same set, alike copies taken as one; nothing is listed twice."""
    walk = Walk(plan, seed)
    compared = 0
    for match in walk.questions():
        for question in match.waiting():
            if size(question) > BRUTE:
                continue
            compared += 1
            where = (plan.name, seed, walk.n, question.kind)
            listed = list(question.expand())
            once = {repr(choice) for choice in listed}
            expect(len(once) == len(listed), "listed-once", where)
            known = {same_but_for_copies(match, choice, question) for choice in listed}
            legal = [choice for choice in by_force(question) if question.check(choice) is None]
            brute = {same_but_for_copies(match, choice, question) for choice in legal}
            expect(known == brute, "listing-is-complete", (where, list(known ^ brute)[:3]))
    expect(compared > min(5, walk.looked // 3), "too-little", "hardly anything was compared")


def size(question: Ask) -> int:
    total = 0
    for option in question.options():
        counts = []
        for pick in option.picks:
            n = len(pick.items)
            ways = perm if pick.ordered else comb
            counts.append(sum([ways(n, k) for k in range(min(pick.most, n) + 1)]))
        total += prod(counts)
    return total


def by_force(question: Ask) -> Iterator[Choice]:
    for option in question.options():
        ways = []
        for pick in option.picks:
            pickings = permutations if pick.ordered else combinations
            counts = range(min(pick.most, len(pick.items)) + 1)
            ways.append([items for count in counts for items in pickings(pick.items, count)])
        for items in product(*ways):
            yield Choice(option.id, {pick.slot: got for pick, got in zip(option.picks, items, strict=True)})


def mutated_choices_are_refused(plan: Plan, seed: int) -> None:
    """A wrong card, count, slot, option or seat is refused with a rule that exists, and nothing has changed."""
    walk = Walk(plan, seed)
    dice = Dice(seed + 1)
    refused = 0
    for match in walk.questions():
        before = match.digest()
        for question in match.waiting():
            seat, choice = question.seat, question.sample(dice)
            for mutated in mutations(match, seat, choice, dice.below(1000)):
                refused += is_refused(plan, match, question, mutated, (plan.name, seed, walk.n, question.kind, mutated))
            for stranger in strangers(match):
                refusal = match.why_not(stranger, choice)
                core = refusal is not None and refusal.rule in ("core.not-asked", "core.sealed")
                expect(core, "wrong-seat-is-refused", (plan.name, seed, walk.n, stranger))
        expect(match.digest() == before, "refusal-changes-nothing", (plan.name, seed, walk.n))
    expect(refused > walk.looked, "too-little", "hardly anything was refused")


def strangers(match: Match) -> list[Seat]:
    seats = [SPECTATOR, 99, *range(match.state.seats)]
    return [seat for seat in seats if match.question(seat) is None]


def is_refused(plan: Plan, match: Match, question: Ask, mutated: Choice, where: object) -> bool:
    refusal = match.why_not(question.seat, mutated)
    if refusal is None:
        if size(question) <= BRUTE:
            legal = [same_but_for_copies(match, choice, question) for choice in question.expand()]
            expect(same_but_for_copies(match, mutated, question) in legal, "accepted-is-listed", where)
        return False
    expect(refusal.rule in plan.rules or not plan.rules, "refusal-has-a-rule", (where, refusal.rule))
    try:
        match.answer(question.seat, mutated)
    except Refusal as raised:
        expect(plain_refusal(raised) == plain_refusal(refusal), "refusal-is-raised", where)
        return True
    expect(False, "refusal-is-raised", where)
    return True


def mutations(match: Match, seat: Seat, choice: Choice, salt: int) -> Iterator[Choice]:
    """The choice with one thing wrong: some of these may happen to be legal."""
    question = match.question(seat)
    assert question is not None
    yield Choice("no such option", choice.picks)
    yield Choice("", {})
    for id in question.closed():
        yield Choice(id, {})
        yield Choice(id, choice.picks)
    yield Choice(choice.option, {**choice.picks, "no such slot": ("card/0",)})
    hidden = [card for card in range(len(match.state.faces)) if not match.state.knows(seat, card)]
    strange = [*STRANGE, *[f"card/{card}" for card in (hidden[salt % len(hidden)], hidden[-1])]] if hidden else STRANGE
    for option in question.options():
        if option.id == choice.option and option.picks:
            yield from wrong_picks(option, choice, tuple(strange), salt)
        elif option.id != choice.option:
            yield Choice(option.id, choice.picks)
            yield Choice(option.id)


def wrong_picks(option: Option, choice: Choice, strange: tuple[str, ...], salt: int) -> Iterator[Choice]:
    yield Choice(choice.option, {})
    for pick in option.picks:
        got = choice.picks.get(pick.slot, ())
        others = [item for item in pick.items if item not in got]
        bad = strange[salt % len(strange)], strange[-1]
        versions = [got[:-1], (*got, *got[:1]), (*got, bad[0]), (*got[:-1], bad[1]), got + tuple(others)]
        if others:
            versions += [(*got[:-1], others[salt % len(others)]), (*got, others[salt % len(others)])]
        for version in versions:
            yield Choice(choice.option, {**choice.picks, pick.slot: version})
