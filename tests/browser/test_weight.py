"""How heavy the pages are, and that nothing jumps while a card moves."""

from __future__ import annotations

import gzip

import pytest

from tests.browser.fixtures import STATIC
from tests.browser.player import Player
from tests.browser.recorded import recorded
from tests.games.sanguosha.screens.screens import sits_down
from tianxia.games import built_in

# Every layout-shift entry of Chromium counts, also just after a click. The parts of the table stay where they are in
# every frame. What is new in its place (another question, another trick) is a new element, and what moves is carried
# by a transformation from the place where it was: neither is a layout shift.
WATCH = """(parts) => {
  const at = (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(" ");
  const name = (node) => (node?.nodeType === 3 ? `"${node.data}" in ${name(node.parentElement)}`
    : `${node?.parentElement?.className} > ${node?.className}`);
  // less than a pixel is no jump
  const note = (what, from, to) => { if (at(from) !== at(to)) window.shifts.add(`${what}: ${at(from)} -> ${at(to)}`); };
  window.shifts = new Set();
  window.frames = 0;
  new PerformanceObserver((list) => {
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
AT_REST = "() => document.getAnimations().every((animation) => animation.playState !== 'running')"
SIZES = [(1440, 900), (1280, 720), (390, 844)]
STEPS = 60  # of the recorded match: three battles


def watches(player: Player, *parts: str) -> None:
    """From now on every jump is noted; these parts of the table stay where they are."""
    player.page.wait_for_function("() => [...document.fonts].every((face) => face.status !== 'loading')")
    player.page.wait_for_function(AT_REST)
    player.page.evaluate(WATCH, [".topbar", ".centre", ".hand", ".prompt", "aside", *parts])


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
    games = [sum(weight[name] for name in weight if name.startswith(f"{game}-")) for game in built_in()]
    assert all(games)
    assert sum(weight.values()) - sum(games) + max(games) < 200_000
    faces = list((STATIC / "assets").glob("*.woff2"))
    assert faces
    assert [path.name for path in faces if path.stat().st_size >= 130_000] == []


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_nothing_jumps_while_cards_move(sit, wide, high):
    player = sit(moving=True, wide=wide, high=high).plays_now()
    player.waits_for_me()
    watches(player, ".left")
    for _ in range(8):
        if not player.plays_something():
            break
    player.waits_for_me()
    found = jumps(player)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_nothing_jumps_in_a_replay(sit, tmp_path, wide, high):
    player = sit(moving=True, wide=wide, high=high).opens("/replays")
    log = recorded(tmp_path, 7, {"events": "on"})
    player.page.locator("input[type=file]").set_input_files(log)
    player.sees("Before the first card")
    watches(player, ".left")
    for step in range(1, STEPS + 1):
        player.key("ArrowRight")
        player.sees(f"answer {step} of ")
        player.page.wait_for_function(AT_REST)
    found = jumps(player)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_nothing_jumps_at_a_table_of_five(sit, wide, high):
    player = sits_down(sit(moving=True, wide=wide, high=high), ruler=True)
    player.plays_something()  # the hero
    player.waits_for_me()
    watches(player, ".ring", ".me")
    for _ in range(12):
        if not player.plays_something():
            break
    player.waits_for_me()
    found = jumps(player)
    assert not found, "\n".join(found)
