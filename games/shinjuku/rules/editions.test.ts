import { start } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { CEO_FRAME } from './ceo.ts';
import { countOf } from './customers.ts';
import { editionOf, hasStep, lacks } from './editions.ts';
import { shinjuku } from './index.ts';
import { KAIJU_FRAME } from './kaiju.ts';
import { CUSTOMERS, GOODS, goodOf, isHeavy, SHOPS_AT_START, STAR_STACKS } from './tokens.ts';
import type { ShinjukuOptions } from './types.ts';

const OPTIONS: ShinjukuOptions = {
  edition: 'retail',
  ceo: false,
  kaiju: false,
  kaijuStep: 'before-ceo',
  endRule: 'printed',
  deptRelocation: 'printed',
  openCollections: false,
  bagCount: 'level',
  first: 'random',
};
const EDITIONS = {
  retail: editionOf({ options: OPTIONS }),
  r12: editionOf({ options: { ...OPTIONS, edition: 'r12' } }),
};

/** By good: how many tokens, and how many of them are heavier. */
function tokens(customers: readonly number[]): [number, number][] {
  return GOODS.map((_, good) => {
    const own = customers.map((count, customer) => (goodOf(customer) === good ? count : 0));
    return [countOf(own), countOf(own.map((count, customer) => (isHeavy(customer) ? count : 0)))];
  });
}

test('an option that means nothing beside the others is lacking, and a match with it goes on', () => {
  expect(lacks({ ...OPTIONS, edition: 'r12' })).toEqual(['ceo', 'kaiju', 'kaijuStep', 'endRule']);
  expect(lacks({ ...OPTIONS, ceo: true })).toEqual(['kaijuStep']);
  expect(lacks({ ...OPTIONS, ceo: true, kaiju: true })).toEqual([]);
  const odd: ShinjukuOptions = { ...OPTIONS, edition: 'r12', ceo: true, kaiju: true, first: 0 };
  const state = shinjuku.parsePosition(shinjuku.makePosition(start(shinjuku, 2, odd)), 2, odd);
  expect(state).toMatchObject({ options: odd, kaiju: 'out', ceos: [null, null] });
});

rule('SJR-1.3', '72 customers: 23, 20, 16 and 13, of which 1, 4, 8 and 11 are premium', () => {
  expect(tokens(EDITIONS.retail.customers)).toEqual([
    [23, 1],
    [20, 4],
    [16, 8],
    [13, 11],
  ]);
  expect(countOf(EDITIONS.retail.customers)).toBe(72);
});

rule('SJP-1.3', '52 customers: 17, 14, 12 and 9, of which 6, 5, 4 and 3 are doubles', () => {
  expect(tokens(EDITIONS.r12.customers)).toEqual([
    [17, 6],
    [14, 5],
    [12, 4],
    [9, 3],
  ]);
  expect(countOf(EDITIONS.r12.customers)).toBe(52);
});

rule(
  ['SJR-1.4', 'SJP-1.4'],
  'eight stores, three department stores, and 16 pieces of track; fewer in the prototype',
  () => {
    expect(SHOPS_AT_START).toEqual([2, 2, 2, 2, 3]);
    expect(EDITIONS.retail.pieces).toEqual({ 2: 16, 3: 16, 4: 16 });
    expect(EDITIONS.r12.pieces).toEqual({ 2: 16, 3: 13, 4: 10 });
    for (const edition of ['retail', 'r12'] as const) {
      const state = start(shinjuku, 3, { ...OPTIONS, edition });
      expect(state.supply).toEqual([SHOPS_AT_START, SHOPS_AT_START, SHOPS_AT_START]);
      expect(state.pieces).toEqual(Array(3).fill(edition === 'retail' ? 16 : 13));
    }
  },
);

rule(['SJR-1.5', 'SJR-2.2'], 'eleven stars: three on 3, two on 4, 5 and 6, one on 7 and 8', () => {
  expect(STAR_STACKS).toEqual([3, 2, 2, 2, 1, 1]);
  expect(EDITIONS.retail.starStacks).toBe(STAR_STACKS);
  expect(shinjuku.census(start(shinjuku, 2, OPTIONS)).stars).toBe(11);
});

rule('SJP-1.5', 'the prototype has no stars, no queue and no variants, whatever the table chose', () => {
  const options = { ...OPTIONS, edition: 'r12', ceo: true, kaiju: true } as const;
  expect(EDITIONS.r12.starStacks).toEqual([]);
  expect([hasStep(options, CEO_FRAME), hasStep(options, KAIJU_FRAME)]).toEqual([false, false]);
  expect(EDITIONS.r12.beforeActions(options).map(({ kind }) => kind)).toEqual(['arrival']);
});

rule(['SJR-1.6', 'SJP-1.5'], 'two to four players', () => {
  expect(shinjuku.seats).toEqual({ min: 2, max: 4 });
});

rule('SJA-49', 'the variants are off unless the table chooses them: presetting them is up to a lobby', () => {
  expect(shinjuku.options.ceo).toEqual({ type: 'flag', default: false });
  expect(shinjuku.options.kaiju).toEqual({ type: 'flag', default: false });
});

rule('SJA-21', 'every kind of customer is a normal or a heavier token of its good', () => {
  expect(CUSTOMERS.map((id, customer) => `${GOODS[goodOf(customer)]}${isHeavy(customer) ? '*' : ''}` === id)).toEqual(
    Array(8).fill(true),
  );
});
