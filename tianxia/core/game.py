"""Game: what a game must say of itself to be played by the core, and the settings of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from tianxia.core import by_default
from tianxia.core.asks import Play, Ref, Refusal, Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import Event, Facts, Seat
from tianxia.core.inputs import said, what_fits
from tianxia.core.state import State
from tianxia.errors import BadInput, Phrase

Options = dict[str, str]
S = TypeVar("S", bound=State, default=Any)  # `Game` alone is any game
Need = tuple[str, tuple[str, ...]]  # another setting, or SEATS, and those of its values that will do
SEATS: Final = "seats"  # how many seats the table has: a need that is not a setting
DATA: Final = "data"  # the option that holds the text of a file with other components
OFFERED: Final = "offered"
KEPT: Final = "kept"
HAPPENED: Final = "happened"  # at the table; it is nobody's
Tallied = tuple[str, str, str, Seat]  # which of these, a group (a deck, say), an id of `contents` or a word, and whose


SEPARATOR: Final = ","  # between the values of a setting that has several


class BadMix(BadInput):
    """Settings that the game has, but not together; the refusal has the rule, the texts of the game its sentence."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__("these settings of {game} do not go together ({rule})", game=game, rule=refusal.rule)
        self.game: str = game
        self.refusal: Refusal = refusal


class Setting:
    """One option of a table (not an Option of a question): one of its values, or `several` with commas between."""

    __slots__ = ("deals", "default", "name", "needs", "rule", "several", "source", "values")

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        default: str,
        source: str,
        rule: str = "",
        needs: tuple[Need, ...] = (),
        several: bool = False,
        deals: str = "",
    ) -> None:
        self.name: str = name
        self.values: tuple[str, ...] = values
        self.default: str = default
        self.source: str = source  # "seed", "public", "house" or "ruling"
        self.rule: str = rule
        self.needs: tuple[Need, ...] = needs  # all must hold, or the table has no such setting; they name earlier ones
        self.several: bool = several
        self.deals: str = (
            deals  # if it only says from what is dealt and changes no rule: the value that leaves out nothing
        )

    def wrong_with(self, value: object) -> str:
        """Why the setting cannot have this value, as the end of a sentence; nothing if it can."""
        if not self.several:
            return (
                ""
                if value in self.values
                else Phrase("is one of {among}, not {value!r}", among=", ".join(self.values), value=value)
            )
        parts = value.split(SEPARATOR) if isinstance(value, str) else [value]
        if parts == [""]:
            return Phrase("names at least one")
        strange = [part for part in parts if part not in self.values]
        if strange:
            return Phrase(
                "is a list with commas between, and knows no {value}{fits}",
                value=said(strange[0]),
                fits=what_fits(strange[0], self.values),
            )
        twice = [part for part in self.values if parts.count(part) > 1]
        return Phrase("names {name} twice", name=twice[0]) if twice else ""

    def tried(self) -> tuple[str, ...]:
        """Values that differ, for whoever tries the tables of a game: of several, the usual ones and all."""
        return (self.default, SEPARATOR.join(self.values)) if self.several else self.values

    def exists(self, seats: int, settled: Mapping[str, str]) -> bool:
        """Whether a table of this size with these earlier settings has the setting."""
        table = {SEATS: str(seats), **settled}
        return all(table.get(name) in values for name, values in self.needs)

    def needed(self) -> str:
        """What the setting needs, as it is given on the command line: "storm=on and seats=2 or 3"."""
        return " and ".join([f"{name}={' or '.join(values)}" for name, values in self.needs])


class Vocabulary:
    """The words of a game that are always understood, whatever is asked: by them a scenario tells what is refused now
    from what does not exist."""

    __slots__ = ("options", "refs", "slots", "things")

    def __init__(
        self,
        options: Sequence[str] = (),
        slots: Sequence[str] = (),
        things: Sequence[str] = (),
        refs: Sequence[str] = (),
    ) -> None:
        self.options: Sequence[str] = options  # of all questions
        self.slots: Sequence[str] = slots  # of all options
        self.things: Sequence[str] = things  # that may be picked, apart from the seats and the cards of the table
        self.refs: Sequence[str] = refs  # of such things, so that what is not offered can be meant


NO_WORDS: Final = Vocabulary()


class SilentRule(Protocol):
    """A rule that acts by what it answers."""

    id: str
    run: Callable[..., Any]

    def acts(self, asked: tuple[Any, ...], answer: Any) -> bool:
        """Whether this answer changes anything."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The contract. A game must say its name, its state, how it is set up and how it is played; all else has an answer
    that follows from the declared fields and zones of its state, until the game has a better one."""

    id: ClassVar[str] = ""
    version: ClassVar[str] = ""  # of the rules: a log of another version is not played on blindly
    seat_counts: ClassVar[tuple[int, ...]] = ()
    usual_seats: ClassVar[int | None] = None  # if nobody says how many; without it the smallest number
    settings: ClassVar[tuple[Setting, ...]] = ()
    windows: ClassVar[tuple[str, ...]] = ()  # the kinds of questions that are reactions
    sides: ClassVar[tuple[tuple[str, ...], ...]] = ()  # in a game with roles: those that win together
    seat_facts: ClassVar[tuple[str, ...]] = ()  # facts of events and questions, beside `seat`, that are seats by number

    # ---- the rules: every game writes these

    def empty(self, seats: int, options: Options, dice: Dice) -> S:
        """The state with all its zones and no card: what `setup` fills, and what a stored state is read into."""
        raise NotImplementedError

    def setup(self, seats: int, options: Options, dice: Dice) -> S:
        """The state at the first rest point."""
        raise NotImplementedError

    def play(self, state: S) -> Play[None]:
        """One stretch: from this rest point to the next."""
        raise NotImplementedError

    def tell_opening(self, state: S) -> None:
        """Emit what is told when a match begins, since nobody listens to `setup`."""

    # ---- who knows what: by the fields and zones of the state, where a game does not know better

    def view(self, state: S, viewer: Seat) -> Facts:
        """What the viewer may know, built up from nothing; to the viewer OPEN everything lies open."""
        return by_default.view(state, viewer)

    def twin(self, state: S, viewer: Seat, dice: Dice) -> None:
        """Deal anew, jointly, all that the viewer cannot tell. As it stands for a game with one deck only."""
        by_default.twin(state, viewer, dice)

    # ---- storing

    def decode(self, plain: Facts, options: Options) -> S:
        """The state that `State.plain` wrote at a rest point."""
        state = self.empty(int(plain["seats"]), options, Dice(0))
        state.fill(plain)
        return state

    # ---- time, for answers that stand until it is over

    def round_of(self, state: S) -> int:
        """The number of the round, or of what is one: "for the rest of the round" ends with it. 0: there are none."""
        return 0

    def is_out(self, state: S, seat: Seat) -> bool:
        """Whether a seat is out of the game for good and only looks on."""
        return False

    def turn_of(self, state: S) -> int | None:
        """The number of the turn; None where turns are no unit of the game."""
        return None

    # ---- positions by hand (tianxia.scenario)

    def seat_names(self, state: S) -> tuple[str, ...]:
        """How a scenario calls the seats, in their order."""
        return by_default.seat_names(state)

    def public_names(self, state: S) -> tuple[str, ...]:
        """How the seats are called where everybody hears it: as in a scenario, unless that would tell a secret."""
        return self.seat_names(state)

    def arrange(self, position: Facts, options: Options, strict: bool, dice: Dice) -> S:
        """The state of a position set by hand, what is not named filled by the dice; BadInput if it cannot be."""
        seats = self.check_seats(by_default.seats_of(position))
        state = self.setup(seats, options, dice)
        by_default.arrange(self.id, state, self.seat_names(state), position, strict, dice)
        return state

    def picture(self, state: S) -> Facts:
        """The whole truth in readable words; what can be read here can be set by `arrange`."""
        return by_default.picture(state, self.seat_names(state))

    def fixed_options(self, state: S) -> Options:
        """Settings that set-up decided by chance, as they fell in this state."""
        return {}

    def ref_names(self, state: S, ref: Ref) -> tuple[str, ...]:
        """The names by which a player may mean this thing, the most exact first."""
        return by_default.ref_names(state, self.seat_names(state), ref)

    def vocabulary(self, state: S) -> Vocabulary:
        """The words that exist in this game apart from those of the open question."""
        return NO_WORDS

    def stack(self, state: S, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
        """Which faces to exchange so that the next cards drawn are these; BadInput if they cannot be."""
        return by_default.stack(state, names)

    def scripted_seat(self, scenario: Any, name: str) -> Any:
        """A `ScriptedSeat` of a `Scenario` with the verbs of this game; positions stand above the core."""
        return scenario.plain_seat(name)

    def table_verb(self, scenario: Any, name: str) -> Callable[..., Any] | None:
        """A verb of the whole table in a scenario, if this game has one of that name."""
        return None

    # ---- for those who count: the arena by roles, the fuzzer what took effect

    def role_of(self, state: S, seat: Seat) -> str:
        """The role of a seat; nothing in a game whose seats all want the same."""
        return ""

    def contents(self) -> Mapping[str, tuple[str, ...]]:
        """The pieces of content of which each must have a test of its own, by sort; none where the ledger has all."""
        return {}

    def unreachable(self) -> tuple[str, ...]:
        """What of `contents` no game can come to: it waits for content that is still to come."""
        return ()

    def rare_position(self, seats: int, options: Options, dice: Dice) -> Facts | None:
        """A position from which rules come up that chance seldom reaches: some fuzzed games begin there."""
        return None

    def even_position(self, seats: int, options: Options, dice: Dice) -> Facts | None:
        """A position from which everything that a report counts comes up equally often, where players would choose some
        things and leave others: balance reports begin there."""
        return None

    def took_effect(self, event: Event) -> tuple[str, ...]:
        """The kinds of cards and skills (ids of `contents`) that this event shows at work."""
        return ()

    def tallied(self, event: Event) -> Sequence[Tallied]:
        """What a balance report counts of this event: things that a seat was offered, or kept and may win with."""
        return ()

    def tallied_at_first(self, state: S) -> Sequence[Tallied]:
        """The same of what lies there at the first question, without an event that tells it."""
        return ()

    def begins(self, state: S) -> Seat:
        """Who begins, asked at the first question: a balance report counts the places from there."""
        return 0

    def silent_rules(self) -> Sequence[SilentRule]:
        """Rules that act without an event, by what they answer when they are asked."""
        return ()

    # ---- who wins with whom

    def is_cooperative(self, seats: int, options: Options) -> bool:
        """Whether all seats win or lose together, against the game; one seat alone has nobody else to play against."""
        return seats == 1

    def wins_together(self, seats: int, options: Options) -> bool:
        """Whether each of several winners has won whole: partners, or all against the game. Else they share a point."""
        return bool(self.sides) or self.is_cooperative(seats, options)

    # ---- settings of a table

    def check_options(self, seats: int, options: Options) -> Refusal | None:
        """The rule against this mix of settings, if there is one: a game whose settings do not all go together."""
        return None

    def check_data(self, text: str) -> None:
        """BadInput unless this text of a file has components that can be played with in place of the printed ones: a
        game whose components may be replaced. The text is an option of the table, so that a log is whole."""
        raise BadInput("the components of {game} cannot be replaced by a file", game=self.id)

    def settle_options(self, given: object, seats: int | None = None) -> Options:
        """All settings of a table of this size with their values, and the text of other components if there are some.
        BadInput for a setting or value that this game does not have, for a setting that these others do not bring with
        them, and for a mix that its rules forbid."""
        if not isinstance(given, Mapping):
            raise BadInput("the options of {game} are a table", game=self.id)
        count = self.check_seats(seats)
        known = {setting.name: setting for setting in self.settings}
        for name, value in given.items():
            if name == DATA:
                self.check_data(str(value))
                continue
            if name not in known:
                raise BadInput(
                    "{game} has no option {name!r}; it has {known}",
                    game=self.id,
                    name=name,
                    known=", ".join(sorted(known)) or Phrase("none"),
                )
            wrong = known[name].wrong_with(value)
            if wrong:
                raise BadInput("option {name} of {game} {wrong}", name=name, game=self.id, wrong=wrong)
        settled: Options = {DATA: str(given[DATA])} if given.get(DATA) else {}
        for setting in self.settings:
            if setting.exists(count, settled):
                settled[setting.name] = str(given.get(setting.name, setting.default))
            elif setting.name in given:
                raise BadInput(
                    "option {name} of {game} is there only with {needed}",
                    name=setting.name,
                    game=self.id,
                    needed=setting.needed(),
                )
        refusal = self.check_options(count, settled)
        if refusal is not None:
            raise BadMix(self.id, refusal)
        return settled

    def check_seats(self, seats: int | None) -> int:
        """The number of seats, by default the usual one; BadInput if this game is not for that many."""
        if seats is None:
            return self.seat_counts[0] if self.usual_seats is None else self.usual_seats
        if seats not in self.seat_counts:
            fewest, most = min(self.seat_counts), max(self.seat_counts)
            if len(self.seat_counts) == most - fewest + 1 > 4:
                raise BadInput(
                    "{game} is for {fewest} to {most} players, not {seats}",
                    game=self.id,
                    fewest=fewest,
                    most=most,
                    seats=seats,
                )
            raise BadInput(
                "{game} is for {counts} players, not {seats}",
                game=self.id,
                counts=", ".join([str(n) for n in self.seat_counts]),
                seats=seats,
            )
        return seats
