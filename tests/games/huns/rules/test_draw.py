"""The Draw action (HU-301 to HU-314)."""

import pytest

from tests.games.huns.rules.starts import (
    COLOURS,
    KINDS,
    SEATS,
    begin,
    camp,
    card,
    go_on,
    last_turn,
    moves,
    picture,
    questions,
    with_die,
)
from tests.marks import rule
from tianxia.scenario import Scenario, refused

DECKS = {
    "equipment": ["pack-mule", "war-saddle", "dyers-vat", "guard-dogs", "iron-rims"],
    "raid": ["sack-the-village", "cattle-raid", "full-gallop", "night-ambush", "khans-levy"],
    "mercenary": ["zerco-the-jester", "kreka-the-queen", "ildico-the-poisoner", "edeco-the-bodyguard"],
    "curse": ["mutiny", "evil-eye", "mud-season", "cowardice", "blind-seer"],
    "treasure": ["golden-crown", "skull-cup", "emerald-ring", "jade-pendant", "silver-cauldron"],
}
every_kind = pytest.mark.parametrize("kind", KINDS)


def drawing(kind: str, value: int, own: dict | None = None, deck: list[str] | None = None, **position) -> Scenario:
    """Player 1 has taken a die and draws; the deck is as named, and nothing else is in it."""
    decks = {kind: DECKS[kind] if deck is None else deck}
    table = with_die(COLOURS[KINDS.index(kind)], value, own or camp("wagon-purple-1", "wagon-green-1"), decks=decks,
                     **position)  # fmt: skip
    table.player_1.does("draw")
    return table


def cards_of(table: Scenario, player: str = "player-1") -> list[str]:
    """All cards of a camp."""
    return [row["card"] for row in table.fact("camps")[player]["cards"]]


@rule("HU-301")
@every_kind
@pytest.mark.parametrize("value", [2, 3])
def test_as_many_cards_as_the_die_shows_are_drawn_from_the_top_of_its_deck(kind: str, value: int):
    table = drawing(kind, value)
    assert table.camps["player-1"]["drawn"] == DECKS[kind][:value]
    assert table.decks[kind] == DECKS[kind][value:]
    told = table.heard("draw")[0]
    assert (told["colour"], told["count"]) == (COLOURS[KINDS.index(kind)], value)


@rule("HU-302", "HU-306")
@pytest.mark.parametrize("kind", ["equipment", "raid", "mercenary", "treasure"])
def test_one_is_chosen_and_played_face_up_into_the_own_camp(kind: str):
    table = drawing(kind, 3)
    assert moves(table) == {("play", name) for name in DECKS[kind][:3]}
    chosen = DECKS[kind][1]
    table.player_1.does("play", card=[chosen])
    assert cards_of(table) == [chosen]
    assert cards_of(table, "player-2") == cards_of(table, "player-3") == []
    for viewer in (*table.names, "spectator"):
        assert [row["face"] for row in table.fact(f"view.{viewer}.seats.0.cards")] == [chosen]
        moved = [told for told in table.fact(f"told.{viewer}") if told["kind"] == "move" and told["to"] == "camp/0"]
        assert [told["face"] for told in moved] == [chosen]
    assert [told["face"] for told in table.fact("told.spectator") if told["kind"] == "play-card"] == [chosen]


@rule("HU-303")
@pytest.mark.parametrize(("played", "back"), [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])])
def test_the_others_go_under_the_deck_in_the_order_in_which_they_were_drawn(played: int, back: list[int]):
    deck = DECKS["raid"]
    table = drawing("raid", 3)
    table.player_1.does("play", card=[deck[played]])
    go_on(table, "huns.after")
    assert table.decks["raid"] == deck[3:] + [deck[n] for n in back]


@rule("HU-304")
def test_exactly_one_of_the_drawn_cards_is_played():
    table = drawing("equipment", 3)
    assert table.player_1.options == ["play"]
    for option in ("pass", "done", "redraw"):
        assert not table.player_1.may(option)
    assert not table.player_1.may("play", card=["pack-mule", "war-saddle"])
    with refused("HU-304"):
        table.player_1.does("play", card=["guard-dogs"])
    table.player_1.does("play", card=["pack-mule"])
    assert cards_of(table) == ["pack-mule"]
    assert table.camps["player-1"]["drawn"] == []


@rule("HU-305")
@pytest.mark.parametrize("kind", ["equipment", "mercenary", "treasure"])
def test_with_a_1_the_only_card_is_played(kind: str):
    table = drawing(kind, 1)
    assert cards_of(table) == DECKS[kind][:1]
    assert (table.waits_for, table.kind) == ("player-2", "huns.die")


@rule("HU-307")
@pytest.mark.parametrize("target", ["player-2", "player-3"])
def test_a_curse_is_played_into_the_camp_of_an_opponent_of_ones_choice(target: str):
    table = drawing("curse", 2)
    table.player_1.does("play", card=["evil-eye"])
    assert table.kind == "huns.target"
    assert moves(table) == {("curse", "player-2"), ("curse", "player-3")}
    with refused("HU-307"):
        table.player_1.does("curse", seat=["player-1"])
    table.player_1.does("curse", seat=[target])
    assert (table.waits_for, table.kind) == (target, "huns.curse")
    table.does(target, "accept")
    assert {player: cards_of(table, player) for player in table.names} == {
        **{name: [] for name in table.names}, target: ["evil-eye"],
    }  # fmt: skip


@rule("HU-307")
def test_the_only_opponent_needs_not_be_named():
    table = drawing("curse", 2, seats=2)
    table.player_1.does("play", card=["mutiny"])
    assert (table.waits_for, table.kind) == ("player-2", "huns.curse")


@rule("HU-309")
@every_kind
def test_of_a_deck_with_fewer_cards_all_are_drawn(kind: str):
    table = drawing(kind, 3, deck=DECKS[kind][:2])
    assert table.camps["player-1"]["drawn"] == DECKS[kind][:2]
    assert table.decks[kind] == []
    assert table.heard("draw")[0]["count"] == 2


@rule("HU-310")
def test_from_an_empty_deck_nothing_can_be_drawn():
    own = camp("wagon-purple-1", "wagon-green-1", cards=["sack-the-village"])
    table = with_die("green", 2, own, decks={"mercenary": []})
    assert table.player_1.options == ["loot", "use"]
    assert not table.player_1.may("draw")


@rule("HU-310", "HU-403")
def test_with_an_empty_deck_the_action_is_a_loot_even_of_nothing():
    table = with_die(
        "green", 2, camp("wagon-purple-1", "wagon-orange-1"), decks={"mercenary": []}, reserve={"green": 0}
    )
    assert [told["count"] for told in table.heard("loot")] == [0]
    assert (table.waits_for, table.kind) == ("player-2", "huns.die")


@rule("HU-311")
@every_kind
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_draw_takes_one_card_off_its_deck_and_none_off_the_others(kind: str, value: int):
    deck = DECKS[kind]
    table = with_die(COLOURS[KINDS.index(kind)], value, camp("wagon-purple-1"), seats=2, decks={kind: deck})
    before = {deck["id"]: deck["left"] for deck in table.fact("view.spectator.decks")}
    table.player_1.does("draw")
    if value > 1:
        table.player_1.does("play", card=[deck[0]])
    if kind == "curse":
        table.player_2.does("flee")
    go_on(table, "huns.after")
    after = {deck["id"]: deck["left"] for deck in table.fact("view.spectator.decks")}
    assert after == {**before, kind: before[kind] - 1}


@rule("HU-312", "HU-802")
def test_a_deck_may_be_empty_while_its_cards_are_in_hand():
    taken = dict.fromkeys(["red", "green", "black", "yellow"], "player-2")
    table = drawing("equipment", 2, deck=["pack-mule", "war-saddle"], taken=taken)
    assert table.fact("view.spectator.decks.0.left") == 0
    table.player_1.does("play", card=["pack-mule"])
    assert table.outcome is None
    assert table.round == 2


@rule("HU-312", "HU-803")
def test_a_deck_may_be_empty_until_the_round_ends():
    table = drawing("equipment", 1, deck=["pack-mule"], taken=dict.fromkeys(["red", "green", "black"], "player-2"))
    assert table.outcome is None
    assert (table.waits_for, table.kind) == ("player-2", "huns.action")
    table.player_2.does("loot")
    go_on(table, "huns.place", "huns.wagon")
    assert table.outcome is not None


@rule("HU-313")
@pytest.mark.parametrize("seats", SEATS)
def test_a_card_in_a_camp_stays_there_to_the_end_for_all_to_see(seats: int):
    for seed in range(2):
        match = begin(seats, seed)
        lying: list[set[str]] = [set() for _ in range(seats)]
        for now in questions(match, seed):
            for seat, player in enumerate(picture(now)["camps"].values()):
                cards = {row["card"] for row in player["cards"]}
                assert lying[seat] <= cards
                lying[seat] = cards
        for viewer in (*range(seats), -1):
            for seat, seen in enumerate(match.view(viewer)["seats"]):
                assert {row["face"] for row in seen["cards"] + seen["fled"]} >= lying[seat]


@rule("HU-313")
def test_there_is_no_limit_to_the_cards_of_a_camp():
    many = [*DECKS["equipment"], *DECKS["mercenary"], *DECKS["treasure"], *DECKS["curse"], *DECKS["raid"][1:]]
    table = drawing("raid", 1, own=camp("wagon-purple-1", cards=many), deck=["sack-the-village"])
    assert len(cards_of(table)) == len(many) + 1


@rule("HU-314")
@every_kind
def test_drawn_cards_are_seen_by_the_drawer_alone_and_the_others_see_how_many(kind: str):
    table = drawing(kind, 3)
    own = table.fact("view.player-1.seats.0.drawn")
    assert {row["face"] for row in own["known"]} == set(DECKS[kind][:3])
    for viewer in ("player-2", "player-3", "spectator"):
        assert table.fact(f"view.{viewer}.seats.0.drawn") == {"known": [], "hidden": 3}
        heard = str(table.fact(f"told.{viewer}")) + str(table.fact(f"view.{viewer}"))
        assert not [name for name in DECKS[kind] if f"'{name}'" in heard]
    table.player_1.does("play", card=[DECKS[kind][1]])
    if kind == "curse":
        table.player_1.does("curse", seat=["player-3"])
    for viewer in ("player-2", "player-3", "spectator"):
        heard = str(table.fact(f"told.{viewer}")) + str(table.fact(f"view.{viewer}"))
        assert [name for name in DECKS[kind] if f"'{name}'" in heard] == [DECKS[kind][1]]


@rule("HU-314")
def test_whoever_put_cards_back_still_knows_them_and_nobody_else_does():
    table = drawing("treasure", 3)
    table.player_1.does("play", card=["skull-cup"])
    assert table.knows["player-1"] == ["emerald-ring", "golden-crown"]
    assert table.knows["player-2"] == table.knows["player-3"] == []


@rule("HU-306", "HU-313")
def test_a_card_is_played_where_others_lie_already():
    own = camp("wagon-purple-1", cards=[card("zerco-the-jester", "red"), "golden-crown"])
    table = drawing("mercenary", 1, own=own, deck=["kreka-the-queen"])
    assert sorted(cards_of(table)) == ["golden-crown", "kreka-the-queen", "zerco-the-jester"]


@rule("HU-312", "HU-801")
def test_a_deck_that_is_empty_when_the_round_has_ended_ends_the_game():
    table = last_turn(decks={"curse": []})
    assert table.outcome is not None
