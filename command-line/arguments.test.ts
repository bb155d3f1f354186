import { describe, expect, test } from 'vitest';
import { readArguments, readCount, readNames, readRange, readTime } from './arguments.ts';

const options = { seats: 'text', set: 'list', json: 'flag' } as const;
const read = (...args: string[]) => readArguments(args, ['GAME', '[FILE]'], options);

describe('arguments', () => {
  test('come in any order', () => {
    expect(read('--json', 'go', '--set', 'a=1', '--seats=3', 'x.json', '--set', 'b=2')).toEqual({
      words: ['go', 'x.json'],
      values: { seats: '3', set: ['a=1', 'b=2'], json: true },
    });
  });

  test('are absent, empty or false when not given', () => {
    expect(read('go').values).toEqual({ seats: undefined, set: [], json: false });
  });

  test('after -- are words', () => {
    expect(readArguments(['--', '--json'], ['GAME'], options).words).toEqual(['--json']);
  });

  test.each([
    [['go', '--seat', '3'], 'unknown option --seat, expected one of --seats, --set, --json; did you mean --seats?'],
    [['go', '-x'], 'unknown option -x, expected one of --seats, --set, --json'],
    [['go', '--seats'], '--seats: expected a value, found nothing'],
    [['go', '--seats', '--json'], '--seats: expected a value, found --json'],
    [['go', '--json=yes'], '--json: expected no value, found "yes"'],
    [[], 'expected GAME, found nothing; --help tells more'],
    [['go', 'a', 'b'], 'expected only GAME [FILE], found "b" as well'],
    [['go', '--constructor'], 'unknown option --constructor, expected one of --seats, --set, --json'],
  ])('%j is refused', (args, sentence) => {
    expect(() => read(...args)).toThrow(sentence);
  });

  test('a repeating word takes any number', () => {
    expect(readArguments(['a', 'b', 'c'], ['FILE…'], {}).words).toEqual(['a', 'b', 'c']);
    expect(() => readArguments([], ['FILE…'], {})).toThrow('expected FILE, found nothing');
  });
});

test('a count is a whole number in its range', () => {
  expect(readCount('--games', undefined, 7, 1, 10)).toBe(7);
  expect(readCount('--games', '10', 7, 1, 10)).toBe(10);
  for (const text of ['0', '11', '-1', '1.5', '1e1', '0x1', ' 1', '', 'ten']) {
    expect(() => readCount('--games', text, 7, 1, 10)).toThrow('--games: expected a whole number from 1 to 10, found');
  }
});

test('names have commas between them, and none is empty', () => {
  expect(readNames('--names', 'Aya, Ben')).toEqual(['Aya', 'Ben']);
  expect(() => readNames('--names', 'Aya,,Ben')).toThrow('--names: expected words with commas between');
});

describe('times', () => {
  test.each([
    ['200ms', 200],
    ['1s', 1000],
    ['0.5s', 500],
  ])('%s', (text, milliseconds) => {
    expect(readTime('--budget', text)).toBe(milliseconds);
  });

  test.each(['200', '0ms', '-1s', 's', '1 s', '1min', ''])('%j is none', (text) => {
    expect(() => readTime('--budget', text)).toThrow('--budget: expected a time such as 200ms or 1s');
  });
});

describe('ranges', () => {
  test.each([
    ['0,35', [0, 35]],
    ['-10.5, +5', [-10.5, 5]],
  ])('%s', (text, range) => {
    expect(readRange('--sprt', text)).toEqual(range);
  });

  test.each(['35', '35,0', '5,5', '0,1,2', '0,', 'a,b', '0x1,9', ''])('%j is none', (text) => {
    expect(() => readRange('--sprt', text)).toThrow('--sprt: expected two numbers');
  });
});
