import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundle } from '@yamanote/tools/bundle';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { embedded } from './embedded.ts';
import type { Subject } from './house.ts';
import { postgres } from './postgres.ts';
import { runOnce, type Workshop } from './run.ts';
import { SITUATIONS } from './situations/index.ts';
import type { Size } from './situations/situation.ts';
import { openStage } from './stage.ts';
import { whatLimits } from './what-limits.ts';

const SMALL: Size = { tables: 4, watchers: 3, pages: 5, stored: { finished: 20, running: 10 } };
const SECONDS = 0.4;

const HALLS = ['embedded', 'postgres-1', 'postgres-3'] as const;

const PARTIES = {
  embedded: ['hall'],
  'postgres-1': ['nodes', 'PostgreSQL'],
  'postgres-3': ['nodes', 'workers', 'PostgreSQL'],
};

let halls: Record<(typeof HALLS)[number], Subject>;
let client: string;

beforeAll(async () => {
  // Beside the threads that a hall starts.
  const programs = dirname(inject('programs').main);
  const hall = join(programs, 'unlimited-hall.js');
  client = join(programs, 'bench-client.js');
  await bundle(join(import.meta.dirname, '../../server/testing/unlimited.ts'), hall);
  await bundle(join(import.meta.dirname, 'client/main.ts'), client);
  halls = {
    embedded: embedded(hall),
    'postgres-1': postgres(hall, { nodes: 1, workers: 0 }),
    'postgres-3': postgres(hall, { nodes: 3, workers: 2 }),
  };
});

function workshop(): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'yamanote-bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { client, clients: 2, folder };
}

/** One node is several without their dealings, so what is played there makes no difference. */
const TRIED = HALLS.flatMap((hall) =>
  SITUATIONS.filter(({ letter }) => hall !== 'postgres-1' || letter === 'a').map((situation) => ({ hall, situation })),
);

test.for(TRIED)('$hall, $situation.letter: $situation.title', async ({ hall, situation }) => {
  const place = workshop();
  const run = await runOnce(place, halls[hall], situation, { size: SMALL, seconds: SECONDS, profiled: false });
  for (const { moves, acks, used, parties, done } of run.spans) {
    expect(moves).toBeGreaterThan(0);
    expect(acks).toHaveLength(moves);
    expect(used.hall).toBeGreaterThanOrEqual(0);
    expect(parties.map(({ name }) => name)).toEqual(PARTIES[hall]);
    if (done !== null) expect(done.logged).toBeGreaterThan(0);
  }
  const values = new Map(run.figures.map(({ name, value }) => [name, value]));
  expect(values.size).toBe(run.figures.length);
  for (const value of values.values()) expect(value).not.toBeNaN();
  for (const [name, value] of values) {
    if (name.endsWith('p50')) expect(value).toBeLessThanOrEqual(values.get(name.replace('p50', 'p99'))!);
    if (name.endsWith('now')) expect(value).toBeLessThanOrEqual(values.get(name.replace('now', 'at most'))!);
  }
  const last = run.spans.at(-1)!;
  if (situation.letter === 'c') expect(last.told).toBeGreaterThan(last.moves);
  if (['d', 'f'].includes(situation.letter)) expect(last.boards).toBeGreaterThan(0);
  // Only what took long to make is kept.
  expect(readdirSync(place.folder)).toEqual(situation.letter === 'e' ? ['old-halls'] : []);
});

test('a profile says in words where the time went', async () => {
  const run = await runOnce(workshop(), halls.embedded, SITUATIONS[0], {
    size: SMALL,
    seconds: SECONDS,
    profiled: true,
  });
  const lines = whatLimits(run.profiles!, run.spans[0], cpus().length);
  expect(lines[0]).toMatch(/^as fast as it goes: .* is the (main|store) thread, [\d.]+ % busy, most of all with \w/);
  expect(lines.join('\n')).toMatch(/^ {2}store thread, busy .*SQLite/m);
});

test('of several nodes and their database it says it of each', async () => {
  const wanted = { size: SMALL, seconds: SECONDS, profiled: true };
  const run = await runOnce(workshop(), halls['postgres-3'], SITUATIONS[0], wanted);
  const text = whatLimits(run.profiles!, run.spans[0], cpus().length).join('\n');
  for (const name of ['node 1', 'node 2', 'node 3'])
    expect(text).toMatch(new RegExp(`^ {2}${name}, main thread, busy`, 'm'));
  expect(text).toMatch(/^ {2}PostgreSQL, .* of a core/m);
  expect(text).toMatch(/^ {4}.* a move, .* bytes each: with given as materialized/m);
});

test('a hall that goes away is a fault, and is said', async () => {
  const { folder } = workshop();
  const house = await halls.embedded.open({ data: folder, profiles: null });
  const stage = openStage(house, client, 1);
  onTestFinished(stage.end);
  await stage.sit(1);
  await house.stop();
  await expect(stage.rest()).rejects.toThrow('the hall closed a socket');
});
