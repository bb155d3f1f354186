import { type Bot, makeBot } from '@yamanote/bots';
import { type Shinjuku, type ShinjukuOptions, shinjuku } from '@yamanote/games/shinjuku/rules';
import { begin } from '@yamanote/games/testing/matches';
import { fastRng, viewOf } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { judgement } from './index.ts';

const MIXES: readonly Partial<ShinjukuOptions>[] = [{}, { edition: 'r12' }, { ceo: true, kaiju: true }];

test('greedy answers by the twin as it would by the rules', () => {
  const { weigh, ...readable } = judgement;
  expect(weigh).toBeDefined();
  const [quick, slow] = [judgement, readable].map((judge) => makeBot('greedy', judge) as Bot<Shinjuku>);
  let asked = 0;
  for (const [n, mix] of MIXES.entries()) {
    const state = begin(shinjuku, 2 + n, mix);
    let entry = 0;
    for (const { by } of moments(shinjuku, state, fastRng(`weigh ${n}`))) {
      if (typeof by !== 'number' || entry++ % 37 > 0) continue;
      const view = viewOf(shinjuku, state, by);
      const thought = () => fastRng(`thought ${entry}`);
      expect(quick.answer(shinjuku, view, by, thought())).toEqual(slow.answer(shinjuku, view, by, thought()));
      asked++;
    }
  }
  expect(asked).toBeGreaterThan(15);
});
