import { fastRng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { expected, learnFrom, lessonOf } from '../learn/lesson.ts';
import { beginRichly } from '../testing/rich.ts';
import { chances, makeWeights, type Net, parseNet, see, WIDTH } from './net.ts';
import { momentOf, ROWS } from './rows.ts';

function anyNet(seed: string): Net {
  const rng = fastRng(seed);
  return parseNet(Array.from({ length: (ROWS + 1) * WIDTH }, () => rng.below(600) - 300));
}

test('weights are read as they were written', () => {
  const weights = makeWeights(anyNet('written'));
  expect(makeWeights(parseNet(weights))).toEqual(weights);
});

test('what is added up in parts is what the rows of each seat come to', () => {
  const net = anyNet('parts');
  for (let deal = 0; deal < 12; deal++) {
    const state = beginRichly(2 + (deal % 5), deal);
    if (deal % 5 === 4) state.monsters[1].place = 'out';
    const values: number[] = [];
    chances(net, see(net, state), momentOf(state), values);
    const lesson = lessonOf(state);
    for (const [i, chance] of expected(net, lesson).entries()) expect(values[lesson[i].seat]).toBeCloseTo(chance, 10);
  }
});

test('the slope that is learned by is that of the surprise', () => {
  const net = anyNet('slope');
  const lesson = lessonOf(beginRichly(3, 7));
  const slope = new Float64Array((ROWS + 1) * WIDTH);
  learnFrom(net, lesson, [1], slope);
  const rng = fastRng('which');
  const surprise = () => learnFrom(net, lesson, [1], new Float64Array(slope.length));
  const rows = lesson.flatMap(({ list }) => list.rows.slice(0, list.length));
  for (let i = 0; i < 40; i++) {
    const at = i % 4 === 0 ? rng.below(WIDTH) : rows[rng.below(rows.length)] * WIDTH + rng.below(WIDTH);
    const weights = i % 4 === 0 ? net.out : net.rows;
    const small = 1e-6;
    weights[at] += small;
    const above = surprise();
    weights[at] -= 2 * small;
    const below = surprise();
    weights[at] += small;
    expect(slope[i % 4 === 0 ? ROWS * WIDTH + at : at]).toBeCloseTo((above - below) / (2 * small), 5);
  }
});
