"""The fuzzer in Chu Han: every question and option comes up."""

from tianxia.games import game
from tianxia.lab.fuzzing import many_games


def test_every_option_of_every_question_is_taken() -> None:
    told = many_games(game("chuhan"), range(60), fixed={"events": "on", "campaign": "none"})
    assert sorted(told.counts["questions"]) == [
        "chuhan.cancel",
        "chuhan.counter",
        "chuhan.lead",
        "chuhan.mandate",
        "chuhan.treaty",
    ]
    assert min(told.counts["options"].values()) > 0
    assert told.counts["events"]["bare"] > 0
