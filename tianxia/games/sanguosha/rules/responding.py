"""Requests (U0, P0, E2, B2): Dodge against Sha, Negate against tactics, Sha and Dodge to be played, Peach.

Everybody who might have the card is asked, with or without it (SG-H07); only those who openly cannot are left out."""

from __future__ import annotations

from tianxia.core.asks import PASS, PASS_OPTION, Ask, Choice, Option, Play, Refusal, Sleeve, ask, ask_all, blind
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.content import SHAS
from tianxia.games.sanguosha.rules.asking import choose, option, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.forms import Form, form_called, forms, like_hand, lots_of, made_from, material
from tianxia.games.sanguosha.rules.skills import FORBIDS, FORBIDS_USE, Conversion, HeldSkill
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.targets import is_equipped, legal_targets, most_targets, why_forbidden
from tianxia.games.sanguosha.rules.using import Use, play_card, use_card
from tianxia.games.sanguosha.rules.windows import activate, armor_ignored
from tianxia.games.sanguosha.rules.zones import NOBODY

USE = "use"
PLAY = "play"
GIFTS = ("truce", "harvest")  # of these one may grudge another their share, also where the card is one's own


class Need(Subject):
    """A hero needs to use or play a card: which, what for, on whom."""

    __slots__ = ("cause", "how", "ignores_armor", "names", "rangeless", "seat", "target", "tried", "why")

    def __init__(self, seat: Seat, names: tuple[str, ...], how: str, why: str, cause: Use | None = None) -> None:
        self.seat: Seat = seat
        self.names: tuple[str, ...] = names
        self.how: str = how
        self.why: str = why  # the card or skill that asks
        self.cause: Use | None = cause
        self.target: Seat = NOBODY  # whom the card is to be used on
        self.rangeless: bool = False
        self.tried: list[str] = []  # substitutes that brought nothing
        self.ignores_armor: list[Seat] = [] if cause is None else cause.ignores_armor

    def whose(self, point: str) -> Seat:
        """Who needs the card; the source of what armor may be ignored is the user of the cause."""
        return self.seat if self.cause is None or point[0] != "D" else self.cause.user

    def plain(self) -> Facts:
        """A request is public."""
        cause = None if self.cause is None else self.cause.plain()
        return {"need": list(self.names), "how": self.how, "seat": self.seat, "why": self.why, "target": self.target,
                "cause": cause}  # fmt: skip


def refusal_of(s: Table, need: Need, card: Card) -> Refusal | None:
    """What forbids this card for this need."""
    forbidden = why_forbidden(s, need.seat, card, need.how)
    if forbidden is not None:
        return forbidden
    if any(is_equipped(s, need.seat, sleeve, need.why) for sleeve in card.sleeves):
        return Refusal("SG-1208", {"card": need.why})
    if need.target >= 0 and need.target not in legal_targets(s, need.seat, card, need.rangeless):
        return Refusal("SG-1005", {"card": card.name, "seat": need.target})
    return None


class Respond(Ask):
    """Bring up a card that is needed, or not."""

    __slots__ = ("need", "s")

    def __init__(self, s: Table, need: Need, kind: str, rule: str) -> None:
        super().__init__(need.seat, kind, rule)
        self.s: Table = s
        self.need: Need = need

    def options(self) -> tuple[Option, ...]:
        """Cards of one's own as they are or converted, other ways, or nothing."""
        s, need = self.s, self.need
        found: list[Option] = []
        for form in forms(s, self.seat, need.how, need.names):
            if form.count == 1:
                form.items = [card for card in form.items if self._refused(form, [card]) is None]
            elif all(self._refused(form, lot) is not None for lot in lots_of(form)):
                continue
            if form.items:
                found.append(form.option())
        found += [Option(held.key) for held in substitutes(s, need)]
        return (*found, PASS_OPTION)

    def draw(self, dice: Dice) -> Choice:
        """One way at random, until one turns out to be open; passing always is."""
        need = self.need
        found = forms(self.s, self.seat, need.how, need.names)
        others = substitutes(self.s, need)
        while found or others:
            place = dice.below(len(found) + len(others) + 1)
            if place == len(found) + len(others):
                break
            if place >= len(found):
                return Choice(others[place - len(found)].key)
            form = found.pop(place)
            choice = blind(form.option(), dice)
            if choice is not None and self._refused(form, choice.many("cards")) is None:
                return choice
        return PASS

    def refuse(self, choice: Choice) -> Refusal | None:
        """What a skill or the target forbids."""
        if not choice.picks:
            return None
        form = form_called(self.s, self.seat, self.need.how, choice.option, self.need.names)
        assert form is not None, "the bounds of the picks were checked before"
        return self._refused(form, choice.many("cards"))

    def _refused(self, form: Form, sleeves: list[Sleeve]) -> Refusal | None:
        card = made_from(self.s, self.seat, form, sleeves)
        return Refusal("SG-1410", {"option": form.id}) if card is None else refusal_of(self.s, self.need, card)

    def about(self) -> Facts:
        """What is needed and what for, and the damage that it keeps off."""
        told, damage = self.need.plain(), self._damage()
        return {**told, "damage": damage} if damage else told

    def _damage(self) -> int:
        """What the card that is answered does to this hero, skills and armor aside."""
        use = self.need.cause
        if use is None or self.need.why != use.card.name or self.kind not in ("sanguosha.dodge", "sanguosha.play"):
            return 0
        return 1 + use.bonus

    def is_own(self) -> bool:
        """Whether it is one's own card that could be negated."""
        use = self.need.cause
        if self.kind != "sanguosha.negate" or use is None or use.user != self.seat:
            return False
        return use.card.name not in GIFTS or use.target == self.seat


def substitutes(s: Table, need: Need) -> list[HeldSkill]:
    """U0, P0: other ways to the card that were not tried yet."""
    others = s.index().substitutes
    if need.seat not in others:
        return []
    return [
        held
        for held in others[need.seat]
        if need.how in held.rule.how
        and held.key not in need.tried
        and could_be_used(s, need, held.rule.makes)
        and (held.rule.may is None or held.rule.may(s, need.seat, need))
        and not (held.rule.armor and armor_ignored(s, need.seat, need))
        and held.works(s)
    ]


def could_be_used(s: Table, need: Need, makes: tuple[str, ...]) -> bool:
    """SG-1534: a way to a card is no way where that card is forbidden to the hero (Wine, on a turn without Wine)."""
    names = [name for name in need.names if name in makes]
    states = s.index().states
    if FORBIDS not in states and FORBIDS_USE not in states:
        return bool(names)
    return any(why_forbidden(s, need.seat, virtual(name), need.how) is None for name in names)


def might_have(s: Table, need: Need) -> bool:
    """Whether, as far as all can see, this hero could bring up the card; otherwise they are not asked."""
    return (bool(like_hand(s, need.seat)) or has_other_ways(s, need)) and not is_forbidden_all(s, need)


def has_other_ways(s: Table, need: Need) -> bool:
    """Whether this hero could bring up the card without a hand card."""
    if substitutes(s, need):
        return True
    return any(could_convert(s, need, held.rule) for held in s.index().conversions.get(need.seat, ()))


def is_forbidden_all(s: Table, need: Need) -> bool:
    """Every card that would do is forbidden to this hero, whatever they hold (Certain Kill)."""
    states = s.index().states
    if FORBIDS not in states and FORBIDS_USE not in states:
        return False
    return all(why_forbidden(s, need.seat, virtual(name), need.how) is not None for name in need.names)


def could_convert(s: Table, need: Need, rule: Conversion) -> bool:
    """Whether there are enough cards where this conversion takes them from, whatever they are."""
    if need.how not in rule.how:
        return False
    names = [name for name in need.names if name in rule.makes and (rule.when is None or rule.when(s, need.seat, name))]
    count = 1 if rule.count is None else rule.count(s, need.seat)
    return bool(names) and len(material(s, need.seat, rule)) >= count


def bring_up(s: Table, need: Need, kind: str, rule: str) -> Play[Card | None]:
    """Ask until a card is named or the hero gives up; each other way is tried once."""
    s.trail.append(need)
    card: Card | None = None
    while s.alive[need.seat] and might_have(s, need):
        reply = yield from ask(Respond(s, need, kind, rule))
        if reply.option == "pass":
            break
        card = yield from named_card(s, need, reply)
        if card is not None:
            break
    s.trail.remove(need)
    return card


def named_card(s: Table, need: Need, reply: Choice) -> Play[Card | None]:
    """The card of the answer, or what another way brought, unless it has become illegal meanwhile (SG-450)."""
    form = form_called(s, need.seat, need.how, reply.option, need.names)
    if form is not None:
        return made_from(s, need.seat, form, reply.many("cards"))
    held = next(held for held in substitutes(s, need) if held.key == reply.option)
    need.tried.append(held.key)
    activate(s, need.seat, held.key)
    made: Card | None = yield from held.rule.run(s, need.seat, need)
    return made if made is not None and refusal_of(s, need, made) is None else None


# ---- the requests of the rulebook


def plays(s: Table, seat: Seat, names: tuple[str, ...], why: str, cause: Use | None = None) -> Play[Card | None]:
    """P0 to P4: the hero may play such a card (Sha in a Duel, Dodge against Raining Arrows); one without effect closes
    the window (SG-414). Nobody responds to what is inescapable for them (SG-805)."""
    if cause is not None and seat in cause.inescapable:
        return None
    need = Need(seat, names, PLAY, why, cause)
    card = yield from bring_up(s, need, "sanguosha.play", "SG-607")
    if card is None or not (yield from play_card(s, seat, card)):
        return None
    return card


def uses_sha(
    s: Table, seat: Seat, target: Seat, why: str, rangeless: bool = False, cause: Use | None = None
) -> Play[bool]:
    """U0: the user may use Sha on this hero (Coerce, Green Dragon Blade, Provoke); it is countless (SG-1104)."""
    if not s.alive[target]:
        return False
    need = Need(seat, SHAS, USE, why, cause)
    need.target = target
    need.rangeless = rangeless
    card = yield from bring_up(s, need, "sanguosha.use-sha", "SG-1333")
    if card is None:
        return False
    more = yield from more_targets(s, seat, card, target)
    use = Use(seat, card, [target, *more])
    use.forced_by = NOBODY if cause is None else cause.user
    yield from use_card(s, use)
    return True


def more_targets(s: Table, seat: Seat, card: Card, target: Seat) -> Play[list[Seat]]:
    """U4, SG-1007: a card that is used on a given hero may have further targets if a skill says so."""
    most = most_targets(s, seat, card) - 1
    places = [other for other in legal_targets(s, seat, card) if other != target]
    if most < 1 or not places:
        return []
    told = {"card": card.plain(), "target": target}
    reply = yield from choose(
        s, seat, "more-targets", lambda: (option("targets", pick_seats(places, 0, most)),), told, "SG-1007"
    )
    return reply.many("seats")


def offers_to_dodge(s: Table, use: Use, target: Seat) -> Play[Card | None]:
    """SG-327: as many Dodges as needed, one after another; the Sha is countered if none of them was ineffective."""
    last: Card | None = None
    for _ in range(use.dodges.get(target, 1)):
        need = Need(target, ("dodge",), USE, use.card.name, use)
        last = yield from bring_up(s, need, "sanguosha.dodge", "SG-1130")
        if last is None:
            return None
        dodge = Use(target, last, [], use)
        yield from use_card(s, dodge)
        if dodge.ineffective:
            return None  # SG-414
    return last


def offers_to_negate(s: Table, use: Use, target: Seat) -> Play[Card | None]:
    """SG-1303, SG-1371: all who might hold a Negate decide at the same time; the first in turn order counts. Then the
    same again against that Negate (see docs/decisions). One without effect was its user's chance (SG-414, R51)."""
    in_vain: list[Seat] = []
    while not use.unnegatable:
        needs = [negate_need(s, seat, use) for seat in s.around(s.current) if seat not in in_vain]
        asked = [need for need in needs if might_have(s, need)]
        if not asked:
            return None
        s.trail.append(asked[0])
        replies = yield from ask_all(tuple([Respond(s, need, "sanguosha.negate", "SG-1371") for need in asked]))
        s.trail.remove(asked[0])
        answering = [need for need in asked if replies[need.seat].option != "pass"]
        if not answering:
            return None
        need = answering[0]
        card = yield from named_card(s, need, replies[need.seat])
        if card is None:
            continue
        negate = Use(need.seat, card, [], use)
        negate.target = target
        yield from use_card(s, negate)
        if not negate.ineffective:
            return card
        if negate.card.face_down:  # it was not what was stated; one that was itself negated may be followed by another
            in_vain.append(need.seat)
    return None


def negate_need(s: Table, seat: Seat, use: Use) -> Need:
    """One hero's chance to negate."""
    return Need(seat, ("negate",), USE, use.card.name, use)


def offers_to_save(s: Table, helper: Seat, dying: Seat) -> Play[None]:
    """B2, SG-363, SG-721: Peach for the dying hero, as often as wished; the dying hero may also use Wine."""
    names: tuple[str, ...] = ("peach", "wine") if helper == dying else ("peach",)
    while s.hp[dying] < 1 and s.alive[dying] and s.alive[helper]:
        need = Need(helper, names, USE, "brink")
        need.target = dying
        need.rangeless = True
        card = yield from bring_up(s, need, "sanguosha.save", "SG-721")
        if card is None:
            return
        yield from use_card(s, Use(helper, card, [dying]))


def asks_others(
    s: Table, owner: Seat, helpers: list[Seat], names: tuple[str, ...], skill: str, need: Need
) -> Play[Card | None]:
    """Ruler skills: the others are asked one by one to play the card for the ruler (Escort, Rouse the Generals)."""
    for helper in helpers:
        if s.alive[helper]:
            card = yield from plays(s, helper, names, skill, need.cause)
            if card is not None:
                return card
    return None
