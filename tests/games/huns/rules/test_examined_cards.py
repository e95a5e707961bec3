"""Positions written from the ledger and the rulebook alone: Raids, Curses, Mercenaries, Equipment among each other."""

from typing import Any

import pytest

from tests.games.huns.rules.camps import (
    ALL_TAKEN,
    BLUE,
    BLUE_GREEN,
    FOUR,
    GREEN,
    GREEN_YELLOW,
    ORANGE,
    PLAIN,
    PURPLE,
    RED_BLACK,
    cards,
    count,
    fled,
    full,
    holding,
    in_turn,
    loads,
    offered,
    on,
    state,
    storage,
    table,
    takes,
    used,
    uses,
    wagon,
    wagons,
)
from tests.marks import rule
from tianxia.games.huns.data import COLOURS
from tianxia.scenario import refused

# ---- Raids


@rule("HU-603", "HU-636", "HU-727", "HU-728")
@pytest.mark.parametrize(
    ("stage", "open_raids"),
    [
        ("die", ["caravan-swap", "sack-the-village"]),
        ("action", ["caravan-swap", "full-gallop", "river-crossing", "sack-the-village"]),
        ("after", ["caravan-swap", "river-crossing", "sack-the-village"]),
        ("end", []),
    ],
)
def test_when_a_raid_may_be_used(stage: str, open_raids: list[str]):
    played = in_turn(
        "caravan-swap", "full-gallop", "river-crossing", "sack-the-village", "relay-ponies", seats=4, stage=stage,
        camp={"wagons": [RED_BLACK, FOUR]},
    )  # fmt: skip
    assert [card for card in offered(played.player_1) if card != "relay-ponies"] == open_raids


@rule("HU-636", "HU-684", "HU-709", "HU-743")
@pytest.mark.parametrize(
    ("raid", "two", "may"),
    [
        ("night-ambush", {"wagons": [wagon(PURPLE[6], "blue")]}, True),
        ("night-ambush", {"wagons": [PURPLE[6]]}, False),
        ("night-ambush", {"wagons": [wagon(PURPLE[6], "blue")], "cards": ["guard-dogs"]}, False),
        ("night-ambush", {"wagons": [wagon(PURPLE[6], "blue")], "cards": ["guard-dogs", "rusted-gear"]}, True),
        ("night-ambush", {"wagons": [wagon(PURPLE[6], "black")]}, False),  # no black slot to put it on
        ("night-ambush", {"wagons": [PURPLE[6]], "cards": [full("zerco-the-jester", "blue")]}, False),
        ("cattle-raid", {"wagons": [wagon(PURPLE[6], "yellow")]}, True),
        ("cattle-raid", {"wagons": [wagon(PURPLE[6], "yellow")], "cards": ["guard-dogs"]}, False),
        ("burning-arrows", {"wagons": [wagon(PURPLE[6], "black")]}, True),
        ("burning-arrows", {"wagons": [wagon(PURPLE[6], "black")], "cards": ["guard-dogs"]}, False),
        ("burning-arrows", {"wagons": [PURPLE[6]], "storage": {"red": 3}}, False),
        ("break-the-contract", {"cards": [holding("zerco-the-jester", "blue")]}, True),
        ("break-the-contract", {"cards": [holding("zerco-the-jester", "blue"), full("edeco-the-bodyguard")]}, False),
        (
            "break-the-contract",
            {"cards": [holding("zerco-the-jester", "blue"), holding("edeco-the-bodyguard", "red")]},
            True,
        ),
        (
            "break-the-contract",
            {"cards": [full("zerco-the-jester", "blue"), full("edeco-the-bodyguard"), "mutiny"]},
            True,
        ),
        ("break-the-contract", {"cards": [holding("mutiny", "blue"), "zerco-the-jester"]}, False),
        ("storehouse-heist", {"storage": {"yellow": 1}}, True),
        ("storehouse-heist", {"storage": {"yellow": 1}, "cards": ["guard-dogs"]}, True),
        ("storehouse-heist", {"storage": {"black": 1}}, False),
        ("storehouse-heist", {"wagons": [wagon(PURPLE[6], "yellow")]}, False),
        ("khans-levy", {"cards": ["zerco-the-jester"]}, False),  # not in one's own camp
        ("caravan-swap", {"cards": ["guard-dogs"]}, True),  # the others have wagons too
    ],
)
def test_a_raid_needs_something_to_change(raid: str, two: dict[str, Any], may: bool):
    played = in_turn(raid, seats=4, camp={"wagons": [FOUR, wagon(ORANGE[0], "red", "red")]}, two={"wagons": [], **two})
    assert (raid in offered(played.player_1)) is may


@rule("HU-632", "HU-633", "HU-728", "HU-735")
def test_a_raid_drawn_in_a_gallop_waits_for_the_next_turn():
    played = in_turn(
        "full-gallop", die="red", value=1, decks={"raid": ["sack-the-village", "*"]}, camp={"wagons": [RED_BLACK, FOUR]}
    )
    uses(played.player_1, "full-gallop")
    played.player_1.does("draw")
    assert "sack-the-village" in cards(played, "player-1")
    with refused("HU-632"):
        uses(played.player_1, "sack-the-village")


@rule("HU-632", "HU-735", "HU-745", "HU-701")
def test_with_bleda_a_drawn_raid_comes_into_the_middle_of_the_galloping_loot():
    played = in_turn(
        "full-gallop", "pack-mule", full("bleda-the-raider"), die="red", value=1,
        decks={"raid": ["khans-levy", "*"]}, camp={"wagons": [RED_BLACK, FOUR]},
    )  # fmt: skip
    uses(played.player_1, "full-gallop")
    played.player_1.passes()  # no Valuable of Bleda's
    played.player_1.does("draw")
    assert played.kind == "huns.place"  # three, by the Mule
    assert played.hand["red"] == 3
    assert offered(played.player_1) == []  # nothing to levy for


@rule("HU-683", "HU-723", "HU-733")
def test_cattle_of_two_opponents_is_one_batch_and_goes_to_one_card():
    played = in_turn(
        "cattle-raid", "zerco-the-jester", camp={"wagons": [GREEN_YELLOW]},
        two={"wagons": [wagon(PURPLE[6], "blue", "black")]}, three={"wagons": [wagon(GREEN[0], "red")]},
    )  # fmt: skip
    uses(played.player_1, "cattle-raid")
    takes(played.player_1, f"black on {PURPLE[6]}")
    assert on(played, "zerco-the-jester") == ["black", "red"]
    assert on(played, PURPLE[6]) == ["blue"]
    assert state(played, "zerco-the-jester") == "works"


@rule("HU-725", "HU-733", "HU-684")
def test_arrows_burn_up_to_two_on_one_wagon_of_each_who_has_no_dogs():
    played = in_turn(
        "burning-arrows", camp={"wagons": [RED_BLACK, FOUR]},
        two={"wagons": [wagon(PURPLE[6], "blue", "black", "green"), wagon(PURPLE[7], "yellow")]},
        three={"wagons": [wagon(GREEN[0], "red")], "cards": ["guard-dogs"]},
    )  # fmt: skip
    uses(played.player_1, "burning-arrows")
    takes(played.player_1, f"blue on {PURPLE[6]}", f"green on {PURPLE[6]}")
    assert on(played, PURPLE[6]) == ["black"]
    assert on(played, PURPLE[7]) == ["yellow"]
    assert on(played, GREEN[0]) == ["red"]
    assert played.kind == "huns.action"


@rule("HU-725")
def test_arrows_burn_on_one_wagon_only():
    played = in_turn(
        "burning-arrows", camp={"wagons": [RED_BLACK, FOUR]},
        two={"wagons": [wagon(PURPLE[6], "blue", "black"), wagon(PURPLE[7], "yellow")]},
    )  # fmt: skip
    uses(played.player_1, "burning-arrows")
    assert not played.player_1.may("take", goods=[f"blue on {PURPLE[6]}", f"yellow on {PURPLE[7]}"])
    assert played.player_1.may("take", goods=[f"blue on {PURPLE[6]}", f"black on {PURPLE[6]}"])


@rule("HU-729", "HU-656")
def test_a_levy_lifts_a_curse_in_the_middle_of_the_turn_and_the_loot_is_whole_again():
    played = in_turn("khans-levy", "lame-horses", value=3, camp={"wagons": [RED_BLACK, FOUR]})
    uses(played.player_1, "khans-levy")
    takes(played.player_1, "blue", "green", "yellow")
    assert state(played, "lame-horses") == "lifted"
    played.player_1.does("loot")
    assert played.hand["red"] == 3


@rule("HU-729", "HU-642")
def test_a_levy_pays_a_jester_before_the_die_is_taken():
    played = in_turn("khans-levy", "zerco-the-jester", stage="die", camp={"wagons": [RED_BLACK, FOUR]})
    assert offered(played.player_1) == ["khans-levy"]
    uses(played.player_1, "khans-levy")
    takes(played.player_1, "blue", "green")
    assert offered(played.player_1) == ["zerco-the-jester"]


@rule("HU-726", "HU-643")
def test_a_broken_contract_stops_the_bodyguard_of_others_at_once():
    """Two Valuables of Skotta are stolen; he takes no tax from the Loot that follows."""
    played = in_turn(
        "break-the-contract", value=3, camp={"wagons": [wagon(RED_BLACK, "red"), FOUR]},
        two={**PLAIN, "cards": [full("skotta-the-tax-collector", "blue")]},
    )  # fmt: skip
    uses(played.player_1, "break-the-contract")
    takes(played.player_1, "blue on skotta-the-tax-collector")
    assert count(played, "skotta-the-tax-collector") == 2
    assert on(played, FOUR) == ["blue"]
    played.player_1.does("loot")
    loads(played.player_1, "red", FOUR)
    assert played.waits_for == "player-2"
    assert played.kind == "huns.die"


@rule("HU-730", "HU-737")
def test_dogs_do_not_keep_ones_own_wagon_from_being_swapped():
    played = in_turn(
        "caravan-swap", "guard-dogs", camp={"wagons": [RED_BLACK, FOUR]}, two={**PLAIN, "cards": []},
    )  # fmt: skip
    uses(played.player_1, "caravan-swap")
    assert offered(played.player_1, "swap", "own") == sorted([RED_BLACK, FOUR])
    played.player_1.does("swap", own=[RED_BLACK], other=[PURPLE[6]])
    assert wagons(played, "player-1") == sorted([PURPLE[6], FOUR])
    assert wagons(played, "player-2") == sorted([RED_BLACK, PURPLE[7]])


@rule("HU-731", "HU-736", "HU-768")
@pytest.mark.parametrize(
    ("own", "two", "may"),
    [
        (["battle-cry"], ["sack-the-village"], True),
        (["battle-cry"], [used("sack-the-village")], True),
        (["battle-cry"], [], False),
        (["battle-cry", "cowardice"], ["sack-the-village"], False),
        (["battle-cry"], ["sack-the-village", "cowardice"], True),
        (["battle-cry", "market-plunder"], [], False),
        (["battle-cry"], ["khans-levy"], False),
        (["battle-cry", "zerco-the-jester"], ["khans-levy"], True),
    ],
)
def test_what_a_battle_cry_needs(own: list[Any], two: list[Any], may: bool):
    played = in_turn(*own, camp={"wagons": [RED_BLACK, FOUR]}, two={**PLAIN, "cards": two})
    assert ("battle-cry" in offered(played.player_1)) is may


@rule("HU-735", "HU-763", "HU-762")
def test_a_gallop_under_two_curses_draws_one_and_loots_one_fewer():
    played = in_turn(
        "full-gallop", "blind-seer", "lame-horses", die="yellow", value=3, decks={"treasure": ["skull-cup", "*"]},
        camp={"wagons": [wagon(GREEN_YELLOW, "yellow"), RED_BLACK]},
    )  # fmt: skip
    uses(played.player_1, "full-gallop")
    played.player_1.does("draw")
    assert "skull-cup" in cards(played, "player-1")
    assert played.hand["yellow"] == 2


# ---- Curses


@rule("HU-761", "HU-709", "HU-684")
@pytest.mark.parametrize(
    ("own", "camp", "asked"),
    [
        (["plague-of-rats"], {"wagons": [RED_BLACK]}, False),
        (["plague-of-rats"], {"wagons": [RED_BLACK], "storage": {"red": 2}}, False),
        (["plague-of-rats", full("zerco-the-jester")], {"wagons": [RED_BLACK]}, False),
        (["plague-of-rats"], {"wagons": [wagon(RED_BLACK, "red"), wagon(FOUR, "blue")]}, True),
        (["plague-of-rats", "guard-dogs"], {"wagons": [wagon(RED_BLACK, "red"), wagon(FOUR, "blue")]}, True),
        ([fled("plague-of-rats")], {"wagons": [wagon(RED_BLACK, "red"), wagon(FOUR, "blue")]}, False),
        ([full("plague-of-rats")], {"wagons": [wagon(RED_BLACK, "red"), wagon(FOUR, "blue")]}, False),
    ],
)
def test_what_the_rats_find(own: list[Any], camp: dict[str, Any], asked: bool):
    played = in_turn(*own, stage="end", camp=camp)
    assert played.player_1.is_asked() is asked


@rule("HU-651", "HU-653", "HU-748", "HU-755")
@pytest.mark.parametrize(
    ("eskam", "options"),
    [
        (full("eskam-the-oracle"), {"accept", "flee", "pass-on"}),
        (holding("eskam-the-oracle", "red"), {"accept", "flee"}),
        ("zerco-the-jester", {"accept", "flee"}),
    ],
)
def test_what_the_target_of_a_curse_may_do(eskam: Any, options: set[str]):
    played = in_turn(
        die="black", value=1, decks={"curse": ["evil-eye", "*"]}, two={**PLAIN, "cards": [eskam]},
    )  # fmt: skip
    played.player_1.does("draw")
    played.player_1.does("curse", seat=["player-2"])
    assert set(played.player_2.options) == options


@rule("HU-748", "HU-766")
def test_under_a_mutiny_the_oracle_passes_nothing_on():
    played = in_turn(
        die="black", value=1, decks={"curse": ["evil-eye", "*"]},
        two={**PLAIN, "cards": [full("eskam-the-oracle"), "mutiny"]},
    )  # fmt: skip
    played.player_1.does("draw")
    played.player_1.does("curse", seat=["player-2"])
    assert set(played.player_2.options) == {"accept", "flee"}


@rule("HU-764", "HU-742", "HU-759")
def test_under_broken_axles_onegesius_divides_but_one_to_each_wagon():
    played = in_turn(
        full("onegesius-the-quartermaster"), "broken-axles", value=3, camp={"wagons": [RED_BLACK, GREEN_YELLOW]}
    )
    played.player_1.does("loot")
    played.player_1.does("divide")
    loads(played.player_1, "red", RED_BLACK)
    assert on(played, RED_BLACK) == ["red"]
    assert on(played, "broken-axles") == ["red", "red"]


@rule("HU-764", "HU-751", "HU-412")
def test_what_broken_axles_leave_behind_is_excess_for_the_scavenger():
    played = in_turn(
        "broken-axles", value=3, camp={"wagons": [RED_BLACK, GREEN_YELLOW]},
        two={"wagons": [GREEN[0]], "cards": [full("aigan-the-scavenger")]},
    )  # fmt: skip
    played.player_1.does("loot")
    loads(played.player_1, "red", RED_BLACK)
    assert played.waits_for == "player-2"
    takes(played.player_2, "red")
    assert on(played, GREEN[0]) == ["red"]


@rule("HU-765", "HU-506", "HU-504")
@pytest.mark.parametrize(("deck", "asked"), [([BLUE[0], BLUE[4]], False), ([], True)])
def test_in_the_mud_the_top_wagon_is_taken_unless_there_is_none(deck: list[str], asked: bool):
    played = in_turn(
        "mud-season", value=1, camp={"wagons": [wagon(FOUR, "blue", "green", "yellow"), GREEN_YELLOW]},
        display=[ORANGE[1], ORANGE[2], ORANGE[3], ORANGE[4]], wagon_deck=deck,
    )  # fmt: skip
    played.player_1.does("loot")
    loads(played.player_1, "red", FOUR)
    assert (played.kind == "huns.wagon") is asked
    if not asked:
        assert wagons(played, "player-1") == sorted([GREEN_YELLOW, BLUE[0]])


@rule("HU-769", "HU-773", "HU-690")
def test_tribute_is_offered_to_those_who_can_place_something():
    played = in_turn(
        "tribute-to-rome", value=1, camp={"wagons": [wagon(FOUR, "blue", "green", "yellow"), GREEN_YELLOW]},
        two={"wagons": []}, display=[RED_BLACK, ORANGE[1], ORANGE[2], ORANGE[3]],
    )  # fmt: skip
    played.player_1.does("loot")
    loads(played.player_1, "red", FOUR)
    played.player_1.does("take", wagon=[RED_BLACK])
    assert played.waits_for == "player-3"
    takes(played.player_3, "red")


@rule("HU-746", "HU-770", "HU-776")
def test_the_jester_turns_a_3_that_the_eye_forbade():
    played = table(
        {"player-1": {"cards": [full("zerco-the-jester"), "evil-eye"]}},
        dice={"blue": 3, "red": 1, "green": 3, "black": 3, "yellow": 3},
    )
    assert offered(played.player_1, "take", "die") == ["red"]
    uses(played.player_1, "zerco-the-jester")
    played.player_1.does("turn", die=["blue"], value=["2"])
    assert offered(played.player_1, "take", "die") == ["blue", "red"]


@rule("HU-746", "HU-770", "HU-776")
def test_the_jester_turns_the_only_low_die_up_and_the_eye_is_blind():
    played = table(
        {"player-1": {"cards": [full("zerco-the-jester"), "evil-eye"]}},
        dice={"blue": 3, "red": 1, "green": 3, "black": 3, "yellow": 3},
    )
    uses(played.player_1, "zerco-the-jester")
    played.player_1.does("turn", die=["red"], value=["3"])
    assert offered(played.player_1, "take", "die") == sorted(COLOURS)


@rule("HU-750", "HU-762", "HU-756", "HU-404")
@pytest.mark.parametrize(
    ("value", "own", "asked"),
    [(3, [], True), (2, [], False), (1, ["pack-mule"], False), (3, ["lame-horses"], True)],
)
def test_the_tax_collector_looks_at_the_die_and_not_at_the_loot(value: int, own: list[Any], asked: bool):
    played = in_turn(
        *own, value=value, camp={"wagons": []},
        two={"wagons": [GREEN[0]], "cards": [full("skotta-the-tax-collector", "yellow")]},
    )  # fmt: skip
    played.player_1.does("loot")
    assert played.waits_for == "player-2"
    assert (played.kind != "huns.die") is asked


@rule("HU-703", "HU-689", "HU-756")
@pytest.mark.parametrize(("value", "turned", "asked"), [(2, ["3"], True), (2, ["1"], False), (3, [], False)])
def test_the_tax_collector_reads_the_changed_die(value: int, turned: list[str], asked: bool):
    """A 3 can only be lowered, so nobody is asked what the saddle does to it."""
    played = in_turn(
        "war-saddle", value=value, camp={"wagons": []},
        two={"wagons": [GREEN[0]], "cards": [full("skotta-the-tax-collector", "yellow")]},
    )  # fmt: skip
    uses(played.player_1, "war-saddle")
    for shown in turned:
        played.player_1.does("turn", die=["red"], value=[shown])
    played.player_1.does("loot")
    assert (played.kind != "huns.die") is asked


@rule("HU-750", "HU-403", "HU-690")
def test_no_tax_from_an_empty_pool():
    played = in_turn(
        value=3, reserve={"red": 0}, two={"wagons": [GREEN[0]], "cards": [full("skotta-the-tax-collector", "yellow")]}
    )
    played.player_1.does("loot")
    assert played.kind == "huns.die"


@rule("HU-741", "HU-743", "HU-757")
@pytest.mark.parametrize(
    ("two", "drew", "may"),
    [
        ([full("zerco-the-jester")], True, True),
        ([full("zerco-the-jester")], False, False),
        ([holding("zerco-the-jester", "red")], True, True),
        (["zerco-the-jester"], True, False),
        ([full("zerco-the-jester"), full("edeco-the-bodyguard")], True, False),
        ([full("zerco-the-jester"), full("edeco-the-bodyguard"), "mutiny"], True, True),
        ([holding("mutiny", "red")], True, False),
    ],
)
def test_whom_ildico_poisons(two: list[Any], drew: bool, may: bool):
    played = in_turn(full("ildico-the-poisoner"), stage="end", drew=drew, looted=not drew, two={**PLAIN, "cards": two})
    assert (offered(played.player_1) == ["ildico-the-poisoner"]) is may


@rule("HU-752")
@pytest.mark.parametrize(
    ("own", "two", "three", "four", "may"),
    [(0, 0, 0, 0, True), (1, 1, 1, 0, False), (1, 1, 2, 3, True), (2, 1, 3, 3, False)],
)
def test_when_the_heir_helps_himself(own: int, two: int, three: int, four: int, may: bool):
    played = table(
        {
            "player-1": {"cards": [full("ellac-the-heir")], "sent": BLUE[:own]},
            "player-2": {"sent": PURPLE[:two]},
            "player-3": {"sent": ORANGE[:three]},
            "player-4": {"sent": GREEN[:four]},
        },
        4, stage="end", die="red",
    )  # fmt: skip
    assert (offered(played.player_1) == ["ellac-the-heir"]) is may


@rule("HU-747", "HU-754", "HU-658")
def test_what_berik_may_move():
    played = in_turn(
        full("berik-the-carter", "red"), holding("mutiny"), full("evil-eye", "black"), fled("mud-season"),
        camp={"wagons": [wagon(RED_BLACK, "red"), FOUR], "storage": {"blue": 1}},
    )  # fmt: skip
    assert "berik-the-carter" not in offered(played.player_1)  # the Mutiny
    played = in_turn(
        full("berik-the-carter", "red"), full("evil-eye", "black"), fled("mud-season"),
        camp={"wagons": [wagon(RED_BLACK, "red", "black"), FOUR], "storage": {"blue": 1}},
    )  # fmt: skip
    uses(played.player_1, "berik-the-carter")
    assert sorted(set(offered(played.player_1, "move", "good"))) == sorted(
        {"red on berik-the-carter", f"red on {RED_BLACK}"}
    )  # the black one fits nowhere else


@rule("HU-712", "HU-716", "HU-808")
def test_ponies_that_fill_a_wagon_send_it_off():
    played = in_turn(
        "relay-ponies", seats=4, stage="end", display=[PURPLE[5], ORANGE[1], ORANGE[2], ORANGE[3]],
        camp={"wagons": [wagon(ORANGE[7], "blue", "red", "green", "yellow"), RED_BLACK]},
        three={"wagons": [GREEN[0], GREEN[1]]},
    )  # fmt: skip
    uses(played.player_1, "relay-ponies")
    played.player_1.does("swap", own=[ORANGE[7]], other=[PURPLE[5]])
    assert played.camps["player-1"]["sent"] == [PURPLE[5]]
    assert storage(played, "player-1") == {"blue": 1, "red": 1, "green": 1, "yellow": 1}
    assert played.kind == "huns.wagon"


@rule("HU-708", "HU-719")
@pytest.mark.parametrize(("value", "may"), [(1, False), (2, True), (3, False)])
def test_double_harness_wants_a_2(value: int, may: bool):
    played = in_turn("double-harness", value=value, camp={"wagons": [RED_BLACK, FOUR]})
    assert ("double-harness" in offered(played.player_1)) is may


@rule("HU-744", "HU-303", "HU-682")
def test_a_second_draw_from_a_short_deck_meets_the_first_cards_again():
    treasures = ["golden-crown", "silver-cauldron", "sword-of-mars", "jade-pendant", "amber-necklace"]
    played = in_turn(full("orestes-the-scribe"), die="yellow", value=3, decks={"treasure": treasures})
    played.player_1.does("draw")
    played.player_1.does("redraw")
    assert offered(played.player_1, "play") == ["amber-necklace", "golden-crown", "jade-pendant"]
    played.player_1.does("play", card=["golden-crown"])
    assert played.decks["treasure"] == ["silver-cauldron", "sword-of-mars", "jade-pendant", "amber-necklace"]


@rule("HU-738", "HU-751", "HU-420", "HU-756")
def test_what_a_raid_leaves_over_in_the_middle_of_a_loot_is_not_the_scavengers():
    played = in_turn(
        "sack-the-village", value=1, camp={"wagons": [RED_BLACK, wagon(FOUR, "red")]},
        two={"wagons": [BLUE_GREEN], "cards": [full("aigan-the-scavenger", "red")]},
    )  # fmt: skip
    played.player_1.does("loot")
    uses(played.player_1, "sack-the-village")
    takes(played.player_1, "green", "green", "green")  # one of them fits; then the looted red one has one place
    assert on(played, FOUR) == ["green", "red"]
    assert played.kind == "huns.die"
    assert played.waits_for == "player-2"


@rule("HU-757", "HU-741", "HU-734")
def test_the_poisoner_acts_once_in_a_round_also_with_a_further_turn():
    played = in_turn(
        full("ildico-the-poisoner"), stage="end", drew=True, again=True, used_round=["ildico-the-poisoner"],
        two={**PLAIN, "cards": [full("zerco-the-jester")]},
    )  # fmt: skip
    assert played.kind == "huns.die"
    assert played.waits_for == "player-1"


@rule("HU-708", "HU-707", "HU-514", "HU-204")
def test_the_harness_fills_a_wagon_and_the_wheels_turn_before_the_action():
    played = in_turn(
        "double-harness", "iron-rims", value=2, camp={"wagons": [wagon(FOUR, "blue", "green", "yellow"), GREEN_YELLOW]},
        display=[RED_BLACK, ORANGE[1], ORANGE[2], ORANGE[3]],
    )  # fmt: skip
    uses(played.player_1, "double-harness")
    played.player_1.does("take", wagon=[RED_BLACK])
    takes(played.player_1, "black")
    assert on(played, RED_BLACK) == ["black"]
    assert played.kind == "huns.action"
    played.player_1.does("loot")
    assert on(played, RED_BLACK) == ["black", "red", "red"]


@rule("HU-708", "HU-403")
def test_the_harness_takes_the_last_one_and_the_loot_finds_nothing():
    played = in_turn("double-harness", value=2, reserve={"red": 1}, camp={"wagons": [RED_BLACK, GREEN_YELLOW]})
    uses(played.player_1, "double-harness")
    played.player_1.does("loot")
    assert on(played, RED_BLACK) == ["red"]
    assert played.reserve["red"] == 0
    assert played.waits_for == "player-2"


@rule("HU-771", "HU-734", "HU-607")
def test_the_spirits_speak_in_the_further_turn_too():
    played = in_turn("river-crossing", "spiteful-spirits", value=1, camp={"wagons": [RED_BLACK, FOUR]})
    uses(played.player_1, "river-crossing")
    played.player_1.does("loot")
    loads(played.player_1, "red", RED_BLACK)
    assert played.waits_for == "player-2"
    played.player_2.does("ban", die=["blue"])
    assert "blue" not in offered(played.player_1, "take", "die")


@rule("HU-817")
def test_a_theft_that_is_placed_breaks_the_silence():
    played = in_turn(
        "night-ambush", value=1, idle=2, stirred=False, camp={"wagons": [FOUR]}, reserve={"red": 0},
        two={"wagons": [wagon(PURPLE[6], "blue")]}, taken=ALL_TAKEN,
    )  # fmt: skip
    uses(played.player_1, "night-ambush")
    assert on(played, FOUR) == ["blue"]
    assert played.stirred


@rule("HU-307", "HU-660", "HU-305")
def test_the_only_card_drawn_is_a_curse_and_somebody_gets_it():
    played = in_turn(die="black", value=1, decks={"curse": ["mud-season", "*"]}, seats=4)
    played.player_1.does("draw")
    assert offered(played.player_1, "curse", "seat") == ["player-2", "player-3", "player-4"]
    played.player_1.does("curse", seat=["player-4"])
    played.player_4.does("flee")
    assert state(played, "mud-season") == "fled"
    assert played.waits_for == "player-2"


@rule("HU-706", "HU-714", "HU-502")
def test_a_dyed_valuable_sends_a_wagon_off_and_is_stored_in_its_own_colour():
    played = in_turn(
        "dyers-vat", value=1, camp={"wagons": [wagon(PURPLE[6], "blue", "green", "black"), RED_BLACK]},
        two={"wagons": [PURPLE[7]]}, display=[BLUE_GREEN, ORANGE[1], ORANGE[2], ORANGE[3]],
    )  # fmt: skip
    played.player_1.does("loot")
    played.player_1.does("dye", good=["red"], slot=[f"yellow of {PURPLE[6]}"])
    assert storage(played, "player-1") == {"blue": 1, "green": 1, "black": 1, "red": 1}


@rule("HU-658", "HU-726", "HU-741", "HU-747")
def test_nobody_takes_anything_from_a_lifted_curse():
    played = in_turn(
        "break-the-contract", full("ildico-the-poisoner"), drew=True, stage="end",
        two={**PLAIN, "cards": [full("mutiny"), full("evil-eye")]},
    )  # fmt: skip
    assert offered(played.player_1) == []
    assert played.waits_for == "player-2"
