"""State: all that a match knows, as plain data; cards lie in sleeves, sleeves in zones, faces in one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from tianxia.core import fields
from tianxia.core.asks import CARD, Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import BEAT, OPEN, SPECTATOR, Event, Facts, Listener, Seat
from tianxia.core.fields import Fields
from tianxia.core.zones import NO_ZONES, Zones

Zone = int
Face = int
NOWHERE: Final[Zone] = -1
NO_FACE: Final[Face] = -1


class Over(Exception):  # noqa: N818 - it stops a stretch, it is not a fault
    """The stretch ends in the middle of a resolution: a battle or the game is decided and nothing else happens."""


class Broken(Exception):  # noqa: N818
    """An invariant does not hold: the match is frozen at its last good question."""


class Outcome:
    """How a match ended: who won, by what score, and the rule that says so.

    In a match against the game there is nobody to lose to: either all seats are winners, or none is."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: tuple[Seat, ...], scores: tuple[int, ...], reason: str) -> None:
        self.winners: tuple[Seat, ...] = winners
        self.scores: tuple[int, ...] = scores
        self.reason: str = reason

    def plain(self) -> Facts:
        """As stored and shown."""
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners!r}, scores={self.scores!r}, reason={self.reason!r})"


def outcome_of(plain: Facts) -> Outcome:
    """The outcome that `Outcome.plain` wrote."""
    return Outcome(tuple(plain["winners"]), tuple(plain["scores"]), str(plain["reason"]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Matter:
    """Something being resolved (a use of a card, a damage): it lies in `state.trail`, and those who may interrupt
    change its fields. At a rest point the trail is empty, so a matter is never copied or stored."""

    __slots__ = ()

    def plain(self) -> Facts:
        """What everybody may see of it; also part of the digest."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Sleeves and zones. A game derives its own class and declares its zones in `layout` (core/zones.py), and what else
    it knows in `fields` (core/fields.py)."""

    __slots__ = (
        "camera", "dice", "faces", "learnt", "open_to", "out", "outcome", "retired", "seats", "seen", "spare", "trail",
        "where", "zones",
    )  # fmt: skip
    layout: ClassVar[Zones] = NO_ZONES
    zone_names: ClassVar[tuple[str, ...]] = ()  # as declared, or added one by one
    fields: ClassVar[Fields] = ()
    derived: ClassVar[tuple[str, ...]] = ()  # slots that follow from others: neither stored nor compared

    def __init__(self, seats: int, dice: Dice, like: State | None = None) -> None:
        self.seats: int = seats
        self.dice: Dice = dice
        self.trail: list[Matter] = []
        self.out: Listener | None = None  # where events go; None = nobody listens
        self.camera: Callable[[], dict[Seat, Facts]] | None = None  # takes the views of a beat; None = nobody looks on
        if like is not None:
            like.copy_into(self)
            return
        self.faces: list[Face] = []  # sleeve -> what is printed on the card in it
        self.seen: list[int] = []  # sleeve -> bits of the viewers who know the face; the last bit is the onlookers'
        self.where: list[Zone] = []
        self.zones: list[list[Sleeve]] = []  # the last of a pile is its top
        self.open_to: list[int] = []  # zone -> bits of the viewers who see what enters it
        self.retired: list[Sleeve] = []  # numbers given back by a shuffle; fresh again from the next rest point on
        self.spare: list[Sleeve] = []
        self.outcome: Outcome | None = None
        self.learnt: int = 0  # grows whenever anybody learns anything: what cannot be taken back
        self.begin_fields()

    def face_name(self, face: Face) -> str:
        """The data id of a face: "han-xin"."""
        raise NotImplementedError

    # ---- who knows what

    def bit(self, viewer: Seat) -> int:
        """The viewer's bit in `seen` and `open_to`."""
        return 1 << (viewer if viewer != SPECTATOR else self.seats)

    def everyone(self) -> int:
        """The bits of all seats and of the onlookers."""
        return (2 << self.seats) - 1

    def knows(self, viewer: Seat, card: Sleeve) -> bool:
        """Whether the viewer knows the face in this sleeve."""
        return viewer == OPEN or bool(self.seen[card] & self.bit(viewer))

    def is_open(self, card: Sleeve) -> bool:
        """Whether everybody knows the face in this sleeve."""
        return self.seen[card] == self.everyone()

    def show(self, card: Sleeve, to: int) -> None:
        """Let the viewers of these bits learn the face; what is said of it is said by the rule that shows it."""
        before = self.seen[card]
        if before | to != before:
            self.seen[card] = before | to
            self.learnt += 1

    # ---- zones and cards

    def add_zone(self, open_to: int) -> Zone:
        """A new, empty zone."""
        self.zones.append([])
        self.open_to.append(open_to)
        return len(self.zones) - 1

    def lay_zones(self) -> None:
        """The declared zones, all empty."""
        opened = self.layout.open_to(self.seats)
        self.zones += [[] for _ in opened]
        self.open_to += opened

    def add_card(self, face: Face, zone: Zone) -> Sleeve:
        """A new card, at set-up."""
        sleeve = len(self.faces)
        self.faces.append(face)
        self.seen.append(self.open_to[zone])
        self.where.append(zone)
        self.zones[zone].append(sleeve)
        return sleeve

    def add_cards(self, faces: Sequence[Face], zone: Zone) -> None:
        """New cards, at set-up, one upon the other."""
        sleeves = range(len(self.faces), len(self.faces) + len(faces))
        self.faces += faces
        self.seen += [self.open_to[zone]] * len(faces)
        self.where += [zone] * len(faces)
        self.zones[zone] += sleeves

    def move(self, card: Sleeve, to: Zone, shown_to: int = 0, at_bottom: bool = False) -> None:
        """The only way a card changes its zone. Whoever knew the face still knows it."""
        came = self.where[card]
        lot = self.zones[came]
        if lot[-1] == card:  # the top of a pile, mostly: others need not be looked at
            lot.pop()
        else:
            lot.remove(card)
        if at_bottom:
            self.zones[to].insert(0, card)
        else:
            self.zones[to].append(card)
        self.where[card] = to
        before = self.seen[card]
        after = before | self.open_to[to] | shown_to
        if after != before:
            self.seen[card] = after
            self.learnt += 1
        if self.out is not None:
            self._tell_move(card, came, to)

    def _tell_move(self, card: Sleeve, came: Zone, to: Zone) -> None:
        public: Facts = {"from": self.zone_names[came], "to": self.zone_names[to]}
        told: Facts = {"card": CARD[card], "face": self.face_name(self.faces[card])}
        if self.is_open(card):
            self.emit("move", {**public, **told})
        else:
            self.emit("move", public, {v: told for v in (*range(self.seats), SPECTATOR) if self.knows(v, card)})

    def clear_cards(self) -> None:
        """All cards are gone and the zones are empty: a position by hand lays them anew."""
        self.faces, self.seen, self.where, self.retired, self.spare = [], [], [], [], []
        self.zones = [[] for _ in self.zones]

    def deal(self, zone: Zone, to: Zone, count: int) -> None:
        """The top cards of a pile to an empty hand, in one go: it is done in every battle of every playout."""
        pile = self.zones[zone]
        hand = pile[-count:]
        del pile[-count:]
        opened = self.open_to[to]
        fresh = False
        for card in hand:
            self.where[card] = to
            before = self.seen[card]
            if before | opened != before:
                self.seen[card] = before | opened
                fresh = True
        self.zones[to] = hand
        if fresh:
            self.learnt += 1
        if self.out is not None:
            told = {"cards": [{"card": CARD[card], "face": self.face_name(self.faces[card])} for card in hand]}
            seeing = [viewer for viewer in (*range(self.seats), SPECTATOR) if opened & self.bit(viewer)]
            public: Facts = {"from": self.zone_names[zone], "to": self.zone_names[to], "count": count}
            self.emit("deal", public, dict.fromkeys(seeing, told))

    def take_unseen(self, zone: Zone, to: Zone, shown_to: int = 0) -> Sleeve:
        """A card taken blindly from a hand: the dice choose; whoever does not see which one loses track of them all."""
        lot = self.zones[zone]
        place = self.dice.below(len(lot))
        self.conceal(lot[:], shown_to | self.open_to[zone])
        card = self.zones[zone][place]
        self.move(card, to, shown_to)
        return card

    def conceal(self, group: list[Sleeve], watching: int) -> dict[Sleeve, Sleeve]:
        """Cards are mixed out of sight: whoever is not watching loses track of them, and they get fresh numbers, so
        that a number seen before does not betray a card later. Returns the new number of each."""
        fresh = self._fresh_sleeves(len(group))
        self.dice.shuffle(fresh)
        for old, new in zip(group, fresh, strict=True):
            zone = self.where[old]
            lot = self.zones[zone]
            lot[lot.index(old)] = new
            self.faces[new], self.seen[new], self.where[new] = self.faces[old], self.seen[old] & watching, zone
        self._retire(group)
        if len(group) > 1:  # one card alone is turned down before everybody's eyes: nothing is mixed
            self.learnt += 1
        return dict(zip(group, fresh, strict=True))

    def _retire(self, cards: list[Sleeve]) -> None:
        for card in cards:
            self.faces[card] = NO_FACE
            self.seen[card] = 0
            self.where[card] = NOWHERE
        self.retired += cards

    def gather(self, zones: tuple[Zone, ...], into: Zone) -> None:
        """All cards of these zones into one, before it is shuffled."""
        pile = self.zones[into]
        for zone in zones:
            if zone != into:
                for card in self.zones[zone]:
                    self.where[card] = into
                pile += self.zones[zone]
                self.zones[zone] = []
        self.emit("gather", {"to": self.zone_names[into]})

    def shuffle(self, zone: Zone) -> None:
        """Fresh sleeve numbers, which tell neither face nor place; nobody knows anything of these cards any more."""
        old = self.zones[zone]
        faces = [self.faces[card] for card in old]
        fresh = self._fresh_sleeves(len(old))
        self._retire(old)
        faces.sort()
        self.dice.shuffle(faces)
        self.dice.shuffle(fresh)
        seen = self.open_to[zone]
        for card, face in zip(fresh, faces, strict=True):
            self.faces[card] = face
            self.seen[card] = seen
            self.where[card] = zone
        self.zones[zone] = fresh
        self.learnt += 1
        self.emit("shuffle", {"zone": self.zone_names[zone], "count": len(fresh)})

    def _fresh_sleeves(self, count: int) -> list[Sleeve]:
        """Numbers that no card has: spare ones, the last first, then such as there never were."""
        kept = max(0, len(self.spare) - count)
        found = self.spare[kept:][::-1]
        del self.spare[kept:]
        more = count - len(found)
        found += range(len(self.faces), len(self.faces) + more)
        self.faces += [NO_FACE] * more
        self.seen += [0] * more
        self.where += [NOWHERE] * more
        return found

    def lost_sleeve(self) -> Sleeve:
        """A number that a card once had, for positions in which a rule still remembers it."""
        lost = self._fresh_sleeves(1)
        self._retire(lost)
        return lost[0]

    def rest(self) -> None:
        """At a rest point no rule holds a sleeve in a local any more: retired numbers may be used again."""
        if self.retired:
            self.spare += self.retired
            self.retired = []

    # ---- telling

    def emit(self, kind: str, public: Facts, private: dict[Seat, Facts] | None = None) -> None:
        """Tell what was just changed."""
        if self.out is not None:
            self.out.append(Event(kind, public, private))

    def beat(self, what: str) -> None:
        """A moment that is worth a picture: cards are turned up, somebody is hit. Whoever looks on sees it."""
        if self.out is not None:
            event = Event(BEAT, {"what": what})
            if self.camera is not None:
                event.views = self.camera()
            self.out.append(event)

    # ---- twins

    def hidden_from(self, viewer: Seat, zones: tuple[Zone, ...]) -> list[Sleeve]:
        """The sleeves of these zones whose face the viewer does not know, in an order that tells nothing."""
        seen, places, bit = self.seen, self.zones, self.bit(viewer)
        return sorted([card for zone in zones for card in places[zone] if not seen[card] & bit])

    def redeal(self, sleeves: list[Sleeve], dice: Dice) -> None:
        """Deal the faces of these sleeves anew. The result depends on which faces there are, not on where they lay."""
        table = self.faces
        faces = sorted([table[card] for card in sleeves])
        dice.shuffle(faces)
        for card, face in zip(sleeves, faces, strict=True):
            table[card] = face

    # ---- copying, storing, checking

    def copy(self) -> Self:
        """An independent state that goes on in the same way; nobody listens to it."""
        return type(self)(self.seats, self.dice.copy(), self)

    def copy_into(self, other: State) -> None:
        """All but the seats and the dice, into a state that was just made."""
        other.faces = self.faces.copy()
        other.seen = self.seen.copy()
        other.where = self.where.copy()
        other.zones = list(map(list.copy, self.zones))
        other.open_to = self.open_to.copy()
        other.retired = self.retired.copy()
        other.spare = self.spare.copy()
        other.outcome = self.outcome
        other.learnt = self.learnt
        self.copy_fields(other)

    def plain(self) -> Facts:
        """The whole truth as plain data, in a fixed order: for digests and storage."""
        return {
            "seats": self.seats,
            "key": str(self.dice.key),
            "n": self.dice.n,
            "script": self.dice.script,
            "faces": self.faces,
            "seen": self.seen,
            "where": self.where,
            "zones": self.zones,
            "open_to": self.open_to,
            "retired": self.retired,
            "spare": self.spare,
            "learnt": self.learnt,
            "trail": [matter.plain() for matter in self.trail],
            "outcome": None if self.outcome is None else self.outcome.plain(),
            **self.plain_fields(),
        }

    def fill(self, plain: Facts) -> None:
        """The reverse of `plain`, at a rest point."""
        self.dice = Dice(int(plain["key"]), int(plain["n"]))
        self.dice.script = list(plain["script"])
        self.faces = list(plain["faces"])
        self.seen = list(plain["seen"])
        self.where = list(plain["where"])
        self.zones = [list(zone) for zone in plain["zones"]]
        self.open_to = list(plain["open_to"])
        self.retired = list(plain["retired"])
        self.spare = list(plain["spare"])
        self.learnt = int(plain["learnt"])
        self.outcome = None if plain["outcome"] is None else outcome_of(plain["outcome"])
        self.fill_fields(plain)

    # ---- the declared fields; a game that is searched has these written out (`python -m tianxia.lab.making`)

    def begin_fields(self) -> None:
        """As they are declared to begin."""
        fields.begin(self, self.fields, self.seats)

    def copy_fields(self, other: State) -> None:
        """Into a state that was just made."""
        fields.copy(self, other, self.fields)

    def plain_fields(self) -> Facts:
        """As stored, under their names."""
        return fields.write(self, self.fields)

    def fill_fields(self, plain: Facts) -> None:
        """As `plain_fields` wrote them."""
        fields.read(self, self.fields, plain)

    def open_facts(self) -> Facts:
        """What every view has of them, but for those of a seat."""
        return fields.show(self, self.fields)

    def seat_facts(self, viewer: Seat, seat: Seat) -> Facts:
        """What the viewer sees of those of a seat."""
        return fields.show_seat(self, self.fields, viewer, seat)

    def check(self) -> None:
        """Raise Broken unless every field is within its bounds and every card in exactly one place; a game adds its own
        counts."""
        misfit = fields.misfit(self, self.fields)
        if misfit is not None:
            raise Broken(f"{misfit} is out of its bounds: {getattr(self, misfit)}")
        placed = [NOWHERE] * len(self.faces)
        for zone, lot in enumerate(self.zones):
            for card in lot:
                if placed[card] != NOWHERE:
                    raise Broken(f"sleeve {card} is in two places")
                if self.where[card] != zone or self.faces[card] == NO_FACE:
                    raise Broken(f"sleeve {card} does not know that it is in {self.zone_names[zone]}")
                if self.seen[card] & self.open_to[zone] != self.open_to[zone]:
                    raise Broken(f"sleeve {card} in {self.zone_names[zone]} is not seen by those who see the zone")
                placed[card] = zone
        idle = self.spare + self.retired
        if len(set(idle)) != len(idle) or any(placed[card] != NOWHERE for card in idle):
            raise Broken("a sleeve number is spare and in use")
        if placed.count(NOWHERE) != len(idle):
            raise Broken("a card is nowhere")
