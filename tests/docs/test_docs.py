"""The documents keep their word: their links lead somewhere, their commands exist, every page can be found."""

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from docs._site import pages as site
from tests.docs.moments import FOLDER, STRIPS
from tests.docs.pages import LINK, PAGES, ROOT, name_of, places, without_code
from tests.docs.pictures import files_of, wanted
from tests.telling.glossary import Text, game_terms, house_terms
from tianxia.cli import app
from tianxia.games import built_in

COMMAND = re.compile(r"(?:^|`)(tianxia [a-z][^`\n#]*)", re.MULTILINE)
FILE = re.compile(r"(?<![\w./-])((?:tests|tianxia|docs|web)/(?:[\w./-]*\w))(?![\w./-]*<)")
WEB = ROOT / "web"
NAVIGATION = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
TERMS = re.findall(r"^### (.+)\n((?:.+\n)+)", GLOSSARY, re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_links_of_a_page_lead_to_files_and_places(page: Path) -> None:
    lost = []
    for target, place in LINK.findall(without_code(page.read_text(encoding="utf-8"))):
        if "://" in target:
            continue
        file = (page.parent / target).resolve() if target else page
        if not file.exists() or (place and place not in places(file)):
            lost.append(f"{target}#{place}")
    assert lost == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=name_of)
def test_the_files_and_folders_that_a_page_names_are_there(page: Path) -> None:
    """As they lie in the checkout, beside the page or in web/; the changelog tells of what was."""
    named = FILE.findall(page.read_text(encoding="utf-8"))
    assert [path for path in named if not any((base / path).exists() for base in (ROOT, page.parent, WEB))] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_commands_of_a_page_exist_with_their_flags(page: Path) -> None:
    commands = get_command(app).commands  # type: ignore[attr-defined]
    for line in COMMAND.findall(page.read_text(encoding="utf-8")):
        words = shlex.split(line.replace("|", " "), posix=True)
        assert words[1] in commands, line
        flags = {flag for parameter in commands[words[1]].params for flag in parameter.opts} | {"--help"}
        assert [word for word in words if word.startswith("--") and word.split("=")[0] not in flags] == [], line


# ---- the site


def test_every_page_is_in_the_navigation_once() -> None:
    named = re.findall(r"(?:: |- )\"?(@?[\w./-]+)\"?$", NAVIGATION, re.MULTILINE)
    shown = _all_pages(site.expanded([{str(n): place} for n, place in enumerate(named)]))
    expected = [path.relative_to(site.DOCS).as_posix() for path in site.sources()]
    assert sorted(shown) == sorted([*expected, *site.written()])


def _all_pages(nav: list) -> list[str]:
    """The places of a navigation, whatever they are called."""
    found = []
    for entry in nav:
        place = next(iter(entry.values())) if isinstance(entry, dict) else entry
        found += _all_pages(place) if isinstance(place, list) else [place]
    return found


@pytest.mark.parametrize("game", built_in())
def test_every_game_is_told_for_players_in_both_languages_with_pictures(game: str) -> None:
    for language, ending in (("en", ".md"), ("pl", ".pl.md")):
        text = (site.DOCS / "play" / f"{game}{ending}").read_text(encoding="utf-8")
        pictures = re.findall(r"!\[[^\]]+\]\(\.\./images/play/([\w-]+)\.webp\)", text)
        assert len(pictures) >= 2
        assert all(name.startswith(f"{game}-") and name.endswith("-pl") == (language == "pl") for name in pictures)
        assert 300 <= len(without_code(text).split()) <= 900, "one or two screens"


@pytest.mark.parametrize("game", built_in())
def test_what_players_read_keeps_to_the_glossaries_of_the_game(game: str) -> None:
    wrong = []
    for language, ending in (("en", ".md"), ("pl", ".pl.md")):
        page = site.DOCS / "play" / f"{game}{ending}"
        for line in without_code(page.read_text(encoding="utf-8")).splitlines():
            said = Text(page.name, line[:30], re.sub(r"\]\([^)]*\)|<!--.*?-->", "]", line))
            wrong += [fault for term in (*house_terms(), *game_terms(game)) for fault in term.faults(language, said)]
    assert wrong == []


def test_every_picture_is_on_the_list_and_is_there() -> None:
    listed = {file for picture in wanted() for file in files_of(picture).values()}
    assert listed == set((site.DOCS / "images" / "play").iterdir())


def test_rules_can_be_linked_to_by_their_numbers() -> None:
    page = site.rules(
        built_in()[0],
        "en",
        "# T\n\n## S\n\n- **AB-101** One, see AB-102 and AB-999. [seed]\n- **AB-102** `AB-101` <b>.\n",
    )
    assert '- <span id="AB-101"></span>**AB-101** One, see [AB-102](#AB-102) and AB-999. <small' in page
    assert "`AB-101`" in page


def test_links_out_of_the_documents_lead_to_pages_of_the_site() -> None:
    game = built_in()[0]
    rules = f"[b](../tianxia/games/{game}/ledger.md#X-1)"
    text = f"[a](../CHANGELOG.md) {rules} [c](../tianxia/cli.py) `[d](../e.md)` [f](g.md)"
    assert site.relinked(text, "docs/here.md", "here.md") == (
        f"[a](changelog.md) [b](rules/{game}.md#X-1) c `[d](../e.md)` [f](g.md)"
    )
    polish = site.relinked(f"[b](../../tianxia/games/{game}/ledger.md)", "docs/play/x.pl.md", "play/x.pl.md")
    assert polish == f"[b](../rules/{game}.pl.md)"


# ---- the glossary


def test_the_glossary_has_the_words_of_this_house() -> None:
    words = {
        "sleeve",
        "mark",
        "twin",
        "glimpse",
        "world",
        "rest point",
        "stretch",
        "beat",
        "window",
        "ledger",
        "key",
        "canary",
    }
    assert words <= {term for term, _ in TERMS}
    assert "docs/glossary.md" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("term", "body"), TERMS, ids=[term for term, _ in TERMS])
def test_a_word_is_told_in_two_sentences_and_found_in_the_code(term: str, body: str) -> None:
    told, _, place = body.strip().rpartition("In the code: ")
    assert len(re.findall(r"[.?](?=\s|$)", re.sub(r"`[^`]*`", "", told))) == 2
    file, name = re.findall(r"`([^`]+)`", place)
    source = (ROOT / file).read_text(encoding="utf-8")
    assert re.search(rf"^\s*(?:(?:async )?(?:def|class) {name}\b|{name}\b\s*[:=])", source, re.MULTILINE), place


def test_the_page_of_moments_shows_every_strip_that_is_recorded_and_no_other() -> None:
    text = (ROOT / "docs" / "moments.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"!\[[^\]]+\]\(images/([\w-]+)\.webp\)", text)) == sorted(STRIPS)
    assert all((FOLDER / f"{name}.webp").is_file() for name in STRIPS)
