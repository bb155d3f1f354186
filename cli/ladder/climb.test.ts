import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayedDeal } from '@yamanote/bots';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRoom } from '../rooms.ts';
import { climb, type Length } from './climb.ts';
import type { Rung } from './rungs.ts';

const RUNG: Rung = { game: 'machi-koro', bots: ['greedy', 'random'], expected: { rate: 0.95 } };
const LENGTH: Length = { games: 12, deals: 4 };
const room = await openRoom('machi-koro');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yamanote-ladder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

class Killed extends Error {}

/** Plays on; killed once there are so many games. */
function play(
  rung: Rung = RUNG,
  { threads = 1, killedAt = Number.POSITIVE_INFINITY, fingerprint = 'now', length = LENGTH } = {},
) {
  return climb(rung, room, length, threads, { folder, fingerprint }, (done) => {
    if (done >= killedAt) throw new Killed();
  });
}

/** Without the time that it took, which differs each time. */
function timeless(deals: readonly PlayedDeal[] | null) {
  return deals?.flat().map(({ thinking: _, ...game }) => game);
}

test('a ladder that was killed goes on where it was, to the same end', async () => {
  const whole = await play();
  expect(whole).toMatchObject({ isDone: true });
  expect(whole.deals).toHaveLength(6);
  rmSync(folder, { recursive: true });

  await expect(play(RUNG, { killedAt: 6 })).rejects.toThrow(Killed);
  const [file] = readdirSync(folder);
  const kept = readFileSync(join(folder, file), 'utf8');
  // Killed while it wrote, it has left half a line.
  appendFileSync(join(folder, file), '[{"bots":["gre');
  const looked = await play(RUNG, { threads: 0 });
  expect(looked).toMatchObject({ isDone: false });
  expect(looked.deals).toHaveLength(3);

  const later = await play();
  expect(timeless(later.deals)).toEqual(timeless(whole.deals));
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text.startsWith(kept)).toBe(true);
  expect(text.split('\n')).toHaveLength(1 + 6 + 1);
});

test('what is done is not played again', async () => {
  await play();
  const [file] = readdirSync(folder);
  const day = new Date('2026-01-31T12:00:00Z');
  utimesSync(join(folder, file), day, day);
  const again = await play(RUNG, { killedAt: 0 });
  expect(again).toMatchObject({ isDone: true, playedOn: '2026-01-31' });
});

test('what another program played is left alone', async () => {
  await play();
  const other = await play(RUNG, { threads: 0, fingerprint: 'later' });
  expect(other.deals).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('it ends as soon as it is decided', async () => {
  const { deals, isDone } = await play({ ...RUNG, expected: { rate: 0.3 } }, { length: { games: 40, deals: 0 } });
  expect(isDone).toBe(true);
  expect(deals?.length).toBeLessThan(20);
});

test('a rung that is given a part of the games plays no more', async () => {
  const { deals, isDone } = await play({ ...RUNG, part: 0.5 });
  expect(isDone).toBe(true);
  expect(deals).toHaveLength(3);
});

test('a bot that is not there yet is nothing to play, and leaves nothing', async () => {
  expect(await play({ ...RUNG, bots: ['grandmaster', 'random'] })).toMatchObject({
    ...{ deals: null, playedOn: null, isDone: false },
  });
  expect(readdirSync(folder)).toEqual([]);
});
