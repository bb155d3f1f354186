/** A scenario shows, tests and teaches a rule: a position, scripted chance, moves, and what must then be the case. */
import { parseOutcome } from './chance.ts';
import { type DifferenceSentences, differences, differencesInEnglish, type Path } from './differences.ts';
import type { Options, Seat, Shape, WholeGame } from './game.ts';
import type { Json } from './json.ts';
import { parseOptions, parseSeats } from './options.ts';
import { admit, apply, chanceOf, located, pending, start, startFrom } from './play.ts';
import {
  accept,
  isUnknownField,
  joined,
  objectTo,
  readFields,
  readInteger,
  reading,
  readList,
  readString,
} from './read.ts';
import { isRefusal, type OrRefusal } from './refusal.ts';

export interface Move {
  seat: Seat;
  action: unknown;
}

export interface Scenario {
  game: string;
  title: string;
  rules: string[];
  seats: number;
  options: Options;
  /** In the game's notation; without it, the match begins with its set-up. */
  position: unknown;
  /** Every outcome of chance, in order. */
  chance: readonly unknown[];
  moves: Move[];
  expect: Expectations;
}

/** All of these are parts: what is not named is not looked at. */
export interface Expectations {
  position?: unknown;
  legal?: Move[];
  notLegal?: Move[];
  /** Tried at the end, and refused with this code. */
  refused?: (Move & { code: string })[];
  /** In this order, perhaps with others in between. */
  events?: readonly unknown[];
  pending?: unknown;
  standing?: unknown;
}

const EXPECTATIONS = ['position', 'legal', 'notLegal', 'refused', 'events', 'pending', 'standing'] as const;

export function parseScenario(game: WholeGame, json: unknown): OrRefusal<Scenario> {
  return reading(() => {
    const required = ['game', 'rules', 'seats', 'moves', 'expect'];
    const fields = readFields('', json, required, ['title', 'options', 'position', 'chance']);
    const seats = accept('', parseSeats(game, fields.seats));
    const rules = readList('rules', fields.rules).map((id, i) => readString(`rules[${i}]`, id));
    if (rules.length < 1 || rules.length > 3) objectTo('rules', 'one to three rule ids', fields.rules);
    return {
      game: readString('game', fields.game),
      title: readString('title', fields.title ?? ''),
      rules,
      seats,
      options: accept('', parseOptions(game, fields.options, seats)),
      position: fields.position,
      chance: readList('chance', fields.chance ?? []),
      moves: readMoves('moves', fields.moves, seats),
      expect: readExpectations(fields.expect, seats),
    };
  });
}

function readExpectations(json: unknown, seats: number): Expectations {
  const fields = readFields('expect', json, [], EXPECTATIONS);
  if (Object.keys(fields).length === 0) objectTo('expect', `at least one of ${EXPECTATIONS.join(', ')}`, json);
  for (const [key, part] of Object.entries(fields)) {
    // What expects nothing would prove nothing.
    if (Object.keys(Object(part)).length === 0) objectTo(`expect.${key}`, 'something to be expected', part);
  }
  const expect: Expectations = { ...fields };
  if (fields.legal !== undefined) expect.legal = readMoves('expect.legal', fields.legal, seats);
  if (fields.notLegal !== undefined) expect.notLegal = readMoves('expect.notLegal', fields.notLegal, seats);
  if (fields.events !== undefined) expect.events = readList('expect.events', fields.events);
  if (fields.refused !== undefined) {
    expect.refused = readList('expect.refused', fields.refused).map((item, i) => {
      const field = `expect.refused[${i}]`;
      const { seat, action, code } = readFields(field, item, ['seat', 'action', 'code']);
      return { ...readMove(field, { seat, action }, seats), code: readString(joined(field, 'code'), code) };
    });
  }
  return expect;
}

function readMoves(field: string, json: unknown, seats: number): Move[] {
  return readList(field, json).map((move, i) => readMove(`${field}[${i}]`, move, seats));
}

function readMove(field: string, json: unknown, seats: number): Move {
  const { seat, action } = readFields(field, json, ['seat', 'action']);
  return { seat: readInteger(joined(field, 'seat'), seat, 0, seats - 1), action };
}

/**
 * Plays a scenario and returns what differs from its expectations, one sentence each; a move that cannot be made is a
 * Refusal. `watch` is shown where the match stands at the start and after every move, and what has happened up to there; whoever
 * keeps a state clones it.
 */
export function runScenario<T extends Shape>(
  game: WholeGame<T>,
  scenario: Scenario,
  watch: (state: T['state'], made: Move | null, told: readonly T['event'][]) => void = () => {},
  say = differencesInEnglish,
): OrRefusal<string[]> {
  return reading(() => {
    const events: T['event'][] = [];
    const tell = (event: T['event']) => events.push(event);
    const { seats, options, position } = scenario;
    const state =
      position === undefined
        ? start(game, seats, options, tell)
        : accept('position', startFrom(game, position, seats, options, tell));

    let used = 0;
    const roll = () => {
      while (pending(game, state).is === 'chance' && used < scenario.chance.length) {
        const outcome = parseOutcome(chanceOf(game, state), scenario.chance[used]);
        apply(game, state, 'chance', accept(`chance[${used}]`, outcome), tell);
        used++;
      }
    };
    roll();
    watch(state, null, events);
    for (const [i, { seat, action }] of scenario.moves.entries()) {
      if (pending(game, state).is === 'chance') {
        objectTo(
          `chance[${used}]`,
          `an outcome before moves[${i}]: ${JSON.stringify(chanceOf(game, state))}`,
          undefined,
        );
      }
      const answer = admit(game, state, seat, action);
      if (isRefusal(answer)) return located(answer, `moves[${i}]`, 'action');
      apply(game, state, seat, answer, tell);
      roll();
      watch(state, { seat, action }, events);
    }
    if (used < scenario.chance.length) {
      objectTo(`chance[${used}]`, 'every outcome to be used up by the moves', scenario.chance[used]);
    }
    return check(game, state, events, scenario, say);
  });
}

function check<T extends Shape>(
  game: WholeGame<T>,
  state: T['state'],
  events: unknown[],
  scenario: Scenario,
  say: DifferenceSentences,
): string[] {
  const differs = (field: string, expected: unknown, found: unknown) =>
    differences(field, expected, found, undefined, say);
  const { expect } = scenario;
  const found: string[] = [];
  if ('position' in expect) found.push(...positionDifferences(game, state, scenario, say));
  if ('pending' in expect) found.push(...differs('pending', expect.pending, pending(game, state) as Json));
  if ('standing' in expect) found.push(...differs('standing', expect.standing, game.standing(state)));
  for (const [i, { seat, action }] of (expect.legal ?? []).entries()) {
    const answer = admit(game, state, seat, action);
    if (isRefusal(answer)) found.push(say.at(`legal[${i}]`, say.refused(answer)));
  }
  for (const [i, { seat, action }] of (expect.notLegal ?? []).entries()) {
    const answer = admit(game, state, seat, action);
    if (!isRefusal(answer)) found.push(say.at(`notLegal[${i}]`, say.legal(JSON.stringify(action), seat)));
    else if (answer.refused !== 'illegal') {
      found.push(say.at(`notLegal[${i}]`, say.notOpen(answer.refused)));
    }
  }
  for (const [i, { seat, action, code }] of (expect.refused ?? []).entries()) {
    const answer = admit(game, state, seat, action);
    const got = isRefusal(answer) ? answer.refused : null;
    if (got !== code) found.push(say.at(`refused[${i}]`, say.code(code, got)));
  }
  found.push(...missingEvents(expect.events ?? [], events, say));
  return found;
}

/** A position need not write down what is zero or nothing; but a field that the notation does not have is a slip. */
function positionDifferences<T extends Shape>(
  game: WholeGame<T>,
  state: T['state'],
  scenario: Scenario,
  say: DifferenceSentences,
): string[] {
  const { seats, options, expect } = scenario;
  const position = game.makePosition(state);
  const mayLack = (path: Path, expected: unknown) => {
    const read = game.parsePosition(withField(position, path, expected), seats, options as T['options']);
    if (isRefusal(read) && isUnknownField(read)) accept('expect.position', read);
    return true;
  };
  return differences('position', expect.position, position, mayLack, say);
}

/** A copy with one more field. */
function withField(value: unknown, [key, ...path]: Path, item: unknown): unknown {
  if (key === undefined) return item;
  const inner = withField((value as Record<string | number, unknown>)?.[key], path, item);
  return Array.isArray(value) ? value.with(key as number, inner) : { ...(value as object), [key]: inner };
}

function missingEvents(expected: readonly unknown[], told: readonly unknown[], say: DifferenceSentences): string[] {
  let at = 0;
  for (const [i, event] of expected.entries()) {
    while (at < told.length && differences('', event, told[at]).length > 0) at++;
    if (at === told.length) {
      const others = told.map((other) => JSON.stringify(other));
      return [say.at(`events[${i}]`, say.event(JSON.stringify(event), others))];
    }
    at++;
  }
  return [];
}
