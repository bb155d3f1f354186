import { actor, apply, chanceOf, fastRng, imagineFrom, legal, sample, viewOf } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { CARDS, cardIndex } from './cards.ts';
import { kingOfTokyo } from './index.ts';
import { at } from './testing/at.ts';

const LOOKED = {
  step: 'buy',
  display: ['heal', 'tanks', 'frenzy'],
  top: { card: 'jets', seen: [0] },
  players: [{ energy: 9, cards: ['made-in-a-lab'] }, { energy: 9, cards: ['opportunist'] }, {}],
};

rule(['KOT-9.7', 'KOT-14.67'], 'only who has looked knows the top card; everybody knows that somebody has', () => {
  const state = at(LOOKED);
  expect(kingOfTokyo.view(state, 0).top).toEqual({ card: 'jets', seen: [0] });
  for (const viewer of [1, 2, 'public'] as const) {
    expect(kingOfTokyo.view(state, viewer).top).toEqual({ card: null, seen: [0] });
  }
  expect(kingOfTokyo.view(at({}), 0).top).toBeNull();
});

rule(['KOT-9.7', 'KOT-9.10'], 'piles are counted openly, and no view has the deck', () => {
  const view = kingOfTokyo.view(at({ ...LOOKED, discard: { wings: 1, 'extra-head': 2 } }), 1);
  expect(view).not.toHaveProperty('deck');
  // 66 cards without the display, the pile, and two in front of monsters.
  expect(view.deckSize).toBe(66 - 3 - 3 - 2);
  expect(view.discard[cardIndex('extra-head')]).toBe(2);
});

test('a look is shown to the looker alone', () => {
  const looked = { type: 'looked', seat: 0, card: 'jets' } as const;
  expect(kingOfTokyo.eventView(looked, 0)).toEqual(looked);
  for (const viewer of [1, 'public'] as const) {
    expect(kingOfTokyo.eventView(looked, viewer)).toEqual({ type: 'looked', seat: 0, card: null });
  }
  const rolled = { type: 'stayed', seat: 0 } as const;
  expect(kingOfTokyo.eventView(rolled, 1)).toBe(rolled);
});

test('and so is its entry; all others are open', () => {
  const state = at({ ...LOOKED, top: null });
  apply(kingOfTokyo, state, 0, { do: 'look' });
  const seen = ([0, 1, 'public'] as const).map((viewer) => kingOfTokyo.entryView(state, 'chance', 'jets', viewer));
  expect(seen).toEqual(['jets', null, null]);
  const open = at({ step: 'buy', players: [{ energy: 3 }, {}], display: ['heal', null, null] });
  apply(kingOfTokyo, open, 0, { do: 'buy', card: 'heal' });
  expect(kingOfTokyo.entryView(open, 'chance', 'jets', 1)).toBe('jets');
  expect(kingOfTokyo.entryView(open, 0, { do: 'pass' }, 1)).toEqual({ do: 'pass' });
});

test('an imagined world has any hidden card on top, and every card somewhere', () => {
  const state = at(LOOKED);
  const view = viewOf(kingOfTokyo, state, 1);
  const rng = fastRng('imagine');
  const tops = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const world = imagineFrom(kingOfTokyo, view, rng);
    tops.add(world.top!.card);
    expect(kingOfTokyo.census(world)).toEqual(Object.fromEntries(CARDS.map(({ id, copies }) => [id, copies])));
    expect(viewOf(kingOfTokyo, world, 1)).toEqual(view);
  }
  expect(tops.size).toBeGreaterThan(50);
  for (const seen of ['heal', 'made-in-a-lab', 'opportunist']) expect(tops).not.toContain(seen);
  expect(imagineFrom(kingOfTokyo, viewOf(kingOfTokyo, state, 0), rng)).toEqual(state);
});

test('a card that is being carried out is in nobody’s deck', () => {
  const state = at({ step: 'buy', players: [{ energy: 3 }, {}], display: ['heal', null, null] });
  apply(kingOfTokyo, state, 0, { do: 'buy', card: 'heal' });
  expect(kingOfTokyo.census(state).heal).toBe(1);
  expect(imagineFrom(kingOfTokyo, viewOf(kingOfTokyo, state, 1), fastRng('x'))).toEqual(state);
});

test('the secret is the top card, out of all cards that could be it', () => {
  const state = at(LOOKED);
  expect(kingOfTokyo.secrets(state, 0)).toEqual([]);
  expect(kingOfTokyo.secrets(at({}), 0)).toEqual([]);
  const [{ pool, slots }] = kingOfTokyo.secrets(state, 1);
  expect(slots).toEqual(['jets']);
  expect([pool.jets, pool['extra-head'], pool.heal, Object.keys(pool).length]).toEqual([1, 2, undefined, 59]);
});

test('what would show a secret is not undone', () => {
  const { rules } = kingOfTokyo;
  const buy = { kind: 'buy' } as const;
  const reveals = (position: object, verb: 'look' | 'buy' | 'sweep' | 'pass') => {
    const action = verb === 'buy' ? ({ do: 'buy', card: 'heal' } as const) : { do: verb };
    return rules.buy.is === 'ask' && rules.buy.reveals?.(at({ ...LOOKED, ...position }), buy, action as never);
  };
  expect([reveals({}, 'look'), reveals({}, 'buy'), reveals({}, 'sweep')]).toEqual([true, false, false]);
  const others = { top: { card: 'jets', seen: [1] } };
  expect((['look', 'buy', 'sweep', 'pass'] as const).map((verb) => reveals(others, verb))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect((['look', 'buy'] as const).map((verb) => reveals({ top: null }, verb))).toEqual([true, false]);
});

test('two who have looked know the same card, and are named in the order of their seats', () => {
  const state = at({ ...LOOKED, top: { card: 'jets', seen: [2] } });
  apply(kingOfTokyo, state, 0, { do: 'look' });
  expect(state.top).toEqual({ card: 'jets', seen: [0, 2] });
  expect(legal(kingOfTokyo, state, 0)).toContainEqual({ do: 'buy-top' });
  expect(actor(kingOfTokyo, state)).toBe(0);
});

test('a snatched card may show what lay on top', () => {
  const state = at({ ...LOOKED, top: { card: 'jets', seen: [2] } });
  apply(kingOfTokyo, state, 0, { do: 'buy', card: 'heal' });
  expect(state.display[0]).toBe('jets');
  expect(() => chanceOf(kingOfTokyo, state)).toThrow();
  expect(sample({ dice: 1 }, fastRng('x'))).toHaveLength(1);
});
