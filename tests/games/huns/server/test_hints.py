"""A hint at a table of Huns says what speaks for its choice, in both languages."""

from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.games import game
from tianxia.positions.scenario import Scenario

CAMP = {"wagons": [{"wagon": "wagon-purple-1", "goods": ["red", "red", "red", "black"]}, "wagon-orange-1"]}
POSITION = {"seats": 4, "stage": "action", "die": "black", "dice": {"black": 1}, "camps": {"player-1": CAMP}}


def test_a_hint_gives_its_reason():
    world = World(31, EASY)
    id = world.table_at(Scenario(game("huns"), POSITION, {}))
    me = Client(world, id, "token0").open()
    world.settle()
    assert me.question is not None
    told = me.ask("hint", question=me.question["id"], level="sensible")
    assert told["choice"] == {"option": "loot", "picks": {}}
    assert told["text"]["en"].endswith("It dispatches a wagon: 4 VP.")
    assert told["text"]["pl"].endswith("Odsyła Wóz: 4 PZ.")
