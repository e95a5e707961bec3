"""Situations of Huns that a screen is looked at in."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.tables import Situation, at
from tests.games.huns.rules.files import renamed
from tianxia.positions.scenario import Scenario
from tianxia.scenario import scenario

ME: Final = "player-2"
DISPLAY: Final = ["wagon-blue-4", "wagon-purple-6", "wagon-green-2", "wagon-orange-8"]
# the camp of the one who looks: two wagons that are nearly full, and cards of every kind
OWN: Final[dict[str, Any]] = {
    "wagons": [
        {"wagon": "wagon-purple-4", "goods": ["blue", "blue", "red", "green"]},
        {"wagon": "wagon-orange-1", "goods": ["blue", "red"]},
    ],
    "cards": [
        {"card": "ildico-the-poisoner", "goods": ["green", "black"]},
        {"card": "mud-season", "goods": ["yellow"]},
        "night-ambush",
        {"card": "cattle-raid", "used": True},
        "guard-dogs",
        "jade-pendant",
    ],
    "sent": ["wagon-blue-1", "wagon-green-1"],
    "storage": {"blue": 2, "red": 4, "black": 1, "yellow": 2},
}
FOX: Final[dict[str, Any]] = {
    "wagons": [
        {"wagon": "wagon-orange-6", "goods": ["blue", "black"]},
        {"wagon": "wagon-purple-7", "goods": ["blue", "green"]},
    ],
    "cards": [
        "burning-arrows",
        {"card": "skotta-the-tax-collector", "goods": ["green"]},
        {"card": "plague-of-rats", "goods": ["black", "black", "blue"]},
        "sword-of-mars",
    ],
    "sent": ["wagon-orange-2", "wagon-purple-1"],
    "storage": {"blue": 1, "red": 4, "green": 2, "black": 1, "yellow": 1},
}
MARTA: Final[dict[str, Any]] = {
    "wagons": [
        {"wagon": "wagon-green-3", "goods": ["blue", "green", "green"]},
        {"wagon": "wagon-blue-2", "goods": ["red", "yellow", "yellow"]},
    ],
    "cards": [
        {"card": "zerco-the-jester", "goods": ["black", "yellow"]},
        "orestes-the-scribe",
        "full-gallop",
        "pack-mule",
        {"card": "lame-horses", "fled": True},
    ],
    "sent": ["wagon-blue-3", "wagon-green-4", "wagon-orange-3"],
    "storage": {"blue": 3, "red": 5, "green": 3, "black": 1, "yellow": 2},
}
PLAIN_WAGONS: Final = ["wagon-purple-2", "wagon-purple-3"]
CAMPS: Final = {"player-1": MARTA, ME: OWN, "player-3": FOX}
DICE: Final = {"blue": 1, "red": 3, "green": 2, "black": 2, "yellow": 3}


def camps(**position: Any) -> Scenario:
    """Three camps in the fifth round; the one who looks is the second player, and has taken the red die."""
    usual: dict[str, Any] = {
        "camps": CAMPS,
        "display": DISPLAY,
        "dice": DICE,
        "round": 5,
        "first": "player-1",
        "active": ME,
        "taken": {"green": "player-1"},
        "reserve": {"red": 4},
    }
    return scenario("huns", **{**usual, **position})


def own(*cards: Any, **more: Any) -> dict[str, Any]:
    """The camps with other cards in that of the one who looks."""
    return {**CAMPS, ME: {**OWN, "cards": list(cards), **more}}


def choosing() -> Situation:
    """Four dice to choose from, and a Raid that could be used first."""
    return at(camps(stage="die"), ME)


def acting() -> Situation:
    """The red 3 is taken: draw or pillage."""
    return at(camps(stage="action", die="red"), ME)


def placing() -> Situation:
    """One red Valuable of a Pillage is left, and a Raid could be used before it is loaded."""
    return at(camps(stage="place", die="red", hand={"red": 2}), ME)


def drawn() -> Situation:
    """Three cards are drawn, one of them is to be played."""
    cards = ["golden-crown", "silver-cauldron", "skull-cup"]
    return at(camps(stage="pick", die="yellow", camps=own(*OWN["cards"], drawn=cards)), ME)


def cursed() -> Situation:
    """A Curse is played on the one who looks, who has an oracle to pass it on."""
    marta = {**MARTA, "cards": ["pack-mule"], "drawn": ["broken-axles", "evil-eye"]}
    oracle = {"card": "eskam-the-oracle", "goods": ["red", "blue"]}
    position = camps(
        stage="pick", die="black", active="player-1", taken={}, camps={**own(oracle, "guard-dogs"), "player-1": marta}
    )
    position.does("player-1", "play", card=["broken-axles"])
    position.does("player-1", "curse", seat=[ME])
    return at(position, ME)


def four_at_the_end() -> Situation:
    """Four camps, and a pool and a deck are empty: the last round."""
    cards = ["great-yurt", "war-saddle", "sack-the-village", "kreka-the-queen", "golden-crown", "emerald-ring"]
    fourth = {
        "wagons": [{"wagon": "wagon-green-6", "goods": ["blue"]}, "wagon-blue-5"],
        "cards": [*cards, "mutiny"],
        "sent": ["wagon-purple-2"],
        "storage": {"green": 3, "yellow": 2},
    }
    return at(
        camps(
            seats=4,
            stage="die",
            camps={**CAMPS, "player-4": fourth},
            reserve={"red": 0, "blue": 2},
            decks={"raid": []},
            round=8,
        ),
        ME,
    )


def ending() -> Situation:
    """The last die of the last round: what comes of it is counted."""
    everyone = {"blue": "player-3", "red": "player-1", "green": "player-1", "black": "player-3"}
    return at(camps(stage="die", taken=everyone, reserve={"red": 0}, round=8), ME)


def raiding() -> Situation:
    """In the middle of a Pillage a Raid is used: Valuables of one opponent are to be picked."""
    position = camps(stage="place", die="red", hand={"red": 2})
    position.does(ME, "use", card=["night-ambush"])
    return at(position, ME)


def new_wagon() -> Situation:
    """A wagon was dispatched, and a new one is to be taken."""
    position = camps(stage="place", die="red", hand={"red": 2}, camps=own("guard-dogs"))
    position.does(ME, "load", good=["red"], wagon=["wagon-purple-4"])
    return at(position, ME)


def gaining() -> Situation:
    """Up to three Valuables of one colour are to be named."""
    position = camps(stage="action", die="red", camps=own("sack-the-village", "war-saddle"))
    position.does(ME, "use", card=["sack-the-village"])
    return at(position, ME)


def turning() -> Situation:
    """One of the dice is to be turned, and to which value."""
    jester = {"card": "zerco-the-jester", "goods": ["red", "blue"]}
    position = camps(stage="die", camps={**own(jester, "guard-dogs"), "player-1": {**MARTA, "cards": ["pack-mule"]}})
    position.does(ME, "use", card=["zerco-the-jester"])
    return at(position, ME)


def carrying() -> Situation:
    """Valuables are moved in one's own camp."""
    carter = {"card": "berik-the-carter", "goods": ["red", "blue"]}
    position = camps(stage="action", die="red", camps=own(carter, *OWN["cards"]))
    position.does(ME, "use", card=["berik-the-carter"])
    return at(position, ME)


def bonus() -> Situation:
    """The fourth of four takes a start bonus, of colours that fit."""
    camps = {"player-3": {"wagons": ["wagon-purple-1", "wagon-blue-1"]}, "player-4": {"wagons": PLAIN_WAGONS}}
    position = scenario("huns", seats=4, stage="bonus", first="player-1", camps=camps)
    position.does("player-3", "take", goods=["red"])
    return at(position, "player-4")


def ordering() -> Situation:
    """A wagon has left: one's own Iron-Rimmed Wheels and the Tribute Roll of a rival both want to act."""
    tribute = {**MARTA, "cards": ["tribute-roll", "orestes-the-scribe"]}
    position = camps(
        stage="place", die="red", hand={"red": 1}, camps={**own("iron-rims", "mud-season"), "player-1": tribute}
    )
    position.does(ME, "load", good=["red"], wagon=["wagon-purple-4"])
    return at(position, ME)


def foreign() -> Situation:
    """Cards and wagons of a file: two are drawn, one lies in the camp."""
    mine = {"cards": ["their-pack-mule"], "drawn": ["their-golden-crown", "their-skull-cup"]}
    position = scenario(
        "huns",
        options={"data": renamed()},
        stage="pick",
        die="yellow",
        active=ME,
        camps={ME: {**mine, "wagons": ["their-wagon-purple-4", "their-wagon-orange-1"]}},
    )
    return at(position, ME)


def lively() -> Situation:
    """Dice are taken, Valuables travel, wagons leave."""
    return choosing()
