# Bohaterowie z przykładów instrukcji, którzy dostają losowe karty.

## Bohaterowie

hero-guo-zhao = Guo Zhao
hero-zhang-ji = Zhang Ji
hero-quan-huijie = Quan Huijie

## Zdolności

skill-favourite = Ulubienica
text-favourite = W swojej fazie dobierania zamiast dobierać możesz dostać losową czerwoną i losową czarną kartę z talii i wybrać barwę: do swojej następnej tury za każdą utraconą kartę tej barwy dostajesz z talii losową kartę drugiej barwy.
skill-rise-to-rank = Droga do tytułu
text-rise-to-rank = Raz w swojej fazie akcji wybierz jedno z poniższych, każde raz w grze: bohatera z większą liczbą PŻ, jeśli masz rany, i odzyskaj PŻ do jego liczby; bohatera z większą ręką i dobierz do jego liczby kart, najwyżej 5; bohatera z większym ekwipunkiem i użyj losowych kart ekwipunku, aż będziesz mieć ich tyle samo.
skill-plunder = Grabież
text-plunder = Raz w swojej fazie akcji wybierz bohatera, który ma mniej kart ekwipunku niż ty: wymienia on liczbę, a ty podlegasz osądowi. Jeśli wypadnie ta liczba, otrzymuje od ciebie 2 obrażenia; w przeciwnym razie zabierasz losową kartę z jego stref.
skill-garrison = Garnizon
text-garrison = Raz w grze, w swojej fazie akcji, wybierz bohatera: używa on po kolei tylu losowych kart ekwipunku na wolne miejsca, ile razy w tej grze doszło do twojej Grabieży.
skill-intelligent-warm-virtuous = Mądra, ciepła i cnotliwa
text-intelligent-warm-virtuous = Na koniec swojej fazy dobierania możesz dobrać [3] karty i odrzucić [1] z ręki. Gdy w tej turze po raz pierwszy liczba odrzuconych przez ciebie kart przekroczy [2], dostajesz tyle losowych niepodstawowych kart ze stosu kart odrzuconych, ile zostało odrzuconych dla tej zdolności.
skill-change-numbers = Odmiana losu
text-change-numbers = Poza swoją fazą akcji, po utracie kart, najmniejsza liczba zdolności Mądra, ciepła i cnotliwa rośnie o 2, a największa maleje o 1, obie naraz; spośród równych pierwsza w tekście.
skill-leave-the-palace = Opuszczenie pałacu
text-leave-the-palace = W swojej fazie początku, jeśli któraś liczba zdolności Mądra, ciepła i cnotliwa wynosi co najmniej 5: twoje maksimum PŻ rośnie o 1, odzyskujesz 1 PŻ, tracisz Odmianę losu i widzisz 4 losowe bohaterki Wu z talii bohaterów. Potem dobierz 3 karty albo strać zdolność Mądra, ciepła i cnotliwa i zyskaj 2 dowolne zdolności tych bohaterek.

## Słowa

ask-choose-favourite = Ulubienica: jaka barwa?
ask-choose-rise-to-rank = W czym dorównujesz { DAT($owner) }?
ask-choose-plunder = Grabież: wymień liczbę. Jeśli osąd ją pokaże, otrzymasz 2 obrażenia; w przeciwnym razie stracisz losową kartę.
ask-choose-intelligent-warm-virtuous = { $count ->
    [one] Którą kartę z ręki odrzucasz?
    [few] Które { $count } karty z ręki odrzucasz?
   *[many] Które { $count } kart z ręki odrzucasz?
}
ask-choose-leave-the-palace = Dobierasz 3 karty czy zyskujesz 2 zdolności tych bohaterek?
ask-incarnation-leave-the-palace = Którą zdolność zyskujesz?

do-red = Czerwona
do-black = Czarna
do-heal-rise-to-rank = Ulecz się do tylu PŻ
do-draw-rise-to-rank = Dobierz do tylu kart na ręce
do-equip = Użyj losowego ekwipunku, aż będzie go tyle samo
do-draw-leave-the-palace = Dobierz 3 karty
do-gain = Zyskaj 2 zdolności

word-red = czerwona
word-black = czarna
word-equip = wyposaż
word-gain = zyskaj

event-named-number = { $who ->
    [you] Podajesz wartość { $rank }.
   *[other] { $name } { AGREE($name, "podaje", "podają") } wartość { $rank }.
}
event-numbers = { $who ->
    [you] Liczby twojej zdolności { $skill } się zmieniają.
   *[other] { $name }: liczby zdolności { $skill } się zmieniają.
}
