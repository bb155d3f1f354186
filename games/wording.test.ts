import { expect, test } from 'vitest';
import type { Speech } from './room.ts';
import { lineFor, lineTo, namesFor, type Person, speechAt, textFor, textIfAny } from './wording.ts';

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

test('what happens at a table is told with its options', () => {
  const told = (_event: unknown, _names: unknown, options?: { edition?: string }) => options?.edition ?? 'any';
  const speech = { event: told, turn: (_e: unknown, _s: unknown, _n: unknown, options?: object) => options } as never;
  const at = speechAt(speech as Speech, { edition: 'r12' });
  expect([at.event({}, []), at.turn([], 0, [])]).toEqual(['r12', { edition: 'r12' }]);
});
