/** Random matches in which everything comes up that there are words for. */
import {
  type Action,
  type Event,
  type NextStationOptions,
  type NextStationView,
  nextStation,
} from '@yamanote/games/next-station-tokyo/rules';
import {
  actor,
  apply,
  chanceOf,
  fastRng,
  isRefusal,
  legal,
  parseOptions,
  type Seat,
  sample,
  start,
  viewOf,
} from '@yamanote/kernel';

/** A view at which somebody is asked (`seat`), or chance is (`null`), or nobody any more. */
export interface Moment {
  view: NextStationView;
  seat: Seat | null;
  choices: readonly Action[];
}

export interface Played {
  events: Event[];
  moments: Moment[];
}

const MIXES: readonly [seats: number, options: Partial<NextStationOptions>][] = [
  [1, {}],
  [1, { effects: true, goals: true, map: 'tokyo-original-2' }],
  [2, { pencils: 'chosen', effects: true }],
  [3, { pencils: 'chosen', goals: true }],
  [3, { effects: true }],
  [4, { effects: true, goals: true }],
  [2, { pace: 'own', effects: true, goals: true }],
];

export function playMatches(): Played {
  const played: Played = { events: [], moments: [] };
  for (const [seats, mix] of MIXES) playMatch(played, seats, mix);
  return played;
}

function playMatch({ events, moments }: Played, seats: number, mix: Partial<NextStationOptions>): void {
  const options = parseOptions(nextStation, mix, seats);
  if (isRefusal(options)) throw new Error(options.expected);
  const rng = fastRng(`words ${seats} ${JSON.stringify(mix)}`);
  const state = start(nextStation, seats, options);
  for (;;) {
    const next = actor(nextStation, state);
    const seat = typeof next === 'number' ? next : null;
    const choices = seat === null ? [] : legal(nextStation, state, seat);
    moments.push({ view: viewOf(nextStation, state, seat ?? 'public'), seat, choices });
    if (next === null) return;
    // Who passes draws nothing that could be told.
    const answer =
      next === 'chance'
        ? sample(chanceOf(nextStation, state), rng)
        : (choices[1 + rng.below(choices.length - 1)] ?? choices[0]);
    apply(nextStation, state, next, answer, (event) => events.push(event as Event));
  }
}
