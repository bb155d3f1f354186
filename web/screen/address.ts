/** The board of a table for a screen that all can see. */
export function screenOf(table: string): string {
  return `/screen/${table}`;
}

/** What stands behind a table's address that a screen shows: whoever comes by it has the board there, and here their hand. */
export const HAND = '?hand';
