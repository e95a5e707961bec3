"""The toy game does what it is there for: the suite would be blind without it."""

from collections import Counter

from tests.toy.game import GAME
from tests.toy.state import Strike, Table
from tianxia.core.asks import Choice
from tianxia.core.dice import Dice
from tianxia.core.match import Match, start
from tianxia.lab.fuzzing import depth


def met(games: int = 60) -> Counter[str]:
    """What random games come across."""
    seen: Counter[str] = Counter()
    for seed in range(games):
        match = start(GAME, 2 + seed % 3, {"rounds": "3"}, seed)
        dice = Dice(seed)
        while not match.is_over:
            look_at(match, seen)
            waiting = match.waiting()
            question = waiting[dice.below(len(waiting))]
            choice = question.sample(dice)
            seen["answers sent back"] += bool(match.sealed) and choice.option == "claim"
            before = match.rests, len(match.events)
            match.answer(question.seat, choice)
            told = [event.kind for event in match.events[before[1] :]]
            seen["cards taken unseen"] += choice.option == "claim"
            seen["rolls"] += "roll" in told
            seen["coins slipped in secret"] += choice.option == "slip" and match.state.seats > 2
            seen["coins spent openly"] += choice.option == "spend"
            seen["turns into the next round"] += match.rests > before[0] and "move" in told
    return seen


def look_at(match: Match, seen: Counter[str]) -> None:
    state = match.state
    assert isinstance(state, Table)
    blows = [matter for matter in state.trail if isinstance(matter, Strike)]
    seen["sealed answers of three or more"] += len(match.asks) >= 3 and len(match.sealed) > 0
    seen["parries five deep"] += any(blow.level == 5 for blow in blows)
    seen["a blow inside a blow"] += len(blows) >= 2
    seen["a blow inside a blow inside a blow"] += len(blows) >= 3
    seen["a blow that was changed"] += any(blow.amount != 2 for blow in blows)
    seen["a question after a shuffle in the same stretch"] += bool(state.retired)
    seen["a question inside a trigger"] += match.asks[0].kind == "toy.boast"
    seen["compulsory triggers to be put in order"] += match.asks[0].kind == "toy.revealed" and not any(
        option.id == "pass" for option in match.asks[0].options()
    )
    seen["rules ten deep"] += depth(match) >= 10
    twin = match.twin(0, 1 + len(match.events)).state
    assert isinstance(twin, Table)
    seen["other coins behind a screen in a twin"] += twin.stock != state.stock


def test_random_games_come_across_everything() -> None:
    seen = met()
    assert [what for what, count in seen.items() if not count] == []


def test_scripted_dice_decide_what_a_blow_does() -> None:
    cards = []
    for eyes in (1, 6):
        match = start(GAME, 2, {"revenge": "off"}, 4)
        for seat in (0, 1):
            match.answer(seat, next(choice for choice in match.question(seat).expand() if choice.option == "bid"))
        while match.asks[0].kind != "toy.turn":
            match.answer(match.asks[0].seat, next(iter(match.asks[0].expand())))
        seat = match.asks[0].seat
        match.answer(seat, Choice("strike", {"target": (f"seat/{1 - seat}",)}))
        match.answer(1 - seat, Choice("pass"))
        match.state.dice.script = [eyes]
        held = len(match.state.zones[seat])
        match.answer(1 - seat, Choice("pass"))
        cards.append(len(match.state.zones[seat]) - held)
    assert cards == [0, 1]
