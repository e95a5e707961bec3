"""The full screen under Textual's pilot, in a game without a board of its own: by keyboard, with slow bots."""

from pathlib import Path

import pytest

from tests.terminal.tables import seated, shown
from tianxia.telling.language import Language
from tianxia.terminal.full.app import TableApp
from tianxia.terminal.full.draw import beside, card, fit, width_of
from tianxia.terminal.full.pages import Page
from tianxia.terminal.full.picture import NOTHING
from tianxia.terminal.sitting import Sitting

SMALL = (80, 24)
LARGE = (120, 40)


def app_of(table: Sitting, lang: Language = "en", dark: bool = True) -> TableApp:
    return TableApp(table, shown(table, lang), "random", dark)


@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("pl", LARGE)])
async def test_a_whole_match_by_keyboard_alone(lang: Language, size: tuple[int, int], tmp_path: Path) -> None:
    table = seated(1, "player-2", save=tmp_path / "full.jsonl")
    app = app_of(table, lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for turn in range(400):
            if table.is_over:
                break
            before = table.answers
            await pilot.press("h")
            if app.chosen == NOTHING:  # a hint with two picks is played by its number
                await pilot.press("1")
            await pilot.press("enter")
            if table.answers == before:
                await pilot.press("escape", "1", "enter")
            if table.answers == before:
                await pilot.press("space", "enter", "space", "enter")
            assert turn < 399
        assert table.is_over
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert table.key in "\n".join(app.screen.lines)
    assert (tmp_path / "full.jsonl").exists()


def test_blocks_are_measured_in_cells() -> None:
    assert fit("字字", 4) == "字字"
    assert fit("字字字字", 6) == "字字 …"
    block = card([("7", "red"), ("字字", "red")], 6, "red", "black")
    assert [line.cell_len for line in block] == [8, 8, 8, 8]
    assert width_of(beside([block, block], " › ")) == 19


async def test_a_bot_that_takes_its_time_does_not_hold_up_the_screen() -> None:
    table = seated(1, "player-2", bot="search:30")
    app = TableApp(table, shown(table, "en"), "search:30", True)
    async with app.run_test(size=SMALL) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert table.question() is not None
        before = table.answers
        await pilot.press("h")
        await pilot.press("enter")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert table.answers > before
        assert not app.is_waiting
