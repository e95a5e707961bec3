# Wei heroes whom the examples of the rulebook name.

hero-zhong-yuan = Zhong Yao
hero-wang-lang = Wang Lang
hero-cao-zhi = Cao Zhi
hero-zhu-ling = Zhu Ling

skill-worship-ink = Worship Ink
text-worship-ink = When you need or want to use a basic card of a name that you have not used this turn, you can put a black card that is not basic, from your hand or equipment, on top of the deck: you are viewed as using that card.
skill-assist-and-settle = Assist and Settle
text-assist-and-settle = After another hero targets somebody with a spade card on their own turn, if nobody has suffered damage this turn, you can let one of the targets draw a card.
skill-wagging-tongue = Wagging Tongue
text-wagging-tongue = Once in your Action Phase, choose up to 3 other heroes with hand cards and fight a point fight with each of them, all with one and the same hand card. Each time you do not win, you gain 1 Tongue; with the 7th you die. Then each of the two who did not win discards a card or lets you draw one.
skill-stirring-words = Stirring Words
text-stirring-words = When your card in a point fight is revealed and its value is not above the number of your Tongues, you can raise it by that number; then you can use Wagging Tongue once more in this phase.
skill-falling-bloom = Falling Bloom
text-falling-bloom = After clubs of another hero go to the discard pile because they were discarded or were that hero's judgement cards, you can take them.
skill-wine-poetry = Wine Poetry
text-wine-poetry = When you need to use Wine and are face up, you can flip yourself: you are viewed as using Wine. After you suffer damage while face down, you can flip yourself.
skill-anticipate-war = Anticipate War
text-anticipate-war = Once in your Action Phase, discard a card and lose 1 HP. Until the end of the turn, if it was basic, you can use basic cards as Sha, Wine or Peach, and the first one hurts, strengthens or heals by 1 more; if it was a tactic, your cards cannot be negated, and you draw 3; if it was equipment, whoever is the only target of your Sha discards 2 cards, and you take one of these.

ask-choose-worship-ink = Worship Ink: which card do you use?
ask-choose-wagging-tongue = You did not win: you discard a card, or { $owner } draws one.
do-let-draw-wagging-tongue = Wang Lang draws a card
ask-choose-anticipate-war-cards = { $count ->
    [one] Anticipate War: choose 1 card.
   *[other] Anticipate War: which { $count } cards do you discard?
}
