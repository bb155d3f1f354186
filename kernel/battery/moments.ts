/** Matches as rows of moments, for tests that look at every one of them. */
import { sample } from '../chance.ts';
import type { Actor, Shape, WholeGame } from '../game.ts';
import { actor, apply, type Choose, chanceOf, chooseAtRandom, legal } from '../play.ts';
import type { Rng } from '../random.ts';

/** Where a match stands: who acts (`null`: it is over), with what they could answer and what they will. */
export interface Moment<T extends Shape> {
  /** Of the match itself, which goes on: who keeps it copies it. */
  state: T['state'];
  by: Actor | null;
  /** A seat's legal answers; nothing for chance. */
  choices: readonly T['action'][];
  answer: unknown;
  /** What has happened since the moment before. */
  events: readonly T['event'][];
}

/** Plays a state on to the end, or for `most` entries; the moment after the last entry is the last. */
export function* moments<T extends Shape>(
  game: WholeGame<T>,
  state: T['state'],
  rng: Rng,
  choose: Choose<T> = chooseAtRandom(rng),
  most: number = game.longest,
): Generator<Moment<T>, void, void> {
  let events: T['event'][] = [];
  for (let entries = 0; ; entries++) {
    const by = actor(game, state);
    const choices = typeof by === 'number' ? legal(game, state, by) : [];
    const answer = by === 'chance' ? sample(chanceOf(game, state), rng) : answerOf(by, choices);
    yield { state, by, choices, answer, events };
    if (by === null || entries === most) return;
    events = [];
    const told = events;
    apply(game, state, by, answer, (event) => told.push(event as T['event']));
  }

  function answerOf(by: number | null, choices: readonly T['action'][]): T['action'] | null {
    return by === null ? null : choose(state, by, choices);
  }
}

/** First what to do, then to what, where there are many more ways to do one thing than all others. */
export function chooseVerbFirst<T extends Shape>(rng: Rng): Choose<T> {
  return (_state, _seat, choices) => {
    const verbs = [...new Set(choices.map(verbOf))];
    const verb = verbs[rng.below(verbs.length)];
    const these = choices.filter((choice) => verbOf(choice) === verb);
    return these[rng.below(these.length)];
  };
}

function verbOf(action: unknown): unknown {
  return Object(action).do;
}
