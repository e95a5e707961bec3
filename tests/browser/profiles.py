"""Browser profiles, each with its page: lent to one player at a time, and empty again for the next one."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

PATIENCE: Final = 90_000.0  # ms without what is waited for; under load a page may take long, and nobody waits in vain
PARKED: Final = "/favicon.svg"  # of ours, and nothing runs there
# A profile that somebody has left is empty again before a page of ours begins. Nobody is kept waiting by what is shown,
# unless a test is about it, and nobody hears it.
BEGINS: Final = """(kept) => {
  if (location.origin === "null") return;
  if (!sessionStorage.getItem("begun")) localStorage.clear();
  sessionStorage.setItem("begun", "yes");
  if (!localStorage.getItem("tianxia.telling.settings"))
    localStorage.setItem("tianxia.telling.settings", JSON.stringify(kept));
}"""
AWAY: Final = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });"
# what stays with a page or a profile once a test has done it: nobody else gets that one
LASTING: Final = (
    "add_init_script", "expose_binding", "expose_function", "grant_permissions", "new_cdp_session", "on", "route",
    "route_web_socket", "set_extra_http_headers", "set_offline",
)  # fmt: skip


class Wishes(NamedTuple):
    """What a player's browser is like: its language, whether nobody looks at the page, whether it has never been used,
    and how long the page shows what happens."""

    lang: str
    hurried: bool
    fresh: bool
    pace: str

    @property
    def usual(self) -> bool:
        """Whether others can have the page afterwards; one with a pace may have got a clock that a test turns."""
        return not self.fresh and self.pace == "none"


class Profiles:
    """Profiles keep what was loaded, and nothing else. A page is kept with its profile: to begin a new one takes the
    browser as long as to load ours. Where a test has done something to a page that would stay with it, it goes."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser = browser
        self.base = base
        self.free: defaultdict[Wishes, list[Page]] = defaultdict(list)
        self.spent: set[Page] = set()

    def lent(self, wishes: Wishes) -> Page:
        """A page in a profile that nobody uses now, and that is empty."""
        if self.free[wishes]:
            return self.free[wishes].pop()
        page = self.profile(wishes).new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(f"({BEGINS})({json.dumps({'pace': wishes.pace, 'sound': False})})")
        if wishes.hurried:
            page.add_init_script(AWAY)
        if wishes.usual:
            page.goto(PARKED)
            for name in LASTING:
                self.watches(page, page, name)
                self.watches(page, page.context, name)
        return page

    def profile(self, wishes: Wishes) -> BrowserContext:
        """A new one; no worker of ours stays in those that are used again."""
        kept: dict[str, Any] = {} if wishes.fresh else {"service_workers": "block"}
        return self.browser.new_context(base_url=self.base, locale=wishes.lang, **kept)

    def watches(self, page: Page, of: Page | BrowserContext, name: str) -> None:
        """Notes when a test does this."""
        way: Callable[..., Any] | None = getattr(of, name, None)
        if way is None:
            return

        def noted(*given: Any, **more: Any) -> Any:
            self.spent.add(page)
            return way(*given, **more)

        setattr(of, name, noted)

    def back(self, wishes: Wishes, page: Page) -> None:
        """Its player has gone."""
        profile = page.context
        if not wishes.usual or page in self.spent or page.is_closed() or len(profile.pages) > 1:
            profile.close()
            return
        page.goto(PARKED)
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        page.evaluate(BEGINS, {"pace": wishes.pace, "sound": False})
        profile.clear_cookies()
        self.free[wishes].append(page)
