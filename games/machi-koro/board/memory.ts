/**
 * What the board knows of the last roll. A frame that hands over the past has it all; otherwise it is gathered from one
 * happening after another. The frame mounts the board's parts apart and some of them late (a dialog), so what was gathered
 * is kept once for all.
 */
import type { Event, MachiKoroState } from '@yamanote/games/machi-koro/rules';
import { follow, type Roll, without } from './income.ts';

interface Happening {
  readonly beat: number;
  readonly events: readonly Event[];
}

export interface Known {
  happening: Happening;
  /** All that has happened and was not taken back, as far as it is shown. */
  past?: readonly Event[];
  view: Pick<MachiKoroState, 'roller' | 'second' | 'dice' | 'stack' | 'coins'>;
}

export interface Memory {
  roll: Roll | null;
  /** Rises with each roll, for the dice to tumble anew. */
  throws: number;
}

const EMPTY: Memory = { roll: null, throws: 0 };

let seen: Happening = { beat: -1, events: [] };
let gathered = EMPTY;

/** What is known after this happening; each is taken in once, whoever brings it. A lower beat is another match. */
function gather(happening: Happening, view: Known['view']): Memory {
  if (happening === seen) return gathered;
  if (happening.beat < seen.beat) gathered = { ...EMPTY, throws: gathered.throws };
  if (happening.beat !== seen.beat) gathered = after(caughtUp(gathered, happening.events, view), happening.events);
  seen = happening;
  return gathered;
}

/** A reader who wants no motion is shown only the last of many steps: the roll may have been among those left out. */
function caughtUp(memory: Memory, events: readonly Event[], view: Known['view']): Memory {
  const missed = !events.some(({ type }) => type === 'rolled') && !isOnTable(memory.roll, view);
  return missed && view.dice.length > 0 ? { roll: bareRoll(view), throws: memory.throws + 1 } : memory;
}

function after({ roll, throws }: Memory, events: readonly Event[]): Memory {
  return {
    roll: follow(roll, events),
    throws: throws + events.filter(({ type }) => type === 'rolled').length,
  };
}

function isOnTable(roll: Roll | null, { roller, dice }: Known['view']): boolean {
  return roll !== null && roll.seat === roller && roll.dice.join() === dice.join();
}

function bareRoll({ roller, dice }: Known['view']): Roll {
  return { seat: roller ?? 0, dice, incomes: [] };
}

/** The last roll, or at least the dice that lie on the table: a page that has just been opened has seen no events. */
export function recall({ happening, past, view }: Known): Memory {
  const memory = past === undefined ? gather(happening, view) : after(EMPTY, past);
  const { roll } = memory;
  if (view.dice.length === 0) return isPrevious(roll, view) ? memory : { ...memory, roll: null };
  if (roll === null || !isOnTable(roll, view)) return { ...memory, roll: bareRoll(view) };
  // Whoever is still to be charged has not paid: an answer may have been taken back.
  const charging = view.stack.some(({ kind }) => kind === 'charge');
  return charging ? { ...memory, roll: without(roll, 'tv-station') } : memory;
}

/** Before a roll the last one was that of the player before, or of the same one who goes on. */
function isPrevious(roll: Roll | null, { roller, second, coins }: Known['view']): boolean {
  if (roll === null || roller === null) return false;
  return roll.seat === (second ? roller : (roller - 1 + coins.length) % coins.length);
}

export function lastRoll(known: Known): Roll | null {
  return recall(known).roll;
}
