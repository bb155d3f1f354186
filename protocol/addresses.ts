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
/**
 * GET: where one is told of one's turns, as `Channels`; with `?table=` also where that table tells, to its host. POST to one of
 * these changes that, and answers the same; also by what has no socket: a browser's worker that shows notices.
 */
export const CHANNELS = '/api/notices';
/** POST `pushBody`. */
export const PUSH = '/api/notices/push';
/** POST `hookBody`; the address is tried before it is kept. */
export const HOOK = '/api/notices/hook';
/** POST `removeBody`. */
export const REMOVE = '/api/notices/remove';
/** POST `quietBody`: nothing, or again, of a table. */
export const QUIET = '/api/notices/quiet';
/** GET: 200 as long as the process lives. For proxies and supervisors, by whatever name they have for it. */
export const LIVING = '/healthz';
/** GET: 200 while people may be sent here, otherwise 503; `{ ready, why }` with `why` one word, or `null`. */
export const READY = '/readyz';
/** GET: `{ ok: true }` while the hall is serving. For its pages, also those of an older build. */
export const HEALTH = '/api/health';

/** GET: a finished match as a file that `yamanote verify` accepts. */
export function matchFileOf(table: string, match: string): string {
  return `/api/tables/${table}/matches/${match}.json`;
}
