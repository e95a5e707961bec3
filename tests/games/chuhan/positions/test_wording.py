"""The words of a scenario of Chu Han: what exists is possible or refused by a rule; what does not exist is an error, so
that no negative assertion holds by a typing error."""

from collections.abc import Callable

import pytest

from tianxia.scenario import BadInput, Refusal, Scenario, Unknown, Wrong, load, refused, run, scenario

Act = Callable[[Scenario], object]


def battle() -> Scenario:
    """Han leads."""
    return scenario("chuhan", han=["1", "1", "9"], chu=["7", "7", "8"], attacker="han")


NONSENSE: list[tuple[Callable[[], Scenario], Act, str]] = [
    (battle, lambda s: s.han.may("lede"), "there is no option 'lede'; nearest: lead"),
    (battle, lambda s: s.han.why_not("nonsense"), "there is no option 'nonsense'"),
    (battle, lambda s: s.han.may("lead", cards=["1"]), "lead has no slot 'cards'; there is set"),
    (battle, lambda s: s.han.may("lead", set=["77"]), "there is no card '77'; nearest: 7"),
    (battle, lambda s: s.han.may("lead", set=["1@qin"]), "nobody called 'qin' could know '1'; there are han, chu"),
    (battle, lambda s: s.han.may("counter", set=["77"]), "there is no thing '77'; nearest: 7"),
    (battle, lambda s: s.han.may("counter", sett=["7"]), "no option has a slot 'sett'"),
    (battle, lambda s: s.han.answers("lede"), "there is no option 'lede'"),
    (battle, lambda s: s.chu.may("pass"), "chu is not asked anything; the game waits for han"),
    (battle, lambda s: s.chu.why_not("pass"), "chu is not asked anything; the game waits for han"),
    (battle, lambda s: s.chu.options, "chu is not asked anything; the game waits for han"),
    (battle, lambda s: s.does("qin", "lead"), "there is no seat 'qin'; the seats are han, chu"),
]  # fmt: skip


@pytest.mark.parametrize(("opened", "act", "sentence"), NONSENSE, ids=[f"{n}" for n in range(len(NONSENSE))])
def test_a_word_that_means_nothing_is_an_error_that_says_what_would_fit(opened: Callable[[], Scenario], act: Act,
                                                                        sentence: str):  # fmt: skip
    with pytest.raises(BadInput) as wrong:
        act(opened())
    assert str(wrong.value).startswith(sentence)
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize("rule", ["CH-206", "CH-301", "core.not-asked"])
def test_refused_does_not_hold_for_a_word_that_means_nothing(rule: str):
    with pytest.raises(Unknown, match="there is no card 'nonsense'"), refused(rule):
        battle().han.plays("nonsense")


def test_refused_holds_for_a_seat_that_is_not_asked_only_if_it_says_so():
    with refused("core.not-asked"):
        battle().chu.plays("7")
    with pytest.raises(Wrong, match=r"chu is not asked anything.*; it should be refused by CH-206"), refused("CH-206"):
        battle().chu.plays("7")


@pytest.mark.parametrize(
    ("opened", "act", "rule"),
    [
        (battle, lambda s: s.han.why_not("counter", set=["9"]), "CH-206"),  # an option of another question
        (battle, lambda s: s.han.why_not("han-xin"), "CH-501"),  # a character that he does not hold
        (battle, lambda s: s.han.why_not("lead", set=["8"]), "CH-301"),  # a card of another hand
        (battle, lambda s: s.han.why_not("lead", set=["1", "1", "1"]), "CH-301"),  # more of them than he has
    ],
)
def test_what_exists_and_cannot_be_had_now_is_refused_by_a_rule(opened: Callable[[], Scenario], act: Act, rule: str):
    assert act(opened()) == rule


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ('option = "{odd}"', "step 1: there is no option '{odd}'"),
        ('option = "lede"\nrefused = "CH-206"', "step 1: there is no option 'lede'; nearest: lead"),
        ('option = "lead"\npicks = { cards = ["7"] }', "step 1: lead has no slot 'cards'; there is set"),
        ('option = "lead"\npicks = { set = ["77"] }\nrefused = "CH-301"', "step 1: there is no card '77'"),
    ],
)
def test_a_word_of_a_file_that_means_nothing_is_told_with_its_step(step: str, sentence: str):
    head = 'game = "chuhan"\n[position]\nhan = ["1", "9"]\nchu = ["7", "8"]\n'
    with pytest.raises(BadInput) as wrong:
        run(load(f"{head}[[step]]\n{step}\n"))
    assert str(wrong.value).startswith(sentence)


# ---- refusals


@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        (lambda s: s.han.passes(), "han is refused 'pass' by CH-206 (the options are lead, decree)"),
        (lambda s: s.han.plays("8"), "han is refused 'lead' by CH-301 ('8' is not among its set: 1, 1, 9)"),
        (lambda s: s.han.plays("1", "9"), "han is refused 'lead' by CH-301 (values [1, 9])"),
        (lambda s: s.han.undoes(), "han is refused an undo by core.undo-nothing"),
    ],
)
def test_a_refusal_says_who_is_refused_what_and_why(act: Act, sentence: str):
    with pytest.raises(Refusal) as refusal:
        act(battle())
    assert str(refusal.value) == sentence
    assert refusal.value.rule in sentence


def test_a_refusal_of_the_core_says_its_rule():
    assert str(Refusal("CH-301", {"slot": "set"})) == "refused by CH-301"


# ---- all legal answers


def test_a_seat_lists_its_legal_answers_and_each_of_them_is_possible():
    leading = battle()
    answers = leading.han.answers()
    assert {"option": "lead", "picks": {"set": ["1", "1"]}} in answers
    assert [answer["option"] for answer in answers] == ["lead"] * 3 + ["decree"]  # a 1, both, the 9: alike ones once
    assert all(leading.han.may(answer["option"], **answer["picks"]) for answer in answers)
    assert leading.han.answers("decree") == [{"option": "decree", "picks": {}}]
    assert leading.han.answers("pass") == []


# ---- facts


def test_a_question_is_told_with_names_too():
    assert battle().fact("question.han.about.attacker") == "han"


def test_only_the_part_that_a_fact_names_is_built(monkeypatch: pytest.MonkeyPatch):
    leading = battle()

    def never(*_: object) -> None:
        raise AssertionError("nobody asked for it")

    monkeypatch.setattr(type(leading.game), "picture", never)
    assert leading.fact("view.han.seats.count") == 2
    assert leading.fact("waits_for") == "han"
    monkeypatch.undo()
    monkeypatch.setattr(type(leading.game), "view", never)
    assert leading.fact("score.han") == 0
    assert leading.fact("question.han.kind") == "chuhan.lead"


# ---- looking back, and the end


def test_the_end_of_a_battle_can_be_seen_before_the_next_deal():
    last = scenario("chuhan", han=["1"], chu=["7", "8"], score={"han": 5}, discard=["lyu-zhi", "*"])
    with pytest.raises(BadInput, match="no battle has ended since the position"):
        last.last_battle()
    last.han.plays("1")
    assert last.battle == 2
    ended = last.last_battle()
    assert (ended["battle"], ended["han"], ended["chu"], ended["score"]["han"]) == (1, [], ["7", "8"], 7)
    assert ended["trick"] == [{"by": "han", "as": "set", "cards": ["1"], "value": 1, "size": 1}]


def test_the_picture_at_any_event_can_be_seen_again_also_after_a_script_of_chance_and_an_undo():
    drawn = scenario("chuhan", han=["1", "9"], chu=["7", "8"], draw=["4", "5", "2", "0"], discard=["lyu-zhi", "*"])
    drawn.next_cards("0", "2")
    drawn.han.takes_decree()
    drawn.han.plays("1")
    drawn.chu.passes()
    drawn.chu.undoes()
    assert drawn.at(-1) == drawn.picture()
    first = drawn.at(0)
    assert (first["han"], first["draw"][0]) == (["0", "1", "9"], "2")  # in the middle of the decree
    with pytest.raises(BadInput, match=r"there is no event number 99: \d+ events happened so far"):
        drawn.at(99)


def test_winner_and_outcome_are_attributes():
    last = scenario("chuhan", han=["1"], chu=["7", "8"], score={"han": 30}, discard=["lyu-zhi", "*"])
    assert (last.winner, last.outcome) == (None, None)
    last.han.plays("1")
    assert last.winner == ["han"]
    assert last.outcome["reason"] == "CH-715"
