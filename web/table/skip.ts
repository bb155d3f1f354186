/**
 * Whoever waits for bots alone need not watch them: skipping lets them play without a pause, and shows only what came of it,
 * until the reader is asked again or the match is over.
 *
 * The bar mounts `<SkipButton session={session} />` (skip-button.tsx) wherever it says for whom one waits; it shows nothing
 * while there is nothing to skip.
 */
import { effect } from '@preact/signals';
import { hurried, isHurried } from './hurry.ts';
import type { Session } from './session.ts';
import { skippable } from './skippable.ts';

/** What can be skipped now; `null` for nothing. */
export function maySkip({ table, viewer, composer, board, stage }: Session): 'round' | 'match' | null {
  const info = table.info.value;
  if (info === null || composer.asking.value !== null || isHurried(table)) return null;
  if (table.progress.value?.sight.frozen) return null;
  const seat = viewer.value;
  const view = stage.now.value?.step.view;
  return skippable(info, seat, seat !== 'public' && view !== undefined && board.out?.(view, seat) === true);
}

/** Straight to what came of the turn that is shown. */
export function skipTurn({ stage }: Session): void {
  const turn = stage.now.peek()?.step.turn;
  stage.skip((step) => step.turn !== turn);
}

export function skip({ table, composer, stage }: Session): void {
  hurried.value = table.id;
  stage.skip();
  const stop = effect(() => {
    const over = table.progress.value?.sight.pending.is === 'over';
    if (hurried.value === table.id && composer.asking.value === null && !over) return;
    if (hurried.peek() === table.id) hurried.value = null;
    queueMicrotask(() => stop());
  });
}
