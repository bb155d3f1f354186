/** Whoever signs out their other devices ends their cookies; pages that are open with one of those are shown out, on every node. */
import type { Hall } from './hall.ts';

/** Of these guests, or of all whose pages are open here, those whose cookies are over. */
export async function showOut(
  { store, visits }: Pick<Hall, 'store' | 'visits'>,
  guests: readonly string[] = [...visits.guests()],
): Promise<void> {
  if (guests.length === 0) return;
  for (const { guest, generation } of await store.people.generations(guests)) visits.showOut(guest, generation);
}
