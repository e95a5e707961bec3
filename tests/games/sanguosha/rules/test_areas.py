"""Areas: what is his, what is owned by nobody, and what has left its place (SG-82x)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, table
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import Row, given
from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.moves import DISCARDED, Moved, get
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import AFTER_MOVE

EVERYWHERE = {
    "hands": {"xu-chu": ["duel"]},
    "equipment": {"xu-chu": ["kirin-bow"]},
    "judgement": {"xu-chu": ["acedia"]},
}


@rule("SG-820")
def test_his_areas_are_hand_equipment_and_judgement_area():
    hands = EVERYWHERE["hands"] | {"sun-quan": ["dismantle"]}
    game = bare(**EVERYWHERE | {"hands": hands})
    game.sun_quan.uses("dismantle", on="xu-chu")
    game.nobody_negates()
    assert sorted(game.sun_quan.options) == ["card", "hand"]
    assert [card.partition(":")[0] for card in game.sun_quan.offered("card")] == ["kirin-bow", "acedia"]


@rule("SG-820")
def test_his_cards_are_hand_and_equipment_only():
    hands = EVERYWHERE["hands"] | {"xu-chu": ["duel", "sha"]}
    game = table("sima-yi", "xu-chu", turn="xu-chu", **EVERYWHERE | {"hands": hands})
    game.xu_chu.uses("sha", on="sima-yi")
    game.sima_yi.activates("retaliation")
    assert sorted(game.sima_yi.options) == ["card", "hand"]
    assert [card.partition(":")[0] for card in game.sima_yi.offered("card")] == ["kirin-bow"]


@rule("SG-820")
def test_his_field_is_equipment_and_judgement_area():
    game = table("zhang-he", "xu-chu", step="phase", phase="action",
                 **EVERYWHERE | {"hands": {"zhang-he": ["sha"], "xu-chu": ["duel"]}})  # fmt: skip
    game.zhang_he.activates("flexibility", "sha")
    assert [card.partition(":")[0] for card in game.zhang_he.offered("move")] == ["kirin-bow", "acedia"]


@rule("SG-821")
def test_cards_atop_and_besides_a_hero_belong_to_nobody():
    game = table("sima-yi", "deng-ai", turn="deng-ai", hands={"deng-ai": ["sha"]},
                 atop={"deng-ai": {"field": ["wine", "peach"]}}, besides={"deng-ai": {"star": ["dodge"]}})  # fmt: skip
    game.deng_ai.uses("sha", on="sima-yi")
    assert is_idle(game, "deng-ai")  # there is no card of his to be taken
    game = bare(atop={"xu-chu": {"field": ["wine"]}}, hands={"sun-quan": ["dismantle"]})
    assert game.sun_quan.why_not("dismantle", on="xu-chu") is not None


@rule("SG-821")
def test_all_cards_in_his_areas_leave_out_what_is_out_of_the_game():
    game = table("xu-chu", "pang-tong", hp={"pang-tong": 1}, atop={"pang-tong": {"field": ["wine"]}},
                 hands={"xu-chu": ["sha"], "pang-tong": ["duel"]})  # fmt: skip
    game.xu_chu.uses("sha", on="pang-tong")
    game.pang_tong.passes()
    game.pang_tong.activates("nirvana")
    assert [card.partition(":")[0] for card in game.atop["pang-tong"]["field"]] == ["wine"]


def catch_discarded_shas() -> None:
    """Whoever has the made-up effect gets each Sha that is discarded."""

    @skill(
        lasting("catching"), at=AFTER_MOVE, when=lambda s, me, moved: moved.why == DISCARDED, forced=True, anyone=True
    )
    def catches(s: Table, me: Seat, moved: Moved) -> Play[None]:
        yield from get(s, [shift.card for shift in moved.shifts if s.kind_of(shift.card) == "sha"], me)


@rule("SG-822")
@pytest.mark.parametrize(("caught", "left"), [([], ["duel", "sha"]), (given("catching", "xu-chu"), ["duel"])])
@pytest.mark.usefixtures("made_up")
def test_a_card_that_has_left_the_discard_pile_can_neither_be_given_nor_got(caught: list[Row], left: list[str]):
    catch_discarded_shas()
    game = table("lu-xun", "xu-chu", "zhang-zhao-zhang-hong",
                 hp={"lu-xun": 1}, hands={"lu-xun": ["sha", "duel", "peach"]}, effects=caught)  # fmt: skip
    game.lu_xun.ends()
    game.lu_xun.discards("sha", "duel")
    there = [card.partition(":")[0] for card in game.zhang_zhao_zhang_hong.offered("stabilization")]
    assert sorted(there) == left
    game.zhang_zhao_zhang_hong.activates("stabilization", "duel")
    if game.kind == "sanguosha.may":
        game.zhang_zhao_zhang_hong.activates("stabilization")
    assert game.lu_xun.hand == ["peach", "duel"]
    assert game.zhang_zhao_zhang_hong.hand == [card for card in left if card == "sha"]


@rule("SG-825")
def test_the_processing_area_is_nobodys_and_yet_in_the_game():
    game = table("sun-quan", "cao-cao", "xu-chu", hands={"sun-quan": ["barbarians"]})
    game.sun_quan.uses("barbarians")
    assert game.waits_for == "cao-cao"
    assert [card.partition(":")[0] for card in game.processing] == ["barbarians"]
    assert (game.sun_quan.hand, game.removed, game.atop) == ([], [], {})
    game.cao_cao.activates("villainous-hero")  # what is out of the game could not be got so
    assert game.cao_cao.hand == ["barbarians"]


@rule("SG-825")
def test_a_card_that_is_being_used_is_no_card_of_its_user_any_more():
    game = table("sima-yi", "sun-quan", turn="sun-quan", hands={"sun-quan": ["sha"]})
    game.sun_quan.uses("sha", on="sima-yi")
    assert is_idle(game, "sun-quan")  # nothing to take: his only card lay in the processing area
