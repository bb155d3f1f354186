import type { HowToPageWords } from './en.ts';

export const ja: HowToPageWords = {
  title: '遊び方',
  minutes: '約1分半',
  stops: 'このページの内容',
  edition: '版',
  rule: ({ number }) => `ルール${number}`,
  allRules: 'ルール全文',
  byNumber: '番号順、検索つき',
  play: '遊ぶ',
  backToTable: 'テーブルに戻る',
  print: '印刷',
};
