/**
 * Random matches seldom come to monsters with many cards, so these begin with some. All laws of the house look on, and
 * every match is dealt otherwise.
 */
import { runBattery } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { richKingOfTokyo } from './testing/rich.ts';

const DEEP = process.env.YAMANOTE_DEEP === '1';
const DEALS = DEEP ? 500 : 16;
const MIXES = [{}, { short: true }, { bay: false }, { monsters: 'seats', first: 1 }];

test('monsters with cards keep all laws', async () => {
  for (let deal = 0; deal < DEALS; deal++) {
    const mixes = [{ ...MIXES[deal % MIXES.length], deal }];
    const report = runBattery(richKingOfTokyo, { matches: 5, seed: `rich ${deal}`, mixes });
    expect(report.findings).toEqual([]);
    // Between two portions the thread can answer vitest.
    await new Promise(setImmediate);
  }
}, 3_600_000);
