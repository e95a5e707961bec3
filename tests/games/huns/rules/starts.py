"""Real starts of Huns, games played on by chance, and tables set up in a line."""

from collections.abc import Iterator
from typing import Any

from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR
from tianxia.core.match import Match, start
from tianxia.games import game
from tianxia.scenario import Scenario, scenario

HUNS = game("huns")
SEATS = (2, 3, 4)
COLOURS = ["blue", "red", "green", "black", "yellow"]
KINDS = ["equipment", "raid", "mercenary", "curse", "treasure"]
TYPES = ["purple", "orange", "green", "blue"]
NOTHING = dict.fromkeys(COLOURS, 0)


def begin(seats: int, seed: int, **options: str) -> Match:
    """A new game at its first question."""
    return start(HUNS, seats, options, key_from_seed("huns-tests", seats, seed))


def begins(seats: int, count: int) -> Iterator[Match]:
    """Many new games."""
    return (begin(seats, seed) for seed in range(count))


def picture(match: Match) -> dict[str, Any]:
    """The whole truth in readable words."""
    return HUNS.picture(match.state)


def viewers(match: Match) -> tuple[int, ...]:
    """All who look on."""
    return (*range(match.state.seats), SPECTATOR)


def questions(match: Match, seed: int) -> Iterator[Match]:
    """The game played on by chance to its end: stops at every question."""
    dice = Dice(key_from_seed("huns-tests-play", seed))
    while not match.is_over:
        yield match
        question = match.waiting()[0]
        match.answer(question.seat, question.sample(dice))


def told(match: Match, *kinds: str, viewer: int = SPECTATOR) -> list[dict[str, Any]]:
    """The events of these kinds, as a viewer was told them."""
    return [event for event in match.told(viewer) if event["kind"] in kinds]


# ---- positions


def camp(*wagons: str | dict[str, Any], **more: Any) -> dict[str, Any]:
    """A camp with these wagons."""
    return {"wagons": list(wagons), **more}


def loaded(wagon: str, *goods: str) -> dict[str, Any]:
    """A wagon with these Valuables on it."""
    return {"wagon": wagon, "goods": list(goods)}


def card(name: str, *goods: str, **state: bool) -> dict[str, Any]:
    """A card with these Valuables on it."""
    return {"card": name, "goods": list(goods), **state} if goods else {"card": name, **state}


def with_die(colour: str, value: int, own: dict[str, Any], **position: Any) -> Scenario:
    """Player 1 has just taken a die of this colour and value; the camp is theirs."""
    camps = {"player-1": own, **position.pop("others", {})}
    dice = {**dict.fromkeys(COLOURS, 1), colour: value, **position.pop("dice", {})}
    return scenario("huns", **{"stage": "action", "die": colour, "dice": dice, "camps": camps, **position})


def loot(colour: str, value: int, own: dict[str, Any], **position: Any) -> Scenario:
    """Player 1 has taken this die and loots with it."""
    table = with_die(colour, value, own, **position)
    table.player_1.does("loot")
    return table


def go_on(table: Scenario, *kinds: str) -> None:
    """Whatever is asked of these kinds is answered somehow."""
    while table.kind in kinds:
        player = str(table.waits_for)
        answer = table.answers(player)[0]
        table.does(player, answer["option"], **answer["picks"])


def loot_somehow(table: Scenario, die: str | None = None) -> None:
    """Whoever is asked takes a die, this one if it is said, and loots with it; where the deck is empty that goes by
    itself."""
    player = str(table.waits_for)
    if table.kind == "huns.die":
        table.does(player, "take", die=[die or table.answers(player, "take")[0]["picks"]["die"][0]])
    if table.kind == "huns.action" and table.waits_for == player:
        table.does(player, "loot")
    go_on(table, "huns.place", "huns.wagon")


def last_turn(**position: Any) -> Scenario:
    """Player 1 has the fifth die, a yellow 1, and has done all but end the turn; a card of another camp could still act
    at its end."""
    taken = dict.fromkeys(COLOURS, "player-1")
    return scenario("huns", **{"stage": "end", "die": "yellow", "taken": taken, "looted": True, **position})


def wagons_of(table: Scenario, player: str = "player-1") -> dict[str, list[str]]:
    """The wagons of a camp, with what lies on them."""
    return {row["wagon"]: row["goods"] for row in table.fact("camps")[player]["wagons"]}


def goods_on(table: Scenario, name: str, player: str = "player-1") -> list[str]:
    """What lies on a card of a camp."""
    return next(row["goods"] for row in table.fact("camps")[player]["cards"] if row["card"] == name)


def storage(table: Scenario, player: str = "player-1") -> dict[str, int]:
    """What lies in a Storage, without the colours that do not."""
    return {colour: count for colour, count in table.fact("camps")[player]["storage"].items() if count}


def moves(table: Scenario, player: str = "player-1") -> set[tuple[str, ...]]:
    """What a player may do now: each option with all that is picked, in words."""
    return {
        (answer["option"], *[name for names in answer["picks"].values() for name in names])
        for answer in getattr(table, player.replace("-", "_")).answers()
    }
