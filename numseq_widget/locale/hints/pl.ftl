### Podpowiedzi: po trzy kroki na każdy sposób liczenia. Wysyłane na stronę tylko wtedy, gdy są włączone.
### Reviewed: no
### Nobody who teaches in Polish has read these texts yet.
### No gendered past tense; a number stands after its noun or by itself and never has an ending. See en.ftl for notes.

hint-twin = Spójrz na kartę { $card }. { $step } Teraz twoja karta.
hint-sign = Spójrz jeszcze raz na znak.

## Karty bez okienka

hint-zero-fact-add-1 = Spójrz na obie części. Czy jedna z nich to zero?
hint-zero-fact-add-2 = Jedna część to zero, a całość jest zakryta. O ile całość może być większa od drugiej części?
hint-zero-fact-add-3 = Jedna część to zero, więc wynik to druga część: { $big }.
hint-zero-fact-sub-1 = Ile zabieramy: nic, trochę czy wszystko?
hint-zero-fact-sub-2 = Kostki: { $a }. Zabierz { $b }. Zobacz, co zostaje na macie.
hint-zero-fact-sub-3 = { $a }−{ $b }={ $c }.

hint-friends-of-ten-add-1 = Czy znasz tę parę na pamięć?
hint-friends-of-ten-add-2 = Połóż w ramce żetony: najpierw { $a }, potem jeszcze { $b }. Czy są puste miejsca?
hint-friends-of-ten-add-3 = Ramka jest pełna: { $a }+{ $b }={ $c }.
hint-friends-of-ten-sub-1 = Jaka liczba razem z liczbą { $b } wypełni ramkę?
hint-friends-of-ten-sub-2 = Ramka jest pełna. Zakryj miejsca: { $b }. Ile żetonów jeszcze widać?
hint-friends-of-ten-sub-3 = { $a }−{ $b }={ $c }.

hint-double-add-1 = Obie liczby są takie same. Jakie podobne podwojenie znasz?
hint-double-add-2 = Dwa rzędy, w każdym { $a }. Najpierw zobacz piątki, potem resztę.
hint-double-add-3 = Dwa razy { $a } to { $c }.
hint-double-sub-1 = Jakie podwojenie daje { $a }?
hint-double-sub-2 = Podziel { $a } na dwie równe części: jedną zabieramy.
hint-double-sub-3 = { $a }−{ $b }={ $c }.

hint-ten-and-some-add-1 = Ile dziesiątek i ile jedności jest na karcie?
hint-ten-and-some-add-2 = Słupki to dziesiątki, kostki to jedności. Nic nie trzeba zamieniać.
hint-ten-and-some-add-3 = { $a }+{ $b }={ $c }.
hint-ten-and-some-sub-1 = Którą część liczby { $a } zabieramy: dziesiątki czy jedności?
hint-ten-and-some-sub-2 = { $a } w słupkach i kostkach. Zabierz { $b }.
hint-ten-and-some-sub-3 = Zostaje { $c }.

hint-add-tens-add-1 = Tu są same dziesiątki. Czy można liczyć je jak jedności?
hint-add-tens-add-2 = Słupki: { $ta } i { $tb }. Ile to słupków?
hint-add-tens-add-3 = { $ta } + { $tb } to { $tc }, dziesiątek jest { $tc }, czyli { $c }.
hint-add-tens-sub-1 = Tu są same dziesiątki. Czy można liczyć je jak jedności?
hint-add-tens-sub-2 = Same słupki. Zabierz { $tb }. Ile słupków zostaje?
hint-add-tens-sub-3 = { $ta } − { $tb } to { $tc }, liczba dziesiątek: { $tc }, czyli { $c }.

hint-tens-jump-add-1 = Która cyfra się zmienia, a która zostaje?
hint-tens-jump-add-2 = Zacznij od liczby { $ones_one }. Skoki po dziesięć: { $jt }. Mów, gdzie lądujesz.
hint-tens-jump-add-3 = Jedności zostają, dziesiątek jest więcej: { $c }.
hint-tens-jump-sub-1 = Która cyfra się zmienia, a która zostaje?
hint-tens-jump-sub-2 = Zacznij od liczby { $a }. Skoki wstecz po dziesięć: { $tb }. Mów, gdzie lądujesz.
hint-tens-jump-sub-3 = Jedności zostają, dziesiątek jest mniej: { $c }.

hint-count-on-add-1 = Która liczba jest większa? Zapamiętaj ją.
hint-count-on-add-2 = Zacznij od liczby { $big }; jeszcze { $small }. Pierwszy krok to następna liczba.
hint-count-on-add-3 = { $big } i jeszcze { $small }: { $c }.

hint-count-back-sub-1 = Zabieramy tylko trochę.
hint-count-back-sub-2 = Zacznij od liczby { $a }; kroki wstecz: { $b }. Pierwszy krok to liczba tuż przed nią.
hint-count-back-sub-3 = O { $b } mniej niż { $a }: { $c }.

hint-count-up-sub-1 = Czy te dwie liczby są blisko siebie?
hint-count-up-sub-2 = Obie są na osi: { $b } i { $a }. Ile kroków jest od jednej do drugiej?
hint-count-up-sub-3 = Od { $b } do { $a } jest { $c }.

hint-near-double-add-1 = Jakie podwojenie ukrywa się na tej karcie?
hint-near-double-add-2 = Dwa rzędy, w każdym { $small }, a w jednym jeszcze { $gap }.
hint-near-double-add-3 = Dwa razy { $small } i jeszcze { $gap }: { $c }.
hint-near-double-sub-1 = Jakie podwojenie jest blisko liczby { $a }?
hint-near-double-sub-2 = Całość { $a }; jedna część to { $b }. Prawie dwie równe części.
hint-near-double-sub-3 = { $a }−{ $b }={ $c }.

hint-nine-as-ten-less-one-add-1 = Dziewięć jest o jeden od łatwiejszej liczby. Jakiej?
hint-nine-as-ten-less-one-add-2 = Skocz o dziesięć od liczby { $other } i pomyśl: za daleko czy za blisko?
hint-nine-as-ten-less-one-add-3 = Dziesięć więcej, jeden wstecz: { $c }.
hint-nine-as-ten-less-one-sub-1 = Dziewięć jest o jeden od łatwiejszej liczby. Jakiej?
hint-nine-as-ten-less-one-sub-2 = Skocz o dziesięć wstecz od liczby { $a } i pomyśl: czy to nie za dużo?
hint-nine-as-ten-less-one-sub-3 = Dziesięć mniej, jeden do przodu: { $c }.

hint-eight-as-ten-less-two-add-1 = Osiem jest o dwa od łatwiejszej liczby. Jakiej?
hint-eight-as-ten-less-two-add-2 = Skocz o dziesięć od liczby { $other } i pomyśl: za daleko czy za blisko?
hint-eight-as-ten-less-two-add-3 = Dziesięć więcej, dwa wstecz: { $c }.
hint-eight-as-ten-less-two-sub-1 = Osiem jest o dwa od łatwiejszej liczby. Jakiej?
hint-eight-as-ten-less-two-sub-2 = Skocz o dziesięć wstecz od liczby { $a } i pomyśl: czy to nie za dużo?
hint-eight-as-ten-less-two-sub-3 = Dziesięć mniej, dwa do przodu: { $c }.

hint-make-ten-add-1 = Która liczba jest bliżej dziesięciu?
hint-make-ten-add-2 = Dwie ramki: { $big } i { $small }. Ile żetonów trzeba przesunąć, żeby wypełnić pierwszą?
hint-make-ten-add-3 = Przesuwamy { $need }: 10 i { $rest }, razem { $c }.

hint-back-through-ten-sub-1 = Gdzie warto się zatrzymać w drodze powrotnej?
hint-back-through-ten-sub-2 = Skocz od { $a } do 10. Ile z { $b } jeszcze zostało?
hint-back-through-ten-sub-3 = { $down }, żeby dojść do 10, potem jeszcze { $left }: { $c }.

hint-same-ten-add-1 = Czy zmienia się dziesiątka, czy tylko jedności?
hint-same-ten-add-2 = { $big } w słupkach i kostkach; jeszcze kostki: { $small }. Licz tylko kostki.
hint-same-ten-add-3 = Dziesiątki te same, jedności nowe: { $c }.
hint-same-ten-sub-1 = Czy zmienia się dziesiątka, czy tylko jedności?
hint-same-ten-sub-2 = { $a } w słupkach i kostkach; zabierz kostki: { $b }.
hint-same-ten-sub-3 = Dziesiątki te same, jedności mniej: { $c }.

hint-think-addition-sub-1 = Czy umiesz to odwrócić: { $b } i ile to razem { $a }?
hint-think-addition-sub-2 = Całość { $a }, jedna część { $b }. Druga część jest zakryta.
hint-think-addition-sub-3 = { $b } i { $c } to razem { $a }.

hint-fact-family-add-1 = Czy znasz kartę z minusem i tymi liczbami?
hint-fact-family-add-2 = Części: { $a } i { $b }; całość jest zakryta.
hint-fact-family-add-3 = { $a } i { $b } to razem { $c }.
hint-fact-family-sub-1 = Czy znasz kartę z plusem, w której całość to { $a }?
hint-fact-family-sub-2 = Całość { $a }, jedna część { $b }; druga jest zakryta.
hint-fact-family-sub-3 = { $a }−{ $b }={ $c }, bo { $b }+{ $c }={ $a }.

hint-friends-of-tens-add-1 = Spójrz na jedności: czy wypełniają ramkę?
hint-friends-of-tens-add-2 = Ile brakuje liczbie { $big } do pełnych ramek? Do dyspozycji jest { $small }.
hint-friends-of-tens-add-3 = Z jedności powstaje nowa dziesiątka: { $c }.
hint-friends-of-tens-sub-1 = Od której dziesiątki zaczynasz, a która jest tuż przed nią?
hint-friends-of-tens-sub-2 = Wyjmij { $b } z jednej pełnej ramki liczby { $a }.
hint-friends-of-tens-sub-3 = Jedna dziesiątka jest rozmieniona: { $c }.

hint-bridge-ten-add-add-1 = Jak daleko jest od { $big } do następnej dziesiątki?
hint-bridge-ten-add-add-2 = Najpierw skocz do dziesiątki. Ile z { $small } jeszcze zostało?
hint-bridge-ten-add-add-3 = { $need } do dziesiątki, jeszcze { $rest }: { $c }.

hint-bridge-ten-sub-sub-1 = O ile { $a } jest powyżej swojej dziesiątki?
hint-bridge-ten-sub-sub-2 = Najpierw skocz w dół do dziesiątki. Ile z { $b } jeszcze zostało?
hint-bridge-ten-sub-sub-3 = { $down } do dziesiątki, jeszcze { $left }: { $c }.

hint-compensation-add-1 = Która liczba jest blisko pełnej dziesiątki (20, 30, …)?
hint-compensation-add-2 = Weź { $rb } zamiast { $nb }: { $oth } i { $rb }. Czy to za dużo, czy za mało?
hint-compensation-add-3 = Za dużo o { $k }: { $c }.
hint-compensation-sub-1 = Czy { $b } jest blisko pełnej dziesiątki (20, 30, …)?
hint-compensation-sub-2 = Zabierz { $rb } zamiast { $b }. Czy to za dużo, czy za mało?
hint-compensation-sub-3 = Za dużo o { $k }, więc trzeba oddać: { $c }.

hint-no-regroup-add-1 = Najpierw spójrz na jedności: czy trzeba zamieniać?
hint-no-regroup-add-2 = Dziesiątki z dziesiątkami, jedności z jednościami: dwa małe działania.
hint-no-regroup-add-3 = Dziesiątki: { $t1 }. Jedności: { $o1 }. Razem { $c }.
hint-no-regroup-sub-1 = Najpierw spójrz na jedności: czy trzeba zamieniać?
hint-no-regroup-sub-2 = Dziesiątki od dziesiątek, jedności od jedności: dwa małe działania.
hint-no-regroup-sub-3 = Dziesiątki: { $t1 }. Jedności: { $o1 }. Razem { $c }.

hint-regroup-add-add-1 = Czy jedności wystarczy na nową dziesiątkę?
hint-regroup-add-add-2 = Kostki: { $ua } i { $ub }. Czy da się z nich zrobić słupek? Połóż go przy słupkach.
hint-regroup-add-add-3 = Słupki: { $rods }, kostki: { $cubes }, czyli { $c }.

hint-regroup-sub-sub-1 = Czy da się zabrać kostki: { $ub }, gdy kostek jest { $ua }?
hint-regroup-sub-sub-2 = Rozmień jeden słupek liczby { $a }. Ile jest teraz kostek, a ile słupków?
hint-regroup-sub-sub-3 = Słupki: { $rods2 }, kostki: { $cubes2 }, zabierz { $b }: { $c }.

## Karty z okienkiem

hint-box-result-left-add-1 = Czytaj od okienka: jaka liczba to tyle samo co { $a } i { $b } razem?
hint-box-result-left-add-2 = Waga: po prawej { $a } i { $b }, po lewej zakryty ciężarek. Kiedy będzie równo?
hint-box-result-left-add-3 = { $x } po lewej waży tyle samo co { $a } i { $b } po prawej.
hint-box-result-left-sub-1 = Czytaj od okienka: jaka liczba to tyle samo co { $a } odjąć { $b }?
hint-box-result-left-sub-2 = Całość { $a }; część { $b } znika, druga część jest zakryta.
hint-box-result-left-sub-3 = { $a } to { $b } i { $x }, więc w okienku jest { $x }.

hint-box-change-add-1 = Która liczba to całość, a którą część znasz?
hint-box-change-add-2 = Całość { $c }, jedna część { $a }; druga część jest zakryta. Jak daleko jest od { $a } do { $c }?
hint-box-change-add-3 = { $a } i { $x } to razem { $c }, więc w okienku jest { $x }.
hint-box-start-add-1 = Czy umiesz to odwrócić i zacząć od liczby { $b }?
hint-box-start-add-2 = Całość { $c }, jedna część { $b }; druga część jest zakryta.
hint-box-start-add-3 = { $b } i { $x } to razem { $c }, więc w okienku jest { $x }.

hint-box-change-sub-1 = Ile zabrano, jeśli zostaje { $c }?
hint-box-change-sub-2 = Całość { $a }; zostaje { $c }, zabrana część jest zakryta.
hint-box-change-sub-3 = { $a } to { $c } i { $x }, więc zabrano { $x }.
hint-box-start-sub-1 = Czy w okienku jest największa, czy najmniejsza z trzech liczb?
hint-box-start-sub-2 = Całość jest zakryta. Jej części to { $b } i { $c }.
hint-box-start-sub-3 = { $b } i { $c } to razem { $x }, więc w okienku jest { $x }.

hint-box-balance-1 = Obie szalki muszą ważyć tyle samo. Która szalka jest gotowa?
hint-box-balance-2 = Waga: po lewej { $a } i { $b }, po prawej { $d } i zakryty ciężarek. Porównaj { $d } z { $a } i z { $b }.
hint-box-balance-3 = { $a }+{ $b } waży tyle samo co { $x }+{ $d }, więc w okienku jest { $x }.

hint-box-change-ten-1 = Jaka liczba jest do pary z liczbą { $a }?
hint-box-change-ten-2 = Ramka ma miejsca: 10, pełne: { $a }. Ile jest pustych?
hint-box-change-ten-3 = { $a } i { $x } wypełniają ramkę, więc w okienku jest { $x }.
hint-box-start-ten-1 = Jaka liczba jest do pary z liczbą { $b }?
hint-box-start-ten-2 = Ramka ma miejsca: 10, pełne: { $b }. Ile jest pustych?
hint-box-start-ten-3 = { $x } i { $b } wypełniają ramkę, więc w okienku jest { $x }.
