"""Ancient Chronicles: what all scenarios share (GW-12xx), and Bitter Frost (GW-13xx)."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import REQUESTS, asked, done, has, horde, options, section
from tests.games.greatwall.rules.tables import FROST, chronicle, fresh, in_turn, offered
from tests.marks import rule
from tianxia.games.greatwall.data import OURS, SCENARIOS
from tianxia.scenario import BadInput, refused, scenario

FOUR = ("bitter-frost", "great-famine", "imperial-visit", "hungry-ghost-festival")
ALLIED = ("siege-of-diaoyu", "red-turban-rebellion")


@rule("GW-1201", "GW-1203", "GW-1205", "GW-1214")
def test_there_are_six_scenarios_and_their_cards():
    assert tuple(SCENARIOS) == (*FOUR, *ALLIED)
    sorts = [card.sort for card in OURS.cards if card.module == "chronicles"]
    counts = {sort: sorts.count(sort) for sort in ("general", "tactic", "advisor", "artifact")}
    assert counts == {"general": 4, "tactic": 8, "advisor": 10, "artifact": 10}
    assert fresh(3, scenario=FROST).view["scenario"] == FROST
    assert fresh(3).view["scenario"] is None


@rule("GW-1202")
def test_most_honour_wins_or_all_survive():
    end: dict[str, Any] = {"season": "winter", "step": "end-of-winter", "year": 6, "honour": {"dragon": 5}}
    quiet = ["mirror-of-souls", "silver-teapot", "iron-plough"]
    assert chronicle("imperial-visit", artifacts=quiet, **end).winner == ["dragon"]
    together = chronicle("imperial-visit", mode="coop", requests_done=REQUESTS, requests=[], **end)
    assert together.winner == ["snake", "dragon", "turtle"]


@rule("GW-1204", "GW-2104")
@pytest.mark.parametrize("other", [{"genghis": "on"}, {"rat": "on"}])
def test_no_other_expansion_meets_a_scenario(other: dict[str, str]):
    with pytest.raises(BadInput, match="scenario"):
        scenario("greatwall", seats=3, options={"scenario": FROST, **other})


@rule("GW-1204", "GW-2104")
def test_five_players_play_no_scenario():
    with pytest.raises(BadInput, match="GW-2104"):
        scenario("greatwall", seats=5, options={"scenario": FROST})
    assert fresh(4, scenario=FROST).view["players"] == 4


@rule("GW-1206", "GW-1208", "GW-1209", "GW-1210")
@pytest.mark.parametrize(("mode", "generals", "tactics"), [("competitive", 13 + 4, 20 + 8), ("coop", 8 + 4, 32 + 8)])
def test_the_cards_are_shuffled_in(mode: str, generals: int, tactics: int):
    played = fresh(3, mode=mode, scenario=FROST)
    assert len(played.of("artifact", "artifacts", "artifacts_left")) == 15
    assert len(played.artifacts) == 3
    assert len(played.tactic_deck) == tactics
    assert len(played.of("general", "generals_left", "dealt")) == generals
    assert len(played.of("advisor", "advisor_deck", "dealt")) == 54
    assert all(len(cards) == 4 for cards in played.dealt.values())


@rule("GW-1207")
def test_all_artifacts_of_the_chronicles_work_the_whole_game():
    artifacts = [card for card in OURS.cards if card.sort == "artifact"]
    assert [card.id for card in artifacts if card.row.get("whole_game")] == [
        card.id for card in artifacts if card.module == "chronicles"
    ]


@rule("GW-1211")
def test_the_scenario_is_set_up():
    assert fresh(3, scenario="great-famine").food == {"snake": 6, "dragon": 6, "turtle": 6}
    assert fresh(3, scenario="imperial-visit").valued == "wood"
    assert fresh(3, mode="coop", scenario="siege-of-diaoyu").fortress == 10
    assert fresh(3, mode="coop", scenario="red-turban-rebellion").levels == {"left": 1, "centre": 1, "right": 1}


@rule("GW-1212", "GW-1213", "GW-1701", "GW-1801")
def test_which_modes_a_scenario_allows():
    for name in FOUR:
        assert fresh(3, scenario=name).view["mode"] == "competitive"
        assert fresh(3, mode="coop", scenario=name).view["mode"] == "coop"
        assert fresh(1, scenario=name).view["mode"] == "solo"
    for name in ALLIED:
        assert fresh(3, mode="coop", scenario=name).view["mode"] == "coop"
        with pytest.raises(BadInput, match="GW-1212"):
            scenario("greatwall", seats=3, options={"scenario": name})
        with pytest.raises(BadInput, match="GW-1213"):
            scenario("greatwall", seats=1, options={"scenario": name})


@rule("GW-1215")
@pytest.mark.parametrize("name", FOUR)
def test_requests_are_used_in_four_scenarios(name: str):
    assert len(fresh(3, mode="coop", scenario=name).requests) == 3


# ---- Bitter Frost


@rule("GW-1301", "GW-1302", "GW-1303", "GW-1304", "GW-1317")
@pytest.mark.parametrize(("year", "less"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_overseers_give_by_the_value_of_the_year(year: int, less: int):
    overseers = {"snake": {"lumber-mill": 2, "quarry": 1}}
    played = chronicle(FROST, season="summer", step="income", year=year, overseers=overseers)
    assert played.resources["snake"]["wood"] == 2 - less
    assert played.resources["snake"]["stone"] == 1 - less  # each Overseer for itself, never less than 0
    assert SCENARIOS[FROST]["production_track"] == [0, -1, -1, -1, 0, 0]


@rule("GW-1302", "GW-1305", "GW-1317")
def test_clerks_gather_as_ever():
    played = chronicle(
        FROST, year=3, overseers={"snake": {"lumber-mill": 2}}, locations={"lumber-mill": {"snake": 1, "dragon": 2}},
        **in_turn("activation"),
    )  # fmt: skip
    assert has(played) == {"wood": 1 + 1}
    assert has(played, "dragon") == {"wood": 2}
    none = chronicle(
        FROST, year=3, overseers={"snake": {"lumber-mill": 1}}, locations={"lumber-mill": {"snake": 1, "dragon": 2}},
        **in_turn("activation"),
    )  # fmt: skip
    assert has(none) == {"wood": 1}


@rule("GW-1306", "GW-1307", "GW-1308", "GW-1309", "GW-1310", "GW-529")
def test_four_of_a_kind_are_sent_at_the_end_of_the_own_turn():
    played = chronicle(
        FROST, resources={"snake": {"wood": 5, "gold": 4, "chi": 3, "stone": 4}}, sent={"snake": ["stone"]},
        on_card={"snake": 1}, **in_turn("turn-cleanup"),
    )  # fmt: skip
    assert asked(played) == ("snake", "send")  # after Horde Cleanup
    assert offered(played, "send", "resource") == ["gold", "wood"]  # chi: only 3; stone: once
    with refused("GW-1307"):
        played.does("snake", "send", resource=["chi"])
    played.does("snake", "send", resource=["wood"])
    assert has(played) == {"wood": 1, "gold": 4, "chi": 3, "stone": 4}
    assert played.supply["wood"] == 50 - 5  # four left the game
    assert played.on_card["snake"] == 2
    assert played.fact("view.dragon.seats.0.sent") == ["stone", "wood"]
    played.does("snake", "send", resource=["gold"])  # several kinds in one turn
    assert played.sent["snake"] == ["stone", "wood", "gold"]


@rule("GW-1310")
def test_without_a_clerk_in_the_pool_nothing_is_sent():
    played = chronicle(
        FROST, resources={"snake": {"wood": 4}},
        locations={"quarry": {"snake": 2}, "temple": {"snake": 2}, "gold-mine": {"snake": 1}},
        **in_turn("turn-end"),
    )  # fmt: skip
    assert asked(played)[1] != "send"


FULL = {"left": ["steppe-riders", "foot-levy", "mangudai"], "centre": ["raiders"], "right": ["raiders"]}
CONQUEST: dict[str, Any] = {
    "season": "spring", "step": "hordes", "year": 2, "hordes": FULL,
    "horde_deck": ["siege-crew-left", "keshig-guard-left", "light-lancers-right", "*"],
}  # fmt: skip


@rule("GW-1311")
def test_a_conquest_takes_resources_instead_of_shame():
    played = chronicle(FROST, **CONQUEST)
    lost = len(played.heard("conquest"))
    assert lost
    assert played.supply == dict.fromkeys(("wood", "stone", "gold", "chi"), 50 - 2 * lost)
    assert played.shame_pool == 30


@rule("GW-405")
@pytest.mark.parametrize("name", FOUR)
def test_a_conquest_is_shown_in_every_scenario(name: str):
    played = chronicle(name, **CONQUEST)
    shown = [event.public["what"] for event in played.match.events if event.kind == "beat"]
    assert len(played.heard("conquest")) == shown.count("conquest") > 0


@rule("GW-1311", "GW-1312")
def test_what_is_missing_costs_shame():
    played = chronicle(FROST, supply={"wood": 0, "chi": 1}, **CONQUEST)
    lost = len(played.heard("conquest"))
    assert lost == 1
    assert played.shame_pool == 30 - 3  # two wood and one Chi
    gained = chronicle(
        FROST, season="summer", step="income", overseers={"snake": {"lumber-mill": 3}}, supply={"wood": 1}
    )
    assert has(gained) == {"wood": 1}
    assert gained.shame_pool == 28
    chosen = chronicle(
        FROST, tactics={"snake": ["supply-train"]}, supply={"wood": 1, "stone": 0, "gold": 0, "chi": 0}, **in_turn()
    )
    chosen.does("snake", "tactic", card=["supply-train"])
    assert has(chosen) == {"wood": 1}
    assert chosen.shame_pool == 29


BREACH: dict[str, Any] = {
    "season": "winter",
    "step": "assault",
    "barricades": {"left": 0},
    "hordes": {"left": ["steppe-riders"]},
}


@rule("GW-1313", "GW-1319")
def test_a_resource_instead_of_shame():
    played = chronicle(FROST, resources={"snake": {"gold": 1, "chi": 1}}, **BREACH)
    assert asked(played) == ("snake", "breach")
    assert sorted(options(played)) == ["remove", "shame"]
    played.does("snake", "remove", resource=["gold"])
    assert played.shame == {"snake": 0, "dragon": 1, "turtle": 1}
    assert played.supply["gold"] == 49  # out of the game
    assert has(played) == {"chi": 1}
    takes = chronicle(FROST, resources={"snake": {"gold": 1}}, **BREACH)
    takes.does("snake", "shame")
    assert takes.shame["snake"] == 1
    pool: dict[str, Any] = {"shame_pool": 0, "mode": "coop", **BREACH, "hordes": {"left": ["co-vanguard"]}}
    rich = {clan: {"gold": 1} for clan in ("snake", "dragon", "turtle")}
    saved = chronicle(FROST, resources=rich, **pool)
    for clan in ("snake", "dragon", "turtle"):
        saved.does(clan, "remove", resource=["gold"])
    assert saved.outcome is None  # the empty pool does not matter
    assert chronicle(FROST, **pool).outcome["reason"] == "GW-1015"


@rule("GW-1314", "GW-1315", "GW-1316")
def test_twelve_honour_for_each_clerk_on_the_card():
    position: dict[str, Any] = {
        "season": "winter", "step": "end-of-winter", "year": 6, "sent": {"snake": ["gold", "stone", "chi"]},
        "on_card": {"snake": 3}, "artifacts": ["mirror-of-souls", "silver-teapot", "iron-plough"],
    }  # fmt: skip
    played = chronicle(FROST, **position)
    assert played.outcome["scores"] == [36, 0, 0]
    assert played.on_card["snake"] == 3


@rule("GW-1318")
@pytest.mark.parametrize(("dragon", "won"), [(["gold"], True), ([], False)])
def test_allies_must_each_send_something(dragon: list[str], won: bool):
    sent = {"snake": ["wood", "chi"], "dragon": dragon, "turtle": ["wood", "stone"]}
    played = chronicle(
        FROST,
        mode="coop",
        season="winter",
        step="end-of-winter",
        year=6,
        requests_done=REQUESTS,
        requests=[],
        sent=sent,
    )
    assert bool(played.winner) is won
    alone = chronicle(
        FROST,
        1,
        season="winter",
        step="end-of-winter",
        year=6,
        requests_done=REQUESTS,
        requests=[],
        sent={"snake": dragon},
    )
    assert bool(alone.winner) is won


@rule("GW-1018", "GW-1318", "GW-1407")
@pytest.mark.parametrize(("story", "needed"), [(FROST, 9), ("great-famine", 8), ("imperial-visit", 11)])
def test_two_hard_stories_ask_for_fewer_requests(story: str, needed: int):
    end: dict[str, Any] = {"mode": "coop", "season": "winter", "step": "end-of-winter", "year": 6, "requests": []}
    if story == FROST:
        end["sent"] = {"snake": ["wood"], "dragon": ["wood"], "turtle": ["wood"]}
    assert chronicle(story, requests_done=REQUESTS[:needed], **end).winner
    assert not chronicle(story, requests_done=REQUESTS[: needed - 1], **end).winner


@rule("GW-1318")
def test_in_a_competitive_game_sending_is_no_duty():
    played = chronicle(FROST, season="winter", step="end-of-winter", year=6, honour={"dragon": 3})
    assert len(played.winner) == 1


def test_a_saved_soldier_is_no_matter_of_the_frost():
    """A scenario changes nothing else."""
    played = chronicle(
        FROST, hordes={"left": [horde("steppe-riders", "snake spearman", "wound", "wound")]},
        resources={"snake": {"chi": 1}}, **in_turn("turn-cleanup"),
    )  # fmt: skip
    done(played)
    assert played.honour["snake"] == 4


@rule("GW-1313", "GW-1408", "GW-1409", "GW-1814")
@pytest.mark.parametrize(
    ("story", "mode", "cost", "shamed"),
    [
        ("bitter-frost", "competitive", "resource", [0, 1, 2]),
        ("great-famine", "competitive", "food", []),
        ("red-turban-rebellion", "coop", "lost", []),
        ("imperial-visit", "competitive", "shame", [0, 1, 2]),
    ],
)
def test_what_a_breach_would_cost_is_told(story: str, mode: str, cost: str, shamed: list[int]):
    card = "co-vanguard" if mode == "coop" else "keshig-guard"
    played = chronicle(story, mode=mode, hordes={"left": [card]}, barricades={"left": 0})
    assert played.fact("view.snake.breach_cost") == cost
    assert section(played, "left")["breach"]
    assert sorted(section(played, "left")["shamed"]) == shamed
