"""The tutorial: every lesson can be done as it says, in both languages, at a real table; other tries are explained."""

from __future__ import annotations

from typing import Any

import pytest

from tests.about import about
from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.games import built_in
from tianxia.lessons import LessonFile, lessons, teach
from tianxia.lessons import lesson_of as found
from tianxia.scenario import Scenario, check_facts
from tianxia.server import wire_http as http
from tianxia.server.books import tutorial
from tianxia.server.session.table import default_standing, standing
from tianxia.server.wire import Text

LESSONS = [(game, lesson.id) for game in built_in() for lesson in lessons(game)]
every_lesson = pytest.mark.parametrize(("game", "id"), LESSONS)


def lesson_of(game: str, id: str) -> LessonFile:
    lesson = found(game, id)
    assert lesson is not None
    return lesson


def sits_down(game: str, id: str) -> Client:
    world = World(1, EASY)
    joined = world.request("lesson", body=(tutorial.start(game, id), "Learner"))
    assert isinstance(joined, http.Joined), joined
    return world.sit(joined)


def faces(view: Any) -> dict[str, str]:
    """All cards that lie in sight."""
    if isinstance(view, list):
        return {card: face for each in view for card, face in faces(each).items()}
    if not isinstance(view, dict):
        return {}
    if isinstance(view.get("card"), str) and isinstance(view.get("face"), str):
        return {view["card"]: view["face"]}
    return faces(list(view.values()))


def names(game: str, view: dict) -> dict[str, str]:
    """What a page can name: cards by their face, and what else the game says."""
    return {**faces(view), **about(game).names(view)}


def choice_of(learner: Client, game: str, step: http.LessonStep) -> dict[str, Any]:
    """The choice that a step names, as a page would send it."""
    assert learner.question is not None
    assert learner.view is not None
    option = next(each for each in learner.question["options"] if each["id"] == step.option)
    known = names(game, learner.view)
    chosen: dict[str, list[str]] = {}
    for pick in option["picks"]:
        free = list(pick["items"])
        chosen[pick["slot"]] = []
        for name in step.picks[pick["slot"]]:
            ref = next(item for item in free if known[item] == name)
            free.remove(ref)
            chosen[pick["slot"]].append(ref)
    return {"option": step.option, "picks": chosen}


def follows(learner: Client, game: str, step: http.LessonStep) -> None:
    if step.option is None:
        learner.answer()
    else:
        assert learner.answer(choice_of(learner, game, step))["ok"], step.text.en


def is_said(text: Text | dict[str, str] | None) -> bool:
    """There is a sentence in both languages, and they differ."""
    if text is None:
        return False
    en, pl = (text.en, text.pl) if isinstance(text, Text) else (text["en"], text["pl"])
    return bool(en) and bool(pl) and en != pl


@pytest.mark.parametrize("game", built_in())
def test_every_game_has_a_tutorial(game: str):
    assert len(lessons(game)) >= 5


@every_lesson
def test_a_lesson_can_be_done_as_it_says(game: str, id: str):
    lesson = tutorial.body_of(lesson_of(game, id))
    learner = sits_down(game, id)
    assert learner.inbox[0]["table"]["origin"] == "tutorial"
    for number, step in enumerate(lesson.steps):
        assert learner.question is not None, f"step {number} has no question"
        follows(learner, game, step)
    learner.world.crash()
    learner.open()
    learner.world.settle()
    assert learner.view is not None, "a lesson is stored like any match"


@every_lesson
def test_a_lesson_speaks_both_languages(game: str, id: str):
    lesson = tutorial.body_of(lesson_of(game, id))
    spoken = [lesson.title, lesson.intro, lesson.done, *[step.text for step in lesson.steps]]
    spoken += [step.other for step in lesson.steps if step.other is not None]
    assert [text for text in spoken if not is_said(text)] == []


@every_lesson
def test_what_a_lesson_tells_is_true(game: str, id: str):
    lesson = lesson_of(game, id)
    told = lesson.told
    played = lesson.start()
    for number, step in enumerate(told["step"], 1):
        listens_to_the_teacher(played, lesson)
        if "option" not in step:
            return
        played.does(told["seat"], step["option"], **step.get("picks", {}))
        listens_to_the_teacher(played, lesson)
        check_facts(played, step.get("facts", {}), f"after step {number}")


def listens_to_the_teacher(played: Scenario, lesson: LessonFile) -> None:
    """The rivals do what the lesson has for them; the learner passes where nothing else is possible, as at a table."""
    wishes = default_standing(lesson.game)
    while asked := played.match.waiting():
        rivals = [ask for ask in asked if ask.seat != lesson.seat]
        ask = rivals[0] if rivals else asked[0]
        choice = teach(played.match, ask.seat, lesson.id) if rivals else standing(ask, wishes.get(ask.kind))
        if choice is None:
            return
        played.journal.answer(ask.seat, choice)
        played.match.state.check()


@every_lesson
def test_a_try_that_is_not_allowed_is_explained(game: str, id: str):
    learner = sits_down(game, id)
    explained = 0
    for step in tutorial.body_of(lesson_of(game, id)).steps:
        for wrong in wrong_tries(learner, step, game):
            assert learner.question is not None
            reason = learner.ask("why", question=learner.question["id"], choice=wrong)["refusal"]
            if reason is not None:
                assert is_said(reason["text"]), wrong
                answer = learner.ask("answer", question=learner.question["id"], choice=wrong)
                assert answer["refusal"] == reason
                explained += 1
        follows(learner, game, step)
    assert explained


def wrong_tries(learner: Client, step: http.LessonStep, game: str) -> list[dict[str, Any]]:
    """What is closed, and the right thing without its last pick, or with the first pick twice."""
    assert learner.question is not None
    tries: list[dict[str, Any]] = [{"option": each["id"], "picks": {}} for each in learner.question["closed"]]
    if step.option is None:
        return tries
    right = choice_of(learner, game, step)["picks"]
    for slot, refs in right.items():
        tries.append({"option": step.option, "picks": {**right, slot: refs[:-1]}})
        tries.append({"option": step.option, "picks": {**right, slot: [*refs[:-1], refs[0], refs[0]]}})
    return tries


@every_lesson
def test_another_try_that_is_allowed_is_explained(game: str, id: str):
    steps = lesson_of(game, id).told["step"]
    if any("other" in step for step in steps):  # a lesson that explains one step explains all that are not free
        assert [step["text"]["en"] for step in steps if "option" in step and "other" not in step] == []


def test_there_is_no_other_lesson():
    world = World(2, EASY)
    assert world.request("info", "none").code == "no-table"
    with pytest.raises(Exception, match="no lesson"):
        tutorial.start(built_in()[0], "nothing")
