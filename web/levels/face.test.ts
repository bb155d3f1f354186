// @vitest-environment happy-dom
import { LEVEL_NAMES } from '@yamanote/bots';
import { draw } from '@yamanote/kit/testing/draw.ts';
import { expect, it } from 'vitest';
import { BotFace } from './face.tsx';
import { EVEN } from './level.ts';

const drawn = (bot: string) => draw(() => BotFace({ bot })).place.innerHTML;

it('has a face for every level, and each is another', () => {
  const robot = drawn('greedy');
  const faces = [...LEVEL_NAMES, EVEN].map(drawn);
  expect(new Set([robot, ...faces]).size).toBe(faces.length + 1);
  expect(drawn('level-43')).toBe(drawn(EVEN));
});
