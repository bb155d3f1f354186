/** From a planned MOVE to the answers that carry it out, and what they bring about. */
import {
  type Action,
  type Event,
  type Journey,
  played,
  type ShinjukuState,
  type ShinjukuView,
} from '@yamanote/games/shinjuku/rules';
import { apply, fastRng, imagineFrom, legal, pending, type Seat, same, viewOf } from '@yamanote/kernel';
import { leastUseful } from './payment.ts';
import type { Plan } from './plans.ts';

/** What is asked while a MOVE is under way. */
const UNDER_WAY: readonly string[] = ['spend', 'start', 'alight', 'ride'];

/** One for each question that is really asked: a single choice is never one. `null` if the plan can no longer be played. */
export function answersFor(view: ShinjukuView, seat: Seat, plan: Plan): Action[] | null {
  const state = imagineFrom(played, view, fastRng('plan'));
  const answers: Action[] = [];
  for (;;) {
    const asked = pending(played, state);
    if (asked.is !== 'ask' || !asked.seats.includes(seat)) break;
    if (answers.length > 0 && !UNDER_WAY.includes(asked.kind)) break;
    const wanted = answerTo(state, seat, plan);
    const choices = legal(played, state, seat);
    const answer = wanted && choices.find((choice) => same(choice, wanted));
    if (answer === undefined || answer === null) return null;
    answers.push(answer);
    apply(played, state, seat, answer);
  }
  return answers;
}

function answerTo(state: ShinjukuState, seat: Seat, { ward, journey, pay }: Plan): Action | null {
  const visited = state.path.length;
  switch (state.stack.at(-1)?.kind) {
    case 'action':
      return { do: 'move', ward, pay };
    case 'spend':
      return leastUseful(viewOf(played, state, seat), seat, legal(played, state, seat));
    case 'start':
      return { do: 'start', station: journey.path[0] };
    case 'alight':
      return alightAt(journey, visited - 1);
    case 'ride':
      return visited < journey.path.length ? { do: 'ride', station: journey.path[visited] } : { do: 'stop' };
    default:
      return null;
  }
}

function alightAt({ alighted }: Journey, visit: number): Action | null {
  const customer = alighted[visit];
  return customer === null ? null : { do: 'alight', customer };
}

/** What answers would tell, as far as nothing is drawn. */
export function eventsOf(view: ShinjukuView, seat: Seat, answers: readonly Action[]): Event[] {
  const state = imagineFrom(played, view, fastRng('plan'));
  const events: Event[] = [];
  for (const answer of answers) apply(played, state, seat, answer, (event) => events.push(event as Event));
  return events;
}
