"""Set-up (GW-2xx)."""

from __future__ import annotations

from tianxia.core.asks import CARD, Choice, Option, Pick, Play, ask_all
from tianxia.core.asks import Offer as OfferAsk
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.game import Options
from tianxia.games.greatwall.data import (
    BARRICADES,
    COMMANDS,
    FIGURES,
    GAME_NUMBERS,
    RESOURCES,
    SHAME_TOKENS,
    SOLDIERS,
    TOKENS,
    faces_of,
)
from tianxia.games.greatwall.rules.hordes import draw_horde, place_horde
from tianxia.games.greatwall.rules.locations import fill_offer
from tianxia.games.greatwall.rules.state import (
    ACTIVE,
    ADVISOR_DECK,
    ARTIFACTS,
    ASSISTANTS,
    AT,
    BARRICADE,
    BOX,
    CHAMBER,
    CLERK,
    COMMANDS_IN_HAND,
    DEALT,
    GENERAL,
    GONE,
    HIDDEN_WORDS,
    HORDE_DECK,
    MOST_SEATS,
    POOL,
    SEATED_WORDS,
    SHAME,
    SUPPLY,
    TACTIC_DECK,
    Realm,
    soldier,
    tray_of,
)
from tianxia.games.greatwall.rules.variant import Variant
from tianxia.games.greatwall.rules.year import step

CLOSED = (0, 2, 4, 8)  # the decks and the box: nobody sees into them
OPEN_PILES = 18


def empty_realm(seats: int, options: Options, dice: Dice) -> Realm:
    """Zones without cards, places without pieces."""
    s = Realm(seats, dice)
    s.variant = Variant(seats, options["mode"], ("base",))
    everyone = s.everyone()
    for zone in range(OPEN_PILES):
        s.add_zone(0 if zone in CLOSED else everyone)
    for word in SEATED_WORDS:
        for seat in range(MOST_SEATS):
            own = s.bit(seat) if seat < seats else 0
            s.add_zone(own if word in HIDDEN_WORDS else everyone)
    s.lay_out(tray_of(seats, s.variant.is_coop))
    return s


def set_up(seats: int, options: Options, dice: Dice) -> Realm:
    """GW-227: board, Shame, Artifacts, Hordes, Barricades, Tactics, Generals and Advisors dealt, Clerks."""
    s = empty_realm(seats, options, dice)
    modules = s.variant.modules
    lay_tokens(s)
    for sort, zone in (("horde", HORDE_DECK), ("tactic", TACTIC_DECK), ("advisor", ADVISOR_DECK), ("artifact", BOX)):
        for face in faces_of(sort, modules):
            s.add_card(face, zone)
        s.shuffle(zone)
    for _ in range(int(GAME_NUMBERS["artifacts_in_play"])):
        s.move(s.zones[BOX][-1], ARTIFACTS)
    for face in faces_of("general", modules):
        s.add_card(face, BOX)
    generals = [card for card in s.zones[BOX] if s.card(card).sort == "general"]
    dice.shuffle(generals)
    for _ in range(seats):
        card = draw_horde(s)
        assert card is not None
        place_horde(s, card)
    for seat in range(seats):
        for face in COMMANDS:
            s.add_card(face, COMMANDS_IN_HAND + seat)
        for _ in range(2):
            s.move(generals.pop(), DEALT + seat)
            s.move(s.zones[ADVISOR_DECK][-1], DEALT + seat)
    s.tea = list(range(seats))
    s.agenda = [("begin", -1, -1), ("generals", -1, -1)]
    return s


def lay_tokens(s: Realm) -> None:
    """GW-101 to GW-106, GW-205, GW-216, GW-222, GW-225."""
    seats = s.seats
    for kind in range(len(RESOURCES)):
        s.put(kind, SUPPLY, TOKENS)
    pool = int(GAME_NUMBERS["shame_per_player"]) * s.variant.players
    s.put(SHAME, SUPPLY, pool)
    s.put(SHAME, GONE, SHAME_TOKENS - pool)
    for section in s.variant.sections:
        s.put(BARRICADE, AT + section, BARRICADES)
    s.put(BARRICADE, SUPPLY, 9 - BARRICADES * len(s.variant.sections))
    chamber = FIGURES["clerks_in_chamber_5p" if seats == 5 else "clerks_in_chamber"]
    counts = (FIGURES["spearmen"], FIGURES["archers"], FIGURES["horsemen"])
    for clan in range(seats):
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
            s.move(card, GENERAL + seat if card == general else BOX)
        else:
            s.move(card, (ACTIVE if card == advisor else ASSISTANTS) + seat)


@step("begin")
def begin(s: Realm, who: int, number: int) -> Play[None]:
    """GW-221, GW-226: the offer; Year 1 begins with Autumn."""
    fill_offer(s)
    s.season = 2
    yield from ()
