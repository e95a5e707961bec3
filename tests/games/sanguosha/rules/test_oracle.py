"""Random games of heroes without skills: what is offered and what happens, against the rules told once more."""

from itertools import count

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.oracle import ITSELF, Position, offered
from tests.games.sanguosha.rules.witness import Witness
from tianxia.core.asks import Ask, number
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR

HEROES = ("sun-quan", "xu-chu", "ma-chao", "da-qiao", "gan-ning", "guan-yu", "zhen-ji", "zhao-yun")
LOOKS = 80  # at the options of idle heroes


def options_of(question: Ask) -> dict[str, object]:
    """What a hero is offered, with the targets."""
    picks = {option.id: [pick for pick in option.picks if pick.slot == "targets"] for option in question.options()}
    return {
        id: sorted([HEROES[number(ref)] for ref in aims[0].items]) if aims else ITSELF for id, aims in picks.items()
    }


@rule("SG-213", "SG-833", "SG-834", "SG-1005", "SG-1101", "SG-1102", "SG-1142", "SG-1150", "SG-1240", "SG-1330")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_an_idle_hero_is_offered_what_the_rules_of_the_cards_say(seats: int):
    heroes = HEROES[:seats]
    looked = 0
    for nth in count():  # one after the other, however soon each ends
        game = bare(*heroes, hands=dict.fromkeys(heroes, 4), options={"deck": "extra"}, seed=seats + 100 * nth)
        dice = Dice(key_from_seed("oracle", seats, nth))
        while not game.match.is_over:
            question = game.match.waiting()[0]
            if question.kind == "sanguosha.idle":
                me = heroes[question.seat]
                wanted = offered(Position(game.match.game.picture(game.match.state), me))
                said = {option: names if names == ITSELF else sorted(names) for option, names in wanted.items()}
                assert options_of(question) == said
                looked += 1
                if looked == LOOKS:
                    return
            game.match.answer(question.seat, question.sample(dice))


@rule("SG-203", "SG-215", "SG-341", "SG-345", "SG-347", "SG-349", "SG-518", "SG-741", "SG-751", "SG-1154", "SG-1212")
@pytest.mark.parametrize("seed", range(12))
def test_all_that_happens_follows_from_the_rules_of_the_cards(seed: int):
    heroes = HEROES[: 2 + seed % 7]
    game = bare(*heroes, hands=dict.fromkeys(heroes, 4), options={"deck": "extra"}, seed=seed)
    witness = Witness(list(game.roles.values()), list(game.hp.values()), 4)
    dice = Dice(key_from_seed("witness", seed))
    while not game.match.is_over:
        question = game.match.waiting()[0]
        game.match.answer(question.seat, question.sample(dice))
    for event in game.match.told(SPECTATOR):
        witness.hears(event)
    assert game.fact("outcome.winners") == witness.winners()
