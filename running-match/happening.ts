import type { Entry, Gap, Orders, Refusal, Seat, Shape } from '@yamanote/kernel';
import type { Addition, Draft } from './draft.ts';
import type { Hint } from './hint.ts';
import type { Input } from './input.ts';

/** Who plays a seat: a bot, or with `null` a person, who may have standing orders. */
export interface Played {
  bot: string | null;
  orders: Orders | null;
}

/** What a host is told. `at` is the home's clock: the host has none. */
export type Happening =
  /** Somebody wants something of the match. */
  | { is: 'input'; input: Input }
  /** What was to be stored is durable, and whether this home sees to the bots now: as before, if nothing is said … */
  | { is: 'stored'; at: number; drives?: boolean }
  /** … or it is not, and nobody will see it. */
  | { is: 'not-stored'; at: number }
  /** Others have stored these entries; what was out to be stored is not, and was made of something old. */
  | { is: 'elsewhere'; entries: readonly Entry[]; at: number }
  /** Whether this home sees to the bots, or another one does. */
  | { is: 'turn'; drives: boolean; at: number }
  /** What a bot found that was to think; `null` for nothing. */
  | { is: 'thought'; seat: Seat; question: number; bot: string; found: { answer: unknown } | null; at: number }
  /** What was found for a seat that asked for a hint; `null` for nothing. */
  | { is: 'considered'; seat: Seat; question: number; found: Hint | null; at: number }
  /** Somebody's time may be up; `gaps` are those of the time since. */
  | { is: 'late'; gaps: readonly Gap[]; at: number }
  /** The moment has come that was waited for. */
  | { is: 'time'; at: number }
  /** Somebody else plays a seat, or goes by other orders; the bot of `anew` gets another chance. */
  | { is: 'seats'; seats: readonly Played[]; anew: Seat | null; at: number }
  /** People are asked whether they agree on something as the match stood at this moment: bots wait for them; `null` for nothing. */
  | { is: 'proposed'; moment: number | null; at: number }
  /** Who looks on has changed, or how patient they are: a full pause in milliseconds, `null` if nobody does. */
  | { is: 'audience'; pause: number | null; at: number }
  /** Somebody could not be shown the match: its rules are broken. */
  | { is: 'broken'; why: string; at: number };

/** What a home is to do, in this order. */
export type Effect<T extends Shape = Shape> =
  /** Make these entries durable, with all that is said besides, and then say whether that was done. */
  | {
      is: 'store';
      /** What they came of. */
      input: Input;
      draft: Draft<T>;
      /** The number of the first of them. */
      first: number;
      /** The seats that the match waits for then, and whether one of them is a bot's. */
      asked: readonly Seat[];
      botIsDue: boolean;
      /** When somebody's time will be up, if nothing happens before. */
      deadline: number | null;
      ordered: { seat: Seat; orders: Orders } | null;
      ended: Ending | null;
    }
  /** Say why nothing came of the input. */
  | { is: 'refuse'; refusal: Refusal }
  /** Show these stored entries to everybody who looks. */
  | { is: 'tell'; additions: readonly Addition<T>[] }
  /** The match has ended with what was told. */
  | { is: 'over' }
  /** The match is stopped for good: its rules broke down. */
  | { is: 'stop'; why: string }
  /** Let a bot think about what it sees, so many milliseconds at most, and say what it found. */
  | { is: 'think'; seat: Seat; question: number; bot: string; view: T['view']; time: number }
  /** Weigh the answers of a seat by what it sees, and say what was found. */
  | { is: 'consider'; seat: Seat; question: number; view: T['view'] }
  /** Tell this seat, and nobody else, what it could answer. */
  | { is: 'hint'; seat: Seat; question: number; hint: Hint }
  /** Say that this seat's bot knows no answer, or that it has another chance. */
  | { is: 'stuck' | 'unstuck'; seat: Seat }
  /** Say when that moment has come, and forget what was waited for before; `null` for no moment. */
  | { is: 'wait'; until: number | null };

/** How a match ended: who won, and, by seat, the place that it took; none of either if its people agreed to end it. */
export interface Ending {
  winners: readonly Seat[];
  places: readonly number[];
}
