# Ród Zhong.

hero-clan-zhong-yan = Zhong Yan (ród)
hero-clan-zhong-yu = Zhong Yu (ród)

skill-read-bones = Wróżba z kości
text-read-bones = Przełączana, raz w fazie akcji: (1) obejrzyj 1 do 4 kart z wierzchu talii; (2) obejrzyj 1 do 4 losowych kart z ręki bohatera. Potem możesz użyć jednej z tych kart.
skill-whistle-and-sing = Gwizd i śpiew
text-whistle-and-sing = Gdy w swojej turze używasz pierwszej karty, której chińska nazwa ma tyle znaków, ile kart pokazała ostatnia Wróżba z kości, Wróżba z kości liczy się jako nieużyta.
skill-protect-the-clan = Ochrona rodu
text-protect-the-clan = Ród, raz w grze: gdy bohater rodu Zhong staje na progu śmierci, możesz go skuć, a on odzyskuje 1 PŻ.
skill-quick-advice = Szybka rada
text-quick-advice = Gdy karta inna niż ekwipunek bierze kogoś na cel, a jest to pierwsza, druga ... karta, której używasz w tej turze, i jej chińska nazwa ma właśnie tyle znaków, możesz pozwolić jednemu z celów dobrać tyle kart.
skill-sweating-fear = Zimny pot
text-sweating-fear = Gdy otrzymasz obrażenia od karty, możesz dobrać tyle kart, ile znaków ma jej chińska nazwa, i odrzucić tyle, ile masz ran; od drugiego razu w turze Ochrona rodu liczy się jako nieużyta.

ask-choose-read-bones = Wróżba z kości: czy używasz jednej z tych kart?
ask-choose-read-bones-number-1 = Wróżba z kości: ile kart oglądasz?
ask-choose-sweating-fear = { $count ->
    [one] Zimny pot: którą kartę odrzucasz?
    [few] Zimny pot: które { $count } karty odrzucasz?
   *[other] Zimny pot: które { $count } kart odrzucasz?
}
