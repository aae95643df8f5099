### What the board says on the web page, where there is no cell to run: these stand before the words of ../fi.ftl.
### Reviewed: no

link-busy = Hetkinen: peli herää
    .more = Napautus ei katoa, se odottaa vuoroaan.
link-long = Ensimmäinen kerta kestää kauimmin. Napautus odottaa yhä.
link-lost = Peli pysähtyi: lataa sivu uudelleen
    .more = Jos se ei auta, kysy aikuiselta.
