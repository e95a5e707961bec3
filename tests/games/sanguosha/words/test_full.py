"""Sanguosha on the full screen under Textual's pilot: a whole game by keyboard, every size, pages."""

from pathlib import Path

import pytest
from textual.widgets import Static

from tests.games.sanguosha.screens.situations import ending
from tests.terminal.tables import seated_in, shown
from tianxia.commands.play import Wish, fresh
from tianxia.core.dice import key_from_seed
from tianxia.telling.language import Language
from tianxia.terminal.full.app import TableApp
from tianxia.terminal.full.pages import Page
from tianxia.terminal.full.picture import NOTHING
from tianxia.terminal.sitting import Sitting

SMALL = (80, 24)
LARGE = (120, 40)


def sat(seats: int, seed: int = 1, save: Path | None = None) -> Sitting:
    wish = Wish(None, None, "random")
    return fresh("sanguosha", key_from_seed("full", seed), seats, {"ruler": "seat-0"}, save, wish)[0]


def app_of(table: Sitting, lang: Language = "en") -> TableApp:
    return TableApp(table, shown(table, lang), "random")


def words(app: TableApp, part: str) -> str:
    return str(app.query_one(part, Static).render())


async def test_a_whole_game_by_keyboard_alone(tmp_path: Path) -> None:
    await plays_by_keys(sat(3, save=tmp_path / "full.jsonl"), "en", SMALL)
    assert (tmp_path / "full.jsonl").exists()


async def test_the_end_of_a_game_by_keyboard_alone_in_polish() -> None:
    start = ending()
    await plays_by_keys(seated_in(start.journal, start.seat), "pl", LARGE)


async def plays_by_keys(table: Sitting, lang: Language, size: tuple[int, int]) -> None:
    """To the end, as the hints say; then the result is shown with the key of the deal."""
    app = app_of(table, lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for _ in range(600):
            if table.is_over:
                break
            before = table.answers
            await pilot.press("h")
            if app.chosen == NOTHING:
                await pilot.press("1")
            await pilot.press("enter")
            if table.answers == before:
                await pilot.press("escape", "1", "enter", "space", "enter", "space", "enter")
        assert table.is_over
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert table.key in "\n".join(app.screen.lines)


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
