"""The default presenter: views of any game in words that a person can read."""

import pytest

from tests.toy.game import GAME as TOY
from tianxia.core.match import start
from tianxia.telling.default import DefaultPresenter
from tianxia.telling.language import texts


def presenter(seat: int = 0) -> DefaultPresenter:
    return DefaultPresenter(texts("en", "toy"), start(TOY, 2, {}, 7).view(seat))


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        ([None] * 28, "28 hidden"),
        ([None, None, {"card": "card/1", "face": "rank-5"}, None], "2 hidden, Rank 5, 1 hidden"),
        ({"known": [{"card": "card/1", "face": "rank-5"}], "hidden": 3}, "Rank 5, 3 hidden"),
        ({"best": 5, "open": True}, "Best: 5, Open: yes"),
        ([["gold", 1], ["jade", 2]], "gold, 1, jade, 2"),
        ([], "none"),
    ],
)
def test_a_fact_is_read_out(fact: object, words: str) -> None:
    assert presenter().fact(fact) == words


def test_a_question_is_told_without_a_word_of_the_program() -> None:
    match = start(TOY, 2, {}, 7)
    shown = presenter()
    question = match.question(0)
    assert question is not None
    said = [shown.title(question), shown.prompt(match.view(0), question), *shown.table(match.view(0))]
    assert [line for line in said if "{" in line or "card/" in line] == []
