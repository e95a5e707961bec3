# Stół w przeglądarce, po polsku: to, co mówi sam serwer. Plik angielski ma te same klucze.

guest = Gość
error-malformed = Nie udało się odczytać tej wiadomości.
error-too-large = Ta wiadomość jest za duża.
error-reload = Strona jest starsza niż serwer. Odśwież ją, proszę.
error-not-allowed = Tego tu nie wolno.
error-no-table = Nie ma takiego stołu.
error-stale = Na to pytanie już odpowiedziano.
error-not-asked = Teraz o nic nie jesteś pytany.
error-not-playing = Ta partia nie jest teraz rozgrywana.
error-not-saved = Nie udało się tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
error-frozen = Znaleziono błąd w regułach. Partia jest zamrożona, a jej zapis zachowany.
error-too-fast = Za dużo wiadomości. Zwolnij, proszę.
error-too-many = Za dużo próśb. Poczekaj minutę, proszę.
error-full = Przy tym stole nie ma wolnego miejsca.
error-bad-input = Tak nie da się tego ustawić.
error-no-takeback = Nikt nie chce niczego cofać.
error-not-left = Ten gracz nadal tu jest.
error-conceded = Ta partia została już przez ciebie poddana.
error-not-over = To jest możliwe dopiero po zakończeniu partii.
error-fault = Coś poszło nie tak po naszej stronie.
error-origin = Ta prośba pochodzi z innej witryny.
error-no-route = Nie ma takiej strony.
error-no-code = Ten kod jest błędny, został już użyty albo stracił ważność. Poproś o nowy.
error-busy = Stół jest zajęty. Spróbuj ponownie.

why-CORE-conceded = Partia została poddana.
why-CORE-undo-rules = Reguły zmieniły się od tego czasu; nie można już tego cofnąć.
refused = Teraz to niemożliwe.
event-concede = { $name } poddaje partię.
event-concede-alone = { $name } poddaje partię; dalej gra bot.
event-takeback = { $name } cofa ostatnią odpowiedź za zgodą pozostałych.
event-concede-you = Poddajesz partię.
event-concede-alone-you = Poddajesz partię; na twoim miejscu gra dalej bot.
event-takeback-you = Cofasz ostatnią odpowiedź za zgodą pozostałych.
over-conceded = { $count ->
    [0] Partia została poddana: jest przegrana.
    [one] Wygrywa { $names }: partia została poddana.
   *[other] Wygrywają { $names }: partia została poddana.
}
over-lost = Poddane, a więc przegrane dla: { $names }.
hint-legal = { $count ->
    [one] Jest tylko jeden wybór.
    [few] Są { $count } wybory.
   *[other] Jest { $count } wyborów.
}
hint-many = Wyborów jest bardzo dużo.
hint-sensible = Rozsądny wybór: { $what }.
hint-only = Jedyny wybór: { $what }.
hint-untried = Rozsądny wybór: { $what }. Na takie pytanie odpowiadają proste reguły; niczego nie wypróbowano.
hint-best = Najlepsze, co znaleźliśmy: { $what }. Szansa na wygraną: około { $percent } % (oceniona na podstawie wyobrażonych gier: { $tries }).
hint-best-next = Najlepsze, co znaleźliśmy: { $what } (szansa na wygraną około { $percent } %, wyobrażone gry: { $tries }); następne: { $other } (około { $less } %).
hint-best-equal = Najlepsze, co znaleźliśmy: { $what } (szansa na wygraną około { $percent } %, wyobrażone gry: { $tries }); podobnie dobre: { $other }.
hint-none = Teraz nie ma podpowiedzi.
story-better = Tu bot wybrałby: { $what }.

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

