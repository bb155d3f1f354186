import { describe, expect, test } from 'vitest';
import { hashOf } from '../json.ts';
import type { ChanceEntry, Entry } from '../log.ts';
import { lanterns } from '../toys/index.ts';
import {
  chainOf,
  chanceKey,
  headerOf,
  linked,
  type Match,
  type Match2,
  parseMatch,
  sealOf,
  sumOf,
  verify,
} from './index.ts';
import { accepted, played, SEED } from './testing.ts';

const HEADER = headerOf({
  game: 'lanterns',
  version: 1,
  options: { edition: 'river', festival: 'winter', rounds: 4, looking: true, first: 'random' },
  position: null,
  seed: SEED,
  seats: [
    { name: 'Aiko', salt: 'a1'.repeat(16), player: 'person', bits: '0a'.repeat(16) },
    { name: 'Ben', salt: 'a2'.repeat(16), player: 'person', bits: '0b'.repeat(16) },
    { name: 'easy', salt: 'a3'.repeat(16), player: 'easy', bits: null },
  ],
});
const whole = played(HEADER) as Match2;

test('a match that was written is read back as it was, and holds in every respect', () => {
  expect(parseMatch(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  const throws = whole.log.filter(({ seat }) => seat === 'chance').length;
  expect(verify(lanterns, whole)).toMatchObject({
    ok: true,
    holds: [
      `all ${whole.log.length} entries are in their place, with their times and authors`,
      'the commitment is the hash of the seed',
      'every seal is the hash of the bits of its seat, and every name that is there fits its hash',
      `all ${throws} throws and draws come from the seed and the bits that the seats added`,
      `all ${whole.log.length} entries are legal`,
      'the match is over, and its final state has the stated fingerprint',
    ],
    notes: [
      'no hall has signed it',
      'a host that plays could know the dice in advance',
      expect.stringMatching(/^nothing that was noted before the start was given to compare it with/),
    ],
  });
});

describe('what was changed is named', () => {
  const last = whole.log.length - 1;
  test.each<[string, (match: Match2) => void, string | RegExp]>([
    ['when somebody answered', (m) => (m.log[7].at = 99), /^log\[7\]: expected the sum/],
    ['the last entry', (m) => (m.log[last].at = 99), new RegExp(`^log\\[${last}\\]: expected the sum`)],
    ['a seal', (m) => (m.seats[1].seal = '00'.repeat(32)), /^seats\[1\]: expected the sum/],
    ['an option', (m) => (m.options.rounds = 9), /^options: expected the sum/],
    ['the seed', (m) => (m.seed = '00'.repeat(32)), /^seed: expected one with the hash/],
    ['the commitment', (m) => (m.commitment = '00'.repeat(32)), /^commitment: expected the sum/],
    ['the sum of an entry', (m) => (m.log[7].sum = '00000000'), /^log\[7\]\.sum: .* nothing else was changed/],
    ['the sum of a part', (m) => (m.sums[2] = '00000000'), /^sums\[2\]: .* nothing else was changed/],
    [
      'bits and their seal',
      (m) => Object.assign(m.seats[1], { bits: '00'.repeat(16), seal: sealOf('00'.repeat(16)) }),
      /^seats\[1\]: expected the sum/,
    ],
    ['a name', (m) => (m.seats[0].name = 'Aika'), /^seats\[0\]\.name: expected a name and a salt/],
    [
      'who was silent before',
      (m) => m.voids.push({ commitment: '00'.repeat(32), silent: [1] }),
      /^voids: expected the sum/,
    ],
    ['a missing entry', (m) => m.log.splice(4, 1), /^log\[4\]: expected the sum/],
  ])('%s', (_name, tamper, differs) => {
    const forged = structuredClone(whole);
    tamper(forged);
    expect(verify(lanterns, forged).differs).toMatch(differs);
  });
});

test('a person can be forgotten, and everything is still proved', () => {
  const forgotten = structuredClone(whole);
  Object.assign(forgotten.seats[1], { name: null, salt: null });
  expect(verify(lanterns, accepted(parseMatch(JSON.parse(JSON.stringify(forgotten)))))).toMatchObject({ ok: true });
});

test('what is taken back and given again moves no die', () => {
  const outcomes = (takenBack: number) =>
    played(HEADER, { takenBack }).log.flatMap((entry) => (entry.seat === 'chance' ? [entry.answer] : []));
  expect(outcomes(50)).toEqual(outcomes(0));
});

test('every seat has its place in the key', () => {
  const [aiko, ben, easy] = HEADER.seats;
  const orders = [
    [aiko, ben, easy],
    [aiko, easy, ben],
    [easy, aiko, ben],
  ];
  const keys = orders.map((seats) => chanceKey({ ...HEADER, seats }, SEED).join());
  expect(new Set(keys).size).toBe(3);
});

/** The match with this entry more, and all that belongs to it. */
function withOneMore(entry: Omit<Entry, 'index' | 'sum'>, log = whole.log): Match2 {
  const added = { ...entry, index: log.length } as Entry;
  const chain = [...log, added].reduce(linked, chainOf(HEADER));
  return { ...whole, log: [...log, { ...added, sum: sumOf(chain) }] };
}

test('notes stand in the log, and no rule sees them', () => {
  const pause = withOneMore({ at: 5, seat: 0, note: { is: 'pause' }, by: { is: 'person' } } as never);
  expect(verify(lanterns, accepted(parseMatch(JSON.parse(JSON.stringify(pause)))))).toMatchObject({ ok: true });
});

test('hints stand in the log, are read back and counted by seat, and move no die', () => {
  const hinted = played(HEADER, { hints: 3 });
  const outcomes = ({ log }: Match) => log.flatMap((entry) => (entry.seat === 'chance' ? [entry.answer] : []));
  expect(outcomes(hinted)).toEqual(outcomes(whole));
  const read = accepted(parseMatch(JSON.parse(JSON.stringify(hinted))));
  expect(read).toEqual(hinted);
  const { ok, notes } = verify(lanterns, read);
  expect(ok).toBe(true);
  const by = (seat: number) => hinted.log.filter((entry) => 'note' in entry && entry.seat === seat).length;
  expect(notes.filter((note) => note.includes('hint'))).toEqual(
    [0, 1, 2]
      .filter((seat) => by(seat) > 0)
      .map((seat) => `seats[${seat}]: asked for ${by(seat)} hint${by(seat) === 1 ? '' : 's'}`),
  );
});

test('a match may end by agreement before its end', () => {
  const log = whole.log.slice(0, 6);
  const agreed = withOneMore(
    { at: 5, seat: 0, note: { is: 'agreed-end', seats: [0, 1] }, by: { is: 'person' } } as never,
    log,
  );
  expect(verify(lanterns, agreed).differs).toMatch(/^hash: expected/);
  const hash = /expected ([0-9a-f]+)/.exec(verify(lanterns, agreed).differs!)![1];
  expect(verify(lanterns, { ...agreed, hash })).toMatchObject({ ok: true });
  expect(hash).not.toBe(hashOf(null));
});

test('an arranged die is noted as such, and moves no other', () => {
  const at = whole.log.findIndex((entry) => entry.seat === 'chance' && 'dice' in entry.of);
  const arranged: ChanceEntry = { ...(whole.log[at] as ChanceEntry), arranged: true };
  const { differs } = verify(lanterns, { ...whole, log: whole.log.with(at, arranged) });
  expect(differs).toMatch(`log[${at}]: expected the sum`);
  const match = withOneMore(arranged as never, whole.log.slice(0, at));
  expect(verify(lanterns, match).notes).toContain('1 throw or draw was arranged, not left to chance');
});
