"""How heavy the pages are, and that nothing jumps while a card moves."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.fixtures import STATIC
from tests.browser.games import GAMES, Screens, screens_of
from tests.browser.measuring import Size
from tests.browser.player import Player
from tests.browser.tables import played_on
from tianxia.games import built_in
from tianxia.telling.language import LANGUAGES

# Every layout-shift entry of Chromium counts, also just after a click, unless a game centres its counters. The parts of
# the table stay where they are in every frame. What is new in its place (another question, another trick) is a new
# element, and what moves is carried by a transformation from the place where it was: neither is a layout shift.
WATCH = """([parts, inside]) => {
  const at = (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(" ");
  const name = (node) => (node?.nodeType === 3 ? `"${node.data}" in ${name(node.parentElement)}`
    : `${node?.parentElement?.className} > ${node?.className}`);
  // less than a pixel is no jump
  const note = (what, from, to) => { if (at(from) !== at(to)) window.shifts.add(`${what}: ${at(from)} -> ${at(to)}`); };
  window.shifts = new Set();
  window.frames = 0;
  if (inside) new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      for (const { node, previousRect, currentRect } of entry.sources) note(name(node), previousRect, currentRect);
    }
  }).observe({ type: "layout-shift" });
  const places = () => parts.map((part) => document.querySelector(part).getBoundingClientRect());
  const first = places();
  const frame = () => {
    if (document.querySelector(".end")) return;
    window.frames += 1;
    places().forEach((place, n) => { if (at(place) !== at(first[n])) note(parts[n], first[n], place); });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
# bytes on the line, with the heads of the answers
RECEIVED = """() => performance.getEntriesByType("resource").reduce((sum, entry) => sum + entry.transferSize, 0)"""
AT_REST = "() => document.getAnimations().every((animation) => animation.playState !== 'running')"
# a phone each time; a large screen where one plays, and a small one where one watches
PLAYED = [(1440, 900), (390, 844)]
WATCHED = [(1280, 720), (390, 844)]
DECISIONS = 4
STEPS = 8  # of a replay
LATER = "later-"  # how the files are called that come only when somebody asks for them


def in_one_language(weight: dict[str, int], game: str) -> int:
    """What the pages of a game weigh; its words come in the language that is spoken, and one takes more of them."""
    own = [name for name in weight if name.startswith(f"{game}-")]
    words = [weight[name] for name in own if name.startswith(f"{game}-words-")]
    assert len(words) == len(LANGUAGES) < len(own)
    return sum([weight[name] for name in own]) - sum(words) + max(words)


def watches(player: Player, screens: Screens) -> None:
    """From now on every jump is noted; the parts of this game stay where they are, and those that every table has."""
    player.page.wait_for_function("() => [...document.fonts].every((face) => face.status !== 'loading')")
    player.page.wait_for_function(AT_REST)
    player.page.evaluate(WATCH, [[".topbar", ".hand", ".prompt", "aside", *screens.PARTS], screens.INSIDE])


def jumps(player: Player) -> list[str]:
    """What has jumped, after everything has come to rest."""
    player.page.wait_for_function(AT_REST)
    assert player.page.evaluate("() => window.frames") > 20
    return player.page.evaluate("() => [...window.shifts]")


def test_the_pages_with_one_game_are_under_200_kb_and_every_face_under_130_kb():
    if not (STATIC / "index.html").is_file():
        pytest.skip("The weight of the pages was not checked: they are not built (make web).")
    files = [path for path in (STATIC / "assets").iterdir() if path.suffix in (".js", ".css")]
    assert files
    weight = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files}
    pages = [*built_in(), "default"]  # whoever plays a game with pages of its own never loads the plain ones
    later = sum(weight[name] for name in weight if name.startswith(LATER))  # only when somebody asks for it
    assert 0 < later < 20_000
    own = tuple([f"{game}-" for game in pages] + [LATER])
    shared = sum([weight[name] for name in weight if not name.startswith(own)])
    assert shared + max([in_one_language(weight, game) for game in pages]) < 200_000
    faces = list((STATIC / "assets").glob("*.woff2"))
    assert faces
    assert [path.name for path in faces if path.stat().st_size >= 130_000] == []


def test_what_comes_later_is_not_loaded_by_whoever_plays(sit):
    player, loaded = sit(fresh=True), list[str]()
    player.page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))
    player.plays_now()
    assert player.plays_something()
    player.concedes()
    player.sees_the_end()
    player.page.locator("[data-test=story] path.li").wait_for(state="attached")
    assert [name for name in loaded if name.startswith("board-")]
    assert [name for name in loaded if name.startswith(LATER)] == []
    player.opens("/along").page.locator("[data-test=type-code]").wait_for()
    assert [name for name in loaded if name.startswith(LATER)]


def test_there_is_a_sign_of_life_before_anything_but_the_page_itself_has_come(sit):
    """At 400 kbit/s with 300 ms to the server 2 kB are there after 0.4 s; nothing else is waited for."""
    assert len(gzip.compress((STATIC / "index.html").read_bytes())) < 2_000
    player, held = sit(fresh=True), list[Route]()
    player.page.route("**/assets/**", lambda route: held.extend([route]))
    player.page.goto("/", wait_until="commit")
    expect(player.page.get_by_text("Tianxia …")).to_be_visible()
    player.page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length > 0")
    assert held
    player.page.unroute("**/assets/**")  # lets them go on
    player.page.locator("[data-test=play-now]:enabled").wait_for()
    expect(player.page.get_by_text("Tianxia …")).to_have_count(0)


def test_the_start_page_with_its_faces_comes_packed_in_less_than_200_kb(sit):
    player = sit(fresh=True).opens("/")
    player.page.locator("[data-test=play-now]:enabled").wait_for()
    player.page.wait_for_load_state("networkidle")
    assert 50_000 < player.page.evaluate(RECEIVED) < 200_000


def side_by_side(sit: Callable[..., Player], sizes: list[Size]) -> list[Player]:
    """A player in front of a screen of each size, all at once: while one waits for what moves, so do the others."""
    return [sit(fresh=True, moving=True, wide=wide, high=high) for wide, high in sizes]


def found_by(players: list[Player], sizes: list[Size]) -> dict[str, list[str]]:
    """What has jumped at any size."""
    found = {f"{wide} x {high}": jumps(player) for player, (wide, high) in zip(players, sizes, strict=True)}
    return {size: jumped for size, jumped in found.items() if jumped}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_things_move_at_any_size(sit, game):
    players = side_by_side(sit, PLAYED)
    for player in players:
        player.sits(screens_of(game).lively()).waits_for_me()
        watches(player, screens_of(game))
    for _ in range(DECISIONS):
        for player in players:
            player.answers()
        assert all(player.waits_for_me() for player in players)
    assert found_by(players, PLAYED) == {}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_in_a_replay_at_any_size(sit, tables, game):
    start = screens_of(game).lively()
    place, *_ = tables.opens(played_on(start.journal, STEPS), [start.seat])
    players = side_by_side(sit, WATCHED)
    for player in players:
        player.opens(f"/r/{place.table}").sees("Before the first card")
        watches(player, screens_of(game))
    for _ in range(STEPS):  # or fewer: answers of which nothing was told are stepped over
        was = players[0].page.url
        for player in players:
            player.key("ArrowRight")
        for player in players:
            player.page.wait_for_function("(was) => location.href !== was", arg=was)
            player.page.wait_for_function(AT_REST)
        if f"at={STEPS}" in players[0].page.url:
            break
    assert found_by(players, WATCHED) == {}


# How far above and below its line a face goes, in parts of its size: a character fills the square between. A face that
# has no space leaves that to whatever the machine has.
LINE = """() => Promise.all([...document.querySelectorAll(".card > .n")].slice(0, 1).map(async (el) => {
  const [style, pen] = [getComputedStyle(el), document.createElement("canvas").getContext("2d")];
  pen.font = `100px ${style.fontFamily}`;
  await document.fonts.load(pen.font, el.textContent);
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(el.textContent);
  return [fontBoundingBoxAscent, fontBoundingBoxDescent].map(Math.round);
}))"""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_with_a_brush_stands_in_the_middle_of_its_square(sit, game):
    player = sit().sits(screens_of(game).lively())
    player.waits_for_me()
    assert player.page.evaluate(LINE) in ([[88, 12]], [])
