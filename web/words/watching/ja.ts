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
    if (delay === 'end') return '観戦者は終了後に見られます';
    return 'moves' in delay ? `観戦者は${delay.moves}手遅れで見られます` : `観戦者は${delay.minutes}分遅れで見られます`;
  },
  screen: {
    open: '大画面用の盤面',
    elsewhere: '盤面は大画面に出ています',
    here: 'ここに表示',
    hand: '手元だけを表示',
  },
  named: '自分の名前を出す',
  namedHint: '誰が観戦しているか、ほかの人にもわかります。',
  follow: '見る相手',
  table: 'テーブル全体',
  screenHint: '全員が見てよいものだけが映り、ボタンはありません。大画面で開いてください。',

  delayTitle: '観戦者に見せるタイミング',
  scan: '読み取って参加',
  phoneIsHand: '自分の手元はスマートフォンで',
  starts: ({ name }) => `${name}さんがゲームを始めます`,
  free: '空席',
  phone: '端末で参加中',
  away: '離席中',
  bot: 'ボットがプレイ中',
};
