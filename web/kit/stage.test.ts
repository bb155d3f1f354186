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
    const stage = createStage<string>(() => 400);
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
    const stage = createStage<string>(() => 0);
    stage.show(['dice', 'income', 'build']);
    expect(stage.now.value?.step).toBe('build');
    expect(stage.busy.value).toBe(false);
  });

  it('skips to the end', () => {
    const stage = createStage<string>(() => 400);
    stage.show(['dice', 'income', 'build']);
    stage.skip();
    expect(stage.now.value?.step).toBe('build');
    expect(stage.busy.value).toBe(false);
    stage.show(['next']);
    expect(stage.now.value?.step).toBe('next');
  });

  it('hurries when many wait', () => {
    const stage = createStage<number>(() => 300);
    stage.show([...Array(10).keys()]);
    vi.advanceTimersByTime(100);
    expect(stage.now.value?.step).toBe(1);
  });
});
