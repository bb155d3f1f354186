/** One game of the arena, played as a match is: its chance comes from a seed, throw by throw, so that it can be verified. */
import {
  actor,
  apply,
  chanceKey,
  chanceOf,
  type Game,
  type Json,
  legal,
  type Rng,
  type Seat,
  type Shape,
  sampleAt,
  start,
  viewOf,
} from '@yamanote/kernel';
import type { Bot } from '../bot.ts';

/** How long each answer may be thought about; what is `null` is left to the bot. */
export interface Limits {
  playouts: number | null;
  milliseconds: number | null;
}

/** What a seat has thought in a game, about questions with more than one answer. */
export interface Thinking {
  decisions: number;
  playouts: number;
  /** By the clock that was given. */
  milliseconds: number;
}

export interface ArenaGame {
  /** By seat, as everything here. */
  bots: string[];
  /** What each has of the victory: a win shared by two is half for each. A game without a winner is shared by all. */
  shares: number[];
  scores: number[];
  thinking: Thinking[];
  /** Whether it came to its end before the game's `longest`; if not, nobody won. */
  finished: boolean;
}

/** The answers in their order: with the seed, all of the match. */
export type Answers = [seat: Seat, answer: Json][];

/** Somebody at the table, under the name by which the contest knows it. */
export interface Player<T extends Shape = Shape> {
  name: string;
  bot: Bot<T>;
  /** What it thinks with, apart from the dice. */
  rng: Rng;
}

/** `players` by seat; `seed` are 64 hexadecimal digits. */
export function playArenaGame<T extends Shape>(
  game: Game<T>,
  players: readonly Player<T>[],
  options: T['options'],
  seed: string,
  limits: Limits,
  clock: () => number,
): { played: ArenaGame; answers: Answers } {
  const key = keyOf(players.length, seed);
  const state = start(game, players.length, options);
  const thinking = players.map((): Thinking => ({ decisions: 0, playouts: 0, milliseconds: 0 }));
  const answers: Answers = [];
  let thrown = 0;
  for (let steps = 0; steps < game.longest; steps++) {
    const next = actor(game, state);
    if (next === null) break;
    if (next === 'chance') {
      apply(game, state, next, sampleAt(key, thrown++, chanceOf(game, state)));
      continue;
    }
    const choice = legal(game, state, next).length > 1 ? thinking[next] : null;
    const answer = think(game, state, next, players[next], limits, clock, choice);
    answers.push([next, answer as Json]);
    apply(game, state, next, answer);
  }
  return { played: resultOf(game, state, players, thinking), answers };
}

/** As a match without a person has it. */
function keyOf(seats: number, seed: string): Uint8Array {
  const nobody = { name: null, player: '', bits: null, who: '', salt: null, seal: null };
  return chanceKey({ format: 'yamanote-match-2', seats: Array(seats).fill(nobody) }, seed);
}

function think<T extends Shape>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  { bot, rng }: Player<T>,
  { playouts, milliseconds }: Limits,
  clock: () => number,
  counted: Thinking | null,
): T['action'] {
  const view = viewOf(game, state, seat);
  let playedOut = 0;
  const began = clock();
  const answer = bot.answer(game, view, seat, rng, {
    ...(playouts === null ? {} : { playouts }),
    ...(milliseconds === null ? {} : { stop: () => clock() - began >= milliseconds }),
    playedOut: () => playedOut++,
  });
  if (counted !== null) {
    counted.decisions++;
    counted.playouts += playedOut;
    counted.milliseconds += clock() - began;
  }
  return answer;
}

function resultOf<T extends Shape>(
  game: Game<T>,
  state: T['state'],
  players: readonly Player<T>[],
  thinking: Thinking[],
): ArenaGame {
  const finished = actor(game, state) === null;
  const { winners, scores } = game.standing(state);
  const sharing = finished && winners.length > 0 ? winners : players.map((_, seat) => seat);
  const shares = players.map((_, seat) => (sharing.includes(seat) ? 1 / sharing.length : 0));
  return { bots: players.map(({ name }) => name), shares, scores, thinking, finished };
}
