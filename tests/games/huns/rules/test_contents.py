"""Every card and every wagon has a test of its own; of what words cards are made; every wagon can be filled."""

from pathlib import Path

import pytest

from tests.games.huns.rules.camps import mine, on, storage, table, wagon
from tests.marks import content, rule
from tianxia.games import game
from tianxia.games.huns.data import COLOURS, CampCard, box_of
from tianxia.games.huns.reading import OPS
from tianxia.lab.coverage import marked_in_tests

CARDS = box_of("").cards
CONTENTS = game("huns").contents()
NAMED = {mention.id for mention in marked_in_tests(Path(__file__).parent, "content")}
# words that one card alone needs: each is a function of its own, the first four in rules/single.py
SINGLE = {
    "redraw": "orestes-the-scribe",
    "move_own": "berik-the-carter",
    "redirect_curse": "eskam-the-oracle",
    "copy_raid": "battle-cry",
    "share": "amber-necklace",
}
SLOTS = {each.id: [COLOURS[slot] for slot in each.slots] for each in box_of("").wagons}


def test_every_card_has_a_test_of_its_own():
    assert len(CONTENTS["cards"]) == 60
    assert [card for card in CONTENTS["cards"] if card not in NAMED] == []


def test_every_wagon_has_a_test_of_its_own():
    assert len(CONTENTS["wagons"]) == 32
    assert [wagon for wagon in CONTENTS["wagons"] if wagon not in NAMED] == []


def test_no_test_names_a_card_or_wagon_that_does_not_exist():
    assert sorted(NAMED.difference(CONTENTS["cards"], CONTENTS["wagons"])) == []


def words_of(card: CampCard) -> set[str]:
    """The words of the vocabulary that a card is made of."""
    condition = card.condition or {}
    parts = condition["of"] if condition.get("op") == "all" else []
    return {effect.op for effect in card.effects} | {row["op"] for row in (condition, *parts) if row}


def test_at_least_fifty_cards_are_made_of_words_that_others_use_too():
    using = {word: [card.id for card in CARDS if word in words_of(card)] for card in CARDS for word in words_of(card)}
    assert {word: names[0] for word, names in using.items() if len(names) == 1} == SINGLE
    assert len([card for card in CARDS if not words_of(card) & set(SINGLE)]) == 55


def test_every_word_of_the_vocabulary_is_used():
    assert set(OPS) == {effect.op for card in CARDS for effect in card.effects}


@rule("HU-408", "HU-502", "HU-503", "HU-513")
@content(
    "wagon-purple-1", "wagon-purple-2", "wagon-purple-3", "wagon-purple-4",
    "wagon-purple-5", "wagon-purple-6", "wagon-purple-7", "wagon-purple-8",
    "wagon-orange-1", "wagon-orange-2", "wagon-orange-3", "wagon-orange-4",
    "wagon-orange-5", "wagon-orange-6", "wagon-orange-7", "wagon-orange-8",
    "wagon-green-1", "wagon-green-2", "wagon-green-3", "wagon-green-4",
    "wagon-green-5", "wagon-green-6", "wagon-green-7", "wagon-green-8",
    "wagon-blue-1", "wagon-blue-2", "wagon-blue-3", "wagon-blue-4",
    "wagon-blue-5", "wagon-blue-6", "wagon-blue-7", "wagon-blue-8",
)  # fmt: skip
@pytest.mark.parametrize("name", SLOTS)
def test_a_wagon_takes_its_colours_and_leaves_with_the_last_one(name: str):
    *first, last = SLOTS[name]
    other = "wagon-purple-1" if name != "wagon-purple-1" else "wagon-green-1"
    camp = mine(wagons=[wagon(name, *first[1:])])
    played = table(camp, stage="place", die=first[0], hand={first[0]: 1}, display=[other], wagon_deck=[])
    assert on(played, name) == sorted(first)
    camp = mine(wagons=[wagon(name, *first)])
    played = table(camp, stage="place", die=last, hand={last: 1}, display=[other], wagon_deck=[])
    assert storage(played, "player-1") == {
        colour: SLOTS[name].count(colour) for colour in COLOURS if colour in SLOTS[name]
    }
    assert played.camps["player-1"]["sent"] == [name]


@rule("HU-408")
@pytest.mark.parametrize("name", SLOTS)
def test_a_wagon_takes_no_other_colour(name: str):
    for colour in [colour for colour in COLOURS if colour not in SLOTS[name]]:
        played = table(mine(wagons=[name]), stage="place", die=colour, hand={colour: 1})
        assert on(played, name) == []
