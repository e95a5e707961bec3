"""The rules of the cards once more, in the shortest way and from a position alone: for heroes without skills."""

from typing import Any

from tests.games.sanguosha.rules.test_weapons import RANGES

PLUS = ("shadow-runner", "hex-mark", "yellow-flash", "chestnut-steed")
MINUS = ("red-hare", "ferghana-horse", "violet-stallion")
SHAS = ("sha", "fire-sha", "lightning-sha", "ice-sha", "stab-sha")
IN_RESPONSE = ("dodge", "negate")
ITSELF = "itself"  # its targets are not chosen


class Position:
    """A position as it is read, for one hero who is idle."""

    def __init__(self, picture: dict[str, Any], me: str) -> None:
        self.me = me
        self.picture = picture
        self.alive = [hero for hero in picture["heroes"] if hero in picture["alive"]]
        self.others = [hero for hero in self.alive if hero != me]
        self.hand = {hero: picture["hands"][hero] for hero in self.alive}
        self.equipment = {hero: kinds(picture["equipment"][hero]) for hero in self.alive}
        self.judgement = {hero: kinds(picture["judgement"][hero]) for hero in self.alive}
        self.supplies = picture["supplies"] if "wooden-cow" in self.equipment[me] else []

    def distance(self, one: str, other: str) -> int:
        """SG-834, SG-835."""
        steps = abs(self.alive.index(one) - self.alive.index(other))
        away = any(horse in self.equipment[other] for horse in PLUS)
        near = any(horse in self.equipment[one] for horse in MINUS)
        return max(1, min(steps, len(self.alive) - steps) + away - near)

    def reaches(self, one: str, other: str) -> bool:
        """SG-833."""
        weapon = self.weapon(one)
        return one != other and self.distance(one, other) <= (RANGES[weapon] if weapon else 1)

    def weapon(self, hero: str) -> str | None:
        """What fills his weapon slot."""
        return next((kind for kind in self.equipment[hero] if kind in RANGES), None)

    def has_cards(self, hero: str) -> bool:
        """In any of his areas (SG-820)."""
        return bool(self.hand[hero] or self.equipment[hero] or self.judgement[hero])

    def used(self, scope: str, what: str) -> bool:
        """SG-222."""
        return [scope, self.me, what] in self.picture["used"]

    def may_use_sha(self) -> bool:
        """SG-1102, SG-1211."""
        return not self.used("phase", "sha") or "zhuge-crossbow" in self.equipment[self.me]


def kinds(cards: list[Any]) -> list[str]:
    """The kinds of named cards."""
    return [(card if isinstance(card, str) else card["as"]).partition(":")[0] for card in cards]


def offered(p: Position) -> dict[str, Any]:
    """Every option of an idle hero without skills, with the heroes who may be chosen as targets."""
    found = {kind: targets(p, kind) for kind in dict.fromkeys(kinds([*p.hand[p.me], *p.supplies]))}
    in_reach = [hero for hero in p.others if p.reaches(p.me, hero)]
    if p.weapon(p.me) == "serpent-halberd" and len(p.hand[p.me]) + len(p.supplies) > 1 and p.may_use_sha():
        found["serpent-halberd/sha"] = in_reach
    if p.hand[p.me] and "wooden-cow" in p.equipment[p.me] and not p.used("phase", "wooden-cow") and len(p.supplies) < 5:
        found["wooden-cow"] = ITSELF
    if "iron-shackle" in kinds(p.hand[p.me]):
        found["reforge"] = ITSELF
    return {option: aims for option, aims in found.items() if aims} | {"end": ITSELF}


def targets(p: Position, kind: str) -> Any:
    """SG-11xx to SG-13xx: on whom a card of this kind may be used."""
    me, others = p.me, p.others
    if kind in SHAS:
        return [hero for hero in others if p.reaches(me, hero)] if p.may_use_sha() else []
    if kind == "blaze":
        left = len(p.hand[me]) - (0 if "blaze" in kinds(p.supplies) else 1)  # one must be left to be shown
        return [hero for hero in others if p.hand[hero]] + ([me] if left > 0 else [])
    rules: dict[str, Any] = {
        "peach": ITSELF if p.picture["hp"][me] < p.picture["max_hp"][me] else [],
        "wine": [] if p.used("turn", "wine") else ITSELF,
        "lightning": [] if "lightning" in p.judgement[me] else ITSELF,
        "duel": others,
        "iron-shackle": p.alive,
        "dismantle": [hero for hero in others if p.has_cards(hero)],
        "snatch": [hero for hero in others if p.has_cards(hero) and p.distance(me, hero) == 1],
        "loot-a-burning-house": [hero for hero in others if p.hand[hero]],
        "demobilization": [hero for hero in p.alive if p.equipment[hero]],
        "coerce": [hero for hero in others if p.weapon(hero) and any(p.reaches(hero, aim) for aim in p.alive)],
        "acedia": [hero for hero in others if "acedia" not in p.judgement[hero]],
        "famine": [hero for hero in others if "famine" not in p.judgement[hero] and p.distance(me, hero) == 1],
    }
    rules |= {"total-trust": rules["snatch"], "catch-off-guard": rules["loot-a-burning-house"]}
    return [] if kind in IN_RESPONSE else rules.get(kind, ITSELF)  # for all, or equipment
