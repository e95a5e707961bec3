"""Sanguosha on the full screen under Textual's pilot: a whole game by keyboard, every size, pages."""

import re
from pathlib import Path

import pytest

from tests.games.sanguosha.screens.situations import ending
from tests.terminal.keys import LARGE, SMALL, app_of, plays_by_keys, words
from tests.terminal.tables import on_screen, seated_in
from tianxia.commands.play import Wish, fresh
from tianxia.core.dice import key_from_seed
from tianxia.positions.scenario import Scenario
from tianxia.scenario import scenario
from tianxia.telling.language import LANGUAGES, Language
from tianxia.terminal.full.app import TableApp
from tianxia.terminal.full.pages import Page
from tianxia.terminal.sitting import Sitting


def sat(seats: int, seed: int = 1, save: Path | None = None) -> Sitting:
    wish = Wish(None, None, "random")
    return fresh("sanguosha", key_from_seed("full", seed), seats, {"ruler": "seat-0"}, save, wish)[0]


async def test_a_whole_game_by_keyboard_alone(tmp_path: Path) -> None:
    await plays_by_keys(sat(3, save=tmp_path / "full.jsonl"), "en", SMALL)
    assert (tmp_path / "full.jsonl").exists()


async def test_the_end_of_a_game_by_keyboard_alone_in_polish() -> None:
    start = ending()
    await plays_by_keys(seated_in(start.journal, start.seat), "pl", LARGE)


WORN = ["kirin-bow", "black-shield", "red-hare"]
NAMES = [
    "lu-bu", "zhang-liao", "sun-quan", "diao-chan", "xu-chu", "guan-yu", "liu-bei", "zhen-ji", "huang-gai", "ma-chao",
]  # fmt: skip
OTHERS = [["zhuge-crossbow", "eight-trigrams-formation"], ["blue-steel-blade", "lion-helmet"], ["serpent-halberd"]]
HAND = ["sha", "dodge", "peach", "dismantle"]


def crowd(seats: int, **position: object) -> Scenario:
    """As many heroes; the second wears much, has a delayed tactic, and is chained and face down."""
    hero = NAMES[1]
    usual = {"hands": {NAMES[0]: HAND}, "chained": [hero], "flipped": [hero]}
    others = dict(zip(NAMES[2:seats], OTHERS, strict=False))
    worn = {"equipment": {hero: WORN, **others}, "judgement": {hero: ["lightning"]}}
    return scenario("sanguosha", heroes=NAMES[:seats], **{**usual, **worn, **position})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "size"), [(5, SMALL), (10, LARGE)])
async def test_everything_of_every_opponent_is_on_the_screen(seats: int, size: tuple[int, int], lang: Language) -> None:
    table = seated_in(crowd(seats).journal, 0)
    app = app_of(table, lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        say, view, drawn = app.shown.say, table.view(), on_screen(app)
        others = [seat for seat in range(seats) if seat]
        assert [app.shown.side(seat) for seat in others if app.shown.side(seat) not in drawn] == []
        assert drawn.count("▯") == len(others), "every hand is counted"
        for seat in others:
            assert f"↔{view['distances'][0][seat]}" in drawn
            assert f"{view['seats'][seat]['hp']}/{view['seats'][seat]['max_hp']}" in drawn
        for words in (*[say(f"card-{card}") for card in (*WORN, "lightning")], say("table-chained").lstrip(", ")):
            assert [word for word in words.split() if word not in drawn] == [], "it may be broken into two lines"
        assert "？" in drawn or "?" in drawn, "roles are guessed at"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_with_ten_seats_on_a_small_screen_the_rest_is_counted_and_one_key_away(lang: Language) -> None:
    table = seated_in(crowd(10).journal, 0)
    app = app_of(table, lang)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        drawn = on_screen(app)
        names = [app.shown.side(seat) for seat in range(1, 10)]
        assert [name for name in names if name not in drawn] == []
        assert re.search(r"\+\d", drawn), "what does not fit is counted"
        await pilot.press("t")
        assert isinstance(app.screen, Page)
        assert app.shown.say("card-kirin-bow") in "\n".join(app.screen.lines)
        await pilot.press("t", "i")
        assert all(any(name in line for line in app.screen.lines) for name in names), "every hero can be read"


def fallen(lang: Language) -> TableApp:
    """The person, a rebel with 1 HP and no card, is about to be hit; four others play on."""
    game = crowd(5, roles=["ruler", "rebel", "loyalist", "spy", "rebel"], hp={NAMES[4]: 1}, hands={NAMES[0]: ["sha"]})
    game.lu_bu.uses("sha", on=NAMES[4])
    return app_of(seated_in(game.journal, 4), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_who_has_fallen_watches_skips_or_leaves(lang: Language) -> None:
    app = fallen(lang)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert app.table.is_out
        assert app.shown.say("ui-out") in words(app, "#ask")
        assert not app.table.is_over
        before = app.table.moment
        await pilot.press("enter")
        assert app.table.moment != before, "the next turn"
        assert app.looks_on
        await pilot.press("2", "2")
        await pilot.pause()
        assert app.table.is_over
        assert isinstance(app.screen, Page)


async def test_who_has_fallen_may_leave() -> None:
    app = fallen("en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("3", "3")
    assert not app.table.is_over


@pytest.mark.parametrize("seats", [2, 5, 10])
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_every_hero_is_seen_at_every_size(seats: int, size: tuple[int, int]) -> None:
    table = sat(seats)
    app = app_of(table)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("1", "enter")
        await pilot.pause()
        others = words(app, "#middle")
        names = [app.shown.side(seat) for seat in range(1, seats)]
        assert all(name[:10] in others for name in names)
        assert app.shown.side(0) in words(app, "#score")
        await pilot.press("b")
        assert isinstance(app.screen, Page)
        assert any("(known)" in line for line in app.screen.lines)
