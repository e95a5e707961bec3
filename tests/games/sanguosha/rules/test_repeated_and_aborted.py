"""Effects that are repeated, judgements that are aborted, uses that change their user (SG-405 to SG-411, SG-505,
SG-506, SG-602, SG-603): what heroes of later tiers will do, done by made-up skills."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import WATCHING, given, points, watch_every_point
from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.judgement import Judgement
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.using import Use

pytestmark = pytest.mark.usefixtures("made_up")


# ---- repeated


def repeating(*heroes: str, **position):
    """Da Qiao has a made-up skill: the effect of every card that Sun Quan uses is repeated once."""

    @skill(lasting("repeating"), at="U5", when=lambda s, me, use: use.user == 0, forced=True, anyone=True)
    def run(s: Table, me: Seat, use: Use) -> Play[None]:
        use.extra += 1
        yield from ()

    effects = given("repeating", "da-qiao") + position.pop("effects", [])
    return bare(*heroes, **position, effects=effects)


@rule("SG-405", "SG-411")
def test_a_repeated_effect_is_resolved_for_all_targets_and_then_for_all_of_them_again():
    game = repeating(hands={"sun-quan": ["barbarians"]})
    game.sun_quan.uses("barbarians")
    assert [event["victim"] for event in told(game, "damage")] == [1, 2, 3, 1, 2, 3]


@rule("SG-405", "SG-408")
def test_a_repeated_sha_has_its_wine_again_and_may_be_dodged_again():
    game = repeating(hands={"sun-quan": ["sha"], "xu-chu": ["dodge", "duel"]}, max_hp={"xu-chu": 9}, hp={"xu-chu": 9},
                     effects=[["wine", "sun-quan", 1, "turn"]])  # fmt: skip
    game.sun_quan.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 7
    assert game.effects == given("repeating", "da-qiao")  # the Wine itself was drunk once


@rule("SG-409")
def test_a_repetition_is_no_new_use():
    watch_every_point()
    game = repeating(hands={"sun-quan": ["sha", "duel"]}, effects=given(WATCHING, "ma-chao"))
    game.sun_quan.uses("sha", on="xu-chu")
    reached = points(game).split()
    assert (reached.count("E4"), reached.count("U5"), reached.count("U8"), reached.count("U12")) == (2, 1, 1, 1)
    assert [row for row in game.history if row[0] == "use"] == [["use", "sun-quan", "xu-chu", 1, "sha"]]
    assert game.fact("question.sun-quan.about.shas") == 1


@rule("SG-406", "SG-432")
def test_a_repetition_goes_on_without_the_physical_card():
    game = repeating("sun-quan", "cao-cao", "da-qiao", skills={"cao-cao": ["villainous-hero"]},
                     hands={"sun-quan": ["barbarians:spade-7"]})  # fmt: skip
    game.sun_quan.uses("barbarians")
    game.nobody_negates()
    game.cao_cao.activates("villainous-hero")
    game.nobody_negates()
    game.everyone_passes()
    assert game.hp["cao-cao"] == 2
    assert game.hands["cao-cao"] == ["barbarians:spade-7"]
    assert [event["card"]["name"] for event in told(game, "damage")] == ["barbarians"] * 4
    assert is_idle(game, "sun-quan")  # the second time there is no card to get


@rule("SG-407")
def test_a_repeated_coerce_is_over_where_the_weapon_is_gone():
    game = repeating(hands={"sun-quan": ["coerce"], "xu-chu": ["sha"]}, equipment={"xu-chu": ["zhuge-crossbow"]})
    game.sun_quan.uses("coerce", on="xu-chu", second="ma-chao")
    game.nobody_negates()
    game.xu_chu.passes()
    assert game.sun_quan.hand == ["zhuge-crossbow"]
    game.nobody_negates()
    assert is_idle(game, "sun-quan")  # although Ma Chao sits beside him and he has a Sha


@rule("SG-407", "SG-411")
def test_a_repeated_coerce_is_resolved_again_where_the_weapon_is_still_there():
    game = repeating(hands={"sun-quan": ["coerce"], "xu-chu": ["sha", "sha"]}, equipment={"xu-chu": ["zhuge-crossbow"]})
    game.sun_quan.uses("coerce", on="xu-chu", second="ma-chao")
    for _ in range(2):
        game.nobody_negates()
        game.xu_chu.uses("sha")
    assert game.hp["ma-chao"] == 2
    assert is_idle(game, "sun-quan")
    assert game.xu_chu.equipped == ["zhuge-crossbow"]


# ---- aborted judgements


def aborting(**position):
    """Da Qiao has a made-up skill: every judgement is aborted when its result is determined."""

    @skill(lasting("aborting"), at="J4", forced=True, anyone=True)
    def run(s: Table, me: Seat, judgement: Judgement) -> Play[None]:
        judgement.aborted = True
        yield from ()

    return bare(effects=given("aborting", "da-qiao"), phase="judgement", **position)


@rule("SG-505", "SG-506")
def test_an_aborted_judgement_has_no_effect_and_leaves_the_delayed_tactics_in_their_order():
    lying = ["lightning:spade-1", "famine:spade-10", "acedia:spade-6"]
    game = aborting(judgement={"sun-quan": lying}, deck=["sha:spade-7", "sha:spade-8", "sha:spade-9"])
    assert is_idle(game, "sun-quan")  # he has drawn and has his Action Phase
    assert len(game.sun_quan.hand) == 2
    assert (game.judgement["sun-quan"], game.hp["sun-quan"]) == (lying, 4)
    assert game.discard == ["sha:spade-7", "sha:spade-8", "sha:spade-9"]


@rule("SG-505")
def test_nothing_triggers_after_an_aborted_judgement():
    @skill(lasting("aborting"), at="J4", forced=True, anyone=True)
    def run(s: Table, me: Seat, judgement: Judgement) -> Play[None]:
        judgement.aborted = True
        yield from ()

    game = table("guo-jia", "da-qiao", phase="judgement", judgement={"guo-jia": ["acedia"]}, deck=["sha:spade-7"],
                 effects=given("aborting", "da-qiao"))  # fmt: skip
    assert is_idle(game, "guo-jia")  # Envy of Heaven is not offered
    assert game.discard == ["sha:spade-7"]


# ---- another user


@rule("SG-602", "SG-603")
def test_a_card_whose_user_changes_strikes_for_the_new_one_and_counts_for_the_old_one():
    @skill(lasting("changing"), at="U6", forced=True, anyone=True)
    def run(s: Table, me: Seat, use: Use) -> Play[None]:
        use.user = me
        yield from ()

    game = bare(hands={"sun-quan": ["sha", "duel"]}, effects=given("changing", "ma-chao"), hp={"xu-chu": 1},
                roles=["ruler", "rebel", "loyalist", "spy"])  # fmt: skip
    game.sun_quan.uses("sha", on="xu-chu")
    game.everyone_passes()
    assert (told(game, "damage")[0]["source"], told(game, "death")[0]["killer"]) == (2, 2)
    assert len(game.ma_chao.hand) == 3  # his is the reward
    assert game.used == [["phase", "sun-quan", "sha"]]
    assert game.history[0] == ["use", "sun-quan", "xu-chu", 1, "sha"]
