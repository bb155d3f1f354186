import { apply, isRefusal, legal } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { BUILD, BUILD_LANDMARK } from './actions.ts';
import { ESTABLISHMENTS, LANDMARKS } from './cards.ts';
import { machiKoro } from './index.ts';
import { BUILT, type Event } from './types.ts';

const OPTIONS = { edition: 'base', beginnerLimit: false, display: 'full', first: 0 } as const;

function atBuild(coins: number) {
  const state = machiKoro.parsePosition({ step: 'build', dice: [6], players: [{ coins }, {}] }, 2, OPTIONS);
  if (isRefusal(state)) throw new Error(state.expected);
  return state;
}

rule(['MK-7.1', 'MK-7.5'], 'every card can be built for its cost, and not for a coin less', () => {
  const cards = [...ESTABLISHMENTS, ...LANDMARKS];
  for (const [i, action] of [...BUILD, ...BUILD_LANDMARK].entries()) {
    const { id, cost } = cards[i];
    expect(legal(machiKoro, atBuild(cost - 1), 0)).not.toContain(action);
    const state = atBuild(cost);
    expect(legal(machiKoro, state, 0)).toContain(action);

    const events: Event[] = [];
    apply(machiKoro, state, 0, action, (event) => events.push(event as Event));
    expect(events[0]).toEqual({ type: 'built', seat: 0, card: id, cost });
    expect(state.coins).toEqual([0, 3]);
    const landmark = i - ESTABLISHMENTS.length;
    if (landmark >= 0)
      expect(state.landmarks).toEqual([LANDMARKS.map((_, k) => (k === landmark ? BUILT : 0)), [0, 0, 0, 0]]);
    else {
      const start = machiKoro.setup(2, OPTIONS);
      expect(state.cities[0].map((n, card) => n - start.cities[0][card])).toEqual(
        ESTABLISHMENTS.map((_, k) => +(k === i)),
      );
      expect(state.display.map((n, card) => start.display[card] - n)).toEqual(ESTABLISHMENTS.map((_, k) => +(k === i)));
    }
  }
});
