"""Warriors whom the rulebook's examples name: Cheng Pu, Li Yi & Xie Jing."""

from __future__ import annotations

from tianxia.core.asks import Choice, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BASIC, BLACK, KINDS, RED
from tianxia.games.sanguosha.mechanics.switch import FIRST, side_of, switch
from tianxia.games.sanguosha.rules.asking import pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.conditions import at_end
from tianxia.games.sanguosha.rules.dying import Brink
from tianxia.games.sanguosha.rules.health import lose_hp
from tianxia.games.sanguosha.rules.moves import (
    PLACED,
    move_cards,
    remove,
)
from tianxia.games.sanguosha.rules.owning import LABEL_OF
from tianxia.games.sanguosha.rules.skills import NAME_VIEW, UNLIMITED, lasting, skill, state
from tianxia.games.sanguosha.rules.table import THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import take_card_of
from tianxia.games.sanguosha.rules.targets import why_forbidden
from tianxia.games.sanguosha.rules.timings import (
    AFTER_CHOOSING_TARGETS,
    AFTER_DECLARING,
    AFTER_RESOLVED,
    DECLARE,
    DECLARE_PLAY,
    IN_BRINK,
    START_OF_PHASE,
    WHEN_USING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Played, Use, further_targets, in_turn_order, use_card
from tianxia.games.sanguosha.rules.zones import ATOP, zone_of

# ---- Cheng Pu


@skill("pestilent-fire", at=AFTER_DECLARING, when=lambda s, me, use: use.card.is_normal_sha)
def pestilent_fire(s: Table, me: Seat, use: Use) -> None:
    """When you use a normal Sha, you can make it a Fire Sha; if it then deals damage, you lose 1 HP when it is over.
    Your Fire Sha can have 1 more target.

    This part: the fire."""
    use.card = use.card.called("fire-sha")
    use.acted.append((me, "pestilent-fire"))
    s.add_effect("pestilent-fire", me, 1, THIS_TURN)


@skill(
    lasting("pestilent-fire"),
    at=AFTER_RESOLVED,
    when=lambda s, me, use: (me, "pestilent-fire") in use.acted,
    anyone=True,
    asks=True,
)
def burns_oneself(s: Table, me: Seat, use: Use) -> Play[None]:
    """SG-1513: what was kindled must be paid, also without the skill."""
    s.end_effects(lambda effect: effect[:2] == ("pestilent-fire", me))
    if use.dealt:
        yield from lose_hp(s, me)


@skill(
    "pestilent-fire",
    at=AFTER_CHOOSING_TARGETS,
    when=lambda s, me, use: use.card.name == "fire-sha" and bool(further_targets(s, use)),
    picks=lambda s, me, use: (pick_seats(further_targets(s, use)),),
)
def pestilent_fire_spreads(s: Table, me: Seat, use: Use, choice: Choice) -> None:
    """After choosing the targets of a Fire Sha, you can add a legal one."""
    use.targets.append(choice.one("seats"))


LABEL_OF["vintage-wine"] = "vintage"


def vintages(s: Table, me: Seat) -> list[Sleeve]:
    """The Sha that lie on the hero as Vintage."""
    return s.labelled(me, ATOP, "vintage")


def shas_of_hand(s: Table, me: Seat, phase: Phase) -> tuple[Pick, ...]:
    """Any Sha of the hand."""
    found = [card for card in s.hand(me) if KINDS[s.name_of(card)].is_sha]
    return (pick_cards(found, 1, len(found)),)


@skill(
    "vintage-wine",
    at=START_OF_PHASE,
    when=lambda s, me, phase: at_end(s, me, phase) and bool(s.hand(me)) and not vintages(s, me),
    picks=shas_of_hand,
)
def vintage_wine(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """In your End Phase, if no Vintage lies on your hero, you can put any Sha from your hand there as Vintage. On a
    hero's brink of death you can put 1 Vintage away: they count as using a Wine.

    This part: laying it down."""
    yield from move_cards(s, choice.many("cards"), zone_of(me, ATOP), PLACED, me, label="vintage")


def wine_can_save(s: Table, me: Seat, brink: Brink) -> bool:
    """Somebody is dying who may use Wine, and a Vintage is left."""
    dying = s.hp[brink.seat] < 1 and s.alive[brink.seat]
    return dying and bool(vintages(s, me)) and why_forbidden(s, brink.seat, virtual("wine")) is None


@skill(
    "vintage-wine",
    at=IN_BRINK,
    when=wine_can_save,
    picks=lambda s, me, brink: (pick_cards(vintages(s, me)),),
    times=lambda me, brink: len(KINDS),
)
def vintage_is_drunk(s: Table, me: Seat, brink: Brink, choice: Choice) -> Play[None]:
    """SG-1401: the Wine is virtual, and nobody's card; as often as wished, while the hero is dying."""
    yield from remove(s, choice.many("cards"), me)
    yield from use_card(s, Use(brink.seat, virtual("wine", "vintage-wine"), [brink.seat]))


# ---- Li Yi & Xie Jing


@state("battle-array", NAME_VIEW)
def battle_array(s: Table, me: Seat, card: Card) -> Card:
    """Switch. In your turn: (1) your black basic cards count as Duel, and when you use one so you take a card of each
    target; (2) your red basic cards count as Sha, which you can use without limit. Each of them that you use or play
    turns the other side up.

    This part: how the cards are viewed."""
    if s.current != me or card.kind.type != BASIC:
        return card
    black = side_of(s, me, "battle-array") == FIRST
    if card.colour != (BLACK if black else RED):
        return card
    return Card("duel" if black else "sha", card.suit, card.number, card.sleeves, "battle-array")


@state("battle-array", UNLIMITED)
def battle_array_goes_on(s: Table, me: Seat, card: Card) -> bool:
    """The Sha of (2) are unlimited."""
    return card.is_sha and card.by == "battle-array"


def in_array(s: Table, me: Seat, matter: Use | Played) -> bool:
    """A card that Battle Array made."""
    return matter.card.by == "battle-array"


@skill("battle-array", at=DECLARE, when=in_array, forced=True)
@skill("battle-array", at=DECLARE_PLAY, when=in_array, forced=True)
def battle_array_turns(s: Table, me: Seat, matter: Use | Played) -> None:
    """SG-1607: it switches as soon as it is activated."""
    switch(s, me, "battle-array")


@skill(
    "battle-array",
    at=WHEN_USING,
    when=lambda s, me, use: in_array(s, me, use) and use.card.name == "duel",
    asks=True,
)
def battle_array_takes(s: Table, me: Seat, use: Use) -> Play[None]:
    """When you use a Duel of (1), take a card of each target."""
    for target in in_turn_order(s, use.targets):
        yield from take_card_of(s, me, target, "battle-array")
