"""Chu Han in plain lines: numbers, typed moves, questions, undo, saving and leaving, in both languages."""

from pathlib import Path

import pytest

from tests.terminal.tables import Player, Script, seated, seated_at, shown
from tianxia.commands.play import Wish, resumed
from tianxia.scenario import scenario
from tianxia.telling.language import LANGUAGES, Language
from tianxia.telling.menu import menu
from tianxia.terminal.plain import PlainLines
from tianxia.terminal.sitting import Sitting


def sat(seed: int, side: str = "han") -> Sitting:
    """A person as this side of a seeded match."""
    return seated(seed, side, game="chuhan")


def test_real_moves_are_typed_by_value_name_and_beginning() -> None:
    table = sat(1)
    hand = [card["face"] for card in table.view()["seats"][table.seat]["hand"]["known"]]
    assert hand.count("chen-ping") >= 2
    said = Script(table, ["lead 1x2"]).run()
    assert "You lead a pair of 1s." in said
    table = sat(1)
    said = Script(table, ["lead chen che"]).run()
    assert "You lead a pair of 1s." in said
    table = sat(1)
    said = Script(table, ["graj 1, 1"], "pl").run()
    assert "W natarciu zagrywasz dwie jedynki." in said


def test_why_cites_the_rule_its_sentence_and_the_facts() -> None:
    said = Script(sat(1), ["why pass", "why lead 1 2", "why 1", "why", "why lead 1"]).run()
    assert "Not possible (CH-206): The attacker must lead a set and cannot pass." in said
    assert "CH-206: After that the attacker must lead a set of at least one card; the attacker may not pass." in said
    assert "Not possible (CH-301)" in said
    assert "Your cards have the values 1, 2." in said
    assert "This move is possible" in said
    assert "Say which move you mean" in said


def test_why_by_the_number_of_a_closed_choice() -> None:
    table = sat(1)
    table.go_on()
    question = table.question()
    assert question is not None
    entries = menu(question, lambda option, found: shown(table).highlights(table.view(), option, found))
    closed = next(entry for entry in entries if entry.refusal is not None)
    said = Script(table, [f"why {closed.number}", str(closed.number)], "pl").run()
    assert closed.refusal is not None
    assert f"Nie można ({closed.refusal.rule})" in said
    assert f"Tak nie można: Gracz w natarciu musi zagrać zestaw i nie może spasować. ({closed.refusal.rule})" in said


def test_what_is_not_understood_gets_one_sentence_and_loses_nothing() -> None:
    table = sat(1)
    before = table.view()
    lines = ["xyzzy", "99", "0", "h", "lead", "lead 9 9 9", "lead 1 1 1 1 1 1 1 1 1", "decree 4", "rules CH-999",
             "rules", "card", "auto perhaps", "\x00", "lead " + "7" * 5000, ",", "why frob", "?"]  # fmt: skip
    said = Script(table, lines).run()
    assert table.view() == before
    assert table.answers == 0
    assert '"xyzzy" is neither a choice nor a command' in said
    assert "There is no choice 99" in said
    assert "also say what goes with it, such as" in said
    assert "This choice takes no cards" in said
    assert "No rule has this number or contains these words: CH-999." in said


def test_an_ambiguous_name_or_value_is_asked_back() -> None:
    position = scenario("chuhan", han=["ji-bu", "yu-ji", "1"], chu=["7", "8"], attacker="han")
    said = Script(seated_at(position, "han"), ["lead 3", "lead ji-bu"]).run()
    assert 'Which "3" do you mean:' in said
    assert "You lead a single 3 (" in said


def test_a_set_stands_in_the_case_that_its_sentence_wants() -> None:
    position = scenario("chuhan", han=["peng-yue", "7", "1"], chu=["7", "8", "9"], attacker="chu")
    position.chu.plays("7")
    said = Script(seated_at(position, "han"), [], "pl").run()
    assert "Peng Yue: skontruj zestawem o równej wartości, zagraj siódemkę" in said
    position.han.uses("peng-yue", "7")
    lying = shown(seated_at(position, "chu"), "pl").table(position.match.view(1))
    assert any("Peng Yue i siódemka" in line for line in lying), lying


def test_commands_show_what_they_say() -> None:
    lines = ["help", "hand", "table", "discard", "log", "rules CH-541", "rules decree supply", "card ji-bu", "card 9",
             "auto off", "auto on", "rules the", "undo"]  # fmt: skip
    said = Script(sat(1), lines).run()
    assert "CH-541: Used in a counter" in said
    assert "3 Ji Bu: ATTACK" in said
    assert "9 Emperor: The highest card" in said
    assert "you are always asked" in said
    assert "more rules; add a word" in said
    assert "There is nothing to take back." in said
    polish = Script(
        sat(1),
        [
            "pomoc",
            "ręka",
            "STÓŁ",
            "odrzucone",
            "dziennik",
            "zasady CH-541",
            "zasady dekretów pula pusta",
            "karta cesarz",
            "cofnij",
        ],
        "pl",
    ).run()
    assert "gdy pula jest pusta, nie można wziąć żadnego." in polish
    assert "9 Cesarz: Najwyższa karta" in polish
    assert "gracz zagrywa Peng Yue i zestaw o wymaganym rozmiarze" in polish
    assert "Nie ma czego cofać." in polish


def test_undo_brings_the_question_back_until_somebody_answers() -> None:
    """Mandate of Heaven: whoever has passed and is asked for a card of the trick may still play on instead."""
    trick = [{"by": "chu", "cards": ["7"]}]
    position = scenario("chuhan", event="mandate-of-heaven", han=["1", "9"], chu=["4", "5", "8"], trick=trick)
    table = seated_at(position, "han")
    asked: list[str] = []

    def decide(plain: PlainLines) -> str | None:
        question = plain.table.question()
        assert question is not None
        asked.append(question.kind.removeprefix("chuhan."))
        return {1: "pass", 2: "undo"}.get(len(asked))

    said = Player(table, decide).run()
    assert asked == ["counter", "mandate", "counter"]
    assert "You take the last move back." in said


def test_saving_in_the_middle_and_playing_on_elsewhere(tmp_path: Path) -> None:
    table = sat(4, "chu")
    file = tmp_path / "mine.jsonl"
    said = Script(table, ["1", f"save {file}", "1", "1", "quit"]).run()
    assert f"Saved in {file}." in said
    again, _ = resumed("chuhan", file, None, Wish(None, None, "greedy"))
    assert again.answers == table.answers
    assert [path.name for path in tmp_path.iterdir()] == ["mine.jsonl"]


@pytest.mark.parametrize(
    ("held", "hidden", "auto", "is_asked"),
    [
        ("xiao-he", "lyu-zhi", False, True),
        ("xiao-he", "lyu-zhi", True, False),
        ("lyu-zhi", "xiao-he", True, True),
        ("lyu-zhi", "xiao-he", False, True),
    ],
)
def test_reactions_are_passed_automatically_unless_switched_off(
    held: str, hidden: str, auto: bool, is_asked: bool
) -> None:
    """With `auto off` every window of the rival's abilities is asked; with it on only those with a reaction."""
    position = scenario(
        "chuhan",
        han=[held, "4", "5"],
        chu=["han-xin", "1", "2"],
        draw=[*["?"] * 15, hidden],
        attacker="han",
        turn="chu",
        trick=[{"by": "han", "cards": ["8"]}],
    )
    position.chu.does("han-xin")
    table = seated_at(position, "han")
    table.auto = auto
    said = Script(table, ["1"]).run()
    assert ("Reaction (CH-" in said) == is_asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rivals_hand_is_never_written(lang: Language) -> None:
    """Of the rival's cards only those are named that have been open; drawn cards are not."""
    table = sat(9)
    rival = table._journal.match.view(1 - table.seat)["seats"][1 - table.seat]["hand"]["known"]
    names = [
        card["face"]
        for card in rival
        if card["face"] in ("ji-bu", "yu-ji", "lyu-zhi", "han-xin", "xiang-yu", "liu-bang")
    ]
    said = Script(table, ["table", "hand", "discard", "log"], lang).run()
    own = [card["face"] for card in table.view()["seats"][table.seat]["hand"]["known"]]
    trick = [card["face"] for card in table.view()["table"]]
    hidden = [shown(table, lang).say(f"card-{face}") for face in names if face not in own + trick]
    assert hidden
    assert [name for name in hidden if name in said] == []
