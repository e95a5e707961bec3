# Bohaterowie Wu z przykładów instrukcji.

## Bohaterowie

hero-bu-zhi = Bu Zhi
hero-zhuge-jin = Zhuge Jin
hero-xu-shi = Xu Shi
hero-sun-luban = Sun Luban

## Zdolności

skill-great-virtue = Wielka cnota
text-great-virtue = Gdy naraz zyskasz co najmniej 2 karty, a także gdy naraz stracisz co najmniej 2 karty, możesz pozwolić innemu bohaterowi dobrać kartę.
skill-set-rebellion = Tłumienie buntu
text-set-rebellion = W swojej fazie akcji, tyle razy, ilu Buntowników żyje, pozwól bohaterowi z ekwipunkiem dobrać kartę. Ta osoba wybiera: odrzucasz jedną z jej kart ekwipunku albo bierze ona na rękę cały swój ekwipunek i otrzymuje od ciebie 1 obrażenie.
skill-delay-judgement = Odroczony osąd
text-delay-judgement = Zanim karta osądu zacznie działać, możesz pokazać swoją rękę osądzanemu bohaterowi: wybiera on jedną z twoich kart, którą zagrywasz w miejsce karty osądu.
skill-great-aid = Wielka pomoc
text-great-aid = Raz na fazę, gdy naraz zyskasz co najmniej 2 karty, możesz dać po karcie 1 lub 2 innym bohaterom.
skill-shrewdness = Przenikliwość
text-shrewdness = Poza swoją fazą akcji, po utracie czerwonych kart, dobierz kartę.
skill-divinatory-diagram = Pytanie o diagram wróżebny
text-divinatory-diagram = Raz w fazie akcji każdego innego bohatera może on dać ci kartę: możesz położyć ją na talii lub pod nią, po czym dobieracie po karcie z drugiego końca. Raz w swojej fazie akcji możesz położyć jedną ze swoich kart na talii lub pod nią, po czym dobierasz kartę z drugiego końca.
skill-eliminate = Wyrok
text-eliminate = W fazie końca innego bohatera płci męskiej, jeśli talia ma najwyżej 10 kart na każdy twój PŻ, możesz użyć na nim po kolei od góry kart Sha z talii, najwyżej tylu, ilu było graczy na początku, na dowolną odległość. Potem przetasuj talię.
skill-slander = Oszczerstwo
text-slander = Raz w swojej fazie akcji, gdy twoja Sha lub czarna zwykła taktyka ma jeden cel, możesz wybrać trzeciego bohatera, który też mógłby być jej celem. Ta osoba wybiera: daje ci kartę i to ona używa tej karty, albo także staje się jej celem.
skill-arrogance = Wyniosłość
text-arrogance = Gdy otrzymujesz obrażenia od bohatera płci męskiej, możesz odrzucić kartę ekwipunku, aby zmniejszyć je o 1.

## Słowa


ask-choose-set-rebellion = Tłumienie buntu { GEN($owner) }: pozwalasz odrzucić jedną ze swoich kart ekwipunku czy bierzesz je wszystkie na rękę i otrzymujesz 1 obrażenie?
ask-choose-delay-judgement = Odroczony osąd: która karta { GEN($owner) } zostaje kartą osądu?
ask-choose-great-aid = Wielka pomoc: dajesz kartę jeszcze jednemu bohaterowi?
ask-choose-divinatory-diagram = Gdzie kładziesz kartę?
ask-choose-slander = Oszczerstwo { GEN($owner) }: dajesz kartę i to ty używasz karty { $card } czy także stajesz się jej celem?

do-let-discard = Pozwól odrzucić kartę ekwipunku
do-suffer-set-rebellion = Weź cały ekwipunek na rękę i otrzymaj 1 obrażenie
do-give-great-aid = { $cards } dla { GEN($targets) }
do-give-slander = Daj { ACC($cards) } i przejmij użycie
do-become-target = Też zostań celem
do-on-top = Na wierzch talii
do-to-bottom = Na spód talii

word-let-discard = daj-odrzucić
word-become-target = zostań-celem
word-on-top = na-wierzch
word-to-bottom = na-spód

event-user = { $who ->
    [you] Teraz to ty używasz { GEN($card) }.
   *[other] { $name } { AGREE($name, "używa", "używają") } teraz { GEN($card) }.
}
