/** The laws of the house over all numbers of players, module mixes, maps and both paces. */
import { runBattery } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { nextStation } from './index.ts';

const MATCHES = process.env.YAMANOTE_DEEP === '1' ? 10_000 : 72;
/** Between two portions the thread can answer vitest, which gives up on one that is silent for a minute. */
const PORTION = 24;

const mixes = [
  {},
  { effects: true },
  { goals: true, pencils: 'chosen' },
  { effects: true, goals: true, map: 'tokyo-original-2' },
  { pace: 'own' },
  { pace: 'own', effects: true, goals: true, pencils: 'chosen', map: 'tokyo-original-2' },
];

test('Next Station keeps all laws', async () => {
  for (let first = 0; first < MATCHES; first += PORTION) {
    const matches = Math.min(PORTION, MATCHES - first);
    expect(runBattery(nextStation, { first, matches, seed: 'next station battery', mixes }).findings).toEqual([]);
    await new Promise(setImmediate);
  }
}, 3_600_000);
