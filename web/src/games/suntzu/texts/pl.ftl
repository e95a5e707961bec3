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
}, oddziały: { $count }
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
    [six-marker] na krawędź planszy
   *[battle] do bitwy
}
act-orders = Wyłóż pięć rozkazów
act-orders-note = wyłożone: { $count } z 5
act-call = Wezwij posiłki
act-call-note = karta bez ramki za każdy oddział, do { $count }
act-pass = Pas
act-pass-note-battle = bitwa rozegra się tak, jak leżą karty
act-pass-note-before-scoring = prowincje punktują tak, jak stoją
act-pass-note-round-end = runda się kończy
act-pass-call = Nie wzywaj
act-pass-general = Nie bierz
act-give = Wybierz oddziały
act-give-note = wskaż prowincje lub pulę
act-keep = Zatrzymaj
act-keep-note = { $count ->
    [one] wybierz 1 kartę
    [few] wybierz { $count } karty
   *[other] wybierz { $count } kart
}
act-pick = Wybierz generała
act-pick-note = pozostali opuszczą grę
act-take = Weź generała
act-take-note = jednego z odłożonych
verb-orders = Wydaj rozkazy
verb-call = { $count ->
    [one] Wezwij 1 oddział
    [few] Wezwij { $count } oddziały
   *[other] Wezwij { $count } oddziałów
}
verb-keep = Zatrzymaj
pick-some-province = wskaż prowincję na mapie
pick-some-from = wskaż, skąd, a potem dokąd
pick-some-armies = wskaż prowincje lub pulę
pick-some-general = wybierz jedną kartę
standing-pass-war = zawsze pasuj
standing-battle = Gdy karty są odkrywane
standing-before-scoring = Przed punktowaniem w rundach 3 i 6
standing-round-end = Na końcu rundy 6
standing-call = Gdy brakuje oddziałów
the-board = Plansza
the-map = Mapa pięciu prowincji
the-war = Stan wojny
edge-yours = Twoje rozkazy
edge-of = Rozkazy gracza { $name }
slot-empty = { $province }: brak rozkazu
slot-card = { $province }: { $card }
slot-hidden = { $province }: zakryta
slot-here = połóż kartę tutaj
slot-marked = twoja 6 jest tu wykorzystana
eyes-only = tylko dla ciebie
handed-in = wydany
not-in-yet = jeszcze nie
by-you = ty o { $by }
by-other = { $name } o { $by }
by-none = nikt
by-plague = Plaga
last-time = ostatnio { $cards }
armies-of = oddziały, { $name }: { $count }
values-of = wartości w rundach 3, 6 i 9: { $values }; najbliższa { $next }
is-fought = już po bitwie
is-fighting = trwa bitwa
may-name = można wybrać
six-used = 6 wykorzystana
tug = Przeciąganie liny
tug-end = do { $end }
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
cards-of-deck = Ręka i stos
in-hand = Na ręce
hidden-from = { $name } ich nie widzi
drawn-cards = Dobrane: zatrzymaj { $count }
five-generals = Twoi generałowie
put-away = Odłożeni
round-track = Tor rund
values-legend = wartości w rundach 3, 6, 9
event-n = Wydarzenie { $n } z 5
event-last = ostatnie: kończy grę
plagues-played = Zagrane Plagi: { $count }
generals = Generałowie
your-general = Twój generał
general-of = Generał gracza { $name }
face-down = zakryty
general-used = wykorzystany
miasma-now = Czarny opar: każda Plaga zostawia jeden oddział
scoring-of = Punktowanie, runda { $round }
scoring-moves = { $by ->
    [0] Po równo: znacznik zostaje.
    [one] Znacznik przesuwa się o 1 pole, na korzyść: { $name }.
    [few] Znacznik przesuwa się o { $by } pola, na korzyść: { $name }.
   *[other] Znacznik przesuwa się o { $by } pól, na korzyść: { $name }.
}
battle-for = Bitwa o { $province }
cards-lie = Rozkazy leżą
cards-hidden-n = zakryte karty: { $count }
hand-label = { $who ->
    [you] Twoja ręka, karty: { $count }
   *[other] Ręka gracza { $name }, karty: { $count }
}
st-to-lay = Wskaż kartę, potem prowincję; dwa razy tę samą, a trafi na pierwsze wolne miejsce. Albo przeciągnij, albo klawisze 1–5.
picked-up = { $card }: wybierz prowincję
st-title = Jak przebiega runda w Sun Tzu
st-text = Dwoje graczy, pięć prowincji, dziewięć rund. Oboje wykładają rozkazy w tajemnicy; potem karty odkrywa się prowincja po prowincji. Ekran zawsze pokazuje, co jest możliwe i dlaczego coś nie jest.
st-goal = Cel gry
st-goal-text = Po rundach 3, 6 i 9 każda prowincja daje swoją wartość temu, kto w niej stoi. Liczy się tylko różnica: przesuwa ona jeden znacznik w stronę twojego końca toru, który ma po dziewięć pól z każdej strony. Na końcu toru wygrywasz od razu; inaczej wygrywa ten, po czyjej stronie stoi znacznik po rundzie 9.
st-orders = Pięć tajnych rozkazów
st-orders-text = Obie strony kładą po jednej zakrytej karcie przy każdej z pięciu prowincji, w tym samym czasie. Możesz je zmieniać, dopóki ich nie wydasz.
st-cards = Karty
st-cards-text = Karty w ramce, od 1 do 6, wracają po każdej rundzie. Wszystkie inne działają tylko raz: 7 do 10 są silniejsze, +1, +2 i +3 biją kartę naprzeciwko o tyle, −1 przegrywa o jeden. +2 i +3 kosztują 1 i 2 oddziały.
st-turn = Odkrywanie kart
st-turn-text = Prowincja po prowincji, w kolejności z krawędzi planszy; od rundy 4 następną wskazuje ten, kto ma mniej oddziałów na planszy. Wyższa karta wygrywa o różnicę.
st-armies = Ruch oddziałów
st-armies-text = Różnica najpierw odsyła oddziały przegranego do jego puli, potem sprowadza oddziały zwycięzcy. Przykład: 9 przeciw 5 to 4. Dwa oddziały wroga wracają do jego puli, dwa twoje zajmują ich miejsce. Gdy pula jest pusta, oddziały przychodzą z sąsiednich prowincji.
st-special = Jedynka, szóstka i Plaga
st-special-text = Jedynka pozwala dobrać 3 karty i zatrzymać 2. Szóstka zostawia oddział na krawędzi i nie można jej tam położyć ponownie. Plaga przerywa bitwę i odsyła połowę stojących tam oddziałów do puli.
st-generals = Generałowie i posiłki
st-generals-text = Jeden tajny generał ma jedną moc, raz w grze. Trzy oddziały czekają jako posiłki: każdy kosztuje kartę bez ramki z ręki.
st-events = Wydarzenia
st-events-text = W grze z wydarzeniami jedno z pięciu leży odkryte i działa, gdy spełni się jego warunek. Piąte natychmiast kończy grę.
st-end = Koniec rundy
st-end-text = Karty w ramce wracają, inne znikają. Każda strona ogląda dwie wierzchnie karty swojego stosu i zatrzymuje jedną. Po rundach 3, 6 i 9 najpierw liczy się punkty prowincji.

# the page on which a table is set up
st-settings = W co gramy i kto jest kim; reszta jest w zasadach.
st-preview-events = Wydarzenia
st-preview-events-text = Jedno z pięciu leży odkryte i działa, gdy spełni się jego warunek; piąte kończy grę.
st-preview-generals = Generałowie
st-preview-generals-text = Każda strona ma pięciu i w tajemnicy wybiera jednego; nie w grze dla początkujących.

# co widać przy stronie lub prowincji i na karcie nad stołem
st-flag-taken = { $who ->
    [you] twoja
   *[other] zajmuje: { $name }
}
st-flag-lost = niczyja
st-flag-held = wygrana o { $by }
st-flag-even = remis
st-flag-plague = Plaga, straty: { $lost }
st-flag-call = posiłki
