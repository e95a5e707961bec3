"""The words of a scenario of Sanguosha: what does not exist is an error that says what would fit."""

from collections.abc import Callable

import pytest

from tianxia.scenario import BadInput, Scenario, scenario

Act = Callable[[Scenario], object]


def table() -> Scenario:
    """Liu Bei is idle, with a Sha in hand."""
    return scenario("sanguosha", heroes=["liu-bei", "cao-cao", "sun-quan"], hands={"liu-bei": ["sha", "dodge"]})


NONSENSE: list[tuple[Act, str]] = [
    (lambda s: s.liu_bei.may("shaa", on="cao-cao"), "there is no option 'shaa'; nearest: sha"),
    (lambda s: s.liu_bei.may("sha", on="machao"), "there is no seat 'machao'; there are cao-cao, sun-quan"),
    (lambda s: s.liu_bei.may("sha", on="ma-chao"), "there is no seat 'ma-chao'"),
    (lambda s: s.liu_bei.may("sha", targts="cao-cao"), "sha has no slot 'targts'; there are cards, targets"),
    (lambda s: s.liu_bei.may("peach", on="machao"), "there is no thing 'machao'; nearest:"),
    (lambda s: s.liu_bei.may("warrior-saint/shaa"), "there is no option 'warrior-saint/shaa'; nearest: warr"),
    (lambda s: s.liu_bei.offered("shaa"), "there is no option 'shaa'"),
    (lambda s: s.cao_cao.may("dodge"), "cao-cao is not asked anything; the game waits for liu-bei"),
]  # fmt: skip


@pytest.mark.parametrize(("act", "sentence"), NONSENSE, ids=[f"{n}" for n in range(len(NONSENSE))])
def test_a_word_that_means_nothing_is_an_error_that_says_what_would_fit(act: Act, sentence: str):
    with pytest.raises(BadInput) as wrong:
        act(table())
    assert str(wrong.value).startswith(sentence)
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize(
    ("act", "rule"),
    [
        (lambda s: s.liu_bei.why_not("peach"), "SG-213"),
        (lambda s: s.liu_bei.why_not("sha", on="liu-bei"), "SG-1005"),
        (lambda s: s.liu_bei.why_not("warrior-saint#2/sha"), "SG-213"),
        (lambda s: s.liu_bei.why_not("sha", "peach:heart-3", on="cao-cao"), "SG-213"),
    ],
)
def test_what_exists_and_cannot_be_had_now_is_refused_by_a_rule(act: Act, rule: str):
    assert act(table()) == rule


def test_a_seat_lists_its_legal_answers():
    assert {"option": "sha", "picks": {"cards": ["sha:spade-7"], "targets": ["cao-cao"]}} in table().liu_bei.answers()


def test_events_are_heard_with_seats_and_cards_by_name():
    fight = table()
    fight.liu_bei.uses("sha:spade-7", on="cao-cao")
    used = fight.heard("use")[0]
    assert (used["user"], used["targets"], used["second"]) == ("liu-bei", ["cao-cao"], "none")
    assert fight.heard("move", by="cao-cao")[0] == {
        "kind": "move", "from": "hand/liu-bei", "to": "processing", "card": "sha:spade-7",
    }  # fmt: skip
    assert fight.fact("heard.cao-cao") == fight.heard(by="cao-cao")
    assert "card/" not in str(fight.heard())
    assert fight.liu_bei.is_asked() == fight.liu_bei.is_idle


def test_a_view_and_a_question_are_told_with_names_too():
    fight = table()
    assert fight.fact("sees.liu-bei.seats.0.hand.known") == [{"card": "sha:spade-7"}, {"card": "dodge:heart-2"}]
    assert fight.fact("sees.liu-bei.ruler") == "liu-bei"
    assert fight.fact("sees.spectator.waits") == ["liu-bei"]
    fight.liu_bei.uses("sha", on="cao-cao")
    fight.everyone_passes()
    assert fight.fact("question.cao-cao.about.matter.source") == "liu-bei"


def test_a_card_of_the_deck_keeps_its_name_when_the_extra_deck_lies_on_the_table():
    hands = {"zhou-chu": ["sha:club-3"], "sun-quan": ["negate:spade-11"]}
    fight = scenario(
        "sanguosha", heroes=["zhou-chu", "sun-quan"], skills={"zhou-chu": ["honorable-reputation"]}, hands=hands
    )
    fight.zhou_chu.uses("sha", on="sun-quan")
    assert len(fight.zhou_chu.hand) == 2, "cards of the extra deck"
    lost = [move for move in fight.heard("moved") if move["why"] == "discard"]
    assert [move["cards"] for move in lost] == [[{"card": "negate:spade-11"}]]
