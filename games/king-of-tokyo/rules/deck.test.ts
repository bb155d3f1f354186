import { apply, pending } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { CARDS, cardIndex } from './cards.ts';
import { deckSize, isUsedUp } from './deck.ts';
import { kingOfTokyo } from './index.ts';
import { at } from './testing/at.ts';

rule(['KOT-9.6', 'KOT-9.9'], 'with neither deck nor discard pile the gap stays, and can be swept around', () => {
  const state = at({ step: 'buy', display: ['heal', 'jets', 'tanks'], players: [{ energy: 9 }, {}] });
  // All other cards are out of the box: no match comes to this, as discard cards always come back.
  state.deck = CARDS.map(() => 0);
  apply(kingOfTokyo, state, 0, { do: 'buy', card: 'jets' });
  expect(state.display).toEqual(['heal', null, 'tanks']);
  expect(pending(kingOfTokyo, state)).toMatchObject({ kind: 'buy' });
  apply(kingOfTokyo, state, 0, { do: 'sweep' });
  expect(pending(kingOfTokyo, state)).toMatchObject({
    kind: 'reveal',
    of: {
      pick: [
        ['heal', 1],
        ['tanks', 1],
      ],
    },
  });
  apply(kingOfTokyo, state, 'chance', 'tanks');
  apply(kingOfTokyo, state, 'chance', 'heal');
  expect(state.display).toEqual(['tanks', 'heal', null]);
});

test('a card carried out while the deck is empty is not in the new deck', () => {
  const state = at({ step: 'buy', display: ['heal', null, null], deck: {}, players: [{ energy: 3 }, {}] });
  apply(kingOfTokyo, state, 0, { do: 'buy', card: 'heal' });
  expect(state.deck[cardIndex('heal')]).toBe(0);
  expect(state.stack.some((frame) => frame.kind === 'purchased')).toBe(true);
  apply(kingOfTokyo, state, 'chance', 'jets');
  expect([state.deck[cardIndex('heal')], state.discard[cardIndex('heal')]]).toEqual([0, 1]);
});

test('a known top card is a card of the deck', () => {
  const state = at({ deck: {}, top: { card: 'jets', seen: [1] } });
  expect([deckSize(state), isUsedUp(state)]).toEqual([1, false]);
});
