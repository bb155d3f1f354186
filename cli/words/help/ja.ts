import type { HelpWords } from './en.ts';
import {
  ARENA_GAMES,
  BOT_LIST,
  LEVEL_LIST,
  MAP_GAMES,
  SOLVED_GAMES,
  USUAL_GAMES,
  USUAL_POSITIONS,
  USUAL_WIDTH,
} from './facts.ts';

const BOTS = `ボット：強さ別は${LEVEL_LIST}、考え方別は${BOT_LIST}`;
const LANG = '--lang 言語       en、de、jaのいずれか。省略すると環境の言語';
const SET = '--set KEY=値      ゲームのオプション（yamanote gamesを参照）';
const PROGRESS = '--progress        端末以外でも、進み具合をstderrに表示';

export const ja: HelpWords = {
  overview: (commands, hall) => `Yamanote：東京のボードゲームを、ひとつのテーブルで。

使い方：yamanote コマンド …

${commands}

ブラウザで遊ぶYamanote：

${hall}

くわしくは「yamanote コマンド --help」で表示されます。
終了コード：0 問題なし、1 違いや未完了あり、2 使えない入力、70 Yamanoteの不具合
--debugまたはYAMANOTE_DEBUG=1で、エラーの場所が表示されます。`,
  hall: {
    serve: 'ブラウザ用のサーバー（ページ、テーブル、ボット）を起動します',
    work: 'PostgreSQLを使うサーバーのボットを、別のプロセスで動かします',
    store: '保存したすべてのものを、ファイルとPostgreSQLの間でコピーします',
    backup: '保存したすべてのものを、動かしたまま1つのファイルに書き出します',
    restore: '書き出したファイルから元に戻します',
  },
  commands: {
    games: {
      summary: 'ゲームの一覧を、席数・版・オプションとともに表示します',
      text: `使い方：yamanote games [--lang 言語] [--json]

すべてのゲームについて、席数、版、オプションとその標準値、意味を表示します。

  ${LANG}
  --json            プログラム用`,
    },
    play: {
      summary: 'この端末で、ボットやほかの人と遊びます',
      text: `使い方：yamanote play ゲーム [--seats you,normal,…] [--names Aya,…] [--seed S] [--lang 言語] [--set KEY=値]…
                          [--hints on|off] [--save ファイル]

ゲームを遊びます。番号で選びます。「u」で戻し、「?」で説明、「l」で記録、「q」で終了します。
ゲームによっては、「o」で自動回答を決められます。ヒントが使えるときは「h」で見られます。
端末以外では、標準入力から1行ずつ答えを読みます。

  --seats a,b,…     席順。youまたはボット。youが複数なら、順番にキーボードを使います
                    ${BOTS}
  --names a,b,…     youの人数分、または全席分の名前
  --seed S          好きな文字列。同じ文字列と同じ答えなら同じゲームになります。省略すると秘密の乱数を使います
  ${LANG}
  ${SET}
  --hints on|off    「h」でヒントを見られるか。見たことは記録に残ります。省略すると1人のときだけ使えます
  --save ファイル   終了時や中断時にゲームを保存します。終わったゲームはyamanote verifyで検証できます`,
    },
    simulate: {
      summary: 'ボットに何度も遊ばせ、勝敗、長さ、速さを数えます',
      text: `使い方：yamanote simulate ゲーム [--seats N | --bots a,b,…] [--games N] [--seed S] [--set KEY=値]… [--threads N]
                              [--playouts N] [--lang 言語] [--json] [--progress]

ボットに何度も遊ばせます。シードが同じなら、スレッド数にかかわらず同じゲームになります。

  --seats N         気まぐれなボット（random）の人数。省略すると4人か、遊べる最大人数
  --bots a,b,…      席順のボット
                    ${BOTS}
  --games N         ゲームの回数。省略すると${USUAL_GAMES}
  --seed S          好きな文字列。省略すると1
  ${SET}
  --threads N       スレッド数。省略すると1
  --playouts N      searchが1回答えるまでに先を試す回数。省略するとゲームに合った回数
  ${LANG}
  --json            {game, games, steps, cpuSeconds, stepsPerSecond, gamesPerSecond, length: {mean, p5, p95},
                    seats: [{bot, wins, winRate, ci95, meanScore}], unfinished}。1手は記録1件、cpuSecondsは
                    全スレッドの計算時間です。最大の長さに達したゲームは未完了として数えます
  ${PROGRESS}`,
    },
    arena: {
      summary: '同じ乱数列をすべての席順でボットに遊ばせ、強さの差を示します',
      text: `使い方：yamanote arena ゲーム --bots a,b,… [--seats 1] [--games N] [--sprt A,B] [--playouts N | --budget 時間]
                           [--seed S] [--set KEY=値]… [--threads N] [--matches フォルダー] [--lang 言語] [--json] [--progress]

ボットどうしを戦わせます。サイコロやカードの結果をすべて決める乱数列ごとに、すべての席順で遊びます。
a,b,b,bなら、aがどの席にも1回ずつ座ります。同じ乱数列のゲームは運を共有するため、区間は乱数列ごとに求めます。
同点の勝ちは等分し、勝者のいないゲームは全員で等分します。Eloはほかの1席との差で、等分に勝つボットは0です。

  --bots a,b,…      戦うボット。ゲームごとのボット（街コロのorder-freeなど）も選べます
                    ${BOTS}
  --seats 1         1人ずつ遊びます。同じ乱数列での平均点と、最後のボットとの差
  --games N         ゲームの回数（乱数列の単位に切り上げ）。省略すると${ARENA_GAMES}
  --sprt A,B        最初のボットとほかのボットの差がAとBのどちらのEloに近いか、決まった時点で終わります。
                    逐次検定（正規近似、分散は乱数列ごと、誤りは約20回に1回）。--gamesが上限です
  --playouts N      1手ごとのプレイアウト数。シードが同じなら同じゲームになります
  --budget 時間     1手ごとの計算時間。200msや1sなど、スレッドの計算時間で数えます
  --seed S          好きな文字列。省略すると1
  ${SET}
  --threads N       スレッド数。省略すると1
  --matches フォルダー
                    すべてのゲームをそこに保存します。yamanote replayとverifyで読めます
  ${LANG}
  --json            {game, options, bots, seats, seed, playouts, budget, deals, games, unfinished, contestants: [{bot,
                    seats, winning: {wins, rate, ci95, par, elo, eloCi95}, meanScore, lead: {over, mean, ci95}, decisions,
                    playouts}], sprt: {low, high, llr, bound, verdict}, cpu: {seconds, perDecision}}。decisionsは
                    選択肢が2つ以上の質問、perDecisionはボットごとのミリ秒です。cpu以外は毎回同じです
  ${PROGRESS}`,
    },
    calibrate: {
      summary: 'ボットの勝率予測と、実際の勝率を比べます',
      text: `使い方：yamanote calibrate ゲーム [--seats N | --bots a,b,…] [--positions N] [--seed S] [--set KEY=値]…
                               [--playouts N] [--lang 言語] [--json] [--progress]

ボットに遊ばせ、多くの局面で各席の勝率を予測し、実際の結果と比べます。30 %と予測された席は、10回に3回勝つはずです。
1人用では得点を比べます。シードが同じなら、同じ局面になります。

  --seats N         堅実なボット（greedy）の人数。省略すると4人か、遊べる最大人数
  --bots a,b,…      席順のボット
                    ${BOTS}
  --positions N     局面の数。省略すると${USUAL_POSITIONS}
  --seed S          好きな文字列。省略すると1
  ${SET}
  --playouts N      searchが1回答えるまでに先を試す回数。省略するとゲームに合った回数
  ${LANG}
  --json            プログラム用：{game, positions, games, bins: [{from, to, predictions, predicted, seen}], error}。
                    errorは予測と結果の差の平均です
  ${PROGRESS}`,
    },
    scenario: {
      summary: 'シナリオを実行し、期待と違うところを表示します',
      text: `使い方：yamanote scenario ファイル… [--lang 言語] [--json] [--progress]

シナリオ（局面、決められた乱数、手、その結果）を実行します。違いがあるか、ルールの処理が止まると、終了コードは1です。
シナリオではないファイル、できない手、ゲームにない項目は受け付けず、終了コードは2です。

  ${LANG}
  --json            プログラム用：{passed, failed, scenarios: [{file, title, rules, ok, differences}]}
  ${PROGRESS}`,
    },
    position: {
      summary: '局面をゲームの書式で作り、読み、確かめます',
      text: `使い方：yamanote position ゲーム [--seats N] [--set KEY=値]… [--random N] [--seed S]
        yamanote position ゲーム ファイル [--seats N] [--set KEY=値]… [--lang 言語] [--json]

ファイルなしでは、準備直後か、ランダムにN手進めた局面をJSONで表示します。
ファイルがあれば（-は標準入力）、局面を読んで確かめ、盤面と質問を表示します。

  --seats N         席数。省略するとファイルの人数か4
  ${SET}
  --random N        最初にランダムにN手進めます
  --seed S          --randomのための好きな文字列。省略すると1
  ${LANG}
  --json            {game, seats, options, position, pending, legal: [{seat, answers}], standing}。ファイルに
                    ない部分は準備直後と同じになります`,
    },
    replay: {
      summary: 'ゲームの記録と、好きな時点の盤面を表示します',
      text: `使い方：yamanote replay MATCH.json [--at N] [--lang 言語] [--json]

ゲームで起きたことを1件ずつ表示し、最後に盤面を表示します。

  --at N            最初のN件だけ。0は開始時。省略すると全部
  ${LANG}
  --json            プログラム用：{game, at, entries, log: [{entry, events}], position, pending, standing}`,
    },
    verify: {
      summary: 'シード、サイコロとカード、すべての手、ゲームの終わりを検証します',
      text: `使い方：yamanote verify MATCH.json [--note 控え …] [--seal 封印 …] [--bits 乱数 …] [--lang 言語] [--json]

終わったゲームを検証します。記録が変えられていないこと、シードと乱数が開始前に封印されたものであること、サイコロとカードの
結果がそこから出ていること、すべての手がルールどおりであること、ゲームが終わっていることを確かめます。
違いがあれば最初の場所を表示し、終了コードは1です。
知っておくとよいことや、ファイルだけでは証明できないこと（開始前に全員が同じ封印を見たか）も表示します。
それを確かめるには、参加者の控えを指定します。控えは、結果ページの下に表示されます。

  --note 控え       端末が表示した控えの全文。端末ごとに1回ずつ
  --seal 封印       誰かが開始前に見た封印、64桁。何度でも指定できます
  --bits 乱数       誰かの端末が出した乱数、32桁。何度でも指定できます
  ${LANG}
  --json            プログラム用（英語）：{file, ok, holds, notes, differs, fault}`,
    },
    solve: {
      summary: 'カードがすべてわかっていたら何が描けたかを探します',
      text: `使い方：yamanote solve MATCH.json… [--seat N] [--width N] [--lang 言語] [--json]

終わったゲーム（${SOLVED_GAMES.join('、')}）について、出たとおりのカードで最もよい路線図を探します。
見つかった中での最高で、必ずしも最善とは限りませんが、実際に描いたものを下回ることはありません。
1席だけなら路線図を、複数の席やゲームなら全体の割合を表示します。

  --seat N          この席だけ。0が最初の席。省略すると全員
  --width N         カードごとに残す路線図の数。多いほど時間がかかり、よいものが見つかります。省略すると${USUAL_WIDTH}
  ${LANG}
  --json            プログラム用：{width, share, matches: [{file, game, seats: [{seat, own, best, share}]}]}`,
    },
    map: {
      summary: '路線図のファイルをチェックし、問題の場所を示します',
      text: `使い方：yamanote map check ファイル… [--game ゲーム] [--lang 言語] [--json]

自分で入力した路線図などのファイルをチェックし、形式が正しいか、遊べるかを確かめます。問題は10件まで、チェックの名前と
ファイル内の場所を示して表示し、終了コードは1です（--jsonではすべて）。
読み込めないファイルやJSONでないファイルは受け付けず、終了コードは2です。

  --game ゲーム     どのゲームの路線図か：${MAP_GAMES.join('、')}（${MAP_GAMES[0]}）
  ${LANG}
  --json            プログラム用：{sound, faulty, maps: [{file, ok, map, faults: [{check, field, expected, found, …}]}]}`,
    },
  },
};
