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
  /** Whom this Cookie header is signed for; `null` if it is not. Whether we still know them is another matter. */
  signedIn(header: string | undefined): Ticket | null;
  /** The Set-Cookie header that makes a browser this guest. */
  cookieFor(id: string, isSecure: boolean): Promise<string>;
  /** The same for who is signed in: as they are, for as long again. */
  renewed(ticket: Ticket, isSecure: boolean): string;
}

/** What a cookie says: whoever signs out their other devices ends all cookies of the generations before. */
export interface Ticket {
  guest: string;
  generation: number;
}

export async function makeGuests(store: Store): Promise<Guests> {
  const secret = await store.settings.keep('cookie-secret', randomBytes(32).toString('hex'));
  const sign = (id: string) => createHmac('sha256', secret).update(id).digest('base64url');
  const find = async (id: string) => (await store.people.find([id]))[0] ?? null;
  function signedIn(header: string | undefined): Ticket | null {
    const [text, signature] = readCookie(header).split('.');
    if (!text || !signature || !equal(signature, sign(text))) return null;
    const [guest, generation = '0'] = text.split('-');
    return { guest, generation: Number(generation) };
  }
  function renewed({ guest, generation }: Ticket, isSecure: boolean): string {
    // Of the first generation there were cookies before there were others.
    const text = generation === 0 ? guest : `${guest}-${generation}`;
    const attributes = `Path=/; Max-Age=${COOKIE_DAYS * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    return `${COOKIE}=${text}.${sign(text)}; ${attributes}`;
  }

  return {
    find,
    signedIn,
    renewed,
    async fromCookies(header) {
      const ticket = signedIn(header);
      return ticket === null ? null : store.people.holder(ticket.guest, ticket.generation);
    },
    async save(id, { name, colour }) {
      const guest = { id: id ?? randomBytes(16).toString('hex'), name, colour };
      await store.people.save(guest);
      return guest;
    },
    async cookieFor(id, isSecure) {
      const [{ generation } = { generation: 0 }] = await store.people.generations([id]);
      return renewed({ guest: id, generation }, isSecure);
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
