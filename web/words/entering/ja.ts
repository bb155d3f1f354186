import type { EnteringWords } from './en.ts';

export const ja: EnteringWords = {
  title: '合言葉は？',
  hint: 'ここでテーブルを作ったり席に座ったりするには、合言葉が必要です。招待してくれた人に聞いてください。',
  label: '合言葉',
  say: '入る',
  wrong: '合言葉が違います。招待してくれた人に聞いてください。',
};
