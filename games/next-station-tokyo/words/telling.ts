/** What is told of events in every language alike. */
import { type Event, INTERCHANGE_POINTS } from '@yamanote/games/next-station-tokyo/rules';

export type Told<T extends Event['type']> = Extract<Event, { type: T }>;

/** Where two lines meet there are no points; if it makes a hotspot, that is told. */
export function goesWithoutSaying(event: Event): boolean {
  return event.type === 'interchange-made' && INTERCHANGE_POINTS[event.lines] === 0;
}
