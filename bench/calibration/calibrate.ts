/** Finds how softly the bots of a game have to choose, so that each level wins as often against the one below as it should. */
import { type Bot, type Levels, makeBot, STRENGTHS, softBot } from '@yamanote/bots';
import type { BotRoom } from '@yamanote/games/room';
import { isRefusal, type Options, sentence } from '@yamanote/kernel';
import { bisect } from './bisection.ts';
import { winsOf, write } from './contest.ts';

/** So often a level is to win against the one below: between 60 and 80 %, and so that gentle is not lost against greedy. */
const STEP = 0.64;

/** From as good as none to so hot that all within the bound are alike. */
const TEMPERATURES = [1e-4, 2] as const;
const HALVINGS = 7;

/** Weakest last. Below the gentlest there is one step more, for who wins little against it. */
const POINTS = [STRENGTHS.normal, STRENGTHS.easy, STRENGTHS.gentle, 0];

export interface Effort {
  /** Deals for each guess at a temperature, … */
  deals: number;
  /** … and for `search` against `expert`, where every answer takes long; 0: they count as equals. */
  searchDeals: number;
}

/**
 * From the top down, each level against the one above. Searching takes long, so `hard` only plays `expert` itself, and how
 * much `normal` may lose against `expert` follows from that: odds multiply.
 */
export function calibrate(
  room: BotRoom,
  editions: readonly Options[],
  { deals, searchDeals }: Effort,
  say: (line: string) => void,
): Levels {
  const { bound } = room.levels ?? { bound: USUAL_BOUND };
  const wins = (bot: Bot, other: Bot, seed: string, count: number) =>
    winsOf(room.game, editions, bot, [other], `tuning ${seed}`, count);
  let target = STEP;
  if (searchDeals > 0) {
    const ahead = wins(botOf('search', room), botOf('expert', room), 'search', searchDeals);
    say(`search wins ${write(ahead)} against expert`);
    target = fromOdds(oddsOf(STEP) / Math.max(1, oddsOf(ahead.rate)));
  }
  let above = botOf('expert', room);
  const temperatures = POINTS.map((strength): [number, number] => {
    const at = (temperature: number) => botAt(room, bound, temperature);
    const lost = (temperature: number) => wins(above, at(temperature), String(strength), deals);
    const temperature =
      target <= 0.5 ? 0 : rounded(bisect((guess) => lost(guess).rate, target, TEMPERATURES, HALVINGS));
    say(`level-${strength}: temperature ${temperature}, loses ${write(lost(temperature))} against ${above.name}`);
    above = { ...at(temperature), name: `level-${strength}` };
    target = STEP;
    return [strength, temperature];
  });
  return { bound, temperatures: temperatures.reverse() };
}

/** Nothing that costs more than this part of all matches is ever done. */
const USUAL_BOUND = 0.15;

export function botOf(name: string, room: BotRoom): Bot {
  const bot = makeBot(name, room);
  if (isRefusal(bot)) throw new Error(sentence(bot));
  return bot;
}

function botAt(room: BotRoom, bound: number, temperature: number): Bot {
  return softBot('soft', 0, { ...room, levels: { bound, temperatures: [[0, temperature]] } });
}

function oddsOf(rate: number): number {
  return rate / (1 - rate);
}

function fromOdds(odds: number): number {
  return odds / (1 + odds);
}

/** Two digits tell more than the games do. */
function rounded(temperature: number): number {
  return Number(temperature.toPrecision(2));
}
