"""Decrees and what events put in their place (CH-4xx, CH-807 to CH-809, CH-843, CH-851, CH-881, CH-896)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

from tianxia.core.asks import NUMBER, Choice, Offer, Option, Pick, Play, Ref, Refusal, Sleeve, ask, cards, number
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.games.chuhan.data import DECREE_CARDS, EVENT_IDS, EVENTS, JOKER, RAPID_ADVANCE, TREATY, UNDRAWABLE
from tianxia.games.chuhan.rules.sets import distinct
from tianxia.games.chuhan.rules.state import DISPLAY, DRAW, ROW, Battle, rival

# ---- whether


def why_no_chance(s: Battle) -> Refusal | None:
    """The chance for a decree is there once a turn (CH-204, CH-208), not after a cancel (CH-615, CH-809)."""
    if s.barred:
        return Refusal("CH-615")
    if s.took:
        return Refusal("CH-208" if s.size else "CH-204")
    return None


def why_no_decree(s: Battle) -> Refusal | None:
    """Why no decree may be taken now; None if it may."""
    if s.event == RAPID_ADVANCE and not s.size:
        return Refusal("CH-896")
    if not s.supply:
        return Refusal("CH-402")
    return why_no_chance(s)


def why_no_event_option(s: Battle) -> Refusal | None:
    """CH-807 to CH-809: what an event puts in place of a decree needs the chance, not the token."""
    if not s.supply and not s.rulings.without_supply:
        return Refusal("CH-808")
    if s.barred:
        return Refusal("CH-809")
    return Refusal("CH-807") if s.took else None


def closed_options(s: Battle, seat: Seat, replaced: bool) -> dict[str, Refusal]:
    """Decree and its replacement, as far as they are not possible now; the chance may have gone to either (CH-807)."""
    closed: dict[str, Refusal] = {}
    decree = why_no_decree(s)
    if decree is not None:
        closed["decree"] = Refusal("CH-807") if replaced and s.supply and not s.barred else decree
    instead = INSTEAD.get(s.event)
    if instead is not None:
        refusal = why_no_event_option(s)
        if refusal is None:
            refusal = instead.why_none(s, seat)
        if refusal is not None:
            closed[instead.option] = refusal
    return closed


# ---- taking one


def drawable(s: Battle) -> list[Sleeve]:
    """CH-116, CH-403: what decrees draw from, the next card first. The bottom four cards are never drawn."""
    return s.zones[DRAW][: UNDRAWABLE - 1 : -1]


def take_decree(s: Battle, seat: Seat) -> Play[None]:
    """CH-401: one decree from the supply, two cards from the draw pile, seen by the drawer only (CH-404)."""
    s.took = True
    s.supply -= 1
    s.decrees[seat] += 1
    drawn = drawable(s)[:DECREE_CARDS]
    for card in drawn:
        s.take(seat, card)
    if s.out is not None:
        s.emit("decree", {"seat": seat, "supply": s.supply}, {seat: {"drawn": s.names(drawn)}})
    if s.event == TREATY:
        yield from give_one(s, seat, drawn)


def give_one(s: Battle, seat: Seat, drawn: list[Sleeve]) -> Play[None]:
    """CH-881, CH-882: the taker gives one of the two cards to the rival, who sees only that one."""

    def offer() -> tuple[Option, ...]:
        return (Option("give", (Pick("card", cards(drawn)),)),)

    def tell() -> Facts:
        return {"drawn": s.names(drawn)}

    reply = yield from ask(Offer(seat, "chuhan.treaty", "CH-881", offer, tell))
    card = reply.one("card")
    s.take(rival(seat), card)
    if s.out is not None:
        name = s.names([card])[0]
        s.emit("give", {"seat": seat, "to": rival(seat)}, {0: {"given": name}, 1: {"given": name}})


# ---- what an event puts in its place


class Instead:
    """What may be done under an event instead of taking a decree."""

    __slots__ = ("lacking", "misfit", "option", "picks", "rule", "run")

    def __init__(
        self,
        option: str,
        rule: str,
        picks: Callable[[Battle, Seat], tuple[Pick, ...]],
        run: Callable[[Battle, Seat, Choice], None],
    ) -> None:
        self.option: str = option
        self.rule: str = rule  # which allows it, under its event only
        self.picks: Callable[[Battle, Seat], tuple[Pick, ...]] = picks
        self.run: Callable[[Battle, Seat, Choice], None] = run
        self.lacking: Callable[[Battle], Refusal] | None = None  # if there is nothing to pick
        self.misfit: Callable[[Battle, Sleeve], Refusal | None] | None = None  # a rule against some card of the hand

    def why_none(self, s: Battle, seat: Seat) -> Refusal | None:
        """None if there is something to pick."""
        if self.lacking is None or all(pick.items for pick in self.picks(s, seat)):
            return None
        return self.lacking(s)

    def refuse_item(self, s: Battle, seat: Seat, pick: Pick, item: Ref) -> Refusal:
        """Why this card is not among those to pick from. It is looked at only in the hand of its player, for the rule
        that is cited would tell what a hidden card is."""
        card = NUMBER.get(item, -1)
        refusal = self.misfit(s, card) if self.misfit is not None and card in s.zones[seat] else None
        return Refusal(pick.rule if refusal is None else refusal.rule, {"slot": pick.slot, "item": item})

    def draw(self, s: Battle, seat: Seat, dice: Dice) -> Choice | None:
        """A random choice; None if there is nothing to pick."""
        if self.why_none(s, seat) is not None:
            return None
        return Choice(self.option, {p.slot: (p.items[dice.below(len(p.items))],) for p in self.picks(s, seat)})

    def every(self, s: Battle, seat: Seat) -> Iterator[Choice]:
        """Every choice, alike cards once."""
        picks = self.picks(s, seat)
        lots = [cards(distinct(s, [number(ref) for ref in pick.items])) for pick in picks]
        for chosen in product(*lots):
            yield Choice(self.option, {pick.slot: (ref,) for pick, ref in zip(picks, chosen, strict=True)})


INSTEAD: Final[dict[int, Instead]] = {}  # by event
INSTEAD_OPTIONS: Final[dict[str, Instead]] = {}


def instead(
    event: str,
    option: str,
    rule: str,
    picks: Callable[[Battle, Seat], tuple[Pick, ...]],
    lacking: Callable[[Battle], Refusal] | None = None,
    misfit: Callable[[Battle, Sleeve], Refusal | None] | None = None,
) -> Callable[[Callable[[Battle, Seat, Choice], None]], Callable[[Battle, Seat, Choice], None]]:
    """Registers what is done under an event instead of taking a decree: `(s, seat, reply)`."""

    def register(run: Callable[[Battle, Seat, Choice], None]) -> Callable[[Battle, Seat, Choice], None]:
        made = Instead(option, rule, picks, run)
        made.lacking, made.misfit = lacking, misfit
        INSTEAD[EVENT_IDS.index(event)] = INSTEAD_OPTIONS[option] = made
        return run

    return register


def event_options(s: Battle, seat: Seat) -> list[Option]:
    """What may be done instead of taking a decree."""
    instead = INSTEAD.get(s.event)
    if instead is None or why_no_event_option(s) is not None or instead.why_none(s, seat) is not None:
        return []
    return [Option(instead.option, instead.picks(s, seat))]


def hand_and_display(s: Battle, seat: Seat) -> tuple[Pick, ...]:
    """CH-843: one card of the hand, one of the face-up cards."""
    give = Pick("give", cards(s.zones[seat]), rule="CH-843")
    return give, Pick("take", cards(s.zones[DISPLAY]), rule="CH-843")


@instead("banquet-at-hongmen", "swap", rule="CH-843", picks=hand_and_display)
def swap(s: Battle, seat: Seat, reply: Choice) -> None:
    """CH-843: a hand card becomes face up, a face-up card comes into the hand; both players know both."""
    give, take = reply.one("give"), reply.one("take")
    s.took = True
    s.move(give, DISPLAY)
    s.move(take, seat)
    s.emit("swap", {"seat": seat, "give": s.names([give])[0], "take": s.names([take])[0]})


def next_of_the_row(s: Battle, seat: Seat) -> tuple[Pick, ...]:
    """CH-852: the row starts with a 1 and goes on with exactly one more."""
    wanted = len(s.zones[ROW]) + 1
    ready = [card for card in s.zones[seat] if s.value(card) == wanted]
    return (Pick("card", cards(ready), rule="CH-852"),)


def not_the_next(s: Battle) -> Refusal:
    """No card of the hand goes on with the row."""
    return Refusal("CH-852", {"row": len(s.zones[ROW])})


def never_the_zero(s: Battle, card: Sleeve) -> Refusal | None:
    """CH-853: the 0 can never be placed, whatever comes next."""
    return Refusal("CH-853") if s.faces[card] == JOKER else None


@instead(
    "race-to-hangu-pass", "place", rule="CH-851", picks=next_of_the_row, lacking=not_the_next, misfit=never_the_zero
)
def place(s: Battle, seat: Seat, reply: Choice) -> None:
    """CH-851, CH-857: the card stays in the row; the placer of the latest card leads the race."""
    card = reply.one("card")
    s.took = True
    s.lay(seat, card, ROW)
    s.placed_by = seat
    s.emit("place", {"seat": seat, "card": s.names([card])[0]})


def check_instead() -> None:
    """Loading fails unless data/events.toml names the same replacements of a decree."""
    named = {n: event["instead"] for n, event in enumerate(EVENTS) if "instead" in event}
    if named != {event: made.option for event, made in INSTEAD.items()}:
        raise ValueError("data/events.toml and decrees.py do not put the same things in place of a decree")


check_instead()
