"""Every text is there in both languages, and no line of a match ever lacks a fact."""

import ast
from itertools import islice

import pytest

from tests.about import about
from tests.telling.sources import GAMES, strings
from tianxia.core.asks import Choice
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR
from tianxia.core.log import begin
from tianxia.games import built_in, game
from tianxia.telling.language import LANGUAGES, Language, Texts, texts
from tianxia.telling.ledger import ledger_of
from tianxia.telling.menu import menu
from tianxia.telling.presenter import presenter
from tianxia.telling.sentences import TextError
from tianxia.telling.words import COMMANDS, commands
from tianxia.terminal.answers import short_refusal, why_lines

CORE = GAMES.parent / "core"


def test_both_languages_have_the_same_keys() -> None:
    assert texts("en").keys == texts("pl").keys
    for id in built_in():
        assert texts("en", id).keys == texts("pl", id).keys


@pytest.mark.parametrize("id", built_in())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_event_and_setting_has_its_texts(lang: Language, id: str) -> None:
    keys = texts(lang, id).keys
    wanted = [f"{part}-{face}" for face in about(id).cards for part in ("card", "text", "short")]
    wanted += [f"{part}-{event}" for event in about(id).events for part in ("name", "effect")]
    wanted += [f"setting-{setting.name}" for setting in game(id).settings]
    wanted += ["game-name", "goal", "sample-why", "sample-rule", "sample-word", "sample-card", "help-moves"]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("id", built_in())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_game_says_in_its_own_words_is_a_text_of_the_table(lang: Language, id: str) -> None:
    own = [key.removeprefix("game-") for key in texts(lang, id).keys if key.startswith(("game-ui-", "game-full-"))]
    assert [key for key in own if not texts(lang).has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_core_has_a_sentence(lang: Language) -> None:
    source = (CORE / "match.py").read_text(encoding="utf-8")
    ids = [text for text in strings(ast.parse(source)) if text.startswith("core.")]
    assert len(ids) >= 5
    assert [id for id in ids if not texts(lang).has(id.replace(".", "-"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", built_in())
def test_short_texts_fit_on_a_card(lang: Language, id: str) -> None:
    say = texts(lang, id)
    assert [face for face in about(id).cards if len(say(f"short-{face}")) > 22] == []


def test_command_words_mean_one_thing_each() -> None:
    known = commands()
    words = [word for name in COMMANDS for word in dict.fromkeys(known[name])]
    assert len(words) == len(set(words))


def test_a_missing_text_and_a_missing_fact_are_faults() -> None:
    say = texts("en")
    with pytest.raises(TextError, match="there is no text"):
        say("no-such-key")
    with pytest.raises(TextError, match="ui-key"):
        say("ui-key", key="0")
    with pytest.raises(TextError, match="none of the texts"):
        say.first("no-such-key", "nor-this-one")


def test_a_bad_file_is_a_fault() -> None:
    with pytest.raises(TextError, match="twice"):
        Texts("en", ["a = 1\na = 2\n"])
    for source in ("a = { \n", "a = 1\nno text\n"):
        with pytest.raises(TextError, match="not Fluent"):
            Texts("en", [source]).check()
    with pytest.raises(TextError, match="not Fluent"):
        Texts("en", ["# a comment, then no text\nno text\na = 1\n"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", built_in())
def test_every_message_is_fluent(id: str, lang: Language) -> None:
    texts(lang, id).check()


def test_a_message_is_read_when_it_is_said_with_whatever_it_names() -> None:
    source = "a = { b } { -c }\nb = { $n ->\n[one] { d }\n*[other] { d }s\n}\n# of terms\n-c = of { d }\nd = army\n"
    assert Texts("en", [source])("a", n=2) == "armys of army"


TABLES = [(id, options) for id in built_in() for options in about(id).told]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_line_of_random_matches_can_be_said_to_everybody(number: int) -> None:
    id, options = TABLES[number]
    journal = begin(game(id), None, options, key_from_seed("texts", number))
    ledger = ledger_of(id)
    match, dice = journal.match, Dice(key_from_seed("texts-dice", number))
    eyes = [
        (viewer, presenter(id, texts(lang, id), match.view(viewer)))
        for lang in LANGUAGES
        for viewer in (0, 1, SPECTATOR)
    ]
    told = answered = 0
    while not match.is_over:
        question = match.waiting()[0]
        answered += 1
        for viewer, shown in eyes:
            lines = [line for event in match.told(viewer, told) for line in shown.event(event)]
            if answered % (about(id).every or 1):
                assert all(line.strip() and "{" not in line for line in lines)
                continue
            view = match.view(viewer)
            lines += shown.table(view)
            if viewer == question.seat:
                lines += [*shown.hand(view), *shown.discard(view), shown.title(question), shown.prompt(view, question)]
                for entry in menu(question, lambda option, found, s=shown, v=view: s.highlights(v, option, found)):
                    if entry.choice is not None:
                        lines.append(shown.describe(view, question.kind, entry.choice))
                    else:
                        lines.append(shown.option(view, entry))
                    if entry.refusal is not None:
                        lines += why_lines(entry.refusal, shown, ledger, view)
                for choice in islice(question.expand(), 60):
                    wrong = Choice(choice.option, {slot: refs[1:] for slot, refs in choice.picks.items()})
                    refusal = question.check(wrong)
                    if refusal is not None:
                        lines += [short_refusal(refusal, shown.say), *why_lines(refusal, shown, ledger, view)]
            assert all(line.strip() and "{" not in line for line in lines)
        told = len(match.events)
        journal.answer(question.seat, question.sample(dice))
    for viewer, shown in eyes:
        lines = [line for event in match.told(viewer, told) for line in shown.event(event)]
        assert all([*lines, *shown.outcome(match.view(viewer))])
