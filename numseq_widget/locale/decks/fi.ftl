### Miksi paketin pakkoja kutsutaan paperilla ja esikatselussa.
### Reviewed: no

# A deck of one's own without a name
own = Oma pakka

n20 = Luvut 1–20
n47 = Luvut 0–47
n98 = Kaksinumeroiset luvut, kymmenylitys
hundred = Satataulu
first = Ensimmäinen peli
same-as = Yhtä suuri
friends-of-ten = Kymppiparit
doubles-and-neighbours = Tuplat ja naapurit
make-ten = Täydennä kymmeneen
fact-families = Laskuperheet
back-through-ten = Vähennä kympin kautta
tens-jumps = Kympin hypyt
regroup-or-not = Ylittyykö kymppi?
bug-detective = Virhe-etsivä
which-numbers-win = Mitkä luvut voittavat?
which-numbers-win-equal = Jokainen luku kolmesti
k10 = Luvut 3–10
n10 = Luvut kymmeneen asti
z19 = Luvut 0–19
t20 = Luvut 20:een asti, suuri lauta
n23 = Luvut 0–23
doubles = Tuplat ja puolikkaat 40:een asti
no-regrouping = Kaksinumeroiset luvut ilman kymmenylitystä
regrouping = Kaksinumeroiset luvut: kymppi syntyy tai puretaan
integers = Kokonaisluvut −12…12
