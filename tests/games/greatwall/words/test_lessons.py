"""The lessons of The Great Wall: every step is explained, and the learner meets every kind of decision."""

from __future__ import annotations

from tianxia.lessons import lessons

LESSONS = lessons("greatwall")


def test_there_are_six_lessons_and_every_step_is_explained() -> None:
    assert len(LESSONS) == 6
    assert all("other" in step for lesson in LESSONS for step in lesson.steps)


def test_the_learner_meets_every_kind_of_decision_of_a_year() -> None:
    options = {step.get("option") for lesson in LESSONS for step in lesson.steps}
    assert {"command", "place", "move", "activate", "raise", "wall", "advisor", "recruit", "attack", "save"} <= options
    assert {"man", "barricade", "tea", "tactic", "recover", "agree", "offer"} <= options
