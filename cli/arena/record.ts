/** A game of the arena as a match: its answers are given once more, to a match that draws its own chance from the same seed. */

import type { Answers } from '@yamanote/bots';
import { acceptFrom } from '@yamanote/command-line';
import { hex, type Match, type Options, sha256, type WholeGame } from '@yamanote/kernel';
import { commit, deal, type Input, matchOf, questionOf, receive } from '@yamanote/running-match';

export function recordMatch(
  game: WholeGame,
  options: Options,
  bots: readonly string[],
  seed: string,
  answers: Answers,
): Match {
  const seats = bots.map((bot, seat) => ({
    name: bot,
    bot,
    bits: null,
    salt: hex(sha256(`${seed}, salt of ${seat}`)).slice(0, 32),
  }));
  const match = acceptFrom(game.id, deal(game, { options, position: null, seed, seats }));
  // Nobody looked at a clock: the same contest gives the same files.
  const give = (input: Input) => commit(match, acceptFrom(game.id, receive(match, input)));
  give({ is: 'begin', at: 0 });
  for (const [seat, answer] of answers) {
    const by = { is: 'bot', bot: bots[seat] } as const;
    give({ is: 'answers', seat, question: questionOf(match, seat), answers: [answer], by, at: 0, clock: null });
  }
  return matchOf(match);
}
