"""The command line: its help, its flags, its exit codes, its start."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from tests.commands.shell import tianxia
from tianxia import cli
from tianxia.cli import app
from tianxia.commands import flags, help
from tianxia.commands.help import polish, sentence
from tianxia.commands.lang import language_in, own_language
from tianxia.errors import UserError

COMMANDS = ("play", "arena", "exploit", "fuzz", "replay", "rules", "ledger", "bench", "scenario")
ALL = (*COMMANDS, "learn", "serve", "games", "options")
SIGNS = {"N", "S", "X", "A,B", "URL", "en|pl", "N|all|none"}  # the same in both languages


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_and_speaks_json(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert tianxia(command, "--help") == 0
    assert "--json" in capsys.readouterr().out


@pytest.mark.parametrize("command", ALL)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_help_is_written_as_a_person_would(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, lang: str
) -> None:
    monkeypatch.setenv("TIANXIA_LANG", lang)
    assert tianxia(command, "--help") == 0
    shown = capsys.readouterr().out
    assert [sign for sign in ("{", "<", "[[", "x>=", "x<=", "]...") if sign in shown] == []
    assert shown.startswith("Usage:" if lang == "en" else "Użycie:")
    assert ("Show this message" in shown) == (lang == "en")


def test_everything_that_help_says_has_polish_words_and_nothing_more() -> None:
    commands = [get_command(app), *get_command(app).commands.values()]  # type: ignore[attr-defined]
    told = {sentence(command.help) for command in commands}
    told |= {sentence(each.help) for command in commands for each in command.params if each.help}
    names = {each.metavar for command in commands for each in command.params if each.metavar} - SIGNS
    written = "".join([Path(module.__file__).read_text(encoding="utf-8") for module in (help, cli)])
    frame = {words for words in polish() if f'"{words}"' in written or f"'{words}'" in written}
    assert sorted((told | names) - set(polish())) == []
    assert sorted(set(polish()) - told - names - frame - {"Show this message and exit."}) == []


@pytest.mark.parametrize("arguments", [("--help",), ()])
def test_help_names_every_command(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    assert tianxia(*arguments) == 0
    shown = capsys.readouterr().out
    assert all(f"  {command} " in shown for command in COMMANDS)


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("rules",),
        ("rules", "toy", "--nonsense"),
        ("fuzz", "toy", "--games", "many"),
        ("play", "toy", "--lang", "xx"),
    ],
)
def test_a_wrong_flag_gets_one_sentence_and_code_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert tianxia(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("tianxia: ")
    assert said.err.count("\n") == 1


def test_with_json_the_sentence_is_on_both_streams(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "chess", "--json") == 2
    said = capsys.readouterr()
    sentence = json.loads(said.out)["error"]
    assert sentence.startswith("there is no game called 'chess'")
    assert said.err == f"tianxia: {sentence}\n"


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (KeyboardInterrupt(), 130, "\ntianxia: stopped before there was anything to show\n"),
        (
            FileNotFoundError(2, "No such file or directory", "match.txm"),
            2,
            "tianxia: match.txm: there is no such file",
        ),
        (BrokenPipeError(32, "Broken pipe"), 1, ""),
    ],
)
def test_an_interruption_ends_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: BaseException, code: int, said: str
) -> None:
    def interrupted(*args: object, **kwargs: object) -> int:
        raise error

    monkeypatch.setattr("tianxia.commands.rules.run", interrupted)
    assert tianxia("rules", "toy") == code
    shown = capsys.readouterr().err
    assert shown.startswith(said)
    assert "Traceback" not in shown


def test_a_reader_who_leaves_early_is_no_error() -> None:
    script = f"{sys.executable} -c 'from tianxia.cli import main; main()' rules toy | head -1"
    done = subprocess.run(script, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout == "The Toy: rules ledger (id `toy`, prefix TOY)\n"
    assert done.stderr == ""


def test_help_loads_neither_games_nor_the_screen() -> None:
    script = (
        "import sys; from tianxia import cli\n"
        "try: cli.main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = ('rich', 'textual', 'msgspec', 'fluent', 'pydantic', 'tianxia.core')\n"
        "loaded = [name for name in sys.modules if name in heavy or name.startswith('tianxia.games.')]\n"
        "sys.stderr.write(' '.join(loaded))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("words", "system", "lang"),
    [
        ((), {}, "en"),
        ((), {"LANG": "pl_PL.UTF-8"}, "pl"),
        ((), {"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ((), {"LANG": "de_DE.UTF-8"}, "en"),
        ((), {"LANG": "pl_PL.UTF-8", "TIANXIA_LANG": "en"}, "en"),
        ((), {"LC_ALL": "C", "TIANXIA_LANG": "pl"}, "pl"),
        (("--lang", "pl"), {"TIANXIA_LANG": "en"}, "pl"),
        (("--lang=en",), {"TIANXIA_LANG": "pl"}, "en"),
        (("--lang", "de"), {"TIANXIA_LANG": "pl"}, "pl"),
        (("--lang",), {"TIANXIA_LANG": "pl"}, "pl"),
    ],
)
def test_the_language_is_as_asked_else_as_the_system_speaks(
    monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], system: dict[str, str], lang: str
) -> None:
    for name in ("TIANXIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in system.items():
        monkeypatch.setenv(name, value)
    assert language_in(("games", *words)) == lang
    assert language_in(("games",)) == own_language()


def test_every_command_speaks_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TIANXIA_LANG", "pl")
    assert tianxia("games") == 0
    own = capsys.readouterr().out
    assert tianxia("games", "--lang", "pl") == 0
    assert capsys.readouterr().out == own
    assert tianxia("games", "--lang", "en") == 0
    assert capsys.readouterr().out != own


def test_options_become_a_dict() -> None:
    assert flags.options_of(["events=yes", " least-cards = any "]) == {"events": "yes", "least-cards": "any"}
    assert flags.options_of(["a=b=c"]) == {"a": "b=c"}


@pytest.mark.parametrize(
    ("pairs", "sentence"),
    [
        (["events"], "--option takes name=value, not 'events'"),
        (["=yes"], "--option takes name=value"),
        (["events="], "--option takes name=value"),
        (["events=yes", "events=no"], "--option events is given twice"),
    ],
)
def test_a_malformed_option_is_refused(pairs: list[str], sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        flags.options_of(pairs)


def test_a_viewer_is_a_seat_all_or_none() -> None:
    assert [flags.viewer_of(text) for text in ("1", "ALL", "none")] == [1, "all", "none"]
    with pytest.raises(UserError, match="--viewer takes"):
        flags.viewer_of("-1")


def test_bots_are_named_with_commas() -> None:
    assert flags.names_of("greedy, random") == ("greedy", "random")
    with pytest.raises(UserError, match="--bots takes"):
        flags.names_of("greedy,,random")
