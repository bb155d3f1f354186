import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { chainOf, chainsOf, chanceKey, linked, makeNote, sampleAt, sealOf, sumOf } from '@yamanote/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolder, yamanote, yamanoteJson } from './testing.ts';

const folder = openFolder();
afterAll(() => folder.remove());

// biome-ignore lint/suspicious/noExplicitAny: files are tampered with in every way
let match: any;
beforeAll(() => {
  const file = folder.path('match.json');
  yamanote(['play', 'machi-koro', '--seats', 'random,random,random', '--seed', 'match', '--save', file]);
  match = JSON.parse(readFileSync(file, 'utf8'));
});

function tampered(change: (copy: typeof match) => void, mend: (copy: typeof match) => void = () => undefined): string {
  const copy = structuredClone(match);
  change(copy);
  mend(copy);
  return folder.write('tampered.json', copy);
}

/** As somebody would do who knows how the running hash is made. */
function mendSums(copy: typeof match): void {
  copy.sums = chainsOf(copy).map(sumOf);
  let chain = chainOf(copy);
  for (const entry of copy.log) {
    chain = linked(chain, entry);
    entry.sum = sumOf(chain);
  }
}

const isRoll = ({ of }: { of?: object }) => of !== undefined && 'dice' in of;
const isBuild = ({ answer }: { answer: { do?: string; card?: string } }) => answer?.do === 'build';

describe('verify', () => {
  test('says what holds', () => {
    const { status, stdout, stderr } = yamanote(['verify', folder.path('match.json')]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.match(/^✓ /gm)).toHaveLength(6);
    expect(stdout).toMatch(/is verified\.\n$/);
  });

  test('compares it with what somebody noted, and says what was missing', () => {
    const file = folder.path('match.json');
    const [seal, other] = [match.commitment, 'ab'.repeat(32)];
    expect(yamanoteJson(['verify', file, '--seal', seal])).toMatchObject({ status: 0, json: { ok: true } });
    expect(yamanoteJson(['verify', file, '--seal', seal, '--seal', other])).toMatchObject({
      status: 1,
      json: { differs: expect.stringMatching(/^commitment: expected the seal that was noted, abab/) },
    });
    expect(yamanoteJson(['verify', file, '--bits', 'ab'.repeat(16)])).toMatchObject({
      status: 1,
      json: { differs: expect.stringMatching(/^seats: expected one with the bits that were noted/) },
    });
    const { status, stderr } = yamanote(['verify', file, '--seal', 'abc']);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('--seal: expected 64 hexadecimal digits, found "abc"'),
    ]);
  });

  describe('finds out a host by what the players noted:', () => {
    const BITS = ['0a', '0b', '0c'].map((byte) => byte.repeat(16));
    /** As if three people had played it, each with a page that added its bits. */
    const ofPeople = (change: (copy: typeof match) => void = () => undefined) =>
      tampered((copy) => {
        for (const [i, seat] of copy.seats.entries())
          Object.assign(seat, { player: 'person', bits: BITS[i], seal: sealOf(BITS[i]) });
        change(copy);
        throwAnew(copy);
      }, mendSums);
    /** What the dice are with these bits; the moves would be others as well, which is looked at later. */
    const throwAnew = (copy: typeof match, block = (n: number) => n) => {
      const throws = copy.log.filter(({ seat }: { seat: unknown }) => seat === 'chance');
      for (const [n, entry] of throws.entries())
        entry.answer = sampleAt(chanceKey(copy, copy.seed), block(n), entry.of);
    };
    const note = (bits: string, changes = {}) =>
      makeNote({ commitment: match.commitment, seals: BITS.map(sealOf), bits, ...changes });
    const faultOf = (file: string, ...notes: string[]) => {
      const { json, status } = yamanoteJson(['verify', file, ...notes.flatMap((one) => ['--note', one])]);
      expect(status).toBe(1);
      return [json.fault, json.differs];
    };

    test('one that chose its seed afterwards', () => {
      const other = note(BITS[0], { commitment: 'ab'.repeat(32) });
      expect(faultOf(ofPeople(), other)).toEqual([
        'late-seed',
        expect.stringMatching(/^commitment: expected abab.*; the host used another seed than the one it had sealed$/),
      ]);
    });
    test('one that showed two players two seals', () => {
      const seals = BITS.map(sealOf).with(2, 'ab'.repeat(32));
      expect(faultOf(ofPeople(), note(BITS[0]), note(BITS[1], { seals }))).toEqual([
        'two-seals',
        expect.stringMatching(/^seats\[2\]\.seal: expected abab.* which somebody else noted; the host showed two$/),
      ]);
    });
    test("one that dropped a player's bits", () => {
      const file = ofPeople((copy) => Object.assign(copy.seats[1], { bits: null, seal: null }));
      expect(faultOf(file, note(BITS[1]))).toEqual([
        'dropped-bits',
        expect.stringMatching(/^seats: expected one with the bits .*; the host has left them out$/),
      ]);
    });
    test('one that threw until a die suited', () => {
      const file = tampered((copy) => throwAnew(copy, (n) => n + (n > 6 ? 3 : 0)), mendSums);
      expect(faultOf(file)).toEqual([
        'numbering',
        expect.stringMatching(/; from here on they are numbered as if 3 more had been thrown, which are not in it$/),
      ]);
    });
    test('a note that is none is bad input', () => {
      const { status, stderr } = yamanote(['verify', folder.path('match.json'), '--note', 'abc']);
      expect([status, stderr]).toEqual([
        2,
        expect.stringContaining('--note: commitment: expected 64 hexadecimal digits'),
      ]);
    });
  });

  test.each<[string, (copy: typeof match) => void, RegExp]>([
    ['its options', (copy) => (copy.options.display = 'changing'), /^options: expected the sum .*this was changed/],
    ['an entry', (copy) => copy.log[3].at++, /^log\[3\]: expected the sum .*this was changed/],
  ])('names where it was changed: %s', (_, change, differs) => {
    expect(yamanoteJson(['verify', tampered(change)]).json.differs).toMatch(differs);
  });

  test.each<[string, (copy: typeof match) => void, RegExp]>([
    ['another seed', (copy) => (copy.seed = '00'.repeat(32)), /^seed: expected one with the hash /],
    ['another commitment', (copy) => (copy.commitment = 'ab'.repeat(32)), /^seed: expected one with the hash abab/],
    ['other bits', (copy) => (copy.seats[0].bits = 'ff'.repeat(16)), /^seats\[0\]\.seal: expected /],
    [
      'another throw',
      (copy) => (copy.log.find(isRoll).answer = [copy.log.find(isRoll).answer[0] === 1 ? 2 : 1]),
      /^log\[\d+\]\.answer: expected .* from the seed/,
    ],
    [
      'a card that was not affordable',
      (copy) => (copy.log.find(isBuild).answer.card = 'radio-tower'),
      /^log\[\d+\]\.answer: expected a legal answer/,
    ],
    [
      'a move out of turn',
      (copy) => (copy.log.find(isBuild).seat = (copy.log.find(isBuild).seat + 1) % 3),
      /^log\[\d+\]\.seat: expected an answer of seat/,
    ],
    ['a missing end', (copy) => copy.log.pop(), /^log\[\d+\]: expected the match to go on with "build"/],
    ['another hash', (copy) => (copy.hash = 'cd'.repeat(32)), /^hash: expected /],
    ['no seed', (copy) => (copy.seed = null), /^seed: expected the seed to be shown/],
    ['another option', (copy) => (copy.options.display = 'changing'), /^log\[0\]/],
  ])('%s is found', (_, change, differs) => {
    const file = tampered(change, mendSums);
    const { status, json } = yamanoteJson(['verify', file]);
    expect({ status, ok: json.ok }).toEqual({ status: 1, ok: false });
    expect(json.differs).toMatch(differs);
    const text = yamanote(['verify', file]);
    expect(text).toMatchObject({ status: 1, stderr: '' });
    expect(text.stdout).toContain(`✗ ${json.differs}\n`);
  });

  test('a header that no match can have is bad input', () => {
    const file = tampered((copy) => (copy.version = 99));
    const { status, stderr } = yamanote(['verify', file]);
    expect(status).toBe(2);
    expect(stderr).toContain(`${file}: version: expected version 1 of machi-koro, found 99`);
  });
});

/** A match of version 1 as it was kept, of the game's first edition. */
function kept(game: string, edition: string): string {
  const logs = new URL(`../games/${game}/past/v1/logs/${edition}.jsonl.gz`, import.meta.url);
  const [line] = gunzipSync(readFileSync(logs)).toString().split('\n');
  return folder.write(`${game}-v1.json`, JSON.parse(line));
}

test.each([
  ['king-of-tokyo', 'first'],
  ['shinjuku', 'retail'],
])('a match of %s from before its rules changed is verified and told by the rules of its time', (game, edition) => {
  const file = kept(game, edition);
  expect(yamanoteJson(['verify', file])).toMatchObject({ status: 0, json: { ok: true } });
  expect(yamanoteJson(['replay', file]).json.pending).toEqual({ is: 'over' });
  const newest = { ...JSON.parse(readFileSync(file, 'utf8')), version: 2 };
  expect(yamanoteJson(['verify', folder.write('as-if-new.json', newest)])).toMatchObject({ status: 1 });
});

describe('replay', () => {
  test('tells the whole match and shows the board at its end', () => {
    const { status, stdout, stderr } = yamanote(['replay', folder.path('match.json')]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^ {3}1 {2}\S/);
    expect(stdout).toContain(`\n ${match.log.length}  `);
    expect(stdout).toContain('── Display ──');
    expect(stdout).not.toContain('\u001b');
  });

  test('stops where it is told to, in any language', () => {
    expect(yamanote(['replay', folder.path('match.json'), '--at', '0']).stdout).toMatch(/^\n── Machi Koro/);
    const { stdout } = yamanote(['replay', folder.path('match.json'), '--at', '9', '--lang', 'ja']);
    expect(stdout).toMatch(/^ {3}1 {2}\S/);
    expect(stdout).not.toMatch(/^ {2}10 {2}/m);
    expect(stdout).toContain('街コロ');
  });

  test.each(['machi-koro', 'king-of-tokyo', 'shinjuku', 'next-station-tokyo'])(
    'tells %s without gaps: what needs no words leaves neither a line nor a space',
    (game) => {
      const file = folder.path(`${game}.json`);
      yamanote(['play', game, '--seats', 'random,random', '--seed', 'gaps', '--save', file]);
      const log = yamanote(['replay', file]).stdout.split('\n\n')[0].split('\n');
      expect(log.length).toBeGreaterThan(20);
      expect(log.filter((line) => !/^(?: *\d+ {2}| {6})\S+(?: \S+)*$/.test(line))).toEqual([]);
    },
  );

  test('as JSON', () => {
    const { status, json } = yamanoteJson(['replay', folder.path('match.json'), '--at', '9']);
    expect(status).toBe(0);
    expect(json).toMatchObject({ game: 'machi-koro', at: 9, entries: match.log.length });
    expect(json.log.map(({ entry }: { entry: unknown }) => entry)).toEqual(match.log.slice(0, 9));
    expect(json.log[0].events[0]).toMatchObject({ type: 'first-drawn' });
    expect(json.position.players).toHaveLength(3);
    expect(yamanoteJson(['replay', folder.path('match.json')]).json.pending).toEqual({ is: 'over' });
  });

  test('a name in a file commands no terminal', () => {
    const file = tampered((copy) => {
      copy.seats[0].name = '\u001b[2JEve\nE\u202eve';
    });
    const { stdout } = yamanote(['replay', file]);
    for (const sign of ['\u001b', '\u202e']) expect(stdout).not.toContain(sign);
  });

  test('refuses a match that cannot have happened', () => {
    const file = tampered((copy) => {
      copy.log.find(isBuild).answer.card = 'radio-tower';
    });
    const { status, stdout, stderr } = yamanote(['replay', file]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^yamanote: \S+tampered\.json: log\[\d+\]\.answer: expected a legal answer to "build"/);
  });
});
