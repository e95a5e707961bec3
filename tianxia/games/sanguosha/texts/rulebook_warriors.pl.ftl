# Wojownicy z przykładów instrukcji.

## Bohaterowie

hero-cheng-pu = Cheng Pu
hero-li-yi-xie-jing = Li Yi i Xie Jing
    .many = yes
hero-gao-shun = Gao Shun
hero-mou-gao-shun = Gao Shun (strateg)

## Zdolności

skill-pestilent-fire = Morowy ogień
text-pestilent-fire = Gdy używasz zwykłej Sha, możesz zmienić ją w Ognistą Sha; jeśli zada wtedy obrażenia, na koniec tracisz 1 PŻ. Twoja Ognista Sha może mieć 1 cel więcej.
skill-vintage-wine = Stare wino
text-vintage-wine = W swojej fazie końca, jeśli na twoim bohaterze nie leży żadne Stare wino, możesz położyć tam dowolne Sha z ręki jako Stare wino. Gdy bohater jest na progu śmierci, możesz odłożyć 1 Stare wino: liczy się to tak, jakby użył on Wina.
skill-battle-array = Szyk bojowy
text-battle-array = Przełączana. W swojej turze: (1) twoje czarne karty podstawowe liczą się jako Pojedynek, a używając tak którejś, zabierasz kartę każdemu celowi; (2) twoje czerwone karty podstawowe liczą się jako Sha, których możesz używać bez ograniczeń. Każda z nich użyta lub zagrana odwraca zdolność na drugą stronę.
skill-storm-the-camp = Szturm na obóz
text-storm-the-camp = Raz w swojej fazie akcji stocz starcie na liczby z innym bohaterem. Jeśli wygrasz, w tej turze pomijasz jego zbroję, a twoje karty użyte na nim nie mają limitu odległości ani żadnego innego; jeśli nie, w tej turze nie możesz używać Sha.
skill-abstinence = Wstrzemięźliwość
text-abstinence = Twoje Wina liczą się jako Sha.
skill-break-the-ranks = Przełamanie szyku
text-break-the-ranks = Raz w swojej fazie akcji wybierz innego bohatera: w tej fazie twoje karty użyte na nim nie mają limitu odległości, a gdy staje się celem twojej Sha, możesz stoczyć z nim starcie na liczby. Jeśli wygrasz, ta Sha pomija jego zbroję i nie wlicza się do limitu, a on otrzymuje 1 obrażenie, chyba że w tej turze zadano mu tak już 2. Wygrana czy nie: jeśli walczył kartą Sha, dostajesz ją; jeśli była to jego ostatnia karta na ręce, ta Sha zadaje mu 1 obrażenie więcej.
skill-no-wine = Zakaz wina
text-no-wine = Twoje Wina liczą się jako Sha. Obrażenia, które otrzymujesz od Sha z Winem, wynoszą 1. W twojej turze inni nie mogą używać Wina. W twoich starciach na liczby Wino przeciwnika ma wartość A.

## Słowa

kind-switch = przełączana
label-vintage = Stare wino

why-SG-1103 = Sha w tej fazie już użyta: teraz możesz jej użyć tylko na bohaterze, przeciw któremu nie masz limitu.

event-switch = { $who ->
    [you] Twoja zdolność { $skill }: strona ({ $side }).
   *[other] { $name }, zdolność { $skill }: strona ({ $side }).
}
