/** Where a seat may go in the round that it is asked about. */
import { choicesOf, type NextStationView } from '@yamanote/games/next-station-tokyo/rules';
import { seatsOwing } from '@yamanote/games/next-station-tokyo/words';
import type { Seat } from '@yamanote/kernel';

export interface Targets {
  readonly segments: ReadonlySet<number>;
  readonly stations: ReadonlySet<number>;
}

const NONE: Targets = { segments: new Set(), stations: new Set() };

/** Nobody's are shown but the viewer's own. */
export function targetsOf(view: NextStationView, seat: Seat): Targets {
  if (view.viewer !== seat || !seatsOwing(view).includes(seat)) return NONE;
  const choices = choicesOf(view, seat);
  return {
    segments: new Set(choices.flatMap(({ segments }) => segments)),
    stations: new Set(choices.map(({ to }) => to)),
  };
}
