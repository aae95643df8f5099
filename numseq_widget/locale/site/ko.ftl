### 노트북 없는 페이지의 말: 첫 화면, 게임판 위의 줄, 선생님을 위한 양식.
### Reviewed: no

site-name = Sequence Numbers
site-language = 언어
site-play = 게임
site-lessons = 수업
site-alone = 컴퓨터와 하기
site-two = 둘이 함께 하기
    .more = 이 화면 앞에서 두 사람
# How far the numbers of a game go
site-to = 수의 범위: { $number }
# Leads back to a game that was begun
site-go-on = 이어서 하기
site-lesson = { $number }. { $title }
site-home = 처음으로
site-save = 저장
    .more = 게임과 배운 것을 파일 하나로
site-open = 파일 열기
site-hand-in = 내 답을 파일로 받기
site-saved = 저장했어요. 내려받은 파일에서 찾아보세요.
site-nothing-yet = 아직 저장할 것이 없어요.
site-loading = 게임을 준비하고 있어요
# While something is being opened or saved
site-moment = 잠깐만요…
site-bad-link = 이 링크로는 게임을 열 수 없어요.
    .more = 첫 화면에서 그림을 고르거나 선생님께 여쭤보세요.
site-bad-file = 이 파일에는 게임이 없어요.
    .more = 다른 파일을 고르거나 선생님께 여쭤보세요.
site-cannot = 게임을 시작하지 못했어요.
    .more = 페이지를 다시 불러오세요. 그래도 안 되면 어른께 여쭤보세요.
site-old = 이 브라우저는 너무 오래되어 게임을 할 수 없어요.
    .more = 더 새로운 브라우저를 쓰세요: 최근 3년 안에 나온 Chrome, Edge, Firefox, Safari.
site-teachers = 선생님께
site-about = 게임과 열한 가지 수업, 이 양식은 브라우저 안에서만 움직입니다. 계정도 이름도 필요 없습니다. 아무 데도 보내지 않으며, 파일로 저장하지 않는 한 아무것도 남지 않습니다.
site-make-link = 우리 반을 위한 링크
site-what = 무엇을 여나요
site-what-alone = 컴퓨터와 하는 게임
site-what-two = 한 화면에서 여럿이 하는 게임
site-what-deck = 직접 만든 카드로 하는 게임
site-lesson-part = 수업 게임 또는 문제지
site-part-game = 수업의 게임
site-part-entry = 시작하기 전의 카드 네 장
site-part-exit = 마무리 문제
site-cards = 나의 카드
    .more = 한 줄에 한 장씩 7+5나 15-8처럼 씁니다. 쉼표 뒤에 장수를 쓸 수 있습니다. CSV 파일도 됩니다.
site-cards-file = CSV 파일 가져오기
site-cards-name = 카드 묶음 이름
site-preset = 게임 방법
site-preset-box = 보드게임처럼: 답을 게임판에서 찾기
site-preset-lesson = 수업: 답을 먼저 쓰기
site-preset-practice = 연습: 몇 번이든 다시 해 보기
site-players = 몇 명이 하나요
site-players-usual = 수업에 정해진 대로
site-with-computer = 그중 하나는 컴퓨터
site-any-language = 브라우저의 언어
site-make = 링크 만들기
site-link = 링크
site-copy = 복사
site-copied = 복사했어요
site-try = 열어 보기
site-faults = 먼저 고칠 곳이 있습니다:
# On a button: the page is asked for once more
site-again = 다시 불러오기
# For grown-ups, where the game has stopped again
site-missing = 페이지의 일부를 받지 못했습니다. 하위 폴더까지 폴더 전체가 서버에 있는지 살펴보세요.
site-row = { $row }번째 줄
# What is wrong with a card or a link; for all else Python's English sentence
site-fault = { $code ->
    [other_operation] 덧셈과 뺄셈만 쓸 수 있습니다
    [not_whole] 자연수와 0만 쓸 수 있습니다
    [out_of_range] 100까지의 수만 쓸 수 있습니다
    [below_zero] 0보다 작은 수는 쓸 수 없습니다
    [double_sign] 기호가 두 개입니다. 하나만 쓰세요
    [space_in_number] 수 가운데에 빈칸이 있습니다
    [odd_character] 읽을 수 없는 글자가 있습니다. 0-9, +, -, □를 쓰세요
    [unreadable] 카드가 아닙니다. 7+5, 15-8, 3+□=10처럼 쓰세요
    [date] 표 프로그램이 날짜로 바꾸었습니다. 카드를 다시 쓰세요
    [wrong_answer] 답이 틀렸습니다
    [bad_copies] 장수는 1부터 20까지입니다
    [too_many_cards] 카드가 너무 많습니다. 300장까지입니다
    [no_cards] 아직 카드가 없습니다. 7+5처럼 한 줄에 한 장씩 쓰세요
    [three_numbers] 한쪽에 수는 두 개까지입니다
    [two_boxes] 빈칸이 두 개입니다. 하나만 물을 수 있습니다
    [lone_sign] 기호만 있습니다. 특별 카드는 PLUS나 MINUS로 쓰세요
    [separator] 쉼표의 뜻이 분명하지 않습니다. 소수 없이 한 줄에 한 장씩 쓰세요
    [no_card_column] 카드가 어느 열에 있나요? 그 열 위에 카드라고 쓰세요
    [bad_format] CSV 파일이 아닙니다
    [few_cards] 카드가 모자랍니다: 플러스·마이너스 카드까지 { $has }장이고, 게임에는 { $need }장이 필요합니다
    [what] 링크는 하나만 엽니다. 보기: { $given }
    [unknown_key] 링크에서 뜻이 없습니다
    [unknown] 알 수 없는 값입니다: { $given }
    [number] { $least }부터 { $most }까지의 수를 쓰세요
    [twice] 두 번 있습니다. 하나만 남기세요
    [empty] 값이 없습니다
   *[other] { $why }
}
site-near = 혹시 { $near }인가요?
site-notebooks = 노트북으로 된 수업
    .more = 선생님과 고학년 학생을 위한 JupyterLite, 이 브라우저 안에서.
site-guide = 링크의 모든 내용은 # 뒤에 있고, 어떤 서버로도 보내지지 않습니다.
