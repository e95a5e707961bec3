"""Every text is there in both languages, and no line of a match ever lacks a fact."""

import ast
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tianxia.core.asks import Choice
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR
from tianxia.core.log import begin
from tianxia.games import built_in, game
from tianxia.games.chuhan.data import EVENT_IDS, IDS
from tianxia.games.sanguosha import content as sanguosha
from tianxia.games.sanguosha.rules.table import PHASES
from tianxia.games.suntzu import data as suntzu
from tianxia.telling.language import LANGUAGES, Language, TextError, Texts, texts
from tianxia.telling.ledger import ledger_of
from tianxia.telling.menu import menu
from tianxia.telling.presenter import presenter
from tianxia.telling.words import COMMANDS, commands
from tianxia.terminal.answers import short_refusal, why_lines

GAMES = Path(__file__).resolve().parents[2] / "tianxia" / "games"
GAME = GAMES / "chuhan"
SUNTZU = GAMES / "suntzu"
SANGUOSHA = GAMES / "sanguosha"
CORE = GAMES.parent / "core"
RULE = re.compile(r"(CH|ST|SG)-\d{3,4}")
CARDS = {
    "chuhan": IDS,
    "suntzu": (*suntzu.FACES, *[general["id"] for general in suntzu.GENERALS]),
    "sanguosha": tuple(sanguosha.KINDS),
}
EVENTS = {"chuhan": EVENT_IDS, "suntzu": tuple([event["id"] for event in suntzu.EVENTS]), "sanguosha": ()}
REFUSING = ("Refusal", "Pick", "set_pick", "Offer", "__init__", "OneCard", "instead", "reaction")
SILENT = ("move", "deal", "gather", "shuffle", "pieces")


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    """The calls of these functions or methods in the sources of a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield node


def strings(node: ast.AST) -> list[str]:
    """All strings in an expression."""
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def rules_in(folder: Path, *names: str) -> set[str]:
    """The rule ids among the arguments of these calls."""
    return {text for call in calls(folder, *names) for text in strings(call) if RULE.fullmatch(text)}


def rules_named_first(*files: str) -> set[str]:
    """The rule ids that are put into a variable `rule`, or into the table ELSEWHERE, before they are cited."""
    trees = [ast.parse((GAME / "rules" / file).read_text(encoding="utf-8")) for file in files]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Assign | ast.AnnAssign)]
    targets = [(node.targets[0] if isinstance(node, ast.Assign) else node.target, node.value) for node in nodes]
    chosen = [value for target, value in targets if value and getattr(target, "id", "") in ("rule", "ELSEWHERE")]
    return {text for value in chosen for text in strings(value) if RULE.fullmatch(text)}


def test_both_languages_have_the_same_keys() -> None:
    assert texts("en").keys == texts("pl").keys
    for id in built_in():
        assert texts("en", id).keys == texts("pl", id).keys


@pytest.mark.parametrize("id", built_in())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_event_and_setting_has_its_texts(lang: Language, id: str) -> None:
    keys = texts(lang, id).keys
    wanted = [f"{part}-{face}" for face in CARDS[id] for part in ("card", "text", "short")]
    wanted += [f"{part}-{event}" for event in EVENTS[id] for part in ("name", "effect")]
    wanted += [f"setting-{setting.name}" for setting in game(id).settings]
    wanted += ["game-name", "goal", "sample-why", "sample-rule", "sample-word", "sample-card", "help-moves"]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("id", built_in())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_game_says_in_its_own_words_is_a_text_of_the_table(lang: Language, id: str) -> None:
    own = [key.removeprefix("game-") for key in texts(lang, id).keys if key.startswith(("game-ui-", "game-full-"))]
    assert [key for key in own if not texts(lang).has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_the_game_cites_has_a_sentence(lang: Language) -> None:
    keys = texts(lang, "chuhan").keys
    others = [path.name for path in sorted((GAME / "rules").glob("*.py")) if path.name != "scoring.py"]
    refusing = rules_in(GAME, *REFUSING) | rules_named_first(*others)
    assert {"CH-212", "CH-522", "CH-549", "CH-550", "CH-601", "CH-612", "CH-833", "CH-851", "CH-893"} <= refusing
    wanted = [f"why-{rule}" for rule in sorted(refusing)]
    wanted += [f"reason-{rule}" for rule in sorted(rules_in(GAME, "score"))]
    reasons = rules_named_first("scoring.py") | rules_in(GAME, "Outcome")
    assert "CH-712" in reasons
    wanted += [f"over-{rule}" for rule in sorted(reasons)]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_sun_tzu_cites_has_a_sentence(lang: Language) -> None:
    keys = texts(lang, "suntzu").keys
    named = {
        text
        for path in (SUNTZU / "rules").glob("*.py")
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if RULE.fullmatch(text)
    }
    endings, told = rules_in(SUNTZU, "finish", "end_game"), rules_in(SUNTZU, "emit")
    refusing = named - endings - told - rules_in(SUNTZU, "Setting")
    assert {"ST-305", "ST-307", "ST-441", "ST-603", "ST-712", "ST-752"} <= refusing
    wanted = [f"why-{rule}" for rule in sorted(refusing)]
    wanted += [f"over-{rule}" for rule in sorted(endings)]
    wanted += [f"event-score-{rule}" for rule in sorted(told)]
    wanted += [f"reason-{rule}" for rule in sorted(rules_in(SUNTZU, "pays", "to_reserve"))]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_option_and_event_kind_of_sun_tzu_has_its_texts(lang: Language) -> None:
    keys = texts(lang, "suntzu").keys
    kinds = {
        text.removeprefix("suntzu.")
        for path in (SUNTZU / "rules").glob("*.py")
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if re.fullmatch(r"suntzu\.[a-z-]+", text)
    }
    assert kinds == {
        "general", "orders", "battle", "before-scoring", "round-end", "armies", "call", "province", "keep",
        "another-general",
    }  # fmt: skip
    asks = [f"ask-{kind}" for kind in kinds if kind != "armies"]
    asks += [f"ask-armies-{purpose}" for purpose in ("reserve", "six-marker", "battle")]
    options = {"orders", "call", "give", "fight", "keep", "pick", "take", "pass"}
    options |= {general["id"] for general in suntzu.GENERALS}
    events = {strings(call.args[0])[0] for call in calls(SUNTZU, "emit")} - {"score"} | {"raid", "levy", "undo"}
    assert len(events) >= 20
    wanted = [*asks, *[f"title-{kind}" for kind in kinds], *[f"event-{event}" for event in events]]
    wanted += [f"{part}-{option}" for option in options for part in ("do", "open")]
    assert [key for key in sorted(wanted) if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hero_skill_and_setting_of_sanguosha_has_its_texts(lang: Language) -> None:
    keys = texts(lang, "sanguosha").keys
    wanted = [f"hero-{id}" for id in sanguosha.HERO]
    wanted += [f"{part}-{id}" for id in sanguosha.SKILLS for part in ("skill", "text")]
    wanted += [f"kind-{type}" for skill in sanguosha.SKILLS.values() for type in skill.types]
    for part, ids in (("role", sanguosha.ROLES), ("goal", sanguosha.ROLES), ("count", sanguosha.ROLES),
                      ("kingdom", (*sanguosha.KINGDOMS, "god")), ("suit", sanguosha.SUITS), ("phase", PHASES),
                      ("set", sorted({hero.set for hero in sanguosha.HEROES}))):  # fmt: skip
        wanted += [f"{part}-{id}" for id in ids]
    wanted += [f"setting-{setting.name}-{value}" for setting in sanguosha.SETTINGS for value in setting.values]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_sanguosha_cites_has_a_sentence(lang: Language) -> None:
    keys = texts(lang, "sanguosha").keys
    named = {
        text
        for path in SANGUOSHA.rglob("*.py")
        if path.parent.name not in ("position", "words", "bots")  # cite the rules of positions, in English
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if RULE.fullmatch(text)
    }
    reasons = {"SG-750", "SG-751", "SG-754"}
    refusing = named - reasons - rules_in(SANGUOSHA, "Setting")
    assert {"SG-213", "SG-1005", "SG-1102", "SG-1142", "SG-1371", "SG-1531"} <= refusing
    wanted = [f"why-{rule}" for rule in sorted(refusing)] + [f"over-{rule}" for rule in sorted(reasons)]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_event_kind_of_sanguosha_has_its_texts(lang: Language) -> None:
    keys = texts(lang, "sanguosha").keys
    kinds = {
        text.removeprefix("sanguosha.")
        for path in SANGUOSHA.rglob("*.py")
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if re.fullmatch(r"sanguosha\.[a-z-]+", text)
    }
    assert len(kinds) == 14
    events = {strings(call.args[0])[0] for call in calls(SANGUOSHA, "emit")} - {"moved"} | {"undo"}
    assert len(events) >= 40
    wanted = [f"{part}-{kind}" for kind in kinds for part in ("title", "ask")]
    wanted += [f"event-{event}" for event in events]
    assert [key for key in sorted(wanted) if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_option_and_event_kind_has_its_texts(lang: Language) -> None:
    keys = texts(lang, "chuhan").keys
    kinds = {
        text.removeprefix("chuhan.") for call in calls(GAME, *REFUSING) for text in strings(call) if "chuhan." in text
    }
    assert kinds == {"lead", "counter", "cancel", "treaty", "mandate"}
    options = {strings(call)[0] for call in calls(GAME, "Option", "Choice") if call.args and strings(call.args[0])}
    options |= set(IDS) & {text for text in keys if f"do-{text}" in keys}
    events = {strings(call.args[0])[0] for call in calls(GAME, "emit") if strings(call.args[0])}
    events |= {"lead", "counter", "undo"}
    wanted = [f"{part}-{kind}" for kind in kinds for part in ("title", "ask")]
    wanted += [f"{part}-{option}" for option in options for part in ("do", "open")]
    wanted += [f"event-{event}" for event in events]
    assert [key for key in sorted(wanted) if key not in keys] == []


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
    assert [face for face in CARDS[id] if len(say(f"short-{face}")) > 22] == []


def test_command_words_mean_one_thing_each() -> None:
    known = commands()
    words = [word for name in COMMANDS for word in dict.fromkeys(known[name])]
    assert len(words) == len(set(words))


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "siódemkę"), (2, "dwie siódemki"), (4, "cztery siódemki"), (5, "pięć siódemek"), (9, "dziewięć siódemek")],
)
def test_polish_counts_cards_as_poles_do(count: int, words: str) -> None:
    assert texts("pl", "chuhan")("set", size=count, value=7) == words


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 kartę"), (3, "3 karty"), (5, "5 kart"), (12, "12 kart"), (22, "22 karty")]
)
def test_polish_plurals_follow_the_number(count: int, words: str) -> None:
    assert texts("pl", "chuhan")("table-rival", name="Chu", count=count) == f"Chu ma na ręce {words}."


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 oddział"), (2, "2 oddziały"), (5, "5 oddziałów"), (12, "12 oddziałów")]
)
def test_polish_counts_armies_as_poles_do(count: int, words: str) -> None:
    said = texts("pl", "suntzu")("event-retreat", who="other", name="Król Shao", count=count, province="WU")
    assert said == f"Król Shao wycofuje {words} z prowincji WU do swojej puli."


def test_a_missing_text_and_a_missing_fact_are_faults() -> None:
    say = texts("en", "chuhan")
    with pytest.raises(TextError, match="there is no text"):
        say("no-such-key")
    with pytest.raises(TextError, match="event-lead"):
        say("event-lead", who="you")
    with pytest.raises(TextError, match="none of the texts"):
        say.first("no-such-key", "nor-this-one")


def test_a_bad_file_is_a_fault() -> None:
    with pytest.raises(TextError, match="twice"):
        Texts("en", ["a = 1\na = 2\n"])
    with pytest.raises(TextError, match="not Fluent"):
        Texts("en", ["a = { \n"])


TABLES = [
    ("chuhan", {}),
    ("chuhan", {"events": "on"}),
    ("chuhan", {"campaign": "house-road-to-xianyang", "one_ability_per_play": "off"}),
    ("chuhan", {"campaign": "house-contention", "zhongli_values_all_different": "off", "zhongli_min_cards": "1"}),
    ("suntzu", {}),
    ("suntzu", {"events": "on"}),
    ("suntzu", {"variant": "beginner"}),
    ("sanguosha", {"deck": "extra"}),
    ("sanguosha", {"heroes": "standard"}),
]
LOOKED_AT = {"sanguosha": 11}  # long games: every so many questions


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
            if answered % LOOKED_AT.get(id, 1):
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
