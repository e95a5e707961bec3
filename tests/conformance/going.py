"""Checks of going on, going back and going away: invariants, clones, storing, logs, undo, healing."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from tests.conformance.plans import NIGHTLY, Plan
from tests.conformance.walk import Walk, expect, frozen, frozen_state, play_on, slots, viewers
from tianxia.core.asks import Choice, Play, Refusal
from tianxia.core.events import Facts, Seat
from tianxia.core.log import Journal, from_snapshot, read, replay, snapshot
from tianxia.core.match import Match
from tianxia.core.pieces import PieceState
from tianxia.core.state import Broken
from tianxia.lab.fuzzing import many_games

PLAYED = 10 if NIGHTLY else 4  # games with nothing but the invariants
ANSWERS = 12
TO_THE_END = 30  # of this many looks, one is followed to the end of the game
FEW = 20  # answers: a game so short may end before a fault strikes


def random_games_keep_the_invariants(plan: Plan, seed: int) -> None:
    """Games to the end with all invariants after every answer."""
    told = many_games(plan.game, range(PLAYED * seed, PLAYED * seed + PLAYED), plan.seats, plan.options)
    if told.failures:
        failure = told.failures[0]
        expect(False, "invariants", (failure.seed, failure.answer, failure.given, failure.error))
    for match in Walk(plan, seed).questions():
        try:
            match.state.check()
        except Broken as broken:
            expect(False, "invariants", broken)
        expect(all(match.question(ask.seat) is ask for ask in match.waiting()), "one-question-a-seat", plan.name)


def views_are_pictures(plan: Plan, seed: int) -> None:
    """A view holds copies: it does not change with the table, so it may be kept, sent later or shown again."""
    kept: list[tuple[Seat, Facts, bytes]] = []
    for match in Walk(plan, seed).questions():
        for viewer, view, then in kept:
            expect(msgspec.json.encode(view) == then, "view-is-a-picture", (plan.name, viewer))
        views = [(viewer, match.view(viewer)) for viewer in viewers(match)]
        kept = [(viewer, view, msgspec.json.encode(view)) for viewer, view in views]


def clones_go_their_own_way(plan: Plan, seed: int) -> None:
    """A clone has the same digest, goes on in the same way, and disturbs neither the original nor the mark."""
    walk = Walk(plan, seed)
    shadow: Match | None = None
    for match in walk.questions():
        where = (plan.name, seed, walk.n)
        before, mark = match.digest(), frozen_state(match.mark)  # type: ignore[arg-type]
        if shadow is not None:
            for seat, choice in walk.since:
                shadow.answer(seat, choice)
            expect(shadow.digest() == before, "clone-follows", where)
        one, other = match.clone(), match.clone()
        expect(one.digest() == before, "clone-digest", where)
        views = [[world.view_bytes(viewer) for viewer in viewers(match)] for world in (match, one)]
        expect(views[0] == views[1], "clone-view", where)
        answers = 5000 if walk.looked % TO_THE_END == 1 else ANSWERS
        ends = [play_on(world, walk.n, answers) for world in (one, other)]
        expect(ends[0] == ends[1], "clone-plays-on", where)
        expect(match.digest() == before, "clone-disturbs", where)
        expect(frozen_state(match.mark) == mark, "clone-disturbs", where)  # type: ignore[arg-type]
        shadow = match.clone()


def stored_matches_go_on(plan: Plan, seed: int) -> None:
    """Through real bytes at every question, then on to the same digest."""
    walk = Walk(plan, seed)
    for match in walk.questions():
        where = (plan.name, seed, walk.n)
        stored = json.dumps(snapshot(match)).encode()
        loaded = from_snapshot(plan.game, json.loads(stored))
        expect(loaded.digest() == match.digest(), "stored-digest", where)
        views = [[world.view_bytes(viewer) for viewer in viewers(match)] for world in (match, loaded)]
        expect(views[0] == views[1], "stored-view", where)
        expect(json.dumps(snapshot(loaded)).encode() == stored, "stored-again", where)
        answers = 5000 if walk.looked % TO_THE_END == 1 else ANSWERS
        ends = [play_on(world, walk.n, answers) for world in (loaded, match.clone())]
        expect(ends[0] == ends[1], "stored-plays-on", where)


def logs_replay(plan: Plan, seed: int) -> None:
    """The text of a log, at the end and on the way, leads to the same state and the same text."""
    walk = Walk(plan, seed)
    key = walk.match.state.dice.key
    journal = Journal(walk.match, header_of(plan, walk.match, key))
    while not walk.match.is_over:
        seat, choice = walk.choose()
        journal.answer(seat, choice)
        walk.n += 1
        if walk.n % 7 == 0 and walk.match.why_no_undo(seat) is None:
            journal.undo(seat)
        if walk.n % 40 == 0 or walk.match.is_over:
            again = replay(plan.game, read(journal.text()))
            expect(again.match.digest() == walk.match.digest(), "log-digest", (plan.name, seed, walk.n))
            expect(again.text() == journal.text(), "log-text", (plan.name, seed, walk.n))


def header_of(plan: Plan, match: Match, key: int) -> dict[str, Any]:
    fixed = {"tianxia": 1, "game": plan.game.id, "rules": plan.game.version, "seats": plan.seats}
    return {**fixed, "options": match.options, "key": f"{key:032x}"}


# ---- undo


def undo_restores(plan: Plan, seed: int) -> None:
    """Undo is open exactly if nothing was learnt and nobody else answered; it leads back to the same digest."""
    walk = Walk(plan, seed)
    trace: list[tuple[str, int, Seat, Choice]] = []
    undone = 0
    ever_alone = False
    while not walk.match.is_over:
        match = walk.match
        before, rests, asks = match.digest(), match.rests, len(match.asks)
        known, behind = known_to_anybody(match), behind_screens(match)
        seat, choice = walk.choose()
        alone = asks == 1 or choice.option in now_of(match, seat)
        ever_alone = ever_alone or alone
        walk.give(seat, choice)
        trace.append((before, rests, seat, choice))
        where = (plan.name, seed, walk.n, seat, choice)
        refusal = match.why_no_undo(seat)
        if seat in match.sealed:
            expect(rule_of(refusal) == "core.sealed", "undo-sealed", (where, refusal))
            expect(rule_of(match.why_not(seat, choice)) == "core.sealed", "sealed-is-final", where)
        elif not alone:
            expect(rule_of(refusal) in ("core.undo-others", "core.undo-learnt"), "undo-others", (where, refusal))
        elif learnt_since(known, known_to_anybody(match)) or any(
            now < was for was, now in zip(behind, behind_screens(match), strict=True)
        ):
            expect(rule_of(refusal) == "core.undo-learnt", "undo-learnt", (where, refusal))
        else:
            expect(refusal is None, "undo-is-open", (where, rule_of(refusal)))
            undone += undo_all(match, trace, where)
            for other in range(match.state.seats):
                if other != seat:
                    expect(rule_of(match.why_no_undo(other)) == "core.undo-others", "undo-others", (where, other))
    expect(undone > 0 or not ever_alone, "too-little", "there was nothing to undo")  # what is sealed is final


def now_of(match: Match, seat: Seat) -> tuple[str, ...]:
    question = match.question(seat)
    return () if question is None else question.now


def rule_of(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.rule


Known = tuple[int, Counter[tuple[int, int]]]


def known_to_anybody(match: Match) -> Known:
    """All that cannot be taken back: draws made, and how many cards of each face each viewer knows (kept beside
    `learnt`)."""
    state = match.state
    knowing = [
        (face, bits >> n & 1, n)
        for face, bits in zip(state.faces, state.seen, strict=True)
        for n in range(state.seats + 1)
    ]
    return state.dice.n, Counter([(face, viewer) for face, knows, viewer in knowing if knows])


def learnt_since(before: Known, after: Known) -> bool:
    """Whether dice were drawn or somebody knows a card more; to lose track of one is no news."""
    return before[0] != after[0] or bool(after[1] - before[1])


def behind_screens(match: Match) -> list[int]:
    """Of the hidden stocks, what onlookers did not see come: what leaves it comes to light, or is lost track of."""
    state = match.state
    if not isinstance(state, PieceState):
        return []
    viewers = state.seats + 1  # onlookers last
    seen = state.known[state.seats :: viewers]
    return [state.stock[piece][place] - seen[slot] for slot, (piece, place) in enumerate(state.tray.slots)]


def undo_all(match: Match, trace: list[tuple[str, int, Seat, Choice]], where: object) -> int:
    """Back as far as it goes, on a clone, and forward again with the same answers."""
    clone = match.clone()
    after = match.digest()
    back = 0
    while back < len(trace):
        digest, rests, seat, _ = trace[-1 - back]
        if clone.why_no_undo(seat) is not None:
            break
        clone.undo(seat)
        back += 1
        expect(clone.digest() == digest, "undo-digest", (where, back))
        expect(clone.rests == rests, "undo-rests", (where, back, clone.rests, rests))
    for _, _, seat, choice in trace[len(trace) - back :]:
        clone.answer(seat, choice)
    expect(clone.digest() == after, "undo-and-again", where)
    return back


# ---- healing


class Trap:
    """Where the planted fault strikes: after an answer was worked in, or in the stretch that follows."""

    armed = ""


def trapped(run: Play[None], trap: Trap) -> Play[None]:
    replies: Any = None
    try:
        while True:
            asks = run.send(replies)
            if trap.armed == ("next" if replies is None else "here"):
                trap.armed = ""
                raise ValueError("planted")
            replies = yield asks
    except StopIteration:
        return


def faults_are_healed(plan: Plan, seed: int) -> None:
    """A rule that raises, here or past the rest point, leaves the match at its question as if nothing had happened."""
    trap = Trap()
    game = copy.copy(plan.game)
    play = game.play
    game.play = lambda state: trapped(play(state), trap)  # type: ignore[method-assign]
    walk = Walk(Plan(game, plan.seats, plan.options, plan.rules), seed)
    healed = 0
    for match in walk.questions():
        for place in ("here", "next"):
            where = (plan.name, seed, walk.n, place)
            clone = match.clone()
            before = (match.digest(), match.rests, len(match.events), dict(match.sealed), match.view_bytes(0))
            seat, choice = walk.choose()
            clone.answer(seat, choice)
            strikes = place_of_fault(match, clone, seat)
            trap.armed = place
            try:
                match.answer(seat, choice)
                expect(strikes != place, "fault-strikes", where)
            except ValueError:
                expect(strikes == place, "fault-strikes", (where, strikes))
                healed += 1
                after = (match.digest(), match.rests, len(match.events), dict(match.sealed), match.view_bytes(0))
                expect(before == after, "healed", where)
                expect(match.state.out is match.events, "healed", (where, "nobody listens"))
                match.answer(seat, choice)
            trap.armed = ""
            expect(match.digest() == clone.digest(), "healed", where)
            if match.is_over:
                break
        if match.is_over:
            break
    expect(healed > 0 or walk.n < FEW, "too-little", plan.name)


def place_of_fault(before: Match, after: Match, seat: Seat) -> str:
    """Where an armed trap strikes during this answer: in the same stretch, in the next one, or nowhere."""
    if after.is_over or seat in after.sealed:
        return ""
    return "here" if after.rests == before.rests else "next"


# ---- copies


def copies_are_whole(plan: Plan, seed: int) -> None:
    """`copy` and `plain`/`fill` keep every slot of the state, and share nothing that can change."""
    walk = Walk(plan, seed)
    for match in walk.questions():
        where = (plan.name, seed, walk.n)
        state = match.state
        other = state.copy()
        expect(type(other) is type(state), "copy-is-whole", where)
        for name in slots(state):
            mine, its = getattr(state, name), getattr(other, name)
            if name == "out":
                expect(its is None, "copy-is-silent", where)
            elif name != "trail" and (mine is not its or isinstance(mine, list | dict)):
                expect(frozen(mine) == frozen(its), "copy-is-whole", (where, name))
                expect(not list(shared(mine, its)), "copy-shares-nothing", (where, name))
        mark = match.mark
        assert mark is not None
        decoded = plan.game.decode(json.loads(json.dumps(mark.plain())), match.options)
        for name in slots(mark):
            if name not in ("out", "trail", *match.state.derived):
                mine, its = getattr(mark, name), getattr(decoded, name)
                expect(mine is its or frozen(mine) == frozen(its), "stored-is-whole", (where, name))


def shared(one: object, other: object) -> Iterator[object]:
    """Lists and dicts that both hold, at any depth."""
    if isinstance(one, list | dict) and one is other and one:
        yield one
    elif isinstance(one, list) and isinstance(other, list):
        for mine, its in zip(one, other, strict=False):
            yield from shared(mine, its)


# ---- processes


def same_bytes_in_two_processes(module: str, seeds: str, hash_seeds: tuple[str, ...] = ("1", "2")) -> None:
    """`module` names a game object; the digest over all logs is the same whatever the hash seed."""
    where, _, name = module.partition(":")
    script = (
        f"from {where} import {name} as game\n"
        "from tianxia.lab.fuzzing import many_games\n"
        f"print(many_games(game, range({seeds})).digest)"
    )
    digests = []
    for hash_seed in hash_seeds:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        digests.append(done.stdout)
    expect(len(set(digests)) == 1, "same-in-two-processes", (module, digests))
