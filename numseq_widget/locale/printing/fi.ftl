### Paperilla luettavat sanat: pelilauta, kortit, monisteet ja tehtävät.
### Reviewed: no

# The first page
cover-title = { $title }: paperilla
how = Näin tulostat
how-size = Paperi { $paper }, todellinen koko: valitse 100 %, älä sovita sivulle. Silloin alla oleva viiva on 10 cm pitkä.
how-cards = Kortit, sivut { $first }–{ $last }: kaksipuolisina, käännetään pitkästä reunasta. Kokeile ensin yhtä arkkia. Paksu paperi on paras.
how-rest = Kaikki muut sivut: yksipuolisina.
how-cut = Leikkaa merkistä merkkiin: yksi leikkaus erottaa koko rivin. Jos lauta on kahdella sivulla, leikkaa osa B katkoviivaa pitkin ja liimaa se osaan A.
how-grey = Mustavalkoinen riittää: kuviot, muodot ja kirjaimet kertovat saman kuin värit.
ruler = 10 cm
contents = Sisältö
page-one = sivu { $page }
pages = sivut { $first }–{ $last }
part-substitute = Sinulle, joka opetat tänään
part-cards = Kortit
part-backs = Korttien kääntöpuolet
part-second = Toisen pakan kortit
part-second-strip = Toisen pakan vastaukset
part-board = Pelilauta
part-chips = Pelimerkit
part-strip = Vastaukset
part-sheet = Moniste jokaiselle lapselle
part-home = Sivu kotiin
part-entry = Neljä korttia aluksi
part-ticket = Lopputehtävä
part-key = Oikeat vastaukset

# Board, cards, answers
seed = siemen { $seed }
board-half = osa { $letter }
board-glue = liimaa osa B tähän
board-cut = leikkaa tästä
plus-does = pelimerkki mihin tahansa vapaaseen ruutuun
minus-does = poista toisen joukkueen pelimerkki
strip-only = Vain tuomarille. Etsi kortti ja sano ”oikein” tai ”katso uudelleen”, älä koskaan vastausta.

# For whoever teaches today
sub-intro = Et tarvitse tietokonetta etkä muuta valmistelua kuin leikkaamisen. Lapset tietävät enemmän kuin sanovat: kysy, miten he laskivat, ja anna heidän puhua loppuun.
sub-need = Joka pöydälle
sub-need-text = Yksi pelilauta, yksi korttipakka, pelimerkit kummallekin joukkueelle ja vastausliuska lapselle, joka on tuomari. Pelaajia on kaksi, tai kaksi joukkuetta; kolmas lapsi voi olla tuomari.
rules = Peli
rule-deal = Sekoita kortit. Kortteja jokaiselle: { $cards }; muut ovat nostopakassa kuvapuoli alaspäin.
rule-open = Tänään kaikkien kortit ovat pöydällä näkyvissä, jotta jokainen voi auttaa.
rule-turn = Vuorollasi: näytä kortti, sano vastaus, aseta pelimerkki vapaaseen ruutuun, jossa on tämä luku, ja nosta kortti.
rule-wrong = Väärä vastaus? Tuomari sanoo ”katso uudelleen”. Toisen väärän jälkeen kortti jää käteen, ja vuoro siirtyy.
rule-plus = Pluskortti: aseta pelimerkki mihin tahansa vapaaseen ruutuun.
rule-minus = Miinuskortti: poista yksi toisen joukkueen pelimerkki, ei kuitenkaan valmiista suorasta.
rule-star = Tähti kuuluu kaikille, kuin siinä olisi jokaisen joukkueen pelimerkki.
rule-swap = Eikö kortillesi ole vapaata ruutua? Kerran vuorossa laita se sivuun ja ota toinen.
rule-win = Pelimerkkejä vierekkäin suoraan: { $line }. Suora on vaakaan, pystyyn tai vinoon. Voittoon tarvittavat suorat: { $count }.
rule-time = Kun aika loppuu, pisin suora voittaa.
sub-ticket = Jokainen lapsi tekee tehtävän yksin ja palauttaa sen. Vastaukset ovat viimeisellä sivulla. Jätä paperit luokan omalle opettajalle.

# Each child's sheet
named = Nimi tai eläin
sheet-task = Pelaa näillä korteilla. Kirjoita kolme korttiasi ja miten laskit ne.
sheet-card = Korttini
sheet-way = Näin laskin
sheet-answer = Vastaus

# Home
home-title = { $title }: sivu kotiin
home-cards = Muutama korttimme
home-help = Tämä auttaa
home-ask = Kysy useammin ”miten laskit sen?” kuin ”paljonko se on?”.
home-wait = Anna aikaa. Sormet, napit ja piirrokset sopivat hyvin.
home-wrong = Väärä vastaus on hyvä alku: katsokaa sitä yhdessä ja yrittäkää uudelleen.

# The key
key-note = Opettajalle. Mitä väärä vastaus voi tarkoittaa, on ensimmäinen ajatus, ei tuomio.
