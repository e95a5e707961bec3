"""The pages that the docs site has and the folder docs/ has not: written from what the repository holds.

Rules come from the ledger of each game, in every language in which it has one; the reference from what `import tianxia`
names; figures from docs/figures.toml; and what stands in the root of the repository is taken along."""

from __future__ import annotations

import posixpath
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import tianxia
from tianxia.games import built_in, manifest_of
from tianxia.telling.ledger import NOTE, RULE_ID, RULE_LINE

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
FIGURES: Final = DOCS / "figures.toml"
SHOWN: Final = {"README.md": "index.md", "docs/decisions": "decisions/index.md", "docs/figures.toml": "figures.md"}
TAKEN: Final = {  # what stands outside docs/ and is a page of the site
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "web/README.md": "web.md",
}
LINK: Final = re.compile(r"(?P<image>!?)\[(?P<words>(?:[^\]\[]|\[[^\]]*\])*)\]\((?P<target>[^)\s]+)\)")
QUOTED: Final = re.compile(r"(```.*?^[ ]*```|`[^`\n]*`)", re.DOTALL | re.MULTILINE)
LANGUAGES: Final = ("en", "pl")
RULES_TITLE: Final = {"en": "numbered rules", "pl": "zasady z numerami"}
RULES_HEAD: Final = {
    "en": "*These are the numbered rules, in our own words. Each is pinned by a test; `why` and every greyed-out move "
    "quote them. To learn the game, read [how to play]({play}).*\n\n*The brackets say where a line comes from: `seed` "
    "is the rulebook, `public` another source that anybody can read, `ruling` a decision of ours where the rulebook is "
    "silent.*",
    "pl": "*To zasady z numerami, spisane naszymi słowami. Każdą sprawdza test; cytuje je polecenie `dlaczego` i każdy "
    "wyszarzony ruch. Jeśli dopiero poznajesz grę, przeczytaj [jak grać]({play}).*",
}


# ---- the navigation

Entry = dict[str, Any] | str


def expanded(nav: list[Any]) -> list[Any]:
    """The navigation of mkdocs.yml with its @-entries filled in."""
    return [_entry(each) for each in nav]


def _entry(entry: Any) -> Any:
    if not isinstance(entry, dict):
        return entry
    ((name, place),) = entry.items()
    if isinstance(place, list):
        return {name: expanded(place)}
    return {name: LISTS[place]() if place in LISTS else TAKEN.get(place.removeprefix("@"), place.removeprefix("@"))}


def play_pages(language: str) -> list[Entry]:
    """How to play each game."""
    return [{_title(id, language): f"play/{id}{_ending(language)}"} for id in built_in()]


def rule_pages(language: str) -> list[Entry]:
    """The rules of the games whose ledger is there in this language."""
    return [{_title(id, language): f"rules/{id}{_ending(language)}"} for id in built_in() if _ledger(id, language)]


def decision_pages() -> list[Entry]:
    """The list of decisions, then each."""
    return ["decisions/index.md", *[f"decisions/{page.name}" for page in _decisions()]]


LISTS: Final[dict[str, Callable[[], Any]]] = {
    "@play": lambda: play_pages("en"),
    "@play.pl": lambda: play_pages("pl"),
    "@rules": lambda: rule_pages("en"),
    "@rules.pl": lambda: rule_pages("pl") or [f"rules/{built_in()[0]}.md"],
    "@decisions": decision_pages,
    "@reference": lambda: "reference.md",
    "@figures": lambda: "figures.md",
}


def _ending(language: str) -> str:
    return ".md" if language == "en" else f".{language}.md"


def _title(id: str, language: str) -> str:
    title = manifest_of(id).title
    return str(getattr(title, language))


# ---- the pages


def written() -> dict[str, str]:
    """Every page that is written for the site, by its place."""
    pages = {"reference.md": reference(), "figures.md": figures(), "decisions/index.md": decisions()}
    for source, place in TAKEN.items():
        pages[place] = relinked((ROOT / source).read_text(encoding="utf-8"), source, place)
    for language in LANGUAGES:
        for id in built_in():
            page = _ledger(id, language)
            if page is not None:
                pages[f"rules/{id}{_ending(language)}"] = rules(id, language, page.read_text(encoding="utf-8"))
    return pages


def _ledger(id: str, language: str) -> Path | None:
    path = ROOT / "tianxia" / "games" / id / ("ledger" + _ending(language))
    return path if path.is_file() else None


def rules(id: str, language: str, page: str) -> str:
    """A ledger as a page: each rule can be linked to by its number, and numbers in texts lead to their rules."""
    known = set(re.findall(rf"^- \*\*({RULE_ID.pattern})\*\*", page, re.MULTILINE))
    lines = [_rule_line(line, known) for line in page.splitlines()]
    first = next(n for n, line in enumerate(lines) if line.startswith("# "))
    lines[first] = f"# {_title(id, language)}: {RULES_TITLE[language]}"
    head = RULES_HEAD[language].format(play=f"../play/{id}{_ending(language)}")
    return "\n".join([*lines[: first + 1], "", head, *lines[first + 1 :]]) + "\n"


def _rule_line(line: str, known: set[str]) -> str:
    found = RULE_LINE.match(line)
    if found is None:
        return _linked(line, known) if line.startswith("|") else line
    id, body = found[1], found[2]
    note = NOTE.search(body)
    text = _linked(body[: note.start()] if note else body, known)
    source = f' <small class="source">[{note[1]}]</small>' if note else ""
    return f'- <span id="{id}"></span>**{id}** {text}{source}'


def _linked(text: str, known: set[str]) -> str:
    """The numbers of rules in a text as links; what is quoted stays, and < is no tag."""
    parts = QUOTED.split(text.replace("<", "&lt;") if "`" not in text else text)
    swap = re.compile(rf"\b{RULE_ID.pattern}\b")
    return "".join(
        [
            part if part.startswith("`") else swap.sub(lambda m: f"[{m[0]}](#{m[0]})" if m[0] in known else m[0], part)
            for part in parts
        ]
    )


def reference() -> str:
    """What `import tianxia` names, from the docstrings."""
    names = [name for name in tianxia.__all__ if not name.startswith("_")]
    groups = {
        "Functions": [name for name in names if name[0].islower()],
        "Classes": [name for name in names if name[0].isupper()],
    }
    head = (
        "# Reference\n\nAll that `import tianxia` names, from its docstrings. [Python](api.md) tells how it is used.\n"
    )
    return head + "".join(
        [
            f"\n## {group}\n\n" + "".join([f"::: tianxia.public.{name}\n\n" for name in members])
            for group, members in groups.items()
        ]
    )


def figures() -> str:
    """docs/figures.toml as a page: each figure with the command that gives it and when that was run."""
    told = tomllib.loads(FIGURES.read_text(encoding="utf-8"))
    head = (
        "# Figures\n\nEvery figure that these pages quote, with the command that gives it. `make figures` runs them "
        "all anew, `make figures ONLY=NAME` runs one; a test compares what the pages say with this list. Where it says "
        '"not since", rules or bots have changed since that commit, and today\'s figure may be another.\n'
    )
    return head + "".join([_figure(name, each) for name, each in sorted(told.items())])


def _figure(name: str, figure: dict[str, Any]) -> str:
    results = ", ".join([f"{key} **{value}**" for key, value in figure["values"].items() if "\n" not in value])
    told = results or "the page that quotes it has its whole output"
    return f"\n### {name}\n\n    $ {figure['command']}\n\n{told}. Measured {figure['measured']}.\n"


def _decisions() -> list[Path]:
    return sorted((DOCS / "decisions").glob("[0-9]*.md"))


def decisions() -> str:
    """The list of decisions, by their titles."""
    rows = [f"- [{_heading(page)}]({page.name})" for page in _decisions()]
    return "# Decisions\n\nWhat a reader may question, in half a page each.\n\n" + "\n".join(rows) + "\n"


def _heading(page: Path) -> str:
    return page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")


# ---- links


def relinked(text: str, source: str, place: str) -> str:
    """A page with its links as the site has them: `source` is its place in the repository, `place` that in the site."""
    parts = QUOTED.split(text)
    return "".join([part if part.startswith("`") else LINK.sub(_link(source, place), part) for part in parts])


def _link(source: str, place: str) -> Callable[[re.Match[str]], str]:
    language = "pl" if place.endswith(".pl.md") else "en"

    def swap(found: re.Match[str]) -> str:
        target, _, anchor = found["target"].partition("#")
        if "://" in target or target.startswith("mailto:") or not target:
            return found[0]
        inside = at_site(posixpath.normpath(posixpath.join(posixpath.dirname(source), target)), language)
        if inside is None:
            return found["words"]  # a source file: the site has none
        path = posixpath.relpath(inside, posixpath.dirname(place) or ".")
        return f"{found['image']}[{found['words']}]({path}{'#' + anchor if anchor else ''})"

    return swap


def at_site(path: str, language: str = "en") -> str | None:
    """Where a file of the repository is in the site, or None if it is not in it; rules in the reader's language."""
    if path in TAKEN or path in SHOWN:
        return TAKEN.get(path) or SHOWN[path]
    if found := re.fullmatch(r"tianxia/games/(\w+)/ledger(?:\.\w+)?\.md", path):
        return f"rules/{found[1]}{_ending(language if _ledger(found[1], language) else 'en')}"
    return path.removeprefix("docs/") if path.startswith("docs/") else None


def sources() -> Iterator[Path]:
    """The pages of docs/ as they stand."""
    yield from sorted([page for page in DOCS.rglob("*.md") if "_site" not in page.parts])
