### Opettajan sanat siinä, mitä Python kirjoittaa.
### Reviewed: no

preview-cards =
    { $count ->
        [one] { $count } kortti, ja pelissä lisäksi plus: { $plus }, miinus: { $minus }
       *[other] { $count } korttia, ja pelissä lisäksi plus: { $plus }, miinus: { $minus }
    }
preview-all = kortit
preview-answer = vastaus
preview-count = kortit
preview-spaces = ruudut
preview-signs = merkit
preview-ways = laskutavat
preview-rule = { $rule }: mahdollinen korteilla: { $speaks }, näkyy laudalla: { $seen }
preview-no-space = ei ruutua: { $numbers }
preview-no-card = ruudut, joille ei ole korttia: { $numbers }
preview-board = pelilauta { $rows }×{ $cols }, { $line } peräkkäin
preview-seed = siemen { $seed }
preview-read = luettuja rivejä: { $read }, hyväksyttyjä: { $accepted }
preview-row = rivi { $row }
preview-fixed = { $from } luettiin muodossa { $to }
csv-card = lasku
csv-copies = kpl
csv-family = laskuperhe

family-zero_fact = laskut, joissa on nolla
family-friends_of_ten = kymppiparit
family-double = tuplat ja puolikkaat
family-ten_and_some = kymmenen ja vähän päälle
family-add_tens = kymmenet kuin ykköset
family-tens_jump = kympin hyppy
family-count_on = eteenpäin 1–3
family-count_back = taaksepäin 1–3
family-count_up = eteenpäin, ero 1–3
family-near_double = melkein tuplat
family-nine_as_ten_less_one = 9 on 10 miinus 1
family-eight_as_ten_less_two = 8 on 10 miinus 2
family-make_ten = täydennä kymmeneen
family-back_through_ten = vähennä kympin kautta
family-same_ten = saman kymmenen sisällä
family-think_addition = ajattele yhteenlaskuna
family-fact_family = laskuperhe
family-friends_of_tens = täysien kymmenten parit
family-bridge_ten_add = lisää tasakymmenen kautta
family-bridge_ten_sub = vähennä tasakymmenen kautta
family-compensation = pyöristä ja korjaa
family-no_regroup = kymmenet ja ykköset, ei ylitystä
family-regroup_add = kymmenet ja ykköset, kymmenylitys
family-regroup_sub = kymmenet ja ykköset, kymmenen purkaminen

code-below_zero = luku tai vastaus on alle nollan; integers=True sallii sen
code-out_of_range = luku on suurempi kuin within
code-not_whole = desimaali- tai murtoluku; kortilla on kokonaislukuja
code-separator = desimaalipilkku vai sarakkeiden väli? Aseta separator
code-space_in_number = luvun sisällä on väli
code-other_operation = vain yhteen- ja vähennyslaskua
code-date = taulukko teki tästä päiväyksen; kirjoita '5-3 tai muotoile sarake tekstiksi
code-unreadable = tätä ei voi lukea kortiksi, kuten 7+5
code-hidden_direction = merkki, joka kääntää tekstin suunnan: näkyvä ei ole se, mikä on tallennettu
code-odd_character = merkki vain näyttää numerolta tai laskumerkiltä; käytä 0-9, + ja -
code-two_boxes = useampi kuin yksi tyhjä ruutu
code-wrong_answer = annettu vastaus ei täsmää
code-three_numbers = vain kaksi lukua
code-double_sign = kaksi merkkiä peräkkäin
code-lone_sign = pelkkä merkki; kirjoita PLUS tai MINUS
code-bad_copies = kappalemäärä on luku 1–20
code-duplicate_key = sama avain kahdesti
code-not_on_board = vastausta ei ole laudalla; ilman asetusta board lauta tehdään korteista
code-too_large = tiedosto on yli 1 Mt
code-too_many_rows = yli 2000 riviä
code-too_many_cards = yli 300 korttia, kappaleet mukaan lukien
code-not_text = ei tekstitiedosto; tallenna muodossa CSV UTF-8
code-encoding = muu merkistö; tallenna muodossa CSV UTF-8 tai aseta encoding
code-unclosed_quote = lainausmerkki jää sulkematta
code-no_card_column = korttien sarake ei selviä; aseta column
code-no_cards = kortteja ei ole
code-json_syntax = tämä ei ole JSON
code-json_depth = liikaa sulkeita sisäkkäin
code-bad_format = JSON ei ole korttipakka, tai versio on toinen
code-bad_board = laudan rivit, sarakkeet ja ruudut eivät sovi yhteen
code-dash = viiva luettiin miinukseksi
code-leading_equals = alun = jätettiin pois
code-answer_hidden = vastaus piilotettiin
code-hidden_mark = näkymätön merkki jätettiin pois
code-number_as_text = luku oli lainausmerkeissä
code-repeated = kortti on monella rivillä: jätettiin yksi tai laskettiin kappaleet yhteen
code-fewer_cards_than_spaces = luvulla on vähemmän kortteja kuin ruutuja
code-one_space = joillakin luvuilla on vain yksi ruutu
code-unknown_key = avain tai sarake, jolla ei ole merkitystä
code-name_cut = nimi lyhennettiin
code-few_cards = liian vähän kortteja kahden peliin, viisi kummallekin
code-filled_up = tyhjät ruudut täytettiin luvuilla
code-fewer_spaces = ruutuja on vähemmän kuin kortteja
code-no_space = luvuille ei riitä ruutuja
code-copies_on_line = sama luku kahdesti samalla rivillä
code-copies_near = sama luku liian lähellä
code-halves = sama luku laudan yhdellä puolella
code-line_share = rivien mahdollisuudet ovat epätasaiset
code-confusable = helposti sekoittuvat luvut vierekkäin
code-row_order = luvut ovat järjestyksessä rivejä pitkin
code-sorted = lauta on järjestyksessä: väärä ruutu ei kerro ajattelusta

# What a child has learnt (NumSeq.progress)
progress-title = { $who }: mikä kasvaa, mikä on varmaa
progress-none = Laskettavia vastauksia ei vielä ole.
progress-family = laskutapa
progress-standing = missä mennään
progress-right = oikein
progress-new = uusi
progress-growing = kasvamassa
progress-secure = varmaa

# Who wins (Simulation.plot_fairness)
fairness-title = Voitetut pelit ja 95 %:n välit
fairness-games = pelejä: { $games }, tasapelejä: { $ties }
fairness-players = pelaajittain
fairness-turns = vuorojärjestyksessä
fairness-seat = paikka { $seat }, { $level }
fairness-team = joukkue { $team }
fairness-first = aloittaja
fairness-turn = vuoro { $turn }
fairness-share = { $share } % ({ $low }–{ $high })
fairness-even = tasan: { $share } %

# Our favourite no: a slide with one wrong answer for the class to talk about; below it, what only the teacher sees
favourite-title = Lempivirheemme
favourite-thought = Mitä joku ajatteli?
favourite-right = Mikä siinä on oikein?
favourite-none = Täällä ei ole vielä väärää vastausta, josta ajatus näkyy. Pelatkaa lisää ja katsokaa myöhemmin uudelleen.
favourite-idea = Ajatus: { $idea }.
favourite-answer = Oikein olisi { $answer }.
favourite-others = Luvut eivät ole ne, joihin vastattiin, eikä ketään nimetä.

# Under a board or a ticket that is a picture and no page: without a kernel, in a terminal, in an e-mail
only-to-look-at = Vain katseltavaksi: herätä tämä eloon ajamalla solu Jupyterissa; jos se ei auta, asenna anywidget sinne, missä Jupyter itse toimii, ja lataa sivu uudelleen.
