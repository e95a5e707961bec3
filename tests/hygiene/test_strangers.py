"""No shared file knows a game; and a planted stranger is found."""

import ast
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tests.hygiene import strangers
from tests.hygiene.strangers import Games
from tests.hygiene.test_tree import GENERATED, PACKAGE, ROOT, TEXTS, name_of, python_files, report
from tests.toys import TOYS
from tianxia.games import built_in, manifest_of

HERE = Path(__file__).parent
PLANTED = Games(
    ids=("envoys", "huns"),
    names=("Envoys", "The Great Wall", "使者"),
    classes=frozenset({"Embassy", "EnvoysBoard"}),
    kinds=frozenset({"treaty", "gift-refused"}),
    words=frozenset({"decree", "night-raid", "jade-seal"}),
)


@pytest.mark.parametrize(
    "text",
    [
        'game: str = "envoys"',
        "import tianxia.games.envoys",
        "from tests.games.envoys.rules import starts",
        'ASKS = "envoys.offer"',
        "envoys_player = 1",
        "ENVOYS = 1",
        "class EnvoysTracker: ...",
        "# as in Envoys",
        ".envoys .hand { color: red }",
        "blurb-envoys = Two courts",
        "test-envoys:",
        "The Great Wall comes later",
        "TheGreatWall",
        "def test_great_wall_is_long(): ...",
        "GREAT_WALL = 1",
        "使者",
        "huns",
    ],
)
def test_an_id_or_name_of_a_game_is_found(text: str) -> None:
    assert list(strangers.names_of_games(text, PLANTED))


@pytest.mark.parametrize("text", ["convoys", "Envoyship", "hunspell", "a great wall", "the envoy's game"])
def test_other_words_with_the_same_letters_are_left_alone(text: str) -> None:
    assert not list(strangers.names_of_games(text, PLANTED))


@pytest.mark.parametrize(
    ("check", "source"),
    [
        (strangers.classes_of_games, "from tianxia.games.envoys.rules.state import Embassy"),
        (strangers.classes_of_games, "from tianxia.games.envoys.data import NAMES"),
        (strangers.classes_of_games, "def f(s):\n    assert isinstance(s, Embassy)"),
        (strangers.classes_of_games, "def f(s):\n    return type(s).__name__ == 'EnvoysBoard'"),
        (strangers.kinds_of_games, "def f(event):\n    return event.kind == 'treaty'"),
        (strangers.kinds_of_games, "def f(event):\n    return 'treaty' != event.kind"),
        (strangers.kinds_of_games, "def f(kind):\n    return kind in ('over', 'gift-refused')"),
        (
            strangers.kinds_of_games,
            "def f(event):\n    match event.kind:\n        case 'treaty':\n            return 1",
        ),
        (strangers.words_of_games, "def f(option):\n    return option.id != 'decree'"),
        (strangers.words_of_games, "HEADS = {'night-raid': 2}"),
    ],
)
def test_a_class_an_event_and_a_word_of_a_game_are_found(check, source: str) -> None:
    assert list(check(ast.parse(source), PLANTED))


@pytest.mark.parametrize(
    ("check", "source"),
    [
        (strangers.classes_of_games, "from core.state import State\nclass Embassy(State): ...\nEmbassy()"),
        (strangers.classes_of_games, "from elsewhere import Embassy\nEmbassy()"),
        (strangers.kinds_of_games, "def f(event):\n    return event.kind == 'beat'"),
        (strangers.kinds_of_games, "def f(event):\n    return event.title == 'treaty'"),
        (strangers.words_of_games, "def decree():\n    '''The decree of a night raid.'''"),
    ],
)
def test_what_is_everybodys_is_left_alone(check, source: str) -> None:
    assert list(check(ast.parse(source), PLANTED)) == []


@pytest.mark.parametrize(
    "text",
    [
        'if (each.id !== "decree") return',
        "const seal = 'jade-seal'",
        "const dark = `night-raid`",
        'if (event.kind === "treaty") play()',
        'switch (event.kind) {\n  case "gift-refused":',
    ],
)
def test_a_word_of_a_game_is_found_in_the_pages(text: str) -> None:
    assert list(strangers.words_in_pages(text, PLANTED))


def test_other_words_of_the_pages_are_left_alone() -> None:
    text = 'say("decrees"); if (x.kind === "beat") decree()\nswitch (path) {\n  case "treaty":\n<p class="decree">'
    assert not list(strangers.words_in_pages(text, PLANTED))


# ---- the tree


def shared_sources() -> list[Path]:
    """The Python sources that say what is everybody's: the package without its games, and the games of the tests."""
    package = [path for path in python_files(PACKAGE) if not is_of_a_game(path)]
    toys = [ROOT.joinpath(*module.split(".")).with_suffix(".py") for module in TOYS.values()]
    return [*package, *python_files(ROOT / "tests" / "toy"), *[path for path in toys if path.is_file()]]


def is_of_a_game(path: Path) -> bool:
    """`games/<id>/...`, wherever it stands."""
    parts = path.relative_to(ROOT).parts
    return any(one == "games" and other in built_in() for one, other in pairwise(parts))


@cache
def the_games() -> Games:
    return strangers.read_games(PACKAGE / "games", built_in(), shared_sources())


def shared_files(*places: str) -> list[Path]:
    """Every shared text under these folders of the tree."""
    found = [path for place in places for path in files_under(ROOT / place)]
    return [
        path
        for path in found
        if path.suffix in TEXTS
        and not set(path.parts) & {*GENERATED}
        and not is_of_a_game(path)
        and not is_exempt(path)
    ]


def files_under(place: Path) -> list[Path]:
    return [place] if place.is_file() else [path for path in sorted(place.rglob("*")) if path.is_file()]


def is_exempt(path: Path) -> bool:
    """The lists of games to come; the built pages, and the sheets that are made with the faces."""
    is_list = path in (HERE / "strangers.py", HERE / "test_strangers.py")
    return is_list or name_of(path).startswith(("tianxia/server/static/", "web/src/styles/fonts/"))


def found_in(*places: str) -> list[str]:
    games = the_games()
    return [
        f"{name_of(path)}:{line} {what}"
        for path in shared_files(*places)
        for line, what in strangers.strangers(path, path.read_text(encoding="utf-8"), games)
    ]


def test_the_package_knows_no_game() -> None:
    report(found_in("tianxia"))


def test_the_shared_tests_and_the_makefile_know_no_game() -> None:
    report(found_in("tests", "Makefile"))


def test_the_shell_of_the_pages_knows_no_game() -> None:
    report(found_in("web/src", "web/tests", "web/fonts", "web/scripts", "web/README.md"))


def test_what_is_looked_for_is_read_from_the_games() -> None:
    games = the_games()
    assert {*built_in()} == {*games.ids}
    assert {manifest_of(id).title.en for id in built_in()} <= {*games.names}
    assert {"decree", "night-raid", "cao-cao"} <= games.words
    assert {"bare", "turned-up", "dealt-role"} <= games.kinds
    assert {"War", "ChuHanBoard", "Judgement"} <= games.classes
    assert not {"pass", "yes", "stir"} & games.words, "the core and the games of the tests say these too"
    assert "over" not in games.kinds
