"""Damage, chains, HP and maxHP (SG-34x, SG-35x, SG-70x, SG-71x)."""

from collections.abc import Callable

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import WATCHING, given, points, watch_every_point
from tianxia.core.asks import Choice, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.health import Change, chain, change_max_hp, heal, lose_hp
from tianxia.games.sanguosha.rules.skills import action, lasting, skill
from tianxia.games.sanguosha.rules.table import Table

FOUR = ("sun-quan", "xu-chu", "ma-chao", "gan-ning")
HIT = "D1 D2 D3 D4 D5 D7 D8 D9"


def changing(point: str, change: Callable[[Damage], object], name: str = "changing") -> None:
    """A made-up skill that changes damage at this point."""

    @skill(lasting(name), at=point, forced=True, anyone=True)
    def run(s: Table, me: Seat, damage: Damage) -> Play[None]:
        change(damage)
        yield from ()


def set_amount(amount: int) -> Callable[[Damage], None]:
    """The damage becomes so much."""
    return lambda damage: setattr(damage, "amount", amount)


def victims(game) -> list[tuple[int, int]]:
    """Who suffered damage, and how much."""
    return [(event["victim"], event["damage"]) for event in told(game, "damage")]


# ---- chains


@rule("SG-345")
def test_damage_spreads_after_the_whole_brink_of_death_of_the_first_victim():
    game = bare(*FOUR, roles=["ruler", "rebel", "spy", "loyalist"], hp={"xu-chu": 1}, chained=["xu-chu", "ma-chao"],
                hands={"sun-quan": ["fire-sha"], "gan-ning": ["peach"]})  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xu-chu")
    assert (game.waits_for, game.kind) == ("gan-ning", "sanguosha.save")
    assert victims(game) == [(1, 1)]
    game.gan_ning.passes()
    assert victims(game) == [(1, 1), (2, 1)]
    kinds = [event["kind"] for event in game.fact("told.spectator") if event["kind"] in ("damage", "death")]
    assert kinds == ["damage", "death", "damage"]
    assert len(game.sun_quan.hand) == 3  # the reward for the rebel, before the damage spread


@rule("SG-345", "SG-341")
@pytest.mark.usefixtures("made_up")
def test_the_points_of_spread_damage_come_after_those_of_the_first_victim():
    watch_every_point()
    game = bare(*FOUR, chained=["xu-chu", "ma-chao"], hands={"sun-quan": ["fire-sha"]},
                effects=given(WATCHING, "gan-ning"))  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xu-chu")
    assert f"E4 {HIT} {HIT} E6" in points(game)


@rule("SG-346")
def test_who_is_dead_or_unchained_when_his_time_comes_is_skipped():
    game = table(
        "sun-quan", "xu-chu", "xiahou-dun", "zhang-fei",
        roles=["ruler", "rebel", "spy", "loyalist"], hp={"zhang-fei": 1}, turn="zhang-fei",
        chained=["xu-chu", "xiahou-dun", "zhang-fei"], hands={"zhang-fei": ["fire-sha"]}, deck=["sha:spade-7"],
        equipment={"zhang-fei": ["red-hare"]},
    )  # fmt: skip
    game.zhang_fei.uses("fire-sha", on="xiahou-dun")
    game.xiahou_dun.activates("unyielding")
    game.everyone_passes()
    assert "zhang-fei" not in game.fact("alive")  # of the normal damage of Unyielding
    assert victims(game) == [(2, 1), (3, 1), (1, 1)]  # after it the fire reaches only Xu Chu


@rule("SG-346")
@pytest.mark.usefixtures("made_up")
def test_who_was_unchained_meanwhile_is_spared():
    @skill(lasting("freeing"), at="D8", forced=True, anyone=True)
    def free(s: Table, me: Seat, damage: Damage) -> Play[None]:
        chain(s, 2, False)
        yield from ()

    game = bare(*FOUR, chained=["xu-chu", "ma-chao", "gan-ning"], hands={"sun-quan": ["fire-sha"]},
                effects=given("freeing", "sun-quan"))  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xu-chu")
    assert victims(game) == [(1, 1), (3, 1)]


@rule("SG-346")
@pytest.mark.usefixtures("made_up")
def test_who_was_chained_meanwhile_is_spared():
    @skill(lasting("chaining"), at="D8", forced=True, anyone=True)
    def fetter(s: Table, me: Seat, damage: Damage) -> Play[None]:
        chain(s, 2, True)
        yield from ()

    game = bare(*FOUR, chained=["xu-chu"], hands={"sun-quan": ["fire-sha"]}, effects=given("chaining", "sun-quan"))
    game.sun_quan.uses("fire-sha", on="xu-chu")
    assert victims(game) == [(1, 1)]
    assert game.chained == ["ma-chao"]


@rule("SG-347")
def test_what_spreads_is_the_final_amount_of_the_first_victim():
    game = bare(*FOUR, chained=["xu-chu", "ma-chao", "gan-ning"], hands={"sun-quan": ["fire-sha"]},
                equipment={"xu-chu": ["wooden-armor"], "gan-ning": ["lion-helmet"]})  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xu-chu")
    assert victims(game) == [(1, 2), (2, 2), (3, 1)]  # each further victim has his own armor


@rule("SG-347")
def test_a_further_victim_with_a_wooden_armor_suffers_more_and_nobody_after_him():
    game = bare(*FOUR, chained=["xu-chu", "ma-chao", "gan-ning"], hands={"sun-quan": ["fire-sha"]},
                equipment={"ma-chao": ["wooden-armor"]})  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xu-chu")
    assert victims(game) == [(1, 1), (2, 2), (3, 1)]


@rule("SG-348")
def test_spread_damage_does_not_spread_again_and_unchains_everybody():
    game = bare(*FOUR, chained=list(FOUR), turn="ma-chao", hands={"ma-chao": ["lightning-sha"]})
    game.ma_chao.uses("lightning-sha", on="xu-chu")
    assert victims(game) == [(1, 1), (2, 1), (3, 1), (0, 1)]  # from the current player on; once each
    assert game.chained == []


@rule("SG-346", "SG-302")
def test_damage_spreads_from_the_current_player_on_whoever_was_the_first_victim():
    game = bare(*FOUR, chained=list(FOUR), turn="ma-chao", hands={"ma-chao": ["fire-sha"]},
                equipment={"ma-chao": ["kirin-bow"]})  # fmt: skip
    game.ma_chao.uses("fire-sha", on="sun-quan")
    assert victims(game) == [(0, 1), (2, 1), (3, 1), (1, 1)]


@rule("SG-348", "SG-928")
def test_spread_damage_that_is_diverted_does_not_spread_again():
    game = table("sun-quan", "xu-chu", "xiao-qiao", "gan-ning", "ma-chao", chained=["xu-chu", "xiao-qiao", "gan-ning"],
                 hands={"sun-quan": ["fire-sha"], "xiao-qiao": ["peach:heart-3"]})  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xu-chu")
    game.xiao_qiao.activates("heavenly-scent", "peach", on="gan-ning")
    assert victims(game) == [(1, 1), (3, 1)]
    assert game.chained == ["xiao-qiao"]  # prevented damage does not unchain (SG-342)


@rule("SG-906", "SG-928")
def test_first_hand_damage_that_is_diverted_spreads_from_the_one_who_suffers_it():
    game = table("sun-quan", "xiao-qiao", "xu-chu", "gan-ning", "ma-chao", chained=["xiao-qiao", "xu-chu", "gan-ning"],
                 hands={"sun-quan": ["fire-sha"], "xiao-qiao": ["peach:heart-3"]})  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xiao-qiao")
    game.xiao_qiao.passes()  # no Dodge
    game.xiao_qiao.activates("heavenly-scent", "peach", on="gan-ning")
    assert victims(game) == [(3, 1), (1, 1), (2, 1)]  # she was not unchained, so it reaches her after all
    assert game.chained == []


@rule("SG-348", "SG-349")
@pytest.mark.usefixtures("made_up")
def test_every_victim_of_the_spread_is_unchained_at_his_own_time():
    seen = []

    @skill(lasting("looking"), at="D5", forced=True, anyone=True)
    def look(s: Table, me: Seat, damage: Damage) -> Play[None]:
        seen.append((damage.victim, s.chained[:], damage.source, damage.element, damage.use is not None))
        yield from ()

    game = bare(*FOUR, chained=["xu-chu", "ma-chao"], hands={"sun-quan": ["fire-sha"]},
                effects=given("looking", "gan-ning"))  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xu-chu")
    assert seen == [
        (1, [False, True, True, False], 0, "fire", True),
        (2, [False, False, True, False], 0, "fire", False),  # no target of the card
    ]


@rule("SG-711", "SG-906")
@pytest.mark.parametrize("element", ["fire", "lightning", "ice"])
def test_fire_lightning_and_ice_are_elemental(element: str):
    game = bare(*FOUR, chained=["xu-chu", "ma-chao"], hands={"sun-quan": [f"{element}-sha"]})
    game.sun_quan.uses(f"{element}-sha", on="xu-chu")
    assert [event["element"] for event in told(game, "damage")] == [element, element]
    assert game.chained == []


@rule("SG-711", "SG-906")
def test_normal_damage_neither_spreads_nor_unchains():
    game = bare(*FOUR, chained=["xu-chu", "ma-chao"], hands={"sun-quan": ["sha"]})
    game.sun_quan.uses("sha", on="xu-chu")
    assert [event["element"] for event in told(game, "damage")] == ["normal"]
    assert game.chained == ["xu-chu", "ma-chao"]


# ---- prevented


@rule("SG-703", "SG-342")
@pytest.mark.usefixtures("made_up")
def test_damage_reduced_to_nothing_is_prevented():
    watch_every_point()
    changing("D4", set_amount(0))
    game = bare(*FOUR, chained=["xu-chu", "ma-chao"], hands={"sun-quan": ["fire-sha"]},
                effects=given(WATCHING, "sun-quan") + given("changing", "gan-ning"))  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xu-chu")
    assert game.hp["xu-chu"] == 4
    assert len(told(game, "prevented")) == 1
    assert "E4 D1 D2 D3 D4 D9 E6" in points(game)
    assert game.chained == ["xu-chu", "ma-chao"]


@rule("SG-704", "SG-343")
@pytest.mark.parametrize("point", ["D1", "D2", "D3", "D4"])
@pytest.mark.usefixtures("made_up")
def test_what_is_reduced_to_nothing_is_not_raised_again(point: str):
    changing(point, set_amount(0))
    changing("D5", lambda damage: set_amount(damage.amount + 1)(damage), "raising")
    game = bare(*FOUR, hands={"sun-quan": ["sha"]}, effects=given("changing", "gan-ning") + given("raising", "ma-chao"))
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.hp["xu-chu"] == 4


@rule("SG-704", "SG-343")
@pytest.mark.usefixtures("made_up")
def test_at_one_point_too_a_prevention_is_the_end():
    changing("D4", lambda damage: setattr(damage, "prevented", True))
    game = bare(*FOUR, hands={"sun-quan": ["fire-sha"]}, equipment={"xu-chu": ["wooden-armor"]},
                effects=given("changing", "sun-quan"))  # fmt: skip
    game.sun_quan.uses("fire-sha", on="xu-chu")
    assert game.hp["xu-chu"] == 4
    assert [event["skill"] for event in told(game, "skill")] == ["changing"]  # the armor is not asked any more


@rule("SG-705")
def test_damage_prevented_when_dealing_is_not_suffered():
    game = table("sun-quan", "xiao-qiao", equipment={"sun-quan": ["frozen-sword"]},
                 hands={"sun-quan": ["sha"], "xiao-qiao": ["peach:heart-3", "dodge", "duel"]})  # fmt: skip
    game.sun_quan.uses("sha", on="xiao-qiao")
    game.xiao_qiao.passes()
    game.sun_quan.activates("frozen-sword")
    assert is_idle(game, "sun-quan")  # Heavenly Scent is not offered
    assert (game.hp["xiao-qiao"], len(game.xiao_qiao.hand)) == (3, 1)


@rule("SG-705")
def test_damage_that_is_not_prevented_reaches_the_skills_of_the_victim():
    game = table("sun-quan", "xiao-qiao", equipment={"sun-quan": ["frozen-sword"]},
                 hands={"sun-quan": ["sha"], "xiao-qiao": ["peach:heart-3", "dodge"]})  # fmt: skip
    game.sun_quan.uses("sha", on="xiao-qiao")
    game.xiao_qiao.passes()
    game.sun_quan.passes()
    assert game.xiao_qiao.options == ["heavenly-scent", "pass"]


# ---- HP and maxHP


@rule("SG-352")
def test_a_hero_without_max_hp_dies_at_once_and_nobody_killed_him():
    game = table(
        "sun-quan", "deng-ai", "ma-chao",
        roles=["ruler", "rebel", "spy"], max_hp={"deng-ai": 1}, turn="deng-ai", phase="beginning",
        atop={"deng-ai": {"field": ["sha", "sha", "sha"]}}, hands={"sun-quan": ["peach"], "deng-ai": ["peach"]},
    )  # fmt: skip
    assert told(game, "brink") == []  # nobody was asked for a Peach
    [death] = told(game, "death")
    assert (death["seat"], death["killer"]) == (1, -1)
    assert [len(game.fact(f"hands.{hero}")) for hero in ("sun-quan", "ma-chao")] == [1, 2]  # no reward; Ma Chao's draw


@rule("SG-351")
@pytest.mark.parametrize("point", ["L1", "H1", "X1"])
@pytest.mark.usefixtures("made_up")
def test_a_change_that_is_reduced_to_nothing_does_not_happen(point: str):
    @skill(lasting("stopping"), at=point, forced=True, anyone=True)
    def stop(s: Table, me: Seat, change: Change) -> Play[None]:
        change.amount = 0
        yield from ()

    @action(lasting("changing"))
    def run(s: Table, me: Seat, choice: Choice) -> Play[None]:
        yield from {"L1": lose_hp, "H1": heal}[point](s, 2) if point != "X1" else change_max_hp(s, 2, -1)

    watch_every_point()
    game = bare(
        *FOUR,
        hp={"ma-chao": 2},
        effects=given("stopping", "xu-chu") + given("changing", "sun-quan") + given(WATCHING, "ma-chao"),
    )
    game.sun_quan.activates("changing")
    assert (game.hp["ma-chao"], game.max_hp["ma-chao"]) == (2, 4)
    assert points(game) == point
    assert [
        event["kind"] for event in game.fact("told.spectator") if event["kind"] in ("lose-hp", "heal", "max-hp")
    ] == []


@rule("SG-351", "SG-701")
@pytest.mark.usefixtures("made_up")
def test_lost_max_hp_at_full_hp_is_no_lost_hp():
    watch_every_point()
    game = table(
        "sun-ce",
        "ma-chao",
        hp={"sun-ce": 1},
        max_hp={"sun-ce": 2},
        phase="beginning",
        effects=given(WATCHING, "ma-chao"),
    )
    assert (game.hp["sun-ce"], game.max_hp["sun-ce"]) == (1, 1)
    assert "L" not in points(game)


@rule("SG-364")
@pytest.mark.usefixtures("made_up")
def test_lost_max_hp_does_not_lead_to_the_brink_of_death():
    @action(lasting("shrinking"))
    def run(s: Table, me: Seat, choice: Choice) -> Play[None]:
        yield from change_max_hp(s, 2, -3)

    game = bare(*FOUR, effects=given("shrinking", "sun-quan"))
    game.sun_quan.activates("shrinking")
    assert (game.hp["ma-chao"], game.max_hp["ma-chao"]) == (1, 1)
    assert told(game, "brink") == []
