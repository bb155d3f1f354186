/** One match of random answers, with the laws looking on. */
import { sample } from '../chance.ts';
import type { State, Viewer, WholeGame } from '../game.ts';
import { canonical, type Json } from '../json.ts';
import type { AnswerEntry, ChanceEntry } from '../log.ts';
import { apply, atOwnPace, legal, type Pending, pending, reveals, start } from '../play.ts';
import type { Rng } from '../random.ts';
import type { How, Moment, PlayedMatch } from './law.ts';
import { lookOn, type Run, type Setting } from './watchers.ts';

/** Answers kept from earlier in a match, to be tried where they are not legal. */
const MOST_EARLIER = 40;

/** Plays a match, and says how many entries it had. */
export function playRandomMatch(run: Run, setting: Setting, rng: Rng): number {
  const { game } = run;
  const { seats, options } = setting;
  const laws = lookOn(run, setting);
  const log: (AnswerEntry | ChanceEntry)[] = [];
  const how: How[] = [];
  const end: Pick<PlayedMatch, 'state' | 'over' | 'thrown'> = { state: { stack: [] }, over: false, thrown: null };
  const viewers: Viewer[] = [...Array(seats).keys(), 'public'];
  const earlier = differentAnswers();
  try {
    const state = start(game, seats, options);
    end.state = state;
    const census = game.census(state);
    while (!end.over && log.length <= game.longest) {
      const waiting = pending(game, state);
      const next = nextEntry(game, state, waiting, rng);
      const around = { game, state, seats, options, viewers, pending: waiting, next, earlier: earlier.list, census };
      laws.atMoment(log.length, around);
      end.over = waiting.is === 'over';
      if (next === null) {
        if (end.over) break;
        throw new Error('somebody is asked and has no legal answer');
      }
      how.push(howOf(game, state, waiting, next.answer));
      log.push(entryOf(log.length, waiting, next));
      if (next.by !== 'chance') earlier.add(next.answer);
      apply(game, state, next.by, next.answer);
    }
  } catch (error) {
    end.thrown = error;
  }
  laws.atEnd({ game, seats, options, log, how, ...end });
  return log.length;
}

function differentAnswers() {
  const list: Json[] = [];
  const known = new Set<string>();
  return {
    list,
    add(answer: Json): void {
      if (list.length === MOST_EARLIER || known.size === known.add(canonical(answer)).size) return;
      list.push(answer);
    },
  };
}

/** Whoever may act does so at random; several that are asked at once answer in any order. */
function nextEntry(game: WholeGame, state: State, waiting: Pending, rng: Rng): Moment['next'] {
  if (waiting.is === 'over') return null;
  if (waiting.is === 'chance') return { by: 'chance', answer: sample(waiting.of, rng) };
  const by = waiting.seats[rng.below(waiting.seats.length)];
  const list = legal(game, state, by);
  return list.length === 0 ? null : { by, answer: list[rng.below(list.length)] };
}

function howOf(game: WholeGame, state: State, waiting: Pending, answer: Json): How {
  if (waiting.is === 'ask') return reveals(game, state, answer) ? 'reveal' : 'ask';
  if (waiting.is === 'each' && atOwnPace(game, state)) return 'at-once';
  if (waiting.is === 'each') return waiting.seats.length === 1 ? 'closing' : 'each';
  return 'chance';
}

function entryOf(index: number, waiting: Pending, { by, answer }: NonNullable<Moment['next']>) {
  if (waiting.is === 'chance') return { index, seat: 'chance', of: waiting.of, answer, at: 0 } as const;
  return { index, seat: by as number, answer, by: { is: 'bot', bot: 'random' }, at: 0, clock: null } as const;
}
