import {
  actor,
  apply,
  chanceOf,
  chooseAtRandom,
  fastRng,
  isRefusal,
  legal,
  pending,
  playOut,
  type Rng,
  same,
  sample,
  start,
  startFrom,
} from '@yamanote/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kingOfTokyo } from '../index.ts';
import { at, DEFAULTS } from '../testing/at.ts';
import { richKingOfTokyo } from '../testing/rich.ts';
import type { KingOfTokyoOptions, KingOfTokyoState } from '../types.ts';

function parse(json: unknown, seats = 2, options: Partial<KingOfTokyoOptions> = {}) {
  return kingOfTokyo.parsePosition(json, seats, { ...DEFAULTS, ...options });
}

test('what a position does not name is as after set-up, without cards to buy', () => {
  const state = at({});
  expect(pending(kingOfTokyo, state)).toEqual({ is: 'ask', kind: 'roll', seats: [0] });
  expect(state.monsters.map(({ monster }) => monster)).toEqual(['kasabo', 'namazor']);
  expect([state.turn, state.dice, state.display, state.resume]).toEqual([1, [], [null, null, null], 0]);
  expect(at({}, { first: 1 }).active).toBe(1);
  expect(at({ turn: null })).toEqual(kingOfTokyo.setup(2, DEFAULTS));
  expect(at({ turn: null }, { monsters: 'seats', first: 1 })).toEqual(
    kingOfTokyo.setup(2, { ...DEFAULTS, monsters: 'seats', first: 1 }),
  );
});

test('before the first turn a position may have some of it done', () => {
  const chosen = [{ monster: 'darumo' }, { monster: 'kasabo' }];
  expect(at({ turn: null, players: chosen }).stack.map(({ kind }) => kind)).toEqual(['first', 'refill']);
  const shown = ['jets', 'heal', 'tanks'];
  expect(at({ turn: null, players: chosen, display: shown }).stack.map(({ kind }) => kind)).toEqual(['first']);
  const half = at({ turn: null, players: [{ monster: 'darumo' }, {}], display: shown });
  expect(half.stack).toEqual([{ kind: 'first' }, { kind: 'choose', seat: 1 }]);
});

test('cards lie there with what they have when they are bought', () => {
  const cards = ['smoke-cloud', 'even-bigger', { card: 'mimic', copies: { seat: 1, card: 'smoke-cloud' } }];
  const state = at({ players: [{ cards }, {}].reverse() });
  expect(state.monsters[1].cards.map(({ counters, hearts }) => [counters, hearts])).toEqual([
    [3, 0],
    [0, 2],
    [3, 0],
  ]);
  const position = kingOfTokyo.makePosition(state) as { players: { cards: unknown[] }[] };
  expect(position.players[1].cards).toEqual(cards);
});

test('of deck and discard pile one is written', () => {
  const deck = at({ deck: { jets: 1 } });
  expect([deck.deck.filter(Boolean), deck.discard.filter(Boolean).length]).toEqual([[1], 63]);
  const discard = at({ discard: { jets: 1, 'extra-head': 1 } });
  expect([discard.discard.filter(Boolean), discard.deck.filter(Boolean).length]).toEqual([[1, 1], 63]);
});

const STEPS = ['start', 'roll', 'reroll', 'change', 'resolve', 'buy', 'transform', 'end'];

test.each(STEPS)('the step %s is written and read back', (step) => {
  const state = at({ step, dice: [1, 2, 3], display: ['jets', 'heal', 'tanks'] });
  const position = kingOfTokyo.makePosition(state) as Record<string, unknown>;
  expect(position.step).toBe(step);
  expect(parse(position)).toEqual(state);
});

/** Plays a rich match, and shows every position of it. */
function playThrough(seats: number, deal: number, show: (state: KingOfTokyoState, rng: Rng) => void): void {
  const options = { ...DEFAULTS, short: deal % 2 === 0, deal };
  const rng = fastRng(`positions ${seats} ${deal}`);
  const state = start(richKingOfTokyo, seats, options) as KingOfTokyoState;
  for (let by = actor(kingOfTokyo as never, state); by !== null; by = actor(kingOfTokyo as never, state)) {
    show(state, rng);
    const choices = by === 'chance' ? [] : legal(kingOfTokyo, state, by);
    const answer =
      by === 'chance' ? sample(chanceOf(kingOfTokyo as never, state), rng) : choices[rng.below(choices.length)];
    apply(kingOfTokyo as never, state, by, answer);
  }
  show(state, rng);
}

test('every position of random matches is written and read back as it was', () => {
  const kinds = new Set<string>();
  for (const [seats, deal] of [
    [2, 1],
    [3, 2],
    [5, 21],
    [6, 14],
  ]) {
    playThrough(seats, deal, (state) => {
      kinds.add(state.stack.at(-1)?.kind ?? 'over');
      const position = JSON.parse(JSON.stringify(kingOfTokyo.makePosition(state)));
      const again = kingOfTokyo.parsePosition(position, seats, state.options);
      if (!same(again, state)) expect(again).toEqual(state);
    });
  }
  expect(kinds.size).toBeGreaterThan(18);
});

/** Exchanges one value somewhere in a position for another. */
function disturb(json: unknown, rng: Rng): unknown {
  if (typeof json !== 'object' || json === null || rng.below(6) === 0) {
    const others = [0, 1, 2, 5, -1, null, true, 'jets', 'mimic', 'heal', 'out', 'city', [], {}];
    return others[rng.below(others.length)];
  }
  const keys = Object.keys(json);
  if (keys.length === 0) return json;
  const key = keys[rng.below(keys.length)];
  const inner = disturb((json as Record<string, unknown>)[key], rng);
  if (Array.isArray(json)) return json.map((item, i) => (String(i) === key ? inner : item));
  return { ...json, [key]: inner };
}

test('a position that is not quite right is refused, or can be played', () => {
  let [accepted, refused] = [0, 0];
  for (const [seats, deal] of [
    [2, 11],
    [6, 14],
  ]) {
    playThrough(seats, deal, (state, rng) => {
      const position = disturb(JSON.parse(JSON.stringify(kingOfTokyo.makePosition(state))), rng);
      const other = startFrom(kingOfTokyo, position, seats, state.options);
      if (isRefusal(other)) {
        refused++;
        return;
      }
      accepted++;
      const play = fastRng('disturbed');
      playOut(kingOfTokyo, other as KingOfTokyoState, play, chooseAtRandom(play), 40);
    });
  }
  expect(accepted).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(50);
});

test('any JSON is a position that can be played, or refused', () => {
  const fields = ['turn', 'step', 'stack', 'dice', 'players', 'bay', 'display', 'deck', 'discard', 'top', 'extra'];
  const values = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...STEPS, 'over'),
    fc.constantFrom(null, 0, 1, [6], [4, 4], [{}, {}], ['jets', null, null], { jets: 1 }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), values), (position) => {
      const state = startFrom(kingOfTokyo, position, 2, DEFAULTS);
      if (isRefusal(state)) expect(state.expected).not.toBe('');
      else expect(pending(kingOfTokyo, state as KingOfTokyoState).is).not.toBe('over');
    }),
    { seed: 11, numRuns: 500 },
  );
});
