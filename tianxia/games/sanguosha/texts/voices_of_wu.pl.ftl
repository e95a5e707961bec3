# Bohaterowie Wu, którzy doradzają i towarzyszą: rytm, zryw.

hero-rhythm-da-qiao = Da Qiao (rytm)
hero-spirited-zhang-zhao = Zhang Zhao

skill-mutual-understanding = Wzajemne zrozumienie
text-mutual-understanding = Rytm, raz w fazie akcji. Równy: dobierz kartę. Skośny: odzyskaj 1 PŻ. Rytm zmienia się po użyciu Czystego oddania.
skill-chaste-devotion = Czyste oddanie
text-chaste-devotion = Raz w fazie akcji wybierz innego bohatera i jedno z dwojga: może on użyć karty z ręki, a jeśli będzie to czerwona Sha, tracisz 1 PŻ i możesz użyć tej zdolności jeszcze raz; albo następne Wzajemne zrozumienie zadziała także dla niego.
skill-force-advice = Nieugięta rada
text-force-advice = Zryw: pod koniec fazy odrzucania innego bohatera możesz dać mu 1 lub więcej kart, które trafiły w tej fazie na stos kart odrzuconych; resztę bierzesz ty. Jeśli dostał więcej niż ty, możesz zadać mu 1 obrażenie. Gniew: gdy od tej pory na stos trafi 8 kart.
skill-pure-and-firm = Czystość i hart
text-pure-and-firm = Gdy inny bohater poza swoją fazą dobierania dostaje naraz 2 lub więcej kart, odrzuca kartę.

ask-choose-chaste-devotion = Czyste oddanie: czy używasz karty z ręki?
ask-choose-chaste-devotion-use-card = Czyste oddanie: co przypada { DAT($owner) }?
do-use-card = Może teraz użyć karty z ręki
do-accompany = Następne Wzajemne zrozumienie działa dla obojga
ask-may-force-advice = Czy zadajesz { DAT($owner) } 1 obrażenie?
ask-choose-pure-and-firm = Czystość i hart: którą kartę odrzucasz?
