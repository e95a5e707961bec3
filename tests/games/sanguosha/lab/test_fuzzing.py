"""The fuzzer in Sanguosha: what took effect, rare beginnings, eager seats."""

from collections import Counter

import pytest

from tests.commands.shell import tianxia
from tianxia.core.dice import Dice
from tianxia.core.events import Event
from tianxia.games import game
from tianxia.games.sanguosha.content import HEROES
from tianxia.games.sanguosha.position.rarities import late_in_the_game
from tianxia.lab import fuzzing
from tianxia.lab.fuzzing import FuzzTable, many_games
from tianxia.scenario import scenario


def test_what_took_effect_is_counted_and_the_rules_are_left_as_they_were(capsys: pytest.CaptureFixture[str]) -> None:
    sanguosha = game("sanguosha")
    before = [rule.run for rule in sanguosha.silent_rules()]
    assert tianxia("fuzz", "sanguosha", "--games", "3", "--seed", "4", "--seats", "4") == 0
    shown = capsys.readouterr().out
    assert [rule.run for rule in sanguosha.silent_rules()] == before
    assert " of 50 cards took effect:" in shown, "two of the 52 kinds are in no deck"
    assert f" of {len(sanguosha.contents()['skills'])} skills took effect:" in shown
    assert shown.splitlines()[-1] == "3 games, 0 failures"


def test_a_skill_that_is_only_stated_has_not_taken_effect() -> None:
    sanguosha = game("sanguosha")
    assert sanguosha.took_effect(Event("viewed-as-having", {"seat": 0, "skill": "roar"})) == ()
    assert sanguosha.took_effect(Event("skill", {"seat": 0, "skill": "stir#viewed", "forced": False})) == ("stir",)
    assert sanguosha.took_effect(Event("look", {"seat": 0, "skill": "hawk-eye", "count": 2})) == ("hawk-eye",)


def test_a_rule_without_an_event_counts_when_it_changes_something() -> None:
    told = many_games(game("sanguosha"), range(1, 4), seats=5)
    silent = {rule.id for rule in game("sanguosha").silent_rules()}
    assert any(told.counts["effects"][id] for id in silent)
    assert told.counts["effects"]["sha"] > 0


def test_most_games_leave_out_no_cards_and_no_heroes() -> None:
    sanguosha = game("sanguosha")
    drawn = [FuzzTable(sanguosha, seed).options for seed in range(1, 201)]
    assert {options["deck"] for options in drawn} == {"extra", "battle", "standard"}
    assert len([options for options in drawn if options["deck"] == "extra" and options["heroes"] == "all"]) > 130
    assert all(
        FuzzTable(sanguosha, seed, 5, {"heroes": "standard"}).options["heroes"] == "standard" for seed in range(9)
    )


@pytest.mark.parametrize("seats", [2, 5, 10])
def test_some_games_begin_where_ruler_skills_come_up(seats: int) -> None:
    tables = [FuzzTable(game("sanguosha"), seed, seats, {"heroes": "standard"}) for seed in range(24)]
    rare = [table for table in tables if table.position is not None]
    assert 0 < len(rare) < len(tables)
    for table in rare:
        match = table.begin().match
        state = match.state
        kingdoms = [state.kingdom[seat] for seat in range(seats)]
        own = [hero for hero in HEROES if hero.set == "standard" and hero.kingdom == kingdoms[state.ruler]]
        assert kingdoms.count(kingdoms[state.ruler]) == min(seats, len(own))
        assert match.options["heroes"] == "standard"
        assert max(state.hp) <= 2


def test_some_games_begin_when_heroes_have_gained_what_they_are_promised() -> None:
    options = game("sanguosha").settle_options({"heroes": "list", "hero": "yu-ji,wang-lang,zhang-fei"}, 3)
    position = late_in_the_game(3, options, Dice(1))
    assert position is not None
    state = game("sanguosha").arrange(position, options, strict=False, dice=Dice(1))
    seats = {hero: seat for seat, hero in enumerate(position["heroes"])}
    assert "entangled-grudge" in state.skills[seats["yu-ji"]]
    assert state.tokens[seats["wang-lang"]]["tongue"] > 0
    assert position["gained"]["zhang-fei"] == []
    assert late_in_the_game(2, game("sanguosha").settle_options({"heroes": "standard"}, 2), Dice(1)) is None


def test_an_eager_seat_passes_only_if_it_must() -> None:
    duel = scenario("sanguosha", heroes=["liu-bei", "xu-chu"], hands={"liu-bei": ["sha"], "xu-chu": ["dodge", "peach"]})
    duel.liu_bei.uses("sha", on="xu-chu")
    question = duel.match.question(1)
    assert question is not None
    assert {fuzzing.eager(duel.match, question, Dice(n), Counter()).option for n in range(20)} == {"dodge"}
