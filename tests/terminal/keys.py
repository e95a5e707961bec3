"""The full screen under Textual's pilot, for the tests of all games: its sizes, its parts, a match played by keys."""

from textual.widgets import Static

from tests.terminal.tables import shown
from tianxia.telling.language import Language
from tianxia.terminal.full.app import TableApp
from tianxia.terminal.full.pages import Page
from tianxia.terminal.full.picture import NOTHING
from tianxia.terminal.sitting import Sitting

SMALL = (80, 24)
LARGE = (120, 40)
MOST = 600  # turns of a match played by keys


def app_of(table: Sitting, lang: Language = "en", dark: bool = True) -> TableApp:
    """The full screen of a table."""
    return TableApp(table, shown(table, lang), "random", dark)


def words(app: TableApp, part: str) -> str:
    """What stands in a part of the screen."""
    return str(app.query_one(part, Static).render())


async def plays_by_keys(table: Sitting, lang: Language, size: tuple[int, int]) -> None:
    """To the end, as the hints say; then the result is shown with the key of the deal."""
    app = app_of(table, lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for _ in range(MOST):
            if table.is_over:
                break
            before = table.answers
            await pilot.press("h")
            if app.chosen == NOTHING:  # a hint with two picks is played by its number
                await pilot.press("1")
            await pilot.press("enter")
            if table.answers == before:
                await pilot.press("escape", "1", "enter")
            for _ in range(2):  # the first of each pick
                if table.answers == before:
                    await pilot.press("space", "enter")
        assert table.is_over
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert table.key in "\n".join(app.screen.lines)
