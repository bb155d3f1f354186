import { loadAll } from '@yamanote/games/by-language';
import { type Action, MAP_IDS, type PencilId } from '@yamanote/games/next-station-tokyo/rules';
import type { Language } from '@yamanote/games/room';
import { expect, test } from 'vitest';
import { buttons } from './buttons.ts';
import type { Props } from './shown.ts';
import { boardWords } from './words/index.ts';

await loadAll(boardWords);

const place = (pencil: PencilId, leftOf: number): Action => ({ do: 'place', pencil, leftOf });

function labels(answers: readonly Action[], language: Language) {
  const board = { view: { options: { map: MAP_IDS[0] } }, viewer: 2, names: ['Aoi', 'Ren', 'Mika'], language, answers };
  return buttons(board as unknown as Props)?.map(({ label }) => label);
}

test('the places for the spare pencil are named, one’s own as one’s own', () => {
  const answers = [0, 1, 2].map((seat) => place('purple', seat));
  expect(labels(answers, 'en')).toEqual(['Left of Aoi', 'Left of Ren', 'To your left']);
  expect(labels(answers, 'de')).toEqual(['Links von Aoi', 'Links von Ren', 'Links von dir']);
  expect(labels(answers, 'ja')).toEqual(['Aoiさんの左', 'Renさんの左', 'あなたの左']);
});

test('where it is asked which of two spare pencils, each answer is told in full', () => {
  expect(labels([place('purple', 0), place('pink', 0)], 'en')).toBeUndefined();
});
