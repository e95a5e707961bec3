"""The greedy policy of Chu Han: every play gets a score, and the best one is made.

In words. A hand is seen as groups of equal cards. Each group has a *power*: it costs a turn to be rid of it, but high
cards win the lead back and big groups are hard to beat. A play is worth the cards it sheds, the lead it will probably
win or keep (from the cards not yet seen: how likely is it that the rival can beat it?), and what it does to the power
of the groups it takes cards from; VP that it gives to either side count too. So low cards go in big sets, high cards
are kept for counters, a set is beaten with the cheapest one that does it, and a group is not torn apart for little.
The lead is worth more when few groups are left and when the rival has few cards. A pass has a fixed worth, less the
nearer the rival is to going out. A decree is worth most early, when there is time to use its two cards, and less after
each one; it is taken when it is worth more than the best play.
ATTACK abilities shed cards for nothing and come first. Going out, or reaching 31, beats everything.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import CARD, PASS, Choice, Sleeve
from tianxia.core.state import Face
from tianxia.games.chuhan.bots.sight import (
    CANCEL,
    COUNTER,
    HAN_XIN,
    JI_BU,
    LEAD,
    LIU_BANG,
    MANDATE_GIFT,
    PENG_YUE,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
    ChuHanSight,
)
from tianxia.games.chuhan.bots.worth import OUT, ChuHanWorth
from tianxia.games.chuhan.data import (
    CARDS_CAP,
    GAIXIA,
    HANGU,
    HONGMEN,
    IDS,
    RESTRAINT,
    STABILITY,
    STABILITY_VP,
    TWOS,
    TWOS_LEAST,
    VALUE,
    WARLORDS,
)
from tianxia.games.chuhan.rules.abilities import HAN_XIN_VP, NINE, XIAHOU_VP
from tianxia.games.chuhan.rules.registry import ABILITIES

ScoredPlay = tuple[float, str, tuple[Sleeve, ...]]  # score, option, cards
FREE: Final = 100.0  # what is done before leading, if it does any good
LONE: Final = (LIU_BANG, XIAHOU_YING, HAN_XIN, XIANG_YU)
SLOTS: Final[dict[str, str]] = {
    "lead": "set", "counter": "set", "place": "card", "give": "card", "take": "card",
    **{id: ability.picks.slot for id, ability in ABILITIES.items() if ability.picks is not None},
}  # fmt: skip


class ChuHanGreedy(ChuHanWorth):
    """The policy: it reads only a ChuHanSight."""

    # ---- the one door

    def best(self, sight: ChuHanSight) -> Choice:
        """The play with the highest score; of equals the first."""
        plays = self.plays(sight, wide=False)
        top = plays[0]
        for play in plays:
            if play[0] > top[0]:
                top = play
        return as_choice(top)

    def plays(self, sight: ChuHanSight, wide: bool) -> list[ScoredPlay]:
        """Plays worth a thought with their scores; `wide` adds parts of groups and other second thoughts."""
        kind = sight.kind
        if kind == COUNTER:
            return self._counters(sight, wide)
        if kind == LEAD:
            return self._leads(sight, wide)
        if kind == CANCEL:
            return self._cancels(sight)
        return self._mandate(sight) if kind == MANDATE_GIFT else self._treaty(sight)

    # ---- leading

    def _leads(self, sight: ChuHanSight, wide: bool) -> list[ScoredPlay]:
        plays: list[ScoredPlay] = []
        left = self.groups_left(sight)
        joker = sight.groups[0]
        for value in range(1, 10):
            group = sight.groups[value]
            n = len(group)
            for size in range(1 if wide else n, n + 1) if n else ():
                change = self.loss(sight, value, size)
                after = left - 1 if size == n else left
                plays.append((self.set_score(sight, value, size, size, change, after), "lead", tuple(group[:size])))
                if joker and (wide or size == n):
                    score = self.set_score(sight, value, size + 1, size + 1, change - self.w.joker, after)
                    plays.append((score, "lead", (*group[:size], joker[0])))
        if joker and (wide or sight.count == 1):
            plays.append((self.set_score(sight, 0, 1, 1, -self.w.joker, left), "lead", (joker[0],)))
        if ZHONGLI_MO in sight.held:
            self._zhongli(sight, plays, left)
        if sight.event == WARLORDS:
            self._lead_display(sight, plays, left)
        if sight.can_attack:
            self._attacks(sight, plays, wide)
        self._instead(sight, plays, self.w.decree_lead)
        return plays

    def _attacks(self, sight: ChuHanSight, plays: list[ScoredPlay], wide: bool) -> None:
        """Ji Bu and Yu Ji shed cards for nothing; Ying Bu changes a 6 for what a group lacks."""
        w = self.w
        if JI_BU in sight.held and sight.count > 1:
            gain = w.card + self.loss(sight, 3, 1)
            plays.append((gain + (FREE if gain > 0 else 0), "ji-bu", ()))
        if YU_JI in sight.held and sight.count > 1:
            base = 2 * w.card + self.loss(sight, 3, 1)
            for gain, card in self._riddance(sight, YU_JI)[: None if wide else 1]:
                score = base + gain + (FREE + 1 if base + gain > 0 else 0)
                plays.append((OUT if sight.count == 2 else score, "yu-ji", (card,)))
        if YING_BU in sight.held:
            for value in range(1, 6):
                here = [card for face, card in sight.takeable if VALUE[face] == value]
                if here:
                    n = len(sight.groups[value])
                    gain = self.power[value][n + 1] - self.power[value][n] + self.loss(sight, 6, 1)
                    if value == TWOS and n + 1 + len(sight.groups[0]) >= TWOS_LEAST:
                        gain += w.vp * n
                    plays.append((gain - w.card + (FREE if gain > w.card else -1), "ying-bu", (here[-1],)))

    def _riddance(self, sight: ChuHanSight, without: Face = -1) -> list[tuple[float, Sleeve]]:
        """A card of each group and how much good its loss does to the hand, the best riddance first."""
        keep = sight.held.get(without, -1)
        found: list[tuple[float, Sleeve]] = []
        for value, group in enumerate(sight.groups):
            for card in group[:2]:
                if card != keep:
                    found.append((self.loss(sight, value, 1), card))
                    break
        return sorted(found, reverse=True)

    def _zhongli(self, sight: ChuHanSight, plays: list[ScoredPlay], left: int) -> None:
        """Cards of different values: all that the hand is glad to lose, from each lowest value on."""
        w = self.w
        own = sight.held[ZHONGLI_MO]
        base = w.card + self.loss(sight, 3, 1)
        gains: list[tuple[float, int, Sleeve]] = []
        for value in range(max(sight.best + 1, 1), 10):
            group = [card for card in sight.groups[value] if card != own] if value == 3 else sight.groups[value]
            if group:
                row, n = self.power[value], len(group)
                gains.append((row[n - 1] - row[n] + w.card, value, group[0]))
        for place, (gain, lowest, card) in enumerate(gains):
            higher = sorted(gains[place + 1 :], reverse=True)
            if sight.size:
                if len(higher) < sight.size - 1:
                    break
                higher = higher[: sight.size - 1]
            else:
                fewest = TWOS_LEAST - 1 if lowest == TWOS else 1
                higher = [entry for nth, entry in enumerate(higher) if nth < fewest or entry[0] > 0]
            if not higher:
                break
            size = 1 + len(higher)
            change = base + gain + sum([entry[0] for entry in higher]) - w.card * (size + 1)
            cards = (card, *[entry[2] for entry in sorted(higher, key=lambda entry: entry[1])])
            score = self.set_score(sight, lowest, size, size + 1, change, max(1, left - size))
            plays.append((score, "zhongli-mo", cards))

    def _lead_display(self, sight: ChuHanSight, plays: list[ScoredPlay], left: int) -> None:
        """Warlords: a group with one face-up card of its value."""
        for face, card in sight.display:
            value = VALUE[face]
            group = sight.groups[value]
            n = len(group)
            if value and n:
                score = self.set_score(sight, value, n + 1, n, self.loss(sight, value, n), left - 1)
                plays.append((score, "lead", (*group, card)))

    # ---- countering

    def _counters(self, sight: ChuHanSight, wide: bool) -> list[ScoredPlay]:
        w = self.w
        size, best = sight.size, sight.best
        left = self.groups_left(sight)
        stay = w.pass_ - w.pass_rush / (sight.rival_count or 1)
        if sight.event == STABILITY:
            stay += self.vp_score(sight, STABILITY_VP, 0)
        plays: list[ScoredPlay] = [(stay, "pass", ())]
        joker = sight.groups[0]
        for value in range(best + 1, 10):
            group = sight.groups[value]
            n = len(group)
            if n >= size:
                change = self.loss(sight, value, size)
                score = self.set_score(sight, value, size, size, change, left - 1 if n == size else left)
                plays.append((score, "counter", tuple(group[:size])))
            if joker and n and n >= size - 1 > 0 and (wide or n < size):
                change = self.loss(sight, value, size - 1) - w.joker
                score = self.set_score(sight, value, size, size, change, left - 1 if n == size - 1 else left)
                plays.append((score, "counter", (*group[: size - 1], joker[0])))
        if sight.held:
            self._counter_abilities(sight, plays, left, stay)
        if sight.event == WARLORDS:
            self._counter_display(sight, plays, left, stay)
        self._instead(sight, plays, w.decree)
        return plays

    def _counter_abilities(self, sight: ChuHanSight, plays: list[ScoredPlay], left: int, stay: float) -> None:
        """Abilities of a counter; each sheds its own card, so that as the last card it goes out."""
        w = self.w
        out = OUT if sight.count == 1 else 0.0
        for face in sight.held:
            if face == ZHONGLI_MO:
                self._zhongli(sight, plays, left)
            elif face == PENG_YUE:
                self._peng_yue(sight, plays, left)
            elif face in LONE and (face != LIU_BANG or (sight.best == NINE and sight.size == 1)):
                after = left - 1 if len(sight.groups[VALUE[face]]) == 1 else left
                change = 0.0 if after == 1 and face != XIANG_YU else self.loss(sight, VALUE[face], 1)
                plays.append((out + w.card + change + self._lone(sight, face, after, stay), IDS[face], ()))

    def _lone(self, sight: ChuHanSight, face: Face, left: int, stay: float) -> float:
        """An ability without other cards: who has the lead after it, and what it gives the rival."""
        w = self.w
        leads = self.lead_worth(sight, left)
        if face == LIU_BANG:
            return leads
        if face == XIAHOU_YING:
            return leads + self.vp_score(sight, 0, XIAHOU_VP)
        if face == HAN_XIN:
            sticks = 1.0 - self.held_by_rival(sight, sight.best, sight.size)
            return sticks * leads + (1 - sticks) * stay + self.vp_score(sight, 0, HAN_XIN_VP)
        ahead = sight.rival_count - 2 * sight.count  # Xiang Yu: only far ahead is it good that VP count double
        return stay + (0.0 if sight.doubled else w.xiang_yu * ahead)

    def _peng_yue(self, sight: ChuHanSight, plays: list[ScoredPlay], left: int) -> None:
        """An equal set, without Peng Yue himself."""
        value, size = sight.best, sight.size
        own = sight.held[PENG_YUE]
        group = [card for card in sight.groups[value] if card != own] if 0 < value <= NINE else []
        cards = group[:size] if len(group) >= size else group + sight.groups[0]
        if len(cards) == size and group:
            jokers = size - len(group) if size > len(group) else 0
            change = self.loss(sight, 3, 1) + self.loss(sight, value, size - jokers) - jokers * self.w.joker
            score = self.set_score(sight, value, size, size + 1, change, left)
            plays.append((score, "peng-yue", tuple(cards)))

    def _counter_display(self, sight: ChuHanSight, plays: list[ScoredPlay], left: int, stay: float) -> None:
        """Warlords: a face-up card stands in for one of the hand, or is used for its ability."""
        size = sight.size
        for face, card in sight.display:
            value = VALUE[face]
            group = sight.groups[value]
            if value > sight.best and value and len(group) >= size - 1:
                change = self.loss(sight, value, size - 1)
                score = self.set_score(sight, value, size, size - 1, change, left)
                plays.append((score, "counter", (*group[: size - 1], card)))
            if face in LONE and (face != LIU_BANG or (sight.best == NINE and size == 1)):
                plays.append((self._lone(sight, face, left, stay), IDS[face], ()))

    # ---- decrees and what stands in their place

    def _instead(self, sight: ChuHanSight, plays: list[ScoredPlay], base: float) -> None:
        """A decree brings two unknown cards and costs a VP if the battle is lost."""
        w = self.w
        if sight.can_decree:
            score = base + w.decree_early * sight.rival_count - w.decree_more * sight.decrees
            if sight.event == RESTRAINT:
                score -= w.vp
            if sight.event == GAIXIA or sight.count < CARDS_CAP:
                score -= w.vp / 2
            plays.append((score, "decree", ()))
        if sight.can_instead and sight.event == HANGU:
            group = sight.groups[sight.row + 1] if sight.row < 9 else []
            if group:
                gain = w.card + self.loss(sight, sight.row + 1, 1) + w.vp
                plays.append((OUT if sight.count == 1 else gain + (FREE if gain > 0 else 0), "place", (group[0],)))
        if sight.can_instead and sight.event == HONGMEN:
            gain, give = self._riddance(sight)[0]
            for face, card in sight.display:
                value = VALUE[face]
                n = len(sight.groups[value])
                better = gain + self.power[value][n + 1] - self.power[value][n]
                plays.append((better + (FREE if better > 0.3 else -1), "swap", (give, card)))

    # ---- small questions

    def _cancels(self, sight: ChuHanSight) -> list[ScoredPlay]:
        """Lyu Zhi waits for what matters; Xiao He restores at once, for it costs nothing."""
        plays: list[ScoredPlay] = [(0.0, "pass", ())]
        if sight.can_cancel:
            plays.append((self._cancel_score(sight), "cancel", ()))
        return plays

    def _cancel_score(self, sight: ChuHanSight) -> float:
        use, rest = sight.use, len(sight.use_rest)
        if sight.count == 1 and sight.canceller in sight.held:
            return OUT  # the reaction is the last card
        if sight.canceller == XIAO_HE:
            return 1.0
        if sight.rival_count == 0:
            return OUT if rest else -1.0  # cards that return to the hand are the only way to stop it
        if use == ZHONGLI_MO:
            return 1.0
        near = sight.rival_count <= 5 or sight.count <= 4
        if use in (XIAHOU_YING, HAN_XIN, LIU_BANG, YU_JI):
            return 1.0 if near else -1.0
        if use == XIANG_YU:
            return 1.0 if sight.rival_count < sight.count else -1.0
        return 1.0 if sight.count <= 3 else -1.0

    def _treaty(self, sight: ChuHanSight) -> list[ScoredPlay]:
        """The card that helps this hand least goes to the rival."""
        plays: list[ScoredPlay] = []
        for face, card in sight.gifts:
            value = VALUE[face]
            plays.append((self.loss(sight, value, 1) - value / 10, "give", (card,)))
        return plays

    def _mandate(self, sight: ChuHanSight) -> list[ScoredPlay]:
        """A high card is worth having, but not for a player who is out."""
        plays: list[ScoredPlay] = [(0.0, "pass", ())]
        for face, card in sight.gifts:
            value = VALUE[face]
            n = len(sight.groups[value])
            gain = self.power[value][n + 1] - self.power[value][n] - 2 * self.w.card
            plays.append((gain if sight.count else -OUT, "take", (card,)))
        return plays


def as_choice(play: ScoredPlay) -> Choice:
    """The answer that makes this play."""
    _, option, cards = play
    if option == "pass":
        return PASS
    if option == "swap":
        return Choice(option, {"give": (CARD[cards[0]],), "take": (CARD[cards[1]],)})
    if option in SLOTS:
        return Choice(option, {SLOTS[option]: tuple([CARD[card] for card in cards])})
    return Choice(option)
