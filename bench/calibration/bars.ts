/** What the levels of an edition promise, measured with seeds that no tuning has seen. */
import { FULL_STRENGTH, LEVEL_NAMES } from '@yamanote/bots';
import type { BotRoom } from '@yamanote/games/room';
import { botOf, type Effort } from './calibrate.ts';
import { type Rate, winsOf } from './contest.ts';

export interface Bar {
  says: string;
  measured: Rate;
  holds: boolean;
}

/** With so many at the table one of equals wins a quarter. */
const FOUR = 4;

/** Each level over the one below, by itself and against three, and the gentlest against greedy. */
export function* measureBars(
  room: BotRoom,
  edition: string,
  { deals, searchDeals }: Effort,
  levels: readonly string[] = LEVEL_NAMES,
): Generator<Bar> {
  const isSoft = room.levels?.[edition]?.temperatures.at(-1)?.[0] === FULL_STRENGTH;
  const measure = (name: string, other: string, seats: number): Rate => {
    const others = Array.from({ length: seats - 1 }, () => botOf(other, room));
    const count = Math.max(2, Math.round((2 * (name === 'hard' && !isSoft ? searchDeals : deals)) / seats));
    return winsOf(room.game, edition, botOf(name, room), others, `sealed ${name} ${other}`, 0, count);
  };
  const within = ({ rate }: Rate, low: number, high: number) => rate >= low && rate <= high;
  for (const [i, name] of levels.entries()) {
    if (i === 0) continue;
    const below = levels[i - 1];
    const two = measure(name, below, 2);
    yield {
      says: `${name} over ${below}: 60–80 %`,
      measured: two,
      holds: within(two, 0.6, 0.8) && two.rate - two.within > 1 / 2,
    };
    if (room.game.seats.max < FOUR) continue;
    const four = measure(name, below, FOUR);
    yield {
      says: `${name} against three ${below}: above 33 %`,
      measured: four,
      holds: four.rate > 0.33 && four.rate - four.within > 1 / FOUR,
    };
  }
  if (!levels.includes('gentle')) return;
  const greedy = measure('gentle', 'greedy', 2);
  yield { says: 'gentle against greedy: 15–40 %', measured: greedy, holds: within(greedy, 0.15, 0.4) };
}
