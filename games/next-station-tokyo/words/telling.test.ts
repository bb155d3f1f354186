import { loadAll } from '@yamanote/games/by-language';
import type { Event } from '@yamanote/games/next-station-tokyo/rules';
import { LANGUAGES } from '@yamanote/games/room';
import { namesFor } from '@yamanote/games/wording';
import { expect, test } from 'vitest';
import { speech, words } from './index.ts';

await loadAll(words);

const NAMES = namesFor(['Ada', 'Botan'], 0);
const only = null;
const revealed: Event = {
  type: 'card-revealed',
  phase: 0,
  round: 3,
  card: 'underground-circle',
  effect: null,
  last: true,
  only,
};
const ROUND: readonly Event[] = [
  revealed,
  {
    type: 'drew',
    seat: 0,
    pencil: 'pink',
    beside: null,
    from: 'x6y7',
    to: 'x6y9',
    at: [
      [6, 7],
      [6, 9],
    ],
    only,
  },
  { type: 'passed', seat: 1, forced: true, only },
  { type: 'line-scored', seat: 0, phase: 0, pencil: 'pink', districts: 5, stations: 4, points: 20, only },
];

test('a round is told in one line: the card, what each made of it, and what the own line scored', () => {
  const lines = LANGUAGES.map((language) => speech[language].turn(ROUND, 'all', NAMES));
  expect(lines.map((line) => line?.did)).toEqual([
    'circle: you draw G8 to G10, Botan cannot draw',
    'Kreis: Du zeichnest von G8 nach G10, Botan kann nichts zeichnen',
    '丸：あなたはG8からG10へ、Botanさんは引ける駅なし',
  ]);
  expect(lines.map((line) => line?.toYou)).toEqual(['you +20 points', 'du +20 Punkte', 'あなた +20点']);
  expect(lines.map((line) => line?.tone)).toEqual(['good', 'good', 'good']);
  expect(lines.map((line) => line?.shows)).toEqual(LANGUAGES.map(() => ['station:x6y9']));
});

test('a round in which nobody has drawn yet is not told, and others’ lines do nothing to the reader', () => {
  expect(speech.en.turn([revealed], 'all', NAMES)).toBeNull();
  expect(speech.en.turn(ROUND, 0, NAMES)).toBeNull();
  const watched = speech.en.turn(ROUND, 'all', namesFor(NAMES, null));
  expect(watched).toMatchObject({ did: 'circle: Ada draws G8 to G10, Botan cannot draw', toYou: null, shows: [] });
});
