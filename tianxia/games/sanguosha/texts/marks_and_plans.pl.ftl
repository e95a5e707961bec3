# Bohaterowie znaczonych kart i ukrytych planów oraz ich zdolności.

hero-ke-bineng = Ke Bineng
hero-xu-gong-retainers = Ludzie Xu Gonga
    .many = yes

skill-raiders = Najeźdźcy
text-raiders = Na początku fazy akcji możesz oznaczyć dowolne karty z ręki do końca tury; twoje oznaczone karty liczą się jako Sha i nie obowiązuje ich limit. Gdy Sha z oznaczonej karty zada obrażenia, pokaż wszystkie oznaczone karty: zraniony może wymienić na nie wszystkie karty z ręki.
skill-hidden-edge = Ukryta krawędź
text-hidden-edge = Raz w grze, w fazie początku, możesz położyć Ukryte ostrze spoza gry w swojej strefie ekwipunku; zastępuje ono twoją broń i skarb.
skill-avenge = Pomsta
text-avenge = Gdy otrzymasz obrażenia od innego bohatera z kartami na ręce, możesz sprawić, że pokaże losową z nich, i oznaczyć ją na stałe. Twoja Sha zadaje o 1 obrażenie więcej bohaterowi, który ma taką kartę na ręce.

ask-may-raiders = Najeźdźcy: czy wymieniasz wszystkie karty z ręki na oznaczone karty { GEN($owner) }?
event-mark-none = { $who ->
    [you] { $skill }: na twojej ręce nie ma nic do oznaczenia.
   *[other] { $skill }: { $name } nie { AGREE($name, "ma", "mają") } na ręce nic do oznaczenia.
}
event-mark = { $who ->
    [you] { $skill }, oznaczone karty na twojej ręce: { $cards }.
   *[other] { $skill }, oznaczone karty na ręce { GEN($name) }: { $cards }.
}

hero-guo-xun = Guo Xun
skill-check-the-advance = Powstrzymanie pochodu
text-check-the-advance = W fazie końca możesz dowolnie wiele razy uknuć plan. Gdy twoja Sha albo uknuta karta ma za cel tylko jednego innego bohatera, możesz sprawić, że nie liczy się do limitu, i wziąć jego kartę; może on wtedy zwiększyć twoją odległość do siebie o 2 w tej turze.
skill-ambush-strike = Cios z zasadzki
text-ambush-strike = Raz w grze, w fazie akcji, jeśli w twoim zasięgu jest dokładnie jeden bohater, możesz zadać mu tyle obrażeń, ile wynosi twój zasięg, najwyżej tyle, ilu jest graczy.

ask-choose-check-the-advance = Powstrzymanie pochodu: którą kartę z ręki odkładasz do planu?
ask-choose-premeditation = Czy używasz tej uknutej karty, czy odkładasz ją ze wszystkimi pozostałymi?
ask-may-check-the-advance = Powstrzymanie pochodu: czy w tej turze { $owner } { AGREE($owner, "ma", "mają") } być o 2 dalej od ciebie?
do-put-away = Odłóż wszystkie uknute karty
do-premeditated = Zakryta uknuta karta
do-premeditated-flexibility = Zakryta uknuta karta: { $targets }
open-premeditated = Uknuta karta
word-put-away = odłóż
word-premeditated = uknuta
event-moved-premeditated = { $who ->
    [you] Zakryte w twojej strefie osądu: { $cards }.
   *[other] { $name }, zakryte w strefie osądu: { $cards }.
}
table-marked = , oznaczone na ręce: { $cards }
table-premeditated-known = Twoje uknute karty: { $cards }
table-premeditated = { $count ->
    [one] , 1 uknuta karta
   *[other] , uknute karty: { $count }
}
why-SG-965 = Użyj uknutej karty albo odłóż ją razem z resztą.
