/** What the board of the hall says of a match: short, in every language, from what everybody sees, at any moment of any match. */
import { loadAll } from '@yamanote/games/by-language';
import { chooseAtRandom, fastRng, isRefusal, parseOptions, start, viewOf } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { describe, expect, test } from 'vitest';
import { registry, speeches } from './registry.ts';
import { LANGUAGES } from './room.ts';

const NAMES = ['Wilma', 'Botan', 'Xenia', 'Emre', 'Fumiko', 'Ada'];
/** Names and all: a row has about so much room, twice in Japanese. */
const LONGEST = { en: 100, de: 100, ja: 70 };
const MOST_MOMENTS = 120;
const MOST_MIXES = 4;

describe.each(Object.keys(registry))('%s', (id) => {
  test('has a line at any moment of its matches, of nothing but what everybody sees', async () => {
    const [{ game, glance, mixes }, speech] = [await registry[id](), await speeches[id]()];
    await loadAll(speech);
    const said = new Set<string>();
    for (const [m, mix] of mixes.slice(0, MOST_MIXES).entries()) {
      const seats = [game.seats.min, game.seats.max][m % 2];
      const options = parseOptions(game, mix, seats);
      if (isRefusal(options)) continue;
      const state = start(game, seats, options);
      const rng = fastRng(`${id} ${m}`);
      for (const _ of moments(game, state, rng, chooseAtRandom(rng), MOST_MOMENTS)) {
        const found = glance!(viewOf(game, state, 'public'));
        if (found === null) continue;
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
        for (const language of LANGUAGES) {
          const line = speech[language].glance!(found, NAMES);
          expect(line).not.toMatch(/undefined|NaN|null|object|Infinity|\n/);
          expect(line.length, line).toBeLessThan(LONGEST[language]);
          if (language === 'en') said.add(line);
        }
      }
    }
    // It goes with the match.
    expect(said.size).toBeGreaterThan(5);
  });
});
