import type { TogetherWords } from './en.ts';

export const ja: TogetherWords = {
  title: 'この端末でいっしょに',
  hint: '1台の端末を回して遊びます。手番の人が端末を受け取ります。自分だけが見てよいものは、ほかの人には見えません。',
  people: '遊ぶ人',
  nameOf: ({ number }) => `${number}人目の名前`,
  add: '人を増やす',
  without: ({ name }) => `${name}さんを外す`,
  start: '始める',
  peopleCount: ({ people }) => `${people}人`,
  and: ({ people, bots }) => `${people}と${bots}`,
  nameless: '全員に、目に見える文字の入った名前が必要です。',

  handOn: ({ name }) => `${name}さんに渡す`,
  handTo: ({ name }) => `${name}さんに端末を渡してください`,
  lookAway: 'ほかの人は、少しのあいだ画面を見ないでください。',
  iAm: ({ name }) => `${name}です`,
  lately: '直前の動き',
};
