"""Every sentence of Huns, also those that few games come to; another set of cards; JSON lines."""

from __future__ import annotations

import json
from io import StringIO

import pytest

from tests.games.huns.rules.files import renamed
from tests.terminal.tables import seated, shown
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR, Facts
from tianxia.core.log import begin
from tianxia.core.windows import Held, Marshal, Trigger
from tianxia.games import game
from tianxia.games.huns.words.presenter import HunsPresenter
from tianxia.scenario import Scenario, scenario
from tianxia.telling.language import LANGUAGES, Language, texts
from tianxia.telling.menu import menu
from tianxia.telling.presenter import presenter
from tianxia.telling.words import split
from tianxia.terminal import moves
from tianxia.terminal.json_lines import JsonLines

TOLD: list[Facts] = [
    {"kind": "round", "round": 4, "first": 1},
    {"kind": "pieces", "rolled": {"blue": 1, "red": 2, "green": 3, "black": 1, "yellow": 2}},
    {"kind": "pieces", "rolled": {"black": 3}},
    {"kind": "pieces", "track": "yellow", "by": 1, "now": 3},
    {"kind": "turn", "seat": 1},
    {"kind": "take-die", "seat": 0, "die": "red", "value": 2},
    {"kind": "take-die", "seat": 1, "die": "blue", "value": 1, "by": ["evil-eye"]},
    {"kind": "draw", "seat": 1, "colour": "green", "count": 3, "by": ["hunting-falcon"]},
    {"kind": "redraw", "seat": 0, "count": 2},
    {"kind": "play-card", "seat": 1, "face": "great-yurt"},
    {"kind": "loot", "seat": 1, "colour": "yellow", "count": 2},
    {"kind": "loot", "seat": 0, "colour": "yellow", "count": 0},
    {"kind": "bonus", "seat": 2, "count": 1},
    {"kind": "curse", "seat": 1, "target": 0, "face": "mutiny"},
    {"kind": "curse", "seat": 0, "target": 2, "face": "mutiny"},
    {"kind": "accept", "seat": 0, "face": "mutiny"},
    {"kind": "flee", "seat": 1, "face": "evil-eye"},
    {"kind": "pass-on", "seat": 1, "to": 2, "face": "evil-eye"},
    {"kind": "off", "seat": 0, "face": "rusted-gear", "type": "equipment", "cards": ["war-saddle", "pack-mule"]},
    {"kind": "use", "seat": 0, "face": "night-ambush"},
    {"kind": "use", "seat": 1, "face": "plague-of-rats"},
    {"kind": "copy", "seat": 1, "face": "cattle-raid"},
    {"kind": "guarded", "seat": 1, "face": "guard-dogs"},
    {"kind": "full", "seat": 1, "face": "zerco-the-jester"},
    {"kind": "emptied", "seat": 0, "face": "zerco-the-jester"},
    {"kind": "lifted", "seat": 1, "face": "mud-season"},
    {"kind": "pieces", "piece": "red", "count": 1, "from": "hand", "to": "wagon-purple-1"},
    {"kind": "pieces", "piece": "red", "count": 2, "from": "reserve", "to": "effect"},
    {"kind": "pieces", "piece": "blue", "count": 1, "from": "wagon-purple-1", "to": "effect"},
    {"kind": "pieces", "piece": "blue", "count": 1, "from": "storage/1", "to": "effect"},
    {"kind": "pieces", "piece": "green", "count": 5, "from": "ildico-the-poisoner", "to": "reserve"},
    {"kind": "pieces", "piece": "green", "count": 1, "from": "wagon-blue-1", "to": "ildico-the-poisoner"},
    {"kind": "excess", "seat": 1, "count": 2, "source": "loot"},
    {"kind": "excess", "seat": 0, "count": 1, "source": "loot", "by": ["broken-axles"]},
    {"kind": "dispatch", "seat": 1, "count": 2},
    {"kind": "dispatch", "seat": 0, "count": 1, "face": "wagon-orange-8"},
    {"kind": "new-wagon", "seat": 1, "face": "wagon-blue-2", "from": "display"},
    {"kind": "new-wagon", "seat": 0, "face": "wagon-blue-2", "from": "deck", "by": ["mud-season"]},
    {"kind": "swap", "seat": 1, "face": "caravan-swap", "own": "wagon-blue-1", "other": "wagon-green-1"},
    {"kind": "ban", "seat": 1, "by": 0, "die": "green", "face": "spiteful-spirits"},
    {"kind": "extra-turn", "seat": 0},
    {"kind": "both", "seat": 1},
    {"kind": "end", "reason": "HU-801", "what": "pool", "colour": "black"},
    {"kind": "end", "reason": "HU-801", "what": "deck", "colour": "black"},
    {"kind": "end", "reason": "HU-817", "what": "idle"},
    {"kind": "reveal", "seat": 1, "wagons": ["wagon-blue-1", "wagon-green-1"]},
    {"kind": "score", "seat": 0, "source": "raids", "face": "battle-cry", "points": 1},
    {"kind": "score", "seat": 1, "source": "mercenaries", "face": "berik-the-carter", "points": -1},
    {"kind": "score", "seat": 1, "source": "treasures", "face": "skull-cup", "points": 0, "met": False},
    {"kind": "score", "seat": 0, "source": "curses", "face": "mutiny", "points": -1, "by": ["amulet-of-tengri"]},
    {"kind": "score", "seat": 0, "source": "wagons", "points": 6, "count": 2},
    {"kind": "score", "seat": 1, "source": "types", "points": 3, "how": "largest"},
    {"kind": "undo", "seat": 0},
]  # fmt: skip


def sample_view(viewer: int) -> Facts:
    return {"game": "huns", "viewer": viewer, "players": 3}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence_for_everybody(lang: Language, viewer: int) -> None:
    teller = presenter("huns", texts(lang, "huns"), sample_view(viewer))
    for told in TOLD:
        lines = teller.event(told)
        assert lines, told
        assert all(line.strip() and "{" not in line and "HU-" not in line for line in lines), told


@pytest.mark.parametrize(
    "told",
    [
        {"kind": "move", "card": "card/1"},
        {"kind": "discard", "seat": 0, "face": "burning-arrows", "goods": ["red"]},
        {"kind": "reveal", "seat": 0, "wagons": []},
        {"kind": "pieces", "piece": "red", "count": 2, "from": "reserve", "to": "hand"},
        {"kind": "pieces", "piece": "red", "count": 2, "from": "hand", "to": "reserve"},
        {"kind": "pieces", "piece": "red", "count": 3, "from": "wagon-purple-1", "to": "storage/0"},
    ],
)
def test_what_another_line_tells_is_not_told_twice(told: Facts) -> None:
    assert presenter("huns", texts("en", "huns"), sample_view(0)).event(told) == []


@pytest.mark.parametrize(
    ("lang", "number", "words"),
    [
        ("en", 1, "The dice: blue 1, red 2, green 3, black 1, yellow 2."),
        ("en", 6, "Player 2 takes the blue die showing 1. That is the work of Evil Eye."),
        ("en", 14, "You play the Curse Mutiny on Player 3."),
        ("en", 20, "Plague of Rats takes effect on Player 2."),
        ("en", 29, "1 blue Valuable is stolen from Player 2's Stash."),
        ("en", 34, "Player 2 dispatches a wagon; dispatched so far: 2."),
        ("en", 35, "You dispatch orange wagon 8; dispatched so far: 1."),
        ("en", 43, "The game ends: the deck of Curses is empty."),
        ("en", 48, "Player 2: 0 VP for the Treasure Skull Cup, whose condition is not met."),
        ("pl", 1, "Kości: niebieska 1, czerwona 2, zielona 3, czarna 1, żółta 2."),
        ("pl", 5, "Bierzesz czerwoną kość o wartości 2."),
        ("pl", 7, "Gracz 2 dobiera 3 karty z talii Najemników. To skutek karty Sokół myśliwski."),
        ("pl", 11, "Rabujesz, ale nie ma już ani jednego żółtego Dobra."),
        ("pl", 13, "Gracz 2 zagrywa Klątwę Bunt na ciebie."),
        ("pl", 23, "Karta Zerkon Błazen Gracza 2 jest zapełniona."),
        ("pl", 26, "1 czerwone Dobro trafia na fioletowy Wóz 1."),
        ("pl", 30, "Do Rezerwy wraca 5 zielonych Dóbr z karty Ildico Trucicielka."),
        ("pl", 31, "1 zielone Dobro przechodzi z niebieskiego Wozu 1 na kartę Ildico Trucicielka."),
        ("pl", 32, "2 nadmiarowe Dobra wracają."),
        ("pl", 39, "Gracz 2 nie może wziąć w tej turze zielonej kości."),
        ("pl", 42, "Gra się kończy: w Rezerwie nie ma już ani jednego czarnego Dobra."),
        ("pl", 50, "Ty: +6 PZ (2 Odesłane Wozy)."),
    ],
)
def test_some_sentences_word_by_word(lang: Language, number: int, words: str) -> None:
    assert presenter("huns", texts(lang, "huns"), sample_view(0)).event(TOLD[number]) == [words]


# ---- questions

RED_AND_BLUE = {"wagon": "wagon-orange-1", "goods": ["red", "blue"]}
FULL_ESKAM = {"card": "eskam-the-oracle", "goods": ["red", "blue"]}
TWO_RATS = {
    "cards": ["plague-of-rats"],
    "wagons": ["wagon-orange-2", {"wagon": "wagon-purple-1", "goods": ["red", "black"]}],
}
SPIRITS_FIRST: Facts = {"camps": {"player-1": {"cards": ["spiteful-spirits", "knucklebones"]}}}
FULL_ELLAC = {"card": "ellac-the-heir", "goods": ["red", "red", "red"]}
RATS_AND_ELLAC = {**TWO_RATS, "cards": ["plague-of-rats", FULL_ELLAC]}
RATS_LAST: Facts = {"seats": 4, "stage": "end", "die": "red", "camps": {"player-1": RATS_AND_ELLAC}}
ASKED: list[tuple[str, Facts, tuple[str, ...]]] = [
    ("bonus", {"stage": "bonus", "seats": 4}, ()),
    ("die", {}, ()),
    ("die", {"camps": {"player-1": {"cards": ["knucklebones", "sack-the-village"]}}}, ()),
    ("action", {"stage": "action", "die": "red", "camps": {"player-1": {"cards": ["war-saddle"]}}}, ()),
    ("pick", {"stage": "pick", "die": "red", "camps": {"player-1": {"drawn": ["cattle-raid", "battle-cry"]}}}, ()),
    ("target", {"stage": "pick", "die": "black", "camps": {"player-1": {"drawn": ["mutiny", "evil-eye"]}}},
     ("play", "card", "mutiny")),
    ("place", {"stage": "place", "die": "red", "hand": {"red": 2}, "camps": {"player-1": {
        "wagons": ["wagon-orange-1", "wagon-purple-1"], "cards": ["zerco-the-jester"]}}}, ()),
    ("place", {"stage": "place", "die": "red", "hand": {"red": 2},
               "camps": {"player-1": {"wagons": ["wagon-orange-1", "wagon-purple-1"]}}}, ()),
    ("wagon", {"stage": "pick", "die": "blue", "camps": {"player-1": {"drawn": ["great-yurt", "pack-mule"]}}},
     ("play", "card", "great-yurt")),
    ("after", {"stage": "after", "die": "red", "camps": {"player-1": {"cards": ["sack-the-village"]}}}, ()),
    ("end", {"seats": 4, "stage": "end", "die": "red", "camps": {"player-1": {
        "cards": [{"card": "ellac-the-heir", "goods": ["red", "red", "red"]}, "relay-ponies"]}}}, ()),
    ("die", SPIRITS_FIRST, ()),
    ("end", RATS_LAST, ()),
    ("gain", {"camps": {"player-1": {"cards": ["market-plunder", "sack-the-village"]}}},
     ("use", "card", "market-plunder")),
    ("steal", {"camps": {"player-1": {"cards": ["night-ambush"]}, "player-2": {"wagons": [RED_AND_BLUE]}}},
     ("use", "card", "night-ambush")),
    ("steal", {"camps": {"player-1": {"cards": ["cattle-raid"]}, "player-2": {"wagons": [RED_AND_BLUE]}}},
     ("use", "card", "cattle-raid")),
    ("discard", {"camps": {"player-1": {"cards": ["burning-arrows"]}, "player-2": {"wagons": [RED_AND_BLUE]}}},
     ("use", "card", "burning-arrows")),
    ("discard", {"stage": "end", "die": "red", "camps": {"player-1": TWO_RATS}}, ()),
    ("turn", {"camps": {"player-1": {"cards": [{"card": "zerco-the-jester", "goods": ["red", "red"]}]}}},
     ("use", "card", "zerco-the-jester")),
    ("turn", {"camps": {"player-1": {"cards": ["knucklebones"]}}}, ("use", "card", "knucklebones")),
    ("turn", {"turning": True}, ("take", "die", "red")),
    ("move", {"camps": {"player-1": {"cards": [{"card": "berik-the-carter", "goods": ["red", "blue"]}]}}},
     ("use", "card", "berik-the-carter")),
    ("swap", {"camps": {"player-1": {"cards": ["caravan-swap"]}}}, ("use", "card", "caravan-swap")),
    ("copy", {"camps": {"player-1": {"cards": ["battle-cry"]}, "player-2": {"cards": ["full-gallop", "market-plunder",
        "sack-the-village"]}}}, ("use", "card", "battle-cry")),
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(ASKED)))
def test_every_question_is_asked_and_answered_in_words(number: int, lang: Language) -> None:
    kind, position, first = ASKED[number]
    table = scenario("huns", **position)
    if first:
        option, slot, name = first
        table.does("player-1", option, **{slot: [name]})
    [question] = table.match.waiting()
    assert question.kind == f"huns.{kind}"
    says_all(table.match.view(question.seat), question, lang)


WHEELS = "Pillage 1 red Valuable; 1 finds a place, completing purple wagon 6 (3 VP); may set off Iron-Rimmed Wheels"
WHEELS_PL = (
    "Rabuj: 1 czerwone Dobro; miejsce znajdzie 1, zapełniając: fioletowy Wóz 6 (3 PZ); może uruchomić: Okute koła"
)


@pytest.mark.parametrize(
    ("lang", "pillage", "worth"),
    [
        ("en", WHEELS, " [now 1 VP]"),
        ("pl", WHEELS_PL, " [teraz 1 PZ]"),
    ],
)
def test_what_an_action_and_a_drawn_card_would_bring_is_told_before(lang: Language, pillage: str, worth: str) -> None:
    nearly = {"wagon": "wagon-purple-6", "goods": ["blue", "green", "yellow"]}
    camp: Facts = {"cards": ["iron-rims"], "wagons": [nearly, "wagon-purple-2"]}
    acting = scenario("huns", stage="action", die="red", dice={"red": 1}, camps={"player-1": camp})
    drawn = {**camp, "drawn": ["cattle-raid", "battle-cry"]}
    picking = scenario("huns", stage="pick", die="red", camps={"player-1": drawn})
    assert described(acting, "loot", lang) == pillage
    assert described(picking, "play", lang).endswith(worth)


def described(table: Scenario, option: str, lang: Language) -> str:
    """The first line of the menu with this option."""
    [question] = table.match.waiting()
    view = table.match.view(question.seat)
    choice = next(choice for choice in question.every() if choice.option == option)
    return presenter("huns", texts(lang, "huns"), view).describe(view, question.kind, choice)


def says_all(view: Facts, question: Ask, lang: Language) -> None:
    """The title, the prompt and every line of the menu can be said, and no two lines are the same."""
    own = presenter("huns", texts(lang, "huns"), view)
    entries = menu(question, lambda option, found: [])
    lines = [
        own.describe(view, question.kind, entry.choice) if entry.choice is not None else own.option(view, entry)
        for entry in entries
    ]
    said = [own.title(question), own.prompt(view, question), *lines]
    assert all(line.strip() and "{" not in line and "card/" not in line for line in said)
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (SPIRITS_FIRST, "You must resolve: Spiteful Spirits. Before that you may use: Loaded Knucklebones."),
        (RATS_LAST, "Your turn ends. You may use: Ellac the Heir. You must resolve: Plague of Rats."),
    ],
)
def test_what_must_be_resolved_is_told_apart_from_what_may_be_used(position: Facts, words: str) -> None:
    [question] = scenario("huns", **position).match.waiting()
    view = scenario("huns", **position).match.view(question.seat)
    assert presenter("huns", texts("en", "huns"), view).prompt(view, question) == words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_curse_is_accepted_fled_or_passed_on(lang: Language) -> None:
    table = scenario(
        "huns",
        seats=3,
        stage="pick",
        die="black",
        camps={"player-1": {"drawn": ["mutiny", "evil-eye"]}, "player-2": {"cards": [FULL_ESKAM]}},
    )
    table.does("player-1", "play", card=["evil-eye"])
    table.does("player-1", "curse", seat=["player-2"])
    [question] = table.match.waiting()
    view = table.match.view(1)
    says_all(view, question, lang)
    own = presenter("huns", texts(lang, "huns"), view)
    prompt = {"en": "or flee it for 3 VP", "pl": "czy unikasz za 3 PZ"}
    assert prompt[lang] in own.prompt(view, question)


def test_an_amulet_makes_fleeing_cheap() -> None:
    camps = {"player-1": {"drawn": ["evil-eye"]}, "player-2": {"cards": ["amulet-of-tengri"]}}
    table = scenario("huns", seats=2, stage="pick", die="black", camps=camps)
    [question] = table.match.waiting()
    view = table.match.view(1)
    assert question.kind == "huns.curse"
    own = presenter("huns", texts("en", "huns"), view)
    assert own.describe(view, question.kind, Choice("flee")).endswith("costs you 1 VP")


def test_the_end_is_told_in_two_sentences_where_the_points_stand_beside_it() -> None:
    sheet = {"raids": 0, "mercenaries": 0, "treasures": 0, "curses": 0, "wagons": 4, "types": 1, "total": 5}
    tally = [{**sheet, "total": 5 + seat, "storage": 0, "lines": []} for seat in range(2)]
    ended = {"winners": [1], "scores": [5, 6], "reason": "HU-814"}
    view = {**sample_view(0), "tally": tally, "outcome": ended}
    own = presenter("huns", texts("en", "huns"), view)
    won, *counted, why = own.outcome(view)
    assert own.ending(view) == [won, why]
    assert won == "Player 2 wins."
    assert why.endswith("(HU-814)")
    assert len(counted) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_of_one_moment_are_put_in_order_by_their_names(lang: Language) -> None:
    ready = [
        Held(seat, face, Trigger(face, "huns.batch", lambda *told: None))
        for seat, face in ((0, "iron-rims"), (1, "tribute-roll"))
    ]
    question = Marshal(0, ready, "huns.batch", "HU-606")
    view = {**scenario("huns").match.view(0), "question": question.plain()}
    says_all(view, question, lang)
    own = presenter("huns", texts(lang, "huns"), view)
    assert isinstance(own, HunsPresenter)
    assert "1" in own.options()
    assert own.describe(view, question.kind, Choice("1")).startswith(own.things.name("tribute-roll"))


def test_cards_of_another_set_are_called_as_their_file_says() -> None:
    view = {**sample_view(0), "foreign": {
        "sharp-knife": {"name": "Sharp Knife", "text": "Cuts.", "type": "equipment"},
        "cook": {"name": "The Cook", "text": "Cooks.", "type": "mercenary"},
        "wagon-1": {"name": "Cart", "text": "", "type": "wagon"},
    }}  # fmt: skip
    own = presenter("huns", texts("en", "huns"), view)
    assert isinstance(own, HunsPresenter)
    assert own.event({"kind": "play-card", "seat": 0, "face": "sharp-knife"}) == ["You play Sharp Knife."]
    assert own.card_text("sharp") == "Sharp Knife: Cuts."
    assert own.things.thing(f"good/{100 * (8 * 25 + 6)}") == "red on The Cook"
    assert own.things.thing(f"slot/{9 * 5 + 1}") == "red slot of Cart"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_with_other_cards_is_told_to_everybody(lang: Language) -> None:
    match = begin(game("huns"), 3, {"data": renamed()}, key_from_seed("other cards", 1)).match
    eyes = [(viewer, presenter("huns", texts(lang, "huns"), match.view(viewer))) for viewer in (0, 1, SPECTATOR)]
    assert all(texts(lang, "huns")("goal-foreign") in own.goal() for _, own in eyes)
    dice, told = Dice(key_from_seed("other cards", 2)), 0
    for _ in range(120):
        if match.is_over:
            break
        question = match.waiting()[0]
        for viewer, own in eyes:
            view = match.view(viewer)
            lines = [line for event in match.told(viewer, told) for line in own.event(event)] + own.table(view)
            if viewer == question.seat:
                choice = question.sample(dice)
                lines += [own.prompt(view, question), own.describe(view, question.kind, choice)]
                got = moves.read_move(
                    split(f"{own.options()[choice.option][0]} {own.example(view, choice)}"), [], question, own, view
                )
                assert got is not None
                assert own.describe(view, question.kind, got) == lines[-1]
            assert all("{" not in line for line in lines)
        told = len(match.events)
        match.answer(question.seat, question.sample(dice))
    assert told > 100


def test_programs_play_huns_in_json_lines() -> None:
    table = seated(4, "player-1", game="huns")
    asked = ['{"command": "hint"}', '{"command": "why", "choice": {"option": "take"}}', '{"option": "draw"}']
    lines = iter([*asked, *["0"] * 600])
    stream = StringIO()
    assert JsonLines(table, shown(table), stream, lambda: next(lines, None)).run() == 0
    rows = [json.loads(line) for line in stream.getvalue().splitlines()]
    kinds = [row["type"] for row in rows]
    assert {"question", "event", "hint", "why", "refused"} <= set(kinds)
    assert kinds[-1] == "over"
    assert [row["rule"][:3] for row in rows if row["type"] in ("why", "refused")] == ["HU-", "HU-"]
