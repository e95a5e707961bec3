"""What the deeds at a table of Sanguosha say about hidden roles: they speak of whoever chose to do them."""

import pytest

from tianxia.bots.reading import believed
from tianxia.core.views import Glimpse
from tianxia.games.sanguosha.bots.beliefs import beliefs
from tianxia.games.sanguosha.content import REBEL
from tianxia.games.sanguosha.rules.table import Table
from tianxia.scenario import Scenario, scenario

HEROES = ("zhang-liao", "diao-chan", "ma-chao", "xu-chu", "gan-ning")
ROLES = dict(zip(HEROES, ("ruler", "rebel", "loyalist", "rebel", "spy"), strict=True))


def table(turn: str, hands: dict[str, list[str]], **position: object) -> Scenario:
    """Nothing has happened yet at this table of a ruler, a loyalist, two rebels and a spy."""
    held = {hero: hands.get(hero, []) for hero in HEROES}
    return scenario(
        "sanguosha", heroes=list(HEROES), roles=ROLES, ruler="zhang-liao", hands=held, turn=turn, **position
    )


def deeds(played: Scenario, who: str) -> dict[str, int]:
    """What this hero has openly done to others."""
    return played.game.picture(played.match.state)["deeds"].get(who, {})


def taken_for_a_rebel(played: Scenario, who: str) -> float:
    """How likely the ruler thinks it that this hero is a rebel."""
    state = played.match.state
    assert isinstance(state, Table)
    return beliefs(state, 0)[HEROES.index(who)][REBEL]


def test_a_duel_that_was_sown_is_the_deed_of_diao_chan() -> None:
    played = table("diao-chan", {"diao-chan": ["dodge"]})
    before = taken_for_a_rebel(played, "ma-chao")
    played.diao_chan.activates("sow-division", "dodge", seats=["zhang-liao", "ma-chao"])  # Ma Chao challenges the ruler
    assert played.hp["zhang-liao"] == 4
    assert deeds(played, "ma-chao") == {}
    assert deeds(played, "diao-chan") == {"zhang-liao": -3}
    assert taken_for_a_rebel(played, "ma-chao") < before
    assert taken_for_a_rebel(played, "diao-chan") > 0.85


def test_who_was_challenged_by_force_does_no_harm_by_winning() -> None:
    played = table("diao-chan", {"diao-chan": ["dodge"], "zhang-liao": ["sha"]})
    played.diao_chan.activates("sow-division", "dodge", seats=["zhang-liao", "ma-chao"])
    played.zhang_liao.plays("sha")
    assert deeds(played, "zhang-liao") == {}
    assert deeds(played, "diao-chan") == {"zhang-liao": -1, "ma-chao": -2}


@pytest.mark.parametrize("victim", ["zhang-liao", "ma-chao"])
def test_a_coerced_sha_is_the_deed_of_whoever_used_coerce(victim: str) -> None:
    hands = {"gan-ning": ["coerce"], "xu-chu": ["sha"]}
    played = table("gan-ning", hands, equipment={"xu-chu": ["kirin-bow"]})
    played.gan_ning.uses("coerce", on="xu-chu", second=victim)
    played.nobody_negates()
    played.xu_chu.uses("sha")
    assert deeds(played, "xu-chu") == {}
    assert deeds(played, "gan-ning")[victim] == -3


def test_whatever_somebody_does_a_doubt_is_left_and_what_is_open_is_certain() -> None:
    worst = {"diao-chan": {"zhang-liao": -8, "ma-chao": -8}, "ma-chao": {"zhang-liao": 8}}
    played = table("zhang-liao", {}, deeds=worst)
    ruler, diao_chan, ma_chao, *_ = believed(Glimpse(played.match, 0)) or []
    assert taken_for_a_rebel(played, "diao-chan") > 0.99
    assert 0.95 < diao_chan["chances"]["rebel"] < 0.98
    assert ma_chao["chances"]["rebel"] > 0.02
    assert sum(diao_chan["chances"].values()) == pytest.approx(1)
    assert diao_chan["chances"]["ruler"] == 0.0, "there is no second ruler"
    assert ruler["chances"]["ruler"] == 1.0
