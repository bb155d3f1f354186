import { type Action, shinjuku, stationIndex } from '@yamanote/games/shinjuku/rules';
import { apply, fastRng, imagineFrom, legal } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { questions } from '../testing/positions.ts';
import { openingOf } from './opening.ts';

type Open = Extract<Action, { do: 'open' }>;

test('a store that is chosen before paying opens with all answers in one go', () => {
  let three = 0;
  for (const { view, seat } of questions('opening', 3, {}, 9).filter(({ kind }) => kind === 'action')) {
    const answers = legal(shinjuku, imagineFrom(shinjuku, view, fastRng('opening')), seat);
    for (const open of answers.filter((answer): answer is Open => answer.do === 'open').slice(0, 3)) {
      const { paying, shops } = openingOf(view, open);
      three += paying.length;
      for (const shop of shops) {
        const state = imagineFrom(shinjuku, view, fastRng('another world'));
        for (const answer of [open, ...paying, shop]) {
          expect(legal(shinjuku, state, seat)).toContainEqual(answer);
          apply(shinjuku, state, seat, answer);
        }
        expect(state.buildings[stationIndex(open.station)]).toMatchObject({ owner: seat });
      }
    }
  }
  expect(three).toBeGreaterThan(3);
});
