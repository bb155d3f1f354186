/** OPEN in one go: what could open at a station, chosen before anything is paid. */
import { type Action, played, type ShinjukuView } from '@yamanote/games/shinjuku/rules';
import { apply, fastRng, imagineFrom, legal, type Seat, viewOf } from '@yamanote/kernel';
import { leastUseful } from './payment.ts';

type Open = Extract<Action, { do: 'open' }>;
export type ShopAnswer = Extract<Action, { do: 'place' | 'relocate' }>;

export interface Opening {
  /** What is answered in between: which three cards are paid, if three are. */
  readonly paying: readonly Action[];
  /** Stores out of the supply, and buildings that could move here; empty if there is no choice. */
  readonly shops: readonly ShopAnswer[];
}

export function openingOf(view: ShinjukuView, open: Open): Opening {
  const seat = view.turn as Seat;
  const state = imagineFrom(played, view, fastRng('plan'));
  const paying: Action[] = [];
  const asked = () => state.stack.at(-1)?.kind;
  apply(played, state, seat, open);
  if (asked() === 'spend') {
    const cards = leastUseful(viewOf(played, state, seat), seat, legal(played, state, seat));
    if (cards === null) throw new Error('three cards are paid that nobody holds');
    paying.push(cards);
    apply(played, state, seat, cards);
  }
  return { paying, shops: asked() === 'shop' ? (legal(played, state, seat) as ShopAnswer[]) : [] };
}
