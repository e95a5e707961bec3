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
sg-curve = { $who ->
    [you] Twoja przewaga w PŻ
   *[other] Przewaga w PŻ: { $name }
}
sg-opening = Wybór bohaterów
sg-over = Gra skończona
sg-you = ty
sg-nobody = nikt
sg-seat-label = Miejsce { $n }: { $hero }
sg-no-hero = jeszcze bez bohatera
sg-role-hidden = rola ukryta
sg-hp-of = { $hp } z { $max } PŻ
sg-max-hp = { $count } PŻ
sg-hand-count = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
sg-equipment = ekwipunek
sg-judgement-area = strefa osądu
sg-shield = tarcza { $count }
sg-atop = { $count } na bohaterze
sg-besides = { $count } obok
sg-shield-text = Traci się ją przed PŻ, gdy otrzymuje się obrażenia; nie da się jej odzyskać jak PŻ.
sg-atop-text = Karty leżące odkryte na bohaterze.
sg-besides-text = Karty obok bohatera.
sg-hidden = zakryte: { $count }
sg-hidden-text = Karty obok bohatera, na które nikt nie może spojrzeć.
sg-disabled = zablokowane: { $slot }
sg-disabled-text = To miejsce jest zablokowane: niczego nie można tam użyć ani położyć.
sg-side = { $skill }, strona { $side }
sg-gold = Złoto { $count }
sg-premeditated = uknute: { $count }
sg-premeditated-text = Zakryte w strefie osądu; zna je tylko ich właściciel.
sg-marked = oznaczone: { $count }
sg-marked-text = Oznaczone karty z ręki; widzą je wszyscy.
sg-attendants = nieujawnieni: { $count }
sg-attendants-text = Dworzanie, których jeszcze nie pokazano; dopóki są, Dziesięciu Dworzan zamiast umrzeć odpoczywa.
sg-kind_area = Strefa łaski { $count }
sg-kind_area-text = Strefa łaski, pierwsze { $count }: karty wspólne dla bohaterów strefy łaski.
sg-removed = usunięte: { $count }
sg-removed-text = Usunięte z gry, ostatnie { $count }: już nie wracają.
sg-out = Poza grą
sg-resting = odpoczywa
sg-unrevealed = ukryty bohater
sg-incarnation = jako { $name }
sg-you-fell = Twój bohater zginął; pozostali grają dalej
sg-name-rage = Szał
sg-name-endure = Wytrwałość
sg-name-nightmare = Koszmar
sg-turn = tura
sg-fallen = nie żyje
sg-target = cel
sg-chained = w łańcuchach
sg-flipped = karta odwrócona
sg-is-dying = na progu śmierci
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
    [ty] Jesteś na progu śmierci
   *[other] Na progu śmierci: { $name }
}
sg-saves = czeka na Brzoskwinię: { $name }
sg-falls = { $name ->
    [ty] Giniesz
   *[other] Ginie { $name }
}
sg-judgement = Osąd: { $name }
sg-fight = Starcie na liczby
sg-change-heal = { $name }: odzyskane PŻ: { $count }
sg-change-lose = { $name }: utracone PŻ: { $count }
sg-change-lose-hp = { $name }: utracone PŻ: { $count }
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
sg-pass-skill = bez zdolności
sg-pass-draw = dobierz jak zwykle
sg-pass-dodge = przyjmij cios
sg-pass-negate = nie neguj
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
sg-opt-lose-hp = Strać 1 PŻ
sg-opt-lose-max-hp = Zmniejsz maksimum PŻ o 1
sg-opt-heal = Odzyskaj PŻ
sg-opt-take = Weź
sg-opt-get = Weź
sg-opt-give = Daj
sg-opt-fight = Wyłóż
sg-opt-targets = Wybierz cele
sg-opt-use-sha = Użyj Sha
sg-opt-exchange = Wymień
sg-opt-place = Odłóż
sg-opt-atop = Połóż na talii
sg-opt-hp = Strać 1 PŻ
sg-opt-rage = Wydaj 1 Szał
sg-opt-spade = ♠ Pik
sg-opt-heart = ♡ Kier
sg-opt-club = ♣ Trefl
sg-opt-diamond = ♢ Karo
sg-sort-place = Odłóż je w ten sposób
sg-sort-give = Rozdaj je w ten sposób
sg-choose-from = Karty do wyboru
sg-zone-processing = Na stole
sg-zone-discard = Stos kart odrzuconych
sg-zone-deck = Talia
sg-zone-face_down = Zakryte
sg-zone-supplies = Zapasy
sg-zone-hand = ręka
sg-zone-equipment = ekwipunek
sg-zone-judgement = strefa osądu
sg-zone-atop = na bohaterze
sg-zone-besides = obok bohatera
sg-zone-hidden = zakryte obok bohatera
sg-zone-kind_area = Strefa łaski
sg-zone-removed = Usunięte
sg-zone-offered = bohaterowie
sg-zone-of = { $whom ->
    [you] Twoje: { $area }
   *[other] { $name }: { $area }
}
sg-choose-hero = Wybierz jednego z { $count } bohaterów
sg-choose-kingdom = Bóstwo wybiera królestwo:
sg-your-role = Twoja rola: { $role }.
sg-goal-ruler = Wszyscy o tym wiedzą. Przeżyj wszystkich Buntowników i Szpiegów.
sg-goal-loyalist = Nikt o tym nie wie. Utrzymaj Władcę przy życiu i pokonaj Buntowników i Szpiegów.
sg-goal-rebel = Nikt o tym nie wie. Władca musi zginąć.
sg-goal-spy = Nikt o tym nie wie. Przeżyj wszystkich innych, a na końcu pokonaj Władcę.
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
sg-who-caption = Co wiadomo o rolach, co kto zrobił Władcy, i twoje własne znaki
sg-who-note = Paski: co kto jawnie zrobił Władcy, wrogie czyny w lewo, pomoc w prawo.
sg-marks-note = Pieczęcie: twoje własne znaki; nikt inny ich nie widzi.
sg-likely = Jak prawdopodobna jest każda rola
sg-likely-note = Paski: co na twoim miejscu sądziłby bot o tym, co wszyscy widzieli. Pod nimi: czyny, które ważą najwięcej.
sg-percent = { $percent }%
sg-helped = pomoc: { $name } ({ $weight })
sg-harmed = szkoda: { $name } ({ $weight })
sg-no-deed = jeszcze żadnych czynów
sg-distance = odległość { $count }, { $near ->
    [yes] w zasięgu
   *[no] poza zasięgiem
}
sg-deed = { $how ->
    [helped] pomoc dla Władcy
    [hurt] szkoda dla Władcy
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
sg-text = Od dwóch do dziesięciu bohaterów Trzech Królestw. Jeden jest Władcą i wszyscy o tym wiedzą; pozostali ukrywają swoje role. Ekran w każdej chwili pokazuje, co jest możliwe i dlaczego coś nie jest.
sg-how-roles = Cztery role
sg-how-roles-text = Władca i Lojaliści wygrywają, gdy zginą wszyscy Buntownicy i Szpiedzy. Buntownicy wygrywają, gdy zginie Władca. Szpieg wygrywa osobno: musi przeżyć wszystkich innych, a na końcu pokonać Władcę.
sg-how-heroes = Bohaterowie
sg-how-heroes-text = Pierwszy wybiera Władca, potem w tajemnicy wszyscy pozostali. Bohater ma punkty życia (PŻ) i jedną lub więcej zdolności. PŻ mówią też, ile kart można zachować na ręce na koniec tury.
sg-how-turn = Twoja tura
sg-how-turn-text = Początek, osąd, dobieranie, akcja, odrzucanie, koniec. W fazie dobierania dobierasz 2 karty. W fazie akcji używasz tylu kart, ile chcesz; potem odrzucasz karty ponad liczbę swoich PŻ.
sg-how-sha = Sha i Unik
sg-how-sha-text = Raz w swojej fazie akcji możesz użyć Sha na kimś w zasięgu. Cel może użyć Uniku; bez niego otrzymuje 1 obrażenie.
sg-how-distance = Odległość
sg-how-distance-text = Bohaterowie siedzący obok są w odległości 1, następni w odległości 2. Bez broni zasięg wynosi 1. Koń −1 przybliża cię do innych, koń +1 oddala od nich.
sg-how-tactics = Taktyki
sg-how-tactics-text = Taktyki to pojedynki, kradzieże, dobieranie albo ciosy we wszystkich naraz. Kto ma Negację, może powstrzymać taktykę, zanim zadziała, a Negację też można zanegować.
sg-how-equipment = Ekwipunek
sg-how-equipment-text = Broń, zbroja, dwa konie i skarb leżą odkryte przed bohaterem. Nowa rzecz zajmuje miejsce starej.
sg-how-judgement = Osądy
sg-how-judgement-text = Taktyki odroczone leżą przed bohaterem aż do fazy osądu. Wtedy odkrywa się wierzchnią kartę talii; decyduje jej kolor i liczba.
sg-how-dying = Próg śmierci
sg-how-dying-text = Przy 0 PŻ pytanie o Brzoskwinię dostają wszyscy po kolei, od tego, kto ma turę. Jeśli nikt jej nie użyje, bohater ginie, a jego rola zostaje odkryta. Kto zabije Buntownika, dobiera 3 karty; Władca, który zabije Lojalistę, traci wszystkie karty.
sg-how-end = Koniec
sg-how-end-text = Gra kończy się natychmiast, gdy zginie Władca albo ostatni z Buntowników i Szpiegów. Kto zginął, wygrywa razem ze swoją stroną.

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
    [you] Twój bohater zginął
   *[other] Ginie { $hero }
}
sg-slip-killer = Ostatni cios zadaje { $killer }.
sg-slip-role = Odkryta rola: { $role }.
sg-slip-victory = { $role ->
    [ruler] Władca i Lojaliści zwyciężyli
    [rebel] Buntownicy zwyciężyli
   *[spy] Szpieg zwyciężył
}
sg-slip-roles = Wszystkie role są odkryte.
