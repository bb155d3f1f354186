/** A hall that cheats is caught by the page that was there. */
import {
  type Deal,
  fastRng,
  type Game,
  headerOf,
  isRefusal,
  legal,
  type Match,
  pending,
  sealOf,
} from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { commit, type Input, matchOf, openMatch, questionOf, receive } from '@yamanote/running-match';
import { describe, expect, test } from 'vitest';
import { findingOf } from './finding.ts';

const game = lanterns as unknown as Game;
const [SEED, OTHER_SEED] = ['ab'.repeat(32), 'cd'.repeat(32)];
const [MINE, YOURS] = ['01'.repeat(16), '02'.repeat(16)];

function deal(changes: Partial<Deal> = {}, bits: readonly (string | null)[] = [MINE, YOURS]): Deal {
  const seats = bits.map((own, i) => ({ name: `Seat ${i}`, salt: `${i}f`.repeat(16), player: 'person', bits: own }));
  return { game: game.id, version: game.version, options: { first: 0 }, position: null, seed: SEED, seats, ...changes };
}

/** A whole match, with answers that are the same each time. */
function played(dealt: Deal): Match {
  const table = openMatch(game, headerOf(dealt), dealt.seed);
  if (isRefusal(table)) throw new Error(JSON.stringify(table));
  const rng = fastRng('players');
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
    take({ is: 'answers', at: 0, seat, question, answers, by: { is: 'person' }, clock: null });
  }
}

/** What an honest hall shows to the first seat's page. */
const SHOWN = {
  commitment: sealOf(SEED),
  noted: { seals: [sealOf(SEED), sealOf(MINE), sealOf(YOURS)], bits: MINE },
  isLocal: false,
};

describe('a hall that deals fairly', () => {
  const match = played(deal());
  test('is found to, with a code that is the same for all who were shown the same', () => {
    const mine = findingOf(game, match, SHOWN);
    expect(mine).toMatchObject({
      ok: true,
      compared: { code: expect.stringMatching(/^[0-9a-f]{4}( · [0-9a-f]{4}){2}$/) },
    });
    expect(findingOf(game, match, { ...SHOWN, noted: { ...SHOWN.noted, bits: YOURS } })).toEqual(mine);
  });
  test('is not compared with what another device was shown', () => {
    expect(findingOf(game, match, { ...SHOWN, noted: null })).toMatchObject({ ok: true, compared: 'elsewhere' });
    expect(findingOf(game, match, { ...SHOWN, noted: null, isLocal: true })).toMatchObject({ compared: 'alone' });
  });
});

describe('a hall that cheats', () => {
  test('by choosing its seed after all bits were in', () => {
    const match = played(deal({ seed: OTHER_SEED }));
    const asIfNothingWas = { ...SHOWN, commitment: match.commitment };
    expect(findingOf(game, match, asIfNothingWas)).toEqual({ ok: false, why: 'shown' });
  });
  test('by showing two pages two seals', () => {
    const noted = { ...SHOWN.noted, seals: [sealOf(SEED), sealOf(MINE), sealOf('03'.repeat(16))] };
    expect(findingOf(game, played(deal()), { ...SHOWN, noted })).toEqual({ ok: false, why: 'shown' });
  });
  test('by leaving out what this page added', () => {
    expect(findingOf(game, played(deal({}, [null, YOURS])), SHOWN)).toEqual({ ok: false, why: 'shown' });
  });
  test('by telling another outcome than the dice had', () => {
    const match = structuredClone(played(deal()));
    const at = match.log.findIndex(({ seat }) => seat === 'chance');
    match.log.splice(at, 1, { ...match.log[at], answer: [0] } as never);
    expect(findingOf(game, match, SHOWN)).toEqual({ ok: false, why: 'file' });
  });
});
