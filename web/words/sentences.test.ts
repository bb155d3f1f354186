import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { expect, test } from 'vitest';
import { noticeWords } from '../notices/words/index.ts';
import { howToPageWords } from '../pages/how-to/words/index.ts';
import { lobbyWords } from '../pages/lobby/words/index.ts';
import { rulesPageWords } from '../pages/rules/words/index.ts';
import { verifyWords } from '../pages/verify/words/index.ts';
import { agreeingWords } from '../table/agreeing/words/index.ts';
import { chatWords } from '../table/chat/words/index.ts';
import { proofWords } from '../table/end/proof-words/index.ts';
import { nextTableWords } from '../table/next/words/index.ts';
import { waysBackWords } from '../ways-back/words/index.ts';
import { de as absenceDe } from './absence/de.ts';
import { en as absenceEn } from './absence/en.ts';
import { ja as absenceJa } from './absence/ja.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { de as enteringDe } from './entering/de.ts';
import { en as enteringEn } from './entering/en.ts';
import { ja as enteringJa } from './entering/ja.ts';
import { ja } from './ja.ts';
import { type PageWords, SAMPLES } from './testing/samples.ts';
import { de as timeDe } from './time/de.ts';
import { en as timeEn } from './time/en.ts';
import { ja as timeJa } from './time/ja.ts';
import { de as togetherDe } from './together/de.ts';
import { en as togetherEn } from './together/en.ts';
import { ja as togetherJa } from './together/ja.ts';
import { de as watchingDe } from './watching/de.ts';
import { en as watchingEn } from './watching/en.ts';
import { ja as watchingJa } from './watching/ja.ts';

const pages = { en, de, ja };
const time = { en: timeEn, de: timeDe, ja: timeJa };
const together = { en: togetherEn, de: togetherDe, ja: togetherJa };
const entering = { en: enteringEn, de: enteringDe, ja: enteringJa };
const absence = { en: absenceEn, de: absenceDe, ja: absenceJa };
await Promise.all([
  loadAll(howToPageWords),
  loadAll(lobbyWords),
  loadAll(rulesPageWords),
  loadAll(proofWords),
  loadAll(agreeingWords),
  loadAll(nextTableWords),
  loadAll(verifyWords),
  loadAll(noticeWords),
  loadAll(chatWords),
  loadAll(waysBackWords),
]);
const watching = { en: watchingEn, de: watchingDe, ja: watchingJa };

const words = Object.fromEntries(
  LANGUAGES.map((language): [Language, PageWords] => [
    language,
    {
      pages: pages[language],
      together: together[language],
      absence: absence[language],
      entering: entering[language],
      time: time[language],
      watching: watching[language],
      howTo: howToPageWords[language],
      lobby: lobbyWords[language],
      rules: rulesPageWords[language],
      proof: proofWords[language],
      agreeing: agreeingWords[language],
      nextTable: nextTableWords[language],
      verify: verifyWords[language],
      notices: noticeWords[language],
      chat: chatWords[language],
      waysBack: waysBackWords[language],
    },
  ]),
) as Record<Language, PageWords>;

testSentences({ room: 'web', words, samples: inShapeOf(SAMPLES), lists: new URL('./sentences/', import.meta.url) });

test('these are all the words that pages have', () => {
  const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => /(^|\/)en\.ts$/.test(file) && !file.startsWith('testing/')).map(dirname);
  expect(folders.sort()).toEqual([
    'notices/words',
    'pages/how-to/words',
    'pages/lobby/words',
    'pages/rules/words',
    'pages/verify/words',
    'table/agreeing/words',
    'table/chat/words',
    'table/end/proof-words',
    'table/next/words',
    'ways-back/words',
    'words',
    'words/absence',
    'words/entering',
    'words/time',
    'words/together',
    'words/watching',
  ]);
});
