"""Every sentence of Sun Tzu, also those that few games come to; JSON lines; and lines that nobody would type."""

import json
from io import StringIO

import pytest

from tests.terminal.tables import seated, shown
from tianxia.core.asks import Offer, Option, Pick, cards
from tianxia.core.dice import Dice
from tianxia.core.events import SPECTATOR, Facts
from tianxia.games import game
from tianxia.games.suntzu.data import PROVINCES
from tianxia.games.suntzu.rules.armies import Armies, Call
from tianxia.games.suntzu.rules.state import War
from tianxia.scenario import scenario
from tianxia.telling.language import LANGUAGES, Language, texts
from tianxia.telling.presenter import presenter
from tianxia.terminal.json_lines import JsonLines

TOLD: list[Facts] = [
    {"kind": "game", "sides": ["suntzu", "shao"], "variant": "beginner"},
    {"kind": "event-up", "event": "light-infantry"},
    {"kind": "event", "event": "pandemic", "seats": [0, 1]},
    {"kind": "event", "event": "heros-challenge", "seats": [1]},
    {"kind": "markers", "markers": [[1, 2, 3]] * 5},
    {"kind": "generals"},
    {"kind": "general", "seat": 1, "general": "black-miasma"},
    {"kind": "score", "score": 1, "rule": "ST-745"},
    {"kind": "score", "score": -2, "rule": "ST-831"},
    {"kind": "score", "score": 0, "sums": [3, 5], "rule": "ST-906"},
    {"kind": "laid", "round": 3},
    {"kind": "turn-up", "province": "wu", "cards": ["plague", "minus-1"]},
    {"kind": "six-marker", "seat": 0, "province": "qin", "figures": 1, "from": ["pool"]},
    {"kind": "six-marker", "seat": 1, "province": "qin", "figures": 0, "from": []},
    {"kind": "plague", "seat": 1, "province": "chu", "lost": 2},
    {"kind": "result", "province": "chu", "winner": 0, "by": 4},
    {"kind": "result", "province": "chu", "winner": -1, "by": 0},
    {"kind": "retreat", "seat": 0, "province": "chu", "armies": 5},
    {"kind": "enter", "seat": 0, "province": "chu", "armies": 1, "pool": 1, "from": ["pool"]},
    {
        "kind": "enter",
        "seat": 1,
        "province": "chu",
        "armies": 5,
        "pool": 2,
        "from": ["pool", "pool", "qin", "wu", "wu"],
    },
    {"kind": "reserve", "seat": 0, "from": ["pool", "qin"], "rule": "ST-532"},
    {"kind": "reserve", "seat": 1, "from": ["wu"], "rule": "ST-821"},
    {"kind": "reserve", "seat": 1, "from": [], "rule": "ST-812"},
    {"kind": "call", "seat": 0, "cards": ["plus-1", "plague"]},
    {"kind": "march", "seat": 0, "from": "qin", "to": "chu"},
    {"kind": "raid", "seat": 1, "province": "qin"},
    {"kind": "levy", "seat": 0, "province": "qin"},
    {"kind": "recycle", "seat": 1, "card": "plague", "box": "num-9"},
    {"kind": "another-general", "seat": 0, "taken": True},
    {"kind": "another-general", "seat": 1, "taken": False},
    {"kind": "round", "round": 4},
    {"kind": "over", "winner": 0, "score": 4, "rule": "ST-942"},
    {"kind": "over", "winner": -1, "score": 0, "rule": "ST-945"},
    {"kind": "undo", "seat": 0},
    {"kind": "plague", "seat": -1, "province": "wu", "lost": 0},
    {"kind": "plague", "seat": 1, "province": "wu", "lost": 0},
    {"kind": "six-marker", "seat": 1, "province": "qin", "figures": 1, "from": ["wu"]},
]


def sample_view(viewer: int) -> Facts:
    return {"viewer": viewer, "seats": [{"side": "suntzu"}, {"side": "shao"}]}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence_for_everybody(lang: Language, viewer: int) -> None:
    teller = presenter("suntzu", texts(lang, "suntzu"), sample_view(viewer))
    for told in TOLD:
        lines = teller.event(told)
        assert lines
        assert all(line.strip() and "{" not in line and "ST-" not in line for line in lines), told
    assert teller.event({"kind": "move", "card": "x"}) == []


@pytest.mark.parametrize(
    ("lang", "number", "words"),
    [
        ("en", 14, "The Plague drives 2 armies of King Shao from CHU back to the pool."),
        ("en", 19, "King Shao brings 5 armies into CHU (1 from QIN, 2 from WU, 2 from the pool)."),
        ("en", 20, "You put 2 armies into your reinforcements for the +3 (1 from QIN, 1 from the pool)."),
        ("en", 9, "Scoring: Sun Tzu 3, King Shao 5. The score marker stands on the centre space."),
        ("pl", 13, "Szóstka króla Shao jest wykorzystana w prowincji QIN; nie ma już oddziału na krawędź."),
        ("pl", 14, "Plaga w prowincji CHU: 2 oddziały wracają do puli króla Shao."),
        ("pl", 17, "Wycofujesz 5 oddziałów z prowincji CHU do swojej puli."),
        ("pl", 21, "Król Shao odkłada do posiłków 1 oddział z powodu wydarzenia Wyzwanie mistrza (1 z WU)."),
        ("en", 34, "The Plague at WU costs nobody an army."),
        ("pl", 35, "Plaga w prowincji WU nikomu nie zabiera oddziału."),
        ("en", 36, "King Shao's 6 is used up at QIN; 1 army from WU stands on the edge there."),
        ("pl", 23, "Wzywasz 2 oddziały posiłków (do pudełka: +1, Plaga)."),
    ],
)  # fmt: skip
def test_some_sentences_word_by_word(lang: Language, number: int, words: str) -> None:
    assert presenter("suntzu", texts(lang, "suntzu"), sample_view(0)).event(TOLD[number]) == [words]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_questions_are_asked_in_words(lang: Language) -> None:
    """Armies for each purpose, calls before pools are compared, War Chariots, keeping two of three."""
    table = seated(1, "suntzu", game="suntzu")
    own, view = shown(table, lang), table.view()
    state = game("suntzu").setup(2, {"variant": "standard", "events": "off", "suntzu_player": "seat-0"}, Dice(1))
    assert isinstance(state, War)
    away = Option("take", (Pick("general", cards([1])),))
    questions = [
        *[Armies(state, 0, n, [0, 5], purpose, "ST-532") for n in (1, 2, 5) for purpose in ("reserve", "battle")],
        Armies(state, 0, 1, [0, 2], "six-marker", "ST-513"),
        Call(state, 0, "ST-619"),
        Call(state, 0, "ST-620"),
        Offer(0, "suntzu.another-general", "ST-817", lambda: (away,)),
        Offer(0, "suntzu.province", "ST-408", lambda: (Option("fight", (Pick("province", ("province/0",)),)),)),
        Offer(0, "suntzu.before-scoring", "ST-617", lambda: (Option("pass"),)),
    ]
    said = [f"{own.title(question)}: {own.prompt(view, question)}" for question in questions]
    assert len(dict.fromkeys(said)) == len(said)
    assert all("{" not in line for line in said)


def test_programs_play_sun_tzu_in_json_lines() -> None:
    table = seated(4, "suntzu", options={"variant": "beginner"}, game="suntzu")
    asked = ['{"command": "hint"}', '{"command": "why", "choice": {"option": "orders"}}', '{"option": "call"}']
    lines = iter([*asked, *["0"] * 60])
    stream = StringIO()
    assert JsonLines(table, shown(table), stream, lambda: next(lines, None)).run() == 0
    rows = [json.loads(line) for line in stream.getvalue().splitlines()]
    kinds = [row["type"] for row in rows]
    assert {"question", "event", "hint", "why", "refused"} <= set(kinds)
    assert kinds[-1] == "over"
    assert [row["rule"] for row in rows if row["type"] in ("why", "refused")] == ["ST-305", "ST-606"]
    question = next(row for row in rows if row["type"] == "question")
    assert question["whole"] is False
    assert [province["id"] for province in question["view"]["provinces"]] == list(PROVINCES)


@pytest.mark.parametrize(
    ("side", "position", "words"),
    [
        ("suntzu", {"suntzu": [], "six_markers": {"suntzu": ["wu"]}}, ["Your 6 is used up at WU."]),
        ("shao", {"held": {"shao": ["second-drum"]}, "six_markers": {"shao": ["wu", "chu"]}},
         ["Your 6 is used up at CHU, WU, but Second Drum lets you lay it there once more.",
          "Before that you may play a general or call reinforcements."]),
        ("shao", {}, ["Before that you may play a general or call reinforcements."]),
    ],
)  # fmt: skip
def test_the_question_for_orders_says_what_may_be_done(side: str, position: Facts, words: list[str]) -> None:
    war = scenario("suntzu", **position)
    question = war.asked(side)
    said = presenter("suntzu", texts("en", "suntzu"), war.match.view(question.seat)).prompt({}, question)
    start = "Lay one card at each province, in the order QIN, CHU, JIN-YAN, HAN-QI, WU."
    assert said == " ".join([start, *words])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_beginners_are_not_told_of_generals_and_reinforcements(lang: Language) -> None:
    war = scenario("suntzu", options={"variant": "beginner"})
    own = presenter("suntzu", texts(lang, "suntzu"), war.match.view(0))
    question = war.match.question(0)
    assert question is not None
    assert texts(lang, "suntzu")("ask-orders-before") not in own.prompt(war.match.view(0), question)
