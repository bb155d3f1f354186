import type { RulesPageWords } from './en.ts';

export const ja: RulesPageWords = {
  howToPlay: '遊び方',
  minutes: '約1分半で読めます',
  contents: '目次',
  search: 'ルールを検索',
  field: '検索',
  clear: '検索を消す',
  found: ({ count }) => `${count}件見つかりました`,
  nothing: ({ query }) => `「${query}」は見つかりません。短い言葉か、5.4のような番号で試してください。`,
  copied: ({ rule }) => `${rule}へのリンクをコピーしました。`,
};
