"""Cards replaced by files: what cannot be played is refused in one sentence, the rest is played."""

from __future__ import annotations

from typing import Final

import pytest

from tests.components import Row, file_of
from tianxia.errors import BadInput
from tianxia.games import game
from tianxia.games.greatwall.data import OURS, box_of
from tianxia.scenario import scenario

GREATWALL: Final = game("greatwall")


def table(name: str, rows: list[Row]) -> str:
    """A table of cards."""
    return file_of(**{name: rows})


def rows_of(sort: str) -> list[Row]:
    """Our own cards of a sort, each row once."""
    found: dict[str, Row] = {}
    for card in OURS.cards:
        if card.sort == sort:
            row = found.setdefault(card.row["id"], {**card.row, "invasion": []} if sort == "horde" else dict(card.row))
            if sort == "horde":
                row["invasion"].append(card.row["invasion"])
    return list(found.values())


def changed(sort: str, id: str, /, **new: object) -> str:
    """Our own cards of a sort, with one of them changed; None leaves a key out."""
    rows = rows_of(sort)
    for row in rows:
        if row["id"] == id:
            row.update(new)
    return table(sort, [{key: value for key, value in row.items() if value is not None} for row in rows])


def advisor(**new: object) -> str:
    return changed("advisor", "gravedigger", **new)


def op(**said: object) -> str:
    """The Gravedigger with one other operation."""
    return advisor(ops=[said])


WRONG: Final[dict[str, tuple[str, str]]] = {
    "not TOML": ("[[advisor", "the data are not TOML"),
    "nothing": ("# nothing", "the data have no cards"),
    "an unknown table": ("[[minister]]\nid = 'a'", "the data have no [[minister]]"),
    "not a list": ("[advisor]\nid = 'a'", "[[advisor]] is a list of cards"),
    "another board": ("[game]\nid = 'x'", "game of the data differs from ours"),
    "too few": (table("advisor", rows_of("advisor")[:5]), "there are at least 24 cards in [[advisor]], not 5"),
    "no name": (advisor(name=None), "advisor 'gravedigger' has no name"),
    "no cost": (advisor(cost=None), "advisor 'gravedigger' has no cost"),
    "an unknown key": (advisor(price=3), "'price'"),
    "a bad id": (advisor(id="Grave Digger"), "is made of small letters, digits and dashes"),
    "two alike": (advisor(id="archer-commander"), "there are two of advisor 'archer-commander'"),
    "an id of another table": (advisor(id="volley"), "is the id of a card in"),
    "a bad cost": (advisor(cost="three"), "cost of advisor 'gravedigger' is a number"),
    "a bad trigger": (advisor(trigger="on_death"), "trigger of advisor 'gravedigger' cannot be 'on_death'"),
    "a bad condition": (advisor(cond="rain"), "cond of advisor 'gravedigger' cannot be 'rain'"),
    "a bad limit": (advisor(limit="month"), "limit of advisor 'gravedigger' is one of turn"),
    "a bad window": (advisor(window="night"), "window of advisor 'gravedigger' is one of spring"),
    "a bad flag": (advisor(may="yes"), "may of advisor 'gravedigger'"),
    "a bad price": (advisor(pay={"silk": 1}), "'silk'"),
    "a bad module": (advisor(module="moon"), "module of advisor 'gravedigger' is one of base"),
    "an unknown operation": (op(op="fly", n=1), "op of operation 1 of ops of advisor 'gravedigger' cannot be 'fly'"),
    "a parameter of another": (op(op="honour", n=1, target="any"), "'target'"),
    "a bad number": (op(op="honour", n="B"), "n of operation 1 of ops of advisor 'gravedigger' is one of"),
    "a bad resource": (op(op="gain", res="silk", n=1), "res of operation 1 of ops"),
    "a bad choice": (op(op="gain", res="choice:wood,silk", n=1), "each kind of res of operation 1"),
    "a bad selector": (op(op="honour_per", n=1, per="moon"), "per of operation 1 of ops"),
    "a bad target": (op(op="wound", n=1, target="moon"), "target of operation 1 of ops"),
    "a bad row": (op(op="attack", n=1, rows=[4]), "each of rows of operation 1"),
    "a bad soldier": (op(op="attack", n=1, soldier="monk"), "soldier of operation 1"),
    "a bad place": (op(op="move_clerk", n=1, to=["moon"]), "each of to of operation 1"),
    "a bad way": (op(op="move_clerk", n=1, to="moon"), "to of operation 1"),
    "a bad addition": (op(op="move_clerk", n=1, to="any", plus="luck"), "is others_playing: and a Command card"),
    "a bad operation inside": (op(op="choose", of=[{"op": "fly"}]), "op of operation 1 of of of operation 1"),
    "a bad discount": (op(op="discount", what="tea", res="gold", n=1), "what of operation 1"),
    "a general without resources": (changed("general", "zhou-tong", start=None), "general 'zhou-tong' has no start"),
    "a tactic without its time": (changed("tactic", "volley", timing=None), "tactic 'volley' has no timing"),
    "a horde without spots": (changed("horde", "steppe-riders", spots=[]), "are 1 to 8, not 0"),
    "a bad reward": (changed("horde", "steppe-riders", spots=["silk"]), "rewards with a resource, h1 to h9 or none"),
    "a bad Section": (changed("horde", "steppe-riders", invasion=["north"]), "each of invasion of horde"),
    "a Section twice": (changed("horde", "steppe-riders", invasion=["left", "left"]), "names Sections, each once"),
    "a bad request": (
        changed("request", "hold-the-line", condition={"what": "moons"}),
        "what of condition of request 'hold-the-line'",
    ),
    "a bad bound": (
        changed("request", "hold-the-line", condition={"what": "total_gold", "min": "3*players"}),
        "min of condition of request 'hold-the-line' is a number",
    ),
    "a bad rat": (changed("rat", "rat-of-war", condition="most_moons"), "condition of rat 'rat-of-war' is one of"),
    "a bad part": (
        changed("command", "economy", parts=[{"who": "all", "ops": []}]),
        "who of part 1 of parts of command 'economy' is one of owner, others",
    ),
    "a bad spot of the Khan": (
        changed("skill", "fear-us", spots=[{"number": 9, "reward": "h6"}]),
        "the number of each of spots of skill 'fear-us'",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_played_is_refused_in_one_sentence_with_its_place(name: str) -> None:
    text, sentence = WRONG[name]
    with pytest.raises(BadInput) as wrong:
        GREATWALL.settle_options({"data": text}, 3)
    assert sentence in str(wrong.value)
    assert "\n" not in str(wrong.value)


def test_our_own_cards_are_fine_and_give_our_own_box() -> None:
    tables = {
        "reed": "reed_command", "partner": "solo_command", "reed-general": "reed_general",
        "solo-general": "solo_general",
    }  # fmt: skip
    sorts = list(dict.fromkeys([card.sort for card in OURS.cards]))
    given = box_of("\n".join([table(tables.get(sort, sort), rows_of(sort)) for sort in sorts]))
    assert [card.id for card in given.cards] == [card.id for card in OURS.cards]
    assert (given.foreign, OURS.foreign) == (True, False)


def test_other_names_are_told_with_every_view() -> None:
    """No book knows them, so a view has what is printed on them."""
    options = {"data": advisor(id="sexton", name="Sexton", text="They dig.")}
    game_of_three = scenario("greatwall", options=options, active={"snake": ["sexton"]})
    for viewer in (*game_of_three.names, "spectator"):
        told = game_of_three.fact(f"view.{viewer}.foreign")
        assert told == {"sexton": {"name": "Sexton", "text": "They dig.", "sort": "advisor", "cost": 3}}
    assert scenario("greatwall").fact("view.snake.foreign") is None


def test_another_price_is_asked() -> None:
    options = {"data": advisor(ops=[{"op": "honour", "n": 9}])}
    table_of_three = scenario(
        "greatwall",
        options=options,
        season="winter",
        step="winter-cleanup",
        active={"snake": ["gravedigger"], "dragon": [], "turtle": []},
        general={"snake": "zhou-tong"},
        hordes={"left": [{"card": "steppe-riders", "spots": ["snake spearman", "wound", "wound"]}]},
        resources={"snake": {"chi": 0}},
    )
    assert table_of_three.honour["snake"] == 9 + 4
