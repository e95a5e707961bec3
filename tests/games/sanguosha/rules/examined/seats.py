"""Tables of the examined positions: the heroes in question among heroes without skills."""

from typing import Any

from tianxia.scenario import Scenario, scenario

BARE = ("zhang-fei", "xu-chu", "zhen-ji", "sun-quan", "hua-tuo", "diao-chan", "lu-meng", "gan-ning")


def among(*heroes: str, **position: Any) -> Scenario:
    """These heroes, the first of them ruler and on turn; bystanders have no skills unless some are named."""
    skills = {hero: [] for hero in heroes if hero in BARE} | position.pop("skills", {})
    return scenario("sanguosha", heroes=list(heroes), skills=skills, **position)
