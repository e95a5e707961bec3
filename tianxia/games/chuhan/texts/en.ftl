# Chu Han in English. The Polish file has the same keys. Facts: $who is "you" or "other", $name the clan of that player,
# $set a set in words, $cards and $card cards in words, $rival the clan of the rival.

goal = The first player with 31 victory points (VP) wins. Get rid of your cards first in each battle.
seat-han = Han
seat-chu = Chu
you = you

## Sets and cards

# A set of equal cards: $size cards of $value.
set = { $size ->
    [1] { $value ->
        [0] the 0
       *[other] a single { $value }
    }
    [2] a pair of { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
    [6] six { $value }s
    [7] seven { $value }s
    [8] eight { $value }s
   *[other] nine { $value }s
}
# The same where the sentence has no verb.
set-bare = { set }
set-many = { set }
values-few = { $value }s
values-many = { $value }s
# The set of Zhongli Mo.
set-mixed = { $size } mixed cards of value { $value }
set-with = { $set } ({ $cards })
# One card as the object of a sentence; a character in any sentence.
one-card = { $value ->
    [0] the 0
    [8] an 8
   *[other] a { $value }
}
character = { $name } ({ $value })
joker = the 0
shown = { $card }, with one face-up card

card-xiong-xin = Xiong Xin
card-chen-ping = Chen Ping
card-fan-zeng = Fan Zeng
card-ji-bu = Ji Bu
card-yu-ji = Yu Ji
card-lyu-zhi = Lyu Zhi
card-xiao-he = Xiao He
card-peng-yue = Peng Yue
card-xiahou-ying = Xiahou Ying
card-zhongli-mo = Zhongli Mo
card-rank-four = Officer of Chu
card-zhang-liang = Zhang Liang
card-ying-bu = Ying Bu
card-han-xin = Han Xin
card-liu-bang = Liu Bang
card-xiang-yu = Xiang Yu
card-cao-shen = Cao Shen
card-long-ju = Long Ju
card-emperor = Emperor

# What a card can do, in full.
text-xiong-xin = Joins any set as one more card of its value; alone it is a 0.
text-chen-ping = An advisor without an ability; the deck has nine.
text-fan-zeng = A set of six or more 2s scores 1 VP for each of its cards.
text-ji-bu = ATTACK: look at the top 4 cards of the draw pile. If they are the last 4, your rival plays with an open hand.
text-yu-ji = ATTACK: discard 1 card from your hand.
text-lyu-zhi = REACTION: cancel the ability that your rival has just used.
text-xiao-he = REACTION: when Lyu Zhi cancels your ability, undo that cancellation.
text-peng-yue = Counter with a set of equal, not higher, value. Peng Yue is not counted in it.
text-xiahou-ying = Pass in a counter and still attack next; your rival gains 3 VP.
text-zhongli-mo = Play cards that are all different as one set; its value is that of the lowest card.
text-rank-four = An officer without an ability; the deck has six.
text-zhang-liang = A strategist without an ability; the deck has five.
text-ying-bu = ATTACK: take a card of value 1 to 5 from the discard pile into your hand.
text-han-xin = Throw the counter back: your rival must beat their own last set or pass, and gains 1 VP.
text-liu-bang = Counts as a 10, but only against a single 9.
text-xiang-yu = Pass in a counter; all VP gained in the rest of this battle are doubled.
text-cao-shen = A general without an ability; the deck has three.
text-long-ju = A general without an ability; the deck has two.
text-emperor = The highest card; only Liu Bang beats it.

# The same in a few words, for the hand; at most 22 characters.
short-xiong-xin = joins any set
short-chen-ping = advisor
short-fan-zeng = six or more score
short-ji-bu = attack: see top 4
short-yu-ji = attack: discard 1
short-lyu-zhi = reaction: cancel
short-xiao-he = reaction: restore
short-peng-yue = equal is enough
short-xiahou-ying = pass, attack next
short-zhongli-mo = a mixed set
short-rank-four = officer
short-zhang-liang = strategist
short-ying-bu = attack: take back 1–5
short-han-xin = throw counter back
short-liu-bang = 10 against a 9
short-xiang-yu = pass, double VP
short-cao-shen = general
short-long-ju = general
short-emperor = highest card

## Events of a battle

name-calm = Calm
name-restraint = Restraint
name-warlords = Warlords
name-banquet-at-hongmen = Banquet at Hongmen
name-race-to-hangu-pass = Race to Hangu Pass
name-battle-of-gaixia = Battle of Gaixia
name-stability = Stability
name-treaty-of-hong-canal = Treaty of the Hong Canal
name-mandate-of-heaven = Mandate of Heaven
name-rapid-advance = Rapid Advance
name-sound-advice = Sound Advice

effect-calm = No effect.
effect-restraint = Whoever goes out gains 2 VP for each decree of the rival and loses 1 VP for each decree of their own.
effect-warlords = Three decrees are out of the game and six cards lie face up. In each play you may use one of them, for its ability or in a set.
effect-banquet-at-hongmen = One decree is out of the game and two cards lie face up. Instead of taking a decree you may swap a hand card for one of them.
effect-race-to-hangu-pass = Instead of taking a decree you may place a hand card here: first a 1, then always exactly one higher. Whoever placed the highest card gains 3 VP at the end of the battle.
effect-battle-of-gaixia = No limit of 5 VP for the cards left in the rival's hand.
effect-stability = Passing gives 1 VP. Victory is checked only at the end of the battle.
effect-treaty-of-hong-canal = Whoever takes a decree looks at both cards, gives one to the rival and keeps the other.
effect-mandate-of-heaven = Whoever passes may take one card played in this trick into their hand.
effect-rapid-advance = Decrees may be taken only in a counter.
effect-sound-advice = Each set of value 1 gives its player 2 VP. Victory is checked only at the end of the battle.

## The table

table-battle = Battle { $battle }
table-event = Event: { $event }. { $effect }
table-no-event = No event.
table-score = Score: { $mine } (you) { $my_vp }, { $theirs } { $their_vp }; the goal is { $goal }.
table-score-open = Score: { $mine } { $my_vp }, { $theirs } { $their_vp }; the goal is { $goal }.
table-doubled = All VP gained in this battle are doubled (Xiang Yu).
table-decrees = Decrees: you { $mine }, { $theirs } { $other }, in the supply { $supply }.
table-decrees-open = Decrees: { $mine } { $my }, { $theirs } { $other }, in the supply { $supply }.
table-draw = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, of which { $left } can still be drawn.
table-draw-known = Cards you know in the draw pile, from the top: { $cards }.
table-rival = { $name } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
table-rival-known = { $name } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}; of these you know: { $cards }.
table-bared = Your hand is open to { $name }.
table-display = Face up beside the event: { $cards }.
table-display-none = Face up beside the event: nothing.
table-row = Race to Hangu Pass: { $cards }; the last card is { $who ->
    [you] yours
   *[other] { $name }'s
}.
table-row-none = Race to Hangu Pass: no card yet; it starts with a 1.
table-trick = Trick so far:
table-trick-none = No card has been played in this trick.
table-played-set = { $who ->
    [you] you: { $set }
   *[other] { $name }: { $set }
}
table-played-ability = { $who ->
    [you] you: ability of { $ability }
   *[other] { $name }: ability of { $ability }
}
table-played-ability-set = { $who ->
    [you] you: { $ability } with { $set }
   *[other] { $name }: { $ability } with { $set }
}
table-beat = To beat: { $set }.
table-hand = Your hand ({ $count }):
table-hand-of = Hand of { $name } ({ $count }):
table-discard = Discard pile ({ $count }):
table-discard-none = The discard pile is empty.
table-discard-brief = Discard pile: { $cards }.
table-count = { $value } ×{ $count }

mark-attack = attack

## Questions

title-lead = Your lead
title-counter = Your counter
title-cancel = Reaction
title-treaty = Treaty of the Hong Canal
title-mandate = Mandate of Heaven

ask-lead = Lead one card, or several of equal value. Before that you may take one decree and use one ATTACK ability.
ask-counter = Beat { $set }: play { $size ->
    [one] 1 card
   *[other] { $size } cards of one value
} above { $beat }, or pass.
ask-cancel = { $name } uses { $against }. Do you cancel it with { $with }?
ask-cancel-back = { $name } cancels your { $ability } with Lyu Zhi. Do you restore it with { $with }?
ask-treaty = You drew { $cards }. Which one does { $rival } get?
ask-mandate = You have passed. Do you take one card from this trick into your hand?

## Choices: what they do. The long form goes before "which cards?".

do-lead = Lead { $set }
do-counter = Counter with { $set }
do-pass = Pass; { $rival } attacks next
do-pass-cancel = No reaction
do-pass-mandate = Take no card
do-decree = Take a decree and draw 2 cards
do-swap = Swap: give { $give }, take { $take }
do-place = Place { $card } at Hangu Pass instead of a decree
do-cancel = Cancel it with { $with }
do-cancel-back = Restore it with { $with }
do-give = Give { $card } to { $rival }
do-take = Take { $card } into your hand
do-ji-bu = Ji Bu (attack): look at the top 4 cards
do-yu-ji = Yu Ji (attack): discard { $card }
do-ying-bu = Ying Bu (attack): take { $card } from the discard pile
do-peng-yue = Peng Yue with { $set }, an equal set
do-zhongli-mo = Zhongli Mo with { $cards }: { $set }
do-peng-yue-zhongli-mo = Peng Yue and Zhongli Mo with { $cards }: { $set }
do-xiahou-ying = Xiahou Ying: pass and still attack next; { $rival } gains 3 VP
do-han-xin = Han Xin: { $rival } must beat their own last set or pass, and gains 1 VP
do-liu-bang = Liu Bang as a 10
do-xiang-yu = Xiang Yu: pass; from now on all VP of this battle are doubled

open-lead = Lead a set of equal cards
open-counter = Counter with a set
open-pass = Pass
open-decree = Take a decree and draw 2 cards
open-swap = Swap a hand card for a face-up card
open-place = Place a card at Hangu Pass
open-cancel = Cancel
open-give = Give a card to { $rival }
open-take = Take a card from the trick
open-ji-bu = Ji Bu (attack): look at the top 4 cards
open-yu-ji = Yu Ji (attack): discard a card
open-ying-bu = Ying Bu (attack): take a card from the discard pile
open-lyu-zhi = Lyu Zhi: cancel an ability
open-xiao-he = Xiao He: restore a cancelled ability
open-peng-yue = Peng Yue with an equal set
open-zhongli-mo = Zhongli Mo with cards that are all different
open-peng-yue-zhongli-mo = Peng Yue and Zhongli Mo together
open-xiahou-ying = Xiahou Ying: pass and attack next
open-han-xin = Han Xin: throw the counter back
open-liu-bang = Liu Bang as a 10
open-xiang-yu = Xiang Yu: pass and double all VP

# The words that a player types for an option, the first one shown; its id always works too.
word-lead = lead
word-counter = counter, beat
word-pass = pass, no
word-decree = decree
word-swap = swap
word-place = place
word-cancel = cancel
word-give = give
word-take = take
words-between = for, with, and, the, a

slot-set = the set
slot-discard = the card to discard
slot-take = the card to take
slot-give = the card to give
slot-card = the card

## What happened

event-battle = Battle { $battle } begins. { $who ->
    [you] You attack first.
   *[other] { $name } attacks first.
}
event-lead = { $who ->
    [you] You lead { $set }.
   *[other] { $name } leads { $set }.
}
event-counter = { $who ->
    [you] You counter with { $set }.
   *[other] { $name } counters with { $set }.
}
event-stands = { $size ->
    [one] That is a single card of value { $value }.
   *[other] That is a set of { $size } cards of value { $value }.
}
event-decree = { $who ->
    [you] You take a decree and draw 2 cards.
   *[other] { $name } takes a decree and draws 2 cards.
}
event-decree-drawn = { $who ->
    [you] You take a decree and draw { $cards }.
   *[other] { $name } takes a decree and draws { $cards }.
}
event-give = { $name } gives one of the two cards to { $to }.
event-give-given = { $who ->
    [you] You give { $card } to { $to }.
   *[other] { $name } gives { $card } to { $to_who ->
        [you] you
       *[other] { $to }
    }.
}
event-swap = { $who ->
    [you] You swap { $give } for { $take }.
   *[other] { $name } swaps { $give } for { $take }.
}
event-place = { $who ->
    [you] You place { $card } at Hangu Pass.
   *[other] { $name } places { $card } at Hangu Pass.
}
event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-trick = { $who ->
    [you] The trick is discarded. You attack.
   *[other] The trick is discarded. { $name } attacks.
}
event-take = { $who ->
    [you] You take { $card } { $rule ->
        [CH-531] from the discard pile
       *[CH-891] from this trick
    } into your hand.
   *[other] { $name } takes { $card } { $rule ->
        [CH-531] from the discard pile
       *[CH-891] from this trick
    }.
}
event-ability = { $who ->
    [you] You use { $ability }.
   *[other] { $name } uses { $ability }.
}
event-ability-cards = { $who ->
    [you] You use
   *[other] { $name } uses
} { $id ->
    [yu-ji] { $ability } to discard a card: { $cards }.
    [ying-bu] { $ability } to take a card: { $cards }.
   *[other] { $ability } with { $cards }.
}
event-no-reaction = No reaction.
event-cancel = { $who ->
    [you] You cancel
   *[other] { $name } cancels
} { $card_id ->
    [xiao-he] that with Xiao He: { $ability } takes effect.
   *[other] { $ability } with Lyu Zhi.
}
event-cancelled = { $ability } has no effect and is discarded.
event-cancelled-cards = { $ability } has no effect and is discarded; these go back: { $cards }.
event-look = { $name } looks at the top { $count } cards of the draw pile.
event-look-cards = { $who ->
    [you] You see
   *[other] { $name } sees
} on top of the draw pile: { $cards }.
event-bare = { $who ->
    [you] You play with an open hand for the rest of this battle.
   *[other] { $name } plays with an open hand for the rest of this battle.
}
event-bare-hand = { $name } plays with an open hand for the rest of this battle: { $cards }.
event-discard = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
}
event-vp = { $who ->
    [you] You gain { $points } VP { $reason } and have { $total }.
   *[other] { $name } gains { $points } VP { $reason } and has { $total }.
}
event-vp-none = { $who ->
    [you] You gain nothing { $reason } and have { $total } VP.
   *[other] { $name } gains nothing { $reason } and has { $total } VP.
}
event-vp-loss = { $who ->
    [you] You lose { $points } VP { $reason } and have { $total }.
   *[other] { $name } loses { $points } VP { $reason } and has { $total }.
}
event-doubled = From now on all VP of this battle are doubled.
event-out-left = { $who ->
    [you] You go out! { $rival } is left with { $cards }.
   *[other] { $name } goes out! { $rival_who ->
        [you] You are left with { $cards }.
       *[other] { $rival } is left with { $cards }.
    }
}
event-out = { $who ->
    [you] You go out! No card is left.
   *[other] { $name } goes out! No card is left.
}
event-over = { $who ->
    [you] You win, { $winner_vp } to { $loser_vp }.
   *[other] { $name } wins, { $winner_vp } to { $loser_vp }.
}
event-undo = { $who ->
    [you] You take the last move back.
   *[other] { $name } takes the last move back.
}

reason-CH-311 = for a set of six or more 2s
reason-CH-562 = from Xiahou Ying
reason-CH-572 = from Han Xin
reason-CH-706 = for going out
reason-CH-854 = at Hangu Pass
reason-CH-871 = for passing
reason-CH-897 = for a set of value 1

over-CH-712 = 31 VP were reached in mid-battle: that wins at once.
over-CH-715 = 31 VP were reached when the battle was scored.
over-CH-804 = Both have 31 VP or more: the higher total wins.
over-CH-805 = Both have the same total of 31 VP or more: the player who went out wins.

## Why not: one sentence for each rule that can be cited

why-CH-203 = Only one ATTACK ability is played in each trick.
why-CH-204 = You have already used your chance for a decree before this lead.
why-CH-206 = The attacker must lead a set and cannot pass.
why-CH-208 = In a counter you may take one decree at most, and then you must beat the last set or pass.
why-CH-211 = A counter has exactly as many cards as the set that was led.
why-CH-212 = A counter must have a higher value than the last set.
why-CH-217 = ATTACK abilities are only for the attacker, before the lead.
why-CH-218 = After your cancelled lead you must lead a set: no further ATTACK ability or decree.
why-CH-301 = All cards of a set must have the same value; only the 0 joins any set.
why-CH-402 = All decrees of this battle have been taken.
why-CH-501 = An ability needs its card.
why-CH-503 = You can only cancel the ability or leave it.
why-CH-504 = Only one ability is used in each play.
why-CH-506 = This ability changes a counter or a pass, so the attacker cannot use it.
why-CH-508 = This card has no ability but its reaction; on your turn it is only a 3.
why-CH-521 = Yu Ji discards exactly one card from your own hand.
why-CH-522 = Yu Ji needs another card in your hand to discard.
why-CH-532 = The discard pile holds no card of value 1 to 5.
why-CH-535 = Ying Bu takes exactly one card of value 1 to 5 from the discard pile.
why-CH-541 = Peng Yue needs a set of the required size whose value equals that of the last set.
why-CH-542 = Peng Yue is not counted in the set: the set itself must have the required size.
why-CH-543 = With Peng Yue the value must be exactly equal, not higher.
why-CH-549 = In a set of Zhongli Mo no value may appear twice.
why-CH-550 = Zhongli Mo needs at least two other cards of different values.
why-CH-551 = As a counter, the set of Zhongli Mo needs the required size, and its lowest card must beat the last set.
why-CH-582 = Liu Bang counts as a 10 only against one single 9.
why-CH-601 = You need Lyu Zhi to cancel an ability.
why-CH-608 = You need Xiao He to restore a cancelled ability.
why-CH-612 = A reaction is played at once after an ability, never later.
why-CH-613 = Your ATTACK ability was cancelled: you may not use another one in this trick.
why-CH-615 = Your ability was cancelled this turn: you may no longer take a decree.
why-CH-807 = Your chance for a decree this turn is used up; what the event offers instead counts as well.
why-CH-808 = At this table the event needs a decree in the supply.
why-CH-809 = Your ability was cancelled this turn, so actions that replace a decree are not available either.
why-CH-833 = Only one face-up card may be used in each play.
why-CH-843 = Only at the Banquet at Hongmen, instead of a decree: one card of your hand for one face-up card.
why-CH-851 = A card is placed only in the Race to Hangu Pass, instead of taking a decree.
why-CH-852 = The row begins with a 1, and each further card is exactly one higher.
why-CH-853 = The 0 can never be placed in the row.
why-CH-881 = Under the Treaty of the Hong Canal you give one of the two cards that you drew.
why-CH-891 = Under the Mandate of Heaven you may take one card from the trick when you pass, or none.
why-CH-893 = Only a card that lies in the play area of this trick can be taken.
why-CH-896 = In this battle decrees may be taken only in a counter.

fact-values = Your cards have the values { $values }.
fact-value = Your set has the value { $value }.
fact-beat = To beat: the value { $beat }.
fact-size = Needed: { $size ->
    [one] exactly 1 card
   *[other] exactly { $size } cards
}.
fact-row = { $row ->
    [0] Next in the row: a 1.
    [7] Next in the row: an 8.
   *[other] Next in the row: a { $next }.
}
fact-card = You do not have { $card }.
fact-item = This card cannot be chosen here: { $item }.

## Settings of a table

setting-events = event cards
setting-han_player = who is Han
setting-campaign = campaign (house)
setting-campaign-house-road-to-xianyang = The road to Xianyang
setting-campaign-house-contention = The contention of Chu and Han
setting-zhongli_values_all_different = Zhongli Mo: all values different
setting-zhongli_min_cards = Zhongli Mo: fewest cards
setting-one_ability_per_play = one ability in each play
setting-liu_bang_only_single_nine = Liu Bang only against a single 9
setting-doubling_applies_to_both = Xiang Yu doubles for both players
setting-event_option_with_empty_supply = event options with an empty supply
setting-warlords_reactions_from_display = reactions from the Warlords display

## Samples for the help

sample-why = lead 7 8
sample-rule = CH-541
sample-word = decree
sample-card = ji-bu
help-moves =
    Moves: type the number of a choice. Where cards are needed, name them by value or by name:
      "1 7 7", "lead 7 7", "lead 7x2" or "lead 77" for two 7s, "zhongli-mo 2 4 7", "lead ji-bu".
      A card that lies face up beside the event has a star before it: "lead 4 *4".
label-lead = Lead a set
label-counter = Counter with a set
full-decrees = Decrees
full-beat = to beat

# A battle is what this game has instead of rounds.
game-ui-pass-round = Reactions: you pass for the rest of this battle ("auto on" changes that).
game-ui-help-pass =
    pass round            pass all reactions for the rest of this battle
