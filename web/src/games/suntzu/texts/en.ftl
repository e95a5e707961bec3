side-suntzu = Sun Tzu
side-shao = King Shao
brief-suntzu = Sun Tzu
brief-shao = Shao
comes-framed = framed
comes-once = once
log-round = Round { $n }
crumb-round = Round
crumb-battles = Battles
crumb-scoring = next scoring: round
pile-box = Box { $letter }
the-pool = pool
neutral = neutral
holds = { $who ->
    [you] yours
   *[other] { $name }
}, { $count ->
    [one] 1 army
   *[other] { $count } armies
}
your-order = your order: { $card }
from-place = From { $place ->
    [pool] the pool
   *[other] { $place }
}
n-from-place = { $count } from { $place ->
    [pool] the pool
   *[other] { $place }
}
army-goes = { $purpose ->
    [reserve] into the reinforcements
    [six-marker] to the edge
   *[battle] into the battle
}
act-orders = Lay five orders
act-orders-note = { $count } of 5 laid
act-call = Call reinforcements
act-call-note = a once-only card each, at most { $count }
act-pass = Pass
act-pass-note-battle = the battle is fought as it lies
act-pass-note-before-scoring = the provinces score as they stand
act-pass-note-round-end = the round ends
act-pass-call = Call none
act-pass-general = Take none
act-give = Choose armies
act-give-note = press provinces or the pool
act-keep = Keep
act-keep-note = { $count ->
    [one] pick 1 card
   *[other] pick { $count } cards
}
act-pick = Pick a general
act-pick-note = the others leave the game
act-take = Take a general
act-take-note = one of those put away
verb-orders = Hand in the orders
verb-call = { $count ->
    [one] Call 1 reinforcement
   *[other] Call { $count } reinforcements
}
verb-keep = Keep
pick-some-province = press a province on the map
pick-some-from = press where from, then where to
pick-some-armies = press provinces or the pool
pick-some-general = pick one card
standing-pass-war = always pass
standing-battle = When cards are turned up
standing-before-scoring = Before the scoring of rounds 3 and 6
standing-round-end = At the end of round 6
standing-call = When armies are short
the-board = The board
the-map = Map of the five provinces
the-war = State of the war
edge-yours = Your orders
edge-of = Orders of { $name }
slot-empty = { $province }: no order yet
slot-card = { $province }: { $card }
slot-hidden = { $province }: face down
slot-here = lay the card here
slot-marked = your 6 is used up here
eyes-only = your eyes only
handed-in = handed in
not-in-yet = not in yet
by-you = you by { $by }
by-other = { $name } by { $by }
by-none = nobody
by-plague = plague
last-time = last: { $cards }
armies-of = { $count ->
    [one] 1 army
   *[other] { $count } armies
} of { $name }
values-of = values in rounds 3, 6 and 9: { $values }; next { $next }
is-fought = already fought for
is-fighting = fought for now
may-name = may be chosen
six-used = 6 used
tug = Tug of war
tug-end = { $end } wins at once
marker-at = { $lead ->
    [0] The score marker stands on the centre.
   *[other] { $name } leads by { $lead }.
}
marker-you = You lead by { $lead }.
if-scored = If round { $round } were scored now: { $who ->
    [you] you
   *[other] { $own }
} { $mine }, { $name } { $theirs }; the marker would stand { $to ->
    [0] on the centre.
   *[other] { $to } towards { $whom ->
        [you] you.
        [own] { $own }.
       *[other] { $name }.
    }
}
pool = Pool
on-board = On the board
six-markers = Six-markers
reinforcements = Reinforcements
cards-of-deck = Hand and deck
in-hand = In hand
hidden-from = hidden from { $name }
drawn-cards = Drawn: keep { $count }
five-generals = Your generals
put-away = Put away
round-track = Round track
values-legend = values in rounds 3, 6, 9
event-n = Event { $n } of 5
event-last = last event: it ends the game
plagues-played = Plagues played: { $count }
generals = Generals
your-general = Your general
general-of = General of { $name }
face-down = face down
general-used = used
miasma-now = Black Miasma: every Plague leaves one army
scoring-of = Scoring of round { $round }
scoring-moves = { $by ->
    [0] Equal: the marker stays.
    [one] The marker moves 1 space towards { $name }.
   *[other] The marker moves { $by } spaces towards { $name }.
}
battle-for = Battle for { $province }
cards-lie = The orders are laid
cards-hidden-n = { $count } cards face down
hand-label = { $who ->
    [you] Your hand, { $count } cards
   *[other] Hand of { $name }, { $count } cards
}
st-to-lay = Press a card, then a province; press it twice for the first free one. Or drag it, or use keys 1 to 5.
picked-up = { $card }: choose a province
st-title = How a round goes in Sun Tzu
st-text = Two players, five provinces, nine rounds. Both lay their orders in secret; then the cards are turned up one province at a time. The screen shows at any time what is possible, and why something is not.
st-goal = The goal
st-goal-text = After rounds 3, 6 and 9 every province pays its value to whoever stands in it. Only the difference counts: it pulls one marker towards your end of a track with nine spaces on each side. At the end of the track you win at once; otherwise the side on which the marker stands after round 9 wins.
st-orders = Five secret orders
st-orders-text = Both players lay one card at each of the five provinces, face down and at the same time. You may change them until you hand them in.
st-cards = The cards
st-cards-text = The framed cards 1 to 6 come back after every round. All others work only once: 7 to 10 are stronger, +1, +2 and +3 beat whatever lies opposite by that much, −1 loses by one. +2 and +3 cost 1 and 2 armies.
st-turn = The cards are turned up
st-turn-text = Province by province, in the order of the edge; from round 4 the side with fewer armies on the board names the next one. The higher card wins by the difference.
st-armies = Armies move
st-armies-text = The difference first pushes the loser's armies back to their pool, then brings the winner's in. An example: 9 against 5 is 4. Two enemies go home, two of yours take their place. If your pool is empty, armies come from the neighbouring provinces.
st-special = The 1, the 6 and the Plague
st-special-text = A 1 lets you draw 3 cards and keep 2. A 6 leaves an army on the edge, and it cannot be laid there again. A Plague stops the battle and sends half of the armies there home.
st-generals = Generals and reinforcements
st-generals-text = One secret general has one power, once. Three armies wait as reinforcements: each costs a once-only card from your hand.
st-events = Events
st-events-text = If you play with events, one of five lies face up and takes effect when its condition is met. The fifth one ends the game at once.
st-end = The end of a round
st-end-text = Framed cards come back, the others are gone. Both look at the two top cards of their decks and keep one. After rounds 3, 6 and 9 the provinces are scored first.

# the page on which a table is set up
st-settings = What is played, and who is who; the rest is in the rules.
st-preview-events = Events
st-preview-events-text = One of five lies face up and takes effect when its condition is met; the fifth one ends the game.
st-preview-generals = Generals
st-preview-generals-text = Each side has five and holds one of them in secret; not in the beginners' game.

# what is shown at a side or a province, and on a slip over the table
st-flag-taken = { $who ->
    [you] yours
   *[other] { $name } takes it
}
st-flag-lost = nobody's
st-flag-held = won by { $by }
st-flag-even = even
st-flag-plague = Plague: { $lost } lost
st-flag-call = reinforcements
