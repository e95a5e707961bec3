"""What a worker does for a bot's seat: rebuild the match, take the seat's glimpse of it, and choose."""

from __future__ import annotations

from tianxia.bots import make_bot
from tianxia.bots.search import Search, SearchBot
from tianxia.core.asks import Choice
from tianxia.core.log import from_snapshot
from tianxia.core.views import Glimpse
from tianxia.games import game
from tianxia.server.effects import Think, Thought
from tianxia.server.telling import body_of
from tianxia.server.tutorial import TEACHER, teach
from tianxia.server.wire import ChoiceBody

Notes = tuple[tuple[ChoiceBody, float, int], ...]


def think(wish: Think) -> Thought:
    """The bot's answer; it sees nothing but its glimpse."""
    match = from_snapshot(game(wish.game), wish.body)
    glimpse = Glimpse(match, wish.seat)
    name, _, lesson = wish.spec.partition(":")
    if name == TEACHER:
        return Thought(wish.table, wish.seat, wish.number, body_of(teach(match, wish.seat, lesson)))
    bot = make_bot(wish.spec, wish.game, wish.key)
    notes: Notes = ()
    if wish.hint is not None and isinstance(bot, SearchBot):
        choice, notes = advise(bot, glimpse)
    else:
        choice = bot.choose(glimpse)
    return Thought(wish.table, wish.seat, wish.number, body_of(choice), wish.hint, notes)


def advise(bot: SearchBot, glimpse: Glimpse) -> tuple[Choice, Notes]:
    """What the search came to, with the value of the choices that it tried most."""
    search = Search(glimpse, bot.policy, bot.dice)
    choice = search.run(bot.iterations)
    tried: list[tuple[int, float, Choice]] = []
    for label, each in search.choices:
        arm = search.root.arms.get((search.seat, search.kind, label))
        if arm is not None and arm.visits:
            tried.append((arm.visits, arm.total / arm.visits, each))
    tried.sort(key=lambda entry: -entry[0])
    return choice, tuple([(body_of(each), min(1.0, max(0.0, value)), visits) for visits, value, each in tried[:3]])
