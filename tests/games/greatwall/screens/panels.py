"""The questions that only an expansion asks: a position for each, with the panel that tells how it stands there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tests.browser.tables import Situation, at
from tests.games.greatwall.rules.realm import horde
from tests.games.greatwall.rules.tables import chronicle, in_turn, khan, rats, table
from tests.games.greatwall.screens.situations import ME
from tianxia.scenario import Scenario


class Panel(NamedTuple):
    """A question, and what the court says of the expansion."""

    position: Callable[[], Scenario]
    kind: str
    says: str

    def situation(self) -> Situation:
        """Through the eyes of whoever is asked."""
        return at(self.position(), ME)


def khan_attacked() -> Scenario:
    """A Horde card was Claimed and a Spearman Saved: he may Attack the Khan."""
    played = khan(
        hordes={"left": [horde("steppe-riders", "snake spearman", "snake spearman", "wound")]}, khan="right",
        skills=["thunder-of-hooves", "fire-arrows"], resources={ME: {"chi": 5}}, **in_turn("turn-cleanup"),
    )  # fmt: skip
    played.does(ME, "save", spot=["steppe-riders 1"])
    played.does(ME, "done")
    return played


def award_won() -> Scenario:
    """Whoever builds the next Wall level takes the Emperor's Award."""
    return khan(
        award=["masons-guild"], locations={"builders-camp": {ME: 2}}, resources={ME: {"stone": 5, "wood": 2}},
        **in_turn("activation"),
    )  # fmt: skip


def rat_moved() -> Scenario:
    """The Rat goes where its mover likes."""
    return rats(rat="quarry", rat_cards=["rat-of-shame"], shame={ME: 2}, season="autumn", step="rat-moves")


def fifth_clerk() -> Scenario:
    """Five clans: the Tiger's card lets each Move a Clerk."""
    return table(5, {}, **in_turn("part", by="tiger", card="diplomacy", part=2))


def frost_sent() -> Scenario:
    """Four of a kind may be sent to the Emperor."""
    return chronicle("bitter-frost", resources={ME: {"wood": 5, "gold": 4}}, **in_turn("turn-cleanup"))


def famine_fed() -> Scenario:
    """Food at the Market."""
    return chronicle(
        "great-famine",
        resources={ME: {"gold": 5}},
        food={ME: 6},
        locations={"market": {ME: 2}},
        **in_turn("activation"),
    )


def famine_starved() -> Scenario:
    """More to be fed than there is Food."""
    return chronicle(
        "great-famine", food={ME: 2}, season="winter", agenda=["eating", "commands"],
        locations={"quarry": {ME: 2}}, rest={"right": {ME: {"spearman": 2}}}, overseers={ME: {"temple": 1}},
    )  # fmt: skip


def visit_demanded() -> Scenario:
    """The Emperor wants to see gold."""
    winter: dict[str, Any] = {"season": "winter", "agenda": ["emperors-demand", "storehouse", "commands"]}
    return chronicle("imperial-visit", valued="gold", resources={ME: {"gold": 3}}, **winter)


def ghosts_haunt() -> Scenario:
    """A Location is haunted for each row with a Horde card."""
    winter: dict[str, Any] = {"season": "winter", "agenda": ["haunting", "commands"]}
    hordes = {"left": ["steppe-riders", "foot-levy"], "right": ["raiders"]}
    return chronicle("hungry-ghost-festival", hordes=hordes, locations={"quarry": {ME: 1, "turtle": 1}}, **winter)


def fortress_manned() -> Scenario:
    """Archers for the Fortress."""
    return chronicle(
        "siege-of-diaoyu", mode="coop", resources={ME: {"gold": 2, "wood": 4}},
        locations={"barracks": {ME: 2, "dragon": 2}}, **in_turn("activation"),
    )  # fmt: skip


def peace_bought() -> Scenario:
    """Peace for gold, or War."""
    return chronicle(
        "red-turban-rebellion", mode="coop", resources={ME: {"gold": 9}}, season="spring", step="peace-or-war", year=3,
        event_deck=["flood", "*"],
    )  # fmt: skip


PANELS: Final = (
    Panel(khan_attacked, "khan", "Genghis Khan"),
    Panel(award_won, "build", "Award"),
    Panel(rat_moved, "rat", "Rat"),
    Panel(fifth_clerk, "clerk", ""),
    Panel(frost_sent, "send", "Bitter Frost"),
    Panel(famine_fed, "market", "Great Famine"),
    Panel(famine_starved, "starve", "Great Famine"),
    Panel(visit_demanded, "demand", "Imperial Visit"),
    Panel(ghosts_haunt, "haunt", "Hungry Ghost Festival"),
    Panel(fortress_manned, "recruit", "Siege of Diaoyu"),
    Panel(peace_bought, "peace", "Red Turban"),
)
