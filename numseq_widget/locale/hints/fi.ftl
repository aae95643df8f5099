### Vihjeet: kolme askelta jokaista laskutapaa kohti. Ne lähetetään sivulle vain, kun vihjeet ovat käytössä.
### Reviewed: no
### Nobody who teaches in Finnish has read these texts yet. Numerals are never inflected: a number stands after a noun,
### after a colon or by itself in the nominative. See en.ftl for notes.

hint-twin = Katso korttia { $card }. { $step } Nyt sinun korttisi.
hint-sign = Katso merkkiä vielä kerran.

## Kortit ilman laatikkoa

hint-zero-fact-add-1 = Katso molempia osia. Onko toinen niistä nolla?
hint-zero-fact-add-2 = Yksi osa on nolla, ja kokonaisuus on peitetty. Kuinka paljon toista osaa suurempi kokonaisuus voi olla?
hint-zero-fact-add-3 = Yksi osa on nolla, joten vastaus on toinen osa: { $big }.
hint-zero-fact-sub-1 = Kuinka paljon otetaan pois: ei mitään, vähän vai kaikki?
hint-zero-fact-sub-2 = Kuutiot: { $a }. Ota pois { $b }. Katso, mitä alustalle jää.
hint-zero-fact-sub-3 = { $a }−{ $b }={ $c }.

hint-friends-of-ten-add-1 = Muistatko tämän parin ulkoa?
hint-friends-of-ten-add-2 = Laita ruudukkoon nappulat: ensin { $a }, sitten vielä { $b }. Jääkö tyhjiä paikkoja?
hint-friends-of-ten-add-3 = Ruudukko on täynnä: { $a }+{ $b }={ $c }.
hint-friends-of-ten-sub-1 = Mikä luku täyttää ruudukon, kun siinä on jo { $b }?
hint-friends-of-ten-sub-2 = Ruudukko on täynnä. Peitä näin monta paikkaa: { $b }. Kuinka monta näet vielä?
hint-friends-of-ten-sub-3 = { $a }−{ $b }={ $c }.

hint-double-add-1 = Molemmat luvut ovat samat. Minkä lähellä olevan tuplan tiedät?
hint-double-add-2 = Kaksi riviä, molemmissa { $a }. Katso ensin viitoset, sitten loput.
hint-double-add-3 = Kaksi kertaa { $a } on { $c }.
hint-double-sub-1 = Mistä tuplasta tulee { $a }?
hint-double-sub-2 = Jaa luku { $a } kahteen yhtä suureen osaan: yksi osa otetaan pois.
hint-double-sub-3 = { $a }−{ $b }={ $c }.

hint-ten-and-some-add-1 = Montako kymmentä ja montako ykköstä kortissa on?
hint-ten-and-some-add-2 = Sauvat ovat kymmeniä, kuutiot ykkösiä. Mitään ei tarvitse vaihtaa.
hint-ten-and-some-add-3 = { $a }+{ $b }={ $c }.
hint-ten-and-some-sub-1 = Mikä osa luvusta { $a } otetaan pois: kymmenet vai ykköset?
hint-ten-and-some-sub-2 = Luku { $a } sauvoina ja kuutioina. Ota pois { $b }.
hint-ten-and-some-sub-3 = Jäljelle jää { $c }.

hint-add-tens-add-1 = Tässä on vain kymmeniä. Voisitko ajatella ne ykkösinä?
hint-add-tens-add-2 = Sauvat: { $ta } ja { $tb }. Montako sauvaa se on?
hint-add-tens-add-3 = { $ta } + { $tb } on { $tc }. Kymmeniä on { $tc }, siis { $c }.
hint-add-tens-sub-1 = Tässä on vain kymmeniä. Voisitko ajatella ne ykkösinä?
hint-add-tens-sub-2 = Vain sauvoja. Ota pois { $tb }. Montako sauvaa jää?
hint-add-tens-sub-3 = { $ta } − { $tb } on { $tc }. Kymmeniä on { $tc }, siis { $c }.

hint-tens-jump-add-1 = Mikä numero muuttuu, mikä pysyy?
hint-tens-jump-add-2 = Aloita luvusta { $ones_one }. Kympin hypyt: { $jt }. Sano aina, mihin tulet.
hint-tens-jump-add-3 = Ykköset pysyvät, kymmenet kasvavat: { $c }.
hint-tens-jump-sub-1 = Mikä numero muuttuu, mikä pysyy?
hint-tens-jump-sub-2 = Aloita luvusta { $a }. Kympin hypyt taaksepäin: { $tb }. Sano aina, mihin tulet.
hint-tens-jump-sub-3 = Ykköset pysyvät, kymmenet vähenevät: { $c }.

hint-count-on-add-1 = Kumpi luku on suurempi? Pidä se mielessä.
hint-count-on-add-2 = Aloita luvusta { $big }; vielä { $small } lisää. Ensimmäinen askel on seuraava luku.
hint-count-on-add-3 = { $big } ja { $small } lisää: { $c }.

hint-count-back-sub-1 = Vain vähän otetaan pois.
hint-count-back-sub-2 = Aloita luvusta { $a }; askeleet taaksepäin: { $b }. Ensimmäinen askel on edellinen luku.
hint-count-back-sub-3 = Luku { $a }, josta on otettu { $b } pois: { $c }.

hint-count-up-sub-1 = Ovatko luvut lähellä toisiaan?
hint-count-up-sub-2 = Molemmat ovat lukusuoralla: { $b } ja { $a }. Montako askelta on luvusta toiseen?
hint-count-up-sub-3 = Luvusta { $b } lukuun { $a } on { $c }.

hint-near-double-add-1 = Mikä tupla piilee tässä kortissa?
hint-near-double-add-2 = Kaksi riviä, molemmissa { $small }, ja toisessa vielä { $gap } lisää.
hint-near-double-add-3 = Kaksi kertaa { $small } ja vielä { $gap }: { $c }.
hint-near-double-sub-1 = Mikä tupla on lähellä lukua { $a }?
hint-near-double-sub-2 = Kokonaisuus { $a }; yksi osa on { $b }. Melkein kaksi yhtä suurta osaa.
hint-near-double-sub-3 = { $a }−{ $b }={ $c }.

hint-nine-as-ten-less-one-add-1 = Yhdeksän on yhden päässä helpommasta luvusta. Mistä?
hint-nine-as-ten-less-one-add-2 = Hyppää kymmenen luvusta { $other } ja mieti: liian pitkälle vai ei tarpeeksi?
hint-nine-as-ten-less-one-add-3 = Kymmenen lisää, yksi takaisin: { $c }.
hint-nine-as-ten-less-one-sub-1 = Yhdeksän on yhden päässä helpommasta luvusta. Mistä?
hint-nine-as-ten-less-one-sub-2 = Hyppää kymmenen taaksepäin luvusta { $a } ja mieti: otitko liikaa?
hint-nine-as-ten-less-one-sub-3 = Kymmenen pois, yksi eteenpäin: { $c }.

hint-eight-as-ten-less-two-add-1 = Kahdeksan on kahden päässä helpommasta luvusta. Mistä?
hint-eight-as-ten-less-two-add-2 = Hyppää kymmenen luvusta { $other } ja mieti: liian pitkälle vai ei tarpeeksi?
hint-eight-as-ten-less-two-add-3 = Kymmenen lisää, kaksi takaisin: { $c }.
hint-eight-as-ten-less-two-sub-1 = Kahdeksan on kahden päässä helpommasta luvusta. Mistä?
hint-eight-as-ten-less-two-sub-2 = Hyppää kymmenen taaksepäin luvusta { $a } ja mieti: otitko liikaa?
hint-eight-as-ten-less-two-sub-3 = Kymmenen pois, kaksi eteenpäin: { $c }.

hint-make-ten-add-1 = Kumpi luku on lähempänä kymmentä?
hint-make-ten-add-2 = Kaksi ruudukkoa: { $big } ja { $small }. Montako pitää siirtää, jotta ensimmäinen täyttyy?
hint-make-ten-add-3 = Siirrä { $need }: 10 ja { $rest }, yhteensä { $c }.

hint-back-through-ten-sub-1 = Missä haluaisit pysähtyä matkalla taaksepäin?
hint-back-through-ten-sub-2 = Hyppää luvusta { $a } lukuun 10. Kuinka paljon luvusta { $b } on vielä jäljellä?
hint-back-through-ten-sub-3 = { $down }, niin tulet lukuun 10, ja vielä { $left }: { $c }.

hint-same-ten-add-1 = Muuttuvatko kymmenet vai vain ykköset?
hint-same-ten-add-2 = Luku { $big } sauvoina ja kuutioina; kuutioita lisää: { $small }. Laske vain kuutiot.
hint-same-ten-add-3 = Samat kymmenet, uudet ykköset: { $c }.
hint-same-ten-sub-1 = Muuttuvatko kymmenet vai vain ykköset?
hint-same-ten-sub-2 = Luku { $a } sauvoina ja kuutioina; ota kuutioita pois: { $b }.
hint-same-ten-sub-3 = Samat kymmenet, vähemmän ykkösiä: { $c }.

hint-think-addition-sub-1 = Voitko kääntää sen: { $b } ja kuinka monta on yhteensä { $a }?
hint-think-addition-sub-2 = Kokonaisuus { $a }, yksi osa { $b }. Toinen osa on peitetty.
hint-think-addition-sub-3 = { $b } ja { $c } on yhteensä { $a }.

hint-fact-family-add-1 = Tiedätkö miinuslaskun, jossa on nämä luvut?
hint-fact-family-add-2 = Osat { $a } ja { $b }; kokonaisuus on peitetty.
hint-fact-family-add-3 = { $a } ja { $b } on yhteensä { $c }.
hint-fact-family-sub-1 = Tiedätkö pluslaskun, jossa kokonaisuus on { $a }?
hint-fact-family-sub-2 = Kokonaisuus { $a }, yksi osa { $b }; toinen on peitetty.
hint-fact-family-sub-3 = { $a }−{ $b }={ $c }, koska { $b }+{ $c }={ $a }.

hint-friends-of-tens-add-1 = Katso ykkösiä: täyttävätkö ne ruudukon?
hint-friends-of-tens-add-2 = Montako puuttuu, jotta luvun { $big } ruudukot ovat täynnä? Sinulla on { $small }.
hint-friends-of-tens-add-3 = Ykkösistä tulee uusi kymppi: { $c }.
hint-friends-of-tens-sub-1 = Mistä tasakymmenestä aloitat? Mikä tasakymmen on ennen sitä?
hint-friends-of-tens-sub-2 = Ota { $b } pois yhdestä täydestä ruudukosta. Luku on { $a }.
hint-friends-of-tens-sub-3 = Yksi kymppi puretaan: { $c }.

hint-bridge-ten-add-add-1 = Kuinka kaukana luku { $big } on seuraavasta tasakymmenestä?
hint-bridge-ten-add-add-2 = Hyppää ensin tasakymmeneen. Kuinka paljon luvusta { $small } jää?
hint-bridge-ten-add-add-3 = { $need } tasakymmeneen, vielä { $rest }: { $c }.

hint-bridge-ten-sub-sub-1 = Kuinka paljon luku { $a } on yli tasakymmenen?
hint-bridge-ten-sub-sub-2 = Hyppää ensin alas tasakymmeneen. Kuinka paljon luvusta { $b } jää?
hint-bridge-ten-sub-sub-3 = { $down } tasakymmeneen, vielä { $left }: { $c }.

hint-compensation-add-1 = Kumpi luku on lähellä tasakymmentä (20, 30, …)?
hint-compensation-add-2 = Ota luvun { $nb } sijaan { $rb }: { $oth } ja { $rb }. Onko se liikaa vai liian vähän?
hint-compensation-add-3 = Liikaa: { $k }. Siis { $c }.
hint-compensation-sub-1 = Onko luku { $b } lähellä tasakymmentä (20, 30, …)?
hint-compensation-sub-2 = Ota pois { $rb }, vaikka kortissa on { $b }. Otitko liikaa vai liian vähän?
hint-compensation-sub-3 = Liikaa: { $k }. Anna se takaisin: { $c }.

hint-no-regroup-add-1 = Katso ensin ykkösiä: pitääkö vaihtaa?
hint-no-regroup-add-2 = Kymmenet yhteen, ykköset yhteen: kaksi pientä laskua.
hint-no-regroup-add-3 = Kymmenet: { $t1 }. Ykköset: { $o1 }. Yhteensä { $c }.
hint-no-regroup-sub-1 = Katso ensin ykkösiä: pitääkö vaihtaa?
hint-no-regroup-sub-2 = Kymmenet kymmenistä, ykköset ykkösistä: kaksi pientä laskua.
hint-no-regroup-sub-3 = Kymmenet: { $t1 }. Ykköset: { $o1 }. Yhteensä { $c }.

hint-regroup-add-add-1 = Riittävätkö ykköset uuteen kymppiin?
hint-regroup-add-add-2 = Kuutiot: { $ua } ja { $ub }. Saatko niistä sauvan? Laita se sauvojen viereen.
hint-regroup-add-add-3 = Sauvat: { $rods }, kuutiot: { $cubes }, siis { $c }.

hint-regroup-sub-sub-1 = Kuutioita on { $ua }. Voitko ottaa niistä pois { $ub }?
hint-regroup-sub-sub-2 = Pura yksi sauva luvusta { $a }. Montako kuutiota on nyt, montako sauvaa?
hint-regroup-sub-sub-3 = Sauvat: { $rods2 }, kuutiot: { $cubes2 }, ota pois { $b }: { $c }.

## Kortit, joissa on laatikko

hint-box-result-left-add-1 = Lue laatikosta alkaen: mikä luku on yhtä suuri kuin { $a } ja { $b } yhteensä?
hint-box-result-left-add-2 = Vaaka: oikealla { $a } ja { $b }, vasemmalla peitetty paino. Milloin vaaka on tasassa?
hint-box-result-left-add-3 = Vasemmalla { $x } painaa yhtä paljon kuin oikealla { $a } ja { $b }.
hint-box-result-left-sub-1 = Lue laatikosta alkaen: mikä luku on yhtä suuri kuin { $a } miinus { $b }?
hint-box-result-left-sub-2 = Kokonaisuus { $a }; osa { $b } lähtee pois, toinen osa on peitetty.
hint-box-result-left-sub-3 = { $a } on { $b } ja { $x }, joten laatikossa on { $x }.

hint-box-change-add-1 = Mikä luku on kokonaisuus? Minkä osan tiedät?
hint-box-change-add-2 = Kokonaisuus { $c }, yksi osa { $a }; toinen osa on peitetty. Kuinka pitkä matka on luvusta { $a } lukuun { $c }?
hint-box-change-add-3 = { $a } ja { $x } on yhteensä { $c }, joten laatikossa on { $x }.
hint-box-start-add-1 = Voitko kääntää sen ja aloittaa luvusta { $b }?
hint-box-start-add-2 = Kokonaisuus { $c }, yksi osa { $b }; toinen osa on peitetty.
hint-box-start-add-3 = { $b } ja { $x } on yhteensä { $c }, joten laatikossa on { $x }.

hint-box-change-sub-1 = Montako otettiin pois, jos jäljellä on { $c }?
hint-box-change-sub-2 = Kokonaisuus { $a }; jäljellä on { $c }, pois otettu osa on peitetty.
hint-box-change-sub-3 = { $a } on { $c } ja { $x }, joten pois otettiin { $x }.
hint-box-start-sub-1 = Onko laatikossa luvuista suurin vai pienin?
hint-box-start-sub-2 = Kokonaisuus on peitetty. Sen osat ovat { $b } ja { $c }.
hint-box-start-sub-3 = { $b } ja { $c } on yhteensä { $x }, joten laatikossa on { $x }.

hint-box-balance-1 = Molempien kuppien pitää painaa yhtä paljon. Kumpi kuppi on valmis?
hint-box-balance-2 = Vaaka: vasemmalla { $a } ja { $b }, oikealla { $d } ja peitetty paino. Vertaa: { $d } ja { $a }, { $d } ja { $b }.
hint-box-balance-3 = { $a }+{ $b } painaa yhtä paljon kuin { $x }+{ $d }, joten laatikossa on { $x }.

hint-box-change-ten-1 = Mikä luku on kymppipari luvulle { $a }?
hint-box-change-ten-2 = Ruudukossa on paikkoja 10, täynnä { $a }. Montako on tyhjiä?
hint-box-change-ten-3 = { $a } ja { $x } täyttävät ruudukon, joten laatikossa on { $x }.
hint-box-start-ten-1 = Mikä luku on kymppipari luvulle { $b }?
hint-box-start-ten-2 = Ruudukossa on paikkoja 10, täynnä { $b }. Montako on tyhjiä?
hint-box-start-ten-3 = { $x } ja { $b } täyttävät ruudukon, joten laatikossa on { $x }.
