import type { Action } from '@yamanote/games/king-of-tokyo/rules';
import type { Props } from './shown.ts';

type Charging = Extract<Action, { do: 'charge' }>;

/** What is set at the card that is charged: what was selected, else all that one has. `null` if nothing is charged. */
export function chargeOf({ answers, selected }: Pick<Props, 'answers' | 'selected'>): Charging | null {
  if (selected?.do === 'charge') return selected;
  const charges = answers.filter((answer) => answer.do === 'charge');
  return charges.reduce<Charging | null>((most, one) => (most === null || one.energy > most.energy ? one : most), null);
}
