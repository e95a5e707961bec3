# Heroes of the wars after the Yellow Turbans and their skills.

hero-huangfu-song = Huangfu Song
hero-niu-fu-dong-xie = Niu Fu & Dong Xie
    .many = yes

skill-order-the-army = Order the Army
text-order-the-army = At the start of your Action Phase, you can Manage Troops on yourself. After you get its reward, you can let another hero have one too.
skill-seize-the-chance = Seize the Chance
text-seize-the-chance = When you deal elemental damage to another hero, if your hand is not the only largest, you can look at their hand: they discard all its red cards and draw as many.
skill-quell-revolt = Quell Revolt
text-quell-revolt = Once per turn, when the result of a judgement is a spade, you can abort the judgement: get the judgement card, or count as using a Fire Sha on the judged hero at any distance.
skill-army-camp = Army Camp
text-army-camp = At the start of the game and after another hero dies, you can give Ferocious Army to a hero. After another hero with it deals damage, you gain as many Tyranny tokens.
skill-ferocious-raid = Ferocious Raid
text-ferocious-raid = Once in your Action Phase, you can discard X cards to deal 1 damage to another hero (X = 5 less your Tyranny).
skill-crafty-phoenix = Crafty Phoenix
text-crafty-phoenix = At the start of your Action Phase, you can drop 1 to 3 Tyranny: this turn your hand limit is as much higher, and as many of the cards you use next have no distance limit, are countless and inescapable.
skill-ferocious-army = Ferocious Army
text-ferocious-army = Once per turn, after you deal damage, every hero with Ferocious Army draws a card.

token-tyranny = Tyranny
explain-token-tyranny = Gained for damage dealt and suffered by heroes with a tyranny skill, at most 5; it pays for their skills.

ask-choose-order-the-army-go-forward = Manage Troops: which condition do you set for this turn?
ask-choose-order-the-army-hero = Order the Army: who else gets a reward?
ask-choose-order-the-army-draw = Manage Troops: which reward do you take?
ask-choose-quell-revolt = Quell Revolt: do you get the judgement card, or use a Fire Sha on { $owner }?
ask-choose-crafty-phoenix = Crafty Phoenix: how many Tyranny tokens do you drop?
do-go-forward = Go Forward: use at least 3 cards in your Action Phase, with ever higher numbers
do-change-formation = Change Formation: use at least 2 cards in your Action Phase, all of one suit
do-halt = Halt: discard at least 2 cards in your Discard Phase, all of different suits
do-get-quell-revolt = Get the judgement card
do-use-sha-quell-revolt = Use a Fire Sha
do-drop-1 = Drop 1
do-drop-2 = Drop 2
do-drop-3 = Drop 3
word-go-forward = go-forward
word-change-formation = change-formation
word-halt = halt
word-drop-1 = drop-1
word-drop-2 = drop-2
word-drop-3 = drop-3
condition-go-forward = Go Forward
condition-change-formation = Change Formation
condition-halt = Halt

event-manage-troops = { $who ->
    [you] Your troops are to meet this condition: { $condition }.
   *[other] The troops of { $name } are to meet this condition: { $condition }.
}
event-troops-managed = { $who ->
    [you] { $condition }: you have met the condition.
   *[other] { $condition }: { $name } { AGREE($name, "has", "have") } met the condition.
}

why-SG-931 = Choose one of the three conditions.
why-SG-935 = The reward is to draw 2 cards, or to heal 1 if you are wounded.
