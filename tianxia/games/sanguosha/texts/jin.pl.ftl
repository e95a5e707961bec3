# Bohaterowie Jin, na początku ukryci.

hero-jin-sima-yi = Sima Yi z Jin
hero-jin-zhang-chunhua = Zhang Chunhua z Jin
hero-jin-yang-huiyu = Yang Huiyu z Jin
kind-stealth = zdolność skryta

skill-disloyal = Nielojalność
text-disloyal = Gdy ujawniasz się w turze innego bohatera, możesz zabrać mu kartę.
skill-hawk-eye = Jastrzębi wzrok
text-hawk-eye = W fazie akcji stale widzisz tyle wierzchnich kart talii, ile masz maksymalnych PŻ.
skill-great-ambition = Wielka ambicja
text-great-ambition = Raz w grze, w fazie akcji, odsłoń wierzchnią kartę talii i użyj jej, jeśli możesz; powtarzaj to, aż trafisz na kartę, której nie da się użyć.
skill-expediency = Doraźność
text-expediency = W fazie akcji, gdy pierwszy raz używasz lub zagrywasz kartę z ręki w danym kolorze, możesz obejrzeć tyle wierzchnich kart talii, ile masz maksymalnych PŻ, wziąć jedną w innym kolorze i odłożyć resztę na wierzch w dowolnej kolejności. W fazie akcji możesz użyć z ręki najwyżej tylu kart niebędących ekwipunkiem, ile masz maksymalnych PŻ.
skill-wise-mind = Mądry umysł
text-wise-mind = W fazie dobierania możesz zamiast dobierać obejrzeć tyle wierzchnich kart talii, ile wynosi ostatnia cyfra liczby jej kart: połowę z nich (w dół) bierzesz, resztę odkładasz na spód.
skill-cold-clear = Chłód i jasność
text-cold-clear = Na koniec tury innego bohatera, jeśli jego PŻ i karty na ręce dają razem co najmniej ostatnią cyfrę liczby kart talii, możesz użyć na nim karty jako Lodowej Sha, z każdej odległości. Za pierwszym razem wobec każdego bohatera dobierasz kartę.
skill-solemn-harmony = Powaga i zgoda
text-solemn-harmony = Gdy ujawniasz się w turze innego bohatera, do końca tej tury nie otrzymujesz żadnych obrażeń.
skill-gentle-bearing = Łagodne obejście
text-gentle-bearing = Gdy się ujawniasz, wybierz bohatera: dobiera (najwyżej 5) lub odrzuca karty, aż ma na ręce tyle kart, ile PŻ.
skill-kind-severity = Dobrotliwa surowość
text-kind-severity = Gdy bohater używa drugiej karty w swojej turze i jest to karta podstawowa lub zwykła taktyka, możesz odrzucić kartę: traci ona wszystkie cele.
skill-talented-lady = Utalentowana dama
text-talented-lady = Na koniec swojej tury, jeśli od końca poprzedniej ani nie tracisz PŻ, ani nie otrzymujesz obrażeń, dobierasz 2 karty.

event-hidden-hero = { $who ->
    [you] Na razie pozostajesz w ukryciu.
   *[other] { $name } na razie { AGREE($name, "pozostaje", "pozostają") } w ukryciu.
}

ask-choose-great-ambition = Wielka ambicja: na kim używasz { GEN($card) }?
ask-choose-expediency = Doraźność: widzisz { ACC($cards) }. Którą bierzesz?
ask-choose-expediency-on-top = Doraźność: w jakiej kolejności pozostałe leżą na talii? Pierwsza leży na wierzchu.
ask-choose-wise-mind = { $count ->
    [one] Mądry umysł: którą kartę bierzesz?
    [few] Mądry umysł: które { $count } karty bierzesz?
   *[other] Mądry umysł: które { $count } kart bierzesz?
}
ask-choose-wise-mind-to-bottom = Mądry umysł: w jakiej kolejności pozostałe leżą pod talią? Ostatnia leży najniżej.
ask-choose-gentle-bearing = Łagodne obejście: czyja ręka dorównuje do PŻ?
ask-choose-gentle-bearing-cards = { $count ->
    [one] Łagodne obejście: którą kartę odrzucasz?
    [few] Łagodne obejście: które { $count } karty odrzucasz?
   *[other] Łagodne obejście: które { $count } kart odrzucasz?
}
do-on-top-expediency = Na wierzch talii: { $top }
do-to-bottom-wise-mind = Na spód talii: { $bottom }
open-on-top = Kolejność na talii
open-to-bottom = Kolejność pod talią

why-SG-925 = Odrzucasz do tej liczby kart na ręce.
why-SG-926 = Wybierz bohatera, którego ręka by się zmieniła.
table-in-hiding = , w ukryciu

hero-jin-sima-shi = Sima Shi z Jin
skill-veiled = Woal
text-veiled = Gdy ujawniasz się w turze innego bohatera, możesz zmniejszyć mu w tej turze limit ręki o 2.
skill-exterminate = Wytępienie
text-exterminate = Raz na turę, gdy zadajesz innemu bohaterowi mniej obrażeń, niż ma PŻ, możesz stracić 1 PŻ: obrażeń jest tyle, ile ma on PŻ, a po ich rozpatrzeniu odzyskuje tyle PŻ, o ile wzrosły.
skill-composure = Spokój ducha
text-composure = Na koniec swojej tury odzyskujesz PŻ do maksimum, potem dobierasz do liczby maksymalnych PŻ (najwyżej 5 kart), a te karty zostają oznaczone. Na początku swojej następnej fazy akcji tracisz tyle PŻ, ile zostało odzyskanych, i odrzucasz wszystkie tak oznaczone karty.
skill-sharp-plan = Przenikliwy plan
text-sharp-plan = Raz w fazie akcji każdego innego bohatera Jin może on dać ci kartę podstawową lub taktykę, która zadaje obrażenia.
