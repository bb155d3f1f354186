/** How strong the reader is in each game, as far as this device knows: it moves with every match against bots. */
import { FULL_STRENGTH, LEAST_STRENGTH, STRENGTHS } from '@yamanote/bots';
import { read, write } from '../settings/stored.ts';

export interface Estimate {
  /** On the scale of the bots. */
  strength: number;
  /** How many matches it comes from. */
  matches: number;
}

/** What became of the match against one bot: 1 won, 0 lost, ½ even. */
export interface Encounter {
  strength: number;
  result: number;
}

export const UNKNOWN: Estimate = { strength: STRENGTHS.easy, matches: 0 };

/** Levels are so far apart that the better of two neighbours has odds of 64 to 36. */
const ODDS = (STRENGTHS.normal - STRENGTHS.easy) / Math.log(64 / 36);

/** By so much a match that is won against all odds moves the estimate: more while little is known. */
const FIRST_STEP = 32;
const STEP = 16;
const FIRST_MATCHES = 10;

/** The mean over all bots at the table: who meets three of them plays three matches at once, but with one luck. */
export function learned({ strength, matches }: Estimate, encounters: readonly Encounter[]): Estimate {
  const surprises = encounters.map(({ strength: other, result }) => result - expected(strength - other));
  const surprise = surprises.reduce((sum, one) => sum + one, 0) / surprises.length;
  const moved = strength + (matches < FIRST_MATCHES ? FIRST_STEP : STEP) * surprise;
  return { strength: Math.min(FULL_STRENGTH, Math.max(LEAST_STRENGTH, moved)), matches: matches + 1 };
}

/** The chance to win against a bot that is weaker by so much. */
export function expected(ahead: number): number {
  return 1 / (1 + Math.exp(-ahead / ODDS));
}

export function ownStrength(game: string): number {
  return recall(game).strength;
}

/** Learns from a match that is over; `false` if it was known already: a page may show the same end again. */
export function learnFrom(game: string, match: string, encounters: readonly Encounter[]): boolean {
  const known = (read(KNOWN) ?? '').split(' ');
  if (encounters.length === 0 || known.includes(match)) return false;
  write(KNOWN, [...known, match].slice(-MOST_KNOWN).join(' ').trim());
  write(keyOf(game), JSON.stringify(learned(recall(game), encounters)));
  return true;
}

const KNOWN = 'strength.matches';
/** Older ones are hardly looked at again. */
const MOST_KNOWN = 100;

function keyOf(game: string): string {
  return `strength.of.${game}`;
}

function recall(game: string): Estimate {
  try {
    const { strength, matches } = JSON.parse(read(keyOf(game)) ?? 'null') as Estimate;
    return Number.isFinite(strength) && Number.isInteger(matches) ? { strength, matches } : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}
