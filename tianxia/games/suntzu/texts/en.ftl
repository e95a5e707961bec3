# Sun Tzu in English. The Polish file has the same keys. Facts: $who is "you" or "other", $side is suntzu or shao, $name the
# name of that side at the beginning of a sentence, $province and $card names, $count a number of armies.

goal = Five provinces, nine rounds, secret orders. Provinces score after rounds 3, 6 and 9: pull the score marker towards your end of the track.
seat-suntzu = Sun Tzu
seat-shao = King Shao
side-suntzu = Sun Tzu
side-shao = King Shao
brief-suntzu = Sun Tzu
brief-shao = Shao
you = you
side-gen = { $side ->
    [suntzu] Sun Tzu's
   *[shao] King Shao's
}
armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
}

## Provinces and places

province-qin = QIN
province-chu = CHU
province-jin-yan = JIN-YAN
province-han-qi = HAN-QI
province-wu = WU
place-pool = the pool
# The words that a player types for the pool.
word-pool = pool

## Action cards

card-num-1 = 1
card-num-2 = 2
card-num-3 = 3
card-num-4 = 4
card-num-5 = 5
card-num-6 = 6
card-num-7 = 7
card-num-8 = 8
card-num-9 = 9
card-num-10 = 10
card-plus-1 = +1
card-plus-2 = +2
card-plus-3 = +3
card-minus-1 = -1
card-plague = Plague

text-num-1 = Strength 1. At the end of the round its player draws 3 cards instead of 2 and keeps 2 of them. Comes back to the hand.
text-num-2 = Strength 2. Comes back to the hand.
text-num-3 = Strength 3. Comes back to the hand.
text-num-4 = Strength 4. Comes back to the hand.
text-num-5 = Strength 5. Comes back to the hand.
text-num-6 = Strength 6. One army goes to the edge of the province, and the 6 cannot be laid there again. Comes back to the hand.
text-num-7 = Strength 7. Works once only.
text-num-8 = Strength 8. Works once only.
text-num-9 = Strength 9. Works once only.
text-num-10 = Strength 10. Works once only.
text-plus-1 = 1 stronger than the card opposite. Works once only.
text-plus-2 = 2 stronger than the card opposite; costs 1 army, which goes to the reinforcements. Works once only.
text-plus-3 = 3 stronger than the card opposite; costs 2 armies, which go to the reinforcements. Works once only.
text-minus-1 = 1 weaker than the card opposite; counts as 0 against a plus card. Works once only.
text-plague = No battle. The card opposite is cancelled, and half of the armies there, rounded down, go back to the pool. Works once only.

# The same in a few words; at most 22 characters.
short-num-1 = draw 3, keep 2
short-num-2 = strength 2
short-num-3 = strength 3
short-num-4 = strength 4
short-num-5 = strength 5
short-num-6 = once per province
short-num-7 = strength 7
short-num-8 = strength 8
short-num-9 = strength 9
short-num-10 = strength 10
short-plus-1 = wins by 1
short-plus-2 = wins by 2, costs 1
short-plus-3 = wins by 3, costs 2
short-minus-1 = loses by 1
short-plague = half the armies leave

## Generals

card-second-drum = Second Drum
card-night-raid = Night Raid
card-herbalist = Herbalist
card-black-miasma = Black Miasma
card-poisoned-wells = Poisoned Wells
card-forced-march = Forced March
card-feigned-weakness = Feigned Weakness
card-victory-before-battle = Victory Before Battle
card-feint-and-withdraw = Feint and Withdraw
card-fresh-levy = Fresh Levy

text-second-drum = Once you may lay your 6 at a province where it was used before; it is shown when that card is turned up.
text-night-raid = Any time up to round 6: one army of Sun Tzu leaves a province and goes back to his pool.
text-herbalist = When Sun Tzu's Plague is turned up: it does nothing and counts as strength 0.
text-black-miasma = While orders are being laid: this round every Plague leaves only one army in its province.
text-poisoned-wells = When your Plague is turned up: after the battle it goes under your deck, and the top card of the deck goes to the box.
text-forced-march = Any time up to round 6: one of your armies moves to an adjacent province that is neutral or yours.
text-feigned-weakness = When your 7, 8, 9 or 10 is turned up: it counts as a 6 and uses nothing up.
text-victory-before-battle = Before the game: the score marker starts one space towards your end.
text-feint-and-withdraw = When your -1 is turned up: after the battle it goes under your deck, and the top card of the deck goes to the box.
text-fresh-levy = Any time up to round 6: one army from your pool goes to a province where you have armies.

short-second-drum = a 6 once more
short-night-raid = one enemy army leaves
short-herbalist = Plague counts as 0
short-black-miasma = Plague spares only one
short-poisoned-wells = Plague under the deck
short-forced-march = one army moves
short-feigned-weakness = 7 to 10 counts as 6
short-victory-before-battle = starts with 1 point
short-feint-and-withdraw = -1 under the deck
short-fresh-levy = one army from the pool

## Events

name-pandemic = Pandemic
name-war-chariots = War Chariots
name-champions-challenge = Champion's Challenge
name-heros-challenge = Hero's Challenge
name-light-infantry = Light Infantry

effect-pandemic = Once four Plagues have been played: each side puts 1 army from its pool into its reinforcements.
effect-war-chariots = Whoever has used the 6 in three provinces may choose one more general.
effect-champions-challenge = Whoever lays a 9 and does not win with it puts 1 army into the reinforcements.
effect-heros-challenge = Whoever lays a 10 and does not win with it puts 2 armies into the reinforcements.
effect-light-infantry = When both lay a 1 at the same province: the side that is behind gains 1 point.

## The table

table-round = Round { $round } of { $rounds }.
table-decider = { $who ->
    [you] You name the next province.
   *[other] { $name } names the next province.
}
table-miasma = Black Miasma: this round every Plague leaves only one army.
score-words = { $lead ->
    [none] The score marker stands on the centre space.
    [you] The score marker stands { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } towards you; { $end } is your end.
   *[other] The score marker stands { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } towards { $side ->
        [suntzu] Sun Tzu
       *[shao] King Shao
    }; { $end } is the end of the track.
}
column-province = Province
column-armies = Armies
column-six = 6 used by
column-values = Points
column-cards = Cards
table-neutral = neutral
table-owner = { $owner } { $count }
table-nobody = -
table-both = both
table-fought = fought
table-fighting = { $cards } (now)
table-pair = { $mine } : { $theirs }
table-hidden = ?
table-values-how = Points: for rounds 3, 6 and 9; the next ones are in brackets.
table-cards-how = Cards: { $mine } : { $theirs }; a question mark lies face down.
table-side = { $owner }: pool { $pool }, reinforcements { $reserve }, hand { $hand }, deck { $deck }{ $general }.
table-owner-you = You ({ $name })
table-general-held = , general { $names } (face down)
table-general-hidden = { $count ->
    [one] , 1 general face down
   *[other] , { $count } generals face down
}
table-general-spent = , used { $names }
table-bonus = { $who ->
    [you] You draw 3 cards and keep 2 at the end of this round (the 1).
   *[other] { $name } draws 3 cards and keeps 2 at the end of this round (the 1).
}
table-event = Event: { $event }. { $effect }
table-events-left = { $left ->
    [one] This is the last event: when it takes effect, the game ends.
   *[other] Events left: { $left }; the fifth one ends the game.
} Plagues played: { $plagues }.
table-hand = Your hand ({ $count }):
table-hand-framed = come back every round: { $cards }
table-hand-once = work once: { $cards }
table-hand-general = general: { $names }
table-deck-known = Cards you know in your deck, from the top: { $cards }.
table-box = Out of the game, { $owner }: { $cards }.
table-box-none = No card is out of the game yet.
table-up = Turned up this round, { $owner }: { $cards }.
table-count = { $value } ×{ $count }

## Questions

title-general = Your general
title-orders = Your orders
title-battle = Battle
title-before-scoring = Before the scoring
title-round-end = The end of round 6
title-armies = Your armies
title-call = Reinforcements
title-province = Order of battles
title-keep = New cards
title-another-general = War Chariots

ask-general = Pick one general in secret. The other four leave the game.
ask-orders = Lay one card at each province, in the order { $provinces }.
ask-orders-six = Your 6 is used up at { $marked }.
ask-orders-again = Your 6 is used up at { $marked }, but Second Drum lets you lay it there once more.
ask-orders-before = Before that you may play a general or call reinforcements.
ask-battle = { $province }: { $cards }. Do you play a general or call reinforcements?
ask-before-scoring = The provinces are about to score. Do you play a general or call reinforcements?
ask-round-end = Round 6 is ending: it is the last chance for generals that may be played up to round 6. Do you play one or call reinforcements?
ask-armies-reserve = { $count ->
    [one] Which army goes to your reinforcements?
   *[other] Which { $count } armies go to your reinforcements?
} Choose from: { $places }.
ask-armies-six-marker = Your pool is empty. From which province does the army for the edge come: { $places }?
ask-armies-battle = { $count ->
    [one] Your pool is empty: 1 army has to come from elsewhere.
   *[other] Your pool is empty: { $count } armies have to come from elsewhere.
} Choose from: { $places }.
ask-call = Your pool has too few armies. Do you call reinforcements before armies leave your provinces?
ask-call-end = The score marker stands on the centre: the fuller pool wins. Do you call reinforcements?
ask-province = Which province is fought for next?
ask-keep = You drew { $cards }. { $count ->
    [one] Which card do you keep? The other goes under your deck.
   *[other] Which { $count } cards do you keep? The other goes under your deck.
}
ask-another-general = You have used the 6 in three provinces. Do you take one more general?

## Choices: what they do. The long form goes before what has to be named.

do-pick = { $general }: { $text }
do-take = { $general }: { $text }
do-orders = Lay { $cards }
do-call = { $count ->
    [one] Call 1 reinforcement for { $cards }
   *[other] Call { $count } reinforcements for { $cards }
}
do-give = Give: { $places }
do-fight = Fight for { $province }
do-keep = Keep { $cards }
do-pass = Pass
do-pass-call = Call none
do-pass-another-general = Take no general
do-night-raid = Night Raid: 1 army of Sun Tzu leaves { $province }
do-herbalist = Herbalist: this Plague counts as strength 0
do-black-miasma = Black Miasma: every Plague of this round leaves only one army
do-poisoned-wells = Poisoned Wells: your Plague goes under your deck after the battle
do-forced-march = Forced March: 1 army from { $from } to { $to }
do-feigned-weakness = Feigned Weakness: your card counts as a 6
do-feint-and-withdraw = Feint and Withdraw: your -1 goes under your deck after the battle
do-fresh-levy = Fresh Levy: 1 army from your pool to { $province }
do-second-drum = Second Drum
do-victory-before-battle = Victory Before Battle

open-pick = Pick a general
open-take = Take one more general
open-orders = Lay five orders
open-call = Call reinforcements, one once-only card for each army
open-give = Give armies
open-fight = Name the next province
open-keep = Keep cards
open-pass = Pass
open-night-raid = Night Raid: remove one army of Sun Tzu
open-herbalist = Herbalist: stop a Plague
open-black-miasma = Black Miasma: a stronger Plague for this round
open-poisoned-wells = Poisoned Wells: take your Plague back
open-forced-march = Forced March: from one province to an adjacent one
open-feigned-weakness = Feigned Weakness: a 7 to 10 counts as a 6
open-feint-and-withdraw = Feint and Withdraw: take your -1 back
open-fresh-levy = Fresh Levy: one army from the pool to a province of yours
open-second-drum = Second Drum: lay the 6 where it was used
open-victory-before-battle = Victory Before Battle

# The words that a player types for an option, the first one shown; its id always works too.
word-orders = orders, lay
word-call = call, reinforcements
word-give = give
word-fight = fight, battle
word-keep = keep
word-pick = pick, choose
word-take = take
word-pass = pass, no
words-between = from, to, at, in, and, the, for, province

slot-cards = the cards, in the order of the provinces
slot-general = the general
slot-armies = the armies
slot-province = the province
slot-from = the province to leave
slot-to = the province to enter

from-place = { $count } from { $place }

## What happened

event-game = { $variant ->
    [beginner] Beginners' game: no generals, no events, no +2 and +3.
   *[standard] Standard game with generals.
}
event-event-up = Event face up: { $event }. { $effect }
event-event = The event { $event } takes effect { $whom ->
    [both] for both sides.
    [you] for you.
   *[other] for { $side ->
        [suntzu] Sun Tzu
       *[shao] King Shao
    }.
}
event-markers = Points for rounds 3, 6 and 9: { $values }.
event-generals = Both sides have picked a general in secret.
event-general = { $who ->
    [you] You play { $general } ({ $text }).
   *[other] { $name } plays { $general } ({ $text }).
}
event-score-ST-906 = Scoring: Sun Tzu { $suntzu }, King Shao { $shao }. { score-words }
event-score-ST-745 = The game starts with a point for Sun Tzu. { score-words }
event-score-ST-831 = The side that is behind gains a point. { score-words }
event-laid = Both sides have laid their orders. The battles of round { $round } begin.
event-turn-up = { $province }: { $cards }.
shown-card = { $who ->
    [you] you { $card }
   *[other] { $side ->
        [suntzu] Sun Tzu { $card }
       *[shao] King Shao { $card }
    }
}
event-result = { $who ->
    [you] You win by { $by }.
   *[other] { $name } wins by { $by }.
}
event-result-none = Nobody wins.
event-plague-lost = { $who ->
    [you] The Plague drives { armies } of yours from { $province } back to your pool.
   *[other] The Plague drives { armies } of { $side ->
        [suntzu] Sun Tzu
       *[shao] King Shao
    } from { $province } back to the pool.
}
event-plague = The Plague at { $province } costs nobody an army.
event-retreat = { $who ->
    [you] You take { armies } back from { $province } to your pool.
   *[other] { $name } takes { armies } back from { $province } to the pool.
}
event-enter = { $who ->
    [you] You bring { armies } into { $province }.
   *[other] { $name } brings { armies } into { $province }.
}
event-enter-far = { $who ->
    [you] You bring { armies } into { $province } ({ $places }).
   *[other] { $name } brings { armies } into { $province } ({ $places }).
}
event-six-marker = { $who ->
    [you] Your 6 is used up at { $province }; 1 army stands on the edge there.
   *[other] { side-gen } 6 is used up at { $province }; 1 army stands on the edge there.
}
event-six-marker-far = { $who ->
    [you] Your 6 is used up at { $province }; 1 army from { $place } stands on the edge there.
   *[other] { side-gen } 6 is used up at { $province }; 1 army from { $place } stands on the edge there.
}
event-six-marker-none = { $who ->
    [you] Your 6 is used up at { $province }; there is no army left for the edge.
   *[other] { side-gen } 6 is used up at { $province }; there is no army left for the edge.
}
event-reserve-from = { $who ->
    [you] You put { armies } into your reinforcements { $reason } ({ $places }).
   *[other] { $name } puts { armies } into the reinforcements { $reason } ({ $places }).
}
event-reserve = { $who ->
    [you] You have no army to give { $reason }.
   *[other] { $name } has no army to give { $reason }.
}
event-call = { $who ->
    [you] You call { $count ->
        [one] 1 reinforcement
       *[other] { $count } reinforcements
    } for { $cards }.
   *[other] { $name } calls { $count ->
        [one] 1 reinforcement
       *[other] { $count } reinforcements
    } for { $cards }.
}
event-march = 1 army goes from { $from } to { $to }.
event-raid = 1 army of Sun Tzu leaves { $province }.
event-levy = 1 army from Sun Tzu's pool enters { $province }.
event-recycle = { $who ->
    [you] Your { $card } goes under your deck; { $box } from its top goes to the box.
   *[other] { side-gen } { $card } goes under the deck; { $box } from its top goes to the box.
}
event-another-general = { $who ->
    [you] { $taken ->
        [yes] You take one more general.
       *[no] You take no other general.
    }
   *[other] { $taken ->
        [yes] { $name } takes one more general.
       *[no] { $name } takes no other general.
    }
}
event-round = Round { $round } begins.
event-over = { $who ->
    [you] You win!
   *[other] { $name } wins.
}
event-over-none = The game is a draw.
event-undo = { $who ->
    [you] You take the last move back.
   *[other] { $name } takes the last move back.
}

reason-ST-531 = for the +2
reason-ST-532 = for the +3
reason-ST-812 = because of Pandemic
reason-ST-821 = because of Champion's Challenge
reason-ST-826 = because of Hero's Challenge

over-ST-941 = The score marker has reached the end of the track.
over-ST-942 = Nine rounds are over: the side on which the score marker stands wins.
over-ST-943 = The score marker stands on the centre: the fuller pool wins.
over-ST-945 = The score marker stands on the centre, and the pools are equal.
over-ST-946 = The fifth event has ended the game: the side on which the score marker stands wins.

## Why not: one sentence for each rule that can be cited

why-ST-207 = You pick exactly one of the five generals of your colour.
why-ST-305 = Exactly one card of your hand lies at each of the five provinces.
why-ST-307 = You have used your 6 at this province before.
why-ST-408 = You name one province that has not been fought for this round.
why-ST-440 = The armies that are missing come from provinces adjacent to the battle, exactly as many as are missing.
why-ST-441 = The armies that are still missing come from your other provinces, exactly as many as are missing.
why-ST-513 = With an empty pool the army for the edge comes from one of your other provinces.
why-ST-531 = A +2 costs exactly 1 army, from your pool or a province.
why-ST-532 = A +3 costs exactly 2 armies, from your pool or provinces.
why-ST-602 = Each army that you call costs one once-only card from your hand.
why-ST-603 = The framed cards 1 to 6 cannot pay for reinforcements.
why-ST-605 = Only cards in your hand can pay for reinforcements.
why-ST-606 = You cannot call more armies than you have reinforcements.
why-ST-617 = You may play a general that fits this moment, call reinforcements, or pass.
why-ST-619 = You may only call reinforcements here, or pass.
why-ST-620 = You may only call reinforcements before the pools are compared, or pass.
why-ST-704 = A general can be played only if it changes something now.
why-ST-706 = Second Drum is revealed automatically when your 6 is turned up at a province where it was used before.
why-ST-712 = Night Raid needs a province with an army of Sun Tzu.
why-ST-722 = Herbalist is played only when Sun Tzu's Plague is turned up in a battle.
why-ST-723 = Herbalist cannot help where you have laid a Plague yourself.
why-ST-731 = Black Miasma is played only while orders are being laid.
why-ST-736 = Poisoned Wells is played only when your own Plague is turned up.
why-ST-737 = Poisoned Wells needs at least one card in your deck.
why-ST-741 = Forced March leads to an adjacent province that is neutral or yours.
why-ST-742 = Forced March starts in a province where you have an army.
why-ST-747 = Feint and Withdraw is played only when your own -1 is turned up, and needs a card in your deck.
why-ST-748 = Fresh Levy goes to a province where you already have armies.
why-ST-749 = It is too late to play this general.
why-ST-752 = Feigned Weakness is played when your 7, 8, 9 or 10 is turned up and no Plague lies opposite.
why-ST-812 = Pandemic takes 1 army; with an empty pool it comes from a province.
why-ST-817 = You may take one of the generals that were put away, or none.
why-ST-821 = Champion's Challenge takes exactly 1 army, from your pool or a province.
why-ST-826 = Hero's Challenge takes exactly 2 armies, from your pool or provinces.
why-ST-923 = You keep 1 of the 2 cards that you drew.
why-ST-926 = After your 1 you keep 2 of the 3 cards that you drew.

fact-province = At { $province } your 6 is used up.
fact-from = { $from } borders on { $near }.
fact-item = This cannot be chosen here: { $item }.

## Samples for the help, and texts of the table that this game says in its own words

sample-why = orders 5 9 1 6 2
sample-rule = ST-307
sample-word = Plague
sample-card = plague
help-moves =
    Moves: type the number of a choice. Orders are typed in the order QIN, CHU, JIN-YAN, HAN-QI, WU:
      "orders 5 9 1 +2 6", or with the provinces in any order: "qin 5, wu 6, chu 9, jin-yan 1, han-qi +2".
      Cards are 1 to 10, +1, +2, +3, -1 and plague. "call +1 -1", "give pool qin", "give qin x2", "keep 9",
      "fight wu", "night-raid wu", "forced-march qin chu"; a beginning that fits only one is enough.

# By the word, not by the number: "1 1 2 3 4 5" would read as six cards.
game-ui-open = { $text }, such as "{ $word } { $example }"
game-ui-which-cards = Also say what you choose, after the choice: { $option }.
game-ui-no-card = "{ $word }" cannot be chosen here.
game-ui-few-cards = { $count ->
    [one] Only 1 is
   *[other] Only { $count } are
} available as "{ $word }".
game-ui-no-cards = This choice needs nothing more, so "{ $word }" has no meaning here.
game-ui-fact-got = You named { $got }; at least { $least } must be named.
game-ui-fact-twice = The same thing was named twice.
game-ui-came-back = Your orders came back to you unseen: your rival acted first. Lay them again.
game-full-discard = Box

## Settings of a table

setting-variant = game
setting-events = events
setting-suntzu_player = who is Sun Tzu

full-pool = pool
full-reserve = reinforcements
full-deck = deck
full-hand-count = hand
full-round = round
label-orders = Lay five orders
