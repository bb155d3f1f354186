/** Positions, set up or out of random matches, for tests of what the board works out. */
import { type ShinjukuOptions, type ShinjukuView, shinjuku } from '@yamanote/games/shinjuku/rules';
import {
  actor,
  apply,
  chanceOf,
  fastRng,
  isRefusal,
  type Json,
  legal,
  parseOptions,
  pending,
  type Seat,
  sample,
  start,
  startFrom,
  viewOf,
} from '@yamanote/kernel';

export interface Asked {
  readonly seat: Seat;
  readonly kind: string;
  readonly view: ShinjukuView;
}

/** Plays at random and hands over every `step`th question, as the seat that is asked sees it, or as the next one does. */
export function questions(
  seed: string,
  seats: number,
  wishes: Partial<ShinjukuOptions>,
  step: number,
  who: 'asked' | 'others' = 'asked',
): Asked[] {
  const options = parseOptions(shinjuku, wishes, seats);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const rng = fastRng(seed);
  const state = start(shinjuku, seats, options as ShinjukuOptions);
  const asked: Asked[] = [];
  for (let entry = 0; ; entry++) {
    const next = actor(shinjuku, state);
    if (next === null) return asked;
    if (next === 'chance') {
      apply(shinjuku, state, next, sample(chanceOf(shinjuku, state), rng));
      continue;
    }
    const waiting = pending(shinjuku, state);
    if (entry % step === 0 && waiting.is === 'ask') {
      const seat = who === 'asked' ? next : (next + 1) % seats;
      asked.push({ seat, kind: waiting.kind, view: viewOf(shinjuku, state, seat) });
    }
    const choices = legal(shinjuku, state, next);
    // Otherwise random players hardly ever build anything.
    const busy = choices.filter(({ do: verb }) => verb !== 'pass' && verb !== 'income' && verb !== 'upgrade');
    const among = rng.below(4) > 0 && busy.length > 0 ? busy : choices;
    apply(shinjuku, state, next, among[rng.below(among.length)]);
  }
}

/** What the first of two seats sees when it is asked for an action, with these pieces on the table. */
export function seenAt(pieces: Readonly<Record<string, Json>>, wishes: Partial<ShinjukuOptions> = {}): ShinjukuView {
  const options = parseOptions(shinjuku, { first: 0, ...wishes }, 2);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const state = startFrom(shinjuku, { turn: 0, step: 'action', ...pieces }, 2, options);
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return viewOf(shinjuku, state, 0);
}
