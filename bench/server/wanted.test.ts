import { expect, test } from 'vitest';
import { Unusable } from '../command.ts';
import { readWanted } from './wanted.ts';

const KNOWN = { letters: ['a', 'b', 'c'], halls: ['one', 'many'] };

test('without anything, all is measured three times, as long as it needs', () => {
  expect(readWanted([], KNOWN)).toEqual({ ...KNOWN, runs: 3, seconds: null, profile: false });
});

test('what is given is done, in the order of the house', () => {
  const given = ['--only', 'c,a', '--halls=many', '--runs', '1', '--seconds=5', '--profile'];
  expect(readWanted(given, KNOWN)).toEqual({
    letters: ['a', 'c'],
    halls: ['many'],
    runs: 1,
    seconds: 5,
    profile: true,
  });
});

test.each([
  [['--only', 'a,z'], '--only: expected some of a,b,c, found "a,z"'],
  [['--only='], '--only: expected some of a,b,c, found ""'],
  [['--halls', 'one,none'], '--halls: expected some of one,many, found "one,none"'],
  [['--only', '--runs'], '--only: expected a value, found --runs'],
  [['--runs', '0'], '--runs: expected a whole number from 1 to 99, found "0"'],
  [['--runs', '1.5'], '--runs: expected a whole number from 1 to 99, found "1.5"'],
  [['--seconds', 'many'], '--seconds: expected a whole number from 1 to 3600, found "many"'],
  [['--profile=yes'], '--profile: expected no value, found "yes"'],
  [['--quick'], 'unknown option --quick, expected one of --only, --halls, --runs, --seconds, --profile'],
  [['all'], 'expected only options, found "all" as well'],
])('%j: %s', (args, sentence) => {
  expect(() => readWanted(args, KNOWN)).toThrow(new Unusable(sentence));
});
