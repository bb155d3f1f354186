/** Running the rules: who acts next, what is legal, and what one entry does. */
import { type Chance, sample } from './chance.ts';
import type { Actor, AskEach, EachFrame, Frame, Game, Rule, Seat, Shape, State, Tell, WholeGame } from './game.ts';
import { same } from './json.ts';
import type { Rng } from './random.ts';
import { joined } from './read.ts';
import { isRefusal, type OrRefusal, type Refusal, refuse } from './refusal.ts';

/** What a match is waiting for. */
export type Pending =
  | { is: 'over' }
  | { is: 'ask' | 'each'; kind: string; seats: Seat[] }
  | { is: 'chance'; kind: string; of: Chance };

/** No entry of a sound game sets off this many automatic steps. */
const AUTOMATIC_STEPS = 10_000;

export class Runaway extends Error {
  constructor(game: Game, kind: string, what = `${AUTOMATIC_STEPS} automatic steps after one entry`) {
    super(`${game.id}: more than ${what}, the last of kind "${kind}"`);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the rule of a frame's kind takes that frame; the stack cannot say so in types
type AnyRule = Rule<any, any, any, any>;

function ruleOf(game: Game, frame: Frame): AnyRule {
  const rule = (game.rules as Record<string, AnyRule>)[frame.kind];
  if (rule === undefined) throw new Error(`${game.id} has no rule for frames of kind "${frame.kind}"`);
  return rule;
}

function top(state: State): Frame | undefined {
  const last = state.stack.length - 1;
  // Not simply `stack[-1]` at the end of a match: one such reading makes all later ones slow.
  return last < 0 ? undefined : state.stack[last];
}

/** The first state of a match, run on to where somebody must act. */
export function start<T extends Shape>(
  game: Game<T>,
  seats: number,
  options: T['options'],
  tell: Tell<T['event']> = null,
): T['state'] {
  const state = game.setup(seats, options);
  settle(game, state, tell, scratch);
  return state;
}

/** The same from a position: one where nobody has a choice runs on too. */
export function startFrom<T extends Shape>(
  game: WholeGame<T>,
  position: unknown,
  seats: number,
  options: T['options'],
  tell: Tell<T['event']> = null,
): OrRefusal<T['state']> {
  const state = game.parsePosition(position, seats, options);
  if (!isRefusal(state)) settle(game, state, tell, scratch);
  return state;
}

/** Who acts next: chance, the first seat that owes an answer, or nobody because the match is over. */
export function actor(game: Game, state: State): Actor | null {
  const frame = top(state);
  if (frame === undefined) return null;
  const rule = ruleOf(game, frame);
  if (rule.is === 'ask') return rule.seat(state, frame);
  if (rule.is === 'chance') return 'chance';
  return firstOwing(rule as AnyEach, state, frame as EachFrame);
}

// biome-ignore lint/suspicious/noExplicitAny: see AnyRule
type AnyEach = AskEach<any, any, any, any>;

function owing(rule: AnyEach, state: State, frame: EachFrame): Seat[] {
  return rule.seats(state, frame).filter((seat) => frame.answers[seat] === null);
}

function owes(rule: AnyEach, state: State, frame: EachFrame, seat: Seat): boolean {
  return frame.answers[seat] === null && rule.seats(state, frame).includes(seat);
}

/** The first seat that owes an answer, or `null` if nobody does. */
function firstOwing(rule: AnyEach, state: State, frame: EachFrame): Seat | null {
  for (const seat of rule.seats(state, frame)) if (frame.answers[seat] === null) return seat;
  return null;
}

export function pending(game: Game, state: State): Pending {
  const frame = top(state);
  if (frame === undefined) return { is: 'over' };
  const rule = ruleOf(game, frame);
  switch (rule.is) {
    case 'ask':
      return { is: 'ask', kind: frame.kind, seats: [rule.seat(state, frame)] };
    case 'each':
      return { is: 'each', kind: frame.kind, seats: owing(rule, state, frame as EachFrame) };
    case 'chance':
      return { is: 'chance', kind: frame.kind, of: rule.of(state, frame) };
    case 'step':
      throw new Error(`${game.id}: a state was left with the step "${frame.kind}" still to run`);
  }
}

/** Every legal answer of a seat, added to `list`; none if it is not asked. */
export function legal<T extends Shape>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  list: T['action'][] = [],
): T['action'][] {
  const frame = top(state);
  if (frame === undefined) return list;
  const rule = ruleOf(game, frame);
  if (rule.is === 'ask' && rule.seat(state, frame) === seat) rule.legal(state, frame, list);
  if (rule.is === 'each' && owes(rule, state, frame as EachFrame, seat)) rule.legal(state, frame, seat, list);
  return list;
}

/** What chance is about to do; only when it is chance's turn. */
export function chanceOf(game: Game, state: State): Chance {
  const frame = top(state);
  const rule = frame && ruleOf(game, frame);
  if (rule?.is !== 'chance') throw new Error(`${game.id}: it is not chance's turn`);
  return rule.of(state, frame);
}

/**
 * The door: JSON from outside becomes a legal answer of this seat, or a refusal. Nothing is changed.
 */
export function admit<T extends Shape>(game: Game<T>, state: T['state'], seat: Seat, json: unknown) {
  const waiting = pending(game, state);
  if (waiting.is === 'over') return refuse('over', '', 'no further answer, the match is over', json);
  if (waiting.is === 'chance') return refuse('not-asked', '', { is: 'answer-of-chance' }, seat);
  if (!waiting.seats.includes(seat)) {
    const answered = waiting.is === 'each' && (top(state) as EachFrame).answers[seat] != null;
    if (answered) return refuse('answered', '', 'an answer of another seat, this one has answered', seat);
    return refuse('not-asked', '', { is: 'answer-of-seat', seats: waiting.seats }, seat);
  }
  const action = game.parseAction(json) as OrRefusal<T['action']>;
  if (isRefusal(action)) return action;
  const list = legal(game, state, seat);
  const found = list.find((candidate) => same(candidate, action));
  if (found !== undefined) return found as T['action'];
  const such = list.slice(0, 6).map((candidate) => JSON.stringify(candidate));
  return refuse('illegal', '', { is: 'legal-answer', question: waiting.kind, such }, json);
}

/** Says where a refusal by `admit` belongs, in what names a seat and its answer. */
export function located(refusal: Refusal, where: string, answer: 'action' | 'answer'): Refusal {
  const aboutSeat = refusal.refused === 'not-asked' || refusal.refused === 'answered';
  return { ...refusal, field: joined(where, aboutSeat ? 'seat' : joined(answer, refusal.field)) };
}

/**
 * One entry: a legal answer of a seat, or an outcome of chance; then everything that follows by itself. Says who acts
 * next, and leaves `choices` with the legal answers of that seat, which had to be found anyway; empty if it is not an Ask.
 */
export function apply(
  game: Game,
  state: State,
  by: Actor,
  answer: unknown,
  tell: Tell<unknown> = null,
  choices: unknown[] = scratch,
): Actor | null {
  const frame = top(state);
  if (frame === undefined) throw new Error(`${game.id}: an answer after the end`);
  const rule = ruleOf(game, frame);
  switch (rule.is) {
    case 'ask':
      state.stack.pop();
      rule.answer(state, frame, answer, tell);
      break;
    case 'chance':
      state.stack.pop();
      rule.happen(state, frame, answer, tell);
      break;
    case 'each':
      if (rule.atOnce !== undefined) rule.atOnce(state, frame, by as Seat, answer, tell);
      else state.stack[state.stack.length - 1] = answered(frame as EachFrame, by as Seat, answer);
      break;
    case 'step':
      throw new Error(`${game.id}: an answer while the step "${frame.kind}" is still to run`);
  }
  return settle(game, state, tell, choices);
}

/**
 * Takes back what a seat has answered in an AskEach that is still open; false if there is nothing to take back. An answer
 * that was filled in because there was no other is nothing that anybody gave.
 */
export function withdraw(game: Game, state: State, seat: Seat): boolean {
  const frame = top(state);
  const rule = frame && ruleOf(game, frame);
  if (rule?.is !== 'each' || (frame as EachFrame).answers[seat] == null) return false;
  const open = answered(frame as EachFrame, seat, null);
  if (fillsIn(rule) && onlyAnswer(rule, state, open, seat) !== null) return false;
  state.stack[state.stack.length - 1] = open;
  return true;
}

function answered(frame: EachFrame, seat: Seat, answer: unknown): EachFrame {
  const answers = frame.answers.slice();
  answers[seat] = answer as never;
  return withAnswers(frame, answers);
}

function withAnswers(frame: EachFrame, answers: EachFrame['answers']): EachFrame {
  // Replaced after the copy, not while spreading: that is a third faster.
  const copy: { -readonly [K in keyof EachFrame]: EachFrame[K] } = { ...frame };
  copy.answers = answers;
  return copy;
}

/** Whether giving this answer would show its giver something hidden. */
export function reveals(game: Game, state: State, answer: unknown): boolean {
  const frame = top(state);
  const rule = frame && ruleOf(game, frame);
  if (rule?.is === 'each') return rule.atOnce !== undefined;
  return rule?.is === 'ask' && (rule.reveals?.(state, frame, answer) ?? false);
}

/** Whether the open question is one that every seat answers at its own pace. */
export function atOwnPace(game: Game, state: State): boolean {
  const frame = top(state);
  const rule = frame && ruleOf(game, frame);
  return rule?.is === 'each' && rule.atOnce !== undefined;
}

/** Whether the open question is a ritual: something people want to do by hand, like rolling. */
export function isRitual(game: Game, state: State): boolean {
  const frame = top(state);
  const rule = frame && ruleOf(game, frame);
  return (rule?.is === 'ask' || rule?.is === 'each') && rule.ritual === true;
}

/** Whether the open question is one that its seat is asked in somebody else's turn. */
export function isReaction(game: Game, state: State): boolean {
  const frame = top(state);
  const rule = frame && ruleOf(game, frame);
  return (rule?.is === 'ask' || rule?.is === 'each') && rule.reaction === true;
}

/** What is answered for a seat that is asked and has run out of time. */
export function lateAnswer<T extends Shape>(game: Game<T>, state: T['state'], seat: Seat): T['action'] {
  const frame = top(state);
  const rule = frame && ruleOf(game, frame);
  if (rule?.is !== 'ask' && rule?.is !== 'each') throw new Error(`${game.id}: nobody is asked`);
  const list = legal(game, state, seat);
  return rule.late?.(list) ?? list[0];
}

/** Empties a list that is used again and again; popping keeps its storage, and beats setting the length by a third. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** For callers that do not want to know the choices. */
const scratch: unknown[] = [];

/** Runs what happens by itself: steps, single answers, and closing an AskEach that all have answered. Says who acts then. */
function settle(game: Game, state: State, tell: Tell<unknown>, choices: unknown[]): Actor | null {
  empty(choices);
  for (let steps = 0; ; steps++) {
    const frame = top(state);
    if (frame === undefined) return null;
    if (steps === AUTOMATIC_STEPS) throw new Runaway(game, frame.kind);
    const rule = ruleOf(game, frame);
    if (rule.is === 'step') {
      state.stack.pop();
      rule.run(state, frame, tell);
    } else if (rule.is === 'ask') {
      rule.legal(state, frame, choices);
      if (choices.length !== 1 || rule.ritual === true || rule.skips?.(state, frame) === false) {
        return rule.seat(state, frame);
      }
      state.stack.pop();
      rule.answer(state, frame, choices.pop(), tell);
    } else if (rule.is === 'chance') {
      return 'chance';
    } else {
      const waiting = advanceEach(rule, state, frame as EachFrame, tell);
      if (waiting !== null) return waiting;
    }
  }
}

/** Whether single answers are given without asking. */
function fillsIn(rule: AnyEach): boolean {
  return !rule.sealed && rule.ritual !== true && rule.atOnce === undefined;
}

function onlyAnswer(rule: AnyEach, state: State, frame: EachFrame, seat: Seat): unknown {
  const choices: unknown[] = [];
  rule.legal(state, frame, seat, choices);
  return choices.length === 1 ? choices[0] : null;
}

/** Fills in single answers of an open AskEach, and closes it when nobody owes one; else says for whom it waits first. */
function advanceEach(rule: AnyEach, state: State, frame: EachFrame, tell: Tell<unknown>): Seat | null {
  let filled = frame;
  if (fillsIn(rule)) {
    for (const seat of owing(rule, state, frame)) {
      const only = onlyAnswer(rule, state, filled, seat);
      if (only !== null) filled = answered(filled, seat, only);
    }
  }
  const waiting = firstOwing(rule, state, filled);
  if (waiting !== null) {
    state.stack[state.stack.length - 1] = filled;
    return waiting;
  }
  state.stack.pop();
  rule.close(state, filled, filled.answers, tell);
  return null;
}

/** How an automatic player chooses; `choices` are all its legal answers, and belong to the caller. */
export type Choose<T extends Shape = Shape> = (
  state: T['state'],
  seat: Seat,
  choices: readonly T['action'][],
) => T['action'];

/**
 * Plays on to the end, or until the state has taken `most` entries; returns how many it took. The one loop behind
 * simulations, playouts and the bench: every entry is chosen from the full legal list, or sampled, and applied.
 * Who answers a sealed AskEach cannot know what others have answered, so there all choose in the same state, in seat order.
 */
export function playOut<T extends Shape>(
  game: Game<T>,
  state: T['state'],
  rng: Rng,
  choose: Choose<T>,
  most: number = game.longest,
): number {
  const choices: T['action'][] = [];
  let entries = 0;
  let next = actor(game, state);
  while (next !== null && entries < most) {
    const rule = next === 'chance' || choices.length > 0 ? null : ruleOf(game, top(state) as Frame);
    if (rule?.is === 'each' && rule.sealed && rule.atOnce === undefined) {
      entries += answerSealed(rule, state, choose, choices, most - entries);
      next = settle(game, state, null, choices);
      continue;
    }
    // The kernel has filled in the choices of an Ask; those of an AskEach depend on the seat.
    if (rule !== null) legal(game, state, next as Seat, choices);
    const answer = next === 'chance' ? sample(chanceOf(game, state), rng) : choose(state, next, choices);
    next = apply(game, state, next, answer, null, choices);
    entries++;
  }
  return entries;
}

/** Lets all choose who owe an answer, but no more than `most` of them; says how many have. One new frame has all answers. */
function answerSealed<T extends Shape>(
  rule: AnyEach,
  state: T['state'],
  choose: Choose<T>,
  choices: T['action'][],
  most: number,
): number {
  const frame = top(state) as EachFrame;
  const answers: unknown[] = frame.answers.slice();
  const seats = rule.seats(state, frame);
  let given = 0;
  for (let i = 0; i < seats.length && given < most; i++) {
    if (answers[seats[i]] !== null) continue;
    empty(choices);
    rule.legal(state, frame, seats[i], choices);
    answers[seats[i]] = choose(state, seats[i], choices);
    given++;
  }
  state.stack[state.stack.length - 1] = withAnswers(frame, answers as EachFrame['answers']);
  return given;
}

export function chooseAtRandom<T extends Shape>(rng: Rng): Choose<T> {
  return (_state, _seat, choices) => choices[rng.below(choices.length)];
}
