"""Phases 4 and 5 and the end of the game: scoring, taking cards back, drawing, winning (ST-9xx)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tianxia.core.asks import Ask, Choice, Option, Pick, Play, ask_all, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.state import Outcome
from tianxia.games.suntzu.data import ALL, DRAWS, END, FRAMED, KEEPS, LAST_ROUND, RAIDING_ROUNDS, SCORING
from tianxia.games.suntzu.rules.armies import offers_call
from tianxia.games.suntzu.rules.state import BOX, DECK, DRAW, DRAWN, NOBODY, ORDERS, POOL, SCORE_MARKER, UP, War
from tianxia.games.suntzu.rules.windows import window_d, window_e


def score_round(s: War) -> Play[None]:
    """ST-616, ST-901 to ST-911, ST-941, ST-942: window D, the scoring, and whether the game is over."""
    if s.round in SCORING:
        if s.round != LAST_ROUND:
            yield from window_d(s)
        score_provinces(s, SCORING.index(s.round))
        if s.round == LAST_ROUND:
            yield from end_game(s, "ST-942")
            return
        if abs(s.score) == END:
            finish(s, s.suntzu if s.score > 0 else 1 - s.suntzu, "ST-941")
            return
    end_round(s)


def score_provinces(s: War, which: int) -> None:
    """ST-902 to ST-909: the difference of the sums moves the marker, at most to the end of the track."""
    sums = [0, 0]
    for province in ALL:
        owner = s.controller(province)
        if owner != NOBODY:
            sums[owner] += s.markers[province][which]
    goal = max(-END, min(END, s.score + sums[s.suntzu] - sums[1 - s.suntzu]))
    was = s.score
    s.advance(SCORE_MARKER, goal - was)
    s.emit("score", {"score": goal, "was": was, "sums": sums, "rule": "ST-906"})
    s.beat("scored")


def end_round(s: War) -> None:
    """ST-921, ST-922: framed cards back to the hand, the others to the box; then both draw."""
    for seat in (0, 1):
        back = [card for card in s.zones[UP + seat] if s.faces[card] < FRAMED]
        for card in s.zones[UP + seat][:]:
            s.move(card, seat if card in back else BOX + seat)
        for _ in range(min(DRAWS[s.ones[seat]], len(s.zones[DECK + seat]))):
            s.move(s.zones[DECK + seat][-1], DRAWN + seat)
        # ST-H03, ST-H07: the rival loses track of what they saw, even of a card that was put under the deck openly
        s.conceal(back + s.zones[DRAWN + seat], s.bit(seat))
    s.stage = DRAW


class Keep(Ask):
    """ST-923 to ST-928: which of the drawn cards to keep; the other goes under the deck."""

    __slots__ = ("s",)

    def __init__(self, s: War, seat: Seat) -> None:
        super().__init__(seat, "suntzu.keep", "ST-926" if s.ones[seat] else "ST-923")
        self.s: War = s

    def options(self) -> tuple[Option, ...]:
        """As many as may be kept."""
        count = KEEPS[self.s.ones[self.seat]]
        return (Option("keep", (Pick("cards", cards(self.s.zones[DRAWN + self.seat]), count, count),)),)

    def draw(self, dice: Dice) -> Choice:
        """All but one of the drawn cards, of which there is one too many."""
        drawn = self.s.zones[DRAWN + self.seat]
        away = dice.below(len(drawn))
        return Choice("keep", {"cards": cards([card for place, card in enumerate(drawn) if place != away])})

    def every(self) -> Iterator[Choice]:
        """Every choice, with alike cards listed once."""
        s = self.s
        drawn = sorted(s.zones[DRAWN + self.seat], key=lambda card: (s.faces[card], card))
        seen: list[tuple[int, ...]] = []
        for chosen in combinations(drawn, KEEPS[s.ones[self.seat]]):
            faces = tuple([s.faces[card] for card in chosen])
            if faces not in seen:
                seen.append(faces)
                yield Choice("keep", {"cards": cards(chosen)})


def keep_cards(s: War) -> Play[None]:
    """ST-928: both at the same time and in secret; whoever has no choice is not asked, which the open counts settle.
    ST-627: in round 6 there is one more window then."""
    choosing = [seat for seat in (0, 1) if len(s.zones[DRAWN + seat]) > KEEPS[s.ones[seat]]]
    if choosing:
        replies = yield from ask_all(tuple([Keep(s, seat) for seat in choosing]))
        for seat, reply in replies.items():
            kept = reply.many("cards")
            for card in [card for card in s.zones[DRAWN + seat] if card not in kept]:
                s.move(card, DECK + seat, at_bottom=True)
    for seat in (0, 1):
        for card in s.zones[DRAWN + seat][:]:
            s.move(card, seat)
    if s.round == RAIDING_ROUNDS:
        yield from window_e(s)
    start_round(s)


def start_round(s: War) -> None:
    """ST-303: the round marker moves on."""
    s.round += 1
    s.ones = [False, False]
    s.stage = ORDERS
    s.emit("round", {"round": s.round})


def end_game(s: War, rule: str) -> Play[None]:
    """ST-942 to ST-949: the side on which the marker stands; on the centre the fuller pool; else a draw."""
    if s.score:
        finish(s, s.suntzu if s.score > 0 else 1 - s.suntzu, rule)
        return
    yield from offers_call(s, lambda seat: True, "ST-620")
    pools = s.stock[0][POOL], s.stock[1][POOL]
    if pools[0] == pools[1]:
        finish(s, NOBODY, "ST-945")
    else:
        finish(s, 0 if pools[0] > pools[1] else 1, "ST-943")


def finish(s: War, winner: Seat, rule: str) -> None:
    """The game is over; a draw has two winners."""
    lead = s.score if s.suntzu == 0 else -s.score
    s.outcome = Outcome((0, 1) if winner == NOBODY else (winner,), (lead, -lead), rule)
    s.emit("over", {"winner": winner, "score": s.score, "rule": rule})
