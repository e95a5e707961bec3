"""Settings of a table: which ones it has, which values they take, and which do not go together."""

import pytest

from tests.toy.levee import GAME as LEVEE
from tianxia.core.game import BadMix, Options, Setting
from tianxia.core.match import start
from tianxia.errors import BadInput
from tianxia.lab.fuzzing import many_games, sizes_with


@pytest.mark.parametrize(
    ("seats", "given", "settled"),
    [
        (1, {}, {"flood": "low", "omens": "off"}),
        (2, {}, {"mode": "together", "flood": "low", "omens": "off"}),
        (1, {"omens": "on"}, {"flood": "low", "omens": "on", "storm": "mild"}),
        (3, {"storm": "harsh", "omens": "on"}, {"mode": "together", "flood": "low", "omens": "on", "storm": "harsh"}),
    ],
)
def test_a_table_has_the_settings_that_its_size_and_its_other_settings_bring(
    seats: int, given: Options, settled: Options
) -> None:
    assert LEVEE.settle_options(given, seats) == settled
    assert start(LEVEE, seats, given, 1).options == settled


@pytest.mark.parametrize(
    ("seats", "given", "sentence"),
    [
        (1, {"mode": "rivals"}, "option mode of levee is there only with seats=2 or 3"),
        (2, {"storm": "mild"}, "option storm of levee is there only with omens=on"),
        (2, {"storm": "mild", "omens": "off"}, "option storm of levee is there only with omens=on"),
        (2, {"omens": "perhaps"}, "option omens of levee is one of off, on, not 'perhaps'"),
        (2, {"tide": "on"}, "levee has no option 'tide'; it has flood, mode, omens, storm"),
        (4, {}, "levee is for 1, 2, 3 players, not 4"),
    ],
)
def test_what_a_table_does_not_have_is_refused_in_one_sentence(seats: int, given: Options, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        LEVEE.settle_options(given, seats)
    assert str(refused.value) == sentence


def test_settings_that_do_not_go_together_are_refused_by_their_rule() -> None:
    with pytest.raises(BadMix) as refused:
        LEVEE.settle_options({"flood": "high", "omens": "on", "storm": "harsh"}, 2)
    assert (refused.value.game, refused.value.refusal.rule) == ("levee", "LEVEE-7")
    assert str(refused.value) == "these settings of levee do not go together (LEVEE-7)"


def test_all_needs_of_a_setting_must_hold() -> None:
    setting = Setting("khan", ("weak", "strong"), "weak", "house", "", (("storm", ("on",)), ("seats", ("2", "3"))))
    tables = [(2, {"storm": "on"}), (4, {"storm": "on"}), (2, {"storm": "off"}), (2, {})]
    assert [setting.exists(seats, settled) for seats, settled in tables] == [True, False, False, False]
    assert setting.needed() == "storm=on and seats=2 or 3"


def test_fuzzed_games_have_every_table_that_there_is_and_no_other() -> None:
    told = many_games(LEVEE, range(60))
    assert told.failures == []
    settings = told.counts["settings"]
    assert {"mode=rivals", "storm=harsh", "omens=off"} <= set(settings)
    assert settings["storm=mild"] + settings["storm=harsh"] == settings["omens=on"]
    assert settings["mode=together"] + settings["mode=rivals"] == 60 - told.counts["seats"]["1"]


def test_what_was_fixed_by_hand_decides_how_many_may_be_fuzzed() -> None:
    assert sizes_with(LEVEE, {"mode": "rivals"}) == [2, 3]
    told = many_games(LEVEE, range(20), fixed={"mode": "rivals", "omens": "on", "storm": "harsh"})
    assert told.failures == []
    assert told.counts["seats"]["1"] == 0
    assert told.counts["settings"]["storm=harsh"] == 20
    with pytest.raises(BadInput, match="storm of levee is there only with omens=on"):
        sizes_with(LEVEE, {"storm": "harsh"})


SOME = Setting("fruit", ("apple", "pear", "plum"), "apple,pear", "house", several=True)


@pytest.mark.parametrize("value", ["plum", "plum,apple", "apple,pear,plum"])
def test_a_setting_of_several_values_takes_any_of_them(value: str) -> None:
    assert SOME.wrong_with(value) == ""


@pytest.mark.parametrize(
    ("value", "wrong"),
    [
        ("", "names at least one"),
        ("apple,apple", "names apple twice"),
        ("apple,fig", "is a list with commas between, and knows no 'fig'; there are apple, pear, plum"),
        (3, "is a list with commas between, and knows no 3; there are apple, pear, plum"),
    ],
)
def test_what_is_wrong_with_a_list_of_values_is_said_in_one_sentence(value: object, wrong: str) -> None:
    assert SOME.wrong_with(value) == wrong
