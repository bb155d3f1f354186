import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: { name: 'バージョン', hint: '使うルールの版を選びます。', values: { base: '基本セット' } },
  map: {
    name: '路線図',
    hint: 'どちらも市販のものではなく、私たちが描いた路線図です。1枚目は正方形で線路が多く、2枚目は縦長で中心部が広くなっています。',
    values: { 'tokyo-original-1': '正方形の路線図', 'tokyo-original-2': '縦長の路線図' },
  },
  effects: {
    name: '駅の効果',
    hint: 'フェーズごとに記号が1つ決まり、分岐、ジョーカー、延伸、ダブル駅のどれかの効果が使えます。',
    values: { true: '効果あり', false: '効果なし' },
  },
  goals: {
    name: '目標',
    hint: '全員に共通の目標が2つあり、達成すると最後に10点ずつ得られます。',
    values: { true: '目標あり', false: '目標なし' },
  },
  pencils: {
    name: '最初の色鉛筆',
    hint: '最初の色鉛筆の決め方です。1人プレイではいつもランダムです。',
    values: { dealt: 'ランダム', chosen: '順に選ぶ' },
  },
  pace: {
    name: '進め方',
    hint: 'いっしょに進めると、全員が引くまで次のカードは出ません。自分のペースなら、誰も待たずに同じカードで遊び、最後に比べます。',
    values: { together: 'いっしょに', own: '自分のペース' },
  },
};

export const orders: Words['orders'] = {
  pass: {
    name: 'ずっとパスする',
    hint: '途中で抜けるときに使います。ゲームはそのまま進み、あなたの線はもう引かれません。いつでも取り消せます。',
    settings: {
      always: {
        name: '毎ラウンド',
        hint: 'これから始まるフェーズでも同じです。',
        values: { true: '確認せずにパスする', false: '自分で決める' },
      },
    },
  },
};
