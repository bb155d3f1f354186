import { complaintsIn, refusalIn } from '@yamanote/command-line';
import { lasting } from '@yamanote/running-match';
import type { Words } from './en.ts';
import { ja as help } from './help/ja.ts';
import { ja as verdict } from './verdict/ja.ts';

const complaints = complaintsIn.ja;

export const ja: Words = {
  between: '',
  seat: (seat) => `プレイヤー${seat}`,
  person: (number) => (number === null ? 'ゲスト' : `ゲスト${number}`),
  botNames: ['もみじ', 'ハチ', 'タマ', 'あおい', 'れん', 'そら'],
  botKinds: {
    random: '気まぐれ',
    greedy: '堅実',
    expert: '熟練',
    search: '先読み',
    gentle: '入門',
    easy: 'やさしい',
    normal: 'ふつう',
    hard: '強い',
  },
  withKind: (name, kind) => `${name}（${kind}）`,
  withMeaning: (typed, meaning) => `${typed}（${meaning}）`,
  about: (name, hint) => `${name}：${hint}`,
  list: (items) => items.join('、'),
  players: (players) => `プレイヤー：${players.join('、')}。`,
  committed: (commitment) =>
    `乱数のシードは決定済みで、その指紋は${commitment}です。結果は、ゲームのあとで誰でも検証できます。`,
  earlier: '… これより前：l',
  beside: {
    tookBack: (name) => `${name}さんが1手戻しました。`,
    wentBack: (name) => `${name}さんが前の選択まで戻りました。`,
    askedHint: (name) => `${name}さんがヒントを見ました。`,
    pause: 'ゲームを中断しました。',
    resume: 'ゲームを再開しました。',
    'agreed-end': '合意で終了しました。',
    live: (minutes, seconds) =>
      `持ち時間は1人${minutes}分${seconds === 0 ? '' : `、手番ごとに+${seconds}秒`}で始めました。`,
    daily: (hours, night, off) =>
      `1手番${hours}時間${night && off ? '（夜と休みの日を除く）' : night ? '（夜を除く）' : off ? '（休みの日を除く）' : ''}で始めました。`,
    gap: (seconds) => `サーバーが${lasting(seconds, ['秒', '分', '時間'])}止まりました。その間、時計も止まりました。`,
    'time-out': (name) => `${name}さんが時間切れになりました。`,
    'bot-plays': (name) => `${name}さんの代わりにボットが入りました。`,
    'person-plays': (name) => `${name}さんがボットと交代しました。`,
  },
  byOrder: (sentence) => `自動回答：${sentence}`,
  prompt: '番号を入力：',
  keys: '番号 選ぶ  u 戻す  ? 説明  l 記録  s 保存  q 終了',
  keyHelp: [
    ['1, 2, …', 'その番号の手を選びます。選択肢が1つならEnterだけで選べます'],
    ['名前', 'その言葉を含む選択肢だけを並べます。Enterだけですべてに戻ります'],
    ['u', '直前の手を戻します。サイコロやカードの結果が出たあとや、ほかの人が動いたあとは戻せません'],
    ['? 名前', 'その言葉を説明します。「? 3」は3番の手を説明します'],
    ['l', 'これまでの記録をすべて表示します'],
    ['s ファイル', '現在のゲームを保存します'],
    ['q', 'ゲームを終了します'],
  ],
  backToAll: (trail) => `${trail}（u 戻る、Enter すべて）`,
  orderKey: 'o 自動回答',
  orderHelp: [
    ['o', '自動回答を表示します。決めておいた答えが選ばれ、質問されなくなります'],
    ['o 名前 KEY=値', '自動回答を変更します。すぐに有効になります'],
  ],
  backKey: 'b さかのぼる',
  backHelp: [['b', '自分の直前の選択までさかのぼります。サイコロは新しく振り直し、さかのぼったことは記録に残ります']],
  hintKey: 'h ヒント',
  hintHelp: [['h', '一番強いボットが選ぶ手と、その勝率を表示します。ヒントを見たことは記録に残ります']],
  hint: {
    chances: 'おすすめの手と勝率：',
    points: 'おすすめの手と見込みの得点：',
    close: '差が小さいので、偶然かもしれません。一番上の手のほうが確実です。',
    none: '今回はヒントがありません。',
    off: 'このゲームではヒントを使えません。「--hints on」を付けて始めると使えます。',
  },
  noOrders: 'このゲームに自動回答はありません。',
  howToOrder: '答えを決めておくと、必要なときだけ質問されます。「o 名前 KEY=値」で変更できます。',
  unknownOrder: (given, guess) =>
    `「${given}」という自動回答はありません。${guess === null ? '「o」で一覧を表示します。' : `「${guess}」のことですか？`}`,
  ordered: '設定しました：',
  notOrdered: (why) => `変更できませんでした。${why}`,
  topics: '説明できるもの：',
  unknownTopic: (topic, guess) =>
    `「${topic}」というものはありません。${guess === null ? '「?」で一覧を表示します。' : `「${guess}」のことですか？`}`,
  wouldHappen: (sentences) => `この手の結果：${sentences}`,
  notAChoice: (given, choices) =>
    `「${given}」は選べません。${choices === 1 ? '1' : `1から${choices}までの番号`}を入力してください。「?」で説明を表示します。`,
  nothingToUndo: '戻せる手はありません。最後の手のあとに、サイコロやカードの結果が出たか、ほかの人が動きました。',
  nothingToGoBackTo: 'さかのぼれる選択がまだありません。',
  notAlone: 'サイコロの前までさかのぼれるのは、1人でボットと遊ぶときだけです。「u」で直前の手を戻せます。',
  nothingYet: 'まだ何も起きていません。',
  saveWhere: '「s ファイル名」と入力するか、「--save ファイル名」を付けて始めてください。',
  saved: (file) => `${file}に保存しました。`,
  savedUnfinished: (file) =>
    `${file}に保存しました。ゲームの途中ではシードが秘密のため、replayでは読めますが、verifyではまだ検証できません。`,
  cannotSave: (why) => `保存できませんでした。${why}`,
  left: 'ゲームを途中で終了しました。',
  winners: (names) => `${names.map((name) => `${name}さん`).join('と')}の勝ちです！`,
  noWinner: '勝者はいません。',
  place: (place, name, score) => `${place}位 ${name}（${score}）`,
  verifiable: 'サイコロやカードの結果は、すべて検証できます：',
  howToKeep: '「--save ファイル名」を付けて始めると、ゲームを保存し、結果を検証できます。',
  map: {
    facts: ({ districts, stations, tracks, crossings }) =>
      `地区${districts}、駅${stations}、線路の候補${tracks}、交差${crossings}`,
    sound: (checks) => `問題ありません。チェック${checks[0]}～${checks.at(-1)}はすべて合格です`,
    faulty: (faults) => `問題が${faults}件あります`,
    more: (faults) => `ほか${faults}件`,
    form: '形式',
  },
  games: {
    seats: '席',
    editions: '版',
    options: 'オプション',
    range: (min, max) => `${min}～${max}`,
    keyAndValue: 'KEY=値',
    firstSeat: '最初の席',
  },
  simulate: {
    headings: {
      seat: '席',
      bot: 'ボット',
      wins: '勝ち',
      winRate: '勝率',
      interval: '95 %区間',
      meanScore: '平均点',
    },
    interval: (from, to) => `${from}～${to}`,
    games: (game, games, seconds) => `${game}：${games}ゲーム、計算時間${seconds}秒`,
    speed: (games, steps) => `1秒あたり${games}ゲーム、${steps}手`,
    length: (mean, p5, p95) => `1ゲーム平均${mean}手、9割は${p5}～${p95}手`,
    unfinished: (games) => `${games}ゲームは途中で打ち切りました`,
    progress: 'ゲーム',
  },
  arena: {
    headings: {
      bot: 'ボット',
      winRate: '勝率',
      interval: '95 %区間',
      elo: 'Elo',
      meanScore: '平均点',
      lead: '差',
      time: '1手のms',
      playouts: 'プレイアウト',
    },
    games: (game, games, deals, seconds) => `${game}：乱数列${deals}組、${games}ゲーム、計算時間${seconds}秒`,
    sprt(verdict, bot, low, high) {
      if (verdict === 'open')
        return `未決定：${bot}とほかのボットの差が${low}と${high}のどちらのEloに近いか、まだ分かりません。`;
      return `決定：${bot}とほかのボットの差は、${verdict === 'high' ? low : high}より${verdict === 'high' ? high : low}のEloに近いです。`;
    },
    kept: (games, folder) => `${games}ゲームを${folder}に保存しました。yamanote replayとverifyで読めます。`,
  },
  calibrate: {
    headings: {
      chance: '勝率',
      score: '得点',
      predictions: '予測数',
      predicted: '予測',
      seen: '実際',
    },
    range: (from, to) => `${from}～${to}`,
    positions: (game, positions, games) => `${game}：${games}ゲームの${positions}局面`,
    error: (off) => `予測と結果の差は平均${off}です。`,
    progress: '局面',
  },
  solve: {
    headings: { seat: '席', own: '得点', best: '最高', share: '割合' },
    kept: (sheets) => `カードがわかっていた場合に見つかった最高です。カードごとに${sheets}枚の路線図を残しました。`,
    reached: (share) => `全体では、見つかった最高の${share}です。`,
    board: (name) => `${name}はこう描けました：`,
  },
  scenario: {
    result: (passed, failed) => `合格${passed}件、不合格${failed}件`,
    progress: 'シナリオ',
  },
  progress: (what, done, all, percent) => `${what}：${all}件中${done}件（${percent} %）`,
  differences: {
    at: complaints.at,
    value: (expected, found) =>
      found === null ? `${expected}のはずが、何もありません。` : `${expected}のはずが、${found}になっています。`,
    refused: (refusal) => `できるはずの手ができません。${refusalIn(complaints, refusal)}`,
    legal: (action, seat) => `${action}は、席${seat}ではできる手です。`,
    notOpen: (code) => `ここでは聞かれていない手です（${code}）。refusedに書いてください。`,
    code: (expected, found) =>
      found === null
        ? `${expected}で断られるはずが、受け付けられました。`
        : `${expected}で断られるはずが、${found}になりました。`,
    event: (expected, told) => `${expected}が起きるはずでした。起きたこと：${told.join(' ')}`,
  },
  verdict,
  complaints,
  help,
};
