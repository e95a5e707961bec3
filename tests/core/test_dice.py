"""Dice: the same key and counter give the same draws, everywhere and for ever."""

import hashlib
import os
import subprocess
import sys
from collections import Counter

import pytest

from tianxia.core.dice import Dice, commitment, key_from_seed
from tianxia.errors import BadInput


def test_the_draws_of_a_key_are_pinned() -> None:
    dice = Dice(0)
    assert [dice.below(1 << 32) for _ in range(5)] == [3261082705, 2473986143, 2119657939, 349096698, 814213525]
    dice = Dice((1 << 128) - 1)
    assert [dice.below(100) for _ in range(20)] == [
        38,
        97,
        35,
        85,
        66,
        57,
        5,
        55,
        25,
        96,
        63,
        94,
        88,
        7,
        84,
        33,
        99,
        52,
        74,
        22,
    ]


def test_a_shuffle_and_rolls_are_pinned() -> None:
    dice = Dice(12345)
    items = list(range(10))
    dice.shuffle(items)
    assert (items, dice.n) == ([4, 0, 8, 6, 2, 3, 7, 9, 1, 5], 9)
    assert dice.fresh_key() == 82232371932964548700667129292607340307
    assert [dice.roll() for _ in range(8)] == [1, 5, 6, 1, 5, 2, 3, 6]


def test_draws_are_words_of_keyed_blake2b_blocks() -> None:
    key = 0x0123456789ABCDEF0123456789ABCDEF
    dice = Dice(key)
    for counter in range(3):
        block = hashlib.blake2b(counter.to_bytes(8, "little"), key=key.to_bytes(16, "little")).digest()
        for at in range(16):
            assert dice.below(1000) == int.from_bytes(block[4 * at : 4 * at + 4], "little") % 1000


@pytest.mark.parametrize("n", [0, 1, 15, 16, 17, 31, 32, 1000])
def test_dice_set_to_a_place_go_on_from_there(n: int) -> None:
    straight = Dice(99)
    for _ in range(n):
        straight.below(6)
    placed = Dice(99, n)
    copied = straight.copy()
    draws = [[dice.below(1 << 20) for _ in range(40)] for dice in (straight, placed, copied)]
    assert draws[0] == draws[1] == draws[2]


def test_a_copy_goes_its_own_way() -> None:
    dice = Dice(5)
    dice.script = [6, 6]
    other = dice.copy()
    assert [other.roll(), other.roll()] == [6, 6]
    assert dice.script == [6, 6]
    other.below(10)
    assert dice.n == 0


def test_a_script_says_what_rolls_and_draws_show_and_then_chance_goes_on() -> None:
    dice, plain = Dice(5), Dice(5)
    dice.script = [2, 5, 6]
    assert [dice.roll(), dice.below(5), dice.roll()] == [2, 4, 6]
    assert [dice.roll() for _ in range(5)] == [plain.roll() for _ in range(5)]


def test_neither_a_shuffle_nor_a_new_key_reads_the_script() -> None:
    dice, plain = Dice(5), Dice(5)
    dice.script = [2]
    orders = [list(range(20)), list(range(20))]
    dice.shuffle(orders[0])
    plain.shuffle(orders[1])
    assert orders[0] == orders[1]
    assert dice.fresh_key() == plain.fresh_key()
    assert dice.script == [2]


@pytest.mark.parametrize("shown", [0, 7, -1])
def test_the_dice_cannot_show_what_is_not_there(shown: int) -> None:
    dice = Dice(5)
    dice.script = [shown]
    with pytest.raises(BadInput, match=f"the dice are to show {shown} where there are 6 possibilities, 1 to 6"):
        dice.roll()
    assert dice.script == [shown]


def test_rolls_are_fair_enough() -> None:
    dice = Dice(2024)
    counts = Counter([dice.roll() for _ in range(6000)])
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(880 < count < 1120 for count in counts.values())


def test_every_order_of_three_comes_up() -> None:
    dice = Dice(7)
    seen = Counter()
    for _ in range(1200):
        items = [0, 1, 2]
        dice.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 150


@pytest.mark.parametrize("key", [-1, 1 << 128])
def test_a_key_of_another_size_is_refused(key: int) -> None:
    with pytest.raises(ValueError, match="128 bits"):
        Dice(key)


def test_the_commitment_is_the_hash_of_the_key() -> None:
    assert commitment(0) == hashlib.sha256(bytes(16)).hexdigest()
    assert commitment(1) == hashlib.sha256(b"\x01" + bytes(15)).hexdigest()
    assert commitment(1 << 127) != commitment(0)


def test_keys_from_seeds_are_pinned_and_differ() -> None:
    assert key_from_seed("match", 7) == 119230377583376585561317710544867777749
    keys = [key_from_seed("a", 12), key_from_seed("a", 1, 2), key_from_seed("a1", 2), key_from_seed("a", 21)]
    assert len(set(keys)) == 4


def test_the_draws_do_not_depend_on_the_hash_seed() -> None:
    script = (
        "from tianxia.core.dice import Dice, key_from_seed\n"
        "d = Dice(key_from_seed('x', 1)); print([d.below(1000) for _ in range(50)])"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
