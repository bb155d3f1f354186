import { describe, expect, test } from 'vitest';
import { hashOf } from '../json.ts';
import type { AnswerEntry, ChanceEntry, Entry, UndoEntry } from '../log.ts';
import { isRefusal, sentence } from '../refusal.ts';
import { lanterns } from '../toys/index.ts';
import {
  chanceKey,
  type Header1,
  type Match1 as Match,
  origin,
  parseMatch,
  replay,
  sampleAt,
  sealOf,
  verify,
  verifyChance,
} from './index.ts';
import { accepted, played, SEED } from './testing.ts';

const HEADER: Header1 = {
  format: 'yamanote-match-1',
  game: 'lanterns',
  version: 1,
  options: { edition: 'river', festival: 'winter', rounds: 4, looking: true, first: 'random' },
  seats: [
    { name: 'Aiko', player: 'person', bits: '0a'.repeat(16) },
    { name: 'Ben', player: 'person', bits: '0b'.repeat(16) },
    { name: 'Chiyo', player: 'easy', bits: null },
  ],
  position: null,
  commitment: sealOf(SEED),
};

/** The match as it is read back from a file. */
const match = () => accepted(parseMatch(JSON.parse(JSON.stringify(played(HEADER))))) as Match;

const entryWhere = (log: readonly Entry[], fits: (entry: Entry) => boolean) => log.findIndex(fits);

test('a match that was written is read back as it was', () => {
  expect(match()).toEqual(played(HEADER));
});

test('a match that is in order holds in every respect', () => {
  const whole = match();
  const throws = whole.log.filter(({ seat }) => seat === 'chance').length;
  expect(verify(lanterns, whole)).toEqual({
    ok: true,
    holds: [
      'the commitment is the hash of the seed',
      `all ${throws} throws and draws come from the seed and the bits that the seats added`,
      `all ${whole.log.length} entries are legal`,
      'the match is over, and its final state has the stated fingerprint',
    ],
    notes: [
      expect.stringMatching(/^format 1: pages did not seal their bits, so a host .* could choose the dice$/),
      expect.stringMatching(/^format 1: every answer and undo moved the dice after it/),
      'format 1: names, times and authors are under no hash, and nobody has signed it',
      expect.stringMatching(/^nothing that was noted before the start was given/),
    ],
    differs: null,
    fault: null,
  });
});

test('what makes dice doubtful is noted', () => {
  const whole = match();
  const silent = { ...whole, seats: [{ ...whole.seats[0], bits: null }, ...whole.seats.slice(1)] };
  expect(verify(lanterns, silent).notes[0]).toMatch(/^seats\[0\]: this person’s page added no bits/);
  const last = whole.log.length;
  const rewind: Entry = { index: last, at: 0, seat: 0, undo: last - 1, consent: true, by: { is: 'person' } };
  const rewound = { ...whole, log: [...whole.log, rewind] };
  expect(verify(lanterns, rewound)).toMatchObject({
    ok: false,
    notes: expect.arrayContaining([`rewound by consent of all persons 1 time: log[${last}]`]),
    differs: expect.stringMatching(/expected the match to go on/),
  });
});

test('a match replays to any of its entries', () => {
  const whole = match();
  for (let until = 0; until <= whole.log.length; until++) {
    expect(accepted(replay(lanterns, whole, until)).next).toBe(until);
  }
  expect(hashOf(accepted(replay(lanterns, whole)).state)).toBe(whole.hash);
});

test('the bits of every page take part in the key, in seat order', () => {
  const [aiko, ben, chiyo] = HEADER.seats;
  const keys = [[aiko, ben, chiyo], [ben, aiko, chiyo], [aiko, { ...ben, bits: '0c'.repeat(16) }, chiyo], []].map(
    (seats) => chanceKey({ ...HEADER, seats }, SEED).join(),
  );
  expect(new Set(keys).size).toBe(4);
  const renamed = [aiko, { ...ben, name: 'Bernd', player: 'hard' }, chiyo];
  expect(chanceKey({ ...HEADER, seats: renamed }, SEED).join()).toBe(keys[0]);
});

describe('tampering is found where it is', () => {
  const whole = match();
  const die = entryWhere(whole.log, (entry) => entry.seat === 'chance' && 'dice' in (entry as ChanceEntry).of);
  const deal = entryWhere(whole.log, (entry) => entry.seat === 'chance' && 'draw' in (entry as ChanceEntry).of);
  const stand = entryWhere(whole.log, (entry) => JSON.stringify(entry).includes('"look"'));
  const undo = entryWhere(whole.log, (entry) => 'undo' in entry);
  const take = entryWhere(whole.log, (entry) => JSON.stringify(entry).includes('"take"'));

  test.each<[string, (match: Match) => void, RegExp]>([
    ['the seed', (m) => (m.seed = '00'.repeat(32)), /^seed: expected one with the hash/],
    ['no seed', (m) => (m.seed = null), /^seed: expected the seed to be shown/],
    ['the commitment', (m) => (m.commitment = '00'.repeat(32)), /^seed: expected one with the hash 0000/],
    [
      'seed and commitment together',
      (m) => {
        m.seed = '00'.repeat(32);
        m.commitment = sealOf(m.seed);
      },
      /^log\[\d+\]\.answer: expected .* from the seed/,
    ],
    [
      'the bits of a seat',
      (m) => (m.seats[1].bits = '00'.repeat(16)),
      /^log\[\d+\]\.answer: expected .* from the seed/,
    ],
    [
      'a die',
      (m) => {
        const entry = m.log[die] as ChanceEntry;
        entry.answer = [1 + ((entry.answer as number[])[0] % 6)];
      },
      new RegExp(`^log\\[${die}\\]\\.answer: expected .* from the seed`),
    ],
    [
      'what a die could have been',
      (m) => {
        const entry = m.log[die] as ChanceEntry;
        entry.of = { dice: 2 };
        entry.answer = sampleAt(chanceKey(m, SEED), die, entry.of);
      },
      new RegExp(`^log\\[${die}\\]\\.of: expected {"dice":1}`),
    ],
    [
      'a pile whose cards were written in another order, to draw another one',
      (m) => {
        const entry = m.log[deal] as ChanceEntry & { of: { draw: number; from: Record<string, number> } };
        const left = Object.entries(entry.of.from).filter(([, copies]) => copies > 0);
        const other = left.map(([card]) => card).find((card) => card !== (entry.answer as string[])[0]) as string;
        entry.of = { draw: 1, from: Object.fromEntries(left.sort(([card]) => (card === other ? -1 : 1))) };
        entry.answer = [other];
      },
      new RegExp(`^log\\[${deal}\\]\\.answer: expected .* from the seed`),
    ],
    [
      'a pile to draw from',
      (m) => {
        const entry = m.log[deal] as ChanceEntry;
        entry.of = { draw: 1, from: { red: 99 } };
        entry.answer = ['red'];
      },
      new RegExp(`^log\\[${deal}\\]\\.of: expected`),
    ],
    [
      'an answer that was not legal',
      (m) => ((m.log[take] as AnswerEntry).answer = { do: 'take', colour: 'green' }),
      new RegExp(`^log\\[${take}\\]\\.answer\\.colour: expected one of red`),
    ],
    [
      'who answered',
      (m) => (m.log[stand].seat = ((m.log[stand].seat as number) + 1) % 3),
      new RegExp(`^log\\[${stand}\\]\\.seat: expected an answer of seat`),
    ],
    [
      'whose undo it is',
      (m) => (m.log[undo].seat = ((m.log[undo].seat as number) + 1) % 3),
      new RegExp(`^log\\[${undo}\\]\\.undo: expected no undo`),
    ],
    [
      'how far an undo reaches',
      (m) => ((m.log[undo] as UndoEntry).undo = 0),
      new RegExp(`^log\\[${undo}\\]\\.undo: expected an entry up to`),
    ],
    [
      'a missing entry',
      (m) => m.log.splice(take, 1),
      new RegExp(`^log\\[${take + 1}\\]\\.index: expected entry number ${take}`),
    ],
    ['an entry less at the end', (m) => m.log.pop(), /^log\[\d+\]: expected the match to go on with/],
    ['the fingerprint', (m) => (m.hash = '00'.repeat(32)), /^hash: expected [0-9a-f]{64}, found "00/],
    ['no fingerprint', (m) => (m.hash = null), /^hash: expected [0-9a-f]{64}, found null/],
    ['the options', (m) => (m.options.rounds = 9), /^options\.rounds: expected/],
    ['the version', (m) => (m.version = 2), /^version: expected version 1 of lanterns, found 2/],
    ['a seat less', (m) => m.seats.splice(1), /^log\[\d+\]\.answer: expected .* from the seed/],
  ])('%s', (_name, tamper, differs) => {
    const forged = structuredClone(whole);
    tamper(forged);
    const verdict = verify(lanterns, forged);
    expect(verdict.ok).toBe(false);
    expect(verdict.differs).toMatch(differs);
  });

  test('without any rules, seed and dice are', () => {
    const forged = structuredClone(whole);
    (forged.log[take] as AnswerEntry).answer = { do: 'take', colour: 'green' };
    expect(verifyChance(forged).ok).toBe(true);
    (forged.log[die] as ChanceEntry).answer = [7];
    expect(verifyChance(forged).differs).toMatch(`log[${die}].answer`);
  });
});

test('a match has as many seats as its game', () => {
  const alone = origin(lanterns, { ...HEADER, seats: HEADER.seats.slice(0, 1) });
  expect(isRefusal(alone) && sentence(alone)).toBe('seats: expected 2 to 4 seats, found 1');
});

test('a match may begin with a position', () => {
  const position = { step: 'throw', leader: 1, rows: [['red'], ['gold'], ['blue']] };
  expect(accepted(origin(lanterns, { ...HEADER, position }))).toMatchObject({ leader: 1, wind: 0 });
  const wrong = origin(lanterns, { ...HEADER, position: { ...position, leader: 3 } });
  expect(isRefusal(wrong) && wrong.field).toBe('position.leader');
});
