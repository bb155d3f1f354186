import type { Words } from './en.ts';

export const ja: Words = {
  between: '',
  seat: (seat) => `席${seat}`,
  person: (number) => (number === null ? 'ゲスト' : `ゲスト${number}`),
  players: (players) => `プレイヤー：${players.join('、')}`,
  committed: (commitment) =>
    `サイコロのシードは決定済みで、その指紋は ${commitment} です。対戦後に誰でも検証できます。`,
  earlier: '… 以前の記録：l',
  tookBack: (name) => `${name}さんが手を戻しました。`,
  byOrder: (sentence) => `事前指示により、${sentence}`,
  prompt: '番号を入力：',
  keys: '番号 選ぶ  u 戻す  ? 説明  l 記録  s 保存  q 終了',
  keyHelp: [
    ['1, 2, …', 'その番号の手を選びます。選択肢が1つならEnterだけで選べます'],
    ['名前', 'その名前を含む手だけを並べます。Enterだけで全部に戻ります'],
    ['u', '直前の手を戻します。サイコロを振った後や、他の人が動いた後は戻せません'],
    ['? 名前', 'その名前のものを説明します。「? 3」は3番の手を説明します'],
    ['l', 'これまでの記録をすべて表示します'],
    ['s ファイル', '現在の対戦を保存します'],
    ['q', '対戦を終了します'],
  ],
  backToAll: 'u 戻る、Enter 全部',
  orderKey: 'o 指示',
  orderHelp: [
    ['o', '事前指示を表示します。決めておいた答えが自動で選ばれ、質問されなくなります'],
    ['o 名前 KEY=値', '事前指示を変更します。すぐに有効になります'],
  ],
  noOrders: 'このゲームに事前指示はありません。',
  howToOrder: '事前指示はあなたの代わりに答えるので、必要なときだけ質問されます。「o 名前 KEY=値」で変更できます。',
  unknownOrder: (given, guess) =>
    `「${given}」という事前指示はありません。${guess === null ? '「o」で一覧を表示します。' : `「${guess}」のことですか？`}`,
  ordered: '設定しました：',
  notOrdered: (why) => `変更できませんでした。${why}`,
  topics: '説明できるもの：',
  unknownTopic: (topic, guess) =>
    `「${topic}」というものはありません。${guess === null ? '「?」で一覧を表示します。' : `「${guess}」のことですか？`}`,
  wouldHappen: 'この手の結果：',
  notAChoice: (given, choices) =>
    `「${given}」は選べません。${choices === 1 ? '1' : `1から${choices}までの番号`}を入力してください。「?」で説明を表示します。`,
  nothingToUndo: '戻せる手はありません。最後の手の後にサイコロが振られたか、他の人が動きました。',
  nothingYet: 'まだ何も起きていません。',
  saveWhere: '「s ファイル名」と入力するか、--save ファイル名 を付けて始めてください。',
  saved: (file) => `${file} に保存しました。`,
  savedUnfinished: (file) =>
    `${file} に保存しました。対戦中はシードが秘密のため、replay では読めますが、verify ではまだ検証できません。`,
  cannotSave: (why) => `保存できませんでした。${why}`,
  left: '対戦を途中で終了しました。',
  winners: (names) => `${names.map((name) => `${name}さん`).join('と')}の勝ちです！`,
  noWinner: '勝者はいません。',
  place: (place, name, score) => `${place}位 ${name}（${score}）`,
  verifiable: 'サイコロの目はすべて検証できます：',
  howToKeep: '--save ファイル名 を付けて始めると、対戦を保存してサイコロを検証できます。',
  map: {
    facts: ({ districts, stations, tracks, crossings }) =>
      `地区${districts}、駅${stations}、線路候補${tracks}、交差${crossings}`,
    sound: (checks) => `問題ありません。検査${checks[0]}から${checks.at(-1)}まですべて合格です`,
    faulty: (faults) => `問題が${faults}件あります`,
    more: (faults) => `ほか${faults}件`,
    form: '形式',
  },
};
