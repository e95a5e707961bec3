"""Huns in plain lines: typed dice, cards, wagons and Valuables in both languages, why, the table, saves and replays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.commands.shell import tianxia
from tests.terminal.tables import Player, Script, seated, seated_at, shown
from tests.terminal.test_every_game import first_choice
from tianxia.core.asks import Choice, Refusal
from tianxia.core.events import SPECTATOR, Facts
from tianxia.positions.scenario import Scenario
from tianxia.scenario import scenario
from tianxia.telling.language import LANGUAGES, Language
from tianxia.telling.words import split
from tianxia.terminal import moves
from tianxia.terminal.sitting import Sitting

DICE = {"blue": 1, "red": 2, "green": 3, "black": 1, "yellow": 2}
ZERCO = {"card": "zerco-the-jester", "goods": ["red", "red"]}


def at(position: Scenario) -> Sitting:
    return seated_at(position, "player-1")


def dice(**camp: Any) -> Sitting:
    """A table at which a die is to be taken."""
    return at(scenario("huns", seats=2, dice=DICE, camps={"player-1": camp}))


def typed(table: Sitting, line: str, lang: Language = "en") -> Choice:
    """The choice that a line means."""
    question = table.question()
    assert question is not None
    choice = moves.read_move(split(line), [], question, shown(table, lang), table.view())
    assert choice is not None
    return choice


def picked(table: Sitting, line: str, lang: Language = "en") -> dict[str, list[str]]:
    """What a line picks, with cards and wagons by their ids."""
    faces = shown(table, lang).visible(table.view())
    assert faces
    match = table._journal.match
    names = match.game.ref_names
    choice = typed(table, line, lang)
    assert match.why_not(table.seat, choice) is None
    return {slot: [names(match.state, ref)[0] for ref in refs] for slot, refs in choice.picks.items()}


@pytest.mark.parametrize(
    "line", ["take red", "red", "take the red die", "weź czerwoną", "weź czerwoną kość", "czerwona", "take r"]
)
def test_a_die_is_taken_by_its_colour(line: str) -> None:
    table = dice()
    assert picked(table, line) == {"die": ["red"]}
    assert picked(table, line, "pl") == {"die": ["red"]}


def test_a_beginning_that_fits_two_dice_is_asked_about() -> None:
    said = Script(dice(), ["take bl", "take pink", "take", "take black blue"]).run()
    assert 'Which "bl" do you mean: blue, black? Name it.' in said
    assert '"pink" cannot be chosen here.' in said
    assert 'Take: also say what goes with it, such as "take blue".' in said
    assert "You take the" not in said


@pytest.mark.parametrize(
    ("line", "option", "picks"),
    [
        ("use zerco", "use", {"card": ["zerco-the-jester"]}),
        ("use Zerco the Jester", "use", {"card": ["zerco-the-jester"]}),
        ("użyj zerkon błazen", "use", {"card": ["zerco-the-jester"]}),
        ("activate sack the village", "use", {"card": ["sack-the-village"]}),
        ("aktywuj splądrowanie", "use", {"card": ["sack-the-village"]}),
    ],
)
def test_a_card_is_used_by_its_name(line: str, option: str, picks: dict[str, list[str]]) -> None:
    table = dice(cards=[ZERCO, "sack-the-village"])
    assert typed(table, line).option == option
    assert picked(table, line) == picks


@pytest.mark.parametrize("line", ["turn yellow 3", "set yellow to 3", "turn the yellow die to 3", "obróć żółtą na 3"])
def test_a_die_is_turned_by_colour_and_value(line: str) -> None:
    position = scenario("huns", seats=2, dice=DICE, camps={"player-1": {"cards": [ZERCO]}})
    position.does("player-1", "use", card=["zerco-the-jester"])
    lang: Language = "pl" if "ż" in line else "en"
    assert picked(at(position), line, lang) == {"die": ["yellow"], "value": ["3"]}


@pytest.mark.parametrize("line", ["draw", "dobierz", "pillage", "loot", "rabuj"])
def test_an_action_is_a_word(line: str) -> None:
    table = at(scenario("huns", seats=2, stage="action", die="red", dice=DICE))
    assert typed(table, line).option == ("draw" if line in ("draw", "dobierz") else "loot")


PLACING: Facts = {
    "seats": 2, "stage": "place", "die": "red", "dice": DICE, "hand": {"red": 2},
    "camps": {"player-1": {
        "wagons": ["wagon-purple-1", "wagon-purple-4", "wagon-green-1"], "cards": ["zerco-the-jester"],
    }},
}  # fmt: skip


@pytest.mark.parametrize(
    ("line", "wagon"),
    [
        ("load red purple-1", "wagon-purple-1"),
        ("load red purple 4", "wagon-purple-4"),
        ("load red onto the purple wagon 4", "wagon-purple-4"),
        ("load purple-4", "wagon-purple-4"),
        ("load red green", "wagon-green-1"),
        ("load green", "wagon-green-1"),
        ("załaduj czerwone fioletowy-1", "wagon-purple-1"),
        ("ładuj czerwone dobro na fioletowy wóz 4", "wagon-purple-4"),
        ("load red wagon-green-1", "wagon-green-1"),
    ],
)
def test_a_valuable_is_loaded_by_colour_and_wagon(line: str, wagon: str) -> None:
    lang: Language = "pl" if "ad" in line and "load" not in line else "en"
    assert picked(at(scenario("huns", **PLACING)), line, lang) == {"good": ["red"], "wagon": [wagon]}


@pytest.mark.parametrize("line", ["fill zerco", "pay Zerco the Jester", "fill", "zapełnij zerkon"])
def test_a_card_is_filled_by_its_name(line: str) -> None:
    assert picked(at(scenario("huns", **PLACING)), line) == {"card": ["zerco-the-jester"]}


def test_of_two_purple_wagons_one_has_to_be_named() -> None:
    said = Script(at(scenario("huns", **PLACING)), ["load red purple", "load blue purple-1", "why fill purple-1"]).run()
    assert 'Which "purple" do you mean: purple-1, purple-4? Name it.' in said
    assert '"blue" cannot be chosen here.' in said
    assert "Not possible (HU-4" in said


def test_divided_valuables_go_one_by_one() -> None:
    """HU-759: Onegesius."""
    onegesius = {"card": "onegesius-the-quartermaster", "goods": ["blue", "blue"]}
    camp = {"wagons": ["wagon-purple-1", "wagon-purple-4"], "cards": [onegesius, "zerco-the-jester"]}
    position = scenario("huns", **{**PLACING, "camps": {"player-1": camp}})
    said = Script(at(position), ["divide", "fill zerco"]).run()
    assert "Divide them among wagons and cards (Onegesius the Quartermaster)" in said
    assert "They may be divided among your wagons and cards." in said
    assert "Put one of them on Zerco the Jester" in said


AMBUSH: Facts = {
    "seats": 2,
    "dice": DICE,
    "camps": {
        "player-1": {"cards": ["night-ambush"], "wagons": ["wagon-orange-8", "wagon-green-5"]},
        "player-2": {"wagons": [
            {"wagon": "wagon-orange-1", "goods": ["blue", "blue", "red"]}, {"wagon": "wagon-green-6", "goods": ["red"]},
        ]},
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("line", "goods"),
    [
        ("take red-green-6", ["red on wagon-green-6"]),
        ("steal red green 6 blue", ["red on wagon-green-6", "blue on wagon-orange-1"]),
        ("take red from the orange wagon 1 and red from green 6", ["red on wagon-orange-1", "red on wagon-green-6"]),
        ("take blue blue", ["blue on wagon-orange-1"] * 2),
        ("ukradnij czerwone-zielony-6, niebieskie", ["red on wagon-green-6", "blue on wagon-orange-1"]),
        ("ukradnij czerwone zielony 6", ["red on wagon-green-6"]),
    ],
)
def test_valuables_are_stolen_by_colour_and_place(line: str, goods: list[str]) -> None:
    position = scenario("huns", **AMBUSH)
    position.does("player-1", "use", card=["night-ambush"])
    lang: Language = "pl" if line.startswith("u") else "en"
    assert picked(at(position), line, lang) == {"goods": goods}


def test_stolen_valuables_are_loaded_by_colour_and_told_with_their_place() -> None:
    position = scenario("huns", **AMBUSH)
    position.does("player-1", "use", card=["night-ambush"])
    position.does("player-1", "take", goods=["blue on wagon-orange-1", "red on wagon-green-6"])
    table = at(position)
    assert picked(table, "load blue green-5")["wagon"] == ["wagon-green-5"]
    assert picked(table, "załaduj niebieskie zielony 5", "pl")["wagon"] == ["wagon-green-5"]
    said = Script(table, ["table"]).run()
    assert "Load the blue Valuable from orange wagon 1 onto green wagon 5" in said


def test_valuables_are_moved_from_a_card_to_a_wagon() -> None:
    camp = {
        "cards": [{"card": "berik-the-carter", "goods": ["red", "blue"]}],
        "wagons": ["wagon-purple-4", "wagon-orange-1"],
    }
    position = scenario("huns", seats=2, dice=DICE, camps={"player-1": camp})
    position.does("player-1", "use", card=["berik-the-carter"])
    for line in ("move red-berik purple-4", "move red berik to purple 4", "move red-berik-the-carter / purple"):
        assert picked(at(position), line) == {"good": ["red on berik-the-carter"], "to": ["wagon-purple-4"]}, line
    assert picked(at(position), "przenieś czerwone berik fioletowy", "pl")["to"] == ["wagon-purple-4"]


def cursed() -> Sitting:
    """Player 2 is asked about a Curse, and could pass it on."""
    eskam = {"card": "eskam-the-oracle", "goods": ["red", "blue"]}
    camps = {"player-1": {"drawn": ["mutiny", "evil-eye"]}, "player-2": {"cards": [eskam]}}
    position = scenario("huns", seats=3, stage="pick", die="black", camps=camps)
    position.does("player-1", "play", card=["evil-eye"])
    position.does("player-1", "curse", seat=["player-2"])
    return seated_at(position, "player-2")


@pytest.mark.parametrize(
    "line", ["pass-on player-3 red", "pass-on 3 red", "pass on player-3 red", "przekaż gracz-3 czerwone"]
)
def test_a_curse_is_passed_on_to_a_player_for_a_valuable(line: str) -> None:
    choice = typed(cursed(), line, "pl" if "ż" in line else "en")
    assert choice.option == "pass-on"
    assert choice.picks["seat"] == ("seat/2",)


@pytest.mark.parametrize(
    ("line", "option"), [("accept", "accept"), ("przyjmij", "accept"), ("flee", "flee"), ("uniknij", "flee")]
)
def test_a_curse_is_accepted_or_fled_in_a_word(line: str, option: str) -> None:
    assert typed(cursed(), line) == Choice(option)


# ---- looking


@pytest.mark.parametrize(
    ("lang", "lines", "words"),
    [
        ("en", ["card zerco", "card purple-1", "card night ambush"], [
            "Zerco the Jester (Mercenary, 2 slots): Before taking your die",
            "Start of turn: before you take a die, or right after it.",
            "A card of our house set.", "Purple Wagon 1: Slots: 3 red, 2 black.",
            "Night Ambush (Raid): Steal up to 2",
        ]),
        ("pl", ["karta zerkon", "karta fioletowy-1", "karta nocna zasadzka"], [
            "Zerkon Błazen (Najemnik, 2 pola): Zanim weźmiesz kość",
            "Karta z naszego własnego zestawu.", "Fioletowy Wóz 1: Pola: 3 czerwone, 2 czarne.",
        ]),
    ],
)  # fmt: skip
def test_the_text_of_a_card_or_wagon_is_shown(lang: Language, lines: list[str], words: list[str]) -> None:
    said = Script(dice(), lines, lang).run()
    assert [each for each in words if each not in said] == []


def test_the_table_shows_every_camp() -> None:
    table = at(
        scenario(
            "huns",
            seats=4,
            dice=DICE,
            taken={"red": "player-2"},
            camps={
                "player-1": {"cards": [ZERCO, "night-ambush"], "sent": ["wagon-blue-1"], "storage": {"red": 2}},
                "player-2": {"cards": [{"card": "evil-eye", "fled": True}, "mud-season"], "sent": ["wagon-blue-2"]},
                "player-3": {"wagons": [{"wagon": "wagon-purple-1", "goods": ["red", "black"]}, "wagon-orange-8"]},
            },
        )
    )
    own = shown(table)
    said = "\n".join([*own.table(table.view()), *own.hand(table.view())])
    for words in (
        "red          2 (Pl. 2)",
        "> You (Player 1): dispatched 1, Stash 2 red",
        "Zerco the Jester (works, 2 of 2 paid), Night Ambush (unused)",
        "Player 2: dispatched 1",
        "Mud Season (active, 0 of 2 paid)",
        "1 fled Curse: Evil Eye",
        "purple wagon 1 (has red, black; needs 2 red, black)",
        "Player 4: dispatched 0",
        "Your dispatched wagons: blue wagon 1.",
    ):
        assert words in said, words
    assert "blue wagon 2" not in said, "the type of somebody else's dispatched wagon is secret (HU-511)"
    assert "Player 2 has dispatched 1 wagon, types unknown." in own.discard(table.view())
    onlooker = own.table(table._journal.match.view(SPECTATOR))
    assert all("{" not in line for line in onlooker)


@pytest.mark.parametrize(("lang", "words"), [("en", "Not possible (HU-20"), ("pl", "Nie można (HU-20")])
def test_why_names_the_rule(lang: Language, words: str) -> None:
    table = at(scenario("huns", seats=2, dice=DICE, taken={"red": "player-2"}))
    assert words in Script(table, ["why take red"], lang).run()


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"item": "die/1"}, ["This cannot be chosen here: red die."]),
        ({"die": "red", "value": 3, "seat": 1}, ["The die: red, showing 3.", "The player: Player 2."]),
        ({"face": "night-ambush", "limit": 1}, ["The card: Night Ambush.", "Raids allowed this turn: 1."]),
        ({"face": "zerco-the-jester", "left": 2}, ["The card: Zerco the Jester.", "Empty slots: 2."]),
        ({"face": ["evil-eye", "mutiny"]}, ["The card: Evil Eye, Mutiny."]),
        ({"by": ["guard-dogs"]}, ["Because of: Guard Dogs."]),
        ({"colour": "blue"}, ["The colour: blue."]),
        ({"option": "use", "together": True}, ["Each of them could be chosen, but not together."]),
        ({"slot": "goods", "got": 1, "least": 2, "placed": False}, []),
    ],
)
def test_why_tells_the_facts(facts: Facts, words: list[str]) -> None:
    table = dice()
    assert shown(table).why(table.view(), Refusal("HU-204", facts)) == words
    assert len(shown(table, "pl").why(table.view(), Refusal("HU-204", facts))) == len(words)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was played to its end."""
    file = tmp_path_factory.mktemp("camps") / "finished.jsonl"
    Player(seated(7, save=file, game="huns"), lambda plain: first_choice(plain, "en")).run()
    return file


@pytest.mark.parametrize("viewer", ["all", "none", "0", "1"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_again_from_every_seat(
    viewer: str, lang: Language, finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tianxia("replay", str(finished), "--verify") == 0
    assert tianxia("replay", str(finished), "--viewer", viewer, "--lang", lang) == 0
    said = capsys.readouterr().out
    you = "You take the" if lang == "en" else "Bierzesz"
    assert (you in said) == (viewer in ("0", "1"))
    assert "{" not in said
