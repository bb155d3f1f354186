/** What a page says about the dice of a match; how it catches a hall that cheats is in `cheating.server.test.ts`. */
import {
  type Deal,
  fastRng,
  fingerprintOf,
  headerOf,
  isRefusal,
  legal,
  type Match,
  pending,
  sealOf,
  type WholeGame,
} from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { commit, type Input, matchOf, openMatch, questionOf, receive } from '@yamanote/running-match';
import { describe, expect, test } from 'vitest';
import { findingOf, type Seen } from './finding.ts';

const game = lanterns as unknown as WholeGame;
const [SEED, OTHER_SEED] = ['ab'.repeat(32), 'cd'.repeat(32)];
const [MINE, YOURS] = ['01'.repeat(16), '02'.repeat(16)];

function deal(changes: Partial<Deal> = {}, bits: readonly (string | null)[] = [MINE, YOURS]): Deal {
  const seats = bits.map((own, i) => ({ name: `Seat ${i}`, salt: `${i}f`.repeat(16), player: 'person', bits: own }));
  return { game: game.id, version: game.version, options: { first: 0 }, position: null, seed: SEED, seats, ...changes };
}

/** A whole match, with answers that are the same each time. */
function played(dealt: Deal, hints: readonly number[] = []): Match {
  const table = openMatch(game, headerOf(dealt), dealt.seed);
  if (isRefusal(table)) throw new Error(JSON.stringify(table));
  const rng = fastRng('players');
  const wanted = [...hints];
  const take = (input: Input) => {
    const draft = receive(table, input);
    if (isRefusal(draft)) throw new Error(JSON.stringify(draft));
    commit(table, draft);
  };
  take({ is: 'begin', at: 0 });
  for (;;) {
    const waiting = pending(game, table.course.state);
    if (waiting.is === 'over') return matchOf(table);
    if (waiting.is === 'chance') throw new Error('chance is never waited for');
    const [seat] = waiting.seats;
    const list = legal(game, table.course.state, seat);
    const answers = [list[rng.below(list.length)]];
    const question = questionOf(table, seat);
    if (wanted[seat]-- > 0) take({ is: 'hint', at: 0, seat, question, by: { is: 'person' } });
    take({ is: 'answers', at: 0, seat, question, answers, by: { is: 'person' }, clock: null });
  }
}

/** What an honest hall shows to the first seat's page. */
const NOTE = { commitment: sealOf(SEED), seals: [sealOf(MINE), sealOf(YOURS)], bits: MINE };
const SEEN: Seen = {
  commitment: sealOf(SEED),
  notes: [NOTE],
  seat: 0,
  isSigned: undefined,
  fingerprint: null,
  isLocal: false,
};

describe('of a match that is in order', () => {
  const match = played(deal());
  const compared = (seen: Partial<Seen>, one = match) => {
    const finding = findingOf(game, one, { ...SEEN, ...seen });
    return finding.ok ? finding.compared : finding.fault;
  };

  test('the code is the same for all who were shown the same, and for nobody else', () => {
    const mine = compared({});
    expect(mine).toEqual({ code: expect.stringMatching(/^[0-9a-f]{4}(\s·\s[0-9a-f]{4}){2}$/) });
    expect(compared({ notes: [{ ...NOTE, bits: YOURS }], seat: 1 })).toEqual(mine);
    const withBot = { ...NOTE, seals: [...NOTE.seals, null] };
    expect(compared({ notes: [withBot] }, played(deal({}, [MINE, YOURS, null])))).not.toEqual(mine);
  });

  test('it is said what this device cannot tell', () => {
    expect(compared({ notes: [] })).toBe('elsewhere');
    expect(compared({ notes: [{ ...NOTE, seals: null, bits: null }] })).toBe('without');
    expect(compared({ notes: [{ ...NOTE, bits: null }] })).toBe('replaced');
    const without = { ...NOTE, seals: [null, sealOf(YOURS)], bits: null };
    expect(compared({ notes: [without] }, played(deal({}, [null, YOURS])))).toBe('without');
    expect(compared({ notes: [], isLocal: true })).toBe('alone');
  });

  test('where no device at all added random numbers, others cannot tell more', () => {
    const unaided = played(deal({}, [null, null]));
    for (const notes of [[], [{ ...NOTE, seals: [null, null], bits: null }], [{ ...NOTE, seals: null, bits: null }]])
      expect(compared({ notes }, unaided)).toBe('nobody');
  });

  test('deals that came to nothing are counted, and are no fault of this one', () => {
    const early = { commitment: sealOf(OTHER_SEED), seals: [sealOf(YOURS), sealOf(MINE)], bits: YOURS };
    const again = played(deal({ voids: [{ commitment: early.commitment, silent: [1] }] }));
    expect(findingOf(game, again, { ...SEEN, notes: [early, NOTE] })).toMatchObject({ ok: true, voids: 1 });
    expect(compared({ notes: [early] }, again)).toBe('without');
  });

  test('who had hints is counted, since it is in the log', () => {
    expect(findingOf(game, match, SEEN)).toMatchObject({ ok: true, hints: [0, 0] });
    expect(findingOf(game, played(deal(), [2, 0]), SEEN)).toMatchObject({ ok: true, hints: [2, 0] });
  });

  test('the key it is signed with is the one that the hall names', () => {
    const key = 'e5'.repeat(32);
    const signed = { ...match, signed: { key, signature: '5e'.repeat(64) } } as Match;
    const seen = { ...SEEN, isSigned: true, fingerprint: fingerprintOf(key) };
    expect(findingOf(game, signed, seen)).toMatchObject({ ok: true, signed: fingerprintOf(key) });
    expect(findingOf(game, signed, { ...seen, isSigned: undefined })).toMatchObject({ ok: true, signed: null });
    for (const wrong of [{ fingerprint: '0123' }, { isSigned: false }])
      expect(findingOf(game, signed, { ...seen, ...wrong })).toEqual({ ok: false, fault: 'signature' });
  });
});

describe('of a match that is not', () => {
  test('the seed of which is another one than the table had', () => {
    const match = played(deal({ seed: OTHER_SEED }));
    expect(findingOf(game, match, { ...SEEN, notes: [] })).toEqual({ ok: false, fault: 'late-seed' });
  });
  test('the outcome of which is another one than the dice had', () => {
    const match = structuredClone(played(deal()));
    const at = match.log.findIndex(({ seat }) => seat === 'chance');
    match.log.splice(at, 1, { ...match.log[at], answer: [0] } as never);
    expect(findingOf(game, match, SEEN)).toEqual({ ok: false, fault: 'changed' });
  });
  test('the rules of which break down', () => {
    const broken = { ...game, setup: () => Object.freeze({}) } as unknown as WholeGame;
    expect(findingOf(broken, played(deal()), SEEN)).toEqual({ ok: false, fault: 'rules' });
  });
});
