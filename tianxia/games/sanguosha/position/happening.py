"""What a scenario lets happen between two actions: damage, lost HP, a judgement, a card that a hero is viewed as using.
It lies in the state as a stretch of its own, so that clones, twins and logs have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.core.asks import Play
from tianxia.core.events import Facts, Seat
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_table, a_word, said, what_fits
from tianxia.core.kinds import Kind, Number, OneText, Several, Someone
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import KINDS, SKILLS
from tianxia.games.sanguosha.position.naming import seat_names
from tianxia.games.sanguosha.rules.behaviour import BEHAVIOUR
from tianxia.games.sanguosha.rules.cards import virtual
from tianxia.games.sanguosha.rules.damage import ELEMENTAL, Damage, deal_damage
from tianxia.games.sanguosha.rules.fields import ANYBODY
from tianxia.games.sanguosha.rules.health import lose_hp
from tianxia.games.sanguosha.rules.judgement import judge
from tianxia.games.sanguosha.rules.table import IDLE, PHASE, START, Table
from tianxia.games.sanguosha.rules.targets import legal_targets
from tianxia.games.sanguosha.rules.turns import end_phase
from tianxia.games.sanguosha.rules.using import Use, use_card

HAPPENING: Final = 7  # the step after those of table.py
MOST: Final = 99
NORMAL: Final = "normal"
FIRST: Final = Someone()  # whom it is about must be said
AMOUNT: Final = Number(1, 1, MOST)
CARD: Final = OneText(among=("", *KINDS))
WHY: Final = OneText(among=(*SKILLS, *KINDS))
FACTS: Final[dict[str, dict[str, Kind]]] = {  # what may happen, with its facts; the first is whom it is about
    "damage": {
        "victim": FIRST, "amount": AMOUNT, "source": ANYBODY, "card": CARD,
        "element": OneText(NORMAL, (NORMAL, *ELEMENTAL)),
    },
    "lose-hp": {"hero": FIRST, "amount": AMOUNT},
    "judge": {"hero": FIRST, "why": WHY},
    "use": {"user": FIRST, "card": CARD, "targets": Several(Someone())},
}  # fmt: skip


# ---- carrying it out


def happen(s: Table) -> Play[None]:
    """The stretch; then the game goes on where it was, or, if the hero on turn has died, with the end of the turn."""
    facts = s.kept
    assert facts is not None
    s.kept, s.step = None, int(facts["then"])
    yield from RULES[facts["happening"]](s, facts)
    if s.step in (PHASE, IDLE) and not s.alive[s.current]:
        yield from end_phase(s)


def _damage(s: Table, facts: Facts) -> Play[None]:
    """Damage is dealt, from D0 to D10."""
    card = virtual(facts["card"]) if facts["card"] else None
    yield from deal_damage(s, Damage(facts["source"], facts["victim"], facts["amount"], facts["element"], card))


def _lose_hp(s: Table, facts: Facts) -> Play[None]:
    """HP is lost, from L1 to L3."""
    yield from lose_hp(s, facts["hero"], facts["amount"])


def _judge(s: Table, facts: Facts) -> Play[None]:
    """J1 to J6; nothing follows from the result but what skills make of it."""
    yield from judge(s, facts["hero"], facts["why"])


def _use(s: Table, facts: Facts) -> Play[None]:
    """U1 to U12 of a virtual card (SG-1401)."""
    yield from use_card(s, Use(facts["user"], virtual(facts["card"]), list(facts["targets"])))


RULES: Final[dict[str, Callable[[Table, Facts], Play[None]]]] = {
    "damage": _damage, "lose-hp": _lose_hp, "judge": _judge, "use": _use,
}  # fmt: skip


# ---- reading and setting it


def happening(s: Table) -> Facts | None:
    """What happens next, by names; None if nothing does."""
    if s.step != HAPPENING or s.kept is None:
        return None
    names, what = seat_names(s), s.kept["happening"]
    return {"what": what, **{fact: kind.say(s.kept[fact], names) for fact, kind in FACTS[what].items()}}


def set_happening(s: Table, given: GivenPosition) -> None:
    """What happens before the game goes on."""
    if given.position.get("happening") is None:
        return
    told = a_table("happening", given.position["happening"])
    what = a_word("what of happening", told.get("what"), tuple(FACTS))
    a_table(f"happening ({what})", told, ("what", *FACTS[what]))
    if s.kept is not None or s.step <= START:
        raise BadInput(f"{what} can happen in the game between two actions, not before it or while a card is used")
    facts: Facts = {}
    for fact, kind in FACTS[what].items():
        usual = kind.say(kind.start(s.seats), given.names) if kind not in (FIRST, WHY) else None
        facts[fact] = kind.hear(f"{fact} of happening", told.get(fact, usual), given.names, None)
    about = next(iter(FACTS[what]))
    if not s.alive[facts[about]]:
        raise BadInput(f"{told[about]} is dead, so {what} cannot happen (SG-437)")
    if what == "use":
        facts["targets"] = _targets(s, given, facts)
    s.kept = {"happening": what, "then": s.step, **facts}
    s.step = HAPPENING


def _targets(s: Table, given: GivenPosition, facts: Facts) -> list[Seat]:
    """Those that are named, at any distance, or all where the card chooses them itself."""
    if facts["card"] not in BEHAVIOUR or BEHAVIOUR[facts["card"]].never:
        raise BadInput(f"card of happening is one that can be used on one's own accord, not {said(facts['card'])}")
    card = virtual(facts["card"])
    legal = legal_targets(s, facts["user"], card, rangeless=True)
    for target in facts["targets"]:
        if target not in legal:
            names = [given.names[seat] for seat in legal]
            raise BadInput(f"{given.names[target]} cannot be a target of this {card.name}{what_fits('', names)}")
    if not facts["targets"] and not BEHAVIOUR[card.name].automatic:
        raise BadInput(f"targets of happening names on whom this {card.name} is used")
    return facts["targets"] or legal
