import { type NextStationView, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';

/** Who has not drawn or passed yet in the open round; at own pace, who has lines left to draw. */
export function seatsOwing({ stack, phases }: NextStationView): readonly Seat[] {
  const frame = stack.at(-1);
  if (frame?.kind === 'draw') return frame.seats.filter((seat) => frame.answers[seat] === null);
  return frame?.kind === 'own-pace' ? [...phases.keys()].filter((seat) => phases[seat] < PHASES) : [];
}
