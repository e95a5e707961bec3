"""Situations of The Great Wall that a screen is looked at in."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.tables import Situation, at
from tianxia.positions.scenario import Scenario
from tianxia.scenario import scenario

ME: Final = "snake"
# before the Wall: a Section that holds, one that would be breached, one without a Wall
HORDES: Final[dict[str, Any]] = {
    "left": [
        {"card": "light-lancers-left", "spots": ["snake spearman", "free", "dragon spearman", "free"]},
        "shaman-circle-left",
    ],
    "centre": [
        {"card": "siege-crew-centre", "spots": ["wound", "turtle horseman", "turtle horseman", "free"]},
        "steppe-riders-centre",
        "raiders-centre",
    ],
    "right": [{"card": "keshig-guard-right", "spots": ["snake spearman", "dragon spearman", "free", "free", "free"]}],
}
USUAL: Final[dict[str, Any]] = {
    "seats": 3,
    "year": 3,
    "season": "autumn",
    "tea": ["turtle", "snake", "dragon"],
    "row": ["turtle", "dragon", "snake"],
    "current": "dragon",
    "step": "part",
    "part": 2,
    "honour": {"snake": 23, "dragon": 27, "turtle": 19},
    "shame": {"snake": 1, "turtle": 2},
    "resources": {
        "snake": {"wood": 3, "stone": 2, "gold": 4, "chi": 1},
        "dragon": {"wood": 2, "stone": 3, "gold": 1, "chi": 2},
        "turtle": {"wood": 1, "stone": 1, "gold": 5, "chi": 0},
    },
    "levels": {"left": 1, "centre": 2, "right": 0},
    "barricades": {"left": 1, "centre": 1, "right": 3},
    "firing": {"left": {"snake": 1}, "centre": {"dragon": 1, "turtle": 1}},
    "rest": {
        "left": {"snake": {"spearman": 1}},
        "centre": {"snake": {"horseman": 1}, "dragon": {"spearman": 1}},
        "right": {"turtle": {"spearman": 2}},
    },
    "hordes": HORDES,
    "locations": {
        "lumber-mill": {"dragon": 1},
        "quarry": {"dragon": 1},
        "gold-mine": {"snake": 1, "turtle": 1},
        "temple": {"snake": 1},
        "barracks": {"snake": 1, "dragon": 2},
        "builders-camp": {"dragon": 1},
    },
    "overseers": {"snake": {"gold-mine": 2}, "turtle": {"temple": 1}},
    "general": {"snake": "han-shizhong", "dragon": "liang-hongyu", "turtle": "yue-fei"},
    "active": {
        "snake": ["gravedigger", "archer-commander"],
        "dragon": ["architect"],
        "turtle": ["merchant", "tea-master"],
    },
    "used": {"snake": ["archer-commander"]},
    "assistants": {"snake": ["monk", "spy"], "dragon": ["scout", "abbot"], "turtle": ["smuggler"]},
    "commands": {"snake": ["economy", "attack-order", "diplomacy"]},
    "chosen": {"snake": "mobilisation", "dragon": "fortification"},
    "lying": {"turtle": ["economy"]},
    "tactics": {"snake": ["volley"], "dragon": ["charge"], "turtle": ["ambush", "night-watch", "supply-train"]},
}


def wall(**position: Any) -> Scenario:
    """Three clans in the third Autumn: the card of Dragon is being resolved, the part for all others."""
    return scenario("greatwall", **{**USUAL, **position})


def moving() -> Situation:
    """A Clerk may be moved: one Location would be full by it."""
    position = wall()
    position.does("turtle", "move", to=["lumber-mill"])
    return at(position, ME)


def leading() -> Situation:
    """The first question of a game: a General and an Advisor."""
    return at(scenario("greatwall", seats=3, season="setup", step="generals"), ME)


def commanding() -> Situation:
    """All choose a Command card."""
    hand = ["economy", "despotism", "attack-order", "mobilisation", "fortification", "diplomacy"]
    return at(wall(current="none", step="commands", part=1, commands={ME: hand}, chosen={}, lying={}), ME)


def ordering() -> Situation:
    """The place of one's own card in the execution row; another one is placed."""
    position = wall(current="none", step="execution", row=[], lying={}, chosen={"turtle": "economy", **CHOSEN})
    position.does("turtle", "place", place=["place/1"])
    return at(position, ME)


CHOSEN: Final = {"snake": "mobilisation", "dragon": "fortification"}
MINE: Final[dict[str, Any]] = {"current": ME, "row": ["turtle", "dragon", ME]}


def mine(**position: Any) -> Scenario:
    """One's own turn."""
    return wall(
        **{
            **MINE,
            "lying": {"turtle": ["economy"], "dragon": ["fortification"]},
            "chosen": {ME: "mobilisation"},
            **position,
        }
    )


def using() -> Situation:
    """Between the parts of one's own card: a Tactic or an Advisor may be used."""
    return at(mine(step="own-turn", part=2, used={}), ME)


FULL: Final = {
    "lumber-mill": {"dragon": 1, "turtle": 1, "snake": 1},
    "gold-mine": {"snake": 2, "turtle": 1},
    "barracks": {"snake": 2, "dragon": 2},
    "builders-camp": {"snake": 2},
    "imperial-embassy": {"snake": 1},
}


def activating(**position: Any) -> Situation:
    """Several Locations are to be activated, in which order is one's own choice."""
    return at(mine(step="activation", locations=FULL, **position), ME)


def activated(where: str, **position: Any) -> Scenario:
    """A Location is activated."""
    return mine(step="activation", locations={where: FULL[where]}, **position)


def building() -> Situation:
    """What to build: Walls or Barricades, and where."""
    rich = {**USUAL["resources"], ME: {"wood": 6, "stone": 7, "gold": 5, "chi": 2}}
    return at(activated("builders-camp", resources=rich), ME)


def recruiting() -> Situation:
    """Which Soldier, and where to."""
    position = activated("barracks", tea=[ME, "turtle", "dragon"])
    return at(position, ME)


def hiring() -> Situation:
    """Advisors to hire."""
    offer = ["surveyor", "forester", "physician", "strategist"]
    return at(activated("imperial-embassy", offer=offer), ME)


def advancing() -> Situation:
    """Despotism: an Advanced Activation of a Location that is not full."""
    return at(mine(step="part", part=2, chosen={ME: "despotism"}, commands={ME: ["economy"]}), ME)


def watching() -> Situation:
    """Spring: before the Horde cards come a Tactic may be played."""
    spring = {"season": "spring", "step": "spring-tactics", "tactics": {ME: ["scorched-earth", "volley"]}}
    return at(scenario("greatwall", options={"mode": "coop"}, seats=3, year=2, **spring), ME)


def attacking() -> Situation:
    """A Soldier attacks a Vital spot."""
    return at(mine(step="part", part=1, chosen={ME: "attack-order"}, commands={ME: ["economy"]}), ME)


def gaining() -> Situation:
    """Resources of one's choice."""
    return at(mine(step="part", part=3, chosen={ME: "economy"}, commands={ME: ["attack-order"]}), ME)


def saving() -> Situation:
    """A Horde card is defeated: Soldiers on it may be Saved."""
    spots = ["snake spearman", "snake horseman", "snake horseman", "dragon spearman"]
    hordes = {**HORDES, "left": [{"card": "light-lancers-left", "spots": spots}, "shaman-circle-left"]}
    rest = {**USUAL["rest"], "centre": {"dragon": {"spearman": 1}}}
    rich = {**USUAL["resources"], ME: {"wood": 3, "stone": 2, "gold": 4, "chi": 3}}
    return at(mine(step="turn-cleanup", hordes=hordes, rest=rest, resources=rich, tea=[ME, "turtle", "dragon"]), ME)


def recovering() -> Situation:
    """In Summer: take the played cards back, or leave them."""
    return at(
        wall(
            season="summer",
            current="none",
            step="recover",
            part=1,
            row=[],
            chosen={},
            lying={ME: ["economy", "diplomacy"]},
            commands={ME: ["attack-order", "mobilisation", "fortification", "despotism"]},
        ),
        ME,
    )


def five() -> Situation:
    """Five clans at one Wall."""
    position = scenario("greatwall", seats=5, season="autumn", step="commands", hordes=HORDES, levels={"left": 1})
    return at(position, ME)


def together() -> Situation:
    """The co-operative game: Requests, an Event, a small pool of Shame."""
    position = scenario(
        "greatwall",
        options={"mode": "coop"},
        seats=4,
        season="autumn",
        step="commands",
        requests=["keep-face", "hold-the-line", "wise-counsel"],
        shame_pool=3,
        year=2,
        resources={ME: {"wood": 2, "gold": 3}},
    )
    return at(position, ME)


def alone() -> Situation:
    """One player with a partner."""
    return at(scenario("greatwall", seats=1, season="autumn", step="commands"), ME)


def pair() -> Situation:
    """Two players and the Reed clan."""
    return at(
        scenario("greatwall", seats=2, season="autumn", step="commands", locations={"quarry": {"reed": 1, "snake": 1}}),
        ME,
    )


def khan() -> Situation:
    """Genghis Khan and the Rat."""
    options = {"genghis": "on", "rat": "on"}
    return at(scenario("greatwall", options=options, seats=3, season="autumn", step="commands", rat="quarry"), ME)


def famine() -> Situation:
    """Great Famine: Food, and a Market in the street."""
    return at(
        scenario("greatwall", options={"scenario": "great-famine"}, seats=3, season="autumn", step="commands"), ME
    )


def ending() -> Situation:
    """The last Winter: what comes of it is counted."""
    cards = {"chosen": {}, "lying": {ME: ["despotism"]}, "tactics": {ME: ["volley"]}}
    archers = {"left": {ME: 2}, "centre": {"dragon": 1, "turtle": 1}}
    last = wall(season="winter", year=6, current="none", step="firing", part=1, row=[], firing=archers, **cards)
    return at(last, ME)


def lively() -> Situation:
    """With every decision a Clerk or a Soldier moves."""
    return at(mine(step="part", part=1, chosen={ME: "mobilisation"}), ME)
