# Strategists of Shu and their skills.

hero-mou-ma-chao = MOU Ma Chao
hero-mou-zhang-fei = MOU Zhang Fei
hero-mou-zhao-yun = MOU Zhao Yun
hero-mou-jiang-wei = MOU Jiang Wei

skill-iron-cavalry-mou = Iron Cavalry (MOU)
text-iron-cavalry-mou = After your Sha targets another hero, you can make it inescapable for them and their non-passive skills invalid this turn; then play a Strategy Game with them. If you succeed in (1), take a card of theirs; if you succeed in (2), draw 2 cards.
skill-roar-mou = Roar (MOU)
text-roar-mou = Your Sha are unlimited; while you have a weapon they have no distance limit. The second and each later Sha that you use in an Action Phase is inescapable and deals 1 more damage, and its targets' non-passive skills are invalid this turn; after it deals damage to a hero who is alive, you lose 1 HP and discard a random hand card.
skill-joint-strike = Joint Strike
text-joint-strike = In your Beginning Phase, you can Team Up with another hero. If it succeeded by their next End Phase, you can then count as using a Sha on up to 3 other heroes at any distance; after it deals damage, draw as many cards.
skill-dragon-courage-mou = Dragon Courage (MOU)
text-dragon-courage-mou = Charge 1/3. You can drop 1 charge to use or play a Sha as Dodge or a Dodge as Sha; if it is used, draw a card. At the end of each hero's turn, you gain 1 charge.
skill-pile-up-merit = Pile up Merit
text-pile-up-merit = In your Beginning Phase, you can Team Up with another hero. If it succeeded by their next End Phase, then until your next End Phase your Dragon Courage turns any basic card into any basic card and always draws a card.
skill-provoke-mou = Provoke (MOU)
text-provoke-mou = Charge 4/4. Once in your Action Phase, you can choose up to as many other heroes as you have charges: each in turn uses a Sha on you at any distance or gives you a card. Then drop as many charges. After you discard cards in your Discard Phase, you gain as many charges.
skill-legacy-mou = Legacy (MOU)
text-legacy-mou = In your Beginning Phase, if you have dropped 4 or more charges with Provoke in this game: lose 1 maximum HP and give other heroes of your choice, at least one, a Northern Campaign token. Until your next turn, the cards they use can target only you or themselves.
skill-northern-campaign = Northern Campaign
text-northern-campaign = The cards you use can target only yourself and whoever gave you this token.

kind-charge = charge skill
token-charge = Charge
token-northern-campaign = Northern Campaign
explain-token-charge = Paid for charge skills; shared by all of them.
explain-token-northern-campaign = Given by MOU Jiang Wei: cards of its bearer can target only the bearer and Jiang Wei.

ask-choose-iron-cavalry-mou = Strategy Game: (1) or (2)? MOU Ma Chao succeeds if you choose differently: in (1) they take a card, in (2) they draw 2.
ask-choose-joint-strike-common-enemy = Team Up: which condition do you two try to meet?
ask-choose-joint-strike = Joint Strike: on whom do you use the Sha?
ask-choose-pile-up-merit = Team Up: which condition do you two try to meet?
ask-choose-provoke-mou = Provoke: which card do you give?
ask-choose-legacy-mou = Legacy: who gets a Northern Campaign token?
do-common-enemy = Common Enemy: deal 4 damage together
do-progress-together = Progress Together: draw 8 cards together
do-distribute-the-treasury = Distribute the Treasury: discard cards of all 4 suits together
do-join-forces = Join Forces: use or play cards of all 4 suits together
word-common-enemy = common-enemy
word-progress-together = progress-together
word-distribute-the-treasury = distribute-the-treasury
word-join-forces = join-forces
condition-common-enemy = Common Enemy
condition-progress-together = Progress Together
condition-distribute-the-treasury = Distribute the Treasury
condition-join-forces = Join Forces

event-team-up = { $who ->
    [you] You team up with { $targets }: { $condition }.
   *[other] { $name } { AGREE($name, "teams", "team") } up with { $targets }: { $condition }.
}
event-team-up-ends = { $succeeded ->
    [yes] { $condition }: { $who ->
        [you] you and { $targets } have succeeded.
       *[other] { $name } and { $targets } have succeeded.
    }
   *[no] { $condition }: { $who ->
        [you] you and { $targets } have failed.
       *[other] { $name } and { $targets } have failed.
    }
}

why-SG-972 = Choose one of the four conditions.
