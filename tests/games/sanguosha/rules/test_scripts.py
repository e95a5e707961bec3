"""What a scenario of Sanguosha can do beside answering: let things happen, script the dice, look back at a turn."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.marks import rule
from tianxia.core import log
from tianxia.games import game
from tianxia.scenario import BadInput, Scenario, Wrong, from_journal, load, run, scenario

SANGUOSHA = game("sanguosha")


# ---- the dice


@rule("SG-816")
@pytest.mark.parametrize(("shown", "taken"), [(1, "peach"), (2, "dodge"), (3, "wine")])
def test_the_dice_say_which_card_is_taken_blindly(shown: int, taken: str):
    table = bare("sun-quan", "xu-chu", hands={"sun-quan": ["snatch"], "xu-chu": ["peach", "dodge", "wine"]})
    table.dice_show(shown)
    table.sun_quan.uses("snatch", on="xu-chu")
    table.nobody_negates()
    assert table.sun_quan.hand == [taken]
    assert table.match.state.dice.script == []


def test_dice_that_cannot_show_this_are_told_in_one_sentence_and_nothing_has_happened():
    table = bare("sun-quan", "xu-chu", hands={"sun-quan": ["snatch"], "xu-chu": ["peach", "dodge"]}, discard=["negate"])
    table.dice_show(3)
    table.sun_quan.uses("snatch", on="xu-chu")
    with pytest.raises(BadInput, match="the dice are to show 3 where there are 2 possibilities, 1 to 2"):
        table.nobody_negates()
    assert table.kind == "sanguosha.negate"
    assert table.xu_chu.hand == ["peach", "dodge"]


def test_a_scripted_draw_is_in_the_log():
    table = bare("sun-quan", "xu-chu", hands={"sun-quan": ["snatch"], "xu-chu": ["peach", "dodge", "wine"]})
    table.dice_show(2)
    table.sun_quan.uses("snatch", on="xu-chu")
    table.nobody_negates()
    again = log.replay(SANGUOSHA, log.read(table.journal.text()))
    assert SANGUOSHA.picture(again.match.state) == table.picture()


# ---- what happens between two actions


@rule("SG-341", "SG-346")
def test_damage_of_an_element_spreads_along_the_chain():
    table = bare("sun-quan", "xu-chu", "ma-chao", chained=["xu-chu", "ma-chao"])
    table.xu_chu.suffers(2, source="ma-chao", element="fire")
    assert table.hp == {"sun-quan": 4, "xu-chu": 2, "ma-chao": 2}
    assert table.chained == []
    assert [event["source"] for event in table.heard("damage")] == ["ma-chao", "ma-chao"]
    assert table.sun_quan.is_idle


@rule("SG-944", "SG-730")
def test_lost_hp_have_no_source_and_touch_no_shield():
    table = bare("sun-quan", "xu-chu", "ma-chao", shields={"xu-chu": 2}, roles=["ruler", "rebel", "spy"])
    table.xu_chu.loses_hp()
    assert (table.hp["xu-chu"], table.shields["xu-chu"]) == (3, 2)
    table.xu_chu.loses_hp(3)
    table.everyone_passes()
    assert table.dead == ["xu-chu"]
    assert table.heard("death")[0]["killer"] == "none"


@rule("SG-503", "SG-513")
def test_a_judgement_stands_for_itself_and_skills_make_of_it_what_they_can():
    table = scenario("sanguosha", heroes=["sun-quan", "guo-jia"], deck=["peach:heart-3"])
    table.guo_jia.is_judged("lightning")
    assert table.heard("judge")[0]["card"] == "peach:heart-3"
    table.guo_jia.activates("envy-of-heaven")
    assert table.guo_jia.hand == ["peach"]


@rule("SG-1401", "SG-1404")
def test_a_hero_can_be_viewed_as_using_a_card():
    table = bare("sun-quan", "xu-chu", "ma-chao", "da-qiao", hands={"sun-quan": ["sha"], "da-qiao": ["peach"]})
    table.xu_chu.is_viewed_as_using("sha", on="da-qiao")
    table.da_qiao.passes()
    assert table.hp["da-qiao"] == 2
    used = table.heard("use")[0]["use"]
    assert (used["name"], used["suit"], "cards" in used and used["cards"]) == ("sha", "none", [])
    assert table.sun_quan.may("sha", on="xu-chu")
    table.xu_chu.is_viewed_as_using("barbarians")
    assert table.heard("use")[1]["targets"] == ["ma-chao", "da-qiao", "sun-quan"]


@rule("SG-205", "SG-206")
def test_the_turn_ends_if_its_hero_dies_by_what_happens():
    table = bare("sun-quan", "xu-chu", "ma-chao", turn="xu-chu", roles=["ruler", "rebel", "spy"], hp={"xu-chu": 1})
    table.xu_chu.suffers()
    table.everyone_passes()
    assert (table.dead, table.turn) == (["xu-chu"], "ma-chao")


@pytest.mark.parametrize(
    ("what", "facts", "sentence"),
    [
        ("pain", {}, "what of happening is one of damage, lose-hp, judge, use, not 'pain'"),
        ("damage", {"victim": "cao"}, "victim of happening is one of sun-quan, xu-chu, ma-chao, da-qiao, not 'cao'"),
        ("damage", {"victim": "xu-chu", "amount": 0}, "amount of happening is a number from 1 to 99, not 0"),
        ("damage", {"victim": "xu-chu", "element": "mud"}, "element of happening is one of normal"),
        ("damage", {"victim": "xu-chu", "size": 1}, "happening (damage) has no 'size'; it has what, victim, amount"),
        ("judge", {"hero": "xu-chu", "why": "lightening"}, "why of happening cannot be 'lightening'; nearest:"),
        ("use", {"user": "xu-chu", "card": "sha"}, "targets of happening names on whom this sha is used"),
        ("use", {"user": "xu-chu", "card": "sha", "targets": ["xu-chu"]}, "xu-chu cannot be a target of this sha"),
        ("use", {"user": "xu-chu", "card": "dodge", "targets": ["ma-chao"]}, "card of happening is one that can be"),
    ],
)  # fmt: skip
def test_what_cannot_happen_is_told_in_one_sentence(what: str, facts: dict[str, object], sentence: str):
    table = bare()
    with pytest.raises(BadInput) as wrong:
        table.happens(what, **facts)
    assert str(wrong.value).startswith(sentence)
    assert table.sun_quan.is_idle


def test_nothing_happens_in_the_middle_of_something():
    table = bare(hands={"sun-quan": ["sha"], "xu-chu": ["peach"]})
    table.sun_quan.uses("sha", on="xu-chu")
    with pytest.raises(BadInput, match=r"damage cannot happen now: sanguosha.dodge for xu-chu comes in the middle"):
        table.ma_chao.suffers()
    table = bare(hp={"xu-chu": 1}, hands={"sun-quan": ["peach"]})
    table.xu_chu.suffers()
    with pytest.raises(BadInput, match=r"lose-hp cannot happen now: sanguosha.save for sun-quan"):
        table.ma_chao.loses_hp()


def test_what_happens_can_be_set_read_cloned_and_logged():
    table = bare("sun-quan", "xu-chu", "ma-chao", hp={"xu-chu": 1}, hands={"xu-chu": ["peach"], "sun-quan": ["wine"]})
    table.xu_chu.suffers(source="ma-chao")
    table.sun_quan.passes()
    assert (table.kind, table.waits_for) == ("sanguosha.save", "xu-chu")
    written = from_journal(table.journal)
    assert 'happening = { what = "damage", victim = "xu-chu", amount = 1, source = "ma-chao"' in written
    again = run(load(written))
    assert again.picture() == table.picture()
    clone = table.match.clone()
    assert clone.digest() == table.match.digest()
    table.xu_chu.uses("peach")
    replayed = log.replay(SANGUOSHA, log.read(table.journal.text()))
    assert SANGUOSHA.picture(replayed.match.state) == table.picture()
    assert table.sun_quan.is_idle


def test_a_file_lets_things_happen_too():
    table = run(load("""
game = "sanguosha"
[position]
heroes = ["sun-quan", "xu-chu"]
[[step]]
happens = { what = "lose-hp", hero = "xu-chu", amount = 2 }
facts = { hp = { xu-chu = 2 } }
"""))  # fmt: skip
    assert table.waits_for == "sun-quan"
    with pytest.raises(BadInput, match="step 1: nothing can be made to happen in chuhan"):
        run(load('game = "chuhan"\n[[step]]\nhappens = { what = "rain" }'))


# ---- looking back


def one_sha() -> Scenario:
    """Sun Quan, still idle, has used a Sha on Xu Chu."""
    table = bare("sun-quan", "xu-chu", hands={"sun-quan": ["sha"]}, deck=["sha"] * 6)
    table.sun_quan.uses("sha", on="xu-chu")
    table.everyone_passes()
    return table


@pytest.mark.parametrize("over", [False, True], ids=["in-a-round", "over-a-round"])
def test_the_history_of_the_turn_before_can_be_read(over: bool):
    table = one_sha()
    with pytest.raises(BadInput, match="no turn has ended since the position"):
        table.last_turn()
    table.sun_quan.ends()
    if over:
        table.xu_chu.uses("sha", on="sun-quan")
        table.everyone_passes()
        table.xu_chu.ends()
    by, on = ("xu-chu", "sun-quan") if over else ("sun-quan", "xu-chu")
    last = table.last_turn()
    assert last["turn"] == by
    assert ["use", by, on, 1, "sha"] in last["history"]
    assert ["use", by, on, 1, "sha"] not in table.history


# ---- words


def test_a_second_negate_against_the_same_card_is_not_swallowed():
    table = bare("sun-quan", "xu-chu", "ma-chao",
                 hands={"sun-quan": ["duel"], "xu-chu": ["negate"], "ma-chao": ["negate"]})  # fmt: skip
    table.sun_quan.uses("duel", on="xu-chu")
    table.xu_chu.negates()
    with pytest.raises(Wrong, match="only the Negate of xu-chu is used; that of ma-chao against the same card is not"):
        table.ma_chao.negates()


def test_a_hero_whom_nobody_knows_is_answered_with_the_nearest():
    with pytest.raises(BadInput, match="a hero of the roster, not 'lui-bei'; nearest: liu-bei"):
        scenario("sanguosha", heroes=["cao-cao", "lui-bei"])
