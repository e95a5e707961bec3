"""Spring and Summer (GW-401 to GW-421)."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import CLANS, cards, done, has, heard, options, plays, realm, uses
from tests.marks import rule
from tianxia.games.greatwall.rules.year import SEASONS
from tianxia.scenario import Scenario, refused

FULL = ["mangudai", "raiders", "foot-levy"]


def spring(step: str = "hordes", **position: Any) -> Scenario:
    """A realm in Spring of Year 3, with three players: 2 Horde cards."""
    return realm(**{"season": "spring", "step": step, "year": 3, **position})


def summer(step: str = "income", **position: Any) -> Scenario:
    """A realm in Summer of Year 2."""
    return realm(**{"season": "summer", "step": step, "year": 2, **position})


# ---- Spring


@rule("GW-401")
def test_the_time_token_moves_one_space_on():
    assert spring("time").year == 4


@rule("GW-402", "GW-403", "GW-418")
def test_so_many_horde_cards_first_into_empty_rows_1_from_left_to_right():
    played = spring(hordes={"centre": ["raiders"]}, horde_deck=["mangudai-left", "siege-crew-left", "foot-levy", "*"])
    assert cards(played, "left") == ["mangudai-left"]
    assert cards(played, "right") == ["siege-crew-left"]
    assert cards(played, "centre") == ["raiders-left"]
    assert [event["card"] for event in heard(played, "horde")] == ["mangudai-left", "siege-crew-left"]


@rule("GW-404")
def test_then_where_the_card_on_top_after_drawing_points():
    """Not where the card itself points: the back of the next one counts."""
    one = {name: ["raiders"] for name in ("left", "centre", "right")}
    played = spring(hordes=one, horde_deck=["mangudai-left", "siege-crew-right", "foot-levy-centre", "*"])
    assert cards(played, "right")[1:] == ["mangudai-left"]
    assert cards(played, "centre")[1:] == ["siege-crew-right"]
    assert cards(played, "left") == ["raiders-left"]


@rule("GW-405", "GW-2309")
def test_a_card_for_a_full_section_is_a_conquest():
    """Four players: four of the forty tokens leave the pool."""
    lots = {"left": FULL, "centre": ["raiders"], "right": ["raiders"]}
    played = realm(
        seats=4, season="spring", step="hordes", year=2, hordes=lots,
        horde_deck=["light-lancers-centre", "siege-crew-left", "foot-levy-left", "steppe-riders-centre", "*"],
    )  # fmt: skip
    conquests = heard(played, "conquest")
    assert [(event["card"], event["section"], event["lost"]) for event in conquests] == [
        ("light-lancers-centre", "left", 4), ("siege-crew-left", "left", 4)
    ]  # fmt: skip
    assert played.shame_pool == 40 - 8
    assert played.horde_past == ["light-lancers-centre", "siege-crew-left"]
    assert played.shame == dict.fromkeys(CLANS[:4], 0)


@rule("GW-406")
def test_an_empty_horde_deck_is_made_from_the_discarded_cards():
    played = spring(horde_deck=[], horde_past=["mangudai", "raiders", "foot-levy"], trophies={"snake": ["*"]})
    assert sum([len(cards(played, name)) for name in ("left", "centre", "right")]) == 2
    assert played.horde_past == []
    assert len(played.horde_deck) == 1


@rule("GW-406")
def test_no_card_comes_if_none_is_left():
    played = spring(horde_deck=[], trophies={"snake": ["*"]})
    assert heard(played, "horde") == []


@rule("GW-407")
def test_without_a_top_card_the_section_with_the_fewest_cards():
    lots = {"left": ["raiders", "mangudai"], "centre": ["raiders"], "right": ["raiders"]}
    played = spring(hordes=lots, horde_deck=["siege-crew-left"], trophies={"snake": ["*"]})
    assert cards(played, "centre") == ["raiders-centre", "siege-crew-left"]


@rule("GW-408")
def test_the_oldest_advisor_goes_and_the_offer_is_filled():
    played = spring("advisors", offer=["spy", "scout", "monk", "abbot"], advisor_deck=["censor", "*"])
    assert played.offer == ["scout", "monk", "abbot", "censor"]
    assert played.advisor_past == ["spy"]


@rule("GW-409", "GW-417")
def test_the_order_of_spring():
    """In a co-operative game Requests and the Event come right after the Time token; the Khan after the Hordes."""
    assert SEASONS[1] == ("time", "spring-effects", "spring-tactics", "hordes", "advisors")
    coop = realm(season="spring", step="time", options={"mode": "coop", "genghis": "on"}, year=2)
    steps = coop.match.state.variant.season(1, SEASONS[1])
    assert steps == (
        "time",
        "requests",
        "event",
        "spring-effects",
        "spring-tactics",
        "hordes",
        "khan-moves",
        "advisors",
    )
    turban = realm(options={"mode": "coop", "scenario": "red-turban-rebellion"}).match.state.variant.season(
        1, SEASONS[1]
    )
    assert turban[:4] == ("time", "peace-or-war", "requests", "event")


@rule("GW-417", "GW-324")
def test_the_spring_tactic_window_comes_before_the_hordes():
    played = spring("spring-effects", tactics=["night-watch"], horde_deck=["mangudai", "*"])
    assert (played.waits_for, played.kind) == ("snake", "greatwall.tactic")
    assert played.fact("question.snake.about.window") == "spring"
    with refused("GW-323"):
        plays(played, "snake", "night-watch")
    assert cards(played, "left") == []
    done(played)
    assert len(cards(played, "left")) == 1


@rule("GW-418")
def test_the_first_card_drawn_is_skipped_and_the_next_one_redirected():
    lots = {"left": ["raiders"], "centre": FULL, "right": ["raiders"]}
    deck = ["mangudai-left", "siege-crew-left", "light-lancers-right", "steppe-riders-left", "*"]
    played = spring(hordes=lots, horde_deck=deck, skipped=1, more_hordes=1, guided=["turtle"])
    assert played.horde_past == ["mangudai-left"]
    assert played.waits_for == "turtle"
    assert sorted(played.fact("question.turtle.picks.choose.section")) == ["left", "right"]
    played.does("turtle", "choose", section=["right"])
    assert cards(played, "right")[1] == "siege-crew-left"
    assert [event["card"] for event in heard(played, "horde")] == ["siege-crew-left", "light-lancers-right"]


@rule("GW-418")
@pytest.mark.parametrize(("peace", "extra", "number"), [(0, 0, 3), (1, 0, 2), (9, 0, 1), (9, 2, 3), (0, 1, 4)])
def test_how_many_cards_come(peace: int, extra: int, number: int):
    """Peace never leaves less than one; what effects add comes on top."""
    played = spring(year=6, peace=peace, more_hordes=extra)
    assert len(heard(played, "horde")) == number


# ---- Summer


@rule("GW-410", "GW-419")
def test_overseers_give_their_level():
    levels = {"snake": {"lumber-mill": 2, "temple": 1}, "turtle": {"gold-mine": 3}}
    played = summer(overseers=levels)
    assert has(played, "snake") == {"wood": 2, "chi": 1}
    assert has(played, "dragon") == {}
    assert has(played, "turtle") == {"gold": 3}


@rule("GW-411", "GW-419")
def test_income_effects_come_after_the_overseers_player_by_player():
    """One wood is left: Turtle, higher on the track, takes it for their Overseer, and the Forester of Snake finds none.
    With the Forester of Turtle besides, it is the second wood."""
    played = summer(
        tea=["turtle", "snake", "dragon"], overseers={"turtle": {"lumber-mill": 1}}, supply={"wood": 2},
        active={"turtle": ["forester"], "snake": ["timber-baron"]},
    )  # fmt: skip
    assert has(played, "turtle") == {"wood": 2}
    played = summer(overseers={"snake": {"quarry": 1}, "dragon": {"quarry": 3}}, active=["racketeer", "monk"])
    assert has(played) == {"stone": 4, "chi": 1}


@rule("GW-419", "GW-2208")
def test_income_effects_in_the_order_that_their_owner_likes():
    """Wen Tianxiang makes a Tea step or, if highest, gains Honour; the Racketeer asks. Both wait for the owner."""
    levels = {"dragon": {"quarry": 1, "temple": 2}}
    played = summer(
        general="wen-tianxiang", active=["racketeer"], overseers=levels, tea=["dragon", "snake", "turtle"], assistants=2
    )
    assert played.kind == "greatwall.effect"
    assert played.fact("question.snake.picks.use.card") == ["racketeer", "wen-tianxiang"]
    uses(played, "snake", "racketeer")
    played.does("snake", "take", seat=["dragon"], location=["temple"])
    assert has(played) == {"chi": 2}
    assert played.tea[0] == "snake"


@rule("GW-412")
def test_two_chi_for_a_shame_token_any_number_of_times():
    played = summer("shame", shame={"snake": 3, "dragon": 1}, resources={"snake": {"chi": 5}, "dragon": {"chi": 1}})
    assert played.waits_for == "snake"
    played.does("snake", "shame")
    played.does("snake", "shame")
    assert (played.shame["snake"], has(played)) == (1, {"chi": 1})
    assert played.shame_pool == 28
    assert played.kind != "greatwall.shame"  # neither Snake nor Dragon has 2 Chi


@rule("GW-413", "GW-416")
def test_all_command_cards_are_taken_back_or_none():
    lying = {"snake": ["economy", "diplomacy"], "dragon": ["economy"]}
    played = summer("recover", lying=lying, tea=["dragon", "snake", "turtle"])
    assert played.waits_for == "dragon"
    assert options(played) == ["recover", "leave"]
    played.does("dragon", "recover")
    assert played.lying["dragon"] == []
    assert len(played.commands["dragon"]) == 6
    played.does("snake", "leave")
    assert played.lying["snake"] == ["economy", "diplomacy"]


@rule("GW-414", "GW-421", "GW-2308")
def test_two_honour_for_each_card_left_lying_every_summer():
    three = {"snake": ["economy", "diplomacy", "despotism"]}
    played = summer("recover", lying=three)
    played.does("snake", "leave")
    assert played.honour["snake"] == 6
    four = {"snake": [*three["snake"], "mobilisation"]}
    played = summer("recover", lying=four, honour={"snake": 6})
    played.does("snake", "leave")
    assert played.honour["snake"] == 6 + 8
    played = summer("recover", lying=four)
    played.does("snake", "recover")
    assert played.honour["snake"] == 0


@rule("GW-415")
def test_with_no_card_in_hand_all_are_taken_back():
    six = ["economy", "diplomacy", "despotism", "mobilisation", "fortification", "attack-order"]
    played = summer("recover", lying={"snake": six})
    assert sorted(played.commands["snake"]) == sorted(six)
    assert played.honour["snake"] == 0
    assert played.kind == "greatwall.command"


@rule("GW-420")
def test_the_order_of_summer():
    assert SEASONS[2] == ("income", "shame", "recover")
    rat = realm(options={"rat": "on"}).match.state.variant.season(2, SEASONS[2])
    assert rat == ("income", "shame", "recover", "rat-card")
    chi = {"snake": {"temple": 2}}
    played = summer(overseers=chi, shame={"snake": 1}, lying={"snake": ["economy"]})
    played.does("snake", "shame")  # with the Chi of this Summer
    assert played.kind == "greatwall.recover"
