hu-round = Round
hu-round-n = Round { $n }
hu-opening = Setting up
hu-die = Die
hu-you = you
hu-vp = VP
hu-none = empty
hu-settings = Huns is played with a house set of cards: the numbers of the rulebook, names and effects of ours.
hu-house-set = The card set is a house set of ours: the rulebook names only one card, so 60 cards and the slots of 32 wagons were made here.
hu-house-card = house set: this card was made here
hu-market = Dice, decks and Reserve
hu-display = Face-up wagons
hu-wagons = Wagons
hu-face-down = { $count ->
    [0] none face down
   *[other] { $count } more face down
}
hu-no-wagons = no wagons
hu-empty = empty
hu-cards = { $count ->
    [one] card
   *[other] cards
}
hu-left = left
hu-pool-empty = empty
hu-banned = named: not this one
hu-taken-by = taken by
hu-in-reserve = { hu-colour } Valuables in the Reserve: { $count }
hu-colour = { $colour ->
    [blue] Blue
    [red] Red
    [green] Green
    [black] Black
   *[yellow] Yellow
}
hu-colour-blue = blue
hu-colour-red = red
hu-colour-green = green
hu-colour-black = black
hu-colour-yellow = yellow
hu-good-blue = blue Valuable
hu-good-red = red Valuable
hu-good-green = green Valuable
hu-good-black = black Valuable
hu-good-yellow = yellow Valuable
hu-die-name = { hu-colour } die
hu-die-shows = { hu-colour } { $value ->
    [0] die
   *[other] { $value }
}
hu-deck-equipment = Equipment
hu-deck-raid = Raids
hu-deck-mercenary = Mercenaries
hu-deck-curse = Curses
hu-deck-treasure = Treasures
hu-deck-one-equipment = Equipment
hu-deck-one-raid = Raid
hu-deck-one-mercenary = Mercenary
hu-deck-one-curse = Curse
hu-deck-one-treasure = Treasure
hu-letter-equipment = E
hu-letter-raid = R
hu-letter-mercenary = M
hu-letter-curse = C
hu-letter-treasure = T
hu-type-purple = purple
hu-type-orange = orange
hu-type-green = green
hu-type-blue = blue
hu-type-letter-purple = P
hu-type-letter-orange = O
hu-type-letter-green = G
hu-type-letter-blue = B
hu-wagon = Wagon
hu-wagon-of = { $type ->
    [purple] Purple
    [orange] Orange
    [green] Green
   *[blue] Blue
} wagon
hu-wagon-text = A Valuable goes only onto an empty slot of its own colour. A full wagon is dispatched at once. Its type counts at the end.
hu-slot-empty = empty { $colour ->
    [blue] blue
    [red] red
    [green] green
    [black] black
   *[yellow] yellow
} slot
hu-slot-any = empty slot for any colour
hu-slots = { $count ->
    [one] 1 slot
   *[other] { $count } slots
}
hu-slots-say = { $filled } of { $of } slots filled
hu-next-fills = next fills it
hu-timing-start = start of turn
hu-timing-turn = during your turn
hu-timing-end = end of turn
hu-timing-any = any time
hu-timing-game-end = end of game
hu-from-players = { $count ->
    [4] with 4 players
   *[other] with { $count } or more players
}
hu-worth-equipment = Worth 0 VP.
hu-worth-raid = Worth 1 VP, used or not.
hu-worth-mercenary = Worth 1 VP when full, −1 VP when not.
hu-worth-curse = Worth 0 VP face up; a Curse you fled costs 1 VP for each player.
hu-worth-treasure = Worth 1 VP for each player if its condition is met.
hu-state-works = works
hu-state-off = switched off
hu-state-unfilled = not full: no effect yet
hu-state-active = active
hu-state-lifted = lifted
hu-state-unused = not used yet
hu-state-used = used
hu-state-fled = fled
hu-state-treasure = counts at the end
hu-full = full: works
hu-needs = needs { $count }
hu-active = active, { $count } to lift
hu-your-camp = Your camp
hu-camp-of = Camp { $n }: { $name }
hu-other-camps = The other camps
hu-in-camp = { $who ->
    [you] In your camp
   *[other] In the camp of { $name }
}
hu-first = First player of this round
hu-first-short = 1st
hu-in-hand = in hand
hu-looks-at = { $count ->
    [one] looks at 1 card
   *[other] looks at { $count } cards
}
hu-stash = Stash
hu-sent = dispatched
hu-points-now = victory points in sight
hu-your-cards = Your cards
hu-cards-of = Cards of camp { $n }: { $name }
hu-no-cards = no cards yet
hu-in-sight = In sight
hu-in-sight-note = what can be counted now
hu-player = Player
hu-col-wagons = wagons
hu-col-cards = cards
hu-ends = Ends with the round in which a pool or a deck is empty.
hu-nearest = Nearest:
hu-last-round = Last round
hu-last-round-why = Empty:
hu-now = now
hu-stage = { $stage ->
    [bonus] Start bonus
    [roll] Roll the dice
    [die] Take a die
    [action] { $both ->
        [yes] Draw and Pillage
       *[no] Draw or Pillage
    }
    [pick] Draw
    [place] Pillage
    [after] After the action
   *[end] End of turn
}
hu-would-loot = { $count ->
    [0] Pillage: the pool is empty
    [one] Pillage 1 { $fit ->
        [0] that finds no place
       *[other] that finds a place
    }
   *[other] Pillage { $count }, { $fit ->
        [0] none finds a place
        [one] 1 finds a place
       *[other] { $fit } find a place
    }
}
hu-would-fill = fills { $names }
hu-would-complete = completes { $names }
hu-would-bring = up to { $count } VP
hu-would-fire = may set off { $names }
hu-worth-now = now { $vp } VP
hu-would-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count }, play 1
}
hu-would-draw-none = the deck is empty
hu-drawn = You have drawn
hu-tray-curse = A Curse is played on you
hu-tray-target = The Curse that you play
hu-tray-goods = Valuables to choose from
hu-act-draw = Draw
hu-act-loot = Pillage
hu-act-use = Use a card
hu-act-resolve = Resolve a card
hu-act-play = Play a card
hu-act-pick-play-note = press one of the cards
hu-act-redraw = Draw again
hu-act-curse = Play the Curse on somebody
hu-act-accept = Accept it
hu-accept-note = it works against you until it is full
hu-act-flee = Flee
hu-flee-costs = fleeing costs { $count } VP at the end
hu-act-pass-on = Pass it on
hu-act-load = Onto a wagon
hu-act-dye = Onto another colour
hu-act-fill = Onto a card
hu-act-divide = Divide them
hu-act-back = Back to the Reserve
hu-act-take = Take
hu-act-die-take = Take a die
hu-act-wagon-take = Take a face-up wagon
hu-act-discard-take = Return
hu-act-steal-take = Steal
hu-act-deck = Top of the deck
hu-deck-note = unseen; { $count } in the deck
hu-act-done = Done
hu-act-after-done = End the turn
hu-act-end-done = End the turn
hu-act-pass = No, thanks
hu-act-turn = Turn a die
hu-act-move = Move a Valuable
hu-act-swap = Exchange wagons
hu-act-copy = Use a Raid of another camp
hu-act-ban = Name a die
hu-press-die = press one of the dice
hu-press-wagon = press one of them
hu-press-goods = { $most ->
    [one] press 1 Valuable
   *[other] press up to { $most } Valuables
}
hu-verb-die-take = Take this die
hu-verb-wagon-take = Take this wagon
hu-verb-steal-take = Steal
hu-verb-discard-take = Return
hu-verb-which-take = Put these on it
hu-verb-take = Take
hu-verb-play = Play it
hu-verb-use = Use it
hu-verb-resolve = Resolve it
hu-verb-curse = Play the Curse
hu-verb-pass-on = Pass it on
hu-verb-move = Move it
hu-verb-swap = Exchange them
hu-verb-copy = Use this Raid
hu-verb-ban = Name this die
hu-verb-load = Load it
hu-dye-onto = Dye for the { $colour ->
    [blue] blue
    [red] red
    [green] green
    [black] black
   *[yellow] yellow
} slot
hu-dye-note = Dyer’s Vat, once per turn
hu-of-reserve = { $count } in the Reserve
hu-then = then { $n } of { $m }
hu-then-sent = full: dispatched, { $count } VP
hu-then-mercenary = then full: works, +1 VP
hu-then-curse = then lifted
hu-seat-note = { $points } VP in sight, { $curses ->
    [0] no Curses
    [one] 1 Curse
   *[other] { $curses } Curses
}
hu-aside = It is { $name }’s turn.
hu-aside-yours = It is your turn, and somebody else decides first.
hu-beat-rolled = The dice are rolled
hu-beat-full = The wagon is full
hu-beat-dispatched = The wagon is dispatched
hu-beat-lifted = The Curse is lifted
hu-beat-paid = The Mercenary is paid
hu-beat-scored = The scoring
hu-scoring = The scoring
hu-source = What for
hu-source-raids = Raids
hu-source-mercenaries = Mercenaries
hu-source-treasures = Treasures
hu-source-curses = Curses fled
hu-source-wagons = Dispatched wagons
hu-source-types = Types of wagons
hu-total = Total
hu-stash-count = Stash: { $count }
hu-book = The cards and wagons
hu-book-cards = Cards ({ $count })
hu-book-wagons = Wagons ({ $count })
hu-book-sort = Which ones
hu-title = How a turn goes
hu-text = Five dice lie at five stalls. Take one, and either draw cards of its colour or pillage Valuables of its colour. Full wagons and good cards make the next Khan.
hu-how-goal = What it is about
hu-how-goal-text = Victory points come from dispatched wagons and from the cards in your camp. Raids give 1, a full Mercenary 1, a Treasure whose condition is met as many as there are players, and so does every dispatched wagon.
hu-how-dice = Take a die
hu-how-dice-text = The first player rolls all five. In turn everybody takes one die and uses it at once, until the fifth is taken: so some have two turns in a round.
hu-how-pillage = Pillage
hu-how-pillage-text = Take as many Valuables of the die’s colour as it shows. Put them onto slots of that colour on your wagons, or all of them onto one Mercenary or Curse. What finds no place goes back.
hu-how-wagons = Wagons
hu-how-wagons-text = A full wagon is dispatched at once: its Valuables go to your Stash, the wagon lies face down, and you take a new one, face up or from the deck.
hu-how-draw = Draw
hu-how-draw-text = Or draw as many cards of the die’s colour as it shows, look at them and play exactly one. Equipment works for good, a Raid waits until you use it, once.
hu-how-mercenaries = Mercenaries
hu-how-mercenaries-text = A Mercenary works as long as every slot holds a Valuable of any colour. In the end a full one gives 1 VP, another one costs 1.
hu-how-curses = Curses
hu-how-curses-text = A Curse is played on somebody else. They accept it and can lift it with Valuables, or they flee: then it never works, and costs 1 VP for each player.
hu-how-treasures = Treasures and types
hu-how-treasures-text = Treasures are counted at the end. The types of your dispatched wagons count too: the different ones, or the most of one type, whichever is more.
hu-how-end = The end
hu-how-end-text = When a pool of Valuables or a deck is empty at the end of a round, the game is over. The most points win; with equal points the fuller Stash.
hu-turn-note = turn it to this value
hu-roll-note = roll it again
hu-pass-on-to = Pass it on to { $name }
hu-pass-on-for = for a { $good } of the card
hu-act-which-take = Put these on it
hu-short-loot = { $count ->
    [0] the pool is empty
   *[other] Pillage { $count }, { $fit } fit{ $fills ->
        [yes] {""}: a full wagon, { $vp } VP
       *[no] {""}
    }
}
hu-short-draw = { $count ->
    [0] no cards left
   *[other] or draw { $count }
}

# what is shown at a camp, and on a slip over the table
hu-flag-dispatch = wagon { $count } dispatched
hu-flag-raid = Raid: { $name }
hu-flag-flee = flees the Curse
hu-flag-accept = accepts the Curse
hu-flag-lifted = the Curse is lifted
hu-flag-full = { $name } is paid
hu-flag-guarded = guarded
hu-slip-curse = { $who ->
    [you] You are cursed
   *[other] { $name } is cursed
}
hu-slip-curse-text = { $who ->
    [you] You play a Curse: it may be accepted, or fled from.
   *[other] { $by } plays a Curse: accept it, or flee from it.
}
hu-slip-last = The last round
hu-slip-last-text = { $what } is empty: the game ends with this round.
hu-slip-pool = A pool of Valuables
hu-slip-deck = A deck
