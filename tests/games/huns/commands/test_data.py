"""Cards and wagons from a file, on the command line."""

from importlib.resources import files
from pathlib import Path

import pytest

from tests.commands.shell import tianxia
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.log import begin
from tianxia.games import game

OURS = files("tianxia.games.huns").joinpath("data")
HUNS = game("huns")


def written(folder: Path, *changes: tuple[str, str]) -> Path:
    """Our cards with these words exchanged, in a file."""
    text = OURS.joinpath("cards.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file = folder / "other.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_other_cards_are_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, ('"pack-mule"', '"old-mule"'))
    assert tianxia("fuzz", "huns", "--games", "1", "--seed", "1", "--data", str(file)) == 0
    assert capsys.readouterr().out.endswith("1 game, 0 failures\n")


def test_a_folder_of_files_is_one_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("cards.toml", "wagons.toml"):
        (tmp_path / name).write_text(OURS.joinpath(name).read_text(encoding="utf-8"), encoding="utf-8")
    assert tianxia("fuzz", "huns", "--games", "1", "--seed", "1", "--data", str(tmp_path)) == 0
    assert capsys.readouterr().out.endswith("1 game, 0 failures\n")


def test_a_log_holds_the_cards_it_was_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = written(tmp_path, ('"pack-mule"', '"old-mule"')).read_text(encoding="utf-8")
    journal, dice = begin(HUNS, 2, {"data": text}, key_from_seed("other cards")), Dice(1)
    for _ in range(30):
        question = journal.match.waiting()[0]
        journal.answer(question.seat, question.sample(dice))
    log = tmp_path / "match.jsonl"
    log.write_text(journal.text(), encoding="utf-8")
    assert tianxia("replay", str(log), "--verify") == 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (('op = "die_ban", value = 3', 'op = "die_bun", value = 3'), "(evil-eye) has no effect 'die_bun'"),
        (('"guard-dogs"', '"pack-mule"'), "there are two cards called 'pack-mule'"),
        (
            ('zone = "mercenaries"', 'zone = "tents"'),
            "zone of effect protect of card 27 (edeco-the-bodyguard) is one of",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(
    change: tuple[str, str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tianxia("fuzz", "huns", "--games", "1", "--data", str(written(tmp_path, change))) != 0
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--data", "nowhere.toml"), "nowhere.toml: there is no such file or folder"),
        (("--option", "data=mine.toml"), "other components are given with --data FILE"),
    ],
)
def test_a_wrong_flag_is_refused(arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("fuzz", "huns", "--games", "1", *arguments) != 0
    assert sentence in capsys.readouterr().err


def test_an_empty_folder_and_an_empty_file_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("fuzz", "huns", "--games", "1", "--data", str(tmp_path)) != 0
    assert "there is no TOML file in this folder" in capsys.readouterr().err
    (tmp_path / "empty.toml").write_text("", encoding="utf-8")
    assert tianxia("fuzz", "huns", "--games", "1", "--data", str(tmp_path / "empty.toml")) != 0
    assert "there is nothing in it" in capsys.readouterr().err


def test_a_game_whose_components_are_printed_takes_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("fuzz", "chuhan", "--games", "1", "--data", str(written(tmp_path))) != 0
    assert "the components of chuhan cannot be replaced by a file" in capsys.readouterr().err
