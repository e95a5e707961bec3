# Co mówimy tylko wtedy, gdy ktoś o to poprosi. Te same klucze co w pliku angielskim.

device-text = Otwórz ten link na drugim urządzeniu: grasz tam dalej tak jak tutaj. Kto go ma, gra na twoim miejscu, więc nikomu go nie dawaj.
device-link = Link do twojego miejsca
device-code = Poproszę o kod
device-code-new = Inny kod
device-code-text = Wpisz go na stronie { $page }. Działa raz, przez { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
code-text = Na urządzeniu, na którym grasz, wybierz w menu „Przenieś moje miejsce”, a potem „Poproszę o kod”. Wpisz go tutaj i graj dalej.
code-label = Kod twojego miejsca
code-go = Graj dalej tutaj

picture-title = Obrazek tej chwili
picture-alt = Obrazek: { $text }
picture-save = Zapisz obrazek
picture-failed = Ta przeglądarka nie potrafi narysować obrazka.
picture-won = Zwycięstwo: { $names }
