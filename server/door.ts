/** Who knocks: from which address, under which name of ours, and from whose page. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

export interface DoorSettings {
  /** Whether a proxy of ours stands before the hall and says who asks; otherwise anybody could. */
  trustProxy: boolean;
  /** Names under which people reach the hall, besides those of this computer. */
  names: readonly string[];
}

export interface Knock {
  /** Of the visitor, also behind a proxy; where a household has countless ones, what they have in common. */
  address: string;
  /** Whether it asks under one of our names: a page that makes its own name lead here must not act for its visitor. */
  isOurs: boolean;
  /**
   * Whether a request that changes something, or opens a socket, comes from a page of this hall. Browsers always say where
   * from; a program that says nothing holds no guest's cookie but its own.
   */
  isSameSite: boolean;
  /** Whether the visitor's browser speaks to us, or to our proxy, over https. */
  isSecure: boolean;
  /** What its address begins with, as the visitor knows it. */
  origin: string;
}

export type Door = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => Knock;

export function makeDoor({ trustProxy, names }: DoorSettings): Door {
  const given = new Set(names.map((name) => name.toLowerCase()));
  return ({ headers, socket }) => {
    const forwarded = (name: string) => (trustProxy ? lastOf(headers[name]) : undefined);
    const host = forwarded('x-forwarded-host') ?? headers.host ?? '';
    const name = nameIn(host);
    return {
      address: commonPart(forwarded('x-forwarded-for') ?? socket.remoteAddress ?? ''),
      isOurs: given.has(name) || isThisComputer(name),
      isSameSite: isSameSite(headers, host),
      isSecure: forwarded('x-forwarded-proto') === 'https',
      origin: `${forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http'}://${host}`,
    };
  };
}

/** What the proxy itself has added stands last; whatever is before it, anybody may have written. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const values = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  return values.at(-1)?.trim() || undefined;
}

/** Of an address of the new kind only the first half says whose it is: the rest changes as often as one likes. */
function commonPart(address: string): string {
  if (!isIPv6(address)) return address;
  const [, old] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (old !== undefined) return old;
  const [head, tail = ''] = address.replace(/%.*$/, '').split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const left = address.includes('::') ? Array(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return `${[...first, ...left, ...last].slice(0, 4).join(':').toLowerCase()}::/64`;
}

function nameIn(host: string): string {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  } catch {
    return '';
  }
}

/** An address can only be this computer's own, or its network's: no name leads a browser astray there. */
function isThisComputer(name: string): boolean {
  const own = hostname().toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost') || name === own || name === `${own}.local`) return true;
  if (name === '127.0.0.1' || name === '::1') return true;
  return Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === name));
}

function isSameSite({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, host: string): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
