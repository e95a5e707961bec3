"""Fixed games, played by a process of its own: their digests, one a line, and first whether the core is compiled."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice

from tests.toy.game import GAME as TOY
from tianxia.bots.make import make_bot
from tianxia.core import state
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR, Event
from tianxia.core.game import Game
from tianxia.core.log import begin, from_snapshot, read, replay, snapshot
from tianxia.core.match import Match, start
from tianxia.core.views import Glimpse
from tianxia.errors import BadInput
from tianxia.games import game as game_by_id
from tianxia.positions.scenario import Scenario

CHU_HAN = game_by_id("chuhan")
TABLES: tuple[tuple[Game, int, dict[str, str]], ...] = (
    (CHU_HAN, 2, {}),
    (CHU_HAN, 2, {"events": "on"}),
    (CHU_HAN, 2, {"campaign": "house-contention"}),
    (TOY, 3, {"rounds": "3"}),  # its classes are never compiled: anybody may derive a game from the core
)
Border = Callable[[str, object], None]
JUNK: tuple[object, ...] = (None, 7, True, "x", [1], {"a": None}, {1: 2})


def main() -> None:
    """All that is compared goes to the output."""
    print("compiled" if state.__file__.endswith((".so", ".pyd")) else "interpreted")
    for number in range(len(TABLES)):
        play(number)
    search()
    look_on()
    for junk in JUNK:
        for border, parts in BORDERS:
            for part in parts:
                print(border.__name__, part, junk, said_of(border, part, junk))


def play(number: int) -> None:
    """A whole game at random; at some questions a clone, a twin, a stored match and all choices."""
    match = start(*TABLES[number], key_from_seed("compiled", number))
    dice = Dice(key_from_seed("answers", number))
    answers = 0
    while not match.is_over:
        question = match.waiting()[0]
        if answers % 7 == 0:
            look(match, question, answers)
        match.answer(question.seat, question.sample(dice))
        match.state.check()
        answers += 1
    print(number, answers, match.digest(), match.view_bytes(SPECTATOR).hex()[-32:])


def look(match: Match, question: Ask, n: int) -> None:
    """Whatever else is done at a question."""
    choices = list(islice(question.expand(), 50))
    clone, twin = match.clone(), match.twin(question.seat, n)
    again = from_snapshot(match.game, snapshot(match))
    assert clone.digest() == match.digest() == again.digest()
    assert twin.view_bytes(question.seat) == match.view_bytes(question.seat)
    print(match.digest(), twin.digest(), further(clone, n), further(twin, n), len(choices), choices[-1].plain())


def further(match: Match, n: int) -> str:
    """Some random answers on."""
    dice = Dice(n)
    for _ in range(9):
        if match.is_over:
            break
        question = match.waiting()[0]
        match.apply(question.seat, question.sample(dice))
    return match.digest()


def search() -> None:
    """A few answers of a bot that searches."""
    match = start(CHU_HAN, 2, {}, key_from_seed("searched"))
    bot = make_bot("search:40", "chuhan", key_from_seed("bot"))
    for _ in range(6):
        seat = match.waiting()[0].seat
        choice: Choice = bot.choose(Glimpse(match, seat))
        match.answer(seat, choice)
        print(seat, choice.plain())


class Heard(list[Event]):
    """A listener with an `append` of its own, as the fuzzer and the scenarios have."""

    def append(self, event: Event, /) -> None:
        super().append(event)
        print("heard", event.kind)


def look_on() -> None:
    """Whoever listens hears every event as it comes, beats too."""
    for table in (TABLES[0], TABLES[-1]):
        match = start(*table, key_from_seed("heard"))
        match.events = Heard()
        match.state.out = match.events
        match.state.beat("heard")
        question = match.waiting()[0]
        match.answer(question.seat, question.sample(Dice(1)))


def said_of(border: Border, part: str, junk: object) -> str:
    """The sentence with which junk is refused at the border; anything but BadInput is a fault of the border."""
    try:
        border(part, junk)
    except BadInput as wrong:
        return str(wrong)
    return "taken"


def option(part: str, junk: object) -> None:
    """Junk as the value of a setting."""
    CHU_HAN.settle_options({part: junk})


def log(part: str, junk: object) -> None:
    """Junk in the header of a log."""
    lines = begin(CHU_HAN, 2, {}, 1).text().splitlines()
    replay(CHU_HAN, read("\n".join([json.dumps({**json.loads(lines[0]), part: junk}), *lines[1:]])))


def position(part: str, junk: object) -> None:
    """Junk in a position."""
    Scenario(CHU_HAN, {part: junk}, {})


def stored(part: str, junk: object) -> None:
    """Junk in a stored match."""
    from_snapshot(CHU_HAN, {**snapshot(start(CHU_HAN, 2, {}, 1)), part: junk})


BORDERS: tuple[tuple[Border, tuple[str, ...]], ...] = (
    (option, ("events",)),
    (log, ("options", "seats", "key", "from")),
    (position, ("han", "score", "trick", "battle", "took")),
    (stored, ("options", "rests", "mark", "entries", "sealed")),
)

if __name__ == "__main__":
    main()
