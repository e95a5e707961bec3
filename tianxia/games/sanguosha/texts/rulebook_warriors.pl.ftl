# Wojownicy z przykładów instrukcji.

## Bohaterowie

hero-cheng-pu = Cheng Pu
hero-li-yi-xie-jing = Li Yi i Xie Jing

## Zdolności

skill-pestilent-fire = Morowy ogień
text-pestilent-fire = Gdy używasz zwykłej Sha, możesz zmienić ją w Ognistą Sha; jeśli zada wtedy obrażenia, na koniec tracisz 1 PŻ. Twoja Ognista Sha może mieć 1 cel więcej.
skill-vintage-wine = Stare wino
text-vintage-wine = W swojej fazie końcowej, jeśli na twoim bohaterze nie leży żadne Stare wino, możesz położyć tam dowolne Sha z ręki jako Stare wino. Gdy bohater jest na skraju śmierci, możesz odłożyć 1 Stare wino: liczy się to tak, jakby użył on Wina.
skill-battle-array = Szyk bojowy
text-battle-array = Przełączana. W swojej turze: (1) twoje czarne karty podstawowe liczą się jako Pojedynek, a używając tak którejś, zabierasz kartę każdemu celowi; (2) twoje czerwone karty podstawowe liczą się jako Sha, których możesz używać bez ograniczeń. Każda z nich użyta lub zagrana odwraca zdolność na drugą stronę.

## Słowa

kind-switch = przełączana
label-vintage = Stare wino

event-switch = { $who ->
    [you] Twoja zdolność { $skill }: strona ({ $side }).
   *[other] { $name }, zdolność { $skill }: strona ({ $side }).
}
