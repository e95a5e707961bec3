# Heroes who call others to council, and their skills.

hero-liu-hong = Liu Hong
hero-chronicle-jiang-wei = Jiang Wei (chronicle)

skill-court-dispute = Court Dispute
text-court-dispute = In your Beginning Phase, you can let all other heroes with hand cards deliberate. Red: those who showed red heal 1. Black: those who showed red lose 1 HP. If all showed the same colour, draw as many cards as heroes took part.
skill-levy = Levy
text-levy = After another Neutral hero draws outside their Draw Phase and not by this skill, they can draw a card, twice per turn. In your End Phase, you can take a card of each other Neutral hero.
skill-great-favour = Great Favour
text-great-favour = Once per game, in your Action Phase, you can choose another hero, who gains Unbridled and Domineering. When you die, that hero loses all their skills and discards all hand cards.
skill-unbridled = Unbridled
text-unbridled = At the start of your Judgement Phase, if cards lie in your judgement area, you can discard 2 hand cards to discard one of them.
skill-domineering = Domineering
text-domineering = In your Beginning Phase, draw a card. You may use 1 more Sha in each Action Phase.
skill-boast-of-campaigns = Boast of Campaigns
text-boast-of-campaigns = Once in your Action Phase, you can show a hand card: all heroes with at most your maximum HP deliberate, you among them. If the result is the colour of that card, up to 2 of them draw to their maximum HP; if it is the other one, you get 2 Shadows. If nobody else showed your colour, you can change your kingdom to Wei or Shu.
skill-counterplot = Counterplot
text-counterplot = While you are of Wei: after you deliberated, heroes who showed another colour than you cannot use or play cards of their colour this turn, and you can use a Shadow as Catch off Guard on one of them.
skill-vanguard-choice = Vanguard Choice
text-vanguard-choice = While you are of Shu, you can use a Shadow as Stab Sha; it has no distance limit and is countless.

ask-choose-court-dispute = Court Dispute: which hand card do you show? Red or black, the majority decides.
ask-choose-boast-of-campaigns-cards = Boast of Campaigns: which hand card do you show? Red or black, the majority decides.
ask-choose-boast-of-campaigns-hero = Boast of Campaigns: who draws to their maximum HP? Choose up to 2.
ask-choose-boast-of-campaigns-kingdom = Boast of Campaigns: do you change your kingdom?
ask-choose-counterplot = Counterplot: do you use a Shadow as Catch off Guard?
ask-may-levy = Levy of { $owner }: do you draw a card?
do-kingdom = { $kingdom }
open-kingdom = A kingdom
word-kingdom = kingdom

event-deliberated = { $result ->
    [red] { $skill }: { $red } red, { $black } black. Red it is.
    [black] { $skill }: { $red } red, { $black } black. Black it is.
   *[none] { $skill }: { $red } red, { $black } black. Nothing follows.
}
event-kingdom = { $who ->
    [you] You are of { $kingdom } now.
   *[other] { $name } { AGREE($name, "is", "are") } of { $kingdom } now.
}

why-SG-938 = Everyone who takes part shows one hand card, all at the same time.
