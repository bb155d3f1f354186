/** Random matches of both editions in which everything comes up that there are words for. */
import {
  type Action,
  type Event,
  type ShinjukuOptions,
  type ShinjukuView,
  shinjuku,
} from '@yamanote/games/shinjuku/rules';
import {
  actor,
  apply,
  chanceOf,
  fastRng,
  isRefusal,
  legal,
  parseOptions,
  type Rng,
  type Seat,
  sample,
  start,
  viewOf,
} from '@yamanote/kernel';

/** A view at which somebody is asked (`seat`), or chance is (`null`), or nobody any more. */
interface Moment {
  view: ShinjukuView;
  seat: Seat | null;
  choices: readonly Action[];
}

export interface Played {
  /** As they happened, and as somebody else may see them. */
  events: Event[];
  moments: Moment[];
}

const MIXES: readonly Partial<ShinjukuOptions>[] = [
  { ceo: true, kaiju: true },
  { edition: 'r12' },
  { ceo: true, kaiju: true, kaijuStep: 'after-ceo' },
  {},
];
/** Long lists of answers take long to put into words: from these only so many are kept. */
const MOST_CHOICES = 24;

/** Goes on until every one of these kinds of ask has come up. */
export function playUntilAsked(kinds: readonly string[]): Played {
  const played: Played = { events: [], moments: [] };
  const missing = new Set(kinds);
  for (let n = 0; missing.size > 0 || n < MIXES.length; n++) {
    if (n === MOST_MATCHES) throw new Error(`${n} matches without any ${[...missing].join(', ')}`);
    playMatch(played, fastRng(`match ${n}`), 2 + (n % 3), MIXES[n % MIXES.length]);
    for (const { view, seat } of played.moments) if (seat !== null) missing.delete(view.stack.at(-1)?.kind as string);
  }
  return played;
}

const MOST_MATCHES = 40;

function playMatch(played: Played, rng: Rng, seats: number, mix: Partial<ShinjukuOptions>): void {
  const options = parseOptions(shinjuku, mix, seats);
  if (isRefusal(options)) throw new Error(options.expected);
  const state = start(shinjuku, seats, options);
  for (;;) {
    const next = actor(shinjuku, state);
    const seat = typeof next === 'number' ? next : null;
    const choices = seat === null ? [] : legal(shinjuku, state, seat);
    const view = viewOf(shinjuku, shinjuku.clone(state), seat ?? 'public');
    played.moments.push({ view, seat, choices: some(choices, rng) });
    if (next === null) return;
    const answer = next === 'chance' ? sample(chanceOf(shinjuku, state), rng) : choose(choices, rng);
    apply(shinjuku, state, next, answer, (event) => {
      played.events.push(event as Event, shinjuku.eventView(event as Event, 'public') as Event);
    });
  }
}

/** First what to do, then to what: there are many more ways to build than to do anything else. */
function choose(choices: readonly Action[], rng: Rng): Action {
  const verbs = [...new Set(choices.map((choice) => choice.do))];
  const verb = verbs[rng.below(verbs.length)];
  const these = choices.filter((choice) => choice.do === verb);
  return these[rng.below(these.length)];
}

/** A run of the list, so that neighbours in it are compared. */
function some(choices: readonly Action[], rng: Rng): readonly Action[] {
  if (choices.length <= MOST_CHOICES) return choices;
  const from = rng.below(choices.length - MOST_CHOICES);
  return choices.slice(from, from + MOST_CHOICES);
}
