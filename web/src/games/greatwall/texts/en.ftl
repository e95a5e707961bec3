gw-year = Year
gw-lethality = Lethality
gw-setup = Setting up
gw-you = you
gw-none = none
gw-nobody = nobody
gw-nothing = nothing
gw-free = free
gw-partner = Partner
gw-settings = The rules of the expansions are those of the rulebook; numbers and texts that were lost are a house set of ours.
gw-house-set = The card set is a house set of ours: names come from what is known of the game, most numbers and texts were made here.
gw-chapter = Year { $year }, { $season ->
    [1] Spring
    [2] Summer
    [3] Autumn
   *[4] Winter
}
gw-season-spring = Spring
gw-season-summer = Summer
gw-season-autumn = Autumn
gw-season-winter = Winter
gw-clan-snake = Snake
gw-clan-dragon = Dragon
gw-clan-turtle = Turtle
gw-clan-monkey = Monkey
gw-clan-tiger = Tiger
gw-clan-reed = Reed
gw-letter-snake = S
gw-letter-dragon = D
gw-letter-turtle = T
gw-letter-monkey = M
gw-letter-tiger = G
gw-letter-reed = R
gw-figure-of = { $clan } { $kind }
gw-one-clerk = Clerk
gw-one-spearman = Spearman
gw-one-archer = Archer
gw-one-horseman = Horseman
gw-one-bannerman = Bannerman
gw-some-spearman = Spearmen in the pool
gw-some-archer = Archers in the pool
gw-some-horseman = Horsemen in the pool
gw-some-bannerman = Bannermen in the pool
gw-res-wood = wood
gw-res-stone = stone
gw-res-gold = gold
gw-res-chi = Chi
gw-some-res = { $count } { $res ->
    [wood] wood
    [stone] stone
    [gold] gold
   *[chi] Chi
}
gw-some-honour = { $count } Honour
gw-some-shame = { $count } Shame
gw-no-reward = no reward
gw-section-left = Left
gw-section-centre = Centre
gw-section-right = Right
gw-loc-lumber-mill = Lumber Mill
gw-loc-quarry = Quarry
gw-loc-gold-mine = Gold Mine
gw-loc-temple = Temple
gw-loc-barracks = Barracks
gw-loc-builders-camp = Builders’ Camp
gw-loc-logistics-centre = Logistics Centre
gw-loc-teahouse = Teahouse
gw-loc-imperial-embassy = Imperial Embassy
gw-loc-market = Market
gw-loc-storehouse = Storehouse
gw-short-lumber-mill = Lumber Mill
gw-short-quarry = Quarry
gw-short-gold-mine = Gold Mine
gw-short-temple = Temple
gw-short-barracks = Barracks
gw-short-builders-camp = Camp
gw-short-logistics-centre = Logistics
gw-short-teahouse = Teahouse
gw-short-imperial-embassy = Embassy
gw-short-market = Market
gw-short-storehouse = Storehouse
gw-loctext-lumber-mill = Everyone there gathers 1 wood for each Clerk, and as much as the level of their Overseer; then the Overseer may be appointed or raised.
gw-loctext-quarry = Everyone there gathers 1 stone for each Clerk, and as much as the level of their Overseer; then the Overseer may be appointed or raised.
gw-loctext-gold-mine = Everyone there gathers 1 gold for each Clerk, and as much as the level of their Overseer; then the Overseer may be appointed or raised.
gw-loctext-temple = Everyone there gathers 1 Chi for each Clerk, and as much as the level of their Overseer; then the Overseer may be appointed or raised.
gw-loctext-barracks = Everyone there recruits up to 2 Soldiers for each Clerk; Spearmen and Horsemen may Attack at once.
gw-loctext-builders-camp = For each Clerk one Barricade or one Wall level.
gw-loctext-logistics-centre = For each Clerk move up to 2 Soldiers for 1 wood, or draw a Tactic for 1 gold.
gw-loctext-teahouse = For each Clerk one Tea step for 1 gold.
gw-loctext-imperial-embassy = For each Clerk hire a Clerk for 2 gold, or an Advisor of the offer at their cost.
gw-loctext-market = For each Clerk 2 Food, for gold equal to the Lethality.
gw-loctext-storehouse = Never activated. In Winter whoever has the most Clerks here may move the Emperor’s marker.
gw-sort-command = Command card
gw-sort-general = General
gw-sort-advisor = Advisor
gw-sort-tactic = Tactic
gw-sort-horde = Horde
gw-sort-artifact = Artifact
gw-sort-event = Event
gw-sort-request = Emperor’s Request
gw-sort-rat = Rat card
gw-sort-award = Emperor’s Award
gw-sort-skill = Skill of the Khan
gw-sort-khan = Genghis Khan
gw-sort-reed = Command card of Reed
gw-sort-partner = Command card of the partner
gw-sort-reed-general = General of Reed
gw-sort-solo-general = General of the partner
gw-sorts-command = Command cards
gw-sorts-horde = Hordes

gw-the-wall = The Wall
gw-sections = Wall Sections
gw-power = Power
gw-power-n = Power { $n }
gw-power-now = Power now
gw-printed-n = printed: { $n }
gw-defence = Defence
gw-honour = Honour
gw-shame = Shame
gw-holds = holds
gw-breach = breach
gw-calm = calm
gw-all-lose = all lose
gw-verdict = Power { $power }, Defence { $defence }: { $verdict }
gw-row-n = row { $n }
gw-level-n = level { $n }
gw-no-wall = no Wall yet
gw-rest-zone = Rest Zone
gw-barricade = Barricade
gw-barricades = Barricades left
gw-free-firing = free Firing spot
gw-khan-here = Genghis Khan is here
gw-next-horde = the next Horde card comes here if every row 1 is taken
gw-shame-for = Shame: { $names }
gw-everyone = everyone
gw-players = { $count } players{ $you ->
    [yes] , you too
   *[no] {""}
}
gw-nobody-shamed = nobody takes Shame
gw-breach-food = one Food less for all
gw-breach-lost = all would lose
gw-breach-resource = a resource or Shame: { $names }
gw-vital-spots = Vital spots
gw-spot-free = free Vital spot: { $reward }
gw-spot-n = Vital spot { $n }
gw-spots-n = { $wide ->
    [yes] spots { $n }, { gw-next-of }
   *[no] spot { $n }
}
gw-next-of = and the next
gw-covered-by = covered: { $kind }, { $name }
gw-wound = Wound
gw-blocked = not active with so few players
gw-leads = { $who ->
    [you] you lead
   *[other] { $name } leads
}
gw-claims = { $who ->
    [you] you claim it
   *[other] { $name } claims it
}
gw-claim = Claim
gw-unclaimed = defeated, nobody’s
gw-free-spots = { $count ->
    [0] no free spot
    [one] 1 free spot
   *[other] { $count } free spots
}
gw-ability-mangudai = rows 2–3: no Archers
gw-ability-keshig-guard = Saving +1 Chi
gw-ability-siege-crew = Barricades 1
gw-ability-shaman-circle = others +1 Power
gw-ability-raiders = row 1: 1 gold lost
gw-ability-co-heavy-lancers = no Spearmen
gw-ability-co-horse-archers = row 1: kills a Soldier
gw-ability-co-iron-guard = Breach: kills
gw-ability-co-trebuchets = row 1: 1 stone lost
gw-ability-co-war-drums = jumps forward
gw-ability-co-plunderers = row 1: 1 gold lost
gw-ability-gk-royal-tumen = with the Khan +2
gw-ability-gk-banner-guard = with the Khan: no Archers
gw-ability-gk-night-guard = with the Khan: 1 Chi less
gw-soldier-rest = { $kind }, Rest Zone { $section }
gw-soldier-firing = { $kind }, on the Wall { $section }

gw-locations = Locations
gw-clerks-of = { $n } of { $m } Clerks
gw-fires = activates
gw-was-active = was active
gw-haunted = haunted
gw-alone = Clerks of one player only: 1 Shame
gw-alone-short = Shame
gw-rat-here = the Rat: 1 gold for each player there
gw-activation = Activation
gw-for-you = For you
gw-why-full = full
gw-why-special = a Clerk is there
gw-why-empty = activated at the end of a turn as soon as a Clerk is there
gw-why-never = never activated
gw-why-room = activated when full: { $count } more
gw-gather = { gw-some-res }
gw-recruits = up to { $count } recruits
gw-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
gw-plan-full = full, activates this turn: { $what }
gw-plan-alone = full, activates this turn: { $what }, and 1 Shame for being alone
gw-plan-special = activates this turn: { $what }
gw-plan-waits = then { $n } of { $m }
gw-you-get = you: { $what }
gw-not-there = you have no Clerk there
gw-plan-build = { $price }; +{ $honour } Honour, Defence { $defence }
gw-build-wall = Wall, { $section }
gw-build-barricade = Barricade, { $section }
gw-onto-wall = onto a Firing spot
gw-into-rest = Rest Zone, { $verdict }
gw-into-rest-plain = into the Rest Zone
gw-wound-only = a Wound, no reward
gw-then-left = { $whose ->
    [you] you would claim it
    [nobody] nobody would claim it
   *[other] { $name } would claim it
}, { $count ->
    [one] 1 spot left
   *[other] { $count } spots left
}
gw-then-defeated = defeated: { $whose ->
    [you] you claim it, +{ $honour } Honour
    [nobody] nobody claims it
   *[other] { $name } claims it
}
gw-save-note = { $count } Chi, to the Rest Zone
gw-after = after { $name }
gw-goes-first = first of all
gw-before-others = before the others
gw-place-n = Place { $n }
gw-place-free = free place
gw-shame-off = { $price }: 1 Shame less, 5 Honour

gw-time = Seasons and Years
gw-years-caption = Year, and Hordes in its Spring
gw-tea-track = Tea track
gw-tracks = Tracks and screens
gw-seat-says = { $n }. { $name }, { $clan }: { $honour } Honour, { $shame } Shame
gw-shame-pool = Shame pool
gw-of-n = of { $n }
gw-empty-loses = empty: all may lose
gw-supply = Supply
gw-clerks = Clerks
gw-soldiers = Soldiers
gw-overseers = Overseers
gw-overseer-at = Overseer, { $location }: level { $n }
gw-resources = Resources
gw-behind-screen = behind the screen
gw-in-pool = in the pool
gw-in-chamber = in the Embassy
gw-clerks-pool = Clerks in the pool
gw-soldiers-pool = Soldiers in the pool
gw-advisors = Active Advisors
gw-advisors-ready = Advisors that are ready
gw-assistants = Assistants
gw-tactics = Tactics
gw-no-tactics = no Tactics
gw-commands = Command cards in hand
gw-played = Command cards played
gw-lying = played, not recovered
gw-trophies = Trophies
gw-deeds = Deeds
gw-deeds-say = { $built ->
    [one] 1 Wall level
   *[other] { $built } Wall levels
} built, { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
} dealt
gw-used = used
gw-food = Food
gw-your-side = Your side of the screen
gw-whole-board = Your whole board
gw-board-of = Board of { $name }
gw-place-tea = Tea { $n }
gw-held-by = Held by
gw-in-book = in the book of cards
gw-tea-number = Tea number { $n }

gw-views = Row and court
gw-tab-row = Row
gw-tab-court = Court
gw-notes = Row and court
gw-court = Court
gw-execution = Execution row
gw-execution-note = top to bottom
gw-who-owner = owner
gw-who-others = others
gw-who-reed = Reed
gw-who-partner = partner
gw-who-you = you
gw-op-clerks = { $count ->
    [one] 1 Clerk anywhere
   *[other] { $count } Clerks anywhere
}
gw-op-clerks-to = { $count ->
    [one] 1 Clerk
   *[other] { $count } Clerks
}: { $to }
gw-op-attack = { $count ->
    [one] 1 Attack
   *[other] { $count } Attacks
}
gw-op-barricade = { $count ->
    [one] 1 Barricade
   *[other] { $count } Barricades
}
gw-op-tea = 1 Tea step
gw-op-draw_tactic = { $count ->
    [one] 1 Tactic
   *[other] { $count } Tactics
}
gw-op-remove_shame = 1 Shame back
gw-op-gain = { $res ->
    [chi] { $count } Chi
   *[choice] { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
}
gw-op-activate = activate { $location }
gw-op-own-regular = a Regular Location
gw-brief-economy = 3 Clerks, 1 resource
gw-brief-despotism = 2 Clerks, Advanced Activation
gw-brief-attack-order = 3 Attacks, then 2 Clerks or a Tactic
gw-brief-mobilisation = 3 Clerks, activate the Barracks
gw-brief-fortification = 3 Clerks, 1 Barricade
gw-brief-diplomacy = 3 Clerks, Tea or Chi
gw-now = Now
gw-now-part = { $who ->
    [you] your { $card }
   *[other] { $card } of { $name }
}, part { $n }
gw-next-part = Part { $n }: { $who }
gw-next-turn = { $card }: { $name }
gw-next-hordes = { $count ->
    [0] No new Hordes
    [one] 1 new Horde
   *[other] { $count } new Hordes
}
gw-no-location = no Location yet
gw-no-horde-beaten = no Horde is defeated yet
gw-goes-to = { $card } to { $name }
gw-would-breach = would be breached: { $names }
gw-all-hold = every Section would hold
gw-hold-tactics = Tactics in hand:
gw-step-generals = choosing Generals
gw-step-begin = the game begins
gw-step-time = a new Year
gw-step-event = an Event
gw-step-requests = new Requests
gw-step-peace-or-war = Peace or War
gw-step-spring-effects = effects of Spring
gw-step-spring-tactics = Tactics of Spring
gw-step-hordes = new Hordes
gw-step-khan-moves = the Khan moves
gw-step-advisors = new Advisors
gw-step-income = income
gw-step-honour-for-clerks = Honour for Clerks
gw-step-shame = Chi for Shame
gw-step-recover = Command cards are recovered
gw-step-rat-card = a new Rat card
gw-step-rat-placed = the Rat is placed
gw-step-rat-moves = the Rat moves
gw-step-commands = all choose a Command card
gw-step-execution = the order of execution
gw-step-turn = { $who ->
    [you] your turn
   *[other] turn of { $name }
}
gw-step-part = part { $n } of { $who ->
    [you] your card
   *[other] the card of { $name }
}
gw-step-own-turn = { $name } may use cards
gw-step-activation = Activation of Locations
gw-step-cleanup = Cleanup of Hordes
gw-step-turn-cleanup = Cleanup of Hordes
gw-step-turn-end = end of the turn
gw-step-end = end of { $who ->
    [you] your turn
   *[other] the turn of { $name }
}
gw-step-other-turn = turn of { $name }
gw-step-reed-clerk = a Clerk of Reed
gw-step-reed-others = each player 1 Clerk
gw-step-partner-spearman = a Spearman of the partner
gw-step-partner-part = a part of the partner’s card
gw-step-winter-start = Winter begins
gw-step-bannermen = Bannermen lead Attacks
gw-step-fortress-fires = the Fortress fires
gw-step-firing = Archers fire
gw-step-winter-cleanup = Cleanup of Hordes
gw-step-spirits-leave = spirits leave
gw-step-assault = Assault
gw-step-night = the night at the Fortress
gw-step-eating = all eat
gw-step-storehouse = the Storehouse
gw-step-emperors-demand = the Emperor’s demand
gw-step-haunting = Locations are haunted
gw-step-request-check = Requests are checked
gw-step-end-of-winter = end of Winter
gw-beat-revealed = The Command cards are revealed
gw-beat-hordes = New Hordes before the Wall
gw-beat-activated = A Location is activated
gw-beat-defeated = A Horde is defeated
gw-beat-assault = The Hordes assault the Wall
gw-beat-conquest = Conquest: no row is free
gw-beat-built = The Wall grows
gw-beat-scored = Honour is counted

gw-requests = Emperor’s Requests
gw-requests-note = { $n } of { $needed } fulfilled
gw-event = Event of this Year
gw-offer = Advisors to hire
gw-offer-note = { $count } in the deck
gw-artifacts = Artifacts
gw-artifacts-note = counted at the end
gw-decks = Horde deck { $hordes }, its back points { $section }; Tactics { $tactics }.
gw-khan = Genghis Khan
gw-khan-at = before { $section }
gw-khan-fallen = defeated
gw-award = Emperor’s Award
gw-rat = The Rat
gw-stand-in = Clerks { $clerks }, Spearmen { $soldiers }
gw-scenario-bitter-frost = Bitter Frost
gw-scenario-great-famine = Great Famine
gw-scenario-imperial-visit = Imperial Visit
gw-scenario-hungry-ghost-festival = Hungry Ghost Festival
gw-scenario-siege-of-diaoyu = Siege of Diaoyu Fortress
gw-scenario-red-turban-rebellion = Red Turban Rebellion
gw-food-track = Food, at most
gw-sent = Sent to the Emperor
gw-valued = The Emperor values
gw-haunted-ones = Haunted:
gw-fortress = Fortress
gw-siege = siege
gw-turban-note = A single Breach loses the game.

gw-tray-leader = Choose a General and the Advisor who is Active
gw-tray-offer = Advisors to hire
gw-tray-peek = The top of the Horde deck
gw-act-lead = Begin with these
gw-act-command = Play this card
gw-act-place = Take this place
gw-act-move = Move { $count ->
    [0] a Clerk
    [one] a Clerk
   *[other] a Clerk, up to { $count }
}
gw-act-shift = Move from place to place
gw-act-recall = Take a Clerk back
gw-act-clerk-done = Keep them
gw-act-clerk-done-note = no more Clerks
gw-act-activate = Activate
gw-act-raise-raise = Raise the Overseer
gw-act-barricade = Build a Barricade
gw-act-wall = Build a Wall level
gw-act-march = Move a Soldier
gw-act-logistics-march = Move up to 2 Soldiers
gw-act-logistics-march-note = 1 wood
gw-act-logistics-tactic = Draw a Tactic
gw-act-logistics-tactic-note = 1 gold
gw-act-man = Onto the Wall
gw-act-tea-tea = A Tea step
gw-act-tea-tea-note = 1 gold: change places with the one above
gw-act-embassy-clerk = Hire a Clerk
gw-act-advisor = Hire as Active
gw-act-advisor-note = the text works, once a Year if it is used
gw-act-assistant = Hire as Assistant
gw-act-assistant-note = adds 1 to A
gw-act-recruit = Recruit
gw-act-attack = Attack
gw-act-charge = Attack two spots
gw-act-strike = Attack the Khan
gw-act-wound = Deal a Wound
gw-act-save = Save
gw-act-withdraw = Withdraw
gw-act-shame-shame = Remove a Shame
gw-act-recover-recover = Take them back
gw-act-recover-recover-note = all played Command cards
gw-act-recover-leave = Leave them
gw-act-recover-leave-note = 2 Honour for each
gw-act-own-turn-done = Go on
gw-act-tactic-done = No Tactic
gw-act-done = Done
gw-press-to = press a Location
gw-press-from-to = press a Location of yours, then another
gw-press-location = press a Location
gw-press-section = press a Section
gw-press-kind-section = press a Soldier of the pool, then a Section
gw-press-soldier-spot = press a Soldier, then a Vital spot
gw-press-soldier-to = press a Soldier, then a Section
gw-press-spot = press a Vital spot
gw-press-card = press a card
gw-press-general-advisor = press a General and an Advisor
gw-press-place = press a place of the row
gw-press-tokens = { $least ->
    [0] up to { $most } of your choice
   *[other] { $most } of your choice
}
gw-choice-offer-offer = { $count } of mine
gw-choice-peace-peace = Peace: { $count ->
    [one] 1 Horde fewer
   *[other] { $count } Hordes fewer
}

gw-scoring = The final Honour
gw-source = Source
gw-source-honour = Gained in the game
gw-source-wall = Wall levels
gw-source-barricade = Barricades
gw-source-fighting = Vital spots and Claims
gw-source-commands = Command cards not recovered
gw-source-general = Generals
gw-source-advisor = Advisors
gw-source-tactic = Tactics
gw-source-others = Other
gw-source-shame = Shame, −5 each
gw-total = Honour

gw-book = The book of cards
gw-shelf-command = Commands ({ $count })
gw-shelf-general = Generals ({ $count })
gw-shelf-advisor = Advisors ({ $count })
gw-shelf-tactic = Tactics ({ $count })
gw-shelf-horde = Hordes ({ $count })
gw-shelf-artifact = Artifacts, Awards, Rats ({ $count })
gw-shelf-request = Requests, Events ({ $count })
gw-preview-commands = Everyone has the same six; one is played each Autumn, and all others do a part of it, too.
gw-preview-hordes = Three cards of each kind come before the Wall.
gw-preview-khan = Two of the six Skills are in play.
gw-preview-rat = One card says who moves the Rat this Year.
gw-title = How a Year goes
gw-text = Clerks bring wood, stone, gold and Chi, Soldiers hold the Hordes, and everybody builds the same Wall. Honour is counted alone.
gw-how-goal = The most Honour
gw-how-goal-text = Honour comes from Wall levels and Barricades, from covering Vital spots, from Claiming Horde cards, from Artifacts and Advisors. Each Shame token costs 5 at the end.
gw-how-year = Four seasons
gw-how-year-text = In Spring new Hordes come, in Summer there is income, in Autumn Command cards are played, in Winter the Hordes assault the Wall. The first Year begins in Autumn.
gw-how-commands = One card each, in secret
gw-how-commands-text = All choose a Command card and reveal it together. In the order of the Tea track each takes a place in the execution row. Then card after card is resolved: a part for its owner, a part for all others, a part for its owner.
gw-how-clerks = Clerks go to Locations
gw-how-clerks-text = Regular Locations are activated when they are full, Special ones at the end of any turn in which a Clerk is there. Whoever stands alone in a full Regular Location takes a Shame. Then all Clerks go home.
gw-how-locations = What a Location gives
gw-how-locations-text = The Mill, the Quarry, the Mine and the Temple give a resource for each Clerk. At the Barracks Soldiers are recruited, at the Camp the Wall is built, at the Embassy Clerks and Advisors are hired.
gw-how-soldiers = Soldiers cover Vital spots
gw-how-soldiers-text = A Spearman reaches row 1, a Horseman every row and two spots. Each spot gives what is printed on it. Archers on the Wall shoot Wounds, which give nothing but count.
gw-how-hordes = Defeated Hordes
gw-how-hordes-text = When every Vital spot is covered, whoever covers the most of them Claims the card and its Honour. Soldiers on it may be Saved with Chi; the others are Killed and go back to the pool.
gw-how-advisors = Advisors and Tactics
gw-how-advisors-text = An Advisor is Active, and the text works, or an Assistant, and makes A larger. A Tactic is played once at the moment that it names.
gw-how-winter = The Assault
gw-how-winter-text = Archers fire, then the Power of all Horde cards of a Section is compared with its Defence. At a Breach everyone without a Soldier on the row 1 card takes a Shame.
gw-how-end = The end
gw-how-end-text = The game ends after the last Year, when enough Sections have level 3, or when the Shame pool is empty. Together all win who fulfil enough Requests.

gw-flag-honour = { $count } Honour
gw-flag-shame = Shame
gw-flag-killed = a Soldier is Killed
gw-flag-defeated = Horde defeated
gw-flag-holds = holds, { $power } : { $defence }
gw-flag-breach = Breach, { $power } : { $defence }
gw-slip-breach = Breach: { $section }
gw-slip-breach-text = The Hordes are stronger than what stands against them.
gw-slip-power = Power of the Hordes
gw-slip-defence = Defence of the Section
gw-slip-conquest = Conquest: { $section }
gw-slip-conquest-text = No row is free for { $name }. { $lost ->
    [0] No Shame leaves the pool.
    [one] One Shame token leaves the pool.
   *[other] { $lost } Shame tokens leave the pool.
}
gw-slip-famine = From now on nobody has more than { $most } Food.
