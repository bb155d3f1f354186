import type { NextTableWords } from './en.ts';

export const ja: NextTableWords = {
  go: ({ waiting }) => (waiting === 1 ? '次のテーブルへ' : `次のテーブルへ（${waiting}卓が待っています）`),
  key: 'あなたを待っている次のテーブルへ移る',
  which: ({ game, table }) => `${game}・${table}`,
};
