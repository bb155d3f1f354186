/** A reader who skips is in a hurry, and the hall is told. */
import { effect, signal } from '@preact/signals';
import type { WatchedTable } from '../connection/table.ts';
import { looks, pace } from '../settings/settings.ts';

/** The table whose reader skips. */
export const hurried = signal<string | null>(null);

export function isHurried({ id }: WatchedTable): boolean {
  return hurried.value === id;
}

/** Tells the hall how patient the reader is, and whether they look, again whenever that changes or the line was opened anew. */
export function tellPace(table: WatchedTable): () => void {
  const { line } = table;
  return effect(() => {
    if (line.opened.value === 0) return;
    const wish = isHurried(table) ? 'instant' : pace.value;
    line.request({ do: 'pace', pace: wish, looks: looks.value }).catch(() => undefined);
  });
}
