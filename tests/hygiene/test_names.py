"""A name means one thing: no two classes of the package are called the same."""

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "tianxia"
SHARED: Final[dict[str, str]] = {
    "Match": "the public one is the core's with its log: whoever imports tianxia knows no other",
}  # a name that several classes may have -> why no other one will do
Source = tuple[str, str]  # where it stands, and its text


def shared_names(sources: Iterable[Source]) -> dict[str, list[str]]:
    """The names of several classes, wherever they are defined, with their places."""
    places: dict[str, list[str]] = {}
    for path, text in sources:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(f"{path}:{node.lineno}")
    return {name: found for name, found in sorted(places.items()) if len(found) > 1}


def sources_of_the_package() -> list[Source]:
    files = sorted(PACKAGE.rglob("*.py"))
    return [(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) for path in files]


def test_no_two_classes_have_one_name_unless_for_a_reason() -> None:
    found = shared_names(sources_of_the_package())
    assert [name for name, reason in SHARED.items() if name not in found or not reason] == []
    assert not found.keys() - SHARED.keys(), "\n" + "\n".join(
        f"{name}: {', '.join(places)}" for name, places in found.items() if name not in SHARED
    )


@pytest.mark.parametrize(
    "planted",
    [
        "class Match:\n    pass",
        "def f():\n    class Match:\n        pass",
        "class Outer:\n    class Match:\n        pass",
    ],
)
def test_a_planted_namesake_is_found(planted: str) -> None:
    known = PACKAGE / "core" / "match.py"
    found = shared_names([("match.py", known.read_text(encoding="utf-8")), ("planted.py", planted)])
    assert [place.partition(":")[0] for place in found["Match"]] == ["match.py", "planted.py"]


def test_a_class_that_is_only_imported_is_no_namesake() -> None:
    assert shared_names([("a.py", "class Match:\n    pass"), ("b.py", "from a import Match\nOther = Match")]) == {}
