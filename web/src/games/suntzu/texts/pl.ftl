side-suntzu = Sun Tzu
side-shao = król Shao
brief-suntzu = Sun Tzu
brief-shao = Shao
comes-framed = w ramce
comes-once = raz
log-round = Runda { $n }
crumb-round = Runda
crumb-battles = Bitwy
crumb-scoring = najbliższe punkty: runda
pile-box = Pudełko { $letter }
the-pool = pula
neutral = neutralna
holds = { $who ->
    [you] twoja
   *[other] { $name }
}, armie: { $count }
your-order = twój rozkaz: { $card }
from-place = { $place ->
    [pula] Z puli
   *[other] Z prowincji { $place }
}
n-from-place = { $place ->
    [pula] { $count } z puli
   *[other] { $count } z { $place }
}
army-goes = { $purpose ->
    [reserve] do posiłków
    [six-marker] na brzeg planszy
   *[battle] do bitwy
}
opt-orders = Wyłóż pięć rozkazów
opt-orders-note = wyłożone: { $count } z 5
opt-call = Wezwij posiłki
opt-call-note = karta jednorazowa za każdą, najwyżej { $count }
opt-pass = Pas
opt-pass-call = Nie wzywaj
opt-pass-general = Nie bierz
opt-give = Wybierz armie
opt-give-note = wskaż prowincje lub pulę
opt-keep = Zatrzymaj
opt-keep-note = { $count ->
    [one] wybierz 1 kartę
    [few] wybierz { $count } karty
   *[other] wybierz { $count } kart
}
opt-pick = Wybierz generała
opt-pick-note = pozostali opuszczą grę
opt-take = Weź generała
opt-take-note = jednego z odłożonych
verb-orders = Wydaj rozkazy
verb-call = { $count ->
    [one] Wezwij 1 armię
    [few] Wezwij { $count } armie
   *[other] Wezwij { $count } armii
}
verb-keep = Zatrzymaj
pick-some-province = wskaż prowincję na mapie
pick-some-from = wskaż, skąd, a potem dokąd
pick-some-armies = wskaż prowincje lub pulę
pick-some-general = wybierz jedną kartę
standing-pass-war = zawsze pasuj
standing-battle = Gdy karty są odkrywane
standing-before-scoring = Przed punktacją w rundach 3 i 6
standing-call = Gdy brakuje armii
rest-pass = Pas do końca rundy
rest-pass-note = w następnej znów zapytamy
the-board = Plansza
the-map = Mapa pięciu prowincji
the-war = Stan wojny
edge-yours = Twoje rozkazy
edge-of = Rozkazy gracza { $name }
slot-empty = { $province }: brak rozkazu
slot-card = { $province }: { $card }
slot-hidden = { $province }: zakryta
slot-here = połóż kartę tutaj
slot-marked = twoja 6 jest tu zużyta
eyes-only = tylko dla ciebie
handed-in = wydany
not-in-yet = jeszcze nie
by-you = ty o { $by }
by-other = { $name } o { $by }
by-none = nikt
by-plague = plaga
last-time = ostatnio { $cards }
armies-of = armie, { $name }: { $count }
values-of = wartości w rundach 3, 6 i 9: { $values }; najbliższa { $next }
is-fought = już po bitwie
is-fighting = trwa bitwa
may-name = można wybrać
six-marker = znacznik szóstki: { $name }
six-used = 6 zużyta
tug = Przeciąganie liny
tug-end = { $end } wygrywa od razu
marker-at = { $lead ->
    [0] Znacznik punktów stoi na środku.
   *[other] { $name } prowadzi: { $lead }.
}
marker-you = Prowadzisz: { $lead }.
if-scored = Gdyby teraz liczyć rundę { $round }: { $who ->
    [you] ty
   *[other] { $own }
} { $mine }, { $name } { $theirs }; znacznik stanąłby { $to ->
    [0] na środku.
   *[other] na { $to }, po stronie: { $whom ->
        [you] twojej.
        [own] { $own }.
       *[other] { $name }.
    }
}
pool = Pula
on-board = Na planszy
six-markers = Znaczniki szóstek
reinforcements = Posiłki
cards-of-deck = Ręka i talia
in-hand = Na ręce
hidden-from = { $name } ich nie widzi
drawn-cards = Dobrane: zatrzymaj { $count }
five-generals = Twoi generałowie
put-away = Odłożeni
round-track = Tor rund
values-legend = wartości w rundach 3, 6, 9
event-n = Wydarzenie { $n } z 5
event-last = ostatnie: kończy grę
no-events = Bez wydarzeń
events-off = Ten stół gra bez nich.
plagues-played = Zagrane plagi: { $count }
generals = Generałowie
your-general = Twój generał
general-of = Generał gracza { $name }
face-down = zakryty
general-used = użyty
general-none = brak
generals-beginner = W grze dla początkujących nie ma generałów.
miasma-now = Czarny miazmat: każda Plaga zostawia jedną armię
bonus-now = dobiera 3, zatrzymuje 2
decides = decyduje o kolejności
war-over = Wojna skończona.
scoring-of = Punktacja rundy { $round }
scoring-moves = { $by ->
    [0] Po równo: znacznik zostaje.
    [one] Znacznik przesuwa się o 1 pole, na korzyść: { $name }.
    [few] Znacznik przesuwa się o { $by } pola, na korzyść: { $name }.
   *[other] Znacznik przesuwa się o { $by } pól, na korzyść: { $name }.
}
cards-hidden-n = zakryte karty: { $count }
hand-label = { $who ->
    [you] Twoja ręka, karty: { $count }
   *[other] Ręka gracza { $name }, karty: { $count }
}
how-to-lay = Wskaż kartę, potem prowincję; dwa razy tę samą, a trafi na pierwsze wolne miejsce. Albo przeciągnij, albo klawisze 1–5.
picked-up = { $card }: wybierz prowincję
how-title = Jak przebiega runda w Sun Tzu
how-text = Dwoje graczy, pięć prowincji, dziewięć rund. Oboje wykładają rozkazy w tajemnicy; potem karty odkrywa się prowincja po prowincji. Ekran zawsze pokazuje, co jest możliwe i dlaczego coś nie jest.
how-goal = Cel gry
how-goal-text = Po rundach 3, 6 i 9 każda prowincja daje swoją wartość temu, kto w niej stoi. Liczy się tylko różnica: przesuwa ona jeden znacznik w stronę twojego końca toru, który ma po dziewięć pól z każdej strony. Na końcu toru wygrywasz od razu; inaczej wygrywa ten, po czyjej stronie stoi znacznik po rundzie 9.
how-orders = Pięć tajnych rozkazów
how-orders-text = Oboje gracze kładą po jednej zakrytej karcie przy każdej z pięciu prowincji, w tym samym czasie. Możesz je zmieniać, dopóki ich nie wydasz.
how-cards = Karty
how-cards-text = Karty w ramce, od 1 do 6, wracają po każdej rundzie. Wszystkie inne działają tylko raz: 7 do 10 są silniejsze, +1, +2 i +3 biją kartę naprzeciwko o tyle, −1 przegrywa o jeden. +2 i +3 kosztują 1 i 2 armie.
how-turn = Odkrywanie kart
how-turn-text = Prowincja po prowincji, w kolejności na brzegu planszy; od rundy 4 następną wskazuje ten, kto ma mniej armii na planszy. Wyższa karta wygrywa o różnicę.
how-armies = Ruch armii
how-armies-text = Różnica najpierw odsyła armie przegranego do jego puli, potem sprowadza armie zwycięzcy. Przykład: 9 przeciw 5 to 4. Dwie armie wroga wracają do domu, dwie twoje zajmują ich miejsce. Gdy pula jest pusta, armie przychodzą z sąsiednich prowincji.
how-special = Jedynka, szóstka i Plaga
how-special-text = Jedynka pozwala dobrać 3 karty i zatrzymać 2. Szóstka zostawia armię na brzegu i nie można jej tam położyć ponownie. Plaga wstrzymuje bitwę i odsyła połowę stojących tam armii do domu.
how-generals = Generałowie i posiłki
how-generals-text = Jeden tajny generał ma jedną moc, raz w grze. Trzy armie czekają jako posiłki: każda kosztuje jednorazową kartę z ręki.
how-events = Wydarzenia
how-events-text = W grze z wydarzeniami jedno z pięciu leży odkryte i działa, gdy spełni się jego warunek. Piąte natychmiast kończy grę.
how-end = Koniec rundy
how-end-text = Karty w ramce wracają, inne znikają. Oboje gracze oglądają dwie wierzchnie karty swoich talii i zatrzymują jedną. Po rundach 3, 6 i 9 najpierw liczy się punkty prowincji.
