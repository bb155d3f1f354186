/**
 * Every game of the house goes through the battery. This file plays the first half of the matches; the second half is
 * played by the file that imports this one, on a thread of its own.
 */
import { writeSync } from 'node:fs';
import { runBattery } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { registry } from './registry.ts';

const DEEP = process.env.YAMANOTE_DEEP === '1';
const MATCHES = DEEP ? 10_000 : 160;

/** Between two portions the thread can answer vitest, which gives up on one that is silent for a minute. */
const PORTION = 100;

test.each(Object.keys(registry))(
  '%s keeps all laws',
  async (id) => {
    const { game, mixes } = await registry[id]();
    const half = expect.getState().testPath?.includes('second-half') ? 1 : 0;
    const [from, to] = [(MATCHES / 2) * half, (MATCHES / 2) * (half + 1)];
    const began = performance.now();
    let entries = 0;
    for (let first = from; first < to; first += PORTION) {
      const report = runBattery(game, { first, matches: Math.min(PORTION, to - first), seed: `${id} battery`, mixes });
      expect(report.findings).toEqual([]);
      entries += report.entries;
      // Straight to the terminal: what goes through vitest is shown only after the test.
      if (DEEP) writeSync(2, progress(id, first + report.matches, to, entries, performance.now() - began));
      await new Promise(setImmediate);
    }
    expect(entries).toBeGreaterThan(0);
  },
  3_600_000,
);

function progress(id: string, match: number, to: number, entries: number, milliseconds: number): string {
  const rate = Math.round((1000 * entries) / milliseconds);
  return `${id}: match ${match} of ${to}, ${entries} entries, ${rate} a second\n`;
}
