"""Huns in a real browser: every kind of card, a Raid in the middle of a Pillage, the last round, the scoring."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.cutting import SIZES, cut, cut_anywhere
from tests.browser.measuring import turns_to
from tests.browser.player import Player
from tests.browser.tables import Situation, at
from tests.games.huns.screens import situations
from tests.games.huns.screens.screens import PARTS
from tests.games.huns.screens.situations import (
    CAMPS,
    DICE,
    ME,
    acting,
    bonus,
    camps,
    carrying,
    choosing,
    cursed,
    drawn,
    ending,
    foreign,
    four_at_the_end,
    gaining,
    new_wagon,
    ordering,
    own,
    placing,
    raiding,
    turning,
)
from tests.marks import rule
from tianxia.lessons import lessons

VIEWS = (acting, carrying, choosing, cursed, drawn, four_at_the_end, gaining, new_wagon, placing, raiding, turning)


def text(player: Player, what: str) -> str:
    """What is written there, in one line."""
    return " ".join(player.page.locator(what).first.inner_text().split())


def option(player: Player, name: str) -> str:
    """The words of the button of an option."""
    return text(player, f'.opts [data-opt="{name}"]')


def named(player: Player, label: str) -> Any:
    """The button of a single choice."""
    return player.page.locator(".opts .place", has_text=label).first


def card(face: str) -> str:
    """A card in one's own camp."""
    return f'.mine .hc button[data-face="{face}"]'


def wagon(face: str) -> str:
    """A wagon on the table."""
    return f'[data-face="{face}"].hu-wagon'


# ---- a turn


@rule("HU-204", "HU-301", "HU-401")
def test_each_die_says_what_it_would_do_before_it_is_taken(sit):
    player = sit().sits(choosing())
    player.waits_for_me()
    assert "Pillage 3, 2 fit: a full wagon, 3 VP; or draw 3" in " ".join(named(player, "Red 3").inner_text().split())
    stall = player.page.locator(".stall", has=player.page.locator('[data-ref="die/1"]'))
    assert stall.locator(".would").inner_text().split() == ["2/3", "3", "P"]
    player.page.click('[data-ref="die/1"]')  # the first press picks it, the second one takes it
    player.page.locator(".prompt .seal-btn", has_text="Take this die").wait_for()
    player.page.click('[data-ref="die/1"]')
    player.page.locator('.opts [data-opt="loot"]').wait_for()
    expect(player.page.locator('.mine header [data-ref="die/1"]')).to_have_count(1)
    assert "up to 3 VP; fills Purple Wagon 4" in option(player, "loot")


@rule("HU-514")
def test_a_pillage_tells_which_cards_it_may_set_off(sit):
    marta = {**CAMPS["player-1"], "cards": ["tribute-roll", "orestes-the-scribe"]}
    player = sit().sits(at(camps(stage="action", die="red", camps={**own("iron-rims"), "player-1": marta}), ME))
    player.waits_for_me()
    assert "may set off Iron-Rimmed Wheels, Tribute Roll" in option(player, "loot")


@pytest.mark.parametrize("high", [844, 640])
def test_a_phone_says_which_round_and_which_die_it_is(sit, high):
    player = sit(wide=390, high=high)
    for situation in (choosing, drawn, cursed):
        player.sits(situation()).waits_for_me()
        tag = player.page.locator(".roundtag")
        expect(tag).to_contain_text("Round 5")
        box = tag.bounding_box()
        top = player.page.evaluate("([x, y]) => !!document.elementFromPoint(x, y)?.closest('.roundtag')",
                                   [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])  # fmt: skip
        assert top, situation.__name__


@rule("HU-405", "HU-417", "HU-502", "HU-504")
def test_valuables_are_loaded_by_pressing_a_wagon_and_a_full_one_leaves(sit):
    player = sit().sits(placing())
    player.waits_for_me()
    assert player.page.locator(f"{wagon('wagon-purple-4')} .hu-slot.ok").count() == 1
    assert "full: dispatched, 3 VP" in " ".join(named(player, "Purple wagon").inner_text().split())
    assert "then lifted" in " ".join(named(player, "Mud Season").inner_text().split())
    player.page.click(wagon("wagon-purple-4"))
    player.page.locator(".mine .sent b", has_text="3").wait_for()
    expect(player.page.locator(wagon("wagon-purple-4"))).to_have_count(0)
    player.page.locator(".mine .hu-wagon").nth(1).wait_for()  # Mud Season: from the deck, without a question


@rule("HU-504")
def test_a_new_wagon_is_taken_from_the_display_by_pressing_it(sit):
    player = sit().sits(new_wagon())
    player.waits_for_me()
    assert "unseen; 15 in the deck" in option(player, "deck")
    player.page.click(f".yard {wagon('wagon-green-2')}")
    player.page.locator(".prompt .seal-btn", has_text="Take this wagon").click()
    player.page.locator(f".mine {wagon('wagon-green-2')}").wait_for()


def test_a_die_is_turned_by_pressing_it_and_naming_a_value(sit):
    player = sit().sits(turning())
    player.waits_for_me()
    player.page.click('[data-ref="die/0"]')
    named(player, "Blue 3").click()
    player.page.locator('.stall [data-ref="die/0"] .gn', has_text="3").wait_for()


# ---- one of each kind of card


@rule("HU-703")
def test_an_equipment_is_used_by_its_button(sit):
    dice = {**DICE, "red": 2}
    player = sit().sits(at(camps(stage="action", die="red", dice=dice, camps=own("war-saddle")), ME))
    player.waits_for_me()
    named(player, "War Saddle").click()
    named(player, "Red 3").click()
    player.page.locator('.mine header [data-ref="die/1"] .gn', has_text="3").wait_for()


@rule("HU-631", "HU-721")
def test_a_raid_takes_valuables_of_one_colour_from_the_heap_that_is_pressed(sit):
    player = sit().sits(gaining())
    player.waits_for_me()
    heap = 'button.heap[data-zone="reserve/blue"]'
    for _ in range(2):
        player.page.click(heap)
    expect(player.page.locator(f"{heap} .plus")).to_have_text("+2")
    player.key("Enter")
    player.page.locator(f"{wagon('wagon-orange-1')} .hu-slot.has").nth(3).wait_for()  # the only place for them
    expect(player.page.locator(card("sack-the-village")).locator(".sr").first).to_contain_text("used")


@rule("HU-747")
def test_a_mercenary_moves_a_valuable_that_is_pressed_to_a_wagon(sit):
    player = sit().sits(carrying())
    player.waits_for_me()
    player.page.locator('.hc:has([data-face="berik-the-carter"]) button.goodb').nth(1).click()  # the red one
    player.page.click(f"{wagon('wagon-orange-1')} button.cloth")
    player.page.locator(".prompt .seal-btn", has_text="Move it").click()
    player.page.locator(f"{wagon('wagon-orange-1')} .hu-slot.has").nth(2).wait_for()


@rule("HU-651", "HU-653")
def test_a_curse_is_fled_and_the_price_is_told_before(sit):
    player = sit().sits(cursed())
    player.waits_for_me()
    assert text(player, ".tray h3") == "Broken Axles"
    assert "fleeing costs 3 VP at the end" in option(player, "flee")
    before = int(text(player, ".mine .vp b"))
    player.page.click('.opts [data-opt="flee"]')
    player.page.locator(".mine .hc.fled").wait_for()
    expect(player.page.locator(".mine .vp b").first).to_have_text(str(before - 3))
    expect(player.page.locator(".tray")).to_have_count(0)


@rule("HU-302", "HU-306")
def test_a_treasure_is_chosen_from_the_drawn_cards_with_their_texts(sit):
    player = sit().sits(drawn())
    player.waits_for_me()
    assert player.page.locator(".tray .look").count() == 3
    assert player.page.locator(".tray .ids b").all_inner_texts() == ["now 0 VP"] * 3
    player.page.locator(".tray .txt", has_text="Golden Crown").click()
    player.page.locator(".prompt .seal-btn", has_text="Play it").click()
    player.page.locator(card("golden-crown")).wait_for()


# ---- in the middle of something


@rule("HU-215", "HU-724", "HU-738")
def test_a_raid_in_the_middle_of_a_pillage_and_then_the_pillage_goes_on(sit):
    player = sit().sits(placing())
    player.waits_for_me()
    player.page.click(card("night-ambush"))
    player.page.locator(".prompt .seal-btn", has_text="Use it").click()
    player.page.locator(f".rival {wagon('wagon-blue-2')} button.goodb.may").first.click()
    player.page.locator(".prompt .seal-btn", has_text="Steal").click()
    named(player, "Purple wagon").click()  # where the stolen one goes
    player.page.locator(".inhand .hu-good").nth(1).wait_for()  # those of the Pillage are still in hand


@rule("HU-801", "HU-803")
def test_the_last_round_says_so_and_what_is_empty(sit):
    player = sit().sits(four_at_the_end())
    player.waits_for_me()
    assert text(player, ".lastround") == "Last round"
    assert text(player, ".stall:nth-child(2) .out") == "empty"
    assert text(player, ".stall:nth-child(2) .nodeck") == "empty"
    assert "Last round" in text(player, ".hu-sight .till")


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (1280, 720), (844, 390), (390, 844)])
def test_the_flag_of_the_last_round_is_whole(sit, wide, high):
    player = sit(wide=wide, high=high).sits(four_at_the_end())
    player.waits_for_me()
    bar = player.page.locator(".topbar").bounding_box()
    flag = player.page.locator(".lastround").bounding_box()
    assert bar["y"] + bar["height"] - 1 <= flag["y"]


@rule("HU-804", "HU-805", "HU-806", "HU-808", "HU-809")
def test_the_scoring_is_counted_source_by_source(sit):
    player = sit().sits(ending())
    player.plays_to_the_end()
    rows = player.page.locator(".tally tbody tr")
    assert rows.locator("th").all_inner_texts() == [
        "Raids",
        "Mercenaries",
        "Treasures",
        "Curses fled",
        "Dispatched wagons",
        "Types of wagons",
    ]
    cells = [int(cell.replace("−", "-")) for cell in rows.locator("td:nth-of-type(2) b").all_inner_texts()]
    assert sum(cells) == int(text(player, ".tally tfoot td:nth-of-type(2) b").replace("−", "-"))


@rule("HU-118", "HU-120")
def test_a_start_bonus_is_taken_from_the_heaps_whose_colour_fits(sit):
    player = sit().sits(bonus())
    player.waits_for_me()
    assert player.page.locator("button.heap.may").count() == 4
    for colour in ("green", "black"):
        player.page.click(f'button.heap[data-zone="reserve/{colour}"]')
    player.page.locator(".prompt .seal-btn").click()
    player.page.click(wagon("wagon-purple-3") + ".may")  # where the black one goes: both wagons have room for it
    for words in ("1 green Valuable goes onto purple wagon 2", "1 black Valuable goes onto purple wagon 3"):
        player.page.locator("ol.log .line", has_text=words).first.wait_for(state="attached")  # a rival may rob it


@rule("HU-606", "HU-614")
def test_the_active_player_says_which_of_several_effects_comes_first(sit):
    player = sit().sits(ordering())
    player.waits_for_me()
    said = [" ".join(words.split()) for words in player.page.locator(".opts .btn").all_inner_texts()]
    assert any("Tribute Roll" in words for words in said), said
    assert any("Iron-Rimmed Wheels" in words for words in said), said
    player.page.locator(".opts .btn", has_text="Iron-Rimmed Wheels").click()
    player.page.locator("button.heap.may").first.wait_for()  # a Valuable of any colour


def test_cards_of_a_file_show_their_names_and_texts(sit):
    player = sit().sits(foreign())
    player.waits_for_me()
    assert text(player, ".tray h3") == "Their Golden Crown"
    assert "They say: No opponent has dispatched more wagons" in text(player, ".tray .txt")
    player.page.locator(".tray .txt", has_text="Their Skull Cup").click()
    player.page.locator(".prompt .seal-btn", has_text="Play it").click()
    player.page.click(card("their-skull-cup"))
    player.page.get_by_role("dialog", name="Their Skull Cup").wait_for()
    assert "They say: You have at least 2 lifted Curses" in text(player, ".hu-detail")


# ---- a closer look


@pytest.mark.parametrize("wide", [1440, 390])
def test_a_card_of_a_rival_is_read_by_pressing_it(sit, wide):
    player = sit(wide=wide, high=844).sits(choosing())
    player.waits_for_me()
    player.page.click('.rival button[data-face="skotta-the-tax-collector"]')
    player.page.get_by_role("dialog", name="Skotta the Tax Collector").wait_for()
    said = text(player, ".hu-detail")
    assert "After an opponent has finished" in said
    assert "needs 2" in said
    assert "house set" in said


def test_the_book_is_searched(sit):
    player = sit().opens("/book/huns")
    player.page.locator(".hu-book li").nth(59).wait_for()
    player.clicks("Curses", "radio")
    expect(player.page.locator(".hu-book li")).to_have_count(12)
    player.page.get_by_role("searchbox").fill("horses")
    expect(player.page.locator(".hu-book li h2")).to_have_text(["Lame Horses"])


# ---- both languages, all sizes


def test_the_same_in_polish(sit):
    player = sit(lang="pl-PL").sits(placing())
    player.waits_for_me()
    assert "pełny: odesłany, 3 PZ" in " ".join(named(player, "Fioletowy Wóz").inner_text().split())
    assert player.page.locator(".mine h2").inner_text() == "Twój Obóz"


def test_nothing_is_cut_off_whatever_is_asked(sit):
    player = sit()
    found = {}
    for situation in VIEWS:
        turns_to(player.page, SIZES[0])
        player.sits(situation()).waits_for_me()
        found[situation.__name__] = cut_anywhere(player, *PARTS[:3])
    assert {name: parts for name, parts in found.items() if parts} == {}


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_the_prompt_and_the_own_camp_are_seen_on_a_phone_that_is_turned_sideways(sit, lang):
    wide, high = 844, 390
    player = sit(lang, wide=wide, high=high)
    for situation in (acting, carrying, choosing, four_at_the_end, gaining, new_wagon, placing, turning):
        player.sits(situation()).waits_for_me()
        for part in (".market", ".mine", ".prompt"):
            box = player.page.locator(part).bounding_box()
            assert box["x"] >= 0, (situation.__name__, part)
            assert box["x"] + box["width"] <= wide, (situation.__name__, part)
            assert box["y"] + box["height"] <= high, (situation.__name__, part)


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_the_teacher_covers_nothing_on_a_small_phone(sit, lang):
    player = sit(lang, wide=360, high=640)
    for lesson in lessons("huns"):
        player.opens(f"/learn/huns/{lesson.id}").page.locator(".speak .do .btn").first.click()
        player.page.locator(".speak .talk, .freely .prompt").first.wait_for()
        assert cut(player, ".mine") == [], lesson.id


# ---- a whole game


def three(**position: Any) -> Situation:
    """The first question of a game of three."""
    return at(situations.scenario("huns", seats=3, stage="roll", **position), "player-1")


def test_a_whole_game_of_three_by_clicking(sit):
    player = sit(hurried=True).sits(three(), "random")
    assert player.plays_to_the_end() > 10
    assert player.page.locator(".tally tfoot td").count() == 3
    assert Axe().run(player.page).response["violations"] == []


def test_a_whole_game_of_three_by_keyboard_alone(sit):
    few = dict.fromkeys(DICE, 6)  # a pool is soon empty: four rounds or so
    player = sit(hurried=True).sits(three(reserve=few), "random")
    assert player.plays_to_the_end_by_keys() > 5
