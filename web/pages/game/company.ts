/** Who plays together at one device: people by name, and bots on the seats that are left. */
import type { Game } from '@yamanote/kernel';
import { LONGEST_NAME } from '@yamanote/protocol';
import { isName, toldApart } from '@yamanote/running-match';
import { read, write } from '../../settings/stored.ts';

export interface Company {
  names: readonly string[];
  bots: number;
}

/** Alone one needs nobody to pass the device to. */
export const FEWEST_PEOPLE = 2;
/** Leaves room for the number that tells two of the same name apart. */
export const LONGEST_HERE = LONGEST_NAME - 2;

const KEY = 'together';

/** Those who played here last, as far as this game has seats for them; else two whom `made` names. */
export function companyFor(game: Pick<Game, 'seats'>, made: () => string): Company {
  return fitting(game, recall() ?? { names: [], bots: 0 }, made);
}

export function keepCompany(company: Company): void {
  write(KEY, JSON.stringify(company));
}

export function withPerson({ seats }: Pick<Game, 'seats'>, { names, bots }: Company, made: () => string): Company {
  const more = [...names, newName(names, made)].slice(0, seats.max);
  return { names: more, bots: Math.min(bots, seats.max - more.length) };
}

export function withoutPerson({ names, bots }: Company, place: number): Company {
  return { names: names.length > FEWEST_PEOPLE ? names.toSpliced(place, 1) : names, bots };
}

/** The names as they will be called, or the place of the first one that is none. */
export function namesOf({ names }: Company): readonly string[] | { nameless: number } {
  const meant = names.map((name) => name.normalize('NFC').trim());
  const nameless = meant.findIndex((name) => !isName(name) || name.length > LONGEST_HERE);
  return nameless < 0 ? toldApart(meant) : { nameless };
}

function fitting({ seats }: Pick<Game, 'seats'>, kept: Company, made: () => string): Company {
  let names = kept.names.slice(0, seats.max);
  while (names.length < FEWEST_PEOPLE) names = [...names, newName(names, made)];
  return { names, bots: Math.max(0, Math.min(kept.bots, seats.max - names.length)) };
}

/** There are many made-up names, but a few tries may find the same ones; those are told apart later. */
function newName(names: readonly string[], made: () => string): string {
  const tries = Array.from({ length: 5 }, made);
  return tries.find((name) => !names.includes(name)) ?? tries[0];
}

function recall(): Company | null {
  try {
    const { names, bots } = JSON.parse(read(KEY) ?? 'null') as Company;
    const isWhole = Array.isArray(names) && names.every((name) => typeof name === 'string') && Number.isInteger(bots);
    return isWhole ? { names, bots } : null;
  } catch {
    return null;
  }
}
