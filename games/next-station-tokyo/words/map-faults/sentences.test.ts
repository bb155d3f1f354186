import { loadAll } from '@yamanote/games/by-language';
import { LANGUAGES } from '@yamanote/games/room';
import { inShapeOf, testSentences } from '@yamanote/tools/voice';
import { expect, test } from 'vitest';
import { faultWords, mapFaults } from './index.ts';
import { SAMPLES } from './testing/samples.ts';

await loadAll(mapFaults);

testSentences({
  room: 'next-station-tokyo',
  words: faultWords,
  samples: inShapeOf(SAMPLES),
  lists: new URL('./sentences/', import.meta.url),
});

test('what a check finds is said in every language, and what is wrong with the form is left to others', () => {
  const fault = { check: 'V6', field: 'segments[0].dir', expected: '"E"', found: '"W"' };
  const turned = { ...fault, wants: { is: 'direction', direction: 'E' } };
  expect(LANGUAGES.map((language) => mapFaults[language](turned))).toEqual([
    'The direction is “E”, not “W”.',
    'Die Richtung ist „E“, nicht „W“.',
    '方向は「E」です（今は「W」）。',
  ]);
  expect(LANGUAGES.map((language) => mapFaults[language]({ ...fault, check: 'form' }))).toEqual([null, null, null]);
});
