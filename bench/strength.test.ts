import { type Bot, makeBot, simulateGames } from '@yamanote/bots';
import { evaluate } from '@yamanote/games/machi-koro/bots';
import { type MachiKoro, type MachiKoroOptions, machiKoro } from '@yamanote/games/machi-koro/rules';
import { expect, test } from 'vitest';
import { MACHI_KORO } from './subjects.ts';

const greedy = makeBot<MachiKoro>('greedy', { evaluate }) as Bot<MachiKoro>;
const random = makeBot<MachiKoro>('random') as Bot<MachiKoro>;

/** Out of 40 games of one greedy bot against random ones. */
function wins(seats: number, seat: number, options: Partial<MachiKoroOptions> = {}): number {
  const bots = Array.from({ length: seats }, (_, other) => (other === seat ? greedy : random));
  const tally = simulateGames(machiKoro, bots, { ...MACHI_KORO.options, ...options }, 'strength', 0, 40);
  expect(tally.unfinished).toBe(0);
  return tally.seats[seat].wins[0];
}

test.each([0, 1, 2, 3])('greedy beats three random bots from seat %i', (seat) => {
  expect(wins(4, seat)).toBeGreaterThanOrEqual(36);
});

test.each([0, 1])('greedy beats one random bot from seat %i', (seat) => {
  expect(wins(2, seat)).toBeGreaterThanOrEqual(38);
});

test.each([{ beginnerLimit: true }, { display: 'changing' }, { beginnerLimit: true, display: 'changing' }] as const)(
  'greedy beats three random bots with %o',
  (options) => {
    expect(wins(4, 0, options)).toBeGreaterThanOrEqual(36);
  },
);
