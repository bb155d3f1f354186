/** Who sits where: people at this keyboard, and bots. */

import { USUAL_BOT } from '@yamanote/bots';
import { BadInput, oneLine, readNames } from '@yamanote/command-line';
import type { Game } from '@yamanote/kernel';
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

export function readPlayers(game: Game, seats: string | undefined, names: string | undefined, words: Words): Player[] {
  const { min, max } = game.seats;
  const usual = [YOU, ...Array<string>(Math.max(1, min - 1)).fill(USUAL_BOT)].slice(0, max).join(',');
  const taken = readNames('--seats', seats ?? usual).map((seat) => readBot('--seats', seat, [YOU]));
  if (taken.length < min || taken.length > max) {
    throw new BadInput('--seats', (say) => say.seatsOf(game.id, min, max, taken.length));
  }
  const people = taken.filter((seat) => seat === YOU).length;
  const given = names === undefined ? [] : checkNames(readNames('--names', oneLine(names)), people, taken.length);
  const all = given.length === taken.length;
  const botNames = words.botNames.filter((name) => !given.includes(name));
  let persons = 0;
  let bots = 0;
  return taken.map((seat, i): Player => {
    if (seat !== YOU) return { name: all ? given[i] : botNames[bots++], player: seat };
    const name = all ? given[i] : given[persons];
    persons++;
    return { name: name ?? words.person(people > 1 ? persons : null), player: PERSON };
  });
}

/** A name for every person, or for every seat. */
function checkNames(names: string[], people: number, seats: number): string[] {
  if (names.length !== people && names.length !== seats) {
    throw new BadInput('--names', (say) => say.namesOf(people, seats, names.length));
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new BadInput('--names', (say) => say.nameTwice(JSON.stringify(twice)));
  return names;
}
