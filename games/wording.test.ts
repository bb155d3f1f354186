import { expect, test } from 'vitest';
import { lineFor, textFor, textIfAny } from './wording.ts';

test('a text is found by its name, and what every game inherits is none', () => {
  const texts = { draw: 'Draw a line.' };
  expect(textFor(texts, 'draw', 'question')).toBe('Draw a line.');
  expect(() => textFor(texts, 'toString', 'question')).toThrow('there are no words for the question "toString"');
  expect([textIfAny(texts, 'draw'), textIfAny(texts, 'toString')]).toEqual(['Draw a line.', null]);
});

test('the line of an event is that of its type, with names for seats', () => {
  const lines = { passed: ({ seat }: { seat: number }, name: (seat: number) => string) => `${name(seat)} passes.` };
  expect(lineFor(lines, { type: 'passed', seat: 1 } as { type: string }, ['Ada', 'Botan'])).toBe('Botan passes.');
});
