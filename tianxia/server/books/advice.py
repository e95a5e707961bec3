"""What a bot would have done where a seat lost most of its chance: told after the end, from what the seat saw then."""

from __future__ import annotations

from typing import Final

import msgspec

from tianxia.bots.bot import Weighed
from tianxia.bots.make import make_bot
from tianxia.bots.reading import reason_of
from tianxia.core.asks import Choice, choice_of
from tianxia.core.dice import key_from_seed
from tianxia.core.events import Facts, Seat
from tianxia.core.views import Glimpse
from tianxia.games import game, manifest_of
from tianxia.server.books.chances import Chances
from tianxia.server.books.telling import Herald, own_texts
from tianxia.server.session.record import Record, RecordRow, header_record
from tianxia.server.wire import Text

LEAST_LOST: Final = 0.08  # of the chance: less is the usual to and fro
LOOKED_AT: Final = 3  # decisions, the costliest first: a bot thinks about each for a second or two
LEAST_BETTER: Final = 0.03  # by so much the bot must like its own choice better, where it has tried both


class Advised(msgspec.Struct, frozen=True):
    """Before which row of the match a bot would have chosen otherwise, what was lost there, and what it would do."""

    n: int
    lost: float
    text: Text


def advise(game_id: str, header: Facts, rows: list[RecordRow], chances: list[Chances], seat: Seat) -> Advised | None:
    """The costliest decision of a seat at which the best bot of the game differs; None if there is none."""
    costly = {row.n: lost for row, lost in _costliest(rows, chances, seat)}
    record = header_record(game(game_id), header)
    found: dict[int, Advised] = {}
    for row in rows:
        if row.n in costly:
            text = _better(record, seat, choice_of(row.body["choice"]))
            if text is not None:
                found[row.n] = Advised(row.n, costly[row.n], text)
        record.apply(row)
    return next((found[n] for n in costly if n in found), None)


def _costliest(rows: list[RecordRow], chances: list[Chances], seat: Seat) -> list[tuple[RecordRow, float]]:
    """The viewer's own decisions that cost most, the worst first; `chances` begins with those of the deal."""
    lost = [(row, round(chances[row.n - 1][seat] - chances[row.n][seat], 3)) for row in decisions(rows, seat)]
    worst = sorted([each for each in lost if each[1] >= LEAST_LOST], key=lambda each: (-each[1], each[0].n))
    return worst[:LOOKED_AT]


def decisions(rows: list[RecordRow], seat: Seat) -> list[RecordRow]:
    """What a person at this seat has answered and not taken back."""
    lines: list[RecordRow] = []
    for row in rows:
        if "back" in row.body:
            del lines[int(row.body["back"]) :]
        elif "concede" not in row.body:
            lines.append(row)
    stands: list[RecordRow] = []
    for row in lines:
        if "undo" in row.body:
            stands.pop()
        else:
            stands.append(row)
    return [row for row in stands if row.seat == seat and not row.by]


def _better(record: Record, seat: Seat, played: Choice) -> Text | None:
    """What the bot would have done instead; None if it would have done the same, or nearly as gladly."""
    match = record.match
    question, glimpse = match.question(seat), Glimpse(match, seat)
    if question is None:
        return None
    bot = make_bot(manifest_of(record.game.id).adviser, record.game.id, key_from_seed("advice", match.digest()))
    try:
        choice, weighed = bot.weigh(glimpse)
    finally:
        bot.leave()
    herald = Herald(record, seat)
    liked, done = [herald.describe(herald.seen, question.kind, each) for each in (choice, played)]
    if liked == done or not _is_better(weighed, choice, played):
        return None
    because = reason_of(glimpse, choice)
    why = Text("", "") if because is None else herald.because(*because)
    en, pl = own_texts()
    return Text(
        f"{en('story-better', what=liked.en.rstrip('.'))} {why.en}".strip(),
        f"{pl('story-better', what=liked.pl.rstrip('.'))} {why.pl}".strip(),
    )


def _is_better(weighed: list[Weighed], choice: Choice, played: Choice) -> bool:
    """Whether the bot liked its own choice clearly better, as far as it has tried both."""
    best, worth = [next((value for each, value, _ in weighed if each == wanted), None) for wanted in (choice, played)]
    return best is None or worth is None or best - worth >= LEAST_BETTER
