/** Sends something to an address that somebody gave us: it is resolved once, judged, and connected to as it was resolved. */
import { lookup, Resolver } from 'node:dns/promises';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './public-address.ts';

export interface Letter {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** What was answered, or why nothing was. */
export type Posted = { status: number } | { failed: 'private-address' | 'unreachable' };

export interface PostSettings {
  /** Whether addresses of this computer and its network may be called, and over plain http. */
  allowsPrivate: boolean;
  /** A certificate that is trusted besides the usual ones. */
  trusts?: string | undefined;
  resolve?(name: string): Promise<string[]>;
  /** In milliseconds, from the name to the status; without this, seconds. */
  patience?: number;
}

export type Post = (letter: Letter) => Promise<Posted>;

/** Whoever does not answer in so many milliseconds, from the name to the status, is tried again later. */
const PATIENCE = 5000;
/** Nobody needs more to say that it has come. */
const MOST_HEADER_BYTES = 8 * 1024;
const UNREACHABLE: Posted = { failed: 'unreachable' };

export function makePost({
  allowsPrivate,
  trusts,
  resolve = allowsPrivate ? byHost : byName,
  patience = PATIENCE,
}: PostSettings): Post {
  return async ({ address, headers, body }) => {
    const url = new URL(address);
    const signal = AbortSignal.timeout(patience);
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const found = isIP(name) === 0 ? await inTime(signal, resolve(name)) : [name];
    if (found === null || found.length === 0) return UNREACHABLE;
    if (!allowsPrivate && !found.every(isPublic)) return { failed: 'private-address' };
    return send(url, { method: 'POST', headers, signal, lookup: always(found), ca: trusts }, body);
  };
}

/** Whatever the name leads to by now. */
function always(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, options, answer) => {
    if (options.all) answer(null, found);
    else answer(null, found[0].address, found[0].family);
  };
}

interface Sending {
  method: string;
  headers: Letter['headers'];
  signal: AbortSignal;
  lookup: LookupFunction;
  ca: string | undefined;
}

/** Follows nobody elsewhere, keeps no connection, and reads nothing but the status. */
function send(url: URL, sending: Sending, body: Letter['body']): Promise<Posted> {
  return new Promise((resolve) => {
    const settings = { ...sending, agent: false, maxHeaderSize: MOST_HEADER_BYTES };
    const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, settings, (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    request.on('error', () => resolve(UNREACHABLE));
    request.on('close', () => resolve(UNREACHABLE));
    request.end(body);
  });
}

/** `null` if it takes too long, or nothing is found. */
async function inTime<T>(signal: AbortSignal, task: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  return Promise.race([task.catch(() => null), late]);
}

/** As this computer finds it: also names that only it knows. */
async function byHost(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}

/** By the name's servers alone, and not in the threads in which files are read: a slow one keeps nobody else waiting. */
async function byName(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
