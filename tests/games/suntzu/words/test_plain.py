"""Sun Tzu in plain lines: whole games from a script, typed orders and armies, why, undo, saves, replays."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.commands.shell import tianxia
from tests.games.suntzu.rules.starts import FRAMED
from tests.terminal.tables import Player, Script, seated, seated_at, shown
from tianxia.core.asks import Choice
from tianxia.core.dice import Dice
from tianxia.core.events import SPECTATOR
from tianxia.core.views import Glimpse
from tianxia.scenario import scenario
from tianxia.telling.language import LANGUAGES, Language
from tianxia.telling.words import split
from tianxia.terminal import moves
from tianxia.terminal.plain import PlainLines
from tianxia.terminal.sitting import Sitting

EVENTS = {"events": "on"}
ORDERS = {"en": "orders 5 4 3 2 1", "pl": "rozkazy 5 4 3 2 1"}


def war(seed: int, side: str = "suntzu", save: Path | None = None, options: dict[str, str] | None = None) -> Sitting:
    return seated(seed, side, save=save, options=options, game="suntzu")


def laying(seed: int, side: str = "suntzu", options: dict[str, str] | None = None) -> Sitting:
    """A table at which this side lays its first orders."""
    table = war(seed, side, options={"variant": "beginner"} if options is None else options)
    table.go_on()
    question = table.question()
    assert question is not None
    if question.kind == "suntzu.general":
        table.answer(question.sample(Dice(seed)))
        table.go_on()
    return table


def plain_line(plain: PlainLines, lang: Language) -> str:
    """The same orders in every round, and the first choice of everything else."""
    question = plain.table.question()
    assert question is not None
    return ORDERS[lang] if question.kind == "suntzu.orders" else "1"


def typed(table: Sitting, line: str, lang: Language = "en") -> Choice:
    """The choice that a line means."""
    question = table.question()
    assert question is not None
    choice = moves.read_move(split(line), [], question, shown(table, lang), table.view())
    assert choice is not None
    return choice


def test_orders_are_typed_along_the_edge_or_by_province() -> None:
    table = laying(1)
    along = typed(table, "orders 5 1 4 6 2")
    faces = {card["card"]: card["face"] for card in table.view()["seats"][table.seat]["hand"]["known"]}
    assert [faces[ref] for ref in along.picks["cards"]] == ["num-5", "num-1", "num-4", "num-6", "num-2"]
    for line in (
        "qin 5, chu 1, jin-yan 4, han-qi 6, wu 2",
        "orders wu 2, han qi 6, jin yan 4, chu 1, qin 5",
        "wu=2 han=6 jin:4 chu 1 qin 5",
        "rozkazy QIN 5; CHU 1; JIN-YAN 4; HAN-QI 6; WU 2",
        "lay 5, 1, 4, 6, 2",
    ):
        assert typed(table, line) == along, line


def holding(*cards: str, **position: Any) -> Sitting:
    """A table at which Sun Tzu, with these cards beside the framed ones, lays orders."""
    return seated_at(scenario("suntzu", suntzu=[*FRAMED, *cards], **position), "suntzu")


def test_alike_cards_keep_their_places() -> None:
    table = holding("+1", "+1", "7", "8")
    choice = typed(table, "orders +1 5 +1 4 3")
    said = shown(table).describe(table.view(), "suntzu.orders", choice)
    assert said == "Lay QIN +1, CHU 5, JIN-YAN +1, HAN-QI 4, WU 3"


def test_a_plague_and_minus_one_are_typed_by_name_and_sign() -> None:
    table = holding("plague", "-1", "7", "8")
    wanted = typed(table, "orders plague -1 1 2 3")
    assert typed(table, "rozkazy plaga −1 1 2 3", "pl") == wanted
    assert typed(table, "orders Plag -1 1 2 3") == wanted


def test_wrong_orders_are_refused_by_their_rule() -> None:
    table = laying(1)
    lines = ["orders 5 4 3 2", "qin 5, wu 4", "why orders 5 4 3", "orders 5 4 3 2 20", "why", "why frob", "call",
             "why 1", "orders 5 5 4 3 2", "why orders 5 4 3 2 1", "orders"]  # fmt: skip
    said = Script(table, lines).run()
    assert table.answers == 0
    assert "Exactly one card of your hand lies at each of the five provinces. (ST-305)" in said
    assert "ST-305: Each player lays exactly one of them face down" in said
    assert "Named: 3; exactly 5 must be named." in said
    assert '"20" cannot be chosen here.' in said
    assert 'such as "why 3" or "why orders 5 9 1 6 2"' in said
    assert 'Only 1 is available as "5".' in said
    assert "This move is possible" in said
    assert "You cannot call more armies than you have reinforcements. (ST-606)" in said
    assert 'Lay five orders: also say what goes with it, such as "orders 1 2 3 4 5".' in said


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "At QIN your 6 is used up."), ("pl", "szóstka jest już wykorzystana")]
)
def test_a_six_that_is_used_up_tells_where(lang: Language, words: str) -> None:
    table = holding("7", "8", "9", "10", banned={"suntzu": ["qin"]})
    said = Script(table, ["why orders 6 1 2 3 4", "orders 1 6 2 3 4"], lang).run()
    assert "(ST-307)" in said
    assert words in said


def test_armies_are_typed_by_place() -> None:
    """`give pool qin`: a +3 is paid from wherever the player likes."""
    position = scenario("suntzu", suntzu=[*FRAMED, "+3", "7", "8", "9"], armies={"suntzu": {"qin": 2}})
    position.suntzu.lays("+3", "6", "5", "4", "3")
    position.shao.lays("1", "2", "3", "4", "5")
    while position.kind == "suntzu.battle":
        position.does(position.waits_for, "pass")
    table = seated_at(position, "suntzu")
    question = table.question()
    assert question is not None
    assert question.about()["sources"][:2] == ["pool", "qin"]
    for line in ("give pool qin", "give qin pool", "oddaj pula qin", "pool qin", "give pula Q"):
        assert sorted(typed(table, line).picks["armies"]) == ["army/0", "army/500"], line
    assert typed(table, "give pool x2").picks["armies"] == ("army/500", "army/501")
    assert typed(table, "give qinx2").picks["armies"] == ("army/0", "army/1")
    said = Script(table, ["give pool", "give wu wu", "give qin pool", "log"]).run()
    assert "A +3 costs exactly 2 armies" in said
    assert '"wu" cannot be chosen here.' in said
    assert "into your reinforcements for the +3 (1 from QIN, 1 from the pool)." in said


def test_generals_are_picked_and_refused_by_name() -> None:
    table = war(1)
    said = Script(table, ["pass", "night raid", "forced march", "forced march qin chu", "why 3", "table"]).run()
    assert "You pick exactly one of the five generals of your colour. (ST-207)" in said
    assert '"night-raid" cannot be chosen here.' in said
    assert "general Forced March (face down)" in said
    assert "A general can be played only if it changes something now. (ST-704)" in said
    polish = Script(
        war(1, "shao"), ["nocny wypad", "dlaczego nocny wypad", "karta plaga", "karta zielarz", "stół"], "pl"
    ).run()
    assert "zakryty generał: Nocny wypad" in polish
    assert "Nie można (ST-704)" in polish
    assert "Plaga: Nie ma bitwy." in polish
    assert "Zielarz: Przy odkryciu Plagi" in polish


@pytest.mark.parametrize(
    ("armies", "words"),
    [({"qin": 2}, "This cannot be chosen here: WU."), ({"qin": 2, "chu": 2}, "QIN borders on CHU, JIN-YAN, HAN-QI.")],
)
def test_forced_march_needs_neighbours(armies: dict[str, int], words: str) -> None:
    table = holding("7", "8", "9", "10", held={"suntzu": ["forced-march"]}, armies={"suntzu": armies})
    said = Script(table, ["why forced-march qin wu"]).run()
    assert "Forced March leads to an adjacent province that is neutral or yours." in said
    assert words in said


def test_what_is_not_understood_gets_one_sentence_and_loses_nothing() -> None:
    table = laying(2)
    before = table.view()
    lines = [
        "xyzzy", "99", "0", "orders", "orders frob 1 2 3 4", "give pool", "qin", "night-raid", "keep 1", "qin qin",
        "orders " + "7" * 5000, "y" * 5000, "rules " + "x" * 5000, "\x00", ",", ":", "=", "x2", "orders x2", "card",
        "card 99", "rules", "fight wu", "?", "orders 1x9", "orders qin 1 qin 2", "-", "+", "why give", "why fight wu",
        "pick", "wu:",
    ]  # fmt: skip
    said = Script(table, lines).run()
    assert table.view() == before
    assert '"xyzzy" is neither a choice nor a command' in said
    assert 'Type "card" and the name or the value of a card, such as "card plague".' in said


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was played to its end."""
    file = tmp_path_factory.mktemp("wars") / "finished.jsonl"
    Player(war(7, save=file, options=EVENTS), lambda plain: plain_line(plain, "en")).run()
    return file


@pytest.mark.parametrize("viewer", ["all", "none", "0", "1"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_again_from_every_side(
    viewer: str, lang: Language, finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tianxia("replay", str(finished), "--verify") == 0
    assert tianxia("replay", str(finished), "--viewer", viewer, "--lang", lang) == 0
    said = capsys.readouterr().out
    you = "You bring" if lang == "en" else "Wprowadzasz"
    assert (you in said) == (viewer in ("0", "1"))
    assert "{" not in said
    assert "ST-9" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rivals_secrets_are_never_written(lang: Language) -> None:
    """Neither his general nor his laid cards."""
    table = war(6)
    said = Script(table, ["1", "table", "hand", "discard", "log"], lang).run()
    match = table._journal.match
    (rival,) = match.view(1 - table.seat)["seats"][1 - table.seat]["held"]["known"]
    own = shown(table, lang)
    assert own.say(f"card-{rival['face']}") not in said
    lines = own.table(match.view(SPECTATOR))
    assert all("{" not in line for line in lines)


class Caller:
    """A rival who calls one card as soon as possible."""

    def choose(self, glimpse: Glimpse) -> Choice:
        return next(choice for choice in glimpse.choices() if choice.option == "call")


def test_orders_that_come_back_are_announced() -> None:
    """The rival acts while our orders are sealed: they come back, and the table says so."""
    table = holding("7", "8", "9", "10")
    table._bots = {1 - table.seat: Caller()}
    said = Script(table, ["orders 5 4 3 2 1"]).run()
    assert "Your orders came back to you unseen" in said
    assert re.search(r"King Shao calls", said)


@pytest.mark.parametrize(("lang", "line"), [("en", "pass round"), ("pl", "pas runda"), ("en", "pass")])
def test_reactions_are_passed_for_the_rest_of_the_round(lang: Language, line: str) -> None:
    """ST-H13: once in round 1, and in round 2 the question comes again."""
    asked: list[int] = []

    def decide(plain: PlainLines) -> str:
        question, round = plain.table.question(), plain.table.view()["round"]
        assert question is not None
        if question.kind == "suntzu.battle":
            asked.append(round)
            return line if round == 1 else "quit"
        return plain_line(plain, lang) if round < 3 else "quit"

    table = laying(3, options={})
    table.set_auto(False)
    said = Player(table, decide, lang).run()
    assert asked[-1] == 2
    if line == "pass":
        assert asked.count(1) > 1
    else:
        assert asked.count(1) == 1
        assert said.count("do końca tej rundy" if lang == "pl" else "for the rest of this round") == 1
