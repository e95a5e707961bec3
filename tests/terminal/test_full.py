"""The full screen under Textual's pilot, in a game without a board of its own: by keyboard, with slow bots."""

import asyncio
from pathlib import Path
from threading import Event

import pytest
from rich.text import Text
from textual.events import Resize
from textual.geometry import Size
from textual.pilot import Pilot
from textual.widgets import Static

from tests.terminal.keys import LARGE, SMALL, app_of, plays_by_keys
from tests.terminal.tables import at_own_turn, hiding, on_screen, seated, seated_in, shown
from tianxia.commands.play import Wish, fresh
from tianxia.core.asks import Choice
from tianxia.core.views import Glimpse
from tianxia.games import built_in
from tianxia.games import game as rules_of
from tianxia.lessons import lessons
from tianxia.telling.language import LANGUAGES, Language
from tianxia.terminal.full.app import TableApp, farewell
from tianxia.terminal.full.board import Tile
from tianxia.terminal.full.draw import beside, card, fit, grid, width_of
from tianxia.terminal.full.pages import Page
from tianxia.terminal.full.parts import OptionRows, Tiles


@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("pl", LARGE)])
async def test_a_whole_match_by_keyboard_alone(lang: Language, size: tuple[int, int], tmp_path: Path) -> None:
    table = seated(1, "player-2", save=tmp_path / "full.jsonl")
    await plays_by_keys(table, lang, size)
    assert (tmp_path / "full.jsonl").exists()


def test_blocks_are_measured_in_cells() -> None:
    assert fit("字字", 4) == "字字"
    assert fit("字字字字", 6) == "字字 …"
    block = card([("7", "red"), ("字字", "red")], 6, "red", "black")
    assert [line.cell_len for line in block] == [8, 8, 8, 8]
    assert width_of(beside([block, block], " › ")) == 19


async def thought(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the bots have played."""
    assert app.thinking is not None
    await asyncio.to_thread(app.thinking.join)
    await pilot.pause()


async def test_a_bot_that_takes_its_time_does_not_hold_up_the_screen() -> None:
    table = seated(1, "player-2", bot="search:30")
    app = TableApp(table, shown(table, "en"), "search:30", True)
    async with app.run_test(size=SMALL) as pilot:
        await thought(app, pilot)
        assert table.question() is not None
        before = table.answers
        await pilot.press("h")
        await pilot.press("enter")
        await thought(app, pilot)
        assert table.answers > before
        assert not app.is_waiting


# ---- leaving


class SlowBot:
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.asked = Event()
        self.may_answer = Event()

    def choose(self, glimpse: Glimpse) -> Choice:
        """The first choice, when the time has come."""
        self.asked.set()
        self.may_answer.wait()
        return next(glimpse.choices())


@pytest.mark.parametrize(("key", "code"), [("q", 0), ("ctrl+c", 130)])
async def test_leaving_while_a_bot_thinks_is_instant_and_saves(key: str, code: int, tmp_path: Path) -> None:
    table = seated(1, save=tmp_path / "left.jsonl")
    bot = SlowBot()
    table._bots = {1: bot}
    app = TableApp(table, shown(table), "slow")
    async with app.run_test(size=SMALL) as pilot:
        await thought(app, pilot)
        await pilot.press("h", "enter")
        await asyncio.to_thread(bot.asked.wait)
        assert app.is_waiting
        assert app.shown.say("ui-thinking") in on_screen(app)
        assert app.shown.say("ui-out") not in on_screen(app)
        await pilot.press("l")
        assert isinstance(app.screen, Page), "the log can be read meanwhile"
        await pilot.press("escape", key)
    assert app.code == code
    assert app.thinking is not None
    assert app.thinking.is_alive(), "nobody has waited for the bot"
    answers = table.answers
    assert table.keep() == tmp_path / "left.jsonl"
    bot.may_answer.set()
    app.thinking.join()
    assert app.fault is None
    assert table.answers == answers, "what the bot thought of afterwards is not played"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_when_the_screen_is_gone_the_way_back_is_told(lang: Language, tmp_path: Path) -> None:
    table = seated(1, save=tmp_path / "left.jsonl")
    app = app_of(table, lang)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("q")
    bye, saved, command = farewell(app, table.keep())
    assert bye == app.shown.say("ui-bye")
    assert "left.jsonl" in saved
    assert command.endswith(" --full")


# ---- taking back


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_taking_back_tells_which_question_is_open_again_and_what_was_answered(lang: Language) -> None:
    table = at_own_turn()
    view, choice, question = table.view(), hiding(table)[0], table.question()
    assert question is not None
    app = app_of(table, lang)
    async with app.run_test(size=SMALL) as pilot:
        table.answer(choice)
        app.go_on()
        await pilot.press("u")
        answer = app.shown.describe(view, question.kind, choice)
        line = app.shown.say("ui-back-to", title=app.shown.title(question), answer=answer)
        assert line in on_screen(app)
        assert table.view() == view
        await pilot.press("h")
        assert line not in on_screen(app), "what comes next takes its place"


# ---- sizes and pages


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_too_small_a_window_says_so_and_comes_back(lang: Language) -> None:
    table = seated(1)
    app = app_of(table, lang)
    async with app.run_test(size=(70, 20)) as pilot:
        await pilot.pause()
        said = on_screen(app)
        assert "70 x 20" in said
        assert "80 x 24" in said
        assert app.shown.title(table.question()) not in said
        await pilot.press("h", "enter")
        assert table.answers == 0, "nothing is played unseen"
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert app.shown.title(table.question()) in on_screen(app)
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert app.log_lines()[-1].plain.split()[-1] in on_screen(app), "the log stands beside the table"


async def test_the_size_that_counts_is_that_of_the_event() -> None:
    """On a terminal the size of the app is still the one before when it is told of a new one."""
    app = app_of(seated(1))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for width, height, is_small in ((50, 15, True), (*SMALL, False), (79, 40, True), (120, 23, True)):
            app.on_resize(Resize(Size(width, height), Size(width, height)))
            assert app.has_class("small") == is_small
            assert (app.size.width, app.size.height) == SMALL


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("pl", LARGE)])
async def test_the_table_the_log_and_all_texts_are_one_key_away(
    game: str, lang: Language, size: tuple[int, int]
) -> None:
    start = lessons(game)[0].start()
    table = seated_in(start.journal, start.seat(lessons(game)[0].told["seat"]))
    app = app_of(table, lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        view = table.view()
        wanted = {
            "t": [*app.shown.table(view), *app.shown.hand(view)],
            "l": [line.plain for line in app.log_lines()],
            "i": app.shown.in_sight(view),
        }
        for key, lines in wanted.items():
            await pilot.press(key)
            assert isinstance(app.screen, Page)
            assert [line for line in lines if line not in app.screen.lines] == []
            page = app.screen.query_one(".page").region
            assert page.height <= size[1], "the way out is in sight"
            assert app.shown.say("full-close") in on_screen(app)
            await pilot.press(key)
            assert not isinstance(app.screen, Page), "the same key closes it"
        assert wanted["i"], "there is something to read"


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize(("lang", "size"), [("pl", SMALL), ("en", LARGE)])
async def test_no_part_is_larger_than_its_place(game: str, lang: Language, size: tuple[int, int]) -> None:
    """At the largest table: what does not fit is counted, not cut off."""
    table, _ = fresh(game, 1, max(rules_of(game).seat_counts), {}, None, Wish(None, None, "random"))
    app = app_of(table, lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for part in ("#head", "#score", "#banner", "#rival", "#middle", "#detail", "#ask", "#options", "#tiles"):
            widget = app.query_one(part, Static)
            if widget.display:
                drawn = str(widget.render()).splitlines()
                assert len(drawn) <= widget.content_size.height, part
        assert app.query_one("#keys").region.bottom == size[1], "the rows add up"


def test_a_grid_counts_what_it_hides() -> None:
    def make(width: int) -> list[list[Text]]:
        return [[Text(f"name {n}"), Text("second"), Text("third")] for n in range(4)]

    def mark(count: int) -> Text:
        return Text(f"+{count}")

    roomy = [line.plain.rstrip() for line in grid(make, 40, 10, 9, mark)]
    assert sum(line.count("third") for line in roomy) == 4
    narrow = "\n".join([line.plain for line in grid(make, 20, 4, 9, mark)])
    assert all(f"name {n}" in narrow for n in range(4))
    assert narrow.count("+1") == 4


async def test_tiles_beyond_the_edge_are_counted() -> None:
    tiles = [Tile((f"card/{n}",), str(n), "", "Name", "", "") for n in range(30)]
    app = app_of(seated(1))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        hand = app.query_one("#tiles", Tiles)
        for at, marks in ((0, ["20›"]), (29, ["‹20"]), (15, ["‹6", "14›"])):
            hand.paint(tiles, [0] * 30, [True] * 30, at, app.ink, 80, False)
            drawn = str(hand.render())
            assert all(mark in drawn for mark in marks), (at, drawn)
            assert max([len(line) for line in drawn.splitlines()]) <= 80


async def test_no_name_on_a_tile_is_broken_within_a_word() -> None:
    """Nine cells are few for a name; the line below the tiles has it in full."""
    tiles = [Tile((f"card/{n}",), str(n), "", "Fortification of Walls", "short", "") for n in range(14)]
    app = app_of(seated(1))
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        hand = app.query_one("#tiles", Tiles)
        hand.paint(tiles, [0] * 14, [True] * 14, 0, app.ink, LARGE[0], True)
        rows = str(hand.render()).splitlines()
        assert [row.count("Forti") for row in rows if "Forti" in row] == [14]
        assert "…│" in rows[2]
        assert rows[3].count("of") == 14


async def test_a_long_choice_is_read_in_full_where_it_is_chosen() -> None:
    rows = [("", str(n), f"choice {n} " + "word " * 40 + f"end {n}") for n in range(1, 5)]
    app = app_of(seated(1))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        options = app.query_one("#options", OptionRows)
        options.paint(rows, 2, app.ink, 76, 7)
        drawn = str(options.render())
        assert "end 3" in drawn
        assert "end 1" not in drawn
        assert options.places.count(2) > 1
        options.paint(rows, 3, app.ink, 76, 5)
        assert "↑" in str(options.render())
