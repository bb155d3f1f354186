/** Random matches, for tests of what is said, valued or drawn in them. */
import {
  type Choose,
  chooseAtRandom,
  fastRng,
  isRefusal,
  type OrRefusal,
  parseOptions,
  playOut,
  type Rng,
  type Seat,
  type Shape,
  sentence,
  start,
  startFrom,
  viewOf,
  type WholeGame,
} from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';

/** A match about to be played. */
export interface Match<T extends Shape> {
  state: T['state'];
  rng: Rng;
  /** Any answer, unless told. */
  choose?: Choose<T>;
  /** To its end, unless told. */
  most?: number;
}

/** A view at which somebody is asked (`seat`), or chance is (`null`), or nobody any more. */
export interface Scene<T extends Shape> {
  view: T['view'];
  seat: Seat | null;
  choices: readonly T['action'][];
}

/** What came up in matches. */
export interface Played<T extends Shape> {
  events: T['event'][];
  scenes: Scene<T>[];
}

export function playMatches<T extends Shape>(game: WholeGame<T>, matches: Iterable<Match<T>>): Played<T> {
  const played: Played<T> = { events: [], scenes: [] };
  for (const match of matches) playInto(played, game, match);
  return played;
}

/** Plays match after match until every kind of frame that can ask somebody has done so. */
export function playUntilAsked<T extends Shape>(
  game: WholeGame<T>,
  { match, least = 1, most }: { match(n: number): Match<T>; least?: number; most: number },
): Played<T> {
  const played: Played<T> = { events: [], scenes: [] };
  const missing = new Set(askingKinds(game));
  for (let n = 0; missing.size > 0 || n < least; n++) {
    if (n === most) throw new Error(`${n} matches without any ${[...missing].join(', ')}`);
    playInto(played, game, match(n));
    for (const { view, seat } of played.scenes) if (seat !== null) missing.delete(kindOf(view) as string);
  }
  return played;
}

function playInto<T extends Shape>(
  played: Played<T>,
  game: WholeGame<T>,
  { state, rng, choose, most }: Match<T>,
): void {
  for (const { by, choices, events } of moments(game, state, rng, choose, most)) {
    played.events.push(...events);
    const seat = typeof by === 'number' ? by : null;
    played.scenes.push({ view: viewOf(game, game.clone(state), seat ?? 'public'), seat, choices });
  }
}

function askingKinds<T extends Shape>(game: WholeGame<T>): string[] {
  const rules = Object.entries<{ is: string }>(game.rules);
  return rules.flatMap(([kind, { is }]) => (is === 'ask' || is === 'each' ? [kind] : []));
}

/** The kind of frame that asks, as a view has it. */
export function kindOf(view: { stack?: unknown }): string | undefined {
  return (view.stack as readonly { kind: string }[] | undefined)?.at(-1)?.kind;
}

export function begin<T extends Shape>(game: WholeGame<T>, seats: number, wishes: object = {}): T['state'] {
  return start(game, seats, accepted(parseOptions(game, wishes, seats)));
}

export function beginAt<T extends Shape>(
  game: WholeGame<T>,
  position: object,
  seats: number,
  wishes: object = {},
): T['state'] {
  return accepted(startFrom(game, position, seats, accepted(parseOptions(game, wishes, seats))));
}

/** The state after so many entries of a random match. */
export function after<T extends Shape>(
  game: WholeGame<T>,
  entries: number,
  seats: number,
  wishes: object = {},
): T['state'] {
  const state = begin(game, seats, wishes);
  const rng = fastRng(`after ${entries} ${seats}`);
  playOut(game, state, rng, chooseAtRandom(rng), entries);
  return state;
}

function accepted<T>(value: OrRefusal<T>): T {
  if (isRefusal(value)) throw new Error(sentence(value));
  return value;
}
