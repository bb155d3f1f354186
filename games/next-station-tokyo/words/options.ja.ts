import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: { name: '版', hint: 'どの版で遊ぶか。', values: { base: '基本' } },
  map: {
    name: '路線図',
    hint: 'どちらも市販のシートではなく、私たちが描いたものです。1枚目は正方形で線路が多く、2枚目は縦長で中心部が広くなっています。',
    values: { 'tokyo-original-1': '正方形の図', 'tokyo-original-2': '縦長の図' },
  },
  effects: {
    name: '駅の効果',
    hint: 'フェーズごとに決まる記号で、分岐、ジョーカー、延伸、二重丸の効果が使えます。',
    values: { true: '効果あり', false: '効果なし' },
  },
  goals: {
    name: '目標',
    hint: '全員に共通の目標が2つあり、最後に10点ずつになります。',
    values: { true: '目標あり', false: '目標なし' },
  },
  pencils: {
    name: '最初の色鉛筆',
    hint: '最初に使う色鉛筆の決め方です。1人のときは、いつもくじで決まります。',
    values: { dealt: 'くじで決める', chosen: '順に選ぶ' },
  },
  pace: {
    name: '進め方',
    hint: 'いっしょに進めると、全員が引くまで次のカードは出ません。自分のペースなら、だれも待たずに全員が同じカードで遊び、最後に比べます。',
    values: { together: 'いっしょに', own: '自分のペース' },
  },
};

export const orders: Words['orders'] = {
  pass: {
    name: 'ずっとパスする',
    hint: '途中で抜けるときに使います。対戦はそのまま進み、あなたの線はもう引かれません。いつでも取り消せます。',
    settings: {
      always: {
        name: '毎ラウンド',
        hint: 'これから始まるフェーズでも同じです。',
        values: { true: 'たずねられずにパスする', false: '自分で決める' },
      },
    },
  },
};
