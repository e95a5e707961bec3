"""Components and set-up (HU-101 to HU-124)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.huns.rules.starts import (
    COLOURS,
    HUNS,
    KINDS,
    NOTHING,
    SEATS,
    TYPES,
    begin,
    begins,
    camp,
    loaded,
    loot_somehow,
    moves,
    picture,
    questions,
    told,
    viewers,
    wagons_of,
)
from tests.marks import rule
from tianxia.core.asks import Choice
from tianxia.core.data import read_data
from tianxia.errors import BadInput
from tianxia.games.huns.rules.state import WAGON_DECK, Camps
from tianxia.scenario import Scenario, refused, scenario

CARDS = read_data("tianxia.games.huns", "cards.toml")["card"]
WAGONS = read_data("tianxia.games.huns", "wagons.toml")["wagon"]
START = {2: 20, 3: 22, 4: 24}
DECK = {2: 10, 3: 11, 4: 12}
with_seats = pytest.mark.parametrize("seats", SEATS)


# ---- components


@rule("HU-101")
def test_there_are_twelve_cards_of_each_of_five_colours():
    assert Counter((card["type"], card["colour"]) for card in CARDS) == dict.fromkeys(
        zip(KINDS, COLOURS, strict=True), 12
    )
    assert len(HUNS.contents()["cards"]) == len(set(HUNS.contents()["cards"])) == 60


@rule("HU-102")
def test_there_are_eight_wagons_of_each_of_four_types():
    assert Counter(wagon["type"] for wagon in WAGONS) == dict.fromkeys(TYPES, 8)
    assert len(HUNS.contents()["wagons"]) == len(set(HUNS.contents()["wagons"])) == 32


@rule("HU-103")
@with_seats
def test_there_are_24_valuables_of_each_colour_in_the_box(seats: int):
    state = begin(seats, 1).state
    assert [piece.name for piece in state.tray.pieces] == COLOURS
    assert [sum(places) for places in state.stock] == [24] * 5


@rule("HU-104")
def test_there_is_a_die_of_each_colour_on_which_1_2_and_3_are_equally_likely():
    shown: dict[str, Counter[int]] = {colour: Counter() for colour in COLOURS}
    for match in begins(2, 600):
        for die in match.view(0)["dice"]:
            shown[die["colour"]][die["value"]] += 1
    assert list(shown) == COLOURS
    for counts in shown.values():
        assert set(counts) == {1, 2, 3}
        assert all(160 < count < 240 for count in counts.values())


@rule("HU-105")
def test_there_is_a_camp_for_each_of_up_to_four_players_and_one_of_them_has_the_token():
    for seats in SEATS:
        for match in begins(seats, 3):
            for viewer in viewers(match):
                view = match.view(viewer)
                assert len(view["seats"]) == seats
                assert view["first"] in range(seats)
    assert max(HUNS.seat_counts) == 4


@rule("HU-106")
def test_two_to_four_can_play_and_nobody_else():
    for seats in (*SEATS, None):
        HUNS.check_seats(seats)
    for seats in (0, 1, 5):
        with pytest.raises(BadInput, match=f"2, 3, 4 players, not {seats}|2, 3 or 4"):
            HUNS.check_seats(seats)
        if seats:
            with pytest.raises(BadInput):
                scenario("huns", seats=seats)


@rule("HU-107", "HU-108", "HU-109", "HU-110")
@with_seats
def test_cards_that_are_marked_for_more_players_are_taken_out(seats: int):
    marks = {card["id"]: card["min_players"] for card in CARDS}
    decks = picture(begin(seats, 0))["decks"]
    for kind in KINDS:
        all_of_it = [card["id"] for card in CARDS if card["type"] == kind]
        assert sorted(marks[id] for id in all_of_it) == [2] * 10 + [3, 4]
        assert sorted(decks[kind]) == sorted(id for id in all_of_it if marks[id] <= seats)
        assert len(decks[kind]) == DECK[seats]


@rule("HU-123")
def test_every_card_shows_name_colour_players_timing_and_points():
    icons = {row["id"] for row in read_data("tianxia.games.huns", "vocabulary.toml")["timing"]}
    points = {
        "equipment": {"vp": 0},
        "raid": {"vp": 1},
        "mercenary": {"vp_full": 1, "vp_unfilled": -1},
        "curse": {"vp": 0, "vp_dodged_per_player": -1},
        "treasure": {"vp_per_player": 1},
    }
    assert icons == {"start", "end", "turn", "any", "game-end"}
    for card in CARDS:
        assert card["name"]
        assert COLOURS[KINDS.index(card["type"])] == card["colour"]
        assert card["min_players"] in SEATS
        assert card["timing"] in icons
        assert {key: card[key] for key in card if key.startswith("vp")} == points[card["type"]]


# ---- decks, Reserve and wagons


@rule("HU-111")
@with_seats
def test_the_five_decks_lie_in_one_row_each_shuffled_by_itself_and_face_down(seats: int):
    orders: dict[str, set[tuple[str, ...]]] = {kind: set() for kind in KINDS}
    for match in begins(seats, 12):
        for viewer in viewers(match):
            row = [(deck["id"], deck["colour"], deck["left"]) for deck in match.view(viewer)["decks"]]
            assert row == [(kind, colour, DECK[seats]) for kind, colour in zip(KINDS, COLOURS, strict=True)]
            faces = str(match.view(viewer)) + str(match.told(viewer))
            assert not [id for deck in picture(match)["decks"].values() for id in deck if f"'{id}'" in faces]
        for kind in KINDS:
            orders[kind].add(tuple(picture(match)["decks"][kind]))
    assert [len(found) for found in orders.values()] == [12] * 5
    places = zip(*[[sorted(order).index(order[0]) for order in orders[kind]] for kind in KINDS], strict=True)
    assert len(set(places)) > 1


@rule("HU-112")
@with_seats
def test_the_reserve_has_20_22_or_24_of_each_colour(seats: int):
    match = begin(seats, 0)
    assert match.view(0)["start"] == START[seats]
    assert picture(match)["reserve"] == dict.fromkeys(COLOURS, START[seats])
    assert [places[0] for places in match.state.stock] == [24 - START[seats]] * 5


@rule("HU-113", "HU-114", "HU-115")
@with_seats
def test_four_wagons_are_shown_and_each_player_gets_the_next_two(seats: int):
    decks = set()
    for match in begins(seats, 8):
        seen = picture(match)
        own = [row["wagon"] for player in seen["camps"].values() for row in player["wagons"]]
        assert len(seen["display"]) == 4
        assert [len(player["wagons"]) for player in seen["camps"].values()] == [2] * seats
        assert len(seen["wagon_deck"]) == 32 - 4 - 2 * seats == {2: 24, 3: 22, 4: 20}[seats]
        assert sorted(seen["display"] + own + seen["wagon_deck"]) == sorted(wagon["id"] for wagon in WAGONS)
        decks.add(tuple(seen["wagon_deck"]))
        for viewer in viewers(match):
            view = match.view(viewer)
            assert [wagon["face"] for wagon in view["display"]] == seen["display"]
            assert [wagon["face"] for seat in view["seats"] for wagon in seat["wagons"]] == own
            assert view["wagon_deck"] == len(seen["wagon_deck"])
            assert not [id for id in seen["wagon_deck"] if f"'{id}'" in str(view)]
    assert len(decks) == 8


@rule("HU-113", "HU-114")
def test_the_display_is_laid_before_the_wagons_of_the_players_are_taken_from_the_top(monkeypatch: pytest.MonkeyPatch):
    taken: list[tuple[str, bool]] = []
    move = Camps.move

    def watched(self: Camps, card: int, to: int, shown_to: int = 0, at_bottom: bool = False) -> None:
        taken.append((self.zone_names[to], card == self.zones[WAGON_DECK][-1]))
        move(self, card, to, shown_to, at_bottom)

    monkeypatch.setattr(Camps, "move", watched)
    begin(2, 0)
    own = [(f"wagons/{seat}", True) for seat in (0, 0, 1, 1)]
    assert taken == [("display", True)] * 4 + own


@rule("HU-116")
@with_seats
def test_the_first_player_is_drawn_by_lot_has_the_token_and_seats_follow_clockwise(seats: int):
    firsts = Counter(match.state.first for match in begins(seats, 60))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 60 / seats / 2
    for match in begins(seats, 4):
        for now in questions(match, 1):
            if now.waiting()[0].kind == "huns.die":
                assert now.waiting()[0].seat == now.view(0)["first"] == now.state.first
                break
    for first in range(seats):
        table = scenario("huns", seats=seats, stage="roll", first=f"player-{first + 1}")
        for n in range(seats):
            player = f"player-{(first + n) % seats + 1}"
            assert (table.waits_for, table.kind) == (player, "huns.die")
            loot_somehow(table)


# ---- the start bonus


def bonus(**position: object) -> Scenario:
    """Before the start bonus; player 1 is the first."""
    return scenario("huns", **{"stage": "bonus", **position})


@rule("HU-117", "HU-120")
def test_the_third_of_three_takes_one_valuable_that_fits_and_puts_it_on_a_wagon():
    table = bonus(camps={"player-3": camp("wagon-purple-1", "wagon-orange-1")})
    assert (table.waits_for, table.kind) == ("player-3", "huns.bonus")
    assert moves(table, "player-3") == {("take", "red"), ("take", "black"), ("take", "blue")}
    for colour in ("green", "yellow"):
        assert not table.player_3.may("take", goods=[colour])
    assert not table.player_3.may("take", goods=["red", "black"])
    table.player_3.does("take", goods=["black"])
    assert wagons_of(table, "player-3") == {"wagon-purple-1": ["black"], "wagon-orange-1": []}
    assert table.reserve == {**dict.fromkeys(COLOURS, 22), "black": 21}


@rule("HU-120")
def test_where_two_wagons_fit_the_player_says_which():
    table = bonus(camps={"player-3": camp("wagon-purple-1", "wagon-orange-1")})
    table.player_3.does("take", goods=["red"])
    assert (table.waits_for, table.kind) == ("player-3", "huns.place")
    assert moves(table, "player-3") == {("load", "red", "wagon-purple-1"), ("load", "red", "wagon-orange-1")}
    table.player_3.does("load", good=["red"], wagon=["wagon-orange-1"])
    assert wagons_of(table, "player-3") == {"wagon-purple-1": [], "wagon-orange-1": ["red"]}


@rule("HU-117", "HU-118", "HU-120")
def test_the_fourth_takes_two_of_different_colours_after_the_third():
    table = bonus(
        seats=4,
        camps={
            "player-3": camp("wagon-purple-1", "wagon-blue-1"),
            "player-4": camp("wagon-purple-2", "wagon-purple-3"),
        },
    )
    assert table.waits_for == "player-3"
    table.player_3.does("take", goods=["red"])
    assert (table.waits_for, table.kind) == ("player-4", "huns.bonus")
    assert not table.player_4.may("take", goods=["green"])
    assert not table.player_4.may("take", goods=["green", "green"])
    assert not table.player_4.may("take", goods=["green", "red"])
    table.player_4.does("take", goods=["green", "black"])
    table.player_4.does("load", good=["black"], wagon=["wagon-purple-3"])
    assert wagons_of(table, "player-4") == {"wagon-purple-2": ["green"], "wagon-purple-3": ["black"]}
    assert table.reserve == {**dict.fromkeys(COLOURS, 24), "red": 23, "green": 23, "black": 23}


@rule("HU-117", "HU-118", "HU-119")
@pytest.mark.parametrize("first", ["player-1", "player-2", "player-3", "player-4"])
def test_third_and_fourth_are_counted_from_the_first_player_and_the_first_two_get_nothing(first: str):
    table = bonus(seats=4, first=first, active=first)
    order = [f"player-{(int(first[-1]) - 1 + n) % 4 + 1}" for n in range(4)]
    taken = []
    while table.kind in ("huns.bonus", "huns.place"):
        player = str(table.waits_for)
        if table.kind == "huns.bonus":
            taken.append(player)
        answer = table.answers(player)[0]
        table.does(player, answer["option"], **answer["picks"])
    assert taken == order[2:]
    lying = {player: sum(len(goods) for goods in wagons_of(table, player).values()) for player in order}
    assert lying == {order[0]: 0, order[1]: 0, order[2]: 1, order[3]: 2}


@rule("HU-119")
def test_with_two_players_nobody_gets_a_start_bonus():
    table = bonus(seats=2)
    assert table.kind == "huns.die"
    assert table.reserve == dict.fromkeys(COLOURS, 20)
    for match in begins(2, 5):
        assert not told(match, "bonus")


@rule("HU-121")
def test_the_start_bonus_comes_before_the_first_roll():
    for match in begins(4, 3):
        assert match.waiting()[0].kind == "huns.bonus"
        assert [die["value"] for die in match.view(0)["dice"]] == [0] * 5
        assert not told(match, "round", "pieces")
        while match.waiting()[0].kind in ("huns.bonus", "huns.place"):
            question = match.waiting()[0]
            match.answer(question.seat, next(iter(question.every())))
        assert sum(match.view(0)["reserve"].values()) == 5 * 24 - 3
        assert min(die["value"] for die in match.view(0)["dice"]) > 0


# ---- what always holds


def lying_by_colour(seen: dict) -> Counter[str]:
    """All Valuables of a picture, wherever they lie."""
    found: Counter[str] = Counter()
    for key in ("reserve", "hand", "effect"):
        found.update(seen[key])
    for player in seen["camps"].values():
        found.update(player["storage"])
        for row in player["wagons"] + player["cards"]:
            found.update([good.partition(" on ")[0] for good in row.get("goods", [])])
    return found


@rule("HU-122")
@with_seats
def test_no_valuable_is_ever_made_or_lost(seats: int):
    for seed in range(3):
        match = begin(seats, seed)
        for now in questions(match, seed):
            assert lying_by_colour(picture(now)) == dict.fromkeys(COLOURS, START[seats])
        assert lying_by_colour(picture(match)) == dict.fromkeys(COLOURS, START[seats])


@rule("HU-122")
@given(
    st.integers(2, 4),
    st.dictionaries(st.sampled_from(COLOURS), st.integers(0, 9), max_size=5),
    st.dictionaries(st.sampled_from(COLOURS), st.integers(0, 9), max_size=5),
)
def test_what_lies_in_camps_is_missing_in_the_reserve(seats: int, one: dict[str, int], other: dict[str, int]):
    table = scenario("huns", seats=seats, camps={"player-1": {"storage": one}, "player-2": {"storage": other}})
    for colour in COLOURS:
        assert table.reserve[colour] == START[seats] - one.get(colour, 0) - other.get(colour, 0)


@rule("HU-124")
def test_a_camp_is_wagons_storage_dispatched_wagons_and_all_cards_played_by_or_on_the_player():
    own = camp(
        loaded("wagon-purple-1", "red"), "wagon-orange-1", sent=["wagon-blue-1"], storage={"blue": 3, "green": 2},
        cards=["pack-mule", {"card": "cattle-raid", "used": True}, "mutiny", {"card": "evil-eye", "fled": True}],
    )  # fmt: skip
    table = scenario("huns", camps={"player-2": own})
    for viewer in (*table.names, "spectator"):
        seen = table.fact(f"view.{viewer}.seats.1")
        assert [wagon["face"] for wagon in seen["wagons"]] == ["wagon-purple-1", "wagon-orange-1"]
        assert [row["face"] for row in seen["cards"]] == ["pack-mule", "mutiny", "cattle-raid"]
        assert [row["face"] for row in seen["fled"]] == ["evil-eye"]
        assert seen["storage"] == {**NOTHING, "blue": 3, "green": 2}
        assert len(seen["sent"]["known"]) + seen["sent"]["hidden"] == 1


@rule("HU-117", "HU-118", "HU-120")
def test_a_bonus_is_refused_by_the_rule_of_what_is_wrong_with_it():
    table = bonus(camps={"player-3": camp("wagon-purple-1", "wagon-orange-1")})
    with refused("HU-120"):
        table.player_3.does("take", goods=["green"])
    sent = Choice("take", {"goods": ("colour/200",)})  # green, as a page says it
    refusal = table.match.waiting()[0].check(sent)
    assert refusal is not None
    assert refusal.rule == "HU-120"
    with refused("HU-117"):
        table.player_3.does("take", goods=["red", "black"])
    camps = {"player-3": camp("wagon-purple-1", "wagon-blue-1"), "player-4": camp("wagon-purple-2", "wagon-purple-3")}
    table = bonus(seats=4, camps=camps)
    table.player_3.does("take", goods=["red"])
    with refused("HU-118"):
        table.player_4.does("take", goods=["green", "green"])
    with refused("HU-120"):
        table.player_4.does("take", goods=["green", "red"])
