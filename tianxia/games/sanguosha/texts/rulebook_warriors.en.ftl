# Warriors whom the rulebook's examples name.

## Heroes

hero-cheng-pu = Cheng Pu
hero-li-yi-xie-jing = Li Yi & Xie Jing
    .many = yes
hero-gao-shun = Gao Shun
hero-mou-gao-shun = MOU Gao Shun

## Skills

skill-pestilent-fire = Pestilent Fire
text-pestilent-fire = When you use a normal Sha, you can make it a Fire Sha; if it then deals damage, you lose 1 HP when it is over. Your Fire Sha can have 1 more target.
skill-vintage-wine = Vintage Wine
text-vintage-wine = In your End Phase, if no Vintage lies on your hero, you can put any Sha from your hand there as Vintage. On a hero's brink of death you can put 1 Vintage away: they count as using a Wine.
skill-battle-array = Battle Array
text-battle-array = Switch. On your turn: (1) your black basic cards count as Duel, and when you use one so you take a card of each target; (2) your red basic cards count as Sha, which you can use without limit. Each of them that you use or play turns the other side up.
skill-storm-the-camp = Storm the Camp
text-storm-the-camp = Once in your Action Phase, fight a point fight with another hero. If you win, this turn you ignore the armor of this hero, and your cards on them have no distance limit and no other limit; if not, you cannot use Sha this turn.
skill-abstinence = Abstinence
text-abstinence = Your Wine cards count as Sha.
skill-break-the-ranks = Break the Ranks
text-break-the-ranks = Once in your Action Phase, choose another hero: this phase your cards on them have no distance limit, and when your Sha targets them you can fight a point fight. If you win, this Sha ignores their armor and does not count for the limit, and they suffer 1 damage, unless you have dealt them 2 this way this turn. Won or not: if they fought with a Sha, you get it; if it was their last hand card, this Sha deals them 1 more damage.
skill-no-wine = No Wine
text-no-wine = Your Wine cards count as Sha. Damage of a Sha with Wine that you suffer becomes 1. The others cannot use Wine on your turn. In your point fights the Wine of your opponent has the value A.

## Words

kind-switch = switch
label-vintage = Vintage

why-SG-1103 = You have used your Sha of this phase: now you can only use it on a hero against whom there is no limit.

event-switch = { $who ->
    [you] Your { $skill } now shows side ({ $side }).
   *[other] { $skill } of { $name } now shows side ({ $side }).
}
