"""Sanguosha in plain lines: two to ten seats, what is being resolved, passing by itself, beliefs, typed cards."""

import re

import pytest

from tests.games.sanguosha.rules.heroes.tables import table as position
from tests.games.sanguosha.rules.heroes.tables import told
from tests.marks import rule
from tests.terminal.tables import Player, Script, seated, seated_in, shown
from tests.terminal.test_every_game import first_choice
from tianxia.commands.play import Wish, fresh
from tianxia.core.asks import Choice
from tianxia.core.dice import key_from_seed
from tianxia.core.events import Facts
from tianxia.core.log import Journal
from tianxia.games.sanguosha.words import SanguoshaPresenter
from tianxia.positions.scenario import Scenario
from tianxia.scenario import scenario
from tianxia.telling.language import LANGUAGES, Language, texts
from tianxia.telling.ledger import ledger_of
from tianxia.telling.menu import menu
from tianxia.telling.presenter import presenter
from tianxia.telling.words import Problem, split
from tianxia.terminal import answers, moves
from tianxia.terminal.plain import PlainLines
from tianxia.terminal.sitting import Sitting


def eyes(game: Scenario, viewer: int, lang: Language = "en") -> SanguoshaPresenter:
    """The presenter of a viewer of a position."""
    made = presenter("sanguosha", texts(lang, "sanguosha"), game.match.view(viewer))
    assert isinstance(made, SanguoshaPresenter)
    return made


def typed(game: Scenario, seat: int, line: str, asks_why: bool = False) -> Choice | None:
    """What a line means at the open question of a seat."""
    question, view, shown = game.match.question(seat), game.match.view(seat), eyes(game, seat)
    assert question is not None
    return moves.read_move(split(line), menu(question, lambda option, found: []), question, shown, view, asks_why)


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_number_of_seats_sits_down(seats: int) -> None:
    table, _ = fresh("sanguosha", key_from_seed("seats", seats), seats, {}, None, Wish(None, None, "random"))
    said = Script(table, ["1", "table", "quit"]).run()
    assert f"Sanguosha, {seats} players. You are Player 1" in said
    assert len(re.findall(r"^[> ] .*: HP \d+/\d+, hand \d+", said.rsplit("Deck", 1)[-1], re.M)) == seats


def test_an_example_names_a_few_things_and_not_all_that_could_be() -> None:
    """Benevolence: any cards of the hand to any heroes."""
    held = ["sha:spade-7", "sha:spade-8", "dodge", "peach"]
    game = position("liu-bei", "cao-cao", "zhang-fei", "zhou-tai", "lu-bu", hands={"liu-bei": held})
    question = game.match.question(0)
    assert question is not None
    entry = next(entry for entry in menu(question, lambda option, found: []) if entry.option == "benevolence")
    assert entry.example is not None
    assert sorted([len(refs) for refs in entry.example.picks.values()]) == [1, 2]


def test_what_is_being_resolved_can_be_read() -> None:
    game = position("zhang-fei", "cao-cao", hands={"zhang-fei": ["sha:spade-7"], "cao-cao": ["dodge"]})
    game.zhang_fei.uses("sha", on="cao-cao")
    lines = "\n".join(eyes(game, -1).table(game.match.view(-1)))
    assert "Now: Sha ♠7 by Zhang Fei on Cao Cao > waiting for Dodge: Cao Cao" in lines
    polish = "\n".join(eyes(game, 1, "pl").table(game.match.view(1)))
    assert "Teraz: Sha ♠7 na tobie – Zhang Fei > ty, możliwa odpowiedź: Unik" in polish


def test_states_equipment_and_judgement_areas_are_told() -> None:
    game = position(
        "zhang-fei", "zhou-tai", equipment={"zhou-tai": ["red-hare"]}, judgement={"zhou-tai": ["lightning"]},
        chained=["zhou-tai"], flipped=["zhou-tai"],
    )  # fmt: skip
    line = next(line for line in eyes(game, 0).table(game.match.view(0)) if "Zhou Tai" in line)
    assert ", chained, face down, equipment: Red Hare" in line
    assert "judgement area: Lightning" in line


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        ("peach:heart-3", "heart 3: it counts as a Dodge.", "kier 3, liczy się jako Unik."),
        ("sha:spade-8", "spade 8: it is no Dodge.", "pik 8, to nie Unik."),
    ],
)
def test_a_judgement_says_what_comes_of_it(card: str, english: str, polish: str) -> None:
    worn = {"zhou-tai": ["eight-trigrams-formation"]}
    game = position("zhang-fei", "zhou-tai", hands={"zhang-fei": ["sha"]}, equipment=worn, deck=[card])
    game.zhang_fei.uses("sha", on="zhou-tai")
    game.zhou_tai.activates("eight-trigrams-formation")
    [event] = told(game, "judged")
    assert eyes(game, 0).event(event)[0].endswith(english)
    assert eyes(game, 0, "pl").event(event)[0].endswith(polish)


def test_a_card_is_typed_by_name_and_a_hero_by_the_beginning_of_one() -> None:
    game = position("guan-yu", "zhang-fei", hands={"guan-yu": ["sha:spade-7", "sha:club-4", "red-hare", "dodge"]})
    sha = typed(game, 0, "sha sha-s7 zhang fei")
    assert sha is not None
    assert game.match.question(0).check(sha) is None
    assert typed(game, 0, "sha s7 zhang") == sha
    assert typed(game, 0, "warrior saint red hare zhang-fei").option == "warrior-saint/sha"
    assert typed(game, 0, "red hare").option == "red-hare"
    with pytest.raises(Problem, match="ui-which"):
        typed(game, 0, "sha sha zhang-fei")


def test_the_only_card_of_a_name_need_not_be_named() -> None:
    game = position("zhang-fei", "cao-cao", hands={"zhang-fei": ["sha:spade-7", "peach"]})
    assert typed(game, 0, "sha cao cao") == typed(game, 0, "sha sha-s7 cao-cao")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_not_tells_the_rule_and_the_facts(lang: Language) -> None:
    game = position("zhang-fei", "cao-cao", hands={"zhang-fei": ["peach", "dodge"]})
    question, shown = game.match.question(0), eyes(game, 0, lang)
    refusals = question.closed()
    assert {id: refusal.rule for id, refusal in refusals.items()} == {"peach": "SG-1142", "dodge": "SG-1131"}
    lines = answers.why_lines(refusals["peach"], shown, ledger_of("sanguosha"), game.match.view(0))
    assert ("Peach" if lang == "en" else "Brzoskwinia") in "\n".join(lines)


def test_a_card_of_ones_own_is_not_taken_from_anybody() -> None:
    own = {"kind": "moved", "why": "take", "by": 0, "from": "equipment/0", "to": "hand/0", "count": 1}
    shown = eyes(position("sima-yi", "cao-cao"), 1)
    assert shown.event(own) == ["Sima Yi gets 1 card."]
    assert shown.event({**own, "from": "hand/1"}) == ["Sima Yi takes 1 card from you."]


def test_windows_in_which_only_a_pass_is_possible_are_passed_by_themselves() -> None:
    for auto, asked in ((True, []), (False, ["sanguosha.negate", "sanguosha.dodge"])):
        game = position(
            "zhang-fei", "lu-bu", "guan-yu", hands={"zhang-fei": ["dismantle", "sha"], "lu-bu": ["peach"] * 4}
        )
        kinds: list[str] = []
        table = Sitting(Journal(game.match, {}), 1, {}, None, windows=game.match.game.windows)
        table.set_auto(auto)
        for option, picks in (("dismantle", {"targets": ("seat/1",)}), ("sha", {"targets": ("seat/1",)})):
            held = next(o for o in game.match.question(0).options() if o.id == option)
            game.match.answer(0, Choice(option, {"cards": held.picks[0].items[:1], **picks}))
            while (question := table.question()) is not None:
                if table._passes(question):
                    game.match.answer(1, Choice("pass"))
                else:
                    kinds.append(question.kind)
                    game.match.answer(1, Choice("pass"))
            while game.match.question(2) is not None:
                game.match.answer(2, Choice("pass"))
            while game.match.question(0).kind != "sanguosha.idle":
                game.match.answer(0, game.match.question(0).sample(game.match.state.dice))
        assert kinds == asked


def test_beliefs_are_told_with_what_moved_them() -> None:
    table = seated(7, "player-1", bot="greedy", game="sanguosha", options={"heroes": "standard"})
    said: list[str] = []

    def decide(plain: PlainLines) -> str | None:
        said.append(plain.table.question().kind)
        return "1" if len(said) == 1 else "beliefs" if len(said) % 12 == 0 else "hint" if len(said) > 40 else "1"

    lines: list[str] = []
    player = Player(table, lambda plain: None if len(said) > 30 else decide(plain))
    lines = player.run().splitlines()
    head = next(n for n, line in enumerate(lines) if line.startswith("What a bot in your seat"))
    told = lines[head + 1 : head + 6]
    assert any("(known)" in line for line in told)
    hidden = [line for line in told if "%" in line]
    assert hidden
    for line in hidden:
        assert 98 <= sum(int(number) for number in re.findall(r"(\d+)%", line)) <= 102


def test_a_game_without_roles_has_no_beliefs() -> None:
    assert "There are no hidden roles in this game." in Script(seated(1), ["beliefs", "quit"]).run()


def test_the_text_of_cards_heroes_and_skills() -> None:
    table = seated(1, "player-1", game="sanguosha")
    said = Script(table, ["card negate", "card cao cao", "card star gazing", "rules SG-101", "quit"]).run()
    assert "Negate (tactic): Use it when a tactic is about to take effect" in said
    assert "Cao Cao (Wei, 4 HP). Villainous Hero (skill):" in said
    assert "Star Gazing (Zhuge Liang): In your Beginning Phase" in said
    assert "SG-101:" in said


SHA = {"name": "sha", "suit": "spade", "number": 7, "cards": ["card/1"], "by": "", "area": ""}
ACEDIA = {"name": "acedia", "suit": "spade", "number": 6, "cards": ["card/1"], "by": "", "area": ""}


def moved(why: str, came: str, to: str, by: int, count: int = 2) -> Facts:
    """Cards that nobody names go somewhere."""
    return {"kind": "moved", "why": why, "from": came, "to": to, "by": by, "count": count}


@pytest.mark.parametrize(
    ("told", "english", "polish"),
    [
        (moved("discard", "hand/1", "discard", by=2), "Guan Yu discards 2 cards from Zhou Tai.",
         "Guan Yu odrzuca 2 karty gracza Zhou Tai."),
        (moved("discard", "hand/0", "discard", by=2, count=1), "Guan Yu discards 1 card from you.",
         "Guan Yu odrzuca ci 1 kartę."),
        (moved("give", "hand/1", "hand/2", by=1), "Zhou Tai gives 2 cards to Guan Yu.",
         "Zhou Tai daje 2 karty graczowi Guan Yu."),
        (moved("give", "hand/0", "hand/3", by=0), "You give 2 cards to Player 4.", "Dajesz 2 karty Graczowi 4."),
        (moved("take", "hand/1", "hand/0", by=0, count=1), "You take 1 card from Zhou Tai.",
         "Bierzesz 1 kartę od gracza Zhou Tai."),
        (moved("take", "hand/3", "hand/2", by=2), "Guan Yu takes 2 cards from Player 4.",
         "Guan Yu bierze 2 karty od Gracza 4."),
        ({"kind": "prevented", "victim": 1, "source": 0}, "The damage to Zhou Tai is prevented.",
         "Zhou Tai nie otrzymuje tych obrażeń."),
        ({"kind": "strikes", "seat": 1, "card": ACEDIA},
         "Acedia ♠6 takes effect on Zhou Tai.", "Karta Acedia ♠6 działa na gracza Zhou Tai."),
        ({"kind": "team-up", "seat": 1, "opponent": 0, "condition": "join-forces"},
         "Zhou Tai teams up with you: Join Forces.",
         "Zhou Tai zawiera Sojusz z tobą: Połączone siły."),
        ({"kind": "team-up", "seat": 1, "opponent": 2, "condition": "join-forces"},
         "Zhou Tai teams up with Guan Yu: Join Forces.",
         "Zhou Tai zawiera Sojusz z graczem Guan Yu: Połączone siły."),
        ({"kind": "named-number", "seat": 1, "number": 1}, "Zhou Tai names A.", "Zhou Tai podaje wartość A."),
        ({"kind": "mark", "seat": 1, "skill": "composure", "cards": []},
         "Composure: there is nothing in Zhou Tai's hand to mark.",
         "Spokój ducha: Zhou Tai nie ma na ręce nic do oznaczenia."),
        ({"kind": "use", "user": 2, "use": {**SHA, "by": "warrior-saint"}, "targets": [1], "second": -1,
          "answers": None},
         "Guan Yu uses Sha ♠7 on Zhou Tai thanks to Warrior Saint.",
         "Guan Yu używa Sha ♠7 na graczu Zhou Tai dzięki zdolności Święty wojownik."),
        ({"kind": "use", "user": 2, "use": {**SHA, "by": "serpent-halberd"}, "targets": [0], "second": -1,
          "answers": None},
         "Guan Yu uses Sha ♠7 on you thanks to Serpent Halberd.",
         "Guan Yu używa Sha ♠7 na tobie dzięki karcie Wężowa halabarda."),
        ({"kind": "judge", "seat": 1, "judgement": "acedia", "face": "std-001"},
         "Zhou Tai is judged for Acedia: Sha ♠7.", "Acedia, osąd gracza Zhou Tai: Sha ♠7."),
        ({"kind": "judge", "seat": 0, "judgement": "acedia", "face": "std-001"},
         "You are judged for Acedia: Sha ♠7.", "Acedia, twój osąd: Sha ♠7."),
        ({"kind": "fight", "seat": 1, "opponent": 2, "skill": "drive-the-tiger"},
         "Drive the Tiger: Zhou Tai fights a point fight with Guan Yu.",
         "Napuszczanie tygrysa: Zhou Tai stacza starcie na liczby z graczem Guan Yu."),
        ({"kind": "look", "seat": 1, "count": 3, "skill": "star-gazing"},
         "Star Gazing: Zhou Tai looks at 3 cards.", "Patrzenie w gwiazdy: Zhou Tai ogląda 3 karty."),
        ({"kind": "virtual-damage", "source": 1, "victim": 2, "damage": 1, "element": "normal"},
         "Guan Yu is viewed as suffering 1 damage from Zhou Tai.",
         "Uznaje się, że Guan Yu otrzymuje 1 obrażenie od gracza Zhou Tai."),
    ],
)  # fmt: skip
def test_who_does_what_to_whom_is_told_in_a_sentence(told: Facts, english: str, polish: str) -> None:
    view = position("zhang-fei", "zhou-tai", "guan-yu", "ma-chao").match.view(0)
    view["seats"][3]["hero"] = None
    for lang, words in (("en", english), ("pl", polish)):
        line = presenter("sanguosha", texts(lang, "sanguosha"), view).event(told)
        assert line == [words]


def negating(game: Scenario) -> list[str]:
    """The question whether seat 1 negates, in both languages."""
    question = game.match.question(1)
    assert question is not None
    assert question.kind == "sanguosha.negate"
    return [eyes(game, 1, lang).prompt(game.match.view(1), question) for lang in LANGUAGES]


def test_whether_to_negate_is_asked_of_what_is_used_and_on_whom() -> None:
    hands = {"zhang-fei": ["out-of-nothing:heart-7", "harvest:heart-3"], "zhou-tai": ["negate"]}
    game = position("zhang-fei", "zhou-tai", hands=hands)
    game.zhang_fei.uses("out-of-nothing")
    assert negating(game) == [
        "Zhang Fei uses Out of Nothing ♥7. Do you negate it?",
        "Zhang Fei używa karty Z niczego ♥7. Czy negujesz?",
    ]
    game = position("zhang-fei", "zhou-tai", hands=hands)
    game.zhang_fei.uses("harvest")
    assert negating(game) == [
        "Zhang Fei uses Harvest ♥3 on themselves. Do you negate it?",
        "Zhang Fei używa Żniw ♥3 na sobie. Czy negujesz?",
    ]


def test_a_tactic_of_the_judgement_area_is_about_to_take_effect() -> None:
    held = {"zhou-tai": ["negate"]}
    game = position(
        "zhang-fei", "zhou-tai", hands=held, judgement={"zhang-fei": ["acedia"]}, phase="judgement", step="phase"
    )
    english, polish = negating(game)
    assert re.fullmatch("Acedia .* is about to take effect on Zhang Fei. Do you negate it\\?", english)
    assert re.fullmatch("Karta Acedia .* ma zadziałać na gracza Zhang Fei. Czy negujesz\\?", polish)


def test_the_end_names_the_winners_with_their_roles() -> None:
    table = seated(3, "player-2", game="sanguosha")
    shown_to = shown(table)
    player = Player(table, lambda plain: first_choice(plain, "en"))
    said = player.run()
    assert table.is_over
    assert re.search(r"\(SG-75[014]\)", said)
    assert re.search(r"Winners: .*\((Ruler|Loyalist|Rebel|Spy)\)\.|Nobody wins\.", said)
    assert shown_to.seat_names() == tuple([f"player-{n}" for n in range(1, 6)])


@pytest.mark.parametrize(
    ("lang", "line", "answer"), [("en", "pass turn", "rest of this turn"), ("pl", "pas tura", "tury")]
)
def test_a_pass_may_stand_until_the_turn_is_over(lang: Language, line: str, answer: str) -> None:
    game = position(
        "zhang-fei", "lu-bu", "guan-yu", hands={"zhang-fei": ["raining-arrows", "dismantle"], "lu-bu": ["negate"] * 3}
    )
    state = game.match.state
    table = Sitting(Journal(game.match, {}), 1, {}, None, windows=game.match.game.windows)
    held = next(option for option in game.match.question(0).options() if option.id == "raining-arrows")
    game.match.answer(0, Choice("raining-arrows", {"cards": held.picks[0].items[:1]}))
    question = table.question()
    assert question is not None
    assert not table._passes(question), "he holds a Negate"
    said: list[str] = []
    plain = Script(table, [], lang).plain
    plain.out.line = lambda text="", *rest, **more: said.append(text)
    assert plain.obey(line) is True
    assert answer in said[0]
    assert table._passes(question)
    state.turns += 1
    assert not table._passes(question), "another turn"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_a_god_is_told_once_for_all_kingdoms(lang: Language) -> None:
    offered = {"seat-0": ["god-guan-yu", "cao-cao"]}
    game = scenario("sanguosha", heroes=["none"] * 5, offered=offered, step="choose-ruler")
    said = Script(seated_in(game.journal, 0), [], lang).run()
    say = texts(lang, "sanguosha")
    assert said.count(say("text-god-of-war")) == 1
    assert said.count(say("hero-god-guan-yu")) > 4
    assert ".," not in said
    assert ".." not in said
    kingdom = {"en": "kingdom: ", "pl": "królestwo: "}[lang]
    assert f"{say('hero-god-guan-yu')}, {kingdom}{say('kingdom-wei')}. {say('hero-god-guan-yu')} (" in said
    assert f"{say('hero-god-guan-yu')}, {kingdom}{say('kingdom-shu')}\n" in said


@pytest.mark.parametrize(("lang", "watch", "skip"), [("en", "watch", "skip"), ("pl", "oglądaj", "pomiń")])
def test_who_has_fallen_watches_turn_by_turn_or_skips_to_the_end(lang: Language, watch: str, skip: str) -> None:
    """Xu Chu, a rebel with 1 HP and no card, is hit; the others play on."""
    heroes = ["lu-bu", "zhang-liao", "sun-quan", "diao-chan", "xu-chu"]
    roles = ["ruler", "rebel", "loyalist", "spy", "rebel"]
    game = scenario("sanguosha", heroes=heroes, roles=roles, hp={"xu-chu": 1}, hands={"lu-bu": ["sha"]})
    game.lu_bu.uses("sha", on="xu-chu")
    table = seated_in(game.journal, 4)
    moments: list[tuple[int, int | None]] = []

    def decide(plain: PlainLines) -> str:
        moments.append(plain.table.moment)
        return ["hint", "", watch, "table", skip][len(moments) - 1]

    said = Player(table, decide, lang).run()
    say = texts(lang, "sanguosha")
    assert table.is_over
    assert moments[1] != moments[2] != moments[3], "a turn each time"
    assert moments[0] == moments[1]
    assert said.count(say("ui-out")) == 3
    assert say("ui-out-how") in said, "there is nothing to hint at"
    assert said.count("\n") < 150, "nobody has to read the rest of the match"


@rule("SG-941", "SG-963", "SG-1607", "SG-623")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_marked_premeditated_and_removed_cards_and_sides_are_told_as_far_as_they_are_known(lang: Language) -> None:
    game = position(
        "guo-xun",
        "ke-bineng",
        "clan-zhong-yan",
        hands={"ke-bineng": ["peach"]},
        marked=[["peach", "raiders", "ke-bineng"]],
        premeditated={"guo-xun": ["duel", "sha"]},
        removed=["wine"],
    )
    told = {viewer: eyes(game, viewer, lang) for viewer in (0, 1)}
    tables = ["\n".join(shown.table(game.match.view(viewer))) for viewer, shown in told.items()]
    expected = {
        "en": ("marked in hand: Peach", "2 cards premeditated", "Read Bones on side 1", "Removed from the game: Wine"),
        "pl": ("oznaczone na ręce: Brzoskwinia", "uknute karty: 2", "Wróżba z kości: strona 1", "Usunięte z gry: Wino"),
    }
    for table in tables:
        assert all(words in table for words in expected[lang])
    own, others = ["\n".join(shown.hand(game.match.view(viewer))) for viewer, shown in told.items()]
    planned = {"en": "Your premeditated cards: Sha ♠7, Duel ♠A", "pl": "Twoje uknute karty: Sha ♠7, Pojedynek ♠A"}[lang]
    assert planned in own
    assert planned.partition(":")[0] not in others
