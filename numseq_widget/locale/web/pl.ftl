### What the board says on the web page, where there is no cell to run: these stand before the words of ../pl.ftl.
### Reviewed: no

link-busy = Chwileczkę: gra się budzi
    .more = Ruch nie zginie, czeka na swoją kolej.
link-long = Za pierwszym razem trwa to najdłużej. Ruch dalej czeka.
link-lost = Gra stanęła: otwórz stronę jeszcze raz
    .more = Jeśli to nie pomoże, poproś kogoś dorosłego.
