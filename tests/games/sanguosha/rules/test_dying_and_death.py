"""The brink of death, who saves, death, reward and penalty (SG-36x, SG-37x, SG-71x to SG-74x)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import given
from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.scenario import Scenario

FOUR = ("sun-quan", "xu-chu", "ma-chao", "gan-ning")
ROLES = ["ruler", "rebel", "spy", "loyalist"]


def dying(**more: object) -> Scenario:
    """Xu Chu, a rebel, is brought to 0 HP by the ruler's Sha."""
    position = {"roles": ROLES, "hp": {"xu-chu": 1}, "hands": {"sun-quan": ["sha"]}, **more}
    position["hands"] = {"sun-quan": ["sha"], **position["hands"]}
    game = bare(*FOUR, **position)
    game.sun_quan.uses("sha", on="xu-chu")
    if game.kind == "sanguosha.dodge":
        game.xu_chu.passes()
    return game


# ---- saving


@rule("SG-361", "SG-721")
def test_everybody_is_asked_from_the_current_player_on():
    game = dying(turn="sun-quan", hands={hero: ["duel"] for hero in FOUR[1:]})
    asked = []
    while game.kind == "sanguosha.save":
        asked.append(game.waits_for)
        game.does(game.waits_for, "pass")
    assert asked == ["xu-chu", "ma-chao", "gan-ning"]  # Sun Quan has no hand left
    assert game.fact("alive") == ["sun-quan", "ma-chao", "gan-ning"]


@rule("SG-362")
def test_asking_stops_when_the_hero_is_saved():
    game = dying(hands={"ma-chao": ["peach"], "gan-ning": ["peach"]})
    game.ma_chao.uses("peach")
    assert game.hp["xu-chu"] == 1
    assert is_idle(game, "sun-quan")
    assert game.gan_ning.hand == ["peach"]


@rule("SG-363", "SG-710")
def test_one_hero_may_use_several_peaches_while_it_is_his_chance():
    game = bare(*FOUR, roles=ROLES, hp={"xu-chu": 1}, hands={"sun-quan": ["wine", "sha"], "ma-chao": ["peach"] * 3})
    game.sun_quan.uses("wine")
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.hp["xu-chu"] == -1
    game.ma_chao.uses("peach")
    assert (game.hp["xu-chu"], game.waits_for) == (0, "ma-chao")
    game.ma_chao.uses("peach")
    assert (game.hp["xu-chu"], game.ma_chao.hand) == (1, ["peach"])  # 1 - HP heals were needed


@rule("SG-363")
def test_who_was_asked_is_not_asked_a_second_time():
    game = bare(*FOUR, roles=ROLES, hp={"xu-chu": 1},
                hands={"sun-quan": ["wine", "sha", "peach"], "ma-chao": ["peach"]})  # fmt: skip
    game.sun_quan.uses("wine")
    game.sun_quan.uses("sha", on="xu-chu")
    game.sun_quan.passes()
    game.ma_chao.uses("peach")
    assert "xu-chu" not in game.fact("alive")  # one Peach was not enough, and Sun Quan had his chance
    assert "peach" in game.sun_quan.hand


@rule("SG-721")
@pytest.mark.parametrize(
    ("helper", "card", "saves"),
    [("xu-chu", "peach", True), ("xu-chu", "wine", True), ("ma-chao", "peach", True), ("ma-chao", "wine", False)],
)
def test_peach_saves_anybody_and_wine_oneself(helper: str, card: str, saves: bool):
    game = dying(hands={helper: [card]})
    assert (card in game.fact(f"question.{helper}.options")) == saves
    if saves:
        game.does(helper, card, cards=[card])
        assert game.hp["xu-chu"] == 1


@rule("SG-721")
def test_a_peach_saves_at_any_distance():
    seven = (*FOUR, "da-qiao", "huang-gai", "zhen-ji")
    game = bare(*seven, hp={"xu-chu": 1}, hands={"sun-quan": ["sha"], "da-qiao": ["peach"]},
                equipment={"xu-chu": ["shadow-runner"], "sun-quan": ["red-hare"]})  # fmt: skip
    game.sun_quan.uses("sha", on="xu-chu")
    game.da_qiao.uses("peach")
    assert game.hp["xu-chu"] == 1


@rule("SG-710")
def test_hp_may_be_negative_and_is_healed_one_by_one():
    game = bare(*FOUR, phase="judgement", hp={"sun-quan": 1}, judgement={"sun-quan": ["lightning"]},
                hands={"sun-quan": ["peach"] * 3}, deck=["sha:spade-7"])  # fmt: skip
    game.nobody_negates()
    assert game.hp["sun-quan"] == -2
    for hp in (-1, 0, 1):
        game.sun_quan.uses("peach")
        assert game.hp["sun-quan"] == hp
    assert is_idle(game, "sun-quan")


@rule("SG-722")
@pytest.mark.usefixtures("made_up")
def test_damage_that_leads_to_the_brink_of_death_is_lethal_even_if_he_is_saved():
    seen = []

    @skill(lasting("looking"), at="D8", forced=True, anyone=True)
    def look(s: Table, me: Seat, damage: Damage) -> Play[None]:
        seen.append(damage.lethal)
        yield from ()

    game = bare(
        *FOUR,
        roles=ROLES,
        hp={"xu-chu": 2},
        equipment={"sun-quan": ["zhuge-crossbow"]},
        hands={"sun-quan": ["sha", "sha"], "ma-chao": ["peach"]},
        effects=given("looking", "gan-ning"),
    )
    game.sun_quan.uses("sha", on="xu-chu")
    game.sun_quan.uses("sha", on="xu-chu")
    game.ma_chao.uses("peach")
    assert seen == [False, True]


@rule("SG-722")
@pytest.mark.usefixtures("made_up")
def test_more_damage_to_a_dying_hero_does_not_open_a_second_brink_of_death():
    seen = []

    @skill(lasting("striking"), at="B1", forced=True, anyone=True)
    def strike(s: Table, me: Seat, brink: object) -> Play[None]:
        yield from deal_damage(s, Damage(2, 1, 1))

    @skill(lasting("striking"), at="D8", forced=True, anyone=True)
    def look(s: Table, me: Seat, damage: Damage) -> Play[None]:
        seen.append((damage.source, damage.lethal))
        yield from ()

    game = dying(effects=given("striking", "gan-ning"), hands={"gan-ning": ["duel"]})
    assert game.hp["xu-chu"] == -1
    assert len(told(game, "brink")) == 1
    game.everyone_passes()
    assert seen == [(2, False), (0, True)]
    assert told(game, "death")[0]["killer"] == 0  # whose damage led to the brink of death


# ---- death


@rule("SG-371", "SG-437")
def test_the_dead_leave_their_cards_in_this_order():
    game = dying(
        equipment={"xu-chu": ["kirin-bow:heart-5"]}, judgement={"xu-chu": ["lightning:spade-1"]},
        atop={"xu-chu": {"field": ["peach:heart-3"]}}, besides={"xu-chu": {"star": ["duel:spade-1"]}},
        tokens={"xu-chu": {"rage": 2}}, chained=["xu-chu"], flipped=["xu-chu"],
        hands={"xu-chu": ["dismantle:spade-3"]},
    )  # fmt: skip
    game.everyone_passes()
    first, second, third = set(game.discard[:2]), game.discard[2], set(game.discard[3:5])
    assert first == {"kirin-bow:heart-5", "dismantle:spade-3"}
    assert (second, third) == ("lightning:spade-1", {"peach:heart-3", "duel:spade-1"})
    assert (game.tokens, game.chained, game.flipped) == ({}, [], [])
    assert "xu-chu" in game.characters
    assert [kind for owner, kind in discards(game) if owner == "xu-chu"] == ["dismantle", "kirin-bow"]


def discards(game: Scenario) -> list[tuple[str, str]]:
    """Whose cards were discarded in this turn, and which."""
    return [(row[1], row[4]) for row in game.history if row[0] == "discard"]


@rule("SG-108", "SG-371")
def test_the_role_of_the_dead_is_shown():
    game = dying()
    assert [seat["role"] for seat in game.fact("view.ma-chao.seats")] == ["ruler", "rebel", "spy", None]


# ---- reward and penalty


def killed(killer: str, victim: str, **more: object) -> Scenario:
    """One hero kills another with a Sha; both sit beside each other or have a horse."""
    game = bare(*FOUR, roles=ROLES, turn=killer, hp={victim: 1}, equipment={killer: ["red-hare"]},
                hands={killer: ["sha", "duel"]}, **more)  # fmt: skip
    game.does(killer, "sha", cards=["sha"], targets=[victim])
    game.everyone_passes()
    return game


@rule("SG-741")
@pytest.mark.parametrize("killer", ["sun-quan", "ma-chao", "gan-ning"])
def test_whoever_kills_a_rebel_draws_three(killer: str):
    game = killed(killer, "xu-chu")
    assert len(game.fact(f"hands.{killer}")) == 4


@rule("SG-741")
def test_a_rebel_who_kills_a_rebel_draws_three_too():
    five = (*FOUR, "da-qiao")
    game = bare(*five, roles=[*ROLES, "rebel"], turn="da-qiao", hp={"xu-chu": 1}, equipment={"da-qiao": ["red-hare"]},
                hands={"da-qiao": ["sha"]})  # fmt: skip
    game.da_qiao.uses("sha", on="xu-chu")
    assert len(game.da_qiao.hand) == 3


@rule("SG-742")
def test_a_ruler_who_kills_a_loyalist_discards_everything():
    game = killed("sun-quan", "gan-ning", judgement={"sun-quan": ["lightning"]})
    assert (game.sun_quan.hand, game.sun_quan.equipped) == ([], [])
    assert len(game.judgement["sun-quan"]) == 1
    assert [owner for owner, _ in discards(game)] == ["sun-quan", "sun-quan"]


@rule("SG-743")
@pytest.mark.parametrize(
    ("killer", "victim"),
    [("sun-quan", "ma-chao"), ("xu-chu", "gan-ning"), ("ma-chao", "gan-ning"), ("xu-chu", "ma-chao")],
)
def test_no_reward_and_no_penalty_for_others(killer: str, victim: str):
    game = killed(killer, victim)
    assert victim not in game.fact("alive")
    assert len(game.fact(f"hands.{killer}")) == 1
    assert len(game.fact(f"equipment.{killer}")) == 1


@rule("SG-730", "SG-731")
def test_who_loses_his_last_hp_is_killed_by_nobody():
    game = table("sun-quan", "huang-gai", "ma-chao", roles=["ruler", "rebel", "spy"], turn="huang-gai",
                 hp={"huang-gai": 1})  # fmt: skip
    game.huang_gai.activates("bitter-flesh")
    assert told(game, "death")[0]["killer"] == -1
    assert game.sun_quan.hand == []
