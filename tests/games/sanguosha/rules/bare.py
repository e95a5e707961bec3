"""Heroes without skills, so that a test is about cards alone."""

from typing import Any

from tianxia.scenario import Scenario, scenario

FOUR = ("sun-quan", "xu-chu", "ma-chao", "da-qiao")  # 4, 4, 4 and 3 HP; Da Qiao is the only woman


def bare(*heroes: str, **position: Any) -> Scenario:
    """These heroes (else four) without skills, but for those that are named; the first one is the ruler and idle."""
    seats = heroes or FOUR
    skills = {hero: [] for hero in seats} | position.pop("skills", {})
    return scenario("sanguosha", heroes=list(seats), skills=skills, **position)


def judged(hero: str, card: str, **position: Any) -> Scenario:
    """The Judgement Phase of this hero, with this card atop the deck; nobody has anything to negate with."""
    return bare(turn=hero, phase="judgement", deck=[card], **position)
