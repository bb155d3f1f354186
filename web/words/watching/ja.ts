import type { WatchingWords } from './en.ts';

export const ja: WatchingWords = {
  title: '観戦',
  nobody: '観戦している人はいません。',
  who: ({ names, others }) => {
    const named = names.map((name) => `${name}さん`).join('、');
    if (others === 0) return named;
    return names.length === 0 ? `名前を出していない人が${others}人` : `${named}、ほか${others}人`;
  },
  watching: ({ watchers }) => `${watchers}人が観戦中`,
  delay: ({ delay }) => {
    if (delay === 'none') return '観戦者も同時に見られます';
    if (delay === 'end') return '観戦者はゲームが終わってから見られます';
    return 'moves' in delay ? `観戦者は${delay.moves}手遅れで見ます` : `観戦者は${delay.minutes}分遅れで見ます`;
  },
  screen: {
    open: '大画面用のボード',
    elsewhere: 'ボードは大画面に出ています',
    here: 'ここに表示',
    hand: '手元だけを表示',
  },
  named: '自分の名前を見せる',
  namedHint: '誰が観戦しているか、ほかの人にもわかります。',
  follow: '誰を見るか',
  table: 'テーブル全体',
  screenHint: '全員が見てよいものだけを映し、ボタンはありません。大画面で開いてください。',

  delayTitle: '観戦者に見せる時',
  scan: '読み取って参加',
  phoneIsHand: 'スマートフォンが手元になります',
  starts: ({ name }) => `${name}さんがゲームを始めます`,
  free: '空席',
  phone: '端末で参加中',
  away: '離席中',
  bot: 'ボットがプレイ中',
};
