/** Positions, set up or out of random matches, for tests of what the board works out. */
import { type Shinjuku, type ShinjukuOptions, type ShinjukuView, shinjuku } from '@yamanote/games/shinjuku/rules';
import { begin, beginAt, kindOf } from '@yamanote/games/testing/matches';
import { type Choose, fastRng, type Json, type Rng, type Seat, viewOf } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';

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
  const rng = fastRng(seed);
  const state = begin(shinjuku, seats, wishes);
  const asked: Asked[] = [];
  let entry = 0;
  for (const { by } of moments(shinjuku, state, rng, busily(rng))) {
    if (entry++ % step > 0 || typeof by !== 'number') continue;
    const seat = who === 'asked' ? by : (by + 1) % seats;
    asked.push({ seat, kind: kindOf(state) as string, view: viewOf(shinjuku, state, seat) });
  }
  return asked;
}

/** Otherwise random players hardly ever build anything. */
function busily(rng: Rng): Choose<Shinjuku> {
  return (_state, _seat, choices) => {
    const busy = choices.filter(({ do: verb }) => verb !== 'pass' && verb !== 'income' && verb !== 'upgrade');
    const among = rng.below(4) > 0 && busy.length > 0 ? busy : choices;
    return among[rng.below(among.length)];
  };
}

/** What the first of two seats sees when it is asked for an action, with these pieces on the table. */
export function seenAt(pieces: Readonly<Record<string, Json>>, wishes: Partial<ShinjukuOptions> = {}): ShinjukuView {
  return viewOf(shinjuku, beginAt(shinjuku, { turn: 0, step: 'action', ...pieces }, 2, { first: 0, ...wishes }), 0);
}
