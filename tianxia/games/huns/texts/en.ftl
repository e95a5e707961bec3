# Huns in English. The Polish file has the same keys. Players read the words of the English edition: Valuable, Pillage,
# Stash, dispatch, flee. Facts: $who is "you" or "other", $name a player at the beginning of a sentence, $number the
# number of that player, $colour the id of a colour, $count a number, $card and $wagon names.

goal = Fill wagons with Valuables and play cards into your camp. When a pool of Valuables or a deck of cards is empty at the end of a round, the game is over, and the most victory points (VP) win.
goal-house = The cards and the slots of the wagons are a house set of ours: of the published ones only the name of Ildico the Poisoner is known to us.
goal-foreign = The cards and wagons of this table come from a file.

## Players

player = Player { $number }
player-in = { $who ->
    [you] you
   *[other] Player { $number }
}
player-to = { $who ->
    [you] you
   *[other] Player { $number }
}

## Colours and things

colour-blue = blue
colour-red = red
colour-green = green
colour-black = black
colour-yellow = yellow
# The words that a player types for a colour of Valuables and dice, the first one shown.
word-blue = blue
word-red = red
word-green = green
word-black = black
word-yellow = yellow
type-purple = purple
type-orange = orange
type-green = green
type-blue = blue
word-type-purple = purple
word-type-orange = orange
word-type-green = green
word-type-blue = blue

deck-equipment = Equipment
deck-raid = Raids
deck-mercenary = Mercenaries
deck-curse = Curses
deck-treasure = Treasures
type-equipment = Equipment
type-raid = Raid
type-mercenary = Mercenary
type-curse = Curse
type-treasure = Treasure

goods = { $count ->
    [one] 1 { $colour } Valuable
   *[other] { $count } { $colour } Valuables
}
slot-count = { $count ->
    [one] { $colour }
   *[other] { $count } { $colour }
}
goods-short = { $count } { $colour }
good-one = { $colour }
valuables = { $count ->
    [one] 1 Valuable
   *[other] { $count } Valuables
}
cards-of = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
die-colour = { $colour }
die-name = { $colour } die
die-acc = { $colour } die
die-gen = { $colour } die
good-adj = { $colour }
good-gen = { $colour } Valuable
deck-gen = { $deck ->
    [equipment] Equipment
    [raid] Raids
    [mercenary] Mercenaries
    [curse] Curses
   *[treasure] Treasures
}
wagon-name = { $type } wagon { $number }
wagon-title = { $type ->
    [purple] Purple
    [orange] Orange
    [green] Green
   *[blue] Blue
} Wagon { $number }
wagon-text = Slots: { $slots }. When all of them are full, the wagon is dispatched: its Valuables go to your Stash, it lies face down, and you take a new one. Worth 1 VP per player.
card-hidden = a card face down
place-wagon = { $wagon }
place-card = { $card }
place-reserve = the Reserve
place-stash = { $who ->
    [you] your Stash
   *[other] Player { $number }'s Stash
}
good-on = { $colour } on { $place }
slot-on = { $colour } slot of { $place }

timing-start = Start of turn
timing-end = End of turn
timing-turn = During your turn
timing-any = Any time
timing-game-end = End of game
timing-text-start = before you take a die, or right after it
timing-text-end = after your action is complete
timing-text-turn = before, during or after your action
timing-text-any = at any moment, also on somebody else's turn
timing-text-game-end = when victory points are counted

state-works = works
state-off = switched off
state-unfilled = not full
state-active = active
state-lifted = lifted
state-unused = unused
state-used = used
state-fled = fled
state-treasure = { $points } VP if met

about-card = { $card } ({ $facts }): { $text }
about-slots = { $count ->
    [one] 1 slot
   *[other] { $count } slots
}
about-timing = { $timing }: { $text }.
about-house = A card of our house set.
about-wagon = { $wagon }: { $text } The slots are of our house set.

## Cards

card-pack-mule = Pack Mule
card-hunting-falcon = Hunting Falcon
card-war-saddle = War Saddle
card-knucklebones = Loaded Knucklebones
card-great-yurt = Great Yurt
card-dyers-vat = Dyer's Vat
card-iron-rims = Iron-Rimmed Wheels
card-double-harness = Double Harness
card-guard-dogs = Guard Dogs
card-amulet-of-tengri = Amulet of Tengri
card-tribute-roll = Tribute Roll
card-relay-ponies = Relay Ponies
card-sack-the-village = Sack the Village
card-market-plunder = Market Plunder
card-cattle-raid = Cattle Raid
card-night-ambush = Night Ambush
card-burning-arrows = Burning Arrows
card-break-the-contract = Break the Contract
card-river-crossing = River Crossing
card-full-gallop = Full Gallop
card-khans-levy = Khan's Levy
card-caravan-swap = Caravan Swap
card-battle-cry = Battle Cry
card-storehouse-heist = Storehouse Heist
card-ildico-the-poisoner = Ildico the Poisoner
card-onegesius-the-quartermaster = Onegesius the Quartermaster
card-edeco-the-bodyguard = Edeco the Bodyguard
card-orestes-the-scribe = Orestes the Scribe
card-bleda-the-raider = Bleda the Raider
card-zerco-the-jester = Zerco the Jester
card-berik-the-carter = Berik the Carter
card-eskam-the-oracle = Eskam the Oracle
card-kreka-the-queen = Kreka the Queen
card-skotta-the-tax-collector = Skotta the Tax Collector
card-aigan-the-scavenger = Aigan the Scavenger
card-ellac-the-heir = Ellac the Heir
card-plague-of-rats = Plague of Rats
card-lame-horses = Lame Horses
card-blind-seer = Blind Seer
card-broken-axles = Broken Axles
card-mud-season = Mud Season
card-mutiny = Mutiny
card-rusted-gear = Rusted Gear
card-cowardice = Cowardice
card-tribute-to-rome = Tribute to Rome
card-evil-eye = Evil Eye
card-spiteful-spirits = Spiteful Spirits
card-desecrated-tomb = Desecrated Tomb
card-golden-crown = Golden Crown
card-silver-cauldron = Silver Cauldron
card-sword-of-mars = Sword of Mars
card-jade-pendant = Jade Pendant
card-amber-necklace = Amber Necklace
card-gilded-saddle = Gilded Saddle
card-byzantine-icon = Byzantine Icon
card-skull-cup = Skull Cup
card-emerald-ring = Emerald Ring
card-ring-of-honoria = Ring of Honoria
card-scales-of-aquileia = Scales of Aquileia
card-eagle-standard = Eagle Standard

text-pack-mule = When you take the Pillage action with a die showing 1 (after any change to the die), take 2 additional Valuables of its colour.
text-hunting-falcon = When you take the Draw action, draw 1 card more than the die shows; you still play exactly one.
text-war-saddle = Right after taking your die you may raise or lower its value by 1, staying within 1 to 3.
text-knucklebones = Before taking your die you may reroll one die that is still available.
text-great-yurt = You fill three wagons at a time instead of two. Take a third wagon (face-up or top of the wagon deck) as soon as this card is in your camp.
text-dyers-vat = Once per turn, while loading Valuables of your Pillage action onto wagons, you may put one of them on an empty slot of any other colour.
text-iron-rims = Each time you dispatch a wagon you may take 1 Valuable of any colour from the Reserve and place it.
text-double-harness = Right after taking your die, while it shows 2, you may take 1 Valuable of its colour from the Reserve and place it.
text-guard-dogs = Valuables on your wagons cannot be stolen or discarded, and your wagons cannot be exchanged, by cards that opponents use. (Curses lying in your own camp still apply.)
text-amulet-of-tengri = At the end of the game each Curse you fled costs you 1 VP instead of 1 VP per player.
text-tribute-roll = Each time an opponent dispatches a wagon you may take 1 Valuable of any colour from the Reserve and put it on one of your Mercenary or active Curse cards.
text-relay-ponies = At the end of your turn you may exchange one of your wagons for a face-up wagon. Valuables that fit matching slots move over, the rest go to the Reserve, the old wagon goes under the wagon deck.
text-sack-the-village = Take up to 3 Valuables of one colour of your choice from the Reserve and place them.
text-market-plunder = Take up to 2 Valuables of any colours, equal or different, from the Reserve and place them.
text-cattle-raid = Steal 1 Valuable of your choice from the wagons of each opponent and place them.
text-night-ambush = Steal up to 2 Valuables of your choice from the wagons of one opponent and place them.
text-burning-arrows = Choose one wagon of each opponent and return up to 2 Valuables of your choice from each of these wagons to the Reserve.
text-break-the-contract = Steal up to 2 Valuables of your choice from one Mercenary in an opponent's camp and place them.
text-river-crossing = Usable once you have taken your die and while at least one die is still available: after this turn you take a further full turn with another available die, which you turn to a value of your choice when you take it; then play goes on clockwise from you.
text-full-gallop = Usable after taking your die and before declaring your action: this turn you take both actions, Draw and Pillage, with that die, in the order you like.
text-khans-levy = Choose one Mercenary or active Curse in your camp and fill up to 4 of its empty slots with Valuables of your choice from the Reserve.
text-caravan-swap = Exchange one of your wagons for one of an opponent's wagons; Valuables stay on their wagons.
text-battle-cry = Use the effect of any one Raid in an opponent's camp, used or not, as if you had activated it now. That card itself does not change.
text-storehouse-heist = Steal 1 Valuable of your choice from the Stash of each opponent and place them.
text-ildico-the-poisoner = Once per round, at the end of a turn in which you took the Draw action, you may return 1 Valuable of your choice from a Mercenary in an opponent's camp to the Reserve.
text-onegesius-the-quartermaster = The Valuables of your Pillage action may be divided freely between your wagons and any number of your Mercenary and Curse cards.
text-edeco-the-bodyguard = Valuables on your Mercenary cards, this one included, cannot be stolen or discarded by cards that opponents use.
text-orestes-the-scribe = During your Draw action, after seeing the drawn cards, you may put them all under the deck and draw the same number again; you must play one of the new cards.
text-bleda-the-raider = You may activate up to 2 Raids in each of your turns, and each time you activate a Raid you may first take 1 Valuable of any colour from the Reserve and place it.
text-zerco-the-jester = Before taking your die you may turn one available die to a value of your choice.
text-berik-the-carter = Once on your turn you may move up to 2 Valuables, one after the other, each between two of your wagons, Mercenary cards or active Curse cards (wagon slots must match its colour).
text-eskam-the-oracle = When a Curse is played on you, you may return 1 Valuable from this card to the Reserve to pass that Curse to any other player, who may flee it as usual.
text-kreka-the-queen = At the end of the game each full Mercenary in your camp, this one included, scores 1 VP more.
text-skotta-the-tax-collector = After an opponent has finished a Pillage action with a die showing 3, you may take 1 Valuable of that die's colour from the Reserve and place it.
text-aigan-the-scavenger = After an opponent's Pillage action returned at least one excess Valuable to the Reserve, you may take 1 Valuable of that colour from the Reserve and place it.
text-ellac-the-heir = At the end of your turn, if no opponent has dispatched fewer wagons than you, you may take 1 Valuable of any colour from the Reserve and place it.
text-plague-of-rats = At the end of each of your turns return 1 Valuable of your choice from your wagons to the Reserve, if you have any there.
text-lame-horses = Your Pillage actions take 1 Valuable fewer, but never less than 1.
text-blind-seer = Your Draw actions draw exactly 1 card, whatever the die and your other cards say.
text-broken-axles = Each time you place Valuables from one Pillage or one effect, at most 1 of them may go onto each wagon.
text-mud-season = You must take new wagons from the top of the wagon deck (face-up ones only if that deck is empty).
text-mutiny = The effects of your Mercenaries do not work. They still count as full or not full.
text-rusted-gear = The effects of your Equipment do not work.
text-cowardice = You cannot activate Raids. If this Curse is still active at the end of the game, your Raids are worth 0 VP.
text-tribute-to-rome = Each time you dispatch a wagon, each opponent in clockwise order from you may take 1 Valuable of any colour from the Reserve and place it.
text-evil-eye = You cannot take a die showing 3 while an available die shows less.
text-spiteful-spirits = At the start of each of your turns the player to your left names the colour of one available die; you cannot take it this turn unless it is the only one.
text-desecrated-tomb = If still active at the end of the game, each Treasure you fulfilled is worth 2 VP less (not below 0).
text-golden-crown = No opponent has dispatched more wagons than you.
text-silver-cauldron = You have at least 1 full Mercenary and none that is not full.
text-sword-of-mars = You have at least 2 Raids, used or not, and no opponent has more Raids than you.
text-jade-pendant = Your dispatched wagons are of at least 3 different types.
text-amber-necklace = Your largest group of dispatched wagons of one type has at least 2 wagons and is at least half of all your dispatched wagons.
text-gilded-saddle = You have at least 2 Equipment cards and no opponent has more Equipment cards than you.
text-byzantine-icon = You have neither an active nor a fled Curse in your camp.
text-skull-cup = You have at least 2 lifted Curses in your camp.
text-emerald-ring = You have at least one card of each of the five colours in your camp (this Treasure counts; a Curse counts in any state).
text-ring-of-honoria = Your Stash holds at least 2 Valuables of each of at least 4 colours.
text-scales-of-aquileia = You have at least 12 Valuables in the Stash, and no opponent has more there than you.
text-eagle-standard = No opponent has fewer cards in camp than you (all five colours, Curses in any state; wagons do not count).

# The same in a few words; at most 22 characters.
short-pack-mule = die 1: two more
short-hunting-falcon = draw one card more
short-war-saddle = your die ±1
short-knucklebones = reroll a die
short-great-yurt = three wagons
short-dyers-vat = one on any slot
short-iron-rims = dispatched: take 1
short-double-harness = die 2: take 1
short-guard-dogs = wagons are safe
short-amulet-of-tengri = fled Curse: only −1
short-tribute-roll = their wagon: take 1
short-relay-ponies = exchange a wagon
short-sack-the-village = take 3 of one colour
short-market-plunder = take any 2
short-cattle-raid = steal 1 from each
short-night-ambush = steal 2 from one
short-burning-arrows = burn 2 of each
short-break-the-contract = steal 2 from a merc
short-river-crossing = another turn
short-full-gallop = Draw and Pillage
short-khans-levy = fill up to 4 slots
short-caravan-swap = exchange wagons
short-battle-cry = copy a Raid
short-storehouse-heist = 1 from each Stash
short-ildico-the-poisoner = a merc loses 1
short-onegesius-the-quartermaster = divide your Pillage
short-edeco-the-bodyguard = Mercenaries are safe
short-orestes-the-scribe = draw again
short-bleda-the-raider = two Raids, take 1 each
short-zerco-the-jester = turn a die
short-berik-the-carter = move up to 2
short-eskam-the-oracle = pass a Curse on
short-kreka-the-queen = full Mercenaries +1
short-skotta-the-tax-collector = their 3: take 1
short-aigan-the-scavenger = their excess: take 1
short-ellac-the-heir = fewest wagons: take 1
short-plague-of-rats = lose 1 each turn
short-lame-horses = Pillage 1 fewer
short-blind-seer = draw only 1
short-broken-axles = 1 for each wagon
short-mud-season = wagons from the deck
short-mutiny = Mercenaries are off
short-rusted-gear = Equipment is off
short-cowardice = no Raids
short-tribute-to-rome = dispatched: others +1
short-evil-eye = no die showing 3
short-spiteful-spirits = a die is banned
short-desecrated-tomb = Treasures −2
short-golden-crown = most wagons
short-silver-cauldron = all Mercenaries full
short-sword-of-mars = most Raids, 2 or more
short-jade-pendant = 3 wagon types
short-amber-necklace = half of one type
short-gilded-saddle = most Equipment
short-byzantine-icon = no Curse, or lifted
short-skull-cup = 2 lifted Curses
short-emerald-ring = cards of all colours
short-ring-of-honoria = 2 each of 4 colours
short-scales-of-aquileia = fullest Stash
short-eagle-standard = fewest cards

## The table

table-round = Round { $round }. First player: { $first }.
table-turn = { $who ->
    [you] It is your turn{ $die }.
   *[other] It is { $name }'s turn{ $die }.
}
table-turn-die = , with the { die-acc } showing { $value }
table-again = An extra turn follows.
table-both = Full Gallop: both actions this turn.
table-banned = The { die-name } is banned this turn.
column-colour = Colour
column-die = Die
column-reserve = Reserve
column-deck = Deck
table-die-none = -
table-die-taken = { $value } ({ $owner })
table-deck = { $deck } { $left }
table-you = you
table-brief = Pl. { $number }
table-display = Wagons on offer: { $wagons }; { $count } more face down.
table-display-none = no wagon face up
table-wagon = { $wagon } ({ $slots })
table-camp = { $mark } { $owner }: dispatched { $sent }, Stash { $stash }, { $points } VP in sight.
table-owner-you = You ({ $name })
table-stash-none = empty
table-wagons = Wagons: { $wagons }
table-wagons-none = none
table-cards = Cards: { $cards }
table-filling = { $wagon } (has { $has }; needs { $needs })
table-empty = { $wagon } (needs { $needs })
table-card = { $card } ({ $facts })
table-filled = { $count } of { $slots } paid
table-fled = { $count ->
    [one] 1 fled Curse
   *[other] { $count } fled Curses
}: { $cards }
table-hand = In hand, to be placed: { $goods }.
table-effect = From a card, to be placed: { $goods }.
table-drawn = You have drawn: { $cards }.
table-drawn-hidden = { $name } has drawn { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
table-sent-known = Your dispatched wagons: { $wagons }.
table-sent-others = { $name } has dispatched { $count ->
    [one] 1 wagon
   *[other] { $count } wagons
}, types unknown.
table-sent-open = { $name } has dispatched: { $wagons }.

## Questions

title-bonus = Start bonus
title-die = Your die
title-action = Your action
title-pick = The drawn cards
title-target = Playing a Curse
title-curse = A Curse for you
title-which = Too few slots
title-place = Placing Valuables
title-wagon = A new wagon
title-after = After your action
title-end = The end of your turn
title-gain = From the Reserve
title-steal = Stealing
title-discard = Valuables go back
title-turn = Turning a die
title-move = Moving Valuables
title-swap = Exchanging wagons
title-copy = Copying a Raid
title-ban = Banning a die
title-order = The order of effects

ask-bonus = { $count ->
    [one] You start later, so you take 1 Valuable of any colour that fits one of your wagons.
   *[other] You start last, so you take { $count } Valuables of different colours that fit your wagons.
}
ask-die = Take one die: its colour and value say what you draw or pillage.
ask-die-use = Before that you may use: { $cards }.
ask-resolve = You must resolve: { $cards }.
ask-action = With the { die-acc } showing { $value } you draw { $draw ->
    [one] 1 card
   *[other] { $draw } cards
} from the deck of { deck-gen } and play one, or you pillage { $loot ->
    [one] 1 Valuable
   *[other] { $loot } Valuables
} (room for { $fit }).
ask-action-second = Full Gallop: now the other action.
ask-pick = You drew { $cards }. Play one; the others go under the deck.
ask-pick-one = You drew { $cards } and must play it.
ask-target = { $card }: { $text } In whose camp do you play it?
ask-curse = { $name } plays { $card } on you: { $text } Accept it, or flee it for { $cost } VP at the end of the game?
ask-place = You hold { $goods }.
ask-place-card = { $card }: you hold { $goods }.
place-both = Put them on your wagons, or all on one Mercenary or active Curse of yours.
place-wagons = Which Valuable goes onto which wagon?
place-cards = On which of your Mercenaries or active Curses do you put them?
place-divided = They may be divided among your wagons and cards.
ask-wagon = Take a wagon that lies face up, or the unseen top card of the wagon deck.
ask-after = You may still use: { $cards }.
ask-after-none = Your action is complete.
ask-end = Your turn ends. You may use: { $cards }.
ask-end-none = Your turn ends.
ask-gain = { $card }: take { $count ->
    [one] 1 Valuable
   *[other] up to { $count } Valuables
} from the Reserve.
ask-steal = { $card }: which Valuables do you steal?
ask-steal-from = { $card }: which Valuable do you steal from Player { $number }?
ask-discard = { $card }: which Valuables go back to the Reserve?
ask-discard-from = { $card }: which Valuables of Player { $number } go back to the Reserve?
ask-turn = { $card }: which die do you turn, and to which value?
ask-turn-reroll = { $card }: which die is rolled again?
ask-turn-taken = To which value do you turn the die that you take?
ask-move = { $card }: which Valuable moves to which wagon or card of yours?
ask-which = { $card }: there are too few slots. Which Valuables go on it?
ask-swap = { $card }: which wagons are exchanged?
ask-copy = { $card }: which Raid of an opponent do you copy?
ask-ban = { $card }: which colour may { $name } not take this turn?
ask-order = Several effects come up now. Which one comes first?

## Choices: what they do. The long form goes before what has to be named.

do-take-bonus = Take { $goods }
do-take-die = Take the { die-acc } showing { $value }: draw { $draw }, or pillage { $loot } with room for { $fit }{ $fills }
do-take-die-plain = Take the { die-acc } showing { $value }
forecast-fills = , completing { $cards }{ $vp ->
    [0] {""}
   *[other] {" "}({ $vp } VP)
}
forecast-fires = ; may set off { $cards }
forecast-worth = {" "}[now { $vp } VP]
start-bonus = Start bonus
word-stash = stash
do-take-wagon = Take { $wagon }
do-take-gain = Take { $goods }
do-take-steal = Steal { $goods }
do-take-discard = Return { $goods }
do-take-which = Put { $goods } there
do-take-none = Take nothing
do-draw = Draw { $count ->
    [one] 1 card
   *[other] { $count } cards
} and play one
do-draw-plain = Draw
do-loot-plain = Pillage
do-loot = Pillage { $goods }; { $fit ->
    [0] none finds a place
    [one] 1 finds a place
   *[other] { $fit } find a place
}
do-use = Use { $card }: { $text }
do-resolve = { $card }: { $text }
do-play = Play { $card }: { $text }
do-redraw = Put them all under the deck and draw again (Orestes the Scribe)
do-curse = Curse { $target }
do-accept = Accept the Curse: it works against you until its slots are full
do-flee = Flee the Curse: it lies face down and costs you { $cost } VP
do-pass-on = Pass the Curse on to { $target }; { $good } goes back to the Reserve
do-load = Load a { $good } Valuable onto { $wagon }
do-load-from = Load the { $good } Valuable from { $place } onto { $wagon }
do-dye = Load a { $good } Valuable onto the { $slot } (Dyer's Vat)
do-fill = Put them on { $card }
do-fill-divided = Put one of them on { $card }
do-divide = Divide them among wagons and cards (Onegesius the Quartermaster)
do-back = Nothing more finds a place: the rest goes back
do-deck = Take the top card of the wagon deck
do-done = Done
do-done-end = End your turn
do-done-after = Go on to the end of your turn
do-done-move = Move nothing more
do-pass = Take nothing
do-turn = Turn the { die-acc } to { $value }
do-turn-reroll = Roll the { die-acc } again
do-move = Move { $good } to { $to }
do-swap = Exchange { $own } for { $other }
do-copy = Copy { $card }: { $text }
do-ban = Ban the { die-acc }
do-order = { $card } ({ $owner })

open-take = Take
open-take-bonus = Take Valuables from the Reserve
open-take-die = Take a die
open-take-wagon = Take a wagon that lies face up
open-take-gain = Take Valuables from the Reserve
open-take-steal = Steal Valuables
open-take-discard = Return Valuables to the Reserve
open-take-which = Choose the Valuables that go on it
open-draw = Draw cards and play one
open-loot = Pillage Valuables
open-use = Use a card
open-resolve = Resolve a card
open-play = Play one of the drawn cards
open-redraw = Draw again (Orestes the Scribe)
open-curse = Name the player who gets the Curse
open-accept = Accept the Curse
open-flee = Flee the Curse
open-pass-on = Pass the Curse on (Eskam the Oracle)
open-load = Load a Valuable onto a wagon
open-dye = Load a Valuable onto a slot of another colour (Dyer's Vat)
open-fill = Put the Valuables on a Mercenary or Curse
open-divide = Divide them among wagons and cards (Onegesius the Quartermaster)
open-back = Let the rest go back
open-deck = Take the top card of the wagon deck
open-done = Done
open-pass = Take nothing
open-turn = Turn a die
open-move = Move a Valuable
open-swap = Exchange two wagons
open-copy = Copy a Raid
open-ban = Ban a die
open-order = Name the effect that comes first

# The words that a player types for an option, the first one shown; its id always works too.
word-take = take, steal, return
word-draw = draw
word-loot = pillage, loot
word-use = use, activate
word-resolve = resolve
word-play = play
word-redraw = redraw
word-curse = curse
word-accept = accept
word-flee = flee, dodge
word-pass-on = pass-on
word-load = load
word-dye = dye
word-fill = fill, pay
word-divide = divide
word-back = give-back
word-deck = deck, top
word-done = done, end
word-pass = pass, no, nothing
game-word-turn = turn, set
word-move = move
word-swap = swap, exchange
word-copy = copy
word-ban = ban
word-order = first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth
words-between = from, to, at, on, onto, in, and, the, for, a, of, with, die, wagon, slot, player, valuable, valuables

slot-goods = the Valuables
slot-good = the Valuable
slot-die = the die
slot-value = the value
slot-card = the card
slot-wagon = the wagon
slot-slot = the slot
slot-seat = the player
slot-to = where it goes
slot-own = your wagon
slot-other = the other wagon

## What happened

event-round = Round { $round } begins. { $who ->
    [you] You are first.
   *[other] { $name } is first.
}
event-rolled = The dice: { $dice }.
event-turned = The { die-name } is turned to { $value }.
event-rerolled = The { die-name } is rolled again: { $value }.
event-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }'s turn.
}
event-take-die = { $who ->
    [you] You take the { die-acc } showing { $value }.
   *[other] { $name } takes the { die-acc } showing { $value }.
}
event-draw = { $who ->
    [you] You draw { cards-of } from the deck of { deck-gen }.
   *[other] { $name } draws { cards-of } from the deck of { deck-gen }.
}
event-redraw = { $who ->
    [you] You put the drawn cards under the deck and draw again.
   *[other] { $name } puts the drawn cards under the deck and draws again.
}
event-loot-count = { $who ->
    [you] You pillage { goods }.
   *[other] { $name } pillages { goods }.
}
event-loot = { $who ->
    [you] You pillage, but there is no { good-gen } left.
   *[other] { $name } pillages, but there is no { good-gen } left.
}
event-play-card = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
event-curse = { $who ->
    [you] You play the Curse { $card } on { $target }.
   *[other] { $name } plays the Curse { $card } on { $target }.
}
event-accept = { $who ->
    [you] You accept { $card }.
   *[other] { $name } accepts { $card }.
}
event-flee = { $who ->
    [you] You flee { $card }: it lies face down and costs you VP at the end.
   *[other] { $name } flees { $card }: it lies face down and costs VP at the end.
}
event-pass-on = { $who ->
    [you] You pass { $card } on to { $target }.
   *[other] { $name } passes { $card } on to { $target }.
}
event-use = { $who ->
    [you] You use { $card }.
   *[other] { $name } uses { $card }.
}
event-copy = { $who ->
    [you] You copy { $card }.
   *[other] { $name } copies { $card }.
}
event-full = { $who ->
    [you] Your { $card } is full.
   *[other] { $name }'s { $card } is full.
}
event-emptied = { $who ->
    [you] Your { $card } is no longer full.
   *[other] { $name }'s { $card } is no longer full.
}
event-lifted = { $who ->
    [you] Your Curse { $card } is lifted.
   *[other] { $name }'s Curse { $card } is lifted.
}
event-placed = { goods } { $count ->
    [one] goes
   *[other] go
} onto { $place }.
event-taken = { goods } { $count ->
    [one] is
   *[other] are
} stolen from { $place }.
event-gained = { goods } { $count ->
    [one] comes
   *[other] come
} from the Reserve.
event-moved = { goods } { $count ->
    [one] goes
   *[other] go
} from { $place } to { $to }.
event-returned = { goods } { $count ->
    [one] goes
   *[other] go
} back from { $place } to the Reserve.
event-excess = { $count ->
    [one] 1 Valuable finds no place and goes
   *[other] { $count } Valuables find no place and go
} back.
event-guarded = { $who ->
    [you] Your { $card } protects you.
   *[other] { $name } is protected by { $card }.
}
event-off = { $card } switches off: { $cards }.
event-use-curse = { $who ->
    [you] { $card } takes effect on you.
   *[other] { $card } takes effect on { $name }.
}
event-dispatch = { $who ->
    [you] You dispatch a wagon; dispatched so far: { $count }.
   *[other] { $name } dispatches a wagon; dispatched so far: { $count }.
}
event-dispatch-face = { $who ->
    [you] You dispatch { $wagon }; dispatched so far: { $count }.
   *[other] { $name } dispatches { $wagon }; dispatched so far: { $count }.
}
by-cards = { $line } That is the work of { $cards }.
event-new-wagon = { $who ->
    [you] You take { $wagon } { $from ->
        [deck] from the wagon deck.
       *[display] from those on offer.
    }
   *[other] { $name } takes { $wagon } { $from ->
        [deck] from the wagon deck.
       *[display] from those on offer.
    }
}
event-swap = { $who ->
    [you] You exchange { $own } for { $other }.
   *[other] { $name } exchanges { $own } for { $other }.
}
event-ban = { $who ->
    [you] You may not take the { die-acc } this turn.
   *[other] { $name } may not take the { die-acc } this turn.
}
event-extra-turn = { $who ->
    [you] You will take another turn after this one.
   *[other] { $name } will take another turn after this one.
}
event-both = { $who ->
    [you] You take both actions this turn.
   *[other] { $name } takes both actions this turn.
}
event-end = The game ends: { $what ->
    [pool] there is no { good-gen } left in the Reserve.
    [deck] the deck of { deck-gen } is empty.
   *[idle] for three rounds no card was played and no Valuable placed.
}
event-score = { $who ->
    [you] You: { $points } VP for { $source }.
   *[other] { $name }: { $points } VP for { $source }.
}
event-bonus = { $who ->
    [you] You start later and take { valuables }.
   *[other] { $name } starts later and takes { valuables }.
}
event-reveal = { $who ->
    [you] Your dispatched wagons: { $wagons }.
   *[other] { $name }'s dispatched wagons: { $wagons }.
}
event-undo = { $who ->
    [you] You take the last move back.
   *[other] { $name } takes the last move back.
}

source-raids = the Raid { $card }
source-mercenaries = the Mercenary { $card }
source-treasures = { $met ->
    [yes] the Treasure { $card }
   *[no] the Treasure { $card }, whose condition is not met
}
source-curses = the fled Curse { $card }
source-wagons = { $count ->
    [one] 1 dispatched wagon
   *[other] { $count } dispatched wagons
}
source-types = { $how ->
    [various] the different types of wagons
   *[largest] the most numerous type of wagon
}

outcome-you = You win!
outcome-you-shared = You share the victory with { $names }.
outcome-one = { $names } wins.
outcome-shared = { $names } share the victory.
outcome-line = { $name }: { $total } VP ({ $parts }); { $count ->
    [one] 1 Valuable
   *[other] { $count } Valuables
} in the Stash.
outcome-part = { $source } { $points }
part-raids = Raids
part-mercenaries = Mercenaries
part-treasures = Treasures
part-curses = fled Curses
part-wagons = wagons
part-types = wagon types

over-HU-801 = A pool of Valuables or a deck of cards was empty at the end of a round.
over-HU-814 = The most victory points win; among equals, more Valuables in the Stash.
over-HU-815 = They are equal in victory points and in Valuables in the Stash, so they share the victory.
over-HU-817 = Three rounds went by without a card played or a Valuable placed.

## Why not: one sentence for each rule that can be cited

why-HU-106 = Huns is played by 2, 3 or 4 players.
why-HU-117 = The third player takes exactly 1 Valuable as a start bonus.
why-HU-118 = The fourth player takes exactly 2 Valuables of different colours as a start bonus.
why-HU-120 = As a start bonus you may only take colours that fit empty slots of your wagons.
why-HU-202 = The five dice are rolled once, at the start of the round.
why-HU-204 = On your turn you take one die and perform one action with it, Draw or Pillage.
why-HU-205 = The action uses the colour and the value of the die you took.
why-HU-206 = This die has already been taken this round.
why-HU-213 = You must take one of the dice that are still there.
why-HU-214 = This does not belong to this moment of the turn.
why-HU-215 = During an action this is possible only between two Valuables, or before you play a drawn card.
why-HU-216 = A die shows 1, 2 or 3.
why-HU-301 = You draw as many cards as the die shows, from the deck of its colour.
why-HU-302 = You play exactly one of the cards you drew.
why-HU-304 = Having drawn, you must play one of the drawn cards.
why-HU-305 = You drew only one card, so you must play it.
why-HU-306 = Equipment, Raids, Mercenaries and Treasures go into your own camp.
why-HU-307 = A Curse is played into the camp of an opponent, never into your own.
why-HU-310 = The deck of this colour is empty, so you cannot Draw with this die.
why-HU-401 = You Pillage as many Valuables as the die shows, in its colour.
why-HU-402 = If the Reserve has fewer Valuables, you take what is there.
why-HU-405 = The Valuables of one Pillage go either onto one Mercenary or active Curse, or onto wagons, not both.
why-HU-406 = Valuables never lie on Equipment, Raids or Treasures, nor in somebody else's camp.
why-HU-407 = A slot of a Mercenary or Curse takes a Valuable of any colour.
why-HU-408 = On a wagon a Valuable goes only onto an empty slot of its own colour.
why-HU-409 = The Valuables of one Pillage may be divided between wagons only.
why-HU-410 = The Valuables of one Pillage cannot be divided between two cards.
why-HU-411 = What finds no slot on the chosen card goes back to the Reserve.
why-HU-412 = What matches no empty slot of your wagons goes back to the Reserve.
why-HU-413 = Excess Valuables go back to where they came from.
why-HU-414 = You must place every Valuable that the chosen place can hold.
why-HU-415 = You must choose a place that takes at least one of the Valuables, if there is one.
why-HU-416 = This card has no empty slot that could be filled.
why-HU-417 = Valuables are placed one at a time, each on a slot that is empty now.
why-HU-418 = If the card has too few slots, you choose which of the Valuables go there.
why-HU-419 = Valuables from a card are placed like those of a Pillage.
why-HU-420 = This works only for the Valuables of a Pillage action.
why-HU-425 = There is still a matching slot, so the remaining Valuables must be placed.
why-HU-501 = You fill two wagons at a time.
why-HU-502 = A full wagon is dispatched at once, before anything else.
why-HU-503 = After a wagon is dispatched you take exactly one new wagon.
why-HU-504 = You take one of the wagons that lie face up, or the top one of the wagon deck.
why-HU-505 = A wagon that is taken from those face up is replaced at once.
why-HU-506 = The wagon deck is empty, so a new wagon comes from those that lie face up.
why-HU-507 = There is no wagon left.
why-HU-510 = Valuables in the Stash stay there.
why-HU-601 = This card is used before you take a die, or right after it.
why-HU-602 = This card is used at the end of your turn, after your action.
why-HU-603 = This card is used on your turn: before, during or after your action.
why-HU-604 = This card is used when the event on it happens.
why-HU-605 = This card counts only at the end of the game.
why-HU-606 = The player whose turn it is puts effects of the same moment in order.
why-HU-608 = This card was already used this turn.
why-HU-609 = The card says what may be done here.
why-HU-610 = This effect is not optional.
why-HU-611 = The effects that must happen come before you can go on.
why-HU-612 = Your turn is ending: cards for "during your turn" cannot be used any more.
why-HU-613 = This card is used only when the event on it happens.
why-HU-614 = Those who may react are asked one after the other.
why-HU-621 = The effect of this Equipment works by itself.
why-HU-622 = The moment of this card has passed for this turn.
why-HU-631 = This Raid was already used.
why-HU-632 = You may activate only one Raid in a turn.
why-HU-633 = A Raid may be used in the turn in which it was played, after the action.
why-HU-635 = A Raid is activated only on your own turn.
why-HU-636 = This Raid would change nothing now.
why-HU-641 = This Mercenary is not full, so it does not work.
why-HU-642 = A Mercenary works only when all its slots are full.
why-HU-643 = This Mercenary has lost a Valuable, so it does not work.
why-HU-645 = This Mercenary was already used this turn.
why-HU-646 = Valuables stay on a Mercenary; using it does not spend them.
why-HU-651 = When a Curse is played on you, you accept it or flee it at once.
why-HU-652 = A Curse that was accepted works against you until its slots are full.
why-HU-653 = A Curse that was fled lies face down and never has an effect.
why-HU-654 = A Curse that was fled stays face down for good.
why-HU-655 = A Curse that was accepted cannot be fled later.
why-HU-656 = This Curse is lifted and takes no more Valuables.
why-HU-657 = A lifted Curse and its Valuables stay where they are.
why-HU-658 = Valuables on a lifted Curse stay there.
why-HU-660 = Any player but yourself may get the Curse.
why-HU-661 = First the Curse has to be accepted or fled.
why-HU-671 = A Treasure does nothing before the end of the game.
why-HU-672 = A Treasure counts only at the end of the game.
why-HU-681 = A Pillage takes as many Valuables as the die and the cards say, at least 1.
why-HU-682 = You draw as many cards as the die and your cards say.
why-HU-683 = Choose the Valuables to steal; what finds no place goes back to where it was.
why-HU-684 = This is protected against cards of opponents.
why-HU-685 = You have as many wagons as you may fill at a time.
why-HU-686 = You may not activate more Raids this turn.
why-HU-687 = If every die is banned, the bans do not count.
why-HU-688 = A Curse has switched this card off.
why-HU-689 = What counts is the value that the die shows now.
why-HU-690 = At least one of the Valuables you take must find a place.
why-HU-691 = Under Mud Season a new wagon comes from the deck.
why-HU-701 = Pack Mule works by itself when you Pillage with a die showing 1.
why-HU-702 = Hunting Falcon works by itself when you Draw.
why-HU-703 = War Saddle raises or lowers the die you have just taken by 1, within 1 to 3.
why-HU-704 = Loaded Knucklebones rerolls one die that is still there, before you take yours.
why-HU-705 = Great Yurt works by itself: you fill three wagons at a time.
why-HU-706 = Dyer's Vat lets you put one Valuable of your Pillage on a wagon slot of another colour, once per turn.
why-HU-707 = Iron-Rimmed Wheels gives you 1 Valuable of any colour when you dispatch a wagon.
why-HU-708 = Double Harness gives 1 Valuable in the colour of your die, right after you took it and while it shows 2.
why-HU-709 = Guard Dogs protect these wagons.
why-HU-710 = Amulet of Tengri counts at the end of the game.
why-HU-711 = Tribute Roll gives 1 Valuable for one of your Mercenaries or active Curses when an opponent dispatches a wagon.
why-HU-712 = Relay Ponies exchange one of your wagons for one that lies face up, at the end of your turn.
why-HU-714 = A Valuable on a slot of another colour keeps its own colour.
why-HU-718 = Tribute Roll needs a Mercenary that is not full or an active Curse of yours.
why-HU-719 = Double Harness looks at your die at the moment you use it.
why-HU-721 = Sack the Village takes up to 3 Valuables of one colour.
why-HU-722 = Market Plunder takes up to 2 Valuables of any colours.
why-HU-723 = Cattle Raid steals exactly 1 Valuable from the wagons of each opponent who has one there.
why-HU-724 = Night Ambush steals up to 2 Valuables from the wagons of one opponent.
why-HU-725 = Burning Arrows returns up to 2 Valuables from one wagon of each opponent.
why-HU-726 = Break the Contract steals up to 2 Valuables from one Mercenary of an opponent.
why-HU-727 = River Crossing is used once you have taken your die, while another die is still there.
why-HU-728 = Full Gallop is used after taking your die and before your action.
why-HU-729 = Khan's Levy fills up to 4 empty slots of one Mercenary or active Curse of yours.
why-HU-730 = Caravan Swap exchanges one of your wagons for one of an opponent.
why-HU-731 = Battle Cry copies a Raid in an opponent's camp.
why-HU-732 = Storehouse Heist steals exactly 1 Valuable from the Stash of each opponent who has one there.
why-HU-733 = The Valuables are picked opponent by opponent, then placed together.
why-HU-734 = In the extra turn the die is turned to the chosen value as you take it.
why-HU-735 = With Full Gallop the second action follows the first.
why-HU-736 = Battle Cry cannot copy Battle Cry, and the copied Raid must fit this moment.
why-HU-737 = A protected wagon cannot be exchanged.
why-HU-738 = First the Raid is resolved to its end.
why-HU-741 = Ildico the Poisoner acts once per round, at the end of a turn in which you drew.
why-HU-742 = Onegesius the Quartermaster divides the Valuables of your Pillage action.
why-HU-743 = Edeco the Bodyguard protects the Valuables on these Mercenaries.
why-HU-744 = Orestes the Scribe lets you draw again once, after seeing the drawn cards.
why-HU-745 = Bleda the Raider gives 1 Valuable before each Raid that you activate.
why-HU-746 = Zerco the Jester turns one die that is still there, before you take yours.
why-HU-747 = Berik the Carter moves a Valuable between two of your wagons, Mercenaries or active Curses; a wagon slot must match its colour.
why-HU-748 = Eskam the Oracle passes a Curse on for 1 Valuable that lies on him.
why-HU-749 = Kreka the Queen counts at the end of the game.
why-HU-750 = Skotta the Tax Collector takes 1 Valuable of the die's colour after an opponent's Pillage with a 3.
why-HU-751 = Aigan the Scavenger takes 1 Valuable of the colour that an opponent's Pillage sent back as excess.
why-HU-752 = Ellac the Heir works at the end of your turn, if no opponent has dispatched fewer wagons than you.
why-HU-754 = Berik may take a Valuable from any of your Mercenaries; both moves are completed.
why-HU-755 = A Curse is passed on to any player but yourself.
why-HU-756 = Skotta and Aigan react only to Pillage actions.
why-HU-757 = Ildico acts only once between two rolls of the dice.
why-HU-758 = What Edeco the Bodyguard protects cannot be stolen.
why-HU-759 = You say before the first Valuable whether you divide them; then you place all that fit.
why-HU-761 = Plague of Rats: 1 Valuable from your wagons goes back at the end of your turn.
why-HU-762 = Lame Horses: your Pillage takes 1 Valuable fewer.
why-HU-763 = Blind Seer: you draw exactly 1 card.
why-HU-764 = Broken Axles: at most 1 of these Valuables may go onto each wagon.
why-HU-765 = Mud Season: you must take new wagons from the top of the wagon deck.
why-HU-766 = Mutiny: your Mercenaries do not work.
why-HU-767 = Rusted Gear: your Equipment does not work.
why-HU-768 = Cowardice: you cannot activate Raids.
why-HU-769 = Tribute to Rome: each opponent may take 1 Valuable when you dispatch a wagon.
why-HU-770 = Evil Eye: you cannot take a die showing 3 while another die shows less.
why-HU-771 = Spiteful Spirits: you cannot take the die of the colour that was named.
why-HU-772 = Desecrated Tomb counts at the end of the game.
why-HU-774 = Broken Axles: a wagon that you have just taken counts as another one.
why-HU-775 = Spiteful Spirits: the colour stays banned, whatever the die shows.
why-HU-776 = Evil Eye looks at the values that the dice show now.

fact-card = The card: { $card }.
fact-face = { fact-card }
fact-source = { fact-card }
fact-colour = The colour: { $colour }.
fact-die = The die: { $colour }, showing { $value }.
fact-left = Empty slots: { $left }.
fact-limit = Raids allowed this turn: { $limit }.
fact-item = This cannot be chosen here: { $item }.
fact-together = Each of them could be chosen, but not together.
fact-by = Because of: { $by }.
fact-seat = The player: { $seat }.

## Samples for the help, and texts of the table that this game says in its own words

sample-why = take red
sample-rule = HU-405
sample-word = Curse
sample-card = zerco
help-moves =
    Moves: type the number of a choice, or words: "take red", "draw", "pillage", "play zerco", "use night ambush".
      "load red purple" puts a red Valuable on the purple wagon; of two purple ones say "purple-3".
      "fill ildico" puts all that you hold on a card; "accept", "flee", "pass-on player-2 red" answer a Curse.
      "take red blue" takes, steals or returns Valuables; where it matters, say where one lies: "take red-purple-3".
      "turn blue 3", "move red-purple-3 ildico", "swap purple-3 green-1", "deck", "done"; a beginning is enough.

game-ui-greet = { $game }, { $seats } players. You are { $mine }; the others are played by { $bot }.
game-ui-open = { $text }, such as "{ $number } { $example }"
game-ui-which-cards = Also say what you choose, after the choice: { $option }.
game-ui-no-card = "{ $word }" cannot be chosen here.
game-ui-few-cards = { $count ->
    [one] Only 1 is
   *[other] Only { $count } are
} available as "{ $word }".
game-ui-no-cards = This choice needs nothing more, so "{ $word }" has no meaning here.
game-ui-fact-got = You named { $got }; at least { $least } must be named.
game-ui-fact-twice = The same thing was named twice.
game-ui-rematch = Another match: tianxia play { $game } --seats { $seats }
game-full-discard = Stash and wagons
game-full-hand = Your camp
full-stash = Stash
full-points = VP
full-held = in hand
full-you = You
full-turn = Round { $round }, first: { $first }, turn: { $active }.
full-offer = on offer
full-empty = nothing

## why a hint says so: facts vp, left, fit, count

because-fills = It dispatches a wagon: { $vp } VP.
because-nearer = { $left ->
    [one] Then 1 slot of that wagon is left.
   *[other] Then { $left } slots of that wagon are left.
}
because-pays = It fills a Mercenary or lifts a Curse, or comes near to it.
because-fits = { $fit } of { $count } Valuables find a place.
because-draws = { $count ->
    [one] There is 1 card to see, and the Valuables of this turn would bring less.
   *[other] There are { $count } cards to choose from, and the Valuables of this turn would bring less.
}
because-lasts = Its effect lasts for the rest of the game.
because-raid = A Raid is 1 VP, used or not, and its effect comes when you want it.
because-hire = It can still be paid: 1 VP when it is full, and its effect.
because-curse = It hinders a rival, or costs them VP to flee it.
because-treasure = As things stand it is met: { $vp } VP.
because-hope = It may well be met by the end: { $vp } VP.
because-flee = Bearing or lifting it would cost more than the { $vp } VP of fleeing.
because-bear = Bearing or lifting it costs less than the { $vp } VP of fleeing.
