"""A player at the pages, in a player's words. It acts by clicking and by keys only; scripts only look."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Locator, Page

from tests.browser.tables import Place, Situation, Tables
from tests.browser.ways import Ways, ways_of

LOOK = """() => {
  const prompt = document.querySelector("section.prompt[data-question]");
  const cards = [...document.querySelectorAll("button[data-ref]")];
  const all = (what, fact) => [...document.querySelectorAll(what)].map((found) => found.dataset[fact]);
  const states = (cls) => cards.filter((c) => c.classList.contains(cls)).map((c) => [c.dataset.ref, c.dataset.face]);
  return {
    over: !!document.querySelector(".end[role=dialog]"),
    question: prompt ? `${location.pathname}#${prompt.dataset.question}` : null,
    auto: !!prompt?.querySelector(".q em"),
    may: states("may"), picked: states("picked"), no: states("no"),
    seal: prompt?.querySelector(".opts .seal-btn")?.dataset.opt ?? null,
    options: [...(prompt?.querySelectorAll(".opts .btn[data-opt]:not([aria-disabled])") ?? [])].map(
      (button) => [button.dataset.opt, button.querySelector("kbd")?.textContent ?? ""],
    ),
    named: all("section.prompt[data-question] .opts [data-pick]:enabled", "pick"),
    places: all("button.slot.empty", "place"),
    hand: all(".hand button[data-ref]", "ref"),
    at: document.activeElement?.dataset?.ref ?? null,
  };
}"""
READY = """(last) => {
  if (document.querySelector(".end[role=dialog]")) return true;
  const prompt = document.querySelector("section.prompt[data-question]");
  return !!prompt && `${location.pathname}#${prompt.dataset.question}` !== last
    && !prompt.querySelector(".q em, .opts .btn:disabled");
}"""
SETTLED = "() => !document.querySelector('section.prompt[aria-busy=true]')"
GONE = """(asked) => {
  const prompt = document.querySelector("section.prompt[data-question]");
  return !prompt || `${location.pathname}#${prompt.dataset.question}` !== asked || !!document.querySelector(".end");
}"""
# A browser that remembers a seat (web/src/lib/keep.ts) has it in its storage before the page of the table begins.
KEEPS = """(held) => {
  if (location.origin === "null") return;
  const kept = JSON.parse(localStorage.getItem("tianxia.seats") ?? "[]");
  const others = kept.filter((seat) => seat.token !== held.token);
  localStorage.setItem("tianxia.seats", JSON.stringify([held, ...others]));
}"""
# Whether the focus is at the one thing of its zone that Tab stops at: the thing itself, or another one of the zone.
AT_STOP = """(ref) => {
  const stops = (part) => part.querySelector("[data-ref][tabindex='0'], [data-stop][tabindex='0']");
  const thing = document.querySelector(`button[data-ref="${ref}"]`);
  let zone = thing;
  while (thing.tabIndex < 0 && zone && !stops(zone)) zone = zone.parentElement;
  return document.activeElement === (thing.tabIndex < 0 ? stops(zone ?? document) : thing);
}"""
# From one page of ours to another, as by a link or by the button of the browser: whether that is possible here.
GOES = """(path) => {
  if (!document.querySelector("main") || location.pathname === new URL(path, location.href).pathname) return false;
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
  return true;
}"""
MOST = 400  # decisions in a game; more means that it does not end
STEPS = 40  # picks and presses for one decision; more means that they lead nowhere


class Player:
    """Somebody in front of a browser."""

    def __init__(self, page: Page, tables: Tables | None = None) -> None:  # without tables only what pages lead to
        self.page = page
        self.tables = tables
        self.ways = Ways()
        self.last: str | None = None
        self.tried: set[str] = set()  # what was picked by keys for the last decision
        self.wrong: list[str] = []
        page.on("pageerror", self.fails)
        page.on("console", self.hears)

    def leaves(self) -> None:
        """Hears no more of this page."""
        self.page.remove_listener("pageerror", self.fails)
        self.page.remove_listener("console", self.hears)

    def fails(self, error: Error) -> None:
        """Something went wrong in the page, and nothing there has caught it."""
        self.wrong.append(f"error: {error}")

    def hears(self, line: ConsoleMessage) -> None:
        """What the console says; a lost line is told there too and is no mistake of the page."""
        if (
            line.type == "error"
            and "ERR_INTERNET_DISCONNECTED" not in line.text
            and "WebSocket connection" not in line.text
        ):
            self.wrong.append(line.text)

    # ---- ways

    def opens(self, path: str = "/") -> Player:
        """Goes to an address of ours."""
        self.page.goto(path)
        return self

    def goes(self, path: str) -> Player:
        """Goes to an address of ours from within our pages: nothing is loaded anew that is there already."""
        return self if self.page.evaluate(GOES, path) else self.opens(path)

    def clicks(self, name: str, role: str = "button") -> None:
        """Clicks what has this name."""
        self.page.get_by_role(role, name=name).first.click()  # type: ignore[arg-type]

    def sees(self, text: str) -> Locator:
        """The text is there."""
        found = self.page.get_by_text(text).first
        found.wait_for()
        return found

    def plays_now(self) -> Player:
        """From the start page to a table, in one click."""
        self.opens("/").page.locator("[data-test=play-now]").click()
        return self

    def takes(self, place: Place) -> Player:
        """Comes to a seat that is kept for this player, whose browser remembers the token."""
        held = {"table": place.table, "token": place.token, "seat": place.seat, "game": place.game, "at": 0}
        if self.page.url.startswith("about:"):
            self.page.add_init_script(f"({KEEPS})({json.dumps(held)})")
        else:
            self.page.evaluate(KEEPS, held)
        self.goes(f"/t/{place.table}").page.locator("section.prompt, .end[role=dialog]").first.wait_for()
        self.ways, self.last = ways_of(place.game), None
        return self

    def sits(self, situation: Situation, bot: str | None = None) -> Player:
        """At a table of their own, which stands like this; bots have the other seats."""
        assert self.tables is not None
        return self.takes(self.tables.opens(situation.journal, [situation.seat], bot)[0])

    # ---- at the table

    def look(self) -> dict[str, Any]:
        """What is on the table, once the server has said whether the picks will do."""
        self.page.wait_for_function(SETTLED)
        return self.page.evaluate(LOOK)

    def waits_for_me(self) -> bool:
        """Waits until there is something new to decide; whether there is (else the game is over)."""
        try:
            self.page.wait_for_function(READY, arg=self.last)
        except Error as late:
            raise AssertionError(f"nothing new after {self.last}: {self.look()}, {self.prompt()}") from late
        return not self.look()["over"]

    def tries(self) -> str | None:
        """One decision by clicking: pick until the red button is there, then press it; which question it was."""
        seen = self.look()
        asked, tried = seen["question"], set()
        for _ in range(STEPS):
            if not asked or seen["question"] != asked or seen["over"]:
                break
            step = self.ways.next({**seen, "may": [pair for pair in seen["may"] if pair[0] not in tried]})
            if step.ref is not None:
                tried.add(step.ref)
                self.presses(f'button[data-ref="{step.ref}"]')
                if step.place is not None:
                    self.presses(f'button.slot[data-place="{step.place}"]')
            elif step.named is not None:
                self.presses(f'.opts [data-pick="{step.named}"]')
                break
            elif step.option is not None:
                self.presses(f'.opts [data-opt="{step.option}"]')
                if step.option == seen["seal"] or not self.names_cards(step.option):
                    break
            else:
                raise AssertionError(f"nothing can be done: {seen}")
            seen = self.look()
        else:
            raise AssertionError(f"no end of picking: {seen}")
        self.last = asked
        return asked

    def answers(self) -> None:
        """One decision, until the question has gone."""
        asked = self.tries()
        try:
            self.page.wait_for_function(GONE, arg=asked)
        except Error as stays:
            raise AssertionError(f"the question stays: {self.look()}, {self.prompt()}") from stays

    def names_cards(self, option: str) -> bool:
        """Whether this option, once pressed, waits for cards."""
        return self.page.locator(f'.opts [data-opt="{option}"][aria-pressed=true]').count() > 0

    def presses(self, what: str, *, force: bool = False) -> None:
        """Clicks it; what has gone in the meantime needs no click, what a raised card covers is pressed by key."""
        try:
            at = {"x": 12, "y": 24} if "[data-ref=" in what else None  # the strip of a card is never covered
            self.page.locator(what).first.click(timeout=3000, position=at, force=force)
        except Error:
            if self.page.locator(what).count() and not self.look()["over"]:
                self.page.locator(what).first.press("Enter")

    def plays_something(self) -> bool:
        """Waits for the next decision and takes it; whether there was one."""
        if not self.waits_for_me():
            return False
        self.answers()
        return True

    def plays_to_the_end(self) -> int:
        """The whole game; how many decisions it took."""
        for count in range(MOST):
            if not self.plays_something():
                return count
        raise AssertionError("the game does not end")

    def is_asked(self) -> bool:
        """Whether there is something new to decide at this moment."""
        return bool(self.page.evaluate(READY, self.last))

    def log(self) -> list[str]:
        """The lines of the log."""
        return self.page.locator("ol.log .line").all_inner_texts()

    def prompt(self) -> str:
        """What is being asked."""
        return self.page.locator("section.prompt .q").inner_text()

    def table(self) -> str:
        """The address of the table or replay."""
        return self.page.url.split("/")[4].split("?")[0]

    def from_menu(self, name: str) -> None:
        """Chooses something in the menu."""
        self.clicks("Menu")
        self.page.locator(".menu").get_by_role("button", name=name).click()

    def lets_a_bot_play(self) -> None:
        """Gives the seat away."""
        self.from_menu("Let a bot play for me")

    def concedes(self) -> None:
        """Gives up."""
        self.from_menu("Concede")
        self.page.get_by_role("dialog").get_by_role("button", name="Concede").click()

    def sees_the_end(self) -> None:
        """The result is there."""
        self.page.locator(".end[role=dialog]").wait_for()

    def goes_on_to(self, what: str, text: str = "") -> Locator:
        """Goes on by hand, picture by picture, until this is shown."""
        wanted = self.page.locator(what, has_text=text).first
        go_on = self.page.locator("[data-test=go-on]").first
        for _ in range(MOST):
            wanted.or_(go_on).first.wait_for()
            if wanted.is_visible():
                return wanted
            go_on.click()
        raise AssertionError(f"{what} is never shown")

    # ---- by keyboard alone

    def key(self, *names: str) -> None:
        """Presses keys, one after the other."""
        for name in names:
            self.page.keyboard.press(name)

    def tabs_to(self, place: str) -> None:
        """Tab until the focus is on something like this."""
        for _ in range(60):
            if self.page.evaluate("(place) => !!document.activeElement?.matches(place)", place):
                return
            self.key("Tab")
        raise AssertionError(f"Tab never reaches {place}")

    def goes_to_card(self, ref: str) -> None:
        """To the zone that holds it with Tab, and from thing to thing in it with the arrows."""
        for _ in range(60):
            if self.page.evaluate(AT_STOP, ref):
                break
            self.key("Tab")
        if self.look()["at"] != ref:
            self.key("Home")
        for _ in range(60):
            if self.look()["at"] == ref:
                return
            self.key("ArrowRight")
        raise AssertionError(f"the arrows never reach {ref}")

    def answers_by_keys(self) -> None:
        """One decision: a card is picked and played with Enter, a button is pressed with its letter."""
        seen = self.look()
        asked, tried = seen["question"], set[str]()
        self.tried = tried
        for _ in range(STEPS):
            if not asked or seen["question"] != asked or seen["over"]:
                break
            step = self.ways.next({**seen, "may": [pair for pair in seen["may"] if pair[0] not in tried]})
            if step.ref is not None:
                tried.add(step.ref)
                self.goes_to_card(step.ref)
                self.key("Space" if step.place is None else str(int(step.place) + 1))
            elif step.named is not None:
                self.key("1")
                break
            elif step.option is not None:
                self.key(dict(seen["options"])[step.option])  # the sign on the button: Enter on the red one
                if step.option == seen["seal"] or not self.names_cards(step.option):
                    break
            else:
                raise AssertionError(f"nothing can be done: {seen}")
            seen = self.look()
        else:
            raise AssertionError(f"no end of picking: {seen}")
        self.last = asked

    def plays_to_the_end_by_keys(self) -> int:
        """The whole game without a mouse; how many decisions it took."""
        for count in range(MOST):
            if not self.waits_for_me():
                return count
            self.answers_by_keys()
        raise AssertionError("the game does not end")
