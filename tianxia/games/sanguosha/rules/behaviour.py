"""How a kind of card says what it does: small functions, registered under its name by the files of kinds/.

- `@kind("duel", who=others)`: whom it may target, how it is countered, and its effect on each target.
- `@leaving("lion-helmet", at=AFTER_MOVE)`: what happens when it leaves an equipment area.
- `@leaves_the_game("shadow")`: on which ways a card that is no part of the deck leaves the game.
- `PLACED_OVER`: what replaces other equipment also where it is only placed.

The general rules look things up here and know no card by its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.core.state import Zone
from tianxia.core.windows import Asking
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.table import Table

if TYPE_CHECKING:
    from tianxia.games.sanguosha.rules.moves import Shift
    from tianxia.games.sanguosha.rules.using import Use

Effect = Callable[["Table", "Use", Seat], "Asking | None"]
Whom = Callable[[Table, Seat, Card], list[Seat]]


class Kinded:
    """What a kind of card does: whom it may target, how many, and its effect on each target."""

    __slots__ = (
        "added", "automatic", "before", "declared", "effect", "inert", "limited", "most", "never", "refuse", "response",
        "second", "second_rule", "void", "who",
    )  # fmt: skip

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect
        self.who: Whom = everybody
        self.most: int = 1
        self.automatic: bool = False  # all who may be targets are (AOE, oneself)
        self.never: str = ""  # the rule that forbids it on one's own initiative
        self.inert: bool = False  # it cannot even be used or played as another card
        self.refuse: Callable[[Table, Seat, Card], str | None] | None = None  # the rule that is broken
        self.limited: Callable[[Table, Seat, Card], bool] | None = None  # its limit is reached, whoever the target is
        self.added: Callable[[Table, Seat, Card, list[Seat]], list[Seat]] | None = None  # whom a skill may add
        self.second: Callable[[Table, Seat], list[Seat]] | None = None  # with each target another hero is named
        self.second_rule: str = ""
        self.declared: Callable[[Table, Use, bool], None] | None = None  # U1: what counts whatever becomes of it
        self.before: Callable[[Table, Use], Play[None]] | None = None  # U10, once for all targets
        self.void: Callable[[Table, Seat], bool] | None = None  # E1: on whom it is ineffective
        self.response: Callable[[Table, Use, Seat], Play[Card | None]] | None = None  # E2: how it may be countered

    def affect(self, s: Table, use: Use, target: Seat) -> Asking:
        """E5: the effect on one target; where nobody is asked anything it is a plain function."""
        asking = self.effect(s, use, target)
        return () if asking is None else asking


BEHAVIOUR: Final[dict[str, Kinded]] = {}


def kind(
    *ids: str,
    who: Whom | None = None,
    most: int = 1,
    automatic: bool = False,
    never: str = "",
    inert: bool = False,
    refuse: Callable[[Table, Seat, Card], str | None] | None = None,
    limited: Callable[[Table, Seat, Card], bool] | None = None,
    added: Callable[[Table, Seat, Card, list[Seat]], list[Seat]] | None = None,
    second: Callable[[Table, Seat], list[Seat]] | None = None,
    second_rule: str = "",
    declared: Callable[[Table, Use, bool], None] | None = None,
    before: Callable[[Table, Use], Play[None]] | None = None,
    void: Callable[[Table, Seat], bool] | None = None,
    response: Callable[[Table, Use, Seat], Play[Card | None]] | None = None,
) -> Callable[[Effect], Effect]:
    """Register what cards of these names do to each target (E5)."""

    def register(effect: Effect) -> Effect:
        made = Kinded(effect)
        made.who = everybody if who is None else who
        made.most, made.automatic, made.never, made.inert = most, automatic, never, inert
        made.refuse, made.second, made.second_rule = refuse, second, second_rule
        made.limited, made.added = limited, added
        made.declared, made.before, made.void, made.response = declared, before, void, response
        for id in ids:
            BEHAVIOUR[id] = made
        return effect

    return register


def everybody(s: Table, user: Seat, card: Card) -> list[Seat]:
    """All living heroes, in turn order from the user."""
    return s.around(user)


# ---- where a card lies and goes

Leaves = Callable[[Table, Seat, "Shift"], "Asking | None"]  # (s, whose it was, where it went)
LEAVING: Final[dict[str, dict[str, Leaves]]] = {}  # timing point -> kind of equipment -> what happens
NO_PART_OF_THE_DECK: Final[dict[str, Callable[[Zone, Zone], bool]]] = {}  # (from, to) -> whether it leaves the game
PLACED_OVER: Final[list[str]] = []  # equipment that replaces other cards also where it is placed (SG-1251)


def leaving(id: str, at: str) -> Callable[[Leaves], Leaves]:
    """What happens when this equipment leaves an equipment area: with the move (M2) or after it (M3)."""

    def register(run: Leaves) -> Leaves:
        LEAVING.setdefault(at, {})[id] = run
        return run

    return register


def leaves_the_game(id: str) -> Callable[[Callable[[Zone, Zone], bool]], Callable[[Zone, Zone], bool]]:
    """On which ways, from one zone to another, a card that is no part of the deck leaves the game (SG-623, SG-624)."""

    def register(says: Callable[[Zone, Zone], bool]) -> Callable[[Zone, Zone], bool]:
        NO_PART_OF_THE_DECK[id] = says
        return says

    return register
