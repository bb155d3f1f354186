import type { PreviewWords } from './en.ts';

export const ja: PreviewWords = {
  seats: ({ taken, seats }) => `${seats}席中${taken}席`,
  people: ({ names }) => `${names.map((name) => `${name}さん`).join('、')}と`,
  running: '進行中、観戦できます',
  over: 'このゲームは終わりました',
  live: ({ minutes, seconds }) => `${minutes}分+${seconds}秒`,
  daily: ({ hours }) => `1手番${hours}時間`,
  kept: 'あなたの席が用意されています',
  keptHint: 'リンクを開いて座ってください。登録はいりません。',
};
