# Heroes of sieges and their skills.

hero-mou-cao-ren = MOU Cao Ren
hero-shen-pei = Shen Pei
hero-xu-sheng = Xu Sheng

skill-hold-and-shield = Hold and Shield
text-hold-and-shield = Once in your Action Phase, while you are face up, you can discard 1 or 2 cards: you are flipped and gain as many shields. After you suffer damage while face down, choose: you are flipped, or gain 1 shield. After you are flipped face up, draw as many cards as you have shields.
skill-raise-the-siege = Raise the Siege
text-raise-the-siege = Once in your Action Phase, you can lose 1 shield and choose another hero: look at their hand and take a card of it.
skill-guard-ye = Guard Ye
text-guard-ye = Once per turn, when another hero's card targets only you, you can take a Countermeasure against them: if you succeed, the card is cancelled, and after it is resolved you get it.
skill-stern-and-straight = Stern and Straight
text-stern-and-straight = In your Beginning Phase, you can choose 1 or 2 other heroes and discard a card from the areas of each. If you have suffered damage since the end of your last turn, this skill is invalid this turn.
skill-break-the-army = Break the Army
text-break-the-army = In your Action Phase, after your Sha targets a hero, you can put 1 to X of their cards face down beside their hero, hidden from all (X = their HP). At the end of this turn they get them back.

ask-choose-hold-and-shield = Hold and Shield: are you flipped, or do you gain a shield?
ask-choose-raise-the-siege = Raise the Siege: which card do you take?
ask-choose-guard-ye = Countermeasure: (1) or (2)? Shen Pei cancels the card if you both choose the same.
ask-may-break-the-army = Break the Army: do you put one more card of { $owner } aside?
do-flip = You are flipped
do-shield = Gain 1 shield
do-first = (1)
do-second = (2)
word-flip = flip
word-shield = shield
word-first = 1st, first
word-second = 2nd, second

event-sealed = { $who ->
    [you] { $skill }: you chose ({ $mine }), { $targets } chose ({ $theirs }).
   *[other] { $skill }: { $name } chose ({ $mine }), { $targets } chose ({ $theirs }).
}
event-moved-hidden = { $who ->
    [you] Beside your hero, hidden from all: { $cards }.
   *[other] Beside { $name }, hidden from all: { $cards }.
}
table-hidden-besides = { $count ->
    [one] , 1 card hidden beside the hero
   *[other] , { $count } cards hidden beside the hero
}

why-SG-961 = Both choose (1) or (2), secretly and at the same time.
why-SG-962 = Both choose (1) or (2), secretly and at the same time.
