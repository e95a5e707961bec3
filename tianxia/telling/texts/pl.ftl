# Terminal po polsku, dla wszystkich gier. Plik angielski ma te same klucze.

## Polecenia: słowa, które można wpisać; pierwsze z nich pokazujemy.

command-why = dlaczego, czemu
command-undo = cofnij
command-hint = podpowiedź, rada
command-rules = zasady, zasada, reguła
command-save = zapisz
command-log = dziennik, historia
command-hand = ręka, karty
command-table = stół, pokaż
command-discard = odrzucone, stos
command-card = karta
command-auto = automat
command-beliefs = przypuszczenia
command-help = pomoc
command-quit = koniec, wyjście

# Po „pas”: do końca rundy.
word-round = runda, runde, rundy
word-turn = tura, ture, tury

# Kto odpadł z gry.
word-watch = oglądaj, patrz
word-skip = pomiń, przewiń

## Stół w wierszach

ui-greet = { $game }. Grasz jako { $mine }; { $theirs } to bot { $bot }.
ui-greet-alone = { $game }. Grasz jako { $mine }, solo przeciw grze.
ui-commitment = Rozdanie wynika z tajnego klucza; jego SHA-256 to { $hash }.
ui-start = Wpisz numer wyboru albo „pomoc”.
ui-resumed = Partia trwa dalej. Ostatnie wpisy dziennika:
ui-thinking = Bot się zastanawia...
ui-prompt = Twój wybór:
ui-news = Od twojej ostatniej decyzji:
ui-news-more = (ostatnie wpisy; „dziennik” pokaże jeszcze { $count })
ui-table-how = („stół” pokaże wszystko, co leży odkryte.)
ui-out = Nie bierzesz już udziału w grze. Pozostali grają dalej.
ui-out-watch = oglądaj: dalej do następnej tury (tak samo działa Enter)
ui-out-skip = pomiń: rozegraj do końca i pokaż wynik
ui-out-quit = koniec: wyjdź; partia zostanie zapisana
ui-out-how = Nie bierzesz już udziału w grze: „oglądaj”, „pomiń” albo „koniec”.
ui-came-back = Twoja zapieczętowana odpowiedź wróciła do ciebie: ktoś inny wykonał najpierw akcję.
ui-ask = { $title } ({ $rule }).
ui-open = { $text }: wpisz { $number } i karty, na przykład „{ $number } { $example }”
ui-closed = (nie teraz) { $text }
ui-ask-why = „dlaczego { $number }” wyjaśni, czemu wybór nie jest teraz możliwy.
ui-why = Nie można ({ $rule }): { $sentence }
ui-why-unknown = Teraz nie jest to możliwe.
ui-rule = { $rule }: { $text }
ui-from-seed = instrukcja
ui-from-public = źródła publiczne
ui-from-ruling = nasze rozstrzygnięcie
ui-from-house = własny pomysł
ui-why-how = Napisz, o który ruch chodzi, na przykład „dlaczego 3” albo „dlaczego { sample-why }”.
ui-why-legal = Ten ruch jest dozwolony; możesz go wykonać.
ui-refused = Tak nie można: { $sentence } ({ $rule })
ui-fact-twice = Ta sama karta została podana dwa razy.
ui-fact-got = { $got ->
    [one] Podano 1 kartę
    [few] Podano { $got } karty
   *[many] Podano { $got } kart
}; trzeba podać co najmniej { $least }.
ui-fact-exact = Podano: { $got }; trzeba podać dokładnie { $least }.
ui-fact-most = Podano: { $got }; wolno podać najwyżej { $most }.
ui-back-to = Z powrotem: { $title } (cofnięto: { $answer }).
ui-hint-number = Bot wybrałby { $number }: { $text }.
ui-hint = Bot zagrałby tak: { $text }. Wpisz „{ $move }”.
ui-no-rule = Żadna zasada nie ma takiego numeru ani takich słów: { $asked }.
ui-rules-how = Wpisz „zasady” i numer albo słowo, na przykład „zasady { sample-rule }” albo „zasady { sample-word }”.
ui-more-rules = ... i jeszcze { $count ->
    [one] 1 zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}; dodaj słowo, aby zawęzić wybór.
ui-saved = Zapisano w pliku { $file }.
ui-nothing-to-save = Nie ma jeszcze czego zapisywać; „zapisz NAZWA” zapisze mimo to.
ui-no-beliefs = W tej grze nie ma ukrytych ról.
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-card-how = Wpisz „karta” i nazwę albo wartość karty, na przykład „karta { sample-card }”.
ui-auto-on = Reakcje: pytanie pada tylko wtedy, gdy możesz zareagować („automat nie” to zmienia).
ui-auto-off = Reakcje: pytanie pada zawsze („automat tak” to zmienia).
ui-pass-round = Reakcje: pasujesz do końca tej rundy („automat tak” to zmienia).
ui-pass-turn = Reakcje: pasujesz do końca tej tury („automat tak” to zmienia).
ui-bye = Partia przerwana.
ui-resume = Partia jest zapisana w pliku { $file }. Dalsza gra:
ui-key = Klucz rozdania to { $key }; jego SHA-256 to { $hash }, jak podano na początku.
ui-verdict-win = Wygrywasz.
ui-verdict-lose = Przegrywasz.
ui-verdict-draw = Gra kończy się remisem.
ui-verdict-shared = Dzielisz z kimś zwycięstwo.
ui-verdict-nobody = Nikt nie wygrywa.
ui-verdict-together = Wygrywacie razem.
ui-verdict-lost-together = Przegrywacie razem.
ui-rematch = Następna partia: tianxia play { $game } --as { $side } --lang pl
ui-over = Partia jest skończona. „dziennik” ją pokaże, „zapisz NAZWA” zachowa, „koniec” zamknie grę.
ui-help =
    { help-moves }
    dlaczego 3                      dlaczego ruch jest niemożliwy: zasada i fakty
    podpowiedź                      co zrobiłby bot
    cofnij                          cofa ostatni ruch, dopóki nikt nie odpowiedział i nie odsłonięto kart
    ręka, stół, odrzucone           pokazuje je jeszcze raz
    dziennik, dziennik cały         co się wydarzyło
    karta NAZWA                     opis karty
    zasady { sample-rule }                   zasada o tym numerze; „zasady { sample-word }” szuka słowa
    automat tak, automat nie        czy pytać o reakcję, gdy żadnej nie masz
ui-help-pass =
    pas runda                       pasuj we wszystkich reakcjach do końca tej rundy
ui-help-end =
    zapisz, zapisz PLIK             zapisuje partię
    koniec                          kończy; niedokończona partia zostaje zapisana

## Lekcje

lesson-title = { $game }, lekcja { $number } z { $count }: { $title }
lesson-line = { $number }  { $title }
lesson-start = Rób to, o czym mówi każdy krok. „podpowiedź” pokaże, co wpisać, „koniec” przerywa lekcję.
lesson-step = Krok { $number } z { $count }: { $text }
lesson-other = Tak też wolno, ale w tym kroku chodzi o coś innego.
lesson-hint = W tym kroku: { $text }. Wpisz „{ $move }”.
lesson-free = Tutaj każdy wybór jest dobry.
lesson-done = Lekcja { $number } skończona. { $text }
lesson-no-save = Lekcji się nie zapisuje; można ją zacząć od nowa w każdej chwili.
lesson-no-undo = W lekcji nie ma czego cofać: wykonuje się tylko to, o czym mówi krok.
lesson-next = Enter: lekcja { $number }, { $title }. Albo wpisz „koniec”.
lesson-last = To była ostatnia lekcja. Własna partia: tianxia play { $game } --lang pl
lesson-bye = Lekcja przerwana. Jeszcze raz: tianxia learn { $game } { $number } --lang pl

## Boty według poziomów

bot-random = Dziecko
bot-novice = Nowicjusz
bot-greedy = Uczeń
bot-search-40 = Dziesiętnik
bot-search-100 = Kapitan
bot-search-300 = Generał
bot-search-1000 = Strateg
bot-equilibrium = Mędrzec
bot-teacher = Mistrz Zhang
bot-other = Bot ({ $spec })
bot-silent = Nic o sobie nie mówi.
bot-program = Osobny program, uruchomiony obok serwera.

## Gdy nie zrozumiemy

ui-unknown = „{ $word }” to ani wybór, ani polecenie; „pomoc” wymienia polecenia.
ui-unknown-move = „{ $word }” nie jest ruchem; podaj numer albo ruch, na przykład „dlaczego { sample-why }”.
ui-several = „{ $word }” może znaczyć: { $names }; wpisz trochę więcej.
ui-no-number = Nie ma wyboru { $number }; numery są od 1 do { $most }.
ui-no-cards = Ten wybór nie wymaga kart, więc „{ $word }” nic tu nie znaczy.
ui-which-like = { $option }: podaj też, co do tego wybierasz, na przykład „{ $like }”.
ui-which-cards = Po wyborze podaj jeszcze karty: { $option }.
ui-no-card = Nie ma karty „{ $word }”, której można by tu użyć.
ui-few-cards = { $count ->
    [one] Jest tylko 1 karta „{ $word }”, której
    [few] Są tylko { $count } karty „{ $word }”, których
   *[many] Jest tylko { $count } kart „{ $word }”, których
} można tu użyć.
ui-which = Którą kartę „{ $word }” masz na myśli: { $names }? Podaj nazwę.
ui-option = { $option }

## Odmowy silnika

core-not-asked = Teraz nie masz nic do zdecydowania.
core-sealed = Odpowiedź już padła i jest zapieczętowana.
core-undo-nothing = Nie ma czego cofać.
core-undo-learnt = Za późno na cofnięcie: od tego czasu odsłonięto karty.
core-undo-others = Za późno na cofnięcie: od tego czasu odpowiedział ktoś inny.

## Powtórki

replay-title = { $game }: { $answers ->
    [one] 1 odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}, wersja zasad { $version }.
replay-seat = Miejsce { $seat }: { $name }.
replay-conceded = { $count ->
    [0] Partia została poddana: jest przegrana.
    [one] Wygrywa { $names }: partia została poddana.
   *[other] Wygrywają { $names }: partia została poddana.
}
replay-unfinished = Partia nie jest skończona.

## Pełny ekran

full-log = Dziennik
full-score = Wynik
full-draw = Stos
full-discard = Odrzucone
full-hand = Twoje karty
full-play = Zagraj
full-why = Dlaczego nie?
full-hint = Podpowiedź
full-undo = Cofnij
full-rules = Zasady
full-save = Zapisz
full-quit = Koniec
full-language = English
full-theme = Jasny/ciemny
full-help = Pomoc
full-beliefs = Ukryte role
full-close = Zamknij
full-table = Stół
full-info = Opisy
full-find = Nazwa karty, potem Enter
full-more = + jeszcze { $count }: { $key }
full-pick = Spacja albo Enter podnosi to, co wskazuje kursor, a kolejny Enter to zagrywa.
full-small = To okno jest za małe na stół: { $width } x { $height } znaków, a trzeba { $least_width } x { $least_height }. Powiększ je albo naciśnij q, aby wyjść; partia zostanie zapisana.
full-out = Poza grą
full-search = Numer zasady albo słowa, potem Enter
full-space = Zaznacz
full-not-now = nie teraz
full-keys =
    1–9, 0     wybór po numerze; przy szarym widać, dlaczego nie
    ← →        po kartach na ręce; ↑ ↓ po wyborach
    Spacja     podnosi kartę albo odkłada ją z powrotem
    Enter      wykonuje to, co zaznaczone na czerwono: podniesione karty albo wybór
    w          dlaczego nie: podniesione karty albo wskazany wybór
    Esc        odkłada wszystkie karty
    t  cały stół w słowach    l  dziennik    i  opisy wszystkich widocznych kart
    h  podpowiedź    u  cofnij    r  zasady    d  odrzucone    s  zapisz    b  ukryte role
    g  język    c  jasno albo ciemno    q, Ctrl-C  koniec (partia zostaje zapisana)

## Gra bez własnych tekstów

default-seat = Gracz { $number }
default-onlooker = Widz
default-you = Ty
default-line = { $name }: { $fact }
default-seat-line = { $name } – { $facts }
default-hidden = { $count ->
    [one] 1 zakryta
    [few] { $count } zakryte
   *[other] { $count } zakrytych
}
default-nothing = brak
default-yes = tak
default-no = nie
default-ask = Co robisz?
default-won = { $count ->
    [one] { $names } wygrywa.
   *[other] Wygrywają: { $names }.
}
default-all-won = { $count ->
    [one] Wygrywasz.
   *[other] Wygrywacie wspólnie.
}
default-lost = { $count ->
    [one] Gra przegrana.
   *[other] Gra przegrana dla wszystkich.
}
default-by = Zgodnie z zasadą { $rule }.
default-sample-why = 1
default-sample-rule = 101
default-sample-word = koniec
default-sample-card = 7
default-words-between = i, z, na, do
default-help-moves =
    2                     wybór o tym numerze
    2 NAZWA NAZWA         to samo z podaniem, czego dotyczy; „/” oddziela dwa rodzaje rzeczy

## Ustawienia stołu wspólne dla kilku gier

setting-on = tak
setting-off = nie
setting-value-random = losowo
setting-value-seat-0 = pierwsze miejsce
setting-value-seat-1 = drugie miejsce
setting-value-standard = standardowa
setting-value-beginner = dla początkujących
setting-value-none = brak

## Spisy gier i ustawień

list-players = { $most ->
    [0] { $least ->
        [one] 1 gracz
       *[other] { $least } graczy
    }
   *[other] od { $least } do { $most } graczy
}
list-minutes = od { $least } do { $most } minut
list-bots = boty: { $names }
list-settings = ustawienia: { $names } (tianxia options { $game })
list-usually = { $name }; zwykle { $usual }
list-usually-several = { $name } (można podać kilka); zwykle { $usual }
list-more = i jeszcze { $count }: tianxia options { $game } --json
list-needs = tylko gdy { $needs }
list-no-settings = Stoły gry { $game } nie mają ustawień.

# wybór krok po kroku, gdy wpisano samo `tianxia`
guide-welcome = Tianxia: gry planszowe i karciane o wojnach o Chiny i step. (tianxia --help wymienia wszystkie polecenia.)
guide-game = Która gra?
guide-where = Gdzie chcesz zagrać?
guide-plain = tutaj, w zwykłych wierszach
guide-full = tutaj, na pełnym ekranie
guide-learn = tutaj, w lekcjach, krok po kroku
guide-browser = w przeglądarce
guide-seats = Ilu graczy, razem z tobą?
guide-bot = Przeciw któremu botowi? Dalsze są silniejsze.
guide-how = Wpisz numer, Enter wybiera { $number }, q kończy.
guide-again = Wpisz numer od 1 do { $last }.
guide-command = To samo bez pytań: { $command }
ui-save-there = Plik { $file } już istnieje; wybierz inną nazwę.
