"""Chu Han on the full screen: a whole match by keyboard, cards taken up, pages, languages, sizes."""

from pathlib import Path

import pytest
from textual.widgets import Input, Static

from tests.terminal.keys import LARGE, SMALL, app_of, plays_by_keys, words
from tests.terminal.tables import seated, seated_at
from tianxia.scenario import scenario
from tianxia.telling.language import LANGUAGES, Language
from tianxia.terminal.full.pages import Page, RulesPage
from tianxia.terminal.full.palette import LIGHT
from tianxia.terminal.full.picking import Picking

NEARLY_OVER = {
    "han": ["1", "5", "7", "9"],
    "chu": ["2", "4", "8", "8"],
    "score": {"han": 30, "chu": 30},
    "decrees": {"han": 3, "chu": 3},
    "attacker": "han",
    "battle": 4,
}


async def test_a_whole_match_by_keyboard_alone(tmp_path: Path) -> None:
    table = seated(1, "chu", save=tmp_path / "full.jsonl", options={"events": "on"}, game="chuhan")
    await plays_by_keys(table, "en", SMALL)
    assert (tmp_path / "full.jsonl").exists()


async def test_the_end_of_a_match_by_keyboard_alone_in_polish() -> None:
    await plays_by_keys(seated_at(scenario("chuhan", **NEARLY_OVER), "han"), "pl", LARGE)


async def test_cards_are_taken_up_with_space_and_played_with_enter() -> None:
    table = seated(1, "han", game="chuhan")
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert [tile.head for tile in app.tiles()][:2] == ["0 ✳", "1"]
        await pilot.press("enter")
        assert table.answers == 0, "nothing is marked, so nothing is played"
        await pilot.press("right", "space", "space")
        assert "Lead a pair of 1s" in words(app, "#options")
        await pilot.press("right", "space")
        assert "CH-301" in words(app, "#options")
        await pilot.press("w")
        assert isinstance(app.screen, Page)
        assert any("CH-301" in line for line in app.screen.lines)
        await pilot.press("escape")
        await pilot.press("escape", "left", "space", "space", "enter")
        assert table.answers > 0
        assert "You lead a pair of 1s." in "\n".join(line for told, _ in app.story for line in app.shown.event(told))


async def test_a_closed_option_tells_why_and_numbers_choose() -> None:
    table = seated(1, "han", game="chuhan")
    app = app_of(table, "pl")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        closed = next(entry.number for entry in app.entries if entry.refusal is not None)
        await pilot.press(str(closed), "enter")
        assert isinstance(app.screen, Page)
        assert any("Nie można (CH-206)" in line for line in app.screen.lines)
        await pilot.press("enter")
        decree = next(entry.number for entry in app.entries if entry.option == "decree")
        await pilot.press(str(decree), str(decree))
        assert table.view()["seats"][table.seat]["decrees"] == 1
        await pilot.press("u")
        assert "Za późno" in words(app, "#detail")


async def test_the_mouse_takes_cards_and_chooses_options() -> None:
    table = seated(1, "han", game="chuhan")
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.click("#tiles", offset=(2, 1))
        assert app.picking is not None
        assert len(app.picking.up) == 1
        await pilot.click("#options", offset=(6, 0))
        assert table.answers > 0


async def test_rules_discards_help_save_language_and_theme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = seated(1, "han", game="chuhan")
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("r")
        assert isinstance(app.screen, RulesPage)
        app.screen.query_one(Input).value = "CH-541"
        await pilot.press("enter")
        assert "CH-541: Used in a counter" in str(app.screen.query_one("#found", Static).render())
        await pilot.press("escape", "d")
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "question_mark")
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "i")
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "s")
        assert "nothing to save" in words(app, "#detail")
        await pilot.press("g", "c")
        assert "Twoje natarcie" in words(app, "#ask")
        assert app.theme == LIGHT
        await pilot.press("g", "up", "enter", "escape", "down", "q")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE, (200, 60)])
async def test_every_size_shows_the_hand_and_the_question(lang: Language, size: tuple[int, int]) -> None:
    table = seated(5, "han", options={"campaign": "house-road-to-xianyang"}, game="chuhan")
    app = app_of(table, lang, dark=False)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert words(app, "#ask").startswith(app.shown.say("title-lead"))
        assert words(app, "#tiles").count("│") >= 10


def test_an_option_with_two_picks_takes_one_after_the_other() -> None:
    """Banquet at Hongmen: first the card to give, then the one to take."""
    position = scenario(
        "chuhan", event="banquet-at-hongmen", han=["1", "9"], chu=["7", "8"], display=["5", "ji-bu"], attacker="han"
    )
    table = seated_at(position, "han")
    table.go_on()
    question = table.question()
    assert question is not None
    board = app_of(table).board
    picking = Picking(question, board.hand(table.view()))
    picking.arm("swap")
    picking.turn(board.tiles(table.view(), picking.refs())[0])
    assert picking.lacks() == "take"
    assert picking.why_not() is None
    assert picking.goes_on()
    display = [each["card"] for each in table.view()["display"]]
    assert list(picking.refs()) == display
    picking.turn(board.tiles(table.view(), picking.refs())[0])
    assert not picking.goes_on()
    assert picking.why_not() is None
    choice = picking.choice()
    assert choice is not None
    picking.mark(choice)
    assert picking.choice() == choice
    assert picking.lacks() is None
    table.answer(choice)
    assert choice.picks["take"][0] not in [each["card"] for each in table.view()["display"]]
