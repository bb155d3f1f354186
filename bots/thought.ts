/** A bot's thought as a task for a worker: what its home asks, and what comes back. It gets the seat's view, nothing else. */
import { fastRng, type Game, isRefusal } from '@yamanote/kernel';
import type { Judgement } from './bot.ts';
import { makeBot } from './bots.ts';
import { hintOn } from './hint.ts';

export interface Thought {
  number: number;
  game: string;
  /** Of the rules under which the match is played. */
  version: number;
  /** Who is to answer; or with `null`, what a seat could answer is to be hinted at. */
  bot: string | null;
  seat: number;
  view: unknown;
  /** For the bot's own chance; it has nothing to do with the seed of the match. */
  seed: string;
  /** Milliseconds to think. */
  budget: number;
}

/** What a worker says once, when it is ready to think. */
export const READY = 'ready';

/** Whoever asks for a hint wants to know, and waits longer than for a bot's turn. */
const HINT_PATIENCE = 3;

/** An answer; where a hint was asked for, that. */
export type Conclusion = { number: number; answer: unknown } | { number: number; failed: string };

/** Thinks, in a room with the game's rules of that version, `null` if there is none; by a clock in milliseconds. */
export async function conclude(
  thought: Thought,
  roomOf: (game: string, version: number) => Promise<(Judgement & { game: Game }) | null>,
  clock: () => number,
): Promise<Conclusion> {
  const { number, game, version, bot: name, seat, view, seed, budget } = thought;
  try {
    const room = await roomOf(game, version);
    if (room === null) return { number, failed: 'unknown-version' };
    const end = clock() + budget * (name === null ? HINT_PATIENCE : 1);
    const given = [view as never, seat, fastRng(seed), { stop: () => clock() >= end }] as const;
    if (name === null) return { number, answer: hintOn(room, ...given) };
    const bot = makeBot(name, room);
    if (isRefusal(bot)) return { number, failed: 'unknown-bot' };
    return { number, answer: bot.answer(room.game, ...given) };
  } catch (error) {
    return { number, failed: error instanceof Error ? error.name : 'thrown' };
  }
}
