/** No text of ours is a rulebook's: not in rules, words, how to play, documents or anywhere else in the house. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { numbersIn, runsOf, sharedRuns, wordsOf, written } from './runs.mjs';

const HOUSE = join(import.meta.dirname, '../../..');
const RULEBOOKS = numbersIn(readFileSync(join(import.meta.dirname, 'runs.txt'), 'utf8'));
const TEXTS = /\.(md|txt|ts|tsx|mjs|json|html)$/;
/** What is made or kept by programs, and has no sentence in it. */
const APART = /^(node_modules|dist|reports|coverage|golden|past|\..+|package-lock\.json|runs\.txt)$/;

/** Runs that say nothing but facts: there is one way to put names into alphabetical order. */
const FACTS = ['arakawa bunkyo kita meguro nakano sumida taito toshima'];

function filesIn(folder: string): string[] {
  return readdirSync(join(HOUSE, folder), { withFileTypes: true }).flatMap((entry) => {
    if (APART.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return TEXTS.test(entry.name) ? [path] : [];
  });
}

describe('our texts', () => {
  const files = filesIn('');

  test('are all looked at', () => {
    for (const file of [
      'README.md',
      'docs/voice.md',
      'games/machi-koro/RULES.de.md',
      'web/words/de.ts',
      'cli/words/en.ts',
    ])
      expect(files).toContain(join(file));
  });

  test('share no run of eight words with a rulebook', () => {
    const taken = files.flatMap((file) =>
      sharedRuns(readFileSync(join(HOUSE, file), 'utf8'), RULEBOOKS)
        .filter((run) => !FACTS.includes(run))
        .map((run) => `${file}: ${run}`),
    );
    expect(taken, 'say it in words of your own').toEqual([]);
  });
});

describe('a run', () => {
  const planted = 'Nobody ever wrote this sentence into any rulebook of a game about frogs.';
  const numbers = new Set([...runsOf(wordsOf(planted))].map(({ number }) => number));
  const found = (text: string) => sharedRuns(text, numbers);

  test('is found wherever it stands, whatever its case, marks and breaks', () => {
    expect(found(planted)).toHaveLength(6);
    expect(found('Note: nobody EVER wrote this “sen\u00adtence”,\ninto **any** rulebook!')).toEqual([
      'nobody ever wrote this sentence into any rulebook',
    ]);
    expect(found('nobody ever wrote this sen-\ntence into any rulebook')).toHaveLength(1);
  });

  test('of seven words is nobody’s', () => {
    expect(found('Nobody ever wrote this sentence into any book of rules.')).toEqual([]);
    expect(found('Rulebook any into sentence this wrote ever nobody, backwards.')).toEqual([]);
  });

  test('is kept as a number, and read back', () => {
    expect(numbersIn(written(['A heading.'], numbers))).toEqual(numbers);
  });

  test('is seldom taken for another: numbers spread over all their bits', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => `w${i * 7919}`);
    const spread = [...runsOf(many)].map(({ number }) => number);
    expect(new Set(spread).size).toBe(spread.length);
    for (let bit = 0; bit < 40; bit++) {
      const set = spread.filter((number) => Math.floor(number / 2 ** bit) % 2 === 1).length;
      expect(set / spread.length, `bit ${bit}`).toBeGreaterThan(0.47);
      expect(set / spread.length, `bit ${bit}`).toBeLessThan(0.53);
    }
    expect(RULEBOOKS.size / 2 ** 40).toBeLessThan(1e-7);
  });
});
