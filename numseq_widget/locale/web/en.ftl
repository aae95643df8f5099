### What the board says on the web page, where there is no cell to run: these stand before the words of ../en.ftl.
### Reviewed: yes

link-busy = One moment: the game is waking up
    .more = Your tap is not lost. It waits its turn.
# After ten seconds, in place of the line above.
link-long = The first time takes longest. Your tap still waits.
link-lost = The game has stopped: load the page again
    .more = If that does not help, ask a grown-up.
