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
part-second-backs = Toisen pakan kääntöpuolet
part-second-strip = Toisen pakan vastaukset
part-board = Pelilauta
part-chips = Pelimerkit
part-strip = Vastaukset
part-materials = Pöydille
part-sheet = Moniste jokaiselle lapselle
part-cases = Tutkintalomakkeet jokaiselle lapselle
part-home = Sivu kotiin
part-entry = Neljä korttia aluksi
part-ticket = Lopputehtävä
part-key = Oikeat vastaukset

# Board, cards, answers
board-half = osa { $letter }
board-glue = liimaa osa B tähän
board-cut = leikkaa tästä
plus-does = pelimerkki mihin tahansa vapaaseen ruutuun
minus-does = poista toisen joukkueen pelimerkki
strip-only = Vain tuomarille. Etsi kortti ja sano ”oikein” tai ”katso uudelleen”, älä koskaan vastausta.

# What else lies on the tables
sheet-ten_frames = Kymppiruudukot
sheet-ten_frames-for = kaksi jokaiselle parille. Leikkaa katkoviivoja pitkin.
sheet-splits = Hajotelmalaput
sheet-splits-for = yksi jokaiselle lapselle. Leikkaa katkoviivoja pitkin.
sheet-number_line = Lukusuorat
sheet-number_line-for = yksi jokaiselle lapselle. Leikkaa katkoviivoja pitkin.
sheet-hundred_square = Satataulu ja ikkuna
sheet-hundred_square-for = yksi jokaiselle parille. Leikkaa ikkuna auki ja liu’uta sitä lukujen päällä.
sheet-blocks = Kymmenet ja ykköset
sheet-blocks-for = yksi arkki jokaiselle parille. Leikkaa sauvat ja kuutiot irti.
sheet-yes_no = KYLLÄ ja EI
sheet-yes_no-for = kumpaakin yksi jokaiselle lapselle. Leikkaa merkistä merkkiin.
sheet-tally = Tukkimiehen kirjanpito
sheet-tally-for = yksi jokaiselle parille ja pakalle. Jokaisesta pelatusta kortista viiva sen vastauksen kohdalle.
sheet-squared = Pylväsdiagrammi
sheet-squared-for = yksi jokaiselle parille ja pakalle. Väritä yksi ruutu jokaisesta viivasta.
sheet-families = Laskuperheet
sheet-families-for = yksi jokaiselle pelaajalle. Merkitse perhe, kun olet sanonut yhden sen laskuista.
sheet-certificate = Kunniakirjat
sheet-certificate-for = yksi jokaiselle lapselle. Leikkaa katkoviivaa pitkin.
cut-out = leikkaa harmaa osa pois
yes = KYLLÄ
no = EI
certificate = Kunniakirja

# The four cards to begin with
entry-note = Kirjoita, mitä ajattelet. Tämä ei ole koe: se näyttää, mitä osaat ennen peliä.

# For whoever teaches today
sub-intro = Et tarvitse tietokonetta. Leikkaa kortit ja pelimerkit etukäteen; mitä muuta tarvitaan, lukee alla. Lapset tietävät enemmän kuin sanovat: kysy, miten he laskivat, ja anna heidän puhua loppuun.
sub-need = Joka pöydälle
sub-need-text = Yksi pelilauta, yksi korttipakka, pelimerkit kummallekin joukkueelle ja vastausliuska lapselle, joka on tuomari. Pelaajia on kaksi, tai kaksi joukkuetta; kolmas lapsi voi olla tuomari.
sub-sheets = Tässä on painettuna myös: { $sheets }.
sub-bring = Tuotava mukaan: { $what }
sub-bring-none = Muuten riittävät kynät.
sub-robots = Robottien säännöt, vain sinulle; ne ovat myös viimeisillä sivuilla kaikkien vastausten kanssa:
sub-task = Lasten monisteessa lukee: { $task }
rules = Peli
rule-shuffle = Sekoita kortit.
rule-opening = Ota nämä kortit erilleen, sekoita muut ja aseta nämä päällimmäisiksi. Ne jaetaan ensin tässä järjestyksessä, yksi kerrallaan vuorotellen: { $cards }.
rule-deal = { $cards ->
    [one] Jokainen saa { $cards } kortin; muut ovat nostopakassa kuvapuoli alaspäin.
   *[other] Jokainen saa { $cards } korttia; muut ovat nostopakassa kuvapuoli alaspäin.
}
rule-open = Tänään kaikkien kortit ovat pöydällä näkyvissä, jotta jokainen voi auttaa.
rule-turn = Vuorollasi: näytä kortti, sano vastaus, aseta pelimerkki vapaaseen ruutuun, jossa on tämä luku, ja nosta kortti.
rule-wrong = Väärä vastaus? Tuomari sanoo ”katso uudelleen”. Toisen väärän jälkeen kortti jää käteen, ja vuoro siirtyy.
rule-plus = Pluskortti: aseta pelimerkki mihin tahansa vapaaseen ruutuun.
rule-minus = Miinuskortti: poista yksi toisen joukkueen pelimerkki, ei kuitenkaan valmiista suorasta.
rule-star = Tähti kuuluu kaikille, kuin siinä olisi jokaisen joukkueen pelimerkki.
rule-swap = Eikö kortillesi ole vapaata ruutua? Kerran vuorossa laita se sivuun ja ota toinen.
rule-win = Kun { $line } pelimerkkiä on vierekkäin vaakaan, pystyyn tai vinoon, siinä on suora.
win-one = Yksi suora riittää voittoon.
win-many = Voittoon tarvitaan { $count } suoraa.
rule-time = Kun aika loppuu, pisin suora voittaa.
sub-ticket = Jokainen lapsi tekee tehtävän yksin ja palauttaa sen. Vastaukset ovat viimeisellä sivulla. Jätä paperit luokan omalle opettajalle.

# Each child's sheet
named = Nimi tai eläin
sheet-task = Pelaa näillä korteilla. Kirjoita kolme korttiasi ja miten laskit ne.
sheet-card = Korttini
sheet-way = Näin laskin
sheet-answer = Vastaus
case-intro = Jokaisella robotilla on oma sääntönsä, aina sama. Laske oikeat vastaukset. Mikä sääntö sopii kaikkiin kolmeen korttiin?
case-says = robotti vastaa
case-rule = Sen sääntö:
case-which = Kuka se oli?
case-task = Nämä vastaukset ovat vääriä. Mikä robotti antoi ne? Kaksikin voi sopia.
case-who = mikä robotti

# Home
home-title = { $title }: sivu kotiin
home-game = Luokassa pelataan Sequence Numbers -peliä. Jokaisella kortilla on lasku; vastaus on ruutu pelilaudalla. Kun { $line } pelimerkkiä on vierekkäin, siinä on suora.
home-cards = Muutama korttimme
home-help = Tämä auttaa
home-ask = Kysy useammin ”miten laskit sen?” kuin ”paljonko se on?”.
home-wait = Anna aikaa. Sormet, napit ja piirrokset sopivat hyvin.
home-wrong = Väärä vastaus on hyvä alku: katsokaa sitä yhdessä ja yrittäkää uudelleen.

# The key
key-note = Opettajalle. Mitä väärä vastaus voi tarkoittaa, on ensimmäinen ajatus, ei tuomio.
