/**
 * The running hash of a match of format 2: of its beginning, and then of entry after entry, with times and authors. Each
 * entry carries the first signs of it, so that the first one that was changed can be named; the host signs the last.
 */
import { canonical } from '../json.ts';
import type { Entry } from '../log.ts';
import { hex, sha256 } from '../sha256.ts';
import type { Header2 } from './header.ts';

/** So many hexadecimal digits of the running hash stand with each entry. */
const SIGNS = 8;

/** The running hash before the first entry. Names and their salts are not under it: they may be forgotten. */
export function chainOf({ seats, ...rest }: Omit<Header2, 'sum'>): string {
  const { format, game, version, options, position, commitment, voids } = rest;
  const sealed = seats.map(({ who, player, seal, bits }) => ({ who, player, seal, bits }));
  return hashed({ format, game, version, options, position, commitment, voids, seats: sealed });
}

/** The running hash after this entry. */
export function linked(chain: string, { sum: _, ...entry }: Entry): string {
  return hashed([chain, entry]);
}

/** The running hash after the last entry, which is what a host signs. */
export function lastHashOf(match: Header2 & { log: readonly Entry[] }): string {
  return match.log.reduce(linked, chainOf(match));
}

/** What an entry carries of the running hash after it, and the header of the one before the first. */
export function sumOf(chain: string): string {
  return chain.slice(0, SIGNS);
}

function hashed(value: unknown): string {
  return hex(sha256(canonical(value)));
}
