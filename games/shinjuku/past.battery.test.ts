import { runBattery } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { shinjukuRoom } from './index.ts';

test.each([{}, { edition: 'r12' }])('in version 1 the next question told of a hand: %j', async (mix) => {
  const game = await shinjukuRoom.past![1]();
  const { findings } = runBattery(game, { matches: 4, seed: 'silence', mixes: [mix] });
  expect(new Set(findings.map(({ law }) => law))).toEqual(new Set(['silence']));
  for (const { saw } of findings)
    expect(saw).toMatch(/^after .*"do":"(track|open|move)".* sees what nobody told: really/);
});
