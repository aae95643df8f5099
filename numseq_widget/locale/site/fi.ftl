### Sivun sanat ilman muistikirjaa: aloitussivu, pelilaudan yläpuolinen palkki, opettajan lomake.
### Reviewed: no

site-name = Sequence Numbers
site-language = Kieli
site-play = Pelaa
site-lessons = Oppitunnit
site-alone = Pelaa tietokoneen kanssa
site-two = Pelatkaa yhdessä
    .more = Kaksi tämän näytön ääressä
# How far the numbers of a game go
site-to = Lukualue 0–{ $number }
# Leads back to a game that was begun
site-go-on = Jatka peliä
site-lesson = { $number }. { $title }
site-home = Alkuun
site-save = Tallenna
    .more = Yksi tiedosto, jossa ovat peli ja edistyminen
site-open = Avaa tiedosto
site-hand-in = Lataa omat vastaukset
site-saved = Tallennettu. Katso ladatuista tiedostoista.
site-nothing-yet = Vielä ei ole mitään tallennettavaa.
site-loading = Peli valmistautuu
# While something is being opened or saved
site-moment = Hetki vain…
site-bad-link = Tämä linkki ei avaa peliä.
    .more = Valitse kuva ensimmäiseltä sivulta tai kysy opettajalta.
site-bad-file = Tässä tiedostossa ei ole peliä.
    .more = Valitse toinen tiedosto tai kysy opettajalta.
site-cannot = Peli ei käynnistynyt.
    .more = Lataa sivu uudestaan. Jos se ei auta, kysy aikuiselta.
site-old = Tämä selain on liian vanha peliin.
    .more = Käytä uudempaa: Chrome, Edge, Firefox tai Safari viimeisten kolmen vuoden ajalta.
site-teachers = Opettajalle
site-about = Peli, yksitoista oppituntia ja tämä lomake toimivat pelkässä selaimessa. Ei tiliä, ei nimiä; mitään ei lähetetä mihinkään eikä tallenneta, ellei joku tallenna tiedostoa.
site-make-link = Linkki luokalle
site-what = Mitä linkki avaa
site-what-alone = Peli tietokoneen kanssa
site-what-two = Peli saman näytön ääressä pelaaville
site-what-deck = Peli omilla korteilla
site-lesson-part = Peli, alkutehtävä vai lopputehtävä
site-part-game = Oppitunnin peli
site-part-entry = Alkutehtävä: neljä korttia
site-part-exit = Lopputehtävä: kysymykset lopuksi
site-cards = Omat kortit
    .more = Yksi riville, esimerkiksi 7+5 tai 15-8; pilkun jälkeen voi kirjoittaa kappalemäärän. Tai CSV-tiedosto.
site-cards-file = Ota CSV-tiedosto
site-cards-name = Pakan nimi
site-preset = Miten pelataan
site-preset-box = Kuin lautapeliä: vastaus etsitään laudalta
site-preset-lesson = Oppitunti: vastaus kirjoitetaan ensin
site-preset-practice = Harjoittelu: saa yrittää niin monta kertaa kuin haluaa
site-players = Montako pelaa
site-players-usual = Kuten oppitunnilla
site-with-computer = Tietokone pelaa yhtenä heistä
site-any-language = Selaimen kieli
site-make = Tee linkki
site-link = Linkki
site-copy = Kopioi
site-copied = Kopioitu
site-try = Kokeile
site-faults = Tämä pitää ensin korjata:
# On a button: the page is asked for once more
site-again = Lataa uudelleen
# For grown-ups, where the game has stopped again
site-missing = Jokin sivun osa ei lataudu. Onko koko kansio alikansioineen palvelimella?
site-row = Rivi { $row }
# What is wrong with a card or a link; for all else Python's English sentence
site-fault = { $code ->
    [other_operation] vain plus ja miinus
    [not_whole] vain kokonaislukuja
    [out_of_range] vain lukuja 100:aan asti
    [below_zero] ei nollaa pienempiä lukuja
    [double_sign] kaksi merkkiä, vaikka yksi riittää
    [space_in_number] välilyönti luvun sisällä
    [odd_character] merkki, jota ei lueta; käytä merkkejä 0-9, +, - ja □
    [unreadable] tämä ei ole kortti; kirjoita esimerkiksi 7+5, 15-8 tai 3+□=10
    [date] taulukko-ohjelma teki tästä päivämäärän; kirjoita kortti uudelleen
    [wrong_answer] vastaus on väärä
    [bad_copies] kappalemäärä on luku 1-20
    [too_many_cards] liikaa kortteja; pakassa on enintään 300
    [no_cards] ei vielä kortteja; kirjoita yksi riville, esimerkiksi 7+5
    [three_numbers] vain kaksi lukua kummallakin puolella
    [two_boxes] kaksi ruutua; vain yhtä lukua voi kysyä
    [lone_sign] pelkkä merkki; erikoiskortti on PLUS tai MINUS
    [separator] pilkulla voi olla kaksi merkitystä; kirjoita kokonaislukuja, yksi kortti riville
    [no_card_column] missä sarakkeessa kortit ovat? Kirjoita sen yläpuolelle kortti
    [bad_format] tämä ei ole CSV-tiedosto
    [few_cards] liian vähän kortteja: plus- ja miinuskortit mukaan lukien { $has }, peliin tarvitaan { $need }
    [what] linkki avaa yhden asian, esimerkiksi { $given }
    [unknown_key] ei tarkoita linkissä mitään
    [unknown] tuntematon: { $given }
    [number] kokonaisluku väliltä { $least }-{ $most }
    [twice] on kahdesti; jätä yksi
    [empty] arvo puuttuu
   *[other] { $why }
}
site-near = Tarkoititko: { $near }?
site-notebooks = Oppitunnit muistikirjoina
    .more = Opettajille ja vanhemmille oppilaille: JupyterLite tässä selaimessa.
site-guide = Linkin kaikki tiedot ovat #-merkin perässä, eikä niitä lähetetä millekään palvelimelle.
