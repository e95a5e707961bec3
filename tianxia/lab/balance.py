"""A balance report: of all that was offered to the seats of bot games, what was kept, and who won with it.

A game says what an event offers to a seat and what the seat keeps (`Game.tallied`), and who begins (`Game.begins`).
Every game is a deal of its own, so that a bot that always answers alike does not count one game many times. A thing is
judged by its *lift*: how often the seat that kept it won, against the share of the victory that a seat has by itself.
The lift of a whole group (a deck, a sort of card) is the measure of its members: some groups go to the winner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass

from tianxia.bots import check_spec
from tianxia.core.game import HAPPENED, KEPT, OFFERED, Tallied
from tianxia.core.match import Match
from tianxia.games import game as game_by_id
from tianxia.lab.arena_game import ArenaGame, played
from tianxia.lab.report import wilson
from tianxia.lab.workers import spread

Thing = tuple[str, str]  # its group and its id


@dataclass(frozen=True, slots=True)
class Tally:
    """What was counted in one game."""

    seats: int
    began: int  # the seat that began
    shares: tuple[float, ...]  # of the victory, by seat
    offered: tuple[tuple[int, Thing], ...]  # seat and thing
    kept: tuple[tuple[int, Thing], ...]
    roles: tuple[str, ...] = ()  # by seat, in a game with roles
    scores: tuple[int, ...] = ()  # by seat
    happened: tuple[str, ...] = ()  # at the table, as often as it did
    acted: tuple[str, ...] = ()  # the pieces of content that took effect, each once
    together: bool = False  # the whole table against the game

    def role(self, seat: int) -> str:
        """Of a seat."""
        return self.roles[seat] if self.roles else ""


@dataclass(frozen=True, slots=True)
class ThingStanding:
    """One thing: how often it was offered and kept, and how often the seat that kept it won."""

    group: str
    id: str
    offered: int
    kept: int
    rate: float  # kept of those offered
    rate_low: float
    rate_high: float
    wins: float
    lift: float  # 1: as often as a seat wins anyhow
    lift_low: float
    lift_high: float
    against_group: float  # its lift against that of its group


@dataclass(frozen=True, slots=True)
class SeatStanding:
    """One place in the order of play."""

    seats: int
    place: int  # 1 began
    games: int
    wins: float
    rate: float
    low: float
    high: float
    fair: float


@dataclass(frozen=True, slots=True)
class TableFigures:
    """How games with one number of seats went as a whole."""

    seats: int
    score: float  # the mean of all seats
    score_low: float  # four seats of five are between these
    score_high: float
    happened: Mapping[str, float]  # how often in a game
    won: float | None = None  # of the tables against the game


@dataclass(frozen=True, slots=True)
class Balance:
    """The whole report."""

    games: Mapping[int, int]  # by number of seats
    places: tuple[SeatStanding, ...]
    things: tuple[ThingStanding, ...]  # all numbers of seats together
    by_seats: Mapping[int, tuple[ThingStanding, ...]]
    acted: Mapping[str, int]  # in how many games a piece of content took effect
    figures: tuple[TableFigures, ...] = ()


def tables(
    game: str, bots: tuple[str, ...], games: int, seed: int, counts: Sequence[int], options: Mapping[str, str]
) -> list[ArenaGame]:
    """This many games with each number of seats; the bots move on by one seat from deal to deal."""
    rules = game_by_id(game)
    for spec in bots:
        check_spec(spec, game)
    found: list[ArenaGame] = []
    for count in counts:
        settled = tuple(rules.settle_options(options, rules.check_seats(count)).items())
        table = tuple([bots[seat % len(bots)] for seat in range(count)])
        found += [ArenaGame(game, table, settled, seed, deal, deal % count, even=True) for deal in range(games)]
    return found


def count_all(tasks: Sequence[ArenaGame], jobs: int) -> Generator[Tally, None, None]:
    """What is counted in each game, in their order."""
    return spread(count_game, tasks, jobs)


def count_game(task: ArenaGame) -> Tally:
    """One game is played, and what its events tell is counted."""
    rules = game_by_id(task.game)
    began: list[int] = []
    told: list[Tallied] = []

    def look(match: Match) -> None:
        began.append(rules.begins(match.state))
        told.extend(rules.tallied_at_first(match.state))

    match, _, _ = played(task, look)
    outcome = match.state.outcome
    winners = () if outcome is None else outcome.winners
    whole = rules.wins_together(match.state.seats, match.options)
    shares = [0.0 if seat not in winners else 1.0 if whole else 1 / len(winners) for seat in range(match.state.seats)]
    roles = [rules.role_of(match.state, seat) for seat in range(match.state.seats)]
    told += [row for event in match.events for row in rules.tallied(event)]
    offered = [(seat, (group, id)) for how, group, id, seat in told if how == OFFERED]
    kept = [(seat, (group, id)) for how, group, id, seat in told if how == KEPT]
    happened = [id for how, _, id, _ in told if how == HAPPENED]
    return Tally(
        match.state.seats,
        began[0],
        tuple(shares),
        tuple(offered),
        tuple(kept),
        tuple(roles),
        scores=() if outcome is None else outcome.scores,
        happened=tuple(happened),
        acted=tuple(dict.fromkeys([id for event in match.events for id in rules.took_effect(event)])),
        together=rules.is_cooperative(match.state.seats, match.options),
    )


def balance(tallies: Sequence[Tally]) -> Balance:
    """Count it all."""
    counts = sorted({tally.seats for tally in tallies})
    by_seats = {count: [tally for tally in tallies if tally.seats == count] for count in counts}
    return Balance(
        {count: len(some) for count, some in by_seats.items()},
        tuple([row for some in by_seats.values() for row in places_of(some)]),
        things_of(tallies),
        {count: things_of(some) for count, some in by_seats.items()},
        Counter([id for tally in tallies for id in tally.acted]),
        tuple([figures_of(some) for some in by_seats.values() if any(tally.scores for tally in some)]),
    )


def figures_of(tallies: Sequence[Tally]) -> TableFigures:
    """What the seats of these games scored, and what happened in them."""
    scores = sorted([score for tally in tallies for score in tally.scores])
    tenth = len(scores) // 10
    counts = Counter([word for tally in tallies for word in tally.happened])
    happened = {word: counts[word] / len(tallies) for word in sorted(counts)}
    won = sum([any(tally.shares) for tally in tallies]) / len(tallies) if tallies[0].together else None
    return TableFigures(
        tallies[0].seats, sum(scores) / len(scores), scores[tenth], scores[len(scores) - 1 - tenth], happened, won
    )


def places_of(tallies: Sequence[Tally]) -> list[SeatStanding]:
    """How often each place in the order of play won, at tables of one size where one can win before another."""
    seats, games = tallies[0].seats, len(tallies)
    if tallies[0].together:
        return []
    found = []
    for place in range(seats):
        wins = sum([tally.shares[(tally.began + place) % seats] for tally in tallies])
        found.append(SeatStanding(seats, place + 1, games, wins, wins / games, *wilson(wins, games), 1 / seats))
    return found


def things_of(tallies: Sequence[Tally]) -> tuple[ThingStanding, ...]:
    """Every thing by its group and its lift, the best of a group first."""
    offered: dict[Thing, int] = {}
    kept: dict[Thing, list[tuple[float, float]]] = {}  # the share of the victory, and that of a seat by itself
    alone = shares_alone(tallies)
    for tally in tallies:
        for _, thing in tally.offered:
            offered[thing] = offered.get(thing, 0) + 1
        for seat, thing in tally.kept:
            kept.setdefault(thing, []).append((tally.shares[seat], alone[tally.seats, tally.role(seat)]))
    groups: dict[str, list[tuple[float, float]]] = {}
    for (group, _), rows in kept.items():
        groups.setdefault(group, []).extend(rows)
    things = dict.fromkeys([*offered, *kept])
    found = [_standing(thing, offered.get(thing, 0), kept.get(thing, []), groups) for thing in things]
    return tuple(sorted(found, key=lambda row: (row.group, -row.lift, row.id)))


def shares_alone(tallies: Sequence[Tally]) -> dict[tuple[int, str], float]:
    """The share of the victory that a seat has by itself, by the number of seats and its role: what was won in these
    games by whoever has the same role, or the whole table against the game."""
    found: dict[tuple[int, str], list[float]] = {}
    for tally in tallies:
        for seat, share in enumerate(tally.shares):
            found.setdefault((tally.seats, tally.role(seat)), []).append(share)
    together = {tally.seats for tally in tallies if tally.together}
    return {
        (seats, role): sum(shares) / len(shares) if role or seats in together else 1 / seats
        for (seats, role), shares in found.items()
    }


def _standing(
    thing: Thing, offered: int, rows: list[tuple[float, float]], groups: Mapping[str, list[tuple[float, float]]]
) -> ThingStanding:
    times = max(offered, len(rows), 1)
    wins = sum([share for share, _ in rows])
    lift, low, high = _lift(rows)
    whole = _lift(groups[thing[0]])[0] if thing[0] in groups else 0.0
    rates = wilson(len(rows), times)
    against = lift / whole if whole else 0.0
    return ThingStanding(*thing, offered, len(rows), len(rows) / times, *rates, wins, lift, low, high, against)


def _lift(rows: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    """The share of the victory against that of a seat by itself, with its interval; none where no such seat has won."""
    fair = sum([alone for _, alone in rows]) / len(rows) if rows else 0.0
    if not fair:
        return 0.0, 0.0, 0.0
    wins = sum([share for share, _ in rows])
    low, high = wilson(wins, len(rows))
    return wins / len(rows) / fair, low / fair, high / fair
