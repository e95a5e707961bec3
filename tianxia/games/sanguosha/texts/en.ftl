# Sanguosha in English. The Polish file has the same keys. Facts: $who is "you" or "other", $name a hero at the beginning of a
# sentence, $targets and $owner heroes inside one ("you" for the viewer), $card a card with its suit and number.

goal = Hidden roles in the time of the Three Kingdoms. The Ruler and the Loyalists must kill all Rebels and Spies; the Rebels win when the Ruler dies; a Spy must be the last one alive.
player = Player { $number }
hero-in = { $name }
you = you

## Roles, kingdoms, suits, phases, sets

role-ruler = Ruler
role-loyalist = Loyalist
role-rebel = Rebel
role-spy = Spy
goal-ruler = Kill all Rebels and Spies, and stay alive.
goal-loyalist = Keep the Ruler alive and kill all Rebels and Spies. You win with the Ruler, dead or alive.
goal-rebel = Kill the Ruler. All Rebels win together, dead or alive.
goal-spy = Be the last one alive: first everybody else must die, then the Ruler.
count-ruler = { $count ->
    [one] 1 Ruler
   *[other] { $count } Rulers
}
count-loyalist = { $count ->
    [one] 1 Loyalist
   *[other] { $count } Loyalists
}
count-rebel = { $count ->
    [one] 1 Rebel
   *[other] { $count } Rebels
}
count-spy = { $count ->
    [one] 1 Spy
   *[other] { $count } Spies
}

kingdom-wei = Wei
kingdom-shu = Shu
kingdom-wu = Wu
kingdom-neutral = Neutral
kingdom-god = God
kingdom-jin = Jin

gender-male = man
gender-female = woman
gender-both = man and woman

suit-spade = spade
suit-heart = heart
suit-club = club
suit-diamond = diamond
suit-none = no suit
colour-black = black
colour-red = red
colour-none = no colour
element-normal = normal
element-fire = fire
element-lightning = lightning
element-ice = ice

phase-beginning = Beginning Phase
phase-judgement = Judgement Phase
phase-draw = Draw Phase
phase-action = Action Phase
phase-discard = Discard Phase
phase-end = End Phase

type-basic = basic card
type-tactic = tactic
type-delayed = delayed tactic
type-equipment = equipment
slot-weapon = weapon
slot-armor = armor
slot-plus-horse = +1 horse
slot-minus-horse = -1 horse
slot-treasure = treasure

kind-normal = skill
kind-passive = passive skill
kind-ruler = ruler skill
kind-awakening = awakening
kind-limited = once per game
kind-not-yet-owned = to be gained
kind-family = family skill
kind-spirited = spirited skill
kind-rhythm = rhythm skill
kind-forced-order = forced order
kind-combo = combo
kind-martial-arts = martial arts

set-standard = Standard
set-wind = Wind
set-fire = Fire
set-forest = Forest
set-mountain = Mountain
set-gods = Gods
set-rulebook = Rulebook
set-mechanics = Mechanics
set-house = House

token-rage = Rage
token-endure = Endure
token-nightmare = Nightmare
token-tongue = Tongue
explain-token-rage = Rage of God Lu Bu, spent on his skills.
explain-token-endure = Counted by God Sima Yi; it decides when he awakens and pays for his skills.
explain-token-nightmare = Given by God Guan Yu; whoever has the most of them when he dies may die with him.
explain-token-tongue = Counted by Wang Lang: with the seventh he dies.
explain-token-heart = Counted by Cao Mao, from 20 up; at 99 he is ready to advance to the death.
explain-token-gold-rich-stipend = Cao Song’s Gold: its bearer draws 4 more in the Draw Phase and may use one more Sha.
explain-token-gold-craze = Cao Song’s Gold: at the start of the turn its bearer skips the next Action Phase and the next Discard Phase.
explain-token-gold-ill-bargain = Cao Song’s Gold: its bearer loses 1 HP at the start of the Action Phase and has a hand limit 3 lower.
explain-token-gold-ear-of-the-gods = Cao Song’s Gold: only lightning can hurt its bearer.
explain-token-gold-closed-doors = Cao Song’s Gold: in the Beginning Phase its bearer skips the next Draw Phase.
explain-token-gold-great-trust = Cao Song’s Gold: its bearer heals 3 at the end of the turn.
explain-token-dragon-seal = Given by Sima Hui: its bearer has Fire Plan, and with both seals Searing Heat.
explain-token-phoenix-seal = Given by Sima Hui: its bearer has Linked Rings, and with both seals Searing Heat.
label-wound = Wound
label-field = Field
label-star = Star
label-supply = Supply

## Cards

card-sha = Sha
card-lightning-sha = Lightning Sha
card-fire-sha = Fire Sha
card-ice-sha = Ice Sha
card-stab-sha = Stab Sha
card-dodge = Dodge
card-peach = Peach
card-wine = Wine
card-shadow = Shadow
card-duel = Duel
card-barbarians = Barbarians
card-raining-arrows = Raining Arrows
card-truce = Truce
card-harvest = Harvest
card-dismantle = Dismantle
card-snatch = Snatch
card-coerce = Coerce
card-out-of-nothing = Out of Nothing
card-negate = Negate
card-blaze = Blaze
card-iron-shackle = Iron Shackle
card-total-trust = Total Trust
card-loot-a-burning-house = Loot a Burning House
card-catch-off-guard = Catch off Guard
card-demobilization = Demobilization
card-acedia = Acedia
card-famine = Famine
card-lightning = Lightning
card-zhuge-crossbow = Zhuge Crossbow
card-gender-double-swords = Gender Double Swords
card-blue-steel-blade = Blue Steel Blade
card-frozen-sword = Frozen Sword
card-ancient-blade = Ancient Blade
card-green-dragon-crescent-blade = Green Dragon Crescent Blade
card-serpent-halberd = Serpent Halberd
card-rock-cleaving-axe = Rock Cleaving Axe
card-heaven-scorching-halberd = Heaven Scorching Halberd
card-feather-fan = Feather Fan
card-kirin-bow = Kirin Bow
card-eight-trigrams-formation = Eight Trigrams Formation
card-black-shield = Black Shield
card-wooden-armor = Wooden Armor
card-lion-helmet = Lion Helmet
card-shadow-runner = Shadow Runner
card-hex-mark = Hex Mark
card-yellow-flash = Yellow Flash
card-chestnut-steed = Chestnut Steed
card-red-hare = Red Hare
card-ferghana-horse = Ferghana Horse
card-violet-stallion = Violet Stallion
card-wooden-cow = Wooden Cow
card-hidden-blade = Hidden Blade

text-sha = In your Action Phase, use it on another hero in your reach: unless they use a Dodge, they suffer 1 damage. One Sha in each Action Phase.
text-lightning-sha = A Sha whose damage is lightning damage: it spreads among chained heroes.
text-fire-sha = A Sha whose damage is fire damage: it spreads among chained heroes and burns Wooden Armor.
text-ice-sha = A Sha whose damage is ice damage. Instead of dealing it you can discard 2 cards of the target, one after the other.
text-stab-sha = A Sha; but a target who dodges it must also discard a hand card, if they have one, or it still hits.
text-dodge = Use it when a Sha is used on you: the Sha is countered. Play it against Raining Arrows.
text-peach = In your Action Phase, use it on yourself if you are wounded: heal 1. On the brink of death anybody can use it on the dying hero, who heals 1.
text-wine = Once per turn, in your Action Phase: your next Sha this turn deals 1 more damage. Or on your own brink of death: heal 1.
text-shadow = It can be neither used nor played. Instead of going to the discard pile it leaves the game.
text-duel = On another hero: beginning with them, you play a Sha in turn. Whoever does not suffers 1 damage from the other.
text-barbarians = On all other heroes: each plays a Sha or suffers 1 damage.
text-raining-arrows = On all other heroes: each plays a Dodge or suffers 1 damage.
text-truce = On all heroes: each heals 1.
text-harvest = As many cards as there are heroes are turned up; from you on, each hero takes one.
text-dismantle = On another hero: discard a card from their hand, equipment or judgement area.
text-snatch = On another hero at distance 1: take a card from their hand, equipment or judgement area.
text-coerce = On another hero with a weapon; name a hero in their reach: they use a Sha on that hero, or give you their weapon.
text-out-of-nothing = Draw 2 cards.
text-negate = Use it when a tactic is about to take effect on a hero: it has no effect on them. It also counters another Negate.
text-blaze = On a hero with hand cards: they show one; if you discard a hand card of the same suit, they suffer 1 fire damage.
text-iron-shackle = On one or two heroes: chain those who are free, free those who are chained. Elemental damage to a chained hero spreads to all other chained ones. Or reforge it: put it away and draw a card.
text-total-trust = On another hero at distance 1: take up to 2 cards from their areas, then give them as many of your hand cards.
text-loot-a-burning-house = On another hero with hand cards: one of them is shown at random; the hero gives it to you or suffers 1 damage.
text-catch-off-guard = On another hero with hand cards: one of them is shown at random; if its suit differs from this card's, the hero suffers 1 damage.
text-demobilization = On a hero with equipment: all their equipped cards go to their hand.
text-acedia = Put it into another hero's judgement area. In their Judgement Phase they are judged: unless it is a heart, they skip their Action Phase.
text-famine = Put it into the judgement area of another hero at distance 1. In their Judgement Phase they are judged: unless it is a club, they skip their Draw Phase.
text-lightning = Put it into your own judgement area. In the Judgement Phase: spade 2 to 9 means 3 lightning damage, from nobody; otherwise it moves on to the next hero.
text-zhuge-crossbow = Weapon, range 1. You may use any number of Sha in your Action Phase.
text-gender-double-swords = Weapon, range 2. After your Sha targets a hero of the other gender, you can make them choose: they discard a hand card, or you draw a card.
text-blue-steel-blade = Weapon, range 2. Your Sha ignores the armor of its target.
text-frozen-sword = Weapon, range 2. When your Sha would hurt a target who has cards, you can discard 2 of their cards instead, one after the other.
text-ancient-blade = Weapon, range 2. Your Sha deals 1 more damage to a target without hand cards.
text-green-dragon-crescent-blade = Weapon, range 3. When your Sha is dodged, you can use another Sha on the same target.
text-serpent-halberd = Weapon, range 3. You can use or play any 2 hand cards as a Sha.
text-rock-cleaving-axe = Weapon, range 3. When your Sha is dodged, you can discard 2 cards: the Sha hits all the same.
text-heaven-scorching-halberd = Weapon, range 4. A Sha that is your last hand card may have up to 2 more targets.
text-feather-fan = Weapon, range 4. You can turn a normal Sha into a Fire Sha.
text-kirin-bow = Weapon, range 5. When your Sha hurts its target, you can discard one of their horses.
text-eight-trigrams-formation = Armor. When you need a Dodge, you can be judged: red counts as a Dodge.
text-black-shield = Armor. Black Sha have no effect on you.
text-wooden-armor = Armor. Normal Sha, Barbarians and Raining Arrows have no effect on you; fire damage to you is 1 higher.
text-lion-helmet = Armor. When you would suffer more than 1 damage, you suffer only 1. When it leaves your equipment area, heal 1.
text-shadow-runner = Horse. The distance of others to you is 1 longer.
text-hex-mark = Horse. The distance of others to you is 1 longer.
text-yellow-flash = Horse. The distance of others to you is 1 longer.
text-chestnut-steed = Horse. The distance of others to you is 1 longer.
text-red-hare = Horse. Your distance to others is 1 shorter.
text-ferghana-horse = Horse. Your distance to others is 1 shorter.
text-violet-stallion = Horse. Your distance to others is 1 shorter.
text-wooden-cow = Treasure. Once in your Action Phase you can put a hand card face down under it as a Supply (at most 5); then you may move the Cow to another hero. Its owner uses and plays Supplies like hand cards.
text-hidden-blade = Weapon and treasure, range 1. Your Sha at distance 1 cannot be dodged. It is destroyed when it leaves your equipment area.

# The same in a few words; at most 22 characters.
short-sha = 1 damage
short-lightning-sha = 1 lightning damage
short-fire-sha = 1 fire damage
short-ice-sha = 1 ice damage
short-stab-sha = Dodge costs a card
short-dodge = against Sha
short-peach = heal 1
short-wine = next Sha +1
short-shadow = does nothing
short-duel = Sha against Sha
short-barbarians = all play Sha
short-raining-arrows = all play Dodge
short-truce = all heal 1
short-harvest = a card for everybody
short-dismantle = discard one of theirs
short-snatch = take one, distance 1
short-coerce = their Sha or weapon
short-out-of-nothing = draw 2
short-negate = counters a tactic
short-blaze = same suit: 1 fire
short-iron-shackle = chain one or two
short-total-trust = swap up to 2 cards
short-loot-a-burning-house = their card or 1 damage
short-catch-off-guard = other suit: 1 damage
short-demobilization = equipment to hand
short-acedia = may skip their actions
short-famine = may skip their draw
short-lightning = 3 damage, or moves on
short-zhuge-crossbow = range 1, any Sha
short-gender-double-swords = range 2, they or you
short-blue-steel-blade = range 2, no armor
short-frozen-sword = range 2, cards instead
short-ancient-blade = range 2, +1 damage
short-green-dragon-crescent-blade = range 3, another Sha
short-serpent-halberd = range 3, 2 cards: Sha
short-rock-cleaving-axe = range 3, hits anyway
short-heaven-scorching-halberd = range 4, more targets
short-feather-fan = range 4, Fire Sha
short-kirin-bow = range 5, kills horses
short-eight-trigrams-formation = red judge: Dodge
short-black-shield = stops black Sha
short-wooden-armor = stops Sha, burns
short-lion-helmet = only 1 damage
short-shadow-runner = farther away: +1
short-hex-mark = farther away: +1
short-yellow-flash = farther away: +1
short-chestnut-steed = farther away: +1
short-red-hare = nearer: -1
short-ferghana-horse = nearer: -1
short-violet-stallion = nearer: -1
short-wooden-cow = carries Supplies
short-hidden-blade = range 1, no Dodge

## The table

table-round = Round { $round }. { $who ->
    [you] It is your turn: { $phase }.
   *[other] It is { $name }'s turn: { $phase }.
}
table-round-none = The heroes are being chosen.
table-between = between the phases
table-piles = Deck { $deck }, discard pile { $discard }.
table-seat = { $mark } { $name }{ $about }: HP { $hp }/{ $max }, hand { $hand }{ $more }
table-seat-none = { $mark } { $name }{ $about }: no hero yet
table-seat-dead = { $mark } { $name }{ $about }: dead
table-about = { " " }({ $facts })
table-you = you
table-equipment = , equipment: { $cards }
table-judgement = , judgement area: { $cards }
table-atop = , on the hero: { $cards }
table-besides = , beside the hero: { $count }
table-incarnation = , incarnation: { $hero }
table-offered = , hidden heroes: { $count }
table-tokens = , { $tokens }
table-token = { $name } { $count }
table-shield = , shield { $count }
table-chained = , chained
table-flipped = , face down
table-delayed-as = { $card } as { $name }
table-distance = , distance { $distance }
table-range = , range { $range }
table-side = , { $skill } on side { $side }
table-stack = Now:
table-processing = On the table: { $cards }
table-removed = Removed from the game: { $cards }.
table-supplies = Under the Wooden Cow: { $cards }
table-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
table-known-deck = Cards you know in the deck, from the top: { $cards }
table-unknown = ?
table-hand = Your hand ({ $count }, limit { $limit }):
table-hand-none = Your hand is empty.
table-role = Your role: { $role }. { $goal }
table-skills = Your skills: { $skills }.
table-known = Cards you know in { $name }'s hand: { $cards }
table-besides-known = Beside your hero: { $cards }
table-discard = Discard pile, the latest first: { $cards }
table-discard-none = The discard pile is empty.
card-full = { $card } { $suit }{ $rank }
card-plain = { $card }
hero-about = { $hero } ({ $kingdom }, { $hp } HP).
hero-skill = { $skill } ({ $kind }): { $text }
card-about = { $card } ({ $kind }): { $text }

# What is being resolved, from the outside to the inside.
stack-use = { $card } by { $name }{ $on }
stack-answer = { $card } by { $name } against { $against }
stack-play = { $name ->
    [you] you play { $card }
   *[other] { $name } { AGREE($name, "plays", "play") } { $card }
}
stack-need = { $how ->
    [use] waiting for { $card }: { $name }
   *[play] waiting for { $card } to be played: { $name }
}
stack-need-negate = waiting for Negate
stack-damage = { $count } damage to { $targets }{ $from }
stack-from = { " " }from { $name }
stack-judgement = judgement of { $name } for { $why }: { $suit }
stack-brink = { $name ->
    [you] you are on the brink of death
   *[other] { $name } { AGREE($name, "is", "are") } on the brink of death
}
stack-death = { $name ->
    [you] you die
   *[other] { $name } { AGREE($name, "dies", "die") }
}
stack-fight = point fight: { $name } against { $targets }
stack-phase = { $name ->
    [you] your { $phase }
   *[other] { $name }'s { $phase }
}
stack-turn = { $name ->
    [you] your turn
   *[other] { $name }'s turn
}
stack-move = { $count ->
    [one] 1 card moves
   *[other] { $count } cards move
}
stack-change = { $name }: HP change
stack-other = something is being resolved

on-targets = { " " }on { $targets }
on-self = { $who ->
    [you] { " " }on yourself
   *[other] { " " }on themselves
}
by-skill = { " " }thanks to { $skill }
with-cards = : { $cards }

## Questions

title-hero = Your hero
title-idle = Your actions
title-skill = A skill
title-dodge = Dodge
title-play = Play a card
title-use-sha = Sha
title-negate = Negate
title-save = Brink of death
title-card-of = A card of a hero
title-choose = A choice
title-may = A skill
title-fight = Point fight
title-arrange = The deck
title-incarnation = Incarnation

ask-hero = Your role is { $role }: { $goal } Choose your hero.
ask-idle = { $shas ->
    [0] What do you do? You have used no Sha in this phase.
    [one] What do you do? You have used 1 Sha in this phase.
   *[other] What do you do? You have used { $shas } Sha in this phase.
}
ask-skill = { $matter }. Do you use { $skills }?
ask-skill-must = { $matter }. Which comes first: { $skills }?
ask-skill-one = { $matter }. { $skills }: make your choice.
ask-dodge = { $name } { AGREE($name, "uses", "use") } { $card } on you. Do you dodge it?
ask-play = { $why } asks for { $wanted }. Do you play one?
ask-use-sha = { $why }: do you use Sha on { $target }?
ask-negate = { $who ->
    [you] You use { $card }{ $on }. Do you negate it?
   *[other] { $name } { AGREE($name, "uses", "use") } { $card }{ $on }. Do you negate it?
}
ask-negate-delayed = { $card } is about to take effect on { $target }. Do you negate it?
ask-negate-answer = { $who ->
    [you] You negate { $against }. Do you negate that Negate?
   *[other] { $name } { AGREE($name, "negates", "negate") } { $against }. Do you negate that Negate?
}
ask-save = { $who ->
    [you] You are on the brink of death. Do you save yourself?
   *[other] { $name } { AGREE($name, "is", "are") } on the brink of death. Do you save this hero?
}
ask-card-of = { $skill }: choose a card of { $name }. A card from the hand ({ $hand }) is picked at random.
ask-fight = { $skill }: choose a hand card for the point fight; the higher number wins (A is 1, K is 13).
ask-arrange = { $skill }: which of these cards go on top of the deck, which to the bottom? Name those for the top, then "/", then the others; the first one lies uppermost.
ask-incarnation = Which hero do you show, and which skill do you name?
ask-may = Do you use { $skill }?
ask-may-goddess-luo = Goddess Luo: do you want another judgement?
ask-may-atrocity = Do you want to be judged? A spade heals { $owner } 1.
ask-may-song-of-majesty = Do you let { $owner } draw a card?
ask-may-conqueror = Do you take both cards?
ask-may-stabilization = Do you take all other cards that were discarded in this phase?
ask-choose = { $skill }: make your choice.
ask-choose-hero = { $skill }: which hero?
ask-choose-cards = { $count ->
    [one] { $skill }: choose 1 card.
   *[other] { $skill }: choose { $count } cards.
}
ask-choose-discard-phase = { $count ->
    [one] You hold too many cards. Which one do you discard?
   *[other] You hold too many cards. Which { $count } do you discard?
}
ask-choose-more-targets = Which further targets does the card have?
ask-choose-stab-sha = Stab Sha: you discard a hand card, or it hits you although you dodged.
ask-choose-gender-double-swords = You discard a hand card, or your attacker draws a card.
ask-choose-wooden-cow = To whom do you move the Wooden Cow?
ask-choose-blaze-cards = Blaze: which card do you show?
ask-choose-blaze = Blaze: the shown suit is { $suit }. Do you discard a card of this suit?
ask-choose-total-trust-take = Total Trust: do you take a second card?
ask-choose-total-trust = { $count ->
    [one] Total Trust: which card do you give back?
   *[other] Total Trust: which { $count } cards do you give back?
}
ask-choose-loot-a-burning-house = Do you give the shown card away, or suffer 1 damage?
ask-choose-harvest = Harvest: which card do you take?
ask-choose-coerce = Coerce: on whom is the Sha to be used?
ask-choose-bewitch = { $name } { AGREE($name, "says", "say") } that this is { $card }. Do you question it?
ask-choose-heroic-soul = What does the chosen hero do?
ask-choose-heroic-soul-cards = { $count ->
    [one] Heroic Soul: which card do you discard?
   *[other] Heroic Soul: which { $count } cards do you discard?
}
ask-choose-generosity = You hold more than 5 cards: which half do you give, and to whom?
ask-choose-alliance = { $count ->
    [one] Alliance: which card do you discard?
   *[other] Alliance: which { $count } cards do you discard?
}
ask-choose-collapse = Collapse: what do you lose?
ask-choose-mass-chaos = Mass Chaos: do you use a Sha on a hero who is nearest to you, or lose 1 HP?
ask-choose-flexibility-take = From whom do you take a hand card?
ask-choose-flexibility-move = Which card on the table do you move?
ask-choose-flexibility-hero = To whom does this card go?
ask-choose-recommence-the-legacy = Do you heal, or draw cards?
ask-choose-relish = Relish of { $owner }: you discard a basic card, or your Sha has no effect.
ask-choose-conqueror = { $owner } wants to fight a point fight with you. Do you fight?
ask-choose-heroic-soul-draw-many = Heroic Soul: what does { $owner } do?
ask-choose-sad-song = { $count ->
    [one] Sad Song: which card do you discard?
   *[other] Sad Song: which { $count } cards do you discard?
}
ask-choose-godspeed = On whom is this Sha used?
ask-choose-drive-the-tiger = Whom does your opponent hurt?
ask-choose-soul-of-vengeance = Who is judged?
ask-choose-extensive-study = Which card of each suit do you take?
ask-choose-attack-the-heart = You see the hand of { $owner }: { $cards }. Which heart do you show?
ask-choose-sound-of-the-zither = Which sound?
ask-choose-searing-heat = Which hand card of each suit do you discard?
ask-choose-seven-stars = Which hand cards do you exchange for which Stars? Name the hand cards, then "/", then as many Stars.
ask-choose-simpleton = What does the tactic cost you?
ask-choose-wrath-of-god = { $count ->
    [one] Which hand card do you discard?
   *[other] Which { $count } hand cards do you discard?
}
ask-choose-ultimate-strategy = Which strategy?
ask-choose-sow-discord = Sow Discord: name a suit. You get a card; if its suit is another one, you suffer 1 damage.
ask-choose-unyielding = Unyielding: you discard 2 hand cards, or suffer 1 damage.
ask-choose-bequeathed-strategy = You see { $cards }. Who gets the first one, who the second one?
ask-choose-benevolence = Who gets which of { $cards }? Name a hero for each, in this order.

## Choices: what they do

do-use = { $cards }{ $on }
do-use-as = { $cards } as { $card }{ $on }
do-convert = { $skill }: { $cards } as { $card }{ $on }
do-skill = { $skill }{ $with }{ $on }
do-request = { $skill }: ask for { $card }{ $on }
do-incarnate = { $hero }: { $skill }. { $text }
do-hero = { $hero }
do-god = { $hero }, kingdom: { $kingdom }
do-end = End the Action Phase
do-reforge = Reforge { $cards }: put it away and draw a card
do-pass = Pass
do-pass-skill = No
do-pass-may = No
do-pass-dodge = Do not dodge
do-pass-negate = Let it happen
do-pass-save = Do not help
do-pass-play = Play nothing
do-pass-use-sha = Use no Sha
do-yes = Yes
do-hand = A hand card of { $name }, at random
do-card = { $cards }
do-fight = Fight with { $cards }
do-place = On top: { $top }; to the bottom: { $bottom }
do-nothing = nothing
do-cards = { $cards }
do-choose-hero = { $targets }
do-targets = More targets: { $targets }
do-targets-none = No more targets
do-discard = Discard { $cards }
do-let-draw = Let the other draw a card
do-move-wooden-cow = To { $targets }
do-move-flexibility = Move { $cards }
do-take-total-trust = Take a second card
do-take-flexibility = From { $targets }
do-give-loot-a-burning-house = Give the card away
do-give-generosity = { $cards } to { $targets }
do-give-each = { $gifts }
do-gift = { $card } to { $name }
do-suffer = Suffer 1 damage
do-question = Question it
do-pass-bewitch = Believe it
do-draw-many = They draw as many as your wounds, and discard 1
do-draw-one = They draw 1, and discard as many as your wounds
do-use-sha = Sha on { $targets }
do-lose-hp = Lose 1 HP
do-lose-max-hp = Lose 1 maximum HP
do-heal = Heal 1
do-heal-sound-of-the-zither = All heroes heal 1
do-lose-sound-of-the-zither = All heroes lose 1 HP
do-draw = Draw 2 cards
do-ineffective = The Sha has no effect
do-fight-conqueror = Fight
do-refuse = Refuse
do-get = Take { $cards }
do-atop = Put { $cards } on the deck
do-exchange = { $cards } for { $stars }
do-rage = Drop 1 Rage
do-hp = Lose 1 HP
do-suit = { $suit }
do-number = { $number }

open-use = { $card }
open-convert = { $skill }: { $card }
open-skill = { $skill }
open-hero = A hero
open-god = A god and a kingdom
open-reforge = Reforge
open-card = An open card
open-fight = A hand card
open-place = The order of the cards
open-cards = Cards
open-choose-hero = A hero
open-targets = More targets
open-discard = Discard
open-move = Move
open-take = Take
open-give = Give
open-use-sha = Sha on somebody
open-get = Take
open-atop = Put on the deck
open-exchange = Exchange
open-end = End the Action Phase

# The words that a player types for an option, the first one shown; its id always works too.
word-hero = hero
word-god = god
word-end = end, done
word-reforge = reforge
word-pass = pass, no
word-yes = yes
word-hand = hand-card
word-card = open
word-fight = fight
word-place = place
word-cards = choose
word-targets = targets
word-discard = throw
word-let-draw = let-draw
word-move = move
word-take = take
word-give = give
word-suffer = suffer
word-question = question
word-draw-many = draw-many
word-draw-one = draw-one
word-use-sha = use-sha
word-lose-hp = lose-hp
word-lose-max-hp = lose-max-hp
word-heal = heal
word-lose = lose
word-draw = draw
word-ineffective = ineffective
word-refuse = refuse
word-get = get
word-atop = atop
word-exchange = exchange
word-rage = rage
word-hp = hp
word-suffer-sha = suffer-sha
word-use-card = use-card
word-accompany = accompany
words-between = on, to, at, and, the, for, as, with, from

# What has to be named, on the full screen.
slot-cards = the cards
slot-seats = the heroes
slot-targets = the targets
slot-second = the next hero
slot-first = the first hero
slot-third = the last hero
slot-hero = the hero
slot-kingdom = the kingdom
slot-top = for the top of the deck
slot-bottom = for the bottom of the deck
slot-stars = the Stars
slot-spade = a spade
slot-heart = a heart
slot-club = a club
slot-diamond = a diamond
slot-gift = the hero who gets this card

## What happened

event-opening = { $roles }. { $who ->
    [you] You are the Ruler.
   *[other] { $name } { AGREE($name, "is", "are") } the Ruler.
}
event-dealt-role = Your role: { $role }. { $goal }
event-sees-roles = { $who ->
    [you] From now on you see all roles.
   *[other] { $name } { AGREE($name, "sees", "see") } all roles from now on.
}
event-hero = { $who ->
    [you] You are { $hero } ({ $kingdom }, { $hp } HP).
   *[other] { $name } { AGREE($name, "is", "are") } { $hero } ({ $kingdom }, { $hp } HP).
}
event-start = The game begins.
event-round = Round { $round } begins.
event-turn = { $who ->
    [you] Your turn.
   *[other] { $name }'s turn.
}
event-phase = { $who ->
    [you] Your { $phase }.
   *[other] { $name }'s { $phase }.
}
event-skip = { $who ->
    [you] You skip your { $phase }.
   *[other] { $name } { AGREE($name, "skips", "skip") } the { $phase }.
}
event-extra-turn = { $who ->
    [you] You take an extra turn.
   *[other] { $name } { AGREE($name, "takes", "take") } an extra turn.
}
event-use = { $who ->
    [you] You use { $card }{ $on }{ $by }.
   *[other] { $name } { AGREE($name, "uses", "use") } { $card }{ $on }{ $by }.
}
event-answer = { $who ->
    [you] You use { $card } against { $against }{ $by }.
   *[other] { $name } { AGREE($name, "uses", "use") } { $card } against { $against }{ $by }.
}
event-play = { $who ->
    [you] You play { $card }{ $by }.
   *[other] { $name } { AGREE($name, "plays", "play") } { $card }{ $by }.
}
event-second = The Sha is for { $targets }.
event-ineffective = { $who ->
    [you] { $card } has no effect on you.
   *[other] { $card } has no effect on { $name }.
}
event-skill = { $who ->
    [you] You use { $skill }.
   *[other] { $name } { AGREE($name, "uses", "use") } { $skill }.
}
event-skill-forced = { $who ->
    [you] Your { $skill } takes effect.
   *[other] { $name }'s { $skill } takes effect.
}
event-reset-skill = { $who ->
    [you] Your { $skill } counts as unused again.
   *[other] { $name }'s { $skill } counts as unused again.
}
event-order = { $who ->
    [you] You are to carry out { $skill }.
   *[other] { $name } { AGREE($name, "is", "are") } to carry out { $skill }.
}
event-gain-skill = { $who ->
    [you] You gain { $skill }.
   *[other] { $name } { AGREE($name, "gains", "gain") } { $skill }.
}
event-lose-skill = { $who ->
    [you] You lose { $skill }.
   *[other] { $name } { AGREE($name, "loses", "lose") } { $skill }.
}
event-viewed-as-having = { $who ->
    [you] You count as having { $skill }.
   *[other] { $name } { AGREE($name, "counts", "count") } as having { $skill }.
}
event-incarnation = { $who ->
    [you] You show { $hero }.
   *[other] { $name } { AGREE($name, "shows", "show") } { $hero }.
}
event-token = { $who ->
    [you] You now have { $token } { $count }.
   *[other] { $name } now { AGREE($name, "has", "have") } { $token } { $count }.
}
event-damage = { $who ->
    [you] You suffer { $damage }{ $from } and have { $hp } HP.
   *[other] { $name } { AGREE($name, "suffers", "suffer") } { $damage }{ $from } and { AGREE($name, "has", "have") } { $hp } HP.
}
damage-count = { $count } { $element }damage
element-word = { $element }{ " " }
damage-from = { $whom ->
    [you] { " " }from you
   *[other] { " " }from { $source }
}
event-prevented = { $who ->
    [you] The damage to you is prevented.
   *[other] The damage to { $name } is prevented.
}
event-heal = { $who ->
    [you] You heal { $amount } and have { $hp } HP.
   *[other] { $name } { AGREE($name, "heals", "heal") } { $amount } and { AGREE($name, "has", "have") } { $hp } HP.
}
event-lose-hp = { $who ->
    [you] You lose { $amount } HP and have { $hp } HP.
   *[other] { $name } { AGREE($name, "loses", "lose") } { $amount } HP and { AGREE($name, "has", "have") } { $hp } HP.
}
event-max-hp = { $who ->
    [you] Your maximum HP is now { $max }.
   *[other] { $name }'s maximum HP is now { $max }.
}
event-set-hp = { $who ->
    [you] Your HP is now { $hp }.
   *[other] { $name }'s HP is now { $hp }.
}
event-shield = { $who ->
    [you] Your shield is now { $count }.
   *[other] { $name }'s shield is now { $count }.
}
event-chain = { $chained ->
    [yes] { $who ->
        [you] You are chained.
       *[other] { $name } { AGREE($name, "is", "are") } chained.
    }
   *[no] { $who ->
        [you] You are no longer chained.
       *[other] { $name } { AGREE($name, "is", "are") } no longer chained.
    }
}
event-flip = { $flipped ->
    [yes] { $who ->
        [you] You are flipped face down: you will miss your next turn.
       *[other] { $name } { AGREE($name, "is", "are") } flipped face down and will miss a turn.
    }
   *[no] { $who ->
        [you] You are face up again.
       *[other] { $name } { AGREE($name, "is", "are") } face up again.
    }
}
event-brink = { $who ->
    [you] You are on the brink of death.
   *[other] { $name } { AGREE($name, "is", "are") } on the brink of death.
}
event-death = { $who ->
    [you] You die{ $killed }. You were: { $role }.
   *[other] { $name } { AGREE($name, "dies", "die") }{ $killed }. Role: { $role }.
}
killed-by = { $whom ->
    [you] , killed by you
   *[other] , killed by { $killer }
}
event-penalty = { $who ->
    [you] You killed a Loyalist: you lose all your cards.
   *[other] { $name } killed a Loyalist and { AGREE($name, "loses", "lose") } all cards.
}
event-role = { $who ->
    [you] You were: { $role }.
   *[other] { $name } { AGREE($name, "was", "were") }: { $role }.
}
event-judge = { $who ->
    [you] You are judged for { $why }: { $card }.
   *[other] { $name } { AGREE($name, "is", "are") } judged for { $why }: { $card }.
}
event-replaced = { $who ->
    [you] You replace the judgement card: { $card }.
   *[other] { $name } { AGREE($name, "replaces", "replace") } the judgement card: { $card }.
}
event-judged = The judgement for { $why } is { $suit } { $rank }.
event-judged-came = The judgement for { $why } is { $suit } { $rank }: { $came }.
came-eight-trigrams-formation = { $suit ->
    [heart] it counts as a Dodge
    [diamond] it counts as a Dodge
   *[other] it is no Dodge
}
came-iron-cavalry = { $suit ->
    [heart] the Sha cannot be dodged
    [diamond] the Sha cannot be dodged
   *[other] the Sha can be dodged
}
came-unyielding = { $suit ->
    [heart] nothing comes of it
   *[other] whoever dealt the damage discards 2 hand cards or suffers 1 damage
}
came-goddess-luo = { $suit ->
    [heart] the skill ends
    [diamond] the skill ends
   *[other] the card is theirs, and they may go on
}
came-lightning-strike = { $suit ->
    [spade] 2 lightning damage
   *[other] no damage
}
came-atrocity = { $suit ->
    [spade] it heals 1
   *[other] nothing comes of it
}
came-till-the-land = { $suit ->
    [heart] it is no Field
   *[other] it becomes a Field
}
came-sad-song = { $suit ->
    [heart] the victim heals 1
    [diamond] the victim draws 2
    [club] whoever dealt the damage discards 2 cards
   *[other] whoever dealt the damage is flipped
}
event-judged-aborted = The judgement for { $why } is called off.
event-delayed = { $who ->
    [you] { $card } is resolved for you.
   *[other] { $card } is resolved for { $name }.
}
event-strikes = { $who ->
    [you] { $card } takes effect on you.
   *[other] { $card } takes effect on { $name }.
}
event-spares = { $who ->
    [you] { $card } has no effect on you.
   *[other] { $card } has no effect on { $name }.
}
event-fight = { $who ->
    [you] { $skill }: you fight a point fight with { $targets }.
   *[other] { $skill }: { $name } { AGREE($name, "fights", "fight") } a point fight with { $targets }.
}
event-fought = { $who ->
    [none] The point fight is a tie: { $values }.
    [you] You win the point fight: { $values }.
   *[other] { $name } { AGREE($name, "wins", "win") } the point fight: { $values }.
}
event-look = { $who ->
    [you] { $skill }: you look at { $cards }.
   *[other] { $skill }: { $name } { AGREE($name, "looks", "look") } at { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
event-arrange = { $who ->
    [you] You put { $top } on top of the deck and { $bottom } to its bottom.
   *[other] { $name } { AGREE($name, "puts", "put") } { $top } on top of the deck and { $bottom } to its bottom.
}
event-show = { $who ->
    [you] You show { $cards }.
   *[other] { $name } { AGREE($name, "shows", "show") } { $cards }.
}
event-questioned = { $who ->
    [you] You question { $card } of { $owner }.
   *[other] { $name } { AGREE($name, "questions", "question") } { $card } of { $owner }.
}
event-turned-up = { $who ->
    [you] Your card goes on as { $card }.
   *[other] The card of { $name } goes on as { $card }.
}
event-turned = { $who ->
    [you] You turn it into { $card }.
   *[other] { $name } { AGREE($name, "turns", "turn") } it into { $card }.
}
event-wine = { $who ->
    [you] Your next Sha this turn deals 1 more damage.
   *[other] { $name }'s next Sha this turn deals 1 more damage.
}
event-reforge = { $who ->
    [you] You reforge a card.
   *[other] { $name } { AGREE($name, "reforges", "reforge") } a card.
}
event-reshuffle = The discard pile is shuffled into the deck ({ $count } cards).
event-undo = A move was taken back.

some-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .many = { $count ->
        [one] no
       *[other] yes
    }
event-moved-draw = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } { AGREE($name, "draws", "draw") } { $cards }.
}
event-moved-discard = { $who ->
    [you] You discard { $cards }.
   *[other] { $name } { AGREE($name, "discards", "discard") } { $cards }.
}
event-moved-discard-of = { $who ->
    [you] You discard { $cards } from { $owner }.
   *[other] { $name } { AGREE($name, "discards", "discard") } { $cards } from { $owner }.
}
event-moved-destroy = { $cards } { AGREE($cards, "is", "are") } destroyed.
event-moved-give = { $who ->
    [you] You give { $cards } to { $targets }.
   *[other] { $name } { AGREE($name, "gives", "give") } { $cards } to { $targets }.
}
event-moved-take = { $who ->
    [you] You take { $cards } from { $owner }.
   *[other] { $name } { AGREE($name, "takes", "take") } { $cards } from { $owner }.
}
event-moved-get = { $who ->
    [you] You get { $cards }.
   *[other] { $name } { AGREE($name, "gets", "get") } { $cards }.
}
event-moved-get-from = { $who ->
    [you] You get { $cards } from { $owner }.
   *[other] { $name } { AGREE($name, "gets", "get") } { $cards } from { $owner }.
}
event-moved-expose = Turned up from the deck: { $cards }.
event-moved-equip = { $who ->
    [you] You are equipped with { $cards }.
   *[other] { $name } { AGREE($name, "is", "are") } equipped with { $cards }.
}
event-moved-judgement = { $who ->
    [you] { $cards } { AGREE($cards, "is", "are") } put into your judgement area.
   *[other] { $cards } { AGREE($cards, "is", "are") } put into { $name }'s judgement area.
}
event-moved-atop = { $who ->
    [you] { $cards } { AGREE($cards, "is", "are") } put on your hero.
   *[other] { $cards } { AGREE($cards, "is", "are") } put on { $name }'s hero.
}
event-moved-besides = { $who ->
    [you] { $cards } { AGREE($cards, "is", "are") } put beside your hero.
   *[other] { $cards } { AGREE($cards, "is", "are") } put beside { $name }'s hero.
}

## The end

over-SG-750 = All Rebels and Spies are dead: the Ruler and the Loyalists win.
over-SG-751 = The Ruler is dead.
over-SG-754 = The deck cannot supply any more cards: nobody wins.
won-you = You win as { $role }.
won-others = { AGREE($names, "Winner", "Winners") }: { $names }.
won-none = Nobody wins.
won-role = { $name } ({ $role })

## Why not: one sentence for each rule that a refusal may cite

why-SG-109 = The Ruler chooses one of the heroes that were offered.
why-SG-110 = You choose one of the heroes that were offered to you.
why-SG-111 = A god joins one kingdom: Wei, Shu, Wu, Neutral or Jin.
why-SG-213 = In your Action Phase you may use cards and skills that are possible now, or end the phase.
why-SG-214 = You have already used this skill in this phase.
why-SG-215 = Discard exactly as many cards as you hold above your hand limit.
why-SG-304 = Choose one of your skills that can be used now.
why-SG-306 = Only this skill can be used now, with what it asks for.
why-SG-520 = A card of this name already lies in the judgement area of this hero.
why-SG-607 = You may play a card of the name that is asked for, or nothing.
why-SG-631 = An equipment card can only be put into an empty slot of its kind.
why-SG-632 = Every card must go either on top or to the bottom, each once.
why-SG-652 = Everybody you name must get at least one card.
why-SG-649 = Choose one of your cards: of your hand, or an equipped one.
why-SG-654 = You exchange card for card: name as many on both sides.
why-SG-660 = At least one of the two must have hand cards.
why-SG-721 = Only a Peach saves a dying hero; the dying hero may also drink Wine.
why-SG-811 = You may question the card or believe it.
why-SG-812 = You have already used this skill this turn.
why-SG-815 = You may use the skill or not.
why-SG-658 = You need not use any of these cards; pass if you do not want to.
why-SG-816 = Choose as many cards as are asked for, from those offered.
why-SG-817 = Choose one of the heroes offered.
why-SG-912 = Each side chooses one hand card for the point fight.
why-SG-1005 = This hero cannot be the target of this card now: out of reach, protected, or not one it may be used on.
why-SG-1007 = These are too many targets, or none that the card may have.
why-SG-1102 = You have already used your Sha in this Action Phase.
why-SG-1125 = Discard a hand card, or the Stab Sha hits you.
why-SG-1130 = Against a Sha only a Dodge helps.
why-SG-1131 = A Dodge can only be used against a Sha.
why-SG-1142 = A Peach can only be used by a wounded hero.
why-SG-1150 = Wine can be drunk only once per turn.
why-SG-1160 = This card cannot be used.
why-SG-1205 = Without the card that you give up for it, this hero is out of your range.
why-SG-1208 = The card whose effect you are using cannot be given up for it.
why-SG-1214 = Discard a hand card, or let the other draw.
why-SG-1240 = The Wooden Cow goes to another hero without a treasure, or stays.
why-SG-1241 = Put a hand card under the Wooden Cow: without one it cannot move either.
why-SG-1317 = Take one of the cards of the Harvest.
why-SG-1319 = For Blaze one hand card is shown, and one of its suit discarded.
why-SG-1330 = The Sha of Coerce must be for a hero in the reach of the one who has the weapon.
why-SG-1333 = Only a Sha on this hero is possible now, or none.
why-SG-1371 = A Negate is used only when a tactic or another Negate is about to take effect.
why-SG-1380 = Take up to two cards, and give back as many hand cards.
why-SG-1381 = Give the shown card away, or suffer 1 damage.
why-SG-1410 = These cards do not make that card.
why-SG-1501 = A skill forbids this card now.
why-SG-1522 = Name a skill of one of your heroes.
why-SG-1662 = You cannot use this skill more often in this round.
why-SG-1531 = You cannot pay this price.
why-SG-1540 = Choose one of the options offered.
why-SG-1606 = This skill works once per game, and you have used it.

fact-card = The card: { $card }.
fact-seat = The hero: { $seat }.
fact-skill = { $skill }: { $text }
fact-distance = The distance is { $distance }; this card reaches { $reach }.
fact-most = At most { $count } may be chosen.
fact-item = This cannot be chosen here: { $item }.

## Beliefs

belief-head = What a bot in your seat would believe about the hidden roles, from what everybody has seen:
belief-seat = { $name }: { $chances }
belief-chance = { $role } { $percent }%
belief-moved = moved by: { $acts }
belief-help = help for { $name }
belief-harm = harm to { $name }
belief-none = nothing yet
belief-known = { $name }: { $role } (known)

## Samples for the help, and texts of the table that this game says in its own words

sample-why = sha cao-cao
sample-rule = SG-101
sample-word = Dodge
sample-card = dodge
help-moves =
    Moves: type the number of a choice, or what you do: "sha zhang-fei", "peach", "warrior-saint red-hare zhang-fei",
      "end". A card is named by its name, with suit and number if need be: "sha-s7" is the Sha of spades 7 (s, h, c, d;
      A, J, Q, K). Heroes by their names; a beginning that fits only one is enough. "/" separates two rows of cards.
    card NAME             also tells about heroes and skills
    pass turn             pass all reactions until this turn is over
    beliefs               what a bot in your seat believes about the hidden roles

game-ui-greet = { $game }, { $seats } players. You are { $mine }; the others are played by { $bot }.
game-ui-open = { $text }: type { $number } and what you choose, such as "{ $number } { $example }"
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

## Settings of a table

setting-deck = deck
setting-deck-battle = standard and battle cards
setting-deck-standard = standard cards only
setting-deck-extra = all cards, extras too
mix-SG-110 = There are fewer heroes in this pool than players at the table.
setting-heroes = heroes
setting-heroes-classic = classic 65
setting-heroes-all = all
setting-heroes-standard = standard 25
setting-heroes-balanced = even strength
setting-heroes-sets = whole sets
setting-heroes-list = own list
explain-heroes-classic = Standard, Wind, Fire, Forest, Mountain and Gods: the heroes that most tables know.
explain-heroes-all = Everybody, also the heroes with mechanics of their own.
explain-heroes-standard = The heroes to begin with.
explain-heroes-balanced = Only heroes with whom bots win about as often as with any other.
setting-set = sets
setting-hero = heroes on your list
setting-spies = spies
setting-spies-one = usual
setting-spies-two = two where possible
setting-ruler = who is the Ruler
setting-ruler-random = random
setting-ruler-seat-0 = first seat
setting-fallen = the fallen
setting-fallen-blind = see no roles
setting-fallen-see = see all roles
explain-fallen-see = Whoever has fallen sees who is who until the end of the game.

full-round = round
full-deck = deck
full-hp = HP
