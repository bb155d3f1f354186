import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { expect, test } from 'vitest';
import { howToPageWords } from '../pages/how-to/words/index.ts';
import { rulesPageWords } from '../pages/rules/words/index.ts';
import { proofWords } from '../table/end/proof-words/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { type PageWords, SAMPLES } from './testing/samples.ts';
import { de as togetherDe } from './together/de.ts';
import { en as togetherEn } from './together/en.ts';
import { ja as togetherJa } from './together/ja.ts';

const pages = { en, de, ja };
const together = { en: togetherEn, de: togetherDe, ja: togetherJa };
await Promise.all([loadAll(howToPageWords), loadAll(rulesPageWords), loadAll(proofWords)]);

const words = Object.fromEntries(
  LANGUAGES.map((language): [Language, PageWords] => [
    language,
    {
      pages: pages[language],
      together: together[language],
      howTo: howToPageWords[language],
      rules: rulesPageWords[language],
      proof: proofWords[language],
    },
  ]),
) as Record<Language, PageWords>;

testSentences({ room: 'web', words, samples: inShapeOf(SAMPLES), lists: new URL('./sentences/', import.meta.url) });

test('these are all the words that pages have', () => {
  const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => /(^|\/)en\.ts$/.test(file) && !file.startsWith('testing/')).map(dirname);
  expect(folders.sort()).toEqual([
    'pages/how-to/words',
    'pages/rules/words',
    'table/end/proof-words',
    'words',
    'words/together',
  ]);
});
