"""Wei heroes whom the examples of the rulebook name: Zhong Yao, Wang Lang, Cao Zhi, Zhu Ling."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Option, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BASIC, BLACK, CLUB, EQUIPMENT, SPADE, TACTIC
from tianxia.games.sanguosha.heroes.wind import IN_DECK
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.dying import die
from tianxia.games.sanguosha.rules.health import flip, lose_hp
from tianxia.games.sanguosha.rules.idle import target_picks
from tianxia.games.sanguosha.rules.judgement import Judgement
from tianxia.games.sanguosha.rules.moves import DISCARDED, PLACED, Moved, discard, get, move_cards, show
from tianxia.games.sanguosha.rules.owning import TOKEN_OF, TOKENS, reset_skill
from tianxia.games.sanguosha.rules.pointfight import PointFight, can_fight, end_fight, reveal, settle
from tianxia.games.sanguosha.rules.responding import USE, Need, refusal_of
from tianxia.games.sanguosha.rules.skills import action, conversion, lasting, skill, substitute
from tianxia.games.sanguosha.rules.table import THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.targets import legal_targets, most_targets, why_not_use
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DECLARING,
    AFTER_MOVE,
    AFTER_SUFFERING,
    AFTER_TARGETING,
    DECLARE,
    FIGHT_CARDS_REVEALED,
)
from tianxia.games.sanguosha.rules.using import Use, in_turn_order, use_card
from tianxia.games.sanguosha.rules.zones import DECK, DISCARD, EQUIPPED, HAND, NOBODY, area_of, owner_of

# ---- Zhong Yao

INK_MAKES: Final = ("sha", "dodge", "peach", "wine")  # SG-811, SG-1405: a virtual Sha is a normal one


def not_used_yet(s: Table, me: Seat, name: str) -> bool:
    """No basic card of this name was used by this hero this turn; what another took over does not count (SG-603)."""
    used = [virtual(kind) for _, _, _, _, kind in s.noted("use", me)]
    return not any(card.name == name or (card.is_sha and name == "sha") for card in used)


def may_be_painted(s: Table, me: Seat, name: str) -> bool:
    """A basic card of the deck in use (R86) whose name was not used yet."""
    return name in INK_MAKES and name in IN_DECK[s.deck_option] and not_used_yet(s, me, name)


def ink(s: Table, me: Seat) -> list[Sleeve]:
    """The black cards that are not basic, of hand and equipment."""
    cards = [(sleeve, s.card(sleeve)) for sleeve in s.cards_of(me)]
    return [sleeve for sleeve, card in cards if card.colour == BLACK and card.kind.type != BASIC]


def might_have_ink(s: Table, me: Seat) -> bool:
    """Hand cards, which nobody else sees, or an equipped card that fits."""
    return bool(s.hand(me)) or bool(ink(s, me))


def paint(s: Table, me: Seat, cards: list[Sleeve]) -> Play[None]:
    """SG-650: the card is shown, and goes atop the deck."""
    show(s, me, cards, "worship-ink")
    yield from move_cards(s, cards, DECK, PLACED, me, openly=True)


def may_paint(s: Table, me: Seat, need: Need) -> bool:
    """A card of a name that was not used this turn, and perhaps the card for it."""
    return might_have_ink(s, me) and any(may_be_painted(s, me, name) for name in need.names)


@substitute("worship-ink", makes=INK_MAKES, how=(USE,), may=may_paint)
def worship_ink(s: Table, me: Seat, need: Need) -> Play[Card | None]:
    """When you need or want to use a basic card of a name that you have not used this turn, you can put a black card
    that is not basic, from your hand or equipment, on top of the deck: you are viewed as using that card.

    An equipped card that is put away gives neither range nor distance any more (SG-1205)."""

    def ways() -> tuple[Option, ...]:
        found = [(name, [card for card in ink(s, me) if fits(card, name)]) for name in need.names]
        return (*[option(name, pick_cards(cards)) for name, cards in found if cards], PASS_OPTION)

    def fits(card: Sleeve, name: str) -> bool:
        card_for_it = Card(name, sleeves=(card,), by="worship-ink")
        return may_be_painted(s, me, name) and refusal_of(s, need, card_for_it) is None

    reply = yield from choose(s, me, "worship-ink", ways)
    if reply.option == "pass":
        return None
    yield from paint(s, me, reply.many("cards"))
    return virtual(reply.option, "worship-ink")


def painted(s: Table, me: Seat, sleeve: Sleeve) -> list[tuple[str, tuple[Pick, ...]]]:
    """The basic cards that may be used when idle for this card, with whom to choose."""
    found: list[tuple[str, tuple[Pick, ...]]] = []
    for name in INK_MAKES:
        card = Card(name, sleeves=(sleeve,), by="worship-ink")
        if may_be_painted(s, me, name) and why_not_use(s, me, card) is None:
            targets = legal_targets(s, me, card)
            if targets:
                found.append((name, target_picks(s, me, name, targets, most_targets(s, me, card))))
    return found


def worship_ink_picks(s: Table, me: Seat) -> tuple[Pick, ...]:
    """The cards that make some basic card."""
    return (pick_cards([card for card in ink(s, me) if painted(s, me, card)]),)


@action("worship-ink", picks=worship_ink_picks)
def worship_ink_when_idle(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """In your Action Phase, a basic card that you have not used this turn (SG-1403: its limits apply)."""
    ways = painted(s, me, choice.one("cards"))
    reply = yield from choose(s, me, "worship-ink", lambda: tuple([option(name, *picks) for name, picks in ways]))
    yield from paint(s, me, choice.many("cards"))
    card = virtual(reply.option, "worship-ink")
    targets = reply.many("targets") or legal_targets(s, me, card)
    yield from use_card(s, Use(me, card, targets), countless=False)


def spade_in_peace(s: Table, me: Seat, use: Use) -> bool:
    """Another hero targets with a spade in their own turn, in which nobody has suffered damage; once for each card."""
    first = in_turn_order(s, use.targets)[:1] == [use.target]
    peace = not any(what == "suffered" for what, _, _, _, _ in s.history)
    return first and peace and use.user not in (me, NOBODY) and use.user == s.current and use.card.suit == SPADE


@skill(
    "assist-and-settle",
    at=AFTER_TARGETING,
    when=spade_in_peace,
    picks=lambda s, me, use: (pick_seats(in_turn_order(s, use.targets)),),
    anyone=True,
)
def assist_and_settle(s: Table, me: Seat, use: Use, choice: Choice) -> Play[None]:
    """After another hero targets somebody with a spade card on their own turn, if nobody has suffered damage this
    turn, you can let one of the targets draw a card."""
    yield from draw(s, choice.one("seats"), 1)


# ---- Wang Lang

TONGUE: Final = "tongue"
LAST_TONGUE: Final = 7


def tongues(s: Table, me: Seat) -> int:
    """How many Tongues Wang Lang has."""
    return s.tokens[me].get(TONGUE, 0)


TOKEN_OF["wagging-tongue"] = "tongue"
TOKENS.append("tongue")


@action("wagging-tongue", picks=lambda s, me: (pick_seats(can_fight(s, me, s.others(me)), 1, 3),), once=THIS_PHASE)
def wagging_tongue(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, choose up to 3 other heroes with hand cards and fight a point fight with each of
    them, all with one and the same hand card. Each time you do not win, you gain 1 Tongue; with the 7th you die.
    Then each of the two who did not win discards a card or lets you draw one."""
    fight = PointFight(me, in_turn_order(s, choice.many("seats")), "wagging-tongue")
    yield from reveal(s, fight)
    for opponent in fight.opponents:
        yield from settle(s, fight, (me, opponent))
        if not fight.won and s.alive[me]:
            s.token(me, TONGUE, 1)
            if tongues(s, me) >= LAST_TONGUE:
                yield from die(s, me, NOBODY)
        for seat in in_turn_order(s, [me, opponent]):
            if fight.winner != seat and s.alive[seat]:
                yield from is_silenced(s, me, seat)
    yield from end_fight(s, fight)


def is_silenced(s: Table, me: Seat, seat: Seat) -> Play[None]:
    """Whoever did not win discards a card, or lets Wang Lang draw one."""
    if s.cards_of(seat):
        ways = (option("discard", pick_cards(s.cards_of(seat))), Option("let-draw"))
        reply = yield from choose(s, seat, "wagging-tongue", lambda: ways, {"seat": me})
        if reply.option == "discard":
            yield from discard(s, reply.many("cards"), seat)
            return
    yield from draw(s, me, 1)


def value_is_low(s: Table, me: Seat, fight: PointFight) -> bool:
    """A card of one's own in a point fight, whose value is not above the number of Tongues."""
    return me in fight.values and fight.values[me] <= tongues(s, me)


@skill("stirring-words", at=FIGHT_CARDS_REVEALED, when=value_is_low, anyone=True)
def stirring_words(s: Table, me: Seat, fight: PointFight) -> None:
    """When your card in a point fight is revealed and its value is not above the number of your Tongues, you can raise
    it by that number; then you can use Wagging Tongue once more in this phase."""
    fight.raise_value(me, tongues(s, me))
    reset_skill(s, me, "wagging-tongue")


# ---- Cao Zhi


def fallen_clubs(s: Table, me: Seat, moved: Moved) -> list[Sleeve]:
    """The clubs of other heroes that were just discarded, or that were a judgement card of theirs; still there."""
    judged = [
        card for matter in s.trail if isinstance(matter, Judgement) and matter.seat != me for card in matter.cards
    ]

    def is_another_s(came: int, card: Sleeve) -> bool:
        if moved.why == DISCARDED:
            return owner_of(came) not in (me, NOBODY) and area_of(came) in (HAND, EQUIPPED)
        return card in judged

    fallen = [shift.card for shift in moved.shifts if shift.to == DISCARD and is_another_s(shift.came, shift.card)]
    return [card for card in fallen if s.where[card] == DISCARD and s.suit_of(card) == CLUB]


@skill(
    "falling-bloom",
    at=AFTER_MOVE,
    when=lambda s, me, moved: bool(fallen_clubs(s, me, moved)),
    picks=lambda s, me, moved: (pick_cards(found := fallen_clubs(s, me, moved), 1, len(found)),),
    anyone=True,
)
def falling_bloom(s: Table, me: Seat, moved: Moved, choice: Choice) -> Play[None]:
    """After clubs of another hero go to the discard pile because they were discarded or were that hero's judgement
    cards, you can take them."""
    yield from get(s, choice.many("cards"), me)


@substitute("wine-poetry", makes=("wine",), how=(USE,), may=lambda s, me, need: not s.flipped[me], idle=True)
def wine_poetry(s: Table, me: Seat, need: Need) -> Play[Card | None]:
    """When you need to use Wine and are face up, you can flip yourself: you are viewed as using Wine. After you suffer
    damage while face down, you can flip yourself.

    This part: the Wine."""
    yield from flip(s, me)
    return virtual("wine", "wine-poetry")


@skill("wine-poetry", at=AFTER_SUFFERING, when=lambda s, me, damage: damage.face_down)
def wine_poetry_turns(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After you suffer damage, if you were face down when you suffered it, you can flip."""
    yield from flip(s, me)


# ---- Zhu Ling

WAR: Final = "anticipate-war"
READY, TACTICAL, ARMED, SPENT = range(4)  # a basic card, the first not used yet; a tactic; equipment; a basic card
PREPARED: Final = {BASIC: READY, TACTIC: TACTICAL, EQUIPMENT: ARMED}


@action(WAR, picks=lambda s, me: (pick_cards(s.cards_of(me)),), once=THIS_PHASE)
def anticipate_war(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, discard a card and lose 1 HP. Until the end of the turn, if it was basic, you can use
    basic cards as Sha, Wine or Peach, and the first one hurts, strengthens or heals by 1 more; if it was a tactic, your
    cards cannot be negated, and you draw 3; if it was equipment, whoever is the only target of your Sha discards 2
    cards, and you take one of these.

    SG-444: the state is there before the brink of death, the draw comes after it."""
    way = PREPARED[s.card(choice.one("cards")).kind.type]
    yield from discard(s, choice.many("cards"), me)
    s.add_effect(WAR, me, way, THIS_TURN)
    yield from lose_hp(s, me)
    if way == TACTICAL:
        yield from draw(s, me, 3)


def is_prepared(s: Table, me: Seat, *ways: int) -> bool:
    """Whether Zhu Ling gave up a card of such a type this turn."""
    return any(way in ways for way in s.affected(WAR, me))


@conversion(
    lasting(WAR),
    makes=("sha", "wine", "peach"),
    how=(USE,),
    when=lambda s, me, name: is_prepared(s, me, READY, SPENT),
)
def anticipate_war_converts(s: Table, me: Seat, card: Card) -> bool:
    """Basic cards as Sha, Wine or Peach."""
    return card.kind.type == BASIC


@skill(
    lasting(WAR),
    at=DECLARE,
    when=lambda s, me, use: use.card.by == WAR and is_prepared(s, me, READY),
    asks=True,
)
def anticipate_war_strengthens(s: Table, me: Seat, use: Use) -> None:
    """The first card so used has 1 more damage or heals 1 more."""
    use.bonus += 1
    s.end_effects(lambda effect: effect[:3] == (WAR, me, READY))
    s.add_effect(WAR, me, SPENT, THIS_TURN)


@skill(lasting(WAR), at=AFTER_DECLARING, when=lambda s, me, use: is_prepared(s, me, TACTICAL), asks=True)
def anticipate_war_insists(s: Table, me: Seat, use: Use) -> None:
    """Your cards cannot be negated."""
    use.unnegatable = True


def sha_on_one(s: Table, me: Seat, use: Use) -> bool:
    """A Sha on a single hero, who has cards."""
    return use.card.is_sha and len(use.targets) == 1 and is_prepared(s, me, ARMED) and bool(s.cards_of(use.target))


@skill(lasting(WAR), at=AFTER_TARGETING, when=sha_on_one, forced=True)
def anticipate_war_disarms(s: Table, me: Seat, use: Use) -> Play[None]:
    """The only target of your Sha discards 2 cards, and you get one of these, if it is still there (SG-822)."""
    target = use.target
    cards = yield from choose_cards(s, target, WAR, lambda: s.cards_of(target), 2)
    dropped = yield from discard(s, cards, target)
    left = [card for card in dropped if s.where[card] == DISCARD]
    if left and s.alive[me]:
        taken = yield from choose_cards(s, me, WAR, lambda: left, 1)
        yield from get(s, taken, me)
