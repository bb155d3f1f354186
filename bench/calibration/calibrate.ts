/** Finds how softly the bots of an edition have to choose, so that each level wins as often against the one below as it should. */
import { type Bot, LEAST_STRENGTH, type Levels, makeBot, softBot } from '@yamanote/bots';
import type { BotRoom } from '@yamanote/games/room';
import { isRefusal, sentence } from '@yamanote/kernel';
import { approach } from './approach.ts';
import { type Rate, winsOf, write } from './contest.ts';
import { planFrom } from './plan.ts';

/** From as good as none to so hot that all within the bound are alike. */
const TEMPERATURES = [3e-4, 0.5] as const;
/** Each with its own part of the deals. */
const TRIALS = 10;

export interface Effort {
  /** Deals for each level, … */
  deals: number;
  /** … and for those that meet `search`, where every answer takes long. */
  searchDeals: number;
}

/** Each level against one that is known by then, in the order and as far apart as the plan says. */
export function calibrate(
  room: BotRoom,
  edition: string,
  { deals, searchDeals }: Effort,
  say: (line: string) => void,
): Levels {
  const bound = room.levels?.[edition]?.bound ?? USUAL_BOUND;
  const wins = (bot: Bot, other: Bot, seed: string, from: number, to: number): Rate =>
    winsOf(room.game, edition, bot, [other], `tuning ${seed}`, from, to);
  const known = new Map(['search', 'greedy'].map((name) => [name, botOf(name, room)]));
  const ahead = wins(known.get('search') as Bot, known.get('greedy') as Bot, 'search', 0, searchDeals);
  say(`search wins ${write(ahead)} against greedy`);
  const temperatures = planFrom(ahead.rate).map(({ strength, against, wins: target }): [number, number] => {
    const other = known.get(against) as Bot;
    const each = Math.ceil((against === 'search' ? searchDeals : deals) / TRIALS);
    const at = (temperature: number) => {
      const levels = { ...room.levels, [edition]: { bound, temperatures: [[LEAST_STRENGTH, temperature] as const] } };
      return softBot('soft', LEAST_STRENGTH, { ...room, levels });
    };
    const trial = (temperature: number, number: number) =>
      wins(other, at(temperature), String(strength), number * each, (number + 1) * each);
    const temperature = rounded(approach(trial, 1 - target, TEMPERATURES, TRIALS));
    const name = `level-${strength}`;
    say(
      `${name}: temperature ${temperature}, to win ${(100 * target).toFixed(0)} % against ${against}, by ${each * TRIALS} deals`,
    );
    known.set(name, { ...at(temperature), name });
    return [strength, temperature];
  });
  return { bound, temperatures: temperatures.sort(([a], [b]) => a - b) };
}

/** Nothing that costs more than this part of all matches is ever done. */
const USUAL_BOUND = 0.15;

export function botOf(name: string, room: BotRoom): Bot {
  const bot = makeBot(name, room);
  if (isRefusal(bot)) throw new Error(sentence(bot));
  return bot;
}

/** Two digits tell more than the games do. */
function rounded(temperature: number): number {
  return Number(temperature.toPrecision(2));
}
