"""Hints for the Sanguosha bots: what a card is worth in the hand, for whom a skill is meant, which heroes win."""

from __future__ import annotations

from typing import Final

from tianxia.games.sanguosha.content import KINDS

# worth of keeping one card of a kind; what is not named is 2
WORTH: Final = {
    "peach": 9.0, "negate": 6.0, "dodge": 5.0, "out-of-nothing": 6.0, "wine": 4.0, "acedia": 5.5, "famine": 4.0,
    "snatch": 5.0, "dismantle": 4.0, "sha": 3.0, "fire-sha": 3.3, "lightning-sha": 3.2, "ice-sha": 3.5, "stab-sha": 3.5,
    "duel": 3.5, "barbarians": 3.0, "raining-arrows": 3.0, "truce": 3.0, "harvest": 2.5, "blaze": 2.0,
    "iron-shackle": 1.5, "coerce": 2.0, "lightning": 1.0,
}  # fmt: skip
PLAIN_WORTH: Final = 2.0

FOE: Final = -1
FRIEND: Final = 1
ANYONE: Final = 0

# active skills without a rule of their own: for whom, and how much it is worth before costs
ACTIONS: Final[dict[str, tuple[int, float]]] = {
    "sow-division": (FOE, 4.0), "frank-advice": (FRIEND, 3.0), "drive-the-tiger": (FOE, 2.0),
    "justice-of-heaven": (FOE, 2.0),
}  # fmt: skip

# how much more often in 100 games a side wins with this hero, counted in 5,000 games of rule bots with random heroes;
# a hero who is not named is as good as any
FORTUNE: Final = {
    "sun-ce": 12, "deng-ai": 11, "diao-chan": 11, "god-guan-yu": 10, "god-lu-meng": 9, "zhang-liao": 8,
    "god-cao-cao": 7, "xiao-qiao": 6, "meng-huo": 6, "huang-zhong": 5, "zhang-jiao": 5, "zhen-ji": 5, "zhou-tai": 4,
    "xiahou-dun": 4, "hua-tuo": 4, "god-sima-yi": 4, "ma-chao": 4, "guo-jia": 3, "sun-shangxiang": 3, "cao-cao": -3,
    "da-qiao": -3, "god-zhao-yun": -3, "guan-yu": -3, "dian-wei": -4, "dong-zhuo": -4, "yan-liang-wen-chou": -4,
    "zhuge-liang": -4, "cao-ren": -5, "lu-xun": -5, "cao-pi": -6, "taishi-ci": -6, "zhang-zhao-zhang-hong": -6,
    "zuo-ci": -6, "cai-wenji": -7, "xiahou-yuan": -7, "yuan-shao": -7, "gan-ning": -8, "huang-gai": -9, "yu-ji": -16,
}  # fmt: skip


def worth(kind: str) -> float:
    """Of one card in the hand."""
    found = WORTH.get(kind)
    if found is not None:
        return found
    data = KINDS[kind]
    return {"armor": 4.0, "weapon": 2.5, "plus-horse": 3.5, "minus-horse": 3.0}.get(data.subtype, PLAIN_WORTH)
