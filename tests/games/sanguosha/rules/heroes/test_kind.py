"""The heroes of the Kind area, skill by skill."""

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule

SIX = ["sha:spade-7", "sha:club-4", "dodge:heart-2", "dodge:diamond-2", "duel:spade-1", "negate:spade-11"]


@content("save-the-world")
def test_a_card_that_did_no_harm_goes_to_the_kind_area():
    game = table("zhang-zhongjing", "zhang-fei", hands={"zhang-zhongjing": ["peach:heart-3", "sha:spade-7"]},
                 hp={"zhang-zhongjing": 2})  # fmt: skip
    game.zhang_zhongjing.uses("peach")
    game.zhang_zhongjing.uses("sha", on="zhang-fei")
    assert game.match.view(-1)["kind_area"][0]["face"]
    assert len(game.match.view(-1)["kind_area"]) == 1, "the Sha dealt damage"
    assert game.discard == ["sha:spade-7"]


@content("save-the-world")
def test_a_dodged_sha_is_harmless_and_equipment_stays_where_it_is():
    game = table("zhang-zhongjing", "zhang-fei", hands={"zhang-zhongjing": ["red-hare", "sha"], "zhang-fei": ["dodge"]})
    game.zhang_zhongjing.uses("red-hare")
    assert game.match.view(-1)["kind_area"] == []
    game.zhang_zhongjing.uses("sha", on="zhang-fei")
    game.zhang_fei.uses("dodge")
    assert len(game.match.view(-1)["kind_area"]) == 1, "his Sha, not the Dodge of another"


@content("save-the-world")
@rule("SG-946")
def test_the_seventh_card_drives_the_oldest_out_without_a_draw():
    game = table("zhang-zhongjing", "zhang-fei", hands={"zhang-zhongjing": ["peach:heart-3"]},
                 hp={"zhang-zhongjing": 2}, kind_area=SIX)  # fmt: skip
    game.zhang_zhongjing.uses("peach")
    assert game.discard == ["sha:spade-7"]
    assert len(game.match.view(-1)["kind_area"]) == 6
    assert game.hands["zhang-zhongjing"] == []
    assert [move["why"] for move in told(game, "moved") if move["from"] == "kind-area"] == ["remove"]


@content("treat-epidemic")
@rule("SG-947")
def test_another_hero_takes_a_card_of_their_choice_and_he_draws():
    game = table("zhang-fei", "zhang-zhongjing", step="turn", kind_area=["sha:spade-7", "peach:heart-3"])
    game.zhang_zhongjing.activates("treat-epidemic")
    game.zhang_zhongjing.chooses("get")
    assert game.waits_for == "zhang-fei"
    game.zhang_fei.chooses("cards", "peach")
    assert "peach:heart-3" in game.hands["zhang-fei"]
    assert len(game.hands["zhang-zhongjing"]) == 1
    assert activated(game) == ["treat-epidemic", "save-the-world"]


@content("treat-epidemic")
def test_what_is_above_the_hp_goes_to_the_kind_area():
    game = table("zhang-fei", "zhang-zhongjing", step="turn", hp={"zhang-fei": 1},
                 hands={"zhang-fei": ["sha:spade-7", "peach:heart-3", "dodge:heart-2"]})  # fmt: skip
    game.zhang_zhongjing.activates("treat-epidemic")
    assert game.zhang_zhongjing.options == ["place"]
    game.zhang_zhongjing.chooses("place")
    game.zhang_fei.chooses("cards", "sha", "dodge")
    assert len(game.match.view(-1)["kind_area"]) == 2
    assert game.hands["zhang-fei"][0] == "peach:heart-3"


@content("treat-epidemic")
def test_nobody_is_asked_when_nothing_can_be_done_or_in_his_own_turn():
    game = table("zhang-fei", "zhang-zhongjing", step="turn", hands={"zhang-fei": ["sha"]})
    assert is_idle(game, "zhang-fei")
    own = table("zhang-zhongjing", "zhang-fei", step="turn", kind_area=["sha"])
    assert is_idle(own, "zhang-zhongjing")


@content("on-diseases")
def test_the_patient_draws_at_once_or_heals_later():
    game = table("zhang-zhongjing", "zhang-fei", hp={"zhang-fei": 2}, kind_area=["sha:spade-7"])
    game.zhang_zhongjing.activates("on-diseases", "sha", on="zhang-fei")
    assert len(game.hands["zhang-zhongjing"]) == 1, "Save the World"
    game.zhang_fei.chooses("heal")
    assert game.hp["zhang-fei"] == 2
    assert game.effects == [["on-diseases", "zhang-fei", 0, "game"]]
    game.zhang_zhongjing.ends()
    game.zhang_fei.ends()
    assert game.hp["zhang-fei"] == 3
    assert game.effects == []


@content("on-diseases")
def test_his_own_next_turn_is_not_the_present_one():
    game = table(
        "zhang-zhongjing",
        "zhang-fei",
        hp={"zhang-zhongjing": 4},
        max_hp={"zhang-zhongjing": 5},
        kind_area=["sha:spade-7"],
    )
    game.zhang_zhongjing.activates("on-diseases", "sha", on="zhang-zhongjing")
    game.zhang_zhongjing.chooses("heal")
    game.zhang_zhongjing.ends()
    assert game.hp["zhang-zhongjing"] == 4
    game.zhang_fei.ends()
    game.zhang_zhongjing.ends()
    assert game.hp["zhang-zhongjing"] == 5


@content("silk-for-spears")
def test_whoever_heals_brings_a_card_to_the_kind_area():
    game = table("zhang-fei", "zhang-wen", hp={"zhang-fei": 2}, hands={"zhang-fei": ["peach"]}, deck=["sha:spade-7"])
    game.zhang_fei.uses("peach")
    assert [card["face"] for card in game.match.view(0)["kind_area"]] == ["std-001"]


@content("praise-of-shu")
@rule("SG-818", "SG-947")
def test_zhang_wen_lets_a_stronger_hero_take_from_the_kind_area():
    game = table("zhang-fei", "zhang-wen", "sun-quan", phase="draw", hp={"zhang-wen": 2},
                 kind_area=["sha:spade-7", "peach:heart-3", "dodge:heart-2"])  # fmt: skip
    game.zhang_wen.activates("praise-of-shu")
    game.zhang_fei.chooses("cards", "sha", "peach")
    assert game.hands["zhang-fei"] == ["sha:spade-7", "peach:heart-3"]
    assert game.zhang_fei.why_not("sha", on="sun-quan") == "SG-1005"
    assert "sha" not in game.zhang_fei.options
    assert game.effects == [["praise-of-shu", "zhang-fei", 1, "turn"]]


@content("praise-of-shu")
def test_it_is_not_for_equals_nor_without_cards():
    game = table("zhang-fei", "zhang-wen", phase="draw", hp={"zhang-fei": 3}, kind_area=["sha"])
    assert is_idle(game, "zhang-fei")
    empty = table("zhang-fei", "zhang-wen", phase="draw")
    assert is_idle(empty, "zhang-fei")


@content("praise-of-shu")
def test_the_peaceful_hero_may_still_help_himself():
    game = table("zhang-fei", "zhang-wen", hp={"zhang-fei": 2}, hands={"zhang-fei": ["peach", "truce", "barbarians"]},
                 effects=[["praise-of-shu", "zhang-fei", 1, "turn"]])  # fmt: skip
    assert game.zhang_fei.options == ["peach", "truce", "end"]
