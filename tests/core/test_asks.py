"""Questions: what is legal, what is listed, what is drawn, and why something is refused."""

from itertools import combinations

import pytest

from tianxia.core.asks import (
    PASS,
    PASS_OPTION,
    Ask,
    Choice,
    Offer,
    Option,
    Pick,
    Refusal,
    cards,
    choice_of,
    number,
)
from tianxia.core.dice import Dice

HAND = ("card/3", "card/5", "card/8")


class Sum(Ask):
    """Two numbers of which the second is not smaller; one option is closed."""

    def __init__(self) -> None:
        super().__init__(0, "test.sum", "T-1")

    def options(self) -> tuple[Option, ...]:
        low = Pick("low", HAND, rule="T-2")
        return (PASS_OPTION, Option("sum", (low, Pick("high", HAND, 1, 2, rule="T-3"))))

    def closed(self) -> dict[str, Refusal]:
        return {"shut": Refusal("T-9", {"why": "closed"})}

    def refuse(self, choice: Choice) -> Refusal | None:
        if choice.option == "sum" and choice.one("low") > min(choice.many("high")):
            return Refusal("T-4")
        return None


def refused(choice: Choice) -> tuple[str, dict[str, object]] | None:
    refusal = Sum().check(choice)
    return None if refusal is None else (refusal.rule, refusal.facts)


def test_legal_choices_are_not_refused() -> None:
    assert refused(PASS) is None
    assert refused(Choice("sum", {"low": ("card/3",), "high": ("card/8", "card/5")})) is None


@pytest.mark.parametrize(
    ("choice", "rule", "facts"),
    [
        (Choice("nothing"), "T-1", {"option": "nothing"}),
        (Choice("shut"), "T-9", {"why": "closed"}),
        (Choice("pass", {"low": ("card/3",)}), "T-1", {"slot": "low"}),
        (Choice("sum", {"low": ("card/3",)}), "T-3", {"slot": "high", "least": 1, "most": 2, "got": 0}),
        (Choice("sum", {"low": (), "high": ("card/8",)}), "T-2", {"slot": "low", "least": 1, "most": 1, "got": 0}),
        (Choice("sum", {"low": ("card/4",), "high": ("card/8",)}), "T-2", {"slot": "low", "item": "card/4"}),
        (Choice("sum", {"low": ("card/3",), "high": ("card/8", "card/8")}), "T-3", {"slot": "high", "twice": True}),
        (Choice("sum", {"low": ("card/3",), "high": HAND}), "T-3", {"slot": "high", "least": 1, "most": 2, "got": 3}),
        (Choice("sum", {"low": ("card/8",), "high": ("card/3",)}), "T-4", {}),
    ],
)
def test_each_fault_is_refused_with_its_own_rule(choice: Choice, rule: str, facts: dict[str, object]) -> None:
    assert refused(choice) == (rule, facts)


def test_the_listing_is_what_check_accepts() -> None:
    listed = list(Sum().expand())
    legal = [PASS] + [
        Choice("sum", {"low": (low,), "high": high})
        for low in HAND
        for count in (1, 2)
        for high in combinations(HAND, count)
        if Sum().check(Choice("sum", {"low": (low,), "high": high})) is None
    ]
    assert listed == legal


def test_an_ordered_pick_lists_every_order_and_an_unordered_one_does_not() -> None:
    def listed(ordered: bool) -> int:
        asked = Offer(0, "k", "T-1", lambda: (Option("o", (Pick("s", HAND, 2, 3, ordered),)),))
        return len(list(asked.expand()))

    assert (listed(True), listed(False)) == (12, 4)


def test_draws_are_legal_and_reach_everything() -> None:
    dice = Dice(3)
    drawn = [Sum().sample(dice) for _ in range(400)]
    assert all(Sum().check(choice) is None for choice in drawn)
    assert all(choice in drawn for choice in Sum().expand())


def test_a_draw_that_hardly_ever_hits_falls_back_on_the_listing() -> None:
    class Needle(Sum):
        def refuse(self, choice: Choice) -> Refusal | None:
            picked = choice.option == "sum" and choice.many("high") == [5, 8] and choice.one("low") == 5
            return None if picked else Refusal("T-5")

    dice = Dice(1)
    found = [Needle().sample(dice) for _ in range(10)]
    assert found == [Choice("sum", {"low": ("card/5",), "high": ("card/5", "card/8")})] * 10


def test_a_pick_with_too_few_items_is_never_drawn() -> None:
    asked = Offer(0, "k", "T-1", lambda: (PASS_OPTION, Option("o", (Pick("s", HAND[:1], 2, 2),))))
    assert list(asked.expand()) == [PASS]
    assert all(asked.sample(Dice(n)) == PASS for n in range(20))


def test_what_an_offer_says_is_worked_out_when_somebody_looks() -> None:
    hand = [1]
    asked = Offer(0, "k", "T-1", lambda: (Option("o", (Pick("s", cards(hand)),)),), lambda: {"count": len(hand)})
    hand.append(2)
    assert asked.plain()["options"][0]["picks"][0]["items"] == ["card/1", "card/2"]
    assert asked.about() == {"count": 2}
    assert Offer(0, "k", "T-1", lambda: ()).about() == {}


def test_the_whole_question_is_plain_data() -> None:
    assert Sum().plain() == {
        "seat": 0,
        "kind": "test.sum",
        "rule": "T-1",
        "about": {},
        "options": [
            {"id": "pass", "picks": []},
            {
                "id": "sum",
                "picks": [
                    {"slot": "low", "items": list(HAND), "least": 1, "most": 1, "ordered": False},
                    {"slot": "high", "items": list(HAND), "least": 1, "most": 2, "ordered": False},
                ],
            },
        ],
        "closed": {"shut": {"rule": "T-9", "facts": {"why": "closed"}}},
        "now": [],
    }


def test_a_choice_goes_through_plain_data_and_back() -> None:
    choice = Choice("sum", {"low": ("card/3",), "high": ("card/8", "card/5")})
    assert choice_of(choice.plain()) == choice
    assert choice_of({"option": "pass"}) == PASS


@pytest.mark.parametrize(
    "plain",
    [
        None,
        [],
        "pass",
        7,
        {},
        {"option": 3},
        {"option": None},
        {"option": "a", "picks": []},
        {"option": "a", "picks": {"s": "card/3"}},
        {"option": "a", "picks": {"s": [3]}},
        {"option": "a", "picks": {"s": {"card/3": 1}}},
        {"option": "a", "picks": {3: ["card/3"]}},
    ],
)
def test_what_is_no_choice_is_refused_in_one_sentence(plain: object) -> None:
    with pytest.raises(ValueError, match=r"^(a choice is|the picks)"):
        choice_of(plain)


def test_choices_are_compared_but_not_hashed() -> None:
    assert Choice("a", {"s": ("card/1",)}) != Choice("a", {"s": ("card/2",)})
    assert Choice("a") != "a"
    assert repr(Choice("a", {"s": ("card/1",)})) == "Choice('a', {'s': ('card/1',)})"
    with pytest.raises(TypeError):
        hash(PASS)


def test_references_are_numbers_with_a_name() -> None:
    assert (number("card/17"), number("seat/2"), number("card/100000")) == (17, 2, 100000)
    assert cards([2, 7]) == ("card/2", "card/7")
    assert Choice("a", {"s": ("card/4", "card/2")}).many("s") == [4, 2]
    assert Choice("a").many("s") == []


def test_a_bare_question_must_say_its_options() -> None:
    with pytest.raises(NotImplementedError):
        Ask(0, "k", "T-1").options()
