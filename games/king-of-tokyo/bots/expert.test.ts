import { type KingOfTokyoState, kingOfTokyo, type Place } from '@yamanote/games/king-of-tokyo/rules';
import { begin } from '@yamanote/games/testing/matches';
import { fastRng, legal, type Seat, viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { expert } from './expert.ts';
import { search } from './search.ts';

type Look = { hearts?: number; stars?: number; energy?: number; place?: Place };

function at(looks: readonly Look[], change: Partial<KingOfTokyoState> = {}): KingOfTokyoState {
  const state = begin(kingOfTokyo, looks.length, { monsters: 'seats', first: 0 });
  for (const [seat, look] of looks.entries()) Object.assign(state.monsters[seat], look);
  state.display = ['corner-store', 'skyscraper', 'wings'];
  return Object.assign(state, { active: 0, turn: 1, resume: 0, ...change });
}

const TURN = [{ kind: 'check' }, { kind: 'end-turn' }, { kind: 'shopping' }, { kind: 'resolve' }] as const;

const rolled = (dice: number[], rerolls: number) => ({
  dice: dice as never,
  rolls: 3 - rerolls,
  rerolls,
  stack: [...TURN, { kind: 'reroll', probed: false }] as KingOfTokyoState['stack'],
});

function considered(state: KingOfTokyoState, seat: Seat = 0, by = expert) {
  return by(viewOf(kingOfTokyo, state, seat), seat, fastRng('expert'), { playouts: 40 });
}

test('all answers are weighed, the best first', () => {
  const state = at([{}, { place: 'city' }], rolled([1, 1, 2, 5, 5, 6], 2));
  const values = considered(state).map(({ value }) => value);
  expect(values).toHaveLength(legal(kingOfTokyo, state, 0).length);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(values.every((value) => value > 0 && value < 1)).toBe(true);
});

test.each([expert, search])('what wins at once is done', (by) => {
  // Six claws for a monster with six hearts; three stars for one with 17; four stars to be bought with 16.
  const kill = at([{}, { place: 'city', hearts: 6, stars: 19 }], rolled([5, 5, 5, 5, 5, 5], 2));
  const stars = at([{ stars: 17 }, { place: 'city' }], rolled([3, 3, 3, 1, 1, 2], 1));
  const shop = at([{ stars: 16, energy: 6 }, {}], { rolls: 3, stack: [...TURN.slice(0, 3), { kind: 'buy' }] });
  expect(considered(kill, 0, by)[0].answer).toEqual({ do: 'stop' });
  const [best] = considered(stars, 0, by);
  expect(best.value).toBeCloseTo(1, 9);
  if (best.answer.do === 'reroll') expect(best.answer.dice).not.toContain(3);
  expect(considered(shop, 0, by)[0].answer).toEqual({ do: 'buy', card: 'skyscraper' });
});

test('claws are kept for a monster that they may kill', () => {
  const [best] = considered(at([{}, { place: 'city', hearts: 3, stars: 18 }], rolled([1, 1, 4, 5, 5, 6], 1)));
  expect(best.answer).toEqual({ do: 'reroll', dice: [1, 1, 4, 6], by: null });
});

test('a monster that is nearly dead leaves Tokyo, and one that is about to win there stays', () => {
  const struck = (look: Look) =>
    at([{}, { place: 'city', ...look }, {}, {}], {
      rolls: 3,
      dice: [1, 1, 2, 4, 4, 5],
      stack: [
        ...TURN.slice(0, 3),
        { kind: 'move-in', attacker: 0 },
        { kind: 'yielding', attacker: 0, wounds: [], yielded: [] },
        { kind: 'yield', seat: 1, lost: 1, attacker: 0 },
      ],
    });
  expect(considered(struck({ hearts: 2, stars: 3 }), 1)[0].answer).toEqual({ do: 'leave' });
  expect(considered(struck({ hearts: 9, stars: 18 }), 1)[0].answer).toEqual({ do: 'stay' });
});
