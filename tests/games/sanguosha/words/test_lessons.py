"""The lessons of Sanguosha: what they say of the table is so."""

from __future__ import annotations

from tianxia.lessons import lesson_of


def test_in_the_lesson_on_distance_a_horse_carries_diao_chan_away() -> None:
    lesson = lesson_of("sanguosha", "3-distance")
    assert lesson is not None
    start = lesson.start()
    view = start.match.view(lesson.seat)
    away = view["distances"][lesson.seat]
    assert [away[start.seat(hero)] for hero in ("lu-bu", "liu-bei", "xu-chu", "diao-chan")] == [1, 1, 2, 3]
    assert view["seats"][lesson.seat]["range"] == 1
