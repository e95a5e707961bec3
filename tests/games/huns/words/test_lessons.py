"""The lessons of Huns: every step is explained, and none names what a page could not find."""

from __future__ import annotations

from tests.games.huns.about import names
from tianxia.games.huns.data import box_of
from tianxia.lessons import lessons

LESSONS = lessons("huns")


def test_there_are_six_lessons_and_every_step_is_explained() -> None:
    assert len(LESSONS) == 6
    assert all("other" in step for lesson in LESSONS for step in lesson.steps)


def test_whatever_is_picked_has_a_name_on_the_pages() -> None:
    known = {*names({"players": 4}).values(), *box_of("").names}
    picked = {
        name for lesson in LESSONS for step in lesson.steps for all in step.get("picks", {}).values() for name in all
    }
    assert picked <= known


def test_the_learner_meets_every_kind_of_decision_of_a_turn() -> None:
    options = {step.get("option") for lesson in LESSONS for step in lesson.steps}
    assert {"take", "draw", "loot", "play", "load", "fill", "use", "turn", "accept"} <= options
