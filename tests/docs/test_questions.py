"""The ten questions of the architecture page: each is answered by the file and the words that it names."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ASKED = re.findall(r"^\| ([^|]+\?) \| (.+) \|$", PAGE, re.MULTILINE)


def test_there_are_ten() -> None:
    assert len(ASKED) == 10


@pytest.mark.parametrize(("question", "answer"), ASKED, ids=[question for question, _ in ASKED])
def test_the_answer_is_in_the_file(question: str, answer: str) -> None:
    place, *names = re.findall(r"`([^`]+)`", answer)
    files = sorted((ROOT / "tianxia").glob(place.replace("<id>", "*")))
    assert files, place
    for name in names:
        assert all(re.search(rf"\b(?:def|class) {name}\b", file.read_text(encoding="utf-8")) for file in files), name
