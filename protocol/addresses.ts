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
/**
 * GET: how this guest comes back on any device, as `WaysBack`. POST to one of these changes that, and answers the same with
 * whatever is new.
 */
export const WAYS_BACK = '/api/ways-back';
/** POST `nothingBody`: a new recovery code in place of the old one, as `code`. It is never shown again. */
export const NEW_CODE = '/api/ways-back/code';
/** POST `nothingBody`: what the browser's authenticator is asked for a new passkey, as `options`; then POST `passkeyBody`. */
export const PASSKEY_OFFER = '/api/ways-back/passkey/offer';
export const PASSKEY = '/api/ways-back/passkey';
/** POST `removePasskeyBody`. */
export const REMOVE_PASSKEY = '/api/ways-back/passkey/remove';
/** POST `signOutBody`: no other device is this guest any more. Sets the cookie anew. */
export const SIGN_OUT = '/api/ways-back/sign-out';
/** POST `recoverBody`: makes this browser the guest whose code it is. Answers `{ guest }`. */
export const RECOVER = '/api/recover';
/** POST `nothingBody`: what an authenticator is asked to sign, as `options`; then POST `signedBody`, which answers `{ guest }`. */
export const SIGN_IN_OFFER = '/api/sign-in/offer';
export const SIGN_IN = '/api/sign-in';
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
