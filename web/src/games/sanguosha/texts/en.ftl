suit-spade = spades
suit-heart = hearts
suit-club = clubs
suit-diamond = diamonds
suit-none = no suit
sg-letter-basic = B
sg-letter-tactic = T
sg-letter-equipment = E
sg-sort-basic = basic card
sg-sort-tactic = tactic
sg-sort-equipment = equipment
sg-sub-sha = Sha
sg-sub-dodge = Dodge
sg-sub-peach = Peach
sg-sub-wine = Wine
sg-sub-shadow = Shadow
sg-sub-normal = normal tactic
sg-sub-delayed = delayed tactic
sg-sub-weapon = weapon
sg-sub-armor = armor
sg-sub-plus-horse = +1 horse
sg-sub-minus-horse = −1 horse
sg-sub-treasure = treasure
sg-kingdom-wei = Wei
sg-kingdom-shu = Shu
sg-kingdom-wu = Wu
sg-kingdom-neutral = Neutral
sg-kingdom-god = God
sg-kingdom-jin = Jin
sg-phase-beginning = Beginning Phase
sg-phase-judgement = Judgement Phase
sg-phase-draw = Draw Phase
sg-phase-action = Action Phase
sg-phase-discard = Discard Phase
sg-phase-end = End Phase
sg-round = Round
sg-round-n = Round { $n }
sg-phase = now
sg-alive = alive
sg-curve = { $who ->
    [you] Your lead
   *[other] Lead of { $name }
} in health
sg-opening = Heroes are chosen
sg-over = The game is over
sg-you = you
sg-nobody = nobody
sg-seat-label = Seat { $n }: { $hero }
sg-no-hero = no hero yet
sg-role-hidden = role hidden
sg-hp-of = { $hp } of { $max } health
sg-max-hp = { $count } health
sg-hand-count = { $count ->
    [one] 1 hand card
   *[other] { $count } hand cards
}
sg-equipment = equipment
sg-judgement-area = judgement area
sg-shield = shield { $count }
sg-atop = { $count } atop
sg-besides = { $count } beside
sg-shield-text = Lost before HP when damage is suffered; it cannot be healed.
sg-atop-text = Cards that lie open atop the hero.
sg-besides-text = Cards beside the hero.
sg-hidden = { $count } hidden
sg-hidden-text = Cards beside the hero at which nobody may look.
sg-disabled = no { $slot }
sg-disabled-text = This slot is disabled: nothing can be used or placed there.
sg-side = { $skill }, side { $side }
sg-gold = Gold { $count }
sg-premeditated = { $count } premeditated
sg-premeditated-text = Face down in the judgement area; only their owner may look.
sg-marked = { $count } marked
sg-marked-text = Cards of the hand that are marked; everybody sees them.
sg-attendants = { $count } not shown
sg-attendants-text = Attendants who were not shown yet; while there are any, the Ten Attendants rest instead of dying.
sg-kind_area = Kind area { $count }
sg-kind_area-text = Kind area, the first { $count }: cards that the heroes of the Kind area share.
sg-removed = { $count } removed
sg-removed-text = Removed from the game, the last { $count }: they do not come back.
sg-out = Out of play
sg-resting = rests
sg-unrevealed = hidden hero
sg-incarnation = as { $name }
sg-you-fell = You have fallen; the others play on
sg-name-rage = Rage
sg-name-endure = Endure
sg-name-nightmare = Nightmare
sg-turn = turn
sg-fallen = fallen
sg-target = target
sg-chained = chained
sg-flipped = face down
sg-is-dying = dying
sg-your-side = Your side
sg-table = The table
sg-seats-left = Heroes on your left
sg-seats-top = Heroes opposite you
sg-seats-right = Heroes on your right
sg-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}; { $limit } may be kept
sg-no-cards = No cards in hand.
sg-can-be = can be { $card }
sg-resolving = Being resolved
sg-newest = newest first
sg-folded = { $count } more in between
sg-base = { $whom ->
    [you] Your { $phase }
   *[other] { $name }: { $phase }
}
sg-setting-up = Heroes are chosen
sg-between = Between two turns
sg-deck = in the deck
sg-discarded = discarded
sg-discard = Discarded
sg-use-on = { $name } → { $whom }
sg-use-by = by { $name }
sg-against = { $name }, against { $card }
sg-plays = { $card } is played
sg-damage = { $count } { $element ->
    [fire] fire damage
    [lightning] lightning damage
    [ice] ice damage
   *[plain] damage
} to { $name }
sg-from = from { $name }
sg-dying = { $name ->
    [you] You are dying
   *[other] { $name } is dying
}
sg-saves = waiting for a Peach: { $name }
sg-falls = { $name ->
    [you] You fall
   *[other] { $name } falls
}
sg-judgement = Judgement: { $name }
sg-fight = Point fight
sg-change-heal = { $name }: { $count } healed
sg-change-lose = { $name }: { $count } health lost
sg-change-lose-hp = { $name }: { $count } health lost
sg-waits-for = Waiting for { $card }
sg-may-give = { $whom ->
    [you] you may answer
   *[other] { $name } may answer
}
sg-anybody = everybody who might hold one
sg-as = as { $card }
sg-use-note = use it
sg-target-note = now choose a target
sg-hand-note = from your hand
sg-verb-on = { $what } → { $whom }
sg-verb-cards = { $what }: { $count }
sg-opt-pass = Pass
sg-pass-note = do nothing
sg-pass-hp = { $left ->
    [0] HP { $from } to { $to }: the brink of death
   *[other] HP { $from } to { $to }
}
sg-pass-skill = without the skill
sg-pass-draw = draw as usual
sg-pass-dodge = take the hit
sg-pass-negate = let it happen
sg-pass-save = no help
sg-pass-play = no card
sg-pass-use-sha = no Sha
sg-opt-end = End the phase
sg-opt-yes = Yes
sg-opt-hero = Choose
sg-opt-god = Choose
sg-opt-reforge = Reforge
sg-opt-cards = Choose cards
sg-opt-card = This card
sg-opt-hand = A card from the hand
sg-opt-discard = Discard
sg-opt-suffer = Suffer it
sg-opt-lose-hp = Lose 1 health
sg-opt-lose-max-hp = Lose 1 maximum health
sg-opt-heal = Heal
sg-opt-take = Take
sg-opt-get = Get
sg-opt-give = Give
sg-opt-fight = Lay down
sg-opt-targets = Choose targets
sg-opt-use-sha = Use Sha
sg-opt-exchange = Exchange
sg-opt-place = Put back
sg-opt-atop = Put atop the deck
sg-opt-hp = Lose 1 health
sg-opt-rage = Drop 1 Rage
sg-opt-spade = ♠ Spades
sg-opt-heart = ♡ Hearts
sg-opt-club = ♣ Clubs
sg-opt-diamond = ♢ Diamonds
sg-sort-place = Put them back like this
sg-sort-give = Hand them out like this
sg-choose-from = Cards to choose from
sg-zone-processing = On the table
sg-zone-discard = Discard pile
sg-zone-deck = Deck
sg-zone-face_down = Face down
sg-zone-supplies = Supplies
sg-zone-hand = hand
sg-zone-equipment = equipment
sg-zone-judgement = judgement area
sg-zone-atop = atop the hero
sg-zone-besides = beside the hero
sg-zone-hidden = hidden beside the hero
sg-zone-kind_area = Kind area
sg-zone-removed = Removed
sg-zone-offered = heroes
sg-zone-of = { $whom ->
    [you] Your { $area }
   *[other] { $name }: { $area }
}
sg-choose-hero = Choose one of { $count } heroes
sg-choose-kingdom = A god chooses a kingdom:
sg-your-role = { $kind ->
    [ruler] You are the { $role }.
   *[other] You are a { $role }.
}
sg-goal-ruler = Everybody knows it. Outlive all rebels and spies.
sg-goal-loyalist = Nobody knows it. Keep the ruler alive, and bring the rebels and spies down.
sg-goal-rebel = Nobody knows it. The ruler must fall.
sg-goal-spy = Nobody knows it. Be the last one beside the ruler, then bring the ruler down.
sg-ruler-is = The ruler is { $name }.
sg-ruler-chooses = The ruler chooses a hero
sg-others-choose = The others choose their heroes
sg-won = won
sg-lost = lost
sg-standing-pass = always pass
sg-standing-negate = When a tactic could be negated
sg-standing-dodge = When Sha is used on you
sg-standing-play = When you may play a card
sg-standing-save = When somebody is dying
sg-standing-use-sha = When you may use Sha
sg-standing-skill = When a skill of yours could be used
sg-standing-choose = When a card or skill asks you
sg-who = Who is who
sg-n-hidden = { $count ->
    [one] { $count } { $role }
   *[other] { $count } { $kind ->
        [spy] Spies
       *[other] { $role }s
    }
 }
sg-who-caption = What is known of the roles, what each has done to the ruler, and your own marks
sg-who-note = Bars: what each has openly done to the ruler, hostile to the left, helpful to the right.
sg-marks-note = Seals: your own marks; nobody else sees them.
sg-likely = How likely each role is
sg-likely-note = Bars: what a bot in your place would think of what everybody has seen. Below them: the deeds that weigh most.
sg-percent = { $percent }%
sg-helped = helped { $name } ({ $weight })
sg-harmed = harmed { $name } ({ $weight })
sg-no-deed = nothing yet
sg-distance = distance { $count }, { $near ->
    [yes] in range
   *[no] out of range
}
sg-deed = { $how ->
    [helped] has helped the ruler
    [hurt] has hurt the ruler
   *[none] nothing either way
}
sg-mark = Your mark for { $name }: { $role }
sg-no-mark = none
sg-now = Now
sg-range = reach { $count }
sg-book = Heroes and cards
sg-heroes = Heroes ({ $count })
sg-cards = Cards ({ $count })
sg-kingdom = Kingdom
sg-title = How a turn goes in Sanguosha
sg-text = Two to ten heroes of the Three Kingdoms. One is the ruler and everybody knows it; the others hide their roles. The screen shows at any time what is possible, and why something is not.
sg-how-roles = Four roles
sg-how-roles-text = The ruler and the loyalists win when all rebels and spies have fallen. The rebels win when the ruler falls. The spy wins alone: by being the last one beside the ruler and then bringing the ruler down.
sg-how-heroes = Heroes
sg-how-heroes-text = The ruler chooses first, then all others in secret. A hero has health and one or more skills. Health is also how many cards you may keep in hand at the end of your turn.
sg-how-turn = Your turn
sg-how-turn-text = Beginning, judgement, draw, action, discard, end. In the Draw Phase you draw 2 cards. In the Action Phase you use as many cards as you like; then you discard down to your health.
sg-how-sha = Sha and Dodge
sg-how-sha-text = Once in your Action Phase you may use Sha on somebody in reach. The hero you aim at may use a Dodge; without one they suffer 1 damage.
sg-how-distance = Distance
sg-how-distance-text = Heroes sitting next to you are at distance 1, the next ones at 2. Without a weapon you reach 1. A −1 horse brings you nearer to the others, a +1 horse takes you away from them.
sg-how-tactics = Tactics
sg-how-tactics-text = Tactics duel, steal, draw or hit everybody at once. Whoever holds a Negate may stop a tactic before it takes effect, and a Negate may be negated in turn.
sg-how-equipment = Equipment
sg-how-equipment-text = A weapon, armor, two horses and a treasure lie open before a hero. A new piece takes the place of the old one.
sg-how-judgement = Judgements
sg-how-judgement-text = Delayed tactics lie before a hero until the Judgement Phase. Then the top card of the deck is turned up, and its suit and number decide.
sg-how-dying = The brink of death
sg-how-dying-text = At 0 health everybody is asked for a Peach, one after the other, starting with the hero whose turn it is. If nobody gives one, the hero falls and the role is shown. Whoever brings a rebel down draws 3 cards; a ruler who brings a loyalist down loses all cards.
sg-how-end = The end
sg-how-end-text = The game ends at once when the ruler falls, or when the last rebel and the last spy have fallen. The fallen win with their side.

# the page on which a table is set up
sg-settings = Which cards and heroes are played, and how roles are dealt.

# what is shown at a hero, and on a slip over the table
sg-flag-prevented = no damage
sg-flag-brink = on the brink of death
sg-flag-reforges = reforges
sg-flag-skips = skips: { $phase }
sg-flag-strikes = { $card } takes effect
sg-flag-spares = { $card }: no effect
sg-slip-fallen = { $who ->
    [you] You have fallen
   *[other] { $hero } has fallen
}
sg-slip-killer = { $killer } struck the last blow.
sg-slip-role = The role is shown: { $role }.
sg-slip-victory = { $role ->
    [ruler] The Ruler and the Loyalists have won
    [rebel] The Rebels have won
   *[spy] The Spy has won
}
sg-slip-roles = All roles are shown.
