/** How fast King of Tokyo's dice are solved by its learned value, whenever greedy bots have rolled and may roll twice more. */
import { type Bot, type Model, makeBot, simulateGames } from '@yamanote/bots';
import { judgement } from '@yamanote/games/king-of-tokyo/bots';
import { type KingOfTokyo, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { fastRng } from '@yamanote/kernel';
import type { Work } from './meter.ts';
import { subject } from './subjects.ts';

const GAMES = 12;
const SOLVED_AT_ONCE = 50;
const REROLLS = 2;

export function solvedDice(seats: number): Work {
  const model = judgement.model as Model<KingOfTokyo>;
  const rng = fastRng('bench');
  const worlds = rolled(seats).map((view) => model.imagine(view, rng));
  const values: number[] = [];
  let next = 0;
  return () => {
    for (let i = 0; i < SOLVED_AT_ONCE; i++) model.value(worlds[next++ % worlds.length], values);
    return { solved: SOLVED_AT_ONCE };
  };
}

function rolled(seats: number): KingOfTokyo['view'][] {
  const views: KingOfTokyo['view'][] = [];
  const bot = makeBot<KingOfTokyo>('greedy', judgement) as Bot<KingOfTokyo>;
  const listener: Bot<KingOfTokyo> = {
    name: 'listener',
    answer(game, view, seat, rng) {
      if (view.stack.at(-1)?.kind === 'reroll' && view.rerolls === REROLLS) views.push(view);
      return bot.answer(game, view, seat, rng);
    },
  };
  const { options } = subject(kingOfTokyo, seats);
  simulateGames(kingOfTokyo, Array(seats).fill(listener), options, 'dice', 0, GAMES);
  return views;
}
