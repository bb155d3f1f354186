/** What must be true of what any game's bots go by: `testJudgement` in a game's `evaluate.test.ts` tries it. */
import type { Judgement } from '@yamanote/games/room';
import type { Shape, WholeGame } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import type { Match } from './matches.ts';

export interface Judged<T extends Shape> {
  game: WholeGame<T>;
  judgement: Judgement<T>;
  matches: Iterable<Match<T>>;
  /** Whether a value may be that of a seat while the match goes on. */
  isSane(value: number): boolean;
  /** Looks at every so many entries. */
  every?: number;
}

export function testJudgement<T extends Shape>(judged: Judged<T>): void {
  const { game, judgement, matches, isSane, every = 1 } = judged;
  test('every state of random matches has a sane value for every seat, and is left as it was', () => {
    let values = 0;
    for (const { state, rng, choose, most: entries } of matches) {
      const seats = [...game.standing(state).scores.keys()];
      let entry = 0;
      for (const { by } of moments(game, state, rng, choose, entries)) {
        if (entry++ % every > 0 || by === null) continue;
        const before = JSON.stringify(state);
        for (const seat of seats) {
          const foreseen = by === 'chance' ? judgement.foresee?.(state, seat) : null;
          const value: number = foreseen ?? judgement.evaluate(state, seat);
          if (!isSane(value)) expect.fail(`${value} for seat ${seat} in ${before}`);
          values++;
        }
        expect(JSON.stringify(state)).toBe(before);
      }
    }
    expect(values).toBeGreaterThan(0);
  });
}
