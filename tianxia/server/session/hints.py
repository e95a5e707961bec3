"""Hints: legal, sensible or best, worked out from nothing but what the asker can see."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from tianxia.bots.make import names_of
from tianxia.core.asks import Ask
from tianxia.core.log import snapshot
from tianxia.games import manifest_of
from tianxia.server import wire
from tianxia.server.books.telling import MOST_CHOICES, body_of, choice_in, own_texts, said
from tianxia.server.session import effects as fx
from tianxia.server.session.table import HostedTable
from tianxia.server.wire import Text

if TYPE_CHECKING:
    from tianxia.server.session.core import Connection, Session

SENSIBLE: Final = "greedy"


class Hints:
    """The part of the session that advises."""

    def __init__(self, session: Session) -> None:
        self.session: Session = session

    def ask(self, table: HostedTable, who: Connection, message: wire.AskHint) -> None:
        """Count the choices at once; for anything better a bot thinks."""
        record = table.record
        assert record is not None
        ask = record.question(who.viewer)
        assert ask is not None
        if message.level == "legal":
            found = [body_of(choice) for choice in islice(ask.expand(), MOST_CHOICES + 1)]
            many = len(found) > MOST_CHOICES
            text = said("hint-many") if many else said("hint-legal", count=len(found))
            self.session.send(who.conn, wire.Hint(message.id, None, text, None if many else found))
            return
        is_quick = message.level == "sensible" and SENSIBLE in names_of(table.game.id)
        spec, now = SENSIBLE if is_quick else manifest_of(table.game.id).adviser, self.session.now
        hint = (who.conn, message.id, message.level)
        thinks = self.session.playing.think(table, who.viewer, spec, now, snapshot(record.match), hint)
        self.session.out.append(thinks)

    def answer(self, table: HostedTable, thought: fx.Thought) -> None:
        """What the bot came to, in words."""
        assert thought.hint is not None
        conn, id, level = thought.hint
        record = table.record
        is_late = record is None or record.number != thought.number or table.conns.get(conn) != thought.seat
        if is_late or thought.choice is None or record is None or record.question(thought.seat) is None:
            self.session.send(conn, wire.Hint(id, None, said("hint-none")))
            return
        words = self._words(table, thought, level)
        if thought.because is not None:
            why = table.herald(thought.seat).because(*thought.because)
            words = Text(f"{words.en} {why.en}".strip(), f"{words.pl} {why.pl}".strip())
        self.session.send(conn, wire.Hint(id, thought.choice, words))

    def _words(self, table: HostedTable, thought: fx.Thought, level: str) -> Text:
        assert thought.choice is not None
        ask = self._asked(table, thought)
        texts = {"what": self._describe(table, thought, thought.choice)}
        if len(list(islice(ask.expand(), 2))) == 1:
            return _both("hint-only", texts, {})
        if level != "best":
            return _both("hint-sensible", texts, {})
        best = next((note for note in thought.notes if note[0] == thought.choice), None)
        if best is None:
            return _both("hint-untried", texts, {})
        facts: dict[str, object] = {"percent": round(100 * best[1]), "tries": best[2]}
        rest = next((note for note in thought.notes if note[0] != thought.choice), None)
        if rest is None:
            return _both("hint-best", texts, facts)
        texts["other"], less = self._describe(table, thought, rest[0]), round(100 * rest[1])
        is_clear = less < round(100 * best[1])
        return _both("hint-best-next" if is_clear else "hint-best-equal", texts, {**facts, "less": less})

    def _asked(self, table: HostedTable, thought: fx.Thought) -> Ask:
        ask = None if table.record is None else table.record.question(thought.seat)
        assert ask is not None
        return ask

    def _describe(self, table: HostedTable, thought: fx.Thought, choice: wire.ChoiceBody) -> Text:
        """In words that go into a sentence: without a full stop of their own."""
        herald = table.herald(thought.seat)
        told = herald.describe(herald.seen, self._asked(table, thought).kind, choice_in(choice))
        return Text(told.en.rstrip("."), told.pl.rstrip("."))


def _both(key: str, texts: dict[str, Text], facts: dict[str, object]) -> Text:
    en, pl = own_texts()
    return Text(
        en(key, **{name: text.en for name, text in texts.items()}, **facts),
        pl(key, **{name: text.pl for name, text in texts.items()}, **facts),
    )
