"""Situations of Sanguosha that a screen is looked at in."""

from __future__ import annotations

from typing import Final

from tests.browser.tables import Situation, at, played_on
from tianxia.positions.scenario import Scenario
from tianxia.scenario import scenario

FIVE: Final = ["lu-bu", "zhang-liao", "sun-quan", "diao-chan", "xu-chu"]
ROLES: Final = ["ruler", "rebel", "loyalist", "spy", "rebel"]
HAND: Final = ["sha", "dodge", "peach", "dismantle", "duel"]
WORN: Final = [
    ["kirin-bow", "black-shield", "red-hare", "shadow-runner"],
    ["zhuge-crossbow", "eight-trigrams-formation", "chestnut-steed"],
    ["blue-steel-blade", "lion-helmet", "violet-stallion", "yellow-flash"],
    ["serpent-halberd", "wooden-armor", "ferghana-horse", "hex-mark"],
]
TEN: Final = [*FIVE, "guan-yu", "liu-bei", "zhen-ji", "huang-yueying", "zhuge-liang"]


def five(**more: object) -> Scenario:
    """A table of five at which the ruler Lü Bu is in turn; the neighbours are Zhang Liao and Xu Chu."""
    return scenario("sanguosha", **{"heroes": FIVE, "roles": ROLES, "hands": {"lu-bu": HAND, "sun-quan": 2}, **more})


def choice() -> Situation:
    """The ruler chooses a hero."""
    offered = {"seat-0": ["liu-bei", "cao-cao", "sun-quan", "guan-yu", "da-qiao"]}
    return at(scenario("sanguosha", heroes=["none"] * 5, offered=offered, step="choose-ruler"), "seat-0")


def action() -> Situation:
    """The ruler's Action Phase: a Sha reaches both neighbours, and nobody else."""
    return at(five(), "lu-bu")


def attacked() -> Situation:
    """Zhang Liao has used a Sha, and the ruler may dodge it."""
    table = five(turn="zhang-liao", hands={"zhang-liao": ["sha", "sha"], "lu-bu": ["dodge", "peach"]})
    table.zhang_liao.uses("sha", on="lu-bu")
    return at(table, "lu-bu")


def across() -> Situation:
    """Xu Chu, who sits on the left of the ruler, has used a Duel on Zhang Liao on the right."""
    table = five(turn="xu-chu", hands={"xu-chu": ["duel"], "lu-bu": ["negate", "peach"]})
    table.xu_chu.uses("duel", on="zhang-liao")
    return at(table, "lu-bu")


def negated() -> Situation:
    """The ruler has a tactic to use and a Negate that could stop it, but nothing else."""
    return at(five(hands={"lu-bu": ["out-of-nothing", "negate"]}, deck=["dodge", "dodge"]), "lu-bu")


def harmed() -> Situation:
    """Zhang Liao has wounded the ruler, whose turn has come."""
    table = five(
        heroes=["lu-bu", "sun-quan", "diao-chan", "xu-chu", "zhang-liao"],
        roles=["ruler", "loyalist", "spy", "rebel", "rebel"],
        turn="zhang-liao",
        hands={"zhang-liao": ["sha"], "lu-bu": ["peach", "sha"]},
    )
    table.zhang_liao.uses("sha", on="lu-bu")
    table.everyone_passes()
    table.zhang_liao.ends()
    return at(table, "lu-bu")


def deep() -> Situation:
    """A Negate of a Negate of a Negate: five things are being resolved, and Lü Bu has one more Negate."""
    table = five(hands={"lu-bu": ["dismantle", "negate", "negate"], "zhang-liao": ["negate", "negate", "sha"]})
    lu_bu, zhang_liao = table.lu_bu, table.zhang_liao
    lu_bu.uses("dismantle", on="zhang-liao")
    for user, other in ((zhang_liao, lu_bu), (lu_bu, zhang_liao), (zhang_liao, lu_bu)):
        other.passes()
        user.negates()
    return at(table, "lu-bu")


def crowd(seats: int) -> Situation:
    """A large table with much on it: every hero is equipped, and some have cards in their judgement area."""
    heroes = TEN[:seats]
    worn = {hero: WORN[n % 4][: 4 if n < 4 else 0] for n, hero in enumerate(heroes)}
    judged = {heroes[5]: ["acedia"], heroes[6]: ["famine", "lightning"]}
    hands = dict.fromkeys(heroes[1:], 4) | {"lu-bu": HAND}
    extra = {"deck": "extra", "heroes": "all"}
    return at(
        scenario("sanguosha", options=extra, heroes=heroes, equipment=worn, judgement=judged, hands=hands), "lu-bu"
    )


def crowded() -> Situation:
    """Eight heroes with much on them."""
    return crowd(8)


def many_mechanics() -> Situation:
    """Eight heroes with what their mechanics put before them: shields, tokens, closed slots, cards that are hidden,
    premeditated, marked or out of the game."""
    heroes = [
        "cao-mao", "god-zhang-liao", "guo-xun", "cao-song", "zhang-zhongjing", "li-yi-xie-jing", "mou-zhao-yun",
        "niu-fu-dong-xie",
    ]  # fmt: skip
    table = scenario(
        "sanguosha",
        heroes=heroes,
        hands=dict.fromkeys(heroes[1:], 3) | {"cao-mao": HAND},
        shields={"cao-mao": 3},
        tokens={
            "cao-mao": {"heart": 42},
            "cao-song": {"gold-craze": 1, "gold-closed-doors": 1},
            "mou-zhao-yun": {"charge": 2},
            "niu-fu-dong-xie": {"tyranny": 4},
        },
        disabled={"god-zhang-liao": ["weapon", "treasure"]},
        hidden={"li-yi-xie-jing": {"break-the-army": ["sha", "dodge"]}},
        premeditated={"guo-xun": ["sha", "duel"]},
        marked=[["peach", "avenge", "cao-song"]],
        kind_area=["peach", "wine"],
        removed=["sha", "sha", "wine"],
        values=[["li-yi-xie-jing", "battle-array", "side", 2]],
    )
    return at(table, "cao-mao")


def planned() -> Situation:
    """Guo Xun has premeditated two cards; beside him sits a hero with a switch skill."""
    heroes = ["guo-xun", "ma-chao", "clan-zhong-yan"]
    plans = {"guo-xun": ["sha", "duel"]}
    return at(scenario("sanguosha", heroes=heroes, premeditated=plans, hands=dict.fromkeys(heroes, 2)), "guo-xun")


def ending() -> Situation:
    """One rebel is left, with one health and a Dodge."""
    fallen = ["sun-quan", "diao-chan", "xu-chu"]
    hands = {"lu-bu": ["sha", "dodge", "peach"], "zhang-liao": ["dodge", "sha"]}
    table = five(dead=fallen, hp={"zhang-liao": 1}, hands=hands, deck=["sha"] * 8)
    return at(table, "lu-bu")


def helpless() -> Situation:
    """Xu Chu has used Barbarians, and Lü Bu, who is next in turn, has nothing to answer it with."""
    table = five(turn="xu-chu", hands={"xu-chu": ["barbarians"], "lu-bu": ["dodge"]})
    table.xu_chu.uses("barbarians")
    return at(table, "lu-bu")


def lively() -> Situation:
    """All bots have something to do."""
    return at(five(hands={"lu-bu": HAND} | dict.fromkeys(FIVE[1:], 3)), "lu-bu")


def long_ago() -> Situation:
    """Bots have played for a while, so that there is much to read in the log."""
    start = at(five(), "lu-bu")
    return Situation(played_on(start.journal, 40), start.seat)


def finished() -> Situation:
    """A short match that is over: all lived when it began, so that there is a reading of every role."""
    start = at(five(hands={"lu-bu": ["sha"], "zhang-liao": ["sha"]}, hp=dict.fromkeys(FIVE, 1)), "lu-bu")
    return Situation(played_on(start.journal), start.seat)
