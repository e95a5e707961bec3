"""The tutorial: every lesson can be done as it says, in both languages, at a real table."""

from __future__ import annotations

import pytest

from tests.server.simulator import World
from tests.server.test_session import EASY
from tianxia.server import catalogue
from tianxia.server import wire_http as http

LESSONS = [lesson.id for lesson in catalogue.lessons("chuhan").lessons]


def faces(view: dict) -> dict[str, str]:
    shown = [card for seat in view["seats"] for card in seat["hand"]["known"]]
    return {card["card"]: card["face"] for card in [*shown, *view["display"], *view["discard"], *view["table"]]}


def refs(option: dict, picks: dict[str, list[str]], names: dict[str, str]) -> dict[str, list[str]]:
    chosen: dict[str, list[str]] = {}
    for pick in option["picks"]:
        free = list(pick["items"])
        chosen[pick["slot"]] = []
        for face in picks[pick["slot"]]:
            ref = next(item for item in free if names[item] == face)
            free.remove(ref)
            chosen[pick["slot"]].append(ref)
    return chosen


def test_there_is_a_tutorial():
    assert len(LESSONS) >= 5


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_can_be_done_as_it_says(id: str):
    lesson = next(lesson for lesson in catalogue.lessons("chuhan").lessons if lesson.id == id)
    for text in (lesson.title, lesson.intro, lesson.done, *[step.text for step in lesson.steps]):
        assert text.en
        assert text.pl != text.en
    world = World(1, EASY)
    joined = world.request("lesson", body=(catalogue.lesson("chuhan", id), "Learner"))
    assert isinstance(joined, http.Joined), joined
    learner = world.sit(joined)
    assert learner.inbox[0]["table"]["origin"] == "tutorial"
    for number, step in enumerate(lesson.steps):
        assert learner.question is not None, f"step {number} has no question"
        if step.option is None:
            learner.answer()
            continue
        option = next(each for each in learner.question["options"] if each["id"] == step.option)
        choice = {"option": step.option, "picks": refs(option, step.picks, faces(learner.view))}
        assert learner.answer(choice)["ok"], f"step {number}"
    world.crash()
    learner.open()
    world.settle()
    assert learner.view is not None, "a lesson is stored like any match"


def test_there_is_no_other_lesson():
    world = World(2, EASY)
    assert world.request("info", "none").code == "no-table"
    with pytest.raises(Exception, match="no lesson"):
        catalogue.lesson("chuhan", "nothing")
