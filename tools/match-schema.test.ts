/** The schemas of match files say what the kernel reads: no more, and less only where a schema cannot say it. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { botRooms } from '@yamanote/games/registry';
import { headerOf, isRefusal, parseMatch } from '@yamanote/kernel';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { recordMatch } from './freeze/record.ts';

const root = new URL('../', import.meta.url);
const ajv = new Ajv2020({ strictTuples: false, allowUnionTypes: true });
const schemas = {
  'yamanote-match-1': ajv.compile(schemaOf(1)),
  'yamanote-match-2': ajv.compile(schemaOf(2)),
};
type Format = keyof typeof schemas;

function schemaOf(format: number): AnySchema {
  return JSON.parse(readFileSync(new URL(`docs/match-${format}.schema.json`, root), 'utf8'));
}

/** What is wrong with a match by the schema of its format. */
function faultsOf(match: { format: string }): string[] {
  const isValid = schemas[match.format as Format];
  return isValid(match) ? [] : (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test('every match that was kept has the schema of its format', () => {
  const logs = readdirSync(new URL('games/', root), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.jsonl.gz'),
  );
  const matches = logs.flatMap((path) =>
    gunzipSync(readFileSync(new URL(`games/${path}`, root)))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  expect(matches.length).toBeGreaterThan(100);
  expect(matches.flatMap(faultsOf)).toEqual([]);
});

test.each(Object.keys(botRooms))('so has a match of %s as it is written today', async (id) => {
  const room = await botRooms[id]();
  for (const edition of room.game.editions) {
    const match = recordMatch(room, edition, 0);
    expect(match.format).toBe('yamanote-match-2');
    expect(faultsOf(JSON.parse(JSON.stringify(match)))).toEqual([]);
  }
});

const person = { is: 'person' };
const entry = (index: number, seat: unknown, more: object) => ({ index, at: 5, sum: '0123abcd', seat, ...more });

const LIVE = { is: 'live', bank: 600, increment: 15, reaction: 30 };
const DAILY = { is: 'daily', hours: 24, zone: 'Europe/Berlin', night: { from: 22, to: 8 }, off: [0, 6] };

/** One entry of every kind; no match went like this. */
const EVERYTHING = {
  ...headerOf({
    game: 'lanterns',
    version: 1,
    options: { rounds: 3 },
    position: null,
    seed: '5e'.repeat(32),
    seats: [
      { name: 'Aiko', salt: 'a1'.repeat(16), player: 'person', bits: '0a'.repeat(16) },
      { name: 'easy', salt: 'a2'.repeat(16), player: 'easy', bits: null },
    ],
    voids: [{ commitment: 'c0'.repeat(32), silent: [0] }],
  }),
  seed: '5e'.repeat(32),
  log: [
    entry(0, 'chance', { of: { dice: 2 }, answer: [1, 4] }),
    entry(1, 'chance', { of: { draw: 1, from: { gold: 0, red: 2 } }, answer: ['red'] }),
    entry(2, 'chance', {
      of: {
        pick: [
          [0, 1],
          ['b', 2],
        ],
      },
      answer: 0,
      arranged: true,
    }),
    entry(3, 0, { answer: { do: 'throw' }, by: person, clock: 900 }),
    entry(4, 0, { undo: 3, consent: false, by: person }),
    entry(5, 1, { answer: { do: 'throw' }, by: { is: 'bot', bot: 'easy' }, clock: null }),
    entry(6, 1, { withdraw: 5, by: { is: 'standing-order' } }),
    entry(7, 0, { note: { is: 'pause' }, by: person }),
    entry(8, 0, { note: { is: 'resume' }, by: { is: 'time-out' } }),
    entry(9, 1, { note: { is: 'hand-over', player: 'person', who: 'ab'.repeat(32) }, by: person }),
    entry(10, 0, { note: { is: 'hint' }, by: person }),
    entry(11, 0, { note: { is: 'agreed-end', seats: [0, 1] }, by: person }),
    entry(12, 0, { note: { is: 'time-control', control: LIVE }, by: { is: 'hall' } }),
    entry(13, 0, { note: { is: 'time-control', control: DAILY }, by: { is: 'hall' } }),
    entry(14, 0, { note: { is: 'gap', from: 5, until: 9 }, by: { is: 'hall' } }),
    entry(15, 0, { undo: 3, consent: false, by: person, clock: 800 }),
    entry(16, 1, { withdraw: 5, by: person, clock: 0 }),
    entry(17, 0, { note: { is: 'hint' }, by: person, clock: 700 }),
  ],
  hash: 'a5'.repeat(32),
  signed: { key: 'e5'.repeat(32), signature: '5e'.repeat(64) },
};

/** The same in format 1, as far as there is such a thing. */
const EVERYTHING_OLD = {
  format: 'yamanote-match-1',
  game: 'lanterns',
  version: 1,
  options: { rounds: 3 },
  seats: EVERYTHING.seats.map(({ name, player, bits }) => ({ name, player, bits })),
  position: null,
  commitment: EVERYTHING.commitment,
  seed: EVERYTHING.seed,
  log: EVERYTHING.log.slice(0, 7).map(({ sum, ...rest }) => {
    const { arranged, ...old } = rest as { arranged?: boolean };
    return old;
  }),
  hash: EVERYTHING.hash,
};

const ODD = [null, true, 0, -1, 1.5, 2 ** 60, '', 'x', 'ab'.repeat(32), [], {}, { is: 'pause' }];

/** A match with one thing missing, one more, or one other, and how it was changed. */
function* changes(json: unknown, rebuild: (inner: unknown) => unknown, path = ''): Generator<[string, unknown]> {
  for (const odd of ODD) yield [`${path} is ${JSON.stringify(odd)}`, rebuild(odd)];
  if (Array.isArray(json)) {
    for (const [i, item] of json.entries())
      yield* changes(item, (inner) => rebuild(json.with(i, inner)), `${path}[${i}]`);
  } else if (typeof json === 'object' && json !== null) {
    yield [`${path} has one more`, rebuild({ ...json, more: 1 })];
    for (const [key, item] of Object.entries(json)) {
      const { [key as keyof typeof json]: _, ...rest } = json;
      yield [`${path}.${key} is missing`, rebuild(rest)];
      yield* changes(item, (inner) => rebuild({ ...json, [key]: inner }), `${path}.${key}`);
    }
  }
}

/** Numbers that have to fit to others of the match, and names that have to be known, which no schema can say. */
const FITTING =
  /^(log\[\d+\]\.(index|seat|undo|withdraw|note\.(seats\[\d+\]|until|control\.(zone|night))|of\.draw)|voids\[\d+\]\.silent\[\d+\]|sums)$/;

test.each([
  ['2', EVERYTHING],
  ['1', EVERYTHING_OLD],
])('the schema of format %s and the kernel agree on what is a match', (_, whole) => {
  expect([parseMatch(whole), faultsOf(whole)]).toEqual([whole, []]);
  const disagreements: string[] = [];
  for (const [how, changed] of changes(whole, (match) => match)) {
    const read = parseMatch(changed);
    const isValid = schemas[whole.format as Format](changed);
    const isFitting = isRefusal(read) && FITTING.test(read.field);
    if (isValid !== !isRefusal(read) && !(isValid && isFitting))
      disagreements.push(`${how}: ${isRefusal(read) ? read.field : 'read'}, but ${isValid ? 'valid' : 'not valid'}`);
  }
  expect(disagreements).toEqual([]);
});
