"""The rule bot of Sanguosha does not give its turns away."""

import pytest

from tianxia.bots import make_bot
from tianxia.core.views import Glimpse
from tianxia.scenario import Scenario, scenario


def answer(table: Scenario) -> str:
    """What greedy does with the first open question."""
    seat = table.match.waiting()[0].seat
    return make_bot("greedy", "sanguosha", 1).choose(Glimpse(table.match, seat)).option


@pytest.mark.parametrize(
    ("others", "option"),
    [({"guan-yu": "rebel"}, "pass"), ({"guan-yu": "rebel", "cao-cao": "loyalist", "xu-chu": "rebel"}, "delegate")],
)
def test_a_turn_is_delegated_to_a_friend_only(others: dict[str, str], option: str) -> None:
    table = scenario(
        "sanguosha",
        heroes=["liu-shan", *others, *["lu-bu"] * (len(others) > 1)],
        roles={"liu-shan": "ruler", **others},
        deeds={"cao-cao": {"liu-shan": 8}} if "cao-cao" in others else {},
        hands={"liu-shan": ["dodge", "peach"]},
        step="phase",
        phase="action",
    )
    assert [each.id for each in table.match.waiting()[0].options()] == ["delegate", "pass"]
    assert answer(table) == option


@pytest.mark.parametrize(
    ("hand", "judgement", "uses"),
    [([], [], False), (["dodge"], [], False), (["dodge", "peach"], [], True), ([], ["acedia"], True)],
)
def test_the_draw_is_not_skipped_with_an_empty_hand(hand: list[str], judgement: list[str], uses: bool) -> None:
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "xiahou-yuan"],
        turn="xiahou-yuan",
        phase="judgement",
        hands={"xiahou-yuan": hand},
        judgement={"xiahou-yuan": judgement},
    )
    asked = table.match.waiting()[0]
    assert asked.options()[0].id == "godspeed"
    assert (answer(table) == "godspeed") == uses
