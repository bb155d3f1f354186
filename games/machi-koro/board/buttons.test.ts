import { loadAll } from '@yamanote/games/by-language';
import {
  ACTIVE,
  establishmentIndex,
  type MachiKoroState,
  machiKoro,
  RADIO_TOWER,
  TRAIN_STATION,
} from '@yamanote/games/machi-koro/rules';
import type { Language } from '@yamanote/games/room';
import { legal, start } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { buttons } from './buttons.ts';
import type { Props } from './shown.ts';
import { OPTIONS } from './testing/positions.ts';
import { boardWords } from './words/index.ts';

await loadAll(boardWords);

function offered(view: MachiKoroState, language: Language) {
  return buttons({ view, viewer: 0, language, answers: legal(machiKoro, view, 0) } as unknown as Props);
}

function rolling(landmark?: number): MachiKoroState {
  const view = start(machiKoro, 2, OPTIONS);
  view.cities[0][establishmentIndex('convenience-store')] = 2;
  if (landmark !== undefined) view.landmarks[0][landmark] = ACTIVE;
  return view;
}

test('who may roll one die or two reads what each brings on average', () => {
  const view = rolling(TRAIN_STATION);
  // 1, 1, 1 and 6 of six; 2 to 4 bring 1, 1 and 6 of thirty-six.
  expect(offered(view, 'en')).toMatchObject([
    { label: '1 die', note: '+1.5 on average', heardNote: '+1.5 coins on average' },
    { label: '2 dice', note: '+0.6 on average', heardNote: '+0.6 coins on average' },
  ]);
  expect(offered(view, 'de')?.map(({ note }) => note)).toEqual(['im Schnitt +1,5', 'im Schnitt +0,6']);
  expect(offered(view, 'ja')?.map(({ note }) => note)).toEqual(['平均 +1.5', '平均 +0.6']);
});

test('who may roll again reads what the roll brings, and what another one would', () => {
  const view = rolling(RADIO_TOWER);
  view.dice = [4];
  view.stack = [{ kind: 'end-turn' }, { kind: 'build' }, { kind: 'income' }, { kind: 'reroll' }];
  expect(offered(view, 'en')).toEqual([
    { action: { do: 'keep' }, note: 'brings +6', heardNote: 'brings +6 coins' },
    { action: { do: 'reroll' }, note: '+1.5 on average', heardNote: '+1.5 coins on average' },
  ]);
});

test('one die is simply rolled, and building has its places on the board', () => {
  const view = rolling();
  expect(offered(view, 'en')).toBeNull();
  view.stack = [{ kind: 'end-turn' }, { kind: 'build' }];
  expect(offered(view, 'en')).toBeNull();
});
