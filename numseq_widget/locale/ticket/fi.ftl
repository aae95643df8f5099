### Tehtävälapun sanat. Pelin kanssa yhteiset (eläimet, ääneen luettavat kortit) ovat pelin tiedostossa.
### Reviewed: no

ticket-name =
    { $kind ->
        [entry] Ennen kuin aloitamme: { $title }
       *[other] Ennen kuin lähdet: { $title }
    }
ticket-pair = { $code }, yhdessä
ticket-who = Mikä eläin olet?
ticket-number = Mikä on numerosi?
    .more = Ei numeroa? Jätä tyhjäksi.
ticket-partner = Entä toinen lapsi: mikä eläin?
ticket-partner-number = Entä mikä numero?
ticket-twice = Kahdella lapsella on kaksi koodia. Valitse toinen.
ticket-start = Aloita
ticket-questions = Tehtävät
ticket-question = Tehtävä { $number }/{ $count }
ticket-answered = { $question }, vastattu
ticket-all = Kaikki vastaukseni
ticket-true = Totta
ticket-false = Ei totta
ticket-back = Takaisin
ticket-next = Seuraava
ticket-empty = ei vastausta vielä
ticket-yours = Tässä ovat vastauksesi.
    .more = Napauta sitä, jonka haluat muuttaa.
ticket-left = Vielä tyhjiä: { $count }. Voit palauttaa silti.
ticket-hand-in = Palauta
ticket-saved = Tallennettu. Kiitos!
ticket-where = Vastauksesi ovat tiedostossa { $file }.
ticket-keep = Vielä yksi asia: tallenna vastauksesi.
ticket-keep-where = Tiedoston nimi on { $file }. Palauta se.
ticket-save = Tallenna vastaukseni
ticket-copy = Tallenna kopio
ticket-change = Muuta vastausta
ticket-fresh = Seuraava lapsi
link-lost = Yhteys katkesi: suorita solu uudelleen
    .more = Sitten voit taas vastata.
