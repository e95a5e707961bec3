"""The lessons of Sun Tzu: every step is explained, and the teacher goes on."""

from tests.server.test_tutorial import lesson_of, listens_to_the_teacher
from tianxia.lessons import lessons, teach


def test_every_step_is_explained():
    assert all("other" in step for lesson in lessons("suntzu") for step in lesson.steps)


def test_the_teacher_goes_on_where_the_lesson_has_nothing_for_it():
    lesson = lesson_of("suntzu", "2-the-cards")
    played = lesson.start()
    rival = 1 - lesson.seat
    assert played.match.why_not(rival, teach(played.match, rival, "no such lesson")) is None
    played.does("suntzu", "orders", cards=["5", "4", "3", "2", "1"])
    listens_to_the_teacher(played, lesson)
    assert played.waits_for == "suntzu"
    assert played.up == {"suntzu": [], "shao": []}
    assert played.kind == "suntzu.keep", "he has chosen one of his new cards"
