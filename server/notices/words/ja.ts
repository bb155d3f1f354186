import type { NoticeWords } from './en.ts';

export const ja: NoticeWords = {
  titles: {
    'machi-koro': '街コロ',
    'king-of-tokyo': 'キング・オブ・トーキョー',
    shinjuku: '新宿',
    'next-station-tokyo': 'ネクスト・ステーション 東京',
  },
  hall: 'Yamanote',
  works: '通知はここに届きます。',
  yourTurn: 'あなたの手番です。',
  theirTurn: ({ name }) => `${name}さんの手番です。`,
  yourNudge: 'みんながあなたの手番を待っています。',
  theirNudge: ({ name }) => `みんなが${name}さんを待っています。`,
  seat: ({ number }) => `${number}番の席`,
  off: 'このテーブルの通知を止める',
};
