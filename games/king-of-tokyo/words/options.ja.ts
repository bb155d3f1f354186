import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: { name: '版', hint: 'どの版で遊ぶかを選びます。', values: { first: '初版' } },
  short: {
    name: '短いゲーム：振り直し1回、ツメはそのまま',
    hint: '初めての人向けです。振り直しが2回ではなく1回になり、ツメは振り直せません。',
    values: { true: '短く激しく', false: '通常のゲーム' },
  },
  bay: {
    name: '東京ベイ',
    hint: '怪獣が5体か6体のとき、残りが5体より少なくなるまで、東京に2体目の怪獣が入れます。',
    values: { true: '東京ベイあり', false: '東京ベイなし' },
  },
  monsters: {
    name: '怪獣',
    hint: '怪獣の違いは見た目だけです。最初の手番の前に1人ずつ選ぶか、席ごとに決まった怪獣を使います。',
    values: { chosen: '1人ずつ選ぶ', seats: '席で決める' },
  },
  first: {
    name: '最初の手番',
    hint: '最初に手番を行う人です。そのあとは時計回りに進みます。',
    values: {
      random: 'ランダム',
      0: '1番の席',
      1: '2番の席',
      2: '3番の席',
      3: '4番の席',
      4: '5番の席',
      5: '6番の席',
    },
  },
};
