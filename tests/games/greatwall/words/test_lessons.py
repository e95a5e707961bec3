"""The lessons of The Great Wall: every step is explained, and the learner meets every kind of decision."""

from __future__ import annotations

from tianxia.games.greatwall.rules.scoring import requests_needed
from tianxia.lessons import lessons

LESSONS = lessons("greatwall")


def test_there_are_six_lessons_and_one_for_each_expansion_and_every_step_is_explained() -> None:
    assert [lesson.told.get("options", {}) for lesson in LESSONS[6:]] == [
        {"genghis": "on"}, {"scenario": "bitter-frost"}, {}, {"rat": "on"},
    ]  # fmt: skip
    assert LESSONS[8].start().match.state.seats == 5
    assert all("other" in step for lesson in LESSONS for step in lesson.steps)


def test_the_lesson_of_requests_counts_as_the_rules_do() -> None:
    start = LESSONS[5].start()
    needed = requests_needed(start.match.state)
    assert len(start.requests_done) + len(start.requests) == needed


def test_the_learner_meets_every_kind_of_decision_of_a_year() -> None:
    options = {step.get("option") for lesson in LESSONS for step in lesson.steps}
    assert {"command", "place", "move", "activate", "raise", "wall", "advisor", "recruit", "attack", "save"} <= options
    assert {"man", "barricade", "tea", "tactic", "recover", "agree", "offer"} <= options
    assert {"strike", "banner", "send", "remove", "rat"} <= options
