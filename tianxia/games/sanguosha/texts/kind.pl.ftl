# Bohaterowie Strefy łaski.

hero-zhang-zhongjing = Zhang Zhongjing
hero-zhang-wen = Zhang Wen

skill-save-the-world = Ratowanie świata
text-save-the-world = Gdy rozpatrzona zostanie użyta przez ciebie karta, która nie zadała obrażeń, trafia ona do Strefy łaski (najwyżej 6 kart, najstarsza ustępuje miejsca). Gdy karty opuszczają Strefę łaski w inny sposób, dobierasz kartę.
skill-treat-epidemic = Leczenie zarazy
text-treat-epidemic = Na początku tury innego bohatera możesz wybrać: bierze on kartę ze Strefy łaski; albo, jeśli ma więcej kart na ręce niż PŻ, odkłada nadmiar kart z ręki do Strefy łaski.
skill-on-diseases = Traktat o chorobach
text-on-diseases = Raz w fazie akcji możesz odłożyć kartę ze Strefy łaski na stos kart odrzuconych i wybrać bohatera: dobiera on kartę albo odzyskuje 1 PŻ na koniec swojej następnej tury.
skill-silk-for-spears = Jedwab za włócznie
text-silk-for-spears = Gdy bohater odzyska PŻ, wierzchnia karta talii trafia do Strefy łaski (najwyżej 6 kart, najstarsza ustępuje miejsca).
skill-praise-of-shu = Pochwała Shu
text-praise-of-shu = W fazie dobierania innego bohatera, który ma więcej PŻ niż ty, możesz sprawić, że zamiast dobierać weźmie ze Strefy łaski tyle wybranych przez siebie kart, ile masz PŻ (najwyżej 5, a gdy jest ich mniej, wszystkie): w tej turze jego karty nie mogą mieć innych za cel.

ask-choose-treat-epidemic = Leczenie zarazy: co { AGREE($owner, "robi", "robią") } { $owner }?
ask-choose-treat-epidemic-cards = { $count ->
    [one] Leczenie zarazy: która karta?
    [few] Leczenie zarazy: które { $count } karty?
   *[other] Leczenie zarazy: których { $count } kart?
}
ask-choose-on-diseases = Traktat o chorobach: dobierasz kartę teraz czy odzyskujesz 1 PŻ na koniec swojej następnej tury?
ask-choose-praise-of-shu = { $count ->
    [one] Pochwała Shu: którą kartę ze Strefy łaski bierzesz?
    [few] Pochwała Shu: które { $count } karty ze Strefy łaski bierzesz?
   *[other] Pochwała Shu: które { $count } kart ze Strefy łaski bierzesz?
}
do-get-treat-epidemic = Bierze kartę ze Strefy łaski
do-place-treat-epidemic = Odkłada karty z ręki do Strefy łaski
do-draw-on-diseases = Dobierz kartę
do-heal-on-diseases = Odzyskaj 1 PŻ na koniec swojej następnej tury

table-kind_area = Strefa łaski: { $cards }.
event-moved-kind = Do Strefy łaski { AGREE($cards, "trafia", "trafiają") } { $cards }.
event-moved-kind-left = Strefę łaski { AGREE($cards, "opuszcza", "opuszczają") } { $cards }.

why-SG-947 = Kto bierze karty ze Strefy łaski, ten wybiera które.
