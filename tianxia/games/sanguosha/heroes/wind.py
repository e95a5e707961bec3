"""Wind: Xiahou Yuan, Cao Ren, Huang Zhong, Wei Yan, Xiao Qiao, Zhou Tai, Zhang Jiao, Yu Ji."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BASIC, BLACK, EQUIPMENT, HEART, KINDS, PRINTS, SPADE, deck_faces
from tianxia.games.sanguosha.rules.asking import choose_seat, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.conditions import at_end, is_wounded
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw, expose
from tianxia.games.sanguosha.rules.distance import attack_range
from tianxia.games.sanguosha.rules.dying import Brink
from tianxia.games.sanguosha.rules.forms import is_inert, like_hand
from tianxia.games.sanguosha.rules.health import flip, heal
from tianxia.games.sanguosha.rules.judgement import Judgement, judge, replace
from tianxia.games.sanguosha.rules.moves import PLACED, discard, give, move_cards, place_in_discard, show
from tianxia.games.sanguosha.rules.owning import LABEL_OF
from tianxia.games.sanguosha.rules.skills import HAND_LIMIT, INVALIDATES, SUIT_VIEW, action, conversion, skill, state
from tianxia.games.sanguosha.rules.table import ACTION, DRAWING, JUDGING, THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.targets import legal_targets, why_forbidden
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_TARGETING,
    BEFORE_JUDGEMENT_TAKES_EFFECT,
    BEFORE_PHASE,
    IN_BRINK,
    START_OF_PHASE,
    WHEN_PLAYING,
    WHEN_SUFFERING,
    WHEN_USING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Played, Use, play_card, use_card
from tianxia.games.sanguosha.rules.zones import ATOP, zone_of

# ---- Xiahou Yuan


@skill("godspeed", at=BEFORE_PHASE, when=lambda s, me, phase: phase.phase == JUDGING)
def godspeed(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """You can skip your Judgement and Draw Phases; and you can discard an equipment card and skip your Action Phase.
    Each time it counts as a Sha that you use on any other hero.

    SG-223: this part: before the Judgement Phase."""
    phase.skipped = True
    s.skipped.append(DRAWING)
    yield from strike_at_once(s, me)


def an_equipment_card(s: Table, me: Seat, phase: Phase) -> tuple[Pick, ...]:
    """An equipment card of the owner's hand or equipment area."""
    return (pick_cards([card for card in s.cards_of(me) if KINDS[s.name_of(card)].type == EQUIPMENT]),)


@skill(
    "godspeed",
    at=BEFORE_PHASE,
    when=lambda s, me, phase: phase.phase == ACTION and bool(s.cards_of(me)),
    picks=an_equipment_card,
)
def godspeed_in_arms(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """Before your Action Phase, you can discard 1 equipment card and skip it: you are viewed as using Sha."""
    yield from discard(s, choice.many("cards"), me)
    phase.skipped = True
    yield from strike_at_once(s, me)


def strike_at_once(s: Table, me: Seat) -> Play[None]:
    """A virtual Sha on another hero, rangeless and countless (SG-1105, SG-1403); none if nobody is legal (SG-1530)."""
    sha = virtual("sha", "godspeed")
    places = legal_targets(s, me, sha, rangeless=True)
    if places and s.alive[me] and why_forbidden(s, me, sha) is None:
        target = yield from choose_seat(s, me, "godspeed", places)
        yield from use_card(s, Use(me, sha, [target]))


# ---- Cao Ren


@skill("hold-fast", at=START_OF_PHASE, when=at_end)
def hold_fast(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your End Phase, you can draw 3 cards and flip your hero."""
    yield from draw(s, me, 3)
    yield from flip(s, me)


# ---- Huang Zhong


def hand_is_large_or_small(s: Table, me: Seat, use: Use) -> bool:
    """A Sha in the Action Phase, on a hero with at least as many hand cards as one's HP, or at most one's range."""
    hand = len(s.hand(use.target))
    mine = s.phase == ACTION and s.current == me
    return mine and use.card.is_sha and (hand >= s.hp[me] or hand <= attack_range(s, me))


@skill("fierce-bow", at=AFTER_TARGETING, when=hand_is_large_or_small)
def fierce_bow(s: Table, me: Seat, use: Use) -> None:
    """In your Action Phase, when your Sha targets a hero with at least as many hand cards as your HP, or at most as
    many as your range, you can make it impossible to dodge."""
    use.inescapable.append(use.target)


# ---- Wei Yan


@skill(
    "wild-bone",
    at=AFTER_DEALING,
    when=lambda s, me, damage: damage.distance <= 1 and is_wounded(s, me),
    times=lambda me, damage: damage.amount,
    forced=True,
)
def wild_bone(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """For each point of damage you deal to a hero at distance 1, heal 1.

    The distance is that of the moment when the damage was suffered (D6)."""
    yield from heal(s, me, 1, me)


# ---- Xiao Qiao


def a_heart_and_another(s: Table, me: Seat, damage: Damage) -> tuple[Pick, ...]:
    """A heart of the hand, and another hero."""
    return pick_cards([card for card in s.hand(me) if s.suit_of(card) == HEART]), pick_seats(s.others(me))


@skill(
    "heavenly-scent",
    at=WHEN_SUFFERING,
    when=lambda s, me, damage: bool(s.hand(me)),
    picks=a_heart_and_another,
)
def heavenly_scent(s: Table, me: Seat, damage: Damage, choice: Choice) -> Play[None]:
    """When you would suffer damage, you can discard a heart from your hand and choose another hero: they suffer it
    instead, and then draw as many cards as they have wounds."""
    yield from discard(s, choice.many("cards"), me)
    damage.divert(choice.one("seats"), after=draws_his_wounds)


def draws_his_wounds(s: Table, damage: Damage) -> Play[None]:
    """When the damage suffered this way is resolved (D9), the victim draws as many cards as they have wounds."""
    yield from draw(s, damage.victim, s.wounds(damage.victim))


@state("youthful-beauty", SUIT_VIEW)
def youthful_beauty(s: Table, me: Seat, suit: int) -> int:
    """Your spade cards, and your spade judgement cards, count as hearts."""
    return HEART if suit == SPADE else suit


# ---- Zhou Tai


LABEL_OF["indomitable"] = "wound"


@skill("indomitable", at=IN_BRINK, when=lambda s, me, brink: brink.seat == me, forced=True)
def indomitable(s: Table, me: Seat, brink: Brink) -> Play[None]:
    """On your brink of death, the top card of the deck is put on your hero as a Wound: if its number differs from
    all your other Wounds, you heal to 1 HP; otherwise it is put away. While you have Wounds, their number is your
    hand limit.

    This part: the Wound."""
    [card] = yield from expose(s, 1)
    numbers = [PRINTS[s.faces[wound]].number for wound in s.labelled(me, ATOP, "wound")]
    yield from move_cards(s, [card], zone_of(me, ATOP), PLACED, me, label="wound")
    if PRINTS[s.faces[card]].number in numbers:
        yield from place_in_discard(s, [card], me)
    else:
        yield from heal(s, me, 1 - s.hp[me], me)


@state("indomitable", HAND_LIMIT, persists=True)
def as_many_as_wounds(s: Table, me: Seat) -> int | None:
    """While you have Wounds your hand limit is set to their number."""
    return len(s.labelled(me, ATOP, "wound")) or None


# ---- Zhang Jiao


def is_dodge(s: Table, me: Seat, matter: Use | Played) -> bool:
    """The card is a Dodge."""
    return matter.card.name == "dodge"


def any_hero(s: Table, me: Seat, matter: object) -> tuple[Pick, ...]:
    """Any living hero, the owner included."""
    return (pick_seats(s.around(me)),)


@skill("lightning-strike", at=WHEN_USING, when=is_dodge, picks=any_hero)
@skill("lightning-strike", at=WHEN_PLAYING, when=is_dodge, picks=any_hero)
def lightning_strike(s: Table, me: Seat, matter: Use | Played, choice: Choice) -> Play[None]:
    """When you use or play a Dodge, you can choose a hero: they are judged, and a spade means 2 lightning damage
    from you."""
    seat = choice.one("seats")
    result = yield from judge(s, seat, "lightning-strike")
    if result.suit == SPADE and not result.aborted:
        yield from deal_damage(s, Damage(me, seat, 2, "lightning", skill="lightning-strike"))


def to_play(s: Table, me: Seat, judgement: Judgement) -> list[Sleeve]:
    """SG-600, SG-1244: all that can be played: hand, Supplies and equipment; not the armor that is judged (SG-1208)."""
    using = judgement.why if judgement.seat == me else ""
    return like_hand(s, me) + [card for card in s.equipment(me) if s.kind_of(card) != using]


def a_black_card(s: Table, me: Seat, judgement: Judgement) -> tuple[Pick, ...]:
    """A black card of the owner that can be played: a Shadow is black, and cannot (SG-1160, SG-1162)."""
    black = [card for card in to_play(s, me, judgement) if s.card(card).colour == BLACK and not is_inert(s, card)]
    return (pick_cards(black),)


@skill(
    "ghost-way",
    at=BEFORE_JUDGEMENT_TAKES_EFFECT,
    when=lambda s, me, judgement: bool(to_play(s, me, judgement)),
    picks=a_black_card,
    anyone=True,
)
def ghost_way(s: Table, me: Seat, judgement: Judgement, choice: Choice) -> Play[None]:
    """Before any judgement card takes effect, you can play a black card in its place and take the old one."""
    card = choice.one("cards")
    yield from play_card(s, me, s.card(card), stays=True)
    yield from replace(s, judgement, card, me, takes_old=True)


def a_dodge_or_lightning(s: Table, owner: Seat, actor: Seat) -> tuple[Pick, ...]:
    """A Dodge or a Lightning from the giver's hand."""
    return (pick_cards([card for card in s.hand(actor) if s.name_of(card) in ("dodge", "lightning")]),)


@action(
    "amber-sky",
    picks=a_dodge_or_lightning,
    when=lambda s, owner, actor: s.kingdom[actor] == "neutral",
    once=THIS_PHASE,
    lent=True,
)
def amber_sky(s: Table, owner: Seat, actor: Seat, choice: Choice) -> Play[None]:
    """Once in the Action Phase of each other Neutral hero, they can give you a Dodge or a Lightning.

    SG-650: the card is shown."""
    cards = choice.many("cards")
    show(s, actor, cards, "amber-sky")
    yield from give(s, cards, owner, actor, openly=True)


# ---- Yu Ji

STATABLE: Final = tuple([id for id, kind in KINDS.items() if kind.type == BASIC or kind.is_normal_tactic])
IN_DECK: Final = {
    deck: dict.fromkeys([PRINTS[face].kind for face in deck_faces(deck)]) for deck in ("standard", "battle", "extra")
}


@conversion(
    "bewitch",
    makes=STATABLE,
    material=like_hand,
    when=lambda s, me, name: name in IN_DECK[s.deck_option],
    once=THIS_TURN,
    face_down=True,
)
def bewitch(s: Table, me: Seat, card: Card) -> bool:
    """Once per turn, you can use or play a hand card face down as any basic card or normal tactic. The others may
    question it: if it is not what you said, it has no effect; if it is, the doubter gains Entangled Grudge.

    How it is laid down and questioned is in facedown.py."""
    return True


@state("entangled-grudge", INVALIDATES)
def entangled_grudge(s: Table, me: Seat, key: str) -> bool:
    """You cannot question Bewitch. While you have 1 HP, your other skills do not work."""
    return s.hp[me] == 1
