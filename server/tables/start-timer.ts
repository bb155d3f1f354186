import type { OpenTable } from './open-table.ts';

/** What happens at this table by itself before a match begins; one thing at a time, and the first that was set stays. */
export function setTimer(table: OpenTable, wait: number, act: () => void): void {
  table.startTimer ??= setTimeout(() => {
    table.startTimer = null;
    act();
  }, wait);
}

export function stopTimer(table: OpenTable): void {
  if (table.startTimer !== null) clearTimeout(table.startTimer);
  table.startTimer = null;
}
