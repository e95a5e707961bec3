"""Stealth (SG-1640 to SG-1644): a hero who begins the game hidden, and how they are revealed."""

from __future__ import annotations

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BONUS_FROM, HEROES, RULER_BONUS
from tianxia.games.sanguosha.rules.dying import die
from tianxia.games.sanguosha.rules.health import APPEARING, HIDDEN_MAX_HP, Change, change_max_hp, heal
from tianxia.games.sanguosha.rules.setup import printed_skills
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import WHEN_REVEALING
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import HERO_CARD, NOBODY, OFFERED, zone_of


def reveal(s: Table, seat: Seat) -> Play[None]:
    """SG-1641 to SG-1644: the hero with kingdom, gender, skills and their HP, less what maxHP was lost meanwhile; a
    ruler's bonus; then what acts "when you reveal". All other states are kept."""
    hero = HEROES[s.hero[seat]]
    changed = sum(s.affected(HIDDEN_MAX_HP, seat))
    s.end_effects(lambda effect: effect[:2] == (HIDDEN_MAX_HP, seat))
    s.unrevealed[seat] = False
    for card in s.zones[zone_of(seat, OFFERED)][:]:
        s.move(card, zone_of(seat, HERO_CARD))
    s.kingdom[seat], s.gender[seat] = hero.kingdom, hero.gender
    s.max_hp[seat] = max(0, hero.max_hp + changed)
    s.hp[seat] = min(hero.start_hp, s.max_hp[seat])
    s.set_skills(seat, printed_skills(s, seat, hero))
    s.emit("hero", {"seat": seat, "hero": hero.id, "kingdom": hero.kingdom, "max_hp": s.max_hp[seat]})
    s.beat("revealed")
    if not s.max_hp[seat]:
        yield from die(s, seat, NOBODY)
        return
    if seat == s.ruler and s.seats >= BONUS_FROM:  # SG-1642, R12
        yield from change_max_hp(s, seat, RULER_BONUS)
        yield from heal(s, seat, RULER_BONUS)
    yield from at(s, WHEN_REVEALING, Change("reveal", seat, 0, NOBODY, None))


APPEARING.append(reveal)
