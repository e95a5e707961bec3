"""How a skill or an equipment card says what it does: small functions, registered under its id and a timing point.

- `@skill("unyielding", at=AFTER_SUFFERING)`: something that may or must happen at a timing point.
- `@action("balance", once=THIS_PHASE)`: something that its owner may do when idle (SG-214).
- `@conversion("warrior-saint", makes=("sha",))`: cards used or played as another card (SG-1410).
- `@substitute("escort", makes=("dodge",))`: another way to a card that is needed, without a card of one's own.
- `@state("horsemanship", DISTANCE_FROM)`: something that holds while the skill does (SG-1510).
- `lasting("bare-chested")` as the id of any of these: for whoever has that effect (`Table.add_effect`), with or without
  the skill (SG-1511).

What `when` and `may` look at is public: a question must not betray a hand (SG-H07). What depends on hidden cards
belongs into `picks`, which is worked out when the asked seat looks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tianxia.core import windows
from tianxia.core.asks import Choice, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.core.windows import Asking, Trigger
from tianxia.games.sanguosha.content import ATTENDANTS, ETERNAL, SKILLS

if TYPE_CHECKING:
    from tianxia.games.sanguosha.rules.cards import Card
    from tianxia.games.sanguosha.rules.table import Table

# ---- what a state skill may answer (SG-1510)
SUIT_VIEW: Final = "suit"  # (s, me, suit) -> suit
NAME_VIEW: Final = "name"  # (s, me, card) -> card, for hand cards
DISTANCE_FROM: Final = "distance-from"  # (s, me, other, cards just being used) -> change of my distance to them
DISTANCE_TO: Final = "distance-to"  # (s, me, other) -> change of their distance to me
DISTANCE_ONE: Final = "distance-one"  # (s, me, other) -> whether I view the distance to them as 1 (SG-836)
HAND_LIMIT: Final = "hand-limit"  # (s, me) -> the limit is set to this, or None (SG-1009)
HAND_BONUS: Final = "hand-bonus"  # (s, me) -> change of the limit
UNCOUNTED: Final = "uncounted"  # (s, me, hand card) -> whether it does not count for my hand limit
LIMIT_OF_OTHERS: Final = "limit-of-others"  # (s, me, other) -> change of the hand limit of another hero
SHA_BONUS: Final = "sha-bonus"  # (s, me) -> more Sha in an Action Phase
UNLIMITED: Final = "unlimited"  # (s, me, card) -> whether this card of mine exceeds limits (SG-1015)
COUNTLESS: Final = "countless"  # (s, me, card) -> whether it exceeds limits and does not count for them (SG-1017)
UNLIMITED_ON: Final = "unlimited-on"  # (s, me, card, other) -> whether it exceeds limits against this hero (SG-1103)
NO_DISTANCE_TO: Final = "no-distance-to"  # (s, me, card, other) -> whether my card ignores the distance to this hero
NO_DISTANCE_LIMIT: Final = "no-distance-limit"  # (s, me, card) -> whether my card ignores distance
MORE_DISTANCE: Final = "more-distance"  # (s, me, card) -> how much farther than printed my card may reach
MORE_TARGETS: Final = "more-targets"  # (s, me, card) -> more targets for my card
UNTARGETABLE: Final = "untargetable"  # (s, me, card, user) -> whether I cannot become its target
ONLY_ON: Final = "only-on"  # (s, me, card, target) -> whether my card may target this hero at all
FORBIDS: Final = "forbids"  # (s, me, user, card) -> whether this hero cannot use or play this card
FORBIDS_USE: Final = "forbids-use"  # (s, me, user, card) -> whether the user cannot use it, though they may play it
LIKE_HAND: Final = "like-hand"  # (s, me) -> more cards that I may use and play as hand cards
NOTES: Final = "notes"  # (s, me, what, who, whom, amount, card) -> None: it keeps count of what happens (`Table.note`)
FOLLOWS: Final = "follows"  # where cards of heroes went in this turn is written down (`Table.followed`)
FIGHTS_FROM_DECK: Final = "fights-from-deck"  # (s, me) -> whether I may fight with the top card of the deck
WATCHES_PILE: Final = "watches-pile"  # cards that go to the discard pile are noted (`Table.note`: "piled")
INVALIDATES: Final = "invalidates"  # (s, me, key) -> whether this skill of mine is invalid


class Timed(Trigger):
    """What a skill or an equipment card does at a timing point."""

    __slots__ = ("armor", "resting", "silent")
    resting: bool  # the effect of cards set aside, which ends in time even if its owner rests (SG-981)
    armor: bool  # the effect of armor, which may be ignored (SG-1212)
    silent: bool  # it only remembers something: no part in the order of skills (SG-304)


class Action:
    """What may be done when idle; `lent` ones are for other heroes (Amber Sky)."""

    __slots__ = ("id", "lent", "limit", "once", "picks", "refuse", "run", "when")

    def __init__(self, id: str, run: Callable[..., Asking | None]) -> None:
        self.id: str = id
        self.run: Callable[..., Asking | None] = run  # (s, me, choice), lent: (s, owner, actor, choice)
        self.when: Callable[..., bool] | None = None  # (s, me), lent: (s, owner, actor)
        self.picks: Callable[..., tuple[Pick, ...] | None] | None = None
        self.refuse: Callable[[Table, Seat, Choice], str | None] | None = None  # the rule that is broken
        self.once: str = ""
        self.limit: int | Callable[[Table, Seat], int] = 1
        self.lent: bool = False

    def most(self, s: Table, actor: Seat) -> int:
        """How often it may be activated while that is counted."""
        return self.limit if isinstance(self.limit, int) else self.limit(s, actor)

    def carry_out(self, s: Table, owner: Seat, actor: Seat, choice: Choice) -> Asking:
        """What it does, as far as somebody must be asked."""
        asking = self.run(s, owner, actor, choice) if self.lent else self.run(s, actor, choice)
        return () if asking is None else asking


class Conversion:
    """Cards used or played as another card."""

    __slots__ = (
        "cost", "count", "face_down", "fits", "how", "id", "inert", "makes", "material", "more", "once", "together",
        "when",
    )  # fmt: skip

    def __init__(self, id: str, makes: tuple[str, ...], fits: Callable[[Table, Seat, Card], bool]) -> None:
        self.id: str = id
        self.makes: tuple[str, ...] = makes
        self.fits: Callable[[Table, Seat, Card], bool] = fits
        self.how: tuple[str, ...] = ("use", "play")
        self.material: Callable[[Table, Seat], list[Sleeve]] | None = None
        self.count: Callable[[Table, Seat], int] | None = None
        self.together: Callable[[Table, Seat, list[Card]], bool] | None = None
        self.when: Callable[[Table, Seat, str], bool] | None = None  # (s, me, name of the card made)
        self.once: str = ""
        self.face_down: bool = False
        self.cost: Callable[[Table, Seat, Card], None] | None = None  # paid when the card is declared
        self.more: int = 0  # how many more cards than needed may be taken
        self.inert: bool = False  # also cards that cannot be used themselves (SG-1161)


class Substitute:
    """Another way to a card that is needed: 8 Trigrams, Escort, Rouse the Generals."""

    __slots__ = ("armor", "how", "id", "idle", "makes", "may", "run")

    def __init__(self, id: str, makes: tuple[str, ...], run: Callable[..., Play[Card | None]]) -> None:
        self.id: str = id
        self.makes: tuple[str, ...] = makes
        self.run: Callable[..., Play[Card | None]] = run  # (s, me, need)
        self.how: tuple[str, ...] = ("use", "play")
        self.may: Callable[[Table, Seat, Any], bool] | None = None
        self.idle: bool = False  # also on one's own initiative
        self.armor: bool = False


class StateRule:
    """What holds while the skill does."""

    __slots__ = ("id", "persists", "query", "rule", "run")

    def __init__(self, id: str, query: str, run: Callable[..., Any], persists: bool, rule: str) -> None:
        self.id: str = id
        self.query: str = query
        self.run: Callable[..., Any] = run
        self.persists: bool = persists  # the effect of cards atop: also while the skill is invalid (SG-1524)
        self.rule: str = rule  # cited where it forbids something

    def acts(self, asked: tuple[Any, ...], answer: Any) -> bool:
        """Whether this answer changes anything: a view that shows something else, a bonus, a prohibition."""
        return bool(answer != asked[-1]) if self.query in (SUIT_VIEW, NAME_VIEW) else bool(answer)


Registered = TypeVar("Registered", bound=Callable[..., Any])  # a decorator gives back what it registers

TRIGGERS: Final[dict[str, list[Timed]]] = {}
ACTIONS: Final[dict[str, list[Action]]] = {}
CONVERSIONS: Final[dict[str, list[Conversion]]] = {}
SUBSTITUTES: Final[dict[str, list[Substitute]]] = {}
STATES: Final[dict[str, list[StateRule]]] = {}
WHEN_ACTIVATED: Final[dict[str, Callable[[Table, Seat], None]]] = {}  # what an activation when idle brings at once
BRINGS: Final[dict[str, str]] = {}  # a skill -> such a kind that it makes, whatever the deck holds
CARD_RULES: Final[list[str]] = []  # kinds of cards that do something at a timing point, whoever uses them (ice Sha)


def skill(
    id: str,
    at: str,
    when: Callable[[Table, Seat, Any], bool] | None = None,
    picks: Callable[[Table, Seat, Any], tuple[Pick, ...] | None] | None = None,
    refuse: Callable[[Table, Seat, Any, Choice], str | None] | None = None,
    times: Callable[[Seat, Any], int] | None = None,
    user: Callable[[Any], Seat] | None = None,
    forced: bool = False,
    asks: bool = False,
    anyone: bool = False,
    armor: bool = False,
    silent: bool = False,
    resting: bool = False,
) -> Callable[[Registered], Registered]:
    """Something at a timing point: `(s, me, matter)`, and the `Choice` as a fourth where `picks` are asked for.

    Without `anyone` it is for the hero whom the point is about (the victim at D8, the user at U5 ...). `times`: once
    for each of this many (SG-317), by owner and matter. `user`: whoever counts as its user in the order of skills, if
    that is not its owner (SG-310, SG-311). `refuse` names the rule that is broken by picks which do not go together.
    Without `forced` its owner is asked whether to use it; one that `asks` puts its own question, and tells itself that
    it is activated. A `silent` one only remembers something for later: nobody is asked, nothing is told. A `resting`
    one, of an effect, comes even while its owner rests: what then comes to the hero is lost (SG-981)."""

    def register(run: Registered) -> Registered:
        made = Timed(id, at, run, "", when, picks, refuse, times, user, forced, asks or silent, anyone)
        made.armor, made.silent, made.resting = armor, silent, resting
        TRIGGERS.setdefault(id, []).append(made)
        return run

    return register


def action(
    id: str,
    picks: Callable[..., tuple[Pick, ...] | None] | None = None,
    when: Callable[..., bool] | None = None,
    refuse: Callable[[Table, Seat, Choice], str | None] | None = None,
    once: str = "",
    limit: int | Callable[[Table, Seat], int] = 1,
    lent: bool = False,
) -> Callable[[Registered], Registered]:
    """Something to do when idle: `(s, me, choice)`; `once` = how often it is counted, for example THIS_PHASE.

    `picks` returning None closes it. A `lent` skill is for others: `(s, owner, actor, choice)`."""

    def register(run: Registered) -> Registered:
        made = Action(id, run)
        made.picks, made.when, made.refuse = picks, when, refuse
        made.once, made.limit, made.lent = once, limit, lent
        ACTIONS.setdefault(id, []).append(made)
        return run

    return register


def conversion(
    id: str,
    makes: tuple[str, ...],
    material: Callable[[Table, Seat], list[Sleeve]] | None = None,
    count: Callable[[Table, Seat], int] | None = None,
    together: Callable[[Table, Seat, list[Card]], bool] | None = None,
    how: tuple[str, ...] = ("use", "play"),
    when: Callable[[Table, Seat, str], bool] | None = None,
    once: str = "",
    face_down: bool = False,
    cost: Callable[[Table, Seat, Card], None] | None = None,
    inert: bool = False,
    more: int = 0,
) -> Callable[[Callable[[Table, Seat, Card], bool]], Callable[[Table, Seat, Card], bool]]:
    """Cards used or played as another: the function says which ones fit; `material` where they may lie (default: hand
    and equipment), `count` how many are needed, `more` how many may be added, `together` what they must have in common,
    `how` what may be done with them ("use", "play", "reforge"), `once` how often it is counted, for example THIS_TURN.
    `cost` is paid with the declaration; `inert` is for a skill that takes cards which cannot be used themselves
    (SG-1161)."""

    def register(fits: Callable[[Table, Seat, Card], bool]) -> Callable[[Table, Seat, Card], bool]:
        made = Conversion(id, makes, fits)
        made.material, made.count, made.together = material, count, together
        made.how, made.when, made.once, made.face_down = how, when, once, face_down
        made.cost, made.inert, made.more = cost, inert, more
        CONVERSIONS.setdefault(id, []).append(made)
        return fits

    return register


def substitute(
    id: str,
    makes: tuple[str, ...],
    may: Callable[[Table, Seat, Any], bool] | None = None,
    how: tuple[str, ...] = ("use", "play"),
    idle: bool = False,
    armor: bool = False,
) -> Callable[[Callable[..., Play[Card | None]]], Callable[..., Play[Card | None]]]:
    """Another way to a card that is needed: `(s, me, need)` returns the card, or None if nothing came of it."""

    def register(run: Callable[..., Play[Card | None]]) -> Callable[..., Play[Card | None]]:
        made = Substitute(id, makes, run)
        made.may, made.how, made.idle, made.armor = may, how, idle, armor
        SUBSTITUTES.setdefault(id, []).append(made)
        return run

    return register


def state(
    id: str, query: str, persists: bool = False, rule: str = "SG-1501"
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Something that holds while the hero has the skill, asked for under this name; what `persists` holds even while
    the skill is invalid (SG-1524). What forbids something is cited as `rule`."""

    def register(run: Callable[..., Any]) -> Callable[..., Any]:
        STATES.setdefault(id, []).append(StateRule(id, query, run, persists, rule))
        return run

    return register


COUNTED: Final[dict[str, tuple[str, ...]]] = {}  # a skill -> what it counts (`Table.value_of`)
ON_A_HERO: Final[list[str]] = []  # effects that last whose value is a hero, as positions name it
OF_A_COLOUR: Final[list[str]] = []  # or a colour
OF_A_PRINT: Final[list[str]] = []  # how effects begin that name a printed card; their value is a hero
OF_A_KIND: Final[list[str]] = []  # how effects begin that name a kind of card; their value is a hero


def lasting(effect: str) -> str:
    """SG-1511: the id for what an effect does while it lasts, whatever becomes of the skill that made it."""
    return f"lasting/{effect}"


def plain_key(key: str) -> str:
    """The id of a skill or effect, without what tells two of one name apart (SG-1522, SG-1544)."""
    return key.removeprefix(lasting("")).partition("#")[0]


# ---- who holds what


CHARACTER_SKILL: Final = 0
EQUIPMENT_SKILL: Final = 1  # after the character skills of the same hero (SG-303)


class HeldSkill(windows.Held):
    """A rule in the hands of a hero: `key` is the skill, or the kind of the equipment card."""

    __slots__ = ("persists",)

    def __init__(self, seat: Seat, key: str, rule: Any, rank: int, persists: bool) -> None:
        super().__init__(seat, key, rule, rank)
        self.persists: bool = persists  # equipment, effects that last, the effect of cards atop: never invalid

    @property
    def equipped(self) -> bool:
        """Whether it is the effect of an equipment card."""
        return self.rank == EQUIPMENT_SKILL

    def works(self, s: Table) -> bool:
        """Whether it is valid just now (SG-1520)."""
        return self.persists or INVALIDATES not in (s.cached or s.index()).states or is_valid(s, self.seat, self.key)


class SkillIndex(windows.Index):
    """What all living heroes have, by timing point, query and seat."""

    __slots__ = ("actions", "conversions", "states", "substitutes")

    def __init__(self) -> None:
        super().__init__()
        self.states: dict[str, list[HeldSkill]] = {}
        self.actions: list[HeldSkill] = []
        self.conversions: dict[Seat, list[HeldSkill]] = {}
        self.substitutes: dict[Seat, list[HeldSkill]] = {}


def is_valid(s: Table, seat: Seat, key: str) -> bool:
    """SG-1520, SG-1659: an invalid skill is still there, and does nothing; an eternal one is always valid."""
    invalid = s.index().states.get(INVALIDATES)
    return (
        invalid is None
        or plain_key(key) in ETERNAL
        or not any(held.seat == seat and held.key != key and held.rule.run(s, seat, key) for held in invalid)
    )


HAVING: Final = "having/"  # an effect: its owner has the skill of this name while it lasts


def does_something(id: str) -> bool:
    """Whether anything is registered under this id: a horse or the effect of Wine is not in the index."""
    return any(id in rules for rules in (TRIGGERS, ACTIONS, CONVERSIONS, SUBSTITUTES, STATES))


def changes_index(effect: str) -> bool:
    """Whether an effect that begins or ends changes what anybody has."""
    return effect.startswith(HAVING) or does_something(lasting(effect))


TOKEN_SKILLS: Final[dict[str, str]] = {}  # SG-1523: a token -> the skill that its bearer has


def had_for_a_time(s: Table, seat: Seat) -> list[str]:
    """The skills that a hero has by an effect, by a token (SG-1523) or by a clique (SG-984), and not otherwise."""
    names = [name for name, whose, _, _ in s.effects if whose == seat and name.startswith(HAVING)]
    skills = [name.removeprefix(HAVING) for name in dict.fromkeys(names)]
    skills += [TOKEN_SKILLS[token] for token, count in s.tokens[seat].items() if count and token in TOKEN_SKILLS]
    skills += [ATTENDANTS[name].skill for name in s.clique[seat]]
    return [skill for skill in dict.fromkeys(skills) if skill not in s.skills[seat]]


CHARGE: Final = "charge"  # the token of the common pool of charges (SG-1657)


def charges_of(key: str) -> tuple[int, int]:
    """SG-1656: how many charges a skill brings, and how many it lets its owner have."""
    skill = SKILLS.get(plain_key(key))
    return (0, 0) if skill is None else skill.charge
