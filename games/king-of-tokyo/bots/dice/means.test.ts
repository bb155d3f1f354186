import { KEEP_IDS, type KeepId, type Kept, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { begin } from '@yamanote/games/testing/matches';
import { expect, test } from 'vitest';
import { meansOf } from './means.ts';

function means(cards: readonly KeepId[], energy: number, change: Partial<Kept> = {}, final = false) {
  const state = begin(kingOfTokyo, 2, { monsters: 'seats', first: 0 });
  state.active = 0;
  state.monsters[0].energy = energy;
  state.monsters[0].cards = cards.map((card) => ({
    card,
    counters: 0,
    energy: 0,
    hearts: 0,
    used: 0,
    copies: null,
    ...change,
  }));
  return meansOf(state, 6, final);
}

const NOTHING = { rerolls: [], changes: [] };

test('most cards have nothing to do with dice that are rolled', () => {
  const other = ['telepath', 'smoke-cloud', 'background-dweller', 'herd-culler', 'plot-twist', 'stretchy'];
  const { rules } = means(
    KEEP_IDS.filter((card) => !other.includes(card)),
    20,
  );
  expect(rules).toEqual({ size: 6, locked: 0, loose: 0, spendings: [NOTHING] });
});

test('energy buys rerolls as long as it lasts, unless nothing is rolled any more', () => {
  const { rules, monsters } = means(['telepath'], 2);
  expect(rules.spendings).toEqual([{ rerolls: [1], changes: [] }, { rerolls: [2], changes: [] }, NOTHING]);
  expect(monsters.map(({ energy }) => energy)).toEqual([2, 1, 0]);
  expect(means(['telepath'], 2, {}, true).rules.spendings).toEqual([NOTHING]);
});

test('a cloud is used up with its last counter', () => {
  const { rules, monsters } = means(['smoke-cloud'], 0, { counters: 2 });
  expect(rules.spendings.map(({ rerolls }) => rerolls)).toEqual([[1], [2], []]);
  expect(monsters.map(({ cards }) => cards.map(({ counters }) => counters))).toEqual([[2], [1], []]);
});

test('threes are loose with the card that lets them be', () => {
  expect(means(['background-dweller'], 0).rules.loose).toBe(3);
});

test('dice are turned once a turn, once and for all, or for energy', () => {
  const culled = means(['herd-culler'], 0);
  expect(culled.rules.spendings).toEqual([{ rerolls: [], changes: [{ to: 1, spent: 1 }] }, NOTHING]);
  expect(means(['herd-culler'], 0, { used: 1 }).rules.spendings).toEqual([NOTHING]);
  const twisted = means(['plot-twist'], 0);
  expect(twisted.rules.spendings).toEqual([{ rerolls: [], changes: [{ to: 0, spent: 1 }] }, NOTHING]);
  expect(twisted.monsters.map(({ cards }) => cards.length)).toEqual([1, 0]);
  const stretched = means(['stretchy'], 5);
  expect(stretched.rules.spendings.map(({ changes }) => changes.map(({ spent }) => spent))).toEqual([[1], [2], []]);
});

test('whatever is spent leads to where more has been spent, also where ways meet', () => {
  const { rules, monsters } = means(['stretchy', 'telepath', 'herd-culler'], 9);
  expect(monsters.length).toBe(6);
  for (const [spent, { rerolls, changes }] of rules.spendings.entries()) {
    for (const after of [...rerolls, ...changes.map((change) => change.spent)]) expect(after).toBeGreaterThan(spent);
  }
});
