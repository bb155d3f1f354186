import { headerOf, type Json, type Options, type OrRefusal, type VoidDeal, type WholeGame } from '@yamanote/kernel';
import { openMatch, type RunningMatch } from './running-match.ts';

/** All that a match depends on. The seed stays with its home until the match is over. */
export interface Deal {
  options: Options;
  /** A position to start from instead of the game's set-up. */
  position: Json | null;
  seed: string;
  seats: readonly DealtSeat[];
  /** What was dealt in vain before. */
  voids?: readonly VoidDeal[];
}

export interface DealtSeat {
  /** Of the person; a bot without one is called what it is. */
  name: string;
  bot: string | null;
  /** The random bits of the person's page, opened. */
  bits: string | null;
  /** 128 random bits, so that the name can be deleted and what it proved stays. */
  salt: string;
}

/** A match that waits for `begin`; refused if the game cannot be played like that. */
export function deal(game: WholeGame, { options, position, seed, seats, voids = [] }: Deal): OrRefusal<RunningMatch> {
  const header = headerOf({
    game: game.id,
    version: game.version,
    options,
    position,
    seed,
    voids: [...voids],
    seats: seats.map(({ name, bot, bits, salt }) =>
      bot === null ? { name, salt, player: 'person', bits } : { name: name || bot, salt, player: bot, bits: null },
    ),
  });
  return openMatch(game, header, seed);
}
