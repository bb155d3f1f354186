/** What stands over the heads: hearts lost in this turn, or about to be lost if I finish with my dice as they lie. */
import { certainArmour } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { type Loss, recall } from '../memory.ts';
import { outlookFor } from '../outlook.ts';
import { askOf, myAsk, type Props } from '../shown.ts';

export interface Label extends Loss {
  /** Not yet certain. */
  readonly planned: boolean;
}

export function labelsFor(props: Props): ReadonlyMap<Seat, Label> {
  const labels = new Map<Seat, Label>();
  // At the end of a match nothing is at stake any more.
  if (props.view.stack.length === 0) return labels;
  const { losses, view } = recall(props);
  // Who has just opened the page has seen nobody being hurt; what is still to be decided says it, too.
  for (const { seat, lost } of wounds(view)) {
    const { hearts } = view.monsters[seat];
    labels.set(seat, { from: hearts + lost, to: hearts, planned: false });
  }
  // Who has fallen is not there any more to wear it.
  for (const [seat, loss] of losses)
    if (view.monsters[seat].place !== 'out') labels.set(seat, { ...loss, planned: false });
  for (const { seat, amount } of announced(props)) {
    const { hearts } = view.monsters[seat];
    labels.set(seat, { from: hearts, to: Math.max(0, hearts - amount), planned: true });
  }
  return labels;
}

function wounds({ stack }: Props['view']): readonly { seat: Seat; lost: number }[] {
  return stack.flatMap((frame) => (frame.kind === 'yield' ? [frame] : frame.kind === 'yielding' ? frame.wounds : []));
}

/** Blows that have not fallen yet: of my dice, of my selected answer, or those that somebody may still parry. */
function announced(props: Props): readonly { seat: Seat; amount: number }[] {
  const { view, viewer, selected, preview } = props;
  if (myAsk(props, 'reroll') !== null && typeof viewer === 'number') {
    return outlookFor(view, viewer).blows;
  }
  if (selected !== null) return preview.flatMap((event) => (event.type === 'struck' ? event.blows : []));
  const frame = askOf(view);
  if (frame?.kind !== 'escape' && frame?.kind !== 'defend' && frame?.kind !== 'camouflage') return [];
  const stopped = certainArmour(view.monsters[frame.seat], frame.amount) !== null;
  return frame.amount > 0 && !stopped ? [frame] : [];
}
