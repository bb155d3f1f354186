/** The games that somebody at this device has played to the end: where none is, a first game is offered. */
import { read, write } from './stored.ts';

const KEY = 'played';

export function hasPlayed(game: string): boolean {
  return games().includes(game);
}

export function markPlayed(game: string): void {
  if (!hasPlayed(game)) write(KEY, [...games(), game].join(' '));
}

function games(): string[] {
  return (read(KEY) ?? '').split(' ').filter(Boolean);
}
