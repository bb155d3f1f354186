import type { OpenTable } from './open-table.ts';

/** Nobody is waited for a third time. */
const MOST_WAITS = 2;

/** The seals of the seats, as far as there are any that count. */
export function sealsAt({ record, match, parts }: Pick<OpenTable, 'record' | 'match' | 'parts'>): (string | null)[] {
  return record.seats.map(({ guest, bot }, seat) => {
    const waits = match.voids.filter(({ silent }) => silent.includes(seat)).length;
    return guest === null || bot !== null || waits >= MOST_WAITS ? null : (parts.get(guest)?.seal ?? null);
  });
}
