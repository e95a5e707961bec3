"""Why a hint says so: what speaks for a choice, from what its player can see."""

from typing import Any

import pytest

from tests.games.huns.rules.camps import full, holding, mine, table, wagon
from tianxia.bots.reading import reason_of
from tianxia.core.asks import Choice
from tianxia.core.views import Glimpse
from tianxia.games.huns.bots.reasons import KEPT
from tianxia.scenario import Scenario
from tianxia.telling.language import texts

RED_BLACK, GREEN_YELLOW = "wagon-purple-1", "wagon-purple-2"
KEYS = ("fills", "nearer", "pays", "fits", "draws", "hope", "flee", "bear", *KEPT.values())
FACTS = {"vp": 3, "left": 2, "fit": 1, "count": 3}


def why(played: Scenario, option: str, **picks: list[str]) -> Any:
    """The reason for a choice of whoever is asked."""
    name = played.waits_for
    assert isinstance(name, str)
    seat, choice = played.seat(name), played.choice(name, option, picks)
    assert isinstance(choice, Choice)
    return reason_of(Glimpse(played.match, seat), choice)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_reason_is_said_in_both_languages(key: str, lang: Any):
    assert texts(lang, "huns")(f"because-{key}", **FACTS)


def test_a_die_that_dispatches_a_wagon_says_so():
    camp = mine(wagons=[wagon(RED_BLACK, "red", "red", "red", "black"), GREEN_YELLOW])
    played = table(camp, dice={"black": 1})
    assert why(played, "take", die=["black"]) == ("fills", {"vp": 3})


def test_a_loot_that_pays_a_mercenary_says_so():
    camp = mine(holding("kreka-the-queen", "red", "red"), wagons=[GREEN_YELLOW, "wagon-orange-1"])
    played = table(camp, stage="action", die="black", dice={"black": 1})
    assert why(played, "loot") == ("pays", {})


def test_a_loot_without_room_and_a_draw_tell_how_many():
    played = table(mine(wagons=[GREEN_YELLOW, "wagon-orange-1"]), stage="action", die="black", dice={"black": 3})
    assert why(played, "loot") == ("fits", {"fit": 0, "count": 3})
    assert why(played, "draw") == ("draws", {"count": 3})


@pytest.mark.parametrize(
    ("kind", "card", "reason"),
    [
        ("blue", "pack-mule", ("lasts", {})),
        ("red", "cattle-raid", ("raid", {})),
        ("green", "kreka-the-queen", ("hire", {})),
        ("black", "mutiny", ("curse", {})),
        ("yellow", "byzantine-icon", ("treasure", {"vp": 3})),
        ("yellow", "skull-cup", ("hope", {"vp": 3})),
    ],
)
def test_a_card_says_what_it_is_good_for(kind: str, card: str, reason: Any):
    played = table(mine("sack-the-village", drawn=[card]), stage="pick", die=kind)
    assert why(played, "play", card=[card]) == reason


def test_a_curse_compares_bearing_with_fleeing():
    played = table({"player-1": {"drawn": ["mutiny"]}}, stage="pick", die="black")
    played.player_1.does("curse", seat=["player-2"])
    assert why(played, "accept") == ("bear", {"vp": 3})
    assert why(played, "flee") == ("flee", {"vp": 3})


def test_a_valuable_on_a_wagon_tells_how_near_it_is():
    camp = mine(full("edeco-the-bodyguard"), wagons=[RED_BLACK, "wagon-green-1"])
    played = table(camp, stage="action", die="red", dice={"red": 2})
    played.player_1.does("loot")
    assert why(played, "load", good=["red"], wagon=[RED_BLACK]) == ("nearer", {"left": 4})
