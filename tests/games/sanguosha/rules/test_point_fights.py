"""Point fights (SG-912 to SG-922)."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import Row, given
from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.health import lose_hp
from tianxia.games.sanguosha.rules.moves import Moved
from tianxia.games.sanguosha.rules.pointfight import PointFight
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import AFTER_MOVE
from tianxia.games.sanguosha.rules.zones import HAND

FRAIL = "frail"


def lays_a_card(s: Table, me: Seat, moved: Moved) -> bool:
    """A hand card of his goes into a point fight."""
    return any(isinstance(matter, PointFight) for matter in s.trail) and bool(moved.lost_by(me, (HAND,)))


def the_frail_die_of_it(hero: str = "xu-chu") -> list[Row]:
    """Whoever is frail loses all HP on laying a card down for a point fight."""

    @skill(lasting(FRAIL), at=AFTER_MOVE, when=lays_a_card, forced=True, anyone=True)
    def breaks_down(s: Table, me: Seat, moved: Moved) -> Play[None]:
        yield from lose_hp(s, me, s.hp[me])

    return given(FRAIL, hero)


# ---- a death in a point fight


@rule("SG-913")
@pytest.mark.usefixtures("made_up")
def test_the_fight_goes_on_when_the_opponent_dies_while_the_cards_are_laid():
    game = table(
        "taishi-ci", "sun-quan", "xu-chu", "ma-chao", roles=["ruler", "loyalist", "rebel", "spy"],
        hands={"taishi-ci": ["sha:spade-7", "sha"], "xu-chu": ["dodge:heart-2"]}, effects=the_frail_die_of_it(),
    )  # fmt: skip
    game.taishi_ci.activates("justice-of-heaven", on="xu-chu")
    game.taishi_ci.does("fight", cards=["sha:spade-7"])
    game.xu_chu.does("fight", cards=["dodge"])
    game.everyone_passes()
    assert game.dead == ["xu-chu"]
    assert told(game, "fought")[0]["values"] == [7, 2]
    assert ["justice-of-heaven", "taishi-ci", 1, "turn"] in game.effects  # he won
    assert game.processing == []


@rule("SG-913")
@pytest.mark.usefixtures("made_up")
def test_the_fight_goes_on_when_its_initiator_dies():
    game = table(
        "sun-ce", "ma-chao", "xu-chu", "zhang-fei", turn="xu-chu", kingdoms={"xu-chu": "wu"},
        roles=["ruler", "loyalist", "rebel", "spy"],
        hands={"sun-ce": ["sha:spade-7"], "xu-chu": ["dodge:heart-2"]}, effects=the_frail_die_of_it(),
    )  # fmt: skip
    game.xu_chu.activates("conqueror")
    game.xu_chu.does("fight", cards=["dodge"])
    game.sun_ce.does("fight", cards=["sha"])
    game.everyone_passes("sanguosha.save")
    assert game.dead == ["xu-chu"]
    assert told(game, "fought")[0]["winner"] == 0
    game.sun_ce.activates("conqueror")  # he did not win: Sun Ce can get both cards
    assert sorted(game.sun_ce.hand) == ["dodge", "sha"]


@rule("SG-913")
@pytest.mark.usefixtures("made_up")
def test_a_dead_winner_takes_nothing_and_is_asked_nothing():
    game = table(
        "sun-quan", "zhu-rong", "ma-chao", "zhang-fei", turn="zhu-rong", roles=["ruler", "rebel", "loyalist", "spy"],
        hands={"zhu-rong": ["sha:spade-7", "duel:club-1", "sha:club-11"], "ma-chao": ["dodge:heart-2", "wine"]},
        equipment={"ma-chao": ["kirin-bow"]}, effects=the_frail_die_of_it("zhu-rong"),
    )  # fmt: skip
    game.zhu_rong.uses("sha", "sha:spade-7", on="ma-chao")
    game.ma_chao.passes()
    game.zhu_rong.activates("intense-blade")
    game.zhu_rong.does("fight", cards=["sha:club-11"])
    game.ma_chao.does("fight", cards=["dodge"])
    game.everyone_passes("sanguosha.save")
    assert told(game, "fought")[0]["winner"] == 1
    assert game.dead == ["zhu-rong"]
    assert game.ma_chao.equipped == ["kirin-bow"]
    assert is_idle(game, "ma-chao")  # the turn has ended


# ---- the cards


@rule("SG-912")
def test_nobody_sees_the_first_card_before_the_second_is_chosen():
    game = table("taishi-ci", "xu-chu", "sun-quan", hands={"taishi-ci": ["sha:spade-7"], "xu-chu": ["dodge:heart-2"]})
    game.taishi_ci.activates("justice-of-heaven", on="xu-chu")
    assert sorted(game.waits_for) == ["taishi-ci", "xu-chu"]
    before = game.fact("view.xu-chu.seats"), game.fact("view.xu-chu.processing"), game.fact("told.xu-chu")
    game.taishi_ci.does("fight", cards=["sha"])
    after = game.fact("view.xu-chu.seats"), game.fact("view.xu-chu.processing"), game.fact("told.xu-chu")
    assert after == before
    assert game.waits_for == "xu-chu"


@rule("SG-915", "SG-922")
def test_on_a_tie_nobody_wins_and_nobody_loses():
    game = table("sun-ce", "xu-chu", "taishi-ci", turn="taishi-ci",
                 hands={"taishi-ci": ["sha:spade-7"], "xu-chu": ["sha:club-7"]})  # fmt: skip
    game.taishi_ci.activates("justice-of-heaven", on="xu-chu")
    game.taishi_ci.does("fight", cards=["sha"])
    game.xu_chu.does("fight", cards=["sha"])
    assert told(game, "fought")[0]["winner"] == -1
    assert game.effects == [["justice-of-heaven", "taishi-ci", 0, "turn"]]  # "you do not win" includes the tie
