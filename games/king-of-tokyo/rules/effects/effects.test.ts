import { readdirSync, readFileSync } from 'node:fs';
import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { CARDS, type CardId, KEEP_IDS, type KeepId } from '../cards.ts';
import { newCard } from '../purchase.ts';
import { setup } from '../setup.ts';
import type { Monster } from '../types.ts';
import { NO_DISCARD_EFFECT, NO_EFFECT } from './effect.ts';
import { discardEffectOf, effectOf, find, has, nameOf, ownEffectOf, sum, workingCard } from './index.ts';

/** The hooks of a card that differ from those of a card without any. */
function hooksOf(effect: object, none: object): string[] {
  return Object.entries(effect)
    .filter(([hook, value]) => value !== none[hook as keyof typeof none])
    .map(([hook]) => hook);
}

function monsterWith(...cards: KeepId[]): Monster {
  const options = { edition: 'first', short: false, bay: true, monsters: 'seats', first: 0 } as const;
  const [monster] = setup(2, options).monsters;
  return { ...monster, cards: cards.map(newCard) };
}

test.each(KEEP_IDS)('%s does something', (card) => {
  expect(hooksOf(ownEffectOf(card), NO_EFFECT)).not.toEqual([]);
});

test.each(CARDS.filter(({ kind }) => kind === 'discard').map(({ id }): CardId => id))('%s does something', (card) => {
  expect(hooksOf(discardEffectOf(card), NO_DISCARD_EFFECT)).not.toEqual([]);
});

test('a copy works as the card it copies, and is still the card it is', () => {
  const kept = { ...newCard('mimic'), copies: { seat: 1, card: 'jets' as const } };
  expect(workingCard(kept)).toBe('jets');
  expect(effectOf(kept)).toBe(ownEffectOf('jets'));
  expect(effectOf(newCard('mimic'))).toBe(ownEffectOf('mimic'));
});

rule('KOT-13.1', 'numbers of several cards add up', () => {
  expect(sum(monsterWith(), 'dice')).toBe(0);
  expect(sum(monsterWith('extra-head', 'jets', 'extra-head'), 'dice')).toBe(2);
  expect(sum(monsterWith('urbavore', 'burrowing'), 'tokyoBonus')).toBe(1);
});

test('a hook is found with the first card that has it, from a place on', () => {
  const monster = monsterWith('jets', 'extra-head', 'wings', 'extra-head');
  expect(find(monster, 'dice')).toBe(1);
  expect(find(monster, 'dice', 2)).toBe(3);
  expect(find(monster, 'hides')).toBe(-1);
  expect([has(monster, 'escapes'), has(monster, 'hides')]).toEqual([true, false]);
  expect(nameOf(monster, 'cancelEnergy')).toBe('wings');
});

test('no card has its name in the flow', () => {
  const folder = new URL('../', import.meta.url);
  // Orders are named after the cards they are about; `heal` is also a verb, and `camouflage` the moment of hiding.
  const words: readonly CardId[] = ['heal', 'camouflage'];
  const files = readdirSync(folder).filter((file) => /^(?!cards|orders)[^.]+\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(25);
  const named = files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return CARDS.filter(({ id }) => !words.includes(id) && text.includes(`'${id}'`)).map(
      ({ id }) => `${id} in ${file}`,
    );
  });
  expect(named).toEqual([]);
});
