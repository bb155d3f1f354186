/** What players or their pages noted before a match began, held against its file: so a host that showed something else is found out. */
import { joined, objectTo, readHex, reading } from '../read.ts';
import type { OrRefusal } from '../refusal.ts';
import type { Match } from './replay.ts';
import type { Difference } from './verdict.ts';

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

export function checkNoted(match: Match, noted: Noted, holds: string[]): Difference | null {
  const here = notesOfThis(match, noted);
  const bits = openedBits(match, noted);
  const differs =
    checkSeeds(match, noted) ?? checkBits(match, bits) ?? checkSeats(match, here) ?? checkLoose(match, noted);
  if (differs !== null) return differs;
  const shown = here.flatMap(({ commitment, seals }) => [commitment, ...(seals ?? []).flatMap((seal) => seal ?? [])]);
  const seals = shown.length + (noted.seals ?? []).length;
  if (seals > 0) holds.push(`what was shown before the start is in it: ${counted(seals, 'seal')} that were noted`);
  if (bits.length > 0) holds.push('the bits that were noted took part in the dice');
  return null;
}

/** Every deal that anybody was shown is this one, or one that it says came to nothing. */
function checkSeeds(match: Match, noted: Noted): Difference | null {
  const told = [match.commitment, ...('voids' in match ? match.voids.map(({ commitment }) => commitment) : [])];
  const other = noted.notes?.find(({ commitment }) => !told.includes(commitment));
  if (other === undefined) return null;
  const found = `expected ${other.commitment}, the seal that was noted before the start, found ${match.commitment}`;
  if (notesOfThis(match, noted).length === 0)
    return { fault: 'late-seed', says: `commitment: ${found}; the host used another seed than the one it had sealed` };
  return {
    fault: 'two-seals',
    says: `commitment: ${found}, which somebody else noted; the host showed two seals, and does not say that one came to nothing`,
  };
}

function checkBits({ seats }: Match, noted: readonly string[]): Difference | null {
  const missing = noted.find((bits) => !seats.some((seat) => seat.bits === bits));
  if (missing === undefined) return null;
  const says = `seats: expected one with the bits that were noted, ${missing}, found none; the host has left them out`;
  return { fault: 'dropped-bits', says };
}

/** Also where no seal was shown there may be none: else the host could still have chosen what it is of. */
function checkSeats(match: Match, notes: readonly DealNote[]): Difference | null {
  const held = match.seats.map((seat) => ('seal' in seat ? seat.seal : null));
  for (const { seals } of notes) {
    if (seals === null) continue;
    const at = held.findIndex((seal, seat) => seal !== (seals[seat] ?? null));
    if (at < 0 && seals.length === held.length) continue;
    if (at < 0) return { fault: 'other-seals', says: `seats: expected ${seals.length}, found ${held.length}` };
    const found = `expected ${seals[at] ?? NONE}, which was noted before the start, found ${held[at] ?? NONE}`;
    if (notes.some((note) => note.seals !== null && (note.seals[at] ?? null) === held[at]))
      return {
        fault: 'two-seals',
        says: `seats[${at}].seal: ${found}, which somebody else noted; the host showed two`,
      };
    return { fault: 'other-seals', says: `seats[${at}].seal: ${found}; the host had shown another one` };
  }
  return null;
}

function checkLoose(match: Match, { seals = [] }: Noted): Difference | null {
  const known = [match.commitment, ...match.seats.flatMap((seat) => ('seal' in seat ? (seat.seal ?? []) : []))];
  const missing = seals.find((seal) => !known.includes(seal));
  if (missing === undefined) return null;
  const says = `commitment: expected the seal that was noted, ${missing}, found ${match.commitment}, and none of the seats has it; the host had shown another one`;
  return { fault: 'other-seals', says };
}

/** Who noted every seal of a match before the start, and what their own page added, knows that nobody chose its dice. */
export function checkChoice(match: Match, noted: Noted, holds: string[]): null {
  if (match.format === 'yamanote-match-2' && openedBits(match, noted).length > 0 && unnoted(match, noted).length === 0)
    holds.push('nobody could choose the dice, unless the host and everybody who added bits did so together');
  return null;
}

/** Whose seals in the match nobody has noted. */
export function unnoted(match: Match, noted: Noted): string[] {
  const here = notesOfThis(match, noted);
  const known = [...(noted.seals ?? []), ...here.flatMap(({ commitment, seals }) => [commitment, ...(seals ?? [])])];
  const held = match.seats.map((seat, i) => [`seats[${i}]`, 'seal' in seat ? seat.seal : null] as const);
  return [['the host', match.commitment] as const, ...held].flatMap(([whose, seal]) =>
    seal === null || known.includes(seal) ? [] : whose,
  );
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
