"""Sentences of The Great Wall for everybody at the table, choices with what they cost and bring, typed moves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terminal.tables import Script, seated, shown
from tianxia.commands.play import Wish, fresh
from tianxia.core.asks import Choice
from tianxia.core.dice import key_from_seed
from tianxia.core.events import SPECTATOR, Facts
from tianxia.games.greatwall.data import OURS
from tianxia.games.greatwall.words.presenter import GreatWallPresenter
from tianxia.telling.language import LANGUAGES, Language, texts
from tianxia.telling.presenter import presenter
from tianxia.telling.words import split
from tianxia.terminal import moves
from tianxia.terminal.sitting import Sitting

Options = dict[str, str]
VIEW: Facts = {"game": "greatwall", "viewer": 0, "players": 3, "modules": [], "mode": "competitive", "foreign": False}
TOLD: list[Facts] = [
    {"kind": "season", "season": 4, "year": 2},
    {"kind": "generals", "cards": ["yue-fei", "che-kung", "yu-jie"], "tea": [2, 0, 1]},
    {"kind": "revealed", "cards": ["economy", "despotism", "diplomacy"]},
    {"kind": "order", "seats": [1, 0, 2]},
    {"kind": "turn", "seat": 1, "card": "economy"},
    {"kind": "clerk", "seat": 1, "to": "gold-mine"},
    {"kind": "activate", "location": "barracks", "advanced": False},
    {"kind": "activate", "location": "temple", "advanced": True},
    {"kind": "overseer", "seat": 1, "location": "quarry", "level": 2},
    {"kind": "barricade", "seat": 0, "section": "left"},
    {"kind": "wall", "seat": 1, "section": "centre", "level": 1},
    {"kind": "recruit", "seat": 1, "soldier": "archer", "section": "right"},
    {"kind": "attack", "seat": 0, "soldier": "horseman", "card": "raiders-left", "spots": [0, 1]},
    {"kind": "wound", "seat": 1, "card": "raiders-left", "spot": 2},
    {"kind": "defeated", "seat": 1, "card": "raiders-left", "section": "left"},
    {"kind": "defeated", "seat": -1, "card": "raiders-left", "section": "left"},
    {"kind": "honour", "seat": 1, "count": 3, "source": "architect", "now": 12},
    {"kind": "honour", "seat": 0, "count": 1, "source": "barricade", "now": 6},
    {"kind": "honour", "seat": 0, "count": -2, "source": "pay", "now": 4},
    {"kind": "shame", "seat": 0, "why": "alone"},
    {"kind": "shame", "seat": 1, "why": "breach"},
    {"kind": "shame", "seat": 1, "why": "plague"},
    {"kind": "assault", "section": "left", "power": 7, "defence": 6, "breach": True},
    {"kind": "ability", "card": "raiders-left", "section": "right"},
    {"kind": "conquest", "card": "raiders-left", "section": "left", "lost": 3},
    {"kind": "hire-advisor", "seat": 1, "card": "monk", "active": False},
    {"kind": "request", "card": "keep-face"},
    {"kind": "khan-struck", "seat": 0, "soldier": "spearman", "card": "no-mercy"},
    {"kind": "rat", "seat": 1, "location": "teahouse"},
    {"kind": "sent", "seat": 1, "resource": "stone"},
    {"kind": "muster", "seat": 1, "soldier": "spearman", "count": 2, "section": "left"},
    {"kind": "starved", "seat": 0, "what": "overseer"},
    {"kind": "peace", "count": 2},
    {"kind": "war"},
    {"kind": "score", "seat": 1, "source": "artifact", "card": "jade-seal", "points": 8},
    {"kind": "pieces", "piece": "wood", "count": 2, "from": "supply", "to": "screen/1"},
    {"kind": "pieces", "piece": "gold", "count": 1, "from": "screen/0", "to": "supply"},
    {"kind": "pieces", "piece": "gold", "count": 1, "from": "screen/0", "to": "screen/2"},
    {"kind": "pieces", "piece": "shame", "count": 1, "from": "shame/1", "to": "pool"},
    {"kind": "pieces", "piece": "barricade", "count": 3, "from": "section/left", "to": "supply"},
    {"kind": "pieces", "piece": "archer/1", "count": 1, "from": "rest/left", "to": "firing/left"},
    {"kind": "move", "from": "tactic-deck", "to": "tactics/1"},
    {"kind": "move", "from": "tactic-deck", "to": "tactics/0", "card": "card/1", "face": "volley"},
    {"kind": "move", "from": "advisor-deck", "to": "offer", "card": "card/2", "face": "monk"},
    {"kind": "undo", "seat": 1},
]  # fmt: skip


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence_for_everybody(lang: Language, viewer: int) -> None:
    teller = presenter("greatwall", texts(lang, "greatwall"), {**VIEW, "viewer": viewer})
    for told in TOLD:
        lines = teller.event(told)
        assert lines, told
        assert all(line.strip() and "{" not in line and "GW-" not in line for line in lines), told


@pytest.mark.parametrize(
    "told",
    [
        {"kind": "gathered", "seat": 0, "location": "quarry", "count": 2},
        {"kind": "pieces", "piece": "clerk/1", "count": 3, "from": "location/quarry", "to": "pool"},
        {"kind": "pieces", "piece": "spearman/1", "count": 1, "from": "pool", "to": "rest/left"},
        {"kind": "pieces", "piece": "shame", "count": 3, "from": "pool", "to": "gone"},
        {"kind": "move", "from": "chosen/0", "to": "lying/0", "card": "card/5", "face": "economy"},
    ],
)
def test_what_another_line_tells_is_not_told_twice(told: Facts) -> None:
    assert presenter("greatwall", texts("en", "greatwall"), VIEW).event(told) == []


@pytest.mark.parametrize(
    ("lang", "number", "words"),
    [
        ("en", 5, "The Dragon clan Moves a Clerk to the Gold Mine."),
        ("en", 6, "The Barracks are activated."),
        ("en", 12, "Your Horseman Attacks Raiders and covers 2 Vital spots: 1 gold, 1 Honour."),
        ("en", 15, "Horde card Defeated in the left Section: Raiders. Only Wounds lie on it, so nobody Claims it."),
        ("en", 20, "The Dragon clan takes Shame: the Section is Breached, and they have no Soldier on that card."),
        ("en", 22, "Assault on the left Section: Power 7 against Defence 6. It is Breached!"),
        ("en", 16, "The Dragon clan gains 3 Honour (Architect), 12 in all."),
        ("en", 18, "You lose 2 Honour (price), 4 in all."),
        ("pl", 16, "Klan Smoka zyskuje 3 Honoru (Architekt), ma 12."),
        ("pl", 17, "Zyskujesz 1 Honor (Barykada), masz 6."),
        ("pl", 18, "Tracisz 2 Honoru (zapłata), masz 4."),
        ("pl", 27, "Twój Włócznik Atakuje Czyngis-chana."),
        ("pl", 5, "Klan Smoka Przenosi Urzędnika do Kopalni Złota."),
        ("pl", 11, "Klan Smoka rekrutuje Łucznika do Prawej Sekcji."),
        ("pl", 12, "Twój Kawalerzysta Atakuje kartę Łupieżcy i zakrywa 2 Punkty Witalne: 1 złoto, 1 Honor."),
        ("pl", 30, "Klan Smoka wystawia 2 Włóczników za Lewą Sekcją."),
        ("pl", 32, "Pokój kupiony: tej Wiosny o 2 karty Hordy mniej."),
        ("pl", 40, "Łucznik klanu Smoka idzie na Mur Lewej Sekcji."),
    ],
)
def test_some_sentences_as_a_player_reads_them(lang: Language, number: int, words: str) -> None:
    assert presenter("greatwall", texts(lang, "greatwall"), VIEW).event(TOLD[number]) == [words]


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"kind": "tactic", "seat": 0, "card": "volley"}, "Zagrywasz Salwę: "),
        ({"kind": "tactic", "seat": 1, "card": "secret-courier"}, "Klan Smoka zagrywa Tajnego Kuriera: "),
        ({"kind": "tactic", "seat": 1, "card": "boiling-oil"}, "Klan Smoka zagrywa Wrzący Olej: "),
        ({"kind": "move", "from": "tactic-deck", "to": "tactics/0", "face": "night-watch"}, "Dobierasz Nocną Wartę: "),
        ({"kind": "move", "from": "tactic-deck", "to": "tactics/2", "face": "charge"}, "Klan Żółwia dobiera Szarżę."),
        ({"kind": "hire-advisor", "seat": 0, "card": "tax-collector", "active": True},
         "Zatrudniasz Poborcę Podatków jako Aktywnego Doradcę."),
        ({"kind": "hire-advisor", "seat": 1, "card": "monk", "active": False},
         "Klan Smoka zatrudnia Mnicha jako Asystenta."),
        ({"kind": "haunted", "location": "temple"}, "Duchy nawiedzają Świątynię."),
    ],
)  # fmt: skip
def test_polish_declines_what_is_played_drawn_hired_and_haunted(told: Facts, words: str) -> None:
    [line] = presenter("greatwall", texts("pl", "greatwall"), VIEW).event(told)
    assert line.startswith(words)


def test_every_card_that_is_hired_or_played_has_its_accusative() -> None:
    """A person has one always, and whatever has a noun or adjective in -a."""
    say = texts("pl", "greatwall")
    names = {card.id: say.name(f"card-{card.id}") for card in OURS.cards if card.sort in ("advisor", "tactic")}
    declined = [id for id, name in names.items() if "acc" in name.forms]
    assert [card.id for card in OURS.cards if card.sort == "advisor" and card.id not in declined] == []
    feminine = [id for id, name in names.items() if any(word.endswith("a") for word in name.split() if word.istitle())]
    assert [id for id in feminine if id not in declined] == []
    assert [id for id in declined if names[id].forms["acc"] == names[id]] == []


# ---- at a table


def table(seats: int = 3, options: Options | None = None) -> Sitting:
    """A person of the Snake clan at a seeded match, at its first question."""
    sitting, _ = fresh(
        "greatwall", key_from_seed("words", 1), seats, options or {}, None, Wish(None, "snake", "random")
    )
    sitting.go_on()
    return sitting


def typed(sitting: Sitting, line: str, lang: Language = "en") -> Choice:
    """The choice that a line means."""
    question = sitting.question()
    assert question is not None
    choice = moves.read_move(split(line), [], question, shown(sitting, lang), sitting.view())
    assert choice is not None
    assert question.check(choice) is None
    return choice


def commanding() -> Sitting:
    """A table at which a Command card is chosen."""
    sitting = table()
    question = sitting.question()
    assert question is not None
    sitting.answer(next(question.expand()))
    sitting.go_on()
    return sitting


@pytest.mark.parametrize(
    ("line", "lang"),
    [
        ("command attack order", "en"),
        ("command attack", "en"),
        ("rozkaz rozkaz ataku", "pl"),
        ("command attack-order", "pl"),
    ],
)
def test_a_command_card_is_chosen_by_its_name(line: str, lang: Language) -> None:
    sitting = commanding()
    faces = {card["card"]: card["face"] for card in sitting.view()["seats"][0]["commands"]}
    choice = typed(sitting, line, lang)
    assert (choice.option, faces[choice.picks["card"][0]]) == ("command", "attack-order")


def test_the_cards_that_are_dealt_are_shown_with_their_texts() -> None:
    sitting = table()
    lines = shown(sitting).hand(sitting.view())
    assert len([line for line in lines if "Tea number" in line]) == 2
    assert len([line for line in lines if "Costs" in line]) == 2


def moving() -> Sitting:
    """A table at which Clerks are Moved by Diplomacy."""
    sitting = commanding()
    sitting.answer(typed(sitting, "command diplomacy"))
    sitting.go_on()
    while (question := sitting.question()) is not None and sitting.view()["current"] != 0:
        sitting.answer(list(question.expand())[-1])
        sitting.go_on()
    return sitting


def test_a_clerk_goes_where_one_says_and_the_choice_tells_what_it_brings() -> None:
    sitting = moving()
    assert typed(sitting, "move to the gold-mine").picks == {"to": ("location/2",)}
    for line in ("move gold mine", "przesuń kopalnia złota", "move gold"):
        assert typed(sitting, line).picks == {"to": ("location/2",)}
        assert typed(sitting, line, "pl").picks == {"to": ("location/2",)}
    question = sitting.question()
    assert question is not None
    said = shown(sitting).describe(sitting.view(), question.kind, Choice("move", {"to": ("location/8",)}))
    assert said == (
        "Move a Clerk to the Imperial Embassy, which will be activated: hire a Clerk or an Advisor for each Clerk"
    )


def test_a_wrong_word_is_answered_in_one_sentence() -> None:
    said = Script(commanding(), ["command nonsense", "command", "card monk", "rules GW-520"]).run()
    assert '"nonsense" cannot be chosen here.' in said
    assert 'Choose a Command card: also say what goes with it, such as "command economy".' in said
    assert "Monk (Advisor): Costs 3 gold. At Income in Summer: gain 1 Chi. A card of our house set." in said
    assert "GW-520: Regular Activation" in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{}, {"mode": "coop"}, {"genghis": "on", "rat": "on"}, {"scenario": "bitter-frost"}]
)
def test_the_table_names_its_clans_sections_and_locations(lang: Language, options: Options) -> None:
    sitting = table(3, options)
    said = "\n".join(shown(sitting, lang).table(sitting.view()))
    say = texts(lang, "greatwall")
    for key in ("location-quarry", "location-teahouse"):
        assert say(key) in said
    assert say("brief", clan="dragon", who="other") in said
    assert "{" not in said


def test_with_two_players_the_reed_clan_is_named() -> None:
    sitting = table(2)
    shown_to = shown(sitting)
    assert isinstance(shown_to, GreatWallPresenter)
    assert shown_to.seat_names() == ("snake", "dragon")
    assert shown_to.event({"kind": "turn", "seat": 2, "card": "reed"}) == ["The Reed clan takes a turn: Reed Command."]


def test_a_single_player_has_a_partner() -> None:
    said = shown(table(1)).event({"kind": "clerk", "seat": 1, "to": "quarry"})
    assert said == ["The partner clan Moves a Clerk to the Quarry."]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("house set", "Requests")), ("pl", ("nasz własny zestaw", "Żądań"))]
)
def test_players_are_told_the_goal_and_what_is_ours(lang: Language, words: tuple[str, str]) -> None:
    goal: Any = presenter("greatwall", texts(lang, "greatwall"), {**VIEW, "mode": "coop"}).goal()
    assert all(word in goal for word in words)
    assert words[1] not in presenter("greatwall", texts(lang, "greatwall"), VIEW).goal()


def test_a_seat_is_taken_by_the_name_of_its_clan() -> None:
    assert seated(1, "dragon", game="greatwall").seat == 1
