### Words of the lessons' notebooks and of the list of lessons.
### Reviewed: no

head-number = nro
head-slug = tunnus
head-title = oppitunti
head-grade = luokka
head-minutes = minuutit
head-curriculum = opetussuunnitelma
country-us = Yhdysvallat
country-england = Englanti
country-korea = Korea
country-finland = Suomi
country-poland = Puola

# The pupil's notebook
open-in = Avaa muualla: { $links }
open-web = selaimessa
how-to-run = **Aloita** napsauttamalla tätä riviä ja paina **Shift + Enter** monta kertaa; tai valitse valikosta *Run*, *Run All Cells*.
start-line = Alku
entry = Ensin: neljä korttia
entry-text = Kirjoita, mitä ajattelet. Tämä ei ole koe: tässä näkyy, mitä osaat jo ennen peliä.
look = Katso
play = Pelaa
exit = Pelin jälkeen: lopputehtävä
questions = Tehtäviä: { $count }.
privacy = Vastauksesi jäävät tälle tietokoneelle; opettajasi voi lukea ne.

# The notebook of a game without a lesson
free-how = Suorita yllä oleva solu: napsauta sitä ja paina **Shift + Enter**. Kaksi pelaajaa pelaa samalla näytöllä vuorotellen.
free-program = Haluatko pelata ohjelmaa vastaan? Suorita sitten tämä solu:

# The teacher's notebook
for-teacher = Opettajalle
goal = Tavoite
grade = Luokka { $grade }, ikä { $ages } vuotta
grade-alone = Luokka { $grade }
minutes-of = { $count ->
    [one] { $count } minuutti
   *[other] { $count } minuuttia
}
minutes-part = { $part } { $count }
part-set_up = valmistelu ennen tuntia
part-launch = aloitus
part-explore = peli
part-discuss = keskustelu
part-ticket = lopputehtävä
materials = Tarvikkeet
before = Ennen tuntia
before-notebook = Avaa oppilaan muistikirja jokaisella näytöllä: { $file }. Suorita se kokonaan: valikosta *Run*, *Run All Cells*. Yhden näytön ääressä on kaksi lasta.
before-codes = Anna jokaiselle lapselle eläin ja numero, esimerkiksi kettu 17 (tiedostojen nimissä fox 17). Luettelo siitä, kuka on kuka, jää sinulle. Kirjoita koodit tarkistusta varten tiedostoon who.txt, yksi kullekin riville.
before-names = Pelissä pelaajilla on eläinten nimet, esimerkiksi Kettu ja Pöllö. Koodit ovat vain alku- ja lopputehtävää varten.
before-match = Kaksi peliä on ottelu: sivulla lukee *Peli 1/2*, ja toisen pelin aloittaa toinen puoli. Yhdelle tunnille riittää yksi peli.
before-paper = Näytöllä ovat peli, kuva sekä alku- ja lopputehtävä; muut tarvikkeet ovat paperilla tai pöydällä. Kortit, laudan, tehtävät ja vastaukset tulostaa `{ $line }` päätteessä.
before-projector = Näytä seinällä oppilaan muistikirja: siinä ei ole vastauksia. Tässä muistikirjassa vastaukset ovat osien välissä. Dioina näytettäessä ne ovat puhujan muistiinpanoissa, eikä luokka näe niitä.
order = Tunnin kulku
order-minutes = minuutit
order-what = mitä
order-come-in = kun lapset tulevat sisään
order-entry = Alkutehtävä: neljä korttia näytöllä
order-explore = Peli pareittain
order-class-game = Halutessasi yksi peli koko luokan kanssa: näiden minuuttien viimeisten kymmenen sijasta
order-discuss = Keskustelu ja lempivirheemme
entry-key = Alkutehtävä
entry-purpose = Viideksi minuutiksi ennen tunnin alkua, kun lapset tulevat sisään. Tämä ei ole koe: siitä näkyy, mitä kukin osaa ennen tuntia, eikä kenenkään tarvitse olla oikeassa.
deck = Pakka ja pelilauta
cards = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}, lisäksi pluskortteja: { $plus }, miinuskortteja: { $minus }
launch = Aloitus
explore = Peli
stop = Pelissä pilliä napauttamalla: *Lopeta: pisin suora voittaa*.
class-game = Yksi peli koko luokan kanssa
class-game-text = Tämä on vapaaehtoinen osa. Alla oleva lauta on suuri. Luokan puoliskot pelaavat vuorotellen: kysy, pyydä näyttämään vastaukset ja napauta sitä, jota useimmat näyttävät. Jos haluat näyttää pelkän laudan, napsauta sitä hiiren oikealla painikkeella ja valitse *Create New View for Cell Output*.
class-game-program = Tämä on vapaaehtoinen osa. Alla oleva lauta on suuri. Koko luokka pelaa ohjelmaa vastaan: kysy, pyydä kaikkia näyttämään vastauksensa ja napauta sitä, jota useimmat näyttävät; sitten pelaa ohjelma. Jos haluat näyttää pelkän laudan, napsauta sitä hiiren oikealla painikkeella ja valitse *Create New View for Cell Output*.
change-settings = Oppilaan muistikirjassa pelin riviä voi muuttaa, esimerkiksi näin: { $line }
favourite = Lempivirheemme
favourite-notes = Tämä kuuluu keskusteluun. Suorita solu uudelleen pelin jälkeen. Vastaus annettiin yllä olevassa pelissä: ketään ei nimetä, ja luvut on vaihdettu, mutta ajatus on sama. Jos haluat käyttää lasten omia vastauksia, laita heidän tallennetut pelinsä ja lopputehtävänsä kansioon nimeltä answers tämän muistikirjan viereen ja kirjoita { $line }
discuss = Keskustelu
expected = Toivottu vastaus
misconception = Virhekäsitys kuulostaa tältä
ticket = Lopputehtävä
key = Oikea vastaus
key-text = Esimerkki hyvästä vastauksesta
true = totta
false = ei totta
given = Jos joku vastaa
signals = mitä se kertoo
each-ticket = Jokaisella saman näytön lapsella on oma lopputehtävänsä. Tai molemmat vastaavat yhdessä: { $line }
next-child = Kun ensimmäinen lapsi on palauttanut vastauksensa, toinen napauttaa *Seuraava lapsi*.
after = Tunnin jälkeen
after-text = Jokaisen lapsen vastaukset ovat tiedostossa, jonka nimi on esimerkiksi `{ $file }`, hänen tietokoneellaan oppilaan muistikirjan vieressä; jos sellaista kansiota ei ole, sivu tarjoaa tiedoston, ja lapsi tallentaa sen ja antaa sen sinulle. Laita kaikki tiedostot kansioon nimeltä answers tämän muistikirjan viereen ja suorita alla oleva solu. Kun who.txt on vieressä, `{ $line }` kertoo myös, kuka puuttuu.
support = Tuki
stretch = Lisähaaste
vocabulary = Sanasto
unsure = Jos sanan perässä on (?), se on arvaus; sitä kieltä puhuvan opettajan kannattaa tarkistaa se.
curriculum = Opetussuunnitelma
curriculum-note = Jos koodin perässä on (?), se on kirjoitettu muistista; tarkista se ennen tulostamista.
not-read = Näitä suomenkielisiä tekstejä ei ole vielä lukenut kukaan, jonka äidinkieli on suomi.
families = Rastitettavat perheet: { $count }
robots = Mitä robotit vastaavat
robot-card = kortti
robot-right = oikein
robot = robotti { $letter }
case-sheets = Tutkintalomakkeet
robot-lines = Jos pelataan toista robottia vastaan, vaihda pelin rivin tilalle sen rivi
language-en = englanti
language-pl = puola
language-ko = korea
language-fi = suomi

# What is told of a class that handed in (grade)
graded-head = { $lesson }, tarkistettuja oppilaita: { $count }
graded-broken = ei voitu tarkistaa: { $what }
graded-note = huomaa: { $what }
graded-absent = puuttuu: { $who }
graded-entry-only = vain alkutehtävä: { $who }
graded-not-expected = ei luettelossa: { $who }
graded-by-pupil = oppilaittain:
graded-pupil = { $who }: { $parts }
graded-nothing = ei tarkistettavaa
graded-by-item = tehtävittäin:
graded-item = { $item }: { $parts }
graded-right = oikein { $right }/{ $count }
graded-right-entry = alkutehtävä: oikein { $right }/{ $count }
graded-wrong = väärin: { $answers }
graded-empty = tyhjiä: { $count }
graded-words = luettavaksi, sanallisia vastauksia: { $count }
graded-in-words = { $who }, tehtävä { $item }: { $answer }
graded-no-extra = englanniksi, koska { $why }
graded-no-folder = tällaista kansiota ei ole
graded-a-file = tiedosto, ei kansio; tarvitaan kansio, jossa vastaukset ovat
graded-none = vastaustiedostoja ei löytynyt; niiden nimet ovat esimerkiksi { $file }
graded-which = { $key }: mikään vastaustiedosto ei kerro, mistä oppitunnista on kyse; kerro se, esimerkiksi { $lesson }
graded-no-key = { $key }: oppitunnin { $slug } oikeita vastauksia ei löydy; kerro, mikä oppitunti on, tai anna sen tiedosto
graded-no-lesson = oppituntia { $named } ei ole; { $mend } Oma oppitunti annetaan tiedostona, esimerkiksi { $file }
graded-near = tarkoititko { $lesson }?
graded-known = oppitunnit ovat { $lessons }.
graded-codes = { $key }: joka rivillä tarvitaan koodi, esimerkiksi { $code }

# What is odd in a file of answers
odd-folder = kansio, ei tiedosto
odd-name = nimessä lukee { $named }, tiedostossa { $who }; tarkistetaan sen mukaan, mitä tiedostossa lukee
odd-who = kenttä { $key }: tarvitaan koodi, esimerkiksi { $code }, ja tässä sitä ei ole
odd-lesson = kuuluu oppituntiin { $slug }; nyt tarkistetaan oppituntia { $other }
odd-several = { $who }: useita tiedostoja, joissa on eri vastaukset ({ $files }); jätä niistä yksi
odd-card = tehtävä { $item }: vastaus on laskuun { $card }, mutta oppitunnilla kysytään { $asked }; ei tarkisteta
odd-no-card = tehtävä { $item }: vastaus on laskuun { $card }, mutta oppitunnilla ei kysytä laskua; ei tarkisteta
odd-number = tehtävä { $item }: tarvitaan kokonaisluku, nyt siinä on { $given }; ei tarkisteta
odd-true_false = tehtävä { $item }: tarvitaan totta tai ei totta, nyt siinä on { $given }; ei tarkisteta
odd-choice = tehtävä { $item }: tarvitaan yksi vaihtoehdoista, nyt siinä on { $given }; ei tarkisteta
odd-text = tehtävä { $item }: tarvitaan teksti, nyt siinä on { $given }; ei tarkisteta
odd-item = oppitunnilla { $slug } ei ole tehtävää { $item }; ei tarkisteta

# Why a file of answers cannot be read
file-other = ei tiedosto
file-missing = tiedostoa ei ole
file-closed = sitä ei voi lukea: { $why }
file-large = yli { $most } Mt; vastaukset eivät ole niin suuria
file-empty = tyhjä
file-json = ei JSON-muotoa: virhe rivillä { $line }, sarakkeessa { $column }
file-deep = ei JSON-muotoa: liikaa sisäkkäisiä sulkeita
file-digits = siinä on luku, jossa on yli { $most } numeroa
file-no-answers = ei vastauksia: tarvitaan { $example }
file-encoding = ei UTF-8-tekstiä: virhe tavussa { $byte }
file-constant = { $given } ei ole JSON-muotoa
file-twice = { $given } on samassa oliossa kahdesti
file-format = ei vastauksia: kentässä { $key } on { $given }, pitäisi olla { $right }
file-newer = versio { $given } on uudemmasta ohjelmasta (numseq_widget); tämä lukee version { $right }
file-version = kenttä { $key }: pitäisi olla { $right }, nyt siinä on { $given }
file-short = kenttä { $key }: tarvitaan lyhyt teksti, nyt siinä on { $given }
file-pair = kenttä { $key }: tarvitaan { $right }, nyt siinä on { $given }
file-list = kenttä { $key }: tarvitaan luettelo, nyt siinä on { $given }
file-many = kenttä { $key }: { $count }, enemmän kuin millään oppitunnilla
file-id-twice = kenttä { $key }: { $given } on siinä kahdesti
file-object = kenttä { $key }: numero { $place } ei ole muotoa { $example }
file-no-id = kenttä { $key }: numerolla { $place } ei ole kenttää { $right }
file-no-given = kenttä { $key }: kohdassa { $id } ei ole kenttää { $right }
file-given = kenttä { $key }: vastaus kohtaan { $id } on { $given }, eikä kukaan voi vastata niin
points-several = Täällä on usean oppilaan vastauksia: kerro, kenen vastauksia tarkoitat, { $example }.
points-none = Täällä ei ole vielä tallennettuja vastauksia: palauta lopputehtävä ensin.
