# Młodsi bracia i synowie oraz ich zdolności.

hero-yuan-tan = Yuan Tan
hero-zhuge-jun = Zhuge Jun

skill-seize-the-heritage = Przejęcie spuścizny
text-seize-the-heritage = W fazie końca możesz wziąć wszystkie karty, które w tej turze trafiły ze stref innych bohaterów na stos kart odrzuconych i nadal tam leżą. Jeśli było ich mniej niż twoich PŻ, tracisz potem 1 PŻ.
skill-ruin-the-clan = Zguba rodu
text-ruin-the-clan = W fazie końca, jeśli masz rany i karty na ręce, wybierz X innych bohaterów z kartami na ręce (X = twoje PŻ): wszyscy jednocześnie odrzucacie kartę z ręki i zadajesz 1 obrażenie każdemu, czyja karta ma ten sam typ co twoja. Doświadczenie w boju: X jest o 1 większe.
skill-entrusted = Powiernik
text-entrusted = W fazie początku możesz wybrać innego bohatera. Na początku twojej fazy akcji może on dać ci od 1 do 4 kart, a jeśli da co najmniej 2, dobiera 2. Jedność: obejrzyj tyle samo wierzchnich kart talii; dowolne z nich trafiają na jej spód w dowolnej kolejności, reszta na stos kart odrzuconych.
skill-wait-for-return = Oczekiwanie na powrót
text-wait-for-return = Na koniec fazy akcji, jeśli wszystkie karty na twojej ręce są tej samej barwy, możesz wybrać najwyżej tylu bohaterów i odsłonić tyle kart ze spodu talii: każdy z nich po kolei dostaje jedną.
skill-cultured-talent = Wykształcony talent
text-cultured-talent = Możesz użyć 2 kart różnej barwy jako Pożogi, Żelaznego łańcucha lub Z niczego, po dwa razy w turze dla każdej z tych nazw.

ask-choose-ruin-the-clan-hero = { $skill }: kogo wybierasz?
ask-choose-ruin-the-clan = Zguba rodu: którą kartę z ręki odrzucasz? Rani ten sam typ karty, co ma Yuan Tan.
ask-choose-entrusted-give = Powiernik: czy dajesz { DAT($owner) } od 1 do 4 kart?
ask-choose-entrusted-place = Powiernik: które z tych kart trafiają na spód talii? Pierwsza z wymienionych leży najwyżej; pozostałe są odkładane.
ask-choose-wait-for-return = Oczekiwanie na powrót: którą kartę bierzesz?
do-give-entrusted = Daj { ACC($cards) }
do-place-entrusted = Na spód: { $bottom }

event-concentric = { $who ->
    [you] Jedność z tobą: { $targets }.
   *[other] Jedność z { INS($name) }: { $targets }.
}

why-SG-316 = Każdy wybiera tajnie, wszyscy jednocześnie.
