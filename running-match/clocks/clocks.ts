/**
 * The clocks of a match, as its log has them: whose runs since when, and what was left then. They follow from the entries alone
 * and are no part of the game, so a match that is read again has the clocks that it had.
 *
 * A seat's clock runs while a person plays it and it owes an answer. What is asked out of one's turn has a time of its own.
 */
import type { Entry, Gap, Seat, TimeControl } from '@yamanote/kernel';
import { afterCounted, countedBetween } from './open-hours.ts';

export interface Clocks {
  readonly control: TimeControl;
  readonly seats: readonly SeatClock[];
  /** The last seat that was asked in its own turn. */
  readonly turn: Seat | null;
  readonly paused: boolean;
  /** Up to here every gap is accounted for. */
  readonly gapsUntil: number;
}

interface SeatClock {
  /** In milliseconds: of the bank, or by the day of the turn. */
  readonly left: number;
  /** Whether a person plays it. */
  readonly person: boolean;
  readonly run: Run | null;
  /** With which entry its last turn began. */
  readonly turnAt: number | null;
  /** What was added for it. */
  readonly added: number;
}

interface Run {
  readonly question: number;
  readonly from: number;
  /** So much of the time since then does not count: nobody served the match. */
  readonly spared: number;
  /** Of a question out of one's turn, which has a time of its own: how much of that was used before. */
  readonly used: number;
  readonly reaction: boolean;
}

/** Whom a match waits for after an entry. */
export interface Waits {
  readonly asked: readonly Seat[];
  readonly together: boolean;
  readonly reaction: boolean;
  /** By seat, the question that it is asked. */
  readonly questions: readonly number[];
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Whoever comes back has at least this long for an answer. */
const LEAST_ON_RETURN = 15 * SECOND;

export function beginClocks(control: TimeControl, persons: readonly boolean[], at: number): Clocks {
  const seats = persons.map(
    (person): SeatClock => ({ left: wholeOf(control), person, run: null, turnAt: null, added: 0 }),
  );
  return { control, seats, turn: null, paused: false, gapsUntil: at };
}

/** What is left on a seat's clock, for what it is asked now, or will be; never less than nothing. */
export function leftAt(clocks: Clocks, seat: Seat, at: number): number {
  const { left, run } = clocks.seats[seat];
  if (run === null) return left;
  return Math.max(0, Math.round(budgetOf(clocks, seat) - elapsed(clocks.control, run, at)));
}

/** When this seat's time is up, if nothing happens before; `null` while its clock does not run. */
export function deadlineOf({ control, seats }: Clocks, seat: Seat): number | null {
  const { run } = seats[seat];
  if (run === null) return null;
  const counted = budgetOf({ control, seats }, seat) + run.spared;
  return control.is === 'live' ? run.from + counted : afterCounted(control, run.from, counted);
}

/** When the first of all seats is due. */
export function nextDeadline(clocks: Clocks | null): number | null {
  const all = clocks?.seats.flatMap((_, seat) => deadlineOf(clocks, seat) ?? []) ?? [];
  return all.length === 0 ? null : Math.min(...all);
}

/** Those whose time is up. */
export function dueAt(clocks: Clocks, at: number): Seat[] {
  return clocks.seats.flatMap((_, seat) => {
    const deadline = deadlineOf(clocks, seat);
    return deadline !== null && deadline <= at ? seat : [];
  });
}

/** Whether running out of this time loses the seat to a bot: not where a live match only asked out of one's turn. */
export function isOutOfTime({ control, seats }: Clocks, seat: Seat): boolean {
  return control.is === 'daily' || !(seats[seat].run?.reaction ?? false);
}

/** Those of these gaps that the clocks do not know of yet, in order. */
export function newGaps({ gapsUntil }: Clocks, gaps: readonly Gap[]): Gap[] {
  return gaps.filter(({ until }) => until > gapsUntil).toSorted((a, b) => a.from - b.from);
}

/** As if these gaps were noted. */
export function withGaps(clocks: Clocks, gaps: readonly Gap[]): Clocks {
  return newGaps(clocks, gaps).reduce(spare, clocks);
}

/** The clocks after an entry, with whom the match waits for then. */
export function afterEntry(clocks: Clocks, entry: Entry, waits: Waits): Clocks {
  if ('note' in entry && entry.note.is === 'gap') return spare(clocks, entry.note);
  return runOn(paid(clocks, entry), entry, waits);
}

function wholeOf(control: TimeControl): number {
  return control.is === 'live' ? control.bank * SECOND : control.hours * HOUR;
}

function allowanceOf(control: TimeControl): number {
  return control.is === 'live' ? control.reaction * SECOND : control.hours * HOUR;
}

function budgetOf({ control, seats }: Pick<Clocks, 'control' | 'seats'>, seat: Seat): number {
  const { left, run } = seats[seat];
  return run?.reaction === true ? allowanceOf(control) - run.used : left;
}

function elapsed(control: TimeControl, { from, spared }: Run, at: number): number {
  return Math.max(0, counted(control, from, at) - spared);
}

function counted(control: TimeControl, from: number, until: number): number {
  return control.is === 'live' ? Math.max(0, until - from) : countedBetween(control, from, until);
}

/** What a clock that ran meanwhile would have lost. */
function spare(clocks: Clocks, { from, until }: Gap): Clocks {
  const seats = clocks.seats.map((clock): SeatClock => {
    if (clock.run === null || until <= clock.run.from) return clock;
    const lost = counted(clocks.control, Math.max(from, clock.run.from, clocks.gapsUntil), until);
    return { ...clock, run: { ...clock.run, spared: clock.run.spared + lost } };
  });
  return { ...clocks, seats, gapsUntil: Math.max(clocks.gapsUntil, until) };
}

/** Whoever did something has used the time that it took, as the entry says. What a bot does costs nobody time. */
function paid(clocks: Clocks, entry: Entry): Clocks {
  if (entry.seat === 'chance') return clocks;
  if ('note' in entry && (entry.note.is === 'pause' || entry.note.is === 'resume')) {
    const paused = entry.note.is === 'pause';
    const seats = clocks.seats.map((clock, seat) => ({ ...clock, ...(paused ? stopped(clocks, seat, entry.at) : {}) }));
    return { ...clocks, seats, paused };
  }
  if ('note' in entry && entry.note.is === 'hand-over')
    return handedOver(clocks, entry.seat, entry.note.player, entry.at);
  const { seat, clock } = entry;
  const { run } = clocks.seats[seat];
  if (clock === undefined || clock === null || run === null) return clocks;
  const from = { ...run, from: entry.at, spared: 0 };
  return run.reaction
    ? changed(clocks, seat, { run: { ...from, used: allowanceOf(clocks.control) - clock } })
    : changed(clocks, seat, { left: clock, run: from });
}

function stopped(clocks: Clocks, seat: Seat, at: number): Pick<SeatClock, 'left' | 'run'> {
  const { left, run } = clocks.seats[seat];
  return { left: run === null || run.reaction ? left : leftAt(clocks, seat, at), run: null };
}

function handedOver(clocks: Clocks, seat: Seat, player: string, at: number): Clocks {
  if (player !== 'person') return changed(clocks, seat, { ...stopped(clocks, seat, at), person: false });
  const { control } = clocks;
  const least = control.is === 'live' ? Math.max(LEAST_ON_RETURN, control.increment * SECOND) : wholeOf(control);
  return changed(clocks, seat, { person: true, run: null, left: Math.max(clocks.seats[seat].left, least) });
}

function changed(clocks: Clocks, seat: Seat, change: Partial<SeatClock>): Clocks {
  return { ...clocks, seats: clocks.seats.with(seat, { ...clocks.seats[seat], ...change }) };
}

/** Who is asked something new has a clock that runs from now on; whoever is not asked any more has none. */
function runOn(clocks: Clocks, entry: Entry, waits: Waits): Clocks {
  const { asked, together, reaction, questions } = waits;
  const takenBack = 'undo' in entry ? entry.undo : null;
  const turn = asked.length > 0 && !reaction && !together ? asked[0] : clocks.turn;
  const seats = clocks.seats.map((old, seat): SeatClock => {
    const clock = takenBack === null ? old : withoutTurn(clocks.control, old, takenBack);
    if (!asked.includes(seat) || clocks.paused) return clock.run === null ? clock : { ...clock, run: null };
    if (clock.run?.question === questions[seat] || !clock.person) return clock;
    const run = { question: questions[seat], from: entry.at, spared: 0, used: 0, reaction };
    // Who withdraws an answer is asked what was asked before.
    const isFresh = questions[seat] > entry.index || clocks.turn === null;
    const opensTurn = !reaction && takenBack === null && isFresh && (together || clocks.turn !== seat);
    return opensTurn ? { ...withTurn(clocks.control, clock, entry.index), run } : { ...clock, run };
  });
  return { ...clocks, seats, turn };
}

/** The first turn has the whole bank and nothing more. */
function withTurn(control: TimeControl, clock: SeatClock, turnAt: number): SeatClock {
  if (control.is === 'daily') return { ...clock, turnAt, added: 0, left: wholeOf(control) };
  const added = clock.turnAt === null ? 0 : control.increment * SECOND;
  return { ...clock, turnAt, added, left: clock.left + added };
}

/** A turn that was taken back brings nothing; the time that was used in it is not given back. */
function withoutTurn(control: TimeControl, clock: SeatClock, from: number): SeatClock {
  if (control.is === 'daily' || clock.turnAt === null || clock.turnAt < from) return clock;
  const { added, left, turnAt } = clock;
  return { ...clock, left: Math.max(0, left - added), turnAt: added === 0 ? null : turnAt, added: 0 };
}
