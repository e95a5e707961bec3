# The heroes of Jin, hidden at first.

hero-jin-sima-yi = Sima Yi of Jin
hero-jin-zhang-chunhua = Zhang Chunhua of Jin
hero-jin-yang-huiyu = Yang Huiyu of Jin
kind-stealth = stealth skill

skill-disloyal = Disloyal
text-disloyal = When you are revealed in another hero's turn, you can take a card from them.
skill-hawk-eye = Hawk Eye
text-hawk-eye = In your Action Phase, you always see as many top cards of the deck as your maximum HP.
skill-great-ambition = Great Ambition
text-great-ambition = Once per game, in your Action Phase, turn up the top card of the deck and use it, if you can; repeat this until a card cannot be used.
skill-expediency = Expediency
text-expediency = In your Action Phase, the first time you use or play a hand card of each suit, you can look at as many top cards of the deck as your maximum HP, take one of another suit and put the rest back on top in any order. In your Action Phase, you can use at most as many hand cards that are no equipment as your maximum HP.
skill-wise-mind = Wise Mind
text-wise-mind = In your Draw Phase, instead of drawing you can look at as many top cards of the deck as the last digit of the number of its cards: take half of them (rounded down) and put the rest under the deck.
skill-cold-clear = Cold and Clear
text-cold-clear = At the end of another hero's turn, if their HP and hand cards together are at least the last digit of the number of cards in the deck, you can use a card as Ice Sha on them, at any distance. The first time on each hero, you draw a card.
skill-solemn-harmony = Solemn Harmony
text-solemn-harmony = When you are revealed in another hero's turn, all damage to you is prevented until the end of that turn.
skill-gentle-bearing = Gentle Bearing
text-gentle-bearing = When you are revealed, choose a hero: they draw (at most 5) or discard until they have as many hand cards as HP.
skill-kind-severity = Kind Severity
text-kind-severity = When a hero uses their second card in their own turn, if it is a basic card or a normal tactic, you can discard a card: it loses all its targets.
skill-talented-lady = Talented Lady
text-talented-lady = At the end of your turn, if you have neither lost HP nor suffered damage since the end of your last turn, you draw 2 cards.

event-hidden-hero = { $who ->
    [you] You stay hidden for now.
   *[other] { $name } { AGREE($name, "stays", "stay") } hidden for now.
}

ask-choose-great-ambition = Great Ambition: on whom do you use { $card }?
ask-choose-expediency = Expediency: you see { $cards }. Which one do you take?
ask-choose-expediency-on-top = Expediency: in which order do the others lie on the deck? The first one lies uppermost.
ask-choose-wise-mind = { $count ->
    [one] Wise Mind: which card do you take?
   *[other] Wise Mind: which { $count } cards do you take?
}
ask-choose-wise-mind-to-bottom = Wise Mind: in which order do the others lie under the deck? The last one lies lowest.
ask-choose-gentle-bearing = Gentle Bearing: whose hand is brought to their HP?
ask-choose-gentle-bearing-cards = { $count ->
    [one] Gentle Bearing: which card do you discard?
   *[other] Gentle Bearing: which { $count } cards do you discard?
}
do-on-top-expediency = On the deck: { $top }
do-to-bottom-wise-mind = Under the deck: { $bottom }
open-on-top = The order on the deck
open-to-bottom = The order under the deck

why-SG-925 = You discard down to that number of hand cards.
why-SG-926 = Choose a hero whose hand would change.
table-in-hiding = , hidden

hero-jin-sima-shi = Sima Shi of Jin
skill-veiled = Veiled
text-veiled = When you are revealed in another hero's turn, you can lower their hand limit by 2 this turn.
skill-exterminate = Exterminate
text-exterminate = Once a turn, when you deal another hero less damage than they have HP, you can lose 1 HP: the damage becomes as much as their HP, and when it is resolved they heal by as much as it was raised.
skill-composure = Composure
text-composure = At the end of your turn, you heal to your maximum HP, then draw up to your maximum HP (at most 5 cards), and these cards are marked. At the start of your next Action Phase, you lose as much HP as you healed and discard all cards so marked.
skill-sharp-plan = Sharp Plan
text-sharp-plan = Once in the Action Phase of each other Jin hero, they can give you a basic card or tactic that deals damage.
