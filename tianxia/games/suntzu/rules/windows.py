"""How a general says what it does, and the windows in which a held one may be played (ST-61x, ST-62x, ST-70x).

`@general("night-raid", moments=(A, C, D, E), until=6, slots=("province",), picks=raided)` registers the function that
is run when the general is played; generals.py has all ten. What `opens` looks at lies open: whether its holder is asked
must not betray which general is held (ST-H10). `closed` and `picks` may look at everything the holder sees.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

from tianxia.core.asks import PASS, PASS_OPTION, Choice, Option, Pick, Play, Ref, Refusal, Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.state import NO_FACE, Face
from tianxia.games.suntzu.data import ALL, FACES, GENERALS, LAST_ROUND, NAMES
from tianxia.games.suntzu.rules.armies import Calling, call, call_option, take_turns, why_no_call
from tianxia.games.suntzu.rules.state import HELD, SPENT, Clash, War

# ---- moments, named as in the data: windows of the ledger, and what happens without a question
A: Final = "A"  # while laying orders (ST-613)
C: Final = "C"  # at the turned-up cards of a battle (ST-615)
D: Final = "D"  # before a scoring (ST-616)
E: Final = "E"  # at the end of round 6 (ST-627)
LAYING: Final = "orders"  # committed by an order that is laid
SETUP: Final = "setup"  # before round 1 (ST-219)

PROVINCE: Final[tuple[Ref, ...]] = tuple([f"province/{province}" for province in ALL])

Act = Callable[[War, Seat, Choice, Clash | None], None]


class General:
    """One general: when it may be played, what is named for it, what it does."""

    __slots__ = ("cards", "closed", "id", "moments", "opens", "picks", "refuse", "rule", "run", "slots", "until")

    def __init__(self, id: str, moments: tuple[str, ...], rule: str, run: Act) -> None:
        self.id: str = id
        self.moments: tuple[str, ...] = moments
        self.rule: str = rule  # says when it is played: cited at any other moment
        self.run: Act = run
        self.until: int = LAST_ROUND
        self.slots: tuple[str, ...] = ()
        self.picks: Callable[[War, Seat], tuple[Pick, ...]] | None = None
        self.refuse: Callable[[War, Seat, Choice], Refusal | None] | None = None
        self.cards: Callable[[Face, Face], bool] | None = None  # the cards of a battle for which it is made
        self.closed: Callable[[War, Seat, Clash], str] | None = None  # the rule that keeps it back though they fit
        self.opens: Callable[[War, Seat, Clash], bool] | None = None


BY_FACE: Final[dict[Face, General]] = {}
FACE_OF: Final[dict[str, Face]] = {id: face for face, id in enumerate(NAMES)}
ASKED: Final[dict[str, list[list[list[General]]]]] = {  # by side, own card, other card: for whom window C may open
    side: [[[] for _ in FACES] for _ in FACES] for side in ("suntzu", "shao")
}
SIDE_OF: Final[dict[str, str]] = {row["id"]: row["side"] for row in GENERALS}


def general(
    id: str,
    moments: tuple[str, ...],
    rule: str,
    until: int = LAST_ROUND,
    slots: tuple[str, ...] = (),
    picks: Callable[[War, Seat], tuple[Pick, ...]] | None = None,
    refuse: Callable[[War, Seat, Choice], Refusal | None] | None = None,
    cards: Callable[[Face, Face], bool] | None = None,
    closed: Callable[[War, Seat, Clash], str] | None = None,
    opens: Callable[[War, Seat, Clash], bool] | None = None,
) -> Callable[[Act], Act]:
    """Register what a general does: `(s, seat, choice, clash)`, the clash being None outside a battle.

    `picks` offers what is named in `slots`; without anything to name the general would change nothing (ST-704).
    `refuse` says which picks do not go together. In a battle it needs these `cards`, its owner's and the other; where
    they lie and `opens` agrees, window C opens for its side (ST-615). What keeps it back even then, `closed` says."""

    def register(run: Act) -> Act:
        made = General(id, moments, rule, run)
        made.until, made.slots, made.picks = until, slots, picks
        made.refuse, made.cards, made.closed, made.opens = refuse, cards, closed, opens
        BY_FACE[FACE_OF[id]] = made
        for own, other in product(range(len(FACES)), repeat=2) if C in moments and (cards or opens) else ():
            if cards is None or cards(own, other):
                ASKED[SIDE_OF[id]][own][other].append(made)
        return run

    return register


def check_generals() -> None:
    """Each general of the data has its function, with the same moments and rounds, and no function is left over."""
    listed = {row["id"]: (tuple(row["windows"]), int(row["last_round"])) for row in GENERALS}
    made = {each.id: (each.moments, each.until) for each in BY_FACE.values()}
    wrong = [id for id in dict.fromkeys([*listed, *made]) if listed.get(id) != made.get(id)]
    if wrong:
        raise ValueError(f"data/generals.toml and generals.py do not agree on {', '.join(wrong)}")


# ---- what can be played now


def province_refs(provinces: list[int]) -> tuple[Ref, ...]:
    """Provinces as the things that can be picked."""
    return tuple([PROVINCE[province] for province in provinces])


def held_generals(s: War, seat: Seat) -> list[tuple[Face, Sleeve]]:
    """The generals that the seat holds face down."""
    return sorted([(s.faces[card], card) for card in s.zones[HELD + seat]])


def option_or_rule(s: War, seat: Seat, face: Face, moment: str, clash: Clash | None) -> Option | str:
    """The option of a held general, or the rule that keeps it back: its time, or that it would change nothing."""
    held = BY_FACE[face]
    if s.round > held.until:
        return "ST-749"
    if moment not in held.moments:
        return held.rule
    if clash is not None:
        if held.cards is not None and not held.cards(clash.faces[seat], clash.faces[1 - seat]):
            return held.rule
        if held.closed is not None and (rule := held.closed(s, seat, clash)):
            return rule
    picks = held.picks(s, seat) if held.picks is not None else ()
    return Option(held.id, picks) if all(pick.items for pick in picks) else "ST-704"


def general_options(s: War, seat: Seat, moment: str, clash: Clash | None) -> list[Option]:
    """The held generals that can be played now."""
    found = [option_or_rule(s, seat, face, moment, clash) for face, _ in held_generals(s, seat)]
    return [option for option in found if isinstance(option, Option)]


def closed_actions(s: War, seat: Seat, moment: str, clash: Clash | None) -> dict[str, Refusal]:
    """The actions that the seat may think of but cannot do."""
    closed: dict[str, Refusal] = {}
    for face, _ in held_generals(s, seat):
        rule = option_or_rule(s, seat, face, moment, clash)
        if isinstance(rule, str):
            closed[NAMES[face]] = Refusal(rule)
    refusal = why_no_call(s, seat)
    if refusal is not None:
        closed["call"] = refusal
    return closed


def refuse_general(s: War, seat: Seat, choice: Choice) -> Refusal | None:
    """What does not go together, by the general's own rule."""
    played = BY_FACE.get(FACE_OF.get(choice.option, NO_FACE))
    return played.refuse(s, seat, choice) if played is not None and played.refuse is not None else None


def draw_action(s: War, seat: Seat, option: Option, dice: Dice) -> Choice:
    """A random way to do this action."""
    while True:
        choice = Choice(option.id, {pick.slot: (pick.items[dice.below(len(pick.items))],) for pick in option.picks})
        if refuse_general(s, seat, choice) is None:
            return choice


def do_action(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-617: a call or a general."""
    if choice.option == "call":
        call(s, seat, choice.many("cards"))
    else:
        play_general(s, seat, choice, clash)


def play_general(s: War, seat: Seat, choice: Choice, clash: Clash | None) -> None:
    """ST-701: the general is shown, does what it says, and is out of the game."""
    face = FACE_OF[choice.option]
    card = next(card for card in s.zones[HELD + seat] if s.faces[card] == face)
    s.move(card, SPENT + seat)
    s.emit("general", {"seat": seat, "general": choice.option})
    BY_FACE[face].run(s, seat, choice, clash)


def play_before_the_game(s: War) -> None:
    """ST-219: a general of the set-up is shown and played without a question."""
    for seat in (0, 1):
        for face, _ in held_generals(s, seat):
            if SETUP in BY_FACE[face].moments:
                play_general(s, seat, Choice(NAMES[face]), None)


# ---- the questions


class Window(Calling):
    """Windows C, D and E (ST-617): play a general that fits, call reinforcements, or pass."""

    __slots__ = ("clash", "moment")

    def __init__(self, s: War, seat: Seat, kind: str, moment: str, clash: Clash | None) -> None:
        super().__init__(s, seat, kind, "ST-617")
        self.moment: str = moment
        self.clash: Clash | None = clash

    def options(self) -> tuple[Option, ...]:
        """Pass, a general, a call."""
        generals = general_options(self.s, self.seat, self.moment, self.clash)
        return (PASS_OPTION, *generals, *call_option(self.s, self.seat))

    def closed(self) -> dict[str, Refusal]:
        """Held generals that cannot be played now, and why no reinforcements can be called."""
        return closed_actions(self.s, self.seat, self.moment, self.clash)

    def about(self) -> Facts:
        """The province and the cards of the battle."""
        return {} if self.clash is None else self.clash.plain()

    def refuse(self, choice: Choice) -> Refusal | None:
        """What the general says of its picks."""
        return refuse_general(self.s, self.seat, choice)

    def draw(self, dice: Dice) -> Choice:
        """Mostly a pass, so that generals last beyond the first window."""
        if dice.below(3):
            return PASS
        options = self.options()
        return draw_action(self.s, self.seat, options[dice.below(len(options))], dice)


def opens_in_battle(s: War, seat: Seat, clash: Clash) -> bool:
    """ST-615, ST-621 to ST-626: asked only where a general could matter, by open facts only."""
    if not s.zones[HELD + seat]:
        return False
    asked = ASKED["suntzu" if seat == s.suntzu else "shao"][clash.faces[seat]][clash.faces[1 - seat]]
    for each in asked:  # noqa: SIM110 - it is run in every battle of every playout, and `any` costs a generator
        if s.round <= each.until and (each.opens is None or each.opens(s, seat, clash)):
            return True
    return False


def window_c(s: War, clash: Clash) -> Play[None]:
    """ST-413, ST-615: generals "during the revealing", and calls."""
    yield from take_turns(
        s,
        lambda seat: opens_in_battle(s, seat, clash),
        lambda seat: Window(s, seat, "suntzu.battle", C, clash),
        lambda seat, reply: do_action(s, seat, reply, clash),
    )


def window_d(s: War) -> Play[None]:
    """ST-616: the last moment at which an army can change a scoring."""
    yield from _while_armies_stand(s, "suntzu.before-scoring", D)


def window_e(s: War) -> Play[None]:
    """ST-627: the last moment of round 6, when the scoring is over and the new cards are in hand."""
    yield from _while_armies_stand(s, "suntzu.round-end", E)


def _while_armies_stand(s: War, kind: str, moment: str) -> Play[None]:
    """Open to the holder of a general while Sun Tzu has an army in a province: without one no general could act."""
    yield from take_turns(
        s,
        lambda seat: bool(s.zones[HELD + seat]) and s.on_board(s.suntzu) > 0,
        lambda seat: Window(s, seat, kind, moment, None),
        lambda seat, reply: do_action(s, seat, reply, None),
    )
