/** Hosts that cheat, held against what the players noted before the start. */
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { lanterns } from '../toys/index.ts';
import { type Deal, type DealNote, headerOf, makeNote, parseNote, sealOf, verify } from './index.ts';
import { played, SEED } from './testing.ts';

const OTHER_SEED = '00'.repeat(32);
const [AIKO, BEN, OTHER] = ['0a', '0b', '0c'].map((byte) => byte.repeat(16));

/** A whole match of Aiko, Ben and a bot. */
function dealt(changes: Partial<Deal> = {}, bits: (string | null)[] = [AIKO, BEN, null], play = {}) {
  const seats = ['Aiko', 'Ben', 'easy'].map((name, i) => ({
    name,
    salt: `a${i}`.repeat(16),
    player: i < 2 ? 'person' : 'easy',
    bits: bits[i],
  }));
  const options = { edition: 'river', festival: 'winter', rounds: 4, looking: true, first: 'random' };
  return played(headerOf({ game: 'lanterns', version: 1, options, position: null, seed: SEED, seats, ...changes }), {
    seed: changes.seed,
    ...play,
  });
}

/** What an honest host shows to Aiko and to Ben. */
const shown = { commitment: sealOf(SEED), seals: [sealOf(AIKO), sealOf(BEN), null] };
const aiko: DealNote = { ...shown, bits: AIKO };
const ben: DealNote = { ...shown, bits: BEN };

function verdictOf(match: ReturnType<typeof dealt>, ...notes: DealNote[]) {
  return verify(lanterns, match, { notes });
}

describe('a match that goes as it was sealed', () => {
  test('could be chosen by nobody, says who noted all of it', () => {
    const { ok, holds, notes } = verdictOf(dealt(), aiko, ben);
    expect(ok).toBe(true);
    expect(holds).toContain('what was shown before the start is in it: 6 seals that were noted');
    expect(holds).toContain('the bits that were noted took part in the dice');
    expect(holds).toContain(
      'nobody could choose the dice, unless the host and everybody who added bits did so together',
    );
    expect(notes).toEqual(['no hall has signed it', 'a host that plays could know the dice in advance']);
  });

  test('proves less to who noted less, and says what remains open', () => {
    const proved = (noted: object) => verify(lanterns, dealt(), noted);
    const choice = expect.stringMatching(/^nobody could choose the dice/);
    expect(proved({}).notes).toContainEqual(expect.stringMatching(/^nothing that was noted before the start/));
    for (const noted of [{}, { bits: [AIKO] }, { notes: [{ ...aiko, bits: null }] }, { seals: [shown.commitment] }])
      expect(proved(noted).holds).not.toContainEqual(choice);
    expect(proved({ seals: [shown.commitment] }).notes).toContain(
      'no seal was noted of seats[0], seats[1]: whether it was shown before remains open',
    );
    const loose = [shown.commitment, sealOf(AIKO), sealOf(BEN)];
    expect(proved({ seals: loose, bits: [BEN] }).holds).toContainEqual(choice);
  });

  test('after deals that came to nothing is told by their notes as well', () => {
    const voids = [{ commitment: sealOf(OTHER_SEED), silent: [1] }];
    const early = { commitment: sealOf(OTHER_SEED), seals: [sealOf(OTHER), sealOf(BEN), null], bits: OTHER };
    const { ok, notes } = verdictOf(dealt({ voids }), early, aiko);
    expect(ok).toBe(true);
    expect(notes).toContain('voids[0]: a deal before this one came to nothing, seats 1 did not open their bits');
    expect(notes).toContain('1 of the notes are of a deal that came to nothing, and prove nothing of this one');
  });
});

describe('a host is found out that', () => {
  test('chooses its seed after all bits are in', () => {
    expect(verdictOf(dealt({ seed: OTHER_SEED }), aiko)).toMatchObject({
      fault: 'late-seed',
      differs: expect.stringMatching(/^commitment: .*; the host used another seed than the one it had sealed$/),
    });
  });
  test('shows two players two seals', () => {
    const other = { ...ben, commitment: sealOf(OTHER_SEED) };
    expect(verdictOf(dealt(), aiko, other)).toMatchObject({
      fault: 'two-seals',
      differs: expect.stringMatching(
        /^commitment: .* which somebody else noted; the host showed two seals, and does not say that one came to nothing$/,
      ),
    });
    const swapped = { ...ben, seals: [sealOf(OTHER), sealOf(BEN), null] };
    expect(verdictOf(dealt(), aiko, swapped)).toMatchObject({
      fault: 'two-seals',
      differs: expect.stringMatching(/^seats\[0\]\.seal: .* which somebody else noted; the host showed two$/),
    });
    expect(verdictOf(dealt(), swapped)).toMatchObject({
      fault: 'other-seals',
      differs: expect.stringMatching(/^seats\[0\]\.seal: .* the host had shown another one$/),
    });
  });
  test("drops a player's bits", () => {
    for (const bits of [null, OTHER])
      expect(verdictOf(dealt({}, [AIKO, bits, null]), ben)).toMatchObject({
        fault: 'dropped-bits',
        differs: `seats: expected one with the bits that were noted, ${BEN}, found none; the host has left them out`,
      });
  });
  test('adds bits where it had shown no seal', () => {
    expect(verdictOf(dealt({}, [AIKO, BEN, OTHER]), aiko)).toMatchObject({
      fault: 'other-seals',
      differs: expect.stringMatching(/^seats\[2\]\.seal: expected none, which was noted before the start, found /),
    });
  });
  test('gives the bits of one to another', () => {
    expect(verdictOf(dealt({}, [BEN, AIKO, null]), aiko)).toMatchObject({ fault: 'other-seals' });
  });
  test('says nothing of a deal that came to nothing', () => {
    const early = { commitment: sealOf(OTHER_SEED), seals: null, bits: null };
    expect(verdictOf(dealt(), early, aiko)).toMatchObject({ fault: 'two-seals' });
  });
  test('had shown a seal that somebody noted without saying whose', () => {
    expect(verify(lanterns, dealt(), { seals: [sealOf(OTHER)] })).toMatchObject({
      fault: 'other-seals',
      differs: expect.stringMatching(/^commitment: expected the seal that was noted/),
    });
  });
});

describe('a host that undoes until a die suits', () => {
  const outcomes = (match: ReturnType<typeof dealt>) =>
    match.log.flatMap((entry) => (entry.seat === 'chance' ? [entry.answer] : []));

  test('gets the same dice each time', () => {
    expect(outcomes(dealt({}, undefined, { takenBack: 50 }))).toEqual(outcomes(dealt({}, undefined, { takenBack: 0 })));
  });
  test('and therefore numbers them by entries is found out', () => {
    const crooked = (takenBack: number) =>
      dealt({}, undefined, { takenBack, block: (_: object, { next }: { next: number }) => next });
    expect(outcomes(crooked(50))).not.toEqual(outcomes(crooked(0)));
    expect(verdictOf(crooked(3), aiko)).toMatchObject({
      fault: 'numbering',
      differs: expect.stringMatching(/numbered by all entries, so that every answer and undo moved them$/),
    });
  });
  test('is found out though the first throws that were moved came out the same', () => {
    const bits = '31'.repeat(16);
    const options = { edition: 'river', festival: 'winter', rounds: 2, looking: true, first: 'random' };
    const crooked = dealt({ options }, [bits, BEN, null], { block: (_: object, { next }: { next: number }) => next });
    expect(verdictOf(crooked, { ...shown, seals: [sealOf(bits), sealOf(BEN), null], bits })).toMatchObject({
      fault: 'numbering',
    });
  });
  test('or throws in secret and leaves out what does not suit, is found out', () => {
    const block = (_: object, { chances }: { chances: number }) => chances + (chances > 3 ? 2 : 0);
    expect(verdictOf(dealt({}, undefined, { block }), aiko)).toMatchObject({
      fault: 'numbering',
      differs: expect.stringMatching(/numbered as if 2 more had been thrown, which are not in it$/),
    });
  });
});

describe('a note as text', () => {
  test.each<[string, DealNote]>([
    ['all of it', aiko],
    ['without bits', { ...shown, bits: null }],
    ['only the seal of the seed', { ...shown, seals: null, bits: null }],
  ])('%s', (_, note) => {
    expect(parseNote(` ${makeNote(note)}\n`)).toEqual(note);
  });
  test.each(['', 'abc', `${sealOf(SEED)}:`, `${makeNote(aiko)}:00`, makeNote(aiko).slice(0, -1)])(
    '"%s" is none',
    (text) => {
      expect(isRefusal(parseNote(text))).toBe(true);
    },
  );
});
