import type { Person } from '@yamanote/games/wording';
import type { Words } from './words.ts';

const stones = { dry: '乾いた石', wet: 'ぬれた石' };

export const ja: Words = {
  title: '飛び石',
  about:
    '全員が同じ川を、同じ5つの石を踏んで渡ります。一歩ずつなら安全で、石がぬれていなければ跳ぶほうが得です。ぬれているかどうかは、前に立つまで分かりません。',
  goal: '向こう岸に着いたとき、一番点の多い人の勝ちです。',
  stones,
  questions: {
    cross: ({ who }) => (who.you ? '歩きますか、跳びますか？' : `${who.name}さん、歩きますか、跳びますか？`),
  },
  waiting: {
    lay: '石を置いています。',
    crossing: 'まだ渡っている人がいます。',
    over: ({ winners }) => `一番上手に渡ったのは${winners.map(nameOf).join('と')}です。`,
  },
  glance: ({ crossing }) => `${crossing}人が渡っています`,
  explanations: { cross: '歩けば1点、跳べば2点ですが、ぬれた石で跳ぶと1点失います。' },
  actions: { step: '歩く：1点', leap: '跳ぶ：2点、ぬれていれば−1点' },
  events: { crossed: ({ who, stone }) => `${nameOf(who)}は${stones[stone]}を渡ります。` },
  turn: ({ stone }) => `${stones[stone]}を渡ります`,
  shared: '同点なら順位も同じです。',
  options: { edition: { name: '版', hint: '川は1つです。', values: { river: '川' } } },
  topics: {
    dry: { name: '乾いた石', text: 'ここへ跳ぶと2点もらえます。' },
    wet: { name: 'ぬれた石', text: 'ここへ跳ぶと1点失います。' },
  },
};

function nameOf({ name, you }: Person): string {
  return you ? 'あなた' : `${name}さん`;
}
