/** What a viewer may know, worlds that fit it, and a look at what a move would do. */
import type { Actor, EachFrame, Frame, Game, Rule, Seat, Shape, State, Viewer } from './game.ts';
import type { Json } from './json.ts';
import { actor, apply, legal, pending, reveals } from './play.ts';
import type { Rng } from './random.ts';

/** Stands in a view where another seat has given a sealed answer. */
export const SEALED = 'sealed';

export function isSealed(game: Game, frame: Frame): frame is EachFrame {
  // biome-ignore lint/suspicious/noExplicitAny: only the kind of rule matters here
  const rule = (game.rules as Record<string, Rule<any, any, any, any>>)[frame.kind];
  return rule?.is === 'each' && rule.sealed;
}

/** The game's own view, with the sealed answers of others covered. */
export function viewOf<T extends Shape>(game: Game<T>, state: T['state'], viewer: Viewer): T['view'] {
  const view = game.view(state, viewer);
  const stack = view.stack.map((frame) => {
    if (!isSealed(game, frame)) return frame;
    const answers = frame.answers.map((answer, seat) => (answer === null || seat === viewer ? answer : SEALED));
    return { ...frame, answers };
  });
  return { ...view, stack };
}

/** A full state that the owner of this view could not tell from the truth; covered answers become some legal ones. */
export function imagineFrom<T extends Shape>(game: Game<T>, view: T['view'], rng: Rng): T['state'] {
  const state = game.imagine(view, rng);
  const last = state.stack.length - 1;
  const frame = state.stack[last];
  if (frame === undefined || !isSealed(game, frame)) return state;
  frame.answers.forEach((answer, seat) => {
    if (answer !== SEALED) return;
    replaceAnswer(state, seat, null);
    const list = legal(game, state, seat);
    replaceAnswer(state, seat, list[rng.below(list.length)]);
  });
  return state;
}

function replaceAnswer(state: State, seat: Seat, answer: Json): void {
  const frame = state.stack[state.stack.length - 1] as EachFrame;
  const answers = frame.answers.map((old, i) => (i === seat ? answer : old));
  state.stack[state.stack.length - 1] = { ...frame, answers } as EachFrame;
}

/** What a viewer may see of an answer or outcome that is given in this state. */
export function answerView<T extends Shape>(
  game: Game<T>,
  state: T['state'],
  by: Actor,
  answer: Json,
  viewer: Viewer,
): Json {
  const frame = state.stack[state.stack.length - 1];
  if (frame !== undefined && isSealed(game, frame) && by !== viewer) return SEALED;
  return game.entryView(state, by, answer, viewer);
}

/** What a row of answers would bring about, as far as the seat can know. */
export interface Preview<E> {
  events: E[];
  /** Why it ends where it ends. */
  until: 'chance' | 'other-seat' | 'secret' | 'over' | 'choice';
  /** How many of the answers were looked at. */
  answers: number;
}

/** Whether the next answer is the last that a sealed frame waits for: then it shows those of the others. */
function opensSealed(game: Game, state: State): boolean {
  const waiting = pending(game, state);
  return waiting.is === 'each' && waiting.seats.length === 1 && isSealed(game, state.stack[state.stack.length - 1]);
}

/** Whether giving this answer would show its giver anything that it cannot know before. */
function tells(game: Game, state: State, answer: unknown): boolean {
  return reveals(game, state, answer) || opensSealed(game, state);
}

/**
 * The world after a row of answers to one question after another, where their giver can be sure of it: nothing in its view
 * of that world is only imagined. `null` if chance, another seat or a secret has a say in it.
 */
export function foresee<T extends Shape>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  answers: readonly T['action'][],
  rng: Rng,
): T['state'] | null {
  const state = imagineFrom(game, view, rng);
  for (const answer of answers) {
    if (tells(game, state, answer) || apply(game, state, seat, answer) !== seat) return null;
  }
  return state;
}

/** Plays answers on an imagined world, up to the first chance, other seat or secret. */
export function preview<T extends Shape>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  answers: readonly T['action'][],
  rng: Rng,
): Preview<T['event']> {
  const state = imagineFrom(game, view, rng);
  const events: T['event'][] = [];
  const tell = (event: T['event']) => {
    const seen = game.eventView(event, seat);
    if (seen !== null) events.push(seen);
  };
  for (const [given, answer] of answers.entries()) {
    if (tells(game, state, answer)) return { events, until: 'secret', answers: given };
    apply(game, state, seat, answer, tell);
    const next = actor(game, state);
    if (next === seat) continue;
    const until = next === null ? 'over' : next === 'chance' ? 'chance' : 'other-seat';
    return { events, until, answers: given + 1 };
  }
  return { events, until: 'choice', answers: answers.length };
}
