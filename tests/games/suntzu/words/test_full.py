"""Sun Tzu on the full screen under Textual's pilot: a whole game by keyboard, orders one by one, every size."""

from pathlib import Path

import pytest

from tests.terminal.keys import LARGE, SMALL, app_of, plays_by_keys, words
from tests.terminal.tables import seated
from tianxia.telling.language import LANGUAGES, Language
from tianxia.terminal.full.pages import Page

BEGINNER = {"variant": "beginner"}


@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("pl", LARGE)])
async def test_a_whole_game_by_keyboard_alone(lang: Language, size: tuple[int, int], tmp_path: Path) -> None:
    table = seated(1, "shao", save=tmp_path / "full.jsonl", options={"events": "on"}, game="suntzu")
    await plays_by_keys(table, lang, size)
    assert (tmp_path / "full.jsonl").exists()


async def test_orders_are_taken_up_one_after_the_other() -> None:
    table = seated(1, "suntzu", options=BEGINNER, game="suntzu")
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert [tile.head for tile in app.tiles()][:6] == ["1", "2", "3", "4", "5", "6"]
        await pilot.press("space", "right", "space")
        assert "Lay QIN 1, CHU 2" in words(app, "#options")
        await pilot.press("enter")
        assert isinstance(app.screen, Page), "two orders are too few"
        assert any("ST-305" in line for line in app.screen.lines)
        await pilot.press("escape", "right", "space", "right", "space", "right", "space")
        assert "Lay QIN 1, CHU 2, JIN-YAN 3, HAN-QI 4, WU 5" in words(app, "#options")
        await pilot.press("enter")
        assert table.answers > 0
        await pilot.press("u")
        assert "too late" in words(app, "#detail")


async def test_a_general_is_picked_from_tiles_and_explained() -> None:
    table = seated(1, "shao", game="suntzu")
    app = app_of(table, "pl")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert len(app.tiles()) == 5
        await pilot.press("i")
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "right", "space", "enter")
        held = table.view()["seats"][table.seat]["held"]["known"]
        assert [card["face"] for card in held] == ["night-raid"]
        closed = next(entry.number for entry in app.entries if entry.refusal is not None)
        await pilot.press(str(closed), "enter")
        assert isinstance(app.screen, Page)
        assert any("Nie można (ST-704)" in line for line in app.screen.lines)
        await pilot.press("escape", "d")
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "g")
        assert "Your orders" in words(app, "#ask")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE, (200, 60), (100, 30)])
async def test_every_size_shows_the_provinces_and_the_question(lang: Language, size: tuple[int, int]) -> None:
    table = seated(5, "suntzu", options=BEGINNER, game="suntzu")
    app = app_of(table, lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert words(app, "#ask").startswith(app.shown.say("title-orders"))
        assert "QIN" in words(app, "#middle")
        assert "◆" in words(app, "#score")
        assert words(app, "#tiles").count("│") >= 10


async def test_a_general_is_picked_by_number_and_enter_alone() -> None:
    table = seated(1, "shao", game="suntzu")
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("1", "1")
        assert app.shown.say("full-pick") in words(app, "#detail")
        await pilot.press("right", "enter", "enter")
        held = table.view()["seats"][table.seat]["held"]["known"]
        assert [card["face"] for card in held] == ["night-raid"]
