import { loadAll } from '@yamanote/games/by-language';
import { kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { apply } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { ownedLabel } from './owned.ts';
import { target } from './targets.ts';
import { firstTurn, kept, rollFirst } from './testing/positions.ts';
import { propsOf } from './testing/props.ts';
import { allWords } from './words/index.ts';

await loadAll(allWords);

test("another monster's card says whose it is and what it costs before it is chosen", () => {
  const state = firstTurn(3);
  state.monsters[0].cards.push(kept('parasitic-tentacles'));
  state.monsters[0].energy = 3;
  state.monsters[2].cards.push(kept('friend-of-children'));
  rollFirst(state, [1, 1, 2, 2, 3, 3]);
  apply(kingOfTokyo, state, 0, { do: 'stop' });
  const props = propsOf(state);
  const label = (language: typeof props.language) =>
    ownedLabel({ ...props, language }, 'friend-of-children', target.theirs(2, 'friend-of-children'));
  expect(label('en')).toMatch(/^Buy Friend of Children from Jonas \(3 energy\): ./);
  expect(label('de')).toMatch(/^„Freund der Kinder“ von Jonas kaufen \(3 Energie\): ./);
  expect(label('ja')).toMatch(/^Jonasさんの「子どもたちの味方」を買う（3エネルギー）：./);
});
