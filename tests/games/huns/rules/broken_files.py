"""Files with cards and wagons that cannot be played, each with a part of the sentence it gets."""

from typing import Any

from tests.games.huns.rules.files import changed, copies, file_of

GAIN = {"op": "gain", "n": 1, "colours": "any"}


def with_effect(id: str, /, *effects: dict[str, Any], **more: Any) -> str:
    """Our cards, one of them with other effects."""
    return changed("card", id, effects=list(effects), **more)


WRONG: list[tuple[str, str, str]] = [
    # the file
    ("no toml", "card = [", "the data are not TOML: "),
    ("nothing", "", "the data have neither [[card]] nor [[wagon]]"),
    ("another section", "[[hero]]\nid = 1", "the data have [[card]] and [[wagon]], not hero"),
    ("no list", "card = 3", "the data have [[card]] and [[wagon]], not card"),
    ("no cards", "card = []", "there are 12 cards of the type equipment, not 0"),
    ("no table", "card = [3]", "card 1 is a table, not 3"),
    # how many
    ("one less", file_of(card=copies("card")[1:]), "there are 12 cards of the type equipment, not 11"),
    ("a wagon less", file_of(wagon=copies("wagon")[:-1]), "there are 8 wagons of the type blue, not 7"),
    ("two alike", changed("card", "iron-rims", id="pack-mule"), "there are two cards called 'pack-mule'"),
    ("two wagons", changed("wagon", "wagon-blue-1", id="wagon-blue-2"), "there are two wagons called 'wagon-blue-2'"),
    ("like a card", changed("wagon", "wagon-blue-1", id="mutiny"), "there are a card and a wagon called 'mutiny'"),
    (
        "marks",
        changed("card", "pack-mule", min_players=4),
        "exactly one card of the type equipment has min_players = 4",
    ),
    ("no mark", changed("card", "tribute-roll", min_players=2), "equipment has min_players = 3, not 0"),
    # a card
    ("id", changed("card", "pack-mule", id="Pack Mule"), "id of card 1 (Pack Mule) is a word of small letters"),
    ("reserved", changed("card", "pack-mule", id="loot"), "id of card 1 (loot) is a word of small letters"),
    ("no id", changed("card", "pack-mule", id=None), "id of card 1 is a text, not None"),
    ("no name", changed("card", "pack-mule", name=None), "name of card 1 (pack-mule) is a text, not None"),
    ("unknown key", changed("card", "pack-mule", weight=3), "card 1 (pack-mule) has no 'weight'"),
    ("type", changed("card", "pack-mule", type="hero"), "type of card 1 (pack-mule) is one of equipment, raid"),
    ("colour", changed("card", "pack-mule", colour="red"), "colour of card 1 (pack-mule) is blue, that of its deck"),
    ("timing", changed("card", "pack-mule", timing="noon"), "timing of card 1 (pack-mule) is one of start, end, turn"),
    ("trigger", changed("card", "pack-mule", trigger="noon"), "trigger of card 1 (pack-mule) cannot be 'noon'"),
    ("limit", changed("card", "pack-mule", limit="twice"), "limit of card 1 (pack-mule) is one of constant"),
    ("optional", changed("card", "pack-mule", optional="yes"), "optional of card 1 (pack-mule) is true or false"),
    (
        "players",
        changed("card", "pack-mule", min_players=5),
        "min_players of card 1 (pack-mule) is a number from 2 to 4",
    ),
    (
        "points",
        changed("card", "cattle-raid", vp=2),
        "card 15 (cattle-raid) has vp = 2, but every card of the type raid",
    ),
    ("points of others", changed("card", "mutiny", vp_full=1), "card 42 (mutiny) has vp_full = 1, but every card of"),
    ("slots", changed("card", "pack-mule", slots=2), "card 1 (pack-mule) has slots, but only Mercenaries and Curses"),
    ("no slots", changed("card", "mutiny", slots=None), "slots of card 42 (mutiny) is a number from 1 to 8, not None"),
    ("many slots", changed("card", "mutiny", slots=9), "slots of card 42 (mutiny) is a number from 1 to 8, not 9"),
    # effects
    ("no effects", changed("card", "pack-mule", effects=None), "card 1 (pack-mule) has no effects"),
    ("treasure", with_effect("golden-crown", GAIN), "card 49 (golden-crown) has effects, but a Treasure has none"),
    ("op", with_effect("pack-mule", {"op": "gian"}), "card 1 (pack-mule) has no effect 'gian'; nearest: gain"),
    ("no op", with_effect("pack-mule", {"n": 1}), "op of an effect of card 1 (pack-mule) is a text, not None"),
    ("param", with_effect("pack-mule", {**GAIN, "zone": "wagons"}), "effect gain of card 1 (pack-mule) has no 'zone'"),
    ("lacks", with_effect("pack-mule", {"op": "gain", "n": 1}), "effect gain of card 1 (pack-mule) lacks colours"),
    (
        "lacks one of",
        with_effect("evil-eye", {"op": "die_ban"}),
        "effect die_ban of card 46 (evil-eye) lacks value or by",
    ),
    (
        "word",
        with_effect("iron-rims", {**GAIN, "colours": "grey"}),
        "colours of effect gain of card 7 (iron-rims) is one",
    ),
    (
        "number",
        with_effect("iron-rims", {**GAIN, "n": 9}),
        "n of effect gain of card 7 (iron-rims) is a number from 1 to 5",
    ),
    (
        "no card drawn",
        with_effect("blind-seer", {"op": "set_amount", "action": "draw", "value": 0}),
        "value of effect set_amount of card 39 (blind-seer) is a number from 1 to 5, not 0",
    ),
    (
        "whom",
        with_effect("cattle-raid", {"op": "steal", "n": 1, "from": "wagons", "who": "self"}),
        "who of effect steal of card 15 (cattle-raid) is one of one, each, not 'self'",
    ),
    (
        "empty list",
        with_effect("war-saddle", {"op": "die_shift", "deltas": []}),
        "deltas of effect die_shift of card 3",
    ),
    (
        "a value",
        with_effect("zerco-the-jester", {"op": "die_set", "target": "available", "values": [4]}),
        "each of values of effect die_set of card 30 (zerco-the-jester) is a number from 1 to 3, not 4",
    ),
    # moments
    (
        "never",
        with_effect("guard-dogs", GAIN),
        "effect gain of card 9 (guard-dogs) cannot happen at constant; it can at before-die or",
    ),
    (
        "only there",
        with_effect("kreka-the-queen", {"op": "protect", "zone": "wagons"}),
        "effect protect of card 33 (kreka",
    ),
    (
        "on",
        with_effect("iron-rims", {**GAIN, "on": "own-raid"}),
        "effect gain of card 7 (iron-rims) cannot happen at own-wagon-sent; it can at own-turn",
    ),
    (
        "to others",
        with_effect("sack-the-village", {**GAIN, "who": "each-opponent"}),
        "effect gain of card 13 (sack-the-village) cannot happen at own-turn; it can at own-wagon-sent or",
    ),
    (
        "disable",
        with_effect("guard-dogs", {"op": "disable", "card_type": "equipment"}),
        "effect disable of card 9 (guard",
    ),
    (
        "oracle",
        changed("card", "eskam-the-oracle", slots=1, effects=[{"op": "redirect_curse", "cost": 2}]),
        "cost of an eff",
    ),
    (
        "no mercenary",
        with_effect("guard-dogs", {"op": "redirect_curse", "cost": 1}, trigger="cursed"),
        "effect redirect_curse of card 9 (guard-dogs) is for Mercenaries only",
    ),
    (
        "raid",
        changed("card", "cattle-raid", trigger="constant"),
        "effect steal of card 15 (cattle-raid) cannot happen at",
    ),
    (
        "a raid that holds",
        with_effect("cattle-raid", {"op": "protect", "zone": "wagons"}),
        "card 15 (cattle-raid) is a Raid: all it does happens at before-die or",
    ),
    (
        "raid twice",
        changed("card", "cattle-raid", limit="once-per-turn"),
        "limit of card 15 (cattle-raid) is once-per-turn",
    ),
    (
        "once",
        changed("card", "war-saddle", limit="once-per-game"),
        "limit of card 3 (war-saddle) is once-per-game, but R",
    ),
    (
        "how often",
        changed("card", "war-saddle", limit="constant"),
        "limit of card 3 (war-saddle) is once-per-turn or on",
    ),
    (
        "a duty",
        changed("card", "war-saddle", optional=False),
        "card 3 (war-saddle) is optional at after-die: nothing has",
    ),
    (
        "two reactions",
        with_effect("iron-rims", GAIN, GAIN),
        "card 7 (iron-rims) has one effect only at own-wagon-sent, not 2",
    ),
    # conditions
    ("no condition", changed("card", "golden-crown", condition=None), "condition of card 49 (golden-crown) is a table"),
    (
        "measure",
        changed("card", "golden-crown", condition={"op": "count", "of": "luck", "min": 1}),
        "of of condition of",
    ),
    (
        "relation",
        changed("card", "golden-crown", condition={"op": "compare", "of": "raids"}),
        "relation of condition of",
    ),
    (
        "no bound",
        changed("card", "golden-crown", condition={"op": "count", "of": "raids"}),
        "condition of card 49 (golden-",
    ),
    (
        "share",
        changed("card", "golden-crown", condition={"op": "share", "of": "raids", "total": "raids", "min_num": 1}),
        "min_den of condition of card 49 (golden-crown) is a number from 1 to 24, not None",
    ),
    # wagons
    ("wagon type", changed("wagon", "wagon-blue-1", type="red"), "type of wagon 25 (wagon-blue-1) is one of purple"),
    (
        "wagon slot",
        changed("wagon", "wagon-blue-1", slots=["pink"]),
        "each of the slots of wagon 25 (wagon-blue-1) is one",
    ),
    ("no slot", changed("wagon", "wagon-blue-1", slots=[]), "wagon 25 (wagon-blue-1) has 1 to 8 slots, not 0"),
    (
        "nine slots",
        changed("wagon", "wagon-blue-1", slots=["red"] * 9),
        "wagon 25 (wagon-blue-1) has 1 to 8 slots, not 9",
    ),
    (
        "two of one",
        changed("wagon", "wagon-blue-1", count=2),
        "count of wagon 25 (wagon-blue-1) is 1: every wagon stands",
    ),
    ("wagon id", changed("wagon", "wagon-blue-1", id="hand"), "id of wagon 25 (hand) is a word of small letters"),
    ("wagon key", changed("wagon", "wagon-blue-1", wheels=4), "wagon 25 (wagon-blue-1) has no 'wheels'"),
]
