### Kaikki sanat, jotka lapset ja opettajat lukevat, suomeksi.
### Reviewed: no
### Nobody who teaches in Finnish has read these texts yet. Names and numerals are never inflected: a name stands in the
### nominative, a number after its noun; see the same keys in en.ftl for notes.

## Animals, the names of the players

animal-fox = Kettu
animal-owl = Pöllö
animal-bear = Karhu
animal-hare = Jänis
animal-frog = Sammakko
animal-hedgehog = Siili
animal-squirrel = Orava
animal-duck = Ankka
animal-cat = Kissa
animal-dog = Koira
animal-horse = Hevonen
animal-bee = Mehiläinen
animal-and-code = { $animal } { $code }
# Where a whole class plays: who sits at the board’s left and right, or all together
class-left = Vasen puoli
class-right = Oikea puoli
class-all = Luokka

list = { $before } ja { $last }

## Cards, as they are read aloud

# The language of the voice that reads cards
voice-code = fi-FI
reading-add = { $a } plus { $b } on yhtä kuin
reading-sub = { $a } miinus { $b } on yhtä kuin
# Own construction
negative = miinus { $number }
reading-change-add = { $a } plus mikä luku on yhtä kuin { $c }
reading-change-sub = { $a } miinus mikä luku on yhtä kuin { $c }
reading-start-add = mikä luku plus { $b } on yhtä kuin { $c }
reading-start-sub = mikä luku miinus { $b } on yhtä kuin { $c }
reading-left-add = mikä luku on yhtä kuin { $a } plus { $b }
# Own construction, after the one for addition
reading-left-sub = mikä luku on yhtä kuin { $a } miinus { $b }
# Own constructions, down to the balance
what = mikä luku
side-add = { $a } plus { $b }
side-sub = { $a } miinus { $b }
reading-balance = { $left } on yhtä kuin { $right }
reading-what = { $card } mikä luku
card-plus = pluskortti
card-minus = miinuskortti
# After the suit: one word with it (pataässä), a number by itself (pata 10)
rank =
    { $rank ->
        [A] ässä
        [J] jätkä
        [Q] rouva
        [K] kuningas
       *[other] { " " }{ $rank }
    }
suit =
    { $suit ->
        [S] pata
        [H] hertta
        [D] ruutu
       *[C] risti
    }
suit-letter =
    { $suit ->
        [S] P
        [H] H
        [D] Ru
       *[C] Ri
    }
playing-card = { suit }{ rank }
jack-wild = kaksisilmäinen { playing-card }
jack-takes = yksisilmäinen { playing-card }
jack-wild-does = { $card }, asettaa pelimerkin mihin tahansa vapaaseen ruutuun
jack-takes-does = { $card }, poistaa yhden pelimerkin
card-rests = { $card }, lepää seuraavaan vuoroosi asti
card-hint = { $card }, mukana vihje
rests = tauko
rests-long = ensi vuoroon

## The board

board = Pelilauta
space = { $face }, rivi { $row }, sarake { $column }
space-corner = vapaa kulma, rivi { $row }, sarake { $column }
space-chip = pelimerkki: { $owner }
space-locked = pelimerkki valmiissa suorassa: { $owner }
space-last = viimeinen siirto
space-offered = tässä suorassa
space-lit = tähän voit asettaa pelimerkin
corner = kulma

## Hand, deck and piles

hand = Käsikortit: { $name }
# Where all hands lie open: those of another player. $cards: the cards as they are read aloud
open-hand = Käsikortit: { $name }: { $cards }
deck =
    { $count ->
        [0] Nostopakka on tyhjä
        [one] Nostopakka, { $count } kortti jäljellä
       *[other] Nostopakka, { $count } korttia jäljellä
    }
pile =
    { $size ->
        [one] Poistopakka: { $name }, { $size } kortti, päällimmäisenä { $card }
       *[other] Poistopakka: { $name }, { $size } korttia, päällimmäisenä { $card }
    }
pile-empty = Poistopakka: { $name }, tyhjä
pile-of = Poistopakka: { $name }, uusin kortti ensin
held =
    { $count ->
        [one] { $count } kortti kädessä
       *[other] { $count } korttia kädessä
    }

## The cut for the deal, before the first move

cut = Pienimmän kortin saaja jakaa.
cut-again = Tasapeli: vielä kerran.
cut-card = { $name }: { $card }
cut-deals = Jakaja: { $dealer }. Aloittaja: { $first }.

## Teams

team = Joukkue: { $owner }
score = Valmiit suorat: { $done }, tavoite { $needed }. Pisin suora: { $progress }, tavoite { $line }

## Whose turn it is

turn = { $name }, sinun vuorosi
    .more = Valitse kortti ja sitten sen ruutu.
# Half a class, or a whole one
turn-side = { $name }, teidän vuoronne
    .more = { turn.more }
# $level: how a program plays
turn-program = { $name } miettii
    .more =
        { $level ->
            [gentle] Pelaa lempeästi.
            [careful] Pelaa huolella.
            [sharp] Katsoo tarkasti.
            [master] Miettii pitkälle.
           *[other] Hetki vain.
        }
work-it-out = Valitse kortti ja laske lasku.
choose-card = Valitse yksi käsikorteistasi.
choose-first = Valitse ensin kortti
    .more = Napauta sitten sen ruutua.
find-answer = Etsi vastaus pelilaudalta.
find-card = Etsi tämä kortti pelilaudalta.
find-open = Aseta pelimerkki mihin tahansa vapaaseen ruutuun.
find-chip = Poista yksi toisen joukkueen pelimerkki.
two-eyes = Kaksi silmää: aseta pelimerkki mihin tahansa vapaaseen ruutuun.
one-eye = Yksi silmä: poista yksi toisen joukkueen pelimerkki.
card-comes-back = Tämä kortti palaa seuraavalla vuorollasi.
played-last = { $name } pelasi tämän kortin.

## Giving the number of a card

type-answer = Mikä on vastaus?
pad = Numeronäppäimet
pad-minus = miinus
do-rub = Pyyhi
do-check = Tarkista
right = Oikein: { $given }
    .more = Valitse ruutu pelimerkillesi.
right-covered = Oikein: { $given }. Hienoa!
    .more = Kaikki tämän luvun ruudut on jo varattu. Voit vaihtaa tämän kortin.
spaces-show =
    { $count ->
        [one] Luku { $given } on yhdessä ruudussa.
       *[other] Luku { $given }: { $count } ruutua.
    }
at = rivi { $row }, sarake { $column }

## Two who think together

partner = Kysy pariltasi
    .more = Oletteko samaa mieltä?
partner-asks = { $name } sanoo: { $given }. Mitä sinä ajattelet?
do-agree = Samaa mieltä
do-not_sure = En ole varma, kokeillaan

## After an answer

wrong-space = Luku ei täsmää
    .more = Tämä kortti lepää nyt. Pelaa toinen kortti.
try-again = Yritä uudelleen.
not-dead = Tälle kortille on vielä vapaa ruutu
    .more = Katso uudelleen tai pelaa toinen kortti.
turn-passed = Ei tällä kertaa. Vuoro siirtyy.
undone = Siirto kumottu.

## Rows

in-a-row =
    { $line ->
        [3] Kolmen suora
        [4] Neljän suora
        [5] Viiden suora
        [6] Kuuden suora
       *[other] Suora, pituus { $line }
    }
made-sequence =
    { $needed ->
        [one] { in-a-row }: { $owner }!
       *[other] { in-a-row }: { $owner }! Suoria on { $done }, tavoite { $needed }.
    }

## Which row becomes the sequence

choose-row = Minkä suoran otat?
    .more = Sen pelimerkit pysyvät laudalla loppuun asti.
row-count = { $at } / { $count }
row-offered = Suora { $at }, yhteensä { $count }: { $spaces }
do-previous = Edellinen suora
do-next = Seuraava suora
do-lock = Otan tämän suoran

## Drawing the card oneself

do-draw = Nosta kortti. { $left }
who-draws = Kuka nostaa kortin?
    .more = Napauta omaa eläintäsi.
nobody-draws = Nyt kukaan ei nosta
    .more = Pelaa ensin kortti, nosta sitten uusi.

## The referee

do-referee = Tuomari ja uusi peli
referee = Tuomari
    .more = Sille, joka valvoo peliä.
do-skip = Siirrä vuoro eteenpäin
skip-what = { $name } jättää tämän vuoron väliin. Kortit pysyvät kädessä.
skip-sure = Kyllä, siirrä vuoro
talk-what = Neuvominen: jokainen joukkueen pelaaja antaa yhden kortin. Mikä joukkue?
do-withdraw = Peru
withdraw-what = Ei sittenkään neuvomista: kukaan ei menetä korttia.
talk-called =
    { $count ->
        [one] Neuvominen: { $owner } antaa yhden kortin.
       *[other] Neuvominen: { $owner } antavat yhden kortin kukin.
    }
talk-withdrawn = Ei sittenkään neuvomista.
give = { $name }, anna yksi kortti
    .more = Neuvominen: saat itse valita kortin.
choose-give = Minkä kortin annat?
give-sure = Se menee poistopakkaasi.
do-stop = Lopeta: pisin suora voittaa
stop-sure = Soiko kello? Silloin pisin suora voittaa ja tämä peli loppuu.
stop-now = Kyllä, lopeta
do-give = Anna tämä kortti
# The minutes of a lesson are over: a quiet line, and nothing ends
time-up = Aika on lopussa. Pelatkaa tämä vuoro rauhassa.

## Moves, said aloud

move-play = { $name }: { $card } { $face }. Rivi { $row }, sarake { $column }.
move-solve = { $name }: { $card }? { $face }. Rivi { $row }, sarake { $column }.
move-place = { $name }: { $card }. Rivi { $row }, sarake { $column }.
move-wild = { $name }: { $card }, pelimerkki ruutuun { $face }. Rivi { $row }, sarake { $column }.
move-remove = { $name }: { $card }, pelimerkki lähti ruudusta { $face }. Rivi { $row }, sarake { $column }.
news-remove = { $name }: pelimerkki lähti ruudusta { $face }.
move-exchange = { $name }: yksi kortti vaihdettu.
move-draw = { $name }: yksi kortti nostettu.
move-pass = { $name } passaa.
move-skip = { $name }: vuoro siirtyy.
move-forfeit =
    { $count ->
        [one] Neuvominen: { $owner } antoi yhden kortin.
       *[other] Neuvominen: { $owner } antoivat yhden kortin kukin.
    }
new-begins = Uusi peli.

## Programs that err by a rule of their own, and why a program moved so

# $given: the number that its rule leads to, or two of them. Everybody says it first
ghost-or = { $first } tai { $second }
ghost-guess = Mitä { $name } vastaa?
    .more = Sanokaa se ensin ääneen.
ghost-card = Kortin pelaa { $name }.
ghost-shown = { $name } vastaa { $given }
    .more = Mitä mieltä olette?
ghost-nowhere = Sitä ei ole vapaissa ruuduissa. Mitä mieltä olette?
do-go = Sanottu
space-ghost = pelimerkki menisi tähän
# After its move, which is right
slip-said = { $name } vastasi ensin { $given }. Nyt se on oikein.
slip-right = { $name }: tässä sääntö toimii.
do-why = Miksi?
# $owner: one animal, or several; $count of the $line spaces of a row are theirs
why-complete = Suora on valmis.
why-stop = { $owner }: tästä puuttui suoraan enää yksi pelimerkki.
why-grow = Suorasta on nyt { $count }/{ $line } ruutua.
why-block = Se on tiellä: { $owner }, { $count }/{ $line } ruutua.
why-start = Tästä voi alkaa uusi suora.
why-fit = Kortti sopii tähän.
why-take = Tällä pelimerkillä: { $owner }, { $count }/{ $line } ruutua suorasta.
why-open = Nyt oma suora voi jatkua: { $count }/{ $line }.
why-clear = Ruutu on taas vapaa.
why-dead = Kortin kaikki ruudut olivat varattuja.
why-nothing = Mitään korttia ei voinut pelata.

## Handing over the screen

is-it-you = { $name }, oletko se sinä?
look-away = Katso nyt muualle, { $name }.
look-away-all = Muut katsovat nyt muualle.

## The end

won =
    { $count ->
        [one] Voittaja: { $owner }
       *[other] Voittajat: { $owner }
    }
won-by =
    { $needed ->
        [one] { in-a-row }
       *[other] { in-a-row }, { $needed } kertaa
    }
tie = Tasapeli
stopped = Kello soi. Pisin suora ratkaisee.
practised = Tätä harjoittelitte yhdessä
practised-plus =
    { $count ->
        [one] Yhteenlasku: { $count } kortti
       *[other] Yhteenlasku: { $count } korttia
    }
practised-minus =
    { $count ->
        [one] Vähennyslasku: { $count } kortti
       *[other] Vähennyslasku: { $count } korttia
    }
good-game = Hyvä peli! Kiitos: { $names }!
good-game-all = Hyvä peli! Kiitos kaikille!
match-game = Peli { $game }/{ $of }
match-next = Toinen peli
match-begins = Toisen pelin aloittaja: { $name }.
match-won =
    { $count ->
        [one] { $owner } voitti ottelun { $most }–{ $least }!
       *[other] { $owner } voittivat ottelun { $most }–{ $least }!
    }
match-tie = Ottelu päättyi tasan, { $most }–{ $least }. Hyvin pelattu!

## Buttons

do-back = Laita takaisin
do-exchange = Vaihda kortti
do-pass = Passaa
do-undo = Kumoa
do-read = Lue kortti
do-hint = Vihje
do-hint-more = Vielä yksi vihje
do-hint-away = Sulje vihje
do-hint-move = Siirrä yksi
do-hint-open = Pura yksi sauva
do-hint-trade = Tee sauva
did-hint-move =
    { $count ->
        [one] Yksi siirretty.
       *[other] Siirretty: { $count }.
    }
did-hint-open = Yksi sauva on purettu: kymmenen kuutiota.
did-hint-trade = Kymmenestä kuutiosta tuli sauva.
do-ready = Näytä korttini
do-new = Uusi peli
do-keep = Jatka peliä
new-game = Uusi peli
new-sure = Aloitetaanko uusi peli? Tämä peli loppuu.
other-deck = Tai pelaa muilla luvuilla:
# The second deck of a lesson, for a new game
second-deck = Muut kortit, sama lauta
numbers-from-to = { $least }–{ $most }
play-again = Pelaa uudelleen

## Settings

settings = Asetukset
set-text = Tekstin koko
set-text-1 = tavallinen
set-text-1-25 = isompi
set-text-1-5 = iso
set-text-2 = hyvin iso
set-theme = Värit
set-theme-auto = Automaattinen
set-theme-light = Vaalea
set-theme-dark = Tumma
set-theme-contrast = Selkeä
set-sound = Äänet
set-sound-false = Pois
set-sound-true = Päällä
set-motion = Liike
set-motion-auto = Päällä
set-motion-none = Pois
set-voice = Lue ääneen
set-voice-false = Pois
set-voice-true = Päällä
no-voice = Tällä laitteella ei ole suomenkielistä ääntä.
language = Kieli
language-en = English
language-pl = polski
language-ko = 한국어
language-fi = suomi
do-fullscreen = Koko näyttö
do-close = Takaisin peliin

## The tour

tour = Tutustu peliin
tour-banner = Tästä näet, kenen vuoro on.
tour-hand = Nämä ovat sinun korttisi. Napauta yhtä.
tour-board =
    { $ask ->
        [number] Laske vastaus ja kirjoita se. Sitten sen ruudut syttyvät tässä.
       *[other] Etsi vastaus täältä ja napauta sitä: pelimerkkisi tulee siihen.
    }
tour-piles = Tästä näet, kuinka lähellä kukin joukkue on. Napauta pakkaa, niin se aukeaa.
tour-settings = Täällä voit suurentaa tekstiä ja laittaa äänet päälle.
do-onward = Seuraava
do-done = Pelataan
do-leave = Ohita

## Keys, and what is told on asking

keys = Näppäimet
key-tab = seuraavaan osaan
key-arrows = liiku korteissa ja laudalla; ylös ja alas: korteista laudalle
key-letters = käsikorteissa: valitse kortti
key-digits =
    { $ask ->
        [number] kortissa: kirjoita vastaus; laudalla: siirry tähän lukuun
       *[space] laudalla: siirry tähän lukuun
    }
key-enter = valitse, aseta, tarkista
key-escape = takaisin ja ulos pelistä
key-row = kuuntele tämä rivi
key-hand = kuuntele korttisi
key-last = kuuntele viimeinen siirto
key-progress = kuuntele, kuinka lähellä kukin joukkue on
key-help = näytä nämä näppäimet
told-row = Rivi { $row }: { $spaces }.
told-chip = { $face } (pelimerkki: { $owner })
told-hand = Korttisi: { $cards }.
told-no-hand = Kortit ovat piilossa.
told-no-move = Kukaan ei ole vielä pelannut.

## Python is busy, or has gone

link-busy = Hetkinen: tietokone on kiireinen
    .more = Napautus ei katoa, se odottaa vuoroaan.
link-long = Jos mitään ei ole käynnissä, suorita solu uudelleen.
link-lost = Yhteys katkesi: suorita solu uudelleen
    .more = Sitten näkyviin tulee uusi pelilauta.

## What cannot be done, and why

refused-not_your_turn = Ei ole vielä sinun vuorosi
    .more = Seuraa muita. Vuorosi tulee pian.
refused-not_in_hand = Sinulla ei ole sitä korttia
    .more = Valitse yksi käsikorteistasi.
refused-wrong_kind = Se ei onnistu tällä kortilla
    .more =
        { $game ->
            [classic] Kaksi silmää asettaa pelimerkin, yksi silmä poistaa sen.
           *[numbers] Plus asettaa pelimerkin, miinus poistaa sen.
        }
refused-covered = Tässä on jo pelimerkki
    .more = Valitse ruutu, jossa ei ole pelimerkkiä.
refused-corner = Kulma on kaikkien
    .more = Se lasketaan mukaan ilman pelimerkkiä.
refused-wrong_space = Tuossa ruudussa on toinen kortti
    .more = Etsi ruutu, jossa on sinun korttisi.
refused-no_chips = Joukkueellasi ei ole enää pelimerkkejä
    .more =
        { $game ->
            [classic] Pelaa yksisilmäinen jätkä tai passaa.
           *[numbers] Pelaa miinuskortti tai passaa.
        }
refused-not_removable =
    { $detail ->
        [own] Se on sinun pelimerkkisi
        [locked] Se pelimerkki pysyy
       *[empty] Tässä ei ole pelimerkkiä
    }
    .more =
        { $detail ->
            [own] Poista toisen joukkueen pelimerkki.
            [locked] Se on valmiissa suorassa.
           *[empty] Napauta toisen joukkueen pelimerkkiä.
        }
refused-already_exchanged = Vain yksi vaihto vuorolla
    .more = Pelaa nyt kortti.
refused-nothing_to_draw = Uutta korttia ei ole
    .more = Pelaa toinen kortti.
refused-no_right_to_draw = Et voi nyt nostaa korttia
    .more = Pelaa ensin kortti, nosta sitten uusi.
refused-bad_lock = Sitä suoraa ei voi ottaa
    .more = Valitse yksi näytetyistä suorista.
refused-bad_forfeit = Kortteja ei anneta noin
    .more = Jokainen joukkueen pelaaja antaa yhden kortin.
refused-must_play = Voit vielä pelata kortin
    .more = Katso korttejasi vielä kerran.
refused-game_over = Peli on loppu
    .more = Voit pelata uudelleen.
refused-off_board = Sitä ei ole pelilaudalla
    .more = Valitse ruutu pelilaudalta.
refused-unknown_card = Tässä pelissä ei ole sitä korttia
    .more = Valitse yksi käsikorteistasi.
refused-stale = Peli on jo edennyt
    .more = Katso pelilautaa ja valitse uudelleen.
refused-resting = Tämä kortti lepää seuraavaan vuoroosi asti
    .more = Pelaa toinen kortti.
refused-hidden = Kortit ovat vielä piilossa
    .more = Napauta ensin ”Näytä korttini”.
refused-answer_first = Anna ensin vastaus
    .more = Kirjoita luku korttiin.
refused-answer_on_board = Tässä vastataan pelilaudalla
    .more = Napauta ruutua, jossa on vastaus.
refused-no_undo = Tätä ei voi kumota
    .more = Jatka tästä.
refused-no_hint = Tähän ei nyt ole vihjettä
    .more = Kokeile omalla tavallasi.
refused-talking = Ensin annetaan kortit
    .more = Sitten peli jatkuu.
refused-fault = Jokin meni vikaan
    .more = Peli jatkuu. Yritä uudelleen.
refused-other = Se ei onnistu nyt
    .more = Kokeile jotain muuta.
