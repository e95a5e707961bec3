"""What a worker does for a bot's seat: rebuild the match, take the seat's glimpse of it, and choose."""

from __future__ import annotations

from tianxia.bots import make_bot
from tianxia.bots.reading import reason_of
from tianxia.core.log import from_snapshot
from tianxia.core.views import Glimpse
from tianxia.games import game
from tianxia.lessons import TEACHER, teach
from tianxia.server.books.telling import body_of
from tianxia.server.session.effects import Think, Thought


def think(wish: Think) -> Thought:
    """The bot's answer; it sees nothing but its glimpse."""
    match = from_snapshot(game(wish.game), wish.body)
    glimpse = Glimpse(match, wish.seat)
    name, _, lesson = wish.spec.partition(":")
    if name == TEACHER:
        return Thought(wish.table, wish.seat, wish.number, body_of(teach(match, wish.seat, lesson)))
    bot = make_bot(wish.spec, wish.game, wish.key)
    try:
        choice, weighed = (bot.choose(glimpse), []) if wish.hint is None else bot.weigh(glimpse)
    finally:
        bot.leave()
    if wish.hint is None:
        return Thought(wish.table, wish.seat, wish.number, body_of(choice))
    notes = tuple([(body_of(each), min(1.0, max(0.0, value)), tries) for each, value, tries in weighed])
    because = reason_of(glimpse, choice)
    return Thought(wish.table, wish.seat, wish.number, body_of(choice), wish.hint, notes, because)
