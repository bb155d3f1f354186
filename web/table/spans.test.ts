import { expect, it } from 'vitest';
import { createSpans, SPANS } from './spans.ts';

/** Shows the steps of a bot's turn, which arrive in groups with a pause before each; when it is over. */
function showTurn(groups: readonly { pause: number; steps: number }[], speed: 'calm' | 'quick'): number {
  let now = 5000;
  let arrival = now;
  const { span } = createSpans(() => now);
  now += span(null, 0, speed);
  const began = now;
  for (const { pause, steps } of groups) {
    arrival += pause;
    now = Math.max(now, arrival);
    for (let step = steps - 1; step >= 0; step--) now += span(1, step, speed);
  }
  return now - began;
}

it.each(['calm', 'quick'] as const)('shows a turn within its time, however many steps it has: %s', (speed) => {
  const part = speed === 'calm' ? 1 : 0.5;
  // As the hall holds back the answers of a turn: in full, then less and less.
  const pauses = [700, 140, 70, 35, 18].map((pause) => pause * part);
  for (const steps of [1, 2, 3, 8, 20]) {
    for (let answers = 1; answers <= pauses.length; answers++) {
      const groups = pauses.slice(0, answers).map((pause) => ({ pause, steps }));
      expect(showTurn(groups, speed)).toBeLessThanOrEqual(SPANS[speed].turn);
    }
  }
});

it('gives every step of a long turn the same time, and none more than eyes need', () => {
  const { span } = createSpans(() => 0);
  expect(span(1, 0, 'calm')).toBe(SPANS.calm.step);
  let now = 0;
  const { span: spanOf } = createSpans(() => now);
  const shown = [5, 4, 3, 2, 1, 0].map((ahead) => {
    const time = spanOf(2, ahead, 'calm');
    now += time;
    return Math.round(time);
  });
  expect(new Set(shown).size).toBe(1);
});

it('shows what people do for as long as ever, and nothing where nothing is wished', () => {
  const { span } = createSpans(() => 0);
  expect([span(null, 3, 'calm'), span(null, 0, 'quick'), span(1, 0, 'instant'), span(null, 0, 'instant')]).toEqual([
    SPANS.calm.step,
    SPANS.quick.step,
    0,
    0,
  ]);
});

it('still shows a turn that a bot began late', () => {
  let now = 0;
  const { span } = createSpans(() => now);
  span(null, 0, 'calm');
  now = 60_000;
  expect(span(1, 0, 'calm')).toBeGreaterThanOrEqual(300);
});

it("leaves time for what came of a person's turn before a bot acts, which takes nothing from the bot's", () => {
  let now = 0;
  const { span, pauseBefore } = createSpans(() => now);
  now += span(null, 0, 'calm');
  now = 700;
  expect(pauseBefore(null, 'calm')).toBe(0);
  expect(pauseBefore(1, 'instant')).toBe(0);
  now += pauseBefore(1, 'calm');
  expect(now).toBe(SPANS.calm.result);
  expect(pauseBefore(1, 'calm')).toBe(0);
  expect(span(1, 0, 'calm')).toBe(SPANS.calm.step);
  // From one bot to the next there is none.
  expect(pauseBefore(2, 'calm')).toBe(0);
  now = 60_000;
  span(null, 0, 'calm');
  now = 70_000;
  expect(pauseBefore(1, 'calm')).toBe(0);
});
