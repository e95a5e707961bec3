"""The components of Chu Han (CH-101 to CH-110, CH-122)."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from tests.games.chuhan.rules.starts import (
    CHUHAN,
    DECK,
    PLAIN,
    SIXES,
    THREES,
    UNIQUE_EVENTS,
    VALUES,
    deal,
    deals,
    picture,
    played_out,
)
from tests.marks import rule
from tianxia.core.asks import Choice
from tianxia.core.match import start
from tianxia.errors import BadInput
from tianxia.games.chuhan.data import DESIGNS
from tianxia.scenario import scenario


def data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("tianxia.games.chuhan").joinpath("data", name).read_text(encoding="utf-8"))


@rule("CH-101")
def test_the_game_is_for_exactly_two_players_and_one_is_han_and_the_other_chu():
    for seats in (0, 1, 3, 4):
        with pytest.raises(BadInput, match="2 players"):
            start(CHUHAN, seats, {}, 1)
    for match in deals(10):
        assert sorted(CHUHAN.seat_names(match.state)) == ["chu", "han"]


@rule("CH-102")
def test_the_deck_has_ten_less_v_cards_of_each_value_v_and_one_zero():
    for match in deals(10):
        seen = picture(match)
        values = Counter([VALUES[name] for name in seen["han"] + seen["chu"] + seen["draw"]])
        assert values == {0: 1, 1: 9, 2: 8, 3: 7, 4: 6, 5: 5, 6: 4, 7: 3, 8: 2, 9: 1}
        assert sum(values.values()) == 46


@rule("CH-103", "CH-104")
def test_the_threes_are_seven_and_the_sixes_four_different_characters():
    for match in deals(10):
        seen = picture(match)
        characters = [name for name in seen["han"] + seen["chu"] + seen["draw"] if name not in PLAIN]
        assert sorted(characters) == sorted([*THREES, *SIXES])
    assert THREES == ["ji-bu", "yu-ji", "lyu-zhi", "xiao-he", "peng-yue", "xiahou-ying", "zhongli-mo"]
    assert SIXES == ["ying-bu", "han-xin", "liu-bang", "xiang-yu"]
    for name, value in [*((name, 3) for name in THREES), *((name, 6) for name in SIXES)]:
        battle = scenario("chuhan", han=[name, "1"])
        battle.han.plays(name)
        assert battle.trick[0]["value"] == value


@rule("CH-105")
def test_a_hand_without_threes_and_sixes_offers_no_ability():
    battle = scenario("chuhan", han=list(PLAIN), chu=["1", "2", "4", "5", "7", "8"], attacker="han")
    assert battle.han.options == ["lead", "decree"]
    assert battle.fact("question.han.closed") == {"pass": "CH-206"}
    battle.han.plays("1")
    assert battle.chu.options == ["pass", "counter", "decree"]
    assert battle.fact("question.chu.closed") == {}


@rule("CH-105")
def test_it_makes_no_difference_which_copy_of_a_value_is_played():
    battle = scenario("chuhan", han=["7", "7", "7", "1"], attacker="han")
    question = battle.asked("han")
    sevens = [
        ref for ref in question.options()[0].picks[0].items if CHUHAN.ref_names(battle.match.state, ref)[0] == "7"
    ]
    assert len(sevens) == 3
    after = []
    for copy in sevens:
        tried = battle.match.clone()
        tried.answer(0, Choice("lead", {"set": (copy,)}))
        after.append(picture(tried))
    assert after[0] == after[1] == after[2]
    singles = [choice for choice in question.expand() if choice.option == "lead" and len(choice.many("set")) == 1]
    assert len(singles) == 2  # a 7 and the 1: alike copies are one choice


@rule("CH-106")
def test_there_are_fifteen_events_five_calm_and_ten_unique_ones():
    for match in deals(5, events="on"):
        seen = picture(match)
        assert Counter([seen["event"], *seen["events"]]) == {"calm": 5, **dict.fromkeys(UNIQUE_EVENTS, 1)}


@rule("CH-107")
def test_there_are_six_decrees():
    for match in deals(5):
        assert picture(match)["supply"] == 6
        assert picture(match)["decrees"] == {"han": 0, "chu": 0}


@rule("CH-108", "CH-109")
def test_the_other_parts_are_counted_and_carry_no_rule():
    parts = {part["id"]: part["count"] for part in data("components.toml")["component"]}
    assert parts == {
        "dynasty-card": 46,
        "event-card": 15,
        "decree-token": 6,
        "decree-card": 6,
        "score-card": 3,
        "score-track": 1,
        "score-marker": 2,
        "help-card": 2 * 2,
        "help-tile": 2 * 2,
        "travel-box": 1,
        "history-booklet": 1,
    }
    # the travel version changes no rule: there is nothing to choose beyond events, who is Han, campaign and rulings
    settings = [setting.name for setting in CHUHAN.settings if setting.source != "ruling"]
    assert settings == ["events", "han_player", "campaign"]


@rule("CH-109")
def test_the_decree_cards_of_the_travel_version_are_as_many_as_the_decrees():
    parts = {part["id"]: part["count"] for part in data("components.toml")["component"]}
    assert parts["decree-card"] == parts["decree-token"] == picture(deal(1))["supply"]


@rule("CH-110")
def test_a_player_may_play_cards_of_both_clans_in_one_set():
    clans = {card["id"]: card["clan"] for card in data("cards.toml")["card"]}
    assert (clans["ji-bu"], clans["xiao-he"]) == ("chu", "han")
    for side in ("han", "chu"):
        battle = scenario("chuhan", attacker=side, **{side: ["ji-bu", "xiao-he", "1"]})
        getattr(battle, side).plays("ji-bu", "xiao-he")
        assert battle.trick == [{"by": side, "as": "set", "cards": ["ji-bu", "xiao-he"], "value": 3, "size": 2}]


@rule("CH-110")
def test_games_go_the_same_whatever_the_clan_marks(monkeypatch: pytest.MonkeyPatch):
    marked = [played_out(deal(seed, events="on"), seed).digest() for seed in range(6)]
    for design in DESIGNS:
        monkeypatch.setitem(design, "clan", "chu" if design["clan"] == "han" else "han")
    assert [played_out(deal(seed, events="on"), seed).digest() for seed in range(6)] == marked


@rule("CH-122")
def test_the_cards_say_how_many_of_their_value_there_are_and_which_abilities_are_attacks():
    cards = data("cards.toml")
    assert cards["meta"]["values"] == {str(v): n for v, n in Counter([VALUES[name] for name in DECK]).items()}
    assert [ability["card"] for ability in cards["ability"] if ability["kind"] == "attack"] == [
        "ji-bu",
        "yu-ji",
        "ying-bu",
    ]
