import { registry } from '@yamanote/games/registry';
import { isRefusal, parseOptions } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { addressFor } from './rules-address.ts';

const { game } = await registry['king-of-tokyo']();

function usualBut(changes: object) {
  const options = parseOptions(game, changes, 4);
  if (isRefusal(options)) throw new Error(options.expected);
  return options;
}

test.each([
  [{}, null, '/how-to/king-of-tokyo'],
  [{}, 'KOT-4.2', '/how-to/king-of-tokyo#KOT-4.2'],
  [{ short: true }, 'KOT-11.1', '/how-to/king-of-tokyo?short=true#KOT-11.1'],
  [{ short: true, bay: false }, null, '/how-to/king-of-tokyo?short=true&bay=false'],
])('a table with %j that asks about %s', (changes, rule, address) => {
  expect(addressFor(game, usualBut(changes), rule)).toBe(address);
});
