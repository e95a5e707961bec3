"""The seals (SG-994): the Dragon and the Phoenix, and the skills that their bearers are viewed as having (SG-1523)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.owning import TOKENS
from tianxia.games.sanguosha.rules.skills import FORBIDS_USE, HAVING, WHEN_ACTIVATED, lasting, plain_key, skill, state
from tianxia.games.sanguosha.rules.table import ACTION, THIS_GAME, THIS_PHASE, Table
from tianxia.games.sanguosha.rules.timings import DECLARE
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.zones import NOBODY

DRAGON: Final = "dragon-seal"
PHOENIX: Final = "phoenix-seal"
SEALS: Final = (DRAGON, PHOENIX)
SKILL_OF: Final = {DRAGON: "fire-plan", PHOENIX: "linked-rings"}
OF_BOTH: Final = "searing-heat"
TIMES: Final = 3  # in an Action Phase
TOKENS.extend(SEALS)


def bearer_of(s: Table, seal: str) -> Seat:
    """Who has this seal."""
    return next((seat for seat in range(s.seats) if s.tokens[seat].get(seal, 0) > 0), NOBODY)


def seals_of(s: Table, seat: Seat) -> list[str]:
    """The seals of a hero."""
    return [seal for seal in SEALS if s.tokens[seat].get(seal, 0) > 0]


def give_seal(s: Table, seal: str, to: Seat) -> None:
    """SG-994: from whoever has it, if anybody has, to this hero."""
    drop_seal(s, seal)
    s.token(to, seal, 1)
    s.add_effect(seal, to, 1, THIS_GAME)
    s.add_effect(HAVING + SKILL_OF[seal], to, 1, THIS_GAME)
    if len(seals_of(s, to)) == len(SEALS):
        s.add_effect(HAVING + OF_BOTH, to, 1, THIS_GAME)


def drop_seal(s: Table, seal: str) -> None:
    """Nobody has it any more, and the skills that it gave are gone."""
    seat = bearer_of(s, seal)
    if seat == NOBODY:
        return
    s.token(seat, seal, -1)
    given = (seal, HAVING + SKILL_OF[seal], HAVING + OF_BOTH)
    s.end_effects(lambda effect: effect[0] in given and effect[1] == seat and effect[3] == THIS_GAME)


def drop_both(s: Table, seat: Seat) -> None:
    """Whoever has both and uses what they give together loses them."""
    if len(seals_of(s, seat)) == len(SEALS):
        for seal in SEALS:
            drop_seal(s, seal)


WHEN_ACTIVATED[OF_BOTH] = drop_both


def makes(s: Table, me: Seat, card: Card, seal: str) -> bool:
    """A card that a hero makes by the skill of this seal in their Action Phase, and has not the skill otherwise."""
    own = any(plain_key(key) == SKILL_OF[seal] for key in s.skills[me])
    return plain_key(card.by) == SKILL_OF[seal] and not own and s.current == me and s.phase == ACTION


def limited_by(seal: str) -> None:
    """SG-994: the skill of this seal can be used three times in an Action Phase."""

    def counted(s: Table, me: Seat, use: Use) -> None:
        """One more."""
        s.count_use(me, SKILL_OF[seal], THIS_PHASE)

    def used_up(s: Table, me: Seat, user: Seat, card: Card) -> bool:
        """Not a fourth time."""
        return user == me and makes(s, me, card, seal) and s.used(me, SKILL_OF[seal], THIS_PHASE) >= TIMES

    skill(lasting(seal), at=DECLARE, when=lambda s, me, use: makes(s, me, use.card, seal), silent=True)(counted)
    state(lasting(seal), FORBIDS_USE, rule="SG-812")(used_up)


for each in SEALS:
    limited_by(each)
