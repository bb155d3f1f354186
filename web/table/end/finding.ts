/** What this device can say about the dice of a match that is over. */
import { type Game, type Match, sealOf, verify } from '@yamanote/kernel';
import type { Remembered } from '../../connection/seals.ts';

export type Finding =
  /** `compared`: with what this device was shown before the start, if it was there; its code is the same for all who were. */
  | { ok: true; throws: number; compared: { code: string } | 'elsewhere' | 'older' | 'alone' }
  /** `shown`: the file is sound, but the hall had shown this device something else. */
  | { ok: false; why: 'shown' | 'file' };

interface Seen {
  /** The seal of the seed, as the table has it. */
  commitment: string;
  noted: Remembered | null;
  /** A match on this device has no hall that could show anything. */
  isLocal: boolean;
}

export function findingOf(game: Game, match: Match, { commitment, noted, isLocal }: Seen): Finding {
  try {
    if (!verify(game, match).ok) return { ok: false, why: 'file' };
    if (match.commitment !== commitment || !verify(game, match, noted ?? {}).ok) return { ok: false, why: 'shown' };
  } catch {
    return { ok: false, why: 'file' };
  }
  const throws = match.log.filter(({ seat }) => seat === 'chance').length;
  if (isLocal) return { ok: true, throws, compared: 'alone' };
  if (match.format === 'yamanote-match-1') return { ok: true, throws, compared: 'older' };
  return { ok: true, throws, compared: noted === null ? 'elsewhere' : { code: codeOf(noted.seals) } };
}

/** Of everything that was shown: short enough to be read aloud across a table. */
function codeOf(seals: readonly string[]): string {
  return sealOf(seals.join('')).match(/.{4}/g)!.slice(0, 3).join(' · ');
}
