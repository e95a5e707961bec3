# Stratedzy Shu i ich zdolności.

hero-mou-ma-chao = Ma Chao (strateg)
hero-mou-zhang-fei = Zhang Fei (strateg)
hero-mou-zhao-yun = Zhao Yun (strateg)
hero-mou-jiang-wei = Jiang Wei (strateg)

skill-iron-cavalry-mou = Żelazna jazda (strateg)
text-iron-cavalry-mou = Gdy wskażesz cel Sha, możesz sprawić, że nie może on jej uniknąć, a jego zdolności inne niż stałe nie działają w tej turze; potem rozegraj z nim Grę strategii. Jeśli uda ci się (1), weź jego kartę; jeśli (2), dobierz 2 karty.
skill-roar-mou = Ryk (strateg)
text-roar-mou = Możesz użyć dowolnej liczby Sha; dopóki masz broń, nie mają one ograniczenia odległości. Drugiej i każdej następnej Sha, której używasz w fazie akcji, nie można uniknąć, zadaje ona o 1 obrażenie więcej, a zdolności jej celów inne niż stałe nie działają w tej turze; gdy zada obrażenia bohaterowi, który przeżyje, tracisz 1 PŻ i odrzucasz losową kartę z ręki.
skill-joint-strike = Wspólne uderzenie
text-joint-strike = W fazie początku możesz zawrzeć Sojusz z innym bohaterem. Jeśli powiedzie się do jego następnej fazy końca, możesz wtedy wybrać najwyżej 3 innych bohaterów w dowolnej odległości: liczy się, że używasz na nich Sha; gdy zada obrażenia, dobierz tyle samo kart.
skill-dragon-courage-mou = Smocza odwaga (strateg)
text-dragon-courage-mou = Ładunki 1/3. Możesz zużyć 1 ładunek, by użyć lub zagrać Sha jako Unik albo Unik jako Sha; jeśli karta została użyta, dobierz kartę. Na koniec tury każdego bohatera zyskujesz 1 ładunek.
skill-pile-up-merit = Gromadzenie zasług
text-pile-up-merit = W fazie początku możesz zawrzeć Sojusz z innym bohaterem. Jeśli powiedzie się do jego następnej fazy końca, to do twojej następnej fazy końca Smocza odwaga zamienia dowolną kartę podstawową w dowolną kartę podstawową i zawsze dobierasz przy tym kartę.
skill-provoke-mou = Prowokacja (strateg)
text-provoke-mou = Ładunki 4/4. Raz w fazie akcji możesz wybrać najwyżej tylu innych bohaterów, ile masz ładunków: każdy po kolei używa na tobie Sha w dowolnej odległości albo daje ci kartę. Potem zużyj tyle samo ładunków. Gdy odrzucisz karty w fazie odrzucania, zyskujesz tyle samo ładunków.
skill-legacy-mou = Dziedzictwo (strateg)
text-legacy-mou = W fazie początku, jeśli w tej grze Prowokacja zużyła co najmniej 4 twoje ładunki: twoje maksimum PŻ maleje o 1 i dajesz wybranym innym bohaterom, przynajmniej jednemu, żeton Wyprawy na północ. Do twojej następnej tury celem kart, których używają, możesz być tylko ty albo oni sami.
skill-northern-campaign = Wyprawa na północ
text-northern-campaign = Celem kart, których używasz, możesz być tylko ty albo ten, kto dał ci ten żeton.

kind-charge = zdolność z ładunkami
token-charge = Ładunek
token-northern-campaign = Wyprawa na północ
explain-token-charge = Płaci się nimi za zdolności z ładunkami; są wspólne dla wszystkich.
explain-token-northern-campaign = Daje go Jiang Wei (strateg): celem kart tego, kto go ma, może być tylko on sam albo Jiang Wei.

ask-choose-iron-cavalry-mou = Gra strategii: (1) czy (2)? Ma Chao (strateg) wygrywa, jeśli wybierzecie różnie: przy (1) bierze kartę, przy (2) dobiera 2.
ask-choose-joint-strike-common-enemy = Sojusz: jaki warunek chcecie razem spełnić?
ask-choose-joint-strike = Wspólne uderzenie: na kim używasz Sha?
ask-choose-pile-up-merit = Sojusz: jaki warunek chcecie razem spełnić?
ask-choose-provoke-mou = Prowokacja: którą kartę dajesz?
ask-choose-legacy-mou = Dziedzictwo: kto dostaje żeton Wyprawy na północ?
do-common-enemy = Wspólny wróg: zadajcie razem 4 obrażenia
do-progress-together = Wspólny postęp: dobierzcie razem 8 kart
do-distribute-the-treasury = Rozdanie skarbca: odrzućcie razem karty wszystkich 4 kolorów
do-join-forces = Połączone siły: użyjcie lub zagrajcie razem karty wszystkich 4 kolorów
word-common-enemy = wspólny-wróg
word-progress-together = wspólny-postęp
word-distribute-the-treasury = rozdanie-skarbca
word-join-forces = połączone-siły
condition-common-enemy = Wspólny wróg
condition-progress-together = Wspólny postęp
condition-distribute-the-treasury = Rozdanie skarbca
condition-join-forces = Połączone siły

event-team-up = { $who ->
    [you] Zawierasz Sojusz z { INS($targets) }: { $condition }.
   *[other] { $name } { AGREE($name, "zawiera", "zawierają") } Sojusz z { INS($targets) }: { $condition }.
}
event-team-up-ends = { $succeeded ->
    [yes] { $condition }: { $who ->
        [you] twój sojusz z { INS($targets) } się udał.
       *[other] sojusz { GEN($name) } z { INS($targets) } się udał.
    }
   *[no] { $condition }: { $who ->
        [you] twój sojusz z { INS($targets) } się nie udał.
       *[other] sojusz { GEN($name) } z { INS($targets) } się nie udał.
    }
}

why-SG-972 = Wybierz jeden z czterech warunków.
