import { expect, test } from 'vitest';
import { nameOf } from './rungs.ts';
import { readWanted } from './wanted.ts';

test('a short ladder has all rungs but those that take long', () => {
  const short = readWanted([]);
  const full = readWanted(['--full', '--threads', '2']);
  expect({ length: short.length, threads: short.threads }).toEqual({ length: 'short', threads: 1 });
  expect({ length: full.length, threads: full.threads }).toEqual({ length: 'full', threads: 2 });
  expect(short.rungs).toEqual(full.rungs.filter(({ long }) => long !== true));
  expect(full.rungs.length).toBeGreaterThan(short.rungs.length);
});

test('only rungs with a text in their name are played', () => {
  const { rungs } = readWanted(['--only', 'machi-koro']);
  expect(rungs.length).toBeGreaterThan(0);
  expect(rungs).toEqual(readWanted([]).rungs.filter((rung) => nameOf(rung).includes('machi-koro')));
});

test.each([
  [['--nope'], 'unknown option --nope, expected one of --short, --full, --only, --threads'],
  [['--short', '--full'], '--full: expected either this or --short, found both'],
  [['--threads', '0'], '--threads: expected a whole number from 1 to 64, found "0"'],
  [['--threads', '1.5'], '--threads: expected a whole number from 1 to 64, found "1.5"'],
  [['--only', 'nobody'], '--only: expected part of a rung such as '],
  [['--only'], '--only: expected a value, found nothing'],
  [['machi-koro'], 'expected only options, found "machi-koro" as well'],
])('%j: %s', (args, sentence) => {
  expect(() => readWanted(args)).toThrow(sentence);
});
