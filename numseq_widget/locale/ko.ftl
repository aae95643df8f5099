### 아이와 선생님이 읽는 모든 글, 한국어.
### Reviewed: no
### Nobody who teaches in Korean has read these texts yet. Polite 해요 style, numbers as digits; see the same keys in
### en.ftl for notes. JOSA gives the particle that fits what it is given as spoken; after a name stands a noun (님, 팀)
### that carries the particle, so that any name fits.

## Animals, the names of the players

animal-fox = 여우
animal-owl = 부엉이
animal-bear = 곰
animal-hare = 토끼
animal-frog = 개구리
animal-hedgehog = 고슴도치
animal-squirrel = 다람쥐
animal-duck = 오리
animal-cat = 고양이
animal-dog = 강아지
animal-horse = 말
animal-bee = 꿀벌
animal-and-code = { $animal } { $code }
# Where a whole class plays: who sits at the board’s left and right, or all together
class-left = 왼쪽
class-right = 오른쪽
class-all = 우리 반

# Only commas: the joining particle would depend on the name before it
list = { $before }, { $last }

## Cards, as they are read aloud

# The language of the voice that reads cards
voice-code = ko-KR
reading-add = { $a } 더하기 { $b }{ JOSA($b, "eun") }
reading-sub = { $a } 빼기 { $b }{ JOSA($b, "eun") }
# Own construction: numbers below zero come after primary school
negative = 마이너스 { $number }
reading-change-add = { $a }에 몇을 더하면 { $c }{ JOSA($c, "i") } 될까요
reading-change-sub = { $a }에서 몇을 빼면 { $c }{ JOSA($c, "i") } 될까요
reading-start-add = 몇에 { $b }{ JOSA($b, "eul") } 더하면 { $c }{ JOSA($c, "i") } 될까요
reading-start-sub = 몇에서 { $b }{ JOSA($b, "eul") } 빼면 { $c }{ JOSA($c, "i") } 될까요
reading-left-add = 몇은 { $a } 더하기 { $b }{ JOSA($b, "gwa") } 같을까요
# Own construction, after the one for addition
reading-left-sub = 몇은 { $a } 빼기 { $b }{ JOSA($b, "gwa") } 같을까요
# Own constructions, down to the balance
what = 몇
side-add = { $a } 더하기 { $b }
side-sub = { $a } 빼기 { $b }
reading-balance = { $left }{ JOSA($left, "eun") } { $right }{ JOSA($right, "gwa") } 같을까요
reading-what = { $card } 몇일까요
card-plus = 플러스 카드
card-minus = 마이너스 카드
rank =
    { $rank ->
        [A] 에이스
        [J] 잭
        [Q] 퀸
        [K] 킹
       *[other] { $rank }
    }
suit =
    { $suit ->
        [S] 스페이드
        [H] 하트
        [D] 다이아몬드
       *[C] 클로버
    }
suit-letter =
    { $suit ->
        [S] 스
        [H] 하
        [D] 다
       *[C] 클
    }
playing-card = { suit } { rank }
jack-wild = 눈이 둘인 { playing-card }
jack-takes = 눈이 하나인 { playing-card }
jack-wild-does = { $card }, 아무 빈칸에나 칩을 놓아요
jack-takes-does = { $card }, 칩 하나를 치워요
card-rests = { $card }, 다음 내 차례까지 쉬어요
card-hint = { $card }, 힌트가 있어요
rests = 쉼
rests-long = 다음 차례까지

## The board

board = 게임판
space = { $face }, { $row }번째 줄 { $column }번째 칸
space-corner = 자유 칸, { $row }번째 줄 { $column }번째 칸
space-chip = { $owner } 칩
space-locked = 다 만든 줄의 { $owner } 칩
space-last = 방금 둔 칸
space-offered = 이 줄의 칸
space-lit = 여기에 칩을 놓을 수 있어요
corner = 귀퉁이

## Hand, deck and piles

hand = { $name } 님의 카드
# Where all hands lie open: those of another player. $cards: the cards as they are read aloud
open-hand = { $name } 카드: { $cards }
deck =
    { $count ->
        [0] 뽑을 카드 더미가 비었어요
       *[other] 뽑을 카드 더미, 카드 { $count }장 남음
    }
pile = { $name } 님의 버린 카드 더미, 카드 { $size }장, 맨 위 카드: { $card }
pile-empty = { $name } 님의 버린 카드 더미가 비었어요
pile-of = { $name } 님의 버린 카드 더미, 새 카드부터
held = 가진 카드 { $count }장

## The cut for the deal, before the first move

cut = 가장 낮은 카드를 뽑은 사람이 카드를 나눠 줘요.
cut-again = 같아요. 한 번 더 뽑아요.
cut-card = { $name }: { $card }
cut-deals = 카드 나누기: { $dealer }. 먼저 시작: { $first }.

## Teams

team = { $owner } 팀
score = { $needed }줄 중 { $done }줄 완성, 가장 긴 줄은 { $line }칸 중 { $progress }칸

## Whose turn it is

turn = { $name } 님 차례예요
    .more = 카드를 고르고 알맞은 칸을 찾아요.
# Half a class, or a whole one
turn-side = { $name } 팀 차례예요
    .more = { turn.more }
# $level: how a program plays
turn-program = { $name } 님이 생각하고 있어요
    .more =
        { $level ->
            [gentle] 부드럽게 두어요.
            [careful] 조심조심 두어요.
            [sharp] 꼼꼼히 살펴요.
            [master] 멀리 내다봐요.
           *[other] 잠깐만 기다려요.
        }
work-it-out = 카드를 골라 계산해 보세요.
choose-card = 내 카드에서 1장을 골라 보세요.
choose-first = 먼저 카드를 골라 보세요
    .more = 그다음에 칸을 눌러요.
find-answer = 게임판에서 답을 찾아보세요.
find-card = 게임판에서 이 카드를 찾아보세요.
find-open = 아무 빈칸에나 칩을 놓아 보세요.
find-chip = 다른 팀의 칩 1개를 치워 보세요.
two-eyes = 눈이 둘인 잭: 아무 빈칸에나 칩을 놓아 보세요.
one-eye = 눈이 하나인 잭: 다른 팀의 칩 1개를 치워 보세요.
card-comes-back = 이 카드는 다음 내 차례에 돌아와요.
played-last = { $name } 님이 이 카드를 냈어요.

## Giving the number of a card

type-answer = 답은 몇일까요?
pad = 숫자 단추
pad-minus = 마이너스
do-rub = 지우기
do-check = 확인
right = { $given }, 맞았어요!
    .more = 칩을 놓을 칸을 골라 보세요.
right-covered = { $given }, 맞았어요. 잘했어요!
    .more = 그 수의 칸이 모두 찼어요. 이 카드를 바꿀 수 있어요.
spaces-show = { $given }{ JOSA($given, "i") } 있는 칸은 { $count }개예요.
at = { $row }번째 줄 { $column }번째 칸

## Two who think together

partner = 짝에게 물어보세요
    .more = 둘의 생각이 같아요?
partner-asks = { $name } 님의 답은 { $given }{ JOSA($given, "copula") }. 어떻게 생각해요?
do-agree = 같은 생각이에요
do-not_sure = 잘 모르겠지만 해 볼래요

## After an answer

wrong-space = 답이 아니에요
    .more = 이 카드는 지금 쉬어요. 다른 카드를 내 보세요.
try-again = 다시 해 보세요.
not-dead = 이 카드를 쓸 칸이 아직 있어요
    .more = 다시 찾아보거나 다른 카드를 내 보세요.
turn-passed = 아쉬워요. 다음 차례로 넘어가요.
undone = 되돌렸어요.

## Rows

in-a-row =
    { $line ->
        [3] 세 칸 한 줄
        [4] 네 칸 한 줄
        [5] 다섯 칸 한 줄
        [6] 여섯 칸 한 줄
       *[other] { $line }칸 한 줄
    }
made-sequence =
    { $needed ->
        [1] { $owner } 팀이 { in-a-row }을 만들었어요!
       *[other] { $owner } 팀이 { in-a-row }을 만들었어요! { $needed }줄 중 { $done }줄이에요.
    }

## Which row becomes the sequence

choose-row = 어느 줄로 할까요?
    .more = 그 줄의 칩은 끝까지 남아요.
row-count = { $count }줄 중 { $at }번째
row-offered = { $count }줄 중 { $at }번째 줄: { $spaces }
do-previous = 이전 줄
do-next = 다음 줄
do-lock = 이 줄로 하기

## Drawing the card oneself

do-draw = 카드 뽑기. { $left }
who-draws = 누가 카드를 뽑나요?
    .more = 내 동물을 눌러 보세요.
nobody-draws = 지금은 아무도 뽑지 않아요
    .more = 먼저 카드를 내고 나서 뽑아요.

## The referee

do-referee = 심판과 새 게임
referee = 심판
    .more = 게임을 지켜보는 사람이 써요.
do-skip = 차례 넘기기
skip-what = { $name } 님은 카드를 그대로 두고 이번 차례를 쉬어요.
skip-sure = 네, 차례를 넘겨요
talk-what = 알려 주기 벌칙: 그 팀은 한 명당 카드를 1장씩 내놓아요. 어느 팀인가요?
do-withdraw = 취소
withdraw-what = 알려 주기 벌칙을 취소해요. 아무도 카드를 내놓지 않아요.
talk-called =
    { $count ->
        [1] 알려 주기 벌칙: { $owner } 팀은 카드 1장을 내놓아요.
       *[other] 알려 주기 벌칙: { $owner } 팀은 카드를 1장씩 내놓아요.
    }
talk-withdrawn = 알려 주기 벌칙을 취소했어요.
give = { $name } 님, 카드 1장을 내놓아요
    .more = 알려 주기 벌칙: 내놓을 카드를 스스로 골라요.
choose-give = 어느 카드를 내놓을까요?
give-sure = 내가 버린 카드 더미로 가요.
do-stop = 그만하기: 가장 긴 줄이 이겨요
stop-sure = 종이 울렸나요? 가장 긴 줄이 이기고, 이 게임은 끝나요.
stop-now = 네, 그만해요
do-give = 이 카드 내놓기
# The minutes of a lesson are over: a quiet line, and nothing ends
time-up = 시간이 다 됐어요. 이번 차례까지 해요.

## Moves, said aloud

move-play = { $name } 님: { $card } { $face }{ JOSA($face, "copula") }. { $row }번째 줄 { $column }번째 칸.
move-solve = { $name } 님: { $card }? { $face }. { $row }번째 줄 { $column }번째 칸.
move-place = { $name } 님: { $card }. { $row }번째 줄 { $column }번째 칸.
move-wild = { $name } 님: { $card }, { $face } 칸에 칩을 놓았어요. { $row }번째 줄 { $column }번째 칸.
move-remove = { $name } 님: { $card }, { $face } 칸의 칩을 치웠어요. { $row }번째 줄 { $column }번째 칸.
news-remove = { $name } 님: { $face } 칸의 칩을 치웠어요.
move-exchange = { $name } 님: 카드 1장을 바꿨어요.
move-draw = { $name } 님: 카드 1장을 뽑았어요.
move-pass = { $name } 님은 이번 차례를 쉬어요.
move-skip = { $name } 님: 차례가 넘어가요.
move-forfeit =
    { $count ->
        [1] 알려 주기 벌칙: { $owner } 팀은 카드 1장을 내놓았어요.
       *[other] 알려 주기 벌칙: { $owner } 팀은 카드를 1장씩 내놓았어요.
    }
new-begins = 새 게임이에요.

## Programs that err by a rule of their own, and why a program moved so

# $given: the number that its rule leads to, or two of them. Everybody says it first
ghost-or = { $first } 또는 { $second }
ghost-guess = { $name } 님의 답은 무엇일까요?
    .more = 먼저 소리 내어 말해 보세요.
ghost-card = { $name } 님의 카드예요.
ghost-shown = { $name } 님의 답은 { $given }{ JOSA($given, "copula") }
    .more = 어떻게 생각해요?
ghost-nowhere = 빈칸에는 없는 수예요. 어떻게 생각해요?
do-go = 다 말했어요
space-ghost = 여기에 칩을 놓았을 거예요
# After its move, which is right
slip-said = { $name } 님의 처음 답: { $given }. 이제 맞아요.
slip-right = { $name } 님의 규칙이 여기서는 맞아요.
do-why = 왜요?
# $owner: one animal, or several; $count of the $line spaces of a row are theirs
why-complete = 한 줄을 완성했어요.
why-stop = { $owner } 팀은 여기 칩 하나면 한 줄이었어요.
why-grow = 이제 한 줄 { $line }칸 중 { $count }칸이에요.
why-block = { $owner } 팀의 줄을 막아요: { $line }칸 중 { $count }칸.
why-start = 여기서 새 줄을 시작할 수 있어요.
why-fit = 카드에 맞는 칸이에요.
why-take = 그 칩이 있을 때 { $owner } 팀은 한 줄 { $line }칸 중 { $count }칸이었어요.
why-open = 이제 자기 줄을 이을 수 있어요: { $line }칸 중 { $count }칸.
why-clear = 그 칸이 다시 비었어요.
why-dead = 그 카드의 칸이 모두 찼어요.
why-nothing = 낼 수 있는 카드가 없었어요.

## Handing over the screen

is-it-you = { $name } 님이 맞나요?
look-away = { $name } 님은 잠깐 다른 곳을 봐 주세요.
look-away-all = 다른 사람은 모두 잠깐 다른 곳을 봐 주세요.

## The end

won = { $owner } 팀이 이겼어요!
won-by =
    { $needed ->
        [1] { in-a-row }
       *[other] { in-a-row }, { $needed }번
    }
tie = 무승부
stopped = 종이 울렸어요. 가장 긴 줄로 정해요.
practised = 함께 연습한 것
practised-plus = 덧셈: 카드 { $count }장
practised-minus = 뺄셈: 카드 { $count }장
good-game = 즐거운 게임이었어요. 고마워요, { $names }!
good-game-all = 즐거운 게임이었어요. 모두 고마워요!
match-game =
    { $game ->
        [1] { $of }번 중 첫 번째 게임
        [2] { $of }번 중 두 번째 게임
       *[other] { $of }번 중 { $game }번째 게임
    }
match-next = 두 번째 게임
match-begins = 두 번째 게임, 먼저 시작: { $name }.
match-won = { $owner } 팀이 { $most } 대 { $least }{ JOSA($least, "ro") } 이겼어요!
match-tie = { $most } 대 { $least } 무승부예요. 모두 잘했어요!

## Buttons

do-back = 다시 넣기
do-exchange = 카드 바꾸기
do-pass = 이번 차례 쉬기
do-undo = 되돌리기
do-read = 카드 읽어 주기
do-hint = 힌트
do-hint-more = 힌트 하나 더
do-hint-away = 힌트 닫기
do-hint-move = 하나 옮기기
do-hint-open = 십 모형 하나 풀기
do-hint-trade = 십 모형 만들기
did-hint-move =
    { $count ->
        [1] 한 개를 옮겼어요.
       *[other] { $count }개를 옮겼어요.
    }
did-hint-open = 십 모형 하나를 낱개 열 개로 풀었어요.
did-hint-trade = 낱개 열 개로 십 모형 하나를 만들었어요.
do-ready = 내 카드 보기
do-new = 새 게임
do-keep = 계속하기
new-game = 새 게임
new-sure = 새 게임을 시작할까요? 지금 게임은 끝나요.
other-deck = 다른 수로 할 수도 있어요:
# The second deck of a lesson, for a new game
second-deck = 다른 카드, 같은 게임판
numbers-from-to = { $least }부터 { $most }까지
play-again = 다시 하기

## Settings

settings = 설정
set-text = 글자 크기
set-text-1 = 보통
set-text-1-25 = 조금 크게
set-text-1-5 = 크게
set-text-2 = 아주 크게
set-theme = 색
set-theme-auto = 자동
set-theme-light = 밝게
set-theme-dark = 어둡게
set-theme-contrast = 또렷하게
set-sound = 소리
set-sound-false = 끄기
set-sound-true = 켜기
set-motion = 움직임
set-motion-auto = 켜기
set-motion-none = 끄기
set-voice = 읽어 주기
set-voice-false = 끄기
set-voice-true = 켜기
no-voice = 이 기기에는 한국어 목소리가 없어요.
language = 언어
language-en = English
language-pl = polski
language-ko = 한국어
language-fi = suomi
do-fullscreen = 전체 화면
do-close = 게임으로 돌아가기

## The tour

tour = 둘러보기
tour-banner = 여기에서 누구 차례인지 볼 수 있어요.
tour-hand = 내 카드예요. 하나를 눌러 보세요.
tour-board =
    { $ask ->
        [number] 답을 계산해서 써 보세요. 그러면 여기에서 그 칸이 빛나요.
       *[other] 여기에서 답을 찾아 눌러 보세요. 그 칸에 칩이 놓여요.
    }
tour-piles = 팀마다 얼마나 모았는지 볼 수 있어요. 더미를 누르면 열려요.
tour-settings = 여기에서 글자를 크게 하고 소리를 켤 수 있어요.
do-onward = 다음
do-done = 시작해요
do-leave = 건너뛰기

## Keys, and what is told on asking

keys = 키보드
key-tab = 다음 부분으로
key-arrows = 카드와 게임판에서 움직이기, 위아래로는 카드에서 게임판으로
key-letters = 내 카드에서: 카드 고르기
key-digits =
    { $ask ->
        [number] 카드에서: 답 쓰기, 게임판에서: 그 수로 가기
       *[space] 게임판에서: 그 수로 가기
    }
key-enter = 고르기, 놓기, 확인
key-escape = 뒤로, 그다음에 게임 밖으로
key-row = 이 줄 듣기
key-hand = 내 카드 듣기
key-last = 바로 앞 차례 듣기
key-progress = 팀마다 얼마나 모았는지 듣기
key-help = 키 보기
told-row = { $row }번째 줄: { $spaces }.
told-chip = { $face } 칸에 { $owner } 칩
told-hand = 내 카드: { $cards }.
told-no-hand = 펼쳐 놓은 카드가 없어요.
told-no-move = 아직 아무도 카드를 내지 않았어요.

## Python is busy, or has gone

link-busy = 잠깐만요, 컴퓨터가 바빠요
    .more = 방금 한 것은 사라지지 않고 차례를 기다려요.
link-long = 실행 중인 것이 없으면 셀을 다시 실행하세요.
link-lost = 연결이 끊겼어요. 셀을 다시 실행하세요
    .more = 그러면 새 게임판이 나와요.

## What cannot be done, and why

refused-not_your_turn = 아직 내 차례가 아니에요
    .more = 다른 사람을 지켜봐요. 곧 내 차례가 와요.
refused-not_in_hand = 그 카드는 내 카드가 아니에요
    .more = 내 카드에서 골라 보세요.
refused-wrong_kind = 이 카드로는 그렇게 할 수 없어요
    .more =
        { $game ->
            [classic] 눈이 둘이면 칩을 놓고, 하나면 칩을 치워요.
           *[numbers] 플러스는 칩을 놓고, 마이너스는 칩을 치워요.
        }
refused-covered = 칩이 벌써 있어요
    .more = 칩이 없는 칸을 골라 보세요.
refused-corner = 귀퉁이는 모두의 칸이에요
    .more = 칩이 없어도 내 칸으로 쳐요.
refused-wrong_space = 그 칸은 다른 카드예요
    .more = 내 카드와 같은 칸을 찾아보세요.
refused-no_chips = 우리 팀에 남은 칩이 없어요
    .more =
        { $game ->
            [classic] 눈이 하나인 잭을 내거나 이번 차례를 쉬어요.
           *[numbers] 마이너스 카드를 내거나 이번 차례를 쉬어요.
        }
refused-not_removable =
    { $detail ->
        [own] 우리 팀 칩이에요
        [locked] 그 칩은 그대로 남아요
       *[empty] 치울 칩이 없어요
    }
    .more =
        { $detail ->
            [own] 다른 팀의 칩을 치워 보세요.
            [locked] 다 만든 줄에 있는 칩이에요.
           *[empty] 다른 팀의 칩을 눌러 보세요.
        }
refused-already_exchanged = 한 차례에 한 번만 바꿔요
    .more = 이제 카드를 내 보세요.
refused-nothing_to_draw = 새로 뽑을 카드가 없어요
    .more = 다른 카드를 내 보세요.
refused-no_right_to_draw = 지금은 뽑을 카드가 없어요
    .more = 먼저 카드를 내고 나서 뽑아요.
refused-bad_lock = 그 줄은 고를 수 없어요
    .more = 보이는 줄에서 골라 보세요.
refused-bad_forfeit = 카드는 그렇게 내놓지 않아요
    .more = 그 팀은 한 명당 카드를 1장씩 내놓아요.
refused-must_play = 아직 낼 수 있는 카드가 있어요
    .more = 내 카드를 다시 살펴보세요.
refused-game_over = 게임이 끝났어요
    .more = 다시 할 수 있어요.
refused-off_board = 게임판에 없는 칸이에요
    .more = 게임판에서 칸을 골라 보세요.
refused-unknown_card = 이 게임에 없는 카드예요
    .more = 내 카드에서 골라 보세요.
refused-stale = 게임이 벌써 다음으로 넘어갔어요
    .more = 게임판을 보고 다시 골라 보세요.
refused-resting = 이 카드는 다음 내 차례까지 쉬어요
    .more = 다른 카드를 내 보세요.
refused-hidden = 카드가 아직 가려져 있어요
    .more = 먼저 ‘내 카드 보기’를 눌러 보세요.
refused-answer_first = 먼저 답을 써 보세요
    .more = 카드에 수를 써요.
refused-answer_on_board = 여기에서는 게임판에서 답해요
    .more = 답이 있는 칸을 눌러 보세요.
refused-no_undo = 이것은 되돌릴 수 없어요
    .more = 여기에서 이어서 해요.
refused-no_hint = 지금은 힌트가 없어요
    .more = 스스로 생각해 보세요.
refused-talking = 먼저 카드를 내놓아요
    .more = 그다음에 게임을 이어서 해요.
refused-fault = 문제가 생겼어요
    .more = 게임은 이어져요. 다시 해 보세요.
refused-other = 지금은 할 수 없어요
    .more = 다른 것을 해 보세요.
