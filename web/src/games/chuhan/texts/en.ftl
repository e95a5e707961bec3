clan-han = Han clan
clan-chu = Chu clan
log-battle = Battle { $n }
log-trick = Trick { $n }
crumb-battle = Battle
crumb-trick = Trick
crumb-goal = first to
pile-discard = Discards
standing-cancel = never ask about cancelling; let abilities pass
set = { $size ->
    [1] single { $value }
    [2] pair of { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
    [6] six { $value }s
    [7] seven { $value }s
    [8] eight { $value }s
   *[other] nine { $value }s
}
verb-lead = Lead { $size ->
    [1] a single { $value }
    [2] a pair of { $value }s
   *[other] { set }
}
verb-counter = Play { $size ->
    [1] a single { $value }
    [2] a pair of { $value }s
   *[other] { set }
}
says-leads = { $who ->
    [you] you lead
   *[other] leads
}
says-counters = { $who ->
    [you] you:
   *[other] counters
}
says-uses = { $who ->
    [you] you use
   *[other] uses
}
to-beat = to beat:
more-than = { $size ->
    [1] { $value } or higher
    [2] two { $value }s or higher
    [3] three { $value }s or higher
    [4] four { $value }s or higher
    [5] five { $value }s or higher
    [6] six { $value }s or higher
    [7] seven { $value }s or higher
    [8] eight { $value }s or higher
   *[other] nine { $value }s or higher
}
to-lead = to lead
to-counter = to counter
score = Score
first-to = first to { $goal } wins
score-of = { $vp } of { $goal } victory points
doubled = all VP doubled
event-of-battle = Event of this battle
decrees = Decrees
decrees-left = { $left } of { $whole } left
decrees-supply = { $count } decrees in the supply
decrees-of = decrees of { $name }: { $count }
supply = supply
display = Face up
row = Hangu Pass
row-by = last: { $name }
row-none = starts with a 1
in-pile = in the pile
to-draw = { $count } to draw
discarded = discarded
look = look
the-trick = The trick
state-of-battle = State of the battle
cards-in-hand = { $count } cards in hand
cards-known = Known cards of { $name }
cards-hidden = { $count } cards face down
hand-of = { $who ->
    [you] Your hand, { $count } cards
   *[other] Hand of { $name }, { $count } cards
}
copies = { $count } alike, { $picked } picked
you-lead = The table is empty. You lead.
rival-leads = The table is empty. { $name } leads.
battle-over = The war is over.
opt-use = Use { $name }
opt-lead = Lead a set
opt-lead-note = pick cards of one value
opt-counter = Counter
opt-counter-note = { $size ->
    [1] pick a card, { $value } or higher
   *[other] pick { $size } equal cards, { $value } or higher
}
opt-decree = Take a decree
opt-decree-note = draw 2, then decide
opt-swap = Swap a card
opt-swap-note = yours for one face up
opt-place = Place a card
opt-place-note = at Hangu Pass
how-title = How a turn goes in Chu Han
how-text = Two players, one deck of 46 cards. Get rid of your cards before your rival does. The screen shows at any time what is possible, and why something is not.
how-goal = The goal
how-goal-text = A game has several battles of 15 cards each. Whoever goes out first scores for the cards left in the rival's hand (at most 5) and for the decrees the rival took. The first with 31 points wins.
how-lead = You lead
how-lead-text = Whoever attacks plays one card or several of the same value. Low values are common and high ones rare: nine 1s, one 9.
how-counter = You counter
how-counter-text = The other must beat it with exactly as many cards of a higher value. Then it is the first player's turn again, and so on, higher and higher.
how-pass = Somebody passes
how-pass-text = You may pass even if you could play. The trick is put away, and the one who did not pass leads the next one.
how-joker = The 0 joins any set
how-joker-text = It makes a set one card larger and takes its value. Alone it is just a 0.
how-decree = Decrees: more cards, more risk
how-decree-text = Once in each of your turns you may take a decree and draw 2 cards. That helps now; but if your rival goes out, your decrees count for the rival.
how-ability = 3s and 6s are people
how-ability-text = Each of them can be played as a number, or alone for an ability: look into the pile, counter with an equal set, throw the counter back, double all points. Two of them are reactions: Lyu Zhi cancels an ability, Xiao He restores it.
how-out = Going out
how-out-text = When a hand is empty the battle ends at once and is scored. New cards are dealt until somebody has 31 points.

# the page on which a table is set up
ch-preview-events = Events
ch-preview-events-text = One event card changes each battle after the first.

# what is shown at a seat, and on a slip over the table
ch-passes = passes
ch-cancels = cancels: { $name }
ch-decree = takes a decree
ch-points = { $points } VP
ch-out = { $who ->
    [you] Battle { $n } is yours
   *[other] { $name } wins battle { $n }
}
ch-out-text = { $who ->
    [you] You went out.
   *[other] { $name } went out.
}
ch-out-won = { $who ->
    [you] You went out, and that makes { $vp }: the war is decided.
   *[other] { $name } went out, and that makes { $vp }: the war is decided.
}
ch-left = { $who ->
    [you] Left in your hand
   *[other] Left in the hand of { $name }
}
ch-for-cards = for cards left
ch-for-decrees = for decrees
ch-for-double = doubled by Xiang Yu
ch-for-event = for the event
ch-next-battle = Next battle
ch-goal-reached = { $who ->
    [you] You have { $vp } points
   *[other] { $name } has { $vp } points
}
ch-goal-text = The goal is { $goal }: the war is over at once.
