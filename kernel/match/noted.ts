/** What players or their pages noted before a match began, held against its file: so a host that showed something else is found out. */
import { joined, objectTo, readHex, reading } from '../read.ts';
import type { OrRefusal } from '../refusal.ts';
import type { Match } from './replay.ts';
import type { VerdictSentences } from './sentences.ts';
import type { Difference } from './verdict.ts';

type Saying = VerdictSentences['differs'];

/** What one page was shown of one deal. */
export interface DealNote {
  commitment: string;
  /** By seat, as they stood when all were to be opened; `null` if the page did not come to see that. */
  seals: readonly (string | null)[] | null;
  /** What the page opened then. */
  bits: string | null;
}

export interface Noted {
  notes?: readonly DealNote[];
  /** Seals of anybody, noted without saying whose. */
  seals?: readonly string[];
  /** What somebody's page opened. */
  bits?: readonly string[];
}

export function hasNoted({ notes = [], seals = [], bits = [] }: Noted): boolean {
  return notes.length + seals.length + bits.length > 0;
}

/** A line of text that a player can copy: `commitment:seal,none,seal:bits`, as far as there is something. */
export function makeNote({ commitment, seals, bits }: DealNote): string {
  const shown = seals === null ? [] : [seals.map((seal) => seal ?? NONE).join()];
  return [commitment, ...shown, ...(bits === null ? [] : [bits])].join(':');
}

export function parseNote(text: string): OrRefusal<DealNote> {
  return reading(() => {
    const [commitment, seals = null, bits = null, ...more] = text.trim().split(':');
    if (more.length > 0) objectTo('', 'commitment, seals and bits', text);
    return {
      commitment: readHex('commitment', commitment, 32),
      seals: seals === null ? null : seals.split(',').map((seal, i) => readSeal(`[${i}]`, seal)),
      bits: bits === null ? null : readHex('bits', bits, 16),
    };
  });
}

const NONE = 'none';

function readSeal(place: string, seal: string): string | null {
  return seal === NONE ? null : readHex(joined('seals', place), seal, 32);
}

/** The notes of the deal that the match was played with; others are of deals that came to nothing. */
export function notesOfThis({ commitment }: Match, { notes = [] }: Noted): DealNote[] {
  return notes.filter((note) => note.commitment === commitment);
}

function openedBits(match: Match, noted: Noted): string[] {
  return [...notesOfThis(match, noted).flatMap(({ bits }) => bits ?? []), ...(noted.bits ?? [])];
}

export function checkNoted(match: Match, noted: Noted, holds: string[], say: VerdictSentences): Difference | null {
  const here = notesOfThis(match, noted);
  const bits = openedBits(match, noted);
  const differs =
    checkSeeds(match, noted, say.differs) ??
    checkBits(match, bits, say.differs) ??
    checkSeats(match, here, say.differs) ??
    checkLoose(match, noted, say.differs);
  if (differs !== null) return differs;
  const shown = here.flatMap(({ commitment, seals }) => [commitment, ...(seals ?? []).flatMap((seal) => seal ?? [])]);
  const seals = shown.length + (noted.seals ?? []).length;
  if (seals > 0) holds.push(say.holds.shown(seals));
  if (bits.length > 0) holds.push(say.holds.ownBits());
  return null;
}

/** Every deal that anybody was shown is this one, or one that it says came to nothing. */
function checkSeeds(match: Match, noted: Noted, say: Saying): Difference | null {
  const told = [match.commitment, ...('voids' in match ? match.voids.map(({ commitment }) => commitment) : [])];
  const other = noted.notes?.find(({ commitment }) => !told.includes(commitment));
  if (other === undefined) return null;
  const seals = [other.commitment, match.commitment] as const;
  if (notesOfThis(match, noted).length === 0)
    return { fault: 'late-seed', says: say.at('commitment', say.lateSeed(...seals)) };
  return { fault: 'two-seals', says: say.at('commitment', say.twoSeeds(...seals)) };
}

function checkBits({ seats }: Match, noted: readonly string[], say: Saying): Difference | null {
  const missing = noted.find((bits) => !seats.some((seat) => seat.bits === bits));
  if (missing === undefined) return null;
  return { fault: 'dropped-bits', says: say.at('seats', say.bits(missing)) };
}

/** Also where no seal was shown there may be none: else the host could still have chosen what it is of. */
function checkSeats(match: Match, notes: readonly DealNote[], say: Saying): Difference | null {
  const held = match.seats.map((seat) => ('seal' in seat ? seat.seal : null));
  for (const { seals } of notes) {
    if (seals === null) continue;
    const seat = held.findIndex((seal, i) => seal !== (seals[i] ?? null));
    if (seat < 0 && seals.length === held.length) continue;
    if (seat < 0) return { fault: 'other-seals', says: say.at('seats', say.seats(seals.length, held.length)) };
    const pair = [seals[seat] ?? null, held[seat]] as const;
    const place = `seats[${seat}].seal`;
    if (notes.some((note) => note.seals !== null && (note.seals[seat] ?? null) === held[seat]))
      return { fault: 'two-seals', says: say.at(place, say.twoSeals(...pair)) };
    return { fault: 'other-seals', says: say.at(place, say.otherSeal(...pair)) };
  }
  return null;
}

function checkLoose(match: Match, { seals = [] }: Noted, say: Saying): Difference | null {
  const known = [match.commitment, ...match.seats.flatMap((seat) => ('seal' in seat ? (seat.seal ?? []) : []))];
  const missing = seals.find((seal) => !known.includes(seal));
  if (missing === undefined) return null;
  return { fault: 'other-seals', says: say.at('commitment', say.looseSeal(missing, match.commitment)) };
}

/** Who noted every seal of a match before the start, and what their own page added, knows that nobody chose its dice. */
export function checkChoice(match: Match, noted: Noted, holds: string[], say: VerdictSentences): null {
  if (match.format === 'yamanote-match-2' && openedBits(match, noted).length > 0 && unnoted(match, noted).length === 0)
    holds.push(say.holds.unchosen());
  return null;
}

/** Whose seals in the match nobody has noted; `null` is the host. */
export function unnoted(match: Match, noted: Noted): (number | null)[] {
  const here = notesOfThis(match, noted);
  const known = [...(noted.seals ?? []), ...here.flatMap(({ commitment, seals }) => [commitment, ...(seals ?? [])])];
  const held = match.seats.map((seat, i) => [i, 'seal' in seat ? seat.seal : null] as const);
  return [[null, match.commitment] as const, ...held].flatMap(([whose, seal]) =>
    seal === null || known.includes(seal) ? [] : [whose],
  );
}
