/** How near the end is, as far as anybody at the table can know. */
import type { ShinjukuView } from '@yamanote/games/shinjuku/rules';

/** `last`: whoever plays now has no further turn. `perhaps`: so it is unless somebody upgrades. `soon`: one more turn each. */
export type Ending = 'last' | 'perhaps' | 'soon';

export function endingOf(view: ShinjukuView): Ending | null {
  const { trigger, turn, stack, options, lastRound } = view;
  if (turn === null || stack.length === 0 || stack.at(-1)?.kind === 'screens') return null;
  if (trigger === null) return isPerhapsLast(view, turn) ? 'perhaps' : null;
  return options.edition === 'r12' && !lastRound ? 'soon' : 'last';
}

/** With the bag empty, the last card of the queue that somebody waits on tells whose turn brings the end about. */
function isPerhapsLast({ queue, bagLevel, handSizes, first, options }: ShinjukuView, turn: number): boolean {
  if (options.edition === 'r12' || bagLevel > 0 || first === null) return false;
  const seats = handSizes.length;
  const ahead = 1 + queue.findLastIndex(({ customers }) => customers.some((count) => count > 0));
  if (ahead >= seats) return false;
  const trigger = (turn + ahead) % seats;
  if (trigger === first && options.endRule === 'printed') return true;
  const after = (seat: number) => (seat - trigger + seats) % seats;
  // From then on everybody plays up to the holder of the start card.
  return after(turn) >= (after(first) || seats);
}
