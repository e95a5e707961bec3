# Bohaterowie oblężeń i ich zdolności.

hero-mou-cao-ren = Cao Ren (strateg)
hero-shen-pei = Shen Pei
hero-xu-sheng = Xu Sheng

skill-hold-and-shield = Obrona za tarczą
text-hold-and-shield = Raz w fazie akcji, gdy twój bohater leży odkryty, możesz odrzucić 1 lub 2 karty: odwracasz bohatera i zyskujesz tyle samo tarcz. Gdy otrzymasz obrażenia, a twój bohater leży zakryty, wybierz: odwracasz bohatera albo zyskujesz 1 tarczę. Gdy twój bohater zostanie odkryty, dobierz tyle kart, ile masz tarcz.
skill-raise-the-siege = Przełamanie oblężenia
text-raise-the-siege = Raz w fazie akcji możesz stracić 1 tarczę i wybrać innego bohatera: obejrzyj jego rękę i weź z niej kartę.
skill-guard-ye = Straż w Ye
text-guard-ye = Raz w każdej turze, gdy karta innego bohatera ma za cel tylko ciebie, możesz zastosować wobec niego Kontrposunięcie: jeśli się uda, karta zostaje odwołana, a po jej rozpatrzeniu ją bierzesz.
skill-stern-and-straight = Surowy i prawy
text-stern-and-straight = W fazie początku możesz wybrać 1 lub 2 innych bohaterów i odrzucić po karcie ze stref każdego z nich. Jeśli od końca twojej poprzedniej tury zadano ci obrażenia, w tej turze ta zdolność nie działa.
skill-break-the-army = Rozbicie armii
text-break-the-army = W fazie akcji, gdy wskażesz cel Sha, możesz odłożyć od 1 do X jego kart zakrytych obok jego bohatera, tak że nikt ich nie widzi (X = jego PŻ). Na koniec tej tury dostaje je z powrotem.

ask-choose-hold-and-shield = Obrona za tarczą: odwracasz bohatera czy zyskujesz tarczę?
ask-choose-raise-the-siege = Przełamanie oblężenia: którą kartę bierzesz?
ask-choose-guard-ye = Kontrposunięcie: (1) czy (2)? Shen Pei odwołuje kartę, jeśli oboje wybierzecie to samo.
ask-may-break-the-army = Rozbicie armii: czy odkładasz jeszcze jedną kartę { GEN($owner) }?
do-flip = Odwracasz bohatera
do-shield = Zyskujesz 1 tarczę
do-first = (1)
do-second = (2)
word-flip = odwróć
word-shield = tarcza
word-first = pierwsze
word-second = drugie

event-sealed = { $who ->
    [you] { $skill }: twój wybór to ({ $mine }), { $targets }: ({ $theirs }).
   *[other] { $skill }: { $name } { AGREE($name, "wybiera", "wybierają") } ({ $mine }), { $targets }: ({ $theirs }).
}
event-moved-hidden = { $who ->
    [you] Obok twojego bohatera, niewidoczne dla nikogo: { $cards }.
   *[other] { $name }, obok bohatera, niewidoczne dla nikogo: { $cards }.
}
table-hidden-besides = { $count ->
    [one] , 1 ukryta karta obok bohatera
   *[other] , ukryte karty obok bohatera: { $count }
}

why-SG-961 = Oboje wybieracie (1) albo (2), tajnie i jednocześnie.
why-SG-962 = Oboje wybieracie (1) albo (2), tajnie i jednocześnie.
