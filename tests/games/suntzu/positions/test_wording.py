"""The words of a scenario of Sun Tzu: what does not exist is an error that says what would fit."""

from collections.abc import Callable

import pytest

from tianxia.scenario import BadInput, NotAsked, Scenario, scenario

Act = Callable[[Scenario], object]


def war() -> Scenario:
    """Both sides lay orders; Sun Tzu may march."""
    return scenario("suntzu", held={"suntzu": ["forced-march"]}, armies={"suntzu": {"qin": 2}})


NONSENSE: list[tuple[Act, str]] = [
    (lambda s: s.suntzu.may_lay("1", "2", "3", "4", "plaque"), "there is no card 'plaque'; nearest: plague"),
    (lambda s: s.suntzu.may("forced-march", **{"from": ["qinn"]}), "there is no province 'qinn'; nearest: qin"),
    (lambda s: s.suntzu.uses("forced-mach", "qin", "chu"), "there is no general 'forced-mach'; there are second"),
    (lambda s: s.suntzu.uses("forced-march", "qin"), "forced-march names from and to, not ['qin']"),
]  # fmt: skip


@pytest.mark.parametrize(("act", "sentence"), NONSENSE, ids=[f"{n}" for n in range(len(NONSENSE))])
def test_a_word_that_means_nothing_is_an_error_that_says_what_would_fit(act: Act, sentence: str):
    with pytest.raises(BadInput) as wrong:
        act(war())
    assert str(wrong.value).startswith(sentence)
    assert "\n" not in str(wrong.value)


def test_a_seat_that_has_handed_in_is_not_asked_again():
    orders = war()
    orders.suntzu.lays("1", "2", "3", "4", "5")
    with pytest.raises(NotAsked, match="suntzu has answered already and is not asked again; the game waits for shao"):
        orders.suntzu.may("orders", cards=["1", "2", "3", "4", "5"])


def test_answers_that_nobody_would_read_are_not_listed():
    with pytest.raises(BadInput, match="there are more than 1000 answers 'orders'; name what is meant"):
        scenario("suntzu").suntzu.answers("orders")
