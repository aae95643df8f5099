### What the board says on the web page, where there is no cell to run: these stand before the words of ../ko.ftl.
### Reviewed: no

link-busy = 잠깐만요, 게임이 깨어나고 있어요
    .more = 방금 한 것은 사라지지 않고 차례를 기다려요.
link-long = 처음에는 가장 오래 걸려요. 방금 한 것은 그대로 기다리고 있어요.
link-lost = 게임이 멈췄어요. 페이지를 다시 여세요
    .more = 그래도 안 되면 어른께 여쭤보세요.
