/** Laws about how matches end. */
import { Runaway } from '../../play.ts';
import type { PlayedMatch, Seen } from '../law.ts';

export function bounded({ game, over, thrown }: PlayedMatch): Seen {
  return over || thrown !== null ? null : `the match went on for more than ${game.longest} entries`;
}

export function runaway({ thrown }: PlayedMatch): Seen {
  return thrown instanceof Runaway ? thrown.message : null;
}

export function throws({ thrown }: PlayedMatch): Seen {
  return thrown === null || thrown instanceof Runaway ? null : describe(thrown);
}

export function describe(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}
