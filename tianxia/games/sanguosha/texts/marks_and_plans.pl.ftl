# Bohaterowie znaczonych kart i ukrytych planów oraz ich zdolności.

hero-ke-bineng = Ke Bineng
hero-xu-gong-retainers = Ludzie Xu Gonga

skill-raiders = Najeźdźcy
text-raiders = Na początku fazy akcji możesz oznaczyć dowolne karty z ręki do końca tury; twoje oznaczone karty liczą się jako Sha i nie obowiązuje ich limit. Gdy Sha z oznaczonej karty zada obrażenia, pokaż wszystkie oznaczone karty: zraniony może wymienić na nie wszystkie karty z ręki.
skill-hidden-edge = Ukryta krawędź
text-hidden-edge = Raz w grze, w fazie początku, możesz położyć Ukryte ostrze spoza gry w swojej strefie ekwipunku; zastępuje ono twoją broń i skarb.
skill-avenge = Pomsta
text-avenge = Gdy otrzymasz obrażenia od innego bohatera z kartami na ręce, możesz sprawić, że pokaże losową z nich, i oznaczyć ją na stałe. Twoja Sha zadaje o 1 obrażenie więcej bohaterowi, który ma taką kartę na ręce.

ask-may-raiders = Najeźdźcy: czy wymieniasz wszystkie karty z ręki na oznaczone karty ({ $owner })?
event-mark = { $who ->
    [you] Oznaczone na twojej ręce ({ $skill }): { $cards }.
   *[other] { $name }, oznaczone na ręce ({ $skill }): { $cards }.
}
