"""`tianxia replay`: a saved match told again in words from anybody's eyes, or verified answer by answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tianxia.commands.flags import counted
from tianxia.core.asks import Refusal
from tianxia.core.dice import commitment
from tianxia.core.events import SPECTATOR, Event, Facts, Seat
from tianxia.core.log import CONCEDED, Journal, Line, LogFile, end_as_told
from tianxia.errors import Phrase, UserError
from tianxia.telling.faults import told
from tianxia.telling.language import Language, texts
from tianxia.telling.presenter import Presenter, presenter
from tianxia.telling.settings import sentence_of
from tianxia.terminal import saves
from tianxia.terminal.output import Output, screen

Viewer = int | Literal["all", "none"]


@dataclass(frozen=True, slots=True)
class ReplayedAnswer:
    """One answer of the log and what came of it."""

    n: int
    line: Line
    events: list[Facts]


def run(file: Path, *, verify: bool, viewer: Viewer, lang: Language, as_json: bool) -> int:
    """Tells or verifies a log; one sentence says what is wrong with a bad one."""
    log = saves.load(file)
    if verify:
        return verified(file, log, lang, as_json)
    whole = saves.journal_of(file, log)
    if isinstance(viewer, int) and viewer >= whole.match.state.seats:
        raise UserError(
            "{file} has seats 0 to {last}, not {viewer}", file=file, last=whole.match.state.seats - 1, viewer=viewer
        )
    if viewer == "all" and not whole.match.is_over:
        raise UserError("{file} is not finished: see it with --viewer and a seat number, or --viewer none", file=file)
    eyes = viewer if isinstance(viewer, int) else SPECTATOR
    game = str(log.header["game"])
    start = saves.journal_of(file, log, 0)
    shown = presenter(game, texts(lang, game), start.match.view(eyes))
    if as_json:
        tell_json(start, log, viewer, eyes)
    else:
        tell(start, log, viewer, shown, screen())
    return 0


def verified(file: Path, log: LogFile, lang: Language, as_json: bool) -> int:
    """Plays every answer again and compares every digest."""
    try:
        journal = saves.journal_of(file, log)
    except UserError as wrong:
        if as_json:
            print(json.dumps({"verified": False, "error": sentence_of(wrong, lang)}, ensure_ascii=False))
        else:
            print(told(Phrase("not verified: {wrong}", wrong=wrong), lang))
        return 1
    if as_json:
        print(json.dumps({"verified": True, "answers": len(log.lines), "digest": journal.chain}))
    else:
        count = len(log.lines)
        words = Phrase(
            "verified: {answers}, {digest}", answers=counted(count, "answer"), count=count, digest=journal.chain
        )
        print(told(words, lang))
    return 0


def steps(journal: Journal, log: LogFile, viewer: Viewer, eyes: Seat) -> Iterator[ReplayedAnswer]:
    """The answers one by one; the log has been played to its end before, so each one fits."""
    for n, line in enumerate(log.lines, 1):
        before = len(journal.match.events)
        try:
            if line.choice is None:
                journal.undo(line.seat)
            else:
                journal.answer(line.seat, line.choice)
        except Refusal as refusal:  # not after a whole replay of the same lines
            raise UserError("answer {n} is refused by {rule}", n=n, rule=refusal.rule) from None
        events = journal.match.events[before:]
        yield ReplayedAnswer(n, line, [as_told(event, viewer, eyes) for event in events])


def as_told(event: Event, viewer: Viewer, eyes: Seat) -> Facts:
    """An event as these eyes were told it, or open."""
    return event.opened() if viewer == "all" else event.seen_by(eyes)


def tell(journal: Journal, log: LogFile, viewer: Viewer, shown: Presenter, out: Output) -> None:
    """The match in words."""
    say, match = shown.say, journal.match
    eyes = viewer if isinstance(viewer, int) else SPECTATOR
    out.line(say("replay-title", game=say("game-name"), answers=len(log.lines), version=log.header["rules"]), "title")
    for seat in range(match.state.seats):
        out.line(say("replay-seat", seat=seat, name=shown.side(seat)))
        if viewer == "all":
            own = presenter(match.game.id, say, match.view(seat))
            out.lines(own.hand(match.view(seat))[1:], "faint")
    out.line(shown.goal())
    out.lines([line for event in match.events for line in shown.event(as_told(event, viewer, eyes))])
    for step in steps(journal, log, viewer, eyes):
        lines = [line for told in step.events for line in shown.event(told)]
        for place, line in enumerate(lines):
            out.line(f"{step.n if place == 0 else '':>4}  {line}")
    end_as_told(match, log.end)
    outcome = match.state.outcome
    if outcome is not None:
        names = ", ".join([shown.side(seat) for seat in outcome.winners])
        conceded = [say("replay-conceded", names=names, count=len(outcome.winners))]
        out.lines(conceded if outcome.reason == CONCEDED else shown.outcome(match.view(eyes)), "title")
        out.line(say("ui-key", key=log.header["key"], hash=commitment(int(log.header["key"], 16))))
    else:
        out.line(say("replay-unfinished"))
    out.flush()


def tell_json(journal: Journal, log: LogFile, viewer: Viewer, eyes: Seat) -> None:
    """The match for programs: the first view, then each answer with what this viewer was told, then the last view."""
    print(json.dumps({"type": "start", "viewer": viewer, "view": journal.match.view(eyes)}, ensure_ascii=False))
    for step in steps(journal, log, viewer, eyes):
        secret = viewer != "all" and step.line.seat != eyes
        choice = None if secret or step.line.choice is None else step.line.choice.plain()
        row = {"type": "step", "n": step.n, "seat": step.line.seat, "choice": choice, "events": step.events}
        print(json.dumps({**row, "undo": step.line.choice is None}, ensure_ascii=False))
    end_as_told(journal.match, log.end)
    print(json.dumps({"type": "end", "view": journal.match.view(eyes)}, ensure_ascii=False))
