"""The co-operative game (GW-1012 to GW-1022, GW-1030 to GW-1033)."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import REQUESTS, asked, done, has, horde, options
from tests.games.greatwall.rules.tables import allies, fresh, in_turn, offered, table
from tests.marks import content, rule
from tianxia.games.greatwall.data import OURS

CHECK = {"season": "winter", "step": "request-check"}
UNMET = "strong-barracks"  # a Request that nobody meets by the way


@rule("GW-1012")
def test_allies_use_their_own_hordes_and_generals_and_more_tactics():
    played = fresh(3, mode="coop")
    hordes = played.of("horde", "horde_deck", "hordes")
    assert len(hordes) == 24
    assert all(card.startswith("co-") for card in hordes)
    generals = played.of("general", "generals_left", "dealt")
    assert {OURS.cards[OURS.face[card]].module for card in generals} == {"coop"}
    assert len(generals) == 8
    assert len(played.tactic_deck) == 20 + 12


@rule("GW-1013")
def test_requests_and_an_event_are_revealed():
    shown = {n: len(fresh(n, **({"mode": "coop"} if n > 1 else {})).requests) for n in (1, 2, 3, 4, 5)}
    assert shown == {1: 3, 2: 4, 3: 3, 4: 2, 5: 2}
    played = allies(season="spring", step="time", event_deck=["levy", "*"], requests=["keep-face"], year=1)
    assert len(played.requests) == 3  # two more
    assert played.event_past == ["levy"]
    assert asked(played) == ("snake", "post")  # at once, before the Horde cards come
    assert played.hordes == {"left": [], "centre": [], "right": []}
    few = allies(
        season="spring", step="time", requests=["keep-face"], request_deck=["hold-the-line"], requests_done=["*"]
    )
    assert few.requests[:2] == ["keep-face", "hold-the-line"]
    assert len(few.requests) == 2  # as long as the deck lasts


@rule("GW-1013")
def test_year_1_has_no_event():
    """It begins with Autumn, and an Event comes in Spring."""
    played = allies(season="summer", step="recover", year=1)
    assert asked(played)[1] == "command"
    assert played.event_past == []


@rule("GW-1014")
def test_each_request_that_is_met_lets_everybody_return_a_shame():
    played = allies(requests=["keep-face", "hold-the-line", UNMET], shame={"snake": 1, "turtle": 2}, **CHECK)
    assert asked(played) == ("snake", "return-shame")
    played.does("snake", "remove")
    assert asked(played) == ("turtle", "return-shame")
    done(played)  # may, not must
    assert [told["card"] for told in played.heard("request")] == ["keep-face", "hold-the-line"]  # as they were revealed
    played.does("turtle", "remove")
    assert played.requests_done == ["keep-face", "hold-the-line"]
    assert played.requests[0] == UNMET
    assert played.shame == {"snake": 0, "dragon": 0, "turtle": 1}
    assert played.shame_pool == 29  # nothing was removed


@rule("GW-1014")
def test_a_winter_without_a_request_costs_shame():
    played = allies(requests=[UNMET], **CHECK)
    assert played.heard("no-request") == [{"kind": "no-request", "lost": 3}]
    assert played.shame_pool == 27


@rule("GW-1015")
def test_shame_from_an_empty_pool_loses_at_once():
    position = {"shame_pool": 0, "shame": {"snake": 30}, "locations": {"quarry": {"snake": 3}}, **in_turn("activation")}
    played = allies(**position)
    assert played.outcome["winners"] == []
    assert played.outcome["reason"] == "GW-1015"
    assert has(played) == {}  # nothing else happened
    assert table(**position).outcome is None  # GW-313: in a competitive game none is taken


@rule("GW-1016")
def test_removing_more_than_there_is_is_no_loss():
    played = allies(requests=[UNMET], shame_pool=1, **CHECK)
    assert played.outcome is None
    assert played.shame_pool == 0


@rule("GW-1017", "GW-1018")
def test_only_the_last_year_ends_the_game():
    full = {"left": 3, "centre": 3, "right": 3}
    position: dict[str, Any] = {"season": "winter", "step": "end-of-winter", "levels": full, "shame_pool": 0}
    assert allies(year=5, **position).outcome is None
    assert table(year=5, **position).outcome is not None
    assert allies(year=6, **position).outcome is not None


@rule("GW-1018", "GW-1029")
@pytest.mark.parametrize(("seats", "needed"), [(1, 11), (2, 12), (3, 11), (4, 9), (5, 8)])
def test_enough_requests_win_together(seats: int, needed: int):
    options = {} if seats == 1 else {"mode": "coop"}
    position: dict[str, Any] = {
        "season": "winter",
        "step": "end-of-winter",
        "year": 6 if seats < 4 else 5,
        "requests": [],
    }
    won = table(seats, options, requests_done=REQUESTS[:needed], **position)
    assert len(won.outcome["winners"]) == seats
    lost = table(seats, options, requests_done=REQUESTS[: needed - 1], **position)
    assert lost.outcome["winners"] == []


@rule("GW-1019")
def test_allies_have_no_secrets():
    position = {
        "season": "autumn", "step": "commands", "tactics": {"snake": ["volley"]}, "resources": {"snake": {"gold": 2}},
    }  # fmt: skip
    played = allies(**position)
    assert played.fact("view.dragon.seats.0.resources.gold") == 2
    assert [card["face"] for card in played.fact("view.dragon.seats.0.tactics.known")] == ["volley"]
    assert table(**position).fact("view.dragon.seats.0.resources") is None
    ordered = allies(season="autumn", step="execution", tea=["turtle", "snake", "dragon"])
    assert asked(ordered) == ("turtle", "place")  # cards are still placed in order by Tea


@rule("GW-1020", "GW-1033")
@content("mirror-of-souls")
def test_honour_is_kept_and_decides_nothing():
    played = allies(
        season="winter", step="end-of-winter", year=6, requests_done=REQUESTS, requests=[],
        honour={"snake": 1, "dragon": 50}, artifacts=["jade-seal", "dragon-arrow", "bronze-abacus"],
        assistants={"snake": 2},
    )  # fmt: skip
    assert played.winner == ["snake", "dragon", "turtle"]
    assert played.outcome["scores"] == [1, 50, 0]  # no final scoring: the Jade Seal gives nothing
    assert played.heard("score") == []
    killed = table(
        3, {"mode": "coop", "scenario": "imperial-visit"}, artifacts=["mirror-of-souls", "jade-seal", "dragon-arrow"],
        hordes={"left": [horde("co-vanguard-left", "wound", "wound", "snake spearman")]}, **in_turn("turn-cleanup"),
    )  # fmt: skip
    assert killed.honour["snake"] == 4 + 1  # the card and an Artifact of the whole game
    assert killed.trophies["snake"] == ["co-vanguard-left"]


@rule("GW-1021")
def test_two_allies_play_with_reed():
    played = fresh(2, mode="coop")
    assert played.view["stand_in"]["clerks"] == 5
    assert len(played.of("horde", "hordes")) == 2
    assert len(played.horde_deck) == 14
    # Reed's Spearmen cover spots, but do not protect
    breached = table(
        2, {"mode": "coop"}, season="winter", step="assault", barricades={"centre": 0, "right": 0},
        hordes={"right": [horde("co-vanguard", "reed spearman")]},
    )  # fmt: skip
    assert breached.shame == {"snake": 1, "dragon": 1}


@rule("GW-1022")
def test_being_alone_still_brings_shame():
    assert allies(locations={"quarry": {"snake": 3}}, **in_turn("activation")).shame["snake"] == 1


@rule("GW-1030")
@content("feed-the-court")
def test_each_agrees_to_pay_for_themselves():
    rich = {clan: {"wood": 1, "stone": 1} for clan in ("snake", "dragon", "turtle")}
    position: dict[str, Any] = {"requests": ["feed-the-court"], "resources": rich, **CHECK}
    played = allies(**position)
    for clan in ("snake", "dragon", "turtle"):
        assert asked(played) == (clan, "request")
        played.does(clan, "agree")
    assert played.requests_done == ["feed-the-court"]
    assert [has(played, clan) for clan in ("snake", "dragon", "turtle")] == [{}, {}, {}]
    refusing = allies(**position)
    refusing.does("snake", "agree")
    refusing.does("dragon", "refuse")
    assert refusing.requests_done == []
    assert has(refusing) == {"wood": 1, "stone": 1}  # nothing is paid
    poor = allies(**{**position, "resources": {**rich, "turtle": {"wood": 1}}})
    assert poor.requests_done == []
    assert poor.heard("no-request")


@rule("GW-1030")
@content("prayers-for-the-dead")
def test_all_offer_until_the_sum_is_reached():
    chi = {"snake": {"chi": 2}, "dragon": {"chi": 2}, "turtle": {"chi": 2}}
    position: dict[str, Any] = {
        "requests": ["prayers-for-the-dead"],
        "resources": chi,
        "tea": ["dragon", "snake", "turtle"],
        **CHECK,
    }
    played = allies(**position)
    assert asked(played) == ("dragon", "offer")
    assert offered(played, "offer", "count") == ["0", "1", "2"]
    played.does("dragon", "offer", count=["2"])
    assert offered(played, "offer", "count") == ["0", "1"]  # one more is missing
    played.does("snake", "offer", count=["1"])
    assert played.requests_done == ["prayers-for-the-dead"]
    assert [has(played, clan) for clan in ("snake", "dragon", "turtle")] == [{"chi": 1}, {}, {"chi": 2}]
    short = allies(**position)
    for clan in ("dragon", "snake", "turtle"):
        short.does(clan, "offer", count=["0"])
    assert short.requests_done == []
    assert has(short) == {"chi": 2}


@rule("GW-1031")
@content("spy-report")
def test_the_highest_on_the_tea_track_chooses_for_the_table():
    played = allies(season="spring", step="event", event_deck=["spy-report", "*"], tea=["turtle", "dragon", "snake"])
    assert asked(played) == ("turtle", "reorder")


@rule("GW-1032")
def test_the_abilities_of_cooperative_hordes_are_of_five_classes():
    hordes = {card.row["id"]: card.rules.ops for card in OURS.cards if card.sort == "horde" and card.module == "coop"}
    assert len(hordes) == 8
    kinds = {id: [op["op"] for op in ops] for id, ops in hordes.items()}
    allowed = ("lose_resource", "forbid", "kill_soldier", "swap_forward")
    assert {word for words in kinds.values() for word in words} == set(allowed)


REQUEST_CASES: tuple[tuple[str, dict[str, Any], dict[str, Any]], ...] = (
    ("raise-the-wall", {"done_this_year": {"walls": 2}}, {"done_this_year": {"walls": 1}}),
    ("hold-the-line", {}, {"done_this_year": {"breaches": 1}}),
    ("heads-of-enemies", {"done_this_year": {"claims": 3}}, {"done_this_year": {"claims": 2}}),
    (
        "fill-the-treasury",
        {"resources": {"snake": {"gold": 5}, "dragon": {"gold": 1}}},
        {"resources": {"snake": {"gold": 5}}},
    ),
    ("keep-face", {"shame": {"snake": 2, "dragon": 2}}, {"shame": {"dragon": 3}}),
    (
        "man-the-towers",
        {"levels": {"left": 1, "right": 1}, "firing": {"left": {"snake": 2}, "right": {"dragon": 2}}},
        {"levels": {"left": 1, "right": 1}, "firing": {"left": {"snake": 2}, "right": {"dragon": 1}}},
    ),
    (
        "strong-barracks",
        {"rest": {"left": {"snake": {"spearman": 4, "archer": 1}, "dragon": {"horseman": 1}}}},
        {"rest": {"left": {"snake": {"spearman": 5}}}},
    ),
    ("wise-counsel", {"done_this_year": {"advisors": 2}}, {"done_this_year": {"advisors": 1}}),
    ("clear-the-field", {"hordes": {"left": ["co-vanguard"]}}, {"hordes": {"left": ["co-vanguard", "co-outriders"]}}),
    (
        "loyal-overseers",
        {"overseers": {"snake": {"quarry": 3, "temple": 1}, "turtle": {"quarry": 2}}},
        {"overseers": {"snake": {"quarry": 3, "temple": 2}}},
    ),
)  # fmt: skip


@rule("GW-1014")
@content(
    "raise-the-wall", "hold-the-line", "heads-of-enemies", "fill-the-treasury", "keep-face", "man-the-towers",
    "strong-barracks", "wise-counsel", "clear-the-field", "loyal-overseers",
)  # fmt: skip
@pytest.mark.parametrize(("card", "met", "unmet"), REQUEST_CASES)
def test_a_request_is_met_or_not(card: str, met: dict[str, Any], unmet: dict[str, Any]):
    assert [told["card"] for told in allies(requests=[card], **met, **CHECK).heard("request")] == [card]
    assert allies(requests=[card], **unmet, **CHECK).heard("request") == []


@rule("GW-1014", "GW-1031")
def test_what_requests_count_is_noted():
    """Walls, Claims, Breaches and Advisors of this Year."""
    built = allies(
        locations={"builders-camp": {"snake": 1}}, resources={"snake": {"stone": 2, "wood": 1}}, **in_turn("activation")
    )
    built.does("snake", "wall", section=["left"])
    assert built.done_this_year == {"walls": 1}
    claimed = allies(
        hordes={"left": [horde("co-vanguard", "wound", "wound", "snake spearman")]}, **in_turn("turn-cleanup")
    )
    assert claimed.done_this_year == {"claims": 1}
    hired = allies(
        locations={"imperial-embassy": {"snake": 1}}, resources={"snake": {"gold": 5}},
        offer=["abbot", "spy", "scout", "fletcher"], **in_turn("activation"),
    )  # fmt: skip
    hired.does("snake", "assistant", card=["spy"])
    assert hired.done_this_year == {"advisors": 1}
    breached = allies(
        season="winter", agenda=["assault", "request-check", "commands"], barricades={"left": 0},
        hordes={"left": ["co-vanguard"]}, requests=["hold-the-line"],
    )  # fmt: skip
    assert breached.done_this_year == {"breaches": 1}
    assert breached.heard("no-request")


def test_options_are_read():
    """The helper tells what may be done."""
    assert options(allies(requests=["keep-face"], shame={"snake": 1}, **CHECK)) == ["remove", "done"]
