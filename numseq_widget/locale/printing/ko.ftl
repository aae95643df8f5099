### 종이에 인쇄하는 글: 게임판, 카드, 활동지, 마무리 문제.
### Reviewed: no

# The first page
cover-title = { $title }: 종이로 하기
how = 인쇄하는 법
how-size = { $paper } 용지에 실제 크기로 인쇄하세요. 배율은 100%로 하고 “페이지에 맞춤”은 쓰지 마세요. 그러면 아래 선이 10 cm예요.
how-cards = 카드({ $first }~{ $last }쪽): 긴 쪽으로 넘겨 양면으로 인쇄하세요. 먼저 한 장만 해 보세요. 두꺼운 종이가 좋아요.
how-rest = 다른 쪽은 모두 단면으로 인쇄하세요.
how-cut = 표시에서 표시까지 자르면 한 줄이 한 번에 잘려요. 게임판이 두 쪽이면 B 부분을 점선에서 잘라 A 부분에 붙이세요.
how-grey = 흑백으로도 괜찮아요. 무늬와 모양과 글자가 색과 같은 것을 알려 줘요.
ruler = 10 cm
contents = 들어 있는 것
page-one = { $page }쪽
pages = { $first }~{ $last }쪽
part-substitute = 오늘 수업하시는 선생님께
part-cards = 카드
part-backs = 카드 뒷면
part-second = 둘째 카드 묶음
part-second-backs = 둘째 카드 묶음의 뒷면
part-second-strip = 둘째 카드 묶음의 답
part-board = 게임판
part-chips = 칩
part-strip = 답
part-materials = 책상에 놓을 것
part-sheet = 학생 활동지
part-cases = 사건 기록지(학생마다)
part-home = 집으로 보내는 글
part-entry = 시작하는 카드 네 장
part-ticket = 마무리 문제
part-key = 정답지

# Board, cards, answers
board-half = { $letter } 부분
board-glue = 여기에 B 부분을 붙여요
board-cut = 여기를 잘라요
plus-does = 아무 빈칸에나 칩을 놓아요
minus-does = 다른 팀의 칩 1개를 치워요
strip-only = 심판만 봐요. 카드를 찾아 “맞았어요” 또는 “다시 보세요”라고 말하고, 답은 말하지 않아요.

# What else lies on the tables
sheet-ten_frames = 10칸 수판
sheet-ten_frames-for = 짝마다 2개. 점선을 따라 잘라요.
sheet-splits = 가르기 쪽지
sheet-splits-for = 학생마다 1장. 점선을 따라 잘라요.
sheet-number_line = 수직선
sheet-number_line-for = 학생마다 1개. 점선을 따라 잘라요.
sheet-hundred_square = 100까지의 수 배열표와 창
sheet-hundred_square-for = 짝마다 1장. 창을 잘라 내어 수 위에서 움직여요.
sheet-blocks = 십 모형과 일 모형
sheet-blocks-for = 짝마다 1장. 모형을 잘라 내요.
sheet-yes_no = ‘네’ 카드와 ‘아니요’ 카드
sheet-yes_no-for = 학생마다 1장씩. 표시에서 표시까지 잘라요.
sheet-tally = 횟수를 표시하는 표
sheet-tally-for = 짝과 카드 묶음마다 1장. 카드를 낼 때마다 그 답 옆에 하나씩 표시해요.
sheet-squared = 막대그래프
sheet-squared-for = 짝과 카드 묶음마다 1장. 표시 하나에 한 칸씩 색칠해요.
sheet-families = 가족 목록
sheet-families-for = 한 명에 1장. 그 가족의 식을 말하면 표시해요.
sheet-certificate = 상장
sheet-certificate-for = 학생마다 1장. 점선을 따라 잘라요.
cut-out = 회색 부분을 잘라 내요
yes = 네
no = 아니요
certificate = 상장

# The four cards to begin with
entry-note = 생각나는 답을 써요. 시험이 아니에요. 게임 전에 무엇을 할 수 있는지 알아보는 거예요.

# For whoever teaches today
sub-intro = 컴퓨터가 없어도 돼요. 카드와 칩을 미리 잘라 두세요. 그 밖에 책상에 놓을 것은 아래에 있어요. 학생들은 말하는 것보다 더 많이 알아요. 어떻게 계산했는지 묻고, 끝까지 들어 주세요.
sub-need = 책상마다
sub-need-text = 게임판 1개, 카드 한 벌, 팀마다 칩, 심판을 맡은 학생에게 답 띠. 두 명이나 두 팀이 하고, 또 한 명은 심판을 할 수 있어요.
sub-sheets = 여기에 함께 인쇄되어 있는 것: { $sheets }.
sub-bring = 준비물: { $what }
sub-bring-none = 그 밖에는 연필만 있으면 돼요.
sub-robots = 로봇의 규칙이에요. 선생님만 보세요. 마지막 쪽에 모든 답과 함께 다시 있어요.
sub-task = 학생 활동지에는 이렇게 쓰여 있어요: { $task }
rules = 게임
rule-shuffle = 카드를 섞어요.
rule-opening = 다음 카드를 골라내고 나머지를 섞은 다음, 골라낸 카드를 이 순서대로 맨 위에 놓아요. 이 카드부터 한 장씩 번갈아 나눠 줘요: { $cards }.
rule-deal = 한 명이 { $cards }장씩 받고, 나머지는 뒤집어 뽑을 카드 더미로 놓아요.
rule-open = 오늘은 모든 카드를 책상에 펼쳐 놓아요. 그래서 모두 도울 수 있어요.
rule-turn = 내 차례에는 카드를 보여 주고, 답을 말하고, 그 수가 있는 빈칸에 칩을 놓고, 카드를 1장 뽑아요.
rule-wrong = 답이 틀리면 심판이 “다시 보세요”라고 말해요. 두 번 틀리면 카드는 손에 남고 다음 사람 차례예요.
rule-plus = 플러스 카드: 아무 빈칸에나 칩을 놓아요.
rule-minus = 마이너스 카드: 다른 팀의 칩 1개를 치워요. 다 만든 줄의 칩은 안 돼요.
rule-star = 별은 모두의 칸이에요. 모든 팀의 칩이 있는 것과 같아요.
rule-swap = 내 카드에 맞는 빈칸이 없으면, 한 차례에 한 번 그 카드를 버리고 다른 카드를 뽑아요.
rule-win = 가로, 세로, 대각선으로 칩 { $line }개가 한 줄이 되면 완성이에요.
win-one = 먼저 한 줄을 완성하면 이겨요.
win-many = 이기려면 { $count }줄이 필요해요.
rule-time = 시간이 다 되면 가장 긴 줄이 이겨요.
sub-ticket = 한 명씩 혼자 풀고 내요. 답은 마지막 쪽에 있어요. 낸 종이는 담임 선생님께 남겨 주세요.

# Each child's sheet
named = 이름 또는 동물
sheet-task = 이 카드로 게임을 해요. 내 카드 세 장과 계산한 방법을 써 보세요.
sheet-card = 내 카드
sheet-way = 계산한 방법
sheet-answer = 답
case-intro = 로봇마다 언제나 똑같은 규칙이 하나씩 있어요. 바른 답을 계산해요. 카드 세 장에 모두 맞는 규칙은 무엇일까요?
case-says = 로봇의 답
case-rule = 로봇의 규칙:
case-which = 누구일까요?
case-task = 이 답들은 틀렸어요. 어느 로봇의 답일까요? 두 로봇이 맞을 수도 있어요.
case-who = 어느 로봇

# Home
home-title = { $title }: 집에서 보는 글
home-game = 우리 반은 Sequence Numbers 게임을 해요. 카드의 식을 계산하면 답이 게임판의 칸이에요. 칩 { $line }개가 한 줄이 되면 완성이에요.
home-cards = 우리 카드 몇 장
home-help = 이렇게 도와주세요
home-ask = “얼마야?”보다 “어떻게 계산했어?”를 더 자주 물어봐 주세요.
home-wait = 기다려 주세요. 손가락, 단추, 그림을 써도 좋아요.
home-wrong = 틀린 답은 좋은 시작이에요. 함께 살펴보고 다시 해 보세요.

# The key
key-note = 선생님이 보는 쪽이에요. 틀린 답의 뜻은 첫 짐작일 뿐, 판단이 아니에요.
