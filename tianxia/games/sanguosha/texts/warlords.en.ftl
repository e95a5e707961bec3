# Warlords and their captains, and the mechanics that they bring.

## Heroes

hero-gongsun-fan = Gongsun Fan
hero-yan-gang = Yan Gang
hero-zhang-ning = Zhang Ning
hero-qiao-rui = Qiao Rui

## Skills

skill-return-to-help = Return to Help
text-return-to-help = In your Action Phase, after a card you used is resolved, if you have not openly got a card of its type in this phase, you can show a hand card of a hero, by position: if it is of the same type, you get it; if not, it is discarded and they draw a card. Guerrilla Warfare (they are in your range and you are not in theirs): you can deal them 1 damage.
skill-take-the-seal = Take the Seal
text-take-the-seal = After you get a card of another hero, if you are in anybody's range, the distance of others to you grows by 1. After you deal or suffer damage, if you are in nobody's range, it shrinks by 1. The changes add up and last all game.
skill-straight-charge = Straight Charge
text-straight-charge = In your End Phase, you can choose another hero and turn up as many cards of the deck as there are heroes within distance 1 of you: you use each Sha among them on that hero, one after the other, at any distance. Fight with Hands (you are in each other's range): you can also use each tactic among them, with only that hero or yourself as targets. What was not used goes to the discard pile.
skill-vanguard = Vanguard
text-vanguard = In your Action Phase, after your Sha or damage tactic deals damage to another hero, you can let them choose: they draw a card, and until your next turn your distance to others is 1 shorter; or you draw a card, and until your next turn their distance to you is 1 shorter.
skill-falling-star = Falling Star
text-falling-star = Once in your Action Phase, you can lose 1 HP and cast a spell: choose X from 1 to 3, and after that many ends of turns you can turn up the top 2X cards of the deck. You can then give the black ones to another hero; if they are X or more, you deal that hero X lightning damage.
skill-gather-dust = Gather Dust
text-gather-dust = In your End Phase, if others have more hand cards and others have more HP than you, you can let every hero discard a card, in turn order: you get the red ones.
skill-narrow-might = Narrow Might
text-narrow-might = The game begins with 2 random basic cards of the deck on your hero as Might, which you use and play like hand cards. At the start of your turn all Might is put into the discard pile. In your Beginning Phase, you can act recklessly: choose X from 1 to 4 and put the top X + 1 cards of the deck on your hero as Might; at the end of the turn you discard X cards or lose 1 maximum HP.
skill-last-resort = Last Resort
text-last-resort = Once a turn, after you use or play Might, you draw a card. While you have no Might, damage to you is 1 higher.

token-falling-star = Falling Star
explain-token-falling-star = A token of the spell; one falls at the end of every turn.
label-might = Might

## Questions

ask-may-return-to-help = Guerrilla Warfare: do you deal { $owner } 1 damage?
ask-may-straight-charge = Fight with Hands: do you also use the tactics that lie open, on { $owner } or yourself?
ask-may-falling-star = The last token of Falling Star is gone. Do you carry out the spell?
ask-choose-return-to-help = Which card of your hand do you show?
ask-choose-straight-charge = Straight Charge: on whom do you use { $card }?
ask-choose-vanguard = Vanguard of { $owner }: who draws a card, and who comes nearer to whom?
ask-choose-falling-star = Falling Star: for how many turns do you cast it?
ask-choose-falling-star-hero = { $count ->
    [one] Falling Star: who gets the black card?
   *[other] Falling Star: who gets the { $count } black cards?
}
ask-choose-gather-dust = Gather Dust: which card do you discard?
ask-choose-narrow-might = Narrow Might: how many cards do you stake?
ask-choose-narrow-might-discard = { $count ->
    [one] You acted recklessly: you discard a card, or lose 1 maximum HP.
   *[other] You acted recklessly: you discard { $count } cards, or lose 1 maximum HP.
}
do-draw-vanguard = Draw a card; they are nearer to everybody
do-let-draw-vanguard = They draw a card; you are nearer to them

## Why not

why-SG-948 = Guerrilla Warfare is for a hero who is in your range while you are not in theirs.
why-SG-949 = Fight with Hands is for a hero with whom you are in each other's range.
why-SG-955 = You choose X from 1 to 3.
why-SG-957 = The spell is carried out when its last token is gone.
why-SG-959 = You discard as many cards as you staked, or lose 1 maximum HP.
