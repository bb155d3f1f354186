/** Who sits where: people at this keyboard, and bots. */
import { BOTS } from '@yamanote/bots';
import type { Game } from '@yamanote/kernel';
import { readNames } from '../arguments.ts';
import { BadInput, oneLine } from '../bad-input.ts';
import { readBot } from '../rooms.ts';
import type { Words } from '../words/index.ts';

export interface Player {
  name: string;
  /** `person`, or which bot. */
  player: string;
}

/** What `--seats` calls a person. */
const YOU = 'you';
export const PERSON = 'person';
/** What bots are called in the hall too. No place of a map is: "Ueno opens a store at Ebisu" would confuse. */
const BOT_NAMES = ['Momiji', 'Hachi', 'Tama', 'Aoi', 'Ren', 'Sora'] as const;

export function readPlayers(game: Game, seats: string | undefined, names: string | undefined, words: Words): Player[] {
  const { min, max } = game.seats;
  const usual = [YOU, ...Array<string>(Math.max(1, min - 1)).fill(strongest())].slice(0, max).join(',');
  const taken = readNames('--seats', seats ?? usual).map((seat) => readBot('--seats', seat, [YOU]));
  if (taken.length < min || taken.length > max) {
    throw new BadInput(`--seats: expected ${min} to ${max} seats for ${game.id}, found ${taken.length}`);
  }
  const people = taken.filter((seat) => seat === YOU).length;
  const given = names === undefined ? [] : checkNames(readNames('--names', oneLine(names)), people, taken.length);
  const all = given.length === taken.length;
  const botNames = BOT_NAMES.filter((name) => !given.includes(name));
  let persons = 0;
  let bots = 0;
  return taken.map((seat, i): Player => {
    if (seat !== YOU) return { name: all ? given[i] : botNames[bots++], player: seat };
    const name = all ? given[i] : given[persons];
    persons++;
    return { name: name ?? words.person(people > 1 ? persons : null), player: PERSON };
  });
}

function strongest(): string {
  return Object.keys(BOTS).at(-1) as string;
}

/** A name for every person, or for every seat. */
function checkNames(names: string[], people: number, seats: number): string[] {
  if (names.length !== people && names.length !== seats) {
    const expected =
      people === seats
        ? `a name for each of ${seats} seats`
        : `a name for each you (${people}) or each seat (${seats})`;
    throw new BadInput(`--names: expected ${expected}, found ${names.length}`);
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined)
    throw new BadInput(`--names: expected different names, found ${JSON.stringify(twice)} twice`);
  return names;
}
