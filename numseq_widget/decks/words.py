"""The words that files of teachers use in four languages: heads of columns, and months that spreadsheets write."""

from __future__ import annotations

import unicodedata

# Without blanks, and also without accents: both are lost on the way through some programs.
_HEADS = {
    "card": "card cards equation equations karta karty działanie działania równanie równania 카드 식 계산식 수식 "
    "kortti kortit lasku laskut yhtälö yhtälöt",
    "copies": "copies copy count howmany kopie kopii sztuk sztuki liczbakart ilesztuk ile 장수 매수 개수 장 "
    "kappaletta kappaleet kpl kopiot määrä",
    "family": "family families factfamily strategy rodzina rodziny rodzinadziałań sposóbliczenia strategia "
    "가족 식가족 덧셈식과뺄셈식가족 계산방법 전략 laskuperhe perhe laskutapa",
    "answer": "answer answers result wynik wyniki odpowiedź 답 정답 vastaus vastaukset tulos",
}

_MONTHS = """
    jan feb mar apr may jun jul aug sep sept oct nov dec
    january february march april june july august september october november december
    sty lut kwi maj cze lip sie wrz paź lis gru
    styczeń luty marzec kwiecień czerwiec lipiec sierpień wrzesień październik listopad grudzień
    stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
    tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu
    tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu
    tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta
    marraskuuta joulukuuta
"""


# No head of a column is longer.
_LONGEST = 60


def plain(word: str) -> str:
    """A word as it is compared: case, blanks, marks that cannot be seen, quotes and accents make no difference.

    >>> plain("\\ufeff Działanie ")
    'dzialanie'
    """
    if len(word) > _LONGEST:
        return ""
    apart = unicodedata.normalize("NFKD", word).casefold().replace("ł", "l")
    kept = (char for char in apart if not unicodedata.combining(char) and unicodedata.category(char)[0] in "LN")
    return unicodedata.normalize("NFC", "".join(kept))


HEADS = {plain(word): what for what, words in _HEADS.items() for word in words.split()}
"""What a column holds, by the plain form of its head."""

MONTHS = frozenset(unicodedata.normalize("NFKC", month).casefold() for month in _MONTHS.split())


def head(word: str) -> str | None:
    """What a column with this head holds: `"card"`, `"copies"`, `"family"`, `"answer"`; `None` for another word.

    >>> head("Karta"), head("답"), head("7+8")
    ('card', 'answer', None)
    """
    return HEADS.get(plain(word))
