/** Copies of a state share nothing that play changes, and imagined ones are no different to whoever imagines them. */
import { chooseAtRandom, fastRng, imagineFrom, playOut, type Viewer, viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { CARD_IDS, PHASES } from './cards.ts';
import { nextStation } from './index.ts';
import { played, SEATS } from './testing/played.ts';
import type { NextStationOptions } from './types.ts';

const MIXES: Partial<NextStationOptions>[] = [
  { effects: true, goals: true, pencils: 'chosen' },
  { effects: true, goals: true, pace: 'own' },
  { pace: 'own' },
];
const matches = () => MIXES.map((mix, n) => played(mix, `worlds ${n}`).map(({ before }) => before));

test('playing a copy on to the end leaves what it was copied from as it was', () => {
  const rng = fastRng('copies');
  for (const state of matches().flat()) {
    const written = JSON.stringify(state);
    playOut(nextStation, nextStation.clone(state), rng, chooseAtRandom(rng));
    expect(JSON.stringify(state)).toBe(written);
  }
});

test.each([...Array(SEATS).keys(), 'public'] as Viewer[])(
  'a world that %s imagines looks the same to them',
  (viewer) => {
    const rng = fastRng(`imagined by ${viewer}`);
    for (const state of matches().flat()) {
      const view = viewOf(nextStation, state, viewer);
      const world = imagineFrom(nextStation, view, rng);
      expect(viewOf(nextStation, world, viewer)).toEqual(view);
      expect(world.deal.map((cards) => cards.length)).toEqual(state.deal.map((cards) => cards.length));
      expect(new Set(world.deal.map((cards) => new Set(cards).size - cards.length))).toEqual(new Set([0]));
      expect([world.symbols.length, world.effects.length]).toEqual([state.symbols.length, state.effects.length]);
    }
  },
);

test('at own pace all cards lie there from the first question on, and nobody sees more of them than they have turned up', () => {
  const states = matches()[1].filter(({ stack }) => stack.at(-1)?.kind === 'own-pace');
  expect(states.length).toBeGreaterThan(20);
  for (const state of states) {
    expect(state.deal.map((cards) => cards.length)).toEqual(Array(PHASES).fill(CARD_IDS.length));
    for (let seat = 0; seat < SEATS; seat++) {
      const { deal, effects, phases, revealed } = viewOf(nextStation, state, seat);
      const now = phases[seat];
      if (now < PHASES) expect(deal[now]).toHaveLength(revealed[seat]);
      for (const later of deal.slice(now + 1)) expect(later).toEqual([]);
      expect(effects).toHaveLength(Math.min(PHASES, now + 1));
    }
  }
});
