### Jak nazywają się talie z pakietu: na papierze i w podglądzie.
### Reviewed: no

# A deck of one's own without a name
own = Nasza talia

n20 = Liczby od 1 do 20
n47 = Liczby od 0 do 47
n98 = Liczby dwucyfrowe z przekroczeniem progu
hundred = Tablica liczb od 1 do 100
first = Pierwsza gra
same-as = Tyle samo
friends-of-ten = Pary do dziesięciu
doubles-and-neighbours = Podwojenia i sąsiedzi
make-ten = Dopełnij do dziesięciu
fact-families = Rodziny działań
back-through-ten = Odejmowanie z przekroczeniem progu dziesiątkowego
tens-jumps = Skoki po dziesięć
regroup-or-not = Z przekroczeniem czy bez?
bug-detective = Detektyw błędów
which-numbers-win = Które liczby wygrywają?
which-numbers-win-equal = Każda liczba trzy razy
k10 = Liczby od 3 do 10
n10 = Liczby do 10
z19 = Liczby od 0 do 19
t20 = W zakresie 20, na dużą planszę
n23 = Liczby od 0 do 23
doubles = Podwojenia i połówki do 40
no-regrouping = Liczby dwucyfrowe bez przekroczenia progu
regrouping = Liczby dwucyfrowe: tworzenie i rozmienianie dziesiątki
integers = Liczby całkowite od −12 do 12
