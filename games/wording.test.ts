import { expect, test } from 'vitest';
import { lineFor, lineTo, namesFor, type Person, textFor, textIfAny } from './wording.ts';

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

test('a line may speak to the reader', () => {
  const lines = {
    passed: ({ seat }: { seat: number }, who: (seat: number) => Person) =>
      who(seat).you ? 'You pass.' : `${who(seat).name} passes.`,
  };
  const passed = { type: 'passed', seat: 1 } as { type: string };
  expect(lineTo(lines, passed, namesFor(['Ada', 'Botan'], 1))).toBe('You pass.');
  expect(lineTo(lines, passed, namesFor(['Ada', 'Botan'], 0))).toBe('Botan passes.');
});
