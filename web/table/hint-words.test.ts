import { signal } from '@preact/signals';
import { namesFor } from '@yamanote/games/wording';
import { expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { heardHint, marginOf, worthOf } from './hint-words.ts';

function spokenTo(...names: string[]) {
  return {
    speech: signal({ action: (action: string) => `To ${action}` }),
    names: signal(namesFor(names, 0)),
    table: { progress: signal({ sight: { view: {} } }) },
  } as unknown as Parameters<typeof heardHint>[0];
}

const GO = { answer: 'go', value: 0.584, error: 0.0149 };
const STAY = { answer: 'stay', value: 0.5, error: null };

it('is a chance among several, and points alone', () => {
  const alone = { answer: 'draw', value: 131.4, error: 1.2 };
  expect(worthOf(GO, spokenTo('Mika', 'Jo'), en)).toBe('58\u00a0% to win');
  expect(marginOf(GO, spokenTo('Mika', 'Jo'))).toBe('±3');
  expect(worthOf(alone, spokenTo('Mika'), en)).toBe('about 131 points');
  expect(marginOf(alone, spokenTo('Mika'))).toBe('±3');
  expect([STAY, { ...STAY, error: 0 }].map((one) => marginOf(one, spokenTo('Mika', 'Jo')))).toEqual([null, null]);
});

it('is heard in sentences: what to answer, and what comes next to it', () => {
  const mika = spokenTo('Mika', 'Jo');
  expect(heardHint(mika, [GO, STAY, GO], en)).toBe(
    'Hint: To go, 58\u00a0% to win. Next best: To stay, 50\u00a0% to win.',
  );
  expect(heardHint(mika, [GO], en)).toBe('Hint: To go, 58\u00a0% to win.');
});
