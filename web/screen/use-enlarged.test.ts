import { expect, it } from 'vitest';
import { enlargementFor } from './use-enlarged.ts';

it.each([
  [1920, 1080, 24 / 17],
  [3840, 2160, 48 / 17],
  [1360, 765, 1],
  // Whichever side is the narrower decides.
  [1920, 918, 1.2],
  [1366, 650, 650 / 765],
  [390, 664, 1],
])('a screen of %i × %i is drawn %f times as large', (width, height, times) => {
  expect(enlargementFor({ width, height })).toBeCloseTo(times);
});
