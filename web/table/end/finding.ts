/** What this device can say about the dice of a match that is over. */
import {
  type DealNote,
  type Entry,
  type Fault,
  fingerprintOf,
  type Match,
  type Seat,
  sealOf,
  verify,
  type WholeGame,
} from '@yamanote/kernel';
import { shortened } from './shortened.ts';

export type Finding =
  | {
      ok: true;
      throws: number;
      /** How many hints each seat was given. */
      hints: readonly number[];
      /** How often all went back by agreement, past throws too. */
      rewinds: number;
      compared: Compared;
      /** How many deals came to nothing before. */
      voids: number;
      /** The fingerprint of the key it is signed with; `null` if it is not, or that cannot be checked here. */
      signed: string | null;
    }
  | { ok: false; fault: Fault };

/** What else it was held against; the code is the same for all who were shown the same. */
type Compared = { code: string } | 'elsewhere' | 'without' | 'nobody' | 'replaced' | 'older' | 'alone';

export interface Seen {
  /** The seal of the seed, as the table has it. */
  commitment: string;
  /** What this device noted before the start; nothing if the match was begun elsewhere. */
  notes: readonly DealNote[];
  seat: Seat | null;
  /** Whether the match is signed by the key it names, as far as can be told. */
  isSigned: boolean | undefined;
  /** Of the key that the hall says it has. */
  fingerprint: string | null;
  /** A match on this device has no hall that could show anything. */
  isLocal: boolean;
}

export function findingOf(game: WholeGame, match: Match, seen: Seen): Finding {
  const fault = faultOf(game, match, seen);
  if (fault !== null) return { ok: false, fault };
  return {
    ok: true,
    throws: match.log.filter(({ seat }) => seat === 'chance').length,
    hints: match.seats.map((_, seat) => match.log.filter((entry) => isHint(entry) && entry.seat === seat).length),
    rewinds: match.log.filter((entry) => 'undo' in entry && entry.consent).length,
    compared: comparedWith(match, seen),
    voids: match.format === 'yamanote-match-1' ? 0 : match.voids.length,
    signed: seen.isSigned === true ? seen.fingerprint : null,
  };
}

function isHint(entry: Entry): boolean {
  return 'note' in entry && entry.note.is === 'hint';
}

function faultOf(game: WholeGame, match: Match, { commitment, notes, isSigned, fingerprint }: Seen): Fault | null {
  try {
    const { fault } = verify(game, match, { notes, isSigned });
    if (fault !== null) return fault;
  } catch {
    return 'rules';
  }
  if (match.commitment !== commitment) return 'late-seed';
  const key = match.format === 'yamanote-match-1' ? undefined : match.signed?.key;
  return isSigned === true && key !== undefined && fingerprintOf(key) !== fingerprint ? 'signature' : null;
}

function comparedWith(match: Match, { notes, seat, isLocal }: Seen): Compared {
  if (isLocal) return 'alone';
  if (match.format === 'yamanote-match-1') return 'older';
  // Then nothing that any device noted says more.
  if (match.seats.every(({ bits }) => bits === null)) return 'nobody';
  if (notes.length === 0) return 'elsewhere';
  const note = notes.find(({ commitment }) => commitment === match.commitment);
  if (note === undefined || note.seals === null) return 'without';
  if (note.bits !== null) return { code: codeOf(note) };
  // The seal at this seat was somebody else's, or there was none.
  return seat !== null && note.seals[seat] != null ? 'replaced' : 'without';
}

const NO_SEAL = '00'.repeat(32);

/** Of everything that was shown. */
function codeOf({ commitment, seals }: DealNote): string {
  const shown = [commitment, ...(seals ?? [])].map((seal) => seal ?? NO_SEAL);
  return shortened(sealOf(shown.join('')));
}
