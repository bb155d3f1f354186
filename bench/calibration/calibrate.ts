/** Finds how softly the bots of a game have to choose, so that each level wins as often against the one below as it should. */
import { type Bot, type Levels, makeBot, STRENGTHS, softBot } from '@yamanote/bots';
import type { BotRoom } from '@yamanote/games/room';
import { isRefusal, type Options, sentence } from '@yamanote/kernel';
import { approach } from './approach.ts';
import { winsOf, write } from './contest.ts';

/** So often a level wins against the one below at least and at most: promised are 60 to 80 %. */
const LEAST_STEP = 0.64;
const MOST_STEP = 0.77;
/** So often gentle, three steps below the hardest, should win against greedy: promised are 15 to 40 %. */
const GENTLE = 0.22;
const STEPS_TO_GENTLE = 3;

/** From as good as none to so hot that all within the bound are alike. */
const TEMPERATURES = [1e-3, 0.5] as const;
/** Each with its own part of the deals. */
const TRIALS = 10;

/** Weakest last. Below the gentlest there is one step more, for who wins little against it. */
const POINTS = [STRENGTHS.normal, STRENGTHS.easy, STRENGTHS.gentle, 0];

export interface Effort {
  /** Deals for each level, … */
  deals: number;
  /** … and for those that meet `search`, where every answer takes long. */
  searchDeals: number;
}

/** From the top down, each level against the one above. */
export function calibrate(
  room: BotRoom,
  editions: readonly Options[],
  { deals, searchDeals }: Effort,
  say: (line: string) => void,
): Levels {
  const { bound } = room.levels ?? { bound: USUAL_BOUND };
  const wins = (bot: Bot, other: Bot, seed: string, from: number, to: number) =>
    winsOf(room.game, editions, bot, [other], `tuning ${seed}`, from, to);
  let above = botOf('search', room);
  const ahead = wins(above, botOf('greedy', room), 'search', 0, searchDeals);
  const step = stepFrom(ahead.rate);
  say(`search wins ${write(ahead)} against greedy, so each level is to win ${(100 * step).toFixed(0)} %`);
  const temperatures = POINTS.map((strength): [number, number] => {
    const each = Math.ceil((above.name === 'search' ? searchDeals : deals) / TRIALS);
    const at = (temperature: number) => softlyAt(room, bound, temperature);
    const trial = (temperature: number, number: number) =>
      wins(above, at(temperature), String(strength), number * each, (number + 1) * each);
    const temperature = rounded(approach(trial, step, TEMPERATURES, TRIALS));
    say(`level-${strength}: temperature ${temperature}, by ${each * TRIALS} deals against ${above.name}`);
    above = { ...at(temperature), name: `level-${strength}` };
    return [strength, temperature];
  });
  return { bound, temperatures: temperatures.reverse() };
}

/** Odds multiply: as large a step as brings gentle to where it should be. */
function stepFrom(searchOverGreedy: number): number {
  const odds = (oddsOf(Math.min(0.99, searchOverGreedy)) / oddsOf(GENTLE)) ** (1 / STEPS_TO_GENTLE);
  return Math.min(MOST_STEP, Math.max(LEAST_STEP, odds / (1 + odds)));
}

/** Nothing that costs more than this part of all matches is ever done. */
const USUAL_BOUND = 0.15;

export function botOf(name: string, room: BotRoom): Bot {
  const bot = makeBot(name, room);
  if (isRefusal(bot)) throw new Error(sentence(bot));
  return bot;
}

function softlyAt(room: BotRoom, bound: number, temperature: number): Bot {
  return softBot('soft', 0, { ...room, levels: { bound, temperatures: [[0, temperature]] } });
}

function oddsOf(rate: number): number {
  return rate / (1 - rate);
}

/** Two digits tell more than the games do. */
function rounded(temperature: number): number {
  return Number(temperature.toPrecision(2));
}
