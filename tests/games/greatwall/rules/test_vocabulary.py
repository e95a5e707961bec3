"""The vocabulary of card effects (GW-2201 to GW-2218): closed lists, and how a card is resolved."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.greatwall.rules.realm import (
    activation,
    attacks,
    done,
    has,
    heard,
    horde,
    moves,
    offered,
    options,
    own_turn,
    realm,
    spots,
    turn,
    uses,
)
from tests.marks import rule
from tianxia.core.data import read_data
from tianxia.games.greatwall.data import OURS
from tianxia.games.greatwall.rules.effects import OPS
from tianxia.games.greatwall.rules.holding import SELECTORS, Cause, amount, count_of

WORDS = read_data("tianxia.games.greatwall", "effects.toml")
LISTS = {name: [row["id"] for row in rows] for name, rows in WORDS.items()}
PASSIVE = ("clerks_as", "discount")  # they hold, nobody carries them out
OF_AUTOMATA = ("reed_rule", "solo_rule", "production_fullest_distinct")


def operations(ops: Any) -> Iterator[dict[str, Any]]:
    """Operations, with those inside them."""
    for e in ops:
        yield e
        for word in ("of", "then", "otherwise"):
            if isinstance(e.get(word), list):
                yield from operations(e[word])


def parts_of(card: Any) -> Any:
    """All operations of a card: of its rules, or of the parts of a Command card."""
    return [*card.rules.ops, *[e for part in card.row.get("parts", []) for e in part["ops"]]]


EVERY = [(card.id, e) for card in OURS.cards for e in operations(parts_of(card))]


@rule("GW-2201", "GW-2203")
def test_every_card_is_made_of_the_operations_of_the_list():
    assert {e["op"] for _, e in EVERY} <= set(LISTS["op"])
    for _, e in EVERY:
        params = next(row["params"] for row in WORDS["op"] if row["id"] == e["op"])
        assert set(e) - {"op"} <= set(params), e


@rule("GW-2203")
def test_every_operation_of_the_list_has_its_code():
    assert set(LISTS["op"]) - set(PASSIVE) <= set(OPS)
    assert len(LISTS["op"]) == 42


@rule("GW-2202")
def test_triggers():
    assert len(LISTS["trigger"]) == 30
    assert {card.rules.trigger for card in OURS.cards} - {""} <= set(LISTS["trigger"])


@rule("GW-2205")
@pytest.mark.parametrize(
    ("param", "lists"),
    [
        ("per", ["selector"]), ("cond", ["condition"]), ("target", ["target"]), ("who", ["who"]), ("where", ["where"]),
        ("what", ["what"]), ("res", ["resource_word"]),
    ],
)  # fmt: skip
def test_cards_use_only_words_of_the_lists(param: str, lists: list[str]):
    known = {word for name in lists for word in LISTS[name]}
    used = {str(e[param]) for _, e in EVERY if param in e}
    if param == "cond":
        used |= {card.rules.cond for card in OURS.cards} - {""}
    assert used <= known
    assert {card.rules.limit for card in OURS.cards} - {""} <= set(LISTS["limit"])
    assert {card.rules.window for card in OURS.cards} - {""} <= set(LISTS["window"])


@rule("GW-2205")
def test_every_selector_has_its_code():
    counted = set(LISTS["selector"]) - {"wood", "stone", "gold", "chi", "receiver", "activation"}
    assert counted == set(SELECTORS)


@rule("GW-2204")
def test_numbers():
    table = realm(assistants=3)
    state = table.match.state
    assert [amount(state, 0, n) for n in (2, "A", "A+1")] == [2, 3, 4]
    assert amount(state, 0, "all") == amount(state, 0, "any") > 50
    used = {e["n"] for _, e in EVERY if isinstance(e.get("n"), str)}
    assert used <= set(LISTS["number"])


@rule("GW-2204", "GW-331")
def test_half_is_rounded_down():
    """A Forest Fire takes half of everybody's wood."""
    wood = {"snake": {"wood": 5}, "dragon": {"wood": 1}, "turtle": {"wood": 4}}
    table = realm(
        options={"mode": "coop"}, season="spring", step="event", year=2, event_deck=["forest-fire", "*"], resources=wood
    )
    assert [has(table, clan) for clan in ("snake", "dragon", "turtle")] == [{"wood": 3}, {"wood": 1}, {"wood": 2}]


@rule("GW-2206")
def test_clerks_owned_are_all_outside_the_chamber():
    table = realm(locations={"quarry": {"snake": 2}}, chamber=3)
    assert count_of(table.match.state, Cause(0, ""), 0, "clerk_owned") == 5


@rule("GW-2207", "GW-2217")
def test_a_discount_never_makes_a_price_negative():
    """Fletcher, Quartermaster and Han Shizhong: an Archer for nothing, and nothing is given back."""
    table = activation(
        general="han-shizhong", assistants=5, active=["fletcher", "quartermaster"],
        locations={"barracks": {"snake": 1, "dragon": 3}}, resources={"snake": {"gold": 1, "wood": 1}},
    )  # fmt: skip
    table.does("snake", "recruit", kind=["archer"], section=["left"])
    assert has(table) == {"gold": 1, "wood": 1}


@rule("GW-2208", "GW-309")
def test_triggers_of_several_players_in_tea_order():
    """One gold is left: the Overseer of Dragon, who is higher, takes it before the Tax Collector of Snake."""
    income = realm(
        season="summer", step="income", tea=["dragon", "snake", "turtle"], supply={"gold": 1},
        active={"snake": ["tax-collector"], "dragon": ["bounty-clerk"]}, overseers={"dragon": {"gold-mine": 1}},
    )  # fmt: skip
    assert (has(income, "dragon"), has(income, "snake")) == ({"gold": 1}, {})


@rule("GW-2209", "GW-2215")
def test_optional_effects_ask_and_the_others_do_not():
    table = activation(
        general="yue-fei", assistants=0, locations={"teahouse": {"snake": 2}}, tactic_deck=["volley", "*"]
    )
    assert (table.kind, options(table)) == ("greatwall.effect", ["use", "done"])
    done(table)
    assert table.tactics["snake"] == []
    automatic = realm(season="summer", step="income", active=["strategist"], tactic_deck=["volley", "*"])
    assert automatic.tactics["snake"] == ["volley"]


SELF_TRIGGERED = """
[[advisor]]
id = "fanatic"
name = "Fanatic"
module = "base"
cost = 2
trigger = "on_wound"
ops = [{ op = "wound", n = 1, target = "any" }]
text = "After you put a Wound on a Horde card put another."
"""


DULL = """
[[advisor]]
id = "clerk-NUMBER"
name = "Clerk"
module = "base"
cost = 2
trigger = "end_game"
ops = [{ op = "honour", n = 1 }]
text = "1 Honour."
"""


@rule("GW-2210")
def test_an_effect_does_not_set_itself_off():
    others = [DULL.replace("NUMBER", str(n)) for n in range(30)]
    table = turn(
        "attack-order", options={"data": SELF_TRIGGERED + "".join(others)}, active=["fanatic"], levels={"left": 1},
        firing={"left": {"snake": 1}}, hordes={"left": ["keshig-guard"]},
    )  # fmt: skip
    attacks(table, "snake", "archer", "keshig-guard-left 1")
    table.does("snake", "wound", spot=["keshig-guard-left 2"])
    assert spots(table, "left")[:3] == ["wound", "wound", "free"]
    assert table.kind != "greatwall.wound"


@rule("GW-2212")
def test_an_archer_fires_on_wound_alone():
    """Che Kung has Honour for each Attack, Ran Jin for the first Wound of a Firing phase."""
    position: dict[str, Any] = {
        "levels": {"left": 1}, "firing": {"left": {"snake": 1}}, "hordes": {"left": ["keshig-guard"]}, "assistants": 2
    }  # fmt: skip
    table = turn("attack-order", general="che-kung", **position)
    attacks(table, "snake", "archer", "keshig-guard-left 3")
    assert table.honour["snake"] == 0
    table = realm(seats=5, season="winter", step="firing", general="ran-jin", **position)
    attacks(table, "snake", "archer", "keshig-guard-left 3")
    assert table.honour["snake"] == 2
    soldiers = {"left": {"snake": {"spearman": 1}}}
    table = turn(
        "attack-order", seats=5, general="ran-jin", rest=soldiers, hordes={"left": ["keshig-guard"]}, assistants=2
    )
    attacks(table, "snake", "spearman", "keshig-guard-left 3")
    assert table.honour["snake"] == 0


@rule("GW-2215", "GW-327")
def test_a_card_is_paid_before_it_acts():
    table = turn(
        "attack-order", general="yang-paifeng", assistants=1, hordes={"left": ["keshig-guard"]},
        rest={"left": {"snake": {"spearman": 1}}}, resources={"snake": {"chi": 1}},
    )  # fmt: skip
    attacks(table, "snake", "spearman", "keshig-guard-left 1")
    uses(table, "snake", "yang-paifeng")
    assert (table.kind, has(table)) == ("greatwall.wound", {})
    assert [event["card"] for event in heard(table, "effect")] == ["yang-paifeng"]


@rule("GW-2216")
def test_a_choice_offers_only_what_can_be_done():
    """Diplomacy of the highest: only the Chi is left, and it is taken; the Attack Order without Clerks draws."""
    assert has(turn("diplomacy", part=3)) == {"chi": 1}
    table = turn("attack-order", part=3, chamber=8, tactic_deck=["volley", "*"])
    assert table.tactics["snake"] == ["volley"]
    table = turn("attack-order", part=3, tactic_deck=[], tactics={"dragon": ["*"]})
    assert table.kind == "greatwall.clerk"
    moves(table, "snake", "quarry")


@rule("GW-2216")
def test_otherwise_is_done_if_nothing_can_be():
    """The Plague: a Soldier, two Chi, or else a Shame."""
    table = realm(
        options={"mode": "coop"}, season="spring", step="event", year=2, event_deck=["plague", "*"],
        resources={"snake": {"chi": 2}}, rest={"left": {"turtle": {"spearman": 1}}},
    )  # fmt: skip
    assert has(table) == {}
    assert table.shame == {"snake": 0, "dragon": 1, "turtle": 0}
    assert table.rest["left"] == {}


@rule("GW-2217")
def test_a_discount_changes_the_price_and_not_the_number():
    table = activation(
        active=["master-mason"], locations={"builders-camp": {"snake": 1}}, resources={"snake": {"stone": 9, "wood": 9}}
    )
    table.does("snake", "wall", section=["left"])
    assert (has(table), table.levels["left"]) == ({"stone": 8, "wood": 8}, 1)
    assert table.kind != "greatwall.build"


@rule("GW-2218")
def test_an_effect_may_wound_where_an_archer_may_not_attack():
    table = own_turn(
        active=["scout"], levels={"left": 1}, firing={"left": {"snake": 1}},
        hordes={"left": [horde("raiders", "wound", "wound", "wound", "wound"), "mangudai"]},
    )  # fmt: skip
    uses(table, "snake", "scout")
    assert {spot.rpartition(" ")[0] for spot in offered(table, "wound", "spot")} == {"mangudai-left"}
