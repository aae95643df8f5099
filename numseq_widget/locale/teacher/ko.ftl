### 파이썬이 쓰는, 선생님을 위한 글.
### Reviewed: no

preview-cards = 카드 { $count }장, 게임할 때 플러스 { $plus }장과 마이너스 { $minus }장이 더 있어요
preview-all = 카드
preview-answer = 답
preview-count = 카드 수
preview-spaces = 칸 수
preview-signs = 기호
preview-ways = 계산 방법
preview-rule = { $rule }: 카드 { $speaks }장에서 가능, { $seen }장은 판에서 보임
preview-no-space = 판에 칸이 없는 답: { $numbers }
preview-no-card = 카드가 없는 칸: { $numbers }
preview-board = 게임판 { $rows }×{ $cols }, { $line }칸 한 줄
preview-seed = 시드 { $seed }
preview-read = 읽은 행 { $read }개, 받아들인 행 { $accepted }개
preview-row = { $row }행
preview-fixed = { $from } → { $to } 바꾸어 읽음
csv-card = 식
csv-copies = 장수
csv-family = 가족

family-zero_fact = 0이 있는 식
family-friends_of_ten = 10이 되는 짝
family-double = 같은 수 더하기와 반으로 나누기
family-ten_and_some = 10과 몇
family-add_tens = 몇십을 낱개처럼
family-tens_jump = 10씩 뛰어 세기
family-count_on = 1~3 이어 세기
family-count_back = 1~3 거꾸로 세기
family-count_up = 차가 1~3일 때 이어 세기
family-near_double = 거의 같은 수 더하기
family-nine_as_ten_less_one = 9는 10보다 1 작은 수
family-eight_as_ten_less_two = 8은 10보다 2 작은 수
family-make_ten = 10 만들기
family-back_through_ten = 10을 지나 빼기
family-same_ten = 같은 십 안에서
family-think_addition = 덧셈으로 생각하기
family-fact_family = 덧셈식과 뺄셈식 가족
family-friends_of_tens = 몇십이 되는 짝
family-bridge_ten_add = 몇십을 지나 더하기
family-bridge_ten_sub = 몇십을 지나 빼기
family-compensation = 어림하고 맞추기
family-no_regroup = 두 자리 수, 받아올림·받아내림 없음
family-regroup_add = 두 자리 수, 받아올림
family-regroup_sub = 두 자리 수, 받아내림

code-below_zero = 수나 답이 0보다 작아요. integers=True 설정으로 허용할 수 있어요
code-out_of_range = within보다 큰 수예요
code-not_whole = 소수나 분수예요. 자연수와 0만 쓸 수 있어요
code-separator = 소수점인가요, 열을 나누는 쉼표인가요? separator를 정해 주세요
code-space_in_number = 수 안에 빈칸이 있어요
code-other_operation = 덧셈과 뺄셈만 쓸 수 있어요
code-date = 스프레드시트가 날짜로 바꾸었어요. '5-3처럼 작은따옴표를 붙이거나 열을 텍스트로 정해 주세요
code-unreadable = 7+5 같은 카드로 읽을 수 없어요
code-hidden_direction = 글의 방향을 바꾸는 표시가 있어요. 보이는 것과 저장된 것이 달라요
code-odd_character = 숫자나 기호처럼 보이는 다른 글자예요. 0-9, +, - 기호를 써 주세요
code-two_boxes = 빈칸(□)이 둘 이상이에요
code-wrong_answer = 적힌 답이 틀려요
code-three_numbers = 수는 두 개만 쓸 수 있어요
code-double_sign = 기호가 두 번 이어져요
code-lone_sign = 기호만 있어요. PLUS나 MINUS라고 써 주세요
code-bad_copies = 장수는 1부터 20까지예요
code-duplicate_key = 같은 키가 두 번 있어요
code-not_on_board = 이 답은 게임판에 없어요. board를 빼면 카드에 맞는 판을 만들어요
code-too_large = 파일이 1 MB보다 커요
code-too_many_rows = 2000행이 넘어요
code-too_many_cards = 카드가 모두 300장이 넘어요
code-not_text = 텍스트 파일이 아니에요. CSV UTF-8로 저장해 주세요
code-encoding = 인코딩이 달라요. CSV UTF-8로 저장하거나 encoding을 정해 주세요
code-unclosed_quote = 닫히지 않은 따옴표가 있어요
code-no_card_column = 어느 열이 카드인지 알 수 없어요. column을 정해 주세요
code-no_cards = 카드가 없어요
code-json_syntax = JSON이 아니에요
code-json_depth = 괄호가 너무 깊어요
code-bad_format = 카드 파일이 아닌 JSON이거나 다른 버전이에요
code-bad_board = 게임판의 행, 열, 칸이 맞지 않아요
code-dash = 줄표를 빼기로 읽었어요
code-leading_equals = 맨 앞의 =를 뺐어요
code-answer_hidden = 답을 가렸어요
code-hidden_mark = 보이지 않는 표시를 뺐어요
code-number_as_text = 수가 따옴표 안에 있었어요
code-repeated = 여러 행에 있는 카드예요. 한 번만 두거나 장수를 더했어요
code-fewer_cards_than_spaces = 칸보다 카드가 적은 수예요
code-one_space = 칸이 하나뿐인 수가 있어요
code-unknown_key = 뜻이 없는 키나 열이에요
code-name_cut = 이름을 줄였어요
code-few_cards = 두 사람이 다섯 장씩 하기에 카드가 모자라요
code-filled_up = 남는 칸을 수로 채웠어요
code-fewer_spaces = 카드보다 칸이 적어요
code-no_space = 칸이 없는 수가 있어요
code-copies_on_line = 같은 수가 한 줄에 있어요
code-copies_near = 같은 수가 너무 가까워요
code-halves = 같은 수가 판의 한쪽에만 있어요
code-line_share = 줄을 만들 기회가 고르지 않아요
code-confusable = 헷갈리기 쉬운 수가 붙어 있어요
code-row_order = 수가 줄을 따라 차례로 있어요
code-sorted = 차례대로 놓인 판이에요. 틀린 칸으로는 생각을 알 수 없어요

# What a child has learnt (NumSeq.progress)
progress-title = { $who }: 자라고 있는 것과 탄탄한 것
progress-none = 아직 세어 볼 답이 없어요.
progress-family = 계산하는 방법
progress-standing = 어디까지
progress-right = 맞은 답
progress-new = 처음
progress-growing = 자라고 있어요
progress-secure = 탄탄해요

# Who wins (Simulation.plot_fairness)
fairness-title = 이긴 게임, 95% 구간과 함께
fairness-games = 게임 { $games }판, 무승부 { $ties }판
fairness-players = 참가자별
fairness-turns = 차례별
fairness-seat = 자리 { $seat }, { $level }
fairness-team = 팀 { $team }
fairness-first = 먼저 시작
fairness-turn = { $turn }번째 차례
fairness-share = { $share }% ({ $low }–{ $high })
fairness-even = 똑같이 나누면 { $share }%

# Our favourite no: a slide with one wrong answer for the class to talk about; below it, what only the teacher sees
favourite-title = 우리 반이 고른 오답
favourite-thought = 어떻게 생각했을까요?
favourite-right = 어떤 점이 맞았을까요?
favourite-none = 생각이 드러나는 오답이 아직 없어요. 더 해 본 뒤에 다시 살펴보세요.
favourite-idea = 생각: { $idea }.
favourite-answer = 맞는 답은 { $answer }.
favourite-others = 실제로 답한 수와 다른 수이고, 누구인지는 나오지 않아요.

# Under a board or a ticket that is a picture and no page: without a kernel, in a terminal, in an e-mail
only-to-look-at = 지금은 보기만 할 수 있으니 Jupyter에서 이 셀을 실행하고, 그래도 그대로면 Jupyter가 돌아가는 곳에 anywidget을 설치한 뒤 페이지를 새로 고쳐 주세요.
