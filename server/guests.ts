/** Guests: a random id in a signed cookie, a name and a colour. No account, no password. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GuestRecord, Store } from './store/index.ts';

const COOKIE = 'yamanote';
/** The longest that browsers keep a cookie. */
export const COOKIE_DAYS = 400;

export interface Guests {
  /** Who sends this Cookie header; `null` if nobody we know. */
  fromCookies(header: string | undefined): Promise<GuestRecord | null>;
  find(id: string): Promise<GuestRecord | null>;
  /** A new guest, or the same under another name. */
  save(id: string | null, look: Pick<GuestRecord, 'name' | 'colour'>): Promise<GuestRecord>;
  /** The id that this Cookie header is signed for; `null` if it is not. Whether we still know them is another matter. */
  signedIn(header: string | undefined): string | null;
  /** The Set-Cookie header that makes a browser this guest. */
  cookieFor(id: string, isSecure: boolean): string;
}

export async function makeGuests(store: Store): Promise<Guests> {
  const secret = await store.settings.keep('cookie-secret', randomBytes(32).toString('hex'));
  const sign = (id: string) => createHmac('sha256', secret).update(id).digest('base64url');
  const find = async (id: string) => (await store.people.find([id]))[0] ?? null;
  function signedIn(header: string | undefined): string | null {
    const [id, signature] = readCookie(header).split('.');
    return id && signature && equal(signature, sign(id)) ? id : null;
  }

  return {
    find,
    signedIn,
    async fromCookies(header) {
      const id = signedIn(header);
      return id === null ? null : find(id);
    },
    async save(id, { name, colour }) {
      const guest = { id: id ?? randomBytes(16).toString('hex'), name, colour };
      await store.people.save(guest);
      return guest;
    },
    cookieFor(id, isSecure) {
      const attributes = `Path=/; Max-Age=${COOKIE_DAYS * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      return `${COOKIE}=${id}.${sign(id)}; ${attributes}`;
    },
  };
}

function readCookie(header = ''): string {
  const start = `${COOKIE}=`;
  const found = header.split(';').find((part) => part.trim().startsWith(start));
  return found === undefined ? '' : found.trim().slice(start.length);
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
