/** Where the hall listens; everything else is the page itself. */

/** The one WebSocket of a page. */
export const SOCKET = '/socket';
/** POST `guestBody`: sets the cookie that makes a visitor a guest, or changes the guest's name and colour. */
export const GUEST = '/api/guest';
/**
 * POST `claimBody`: a one-time code makes this browser the guest that it was made for, or gives its guest a seat. Answers
 * `{ guest, table }`; `table` is where the seat is, `null` for a code without one.
 */
export const CLAIM = '/api/claim';
/** GET: `{ guest }`, who the hall takes this browser for; renews the cookie. */
export const ME = '/api/me';
/** GET: `{ ok: true }` while the hall is serving. */
export const HEALTH = '/api/health';

/** GET: a finished match as a file that `yamanote verify` accepts. */
export function matchFileOf(table: string, match: string): string {
  return `/api/tables/${table}/matches/${match}.json`;
}
