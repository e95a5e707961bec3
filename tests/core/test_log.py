"""The log: told again it is the same match; cut, edited or foreign it is refused in one sentence."""

import json
from typing import Any

import pytest

from tests.core.tiny import Tiny, question
from tests.toy.game import GAME as TOY
from tests.toy.game import Toy
from tests.toy.levee import GAME as LEVEE
from tests.toy.levee import TURNS
from tests.toy.skirmish import GAME as SKIRMISH
from tianxia.core.asks import Choice, ask
from tianxia.core.dice import Dice
from tianxia.core.game import Game
from tianxia.core.log import (
    CONCEDED,
    Journal,
    begin,
    begin_from,
    conceded,
    from_snapshot,
    losers,
    read,
    replay,
    snapshot,
)
from tianxia.core.match import Match, start
from tianxia.errors import BadInput


def played(game: Game, key: int = 5, answers: int = 10_000, undo: bool = True) -> Journal:
    """A random game with its log; now and then somebody takes an answer back."""
    journal = begin(game, None, {}, key)
    dice = Dice(key)
    for n in range(answers):
        if journal.match.is_over:
            break
        asked = journal.match.waiting()[0]
        journal.answer(asked.seat, asked.sample(dice))
        if undo and n % 3 == 0 and journal.match.why_no_undo(asked.seat) is None:
            journal.undo(asked.seat)
    return journal


FINISHED = {"toy": played(TOY).text(), "skirmish": played(SKIRMISH).text()}
GAMES: dict[str, Game] = {"toy": TOY, "skirmish": SKIRMISH}


def verify(game: Game, text: str) -> str:
    """The one sentence against this log, or nothing; any other error goes through."""
    try:
        replay(game, read(text))
    except BadInput as refused:
        sentence = str(refused)
        assert sentence
        assert "\n" not in sentence
        return sentence
    return ""


@pytest.mark.parametrize("id", GAMES)
def test_a_log_told_again_is_the_same_match(id: str) -> None:
    again = replay(GAMES[id], read(FINISHED[id]))
    assert again.text() == FINISHED[id]
    assert again.match.is_over
    assert any(line.choice is None for line in again.lines)


def test_a_log_can_be_told_up_to_any_answer() -> None:
    log = read(FINISHED["toy"])
    for upto in range(len(log.lines) + 1):
        journal = replay(TOY, log, upto)
        assert len(journal.lines) == upto
        assert replay(TOY, read(journal.text())).chain == journal.chain


def test_an_unfinished_log_goes_on() -> None:
    journal = played(SKIRMISH, answers=40)
    again = replay(SKIRMISH, read(journal.text()))
    asked = again.match.waiting()[0]
    choice = asked.sample(Dice(1))
    for one in (journal, again):
        one.answer(asked.seat, choice)
    assert again.text() == journal.text()


@pytest.mark.parametrize("id", GAMES)
def test_a_log_cut_at_any_line_is_refused(id: str) -> None:
    lines = FINISHED[id].splitlines(keepends=True)
    for count in range(len(lines)):
        sentence = verify(GAMES[id], "".join(lines[:count]))
        assert sentence == ("the log is empty" if count == 0 else sentence)
        assert "cut off" in sentence or count == 0


@pytest.mark.parametrize("id", GAMES)
def test_a_log_cut_at_every_fiftieth_byte_is_refused(id: str) -> None:
    data = FINISHED[id].encode()
    for size in range(0, len(data) - 1, 50):
        assert verify(GAMES[id], data[:size].decode(errors="ignore"))


def test_every_edited_digit_is_refused() -> None:
    text = FINISHED["toy"]
    accepted = []
    for at, letter in enumerate(text):
        if letter.isdigit():
            edited = text[:at] + str((int(letter) + 1) % 10) + text[at + 1 :]
            if not verify(TOY, edited):
                accepted.append((text.count("\n", 0, at) + 1, text[max(0, at - 20) : at + 10]))
    assert accepted == []


def test_every_missing_or_doubled_line_is_refused() -> None:
    lines = FINISHED["toy"].splitlines(keepends=True)
    for n in range(len(lines)):
        assert verify(TOY, "".join(lines[:n] + lines[n + 1 :]))
        assert verify(TOY, "".join(lines[: n + 1] + lines[n:]))
    for n in range(len(lines) - 1):
        assert verify(TOY, "".join([*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]]))


def with_header(**changes: Any) -> str:
    header, _, rest = FINISHED["toy"].partition("\n")
    return json.dumps({**json.loads(header), **changes}) + "\n" + rest


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the log is empty"),
        ("hello\n", "line 1 of the log is not JSON"),
        ("[]\n", "line 1 of the log is not an object"),
        ("[" * 100_000, "line 1 of the log is not JSON"),
        ('{"some": "file"}\n', "line 1 is not the header of a tianxia log"),
        ("%PDF-1.4\n1 0 obj\n", "line 1 of the log is not JSON"),
        ('{"tianxia": NaN}\n', "line 1 of the log is not JSON"),
        (with_header(tianxia=2), "this log has format 2; this program reads format 1"),
        (with_header(game="skirmish"), "this is a log of skirmish, not of toy"),
        (with_header(rules="0"), "written under version 0 of the rules of toy; this program plays version 1"),
        (with_header(seats=7), "toy is for 2, 3, 4 players, not 7"),
        (with_header(seats="2"), "line 1: the header has no seats"),
        (with_header(options={"x": "y"}), "toy has no option 'x'"),
        (with_header(options={"rounds": 2}), "option rounds of toy is one of 2, 3"),
        (with_header(options={"rounds": []}), "option rounds of toy is one of 2, 3"),
        (with_header(key="xyz"), "line 1: the key is not 32 hexadecimal digits"),
        (with_header(key="f" * 33), "line 1: the key is not 32 hexadecimal digits"),
        (with_header(key="-1"), "line 1: the key is not 32 hexadecimal digits"),
        (with_header(**{"from": 3}), "line 1: the position that the log starts from is damaged"),
        (with_header(**{"from": {}}), "line 1: the position that the log starts from is damaged"),
    ],
)
def test_what_is_no_log_of_this_game_is_refused_with_its_place(text: str, sentence: str) -> None:
    assert sentence in verify(TOY, text)


@pytest.mark.parametrize(
    "changes",
    [
        {"extra": "\ud800"},
        {"extra": 10**30},
        {"extra": {"a": [1] * 3}},
        {"key": "0x5"},
        {"tianxia": True},
        {"tianxia": 1.0},
        {"seats": True},
        {"game": "\ud800"},
    ],
    ids=repr,
)
def test_a_header_with_something_odd_in_it_is_refused(changes: dict[str, Any]) -> None:
    assert verify(TOY, with_header(**changes))


def damaged(**changes: Any) -> str:
    journal = begin_from(begin(TOY, 2, {}, 5).match, 5)
    header = json.loads(journal.text().splitlines()[0])
    header["from"].update(changes)
    return json.dumps(header) + "\n" + "\n".join(journal.text().splitlines()[1:]) + "\n"


@pytest.mark.parametrize(
    "changes",
    [
        {"zones": []},
        {"zones": [[1000]] * 7},
        {"zones": None},
        {"faces": ["a"]},
        {"n": -5},
        {"n": 2**90},
        {"key": "-1"},
        {"key": "x"},
        {"outcome": {"winners": 3}},
        {"outcome": "won"},
        {"scores": None},
        {"scores": []},
        {"phase": 9},
        {"phase": "x"},
        {"turn": 9},
        {"open_to": []},
        {"seats": 40},
        {"seats": "2"},
        {"script": 4},
    ],
    ids=repr,
)
def test_a_damaged_starting_position_is_refused(changes: dict[str, Any]) -> None:
    assert verify(TOY, damaged(**changes))


def edited(at: int, changes: dict[str, Any]) -> str:
    lines = FINISHED["toy"].splitlines()
    lines[at] = json.dumps({**json.loads(lines[at]), **changes})
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"n": 7}, "line 2 of the log should be answer 1, not 7"),
        ({"seat": None}, "line 2 of the log lacks a seat or a digest"),
        ({"seat": True}, "line 2 of the log lacks a seat or a digest"),
        ({"digest": 5}, "line 2 of the log lacks a seat or a digest"),
        ({"choice": 5}, "line 2 of the log: a choice is an object with an option"),
        ({"choice": {"option": "x"}}, "answer 1 (line 2) is refused by TOY-2"),
        ({"seat": 1}, "answer 1 (line 2)"),
        ({"seat": 99}, "answer 1 (line 2) is refused by core.not-asked"),
        ({"undo": True}, "answer 1 (line 2) is refused by core.undo"),
        ({"digest": "0" * 32}, "answer 1 (line 2) leads to another state than the log says"),
    ],
)
def test_an_edited_answer_is_refused_with_its_place(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in verify(TOY, edited(1, changes))


@pytest.mark.parametrize(
    "changes", [{"outcome": None}, {"digest": "0" * 32}, {"digest": None}, {"end": 3}, {"end": "x"}], ids=repr
)
def test_an_edited_last_line_is_refused(changes: dict[str, Any]) -> None:
    assert verify(TOY, edited(-1, changes))


def test_a_match_that_its_players_ended_is_told_again() -> None:
    journal = played(TOY, answers=7)
    journal.match.concede(conceded(2, [1]))
    again = replay(TOY, read(journal.text()))
    assert again.text() == journal.text()
    assert again.match.is_over
    assert again.match.waiting() == []


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (3, {}), (3, {"mode": "rivals"})], ids=["alone", "together", "rivals"]
)
def test_a_match_that_everybody_gave_up_is_told_again_as_lost(seats: int, options: dict[str, str]) -> None:
    journal = begin(LEVEE, seats, options, 3)
    journal.answer(0, Choice("dig"))
    journal.match.concede(conceded(seats, list(range(seats)), journal.match.is_cooperative))
    ending = {"winners": [], "scores": [0] * seats, "reason": CONCEDED}
    assert losers(seats, ending) == list(range(seats))
    again = replay(LEVEE, read(journal.text()))
    assert again.text() == journal.text()
    assert again.match.state.outcome.plain() == ending


def test_partners_do_not_win_when_the_others_give_up() -> None:
    journal = begin(LEVEE, 3, {}, 3)
    assert conceded(3, [0, 1], True).winners == ()
    journal.match.concede(conceded(3, [0, 1]))
    assert verify(LEVEE, journal.text())


@pytest.mark.parametrize(
    ("changes", "winners", "reason"), [({"river": 50}, (), "LEVEE-4"), ({"river": -50}, (0, 1), "LEVEE-5")]
)
def test_all_lose_or_all_win_and_the_log_says_by_which_rule(
    changes: dict[str, int], winners: tuple[int, ...], reason: str
) -> None:
    match = start(LEVEE, 2, {}, 3)
    mark = match.mark.plain() | changes | {"turn": TURNS - 1}
    journal = begin_from(Match(LEVEE, LEVEE.decode(mark, match.options), match.options).begin(), 3)
    journal.answer(0, Choice("dig"))
    outcome = replay(LEVEE, read(journal.text())).match.state.outcome
    assert (outcome.winners, outcome.reason) == (winners, reason)


@pytest.mark.parametrize(
    "changes", [{"winners": []}, {"winners": [0, 1]}, {"winners": 0}, {"scores": [0, 1]}, {"reason": "x"}], ids=repr
)
def test_a_concession_that_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    journal = played(TOY, answers=7)
    journal.match.concede(conceded(2, [1]))
    lines = journal.text().splitlines()
    end = json.loads(lines[-1])
    end["outcome"] |= changes
    assert verify(TOY, "\n".join([*lines[:-1], json.dumps(end)]))


def test_a_log_may_start_at_any_rest_point() -> None:
    journal = begin_from(begin(TOY, 3, {}, 5).match, 5)
    dice = Dice(2)
    while not journal.match.is_over:
        asked = journal.match.waiting()[0]
        journal.answer(asked.seat, asked.sample(dice))
    again = replay(TOY, read(journal.text()))
    assert again.text() == journal.text()
    assert again.match.digest() == journal.match.digest()


def test_a_log_does_not_start_in_the_middle_of_a_stretch() -> None:
    def two(s):
        yield from ask(question(0))
        yield from ask(question(0))

    match = Tiny(two).start()
    asked = match.waiting()[0]
    match.answer(0, next(asked.expand()))
    with pytest.raises(AssertionError, match="rest point"):
        begin_from(match, 1)


def test_a_refused_answer_is_not_written_down() -> None:
    journal = begin(TOY, 2, {}, 5)
    before = journal.text()
    asked = journal.match.waiting()[0]
    choice = asked.sample(Dice(1))
    choice.option = "nonsense"
    with pytest.raises(Exception, match="TOY-2"):
        journal.answer(asked.seat, choice)
    assert journal.text() == before


def test_a_stored_match_of_another_game_is_refused() -> None:
    stored = snapshot(begin(TOY, 2, {}, 5).match)
    with pytest.raises(BadInput, match="not a stored match of skirmish"):
        from_snapshot(SKIRMISH, stored)
    with pytest.raises(BadInput, match="not a stored match of toy"):
        from_snapshot(TOY, {**stored, "tianxia": 2})


def test_a_stored_match_goes_on_under_newer_rules() -> None:
    class Newer(Toy):
        version = "2"

    match = played(TOY, answers=12, undo=False).match
    stored = json.loads(json.dumps(snapshot(match)))
    assert from_snapshot(Newer(), stored).digest() == match.digest()


def test_a_twin_is_never_stored() -> None:
    match = begin(TOY, 2, {}, 5).match
    with pytest.raises(AssertionError, match="true match"):
        snapshot(match.twin(0, 3))
