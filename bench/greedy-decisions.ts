/** How fast the greedy bot decides, on questions of its own games that really have a choice. */
import { type Bot, makeBot, simulateGames } from '@yamanote/bots';
import { judgement } from '@yamanote/games/machi-koro/bots';
import { type MachiKoro, machiKoro } from '@yamanote/games/machi-koro/rules';
import { fastRng, legal, type Seat } from '@yamanote/kernel';
import type { Work } from './meter.ts';
import { SUBJECTS } from './subjects.ts';

const GAMES = 10;
const DECISIONS_AT_ONCE = 50;

export function greedyDecisions(): Work {
  const bot = makeBot<MachiKoro>('greedy', judgement) as Bot<MachiKoro>;
  const questions = questionsOf(bot);
  const rng = fastRng('bench');
  let next = 0;
  return () => {
    for (let i = 0; i < DECISIONS_AT_ONCE; i++) {
      const { view, seat } = questions[next++ % questions.length];
      bot.answer(machiKoro, view, seat, rng);
    }
    return { decisions: DECISIONS_AT_ONCE };
  };
}

interface Question {
  view: MachiKoro['view'];
  seat: Seat;
}

function questionsOf(bot: Bot<MachiKoro>): Question[] {
  const questions: Question[] = [];
  const listener: Bot<MachiKoro> = {
    name: 'listener',
    answer(game, view, seat, rng) {
      if (legal(game, view, seat).length > 1) questions.push({ view, seat });
      return bot.answer(game, view, seat, rng);
    },
  };
  const { options, seats } = SUBJECTS['machi-koro'];
  simulateGames(machiKoro, Array(seats).fill(listener), options, 'questions', 0, GAMES);
  return questions;
}
