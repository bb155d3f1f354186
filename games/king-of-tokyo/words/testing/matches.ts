/** Random matches in which everything comes up that there are words for: monsters begin with cards and energy. */
import {
  type Action,
  CARDS,
  type Event,
  type KeepId,
  type KingOfTokyoView,
  kingOfTokyo,
} from '@yamanote/games/king-of-tokyo/rules';
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
  startFrom,
  viewOf,
} from '@yamanote/kernel';

/** A view at which somebody is asked (`seat`), or chance is (`null`), or nobody any more. */
interface Moment {
  view: KingOfTokyoView;
  seat: Seat | null;
  choices: readonly Action[];
}

export interface Played {
  events: Event[];
  moments: Moment[];
}

/** Goes on until every one of these kinds of ask has come up. */
export function playUntilAsked(kinds: readonly string[]): Played {
  const played: Played = { events: [], moments: [] };
  const missing = new Set(kinds);
  for (let n = 0; missing.size > 0; n++) {
    if (n === MOST_MATCHES) throw new Error(`${n} matches without any ${[...missing].join(', ')}`);
    playMatch(played, fastRng(`match ${n}`), 2 + (n % 5), n % 4 > 0);
    for (const { view, seat } of played.moments) if (seat !== null) missing.delete(view.stack.at(-1)?.kind as string);
  }
  return played;
}

const MOST_MATCHES = 400;
const MOST_ENTRIES = 300;

function playMatch(played: Played, rng: Rng, seats: number, isRich: boolean): void {
  const options = parseOptions(kingOfTokyo, { short: rng.below(8) === 0 }, seats);
  if (isRefusal(options)) throw new Error(options.expected);
  const state = isRich
    ? startFrom(kingOfTokyo, richPosition(rng, seats), seats, options)
    : start(kingOfTokyo, seats, options);
  if (isRefusal(state)) throw new Error(`${state.field}: ${state.expected}`);
  for (let entries = 0; entries < MOST_ENTRIES; entries++) {
    const next = actor(kingOfTokyo, state);
    const seat = typeof next === 'number' ? next : null;
    const choices = seat === null ? [] : legal(kingOfTokyo, state, seat);
    played.moments.push({ view: viewOf(kingOfTokyo, kingOfTokyo.clone(state), seat ?? 'public'), seat, choices });
    if (next === null) return;
    const answer = next === 'chance' ? sample(chanceOf(kingOfTokyo, state), rng) : choose(choices, rng);
    apply(kingOfTokyo, state, next, answer, (event) => played.events.push(event as Event));
  }
}

/** First what to do, then to what: there are many more ways to reroll than to do anything else. */
function choose(choices: readonly Action[], rng: Rng): Action {
  const verbs = [...new Set(choices.map((choice) => choice.do))];
  const verb = verbs[rng.below(verbs.length)];
  const these = choices.filter((choice) => choice.do === verb);
  return these[rng.below(these.length)];
}

/** Six cards and some energy for everybody, and a deck that soon has to be shuffled anew. */
function richPosition(rng: Rng, seats: number): object {
  const keep = shuffled(
    rng,
    CARDS.filter(({ kind }) => kind === 'keep').map(({ id }) => id as KeepId),
  );
  const once = shuffled(
    rng,
    CARDS.filter(({ kind }) => kind === 'discard').map(({ id }) => id),
  );
  const places = ['city', seats > 4 ? 'bay' : 'outside'];
  return {
    step: 'start',
    players: Array.from({ length: seats }, (_, seat) => ({
      hearts: 3 + rng.below(8),
      energy: 4 + rng.below(12),
      stars: rng.below(8),
      poison: rng.below(3),
      shrink: rng.below(3) === 0 ? 1 + rng.below(6) : 0,
      place: places[seat] ?? 'outside',
      cards: keep.splice(0, 6),
    })),
    display: [...keep.splice(0, 2), ...once.splice(0, 1)],
    deck: { [once[0]]: 1, [once[1]]: 1 },
  };
}

function shuffled<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}
