clan-han = klan Han
clan-chu = klan Chu
log-battle = Starcie { $n }
log-trick = Sztych { $n }
crumb-battle = Starcie
crumb-trick = Sztych
crumb-goal = gra do
pile-discard = Odrzucone
standing-cancel = nie pytaj o anulowanie; nie reaguję na zdolności
set = { $size ->
    [1] pojedyncza { $value }
    [2] dwie { $value }
    [3] trzy { $value }
    [4] cztery { $value }
    [5] pięć kart { $value }
    [6] sześć kart { $value }
    [7] siedem kart { $value }
    [8] osiem kart { $value }
   *[other] dziewięć kart { $value }
}
verb-lead = Zagraj: { set }
verb-counter = Skontruj: { set }
says-leads = { $who ->
    [you] twoje natarcie:
   *[other] natarcie:
}
says-counters = { $who ->
    [you] twoja kontra:
   *[other] kontra:
}
says-uses = { $who ->
    [you] używasz:
   *[other] używa:
}
to-beat = do przebicia:
more-than = { $size ->
    [1] { $value } lub więcej
    [2] dwie karty, { $value } lub więcej
    [3] trzy karty, { $value } lub więcej
    [4] cztery karty, { $value } lub więcej
    [5] pięć kart, { $value } lub więcej
    [6] sześć kart, { $value } lub więcej
    [7] siedem kart, { $value } lub więcej
    [8] osiem kart, { $value } lub więcej
   *[other] dziewięć kart, { $value } lub więcej
}
to-lead = natarcie
to-counter = kontra
score = Wynik
first-to = gra do { $goal } PZ
score-of = { $vp } z { $goal } punktów zwycięstwa
doubled = wszystkie PZ podwójnie
event-of-battle = Wydarzenie tego starcia
decrees = Dekrety
decrees-left = zostało { $left } z { $whole }
decrees-supply = dekrety w puli: { $count }
decrees-of = dekrety gracza { $name }: { $count }
supply = pula
display = Odkryte
row = Przełęcz Hangu
row-by = ostatnia: { $name }
row-none = zaczyna się od 1
in-pile = w stosie
to-draw = dostępne: { $count }
discarded = odrzucone
look = obejrzyj
the-trick = Sztych
state-of-battle = Stan starcia
cards-in-hand = kart na ręce: { $count }
cards-known = Znane karty gracza { $name }
cards-hidden = zakryte karty: { $count }
hand-of = { $who ->
    [you] Twoja ręka, kart: { $count }
   *[other] Ręka gracza { $name }, kart: { $count }
}
copies = { $count ->
    [one] { $count } taka karta
    [few] { $count } takie karty
   *[many] { $count } takich kart
}, wybrane: { $picked }
you-lead = Stół jest pusty. Jesteś w natarciu.
rival-leads = Stół jest pusty. W natarciu jest { $name }.
battle-over = Wojna skończona.
opt-use = Użyj: { $name }
opt-lead = Zagraj zestaw
opt-lead-note = karty o tej samej wartości
opt-counter = Skontruj
opt-counter-note = { $size ->
    [one] wybierz { $value } lub więcej
    [few] wybierz { $size } karty, { $value } lub więcej
   *[many] wybierz { $size } kart, { $value } lub więcej
}
opt-decree = Weź dekret
opt-decree-note = dobierz 2, potem zdecyduj
opt-swap = Wymień kartę
opt-swap-note = swoją na odkrytą
opt-place = Wyłóż kartę
opt-place-note = na przełęcz Hangu
how-title = Jak przebiega tura w Chu Han
how-text = Dwie osoby, jedna talia 46 kart. Pozbądź się kart, zanim zrobi to rywal. Ekran zawsze pokazuje, co można zrobić, a czego i dlaczego nie.
how-goal = Cel
how-goal-text = Gra składa się z kilku starć po 15 kart. Kto pierwszy wyłoży wszystkie karty, zdobywa punkty za karty na ręce rywala (najwyżej 5) i za dekrety, które rywal wziął. Wygrywa, kto pierwszy ma 31 punktów.
how-lead = Natarcie
how-lead-text = Gracz w natarciu zagrywa jedną kartę albo kilka o tej samej wartości. Niskich jest dużo, wysokich mało: dziewięć jedynek, jedna dziewiątka.
how-counter = Kontra
how-counter-text = Drugi gracz musi przebić dokładnie tyloma kartami o wyższej wartości. Potem znów pierwszy, i tak coraz wyżej.
how-pass = Ktoś pasuje
how-pass-text = Spasować wolno także wtedy, gdy można grać. Sztych się odkłada, a w natarciu jest ten, kto nie spasował.
how-joker = Zero pasuje do każdego zestawu
how-joker-text = Powiększa zestaw o jedną kartę i przyjmuje jego wartość. Samo jest zwykłym zerem.
how-decree = Dekrety: więcej kart, więcej ryzyka
how-decree-text = Raz w każdej swojej turze możesz wziąć dekret i dobrać 2 karty. Teraz to pomaga, ale jeśli rywal skończy pierwszy, twoje dekrety liczą się dla niego.
how-ability = Trójki i szóstki to postacie
how-ability-text = Każdą można zagrać jako liczbę albo samą, dla zdolności: podejrzeć stos dobierania, skontrować zestawem o równej wartości, odbić kontrę, podwoić punkty. Dwie to reakcje: Lyu Zhi anuluje zdolność, Xiao He ją przywraca.
how-out = Koniec starcia
how-out-text = Gdy ktoś nie ma już kart, starcie od razu się kończy i jest punktowane. Rozdaje się nowe karty, aż ktoś zdobędzie 31 punktów.

# the page on which a table is set up
ch-preview-events = Wydarzenia
ch-preview-events-text = Karta wydarzenia zmienia każde starcie po pierwszym.

# co widać przy miejscu gracza i na karcie nad stołem
ch-passes = pasuje
ch-cancels = anuluje: { $name }
ch-decree = bierze dekret
ch-points = { $points } PZ
ch-out = { $who ->
    [you] Starcie { $n } jest twoje
   *[other] Starcie { $n } wygrywa { $name }
}
ch-out-text = { $who ->
    [you] Nie masz już kart.
   *[other] { $name } nie ma już kart.
}
ch-out-won = { $who ->
    [you] Nie masz już kart, a to daje { $vp }: wojna jest rozstrzygnięta.
   *[other] { $name } nie ma już kart, a to daje { $vp }: wojna jest rozstrzygnięta.
}
ch-left = { $who ->
    [you] Zostało ci na ręce
   *[other] { $name }: zostało na ręce
}
ch-for-cards = za karty, które zostały
ch-for-decrees = za dekrety
ch-for-double = Xiang Yu podwaja
ch-for-event = za wydarzenie
ch-next-battle = Następne starcie
ch-goal-reached = { $who ->
    [you] Masz { $vp } { $vp ->
        [few] punkty
       *[other] punktów
    }
   *[other] { $name } ma { $vp } { $vp ->
        [few] punkty
       *[other] punktów
    }
}
ch-goal-text = Celem jest { $goal }: wojna natychmiast się kończy.
