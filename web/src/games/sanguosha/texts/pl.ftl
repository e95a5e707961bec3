suit-spade = pik
suit-heart = kier
suit-club = trefl
suit-diamond = karo
suit-none = bez koloru
sg-letter-basic = P
sg-letter-tactic = T
sg-letter-equipment = E
sg-sort-basic = karta podstawowa
sg-sort-tactic = taktyka
sg-sort-equipment = ekwipunek
sg-sub-sha = Sha
sg-sub-dodge = Unik
sg-sub-peach = Brzoskwinia
sg-sub-wine = Wino
sg-sub-shadow = Cień
sg-sub-normal = taktyka zwykła
sg-sub-delayed = taktyka odroczona
sg-sub-weapon = broń
sg-sub-armor = zbroja
sg-sub-plus-horse = koń +1
sg-sub-minus-horse = koń −1
sg-sub-treasure = skarb
sg-kingdom-wei = Wei
sg-kingdom-shu = Shu
sg-kingdom-wu = Wu
sg-kingdom-neutral = Niezależni
sg-kingdom-god = Bóstwo
sg-kingdom-jin = Jin
sg-phase-beginning = Faza początku
sg-phase-judgement = Faza osądu
sg-phase-draw = Faza dobierania
sg-phase-action = Faza akcji
sg-phase-discard = Faza odrzucania
sg-phase-end = Faza końca
sg-round = Runda
sg-round-n = Runda { $n }
sg-phase = teraz
sg-alive = przy życiu
sg-curve = Przewaga w życiu: { $name }
sg-opening = Wybór bohaterów
sg-over = Gra skończona
sg-you = ty
sg-nobody = nikt
sg-seat-label = Miejsce { $n }: { $hero }
sg-no-hero = jeszcze bez bohatera
sg-role-hidden = rola ukryta
sg-hp-of = { $hp } z { $max } życia
sg-max-hp = { $count } życia
sg-hand-count = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
sg-equipment = ekwipunek
sg-judgement-area = obszar osądu
sg-shield = tarcza { $count }
sg-atop = { $count } na bohaterze
sg-besides = { $count } obok
sg-shield-text = Traci się ją przed życiem, gdy otrzymuje się obrażenia; nie da się jej uleczyć.
sg-atop-text = Karty leżące odkryte na bohaterze.
sg-besides-text = Karty obok bohatera.
sg-hidden = zakryte: { $count }
sg-hidden-text = Karty obok bohatera, na które nikt nie może spojrzeć.
sg-disabled = zablokowane: { $slot }
sg-disabled-text = To miejsce jest zablokowane: niczego nie można tam użyć ani położyć.
sg-side = { $skill }, strona { $side }
sg-kind = obszar życzliwości: { $count }
sg-incarnation = jako { $name }
sg-you-fell = Twój bohater poległ; pozostali grają dalej
sg-name-rage = Szał
sg-name-endure = Wytrwałość
sg-name-nightmare = Koszmar
sg-turn = tura
sg-fallen = poległ
sg-target = cel
sg-chained = w łańcuchu
sg-flipped = odwrócony
sg-is-dying = umiera
sg-your-side = Twoja strona
sg-table = Stół
sg-seats-left = Bohaterowie po lewej
sg-seats-top = Bohaterowie naprzeciwko
sg-seats-right = Bohaterowie po prawej
sg-hand = { $count ->
    [one] Twoja ręka, 1 karta
    [few] Twoja ręka, { $count } karty
   *[many] Twoja ręka, { $count } kart
}; zachować można { $limit }
sg-no-cards = Brak kart na ręce.
sg-can-be = może być: { $card }
sg-resolving = Rozpatrywane
sg-newest = od najnowszego
sg-folded = jeszcze { $count } pomiędzy
sg-base = { $whom ->
    [you] Twoja tura: { $phase }
   *[other] { $name }: { $phase }
}
sg-setting-up = Wybór bohaterów
sg-between = Między turami
sg-deck = w talii
sg-discarded = odrzuconych
sg-discard = Odrzucone
sg-use-on = { $name } → { $whom }
sg-use-by = { $name }
sg-against = { $name }; przeciw: { $card }
sg-plays = Zagrano: { $card }
sg-damage = Obrażenia{ $element ->
    [fire] {" "}od ognia
    [lightning] {" "}od pioruna
    [ice] {" "}od lodu
   *[plain] {""}
}: { $count }, { $name }
sg-from = od: { $name }
sg-dying = { $name ->
    [ty] Umierasz
   *[other] { $name } umiera
}
sg-saves = czeka na Brzoskwinię: { $name }
sg-falls = { $name ->
    [ty] Polegasz
   *[other] { $name } ginie
}
sg-judgement = Osąd: { $name }
sg-fight = Starcie na liczby
sg-change-heal = { $name }: wyleczono { $count }
sg-change-lose = { $name }: utrata życia { $count }
sg-change-lose-hp = { $name }: utrata życia { $count }
sg-waits-for = Oczekiwanie na: { $card }
sg-may-give = { $whom ->
    [you] możesz odpowiedzieć
   *[other] może odpowiedzieć { $name }
}
sg-anybody = każdy, kto może ją mieć
sg-as = jako { $card }
sg-use-note = użyj jej
sg-target-note = teraz wybierz cel
sg-hand-note = z ręki
sg-verb-on = { $what } → { $whom }
sg-verb-cards = { $what }: { $count }
sg-opt-pass = Pas
sg-pass-note = nic nie rób
sg-pass-hp = { $left ->
    [0] PŻ z { $from } na { $to }: próg śmierci
   *[other] PŻ z { $from } na { $to }
}
sg-pass-skill = bez umiejętności
sg-pass-draw = dobierz jak zwykle
sg-pass-dodge = przyjmij cios
sg-pass-negate = niech się stanie
sg-pass-save = bez pomocy
sg-pass-play = bez karty
sg-pass-use-sha = bez Sha
sg-opt-end = Zakończ fazę
sg-opt-yes = Tak
sg-opt-hero = Wybierz
sg-opt-god = Wybierz
sg-opt-reforge = Przekuj
sg-opt-cards = Wybierz karty
sg-opt-card = Ta karta
sg-opt-hand = Karta z ręki
sg-opt-discard = Odrzuć
sg-opt-suffer = Przyjmij to
sg-opt-lose-hp = Strać 1 życia
sg-opt-lose-max-hp = Strać 1 maksymalnego życia
sg-opt-heal = Ulecz
sg-opt-take = Weź
sg-opt-get = Zdobądź
sg-opt-give = Daj
sg-opt-fight = Wyłóż
sg-opt-targets = Wybierz cele
sg-opt-use-sha = Użyj Sha
sg-opt-exchange = Wymień
sg-opt-place = Odłóż
sg-opt-atop = Połóż na talii
sg-opt-hp = Strać 1 życia
sg-opt-rage = Odrzuć furię
sg-opt-spade = ♠ Pik
sg-opt-heart = ♡ Kier
sg-opt-club = ♣ Trefl
sg-opt-diamond = ♢ Karo
sg-sort-place = Odłóż je w ten sposób
sg-sort-give = Rozdaj je w ten sposób
sg-choose-from = Karty do wyboru
sg-zone-processing = Na stole
sg-zone-discard = Stos odrzuconych
sg-zone-deck = Talia
sg-zone-face_down = Zakryte
sg-zone-supplies = Zapasy
sg-zone-hand = ręka
sg-zone-equipment = ekwipunek
sg-zone-judgement = obszar osądu
sg-zone-atop = na bohaterze
sg-zone-besides = obok bohatera
sg-zone-hidden = zakryte obok bohatera
sg-zone-kind_area = Obszar życzliwości
sg-zone-offered = bohaterowie
sg-zone-of = { $whom ->
    [you] Twoje: { $area }
   *[other] { $name }: { $area }
}
sg-choose-hero = Wybierz jednego z { $count } bohaterów
sg-choose-kingdom = Bóstwo wybiera królestwo:
sg-your-role = Twoja rola: { $role }.
sg-goal-ruler = Wszyscy o tym wiedzą. Przeżyj wszystkich buntowników i szpiegów.
sg-goal-loyalist = Nikt o tym nie wie. Utrzymaj władcę przy życiu i pokonaj buntowników i szpiegów.
sg-goal-rebel = Nikt o tym nie wie. Władca musi polec.
sg-goal-spy = Nikt o tym nie wie. Zostań ostatnim obok władcy, a potem go pokonaj.
sg-ruler-is = Władcą jest { $name }.
sg-ruler-chooses = Władca wybiera bohatera
sg-others-choose = Pozostali wybierają bohaterów
sg-won = wygrana
sg-lost = przegrana
sg-standing-pass = zawsze pas
sg-standing-negate = Gdy można zanegować taktykę
sg-standing-dodge = Gdy ktoś używa na tobie Sha
sg-standing-play = Gdy możesz zagrać kartę
sg-standing-save = Gdy ktoś umiera
sg-standing-use-sha = Gdy możesz użyć Sha
sg-standing-skill = Gdy można użyć twojej zdolności
sg-standing-choose = Gdy pyta o to karta lub zdolność
sg-who = Kto jest kim
sg-n-hidden = { $role } ({ $count })
sg-who-caption = Co wiadomo o rolach, co kto zrobił władcy, i twoje własne znaki
sg-who-note = Paski: co kto jawnie zrobił władcy, wrogie czyny w lewo, pomoc w prawo.
sg-marks-note = Pieczęcie: twoje własne znaki; nikt inny ich nie widzi.
sg-likely = Jak prawdopodobna jest każda rola
sg-likely-note = Paski: co na twoim miejscu sądziłby bot o tym, co wszyscy widzieli. Pod nimi: czyny, które ważą najwięcej.
sg-percent = { $percent } %
sg-helped = pomoc: { $name } ({ $weight })
sg-harmed = szkoda: { $name } ({ $weight })
sg-no-deed = jeszcze żadnych czynów
sg-distance = odległość { $count }, { $near ->
    [yes] w zasięgu
   *[no] poza zasięgiem
}
sg-deed = { $how ->
    [helped] pomagał władcy
    [hurt] szkodził władcy
   *[none] ani jedno, ani drugie
}
sg-mark = Twój znak, { $name }: { $role }
sg-no-mark = brak
sg-now = Teraz
sg-range = zasięg { $count }
sg-book = Bohaterowie i karty
sg-heroes = Bohaterowie ({ $count })
sg-cards = Karty ({ $count })
sg-kingdom = Królestwo
sg-title = Jak przebiega tura w Sanguosha
sg-text = Od dwóch do dziesięciu bohaterów Trzech Królestw. Jeden jest władcą i wszyscy o tym wiedzą; pozostali ukrywają swoje role. Ekran w każdej chwili pokazuje, co jest możliwe i dlaczego coś nie jest.
sg-how-roles = Cztery role
sg-how-roles-text = Władca i jego lojaliści wygrywają, gdy polegną wszyscy buntownicy i szpiedzy. Buntownicy wygrywają, gdy polegnie władca. Szpieg wygrywa sam: musi zostać ostatnim obok władcy, a potem go pokonać.
sg-how-heroes = Bohaterowie
sg-how-heroes-text = Pierwszy wybiera władca, potem w tajemnicy wszyscy pozostali. Bohater ma życie i jedną lub więcej zdolności. Życie mówi też, ile kart można zachować na ręce na koniec tury.
sg-how-turn = Twoja tura
sg-how-turn-text = Początek, osąd, dobieranie, akcja, odrzucanie, koniec. W fazie dobierania dobierasz 2 karty. W fazie akcji używasz tylu kart, ile chcesz; potem odrzucasz nadmiar ponad swoje życie.
sg-how-sha = Sha i Unik
sg-how-sha-text = Raz w swojej fazie akcji możesz użyć Sha na kimś w zasięgu. Cel może użyć Uniku; bez niego otrzymuje 1 obrażenie.
sg-how-distance = Odległość
sg-how-distance-text = Bohaterowie siedzący obok są w odległości 1, następni w odległości 2. Bez broni zasięg wynosi 1. Koń −1 przybliża cię do innych, koń +1 oddala od nich.
sg-how-tactics = Taktyki
sg-how-tactics-text = Taktyki to pojedynki, kradzieże, dobieranie albo ciosy we wszystkich naraz. Kto ma Negację, może zatrzymać taktykę, zanim zadziała, a Negację też można zanegować.
sg-how-equipment = Ekwipunek
sg-how-equipment-text = Broń, zbroja, dwa konie i skarb leżą odkryte przed bohaterem. Nowa rzecz zajmuje miejsce starej.
sg-how-judgement = Osądy
sg-how-judgement-text = Taktyki odroczone leżą przed bohaterem aż do fazy osądu. Wtedy odkrywa się wierzchnią kartę talii; decyduje jej kolor i liczba.
sg-how-dying = Próg śmierci
sg-how-dying-text = Przy 0 życia każdy jest kolejno pytany o Brzoskwinię, od tego, kto ma turę. Jeśli nikt jej nie da, bohater ginie, a jego rola zostaje odkryta. Kto pokona buntownika, dobiera 3 karty; władca, który pokona lojalistę, traci wszystkie karty.
sg-how-end = Koniec
sg-how-end-text = Gra kończy się natychmiast, gdy polegnie władca albo gdy polegną ostatni buntownik i ostatni szpieg. Polegli wygrywają razem ze swoją stroną.

# the page on which a table is set up
sg-settings = Jakimi kartami i bohaterami się gra i jak rozdaje się role.

# co widać przy bohaterze i na karcie nad stołem
sg-flag-prevented = bez obrażeń
sg-flag-brink = na progu śmierci
sg-flag-reforges = przekuwa
sg-flag-skips = pomija: { $phase }
sg-flag-strikes = { $card } działa
sg-flag-spares = { $card } nie działa
sg-slip-fallen = { $who ->
    [you] Twój bohater poległ
   *[other] Pada { $hero }
}
sg-slip-killer = Ostatni cios zadaje { $killer }.
sg-slip-role = Odkryta rola: { $role }.
sg-slip-victory = { $role ->
    [ruler] Władca i Lojaliści zwyciężyli
    [rebel] Buntownicy zwyciężyli
   *[spy] Szpieg zwyciężył
}
sg-slip-roles = Wszystkie role są odkryte.
