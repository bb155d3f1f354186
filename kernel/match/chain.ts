/**
 * The running hash of a match of format 2: over the parts of its beginning, and then over entry after entry, with times and
 * authors. With each stand the first signs of it, so that the first one that was changed can be named; the host signs the
 * last hash.
 */
import { canonical } from '../json.ts';
import type { Entry } from '../log.ts';
import { hex, sha256 } from '../sha256.ts';
import type { Header2 } from './header.ts';

/** So many hexadecimal digits of the running hash stand with each part and entry. */
const SIGNS = 8;
const NOTHING_YET = '';

type Beginning = Omit<Header2, 'sums'>;

/**
 * What is hashed of the beginning, in this order: where it stands, and what. Names and their salts are not under it: they
 * may be forgotten.
 */
export function partsOf({ seats, ...rest }: Beginning): [place: string, part: unknown][] {
  const { format, game, version, options, position, commitment, voids } = rest;
  return [
    ...Object.entries({ format, game, version, options, position, commitment, voids }),
    ...seats.map(({ who, player, seal, bits }, seat): [string, unknown] => [
      `seats[${seat}]`,
      { who, player, seal, bits },
    ]),
  ];
}

/** The running hash after each part of the beginning. */
export function chainsOf(header: Beginning): string[] {
  let chain = NOTHING_YET;
  return partsOf(header).map(([, part]) => {
    chain = hashed([chain, part]);
    return chain;
  });
}

/** The running hash before the first entry. */
export function chainOf(header: Beginning): string {
  return chainsOf(header).at(-1) ?? NOTHING_YET;
}

/** The running hash after this entry. */
export function linked(chain: string, { sum: _, ...entry }: Entry): string {
  return hashed([chain, entry]);
}

/** The running hash after the last entry, which is what a host signs. */
export function lastHashOf(match: Header2 & { log: readonly Entry[] }): string {
  return match.log.reduce(linked, chainOf(match));
}

/**
 * The entry with what it carries of the running hash after it. Assigned, not spread: where a spread adds a field, V8 may make
 * a hidden class for every single object, and that weighs more than the entry.
 */
export function withSum<E extends Entry>(entry: E, chain: string): E {
  return Object.assign({}, entry, { sum: sumOf(chain) });
}

/** What a part or an entry carries of the running hash after it. */
export function sumOf(chain: string): string {
  return chain.slice(0, SIGNS);
}

function hashed(value: unknown): string {
  return hex(sha256(canonical(value)));
}
