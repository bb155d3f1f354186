/**
 * Whole matches as they went when a version of a game was made. They differ when the rules behave differently, or when the
 * kernel samples chance differently. If it is the rules, `version` must rise; then, and only then, `UPDATE_GOLDEN=1` before
 * the test's command writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chooseAtRandom, fastRng, type Game, hashOf, playOut, type Shape, start } from '@yamanote/kernel';
import { expect, test } from 'vitest';

export interface Golden<Options> {
  seats: number;
  options: Options;
  /** Both what chance does and what is chosen come from it. */
  seed: string;
  entries: number;
  hash: string;
}

/** Tests that the matches in a file go as they went, and returns them; `begin` if they do not simply start. */
export function goldenMatches<T extends Shape, G extends Golden<T['options']> = Golden<T['options']>>(
  game: Game<T>,
  file: URL,
  begin: (match: G) => T['state'] = ({ seats, options }) => start(game, seats, options),
): G[] {
  function play(match: G): Pick<G, 'entries' | 'hash'> {
    const rng = fastRng(match.seed);
    const state = begin(match);
    const entries = playOut(game, state, rng, chooseAtRandom(rng));
    return { entries, hash: hashOf(state) };
  }
  const read = (): { version: number; matches: G[] } => JSON.parse(readFileSync(file, 'utf8'));

  if (process.env.UPDATE_GOLDEN === '1' && read().version !== game.version) {
    const matches = read().matches.map((match) => ({ ...match, ...play(match) }));
    writeFileSync(file, `${JSON.stringify({ version: game.version, matches }, null, 2)}\n`);
  }
  const { version, matches } = read();

  test('the golden matches are of this version', () => {
    expect(version).toBe(game.version);
  });
  for (const match of matches) {
    test(`the ${match.seats}-player match "${match.seed}" goes as it went`, () => {
      expect(play(match)).toEqual({ entries: match.entries, hash: match.hash });
    });
  }
  return matches;
}
