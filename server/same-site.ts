import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something, or opens a socket, comes from a page of this hall. Browsers always say where
 * from; a program that says nothing holds no guest's cookie but its own.
 */
export function isSameSite({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
