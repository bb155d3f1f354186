/**
 * Moments at which a game asks, taken from its scenarios: every state on their way is one. A kind of question that no
 * scenario comes to has none, and whoever walks says so.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Entry,
  isRefusal,
  type Json,
  legal,
  type Move,
  type Options,
  type OrRefusal,
  parseScenario,
  pending,
  runScenario,
  type Seat,
  type State,
  type WholeGame,
} from '@yamanote/kernel';
import { commit, type Input, openMatch, type RunningMatch, receive } from '@yamanote/running-match';
import { headerOf, type Setting } from '../device.ts';

const GAMES = join(import.meta.dirname, '../../../games');

/** The kind of a match that is over; no rule has it. */
export const END = 'end';

export interface Moment extends Setting {
  kind: string;
  /** The scenario it comes from. */
  from: string;
  seed: string;
  log: readonly Entry[];
}

/** A state on the way of a scenario, and how it came about. */
interface Sighting {
  kind: string;
  mine: Seat;
  seats: number;
  options: Options;
  state: State;
  /** Among how many answers one chooses; none at the end. */
  choices: number;
  /** The state before, and the move that led from it; `null` at the start of a scenario. */
  before: { state: State; move: Move } | null;
  from: string;
}

/** The kinds of frames by which this game asks somebody. */
export function kindsOf(game: WholeGame): string[] {
  return Object.entries(game.rules).flatMap(([kind, { is }]) => (is === 'ask' || is === 'each' ? [kind] : []));
}

/**
 * Up to `most` moments of every kind that the scenarios come to, the end included. First the one with the most people and
 * choices; then the one with the most choices, the one with the fewest, and one of each other mix of options.
 */
export function momentsOf(game: WholeGame, most: number): Map<string, Moment[]> {
  const found = grouped(sightings(game), ({ kind }) => kind);
  return new Map([...found].map(([kind, all]) => [kind, firstOf(game, inOrder(all), most)]));
}

/** Those to be preferred first. */
function inOrder(all: readonly Sighting[]): Set<Sighting> {
  const rank = (...keys: ((one: Sighting) => number)[]) =>
    all.toSorted((a, b) => keys.reduce((order, key) => order || key(b) - key(a), 0))[0];
  const seats = (one: Sighting) => one.seats;
  const choices = (one: Sighting) => one.choices;
  const told = (one: Sighting) => Number(one.before !== null);
  const mixes = grouped(all, ({ options }) => JSON.stringify({ ...options, first: 0 }));
  return new Set([
    rank(seats, told, choices),
    rank(choices, told, seats),
    rank((one) => -choices(one), told, seats),
    ...[...mixes.values()].map(([first]) => first),
    ...all,
  ]);
}

function firstOf(game: WholeGame, sightings: Iterable<Sighting>, most: number): Moment[] {
  const moments: Moment[] = [];
  for (const sighting of sightings) {
    const moment = momentAt(game, sighting);
    if (moment !== null) moments.push(moment);
    if (moments.length === most) break;
  }
  return moments;
}

function grouped<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function* sightings(game: WholeGame): Generator<Sighting> {
  const folder = join(GAMES, game.id, 'scenarios');
  for (const file of readdirSync(folder).sort()) {
    const scenario = parseScenario(game, JSON.parse(readFileSync(join(folder, file), 'utf8')));
    if (isRefusal(scenario)) throw new Error(`${file}: ${scenario.expected}`);
    const { seats, options } = scenario;
    const seen: Sighting[] = [];
    let before: State | null = null;
    runScenario(game, scenario, (now, move) => {
      const state = game.clone(now);
      const waiting = pending(game, state);
      const common = { seats, options, state, from: file, before: before && move && { state: before, move } };
      if (waiting.is === 'over') seen.push({ ...common, kind: END, mine: 0, choices: 0 });
      else if (waiting.is !== 'chance') {
        const [mine] = waiting.seats;
        seen.push({ ...common, kind: waiting.kind, mine, choices: legal(game, state, mine).length });
      }
      before = state;
    });
    yield* seen;
  }
}

/** So many seeds are tried until chance leads where it led in the scenario. */
const TRIES = 40;

const seedOf = (number: number) => number.toString(16).padStart(64, '0');

/** With the move that led there, so that there is something to tell; from the state itself where chance leads elsewhere. */
function momentAt(game: WholeGame, sighting: Sighting): Moment | null {
  const { kind, mine, seats, options, state, before, from } = sighting;
  const common = { game: game.id, options, seats, mine, kind, from };
  if (before !== null) {
    const position = game.makePosition(before.state);
    for (let i = 0; i < TRIES; i++) {
      const moment = { ...common, position, seed: seedOf(i) };
      const log = logOf(game, moment, before.move);
      if (log !== null) return { ...moment, log };
    }
  }
  // A match that is over before it begins has no result to show.
  if (kind === END) return null;
  const moment = { ...common, position: game.makePosition(state), seed: seedOf(0) };
  return { ...moment, log: logOf(game, moment, null) ?? [] };
}

/** What is written until this moment has come, and everybody else has answered what they can; `null` if it does not come. */
function logOf(game: WholeGame, moment: Omit<Moment, 'log'>, move: Move | null): readonly Entry[] | null {
  const { table, answer } = begin(game, moment);
  if (move !== null) answer(move.seat, move.action as Json);
  while (hasCome(table, moment)) {
    const waiting = pending(game, table.course.state);
    const other = 'seats' in waiting ? waiting.seats.find((seat) => seat !== moment.mine) : undefined;
    if (other === undefined) return table.log;
    answer(other, legal(game, table.course.state, other)[0]);
  }
  return null;
}

/** So often the person has answered when the others have done enough to be told. */
const ANSWERS = 4;

/** A match that began there, some turns later: who comes back has something to catch up on. `null` if it ends before. */
export function turnsLater(game: WholeGame, moment: Moment): Moment | null {
  const { table, answer } = begin(game, moment);
  let mine = 0;
  for (;;) {
    const waiting = pending(game, table.course.state);
    if (!('seats' in waiting)) return null;
    // Where all are asked at once the person is the last to answer.
    const seat = waiting.seats.find((one) => one !== moment.mine) ?? moment.mine;
    if (seat === moment.mine && mine === ANSWERS) return { ...moment, log: table.log };
    if (seat === moment.mine) mine++;
    answer(seat, legal(game, table.course.state, seat)[0]);
  }
}

/** A table at its beginning, and how somebody answers there. */
function begin(
  game: WholeGame,
  moment: Omit<Moment, 'log'>,
): { table: RunningMatch; answer(seat: Seat, action: unknown): void } {
  const table = accept(openMatch(game, headerOf(moment, game.version), moment.seed));
  const take = (input: Input) => commit(table, accept(receive(table, input)));
  take({ is: 'begin', at: 0 });
  return {
    table,
    answer(seat, action) {
      const by = seat === moment.mine ? ({ is: 'person' } as const) : ({ is: 'bot', bot: 'random' } as const);
      take({ is: 'answers', seat, question: table.questions[seat], answers: [action], by, at: 0, clock: null });
    },
  };
}

function hasCome({ game, course }: RunningMatch, { kind, mine }: Pick<Moment, 'kind' | 'mine'>): boolean {
  const waiting = pending(game, course.state);
  if (waiting.is === 'over') return kind === END;
  return waiting.is !== 'chance' && waiting.kind === kind && waiting.seats.includes(mine);
}

function accept<T>(value: OrRefusal<T>): T {
  if (isRefusal(value)) throw new Error(`${value.refused} ${value.field}: expected ${value.expected}`);
  return value;
}
