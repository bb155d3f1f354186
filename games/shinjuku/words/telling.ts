/** What is told of events in every language alike. */
import type { Event } from '@yamanote/games/shinjuku/rules';

/** Whether the next line tells it: who comes to the ward whose card was turned over. */
export function goesWithoutSaying(event: Event): boolean {
  return event.type === 'arrival-card-revealed' || (event.type === 'start-ward-revealed' && !event.known);
}
