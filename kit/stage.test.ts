import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStage } from './stage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the stage', () => {
  it('shows steps one after another', () => {
    const stage = createStage<string>({ span: () => 400 });
    stage.show(['dice', 'income']);
    expect(stage.now.value).toEqual({ beat: 1, step: 'dice' });
    expect(stage.busy.value).toBe(true);
    vi.advanceTimersByTime(400);
    expect(stage.now.value).toEqual({ beat: 2, step: 'income' });
    vi.advanceTimersByTime(400);
    expect(stage.busy.value).toBe(false);
    expect(stage.now.value?.step).toBe('income');
  });

  it('waits for nothing when steps take no time', () => {
    const stage = createStage<string>({ span: () => 0 });
    stage.show(['dice', 'income', 'build']);
    expect(stage.now.value?.step).toBe('build');
    expect(stage.busy.value).toBe(false);
  });

  it('skips to the end', () => {
    const stage = createStage<string>({ span: () => 400 });
    stage.show(['dice', 'income', 'build']);
    stage.skip();
    expect(stage.now.value?.step).toBe('build');
    expect(stage.busy.value).toBe(false);
    stage.show(['next']);
    expect(stage.now.value?.step).toBe('next');
  });

  it('skips no further than it is told, and once nothing is left before that, the pause there', () => {
    const paused = new Set(['theirs']);
    const stage = createStage<string>({ span: () => 400, pauseBefore: (step) => (paused.delete(step) ? 1200 : 0) });
    stage.show(['mine', 'mine too', 'theirs', 'theirs too']);
    stage.skip((step) => step === 'theirs');
    expect(stage.now.value?.step).toBe('mine too');
    expect(stage.busy.value).toBe(true);
    vi.advanceTimersByTime(1199);
    expect(stage.now.value?.step).toBe('mine too');
    stage.skip((step) => step.startsWith('theirs'));
    expect(stage.now.value?.step).toBe('theirs');
  });

  it.each([0, 400])('stops at a step that holds, until it is told to go on: %i ms', (time) => {
    const stage = createStage<string>({
      span: () => time,
      holds: (step, before) => step === 'out' && before !== 'out',
    });
    stage.show(['hit', 'hurt', 'out', 'next turn', 'end']);
    stage.skip();
    expect(stage.now.value?.step).toBe('out');
    stage.skip();
    vi.advanceTimersByTime(60_000);
    stage.show(['more']);
    expect(stage.now.value?.step).toBe('out');
    expect([stage.held.value, stage.busy.value]).toEqual([true, false]);
    stage.goOn();
    vi.advanceTimersByTime(3 * time);
    expect(stage.now.value?.step).toBe('more');
    expect(stage.held.value).toBe(false);
  });

  it('hurries when many wait', () => {
    const stage = createStage<number>({ span: () => 300 });
    stage.show([...Array(10).keys()]);
    vi.advanceTimersByTime(100);
    expect(stage.now.value?.step).toBe(1);
  });
});
