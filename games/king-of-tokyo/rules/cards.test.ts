import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { CARD_IDS, CARDS, cardIndex, factsOf, isKeep, KEEP_IDS } from './cards.ts';

function copiesOf(kind: 'keep' | 'discard'): number {
  return CARDS.filter((card) => card.kind === kind).reduce((sum, { copies }) => sum + copies, 0);
}

rule('KOT-1.2', '66 cards, 64 different ones, two of them twice; 48 keep, 18 discard', () => {
  expect(new Set(CARD_IDS).size).toBe(64);
  expect(CARDS.filter(({ copies }) => copies > 1)).toEqual([
    { id: 'evacuation-orders', kind: 'discard', cost: 7, copies: 2 },
    { id: 'extra-head', kind: 'keep', cost: 7, copies: 2 },
  ]);
  expect([copiesOf('keep'), copiesOf('discard')]).toEqual([48, 18]);
});

test('a card is found by its name and by its number', () => {
  for (const [i, card] of CARDS.entries()) {
    expect(cardIndex(card.id)).toBe(i);
    expect(factsOf(card.id)).toBe(card);
    expect(isKeep(card.id)).toBe(card.kind === 'keep');
  }
  expect(KEEP_IDS).toEqual(CARDS.filter(({ kind }) => kind === 'keep').map(({ id }) => id));
});

test('cards are in the order of the alphabet, so that piles are read easily', () => {
  expect(CARD_IDS).toEqual([...CARD_IDS].sort());
});
