# Bohaterowie, którzy zwołują narady, i ich zdolności.

hero-liu-hong = Liu Hong
hero-chronicle-jiang-wei = Jiang Wei (kronika)

skill-court-dispute = Spór na dworze
text-court-dispute = W fazie początku możesz zarządzić naradę wszystkich innych bohaterów z kartami na ręce. Czerwone: ci, którzy pokazali czerwoną kartę, odzyskują 1 PŻ. Czarne: ci, którzy pokazali czerwoną, tracą 1 PŻ. Jeśli wszyscy pokazali tę samą barwę, dobierz tyle kart, ilu bohaterów brało udział.
skill-levy = Danina
text-levy = Gdy inny Niezależny bohater dobierze karty poza swoją fazą dobierania i nie dzięki tej zdolności, może dobrać kartę, dwa razy w turze. W fazie końca możesz wziąć po karcie każdego innego Niezależnego bohatera.
skill-great-favour = Wielka łaska
text-great-favour = Raz w grze, w fazie akcji, możesz wybrać innego bohatera: zyskuje on Nieokiełznanie i Despotyzm. Gdy umrzesz, traci on wszystkie zdolności i odrzuca wszystkie karty z ręki.
skill-unbridled = Nieokiełznanie
text-unbridled = Na początku fazy osądu, jeśli w twojej strefie osądu leżą karty, możesz odrzucić 2 karty z ręki, by odrzucić jedną z nich.
skill-domineering = Despotyzm
text-domineering = W fazie początku dobierz kartę. W każdej fazie akcji możesz użyć o 1 Sha więcej.
skill-boast-of-campaigns = Chełpienie się wyprawami
text-boast-of-campaigns = Raz w fazie akcji możesz pokazać kartę z ręki: wszyscy bohaterowie, którzy mają najwyżej tyle maksymalnych PŻ co ty, odbywają naradę, także ty. Jeśli wygrywa barwa tej karty, najwyżej 2 z nich dobiera karty do swoich maksymalnych PŻ; jeśli druga, dostajesz 2 Cienie. Jeśli nikt inny nie pokazał twojej barwy, możesz zmienić królestwo na Wei albo Shu.
skill-counterplot = Kontrspisek
text-counterplot = Dopóki należysz do Wei: po naradzie z twoim udziałem bohaterowie, którzy pokazali inną barwę niż ty, nie mogą w tej turze używać ani zagrywać kart swojej barwy, a ty możesz użyć Cienia jako Zaskoczenia na jednym z nich.
skill-vanguard-choice = Wybór awangardy
text-vanguard-choice = Dopóki należysz do Shu, możesz użyć Cienia jako Kłującej Sha; nie ma ona ograniczenia odległości i nie liczy się do limitu.

ask-choose-court-dispute = Spór na dworze: którą kartę z ręki pokazujesz? Czerwona czy czarna, decyduje większość.
ask-choose-boast-of-campaigns-cards = Chełpienie się wyprawami: którą kartę z ręki pokazujesz? Czerwona czy czarna, decyduje większość.
ask-choose-boast-of-campaigns-hero = Chełpienie się wyprawami: kto dobiera karty do maksymalnych PŻ? Wybierz najwyżej dwoje.
ask-choose-boast-of-campaigns-kingdom = Chełpienie się wyprawami: czy zmieniasz królestwo?
ask-choose-counterplot = Kontrspisek: czy używasz Cienia jako Zaskoczenia?
ask-may-levy = Danina { GEN($owner) }: czy dobierasz kartę?
do-kingdom = { $kingdom }
open-kingdom = Królestwo
word-kingdom = królestwo

event-deliberated = { $result ->
    [red] { $skill }: czerwone { $red }, czarne { $black }. Wygrywają czerwone.
    [black] { $skill }: czerwone { $red }, czarne { $black }. Wygrywają czarne.
   *[none] { $skill }: czerwone { $red }, czarne { $black }. Nic z tego nie wynika.
}
event-kingdom = { $who ->
    [you] Twoje królestwo to teraz { $kingdom }.
   *[other] { $name }: królestwo to teraz { $kingdom }.
}

why-SG-938 = Każdy, kto bierze udział, pokazuje jedną kartę z ręki, wszyscy jednocześnie.
