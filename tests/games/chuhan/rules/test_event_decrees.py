"""Events about decrees: the Treaty of the Hong Canal and Rapid Advance (CH-881 to CH-884, CH-896)."""

import pytest

from tests.games.chuhan.rules.heard import said
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario


def treaty(**position: object) -> Scenario:
    """Han leads under the Treaty; the next cards are a 9 and an 8."""
    given = {"han": ["1", "5"], "chu": ["7", "7"], "draw": ["9", "8"], "attacker": "han", **position}
    return scenario("chuhan", event="treaty-of-hong-canal", **given)


# ---- Treaty of the Hong Canal


@rule("CH-881")
@pytest.mark.parametrize(("given", "kept"), [("9", "8"), ("8", "9")])
def test_who_takes_a_decree_gives_one_of_the_two_cards_to_the_rival_and_keeps_the_other(given, kept):
    battle = treaty()
    battle.han.takes_decree()
    assert battle.waits_for == "han"
    assert battle.kind == "chuhan.treaty"
    assert battle.fact("question.han.options") == ["give"]
    assert battle.fact("question.han.picks.give.card") == ["8", "9"]
    battle.han.gives(given)
    assert battle.fact("han") == ["1", "5", kept]
    assert battle.fact("chu") == ["7", "7", given]
    assert battle.kind == "chuhan.lead"


@rule("CH-881")
def test_one_card_must_be_given_and_it_is_one_of_the_two():
    battle = treaty()
    battle.han.takes_decree()
    with refused("CH-881"):
        battle.han.passes()
    with refused("CH-881"):
        battle.han.gives("1")
    with refused("CH-881"):
        battle.han.does("give", card=["8", "9"])


@rule("CH-881", "CH-882")
def test_the_taker_looks_at_both_cards_before_choosing():
    battle = treaty()
    battle.han.takes_decree()
    assert len(battle.fact("question.han.about.drawn")) == 2
    assert len(said(battle, "decree", "han")[0]["drawn"]) == 2


@rule("CH-881")
def test_the_treaty_holds_in_a_counter_too():
    battle = treaty(trick=[{"by": "han", "cards": ["4"]}])
    battle.chu.takes_decree()
    battle.chu.gives("9")
    assert battle.fact("han") == ["1", "5", "9"]
    battle.chu.plays("8")
    assert battle.waits_for == "han"


@rule("CH-882")
def test_the_rival_sees_only_the_card_received():
    battle = treaty()
    battle.han.takes_decree()
    assert "drawn" not in said(battle, "decree", "chu")[0]
    assert battle.knows["chu"] == {"hand": [], "draw": []}
    battle.han.gives("9")
    assert battle.knows["chu"] == {"hand": [], "draw": []}  # the 8 stays hidden
    assert battle.knows["han"]["hand"] == ["9"]  # who gave it knows where it is
    assert battle.knows["spectator"] == {"han": [], "chu": []}
    assert "given" in said(battle, "give", "chu")[0]
    assert "given" not in said(battle, "give", "spectator")[0]


@rule("CH-882")
def test_nothing_that_the_rival_is_told_names_the_card_kept():
    battle = treaty(draw=["0", "9"])
    battle.han.takes_decree()
    battle.han.gives("9")
    assert "xiong-xin" not in str(battle.fact("told.chu"))
    assert "xiong-xin" not in str(battle.fact("view.chu"))
    assert "xiong-xin" in str(battle.fact("view.han"))


@rule("CH-883")
def test_the_decree_counts_for_its_taker_only():
    battle = treaty()
    battle.han.takes_decree()
    battle.han.gives("9")
    assert battle.decrees == {"han": 1, "chu": 0}
    assert battle.supply == 5
    with refused("CH-204"):
        battle.han.takes_decree()
    battle.han.plays("1")
    battle.chu.takes_decree()
    assert battle.decrees == {"han": 1, "chu": 1}


@rule("CH-884")
def test_the_asterisk_of_the_treaty_adds_no_rule():
    plain = scenario("chuhan", event="calm", events=["treaty-of-hong-canal"], han=["9"], chu=["1", "2"])
    plain.han.plays("9")
    assert plain.event == "treaty-of-hong-canal"
    assert (plain.supply, plain.display, plain.row, len(plain.draw)) == (6, [], [], 16)
    assert plain.fact("question.chu.options")[:2] == ["lead", "decree"]
    battle = treaty(han=["5"], decrees={"han": 1, "chu": 2})
    battle.han.plays("5")
    assert battle.score == {"han": 4, "chu": 1}


# ---- Rapid Advance


@rule("CH-896")
def test_the_attacker_takes_no_decree_before_leading():
    battle = scenario("chuhan", event="rapid-advance", han=["1", "5"], chu=["7", "7"])
    assert "decree" not in battle.han.options
    assert battle.fact("question.han.closed.decree") == "CH-896"
    with refused("CH-896"):
        battle.han.takes_decree()


@rule("CH-896")
def test_decrees_are_taken_in_a_counter_by_either_player():
    battle = scenario("chuhan", event="rapid-advance", han=["1", "5"], chu=["7", "7"], draw=["1", "1", "2", "2"])
    battle.han.plays("1")
    battle.chu.takes_decree()
    battle.chu.plays("7")
    battle.han.takes_decree()  # the attacker of the trick, in a counter
    assert battle.decrees == {"han": 1, "chu": 1}
    battle.han.passes()
    with refused("CH-896"):
        battle.chu.takes_decree()
