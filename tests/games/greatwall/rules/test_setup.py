"""Set-up (GW-201 to GW-229): real starts of every size, and positions at the first questions."""

import pytest

from tests.games.greatwall.rules.realm import CLANS, cards, has, heard, realm
from tests.marks import rule
from tianxia.core.dice import key_from_seed
from tianxia.core.events import SPECTATOR
from tianxia.core.match import Match, start
from tianxia.games import game
from tianxia.games.greatwall.data import OURS, SECTIONS, Side
from tianxia.scenario import Scenario, refused, scenario

GAME = game("greatwall")
SIZES = (1, 2, 3, 4, 5)


def begin(seats: int, seed: int = 1, **options: str) -> Match:
    """A new game at its first question."""
    return start(GAME, seats, options, key_from_seed("great-wall-set-up", seats, seed))


def choosing(seats: int = 3, **position: object) -> Scenario:
    """Generals and Advisors are to be chosen."""
    return scenario("greatwall", seats=seats, season="setup", step="generals", **position)


def lead(table: Scenario, seat: str, general: str, advisor: str) -> None:
    """A player keeps a General and has an Advisor Active."""
    table.does(seat, "lead", general=[general], advisor=[advisor])


DEALT = {
    "snake": ["yu-jie", "lu-xiufu", "spy", "monk"],
    "dragon": ["wen-tianxiang", "che-kung", "scout", "abbot"],
    "turtle": ["yue-fei", "meng-gong", "censor", "merchant"],
}


def led() -> Scenario:
    """All have chosen: Tea numbers 12, 1 and 6."""
    table = choosing(dealt=DEALT)
    lead(table, "snake", "yu-jie", "spy")
    lead(table, "dragon", "wen-tianxiang", "abbot")
    lead(table, "turtle", "yue-fei", "censor")
    return table


@rule("GW-201", "GW-202", "GW-207", "GW-603")
@pytest.mark.parametrize(
    ("seats", "years", "spots"),
    [(1, 6, [2, 3, 4]), (2, 6, [3, 4, 4]), (3, 6, [3, 4, 4]), (4, 5, [4, 5, 6]), (5, 5, [4, 5, 6])],
)
def test_the_side_of_the_board_by_the_number_of_players(seats: int, years: int, spots: list[int]):
    """The Lumber Mill, the Barracks and the Teahouse; alone a spot of each Regular Location is closed (GW-1023)."""
    view = begin(seats).view(SPECTATOR)
    assert view["years"] == years
    sizes = {row["id"]: row["spots"] for row in view["locations"]}
    assert [sizes[name] for name in ("lumber-mill", "barracks", "teahouse")] == spots


@rule("GW-203", "GW-204", "GW-225")
def test_three_sections_without_walls_and_all_soldiers_in_the_pool():
    view = begin(4).view(SPECTATOR)
    assert [row["id"] for row in view["sections"]] == ["left", "centre", "right"]
    for row in view["sections"]:
        assert row["level"] == 0
        for lot in (*row["rest"], *row["firing"]):
            assert not any(lot.values())
    for seat in view["seats"]:
        assert seat["soldiers"]["pool"] == {"spearman": 10, "archer": 4, "horseman": 2, "bannerman": 0}


@rule("GW-205")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_shame_tokens_for_each_player(seats: int):
    assert begin(seats).view(SPECTATOR)["shame_pool"] == 10 * seats


@rule("GW-206")
def test_the_time_token_starts_on_space_1():
    assert [begin(seats).view(SPECTATOR)["year"] for seats in (1, 2, 3, 4)] == [1, 1, 1, 1]


@rule("GW-208", "GW-209")
@pytest.mark.parametrize(
    ("seats", "coop", "numbers"),
    [
        (2, False, (0, 1, 1, 1, 2, 2)), (3, False, (0, 1, 2, 2, 2, 3)), (4, False, (0, 3, 3, 4, 4)),
        (5, False, (0, 3, 3, 4, 4)), (2, True, (0, 3, 3, 3, 4, 4)), (3, True, (0, 3, 3, 3, 4, 4)),
        (4, True, (0, 4, 4, 5, 5)), (5, True, (0, 4, 4, 5, 5)), (1, True, (0, 1, 2, 2, 2, 3)),
    ],
)  # fmt: skip
def test_horde_cards_of_each_spring(seats: int, coop: bool, numbers: tuple[int, ...]):
    assert Side(seats, coop).hordes == numbers


@rule("GW-208", "GW-210")
def test_lethality_rises_with_the_years():
    assert [realm(year=year).fact("view.spectator.lethality") for year in range(1, 7)] == [1, 1, 1, 2, 2, 2]
    assert [realm(seats=4, year=year).fact("view.spectator.lethality") for year in range(1, 6)] == [1, 1, 2, 2, 2]


@rule("GW-211")
def test_three_artifacts_lie_open():
    view = begin(3).view(SPECTATOR)
    assert len(view["artifacts"]) == 3
    assert len({card["face"] for card in view["artifacts"]}) == 3


@rule("GW-213")
def test_everybody_sees_the_back_of_the_top_horde_card_and_not_its_front():
    played = realm(horde_deck=["mangudai-right", "*"])
    for viewer in (*CLANS[:3], "spectator"):
        deck = played.fact(f"view.{viewer}.horde_deck")
        assert deck["top"] == "right"
        assert "mangudai" not in str(deck)


@rule("GW-214", "GW-203")
@pytest.mark.parametrize("seats", SIZES)
def test_as_many_horde_cards_as_players_first_in_row_1(seats: int):
    """Alone two cards lie in the two Sections in use."""
    for seed in range(6):
        view = begin(seats, seed).view(SPECTATOR)
        counts = [len(row["hordes"]) for row in view["sections"]]
        assert sum(counts) == max(2, seats)
        assert all(count >= 1 for count in counts)


@rule("GW-215", "GW-2311")
def test_the_fourth_card_goes_where_the_next_card_of_the_deck_points():
    """The arrival is that of Spring: with every row 1 filled the card on top after drawing shows the Section."""
    for seed in range(6):
        match = begin(4, seed)
        view = match.view(SPECTATOR)
        where = [row["id"] for row in view["sections"] if len(row["hordes"]) == 2]
        assert where == [view["horde_deck"]["top"]]


@rule("GW-216")
@pytest.mark.parametrize(("seats", "sections"), [(1, 2), (2, 2), (3, 3), (5, 3)])
def test_three_barricades_in_each_section_in_use(seats: int, sections: int):
    view = begin(seats).view(SPECTATOR)
    assert [row["barricades"] for row in view["sections"]] == [3] * sections
    assert view["barricades"] == 9 - 3 * sections


@rule("GW-217")
def test_nobody_starts_with_a_tactic():
    view = begin(4).view(SPECTATOR)
    assert view["decks"]["tactics"] == 20
    assert [seat["tactics"] for seat in view["seats"]] == [{"hidden": 0, "known": []}] * 4


@rule("GW-218", "GW-219", "GW-220")
def test_all_choose_at_once_and_reveal_together():
    table = choosing(dealt=DEALT)
    assert table.waits_for == ["snake", "dragon", "turtle"]
    with refused("GW-218"):
        table.does("snake", "lead", general=["che-kung"], advisor=["spy"])
    lead(table, "snake", "yu-jie", "spy")
    assert table.fact("view.dragon.seats.0.general") == []
    assert table.waits_for == ["dragon", "turtle"]
    lead(table, "dragon", "wen-tianxiang", "abbot")
    lead(table, "turtle", "yue-fei", "censor")
    assert table.general == {"snake": "yu-jie", "dragon": "wen-tianxiang", "turtle": "yue-fei"}
    assert "lu-xiufu" in table.generals_left
    assert "lu-xiufu" not in str(table.fact("view.dragon"))


@rule("GW-219", "GW-229", "GW-316")
def test_one_advisor_is_active_and_the_other_an_assistant():
    table = led()
    assert table.active == {"snake": ["spy"], "dragon": ["abbot"], "turtle": ["censor"]}
    assert table.assistants == {"snake": ["monk"], "dragon": ["scout"], "turtle": ["merchant"]}
    assert heard(table, "hire-advisor") == []
    assert table.done_this_year == {}


@rule("GW-221")
def test_four_advisors_are_offered():
    assert len(led().offer) == 4


@rule("GW-222")
@pytest.mark.parametrize(("seats", "chamber", "pool"), [(1, 3, 5), (2, 3, 5), (4, 3, 5), (5, 4, 4)])
def test_clerks_at_the_start(seats: int, chamber: int, pool: int):
    for seat in begin(seats).view(SPECTATOR)["seats"]:
        assert seat["clerks"] == {"pool": pool, "chamber": chamber, "card": 0}


@rule("GW-223")
def test_starting_resources_are_those_of_the_general():
    table = led()
    for clan, general in table.general.items():
        start_with = OURS.cards[OURS.face[general]].row["start"]
        assert has(table, clan) == {name: count for name, count in start_with.items() if count}


@rule("GW-224", "GW-308")
def test_the_lowest_tea_number_is_highest():
    assert led().tea == ["dragon", "turtle", "snake"]


@rule("GW-226")
def test_year_1_begins_with_autumn():
    table = led()
    assert (table.season, table.year, table.kind) == ("autumn", 1, "greatwall.command")
    assert [event["season"] for event in heard(table, "season")] == [3]


@rule("GW-227")
def test_the_order_of_set_up():
    """Hordes, Barricades and Artifacts lie when Generals are chosen; Tea order, resources and the offer follow."""
    before = begin(3).view(SPECTATOR)
    assert sum([len(row["hordes"]) for row in before["sections"]]) == 3
    assert before["offer"] == []
    assert before["season"] == "setup"
    table = led()
    happened = table.fact("happened")
    assert happened.index("generals") > happened.index("pieces")  # the starting resources come with the Generals
    assert len(table.offer) == 4


@rule("GW-228")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_closed_section_gets_nothing(seats: int):
    match = begin(seats)
    used = [row["id"] for row in match.view(SPECTATOR)["sections"]]
    assert len(used) == 2
    closed = next(name for name in SECTIONS if name not in used)
    played = realm(seats=2, season="spring", step="hordes", year=5, horde_deck=["mangudai", "raiders", "*"])
    assert sum([len(cards(played, name)) for name in used]) == 2
    assert closed not in played.hordes
    assert not [card for card in played.horde_deck if card.endswith(closed)]
