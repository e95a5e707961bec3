"""Set-up (GW-2xx)."""

from __future__ import annotations

from tianxia.core.asks import CARD, Choice, Option, Pick, Play, ask_all
from tianxia.core.asks import Offer as OfferAsk
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.game import Options
from tianxia.games.greatwall.data import (
    BARRICADES,
    FIGURES,
    GAME_NUMBERS,
    RESOURCES,
    SECTIONS,
    SHAME_TOKENS,
    SOLDIERS,
    TOKENS,
)
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.hordes import arrives, draw_horde
from tianxia.games.greatwall.rules.locations import fill_offer
from tianxia.games.greatwall.rules.state import (
    ACTIVE,
    ADVISOR_DECK,
    ARTIFACTS,
    ARTIFACTS_LEFT,
    ASSISTANTS,
    AT,
    BARRICADE,
    CHAMBER,
    CLERK,
    COMMANDS_IN_HAND,
    DEALT,
    GENERAL,
    GENERALS_LEFT,
    GONE,
    HORDE_DECK,
    HORDE_REMOVED,
    POOL,
    SHAME,
    SUPPLY,
    TACTIC_DECK,
    TIME,
    Realm,
    screens_are_open,
    soldier,
    tray_of,
)
from tianxia.games.greatwall.rules.variant import table_of
from tianxia.games.greatwall.rules.year import step


def empty_realm(seats: int, options: Options, dice: Dice) -> Realm:
    """Zones without cards, places without pieces."""
    s = Realm(seats, dice)
    s.variant = table_of(seats, options)
    s.lay_zones()
    hands(s)
    s.lay_out(tray_of(seats, screens_are_open(s)))
    return s


@changeable
def hands(s: Realm) -> None:
    """GW-322, GW-501: who sees Tactics in hand and Command cards chosen: their owners alone."""


def set_up(seats: int, options: Options, dice: Dice) -> Realm:
    """GW-227: board, Shame, Artifacts, Hordes, Barricades, Tactics, Generals and Advisors dealt, Clerks."""
    s = empty_realm(seats, options, dice)
    s.tea = list(range(seats))
    s.set_track(TIME, s.variant.side.start)
    lay_tokens(s)
    for sort, zone in (("tactic", TACTIC_DECK), ("advisor", ADVISOR_DECK), ("artifact", ARTIFACTS_LEFT)):
        for face in usable_faces(s, sort):
            s.add_card(face, zone)
        s.shuffle(zone)
    lay_hordes(s)
    for _ in range(int(GAME_NUMBERS["artifacts_in_play"])):
        s.move(s.zones[ARTIFACTS_LEFT][-1], ARTIFACTS)
    for _ in range(first_hordes(s)):
        card = draw_horde(s)
        assert card is not None
        for _ in arrives(s, card):
            raise AssertionError("nobody is asked about a Horde card at set-up")
    deal_leaders(s)
    s.agenda = [("begin", -1, -1), ("generals", -1, -1)]
    more_setup(s)
    return s


def usable_faces(s: Realm, sort: str) -> list[int]:
    """The cards of the modules in play, but for those that need more players (GW-1034)."""
    faces = s.variant.box.faces_of(sort, s.variant.cards if sort != "general" else generals_from(s))
    return [face for face in faces if int(s.variant.box.cards[face].row.get("min_players", 1)) <= s.seats]


@changeable
def generals_from(s: Realm) -> tuple[str, ...]:
    """Whose Generals are dealt."""
    return s.variant.cards


@changeable
def horde_faces(s: Realm) -> list[int]:
    """GW-108, GW-1002: the base deck; a closed Section has none."""
    return in_use(s, s.variant.box.faces_of("horde", ("base",)))


def in_use(s: Realm, hordes: list[int]) -> list[int]:
    """GW-228: the Horde cards whose Section is in use."""
    cards = s.variant.box.cards
    return [face for face in hordes if SECTIONS.index(cards[face].row["invasion"]) in s.variant.sections]


@changeable
def removed_kinds(s: Realm, kinds: list[str]) -> list[str]:
    """The kinds of Hordes that leave the game: none."""
    return []


def lay_hordes(s: Realm) -> None:
    """GW-213: the Horde deck, shuffled."""
    faces = horde_faces(s)
    cards = s.variant.box.cards
    gone = removed_kinds(s, list(dict.fromkeys([cards[face].row["id"] for face in faces])))
    for face in faces:
        s.add_card(face, HORDE_REMOVED if cards[face].row["id"] in gone else HORDE_DECK)
    s.shuffle(HORDE_DECK)


@changeable
def first_hordes(s: Realm) -> int:
    """GW-214: as many as there are players."""
    return s.variant.players


@changeable
def more_setup(s: Realm) -> None:
    """What modules set up besides."""


def deal_leaders(s: Realm) -> None:
    """GW-212, GW-218, GW-219: six Command cards, two Generals and two Advisors for each."""
    for face in usable_faces(s, "general"):
        s.add_card(face, GENERALS_LEFT)
    s.shuffle(GENERALS_LEFT)
    for seat in range(s.seats):
        for face in s.variant.box.commands:
            s.add_card(face, COMMANDS_IN_HAND + seat)
        for _ in range(2):
            s.move(s.zones[GENERALS_LEFT][-1], DEALT + seat)
            s.move(s.zones[ADVISOR_DECK][-1], DEALT + seat)


@changeable
def shame_tokens(s: Realm) -> int:
    """GW-205: ten for each player."""
    return int(GAME_NUMBERS["shame_per_player"]) * s.variant.players


def lay_tokens(s: Realm) -> None:
    """GW-101 to GW-106, GW-205, GW-216, GW-222, GW-225."""
    for kind in range(len(RESOURCES)):
        s.put(kind, SUPPLY, TOKENS)
    pool = shame_tokens(s)
    s.put(SHAME, SUPPLY, pool)
    s.put(SHAME, GONE, SHAME_TOKENS - pool)
    for section in s.variant.sections:
        s.put(BARRICADE, AT + section, BARRICADES)
    s.put(BARRICADE, SUPPLY, 9 - BARRICADES * len(s.variant.sections))
    chamber = s.variant.side.chamber
    counts = (FIGURES["spearmen"], FIGURES["archers"], FIGURES["horsemen"])
    for clan in range(s.seats):
        s.put(CLERK + clan, POOL, FIGURES["clerks"] - chamber)
        s.put(CLERK + clan, CHAMBER, chamber)
        for kind, count in enumerate(counts):
            s.put(soldier(kind, clan), POOL, count)
    assert len(counts) < len(SOLDIERS)


def choose_leader(s: Realm, seat: Seat) -> OfferAsk:
    """GW-218, GW-219: which General to keep, which Advisor is Active."""

    def options() -> tuple[Option, ...]:
        dealt = s.zones[DEALT + seat]
        generals = tuple([CARD[card] for card in dealt if s.card(card).sort == "general"])
        advisors = tuple([CARD[card] for card in dealt if s.card(card).sort == "advisor"])
        return (Option("lead", (Pick("general", generals), Pick("advisor", advisors))),)

    return OfferAsk(seat, "greatwall.leader", "GW-218", options)


@step("generals")
def choose_generals(s: Realm, who: int, number: int) -> Play[None]:
    """GW-220: all choose at the same time and reveal together."""
    replies = yield from ask_all(tuple([choose_leader(s, seat) for seat in range(s.seats)]))
    for seat, reply in replies.items():
        take_leader(s, seat, reply)
    numbers = [int(s.card(s.zones[GENERAL + seat][0]).row["tea"]) for seat in range(s.seats)]
    s.tea = sorted(range(s.seats), key=lambda seat: numbers[seat])  # GW-224
    for seat in s.tea:
        for kind, name in enumerate(RESOURCES):
            s.gain(seat, kind, int(s.card(s.zones[GENERAL + seat][0]).row["start"].get(name, 0)))
    s.emit("generals", {"cards": [s.card(s.zones[GENERAL + seat][0]).id for seat in range(s.seats)], "tea": s.tea})


def take_leader(s: Realm, seat: Seat, reply: Choice) -> None:
    """The General chosen, the other back to the box; the two Advisors (GW-229)."""
    general, advisor = reply.one("general"), reply.one("advisor")
    for card in s.zones[DEALT + seat][:]:
        if s.card(card).sort == "general":
            s.move(card, GENERAL + seat if card == general else GENERALS_LEFT)
        else:
            s.move(card, (ACTIVE if card == advisor else ASSISTANTS) + seat)


@step("begin")
def begin(s: Realm, who: int, number: int) -> Play[None]:
    """GW-221, GW-226: the offer; Year 1 begins with Autumn."""
    fill_offer(s)
    s.season = 2
    yield from ()
