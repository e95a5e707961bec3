# The Great Wall in English. The Polish file has the same keys. Facts: $who is "you" or "other", $name a clan at the
# beginning of a sentence, $clan, $location, $section and $soldier are ids, $count a number, $card a name, $text its text.

goal = Send Clerks to Locations, hire Soldiers, build the Wall and fight the Hordes before it. When the last Year is over, enough Sections are complete or the Shame pool is empty, the most Honour wins.
goal-coop = Hold the Wall together: survive every Year and fulfil enough of the Emperor's Requests. If somebody must take Shame and the pool is empty, all lose.
goal-house = The rules of the base game are rebuilt from public sources; most cards and numbers are a house set of ours, and each card says so.
goal-foreign = Some cards of this table come from a file.

## Clans

seat-snake = The Snake clan
seat-dragon = The Dragon clan
seat-turtle = The Turtle clan
seat-monkey = The Monkey clan
seat-tiger = The Tiger clan
seat-reed = The Reed clan
seat-partner = The partner clan
clan-name = { $clan ->
    [snake] Snake
    [dragon] Dragon
    [turtle] Turtle
    [monkey] Monkey
    [tiger] Tiger
    [reed] Reed
   *[partner] partner
}
clan-in = { $who ->
    [you] you
   *[other] the { clan-name } clan
}
brief = { $who ->
    [you] you
   *[other] { clan-name }
}
whose = { $who ->
    [you] your
   *[other] the { clan-name } clan's
}
word-snake = snake
word-dragon = dragon
word-turtle = turtle
word-monkey = monkey
word-tiger = tiger
word-reed = reed
word-partner = partner
nobody = nobody
nothing = nothing

## Places and things

location-lumber-mill = Lumber Mill
location-quarry = Quarry
location-gold-mine = Gold Mine
location-temple = Temple
location-barracks = Barracks
location-builders-camp = Builders' Camp
location-logistics-centre = Logistics Centre
location-teahouse = Teahouse
location-imperial-embassy = Imperial Embassy
location-market = Market
location-storehouse = Storehouse
location-name = { $location ->
    [lumber-mill] Lumber Mill
    [quarry] Quarry
    [gold-mine] Gold Mine
    [temple] Temple
    [barracks] Barracks
    [builders-camp] Builders' Camp
    [logistics-centre] Logistics Centre
    [teahouse] Teahouse
    [imperial-embassy] Imperial Embassy
    [market] Market
   *[storehouse] Storehouse
}
from-location = from the { $from }
to-location = to the { location-name }
at-location = at the { location-name }
of-location = of the { location-name }
what-location = { $location ->
    [lumber-mill] 1 wood for each Clerk, and the level of your Overseer; then you may raise it
    [quarry] 1 stone for each Clerk, and the level of your Overseer; then you may raise it
    [gold-mine] 1 gold for each Clerk, and the level of your Overseer; then you may raise it
    [temple] 1 Chi for each Clerk, and the level of your Overseer; then you may raise it
    [barracks] recruit up to 2 Soldiers for each Clerk
    [builders-camp] a Barricade or a Wall level for each Clerk
    [logistics-centre] move 2 Soldiers or draw a Tactic for each Clerk
    [teahouse] a Tea step for each Clerk
    [imperial-embassy] hire a Clerk or an Advisor for each Clerk
    [market] 2 Food for each Clerk
   *[storehouse] the most Clerks here choose what the Emperor values
}

section-left = left Section
section-centre = centre Section
section-right = right Section
section-name = { $section ->
    [left] left
    [centre] centre
   *[right] right
} Section
word-left = left
word-centre = centre, center
word-right = right

resource-wood = wood
resource-stone = stone
resource-gold = gold
resource-chi = Chi
resource-name = { $resource ->
    [chi] Chi
   *[other] { $resource }
}
word-wood = wood
word-stone = stone
word-gold = gold
word-chi = chi

soldier-spearman = Spearman
soldier-archer = Archer
soldier-horseman = Horseman
soldier-bannerman = Bannerman
soldier-name = { $soldier ->
    [spearman] Spearman
    [archer] Archer
    [horseman] Horseman
   *[bannerman] Bannerman
}
a-soldier = { $soldier ->
    [archer] an Archer
   *[other] a { soldier-name }
}
whose-soldier = { $who ->
    [you] Your { soldier-name }
   *[other] { $soldier ->
        [archer] An Archer
       *[other] A { soldier-name }
    } of the { clan-name } clan
}
soldiers-of = { $soldier ->
    [spearman] { $count ->
        [one] 1 Spearman
       *[other] { $count } Spearmen
    }
    [archer] { $count ->
        [one] 1 Archer
       *[other] { $count } Archers
    }
    [horseman] { $count ->
        [one] 1 Horseman
       *[other] { $count } Horsemen
    }
   *[bannerman] { $count ->
        [one] 1 Bannerman
       *[other] { $count } Bannermen
    }
}
soldier-at = { soldier-name } { $firing ->
    [yes] on the Wall of the { section-name }
   *[no] resting behind the { section-name }
}
word-spearman = spearman, spear
word-archer = archer
word-horseman = horseman, rider
word-bannerman = bannerman, banner
word-on-wall = wall

spot-of = { $count ->
    [one] spot { $spot } ({ $reward })
   *[other] spots { $spot } and { $next } ({ $reward })
} of { $card }
spot-bare = spot { $spot } of { $card }
stander = { soldier-name } on spot { $spot } of { $card }
horde-at = { $card }, { section-name } row { $row }
spot-unknown = spot { $spot }
spot-wound = Wound
spot-blocked = closed
place-in-row = place { $number }
card-hidden = a card face down
card-with-text = { $card } ({ $text })
about-card = { $card } ({ $sort }): { $text } { $source ->
    [seed] The card is known from the rulebook.
    [public] The card is known from public reports.
    [numbers] The card is known from public reports; its numbers are ours.
   *[house] A card of our house set.
}
sort-command = Command
sort-general = General
sort-advisor = Advisor
sort-tactic = Tactic
sort-horde = Horde
sort-artifact = Artifact
sort-event = Event
sort-request = Emperor's Request
sort-rat = Rat card
sort-award = Emperor's Award
sort-skill = Skill of Genghis Khan
sort-khan = Genghis Khan
sort-reed = Command of the Reed clan
sort-partner = Command of the partner
sort-reed-general = General of the Reed clan
sort-solo-general = General of the partner

## The table

season = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
    [winter] Winter
   *[setup] set-up
}
table-year = Year { $year } of { $years }, { season }. Lethality { $lethality }: the Chi it takes to Save a Soldier.
table-tea = Tea order: { $clans }.
table-shame = Shame pool: { $count }.
table-row = Command cards: { $cards }.
table-row-free = free
table-row-card = { $state ->
    [now] >{ $clan }: { $card }<
    [done] { $clan }: { $card } (done)
   *[later] { $clan }: { $card }
}
table-requests = Requests fulfilled: { $done } of { $needed } needed. Open: { $cards }
table-khan = Genghis Khan is on the { section-name }. { $cards }.
table-award = The Emperor's Award, held by { $clan }: { $card }
table-rat = The Rat is { at-location }: 1 gold for each player with a Clerk when it is activated. { $card }
table-famine = Food: { $food }; at most { $most }.
table-visit = The Emperor values { resource-name }.
table-ghosts = Haunted, so closed to Clerks: { $places }.
table-diaoyu = Fortress: Defence { $defence }; besieged by { $siege }.
table-frost = Sent to the Emperor: { $sent }.
table-section = { $section ->
    [left] Left
    [centre] Centre
   *[right] Right
} Section: Wall level { $level }, { $barricades ->
    [one] 1 Barricade
   *[other] { $barricades } Barricades
}. { $how ->
    [none] No Horde; Defence { $defence }.
    [breach] Power { $power } against Defence { $defence }: it would be Breached.
   *[holds] Power { $power } against Defence { $defence }: it would hold.
}
table-shamed = { $cost ->
    [food] For all one Food less can be kept.
    [lost] All would lose.
    [resource] A resource or Shame for { $clans }.
   *[shame] Shame for { $clans }.
}
table-firing = On the Wall: { $troops }.
table-rest = Resting: { $troops }.
table-horde = { $card }, Power { $power }, { $honour } Honour: { $spots }
table-khan-card = { $card }: { $spots }
table-leads = Claimed by { $clan } as things stand.
table-regular = Regular Locations (activated when full): { $places }.
table-special = Special Locations (activated with any Clerk): { $places }.
table-location = { $name } { $taken }/{ $spots } ({ $clerks }){ $fires ->
    [yes] {" "}- will be activated
   *[no] { "" }
}
table-location-empty = { $name } { $taken }/{ $spots }
table-offer = Advisors on offer, the first one leaves in Spring: { $cards }.
table-priced = { $card } { $cost } gold
table-artifacts = Artifacts: { $cards }.
table-horde-deck = Horde deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $section ->
    [none] .
   *[other] ; the next one is marked { $section ->
        [left] left
        [centre] centre
       *[right] right
    }.
}
table-peeked = On top of the Horde deck you have seen: { $cards }.
table-clan = { $mark } { $clan }: Honour { $honour }, Shame { $shame }, Assistants { $assistants }, Clerks { $pool } (and { $chamber } to hire), Tactics { $tactics }.
table-used = { $card } (used)
table-own = You have { $goods }; in the pool { $clerks ->
    [one] 1 Clerk
   *[other] { $clerks } Clerks
} and { $soldiers }.
table-commands = Your Command cards: { $cards }.
table-tactics = Your Tactics: { $cards }
table-past = { $clan }: Command cards lying { $lying }; Claimed { $trophies }.
clan-general = General { $text }.
clan-active = Active: { $text }.
clan-overseers = Overseers: { $text }.
clan-lying = Played: { $text }.
clan-trophies = Claimed: { $text }.

## Questions

title-leader = Your General
title-command = Your Command card
title-place = Order of the cards
title-own-turn = Your turn
title-tactic = A Tactic
title-effect = Your cards
title-clerk = Moving Clerks
title-activate = Activation
title-advanced = Advanced Activation
title-raise = Your Overseer
title-build = Builders' Camp
title-logistics = Logistics Centre
title-tea = Teahouse
title-embassy = Imperial Embassy
title-market = Market
title-recruit = Barracks
title-attack = Attack
title-march = Moving Soldiers
title-man = Onto the Wall
title-barricade = A Barricade
title-shame = Shame
title-recover = Your Command cards
title-gain = Resources
title-give = Exchange
title-lose = Loss
title-pay = Paying
title-overseer = An Overseer
title-recall = Calling Clerks back
title-discard = Too many Tactics
title-section = A Section
title-wound = Wounds
title-withdraw = Withdrawing
title-choose = One of these
title-peek = The top Horde card
title-reorder = The top Horde cards
title-save = Saving Soldiers
title-spare = Saving Soldiers
title-lose-soldier = Losing a Soldier
title-transfer = Giving resources
title-rat = The Rat
title-request = A Request
title-offer = Paying together
title-khan = Genghis Khan
title-haunt = Hungry ghosts
title-lift = Driving ghosts out
title-send = For the Emperor
title-breach = A Breach
title-demand = The Emperor's demand
title-storehouse = Storehouse
title-starve = Hunger
title-honour-clerk = A Clerk for Honour
title-peace = Peace or war
title-winter = The start of Winter
title-fortress = The Fortress fires
title-player = A player
title-share = Sharing resources
title-spared = No Shame for some
title-return-shame = Shame
title-lend = Saving for less
title-post = Spearmen without cost
title-contribute = A Wall built together

more-times = { $left ->
    [one] { "" }
   *[other] {" "}(up to { $left } times)
}
ask-leader = Which General do you keep, and which Advisor is Active? The other Advisor becomes your first Assistant: no text, but A grows by 1.
ask-command = Choose a Command card in secret; all are revealed together. It stays before you until you recover your cards in a Summer.
ask-place = At which place of the row is your Command card executed? All players also do the part for others of each card.
ask-own-turn = It is your turn: one Tactic and any of your cards may be used between the parts of your Command card.
ask-tactic = You may play a Tactic { $window ->
    [spring] before Horde cards are placed
    [winter_start] at the start of Winter
   *[assault] in the Assault on the { section-name }: Power { $power } against Defence { $defence }
}.
ask-effect = Several of your cards take effect now. Which one is next?
ask-clerk = Where do you Move a Clerk?{ more-times }
ask-activate = Several Locations are to be activated. Which one is next? Everybody with Clerks there acts.
ask-advanced = { $card }: which Location is activated at once? Nobody takes Shame for it.
ask-raise = Do you appoint an Overseer { at-location }, or raise yours? Its level adds to every Gathering and comes as income each Summer.
ask-build = What do you build?{ more-times }
ask-logistics = What do you pay for?{ more-times }
ask-tea = Do you pay for a Tea step? You change places with the player above you.
ask-embassy = Whom do you hire?{ more-times }
ask-market = Do you buy 2 Food for { $lethality } gold?{ more-times }
ask-recruit = Whom do you recruit, and for which Section?{ more-times }
ask-attack = Which of your Soldiers Attacks, and which Vital spot does it cover?{ more-times }
ask-attack-recruit = Your recruit may Attack at once. Which Vital spot does it cover?
ask-attack-firing = Your Archer fires. Which Vital spot gets a Wound? A Wound brings no reward.
ask-attack-banner = Your Bannerman leads an Attack before the Archers fire.{ more-times }
ask-march = Which Soldier goes where?{ more-times }
ask-man = A Firing spot is free in the { section-name }. Does your Archer go up?
ask-barricade = Where does the Barricade go? It costs nothing and gives 1 Honour.
ask-shame = Do you pay { $shame_price } to return a Shame? Each one left at the end costs 5 Honour.
ask-recover = Do you take all your played Command cards back, or leave them for 2 Honour each?
ask-gain = { for-card }Choose what you gain: { $most ->
    [one] 1 resource
   *[other] { $most } resources
}.
ask-give = { for-card }What do you give away? At most { $most }.
for-card = { $card ->
    [none] { "" }
   *[other] { $card }:{" "}
}
ask-lose = { $card }: what do you discard? { $most ->
    [one] 1 resource
   *[other] { $most } resources
}.
ask-pay = What do you pay with? { $most ->
    [one] 1 resource
   *[other] { $most } resources
}.
ask-overseer = { $card }: whose Overseer do you profit from?
ask-recall = Which Clerk do you call back to your pool?
ask-discard = You may hold 5 Tactics. Which one do you discard?
ask-section = { for-card }Which Section?
ask-wound = { $card }: which Vital spot gets a Wound?
ask-withdraw = { $card }: which Soldier do you withdraw to its Rest Zone?
ask-choose = { $card }: which one do you choose? { $text }
ask-peek = On top of the Horde deck: { $cards }. Does it stay there?
ask-reorder = Which of these Horde cards lies on top next?
ask-save = Defeated: { $card }. Whom do you Save for { $price } Chi each? Whoever stays is Killed and goes back to the pool.
ask-spare = { $card }: whom do you Save without Chi?
ask-lose-soldier = { $card }: which Soldier do you lose?
ask-transfer = What do you give to whom?
ask-rat = Where does the Rat go?
ask-request = { $card }: { $text } Do you agree to pay?
ask-offer = { $card ->
    [none] Peace costs gold.
   *[other] { $card }: { $text }
} How much do you give?
ask-khan = You have Claimed the card: one Soldier that you Saved may Attack Genghis Khan, for 6 Honour a spot.{ $price ->
    [0] { "" }
   *[other] {" "}It costs { $price } Chi.
} It stays there to the end.
ask-haunt = Which Location is Haunted? Its Clerks leave, and no other may come until the ghosts are gone.
ask-lift = You Claimed a Horde card: which Location is freed of ghosts?
ask-send = Do you send 4 of a resource and a Clerk to the Emperor? Each kind counts 12 Honour at the end.
ask-breach = A Breach: you take Shame, or a resource of yours leaves the game.
ask-demand = The Emperor asks for what he values: show it for 10 Honour, or take Shame.
ask-storehouse = You have the most Clerks in the Storehouse. What does the Emperor value from now on?
ask-starve = Every piece on the board eats 1 Food. Who goes back to your pool unfed?
ask-honour-clerk = Do you hire a Clerk for 20 Honour?
ask-peace = Peace: 3 gold for each Horde card that does not come this Spring. War: everybody hires a Clerk without cost.
ask-winter = Winter begins: use your cards, your Bannerman and one Tactic in the order you like, before the Archers fire.
ask-tea-free = { for-card }Do you make a Tea step? You change places with the player above you.
ask-effect-alone = You would take Shame for being alone. Do you use a card against it?
ask-fortress = Your Archer in the Fortress fires at a row 1 card. Which Vital spot?
ask-player = { for-card }Which player?
ask-share = { for-card }Which resource goes to whom?
ask-spared = { for-card }Who takes no Shame for this Breach?
ask-return-shame = { for-card }Do you return a Shame?{ $price ->
    [0] { "" }
   *[other] {" "}It costs { $price } Chi.
}
ask-lend = Your discount of 1 Chi on Saving from this card: for how many Soldiers? They belong to { $seat }.
ask-post = { for-card }Which Rest Zone does a Spearman go to?
ask-contribute = { for-card }What do you pay towards the Wall level? At most { $most }.

## Choices: what they do. The long form goes before what has to be named.

do-lead = { $general }, with { $advisor } as Active Advisor
do-command = { $card }: { $text }
do-place = { $place }
do-tactic = Play { $card }: { $text }
do-tactic-logistics = Pay 1 gold and draw a Tactic
do-use = { $card }: { $text }
do-done = Nothing more
do-done-own-turn = Go on with your turn
do-done-tactic = Play no Tactic
do-done-raise = Leave the Overseer as it is
do-done-shame = Keep the Shame
do-done-save = Save nobody else
do-done-khan = Do not Attack Genghis Khan
do-done-man = Stay in the Rest Zone
do-done-send = Send nothing
do-done-honour-clerk = Hire nobody
do-done-storehouse = Leave it as it is
do-move = Move a Clerk { to-location }{ then-filled }: { what-location }
then-filled = { $then ->
    [full] , which will be activated
    [alone] , which will be activated with you alone, so with Shame
   *[waits] {" "}({ $taken } of { $spots } then)
}
do-shift = Move a Clerk { from-location } { to-location }{ then-filled }
do-activate = Activate the { location-name }: { what-location }
do-raise = Pay { $price } and appoint or raise the Overseer
do-barricade = Pay { $price } for a Barricade in the { section-name }: Defence +{ $defence } this Winter, { $honour } Honour
do-barricade-barricade = A Barricade in the { section-name }
do-wall = Pay { $price } for Wall level { $level } of the { section-name }: Defence +{ $defence } for good, { $honour } Honour
do-march = { $soldier } goes behind the { section-name }
do-march-logistics = Pay 1 wood and move up to 2 Soldiers
do-clerk = Pay { $price } and hire a Clerk
do-clerk-starve = A Clerk { at-location }
do-advisor = Pay { $price } for { $card }, Active: { $text }
do-assistant = Pay { $price } for { $card } as an Assistant: no text, A grows by 1
do-tea = Pay 1 gold for a Tea step
do-tea-choose = Make a Tea step
do-recruit = Recruit { a-soldier } for { $price }, to the Rest Zone of the { section-name }
do-man = Put the Archer on the Firing spot
do-man-recruit = Recruit { a-soldier } for { $price }, on the Wall of the { section-name }
do-man-march = { $soldier } goes onto the Wall of the { section-name }
do-attack = { $soldier }: { $spot }
do-attack-choose = Attack with Soldiers
do-charge = { $soldier }: { $spot }
do-charge-khan = { soldier-name }: { $spot }
do-shame = Return a Shame
do-shame-breach = Take Shame
do-shame-demand = Take Shame
do-recover = Take them all back
do-leave = { $soldier } leaves the board
do-leave-recover = Leave them: 2 Honour for each
do-take = Take { $resources }
do-take-none = Nothing
do-take-give = Give { $resources }
do-take-lose = Discard { $resources }
do-take-pay = Pay { $resources }
do-take-overseer = { $seat }: the Overseer { at-location }
do-recall = Call a Clerk back { from-location }
do-discard = Discard { $card }: { $text }
do-choose = The { section-name }
do-wound = A Wound on { $spot }
do-withdraw = The { $spot }
do-move_clerk = Move Clerks
do-draw_tactic = Draw a Tactic
do-gain = Gain resources
do-remove_soldier = Return a Soldier to your pool
do-lose_resource = Discard resources
do-food = Gain Food
do-food-market = Buy 2 Food for { $lethality } gold
do-keep = Leave it on top
do-bottom = Put it under the deck
do-next = { $card }
do-save = Save the { $spot }
do-lose = The { $spot }
do-give-share = 1 { $resource } for { $seat }
do-give = Give 1 { $resource } to { $seat }
do-rat = Put the Rat { at-location }
do-agree = Agree
do-refuse = Refuse: the Request stays open
do-offer = Give { $count }
do-strike = { soldier-name }: { $spot }
do-haunt = Haunt the { location-name }
do-lift = Free the { location-name }
do-send = Send 4 { $resource } and a Clerk
do-remove = 1 { $resource } of yours leaves the game
do-show = Show them: 10 Honour
do-mark = The Emperor values { $resource }
do-overseer = The Overseer { at-location }
do-soldier = { $soldier }
do-fighter = The { $spot }
do-hire = Pay 20 Honour for a Clerk
do-war = War: every player hires a Clerk of the Chamber
do-peace = Peace: { $count ->
    [one] 1 Horde card fewer
   *[other] { $count } Horde cards fewer
}
do-banner = Your Bannerman leads up to 2 Soldiers of that Section into an Attack
do-tea-free = Make a Tea step
do-done-winter = Go on to the firing
do-fortress = Pay 1 wood: { $soldier } goes into the Fortress
do-fortify = Pay 3 resources other than Chi: the Fortress gets 1 Defence
do-player = { $seat }
do-spare = No Shame for { $seat }
do-lend = { $count }
do-pledge = Save the { $spot } for 1 Chi less, to Attack Genghis Khan at once
do-post = A Spearman to the Rest Zone of the { section-name }
do-remove-return-shame = Return a Shame
do-done-return-shame = Keep the Shame
do-done-starve = Feed all that are left
do-take-contribute = Pay { $resources }
do-fortress-recruit = Recruit { a-soldier } for { $price } and 1 wood more, into the Fortress

open-lead = Choose a General and the Active Advisor
open-command = Choose a Command card
open-place = Choose a place in the row
open-tactic = Play a Tactic
open-use = Use a card
open-done = Nothing more
open-move = Move a Clerk to a Location
open-shift = Move a Clerk from one Location to another
open-activate = Activate a Location
open-raise = Raise the Overseer
open-barricade = Place a Barricade in a Section
open-wall = Build a Wall level in a Section
open-march = Move a Soldier to a Section
open-clerk = Hire a Clerk
open-clerk-starve = Send a Clerk home
open-advisor = Hire an Active Advisor
open-assistant = Hire an Assistant
open-tea = Make a Tea step
open-recruit = Recruit a Soldier for a Section
open-man = Put an Archer on a Wall
open-attack = Attack: name the Soldier and the Vital spot
open-charge = Attack two adjacent spots with a Horseman
open-shame = Return a Shame
open-recover = Take the Command cards back
open-leave = Choose the Soldier that leaves
open-take = Choose resources
open-recall = Call a Clerk back
open-discard = Discard a Tactic
open-choose = Choose a Section
open-wound = Put a Wound on a Vital spot
open-withdraw = Withdraw a Soldier
open-move_clerk = Move Clerks
open-draw_tactic = Draw a Tactic
open-gain = Gain resources
open-remove_soldier = Return a Soldier
open-lose_resource = Discard resources
open-food = Gain Food
open-keep = Leave it on top
open-bottom = Put it under the deck
open-next = Choose the next card
open-save = Save a Soldier
open-lose = Choose the Soldier that is lost
open-give = Give a resource to a clan
open-rat = Move the Rat
open-agree = Agree
open-refuse = Refuse
open-offer = Name how much you give
open-strike = Attack Genghis Khan
open-haunt = Choose a Location
open-lift = Choose a Location
open-send = Send a resource to the Emperor
open-remove = Choose a resource
open-show = Show the resources
open-mark = Choose a resource
open-overseer = Send an Overseer home
open-soldier = Send a Soldier home
open-fighter = Send a Soldier home from a Horde card
open-hire = Hire a Clerk
open-war = War
open-peace = Peace: how many Horde cards fewer
open-banner = Attack with the Bannerman
open-fortress = Put an Archer into the Fortress
open-fortify = Mend the Fortress
open-player = Choose a player
open-spare = Choose a player who takes no Shame
open-lend = Say for how many Soldiers
open-pledge = Save a Soldier for Genghis Khan
open-post = Choose a Rest Zone
open-remove-return-shame = Return a Shame

# The words that a player types for an option, the first one shown; its id always works too.
word-lead = lead
word-command = command
word-place = place
word-tactic = tactic
word-use = use
word-done = done, pass, end, no, stop
word-move = move
word-shift = shift
word-activate = activate
word-raise = raise, appoint
word-barricade = barricade
word-wall = wall
word-march = march
word-clerk = clerk
word-advisor = advisor
word-assistant = assistant
word-tea = tea
word-recruit = recruit
word-man = man
word-attack = attack
word-charge = charge
word-shame = shame
word-recover = recover
word-leave = leave
word-take = take
word-recall = recall
word-discard = throw
word-choose = choose
word-wound = wound
word-withdraw = withdraw
word-move_clerk = clerks
word-draw_tactic = draw
word-gain = gain
word-remove_soldier = return
word-lose_resource = drop
word-food = food
word-keep = keep
word-bottom = bottom
word-next = next
word-save = rescue
word-lose = lose
word-give = give
word-rat = rat
word-agree = agree, yes
word-refuse = refuse
word-offer = offer
word-strike = strike
word-haunt = haunt
word-lift = lift, free
word-send = send
word-remove = remove
word-show = show-them
word-mark = mark
word-overseer = overseer
word-soldier = soldier
word-fighter = fighter
word-hire = hire
word-war = war
word-peace = peace
word-banner = banner
word-fortress = fortress
word-player = player
word-spare = spare
word-lend = lend
word-pledge = pledge
word-post = post
word-fortify = fortify
words-between = from, to, at, on, onto, in, and, the, for, a, an, of, with, section, spot, row, behind

slot-general = the General
slot-advisor = the Active Advisor
slot-card = the card
slot-place = the place
slot-to = where it goes
slot-from = where it comes from
slot-location = the Location
slot-section = the Section
slot-soldier = the Soldier
slot-spot = the Vital spot
slot-kind = the kind of Soldier
slot-seat = the clan
slot-resources = the resources
slot-resource = the resource
slot-count = how much

## What happened

event-season = Year { $year }: { season } begins.
event-general = { $who ->
    [you] You are led by { $card }: “{ $text }”
   *[other] { $name } is led by { $card }: “{ $text }”
}
event-tea-order = Tea order: { $clans }.
event-revealed = Command cards: { $cards }.
event-revealed-one = { $clan } – { $card }
event-order = They are executed in this order: { $clans }.
event-turn = { $who ->
    [you] Your turn: { $card }.
   *[other] { $name } takes a turn: { $card }.
}
event-clerk = { $who ->
    [you] You Move a Clerk { to-location }.
   *[other] { $name } Moves a Clerk { to-location }.
}
event-activate = { $advanced ->
    [yes] Advanced Activation { of-location }.
   *[no] The { location-name } { $location ->
        [barracks] are
       *[other] is
    } activated.
}
event-gains = { $who ->
    [you] You gain { $goods }.
   *[other] { $name } gains { $goods }.
}
event-pays = { $who ->
    [you] You hand in { $goods }.
   *[other] { $name } hands in { $goods }.
}
event-gives = { $who ->
    [you] You give { $goods } to { $target }.
   *[other] { $name } gives { $goods } to { $target }.
}
event-overseer = { $who ->
    [you] Your Overseer { at-location } is now of level { $level }.
   *[other] { $name }'s Overseer { at-location } is now of level { $level }.
}
event-barricade = { $who ->
    [you] You place a Barricade in the { section-name }.
   *[other] { $name } places a Barricade in the { section-name }.
}
event-barricades-gone = { $count ->
    [one] 1 Barricade
   *[other] { $count } Barricades
} of the { section-name } { $count ->
    [one] is
   *[other] are
} lost.
event-wall = { $who ->
    [you] You build Wall level { $level } of the { section-name }.
   *[other] { $name } builds Wall level { $level } of the { section-name }.
}
event-recruit = { $who ->
    [you] You recruit { a-soldier } for the { posted }.
   *[other] { $name } recruits { a-soldier } for the { posted }.
}
posted = { $section ->
    [fortress] Fortress
   *[other] { section-name }
}
event-muster = { $who ->
    [you] You put { soldiers-of } behind the { section-name }.
   *[other] { $name } puts { soldiers-of } behind the { section-name }.
}
event-attack = { whose-soldier } Attacks { $card } and covers { $count ->
    [one] a Vital spot
   *[other] { $count } Vital spots
}: { $rewards }.
event-wound = { $who ->
    [you] You put a Wound on { $card }.
   *[other] { $name } puts a Wound on { $card }.
}
event-march = { whose-soldier } goes { $place ->
    [firing] onto the Wall of the { section-name }
    [fortress] into the Fortress
   *[rest] behind the { section-name }
}.
event-withdraw = { whose-soldier } withdraws from { $card }.
event-leave = { whose-soldier } goes back to the pool.
event-defeated = Horde card Defeated in the { section-name }: { $card }. { $who ->
    [you] You Claim it.
   *[other] { $name } Claims it.
}
event-defeated-none = Horde card Defeated in the { section-name }: { $card }. Only Wounds lie on it, so nobody Claims it.
event-save = { whose-soldier } is Saved.
event-killed = { whose-soldier } is Killed.
event-horde = New Horde card: { $card }, { section-name }, row { $row }.
event-horde-skipped = Horde card turned away: { $card }.
event-conquest = Conquest! There is no room for { $card } before the { section-name }; { $lost ->
    [0] no Shame leaves the pool.
   *[other] Shame that leaves the pool for good: { $lost }.
}
event-honour = { $who ->
    [you] { $change ->
        [loses] You lose
       *[gains] You gain
    } { honour-of } ({ $source }), { $now } in all.
   *[other] { $name } { $change ->
        [loses] loses
       *[gains] gains
    } { honour-of } ({ $source }), { $now } in all.
}
honour-of = { $count } Honour
event-shame = { $who ->
    [you] You take Shame{ $why ->
        [alone] : nobody else had a Clerk there.
        [breach] : the Section is Breached, and you have no Soldier on that card.
       *[other] {" "}({ $source }).
    }
   *[other] { $name } takes Shame{ $why ->
        [alone] : nobody else had a Clerk there.
        [breach] : the Section is Breached, and they have no Soldier on that card.
       *[other] {" "}({ $source }).
    }
}
event-shame-back = { $who ->
    [you] You return { $count } Shame.
   *[other] { $name } returns { $count } Shame.
}
event-recover = { $who ->
    [you] You take your Command cards back.
   *[other] { $name } takes the Command cards back.
}
event-tea = { $who ->
    [you] You move up to place { $place } of the Tea track.
   *[other] { $name } moves up to place { $place } of the Tea track.
}
event-tactic = { $who ->
    [you] You play { $card }: { $text }
   *[other] { $name } plays { $card }: { $text }
}
event-effect = { $who ->
    [you] Your card { $card } takes effect.
   *[other] { $name }: { $card } takes effect.
}
event-peek = { $who ->
    [you] You look at the top { $count ->
        [one] Horde card
       *[other] { $count } Horde cards
    }.
   *[other] { $name } looks at the top { $count ->
        [one] Horde card
       *[other] { $count } Horde cards
    }.
}
event-peek-cards = You look at the top of the Horde deck: { $cards }.
event-drawn = { $who ->
    [you] You draw a Tactic.
   *[other] { $name } draws a Tactic.
}
event-drawn-known = { $who ->
    [you] You draw { $card }: { $text }
   *[other] { $name } draws { $card }.
}
event-offer = New Advisor on offer: { $card }.
event-offer-gone = { $card } leaves the offer.
event-new-request = New Request: { $card }. { $text }
event-rat-card = New Rat card: { $card }. { $text }
event-hire-clerk = { $who ->
    [you] You hire a Clerk.
   *[other] { $name } hires a Clerk.
}
event-hire-advisor = { $who ->
    [you] You hire { $card } { $active ->
        [yes] as an Active Advisor
       *[no] as an Assistant
    }.
   *[other] { $name } hires { $card } { $active ->
        [yes] as an Active Advisor
       *[no] as an Assistant
    }.
}
event-assault = Assault on the { section-name }: Power { $power } against Defence { $defence }. { $breach ->
    [yes] It is Breached!
   *[no] It holds.
}
event-ability = { $card } in the { section-name }: { $text }
event-event = Event: { $card }. { $text }
event-request = The Request { $card } is fulfilled; every player may return 1 Shame.
event-no-request = No Request was fulfilled this Winter. Shame that leaves the pool: { $lost }.
event-lost = { $rule }
event-khan = Genghis Khan goes to the { section-name }.
event-khan-struck = { whose-soldier } Attacks Genghis Khan.
event-khan-fallen = Genghis Khan is Defeated!
event-award = { $who ->
    [you] You hold the Emperor's Award now.
   *[other] { $name } holds the Emperor's Award now.
}
event-rat = The Rat goes { to-location }.
event-haunted = Ghosts haunt the { location-name }.
event-eaten = { $who ->
    [you] Your people eat { $count } Food.
   *[other] { $name } eats { $count } Food.
}
event-starved = { $who ->
    [you] You lose { $what ->
        [clerk] a Clerk
        [overseer] an Overseer
       *[soldier] a Soldier
    } to hunger.
   *[other] { $name } loses { $what ->
        [clerk] a Clerk
        [overseer] an Overseer
       *[soldier] a Soldier
    } to hunger.
}
event-famine = The famine grows: at most { $most } Food from now on.
event-fortress = The Fortress has Defence { $now }.
event-sent = { $who ->
    [you] You send { resource-name } to the Emperor.
   *[other] { $name } sends { resource-name } to the Emperor.
}
event-shown = { $who ->
    [you] You show the Emperor { $count } { resource-name }.
   *[other] { $name } shows the Emperor { $count } { resource-name }.
}
event-valued = The Emperor values { resource-name } now.
event-peace = Peace is bought: { $count ->
    [one] 1 Horde card fewer
   *[other] { $count } Horde cards fewer
} this Spring.
event-war = It is war: every player with a Clerk in the Chamber hires one.
event-score = { $who ->
    [you] You: { $points } Honour, { $source }.
   *[other] { $name }: { $points } Honour, { $source }.
}
event-undo = { $who ->
    [you] You take the last move back.
   *[other] { $name } takes the last move back.
}

source-wall = Wall
source-barricade = Barricade
source-commands = Command cards not recovered
source-pay = price
source-alone = alone at work
source-breach = Breach
source-bitter-frost = Bitter Frost
source-great-famine = Great Famine
source-imperial-visit = Imperial Visit
source-hungry-ghost-festival = Hungry Ghost Festival
source-siege-of-diaoyu = Siege of Diaoyu Fortress
source-red-turban-rebellion = Red Turban Rebellion
score-honour = during the game
score-artifact = { $card }
score-general = { $card }
score-advisor = { $card }
score-shame = Shame

outcome-you = You win!
outcome-one = { $name } wins.
outcome-together-all = You win together!
outcome-lost-all = The game is lost for everybody.
outcome-together = You win together. Requests fulfilled: { $done }, needed: { $needed }.
outcome-lost = The game is lost. Requests fulfilled: { $done }, needed: { $needed }.
outcome-line = { $name }: { $total } Honour ({ $parts }).

over-GW-907 = The most Honour wins; a tie goes to less Shame, then to the higher place on the Tea track.
over-GW-1015 = Shame had to be taken from an empty pool.
over-GW-1018 = The last Year is over, and the Requests are counted.
over-GW-1318 = Each player must have sent at least one kind of resource to the Emperor.
over-GW-1406 = The famine left too little Food for the realm.
over-GW-1705 = The Fortress has fallen.
over-GW-1814 = A Breach loses this scenario at once.

## Why not: one sentence for each rule that can be cited

why-GW-218 = You keep one of the two Generals you were dealt, and one of the two Advisors is Active.
why-GW-303 = A Clerk goes from your pool to a Location that the card names and that has a free spot; with an empty pool it comes from another Location.
why-GW-322 = You may hold at most 5 Tactics.
why-GW-324 = At most one Tactic in each window, and only one that is meant for this moment and can do something.
why-GW-326 = You choose among the resources that the card names and the supply has.
why-GW-327 = The price must be paid in full, and a card that could do nothing now is not used.
why-GW-328 = On your turn you use a Tactic, an Active Advisor that is not exhausted, or an effect of your turn.
why-GW-331 = What you lose is exact, as far as you have it; you choose what.
why-GW-412 = Shame is returned in Summer, for Chi.
why-GW-413 = You recover all played Command cards or none.
why-GW-501 = You choose one of the Command cards in your hand.
why-GW-502 = Your card goes on a free place of the row.
why-GW-513 = A Barricade goes to a Section with fewer than three.
why-GW-517 = The active player chooses among the Locations that are to be activated.
why-GW-522 = An Advanced Activation needs one of your Clerks in that Location.
why-GW-607 = After Gathering you may appoint or raise your Overseer by one level.
why-GW-611 = You recruit a Soldier of your pool that you can pay for.
why-GW-614 = A recruit may Attack at once, in the Section it was sent to.
why-GW-616 = Each Clerk at the Builders' Camp gives one building that you can pay for.
why-GW-618 = You build the next Wall level of a Section, if you can pay for it.
why-GW-621 = After a new Wall level your resting Archers may take its free Firing spots.
why-GW-622 = Each Clerk at the Logistics Centre moves Soldiers or draws a Tactic.
why-GW-623 = Each Clerk at the Teahouse gives one Tea step for 1 gold.
why-GW-624 = Each Clerk at the Embassy hires one Clerk, or one Advisor of the offer.
why-GW-702 = A Soldier Attacks a Horde card of its own Section that it can reach, and covers a free Vital spot.
why-GW-716 = You Save your own Soldiers of the Defeated card, for Chi equal to the Lethality.
why-GW-813 = Each Archer on a Firing spot Attacks once, in its own Section.
why-GW-907 = The most Honour wins.
why-GW-304 = With no Clerk in your pool you Move one of yours from a Location to a different one.
why-GW-305 = This Location has no free spot.
why-GW-306 = Clerks Moved by one part of a card go to different Locations, unless the card allows the same one.
why-GW-316 = An Assistant has no text; only Active Advisors are used.
why-GW-318 = You have 4 Active Advisors, so a new one can only be an Assistant.
why-GW-319 = This Advisor was already used this Year.
why-GW-321 = An Advisor costs the gold that is printed on the card.
why-GW-323 = A Tactic is played at the time that is printed on it.
why-GW-330 = Each Soldier Attacks once by one order.
why-GW-336 = This effect was used as often as it may be.
why-GW-508 = A played Command card lies before you until you recover your cards.
why-GW-509 = Economy Moves Clerks to Production Locations only.
why-GW-510 = Despotism activates a Regular Location with one of your Clerks.
why-GW-511 = Attack Order Moves Clerks to 2 different Locations.
why-GW-512 = Mobilisation Moves Clerks to the Barracks, the Gold Mine or the Logistics Centre.
why-GW-514 = Diplomacy Moves Clerks to different Locations.
why-GW-515 = A Regular Location is activated only when all its spots are taken.
why-GW-516 = A Special Location is activated only with a Clerk in it.
why-GW-518 = A Location is activated only once in an Activation phase.
why-GW-520 = Whoever is alone in a Regular Activation takes Shame, unless a card prevents it.
why-GW-612 = You cannot pay for this Soldier.
why-GW-613 = There is no such Soldier left in your pool.
why-GW-615 = Only an Archer goes on a Firing spot, and only on a free one.
why-GW-617 = A Barricade costs 2 wood and needs a Section with fewer than three.
why-GW-703 = A Spearman reaches only the Horde card in row 1 of its own Section.
why-GW-704 = A Horseman covers one free Vital spot, or two adjacent ones, of a card in its own Section.
why-GW-707 = An Archer fires at a free Vital spot of a card in its own Section.
why-GW-709 = An Archer in a Rest Zone cannot Attack.
why-GW-817 = At the start of Winter your effects, your Bannerman and one Tactic come in the order you like.
why-GW-1605 = This Location is Haunted, so no Clerk can go there.
why-GW-2214 = This Horde card forbids it; the effects of Horde cards and Skills are not optional.
why-GW-1007 = On the Reed clan's turn each player may Move one Clerk to a Regular Location.
why-GW-1012 = The co-operative game is for 2 to 5 players; one player plays solo.
why-GW-1030 = A Request is paid only if all agree, or if the offers reach the sum.
why-GW-1101 = Genghis Khan is not combined with a scenario.
why-GW-1121 = This Vital spot is not active with so few players.
why-GW-1134 = The claimant may Attack Genghis Khan with one Soldier that was Saved from the card.
why-GW-1137 = A Horseman covers two adjacent free Vital spots of one card of the Khan.
why-GW-1149 = Each player has only one Bannerman.
why-GW-1151 = A Bannerman costs 2 gold and 1 Chi.
why-GW-1153 = Up to two Soldiers Attack in the Section of your Bannerman.
why-GW-1205 = One scenario is played at a time.
why-GW-1212 = This scenario is for a co-operative game of several players.
why-GW-1307 = At the end of your turn you may send 4 of a resource, each kind once, with a Clerk of your pool.
why-GW-1313 = After a Breach you may remove a resource of your own instead of taking Shame.
why-GW-1401 = Each Clerk at the Market buys Food, up to the marker.
why-GW-1411 = Whoever cannot be fed goes back to the pool; you choose who.
why-GW-1503 = You show what the Emperor values, or take Shame.
why-GW-1509 = Whoever has the most Clerks in the Storehouse may move the Emperor's marker.
why-GW-1603 = A token is put on a Location that is not Haunted, but never on the Barracks or the Teahouse.
why-GW-1608 = Whoever Claims a Horde card may free one Haunted Location.
why-GW-1703 = No Firing spot of the Fortress is free.
why-GW-1704 = The Fortress has all the Defence that it can have.
why-GW-1706 = An Archer for the Fortress costs 1 wood more.
why-GW-1707 = An Archer on a Wall or in a Rest Zone goes to the Fortress for 1 wood.
why-GW-1708 = Archers in the Fortress fire at row 1 cards.
why-GW-1713 = The Fortress is mended for three resources other than Chi.
why-GW-1808 = In Summer a Clerk of the Chamber may be hired for 20 Honour.
why-GW-1809 = The player highest on the Tea track chooses between Peace and War.
why-GW-1810 = Each 3 gold keep one Horde card away, but one always comes.
why-GW-1819 = Offers for Peace are made in Tea order; if the sum is not reached, nothing is paid.
why-GW-2001 = The Rat is not combined with a scenario.
why-GW-2010 = The Rat goes to another Location.
why-GW-2104 = Scenarios are for at most 4 players.
why-GW-2203 = The card says what may be chosen here.
why-GW-2205 = You choose among what the card names.
why-GW-2208 = You choose which of your cards takes effect next.
why-GW-2216 = You choose one of the effects that you can carry out in full.
why-GW-2218 = A Wound goes on a free Vital spot of a card that the effect allows.
why-GW-1014 = For each Request that is met every player may return one Shame.
why-GW-1213 = This scenario cannot be played solo.
why-GW-1604 = A Location is Haunted by one token only.
why-GW-1606 = The Barracks and the Teahouse cannot be Haunted.
why-GW-1613 = Only a Location of this game can be Haunted.
why-GW-2217 = Whoever owns a discount for all says who profits from it.

fact-item = This cannot be chosen here: { $item }.
fact-together = Each of them could be chosen, but not together.

## Settings, each value explained in two sentences

setting-mode = mode
setting-mode-competitive = competitive
setting-mode-coop = co-operative
setting-scenario = scenario
setting-scenario-none = none
setting-scenario-bitter-frost = Bitter Frost
setting-scenario-great-famine = Great Famine
setting-scenario-imperial-visit = Imperial Visit
setting-scenario-hungry-ghost-festival = Hungry Ghost Festival
setting-scenario-siege-of-diaoyu = Siege of Diaoyu Fortress
setting-scenario-red-turban-rebellion = Red Turban Rebellion
setting-genghis = Genghis Khan
setting-rat = the Rat
explain-mode-competitive = Each clan plays for itself, and the most Honour wins. Resources stay hidden behind screens.
explain-mode-coop = All play together against stronger Hordes, with Events each Spring and Requests of the Emperor. Everything lies open, and you win or lose together.
explain-scenario-none = The game without a scenario. The Wall, the Hordes and the other clans are enough.
explain-scenario-bitter-frost = Overseers give less in the cold Years, and each clan may send 4 of every resource to the Emperor for 12 Honour each. Conquests empty the supply, and a Breach may be paid for with resources.
explain-scenario-great-famine = Every piece on the board eats in Winter, and Food is bought at the new Market. Breaches bring no Shame but shrink the stores; when they are too small, all lose.
explain-scenario-imperial-visit = Each Winter the Emperor wants to see one kind of resource: 10 Honour for whoever can show it, Shame for whoever cannot. Clerks in the new Storehouse decide what he values next.
explain-scenario-hungry-ghost-festival = After each Winter ghosts haunt Locations and drive Clerks out. Killed Soldiers leave the game, and Claiming a Horde card frees a Location.
explain-scenario-siege-of-diaoyu = A Fortress must be held besides the Wall: it loses Defence every Winter, and when it falls all lose. Archers in it fire first, and Builders can mend it; only for co-operative games.
explain-scenario-red-turban-rebellion = A single Breach loses the game, which is one Year shorter and begins with Walls. Each Spring you buy Peace with gold or choose War and more Clerks; only for co-operative games.
explain-genghis-off = The Hordes come without their leader. This is the base game.
explain-genghis-on = Genghis Khan rides before the Wall with two Skills and stronger Hordes, and whoever Claims a card may strike at him for Honour. Each clan gets a Bannerman, and builders win the Emperor's Award.
explain-rat-off = No Rat. This is the base game.
explain-rat-on = The Rat sits in a Location and gives 1 gold to everybody with a Clerk there when it is activated. Each Autumn one player moves it, and Rat Advisors and Artifacts join the decks.

## Samples for the help, and texts of the table that this game says in its own words

sample-why = wall left
sample-rule = GW-520
sample-word = Breach
sample-card = monk
help-moves =
    Moves: type the number of a choice, or words: "move gold mine", "command economy", "place 1", "done".
      "recruit spearman left", "wall centre", "barricade right", "raise", "tea", "advisor monk", "assistant monk".
      "attack spearman-left left-1-2": the Spearman behind the left Section covers spot 2 of the card in row 1.
      "charge horseman-left left-2-1" covers two spots; an Archer on the Wall is "archer-left-wall".
      "take wood wood gold" names resources; "tactic charge", "use spy" use cards; a beginning is enough.

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
game-full-discard = More
game-full-hand = Your cards
full-tea = Tea
full-honour = H
full-offer = on offer
full-lethality = Lethality
full-pool = Shame
full-you = You
full-wall = W
full-rest = rest
full-firing = wall

## Forms that other languages tell apart

clan-gen = the { clan-name } clan
section-gen = { section-name }
location-acc = { location-name }
section-acc = { section-name }
section-ins = { section-name }
soldiers-acc = { soldiers-of }
spot-honour-of = { $honour } Honour

## The texts of cards are put together from their data (words/cards.py). $n is a number or "A", $count the same for
## grammar, and every other fact the word of data/effects.toml, or empty.

text-none = No ability.
text-a = A is the number of your Assistants.
whole-game = This holds for every player during the whole game.
then = {"; "}
and = {" and "}
or = {" or "}
part = { $who ->
    [owner] Owner
    [others] All others
    [reed] Reed clan
    [partner] Partner
   *[you] You
}: { $text }.
for-price = you may pay { $cost }; if you do, { $text }
costs = pay { $cost }: { $text }
if-you-like = if you like, { $text }
in-rows = while it lies in row { $rows }
numbers-general = Tea number { $tea }; starts with { $goods }.
numbers-advisor = Costs { $cost } gold.
numbers-horde = Power { $power }; { $honour } Honour to whoever Claims it; Vital spots: { $spots }.
spot-honour = { $count } Honour
spot-none = nothing
automaton-list = Where several places fit, the first of this list is taken: { $places }. { $fights ->
    [no] This clan never fights.
    [yes] A Barracks activation with one of its Clerks puts 1 of its Spearmen on a row 1 Horde card.
   *[solo] It leads the partner clan of the solo game.
}
khan-text = He always stands on one Section, and his { $count } Vital spots are never attacked from a Rest Zone: whoever Claims a Horde card may send 1 Soldier just Saved from it against him, for 6 Honour a spot. Some spots are open only with more players.

goods-wood = { $n } wood
goods-stone = { $n } stone
goods-gold = { $n } gold
goods-chi = { $n } Chi
goods-honour = { $n } Honour
goods-any = { $count ->
    [one] 1 resource
   *[other] { $n } resources
}
goods-choice = { $count ->
    [one] any 1 resource
   *[other] any { $n } resources
}
goods-choice-distinct = any { $n } different resources
goods-here = { $n } of the resource of that Location
goods-overseer-kind = resources of that kind
goods-same-kind = { $n } resources of one kind
soldiers = { $soldier ->
    [spearman] { $count ->
        [one] 1 Spearman
       *[other] { $n } Spearmen
    }
    [archer] { $n ->
        [all] all your Archers
       *[other] { $n } Archers
    }
   *[other] { $count ->
        [one] 1 Soldier
       *[other] { $n } Soldiers
    }
}

when-active = on your turn, once a Year (the card is exhausted)
when-active-cleanup = in a Cleanup, once a Year (the card is exhausted)
when-own-turn = on your turn
when-income = at Income in Summer
when-spring = in Spring
when-winter-start = at the start of Winter
when-cleanup = in a Cleanup
when-on-recruit = when you recruit a Soldier
when-on-attack = when one of your Soldiers, not an Archer, Attacks a Horde card
when-on-attack-khan = when you Attack Genghis Khan
when-on-attack-soldier-is-horseman = when one of your Horsemen Attacks a Horde card
when-on-attack-soldier-is-spearman = when one of your Spearmen Attacks a Horde card
when-on-kill-soldier-is-horseman = when one of your Horsemen is Killed
when-on-recruit-soldier-is-spearman = when you recruit a Spearman
when-on-recruit-nth-in-activation-least-2 = for each Soldier that you recruit after the first in one activation
when-on-activate-clerks-here-least-2 = when a Location with 2 or more of your Clerks is activated
when-on-activate-rat-here = when the Location with the Rat is activated and you have a Clerk there
when-on-gather-clerks-here-is-1 = when you Gather with exactly 1 Clerk
when-on-gather-clerks-here-least-2 = when you Gather with 2 or more Clerks
when-on-breach-own-soldier-on-breaching = when a Section is Breached and you have a Soldier on the Breaching card
when-on-wound = when you put a Wound on a Horde card
when-on-kill = when one of your Soldiers is Killed
when-on-save = when you Save a Soldier
when-on-claim = when you Claim a Horde card
when-on-build-wall = when you build a Wall level
when-on-build-barricade = when you place a Barricade
when-on-gather = when you Gather in a Production Location
when-on-activate = when a Location with one of your Clerks is activated
when-on-overseer = when you appoint or raise an Overseer
when-on-shame = when you take Shame
when-on-shame-alone = when you would take Shame for being alone in an activation
when-on-shame-removed = when you return Shame in Summer
when-on-tactic = when you play a Tactic
when-on-hire-clerk = when you hire a Clerk
when-on-hire-advisor = when you hire an Advisor
when-on-tea = when you make a Tea step
when-on-breach = when a Section is Breached
when-end-game = at the end of the game
when-horde-assault = when its Section is assaulted
when-horde-on-breach = when it Breaches its Section
when-horde-on-place = when it is placed
when-horde-on-claim = when it is Claimed
when-skill-assault = in the Assault of the Section of Genghis Khan
when-skill-cleanup = in each Cleanup, after the Defeated cards are gone
when-skill-on-attack-khan = when the Defeated card lay on the Section of Genghis Khan
when-tactic-own-turn = on your turn
when-tactic-spring = in Spring, before Horde cards are placed
when-tactic-winter-start = at the start of Winter
when-tactic-cleanup = in the Cleanup of a card with your Soldiers
when-tactic-assault = in the Assault of a Section
limit-turn = once per turn
limit-year = once a Year
limit-firing = the first time in each Firing phase
limit-activation = once per activation

# what a trigger is called in a word or two, on a small card; at most 22 characters
short-passive = always
short-active = your turn, once a Year
short-active-cleanup = Cleanup, once a Year
short-own-turn = your turn
short-income = Income
short-spring = Spring
short-winter-start = start of Winter
short-assault = Assault
short-cleanup = Cleanup
short-on-recruit = you recruit
short-on-attack = you Attack
short-on-attack-khan = you Attack the Khan
short-on-wound = you Wound
short-on-kill = a Soldier is Killed
short-on-save = you Save
short-on-claim = you Claim
short-on-build-wall = you build a Wall
short-on-build-barricade = you place a Barricade
short-on-gather = you Gather
short-on-activate = an activation
short-on-overseer = you raise an Overseer
short-on-shame = you take Shame
short-on-shame-alone = alone at work
short-on-shame-removed = you return Shame
short-on-tactic = you play a Tactic
short-on-hire-clerk = you hire a Clerk
short-on-hire-advisor = you hire an Advisor
short-on-tea = you make a Tea step
short-on-breach = a Breach
short-on-place = when it is placed
short-end-game = end of the game
short-none = no ability

if-soldier-is-horseman = if it is a Horseman
if-soldier-is-spearman = if it is a Spearman
if-nth-in-activation-least-2 = from the second one in the same activation on
if-own-soldier-in-khan-section = if you have a Soldier in the Section of Genghis Khan
if-holds-award = if you hold the Emperor's Award
if-shame-least-1 = if you have Shame
if-shame-least-2 = if you have 2 or more Shame
if-clerks-here-is-1 = if you have exactly 1 Clerk there
if-clerks-here-least-2 = if you have 2 or more Clerks there
if-rat-here = if the Rat is there
if-own-clerk-with-rat = if you have a Clerk in the Location with the Rat
if-tea-first = if you are highest on the Tea track
if-own-soldier-on-breaching = if you have a Soldier on the Breaching card
if-khan-here = while Genghis Khan is on its Section

each-assistant = for each of your Assistants
each-active-advisor = { $minus ->
    [0] for each of your Active Advisors
   *[other] for each of your Active Advisors beyond the first
}
each-overseer-level = for each level of your Overseers
each-section-with-own-archer = for each Section with one of your Archers on a Firing spot
each-trophy = for each Horde card you have Claimed
each-wall-level-built = for each Wall level you have built
each-clerk-owned = for each of your Clerks outside the Chamber
each-clerk-here = for each of your Clerks there
each-command-unrecovered = for each Command card that lies before you
each-wound-dealt = for each Wound you have put on Horde cards
each-wood = for every { $every } wood you have
each-stone = for every { $every } stone you have
each-gold = for every { $every } gold you have
each-chi = { $every ->
    [1] for each Chi you have
   *[other] for every { $every } Chi you have
}
each-withdrawn = for each of them
each-receiver = { "" }
each-opponent-in-production = for each opponent with a Clerk in a Production Location
each-most = { $text }, counting at most { $most }

what-recruit = a Soldier
what-recruit-archer = an Archer
what-recruit-horseman = a Horseman
what-recruit-bannerman = your Bannerman
what-wall = a Wall level
what-barricade = a Barricade
what-overseer = appointing or raising an Overseer
what-hire-clerk = hiring a Clerk
what-save = Saving a Soldier
what-save-for-khan = Saving the Soldier for the Attack on Genghis Khan
what-summer-shame = returning Shame in Summer
what-attack-khan = the Attack on Genghis Khan
what-khan-price = prices of the Skills of Genghis Khan do not apply to you
what-alone-shame = you take no Shame
what-breach-shame = players of your choice take no Shame
what-breach-protection = Soldiers on the Breaching card do not protect from Shame
what-archer-wound = Archers cannot Attack it
what-spearman-attack = Spearmen and Bannermen cannot Attack it; Horsemen and Wounds still cover its spots

target-any = { $count ->
    [one] any Horde card
   *[other] any Horde cards
}
target-row1 = one row 1 Horde card
target-row1-here = the row 1 card of that Section
target-attacked-card = the card that was attacked
target-same-section = Horde cards of the Section the Soldier was sent to
target-khan-section = Horde cards of the Section of Genghis Khan
target-one-card-own-archer-section = one Horde card of a Section with your Archer on a Firing spot

where-this-section = that Section
where-one-section = one Section of your choice
where-same-section = the same Section
where-own-archer-sections = each Section with your Archer on a Firing spot
where-khan-section = the Section of Genghis Khan
where-weakest-section = the Section with the greatest Power minus Defence
where-highest-wall = the Section with the highest Wall
where-most = the Section with the most Barricades


op-gain = { $of ->
    [one_opponent] choose an Overseer of an opponent and gain as many resources of its Location as its level
   *[other] { $who ->
        [all] each player gains { $goods }
        [one_other_here] one other player with a Clerk there gains { $goods }
        [split] divide { $goods } among the players
       *[other] gain { $goods }
    }
}{ $each ->
    [none] { "" }
   *[other] {" "}{ $each }
}
op-lose-resource = { $n ->
    [half] each player discards half of their { $res }, rounded down
   *[other] { $who ->
        [all] each player discards { $goods }
        [without_soldier_here] each player without a Soldier on it discards { $goods }
       *[other] discard { $goods }
    }
}{ $rows ->
    [none] { "" }
   *[other] {" "}{ $rows }
}
op-pay = { $thing } costs { $goods }
op-honour = gain { $n } Honour
op-honour-per = { $per ->
    [receiver] each player who got something gains { $n } Honour
   *[other] gain { $n } Honour { $each }
}
op-exchange = { $who ->
    [all] each player may exchange up to { $goods } for others, one for one
   *[other] exchange up to { $goods } for others, one for one
}
op-exchange-honour = discard up to { $max } { $res ->
    [chi] Chi
   *[other] { $res }
} and gain { $honour } Honour for each
op-transfer = give any of your resources to other players
op-move-clerk = { $who ->
    [one_other] another player may Move
   *[other] Move
} { $count ->
    [one] 1 Clerk
   *[other] up to { $n } Clerks
} to { $max_own ->
    [none] { $to ->
        [any] { $distinct ->
            [yes] different Locations
           *[other] { $count ->
                [one] any Location
               *[other] any Locations, also the same one
            }
        }
        [reed_rule] the fullest Regular Location that is not full
        [solo_rule] the fullest Regular Location that is not full
        [production_fullest_distinct] the fullest Production Locations that are not full
       *[other] { $distinct ->
            [yes] different ones of these: { $places }
           *[other] { $count ->
                [one] { $places }
               *[other] { $places }, also the same one
            }
        }
    }
   *[other] a Location where you have at most { $max_own } Clerks
}{ $plus ->
    [none] { "" }
   *[other] , and 1 more for each other player who plays { $plus } this Year
}
op-clerks-as = in an activation you act as if you had { $n } Clerks (at least 1) { $cond }
op-recall-clerk = return { $count ->
    [one] 1 Clerk
   *[other] up to { $n } Clerks
} from a Location to your pool
op-attack = { $who ->
    [all] each player may Attack with { $soldiers }
    [one_other] another player may Attack with { $soldiers }
   *[other] { $new ->
        [yes] { $soldiers } from the pool { $count ->
            [one] Attacks
           *[other] Attack
        }
       *[other] Attack with { $count ->
            [one] { $soldiers }
           *[other] { $n ->
                [all] { $soldiers }
               *[other] up to { $soldiers }
            }
        }{ $from ->
            [rest] {" "}from a Rest Zone
           *[other] { "" }
        }
    }
}{ $at ->
    [none] { "" }
   *[other] {" "}in { $at }
}{ $distinct_sections ->
    [yes] , each in another Section
   *[other] { "" }
}{ $rows ->
    [none] { "" }
   *[other] , also against row 2
}
op-wound = put { $count ->
    [one] 1 Wound
   *[other] up to { $n } Wounds
} on { $target }
op-unwound = all Wounds are removed from the Horde cards of { $at }
op-place-soldier = { $who ->
    [all] each player may put { $soldiers } from the pool into a Rest Zone, free of charge
   *[other] put { $soldiers } from your pool into one Rest Zone, free of charge
}
op-move-soldier = move up to { $soldiers } between Rest Zones and Firing spots
op-withdraw-soldier = return { $count ->
    [one] 1 of your Soldiers from a Horde card to its Rest Zone
   *[other] up to { $n } of your Soldiers from Horde cards to their Rest Zones
}
op-remove-soldier = return { $soldiers } from { $where ->
    [rest] a Rest Zone
   *[other] a Horde card
} to the pool
op-kill-soldier = { $who ->
    [all] each player has { $soldiers } in the Rest Zone of that Section Killed
   *[other] the player highest on the Tea track with a Soldier on it has { $soldiers } there Killed
}{ $rows ->
    [none] { "" }
   *[other] {" "}{ $rows }
}
op-save = { $who ->
    [all] Save { $soldiers } of each player of that card without Chi
   *[other] Save { $count ->
        [one] 1 of your Soldiers
       *[other] up to { $n } of your Soldiers
    } of that card without Chi
}
op-barricade = { $sign ->
    [minus] { $count ->
        [one] 1 Barricade
       *[other] up to { $n } Barricades
    } of { $at } { $count ->
        [one] is
       *[other] are
    } discarded
   *[plus] place { $count ->
        [one] 1 Barricade
       *[other] up to { $n } Barricades
    } free of charge{ $at ->
        [none] { "" }
       *[other] {" "}in { $at }
    }
}
op-build-wall = build { $count ->
    [one] 1 Wall level
   *[other] up to { $n } Wall levels
} at the normal price{ $shared_cost ->
    [yes] ; others may pay parts of it
   *[other] { "" }
}
op-defence = { $barricade ->
    [1] Barricades of its Section give 1 Defence instead of 2 { $rows }
   *[other] { $sign ->
        [minus] the Wall of { $at } counts { $n } Defence less until the end of this Winter
       *[plus] add { $n } to the Defence of { $at }{ $duration ->
            [year] {" "}until the end of this Winter
           *[other] { "" }
        }
    }
}
op-power = { $who ->
    [other_cards_here] every other Horde card of its Section has +{ $n } Power
    [khan_section] Horde cards of the Section of Genghis Khan have +{ $n } Power
    [all_cards] Horde cards have { $n } Power less until the end of this Winter
   *[other] it has +{ $n } Power { $cond }
}
op-discount = { $sign ->
    [minus] { $thing }{ $at ->
        [none] {" "}from this card
       *[other] { "" }
    } costs { $goods } more{ $at ->
        [none] { "" }
       *[other] {" "}in { $at }
    }
   *[plus] { $per ->
        [activation] in each Barracks activation your recruits cost { $goods } less in all
       *[other] { $thing } costs { $who ->
            [any] everybody
           *[other] you
        } { $goods } less{ $max ->
            [none] { "" }
           *[other] , at most { $max }
        }{ $times ->
            [none] { "" }
           *[other] , { $times ->
                [1] once
               *[other] up to { $times } times
            } per Cleanup
        }{ $location ->
            [temple] {" "}at the Temple
           *[other] { "" }
        }{ $cond ->
            [none] { "" }
           *[other] {" "}{ $cond }
        }
    }
}
op-ignore = { $what ->
    [breach_shame] up to { $n } players of your choice take no Shame
   *[other] { $thing }
}
op-forbid = { $duration ->
    [year] Archers cannot Attack in row { $row_list } until the end of this Winter
   *[other] { $thing }{ $rows ->
        [none] { "" }
       *[other] {" "}{ $rows }
    }{ $cond ->
        [none] { "" }
       *[other] {" "}{ $cond }
    }
}
op-tea = make { $count ->
    [one] 1 Tea step
   *[other] up to { $n } Tea steps
}
op-draw-tactic = draw { $count ->
    [one] 1 Tactic
   *[other] { $n } Tactics
}
op-shame = take { $n } Shame
op-remove-shame = { $who ->
    [all] each player may return { $n } Shame to the pool
    [any] return { $n } Shame of any player to the pool
   *[other] { $cost ->
        [none] return { $n } of your Shame to the pool
       *[other] you may pay { $cost } to return { $n } Shame to the pool
    }
}
op-activate = one Advanced Activation of { $location ->
    [barracks] the Barracks, if your Clerk is there
    [regular_with_own_clerk] a Regular Location with your Clerk
    [special_with_own_clerk] a Special Location with your Clerk
   *[other] any Location with your Clerk
}
op-peek-horde = look at { $count ->
    [one] the top Horde card
   *[other] the top { $n } Horde cards
}{ $bottom ->
    [yes] ; you may put it under the deck
   *[other] {" "}and put them back in any order
}
op-horde-extra = { $n } more Horde card is placed this Spring
op-horde-skip = the first { $count ->
    [one] Horde card
   *[other] { $n } Horde cards
} of this Spring is discarded instead of placed
op-horde-redirect = choose the Section of the first { $count ->
    [one] Horde card
   *[other] { $n } Horde cards
} of this Spring
op-swap-forward = in row 2 or 3 it changes places with the card before it; all pieces stay on their cards
op-cleanup-here = Cleanup of that Section at once
op-move-rat = move the Rat to another Location
op-food = gain { $n } Food (Great Famine)
op-choose = { $who ->
    [all] each player chooses: { $either }
   *[other] choose: { $either }
}{ $rest ->
    [none] { "" }
   *[other] ; whoever can do neither: { $rest }
}
op-if = { $cond }, { $then }{ $rest ->
    [none] { "" }
   *[other] ; otherwise { $rest }
}

bound-players = the number of players
bound-twice = twice the number of players
bound-more = the number of players plus 1
bound-half = half the number of players, rounded up
request-wall-levels-built-this-year = Wall levels built this Year: at least { $bound }.
request-breaches-this-year = No Section was Breached this Year.
request-claims-this-year = Horde cards Claimed this Year: at least { $bound }.
request-total-gold = Gold of all players together: at least { $bound }.
request-each-pays = Every player discards { $goods } at the check.
request-total-pays = All players together discard Chi at the check: { $bound }.
request-max-shame = No player has more than { $bound } Shame.
request-archers-on-wall = Archers on the Firing spots of all Walls: at least { $bound }.
request-soldiers-on-board = Soldiers on the board: at least { $bound }.
request-advisors-hired-this-year = Advisors hired this Year: at least { $bound }.
request-hordes-per-section = No Section has more than { $bound } Horde card.
request-overseer-levels = Overseer levels of all players together: at least { $bound }.
rat-most-clerks-on-board = Each Autumn the player with the most Clerks in Locations moves the Rat.
rat-most-soldiers-on-hordes = Each Autumn the player with the most Soldiers on Horde cards moves the Rat.
rat-most-shame = Each Autumn the player with the most Shame moves the Rat.
rat-least-honour = Each Autumn the player with the least Honour moves the Rat.
rat-most-overseer-levels = Each Autumn the player with the most Overseer levels moves the Rat.

## Cards

card-economy = Economy
card-despotism = Despotism
card-attack-order = Attack Order
card-mobilisation = Mobilisation
card-fortification = Fortification
card-diplomacy = Diplomacy
card-liang-hongyu = Liang Hongyu
card-zhou-tong = Zhou Tong
card-yang-paifeng = Yang Paifeng
card-che-kung = Che Kung
card-zhang-shijie = Zhang Shijie
card-yue-fei = Yue Fei
card-han-shizhong = Han Shizhong
card-meng-gong = Meng Gong
card-yu-jie = Yu Jie
card-wang-jian = Wang Jian
card-wen-tianxiang = Wen Tianxiang
card-lu-xiufu = Lu Xiufu
card-mu-guiying = Mu Guiying
card-cao-bin = Cao Bin
card-di-qing = Di Qing
card-kou-zhun = Kou Zhun
card-li-gang = Li Gang
card-qiu-chuji = Qiu Chuji
card-yang-yanzhao = Yang Yanzhao
card-fan-zhongyan = Fan Zhongyan
card-qin-liangyu = Qin Liangyu
card-zhu-xi = Zhu Xi
card-zhang-jue = Zhang Jue
card-guo-jing = Guo Jing
card-liu-futong = Liu Futong
card-lei-xu = Lei Xu
card-ran-jin = Ran Jin
card-cao-youwen = Cao Youwen
card-du-gao = Du Gao
card-gravedigger = Gravedigger
card-archer-commander = Archer Commander
card-logistician = Logistician
card-spiritual-guide = Spiritual Guide
card-racketeer = Racketeer
card-horse-dealer = Horse Dealer
card-quartermaster = Quartermaster
card-fletcher = Fletcher
card-drill-sergeant = Drill Sergeant
card-stable-master = Stable Master
card-master-mason = Master Mason
card-carpenter = Carpenter
card-architect = Architect
card-surveyor = Surveyor
card-forester = Forester
card-quarry-foreman = Quarry Foreman
card-tax-collector = Tax Collector
card-monk = Monk
card-merchant = Merchant
card-smuggler = Smuggler
card-tea-master = Tea Master
card-calligrapher = Calligrapher
card-ambassador = Ambassador
card-recruiter = Recruiter
card-spy = Spy
card-scout = Scout
card-engineer = Engineer
card-physician = Physician
card-herbalist = Herbalist
card-duelist = Duelist
card-cavalry-captain = Cavalry Captain
card-siege-watch = Siege Watch
card-trophy-keeper = Trophy Keeper
card-bounty-clerk = Bounty Clerk
card-strategist = Strategist
card-chronicler = Chronicler
card-treasurer = Treasurer
card-stone-carver = Stone Carver
card-timber-baron = Timber Baron
card-abbot = Abbot
card-censor = Censor
card-magistrate = Magistrate
card-chief-overseer = Chief Overseer
card-imperial-envoy = Imperial Envoy
card-defector = Mongol Defector
card-standard-weaver = Standard Weaver
card-khan-hunter = Khan Hunter
card-interpreter = Interpreter
card-wall-warden = Wall Warden
card-award-steward = Award Steward
card-granary-keeper = Granary Keeper
card-ghost-speaker = Ghost Speaker
card-court-eunuch = Court Eunuch
card-fortress-captain = Fortress Captain
card-rebel-leader = Rebel Leader
card-frost-sage = Frost Sage
card-tribute-bearer = Tribute Bearer
card-ferryman = Ferryman
card-border-poet = Border Poet
card-archivist = Archivist
card-caravan-master = Caravan Master
card-mediator = Mediator
card-night-runner = Night Runner
card-rear-guard = Rear Guard
card-rat-catcher = Rat Catcher
card-rat-merchant = Rat Merchant
card-rat-astrologer = Rat Astrologer
card-volley = Volley
card-charge = Charge
card-ambush = Ambush
card-field-hospital = Field Hospital
card-forced-labour = Forced Labour
card-supply-train = Supply Train
card-false-retreat = False Retreat
card-hasty-works = Hasty Works
card-tea-ceremony = Tea Ceremony
card-night-watch = Night Watch
card-shared-stores = Shared Stores
card-signal-fires = Signal Fires
card-oath-of-brothers = Oath of Brothers
card-imperial-pardon = Imperial Pardon
card-scorched-earth = Scorched Earth
card-joint-works = Joint Works
card-winter-stores = Winter Stores
card-paper-lanterns = Paper Lanterns
card-sally-out = Sally Out
card-boiling-oil = Boiling Oil
card-secret-courier = Secret Courier
card-bribed-guide = Bribed Guide
card-ancestral-rite = Ancestral Rite
card-peasant-levy = Peasant Levy
card-grand-council = Grand Council
card-pincer-attack = Pincer Attack
card-open-market = Open Market
card-saving-face = Saving Face
card-steppe-riders = Steppe Riders
card-light-lancers = Light Lancers
card-foot-levy = Foot Levy
card-mangudai = Mangudai
card-keshig-guard = Keshig Guard
card-siege-crew = Siege Crew
card-shaman-circle = Shaman Circle
card-raiders = Raiders
card-co-vanguard = Vanguard
card-co-outriders = Outriders
card-co-heavy-lancers = Heavy Lancers
card-co-horse-archers = Horse Archers
card-co-iron-guard = Iron Guard
card-co-trebuchets = Trebuchets
card-co-war-drums = War Drums
card-co-plunderers = Plunderers
card-gk-royal-tumen = Royal Tumen
card-gk-banner-guard = Banner Guard
card-gk-night-guard = Night Guard
card-jade-seal = Jade Seal
card-dragon-arrow = Dragon Arrow
card-bronze-abacus = Bronze Abacus
card-khans-saddle = Khan's Saddle
card-stone-of-the-first-emperor = Stone of the First Emperor
card-mirror-of-souls = Mirror of Souls
card-silver-teapot = Silver Teapot
card-iron-plough = Iron Plough
card-war-drum = War Drum
card-lacquer-box = Lacquer Box
card-ancestor-tablet = Ancestor Tablet
card-cracked-bell = Cracked Bell
card-surveyors-cord = Surveyor's Cord
card-book-of-songs = Book of Songs
card-falcon-hood = Falcon Hood
card-golden-rice-cake = Golden Rice Cake
card-rat-king-crown = Crown of the Rat King
card-nest-of-coins = Nest of Coins
card-gnawed-scroll = Gnawed Scroll
card-lucky-tail = Lucky Tail
card-good-harvest = Good Harvest
card-plague = Plague
card-flood = Flood
card-forest-fire = Forest Fire
card-levy = Levy
card-spy-report = Spy Report
card-second-wave = Second Wave
card-desertion = Desertion
card-envoy-from-court = Envoy from Court
card-earthquake = Earthquake
card-market-day = Market Day
card-early-snow = Early Snow
card-raise-the-wall = Raise the Wall
card-hold-the-line = Hold the Line
card-heads-of-enemies = Heads of Enemies
card-fill-the-treasury = Fill the Treasury
card-feed-the-court = Feed the Court
card-keep-face = Keep Face
card-man-the-towers = Man the Towers
card-strong-barracks = Strong Barracks
card-wise-counsel = Wise Counsel
card-prayers-for-the-dead = Prayers for the Dead
card-clear-the-field = Clear the Field
card-loyal-overseers = Loyal Overseers
card-rat-of-wealth = Rat of Wealth
card-rat-of-war = Rat of War
card-rat-of-shame = Rat of Shame
card-rat-of-patience = Rat of Patience
card-rat-of-work = Rat of Work
card-silk-robe = Silk Robe
card-imperial-granary = Imperial Granary
card-masons-guild = Masons' Guild
card-palace-guard = Palace Guard
card-seat-at-court = Seat at Court
card-war-chest = War Chest
card-fear-us = Let Them Fear Us!
card-weaklings = Our Enemies Are Weaklings!
card-blue-sky = Eternal Blue Sky
card-thunder-of-hooves = Thunder of Hooves
card-no-mercy = No Mercy
card-fire-arrows = Fire Arrows
card-genghis-khan = Genghis Khan
card-reed = Reed Command
card-solo-economy = Partner: Economy
card-solo-levy = Partner: Levy
card-solo-works = Partner: Works
card-solo-court = Partner: Court
card-solo-battle = Partner: Battle
card-solo-drill = Partner: Drill
card-patient-reed = Patient Reed
card-marching-reed = Marching Reed
card-inspector-qin = Inspector Qin

## Why a hint says so

because-claims = It Defeats the card, and you Claim it: { $honour } Honour.
because-guards = A Breach of the { section-name } threatens; whoever has a Soldier on its row 1 card takes no Shame.
because-reward = The spot gives you 1 { resource-name }.
because-leads = You would lead on this card, which is worth { $honour } Honour to whoever Claims it.
because-share = It brings you nearer to a card that is worth { $honour } Honour.
because-fires = From a Firing spot of the { section-name } the Archer Attacks every Winter and is not Killed.
because-strikes = The { soldier-name } may Attack at once.
because-waits = The { soldier-name } is ready for the Hordes of next Spring.
because-saves = { $years ->
    [0] It is cheap, and the Soldier stays.
    [one] The Soldier can Attack again next Year.
   *[other] The Soldier can Attack again in the { $years } Years to come.
}
because-special = A Clerk there acts in the next Activation, without waiting for others.
because-full = With this Clerk the { location-name } is full and is activated.
because-nearer = { $left ->
    [one] Then only 1 Clerk is missing { at-location }.
   *[other] Then { $left } Clerks are missing { at-location }.
}
because-produces = Resources first, then what they pay for.
because-acts = What you have can be put to use { at-location }.
because-prize = The cards in play give { $honour } Honour for it at the end.
because-income = { $years ->
    [0] It is more whenever you Gather there.
    [one] It pays next Summer, and whenever you Gather there.
   *[other] It pays in each of { $years } Summers, and whenever you Gather there.
}
because-soldiers = Up to { $count } of your Soldiers Attack.
because-advanced = It activates a Location at once, even one that is not full.
because-clerks = It Moves up to { $count } of your Clerks.
because-wall = { $honour } Honour, and { $defence } more Defence in every Winter to come.
because-holds = It holds off the Breach of the { section-name }.
because-barricade = It gives { $honour } Honour, and Defence this Winter.
because-assistant = The more Assistants, the stronger your General and many cards.
because-advisor = { $years ->
    [one] The Advisor still works this Year.
   *[other] The Advisor works for you for { $years } Years.
}
because-clerk = { $years ->
    [one] One Clerk more this Year.
   *[other] One Clerk more to Move, for { $years } Years.
}
because-lying = What stays lying gives { $honour } Honour now, and again next Summer.
because-hand = You need cards to choose from.
because-shame = Each Shame token costs { $honour } Honour at the end.
because-pool = When the Shame pool is empty, all lose.
because-request = Fulfilled Requests win the game.
